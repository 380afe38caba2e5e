"""The page: the built client, which the server delivers itself."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server.page_head import MANIFEST, TITLE, Place, head, manifest, preview
from guildhall.server.routes import TheHall
from guildhall.text import Text, preferred_language

FOLDER: Final = Path(str(resources.files("guildhall"))) / "page"
# The paths of all pages but the start page. `make types` writes them for the router of the page, too.
PAGES: Final = {
    "NewTable": "/new",
    "Table": "/t/([0-9a-f]+)",
    "Replay": "/t/([0-9a-f]+)/replay",
    "Rules": "/rules(?:/([a-z][a-z0-9_]*))?",
    "HowToPlay": "/play/([a-z][a-z0-9_]*)",
    "Cards": "/cards/([a-z][a-z0-9_]*)",
    "Fair": "/fair",
    "Settings": "/settings",
}
_ALWAYS: Final = {
    "Cache-Control": "public, max-age=31536000, immutable"
}  # their names change with their contents
_NEVER: Final = {"Cache-Control": "no-cache"}
_SPOKEN: Final = {**_NEVER, "Vary": "Accept-Language"}  # in the language of the visitor
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".md": "text/plain",
}
_FILE: Final = re.compile(r"[\w-][\w.-]*(/[\w-][\w.-]*)*", re.ASCII)  # no part begins with a dot
_LONGEST: Final = 250  # characters of a path
_UNDECODABLE: Final = "\ufffd"  # stands for bytes that aren't UTF-8
_ELSEWHERE: Final = ("api", "metrics")  # never pages of the client


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], hall: TheHall, path: FromPath[Path] = Path()
) -> Response[Any]:
    """Return a file of the client, or the client itself, which shows every page."""
    wanted = "" if path == Path() else path.as_posix().lstrip("/")
    if not _possible(wanted) or wanted.split("/")[0] in _ELSEWHERE:
        raise NotFoundException
    text = Text(preferred_language(request.headers.get("accept-language", "")))
    if wanted == MANIFEST:
        return Response(manifest(text), media_type="application/manifest+json", headers=_SPOKEN)
    found = FOLDER / wanted
    if _FILE.fullmatch(wanted) and found.suffix in _TYPES and found.is_file():
        return _file(found, _ALWAYS if wanted.startswith("assets/") else _NEVER)
    if "." in wanted.rsplit("/", 1)[-1]:
        raise NotFoundException
    index = FOLDER / "index.html"
    if not index.is_file():
        raise GuildhallError(Message("server-page-not-built"))
    place = place_of(f"/{wanted}")
    step = request.query_params.get("step", "")
    described = head(await preview(place, hall, text, step), str(request.base_url))
    return Response(
        index.read_text("utf-8").replace(TITLE, described, 1),
        media_type="text/html",
        status_code=404 if place is None else 200,
        headers=_SPOKEN,
    )


def place_of(path: str) -> Place | None:
    """Return the page at a path, and what the path says about it; None if there is no such page."""
    if path == "/":
        return Place("Start", "")
    matches = ((name, re.fullmatch(f"{pattern}/?", path)) for name, pattern in PAGES.items())
    return next((Place(name, (*found.groups(""), "")[0]) for name, found in matches if found), None)


def _possible(path: str) -> bool:
    """Whether a path can be one of a file or a page."""
    return (
        len(path) <= _LONGEST
        and path.isprintable()  # no control characters, no half of a surrogate pair
        and _UNDECODABLE not in path
        and ".." not in path.split("/")
    )


def _file(found: Path, cached: dict[str, str]) -> Response[Any]:
    return File(
        found,
        media_type=_TYPES[found.suffix],
        content_disposition_type="inline",
        headers=cached,
    )

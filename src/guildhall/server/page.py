"""The page: the built client, which the server delivers itself."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from guildhall.kernel.message import GuildhallError, Message

FOLDER: Final = Path(str(resources.files("guildhall"))) / "page"
_ALWAYS: Final = {
    "Cache-Control": "public, max-age=31536000, immutable"
}  # their names change with their contents
_NEVER: Final = {"Cache-Control": "no-cache"}
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".md": "text/plain",
}
_FILE: Final = re.compile(r"[\w-][\w.-]*(/[\w-][\w.-]*)*", re.ASCII)  # no part begins with a dot
_LONGEST: Final = 250  # characters of a path
_UNDECODABLE: Final = "\ufffd"  # stands for bytes that aren't UTF-8
_ELSEWHERE: Final = ("api", "metrics")  # never pages of the client


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[Path] = Path()) -> Response[Any]:
    """Return a file of the client; the client itself understands every other path."""
    wanted = "" if path == Path() else path.as_posix().lstrip("/")
    if not _possible(wanted) or wanted.split("/")[0] in _ELSEWHERE:
        raise NotFoundException
    found = FOLDER / wanted
    if _FILE.fullmatch(wanted) and found.suffix in _TYPES and found.is_file():
        return _file(found, _ALWAYS if wanted.startswith("assets/") else _NEVER)
    if "." in wanted.rsplit("/", 1)[-1]:
        raise NotFoundException
    index = FOLDER / "index.html"
    if not index.is_file():
        raise GuildhallError(Message("server-page-not-built"))
    return _file(index, _NEVER)


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

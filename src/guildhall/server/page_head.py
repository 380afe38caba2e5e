"""What the page says about itself before it runs: to browsers, search engines and messengers."""

from __future__ import annotations

import json
from html import escape
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from guildhall.catalogue import games
from guildhall.kernel.message import GuildhallError
from guildhall.server.hall import Hall
from guildhall.server.terms import CLOSED, FINISHED, WAITING, has_picture
from guildhall.text import Text

NAME: Final = "Guildhall"
TITLE: Final = f"<title>{NAME}</title>"  # where the built page has room for the rest
MANIFEST: Final = "guildhall.webmanifest"
# The build draws these files: web/icons.ts.
_ICONS: Final = (
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("icon-mask.png", 512, "maskable"),
)
_LINKS: Final = (
    f'<link rel="manifest" href="/{MANIFEST}" /><link rel="apple-touch-icon" href="/icon-180.png" />'
)
_PICTURE: Final = "preview.png"
_GROUND, _BAR = "#12172c", "#0c1021"  # of the dark theme: a manifest has room for one


class Place(NamedTuple):
    """A page of the client, and the part of its path that says what it shows: a table or a game."""

    page: str
    part: str


class Preview(NamedTuple):
    """What is said about a page; search engines don't list all of them."""

    title: str
    description: str
    listed: bool = False
    picture: str = _PICTURE  # its path


def head(preview: Preview, address: str) -> str:
    """Return the part of a page's head that says what it is; `address` is that of the server."""
    tags = {
        "description": preview.description,
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": address + preview.picture,
        "twitter:card": "summary_large_image",
    }
    if not preview.listed:
        tags["robots"] = "noindex"
    metas = [
        f'<meta {"property" if name.startswith("og:") else "name"}="{name}" content="{escape(content)}" />'
        for name, content in tags.items()
    ]
    return "\n    ".join([f"<title>{escape(preview.title)}</title>", _LINKS, *metas])


async def preview(place: Place | None, hall: Hall, text: Text, step: str = "") -> Preview:
    """Return what is said about a page, and a step of a replay.

    A private table looks like one that doesn't exist.
    """
    about = text("page-about")
    match place:
        case Place("Start"):
            return Preview(NAME, about, listed=True)
        case Place("Fair"):
            return Preview(f"{text('web-fair')} · {NAME}", text("web-fair-about"), listed=True)
        case Place("Rules", game) if game in games():
            name = _game(game, text)
            title = text("web-rules-title", game=name)
            return Preview(f"{title} · {NAME}", text("page-about-rules", game=name), listed=True)
        case Place("HowToPlay" | "Cards" as page, game) if game in games():
            title = text("web-how" if page == "HowToPlay" else "web-cards")
            return Preview(f"{title} · {_game(game, text)} · {NAME}", about, listed=True)
        case Place("Rules"):
            return Preview(f"{text('web-rules')} · {NAME}", about, listed=True)
        case Place("Table" | "Replay" as page, table):
            return await _of_table(page, table, hall, text, step) or Preview(NAME, about)
    return Preview(NAME, about)


async def _of_table(page: str, table: str, hall: Hall, text: Text, step: str) -> Preview | None:
    """Return what everybody may hear about a table; None if that is nothing."""
    try:
        terms, status = await hall.terms(table)
    except (GuildhallError, SQLAlchemyError):  # the page itself says what is wrong
        return None
    if terms.private or status == CLOSED:
        return None
    name = _game(terms.game, text)
    over = page == "Replay" and status == FINISHED
    title = text("web-replay-title", game=name) if over else name
    names = tuple(chair.name for chair in terms.chairs if chair.kind != "open")
    free = len(terms.chairs) - len(names)
    key = "waiting" if status == WAITING and free else "over" if status == FINISHED else "playing"
    about = text(f"page-table-{key}", players=names, count=free)
    if not has_picture(terms, status):
        return Preview(f"{title} · {NAME}", about)
    chosen = f"?step={step}" if over and step.isascii() and step.isdigit() else ""
    return Preview(f"{title} · {NAME}", about, picture=f"api/tables/{table}/picture{chosen}")


def _game(name: str, text: Text) -> str:
    key = f"web-game-{name}"
    return text(key) if text.knows(key) else name


def manifest(text: Text) -> bytes:
    """Return what a browser needs to install the page as a program."""
    return json.dumps(
        {
            "id": "/",
            "name": NAME,
            "short_name": NAME,
            "description": text("page-about"),
            "lang": text.language,
            "categories": ["games"],
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": _GROUND,
            "theme_color": _BAR,
            "icons": [
                {"src": f"/{file}", "type": "image/png", "sizes": f"{size}x{size}", "purpose": purpose}
                for file, size, purpose in _ICONS
            ],
        }
    ).encode()

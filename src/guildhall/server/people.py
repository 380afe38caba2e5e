"""Who somebody is: a name, and a secret that their browser keeps."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final, NamedTuple

import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server.look_alikes import MISTAKEN_FOR
from guildhall.server.store.store import PersonRow, Store
from guildhall.server.terms import is_id, is_plain

MOST_NAME: Final = 40
MOST_MARKS: Final = 2  # accents and the like on one character
# Characters that show nothing, though Unicode counts them as letters, marks or symbols.
_UNSEEN: Final = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
_REMEMBERED: Final = 10_000
_DAY: Final = 86_400.0
LOG = structlog.get_logger()


class NotYou(GuildhallError):
    """Somebody whose token is missing or unknown."""


class BadName(GuildhallError):
    """A name that can't be shown."""


class Person(NamedTuple):
    """Somebody the server knows."""

    id: str
    name: str


def clean(name: str) -> str:
    """Return a name without what can't be seen or covers other characters; BadName if none is left."""
    visible = _visible(unicodedata.normalize("NFC", " ".join(name.split())))
    shown = " ".join(_few_marks(visible).split())
    if not 1 <= len(shown) <= MOST_NAME or not is_plain(name):
        raise BadName(Message("server-bad-name", {"most": MOST_NAME}))
    return shown


def distinct(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number behind it if it looks like one that is taken."""
    looks = {look for other in taken for look in _looks(other)}
    for number in count(1):
        end = f" ({number})" if number > 1 else ""
        numbered = name[: MOST_NAME - len(end)].rstrip() + end
        if looks.isdisjoint(_looks(numbered)):
            return numbered
    raise AssertionError("numbers do not end")


def skeleton(name: str) -> str:
    """Return the skeleton of a name, the same for all names that look like it (Unicode TS 39)."""
    plain = _visible(unicodedata.normalize("NFKD", name)).translate(MISTAKEN_FOR)
    return unicodedata.normalize("NFD", plain)


def _looks(name: str) -> set[str]:
    """Return a name's skeletons in both cases: an upper case letter may look like another lower case one."""
    return {skeleton(name).casefold(), skeleton(name.casefold())}


def _visible(text: str) -> str:
    """Return a text without control characters, direction marks and whatever else shows nothing."""
    return "".join(letter for letter in text if letter.isprintable() and letter not in _UNSEEN)


def _few_marks(text: str) -> str:
    """Return a text with only so many marks on each character, and none without a character."""
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in text:
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
        else:
            marks = MOST_MARKS if letter == " " else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Everybody who plays on this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, PersonRow] = {}

    async def add(self, name: str) -> tuple[Person, str]:
        """Add a person; return them, and the token that proves who they are."""
        id_, secret = secrets.token_hex(8), secrets.token_urlsafe(24)
        now = time.time()
        row = PersonRow(id_, clean(name), _hash(secret), now, now)
        await self._store.add_person(row)
        return Person(row.id, row.name), f"{id_}.{secret}"

    async def authenticate(self, token: str) -> Person:
        """Return the person with a token; NotYou if there is none."""
        id_, _, secret = token.partition(".")
        row = self._known.get(id_) or (await self._store.person(id_) if is_id(id_) else None)
        if row is None or not hmac.compare_digest(row.secret, _hash(secret)):
            raise NotYou(Message("server-not-you"))
        row = await self._seen(row)
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[id_] = row
        return Person(row.id, row.name)

    async def _seen(self, row: PersonRow) -> PersonRow:
        """Note once a day that somebody is here; NotYou if the server has forgotten them."""
        now = time.time()
        if now - row.seen <= _DAY:
            return row
        try:
            known = await self._store.mark_seen(row.id, now)
        except SQLAlchemyError as error:  # there is time to note it later
            LOG.warning("seen", error=str(error))
            return row
        if not known:
            self._known.pop(row.id, None)
            raise NotYou(Message("server-not-you"))
        return row._replace(seen=now)

    async def rename(self, person: Person, name: str) -> Person:
        """Change a person's name, for tables where they sit down from now on."""
        renamed = Person(person.id, clean(name))
        await self._store.rename(person.id, renamed.name)
        self._known.pop(person.id, None)
        return renamed

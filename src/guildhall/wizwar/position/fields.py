"""How positions write and read each sort of number, and the fields of the state that are parts of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from guildhall.wizwar import choices
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BENDS, DAMAGE_KINDS, PROJECTS
from guildhall.wizwar.book import HELPERS as HELPER_WAYS
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.numbering import pack, unpack
from guildhall.wizwar.position import errors, limits, parts
from guildhall.wizwar.position.errors import READ, bad, bad_shape, one_of
from guildhall.wizwar.position.pool import Pool, card_name, slug
from guildhall.wizwar.state import FLAGS, State
from guildhall.wizwar.targets import COMPASS, NOWHERE


class Form(NamedTuple):
    """How a number is written and read."""

    write: Callable[[State, int], object]
    read: Callable[[Pool, object, str], int]


def number(most: int, least: int = 0, paragraph: str = "") -> Form:
    """Return the form of a plain number."""
    return Form(lambda s, n: n, lambda pool, given, part: errors.number(given, part, least, most, paragraph))


def _index_form(names: Callable[[State], Sequence[str]]) -> Form:
    """Return the form of a number that is the index of one of these names."""

    def read(pool: Pool, given: object, part: str) -> int:
        known = names(pool.s)
        return known.index(one_of(given, part, known))

    return Form(lambda s, value: names(s)[value], read)


def _bits_form(names: Callable[[State], dict[str, int]]) -> Form:
    """Return the form of bits as a list of these names."""

    def read(pool: Pool, given: object, part: str) -> int:
        known = names(pool.s)
        bits = 0
        for name in READ.items(given, part):
            word = one_of(name, part, known)
            if bits & known[word]:
                raise bad("twice", part=part, word=word)
            bits |= known[word]
        return bits

    return Form(lambda s, value: [name for name, bit in names(s).items() if value & bit], read)


def _packed_form(name: Callable[[State, int], str], named: Callable[[State, object, str], int]) -> Form:
    """Return the form of a packed number as a list of what it holds."""

    def read(pool: Pool, given: object, part: str) -> int:
        found = [named(pool.s, word, part) for word in READ.items(given, part)]
        packed = pack(found)
        if unpack(packed) != found:  # an empty list too, or a leading digit 0
            raise bad_shape(part)
        return packed

    return Form(lambda s, value: [name(s, digit) for digit in unpack(value)], read)


def _name_form(name: Callable[[State, int], str], named: Callable[[State, object, str], int]) -> Form:
    """Return the form of a number by a name that depends on the table."""
    return Form(name, lambda pool, given, part: named(pool.s, given, part))


_HELPERS: Final = {SLUGS[HELPER_WAYS[bit].name]: bit for bit in (BENDS, PROJECTS)}

_PLAYER: Final = _index_form(parts.colours)
_PLAYERS: Final = _bits_form(
    lambda s: {colour: 1 << player for player, colour in enumerate(parts.colours(s))}
)
_LINE: Final = _name_form(lambda s, line: line_name(line), parts.line)
_FUEL: Final = _packed_form(
    lambda s, digit: SLUGS[choices.FUEL_CARD[digit]],
    lambda s, given, part: choices.FUEL[slug(given, part)],
)

# The forms of the fields of frames by their sorts, and what a field is if it is left out (None: never).
_FORMS: Final[dict[str, tuple[Form, int | None]]] = {
    "flag": (number(1), 0),
    "up to 2": (number(2), 0),
    "up to 3": (number(3), 0),
    "count": (number(99), 0),
    "number": (number(99), None),
    "energy": (number(99), 1),
    "damage": (number(999), None),
    "kinds": (_bits_form(lambda s: dict(DAMAGE_KINDS)), None),
    "frame": (number(99, 1), None),  # an index of the stack, where the phase is 0
    "player": (_PLAYER, None),
    "players": (_PLAYERS, 0),
    "card": (Form(card_name, lambda pool, given, part: pool.card(given, part)), None),
    "card name": (_index_form(lambda s: SLUGS), None),
    "way": (_index_form(lambda s: parts.WAY_NAMES), None),
    "helpers": (_bits_form(lambda s: _HELPERS), 0),
    "fuel": (_FUEL, None),
    "any fuel": (_FUEL, 0),
    "treasure": (_index_form(parts.treasures), None),
    "thing": (_name_form(parts.thing_name, parts.thing), None),
    "things": (_bits_form(lambda s: {parts.thing_name(s, i): 1 << i for i in range(len(s.things))}), 0),
    "square": (_name_form(lambda s, square: square_name(square), parts.square), None),
    "line": (_LINE, None),
    "lines": (_bits_form(lambda s: {line_name(line): 1 << line for line in s.arrangement.lines}), 0),
    "direction": (_index_form(lambda s: COMPASS), None),
    "target": (_name_form(parts.target_name, parts.target), None),
    "targets": (_packed_form(parts.target_name, parts.target), None),
}


def form_of(sort: str) -> tuple[Form, int | None]:
    """Return the form of a field and what it is if left out; NOWHERE if its sort ends in a question mark."""
    if sort.endswith("?"):
        return _FORMS[sort.removesuffix("?")][0], NOWHERE
    return _FORMS[sort]


# The fields of the state that are parts of a position, under the same names; left out if 0 or ().
PLAIN: Final = {
    "attacks": number(limits.ATTACKS, paragraph="5.1"),
    "flags": _bits_form(lambda s: {flag: 1 << bit for bit, flag in enumerate(FLAGS)}),
    "passages": _LINE,  # a tuple of lines
    "sickened": _PLAYERS,
}


def write_plain(s: State, name: str) -> object:
    """Return a plain field as a part of a position."""
    value, form = getattr(s, name), PLAIN[name]
    return [form.write(s, one) for one in value] if isinstance(value, tuple) else form.write(s, value)


def read_plain(pool: Pool, name: str, given: object) -> None:
    """Set a plain field from a part of a position."""
    form = PLAIN[name]
    if not isinstance(getattr(pool.s, name), tuple):
        setattr(pool.s, name, form.read(pool, given, name))
        return
    found: list[int] = []
    for one in READ.items(given, name):
        value = form.read(pool, one, name)
        if value in found:  # perhaps by another name
            raise bad("twice", part=name, word=str(form.write(pool.s, value)))
        found.append(value)
    setattr(pool.s, name, tuple(found))

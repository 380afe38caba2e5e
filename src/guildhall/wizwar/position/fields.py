"""The forms of each sort of number in positions, and the fields of the state that are parts of them."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.forms import Form, Forms
from guildhall.wizwar import choices
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BENDS, PROJECTS
from guildhall.wizwar.book import HELPERS as HELPER_WAYS
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.position import limits, parts
from guildhall.wizwar.position.errors import READ
from guildhall.wizwar.position.pool import Pool, card_name, slug
from guildhall.wizwar.state import FLAGS, State
from guildhall.wizwar.target_words import COMPASS
from guildhall.wizwar.traits import DAMAGE_KINDS

FORMS: Final = Forms[State, Pool](READ, lambda pool: pool.s)


_HELPERS: Final = {SLUGS[HELPER_WAYS[bit].name]: bit for bit in (BENDS, PROJECTS)}

_PLAYER: Final = FORMS.index(parts.colours)
_PLAYERS: Final = FORMS.bits(
    lambda s: {colour: 1 << player for player, colour in enumerate(parts.colours(s))}
)
_LINE: Final = FORMS.named(lambda s, line: line_name(line), parts.line)
_FUEL: Final = FORMS.packed(
    lambda s, digit: SLUGS[choices.FUEL_CARD[digit]], lambda s, given, part: choices.FUEL[slug(given, part)]
)

# The forms of the fields of frames by their sorts, and what a field is if it is left out (None: never).
FORMS.sorts = {
    "flag": (FORMS.number(1), 0),
    "up to 2": (FORMS.number(2), 0),
    "up to 3": (FORMS.number(3), 0),
    "count": (FORMS.number(99), 0),
    "number": (FORMS.number(99), None),
    "energy": (FORMS.number(99), 1),
    "damage": (FORMS.number(999), None),
    "kinds": (FORMS.bits(lambda s: dict(DAMAGE_KINDS)), None),
    "frame": (FORMS.number(99, 1), None),  # an index of the stack, where the phase is 0
    "player": (_PLAYER, None),
    "players": (_PLAYERS, 0),
    "card": (Form(card_name, lambda pool, given, part: pool.card(given, part)), None),
    "card name": (FORMS.index(lambda s: SLUGS), None),
    "way": (FORMS.index(lambda s: parts.WAY_NAMES), None),
    "helpers": (FORMS.bits(lambda s: _HELPERS), 0),
    "fuel": (_FUEL, None),
    "any fuel": (_FUEL, 0),
    "treasure": (FORMS.index(lambda s: parts.words(s).treasures), None),
    "thing": (FORMS.named(lambda s, i: parts.words(s).things[i], parts.thing), None),
    "things": (FORMS.bits(lambda s: {name: 1 << i for i, name in enumerate(parts.words(s).things)}), 0),
    "square": (FORMS.named(lambda s, square: square_name(square), parts.square), None),
    "line": (_LINE, None),
    "lines": (FORMS.bits(lambda s: {line_name(line): 1 << line for line in s.arrangement.lines}), 0),
    "direction": (FORMS.index(lambda s: COMPASS), None),
    "target": (FORMS.named(parts.target_name, parts.target), None),
    "targets": (FORMS.packed(parts.target_name, parts.target), None),
}


# The fields of the state that are parts of a position, under the same names; left out if 0 or ().
PLAIN: Final = {
    "attacks": FORMS.number(limits.ATTACKS, paragraph="5.1"),
    "flags": FORMS.bits(lambda s: {flag: 1 << bit for bit, flag in enumerate(FLAGS)}),
    "passages": _LINE,  # a tuple of lines
    "sickened": _PLAYERS,
}

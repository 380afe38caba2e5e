"""What the numbers of events stand for, by their fields: as plain JSON, and in words of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.kernel.event_fields import EventField, EventFields
from guildhall.kernel.message import Arg, Message, Seat
from guildhall.wizwar import kinds
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.decks import NAME_OF, SCHOOL_OF, SCHOOLS, SLUGS
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.state import ENDINGS, NOBODY, State
from guildhall.wizwar.target_words import COMPASS, PLACE_WORDS, Names, target_word
from guildhall.wizwar.targets import INDEX, LINE, NOWHERE, PLACES, SORT, told_thing
from guildhall.wizwar.traits import kinds_in
from guildhall.wizwar.words import say

FIELDS: Final = EventFields[State, Names]()
_same: Final = FIELDS.same


def _words(words: Sequence[str | None]) -> EventField[State, Names]:
    """Return a field whose number is the index of a word, which is None for none."""
    return _same(lambda number: words[number], lambda number: words[number] or "none")


def past_target(s: State, target: int, doer: int = NOBODY) -> Arg:
    """Return a target of something that is over: a wizard by name, a line without what stands there now.

    What belongs to the player who did it is called their own.
    """
    thing = told_thing(target)
    if thing is not None:
        placed = thing.where == NOWHERE or SORT[thing.where] in PLACES
        whom = None if placed else past_target(s, thing.where)
        return say.laid_words(thing.card, thing.owner, thing.where, whom, doer=doer)
    sort, number = SORT[target], INDEX[target]
    if sort == "line":
        return say.place_words(target)
    if sort == "treasure":
        return say.treasure_words(number, doer=doer)
    if sort == "sector":
        return say.sector_words(s, number, doer=doer)
    return Seat(number) if sort == "wizard" else say.target_words(s, target)


_SEAT: Final = _same(lambda seat: seat, Seat)
_NAME: Final = _same(SLUGS.__getitem__, say.name_words)
_SQUARE: Final = _same(PLACE_WORDS.__getitem__, say.place_words)
_LINE: Final = _same(lambda line: PLACE_WORDS[LINE[line]], lambda line: say.place_words(LINE[line]))
_SCHOOL: Final = _same(SCHOOLS.__getitem__, say.school_words)

# client_types.EventFields has their types in JSON.
FIELDS.fields = {
    "player": _SEAT,
    "victim": _SEAT,
    "winners": _SEAT,
    "thing": _same(lambda thing: thing, lambda thing: thing),
    "card": _same(lambda card: SLUGS[NAME_OF[card]], say.card_words),
    "cards": _same(
        lambda card: {"card": SLUGS[NAME_OF[card]], "school": SCHOOLS[SCHOOL_OF[card]]}, say.card_words
    ),
    "cause": _NAME,
    "source": _NAME,
    "way": _same(lambda way: WAYS[way].slug, say.way_words),
    "target": EventField(target_word, past_target),
    "sector": EventField(target_word, lambda s, sector, doer: say.target_words(s, sector)),
    "square": _SQUARE,
    "squares": _SQUARE,
    "from": _SQUARE,
    "to": _SQUARE,
    "line": _LINE,
    "doors": _LINE,
    "direction": _same(COMPASS.__getitem__, say.direction_words),
    "treasure": EventField(
        lambda names, treasure: names.treasures[treasure],
        lambda s, treasure, doer: say.treasure_words(treasure, doer=doer),
    ),
    "school": _SCHOOL,
    "schools": _SCHOOL,
    "group": _same(lambda group: group, lambda group: group + 1),
    "colours": _same(COLOURS.__getitem__, say.colour_words),
    "kind": _same(kinds_in, say.kind_words),
    "barrier": _words(kinds.BARRIERS),
    "gait": _words(kinds.GAITS),
    "exit": _words(kinds.EXITS),
    "how": _words(kinds.LOSSES),
    "reason": _same(ENDINGS.__getitem__, lambda reason: Message(f"wizwar-ending-{ENDINGS[reason]}")),
}

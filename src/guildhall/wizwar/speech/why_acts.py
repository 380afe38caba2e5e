"""Why the active player can't do something in their Move and Cast phase (rules 1.7)."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.message import Refusal
from guildhall.wizwar.board import line_named, square_named
from guildhall.wizwar.book import BOOK, FISTS
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.flow.acts import OTHERS_ITEM, OTHERS_SPELL, why_kept, why_not_held, why_not_picked_up
from guildhall.wizwar.movement import DIRECTIONS
from guildhall.wizwar.speech.meaning import card_named, in_hand, target_named, thing_named
from guildhall.wizwar.speech.reasons import About, Why, refusal
from guildhall.wizwar.speech.why_cards import why_no_card, why_no_energy, why_no_way
from guildhall.wizwar.speech.why_moves import why_no_step, why_no_walk
from guildhall.wizwar.stack.permissions import carried
from guildhall.wizwar.state import HAS_BOOSTED, State
from guildhall.wizwar.targets import AS_THING, LINE, NOWHERE, SORT, THING
from guildhall.wizwar.words import rule, say
from guildhall.wizwar.words.say import refuse


def why_no_act(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active player can't do what a word says."""
    verb, _, rest = word.partition(":")
    if verb in _VERBS:
        return _VERBS[verb](s, player, rest)
    if word == "pass":
        return refuse("1.8", "pass-now")
    if word == "punch":
        return why_no_way(s, player, FISTS[0], say.way_words(FISTS[0].number))
    if word in DIRECTIONS:
        return why_no_step(s, player, DIRECTIONS.index(word))
    square = square_named(word)
    if square is not None:
        return why_no_walk(s, player, square)
    name, mode = card_named(word)
    if name >= 0:
        return _why_not_yours(s, player, name, word) or why_no_card(s, player, name, mode)
    target = target_named(s, word)
    found = _why_no_take(s, player, word) if SORT[target] == "treasure" else None
    return found or (_target_alone(s, player, target) if target >= 0 else None)


def _target_alone(s: State, player: int, target: int) -> Refusal:
    return refuse("5.8", "target-alone", target=say.target_words(s, target, player))


def _why_not_yours(s: State, player: int, name: int, word: str) -> Refusal | None:
    """Return why the player can't use a thing that isn't in front of them."""
    target = thing_named(s, word)
    if target < 0 or in_hand(s, player, name) or carried(s, player, name) >= 0:
        return None
    if s.things[AS_THING[target]].at != NOWHERE:
        return _target_alone(s, player, target)
    return refusal(s, OTHERS_ITEM if BOOK[name].item else OTHERS_SPELL, About(player, target=target))


def _why_no_take(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't pick something up."""
    target = target_named(s, word)
    if SORT[target] in ("thing", "treasure"):
        return refusal(s, why_not_picked_up(s, player, target), About(player, target=target))
    name, _ = card_named(word)
    if name >= 0:
        return refuse("10.3", "lies-nowhere", card=say.name_words(name))
    return None if word else refuse("10.3", "nothing-here")


def _why_no_gather(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't take what a thing on the board offers."""
    for name, offer in rule.offers.by_name.items():
        if word and card_named(word)[0] != name:
            continue
        found = [(offer.missing, NOWHERE)]
        for i in s.things_named(name):
            reason = offer.refuses(s, i, player)
            if reason is not None:
                found.append((reason, THING[i]))
        best, target = max(found, key=lambda pair: (pair[0].near, pair[0] is not offer.missing))
        return refusal(s, best, About(player, target=target))
    return None


def _why_no_drop(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't drop something."""
    if word == "treasure" or SORT[target_named(s, word)] == "treasure":
        return refuse("10.9", "carries-no-treasure")
    name, _ = card_named(word)
    if name < 0:
        return None if word else refuse("10.5", "carries-nothing")
    number = carried(s, player, name)
    if number < 0:
        return refuse("10.5", "carries-not", card=say.name_words(name))
    if not BOOK[name].item:
        return refuse("7.4", "end-it", card=say.name_words(name), word=f"end:{SLUGS[name]}")
    return refusal(s, why_kept(s, player, s.things[number]), About(player, target=THING[number]))


def _why_no_end(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't end a spell."""
    target = thing_named(s, word)
    if target < 0:
        name, _ = card_named(word)
        return refuse("7.4", "no-such-spell", card=say.name_words(name)) if name >= 0 else None
    thing = s.things[AS_THING[target]]
    if BOOK[NAME_OF[thing.card]].item:
        return refuse("10.6", "item-ends-not", card=say.name_words(NAME_OF[thing.card]))
    return refusal(s, why_kept(s, player, thing), About(player, target=target))


def _why_no_hold(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't hold a door open."""
    line = line_named(word)
    if line is None:
        return None if word else refuse("3.4", "no-door-here")
    return refusal(s, why_not_held(s, player, line), About(player, target=LINE[line]))


def _why_no_close(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't let go of a door."""
    line = line_named(word)
    if line is None:
        return None if word else refuse("3.5", "holds-nothing")
    return refuse("3.5", "holds-not", line=say.place_words(LINE[line]))


def _why_no_speed(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active player can't boost their speed."""
    if s.flags & HAS_BOOSTED:
        return refuse("2.5", "boosted")
    return why_no_energy(s, player, word, "2.5", []) if word else refuse("2.5", "speed-with-what")


_VERBS: Final[dict[str, Why]] = {
    "take": _why_no_take,
    "drop": _why_no_drop,
    "end": _why_no_end,
    "hold": _why_no_hold,
    "close": _why_no_close,
    "gather": _why_no_gather,
    "speed": _why_no_speed,
}

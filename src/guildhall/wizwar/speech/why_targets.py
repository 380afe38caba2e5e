"""Why something is no target of the card that is being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.kernel.message import Message, Refusal, Seat
from guildhall.wizwar.aiming import EVERYWHERE, eye, hidden, occupied, within
from guildhall.wizwar.board import line_name
from guildhall.wizwar.book import ADJACENT, ATTACK, BOOK, WAYS, Eye, Way
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.movement import barred, is_sealed
from guildhall.wizwar.speech.meaning import card_named, target_named
from guildhall.wizwar.speech.why import why_off_map
from guildhall.wizwar.speech.why_things import why_glued, why_no_grasp
from guildhall.wizwar.stack.declare import UNDECIDED, Declare
from guildhall.wizwar.state import State
from guildhall.wizwar.table_actions import things_at
from guildhall.wizwar.targets import (
    AS_LINE,
    AS_SQUARE,
    AS_THING,
    AS_TOKEN,
    AS_TREASURE,
    AS_WIZARD,
    INDEX,
    SORT,
    THING,
    WIZARD,
)
from guildhall.wizwar.words import aim, rule
from guildhall.wizwar.words.say import (
    card_words,
    name_words,
    paragraph_of,
    place_words,
    refuse,
    target_words,
    way_words,
)

_UNFIT: Final = "wizwar-refuse-not-a-target"
_BARRIERS: Final = (NAME["Create Wall"], NAME["Wall of Fire"], NAME["Create Door"], NAME["Wall of Earth"])
_BESIDE: Final = (NAME["Wallivore"], NAME["Pass Through Wall"], NAME["Pick Lock"])
_LOCKS: Final = (NAME["Pick Lock"], NAME["Seal Door"])
_GRASPING: Final = (NAME["Stretch"], NAME["Glue"])
_ROBBING: Final = (NAME["Drop Object"], NAME["Yoink!"], NAME["Strength"])


def why_no_aim(s: State, player: int, word: str) -> Refusal | None:
    """Why a word is no target."""
    frame = s.stack[-1]
    target = target_named(s, word)
    sort, number = SORT[target], INDEX[target]
    if sort == "nothing":
        return _why_unknown(frame, word)
    off_map = why_off_map(s, target)
    if off_map is not None:
        return off_map
    if sort == "line" and number not in s.arrangement.lines:
        return refuse("10.16", "no-line", line=line_name(number))
    if frame.origin == UNDECIDED:
        return _why_no_origin(s, player, target)
    if frame.walls(s):
        return refuse("22.16", "not-through", line=place_words(target)) if sort == "line" else None
    way = WAYS[frame.way]
    if _could_be(s, frame, way, target):
        return _why_out_of_range(s, frame, way, target)
    return _why_unfit(s, player, way, target)


def _why_unknown(frame: Declare, word: str) -> Refusal | None:
    """Why there is nothing on the table that a word names."""
    name, _ = card_named(word)
    if name < 0 or frame.origin == UNDECIDED:
        return None
    return refuse("6.8", "not-on-table", card=name_words(name))


def _why_no_origin(s: State, player: int, target: int) -> Refusal | None:
    """Why a spell cannot be cast from a square (rules 25.10)."""
    if AS_SQUARE[target] < 0:
        return None
    if target not in within(s, s.at[player], 3):
        name = "astral-far"
    else:
        name = "astral-full" if occupied(s) >> target & 1 else "astral-useless"
    return refuse("25.10", name, square=place_words(target))


# -- nothing at all --------------------------------------------------------------------------------------


def why_no_target(s: State, player: int, way: Way) -> Refusal | None:
    """Why what comes close to being a target is none; None: there is nothing of that kind in range."""
    seen = eye(s, way, player, s.at[player])
    for target in _nearly(s, way, seen):
        if AS_WIZARD[target] >= 0 and not seen.bodies >> s.at[AS_WIZARD[target]] & 1:
            return refuse("4.6", "hidden", target=target_words(s, target))
        found = _why_unfit(s, player, way, target)
        if found.message.key != _UNFIT:
            return found
    return None


def _nearly(s: State, way: Way, seen: Eye) -> list[int]:
    """What is in range and of the sort that a way is aimed at."""
    if way.aim is aim.creation_square:
        free = seen.squares & ~occupied(s)
        return [home for home in s.homes if free >> home & 1]
    if way.name in _LOCKS:
        return aim.door(s, seen)
    if way.aim is aim.lasting_spell:
        return [THING[i] for i in _spells_in_sight(s, seen)]
    if way.name in _GRASPING and way.kind != ATTACK and way.usable is None:
        return aim.lying_item(s, seen) + aim.lying_treasure(s, seen)
    if way.kind == ATTACK:
        others = [WIZARD[other] for other in range(s.seats) if other != seen.player and s.alive(other)]
        return [target for target in others if seen.squares >> s.at[AS_WIZARD[target]] & 1]
    return []


def _spells_in_sight(s: State, seen: Eye) -> list[int]:
    """The lasting spells that are in sight, or one of whose tokens is."""
    return [
        i
        for i, thing in enumerate(s.things)
        if thing.card >= 0
        and not BOOK[NAME_OF[thing.card]].item
        and (
            aim.spell_in_sight(s, seen, i)
            or any(number == i and seen.squares >> where & 1 for number, where, _ in s.traps)
        )
    ]


# -- range -----------------------------------------------------------------------------------------------


def _could_be(s: State, frame: Declare, way: Way, target: int) -> bool:
    """Whether something would be a target if only it were in range."""
    if way.name == NAME["Wall of Earth"]:  # it stops attacks, wherever it is seen (rules 23.2)
        return False
    assert way.aim is not None
    everything = Eye(frame.caster, frame.origin, EVERYWHERE, EVERYWHERE, EVERYWHERE, frame.against)
    return target in way.aim(s, everything)


def _why_out_of_range(s: State, frame: Declare, way: Way, target: int) -> Refusal:
    """Why the eye does not reach what could be a target."""
    sort = SORT[target]
    words = target_words(s, target, frame.caster)
    hiding = hidden(s)
    where = _place_of(s, target)
    if hiding >> frame.origin & 1:
        return refuse("4.6", "blind", way=way_words(way.number))
    if sort in ("wizard", "thing", "treasure") and AS_SQUARE[where] >= 0 and hiding >> where & 1:
        return refuse("4.6", "hidden", target=words)
    if way.reach == ADJACENT:
        return refuse("4.9", "not-adjacent", target=words, way=way_words(way.number))
    if s.kinds >> NAME["Fog"] & 1:
        return refuse("24.6", "fog", target=words)
    if way.aim is aim.lasting_spell:
        return refuse("6.12", "spell-unseen", target=words)
    return refuse("4.1" if where < 0 or AS_SQUARE[where] >= 0 else "4.4", "unseen", target=words)


def _place_of(s: State, target: int) -> int:
    """The square or line where a target is; what is nowhere in particular stands for itself."""
    sort, number = SORT[target], INDEX[target]
    if sort == "wizard":
        return s.at[number]
    if sort == "thing":
        return s.things[number].at
    if sort == "treasure":
        return s.treasures[number]
    return number if sort == "token" else target


# -- what is in range, but no target ---------------------------------------------------------------------


def _why_unfit(s: State, player: int, way: Way, target: int) -> Refusal:
    """Why something is no target, even if it is in range."""
    sort = SORT[target]
    return _NO_TARGET.get(sort, _not_a_target)(s, player, way, target)


def _not_a_target(s: State, player: int, way: Way, target: int) -> Refusal:
    """Why something is no target, for want of a better reason."""
    return Refusal(
        paragraph_of(way),
        Message(_UNFIT, {"target": target_words(s, target, player), "way": way_words(way.number)}),
    )


def _why_no_square(s: State, player: int, way: Way, square: int) -> Refusal:
    words = place_words(square)
    paragraph = paragraph_of(way)
    if way.aim is aim.creation_square:
        return refuse("10.15", "home-base" if square in s.homes else "square-full", square=words)
    if way.name == NAME["Heave-Ho"]:
        return refuse("6.10", "square-full", square=words)
    if way.name in (NAME["Teleport"], NAME["Windrider"]):
        if square == s.at[player]:
            return refuse(paragraph, "here", square=words)
        if barred(s, square):
            return refuse("24.8", "stone-block", square=words)
        name = "teleport-far" if way.name == NAME["Teleport"] else "windrider"
        return refuse(paragraph, name, square=words)
    return refuse(paragraph, "not-a-square", square=words, way=way_words(way.number))


def _why_no_line(s: State, player: int, way: Way, target: int) -> Refusal:
    line = AS_LINE[target]
    place = place_words(target)
    paragraph = paragraph_of(way)
    made = bool((s.walls | s.doors) >> line & 1) or bool(things_at(s, target))
    if way.name in _BARRIERS:
        return refuse("10.16", "line-taken", line=place) if made else refuse("23.2", "no-barrier", line=place)
    if way.name in _BESIDE and s.at[player] not in s.arrangement.sides[line]:
        return refuse("3.10", "not-beside", line=place)
    if way.name in _LOCKS:
        if not s.doors >> line & 1:
            return refuse(paragraph, "no-door", line=place)
        return (
            refuse("3.6", "sealed", line=place)
            if is_sealed(s, AS_LINE[target])
            else refuse(paragraph, "open-already", line=place)
        )
    if not made:
        return refuse(paragraph, "nothing-stands", line=place, way=way_words(way.number))
    return _not_a_target(s, player, way, target)


def _why_no_wizard(s: State, player: int, way: Way, target: int) -> Refusal:
    whom = AS_WIZARD[target]
    words = target_words(s, target, player)
    if s.at[whom] < 0:
        return refuse("9.8", "dead-target", target=words)
    if whom == player:
        return refuse("5.7" if way.kind == ATTACK else "6.10", "yourself", way=way_words(way.number))
    if way.kind == ATTACK and not rule.can_be_attacked(s, whom):
        return refuse("24.7", "mist", target=words)
    if way.name == NAME["Globe of Pain"]:
        return refuse("27.3", "globe-far", target=words)
    if way.name == NAME["Strength"] and s.at[whom] != s.at[player]:
        return refuse("26.12", "tear-far", target=words)
    if way.name in _ROBBING:
        return refuse(paragraph_of(way), "target-empty-handed", target=words, way=way_words(way.number))
    if way.name == NAME["Swap"]:
        return refuse("26.7", "crowded")
    return _not_a_target(s, player, way, target)


def _why_no_thing(s: State, player: int, way: Way, target: int) -> Refusal:
    thing = s.things[AS_THING[target]]
    words = target_words(s, target, player)
    if way.aim is aim.lasting_spell:
        if BOOK[NAME_OF[thing.card]].item:
            return refuse("21.8", "no-spell", target=words)
        return _why_no_ending(s, player, AS_THING[target]) or _not_a_target(s, player, way, target)
    if way.kind == ATTACK and thing.at >= 0:
        return refuse("10.12", "unbreakable", target=words)
    if thing.at < 0 and (way.kind == ATTACK or way.name in _GRASPING):
        return refuse("10.1", "carried-target", target=words, other=Seat(thing.owner))
    return _why_not_grasped(s, player, way, target)


def _why_no_token(s: State, player: int, way: Way, target: int) -> Refusal:
    for number, square, _ in s.traps:
        if square == AS_TOKEN[target] and way.aim is aim.lasting_spell:
            return _why_no_ending(s, player, number) or _not_a_target(s, player, way, target)
    return _not_a_target(s, player, way, target)


def _why_no_ending(s: State, player: int, number: int) -> Refusal | None:
    """Why a player cannot end a spell that lasts: nobody ends what he has created for good (rules 14.7)."""
    thing = s.things[number]
    if thing.owner != player or rule.maintained(s, thing):
        return None
    return refuse("14.7", "permanent", card=card_words(thing.card))


def _why_no_treasure(s: State, player: int, way: Way, target: int) -> Refusal:
    place = s.treasures[AS_TREASURE[target]]
    words = target_words(s, target, player)
    if way.kind == ATTACK:
        return refuse("5.11", "attacks-treasure", target=words)
    if AS_WIZARD[place] >= 0 and way.name in _GRASPING:
        return refuse("10.1", "carried-target", target=words, other=Seat(AS_WIZARD[place]))
    return _why_not_grasped(s, player, way, target)


def _why_not_grasped(s: State, player: int, way: Way, target: int) -> Refusal:
    found = None
    if way.name == NAME["Glue"]:
        found = why_glued(s, player, target)
    elif way.name in _GRASPING:
        found = why_no_grasp(s, player, target)
    return found or _not_a_target(s, player, way, target)


_NO_TARGET: Final[dict[str, Callable[[State, int, Way, int], Refusal]]] = {
    "square": _why_no_square,
    "line": _why_no_line,
    "wizard": _why_no_wizard,
    "thing": _why_no_thing,
    "treasure": _why_no_treasure,
    "token": _why_no_token,
}

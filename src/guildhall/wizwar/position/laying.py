"""What lies on the table: hands, things, wizards, treasures, traps, walls and doors."""

from __future__ import annotations

from collections.abc import Mapping

from guildhall.wizwar.decks import CARDS, NAME_OF
from guildhall.wizwar.notation import treasure_name
from guildhall.wizwar.position import parts, usual
from guildhall.wizwar.position.pool import Pool
from guildhall.wizwar.position.refusing import (
    READ,
    bad,
    bad_shape,
    items,
    mapping,
    number,
    one_of,
    only,
)
from guildhall.wizwar.position.writing import LINE_STATES
from guildhall.wizwar.state import MOST_LIFE, NOBODY, NOTHING, NOWHERE, WIZARD, State, Thing
from guildhall.wizwar.table import set_line
from guildhall.wizwar.view import kinds_of


def lay(pool: Pool, top: Mapping[str, object]) -> None:
    """Put everything where a position says."""
    s = pool.s
    for player, part, hand in parts.by_player(s, top, "hands"):
        s.hands[player] = tuple(sorted(pool.cards(hand, part)))
    _things(pool, items(top, "things"))
    _wizards(s, top)
    _treasures(s, top)
    for entry in items(top, "traps"):
        _trap(s, READ.text(entry, "traps"))
    _lines(s, top)
    if "discards" in top:
        s.discards = pool.piles(top["discards"], "discards")


# -- things ----------------------------------------------------------------------------------------------


def _things(pool: Pool, given: list[object]) -> None:
    """The cards on the table, by their numbers; null where one has gone."""
    s = pool.s
    if len(given) > len(CARDS):
        raise bad("number", part="things", value=len(given), least=0, most=len(CARDS))
    s.things = [
        NOTHING if entry is None else _thing(pool, READ.mapping(entry, f"things[{i}]"), f"things[{i}]")
        for i, entry in enumerate(given)
    ]
    s.kinds = kinds_of(s.things)
    for i, entry in enumerate(given):  # now that one can be laid on another
        if isinstance(entry, Mapping) and "on" in entry:
            on = parts.target(s, entry["on"], f"things[{i}].on")
            s.things[i] = s.things[i]._replace(on=on)


def _thing(pool: Pool, given: Mapping[str, object], part: str) -> Thing:
    s = pool.s
    only(given, ("card", "by", "at", "on", "energy", "note"), part)
    card = pool.card(given.get("card"), f"{part}.card")
    owner = parts.player(s, given["by"], f"{part}.by") if "by" in given else NOBODY
    at = parts.place(s, given["at"], f"{part}.at") if "at" in given else NOWHERE
    least = usual.energy(NAME_OF[card])
    energy = number(given.get("energy", least), f"{part}.energy", least, 99 * least)
    note = number(given.get("note", 0), f"{part}.note", 0, 99)
    return Thing(card, owner, at, usual.on(NAME_OF[card], owner), energy, note)


def _trap(s: State, entry: str) -> None:
    """A booby-trap token."""
    words = entry.split(" ")
    if len(words) not in (2, 3) or words[2:] not in ([], ["real"]):
        raise bad_shape("traps")
    token = (parts.thing(s, words[0], "traps"), parts.square(s, words[1], "traps"), len(words) - 2)
    s.traps = (*s.traps, token)


# -- wizards and treasures -------------------------------------------------------------------------------


def _wizards(s: State, top: Mapping[str, object]) -> None:
    """Where the wizards are and how they fare."""
    for player, part, given in parts.by_player(s, top, "wizards"):
        his = READ.mapping(given, part)
        for name in his:
            one_of(name, part, ("at", "life", "stun", "kills", "carries"))
        if "at" in his:
            s.at[player] = NOWHERE if his["at"] is None else parts.square(s, his["at"], f"{part}.at")
        usually = usual.life(s, player)
        s.life[player] = number(his.get("life", usually), f"{part}.life", -999, MOST_LIFE, "9.1")
        s.stun[player] = number(his.get("stun", 0), f"{part}.stun", 0, 99)
        s.kills[player] = number(his.get("kills", 0), f"{part}.kills", 0, s.seats - 1)


def _treasures(s: State, top: Mapping[str, object]) -> None:
    """Where the treasures lie, and who carries one."""
    told: list[int] = []
    for name, where in mapping(top, "treasures").items():
        treasure = parts.treasure(s, name, "treasures")
        told.append(treasure)
        if where in parts.colours(s):
            s.treasures[treasure] = WIZARD + parts.player(s, where, f"treasures.{name}")
        else:
            s.treasures[treasure] = parts.square(s, where, f"treasures.{name}")
    for player, part, given in parts.by_player(s, top, "wizards"):
        his = READ.mapping(given, part)
        if "carries" in his:
            treasure = parts.treasure(s, his["carries"], f"{part}.carries")
            if treasure in told:
                raise bad("treasure-twice", treasure=treasure_name(s, treasure))
            told.append(treasure)
            s.treasures[treasure] = WIZARD + player


# -- lines -----------------------------------------------------------------------------------------------


def _lines(s: State, top: Mapping[str, object]) -> None:
    """Walls and doors, what has become of them, and who holds them."""
    s.walls, s.doors = usual.lines(s, s)
    for name, what in mapping(top, "lines").items():
        state = one_of(what, f"lines.{name}", LINE_STATES)
        set_line(s, parts.line(s, name, "lines"), wall=state == "wall", door=state == "door")
    cracks = {
        parts.line(s, name, "cracks"): number(count, f"cracks.{name}", 1, 99)
        for name, count in mapping(top, "cracks").items()
    }
    held = {
        parts.line(s, name, "held"): parts.player(s, who, f"held.{name}")
        for name, who in mapping(top, "held").items()
    }
    for part, found in (("cracks", cracks), ("held", held)):
        if len(found) < len(mapping(top, part)):  # one line under two names
            raise bad_shape(part)
    s.cracks = tuple(sorted(cracks.items()))
    s.held = tuple(held.items())

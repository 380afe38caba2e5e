"""Place what a position has on the table: hands, things, wizards, treasures, traps, walls and doors."""

from __future__ import annotations

from collections.abc import Mapping

from guildhall.wizwar.board import line_name
from guildhall.wizwar.decks import CARDS, NAME_OF
from guildhall.wizwar.notation import treasure_name
from guildhall.wizwar.position import defaults, limits, parts
from guildhall.wizwar.position.errors import READ, bad, bad_shape, items, mapping, number, one_of, only
from guildhall.wizwar.position.pool import Pool
from guildhall.wizwar.position.to_json import LINE_STATES
from guildhall.wizwar.state import MOST_LIFE, NOBODY, NOTHING, State, Thing, kinds_of
from guildhall.wizwar.table_actions import set_line
from guildhall.wizwar.targets import NOWHERE, WIZARD


def lay(pool: Pool, top: Mapping[str, object]) -> None:
    """Place everything where a position says."""
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
    """Place the cards on the table, by their numbers; null where one has gone."""
    s = pool.s
    number(len(given), "things", 0, len(CARDS))
    s.things = [
        NOTHING if entry is None else _thing(pool, READ.mapping(entry, f"things[{i}]"), f"things[{i}]")
        for i, entry in enumerate(given)
    ]
    s.kinds = kinds_of(s.things)
    for i, entry in enumerate(given):  # they can be laid on things, which exist only now
        if isinstance(entry, Mapping) and "on" in entry:
            on = parts.target(s, entry["on"], f"things[{i}].on")
            s.things[i] = s.things[i].but(on=on)


def _thing(pool: Pool, given: Mapping[str, object], part: str) -> Thing:
    s = pool.s
    only(given, ("card", "by", "at", "on", "energy", "note"), part)
    card = pool.card(given.get("card"), f"{part}.card")
    owner = parts.player(s, given["by"], f"{part}.by") if "by" in given else NOBODY
    at = parts.place(s, given["at"], f"{part}.at") if "at" in given else NOWHERE
    least = defaults.energy(NAME_OF[card])
    most = limits.energy(s) if least else 0
    energy = number(given.get("energy", least), f"{part}.energy", least, most, "7.2" if least else "")
    note = number(given.get("note", 0), f"{part}.note", 0, 99)
    return Thing(card, owner, at, defaults.on(NAME_OF[card], owner), energy, note)


def _trap(s: State, entry: str) -> None:
    """Place a trap token."""
    words = entry.split(" ")
    if len(words) not in (2, 3) or words[2:] not in ([], ["real"]):
        raise bad_shape("traps")
    token = (parts.thing(s, words[0], "traps"), parts.square(s, words[1], "traps"), len(words) - 2)
    s.traps = (*s.traps, token)


# -- wizards and treasures -------------------------------------------------------------------------------


def _wizards(s: State, top: Mapping[str, object]) -> None:
    """Place the wizards, with their life, stun tokens and kills."""
    for player, part, given in parts.by_player(s, top, "wizards"):
        entry = READ.mapping(given, part)
        for name in entry:
            one_of(name, part, ("at", "life", "stun", "kills", "carries"))
        if "at" in entry:
            s.at[player] = NOWHERE if entry["at"] is None else parts.square(s, entry["at"], f"{part}.at")
        life = READ.number(entry.get("life", defaults.life(s, player)), f"{part}.life")
        s.life[player] = life if abs(life) < 1000 else number(life, f"{part}.life", 1, MOST_LIFE, "9.1")
        s.stun[player] = number(entry.get("stun", 0), f"{part}.stun", 0, 99)
        most = 0 if s.rules.treasure_hunters else s.seats - 1
        paragraph = "14.8" if s.rules.treasure_hunters else "9.10"
        s.kills[player] = number(entry.get("kills", 0), f"{part}.kills", 0, most, paragraph)


def _treasures(s: State, top: Mapping[str, object]) -> None:
    """Place the treasures in squares or in wizards' hands."""
    seen: list[int] = []
    for name, where in mapping(top, "treasures").items():
        treasure = parts.treasure(s, name, "treasures")
        seen.append(treasure)
        if where in parts.colours(s):
            s.treasures[treasure] = WIZARD[parts.player(s, where, f"treasures.{name}")]
        else:
            s.treasures[treasure] = parts.square(s, where, f"treasures.{name}")
    for player, part, given in parts.by_player(s, top, "wizards"):
        entry = READ.mapping(given, part)
        if "carries" in entry:
            treasure = parts.treasure(s, entry["carries"], f"{part}.carries")
            if treasure in seen:
                raise bad("treasure-twice", treasure=treasure_name(s, treasure))
            seen.append(treasure)
            s.treasures[treasure] = WIZARD[player]


# -- lines -----------------------------------------------------------------------------------------------


def _lines(s: State, top: Mapping[str, object]) -> None:
    """Place walls and doors, with their cracks and those who hold them open."""
    s.walls, s.doors = defaults.lines(s, s)
    for line, part, what in _by_line(s, top, "lines"):
        state = one_of(what, part, LINE_STATES)
        set_line(s, line, wall=state == "wall", door=state == "door")
    cracks = [(line, number(count, part, 1, 99)) for line, part, count in _by_line(s, top, "cracks")]
    s.cracks = tuple(sorted(cracks))
    s.held = tuple([(line, parts.player(s, who, part)) for line, part, who in _by_line(s, top, "held")])


def _by_line(s: State, top: Mapping[str, object], part: str) -> list[tuple[int, str, object]]:
    """Return for each line in a part: its number, the path of its entry, and the entry."""
    found: list[tuple[int, str, object]] = []
    seen: list[int] = []
    for name, value in mapping(top, part).items():
        line = parts.line(s, name, part)
        if line in seen:  # perhaps with its two squares in the other order
            raise bad("twice", part=part, word=line_name(line))
        seen.append(line)
        found.append((line, f"{part}.{name}", value))
    return found

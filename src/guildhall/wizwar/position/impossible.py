"""Refuse impossible tables: those that no course of the game leads to."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.message import Message
from guildhall.wizwar.aiming import EVERYWHERE
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BARS, BOOK, DOORS, Eye, Way
from guildhall.wizwar.decks import BLACK, CHOOSABLE, NAME_OF, SCHOOLS, SLUGS, WHITE
from guildhall.wizwar.editions import DRAFT, SCHOOL_OPTIONS
from guildhall.wizwar.movement import is_sealed
from guildhall.wizwar.notation import colour_name, treasure_name
from guildhall.wizwar.position import defaults
from guildhall.wizwar.position.defaults import lasting, own_spell
from guildhall.wizwar.position.errors import bad, number
from guildhall.wizwar.printed import INSTANT
from guildhall.wizwar.setup import free_schools, missing
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.state import MOST_LIFE, NOBODY, NOTHING, TURN_IS_OVER, State, Thing, kinds_of
from guildhall.wizwar.table_actions import things_at
from guildhall.wizwar.targets import AS_LINE, AS_SQUARE, AS_WIZARD, LINE, NOWHERE, SORT, TREASURE, WIZARD
from guildhall.wizwar.traits import TRANSFORMATION
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.do import DOOR_CRACKS, WALL_CRACKS


def check(s: State) -> None:
    """Raise BadPosition if the table is impossible."""
    _check_wizards(s)
    for i, thing in enumerate(s.things):
        if thing.card >= 0:
            _check_thing(s, thing, f"things[{i}]")
    _check_transformations(s)
    _check_bans(s)
    _check_squares(s)
    _check_made_lines(s)
    _check_cracks_and_hands(s)
    _check_traps(s)


def check_schools(s: State, drafting: bool) -> None:
    """Refuse schools that don't fit the options."""
    found = [school for schools in s.schools for school in schools]
    cantrips_first = all(schools[:1] == (group,) for group, schools in enumerate(s.schools))
    if len(set(found)) < len(found) or not cantrips_first:
        raise bad("schools", "0.8")
    if any(school in schools[1:] for schools in s.schools for school in (WHITE, BLACK)):
        raise bad("schools", "0.7")
    if s.rules.giant_book:
        if free_schools(s):
            raise bad("schools", "14.5")
    elif s.rules.custom_spellbook:
        first = s.groups[s.player]
        ahead = len(s.schools[first]) - len(s.schools[1 - first])  # the groups alternate
        if ahead not in (0, 1) if drafting else ahead or missing(s):
            raise bad("schools", "14.2")
    else:
        wishes = [str(s.options[name]) for name in SCHOOL_OPTIONS]
        still_open = wishes.count(DRAFT) if drafting else 0
        granted = all(SCHOOLS.index(wish) in found for wish in wishes if wish in CHOOSABLE)
        if not granted or not 0 <= missing(s) <= still_open:
            raise bad("schools", "0.8")


# -- wizards ---------------------------------------------------------------------------------------------


def _check_wizards(s: State) -> None:
    dying = [player for player, _ in s.dying]
    dead = s.at.count(NOWHERE)
    if sum(s.kills) > dead:
        raise bad("kills", "9.10", count=sum(s.kills), dead=dead)
    if s.at[s.player] < 0 and not s.ended and not s.flags & TURN_IS_OVER:
        raise bad("turn", "1.11", player=colour_name(s, s.player))
    for player in range(s.seats):
        carried = s.treasures.count(WIZARD[player])
        if carried > 1:
            raise bad("treasures-carried", "10.8", player=colour_name(s, player))
        if s.at[player] < 0:
            holds = any(holder == player for _, holder in s.held)
            if player in dying or carried or holds or s.life[player] or s.stun[player] or s.hands[player]:
                raise bad("dead", "9.8", player=colour_name(s, player))
        elif player in dying:
            if s.life[player] > 0:
                raise bad("dying", "9.1", player=colour_name(s, player))
        elif not 0 < s.life[player] <= MOST_LIFE:
            name = colour_name(s, player)
            raise bad("life", "9.1", player=name, value=s.life[player], most=MOST_LIFE)
    for player, killer in s.dying:
        if killer == player:
            raise bad("killer", "5.7", player=colour_name(s, player))


def _check_transformations(s: State) -> None:
    """Refuse two transformations of one wizard."""
    changed: list[int] = []
    for thing in s.things:
        if thing.card >= 0 and BOOK[NAME_OF[thing.card]].traits & TRANSFORMATION:
            if thing.on in changed:
                raise bad("transformations", "7.13", player=colour_name(s, AS_WIZARD[thing.on]))
            changed.append(thing.on)


# -- things ----------------------------------------------------------------------------------------------

# Where a spell placed on the board must be, by the sorts of its targets.
_WANTED: Final = {("square",): "square", ("line",): "line"}


def _check_thing(s: State, thing: Thing, part: str) -> None:
    """Refuse a thing with an impossible place, target, owner or number of cracks."""
    card = BOOK[NAME_OF[thing.card]]
    slug = SLUGS[card.name]
    if card.lasts == INSTANT:
        raise bad("instant", "7.1", card=slug)
    if thing.owner != NOBODY and s.at[thing.owner] < 0 and (card.item or rule.maintained(s, thing)):
        raise bad("dead-owner", "9.8", card=slug, player=colour_name(s, thing.owner))
    if AS_WIZARD[thing.on] >= 0 and s.at[AS_WIZARD[thing.on]] < 0:
        raise bad("dead-target", "9.8", card=slug, player=colour_name(s, AS_WIZARD[thing.on]))
    wrong, wanted = _misplaced_item(thing) if card.item else _misplaced_spell(s, thing)
    if wrong:
        want = Message(f"wizwar-want-{wanted}")
        raise bad("thing", card.rule, card=slug, part=f"{part}.{wrong}", want=want)
    least, most = _notes(s, thing)
    number(thing.note, f"{part}.note", least, most, card.rule)


def _misplaced_item(item: Thing) -> tuple[str, str]:
    """Return which part of an item is wrong, and where it must be: with a wizard or in a square."""
    if item.on != NOWHERE:
        return "on", "item"
    if AS_LINE[item.at] >= 0 or (item.owner != NOBODY and item.at != NOWHERE):
        return "at", "item"
    return ("by", "item") if item.owner == NOBODY and item.at == NOWHERE else ("", "")


def _misplaced_spell(s: State, spell: Thing) -> tuple[str, str]:
    """Return which part of a spell is wrong, and what it must be: its owner, or a possible target."""
    name = NAME_OF[spell.card]
    if spell.owner == NOBODY:
        return "by", "caster"
    way = lasting(name)[0]
    fitting = way.sorts
    if own_spell(name) or not fitting:
        wanted = "own" if own_spell(name) else "nothing"
        if spell.at != NOWHERE:
            return "at", wanted
        return ("on", wanted) if spell.on != defaults.on(name, spell.owner) else ("", "")
    if fitting in _WANTED:
        wanted = _WANTED[fitting]
        if spell.on != NOWHERE:
            return "on", wanted
        return ("at", wanted) if SORT[spell.at] not in fitting else ("", "")
    wanted = "loose"
    if "wizard" in fitting:
        myself = could_aim_at(s, way, spell.owner, WIZARD[spell.owner])
        wanted = "wizard" if myself else "other-wizard"
    if spell.at != NOWHERE:
        return "at", wanted
    return ("", "") if could_aim_at(s, way, spell.owner, spell.on) else ("on", wanted)


def _notes(s: State, thing: Thing) -> tuple[int, int]:
    """Return the range of a thing's note: its cracks, or for a door, those of the wall that it is in."""
    name = NAME_OF[thing.card]
    if not DOORS.has(name):
        return 0, max(BOOK[name].cracks - 1, 0)
    made = any(BOOK[NAME_OF[s.things[i].card]].line == "wall" for i in things_at(s, thing.at))
    return int(made), WALL_CRACKS


def _check_bans(s: State) -> None:
    """Refuse cards that a spell on the table forbids, and carried treasures that a spell pins down."""
    for _, other, ban in rule.bans.each(s):
        for thing in s.things:
            if thing.card >= 0 and ban(s, other, NAME_OF[thing.card]):
                lasts = BOOK[NAME_OF[other.card]]
                raise bad("banned", lasts.rule, card=SLUGS[NAME_OF[thing.card]], other=SLUGS[lasts.name])
    for _, other, pin in rule.pins.each(s):
        for treasure, place in enumerate(s.treasures):
            if AS_WIZARD[place] >= 0 and pin(s, other, TREASURE[treasure]):
                lasts = BOOK[NAME_OF[other.card]]
                name = colour_name(s, AS_WIZARD[place])
                raise bad("pinned", lasts.rule, player=name, other=SLUGS[lasts.name])


def aims_at(s: State, way: Way, caster: int, target: int) -> bool:
    """Return whether a wizard could aim at a target, ignoring distance and sight."""
    everything = Eye(caster, s.at[caster], EVERYWHERE, EVERYWHERE, EVERYWHERE, NOWHERE)
    return way.aim is not None and target in way.aim(s, everything)


def could_aim_at(s: State, way: Way, caster: int, target: int) -> bool:
    """Return whether a wizard could have aimed at a target before any other spell was on the table."""
    bare = s.clone()
    bare.things = [
        thing if thing.card >= 0 and BOOK[NAME_OF[thing.card]].item else NOTHING for thing in s.things
    ]
    bare.kinds = kinds_of(bare.things)
    bare.life = [max(life, 1) for life in s.life]  # those who are dying now weren't then
    return aims_at(bare, way, caster, target)


# -- squares ---------------------------------------------------------------------------------------------


def _check_squares(s: State) -> None:
    """Refuse creations in a home base, two in one square, and anything in a square that nothing can enter."""
    found = [(NAME_OF[thing.card], thing.at) for thing in s.things if AS_SQUARE[thing.at] >= 0]
    made = [(name, square) for name, square in found if not BOOK[name].item]
    made += [(NAME_OF[s.things[trap].card], square) for trap, square, _ in s.traps]
    taken: list[int] = []
    for name, square in made:
        if square in s.homes:
            raise bad("home", "10.15", card=SLUGS[name], square=square_name(square))
        if square in taken:
            raise bad("crowded", "10.15", square=square_name(square))
        taken.append(square)
        inside = _contents(s, square) if BARS.has(name) else []
        if inside:
            raise bad("inside", "2.2", what=inside[0], card=SLUGS[name], square=square_name(square))


def _contents(s: State, square: int) -> list[str]:
    """Return the names of the wizards, treasures and items in a square."""
    wizards = [colour_name(s, player) for player, place in enumerate(s.at) if place == square]
    treasures = [treasure_name(s, treasure) for treasure, place in enumerate(s.treasures) if place == square]
    names = [NAME_OF[s.things[i].card] for i in things_at(s, square)]
    return [*wizards, *treasures, *[SLUGS[name] for name in names if BOOK[name].item]]


def _check_traps(s: State) -> None:
    """Refuse tokens without a trap, and traps with too many tokens or without their real one."""
    traps = {i: BOOK[NAME_OF[thing.card]].tokens for i, thing in enumerate(s.things) if thing.card >= 0}
    if not all(traps.get(trap) for trap, _, _ in s.traps):
        raise bad("trap-of", "23.7")
    for trap, most in traps.items():
        if not most:
            continue
        real = [token for owner, _, token in s.traps if owner == trap]
        if len(real) > most:
            raise bad("trap-many", "23.7", most=most)
        if sum(real) > 1:
            raise bad("trap-real", "23.7")
        if not any(real) and not _is_being_laid(s, trap):
            raise bad("trap-none", "23.7")


def _is_being_laid(s: State, trap: int) -> bool:
    """Return whether a trap's spell still asks about it: where a token goes, or which one is real."""
    rule_of_trap = BOOK[NAME_OF[s.things[trap].card]].rule
    return any(
        isinstance(frame, Question) and frame.rule == rule_of_trap and frame.remembers_thing(trap)
        for frame in s.stack
    )


# -- lines -----------------------------------------------------------------------------------------------


def _check_made_lines(s: State) -> None:
    """Refuse spells that can't share a line, or don't fit the wall or door there."""
    for line in sorted({AS_LINE[thing.at] for thing in s.things if AS_LINE[thing.at] >= 0}):
        names = [NAME_OF[thing.card] for thing in s.things if thing.at == LINE[line]]
        alone = any(BOOK[name].line == "open" for name in names)
        if len(set(names)) < len(names) or (alone and len(names) > 1):
            raise bad("line-full", "10.16", line=line_name(line))
        if rule.seals.by_name.keys() & names and not s.doors >> line & 1:
            raise bad("seal", "27.9", line=line_name(line))
    for line, name in defaults.makers(s).items():
        state = BOOK[name].line
        if (s.walls >> line & 1, s.doors >> line & 1) != (state == "wall", state == "door"):
            raise bad("wall", "10.18", line=line_name(line), card=SLUGS[name], state=state)


def _check_cracks_and_hands(s: State) -> None:
    """Refuse cracks where nothing stands, too many cracks, and doors held that nobody can hold."""
    for line, cracks in s.cracks:
        if not (s.walls | s.doors) >> line & 1:
            raise bad("cracks-nowhere", "10.11", line=line_name(line))
        most = (WALL_CRACKS if s.walls >> line & 1 else DOOR_CRACKS) - 1
        if cracks > most:
            raise bad("cracks", "10.12", line=line_name(line), count=cracks, most=most)
    for line, player in s.held:
        if not s.doors >> line & 1:
            raise bad("held-nothing", "3.4", line=line_name(line))
        if s.at[player] not in s.arrangement.sides[line]:
            raise bad("held", "3.5", player=colour_name(s, player), line=line_name(line))
        if is_sealed(s, line):
            raise bad("held-sealed", "3.6", player=colour_name(s, player), line=line_name(line))

"""Why a table cannot be: what no course of the game leads to."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BARS, BOOK, INSTANT, TRANSFORMATION
from guildhall.wizwar.cards.creations import TOKENS
from guildhall.wizwar.decks import BLACK, CHOOSABLE, NAME, NAME_OF, SCHOOLS, SLUGS, WHITE
from guildhall.wizwar.editions import DRAFT, SCHOOL_OPTIONS
from guildhall.wizwar.notation import colour_name
from guildhall.wizwar.position import usual
from guildhall.wizwar.position.refusing import bad, bad_shape
from guildhall.wizwar.position.sorts import lasting, own_spell, sort, targets
from guildhall.wizwar.setup import free_schools, missing
from guildhall.wizwar.state import LINE, MOST_LIFE, NOBODY, NOWHERE, THING, TURN_OVER, WIZARD, State, Thing
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.do import DOOR_CRACKS, WALL_CRACKS

_WALL: Final = NAME["Create Wall"]
_DOOR: Final = NAME["Create Door"]
_SEAL: Final = NAME["Seal Door"]
_FIRE: Final = NAME["Wall of Fire"]
_TRAP: Final = NAME["Booby Trap"]


def check(s: State) -> None:
    """Refuse what cannot lie on the table."""
    _check_wizards(s)
    for number, thing in enumerate(s.things):
        if thing.card >= 0:
            _check_thing(s, number, thing)
    _check_forms(s)
    _check_squares(s)
    _check_made_lines(s)
    _check_cracks_and_hands(s)
    _check_traps(s)


def check_schools(s: State, drafting: bool) -> None:
    """Refuse decks that the options do not make."""
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
        ahead = len(s.schools[first]) - len(s.schools[1 - first])  # the groups choose by turns
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
    if len(set(dying)) < len(dying):
        raise bad_shape("dying")
    dead = s.at.count(NOWHERE)
    if sum(s.kills) > dead:
        raise bad("kills", "9.10", count=sum(s.kills), dead=dead)
    if s.at[s.player] < 0 and not s.ended and not s.flags & TURN_OVER:
        raise bad("turn", "1.11", player=colour_name(s, s.player))
    for player in range(s.seats):
        carried = s.treasures.count(WIZARD + player)
        if carried > 1:
            raise bad("treasures-carried", "10.8", player=colour_name(s, player))
        if s.at[player] < 0:
            holds = any(holder == player for _, holder in s.held)
            if player in dying or carried or holds or s.life[player] or s.stun[player] or s.hands[player]:
                raise bad("dead", "9.8", player=colour_name(s, player))
        elif s.life[player] < 1 and player not in dying:
            name = colour_name(s, player)
            raise bad("life", "9.1", player=name, value=s.life[player], most=MOST_LIFE)


def _check_forms(s: State) -> None:
    """One transformation at a time."""
    changed: list[int] = []
    for thing in s.things:
        if thing.card >= 0 and BOOK[NAME_OF[thing.card]].traits & TRANSFORMATION:
            if thing.on in changed:
                raise bad("transformations", "7.13", player=colour_name(s, thing.on - WIZARD))
            changed.append(thing.on)


# -- things ----------------------------------------------------------------------------------------------


def _check_thing(s: State, number: int, thing: Thing) -> None:
    """Refuse a thing where it cannot lie, or on what it cannot be laid."""
    card = BOOK[NAME_OF[thing.card]]
    slug = SLUGS[card.name]
    if card.lasts == INSTANT:
        raise bad("instant", "7.1", card=slug)
    if not (_lies_well(thing) if card.item else _is_laid_well(s, thing)):
        raise bad("thing", card.rule, card=slug)
    with_dead = thing.owner != NOBODY and s.at[thing.owner] < 0 and (card.item or rule.maintained(s, thing))
    if with_dead or (sort(thing.on) == WIZARD and s.at[thing.on - WIZARD] < 0):
        raise bad("dead-thing", "9.8", card=slug)
    most = card.cracks - 1 if card.cracks else WALL_CRACKS
    if thing.note > most:
        raise bad("number", part=f"things[{number}].note", value=thing.note, least=0, most=most)


def _lies_well(item: Thing) -> bool:
    """Whether an item is carried by somebody or lies in a square."""
    return item.on == NOWHERE and item.at < LINE and (item.owner == NOBODY) != (item.at == NOWHERE)


def _is_laid_well(s: State, spell: Thing) -> bool:
    """Whether a spell is somebody's, and laid on what it can be aimed at."""
    name = NAME_OF[spell.card]
    if spell.owner == NOBODY:
        return False
    if own_spell(name):
        return spell.at == NOWHERE and spell.on == usual.on(name, spell.owner)
    fitting = targets(lasting(name)[0])
    if not fitting:
        return spell.at == NOWHERE and spell.on == NOWHERE
    if spell.at != NOWHERE:
        return spell.on == NOWHERE and sort(spell.at) in fitting
    if sort(spell.on) == THING and not _is_item(s, spell.on - THING):
        return False
    return spell.on >= WIZARD and sort(spell.on) in fitting


def _is_item(s: State, number: int) -> bool:
    card = s.things[number].card
    return card >= 0 and BOOK[NAME_OF[card]].item


def _check_squares(s: State) -> None:
    """Refuse spells that cannot be in one square together, or with a wizard."""
    taken: list[int] = []
    for thing in s.things:
        if 0 <= thing.at < LINE and not BOOK[NAME_OF[thing.card]].item:
            _check_made(s, NAME_OF[thing.card], thing.at, taken)
            taken.append(thing.at)
            if BARS.has(NAME_OF[thing.card]) and thing.at in s.at:
                raise bad("stone", "2.2", square=square_name(thing.at))


def _check_made(s: State, name: int, square: int, taken: list[int]) -> None:
    """Refuse a creation in a home base, or in a square with another."""
    if square in s.homes:
        raise bad("home", "10.15", card=SLUGS[name], square=square_name(square))
    if square in taken:
        raise bad("crowded", "10.15", square=square_name(square))


def _check_traps(s: State) -> None:
    taken: list[int] = []
    real: list[int] = []
    for number, square, is_real in s.traps:
        if number not in s.things_named(_TRAP):
            raise bad("trap-of", "23.7")
        _check_made(s, _TRAP, square, taken)
        taken.append(square)
        if is_real:
            if number in real:
                raise bad("trap-real", "23.7")
            real.append(number)
    if len(s.traps) > TOKENS * len(s.things_named(_TRAP)):
        raise bad("trap-many", "23.7", most=TOKENS)


# -- lines -----------------------------------------------------------------------------------------------


def _check_made_lines(s: State) -> None:
    """Refuse spells that cannot be on one line together, or on what stands there."""
    for line in sorted({thing.at - LINE for thing in s.things if thing.at >= LINE}):
        names = [NAME_OF[thing.card] for thing in s.things if thing.at == LINE + line]
        if len(set(names)) < len(names) or (_FIRE in names and len(names) > 1):
            raise bad("line-full", "10.16", line=line_name(line))
        wall, door = bool(s.walls >> line & 1), bool(s.doors >> line & 1)
        made_door = _DOOR in names
        made_wall = _WALL in names and not made_door
        if (made_door or made_wall or _FIRE in names) and (wall, door) != (made_wall, made_door):
            raise bad("wall", "10.18", line=line_name(line))
        if _SEAL in names and not door:
            raise bad("seal", "27.9", line=line_name(line))


def _check_cracks_and_hands(s: State) -> None:
    """Refuse cracks in nothing or too many of them, and doors that nobody can hold."""
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

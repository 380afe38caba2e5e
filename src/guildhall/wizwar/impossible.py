"""Why a position cannot be: what no course of the game leads to."""

from __future__ import annotations

from typing import Any, Final

from guildhall.kernel.message import Arg, BadPosition, Message
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import (
    ATTACK,
    BOOK,
    CASTER,
    COUNTER,
    INSTANT,
    ITEM,
    SPELL,
    TRANSFORMATION,
    WAYS,
)
from guildhall.wizwar.book import Aim as Aiming
from guildhall.wizwar.cards import attacks, counters, creations, curses, items, motion, walls
from guildhall.wizwar.decks import NAME, NAME_OF, SLUGS
from guildhall.wizwar.flow.acts import SpeedUp
from guildhall.wizwar.flow.turn import Act
from guildhall.wizwar.setup import CUSTOM_SCHOOLS, Draft
from guildhall.wizwar.stack.ask import Asked
from guildhall.wizwar.stack.cast import ANNOUNCED, Cast
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.declare import ASTRAL, CORNER, Declare, Window
from guildhall.wizwar.stack.may import ADD, digits, fuel_names
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import (
    DIRECTION,
    LINE,
    MOST_LIFE,
    NOBODY,
    NOWHERE,
    SECTOR,
    SQUARE,
    THING,
    TOKEN,
    TREASURE,
    TURN_OVER,
    WIZARD,
    State,
    Thing,
)
from guildhall.wizwar.words import aim, rule
from guildhall.wizwar.words.do import DOOR_CRACKS, WALL_CRACKS

_WALL: Final = NAME["Create Wall"]
_DOOR: Final = NAME["Create Door"]
_SEAL: Final = NAME["Seal Door"]
_TRAP: Final = NAME["Booby Trap"]
_BOLT: Final = NAME["Lightning Bolt"]

# Where the cards lie that are no items and not laid on their caster.
_IN_SQUARES: Final = [NAME[name] for name in ("Rosebush", "Thornbush", "Dust Cloud", "Stone Block")]
_ON_LINES: Final = [_WALL, _DOOR, _SEAL, NAME["Wall of Fire"]]
_ON_WIZARDS: Final = [NAME[name] for name in ("Acid Bath", "Slow Death", "Adrenaline")]
_ON_OBJECTS: Final = [NAME["Glue"]]


def bad(name: str, paragraph: str = "", **args: Arg) -> BadPosition:
    """The position cannot be, for this reason; the paragraph of the rules that says so, if one does."""
    why = Message(f"wizwar-bad-{name}", args)
    return BadPosition(Message("wizwar-bad-position", {"why": why}), paragraph)


def bad_shape(part: str) -> BadPosition:
    """A part is missing or of the wrong shape."""
    return bad("shape", part=part)


def bad_name(word: str, part: str, allowed: tuple[str, ...]) -> BadPosition:
    """A word is no name where it stands."""
    return bad("name", word=word, part=part, allowed=allowed)


def own_spell(name: int) -> bool:
    """Whether a lasting spell is always laid on its own caster."""
    lasting = [way for way in BOOK[name].ways if way.lasts != INSTANT]
    return bool(lasting) and all(way.reach == CASTER for way in lasting)


def check(s: State, told: dict[int, str]) -> None:
    """Refuse what cannot lie on the table; `told`: the colour of each seat."""
    _check_wizards(s, told)
    for number, thing in enumerate(s.things):
        if thing.card >= 0:
            _check_thing(s, number, thing)
    _check_together(s, told)
    _check_lines(s, told)
    _check_traps(s)


# -- wizards ---------------------------------------------------------------------------------------------


def _check_wizards(s: State, told: dict[int, str]) -> None:
    dying = [player for player, _ in s.dying]
    if len(set(dying)) < len(dying):
        raise bad_shape("dying")
    dead = sum(1 for square in s.at if square < 0)
    if sum(s.kills) > dead:
        raise bad("kills", "9.10", count=sum(s.kills), dead=dead)
    if s.at[s.player] < 0 and not s.ended and not s.flags & TURN_OVER:
        raise bad("turn", "1.11", player=told[s.player])
    carriers = [place for place in s.treasures if place >= WIZARD]
    for player, name in told.items():
        if carriers.count(WIZARD + player) > 1:
            raise bad("treasures-carried", "10.8", player=name)
        if s.at[player] < 0:
            carried = WIZARD + player in carriers
            holds = any(holder == player for _, holder in s.held)
            if player in dying or carried or holds or s.life[player] or s.stun[player] or s.hands[player]:
                raise bad("dead", "9.8", player=name)
        elif player not in dying and not 1 <= s.life[player] <= MOST_LIFE:
            raise bad("life", "9.1", player=name, value=s.life[player], most=MOST_LIFE)


# -- things ----------------------------------------------------------------------------------------------


def _check_thing(s: State, number: int, thing: Thing) -> None:
    """Refuse a thing where it cannot lie, or on what it cannot be laid."""
    name = NAME_OF[thing.card]
    card = BOOK[name]
    slug = SLUGS[name]
    if not card.item and card.lasts == INSTANT:
        raise bad("instant", "7.1", card=slug)
    if card.item:
        carried = thing.owner != NOBODY and thing.at == NOWHERE
        lying = thing.owner == NOBODY and 0 <= thing.at < LINE
        fits = (carried or lying) and thing.on == NOWHERE
    elif own_spell(name):
        fits = thing.at == NOWHERE and thing.owner != NOBODY and thing.on == WIZARD + thing.owner
    elif name in _IN_SQUARES:
        fits = 0 <= thing.at < LINE and thing.on == NOWHERE
    elif name in _ON_LINES:
        fits = thing.at >= LINE and thing.on == NOWHERE
    elif name in _ON_WIZARDS:
        fits = thing.at == NOWHERE and WIZARD <= thing.on < THING
    elif name in _ON_OBJECTS:
        fits = thing.at == NOWHERE and (_is_item(s, thing.on) or TREASURE <= thing.on < SECTOR)
    else:
        fits = thing.at == NOWHERE and thing.on == NOWHERE
    if not fits or (not card.item and thing.owner == NOBODY):
        raise bad("thing", card.rule, card=slug)
    if thing.owner != NOBODY and s.at[thing.owner] < 0 and (card.item or rule.maintained(s, thing)):
        raise bad("dead-thing", "9.8", card=slug)
    if WIZARD <= thing.on < THING and s.at[thing.on - WIZARD] < 0:
        raise bad("dead-thing", "9.8", card=slug)
    most = card.cracks - 1 if card.cracks else WALL_CRACKS
    if thing.note > most:
        raise bad("number", part=f"things[{number}].note", value=thing.note, least=0, most=most)


def _is_item(s: State, target: int) -> bool:
    if not THING <= target < TREASURE:
        return False
    card = s.things[target - THING].card
    return card >= 0 and BOOK[NAME_OF[card]].item


def _check_together(s: State, told: dict[int, str]) -> None:
    """Refuse things that cannot be in one square, on one line or on one wizard together."""
    squares: list[int] = []
    lines: dict[int, list[int]] = {}
    changed: list[int] = []
    for thing in s.things:
        if thing.card < 0:
            continue
        name = NAME_OF[thing.card]
        if BOOK[name].traits & TRANSFORMATION:
            if thing.on in changed:
                raise bad("transformations", "7.13", player=told[thing.on - WIZARD])
            changed.append(thing.on)
        if name in _IN_SQUARES:
            if thing.at in s.homes:
                raise bad("home", "10.15", card=SLUGS[name], square=square_name(thing.at))
            if thing.at in squares:
                raise bad("crowded", "10.15", square=square_name(thing.at))
            squares.append(thing.at)
            if BOOK[name].bars and thing.at in s.at:
                raise bad("stone", "2.2", square=square_name(thing.at))
        elif thing.at >= LINE:
            lines.setdefault(thing.at - LINE, []).append(name)
    for line, names in lines.items():
        standing = NAME["Wall of Fire"] in names or names.count(_DOOR) + names.count(_WALL) > 0
        if len(set(names)) < len(names) or (NAME["Wall of Fire"] in names and len(names) > 1):
            raise bad("line-full", "10.16", line=line_name(line))
        wall, door = s.walls >> line & 1, s.doors >> line & 1
        if standing and bool(door) != (_DOOR in names):
            raise bad("wall", "10.18", line=line_name(line))
        if standing and bool(wall) != (_WALL in names and _DOOR not in names):
            raise bad("wall", "10.18", line=line_name(line))
        if _SEAL in names and not door:
            raise bad("seal", "27.9", line=line_name(line))


def _check_lines(s: State, told: dict[int, str]) -> None:
    for line, cracks in s.cracks:
        wall, door = s.walls >> line & 1, s.doors >> line & 1
        if not wall and not door:
            raise bad("cracks-nowhere", "10.11", line=line_name(line))
        most = (WALL_CRACKS if wall else DOOR_CRACKS) - 1
        if not 1 <= cracks <= most:
            raise bad("cracks", "10.12", line=line_name(line), count=cracks, most=most)
    for line, player in s.held:
        if not s.doors >> line & 1:
            raise bad("held-nothing", "3.4", line=line_name(line))
        if s.at[player] not in s.arrangement.sides[line]:
            raise bad("held", "3.5", player=told[player], line=line_name(line))


def _check_traps(s: State) -> None:
    taken: list[int] = []
    real: list[int] = []
    for number, square, is_real in s.traps:
        if s.things[number].card < 0 or NAME_OF[s.things[number].card] != _TRAP:
            raise bad("trap-of", "23.7")
        if square in s.homes:
            raise bad("home", "10.15", card=SLUGS[_TRAP], square=square_name(square))
        if square in taken:
            raise bad("crowded", "10.15", square=square_name(square))
        taken.append(square)
        if is_real:
            if number in real:
                raise bad("trap-real", "23.7")
            real.append(number)
    if len(s.traps) > creations.TOKENS * len(s.things_named(_TRAP)):
        raise bad("trap-many", "23.7", most=creations.TOKENS)


# -- schools ---------------------------------------------------------------------------------------------


def check_schools(s: State, drafting: bool, wished: list[int], left_open: int) -> None:
    """Refuse decks that the options do not make: `wished` schools must be there, some are drafted."""
    found = [school for schools in s.schools for school in schools]
    whole = all(schools[:1] == (group,) for group, schools in enumerate(s.schools))
    if len(set(found)) < len(found) or not whole:
        raise bad("schools", "0.8")
    if any(school in schools[1:] for schools in s.schools for school in (0, 1)):
        raise bad("schools", "0.7")
    if s.rules.giant_book:
        if len(found) != 7:
            raise bad("schools", "14.5")
        return
    if s.rules.custom_spellbook:
        counts = [len(schools) - 1 for schools in s.schools]
        first = s.groups[s.player]
        ahead = counts[first] - counts[1 - first]
        if max(counts) > CUSTOM_SCHOOLS or (drafting and ahead not in (0, 1)):
            raise bad("schools", "14.2")
        if not drafting and min(counts) < CUSTOM_SCHOOLS:
            raise bad("schools", "14.2")
        return
    chosen = len(found) - 1
    least = CUSTOM_SCHOOLS - left_open if drafting else CUSTOM_SCHOOLS
    if not least <= chosen <= CUSTOM_SCHOOLS or any(school not in found for school in wished):
        raise bad("schools", "0.8")


# -- what is being done ----------------------------------------------------------------------------------

# What the targets of a way can be; a way whose aim is not here can be aimed at anything.
_WIZARDS: Final = (WIZARD,)
_LINES: Final = (LINE,)
_SQUARES: Final = (SQUARE,)
_TARGETS: Final[list[tuple[Aiming, tuple[int, ...]]]] = [
    (aim.wizard, _WIZARDS),
    (aim.any_wizard, _WIZARDS),
    (aim.carrier, _WIZARDS),
    (aim.item_carrier, _WIZARDS),
    (attacks.in_walking_reach, _WIZARDS),
    (curses.same_square, _WIZARDS),
    (aim.anything, (LINE, WIZARD, THING)),
    (attacks.wettable, (LINE, WIZARD, THING)),
    (attacks.throw_target, (SQUARE, LINE, WIZARD, THING)),
    (aim.free_border, _LINES),
    (aim.wall_or_door, _LINES),
    (aim.stone_wall, _LINES),
    (aim.near_wall, _LINES),
    (aim.near_door, _LINES),
    (aim.door, _LINES),
    (walls.wall_or_free, _LINES),
    (walls.locked_door, _LINES),
    (walls.unsealed_door, _LINES),
    (counters.between, _LINES),
    (aim.sector, (SECTOR,)),
    (aim.direction, (DIRECTION,)),
    (aim.square, _SQUARES),
    (aim.empty_square, _SQUARES),
    (aim.creation_square, _SQUARES),
    (motion.four_steps, _SQUARES),
    (motion.straight_lines, _SQUARES),
    (aim.lasting_spell, (THING, TOKEN)),
    (creations.loose, (THING, TREASURE)),
    (motion.within_grasp, (THING, TREASURE)),
    (items.soluble, (LINE, THING)),
]
_CLASSES: Final = (DIRECTION, TOKEN, SECTOR, TREASURE, THING, WIZARD, LINE, SQUARE)
_ANSWERS_DAMAGE: Final = (NAME["Shield"],)
_ANSWERS_PICK_UP: Final = (NAME["Ward"], NAME["Fool's Gold"])


def check_doing(s: State) -> None:
    """Refuse unfinished pieces of the rules that cannot hang in the air like this."""
    base = s.stack[0]
    for index in range(1, len(s.stack)):
        frame = s.stack[index]
        below = s.stack[index - 1]
        if isinstance(base, Draft) or not _stands_on(frame, below, index):
            raise bad("order", doing=frame.name)
        if isinstance(frame, Declare):
            fits = _can_be_declared(s, frame, index)
        elif isinstance(frame, Cast):
            fits = _can_be_cast(s, frame, index)
        elif isinstance(frame, Asked):
            fits = _can_be_asked(s, frame, index)
        elif isinstance(frame, attacks.Bolt):
            fits = _is_bolt(s, frame, index)
        elif isinstance(frame, PickUp):
            fits = s.treasures[frame.treasure] == WIZARD + frame.player or frame.stage > 0
        else:
            fits = True
        if not fits:
            raise bad("frame", doing=frame.name)


def _stands_on(frame: Any, below: Any, index: int) -> bool:
    if isinstance(frame, Window):
        return frame.at == index - 1 and isinstance(below, Cast | Damage | PickUp)
    if isinstance(below, Declare):
        return False
    if isinstance(frame, Declare):
        return isinstance(below, Window) or (index == 1 and isinstance(below, Act))
    return isinstance(frame, Cast) or not isinstance(below, Window)


def _can_be_declared(s: State, frame: Declare, index: int) -> bool:
    """Whether the cards are there, and what is chosen so far could be chosen."""
    hand = [NAME_OF[card] for card in s.hands[frame.caster]]
    if s.at[frame.caster] < 0 or frame.helpers & ~(1 << CORNER | 1 << ASTRAL):
        return False
    if any(frame.spent().count(name) > hand.count(name) for name in frame.spent()):
        return False
    fuel = fuel_names(frame.fuel)
    if any(not BOOK[name].energy for name in fuel) or len(fuel) > 3 or (len(fuel) > 1 and fuel[0] != ADD):
        return False
    if frame.adding != (max(3 - len(fuel), 0) if fuel[:1] == [ADD] and frame.adding else 0):
        return False
    if frame.origin < 0 and not frame.helpers >> ASTRAL & 1:
        return False
    if frame.way < 0:
        return bool(frame.helpers) and not frame.aimed and frame.against < 0 and frame.caster == s.player
    way = WAYS[frame.way]
    if way.name >= 0:
        card = BOOK[way.name]
        if way.helps or way not in card.plays + card.counters + card.uses:
            return False
    if way.how == ITEM and not _used(s, frame.thing, way.name, frame.caster):
        return False
    if frame.aimed > (max(frame.energy, 1) if way.volley else 1) or (frame.aimed and way.aim is None):
        return False
    if not all(_can_be_target(s, frame.way, target, True) for target in _targets(frame.target)):
        return False
    if way.answers is None:
        return frame.against < 0 and frame.caster == s.player
    window = s.stack[index - 1]
    if not isinstance(window, Window) or frame.against != window.at:
        return False
    return way.answers(s, s.stack[frame.against], frame.caster)


def _used(s: State, number: int, name: int, caster: int) -> bool:
    if number < 0:
        return False
    thing = s.things[number]
    return thing.card >= 0 and NAME_OF[thing.card] == name and thing.owner == caster


def _can_be_cast(s: State, frame: Cast, index: int) -> bool:
    """Whether card, item, target and what is answered fit the way it is played."""
    way = WAYS[frame.way]
    announced = frame.stage == ANNOUNCED and not frame.cancelled
    played = way.name >= 0 and way in BOOK[way.name].plays + BOOK[way.name].counters
    if way.how == SPELL:
        if frame.card >= 0 and NAME_OF[frame.card] != way.name:
            return False
        if announced and played != (frame.card >= 0):
            return False
    elif (
        frame.card >= 0
        or (way.how == ITEM) != (frame.thing >= 0)
        or (way.how == ITEM and announced and not _used(s, frame.thing, way.name, frame.caster))
    ):
        return False
    targets = _targets(frame.target)
    if not all(_can_be_target(s, frame.way, target, announced) for target in targets):
        return False
    if announced and way.aim is not None and not targets:
        return False
    if len(targets) > 1 and not way.volley:
        return False
    if frame.barrier >= 0 and not s.walls >> frame.barrier & 1:
        return False
    if not way.helps and way.kind != COUNTER:
        return frame.against < 0 and (way.kind != ATTACK or frame.origin >= 0)
    return 0 < frame.against < index and _can_answer(s.stack[frame.against], frame)


def _can_answer(answered: Any, frame: Cast) -> bool:
    way = WAYS[frame.way]
    if way.helps:
        return isinstance(answered, Cast) or (isinstance(answered, SpeedUp) and way.name == ADD)
    if way.name in _ANSWERS_DAMAGE:
        return isinstance(answered, Damage)
    if way.name in _ANSWERS_PICK_UP:
        return isinstance(answered, PickUp)
    return isinstance(answered, Cast)


def _targets(target: int) -> list[int]:
    return [] if target < 0 else digits(target)


def _can_be_target(s: State, number: int, target: int, there: bool) -> bool:
    """Whether a way can be aimed at something of this sort; `there`: and it must not be gone."""
    sort = next(first for first in _CLASSES if target >= first)
    if there and sort == THING and s.things[target - THING].card < 0:
        return False
    way = WAYS[number]
    return way.aim is not None and all(sort in sorts for aiming, sorts in _TARGETS if aiming is way.aim)


def _is_bolt(s: State, frame: attacks.Bolt, index: int) -> bool:
    if not 0 < frame.at < index:
        return False
    cast = s.stack[frame.at]
    return isinstance(cast, Cast) and WAYS[cast.way].name == _BOLT and frame.step <= cast.energy


def _can_be_asked(s: State, frame: Asked, index: int) -> bool:
    if frame.question == attacks.FORGOTTEN.number:
        return 0 < frame.a < index and isinstance(s.stack[frame.a], Cast)
    if frame.question in (creations.TRAPS.number, creations.REAL.number):
        card = s.things[frame.a].card
        return card >= 0 and NAME_OF[card] == _TRAP
    return True

"""Views, hints and events as plain JSON in the words of notation, for clients that don't know the rules.

A player is given by their seat. A target is a word of notation, so a wizard as a target is their colour.
Everything except the part `mine` is the same for everybody. Parts that seldom change are made once and
shared, so callers must not change the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, cast

from guildhall.kernel.client_types import Ending
from guildhall.kernel.event import Event
from guildhall.kernel.frame import Frame
from guildhall.kernel.hints import show_warnings
from guildhall.kernel.knowledge import sure
from guildhall.kernel.message import as_json
from guildhall.kernel.numbering import numbers_in, unpack
from guildhall.wizwar import cards, client_types, kinds
from guildhall.wizwar.board import ARRANGEMENTS, Arrangement
from guildhall.wizwar.book import BENDS, BOOK, DOORS, HELPERS, PROJECTS, WAYS
from guildhall.wizwar.decks import CARDS, MOST_COPIES, NAME_OF, SCHOOL_OF, SCHOOLS, SLUGS
from guildhall.wizwar.editions import USUAL_GOAL
from guildhall.wizwar.flow.acts import Added, unannounced
from guildhall.wizwar.flow.turn import DiscardAndDraw, TimePasses
from guildhall.wizwar.hints import Hints
from guildhall.wizwar.position.frames import STEPS
from guildhall.wizwar.printed import DURATIONS, TYPES
from guildhall.wizwar.speech.event_fields import FIELDS
from guildhall.wizwar.speech.refusals import END_RULES
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.cast import ANNOUNCED, Cast
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.declare import UNDECIDED, Declare, Window
from guildhall.wizwar.stack.permissions import fuel_names
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import ENDINGS, FLAGS, State
from guildhall.wizwar.target_words import COMPASS, PLACE_WORDS, Names, names_of, target_word
from guildhall.wizwar.targets import AS_LINE, AS_WIZARD, LINE, NOWHERE
from guildhall.wizwar.traits import kinds_in
from guildhall.wizwar.view import View
from guildhall.wizwar.words import rule

assert cards  # so that all ways are known

HOW: Final[tuple[client_types.How, ...]] = ("spell", "item", "fist")
_CARDS: Final[list[client_types.Card]] = [
    {"card": SLUGS[NAME_OF[card]], "school": SCHOOLS[SCHOOL_OF[card]]} for card in CARDS
]
_PRINTED: Final[list[client_types.PrintedCard]] = [
    {**_CARDS[card], "item": BOOK[NAME_OF[card]].item, "lasts": DURATIONS[BOOK[NAME_OF[card]].lasts]}
    for card in CARDS
]
_CRACKS: Final = [BOOK[NAME_OF[card]].cracks > 0 for card in CARDS]
_SLUGS: Final = [SLUGS[NAME_OF[card]] for card in CARDS]
_WAYS: Final = [way.slug for way in WAYS]
_PHASES: Final = {"draft": "0.8", "time_passes": "1.4", "move_and_cast": "1.7", "discard_and_draw": "13.1"}
_FLAGS: Final = [[FLAGS[number] for number in numbers_in(flags)] for flags in range(1 << len(FLAGS))]
_SEATS: Final = [numbers_in(bits) for bits in range(16)]
_CACHE_SIZE: Final = 4096  # sets of lines, and boards


# -- a view ----------------------------------------------------------------------------------------------


def show(v: View) -> client_types.View:
    """Return the table as a seat sees it; what only that seat knows is in the part `mine`."""
    names = names_of(v.colours, v.things, v.places)
    doing = list(v.stack)
    if doing and unannounced(doing[-1]):
        doing.pop()
    phase = doing[0] if doing else None
    return {
        "game": "wizwar",
        "seats": v.seats,
        "endings": _endings(v.rules.treasure_hunters, v.rules.goal),
        "board": _board(v.places),
        "walls": _lines(v.walls),
        "doors": _doors(v) if v.doors else [],
        "cracks": {PLACE_WORDS[LINE[line]]: count for line, count in v.cracks},
        "wizards": _wizards(v, names),
        "treasures": [_treasure(v, names, number) for number in range(len(v.treasures))],
        "things": [_thing(v, names, i) for i, thing in enumerate(v.things) if thing.card >= 0],
        "traps": [
            {"at": PLACE_WORDS[square], "thing": names.things[thing], "owner": v.things[thing].owner}
            for thing, square, _ in v.traps
        ],
        "decks": [_deck(v, number) for number in range(len(v.deck_sizes))],
        "player": v.player,
        "phase": phase.name if phase is not None else None,
        "rule": _paragraph(v, doing),
        "step": STEPS[phase.name][phase.step] if isinstance(phase, TimePasses | DiscardAndDraw) else None,
        "movement": v.mp,
        "speed": v.speed,
        "attacks": v.attacks,
        "attacks_left": v.attacks_left,
        "flags": _FLAGS[v.flags],
        "passages": [PLACE_WORDS[LINE[line]] for line in v.passages],
        "sickened": _SEATS[v.sickened],
        "dying": [{"player": player, "by": by if by >= 0 else None} for player, by in v.dying],
        "waiting": list(v.waiting),
        "doing": [_frame(v, names, frame) for frame in doing[1:]],
        "ended": ENDINGS[v.ended] if v.ended else None,
        "winners": list(v.winners),
        "mine": show_mine(v),
    }


@cache
def _endings(treasures: bool, goal: int) -> list[Ending]:
    """Return what wins the game."""
    reason = "treasures" if treasures else "victory_points"
    paragraph = END_RULES[reason] if goal == USUAL_GOAL else "14.4"
    return [
        {"reason": reason, "rule": paragraph, "goal": goal},
        {"reason": "last_wizard", "rule": END_RULES["last_wizard"], "goal": 1},
    ]


def _paragraph(v: View, doing: Sequence[Frame[State]]) -> str:
    """Return the paragraph of the rules about what everybody is waiting for."""
    if not doing:
        return END_RULES[ENDINGS[v.ended]]
    if any(isinstance(frame, Window) for frame in doing):
        return "8.1"
    return "14.2" if doing[0].name == "draft" and v.rules.custom_spellbook else _PHASES[doing[0].name]


def show_mine(v: View) -> client_types.Mine | None:
    """Return what only this seat knows; None for a spectator."""
    if v.seat is None:
        return None
    declaring = v.stack[-1] if v.stack and unannounced(v.stack[-1]) else None
    return {
        "seat": v.seat,
        "hand": [_CARDS[card] for card in v.hand],
        "known": [[_CARDS[card] for card in held] for held in v.known],
        "traps": [PLACE_WORDS[square] for _, square, real in v.traps if real == 1],
        "declaring": _declaring(v, declaring) if declaring is not None else None,
    }


# -- the board -------------------------------------------------------------------------------------------


@lru_cache(_CACHE_SIZE)
def _board(places: tuple[tuple[int, int], ...]) -> client_types.Board:
    """Return the parts of the board that change only when a sector is turned."""
    seats = len(places)
    return {
        "columns": 1 + max([square % 10 for square in ARRANGEMENTS[seats].squares]),
        "rows": 1 + max([square // 10 for square in ARRANGEMENTS[seats].squares]),
        "exits": _EXITS[seats],
        "sectors": [
            {"owner": owner, "turn": turn, "squares": _SQUARES[seats][place]}
            for place, (owner, turn) in enumerate(places)
        ],
    }


def _squares(arrangement: Arrangement) -> list[list[str]]:
    """Return the squares of each place."""
    return [
        [PLACE_WORDS[square] for square in arrangement.squares if arrangement.place_of[square] == place]
        for place in range(len(arrangement.places))
    ]


def _exits(arrangement: Arrangement) -> list[client_types.Exit]:
    """Return the openings in the outer edge; each is next to the one it leads to."""
    return [
        {
            "square": PLACE_WORDS[way.square],
            "side": COMPASS[way.direction],
            "to": PLACE_WORDS[way.to_square],
            "to_side": COMPASS[arrangement.exits[number ^ 1].direction],
            "portal": way.colour or None,
        }
        for number, way in enumerate(arrangement.exits)
    ]


_SQUARES: Final = {seats: _squares(arrangement) for seats, arrangement in ARRANGEMENTS.items()}
_EXITS: Final = {seats: _exits(arrangement) for seats, arrangement in ARRANGEMENTS.items()}


@lru_cache(_CACHE_SIZE)
def _lines(bits: int) -> list[str]:
    """Return the words for lines given as bits."""
    return [PLACE_WORDS[LINE[line]] for line in numbers_in(bits)]


def _doors(v: View) -> list[client_types.Door]:
    """Return the doors, with their owners, those who hold them open, and whether they are sealed."""
    makers: dict[int, int] = {}
    sealed: list[int] = []
    for thing in v.things:
        if AS_LINE[thing.at] >= 0:
            name = NAME_OF[thing.card]
            if DOORS.has(name):
                makers[AS_LINE[thing.at]] = thing.owner
            if name in rule.seals.by_name:
                sealed.append(AS_LINE[thing.at])
    arrangement = v.arrangement
    found: list[client_types.Door] = []
    for line in numbers_in(v.doors):
        printed = v.places[arrangement.place_of[arrangement.sides[line][0]]][0]
        owner = makers.get(line, printed)
        shut = line in sealed or v.at[owner] < 0  # rules 3.1, 3.6
        found.append(
            {
                "line": PLACE_WORDS[LINE[line]],
                "owner": owner,
                "opens": None if shut else owner,
                "held": [player for held, player in v.held if held == line] if v.held else [],
                "sealed": line in sealed,
            }
        )
    return found


# -- wizards and what they have --------------------------------------------------------------------------


def _wizards(v: View, names: Names) -> list[client_types.Wizard]:
    items: list[list[str]] = [[] for _ in range(v.seats)]
    for number, thing in enumerate(v.things):
        if thing.owner >= 0 and thing.at == NOWHERE and BOOK[NAME_OF[thing.card]].item:
            items[thing.owner].append(names.things[number])
    carried: list[str | None] = [None] * v.seats
    stolen = [0] * v.seats
    for treasure, place in enumerate(v.treasures):
        if AS_WIZARD[place] >= 0:
            carried[AS_WIZARD[place]] = names.treasures[treasure]
        elif place in v.homes:
            owner = v.homes.index(place)
            stolen[owner] += owner != treasure // 2 and v.at[owner] >= 0
    known = sure(v.public, v.seats, MOST_COPIES)
    return [
        {
            "seat": seat,
            "colour": names.colours[seat],
            "home": PLACE_WORDS[v.homes[seat]],
            "at": PLACE_WORDS[v.at[seat]] if v.at[seat] >= 0 else None,
            "dead": v.at[seat] < 0,
            "life": max(v.life[seat], 0),
            "stun": v.stun[seat],
            "points": v.kills[seat] + stolen[seat],
            "kills": v.kills[seat],
            "treasure": carried[seat],
            "items": items[seat],
            "cards": v.hand_sizes[seat],
            "known": [_CARDS[card] for card in known[seat]],
            "deck": v.groups[seat],
            "turns": v.turns[seat],
        }
        for seat in range(v.seats)
    ]


def _treasure(v: View, names: Names, number: int) -> client_types.Treasure:
    place = v.treasures[number]
    carrier = AS_WIZARD[place]
    return {
        "name": names.treasures[number],
        "owner": number // 2,
        "at": PLACE_WORDS[v.at[carrier] if carrier >= 0 else place],
        "carrier": carrier if carrier >= 0 else None,
    }


def _thing(v: View, names: Names, number: int) -> client_types.Thing:
    thing = v.things[number]
    return {
        "id": number,
        "name": names.things[number],
        **_PRINTED[thing.card],
        "owner": thing.owner if thing.owner >= 0 else None,
        "at": PLACE_WORDS[thing.at] if thing.at >= 0 else None,
        "on": target_word(names, thing.on) if thing.on >= 0 else None,
        "energy": thing.energy,
        "cracks": thing.note if _CRACKS[thing.card] else 0,
    }


def _deck(v: View, number: int) -> client_types.Deck:
    return {
        "schools": [SCHOOLS[school] for school in v.schools[number]] if v.schools else [],
        "cards": v.deck_sizes[number],
        "discards": [_SLUGS[card] for card in v.discards[number]],
    }


# -- frames in progress ----------------------------------------------------------------------------------


def _frame(v: View, names: Names, frame: Frame[State]) -> client_types.Doing:
    """Return an announced frame; it refers to others by their index in the part `doing`."""
    if isinstance(frame, Cast):
        return _cast(names, frame)
    if isinstance(frame, Window):
        passed = _SEATS[frame.passed] if v.rules.open_windows else []
        return {"do": "window", "about": frame.at - 1, "passed": passed}
    if isinstance(frame, Damage):
        return _damage(frame)
    if isinstance(frame, PickUp):
        return {
            "do": "pick_up",
            "player": frame.player,
            "treasure": names.treasures[frame.treasure],
            "square": PLACE_WORDS[frame.square],
        }
    if isinstance(frame, Question):
        return {"do": "asked", "player": frame.player, "question": frame.question}
    return cast("client_types.Busy", {"do": frame.name, "player": getattr(frame, "player", None)})


def _cast(names: Names, cast: Cast) -> client_types.Cast:
    way = WAYS[cast.way]
    return {
        "do": "cast",
        "player": cast.caster,
        "way": _WAYS[cast.way],
        "kind": TYPES[way.kind],
        "how": HOW[way.how],
        "thing": names.things[cast.thing] if cast.thing >= 0 else None,
        "from": _square(cast.origin),
        "bent": bool(cast.bent),
        "through": PLACE_WORDS[LINE[cast.through]] if cast.through >= 0 else None,
        "targets": _targets(names, cast.target),
        "energy": cast.energy,
        "amount": cast.amount,
        "against": cast.against - 1 if cast.against > 0 else None,
        "cancelled": bool(cast.cancelled),
        "done": cast.stage != ANNOUNCED,
        "missed": _SEATS[cast.evaded],
    }


def _damage(damage: Damage) -> client_types.Damage:
    return {
        "do": "damage",
        "player": damage.victim,
        "amount": damage.amount,
        "kinds": kinds_in(damage.kind),
        "by": damage.by if damage.by >= 0 else None,
        "from": _square(damage.origin),
        "attack": bool(damage.attack),
        "stuns": damage.stuns,
    }


def _declaring(v: View, frame: Declare | Added) -> client_types.Declaring:
    """Return what this seat has chosen so far, which nobody else has seen."""
    if not isinstance(frame, Declare):  # cards for speed, with Add
        frame = Declare(UNDECIDED, frame.player, energy=frame.energy, fuel=frame.fuel)
    names = names_of(v.colours, v.things, v.places)
    helpers = [_WAYS[HELPERS[bit].number] for bit in (BENDS, PROJECTS) if frame.helpers & bit]
    return {
        "way": _WAYS[frame.way] if frame.way >= 0 else None,
        "helpers": helpers,
        "from": _square(frame.origin),
        "targets": _targets(names, frame.target),
        "energy": frame.energy if frame.energy >= 0 else None,
        "cards": [SLUGS[name] for name in fuel_names(frame.fuel)],
        "against": frame.against - 1 if frame.against > 0 else None,
    }


def _targets(names: Names, target: int) -> list[str]:
    return [target_word(names, one) for one in unpack(target)]


def _square(square: int) -> str | None:
    return PLACE_WORDS[square] if square >= 0 else None


# -- hints -----------------------------------------------------------------------------------------------


def show_hints(hints: Hints) -> client_types.Hints:
    """Return hints as plain JSON."""
    names = hints.names
    return {
        "reach": [
            {
                "square": PLACE_WORDS[reach.square],
                "cost": reach.cost,
                "path": [PLACE_WORDS[square] for square in reach.path],
                "calm": reach.calm,
            }
            for reach in hints.reach
        ],
        "seen": {PLACE_WORDS[square]: _squares_in(bits) for square, bits in enumerate(hints.seen) if bits},
        "hidden": _squares_in(hints.hidden),
        "aims": [
            {
                "way": _WAYS[aim.way],
                "rule": aim.rule,
                "targets": [target_word(names, target) for target in aim.targets],
                "boosts": [SLUGS[name] for name in aim.boosts],
            }
            for aim in hints.aims
        ],
        "accounts": [
            {"thing": names.things[account.thing], "rule": account.rule, "message": as_json(account.message)}
            for account in hints.accounts
        ],
        "standings": [cast("client_types.Standing", standing._asdict()) for standing in hints.standings],
        "here": list(hints.here),
        "losses": list(hints.losses),
        "finish": list(hints.finish),
        "drawn": hints.drawn,
        "warnings": show_warnings(hints.warnings),
    }


@lru_cache(maxsize=1 << 14)  # what is visible from each square is needed often and seldom changes
def _squares_in(bits: int) -> list[str]:
    """Return the words for squares given as bits."""
    return [PLACE_WORDS[square] for square in numbers_in(bits)]


# -- events ----------------------------------------------------------------------------------------------


def show_event(s: State, event: Event) -> dict[str, object]:
    """Return an event with named numbers; a thing has its number and its card, since it may be gone."""
    names = names_of(s.colours, (), s.places)
    return kinds.EVENTS.as_json(event, lambda field, number: FIELDS.as_json(names, field, number))

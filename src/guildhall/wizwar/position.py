"""Positions as plain JSON that a person can read and write (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from guildhall.kernel.frame import run
from guildhall.kernel.message import BadPosition, BadRecord, Message
from guildhall.kernel.reading import Reader
from guildhall.kernel.tape import Tape
from guildhall.wizwar import cards as all_cards
from guildhall.wizwar import impossible
from guildhall.wizwar.board import line_name, line_named, square_name, square_named
from guildhall.wizwar.book import (
    BOOK,
    FIRE,
    LIGHTNING,
    MAGICAL,
    PHYSICAL,
    TEMPORARY,
    TYPES,
    WATER,
    WAYS,
)
from guildhall.wizwar.cards.attacks import Bolt
from guildhall.wizwar.decks import CARDS, COPIES, NAME, NAME_OF, SCHOOL_OF, SCHOOLS, SLUGS
from guildhall.wizwar.editions import DRAFT, OPTIONS, SCHOOL_OPTIONS
from guildhall.wizwar.flow.acts import SpeedUp
from guildhall.wizwar.flow.settle import victory
from guildhall.wizwar.flow.turn import ACTING, BEGINNING, DISCARDING, DRAWING, DREW
from guildhall.wizwar.impossible import bad, bad_name, bad_shape
from guildhall.wizwar.movement import Advance, Shove
from guildhall.wizwar.notation import DIRECTIONS, colour_name, place_name, treasure_name
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.setup import Draft, begin_decks, empty_table
from guildhall.wizwar.stack.ask import QUESTIONS, Asked
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.declare import Declare, Window
from guildhall.wizwar.stack.may import DIGIT, digits, fuel_names
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import (
    DIRECTION,
    ENDINGS,
    LIFE,
    LINE,
    MOST_LIFE,
    NOBODY,
    NOTHING,
    NOWHERE,
    SECTOR,
    THING,
    TOKEN,
    TREASURE,
    WIZARD,
    State,
    Thing,
)
from guildhall.wizwar.view import kinds_of
from guildhall.wizwar.words import rule

assert all_cards  # the book is full

PARTS: Final = (
    *("game", "rules", "options", "players", "board", "lines", "cracks", "held", "schools", "wizards"),
    *("treasures", "hands", "known", "things", "traps", "decks", "discards", "turn", "phase", "step"),
    *("turns", "speed", "movement", "attacks", "flags", "passages", "sickened", "dying", "doing"),
    *("ended", "winners", "rolls", "chance"),
)
_CARD_PARTS: Final = ("hands", "things", "decks", "discards", "doing")
_FLAGS: Final = (
    *("boosted", "moved", "stunned", "rooted", "empty_handed", "phase_over", "turn_over", "acted"),
)
_LINE_STATES: Final = ("open", "wall", "door")
_TURNS: Final = 2  # that everybody has begun, if nothing is said
_LARGEST_ROLL: Final = 156  # the draw from the giant book
_STEPS: Final = {
    "time_passes": ("start", "effects", "energy", "stun"),
    "discard_and_draw": ("discard", "draw", "over"),
}
_PHASES: Final = ("draft", "time_passes", "move_and_cast", "discard_and_draw")
_KINDS: Final = (
    ("physical", PHYSICAL),
    ("magical", MAGICAL),
    ("fire", FIRE),
    ("water", WATER),
    ("lightning", LIGHTNING),
)
_WAY_SLUGS: Final = [way.slug for way in WAYS]
_WAY_NAMES: Final = tuple(
    [way.slug if _WAY_SLUGS.count(way.slug) == 1 else f"{way.slug} ({TYPES[way.kind]})" for way in WAYS]
)
_QUESTIONS: Final = tuple([question.slug for question in QUESTIONS])

# The numbers of each frame: how they are written, and what they are when left out (None: never).
# A range of numbers is written as they are.
_Field = tuple[str, int | None]
_PLAYER: Final[_Field] = ("player", None)
FRAMES: Final[dict[str, dict[str, _Field]]] = {
    "declare": {
        "way": ("way", -1),
        "caster": _PLAYER,
        "against": ("frame", -1),
        "thing": ("thing", -1),
        "helpers": ("names", 0),
        "origin": ("square", -1),
        "target": ("targets", -1),
        "aimed": ("aimed", 0),
        "energy": ("0-99", -1),
        "fuel": ("fuel", 0),
        "adding": ("0-2", 0),
        "amount": ("0-99", -1),
    },
    "cast": {
        "way": ("way", None),
        "card": ("card", -1),
        "caster": _PLAYER,
        "against": ("frame", -1),
        "thing": ("thing", -1),
        "origin": ("square", -1),
        "bent": ("0-1", 0),
        "target": ("targets", -1),
        "energy": ("0-99", 1),
        "amount": ("0-99", 0),
        "spot": ("square", -1),
        "stage": ("0-1", 0),
        "cancelled": ("0-1", 0),
        "evaded": ("players", 0),
        "served": ("players", 0),
        "stunned": ("players", 0),
        "barrier": ("line", -1),
    },
    "bolt": {"at": ("frame", None), "step": ("0-99", 0)},
    "damage": {
        "victim": _PLAYER,
        "amount": ("0-999", None),
        "kind": ("kinds", None),
        "by": ("player", -1),
        "origin": ("square", -1),
        "attack": ("0-1", 0),
        "stuns": ("0-99", 0),
        "spell_of": ("player", -1),
        "stage": ("0-2", 0),
    },
    "pick_up": {
        "player": _PLAYER,
        "treasure": ("treasure", None),
        "square": ("square", None),
        "ends": ("0-1", 0),
        "stage": ("0-2", 0),
    },
    "window": {"at": ("frame", None), "turn": ("0-4", 0)},
    "asked": {"question": ("question", None), "player": _PLAYER},
    "advance": {"player": _PLAYER, "direction": ("direction", None)},
    "shove": {
        "player": _PLAYER,
        "direction": ("direction", None),
        "left": ("0-99", None),
        "moved": ("0-1", 0),
    },
    "speed_up": {"player": _PLAYER, "energy": ("0-99", None), "fuel": ("0-0", 0), "adding": ("0-0", 0)},
}
# The three numbers of each question.
_NUMBER: Final[_Field] = ("0-99", 0)
_ASKED: Final[dict[str, tuple[_Field, ...]]] = {
    "added": (("fuel", None), _NUMBER),
    "fooled": (("treasure", None), ("square", None)),
    "traps": (("thing", None), _NUMBER),
    "real": (("thing", None),),
    "knocked": (("player", None), _NUMBER, ("square", None)),
    "walked": (("player", None), _NUMBER),
    "falls": (("player", None),),
    "yoinked": (("player", None), _NUMBER),
    "torn": (("player", None),),
    "forgotten": (("frame", None),),
    "stolen": (("player", None), _NUMBER),
    "reached": (("square", None),),
    "forgets": (_NUMBER,),
    "pushed": (("direction", None),),
    "more": (),
    "over": (),
}
_READ: Final = Reader(bad_shape)


def _make(name: str, values: list[int]) -> Any:
    """A frame from its name and numbers."""
    if name == "declare":
        return Declare(*values)
    if name == "cast":
        return Cast(*values)
    if name == "bolt":
        return Bolt(*values)
    if name == "damage":
        return Damage(*values)
    if name == "pick_up":
        return PickUp(*values)
    if name == "window":
        return Window(*values)
    if name == "asked":
        return Asked(*values)
    if name == "advance":
        return Advance(*values)
    if name == "shove":
        return Shove(*values)
    return SpeedUp(*values)


# -- writing ---------------------------------------------------------------------------------------------


def dump(s: State, game: str, version: str) -> dict[str, object]:
    """A whole position as plain JSON; what is as it is when left out is left out."""
    colour = [colour_name(s, player) for player in range(s.seats)]
    out: dict[str, object] = {
        "game": game,
        "rules": version,
        "options": OPTIONS.changed(s.options),
        "players": colour,
    }
    if s.places != tuple([(player, 0) for player in range(s.seats)]):
        out["board"] = [f"{colour[owner]} {turn}" if turn else colour[owner] for owner, turn in s.places]
    start = empty_table(s.seats, s.options, s.colours, s.places, Tape(0))
    walls, doors = _built(start, s.things)
    lines = {
        line_name(line): _LINE_STATES[(s.walls >> line & 1) + 2 * (s.doors >> line & 1)]
        for line in s.arrangement.lines
        if (s.walls ^ walls | s.doors ^ doors) >> line & 1
    }
    _put(out, "lines", lines)
    _put(out, "cracks", {line_name(line): cracks for line, cracks in s.cracks})
    _put(out, "held", {line_name(line): colour[player] for line, player in s.held})
    _schools_out(s, out)
    out["wizards"] = {colour[player]: _wizard_out(s, player) for player in range(s.seats)}
    lying = {
        treasure_name(s, treasure): square_name(place)
        for treasure, place in enumerate(s.treasures)
        if place < LINE and place != start.treasures[treasure]
    }
    _put(out, "treasures", lying)
    _put(out, "hands", {colour[player]: _cards_out(s, hand) for player, hand in enumerate(s.hands) if hand})
    known: dict[str, object] = {}
    for player in range(s.seats):
        his = {
            colour[other]: _cards_out(s, s.known[s.seats * player + other])
            for other in range(s.seats)
            if s.known[s.seats * player + other]
        }
        _put(known, colour[player], his)
    _put(out, "known", known)
    _put(out, "things", [_thing_out(s, thing) if thing.card >= 0 else None for thing in s.things])
    traps = [
        f"{_thing_name(s, number)} {square_name(square)}{' real' if real else ''}"
        for number, square, real in s.traps
    ]
    _put(out, "traps", traps)
    if s.decks != _decks_left(s, _unplaced(s)):
        out["decks"] = _piles_out(s, s.decks)
    if any(s.discards):
        out["discards"] = _piles_out(s, s.discards)
    _turn_out(s, out, colour)
    _put(out, "rolls", list(s.tape.rest()))
    out["chance"] = s.tape.chance
    return out


def _put(out: dict[str, object], part: str, value: dict[str, Any] | list[Any]) -> None:
    """Write a part unless it is empty."""
    if value:
        out[part] = value


def _turn_out(s: State, out: dict[str, object], colour: list[str]) -> None:
    out["turn"] = colour[s.player]
    phase = ""
    if s.ended:
        out["ended"] = ENDINGS[s.ended]
        _put(out, "winners", [colour[player] for player in s.winners])
    else:
        base = s.stack[0]
        phase = out["phase"] = base.name
        if phase in _STEPS:
            out["step"] = _STEPS[phase][base.step]
    _put(out, "turns", {colour[seat]: turns for seat, turns in enumerate(s.turns) if turns != _turns(phase)})
    speed = _speed(s, phase)
    if s.speed != speed:
        out["speed"] = s.speed
    if s.mp != s.speed:
        out["movement"] = s.mp
    if s.attacks:
        out["attacks"] = s.attacks
    _put(out, "flags", [flag for number, flag in enumerate(_FLAGS) if s.flags >> number & 1])
    _put(out, "passages", [line_name(line) for line in s.passages])
    _put(out, "sickened", [colour[player] for player in range(s.seats) if s.sickened >> player & 1])
    dying = [f"{colour[who]} by {colour[by]}" if by != NOBODY else colour[who] for who, by in s.dying]
    _put(out, "dying", dying)
    _put(out, "doing", [_frame_out(s, frame) for frame in s.stack[1:]])


def _turns(phase: str) -> int:
    """How many turns everybody has begun, if nothing is said."""
    return 0 if phase == "draft" else _TURNS


def _speed(s: State, phase: str) -> int:
    """The base speed that points have been given for, if nothing is said."""
    begun = phase in ("move_and_cast", "discard_and_draw") and s.at[s.player] >= 0
    return rule.base_speed(s, s.player) if begun else 0


def _built(start: State, things: list[Thing]) -> tuple[int, int]:
    """Walls and doors as printed, and those that spells have made."""
    walls, doors = start.walls, start.doors
    for thing in things:
        if thing.card >= 0 and thing.at >= LINE and NAME_OF[thing.card] == NAME["Create Wall"]:
            walls |= 1 << (thing.at - LINE)
    for thing in things:
        if thing.card >= 0 and thing.at >= LINE and NAME_OF[thing.card] == NAME["Create Door"]:
            walls &= ~(1 << (thing.at - LINE))
            doors |= 1 << (thing.at - LINE)
    return walls, doors


def _schools_out(s: State, out: dict[str, object]) -> None:
    if s.schools != _usual_schools(s):
        names = [[SCHOOLS[school] for school in schools] for schools in s.schools]
        out["schools"] = names if s.rules.custom_spellbook else names[0]


def _usual_schools(s: State) -> tuple[tuple[int, ...], ...]:
    """The schools that the options name; () when any of them is left to chance or choice."""
    named = all(str(s.options[name]) in SCHOOLS for name in SCHOOL_OPTIONS)
    if s.rules.custom_spellbook or not (named or s.rules.giant_book):
        return ()
    trial = s.clone()
    begin_decks(trial)
    return trial.schools


def _wizard_out(s: State, player: int) -> dict[str, object]:
    square = s.at[player]
    out: dict[str, object] = {"at": square_name(square) if square >= 0 else None}
    if s.life[player] != (LIFE if square >= 0 else 0):
        out["life"] = s.life[player]
    if s.stun[player]:
        out["stun"] = s.stun[player]
    if s.kills[player]:
        out["kills"] = s.kills[player]
    if s.carries(player) >= 0:
        out["carries"] = treasure_name(s, s.carries(player))
    return out


def _thing_out(s: State, thing: Thing) -> dict[str, object]:
    out: dict[str, object] = {"card": _card_out(s, thing.card)}
    if thing.owner != NOBODY:
        out["by"] = colour_name(s, thing.owner)
    if thing.at != NOWHERE:
        out["at"] = place_name(thing.at)
    name = NAME_OF[thing.card]
    if thing.on != _usual_on(name, thing.owner):
        out["on"] = _target_out(s, thing.on) if thing.on != NOWHERE else None
    if thing.energy != _usual_energy(name):
        out["energy"] = thing.energy
    if thing.note:
        out["note"] = thing.note
    return out


def _usual_on(name: int, owner: int) -> int:
    return WIZARD + owner if owner != NOBODY and impossible.own_spell(name) else NOWHERE


def _usual_energy(name: int) -> int:
    return 1 if BOOK[name].lasts == TEMPORARY or name == NAME["Homunculus"] else 0


def _card_out(s: State, card: int) -> str:
    """A card by its name, and its school where others in play have one of that name."""
    slug = SLUGS[NAME_OF[card]]
    alone = len(_in_play(s, NAME_OF[card])) == 1
    return slug if alone else f"{slug} ({SCHOOLS[SCHOOL_OF[card]]})"


def _in_play(s: State, name: int) -> list[int]:
    """The cards of a name in the schools in play, in the order of those."""
    return [
        card
        for schools in s.schools
        for school in schools
        for card in CARDS
        if NAME_OF[card] == name and SCHOOL_OF[card] == school
    ]


def _cards_out(s: State, pile: tuple[int, ...]) -> list[str]:
    return [_card_out(s, card) for card in pile]


def _piles_out(s: State, piles: list[tuple[int, ...]]) -> list[Any]:
    written: list[Any] = [_cards_out(s, pile) for pile in piles]
    return written if s.rules.custom_spellbook else written[0]


def _unplaced(s: State) -> dict[int, int]:
    """How often each card is neither in a hand, on the table or the discards, nor in the air."""
    left = {card: COPIES[card] for card in CARDS if any(SCHOOL_OF[card] in schools for schools in s.schools)}
    placed = [card for pile in (*s.hands, *s.discards) for card in pile]
    placed += [thing.card for thing in s.things]
    placed += [frame.card for frame in s.stack if isinstance(frame, Cast)]
    for card in placed:
        if card in left:
            left[card] -= 1
    return left


def _decks_left(s: State, left: Mapping[int, int]) -> list[tuple[int, ...]]:
    """The Magic decks when each has all of its cards that are nowhere else; none before the deal."""
    if s.stack and isinstance(s.stack[0], Draft):
        return [()] * len(s.decks)
    return [
        tuple(
            sorted([card for card, count in left.items() if SCHOOL_OF[card] in schools for _ in range(count)])
        )
        for schools in s.schools
    ]


def _thing_name(s: State, number: int) -> str:
    """A thing by its card, and its number where that is not enough."""
    card = s.things[number].card
    if card < 0:
        return f"#{number}"
    alone = len(s.things_named(NAME_OF[card])) == 1
    return SLUGS[NAME_OF[card]] if alone else f"{SLUGS[NAME_OF[card]]}#{number}"


def _target_out(s: State, target: int) -> str:
    if target < WIZARD:
        return place_name(target)
    if target < THING:
        return colour_name(s, target - WIZARD)
    if target < TREASURE:
        return _thing_name(s, target - THING)
    if target < SECTOR:
        return treasure_name(s, target - TREASURE)
    if target < TOKEN:
        return f"sector:{colour_name(s, s.places[target - SECTOR][0])}"
    if target < DIRECTION:
        return f"trap@{square_name(target - TOKEN)}"
    return DIRECTIONS[target - DIRECTION]


def _frame_out(s: State, frame: Any) -> dict[str, object]:
    out: dict[str, object] = {"do": frame.name}
    fields = _fields(frame.name, frame.question if isinstance(frame, Asked) else NOWHERE)
    for part, value in zip(frame.fields, frame.values(), strict=True):
        how, usual = fields[part]
        if value != usual and how != "aimed":
            out[part] = _value_out(s, how, value)
    return out


def _fields(name: str, question: int) -> dict[str, _Field]:
    """How the numbers of a frame are written; those of a question are its own."""
    if question < 0:
        return FRAMES[name]
    told = _ASKED[_QUESTIONS[question]]
    rest = [("0-0", 0)] * (3 - len(told))
    return {**FRAMES[name], **dict(zip(("a", "b", "c"), (*told, *rest), strict=True))}


def _value_out(s: State, how: str, value: int) -> object:
    if how == "player":
        return colour_name(s, value)
    if how == "players":
        return [colour_name(s, player) for player in range(s.seats) if value >> player & 1]
    if how == "way":
        return _WAY_NAMES[value]
    if how == "card":
        return _card_out(s, value)
    if how == "thing":
        return _thing_name(s, value)
    if how == "square":
        return square_name(value)
    if how == "line":
        return line_name(value)
    if how == "targets":
        return [_target_out(s, target) for target in digits(value)]
    if how == "fuel":
        return [SLUGS[name] for name in fuel_names(value)]
    if how == "names":
        return [slug for name, slug in enumerate(SLUGS) if value >> name & 1]
    if how == "kinds":
        return [word for word, bit in _KINDS if value & bit]
    if how == "treasure":
        return treasure_name(s, value)
    if how == "direction":
        return DIRECTIONS[value]
    if how == "question":
        return _QUESTIONS[value]
    return value


# -- reading ---------------------------------------------------------------------------------------------


def load(position: Mapping[str, object], game: str, version: str, tape: Tape | None) -> State:
    """The state that a position describes; BadPosition says why it cannot be."""
    top = _READ.mapping(position, "position")
    for part in top:
        if part not in PARTS:
            raise bad("unknown-part", part=part)
    _one_of(top.get("game", game), "game", (game,))
    _one_of(top.get("rules", version), "rules", (version,))
    s = _read_board(top)
    reading = _Position(s)
    reading.read(top)
    impossible.check(s, dict(enumerate(reading.seat)))
    chance = _number(top.get("chance", 0), "chance", 0, (1 << 64) - 1)
    rolls = tuple(
        [_number(roll, "rolls", 1, _LARGEST_ROLL) for roll in _READ.items(top.get("rolls", []), "rolls")]
    )
    s.tape = tape or Tape(chance, rolls)
    if "ended" in top:
        _read_end(s, top, reading.seat)
        return s
    _go_on(s, tape is not None)
    return s


def _read_board(top: Mapping[str, object]) -> State:
    """Options, players and sectors: a table without cards."""
    options = _READ.mapping(top.get("options", {}), "options")
    for name, value in options.items():
        if not isinstance(value, str | int) or (isinstance(value, int) and abs(value) >= 1 << 64):
            raise bad_shape(f"options.{name}")
    settled = OPTIONS.settle(options)
    names = _READ.items(top.get("players"), "players")
    if not 2 <= len(names) <= 4:
        raise bad("number", "0.1", part="players", value=len(names), least=2, most=4)
    colours = [COLOURS.index(_one_of(name, "players", COLOURS)) for name in names]
    if len(set(colours)) < len(colours):
        raise bad_shape("players")
    seats = tuple([COLOURS[colour] for colour in colours])
    places: list[tuple[int, int]] = []
    for given in _READ.items(top.get("board", list(seats)), "board"):
        sector, _, turn = _READ.text(given, "board").partition(" ")
        _one_of(sector, "board", seats)
        places.append((seats.index(sector), int(_one_of(turn or "0", "board", ("0", "1", "2", "3")))))
    if sorted([owner for owner, _ in places]) != list(range(len(seats))):
        raise bad("sectors", "0.3")
    return empty_table(len(seats), settled, tuple(colours), tuple(places), Tape(0))


def _read_end(s: State, top: Mapping[str, object], seat: Mapping[str, int]) -> None:
    """A game that is over, as the table must show."""
    for part in ("phase", "step", "doing", "dying"):
        if part in top:
            raise bad("after-the-end", part=part)
    reason = _one_of(top["ended"], "ended", ENDINGS[1:])
    winners = [
        seat[_one_of(name, "winners", tuple(seat))] for name in _READ.items(top.get("winners", []), "winners")
    ]
    s.ended = 0
    if not victory(s) or ENDINGS[s.ended] != reason or ("winners" in top and s.winners != tuple(winners)):
        raise bad("not-over", "12.1")
    s.events = []


def _go_on(s: State, recorded: bool) -> None:
    """Ask what is to be asked; a position that only seems to be one is found out here at the latest."""
    try:
        impossible.check_doing(s)
        nested = len(s.stack) > 1
        run(s)
        if any(not decision.options for decision in s.asked):
            raise bad("frame", doing=s.stack[-1].name)
        if nested and s.asked:
            _try_out(s, first=True)
            _try_out(s, first=False)
    except BadPosition:
        raise
    except BadRecord:
        if recorded:
            raise
        raise bad("roll", "0.11") from None
    except Exception as error:
        raise bad("stuck") from error
    if not s.asked:
        raise bad("over", "12.1")


def _try_out(s: State, first: bool) -> None:
    """Bring what is unfinished to an end on a copy of the table, always by the first or the last choice."""
    trial = s.clone()
    trial.events = None
    trial.tape = Tape(0)
    for _ in range(_TRIED):
        if len(trial.stack) < 2:
            return
        decision = trial.asked[0]
        trial.stack[-1].answer(trial, decision.player, decision.options[0 if first else -1])
        run(trial)


_TRIED: Final = 200


class _Position:
    """Reads a position onto a table."""

    def __init__(self, s: State) -> None:
        self.s: State = s
        self.seat: dict[str, int] = {colour_name(s, player): player for player in range(s.seats)}
        self.colours: tuple[str, ...] = tuple(self.seat)
        self.left: dict[int, int] = {}  # cards that have no place yet

    def read(self, top: Mapping[str, object]) -> None:
        """All parts that say what lies on the table and whose turn it is."""
        s = self.s
        s.player = self.player(top.get("turn", self.colours[0]), "turn")
        usual = "" if "ended" in top else "move_and_cast"
        phase = _one_of(top.get("phase", usual), "phase", _PHASES) if usual or "phase" in top else ""
        s.ended = 1 if "ended" in top else 0
        self.schools(top, phase == "draft")
        self.reserve(top)
        for name, hand in self.by_colour(top, "hands"):
            s.hands[name] = tuple(sorted(self.cards(hand, f"hands.{self.colours[name]}")))
        self.things(_READ.items(top.get("things", []), "things"))
        self.wizards(top)
        self.treasures(top)
        self.known(top)
        self.traps(_READ.items(top.get("traps", []), "traps"))
        self.discards(top)
        self.lines(top)
        self.turn(top, phase)
        self.doing(top, phase)
        self.decks(top)

    # -- cards -------------------------------------------------------------------------------------------

    def schools(self, top: Mapping[str, object], drafting: bool) -> None:
        """The schools in each Magic deck."""
        s = self.s
        usual = _usual_schools(s)
        if "schools" in top:
            given = _READ.items(top["schools"], "schools")
            decks = [_READ.items(deck, "schools") for deck in given] if s.rules.custom_spellbook else [given]
            if len(decks) != len(s.decks):
                raise bad_shape("schools")
            s.schools = tuple(
                [tuple([SCHOOLS.index(_one_of(name, "schools", SCHOOLS)) for name in deck]) for deck in decks]
            )
        elif drafting:
            return
        else:
            s.schools = usual
            if not usual:
                raise bad_shape("schools")
        wishes = [str(s.options[name]) for name in SCHOOL_OPTIONS]
        wished = [SCHOOLS.index(wish) for wish in wishes if wish in SCHOOLS]
        impossible.check_schools(s, drafting, wished, wishes.count(DRAFT))
        self.left = _unplaced(s) if not drafting else {}

    def reserve(self, top: Mapping[str, object]) -> None:
        """Cards that are named with their school are taken before those that are not."""
        waiting: list[object] = [top[part] for part in _CARD_PARTS if part in top]
        while waiting:
            value = waiting.pop()
            if isinstance(value, Mapping):
                waiting.extend(value.values())
            elif isinstance(value, list):
                waiting.extend(value)
            elif isinstance(value, str) and value.endswith(")"):
                card = _full_name(value)
                if card in self.left:
                    self.take(card)

    def take(self, card: int) -> int:
        """A card finds its place."""
        if self.left[card] < 1:
            raise bad("card-often", "0.7", card=SLUGS[NAME_OF[card]], most=COPIES[card])
        self.left[card] -= 1
        return card

    def card(self, value: object, part: str) -> int:
        """A card by its name; where several schools have it, with its school or the first that is free."""
        word = _READ.text(value, part)
        card = _full_name(word)
        if card >= 0:
            if card not in self.left:
                raise bad("card-not-in-play", "0.7", card=word)
            return card
        found = _in_play(self.s, self.slug(word, part))
        if not found or not self.left:
            raise bad("card-not-in-play", "0.7", card=word)
        free = [card for card in found if self.left[card]]
        if not free:
            most = sum([COPIES[card] for card in found])
            raise bad("card-often", "0.7", card=word, most=most)
        return self.take(free[0])

    def slug(self, value: object, part: str) -> int:
        """The name of a card."""
        word = _READ.text(value, part)
        if word not in SLUGS:
            raise bad("card", word=word, part=part)
        return SLUGS.index(word)

    def cards(self, value: object, part: str) -> list[int]:
        """Several cards."""
        return [self.card(card, part) for card in _READ.items(value, part)]

    def piles(self, value: object, part: str) -> list[list[int]]:
        """The cards of one pile for each Magic deck."""
        given = _READ.items(value, part)
        if not self.s.rules.custom_spellbook:
            return [self.cards(given, part)]
        if len(given) != len(self.s.decks):
            raise bad_shape(part)
        return [self.cards(pile, part) for pile in given]

    def discards(self, top: Mapping[str, object]) -> None:
        """The discards, in their order."""
        if "discards" in top:
            self.s.discards = [tuple(pile) for pile in self.piles(top["discards"], "discards")]

    def decks(self, top: Mapping[str, object]) -> None:
        """What is in the Magic decks: the rest."""
        if "decks" in top:
            self.s.decks = [tuple(sorted(pile)) for pile in self.piles(top["decks"], "decks")]
            missing = [SLUGS[NAME_OF[card]] for card, count in self.left.items() if count]
            if missing:
                raise bad("cards-missing", "0.7", cards=tuple(missing))
        else:
            self.s.decks = _decks_left(self.s, self.left)

    def known(self, top: Mapping[str, object]) -> None:
        """Who knows what in whose hand."""
        s = self.s
        for player, given in self.by_colour(top, "known"):
            part = f"known.{self.colours[player]}"
            for name, pile in _READ.mapping(given, part).items():
                other = self.player(name, part)
                rest = list(s.hands[other])
                found: list[int] = []
                for word in _READ.items(pile, part):
                    card = _full_name(_READ.text(word, part))
                    wanted = -1 if card >= 0 else self.slug(word, part)
                    fits = [his for his in rest if his == card or NAME_OF[his] == wanted]
                    if not fits or other == player:
                        raise bad("known", player=self.colours[player], other=name, card=str(word))
                    rest.remove(fits[0])
                    found.append(fits[0])
                s.known[s.seats * player + other] = tuple(sorted(found))

    # -- the board ---------------------------------------------------------------------------------------

    def things(self, given: list[object]) -> None:
        """The cards on the table, by their numbers; null where one has gone."""
        s = self.s
        if len(given) > len(CARDS):
            raise bad("number", part="things", value=len(given), least=0, most=len(CARDS))
        laid: list[tuple[int, Mapping[str, object]]] = []
        for number, entry in enumerate(given):
            part = f"things[{number}]"
            if entry is None:
                s.things.append(NOTHING)
                continue
            thing = _READ.mapping(entry, part)
            for name in thing:
                if name not in ("card", "by", "at", "on", "energy", "note"):
                    raise bad("unknown-part", part=f"{part}.{name}")
            card = self.card(thing.get("card"), f"{part}.card")
            owner = self.player(thing["by"], f"{part}.by") if "by" in thing else NOBODY
            at = self.place(thing["at"], f"{part}.at") if "at" in thing else NOWHERE
            usual = _usual_energy(NAME_OF[card])
            energy = _number(thing.get("energy", usual), f"{part}.energy", usual, 99 * usual)
            note = _number(thing.get("note", 0), f"{part}.note", 0, 99)
            s.things.append(Thing(card, owner, at, _usual_on(NAME_OF[card], owner), energy, note))
            laid.append((number, thing))
        s.kinds = kinds_of(s.things)
        for number, thing in laid:
            if "on" in thing:
                on = NOWHERE if thing["on"] is None else self.target(thing["on"], f"things[{number}].on")
                s.things[number] = s.things[number]._replace(on=on)

    def wizards(self, top: Mapping[str, object]) -> None:
        """Where the wizards are and how they fare."""
        s = self.s
        for player, given in self.by_colour(top, "wizards"):
            part = f"wizards.{self.colours[player]}"
            his = _READ.mapping(given, part)
            for name in his:
                _one_of(name, part, ("at", "life", "stun", "kills", "carries"))
            if "at" in his:
                s.at[player] = NOWHERE if his["at"] is None else self.square(his["at"], f"{part}.at")
            s.life[player] = _number(
                his.get("life", LIFE if s.at[player] >= 0 else 0), f"{part}.life", -999, MOST_LIFE, "9.1"
            )
            s.stun[player] = _number(his.get("stun", 0), f"{part}.stun", 0, 99)
            s.kills[player] = _number(his.get("kills", 0), f"{part}.kills", 0, s.seats - 1)

    def treasures(self, top: Mapping[str, object]) -> None:
        """Where the treasures lie, and who carries one."""
        s = self.s
        told: list[int] = []
        for name, where in _READ.mapping(top.get("treasures", {}), "treasures").items():
            treasure = self.treasure(name, "treasures")
            told.append(treasure)
            if isinstance(where, str) and where in self.seat:
                s.treasures[treasure] = WIZARD + self.player(where, f"treasures.{name}")
            else:
                s.treasures[treasure] = self.square(where, f"treasures.{name}")
        for player, given in self.by_colour(top, "wizards"):
            his = _READ.mapping(given, f"wizards.{self.colours[player]}")
            if "carries" in his:
                treasure = self.treasure(his["carries"], f"wizards.{self.colours[player]}.carries")
                if treasure in told:
                    raise bad("treasure-twice", treasure=treasure_name(s, treasure))
                told.append(treasure)
                s.treasures[treasure] = WIZARD + player

    def traps(self, given: list[object]) -> None:
        """Booby-trap tokens."""
        for entry in given:
            words = _READ.text(entry, "traps").split(" ")
            if len(words) not in (2, 3) or words[2:] not in ([], ["real"]):
                raise bad_shape("traps")
            trap = (self.thing(words[0], "traps"), self.square(words[1], "traps"), len(words) - 2)
            self.s.traps = (*self.s.traps, trap)

    def lines(self, top: Mapping[str, object]) -> None:
        """Walls and doors, what has become of them, and who holds them."""
        s = self.s
        s.walls, s.doors = _built(s, s.things)
        for name, what in _READ.mapping(top.get("lines", {}), "lines").items():
            bit = 1 << self.line(name, "lines")
            state = _one_of(what, f"lines.{name}", _LINE_STATES)
            s.walls = s.walls | bit if state == "wall" else s.walls & ~bit
            s.doors = s.doors | bit if state == "door" else s.doors & ~bit
        cracks = [
            (self.line(name, "cracks"), _number(count, f"cracks.{name}", 1, 99))
            for name, count in _READ.mapping(top.get("cracks", {}), "cracks").items()
        ]
        held = [
            (self.line(name, "held"), self.player(who, f"held.{name}"))
            for name, who in _READ.mapping(top.get("held", {}), "held").items()
        ]
        for part, pairs in (("cracks", cracks), ("held", held)):
            if len({line for line, _ in pairs}) < len(pairs):
                raise bad_shape(part)
        s.cracks = tuple(sorted(cracks))
        s.held = tuple(held)

    # -- the turn ----------------------------------------------------------------------------------------

    def turn(self, top: Mapping[str, object], phase: str) -> None:
        """What the turn remembers."""
        s = self.s
        s.turns = [_turns(phase)] * s.seats
        for player, turns in self.by_colour(top, "turns"):
            s.turns[player] = _number(turns, f"turns.{self.colours[player]}", 0, 999_999)
        s.speed = _number(top.get("speed", _speed(s, phase)), "speed", 0, 99)
        s.mp = _number(top.get("movement", s.speed), "movement", -999, 999_999)
        s.attacks = _number(top.get("attacks", 0), "attacks", 0, 99)
        for flag in _READ.items(top.get("flags", []), "flags"):
            s.flags |= 1 << _FLAGS.index(_one_of(flag, "flags", _FLAGS))
        s.passages = tuple(
            [self.line(line, "passages") for line in _READ.items(top.get("passages", []), "passages")]
        )
        s.sickened = self.players(top.get("sickened", []), "sickened")
        for entry in _READ.items(top.get("dying", []), "dying"):
            who, by, killer = _READ.text(entry, "dying").partition(" by ")
            pair = (self.player(who, "dying"), self.player(killer, "dying") if by else NOBODY)
            s.dying = (*s.dying, pair)

    def doing(self, top: Mapping[str, object], phase: str) -> None:
        """The phase, and what is unfinished in it."""
        s = self.s
        if not phase:
            return
        steps = _STEPS.get(phase, ())
        if "step" in top and not steps:
            raise bad_shape("step")
        step = steps.index(_one_of(top.get("step", steps[0]), "step", steps)) if steps else 0
        if phase == "draft":
            s.stack = [Draft()]
        elif phase == "time_passes":
            s.stack = [BEGINNING[step]]
        elif phase == "move_and_cast":
            s.stack = [ACTING]
        else:
            s.stack = [(DISCARDING, DRAWING, DREW)[step]]
        for number, frame in enumerate(_READ.items(top.get("doing", []), "doing")):
            part = f"doing[{number}]"
            s.stack.append(self.frame(_READ.mapping(frame, part), part))

    def frame(self, given: Mapping[str, object], part: str) -> Any:
        """An unfinished piece of the rules."""
        name = _one_of(given.get("do"), part, tuple(FRAMES))
        question = NOWHERE
        if name == "asked":
            question = _QUESTIONS.index(_one_of(given.get("question"), f"{part}.question", _QUESTIONS))
        fields = _fields(name, question)
        for key in given:
            if key != "do" and key not in fields:
                raise bad("unknown-part", part=f"{part}.{key}")
        values: list[int] = []
        for key in _parts(name):
            how, usual = fields[key]
            if how == "aimed":
                targets = values[-1]
                values.append(0 if targets < 0 else len(digits(targets)))
            elif key in given or usual is None:
                values.append(self.value(given.get(key), how, f"{part}.{key}"))
            else:
                values.append(usual)
        return _make(name, values)

    def value(self, given: object, how: str, part: str) -> int:
        """A number of a frame."""
        if how == "player":
            return self.player(given, part)
        if how == "players":
            return self.players(given, part)
        if how == "way":
            return _WAY_NAMES.index(_one_of(given, part, _WAY_NAMES))
        if how == "card":
            return self.card(given, part)
        if how == "thing":
            return self.thing(given, part)
        if how == "square":
            return self.square(given, part)
        if how == "line":
            return self.line(given, part)
        if how == "targets":
            return self.packed([self.target(target, part) for target in _READ.items(given, part)], part)
        if how == "fuel":
            return self.packed([1 + self.slug(card, part) for card in _READ.items(given, part)], part)
        if how == "names":
            bits = 0
            for name in _READ.items(given, part):
                bits |= 1 << self.slug(name, part)
            return bits
        if how == "kinds":
            bits = 0
            for kind in _READ.items(given, part):
                bits |= dict(_KINDS)[_one_of(kind, part, tuple(dict(_KINDS)))]
            return bits
        if how == "treasure":
            return self.treasure(given, part)
        if how == "direction":
            return DIRECTIONS.index(_one_of(given, part, DIRECTIONS[:4]))
        if how == "question":
            return _QUESTIONS.index(_one_of(given, part, _QUESTIONS))
        if how == "frame":
            return _number(given, part, 1, 99)
        least, _, most = how.partition("-")
        return _number(given, part, int(least), int(most))

    def packed(self, numbers: list[int], part: str) -> int:
        """Several targets or cards as one number."""
        if not numbers or len(numbers) > 99 or (len(numbers) > 1 and not numbers[0]):
            raise bad_shape(part)
        packed = 0
        for number in numbers:
            packed = packed * DIGIT + number
        return packed

    # -- names -------------------------------------------------------------------------------------------

    def by_colour(self, top: Mapping[str, object], part: str) -> list[tuple[int, object]]:
        """What a part says of each player."""
        return [
            (self.player(name, part), value) for name, value in _READ.mapping(top.get(part, {}), part).items()
        ]

    def player(self, value: object, part: str) -> int:
        """A player by his colour."""
        return self.seat[_one_of(value, part, self.colours)]

    def players(self, value: object, part: str) -> int:
        """Several players, as bits."""
        bits = 0
        for name in _READ.items(value, part):
            bits |= 1 << self.player(name, part)
        return bits

    def square(self, value: object, part: str) -> int:
        """A square of this board."""
        word = _READ.text(value, part)
        square = square_named(word)
        if square is None or square not in self.s.arrangement.squares:
            raise bad("square", "0.5", word=word, part=part)
        return square

    def line(self, value: object, part: str) -> int:
        """A line between two squares of this board."""
        word = _READ.text(value, part)
        line = line_named(word)
        if line is None or line not in self.s.arrangement.lines:
            raise bad("line", "10.16", word=word, part=part)
        return line

    def place(self, value: object, part: str) -> int:
        """A square or a line."""
        if "|" in _READ.text(value, part):
            return LINE + self.line(value, part)
        return self.square(value, part)

    def treasure(self, value: object, part: str) -> int:
        """A treasure by its owner's colour and its number."""
        known = [treasure_name(self.s, treasure) for treasure in range(len(self.s.treasures))]
        return known.index(_one_of(value, part, tuple(known)))

    def thing(self, value: object, part: str) -> int:
        """A thing by its card, its number, or both."""
        word = _READ.text(value, part)
        slug, cut, digits_ = word.partition("#")
        things = self.s.things
        numbers = [
            number
            for number, thing in enumerate(things)
            if (not cut or digits_ == str(number))
            and (not slug or (thing.card >= 0 and SLUGS[NAME_OF[thing.card]] == slug))
        ]
        if len(numbers) != 1 or not word:
            known = [_thing_name(self.s, number) for number in range(len(things))]
            raise bad_name(word, part, tuple(known))
        return numbers[0]

    def target(self, value: object, part: str) -> int:
        """Whatever can be aimed at."""
        word = _READ.text(value, part)
        if word in self.seat:
            return WIZARD + self.seat[word]
        if "|" in word:
            return LINE + self.line(word, part)
        if word in DIRECTIONS[:4]:
            return DIRECTION + DIRECTIONS.index(word)
        if word.startswith("sector:"):
            owners = [owner for owner, _ in self.s.places]
            return SECTOR + owners.index(self.player(word.removeprefix("sector:"), part))
        if word.startswith("trap@"):
            return TOKEN + self.square(word.removeprefix("trap@"), part)
        if square_named(word) is not None:
            return self.square(word, part)
        if word.rpartition("-")[0] in self.seat:
            return TREASURE + self.treasure(word, part)
        return THING + self.thing(word, part)


def _parts(name: str) -> tuple[str, ...]:
    """The names of a frame's numbers."""
    for frame in (Declare, Cast, Bolt, Damage, PickUp, Window, Asked, Advance, Shove):
        if frame.name == name:
            return frame.fields
    return SpeedUp.fields


def _full_name(word: str) -> int:
    """The card that is named with its school: "dispel (white)"; NOWHERE if none is."""
    slug, _, school = word.removesuffix(")").partition(" (")
    for card in CARDS if word.endswith(")") else ():
        if SLUGS[NAME_OF[card]] == slug and SCHOOLS[SCHOOL_OF[card]] == school:
            return card
    return NOWHERE


def _one_of(value: object, part: str, allowed: tuple[str, ...]) -> str:
    word = _READ.text(value, part)
    if word not in allowed:
        raise bad_name(word, part, allowed)
    return word


def _number(value: object, part: str, least: int, most: int, paragraph: str = "") -> int:
    number = _READ.number(value, part)
    if not least <= number <= most:
        shown = str(number) if abs(number) < 1 << 64 else Message("wizwar-too-large")
        raise bad("number", paragraph, part=part, value=shown, least=str(least), most=str(most))
    return number

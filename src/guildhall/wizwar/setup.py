"""Set up the table (rules 0)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame
from guildhall.kernel.knowledge import NO_CARDS
from guildhall.kernel.options import Value
from guildhall.kernel.tape import Tape
from guildhall.wizwar import kinds, witness
from guildhall.wizwar.board import ARRANGEMENTS, lay, local_squares
from guildhall.wizwar.decks import BLACK, CHOOSABLE, SCHOOLS, VERSION, WHITE, school_cards
from guildhall.wizwar.editions import DRAFT, RANDOM, SCHOOL_OPTIONS, Rules
from guildhall.wizwar.flow.turn import BEGINNING, START
from guildhall.wizwar.sectors import COLOURS, SECTORS
from guildhall.wizwar.state import FIRST_HAND, LIFE, State
from guildhall.wizwar.table_actions import draw

_CHOOSABLE: Final = tuple(range(2, 2 + len(CHOOSABLE)))  # the schools that can be chosen
CUSTOM_SCHOOLS: Final = 3  # the number that each group chooses


def deal(seats: int, options: Mapping[str, Value], tape: Tape, version: int = VERSION) -> State:
    """Return a table at the start; colours, sectors, schools and the first player come from the tape."""
    colours = list(range(len(COLOURS)))
    if options["colours"] == RANDOM:  # rules 0.3
        shuffle(colours, tape)
    places = list(range(seats))
    shuffle(places, tape)
    turns = [tape.pick(4) - 1 for _ in places]
    s = empty_table(seats, options, tuple(colours[:seats]), tuple(zip(places, turns, strict=True)), tape)
    s.version = version
    s.player = tape.pick(seats) - 1  # rules 0.10
    s.tell(kinds.START, s.player, *s.colours)
    s.stack.append(Draft())
    return s


def shuffle(items: list[int], tape: Tape) -> None:
    """Shuffle a list in place."""
    for last in range(len(items) - 1, 0, -1):
        other = tape.pick(last + 1) - 1
        items[last], items[other] = items[other], items[last]


def empty_table(
    seats: int,
    options: Mapping[str, Value],
    colours: tuple[int, ...],
    places: tuple[tuple[int, int], ...],
    tape: Tape,
) -> State:
    """Return the board with wizards and treasures in their places, and no cards yet."""
    s = State()
    s.begin(seats, options, tape)
    s.rules = Rules(options)
    s.version = VERSION
    s.colours = colours
    s.schools = ()
    s.groups = tuple([seat % 2 if s.rules.custom_spellbook else 0 for seat in range(seats)])
    s.arrangement = ARRANGEMENTS[seats]
    s.places = places
    side = str(options["side"])
    sectors = [(SECTORS[COLOURS[colours[owner]], side], turn) for owner, turn in places]
    s.walls, s.doors = lay(s.arrangement, sectors)
    homes = [0] * seats
    s.treasures = [0] * (2 * seats)
    for corner, (owner, turn), (sector, _) in zip(s.arrangement.places, places, sectors, strict=True):
        squares = local_squares(corner, turn)
        homes[owner] = squares[sector.home]
        for number, local in enumerate(sector.treasures):
            s.treasures[2 * owner + number] = squares[local]
    s.homes = tuple(homes)
    s.sight = None
    s.at = list(homes)
    s.life = [LIFE] * seats
    s.stun = [0] * seats
    s.kills = [0] * seats
    s.hands = [()] * seats
    s.knows = [NO_CARDS] * (seats + 1)
    s.things = []
    decks = 2 if s.rules.custom_spellbook else 1
    s.decks = [()] * decks
    s.discards = [()] * decks
    s.turns = [0] * seats
    s.kinds = s.player = s.mp = s.speed = s.attacks = s.flags = s.sickened = s.ended = 0
    s.cracks = s.held = s.traps = s.passages = s.dying = s.winners = ()
    return s


class Draft(Frame[State]):
    """The choice of the schools, then the deal (rules 0.7 to 0.9, 14.2)."""

    name = "draft"

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask the next player to choose a school, if one is left to the players."""
        if not s.schools or not missing(s):
            return ()
        return (Decision(chooser(s), kinds.SCHOOL, tuple(free_schools(s))),)

    def answer(self, s: State, player: int, choice: int) -> None:
        """Add a school to a deck."""
        add_school(s, s.groups[player], choice)
        s.tell(kinds.SCHOOL_CHOSEN, player, choice)

    def finish(self, s: State) -> None:
        """Begin the decks; deal once they are complete."""
        if not s.schools:
            begin_decks(s)
            return
        for group, schools in enumerate(s.schools):
            s.tell(kinds.SCHOOLS_SET, group, *schools)
            cards = [card for school in schools for card in school_cards(school, s.version)]
            s.decks[group] = tuple(sorted(cards))
            witness.opened(s, group)
        for player in (s.player, *s.left_of(s.player)):
            draw(s, player, FIRST_HAND)
        s.stack[-1] = BEGINNING[START]


def begin_decks(s: State) -> None:
    """Begin each deck with the cantrips and the schools that no player chooses (rules 0.7, 0.8, 14.5)."""
    if s.rules.custom_spellbook:
        s.schools = ((WHITE,), (BLACK,))
        return
    s.schools = ((WHITE,),)
    if s.rules.giant_book:
        s.schools = ((WHITE, *_CHOOSABLE),)
        return
    wishes = [str(s.options[name]) for name in SCHOOL_OPTIONS]
    for wish in wishes:
        if wish in CHOOSABLE:
            add_school(s, 0, SCHOOLS.index(wish))
    for _ in range(wishes.count(RANDOM)):
        free = free_schools(s)
        add_school(s, 0, free[s.tape.pick(len(free)) - 1])


def add_school(s: State, group: int, school: int) -> None:
    """Add a school to a deck."""
    s.schools = tuple(
        [(*schools, school) if number == group else schools for number, schools in enumerate(s.schools)]
    )


def free_schools(s: State) -> list[int]:
    """Return the schools that aren't in a deck yet."""
    taken = [school for schools in s.schools for school in schools]
    return [school for school in _CHOOSABLE if school not in taken]


def missing(s: State) -> int:
    """Return how many schools players must still choose."""
    if s.rules.giant_book:
        return 0
    return len(s.schools) * (1 + CUSTOM_SCHOOLS) - sum([len(schools) for schools in s.schools])


def chooser(s: State) -> int:
    """Return who chooses the next school: in turn order, groups alternating (rules 0.8, 14.2)."""
    order = [s.player, *s.left_of(s.player)]
    if not s.rules.custom_spellbook:
        wishes = [str(s.options[name]) for name in SCHOOL_OPTIONS]
        return order[(wishes.count(DRAFT) - missing(s)) % s.seats]
    chosen = len(s.schools) * CUSTOM_SCHOOLS - missing(s)
    first = s.groups[s.player]
    members = [seat for seat in order if s.groups[seat] == (first + chosen) % 2]
    return members[chosen // 2 % len(members)]

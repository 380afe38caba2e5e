"""Check that nothing is lost or doubled, by counting everything on the table again from the raw state.

Nothing here uses the engine's own counts, so a mistake there can't hide itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from guildhall.kernel.knowledge import Knowledge
from guildhall.wizwar.board import ARRANGEMENTS
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import COPIES, NAME, NAME_OF, NAMES, SCHOOL_OF
from guildhall.wizwar.flow.turn import ACT
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.targets import AS_LINE, AS_THING, AS_WIZARD, NOWHERE, PLACES, SORT, THING, WIZARD
from guildhall.wizwar.traits import TRANSFORMATION

IN_SQUARES: Final = {"Rosebush", "Thornbush", "Dust Cloud", "Stone Block"}
ON_LINES: Final = {"Create Wall", "Create Door", "Wall of Fire", "Seal Door"}
CREATED: Final = IN_SQUARES | {"Create Wall", "Create Door", "Wall of Fire", "Booby Trap"}


def check(s: State) -> None:
    """Fail if something is missing, doubled or misplaced in a state between two choices."""
    check_table(s)
    check_knowledge(s)
    check_asked(s)


def check_table(s: State) -> None:
    """Fail if the table is impossible; this holds even between two frames of the rules."""
    things = tuple(s.things)
    announced = tuple(frame.card for frame in s.stack if isinstance(frame, Cast) and frame.card >= 0)
    alive = tuple(square >= 0 for square in s.at)
    made = s.rules.permanent_creations
    _check_wizards(s)
    _check_once(_check_cards, s, (s.schools, *s.hands, *s.decks, *s.discards, things, announced))
    _check_once(_check_treasures, s, (s.seats, *s.treasures))
    _check_once(_check_things, s, (s.seats, made, things, s.kinds, s.traps, s.homes, alive))
    _check_once(_check_walls, s, (s.seats, s.walls, s.doors, s.cracks, s.held, things, *s.at))


_CHECKED: Final[dict[str, tuple[object, ...]]] = {}


def _check_once(check: Callable[[State], None], s: State, checked: tuple[object, ...]) -> None:
    """Run a check, unless it has just passed for the same values."""
    if _CHECKED.get(check.__name__) != checked:
        check(s)
        _CHECKED[check.__name__] = checked


def check_asked(s: State) -> None:
    """Fail if nobody can answer a question, or two players must."""
    if not s.stack:
        assert not s.asked, "somebody is asked though the game is over"
        assert s.ended, "the game has stopped without an end"
        return
    assert not s.ended, "the game has ended and goes on"
    assert len(s.asked) == 1, f"{len(s.asked)} players are asked, not one"
    player, kind, options = s.asked[0]
    assert 0 <= player < s.seats, f"there is no seat {player}"
    assert s.at[player] >= 0, f"seat {player} is dead and asked (kind {kind})"
    assert options, f"seat {player} has no choice (kind {kind})"
    assert list(options) == sorted(set(options)), f"choices not in order, or one twice: {options}"
    if s.stack[-1] == ACT:
        assert not s.dying, "somebody is dying while another acts"
        for seat in range(s.seats):
            _check_limit(s, seat)


def _check_cards(s: State) -> None:
    if not any(s.decks) and not any(s.hands) and not any(s.discards):
        return  # players are still choosing the schools
    cards = [card for cards in (*s.hands, *s.decks, *s.discards) for card in cards]
    cards += [thing.card for thing in s.things if thing.card >= 0]
    cards += [frame.card for frame in s.stack if isinstance(frame, Cast) and frame.card >= 0]
    cards.sort()
    if cards != printed_cards(s.schools):
        found, printed = Counter(cards), Counter(printed_cards(s.schools))
        wrong = {NAMES[NAME_OF[card]] for card in found | printed if found[card] != printed[card]}
        raise AssertionError(f"these cards are not where they should be: {wrong}")
    for pile in (*s.hands, *s.decks):
        assert list(pile) == sorted(pile), "a hand or deck is out of order"


# -- knowledge -------------------------------------------------------------------------------------------

Piles = tuple[tuple[int, ...], ...]
Opened = tuple[list[int], list[int]]


def check_knowledge(s: State) -> None:
    """Fail unless all guesses count the cards right, and each viewer has one that is true."""
    assert len(s.knows) == s.seats + 1, "somebody's knowledge is missing"
    for viewer, knows in enumerate(s.knows):
        hands = tuple(() if seat == viewer else hand for seat, hand in enumerate(s.hands))
        hidden = (*hands, *s.decks)
        if _KNOWN.get(viewer) != (knows, hidden):
            _check_viewer(viewer, knows, hidden)
            _KNOWN[viewer] = (knows, hidden)


_KNOWN: Final[dict[int, tuple[Knowledge, Piles]]] = {}


def _open(knows: Knowledge, places: int) -> list[tuple[int, list[Opened]]]:
    """Return guesses with unpacked bags: how many cards are in each place, and which cards they are."""
    return [
        (
            weight,
            [
                (
                    [where >> 8 * place & 255 for place in range(places)],
                    sorted(Counter(_numbered(cards)).elements()),
                )
                for where, cards in bags
            ],
        )
        for weight, bags in knows
    ]


def _numbered(counts: int) -> dict[int, int]:
    return {card: counts >> 8 * card & 255 for card in range(len(COPIES)) if counts >> 8 * card & 255}


def _check_viewer(viewer: int, knows: Knowledge, hidden: Piles) -> None:
    cards = sorted(card for pile in hidden for card in pile)
    sizes = [len(pile) for pile in hidden]
    assert len({bags for _, bags in knows}) == len(knows) <= 64, f"{viewer} has a guess twice, or too many"
    guesses = _open(knows, len(hidden))
    for weight, bags in guesses:
        assert weight > 0, f"{viewer} has a guess without weight"
        assert all(sum(where) == len(held) > 0 for where, held in bags), f"{viewer} has a bag of a wrong size"
        counts = [sum(column) for column in zip(*(where for where, _ in bags), strict=True)]
        assert counts == sizes or not (bags or any(sizes)), f"{viewer} counts wrong how many cards are where"
        assert sorted(card for _, held in bags for card in held) == cards, f"{viewer} looks for wrong cards"
    assert any(_is_true(bags, hidden) for _, bags in guesses), f"all that {viewer} guesses is wrong"


def _is_true(bags: list[Opened], piles: Piles) -> bool:
    """Whether the cards of these piles fit the bags."""
    if len(bags) < 2:
        return True  # the counts are right
    held = [Counter(cards) for _, cards in bags]
    room = [list(where) for where, _ in bags]
    ambiguous: list[tuple[int, int]] = []
    for place, pile in enumerate(piles):
        for card in pile:
            there = [number for number, cards in enumerate(held) if cards[card]]
            if len(there) == 1:
                room[there[0]][place] -= 1
            else:
                ambiguous.append((card, place))
    if any(count < 0 for counts in room for count in counts):
        return False
    return _fit(ambiguous, held, room)


def _fit(cards: list[tuple[int, int]], held: list[Counter[int]], room: list[list[int]]) -> bool:
    """Whether the first card fits a bag so that all the others fit too."""
    if not cards:
        return True
    card, place = cards[0]
    for counts, places in zip(held, room, strict=True):
        if counts[card] and places[place]:
            counts[card] -= 1
            places[place] -= 1
            if _fit(cards[1:], held, room):
                return True
            counts[card] += 1
            places[place] += 1
    return False


# -- the table -------------------------------------------------------------------------------------------


@cache
def printed_cards(schools: tuple[tuple[int, ...], ...]) -> list[int]:
    """Return all cards of these schools."""
    chosen = {school for deck in schools for school in deck}
    return [card for card in range(len(COPIES)) if SCHOOL_OF[card] in chosen for _ in range(COPIES[card])]


@cache
def inner_lines(seats: int) -> int:
    """Return the lines between squares of the board, as bits."""
    return sum(1 << line for line in ARRANGEMENTS[seats].lines)


def _check_wizards(s: State) -> None:
    for seat in range(s.seats):
        if s.at[seat] == NOWHERE:
            assert s.life[seat] == 0, f"{seat} is dead with {s.life[seat]} life"
            assert not s.hands[seat], f"{seat} is dead and holds cards"
            assert WIZARD[seat] not in s.treasures, f"{seat} is dead and carries a treasure"
            assert all(thing.on != WIZARD[seat] for thing in s.things), f"a spell is laid on the dead {seat}"
            continue
        assert s.at[seat] in s.arrangement.squares, f"{seat} stands beside the board"
        assert s.life[seat] <= 20, f"{seat} has {s.life[seat]} life"
        dying = [victim for victim, _ in s.dying]
        assert s.life[seat] > 0 or seat in dying, f"{seat} lives without life"
        assert s.stun[seat] >= 0
    forms = Counter(
        thing.on
        for thing in s.things
        if thing.card >= 0
        and SORT[thing.on] not in ("nothing", *PLACES)
        and BOOK[NAME_OF[thing.card]].traits & TRANSFORMATION
    )
    assert all(count == 1 for count in forms.values()), "somebody has two forms"


def _check_treasures(s: State) -> None:
    assert len(s.treasures) == 2 * s.seats
    carriers = Counter(place for place in s.treasures if AS_WIZARD[place] >= 0)
    assert all(count == 1 for count in carriers.values()), "somebody carries two treasures"
    for place in s.treasures:
        assert place in s.arrangement.squares or 0 <= AS_WIZARD[place] < s.seats, f"a treasure is at {place}"


def _check_things(s: State) -> None:
    kinds = 0
    squares: Counter[int] = Counter()
    for number, thing in enumerate(s.things):
        if thing.card < 0:
            continue
        name = NAMES[NAME_OF[thing.card]]
        kinds |= 1 << NAME_OF[thing.card]
        if BOOK[NAME_OF[thing.card]].item:
            assert (thing.owner == NOBODY) == (thing.at != NOWHERE), f"{name} is carried and lies there"
            assert thing.at == NOWHERE or thing.at in s.arrangement.squares, f"{name} lies at {thing.at}"
        else:
            assert 0 <= thing.owner < s.seats, f"{name} is nobody's spell"
            assert s.at[thing.owner] >= 0 or s.rules.permanent_creations, f"{name} outlives its caster"
        if name in IN_SQUARES:
            assert thing.at in s.arrangement.squares, f"{name} stands at {thing.at}"
            assert thing.at not in s.homes, f"{name} stands in a home base"
            squares[thing.at] += 1
        if name in ON_LINES:
            assert AS_LINE[thing.at] >= 0, f"{name} stands at {thing.at}"
            assert s.arrangement.sides[AS_LINE[thing.at]][0] >= 0, f"{name} stands on no inner line"
        if AS_THING[thing.on] >= 0:
            under = s.things[AS_THING[thing.on]]
            assert under.card >= 0, f"{name} is laid on what is not there"
            assert under.at != NOWHERE, f"{name} is laid on what is carried"
        assert number < len(THING)
    assert kinds == s.kinds, "the names of the things are wrong"
    assert all(count == 1 for count in squares.values()), "two objects fill one square"
    for number, square, _ in s.traps:
        assert NAME_OF[s.things[number].card] == NAME["Booby Trap"], "a token without its trap"
        assert square in s.arrangement.squares
    for number in {number for number, _, _ in s.traps}:
        assert sum(real for trap, _, real in s.traps if trap == number) <= 1, "two real tokens"


def _check_walls(s: State) -> None:
    inner = inner_lines(s.seats)
    assert not s.walls & s.doors, "a wall and a door on one line"
    assert not (s.walls | s.doors) & ~inner, "a wall outside the board"
    for line, cracks in s.cracks:
        assert (s.walls | s.doors) >> line & 1, "cracks where nothing stands"
        assert 0 < cracks < (5 if s.walls >> line & 1 else 3), "cracked through and still there"
    for line, holder in s.held:
        assert s.doors >> line & 1, "somebody holds a door that is not there"
        assert s.at[holder] in s.arrangement.sides[line], "somebody holds a door from afar"
    for thing in s.things:
        if thing.card >= 0 and NAMES[NAME_OF[thing.card]] == "Create Door":
            assert s.doors >> AS_LINE[thing.at] & 1, "a created door is not there"
        if thing.card >= 0 and NAMES[NAME_OF[thing.card]] == "Create Wall":
            assert (s.walls | s.doors) >> AS_LINE[thing.at] & 1, "a created wall is not there"


def _check_limit(s: State, seat: int) -> None:
    """Fail if a player is over the hand limit: seven cards, two more with a Brainstone."""
    names = [NAMES[NAME_OF[thing.card]] for thing in s.things if thing.owner == seat]
    spells = items = 0
    for thing in s.things:
        if thing.card < 0 or thing.owner != seat:
            continue
        if BOOK[NAME_OF[thing.card]].item:
            items += 1
        elif not (s.rules.permanent_creations and NAMES[NAME_OF[thing.card]] in CREATED):
            spells += 1
    if "Extra Arms" in names:
        items = 0
    if s.rules.uncluttered_minds:
        spells = 0
    limit = 7 + 2 * names.count("Brainstone")
    over = len(s.hands[seat]) + items + spells - limit
    assert over <= 0 or not s.hands[seat], f"{seat} holds {over} cards too many"

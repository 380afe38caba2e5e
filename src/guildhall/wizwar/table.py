"""What hands do: cards are drawn and discarded, things laid down and taken away, walls changed."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar import kinds, witness
from guildhall.wizwar.board import Arrangement
from guildhall.wizwar.book import (
    ADJACENT,
    BOOK,
    CASTER,
    FILLS,
    HIDES,
    MUNDANE,
    SIGHT,
    SPELL,
    TRANSFORMATION,
    Eye,
    Way,
)
from guildhall.wizwar.decks import NAME_OF, SCHOOLS_WITH
from guildhall.wizwar.sight import Sight, sight_of
from guildhall.wizwar.state import NOBODY, NOTHING, State, Thing
from guildhall.wizwar.targets import AS_LINE, AS_SQUARE, AS_WIZARD, NOWHERE, THING
from guildhall.wizwar.words import rule, when

EVERYWHERE: Final = (1 << 200) - 1
ANY_WALL: Final = -2  # whichever wall or door lets a target be seen

# -- cards -----------------------------------------------------------------------------------------------


def in_play(s: State, name: int) -> bool:
    """Whether a Magic Deck holds such a card at all, as everybody knows (rules 0.7)."""
    return any(school in deck for deck in s.schools for school in SCHOOLS_WITH[name])


def hold(s: State, player: int, card: int) -> None:
    """A card comes into a hand before everybody's eyes."""
    s.hands[player] = tuple(sorted((*s.hands[player], card)))
    witness.got(s, player, card)


def give_up(s: State, player: int, name: int) -> int:
    """A card of this name leaves a hand before everybody's eyes."""
    card = _take_out(s, player, name)
    witness.played(s, player, card)
    return card


def hand_over(s: State, giver: int, taker: int, name: int) -> int:
    """A card of this name goes from hand to hand, and only those two see it (rules 15.6)."""
    card = _take_out(s, giver, name)
    s.hands[taker] = tuple(sorted((*s.hands[taker], card)))
    witness.took(s, taker, giver, card)
    return card


def _take_out(s: State, player: int, name: int) -> int:
    hand = list(s.hands[player])
    card = next(card for card in hand if NAME_OF[card] == name)
    hand.remove(card)
    s.hands[player] = tuple(hand)
    return card


def discard(s: State, player: int, card: int) -> None:
    """A card goes onto the discards of a player's Magic deck, face up (rules 15.2)."""
    pile = s.groups[player]
    s.discards[pile] = (*s.discards[pile], card)


def discard_from_hand(s: State, player: int, name: int) -> int:
    """A player discards a card of his hand."""
    card = give_up(s, player, name)
    discard(s, player, card)
    s.tell(kinds.DISCARDED, player, card)
    return card


def draw(s: State, player: int, count: int) -> int:
    """Draw cards while there are any (rules 13.2, 13.3); how many it were."""
    pile = s.groups[player]
    drawn = _draw_from(s, player, pile, count)
    if len(drawn) < count and s.discards[pile]:
        s.decks[pile] = tuple(sorted(s.discards[pile]))
        s.discards[pile] = ()
        s.tell(kinds.SHUFFLED, pile)
        witness.opened(s, pile)
        drawn += _draw_from(s, player, pile, count - len(drawn))
    if drawn:
        s.hands[player] = tuple(sorted((*s.hands[player], *drawn)))
        s.tell(kinds.DREW, player, len(drawn))
        s.whisper(1 << player, kinds.CARDS, player, *drawn)
        for _ in drawn:
            for i, thing, reaction in when.each(when.draws, s):
                reaction(s, i, thing, player)
    return len(drawn)


def _draw_from(s: State, player: int, pile: int, count: int) -> list[int]:
    """The cards that a player draws from a deck as it is."""
    deck = s.decks[pile]
    drawn: list[int] = []
    for _ in range(min(count, len(deck))):
        number = s.tape.roll(len(deck)) - 1
        drawn.append(deck[number])
        deck = deck[:number] + deck[number + 1 :]
    s.decks[pile] = deck
    if drawn:
        witness.drew(s, player, pile, drawn)
    return drawn


# -- things ----------------------------------------------------------------------------------------------


def lay(
    s: State, card: int, owner: int, at: int = NOWHERE, on: int = NOWHERE, energy: int = 0, note: int = 0
) -> int:
    """A card comes onto the table; its number there."""
    thing = Thing(card, owner, at, on, energy, note)
    if NOTHING in s.things:
        number = s.things.index(NOTHING)
        s.things[number] = thing
    else:
        number = len(s.things)
        s.things.append(thing)
    name = NAME_OF[card]
    s.kinds |= 1 << name
    if BOOK[name].traits & TRANSFORMATION:  # rules 7.13: one at a time
        for i, other in enumerate(s.things):
            if i != number and other.on == on and BOOK[NAME_OF[other.card]].traits & TRANSFORMATION:
                end(s, i)
    if FILLS.has(name):
        s.sight = None
    when.react(when.laid, s, number, thing)
    keep_count(s)
    return number


def change(s: State, number: int, thing: Thing) -> None:
    """A thing is another place, or worth something else, than before."""
    s.things[number] = thing
    keep_count(s)


def end(s: State, number: int) -> None:
    """A spell ends, or an item or object is destroyed: its card is discarded, and what lay on it too."""
    thing = take_away(s, number)
    owner = thing.owner if thing.owner != NOBODY else s.player
    discard(s, owner, thing.card)
    s.tell(kinds.ENDED_SPELL, thing.card, thing.owner, thing.at)


def take_away(s: State, number: int) -> Thing:
    """A thing leaves the table, with the spells laid on it (rules 7.16); its card is still to be placed."""
    thing = s.things[number]
    s.things[number] = NOTHING
    s.kinds = 0
    for other in s.things:
        if other.card >= 0:
            s.kinds |= 1 << NAME_OF[other.card]
    if thing.at == NOWHERE and thing.owner != NOBODY and BOOK[NAME_OF[thing.card]].item:
        when.meet(when.lost, s, number, thing, thing.owner)
    if FILLS.has(NAME_OF[thing.card]):
        s.sight = None
    when.react(when.gone, s, number, thing)
    for at, frame in enumerate(s.stack):
        if frame.name == "cast" and frame.rolled >> number & 1:  # another thing may get its number
            s.stack[at] = frame.but(rolled=frame.rolled & ~(1 << number))
    for i, other in enumerate(s.things):
        if other.card >= 0 and other.on == THING[number]:
            end(s, i)
    keep_count(s)
    return thing


def keep_count(s: State) -> None:
    """The active wizard's points follow his base speed (rules 2.6)."""
    if s.turns[s.player] and s.at[s.player] >= 0:
        speed = rule.base_speed(s, s.player)
        s.mp += speed - s.speed
        s.speed = speed


def drop(s: State, number: int, square: int, how: int = kinds.DROPS) -> None:
    """A carried item comes to lie in a square."""
    thing = s.things[number]
    s.things[number] = Thing(thing.card, NOBODY, square, NOWHERE, thing.energy, thing.note)
    when.meet(when.lost, s, number, thing, thing.owner)
    keep_count(s)
    s.tell(kinds.DROPPED, thing.owner, thing.card, square, how)


def carry(s: State, number: int, player: int) -> None:
    """A lying or carried item comes to be carried by a wizard."""
    thing = s.things[number]
    if thing.owner != NOBODY:
        when.meet(when.lost, s, number, thing, thing.owner)
    s.things[number] = Thing(thing.card, player, NOWHERE, NOWHERE, thing.energy, thing.note)
    when.meet(when.gained, s, number, s.things[number], player)
    keep_count(s)


def items_of(s: State, player: int) -> list[int]:
    """The numbers of the items a wizard carries."""
    return [
        i
        for i, thing in enumerate(s.things)
        if thing.owner == player and thing.at == NOWHERE and BOOK[NAME_OF[thing.card]].item
    ]


def things_at(s: State, place: int) -> list[int]:
    """The numbers of the things in a square or on a line."""
    return [i for i, thing in enumerate(s.things) if thing.card >= 0 and thing.at == place]


# -- treasures -------------------------------------------------------------------------------------------


def points(s: State, player: int) -> int:
    """Victory points: kills, and enemy treasures that lie in the home base (rules 12.2, 12.3)."""
    if s.at[player] < 0:
        return s.kills[player]
    return s.kills[player] + treasures_home(s, player)


def treasures_home(s: State, player: int) -> int:
    """Enemy treasures in a player's home base."""
    home = s.homes[player]
    return sum(1 for treasure, place in enumerate(s.treasures) if place == home and treasure // 2 != player)


def move_treasure(s: State, treasure: int, place: int, *told: int) -> None:
    """A treasure comes to another place; after what is told of that comes who wins or loses a point by it."""
    before = _scorer(s, treasure)
    s.treasures[treasure] = place
    s.tell(*told)
    after = _scorer(s, treasure)
    if before != after:
        if before != NOBODY:
            s.tell(kinds.POINT_LOST, before, points(s, before), treasure)
        if after != NOBODY:
            s.tell(kinds.POINT, after, points(s, after), treasure)


def _scorer(s: State, treasure: int) -> int:
    """The living player to whom a treasure is worth a point where it is, or NOBODY."""
    place = s.treasures[treasure]
    if place not in s.homes:
        return NOBODY
    owner = s.homes.index(place)
    return owner if owner != treasure // 2 and s.at[owner] >= 0 else NOBODY


# -- walls -----------------------------------------------------------------------------------------------


def barrier(s: State, target: int) -> int:
    """What stands where a target is, if that is a line: a wall, a door or nothing."""
    line = AS_LINE[target]
    if line < 0:
        return kinds.NO_BARRIER
    if s.walls >> line & 1:
        return kinds.WALL
    return kinds.DOOR if s.doors >> line & 1 else kinds.NO_BARRIER


def cracks_of(s: State, line: int) -> int:
    """The cracks in a wall or door."""
    for where, cracks in s.cracks:
        if where == line:
            return cracks
    return 0


def set_cracks(s: State, line: int, cracks: int) -> None:
    """A wall or door has so many cracks now."""
    rest = [pair for pair in s.cracks if pair[0] != line]
    s.cracks = tuple(sorted([*rest, (line, cracks)] if cracks else rest))


def set_line(s: State, line: int, wall: bool, door: bool) -> None:
    """What stands on a line now: a stone wall, a door or nothing; unharmed."""
    bit = 1 << line
    s.walls = s.walls | bit if wall else s.walls & ~bit
    s.doors = s.doors | bit if door else s.doors & ~bit
    s.held = tuple([pair for pair in s.held if pair[0] != line])
    s.passages = tuple([passage for passage in s.passages if passage != line])
    set_cracks(s, line, 0)
    s.sight = None


def open_doors(s: State) -> int:
    """The lines of doors that are held open, as bits."""
    bits = 0
    for line, _ in s.held:
        bits |= 1 << line
    return bits


# -- sight -----------------------------------------------------------------------------------------------


def see(s: State) -> Sight:
    """The sight table of the board as it stands."""
    if s.sight is None:
        held = open_doors(s)
        s.sight = sight_of(s.arrangement, s.walls | s.doors & ~held, filled(s), held)
    return s.sight


def filled(s: State) -> int:
    """Squares that a thing or a wizard fills, as bits (rules 4.5)."""
    bits = 0
    if s.kinds & FILLS.mask:
        for thing in s.things:
            if thing.card >= 0 and FILLS.has(NAME_OF[thing.card]):
                square = s.at[AS_WIZARD[thing.on]] if AS_WIZARD[thing.on] >= 0 else thing.at
                if square >= 0:
                    bits |= 1 << square
    return bits


def hidden(s: State) -> int:
    """Squares in which nobody sees or is seen, as bits (rules 4.6)."""
    bits = 0
    if s.kinds & HIDES.mask:
        for thing in s.things:
            if thing.card >= 0 and HIDES.has(NAME_OF[thing.card]):
                bits |= 1 << thing.at
    return bits


class _Near:
    """The neighbours of each square, as bits: those a step leads to, and the diagonal ones too."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.straight: list[int] = [0] * 100
        self.round: list[int] = [0] * 100
        self.lines: list[int] = [0] * 100
        for square in arrangement.squares:
            for direction in range(4):
                beyond = arrangement.next[4 * square + direction]
                if beyond >= 0:
                    self.straight[square] |= 1 << beyond
                line = arrangement.line[4 * square + direction]
                if line >= 0:
                    self.lines[square] |= 1 << line
            self.round[square] = self.straight[square]
            for down in (-10, 10):
                for across in (-1, 1):
                    corner = square + down + across
                    beside = 0 <= corner < 100 and abs(corner % 10 - square % 10) == 1
                    if beside and arrangement.place_of[corner] >= 0:
                        self.round[square] |= 1 << corner


_NEAR: Final[dict[int, _Near]] = {}


def near(s: State) -> _Near:
    """The neighbours of each square of this board."""
    found = _NEAR.get(s.seats)
    if found is None:
        found = _NEAR[s.seats] = _Near(s.arrangement)
    return found


def eye(
    s: State,
    way: Way,
    player: int,
    square: int,
    bent: bool = False,
    against: int = NOWHERE,
    through: int = ANY_WALL,
) -> Eye:
    """What a wizard can aim at from a square in one way (rules 4, 6.9)."""
    if way.reach == CASTER:
        here = 1 << square
        return Eye(player, square, here, here, 0, against)
    if way.reach not in (ADJACENT, SIGHT):
        return Eye(player, square, EVERYWHERE, EVERYWHERE, EVERYWHERE, against)
    magical = way.how == SPELL and not BOOK[way.name].traits & MUNDANE
    return gaze(s, player, square, magical, way.reach == ADJACENT, bent, against, through)


def gaze(
    s: State,
    player: int,
    square: int,
    by_spell: bool,
    close: bool = False,
    bent: bool = False,
    against: int = NOWHERE,
    through: int = ANY_WALL,
) -> Eye:
    """What a wizard sees from a square, or only what is next to it (rules 4.9).

    `through` is the wall or door that a spell goes through, for those who can do that; NOWHERE: none.
    """
    here = 1 << square
    hiding = hidden(s)
    if hiding & here:
        return Eye(player, square, here, here, 0, against)
    sight = see_about(s, close)
    squares = sight.squares(square)
    lines = sight.lines(square)
    if by_spell and (through >= 0 or (through == ANY_WALL and rule.any_of(rule.sees_through, s, player))):
        more, more_lines = sight.through(square) if through == ANY_WALL else sight.past(square, through)
        squares |= more
        lines |= more_lines
    if bent:
        more, more_lines = sight.bent(square)
        squares |= more
        lines |= more_lines
    if sight.near and not s.rules.diagonal:
        squares &= here | near(s).straight[square]
    return Eye(player, square, squares, squares & ~hiding | here, lines, against)


def see_about(s: State, close: bool) -> Sight:
    """The sight table of the board, in the Fog or for what must be close that of lines one square long."""
    sight = see(s)
    return sight.nearby() if close or rule.everywhere(rule.dims, s) else sight


def walls_before(s: State, way: Way, player: int, square: int) -> list[int]:
    """The walls and doors through one of which a wizard may play something from a square (rules 22.16)."""
    if way.how != SPELL or way.reach not in (ADJACENT, SIGHT) or BOOK[way.name].traits & MUNDANE:
        return []
    if hidden(s) >> square & 1 or not rule.any_of(rule.sees_through, s, player):
        return []
    bits = see_about(s, way.reach == ADJACENT).stops(square)
    return [line for line in s.arrangement.lines if bits >> line & 1]


# -- squares ---------------------------------------------------------------------------------------------


def within(s: State, square: int, steps: int) -> list[int]:
    """The squares so many orthogonal steps away at most, whatever stands between, over exits too."""
    found = [square]
    last = [square]
    for _ in range(steps):
        ahead: list[int] = []
        for here in last:
            for direction in range(4):
                beyond = s.arrangement.next[4 * here + direction]
                if beyond >= 0 and beyond not in found:
                    found.append(beyond)
                    ahead.append(beyond)
        last = ahead
    return found[1:]


def occupied(s: State, but: int = NOBODY) -> int:
    """Squares that hold a wizard (but for one), an object or a treasure, as bits (rules 10.15)."""
    bits = 0
    for player, square in enumerate(s.at):
        if square >= 0 and player != but:
            bits |= 1 << square
    for thing in s.things:
        if AS_SQUARE[thing.at] >= 0:
            bits |= 1 << thing.at
    for place in s.treasures:
        if AS_SQUARE[place] >= 0:
            bits |= 1 << place
    for _, square, _ in s.traps:
        bits |= 1 << square
    return bits


def in_square(s: State, square: int) -> list[int]:
    """The living wizards in a square."""
    return [player for player in range(s.seats) if s.at[player] == square and s.life[player] > 0]

"""The basic changes to the table: draw and discard cards, place and remove things, change walls."""

from __future__ import annotations

from guildhall.wizwar import kinds, witness
from guildhall.wizwar.book import BOOK, FILLS
from guildhall.wizwar.decks import NAME_OF, SCHOOLS_WITH
from guildhall.wizwar.state import NOBODY, NOTHING, State, Thing, kinds_of
from guildhall.wizwar.targets import AS_LINE, NOWHERE, THING
from guildhall.wizwar.traits import TRANSFORMATION
from guildhall.wizwar.words import rule, when

# -- cards -----------------------------------------------------------------------------------------------


def in_play(s: State, name: int) -> bool:
    """Return whether a Magic deck of this game contains a card at all (rules 0.7)."""
    return any(school in deck for deck in s.schools for school in SCHOOLS_WITH[name])


def hold(s: State, player: int, card: int) -> None:
    """Put a card into a hand, visibly for everybody."""
    s.hands[player] = tuple(sorted((*s.hands[player], card)))
    witness.got(s, player, card)


def give_up(s: State, player: int, name: int) -> int:
    """Take a card of a name out of a hand, visibly for everybody."""
    card = _take_out(s, player, name)
    witness.played(s, player, card)
    return card


def hand_over(s: State, giver: int, taker: int, name: int) -> int:
    """Move a card of a name from hand to hand, visibly only for those two players (rules 15.6)."""
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
    """Put a card face up onto the discards of a player's Magic deck (rules 15.2)."""
    pile = s.groups[player]
    s.discards[pile] = (*s.discards[pile], card)


def discard_from_hand(s: State, player: int, name: int) -> int:
    """Discard a card from a player's hand."""
    card = give_up(s, player, name)
    discard(s, player, card)
    s.tell(kinds.DISCARDED, player, card)
    return card


def draw(s: State, player: int, count: int) -> int:
    """Draw cards while there are any (rules 13.2, 13.3); return how many."""
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
            for i, thing, reaction in when.draws.each(s):
                reaction(s, i, thing, player)
    return len(drawn)


def _draw_from(s: State, player: int, pile: int, count: int) -> list[int]:
    """Return the cards that a player draws from a deck without reshuffling it."""
    deck = s.decks[pile]
    drawn: list[int] = []
    for _ in range(min(count, len(deck))):
        number = s.tape.pick(len(deck)) - 1
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
    """Put a card onto the table; return the number of the thing."""
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
    """Replace a thing by a changed one."""
    s.things[number] = thing
    keep_count(s)


def end(s: State, number: int, event: int = kinds.ENDED_SPELL) -> None:
    """Let a spell, an item or an object go: discard its card and the spells on it."""
    thing = take_away(s, number)
    owner = thing.owner if thing.owner != NOBODY else s.player
    discard(s, owner, thing.card)
    s.tell(event, thing.card, thing.owner, thing.at, number)


def destroy(s: State, number: int) -> None:
    """Destroy an object or item."""
    end(s, number, kinds.DESTROYED_THING)


def take_away(s: State, number: int) -> Thing:
    """Remove a thing with the spells on it (rules 7.16); the caller must place its card."""
    thing = s.things[number]
    s.things[number] = NOTHING
    s.kinds = kinds_of(s.things)
    if thing.at == NOWHERE and thing.owner != NOBODY and BOOK[NAME_OF[thing.card]].item:
        when.meet(when.lost, s, number, thing, thing.owner)
    if FILLS.has(NAME_OF[thing.card]):
        s.sight = None
    when.react(when.gone, s, number, thing)
    for at, frame in enumerate(s.stack):
        rolled: int = getattr(frame, "rolled", 0)  # of a Cast
        if rolled >> number & 1:  # another thing may get this number
            s.stack[at] = frame.but(rolled=rolled & ~(1 << number))
    for i, other in enumerate(s.things):
        if other.card >= 0 and other.on == THING[number]:
            end(s, i)
    keep_count(s)
    return thing


def keep_count(s: State) -> None:
    """Adjust the active wizard's movement points to their base speed (rules 2.6)."""
    if s.turns[s.player] and s.at[s.player] >= 0:
        speed = rule.base_speed(s, s.player)
        s.mp += speed - s.speed
        s.speed = speed


def drop(s: State, number: int, square: int, how: int = kinds.DROPS) -> None:
    """Drop a carried item in a square."""
    thing = s.things[number]
    s.things[number] = Thing(thing.card, NOBODY, square, NOWHERE, thing.energy, thing.note)
    when.meet(when.lost, s, number, thing, thing.owner)
    keep_count(s)
    s.tell(kinds.DROPPED, thing.owner, thing.card, square, how, number)


def carry(s: State, number: int, player: int) -> None:
    """Let a wizard take an item, from the board or from another wizard."""
    thing = s.things[number]
    s.tell(kinds.TAKEN, player, thing.card, thing.owner, number)
    if thing.owner != NOBODY:
        when.meet(when.lost, s, number, thing, thing.owner)
    s.things[number] = Thing(thing.card, player, NOWHERE, NOWHERE, thing.energy, thing.note)
    when.meet(when.gained, s, number, s.things[number], player)
    keep_count(s)


def items_of(s: State, player: int) -> list[int]:
    """Return the numbers of the items a wizard carries."""
    return [
        i
        for i, thing in enumerate(s.things)
        if thing.owner == player and thing.at == NOWHERE and BOOK[NAME_OF[thing.card]].item
    ]


def things_at(s: State, place: int) -> list[int]:
    """Return the numbers of the things in a square or on a line."""
    return [i for i, thing in enumerate(s.things) if thing.card >= 0 and thing.at == place]


# -- treasures -------------------------------------------------------------------------------------------


def points(s: State, player: int) -> int:
    """Return a player's victory points: kills, and enemy treasures in the home base (rules 12.2, 12.3)."""
    if s.at[player] < 0:
        return s.kills[player]
    return s.kills[player] + sum(1 for treasure in range(len(s.treasures)) if thief(s, treasure) == player)


def move_treasure(s: State, treasure: int, place: int, *told: int) -> None:
    """Move a treasure; then report who gains or loses a point by that."""
    before = _scorer(s, treasure)
    s.treasures[treasure] = place
    s.tell(*told)
    after = _scorer(s, treasure)
    if before != after:
        if before != NOBODY:
            s.tell(kinds.POINT_LOST, before, points(s, before), treasure)
        if after != NOBODY:
            s.tell(kinds.POINT, after, points(s, after), treasure)


def thief(s: State, treasure: int) -> int:
    """Return the player who has another player's treasure in their home base, or NOBODY."""
    place = s.treasures[treasure]
    home = s.homes.index(place) if place in s.homes else NOBODY
    return home if home != treasure // 2 else NOBODY


def _scorer(s: State, treasure: int) -> int:
    """Return the living player who scores for a treasure where it is, or NOBODY."""
    player = thief(s, treasure)
    return player if player != NOBODY and s.at[player] >= 0 else NOBODY


# -- walls -----------------------------------------------------------------------------------------------


def barrier(s: State, target: int) -> int:
    """Return what stands on a target that is a line: a wall, a door or nothing."""
    line = AS_LINE[target]
    if line < 0:
        return kinds.NO_BARRIER
    if s.walls >> line & 1:
        return kinds.WALL
    return kinds.DOOR if s.doors >> line & 1 else kinds.NO_BARRIER


def cracks_of(s: State, line: int) -> int:
    """Return the number of cracks in a wall or door."""
    for where, cracks in s.cracks:
        if where == line:
            return cracks
    return 0


def set_cracks(s: State, line: int, cracks: int) -> None:
    """Set the number of cracks in a wall or door."""
    rest = [pair for pair in s.cracks if pair[0] != line]
    s.cracks = tuple(sorted([*rest, (line, cracks)] if cracks else rest))


def set_line(s: State, line: int, wall: bool, door: bool) -> None:
    """Set what stands on a line: a stone wall, a door or nothing, without cracks."""
    bit = 1 << line
    s.walls = s.walls | bit if wall else s.walls & ~bit
    s.doors = s.doors | bit if door else s.doors & ~bit
    s.held = tuple([pair for pair in s.held if pair[0] != line])
    s.passages = tuple([passage for passage in s.passages if passage != line])
    set_cracks(s, line, 0)
    s.sight = None


def open_doors(s: State) -> int:
    """Return the lines of doors that are held open, as bits."""
    return sum([1 << line for line, _ in s.held])


def blocking(s: State) -> int:
    """Return the lines with a wall or a door that nobody holds open, as bits."""
    return s.walls | s.doors & ~open_doors(s)

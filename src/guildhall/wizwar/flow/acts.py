"""The acts of the active player in their Move and Cast phase (rules 1.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeGuard

from guildhall.kernel.frame import Frame, numbers
from guildhall.kernel.message import Arg, Refusal
from guildhall.kernel.numbering import numbers_in, pack, unpack
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.aiming import near
from guildhall.wizwar.book import ADDS, BOOK, FISTS, HELPERS, WAYS, Eye
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.flow.settle import shed, shed_options, why_not_carried
from guildhall.wizwar.movement import NO_DOOR, STUMBLE, Advance, beside, is_held, step, ways, why_shut
from guildhall.wizwar.printed import ATTACK
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.ask import Piece, Question
from guildhall.wizwar.stack.declare import Declare, can_begin, spend
from guildhall.wizwar.stack.permissions import STUNNED_TWICE, fuel_names, fuels, why_no_attack, why_not_added
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import (
    HAS_ACTED,
    HAS_BOOSTED,
    HAS_MOVED,
    IS_EMPTY_HANDED,
    IS_ROOTED,
    IS_STUNNED,
    PHASE_IS_OVER,
    TURN_IS_OVER,
    State,
    Thing,
)
from guildhall.wizwar.table_actions import carry, drop, end, give_up, lay
from guildhall.wizwar.targets import AS_SQUARE, AS_THING, AS_TREASURE, AS_WIZARD, NOWHERE, THING, TREASURE
from guildhall.wizwar.words import rule, when
from guildhall.wizwar.words.aim import NOT_BESIDE
from guildhall.wizwar.words.do import drop_treasure
from guildhall.wizwar.words.say import card_words, place_words

# -- what can be done ------------------------------------------------------------------------------------


def options(s: State, player: int) -> list[int]:
    """Return all acts open to the active player."""
    found = [choices.END_PHASE]
    if s.mp > 0 and may_move(s, player):
        found += [choices.STEP[direction] for direction in ways(s, player)]
    attack = why_no_attack(s, player) is None
    eyes: dict[int, Eye] = {}
    hand = s.hands[player]
    last = NOWHERE
    boost = not s.flags & HAS_BOOSTED
    for card in hand:
        name = NAME_OF[card]
        if name == last:
            continue
        last = name
        entry = BOOK[name]
        if entry.item:
            if rule.why_banned(s, name) is None:
                found.append(choices.ITEM[name])
        else:
            for way in entry.plays:
                if (attack or way.kind != ATTACK) and can_begin(s, way, player, eyes):
                    found.append(choices.WAY[way.number])
        if boost and entry.energy:
            found.append(choices.SPEED[name])
    if boost and why_not_added(s, player, []) is None:
        found.append(choices.SPEED_ADD)
    if attack and somebody_near(s, player):
        found += [choices.WAY[way.number] for way in FISTS if can_begin(s, way, player, eyes)]
    found += _with_things(s, player, eyes)
    found += _with_treasures(s, player)
    found += _with_doors(s, player)
    return sorted(set(found))


def somebody_near(s: State, player: int) -> bool:
    """Return whether another wizard is in the same or a neighbouring square, ignoring walls."""
    here = s.at[player]
    about = near(s).round[here] | 1 << here
    return any(square >= 0 and about >> square & 1 for seat, square in enumerate(s.at) if seat != player)


STUNNED_ATTACKED: Final = Reason("9.5", "stunned-attacked")


def may_move(s: State, player: int) -> bool:
    """Return whether the active wizard may leave their square voluntarily (rules 9.5)."""
    return why_held(s, player, s.attacks, STUNNED_ATTACKED) is None


def may_leave(s: State, player: int) -> bool:
    """Return whether the active wizard may leave their square by their next attack (rules 9.6)."""
    return why_held(s, player, s.attacks + 1, STUNNED_ATTACKED) is None


def why_held(s: State, player: int, attacks: int, stunned: Reason) -> Reason | None:
    """Return why a wizard can't move in a turn with this many attacks (rules 9.5, 26.6)."""
    if s.flags & IS_ROOTED:
        return _rooted(s, player)
    if not s.flags & IS_STUNNED:
        return None
    most = rule.count(rule.attacks, s, player, 1)
    if attacks < most:
        return None
    return STUNNED_TWICE if most > 1 else stunned


def _rooted(s: State, player: int) -> Reason:
    """Return the reason of the card that roots the active wizard: the one discarded last."""
    rooting = rule.roots.by_name
    used = [NAME_OF[card] for card in s.discards[s.groups[player]] if NAME_OF[card] in rooting]
    return rooting[used[-1] if used else max(rooting)]  # it may have been absorbed, or be back in the deck


def _with_things(s: State, player: int, eyes: dict[int, Eye]) -> list[int]:
    here = s.at[player]
    found: list[int] = []
    for i, thing in enumerate(s.things):
        if thing.owner == player:
            entry = BOOK[NAME_OF[thing.card]]
            if why_kept(s, player, thing) is None:
                found.append(choices.DROP[i] if entry.item else choices.END_SPELL[i])
            for way in entry.uses:
                if way.answers is None and can_begin(s, way, player, eyes):
                    found.append(choices.WAY[way.number])
        elif thing.at == here and why_not_picked_up(s, player, THING[i]) is None:
            found.append(choices.TAKE[i])
    for i, _, offer in rule.offers.each(s):
        if offer.refuses(s, i, player) is None:
            found.append(choices.GATHER[i])
    return found


def why_kept(s: State, player: int, thing: Thing) -> Reason | None:
    """Return why the active player can't drop an item or end a spell now (rules 7.4, 10.5)."""
    if thing.owner != player:
        return OTHERS_SPELL
    if BOOK[NAME_OF[thing.card]].item:
        return rule.why_not_dropped(s, thing, player, s.at[player])
    return rule.why_not_ended(s, thing)


OTHERS_SPELL: Final = Reason("7.4", "not-your-spell", "card:bare", "other")
FIXED: Final = Reason("10.2", "fixed", "thing:bare")
MY_TREASURE: Final = Reason("10.8", "carried-already", "thing:bare")
MY_ITEM: Final = Reason("6.5", "carried-already", "thing:bare")
OTHERS_ITEM: Final = Reason("10.10", "carried-by", "thing:bare", "other")
TREASURE_ELSEWHERE: Final = Reason("10.7", "lies-elsewhere", "thing:bare", "place")
ITEM_ELSEWHERE: Final = Reason("10.3", "lies-elsewhere", "thing:bare", "place")
SECOND_TREASURE: Final = Reason("10.8", "second-treasure", near=True)
EMPTY_HANDS: Final = Reason("26.10", "hands-off", near=True)
NO_POINTS: Final = Reason("10.3", "take-points", "thing", near=True)
NO_POINTS_IN_FORM: Final = Reason("", "take-points", "thing", near=True)  # the paragraph of the form


def why_not_picked_up(s: State, player: int, target: int) -> Reason | None:
    """Return why the active wizard can't pick up a thing or a treasure (rules 10.2, 10.3, 10.7, 10.10)."""
    number, treasure = AS_THING[target], AS_TREASURE[target]
    if treasure >= 0:
        place = s.treasures[treasure]
        carrier, mine, elsewhere = AS_WIZARD[place], MY_TREASURE, TREASURE_ELSEWHERE
    else:
        thing = s.things[number]
        if not BOOK[NAME_OF[thing.card]].item:
            return FIXED
        place, carrier, mine, elsewhere = thing.at, thing.owner, MY_ITEM, ITEM_ELSEWHERE
    if carrier >= 0:
        return mine if carrier == player else OTHERS_ITEM
    return elsewhere if place != s.at[player] else why_not_taken(s, player, target)


def why_not_taken(s: State, player: int, target: int) -> Reason | None:
    """Return why the active wizard can't pick up an item or a treasure in reach (rules 10.3, 10.7, 10.8)."""
    reason = why_not_gripped(s, player, target)
    if reason is not None:
        return reason
    if AS_THING[target] >= 0:
        return None if s.mp > 0 else NO_POINTS
    for form, cost in rule.of(rule.light_treasure, s, player):
        if s.mp < cost(s, form, player, 0):
            return NO_POINTS_IN_FORM.of(NAME_OF[form.card])
    return None


def why_not_gripped(s: State, player: int, target: int) -> Reason | None:
    """Return why a wizard can't pick up what is in reach, apart from the cost."""
    stuck = rule.why_stuck(s, target)
    if stuck is not None or AS_THING[target] >= 0:
        return stuck
    if s.carries(player) >= 0:
        return SECOND_TREASURE
    return EMPTY_HANDS if s.flags & IS_EMPTY_HANDED else None


def _with_treasures(s: State, player: int) -> list[int]:
    carried = s.carries(player)
    if carried >= 0:
        return [choices.DROP_TREASURE]
    here = s.at[player]
    return [
        choices.TAKE_TREASURE[treasure]
        for treasure, place in enumerate(s.treasures)
        if place == here and why_not_picked_up(s, player, TREASURE[treasure]) is None
    ]


def _with_doors(s: State, player: int) -> list[int]:
    found: list[int] = []
    for line in numbers_in(near(s).lines[s.at[player]] & s.doors):
        if (line, player) in s.held:
            found.append(choices.LET_GO[line])
        elif why_not_held(s, player, line) is None:
            found.append(choices.HOLD[line])
    return found


HELD_ALREADY: Final = Reason("3.4", "held-already", "line")


def why_not_held(s: State, player: int, line: int) -> Reason | None:
    """Return why the active wizard can't hold a door open (rules 3.4)."""
    if not s.doors >> line & 1:
        return NO_DOOR
    if not beside(s, s.at[player], line):
        return NOT_BESIDE
    return HELD_ALREADY if is_held(s, line) else why_shut(s, player, line)


# -- doing it --------------------------------------------------------------------------------------------


def perform(s: State, player: int, act: int) -> None:
    """Do what the active player has chosen."""
    _DOING[choices.ACT_SORT[act]](s, player, choices.ACT_INDEX[act])


def end_phase(s: State, player: int, _: int) -> None:
    """End the phase."""
    s.flags |= PHASE_IS_OVER


def walk(s: State, player: int, direction: int) -> None:
    """Go one step for a movement point."""
    s.mp -= 1
    here = s.at[player]
    step(s, player, direction)
    if direction != STUMBLE or s.at[player] != here or isinstance(s.stack[-1], Advance):
        s.flags |= HAS_MOVED


def play_item(s: State, player: int, name: int) -> None:
    """Play an item from the hand, to carry it (rules 10.6)."""
    card = give_up(s, player, name)
    number = lay(s, card, player)
    s.tell(kinds.ITEM_PLAYED, player, card, number)
    when.meet(when.gained, s, number, s.things[number], player)


def take(s: State, player: int, number: int) -> None:
    """Pick up an item for a movement point (rules 10.3); with many hands, more than one (rules 26.8)."""
    s.mp -= 1
    if rule.any_of(rule.many_hands, s, player):
        pick_up(s, player, number)
        More(player, 0).ask(s)
    else:
        s.stack.append(Stow(player, number))


def pick_up(s: State, player: int, number: int) -> None:
    """Let the active wizard carry an item from the board."""
    carry(s, number, player)
    if s.rules.heavy_items and not rule.count(rule.light_treasure, s, player, 0):
        s.flags |= PHASE_IS_OVER  # rules 14.6


def full(s: State, player: int, thing: Thing) -> bool:
    """Return whether there is no room for an item, even with the room it adds (rules 10.4)."""
    if rule.any_of(rule.many_hands, s, player):
        return False
    most = rule.most_cards(s, player)
    more = rule.hand_limit.by_name.get(NAME_OF[thing.card])
    return rule.held_cards(s, player) >= (most if more is None else more(s, thing, player, most))


class Stow(Piece):
    """Makes room for an item before the wizard picks it up (rules 10.4)."""

    name = "stow"
    fields = numbers("player", "thing")

    def __init__(self, player: int, thing: int) -> None:
        self.player = player
        self.thing = thing

    def finish(self, s: State) -> None:
        """Make room, then pick the item up."""
        if full(s, self.player, s.things[self.thing]):
            Room(self.player, self.thing).ask(s)
            return
        s.stack.pop()
        pick_up(s, self.player, self.thing)

    def fits(self, s: State, index: int) -> bool:
        """Whether the item lies in the wizard's square, or can be gathered from another."""
        thing = s.things[self.thing]
        gathered = AS_SQUARE[thing.at] >= 0 and NAME_OF[thing.card] in rule.offers.by_name
        return gathered or 0 <= thing.at == s.at[self.player]


class Room(Question):
    """Asks what to give up to make room for an item (rules 10.4)."""

    kind = kinds.OVER
    rule = "10.4"
    fields = numbers("player", "thing")

    def __init__(self, player: int, thing: int) -> None:
        self.player = player
        self.thing = thing

    def options(self, s: State) -> list[int]:
        """Offer what the wizard may give up."""
        return shed_options(s, self.player)

    def chosen(self, s: State, choice: int) -> None:
        """Give it up."""
        shed(s, self.player, choice)

    def names(self, s: State) -> dict[str, Arg]:
        """Name the item to pick up."""
        return {"card": card_words(s.things[self.thing].card)}

    def why_kept(self, s: State, name: int) -> Refusal | None:
        """Return why something can't be given up."""
        return why_not_carried(s, self.player, name, self.rule)


def take_treasure(s: State, player: int, treasure: int) -> None:
    """Pick up a treasure, which ends the phase unless something makes it light (rules 10.7)."""
    if rule.any_of(rule.many_hands, s, player):
        More(player, 1).ask(s)
    reach_treasure(s, player, treasure)


def reach_treasure(s: State, player: int, treasure: int) -> None:
    """Pick up a treasure wherever it lies."""
    cost = rule.count(rule.light_treasure, s, player, 0)
    s.mp -= cost
    s.stack.append(PickUp(player, treasure, s.treasures[treasure], 0 if cost else 1))


def hold(s: State, player: int, line: int) -> None:
    """Hold a door open (rules 3.4)."""
    s.held = tuple(sorted((*s.held, (line, player))))
    s.sight = None
    s.tell(kinds.HELD, player, line)


def let_go(s: State, player: int, line: int) -> None:
    """Let go of a door."""
    s.held = tuple([pair for pair in s.held if pair != (line, player)])
    s.sight = None
    s.tell(kinds.LET_GO_OF, player, line)


class More(Question):
    """Asks what more to pick up for the same point, with many hands (rules 26.8)."""

    rule = "26.8"
    picks_up = True
    fields = numbers("player", "treasure:flag")

    def __init__(self, player: int, treasure: int) -> None:
        self.player = player
        self.treasure = treasure

    def options(self, s: State) -> list[int]:
        """Offer everything that lies there, but at most one treasure."""
        player = self.player
        here = s.at[player]
        if s.flags & TURN_IS_OVER or not s.alive(player):
            return []
        found = [
            THING[i]
            for i, thing in enumerate(s.things)
            if thing.card >= 0
            and thing.at == here
            and BOOK[NAME_OF[thing.card]].item
            and why_not_gripped(s, player, THING[i]) is None
        ]
        if not self.treasure:
            found += [
                TREASURE[treasure]
                for treasure, place in enumerate(s.treasures)
                if place == here and why_not_gripped(s, player, TREASURE[treasure]) is None
            ]
        return [NOWHERE, *found] if found else []

    def chosen(self, s: State, choice: int) -> None:
        """Pick it up, and ask again if there is more."""
        if choice == NOWHERE:
            return
        treasure = AS_TREASURE[choice]
        s.stack.append(More(self.player, int(treasure >= 0 or self.treasure)))
        if treasure >= 0:
            s.stack.append(PickUp(self.player, treasure, s.at[self.player], 0))
        else:
            pick_up(s, self.player, AS_THING[choice])

    def names(self, s: State) -> dict[str, Arg]:
        """Name the square."""
        return {"square": place_words(s.at[self.player])}


def unannounced(frame: Frame[State]) -> TypeGuard[Declare | Added]:
    """Return whether somebody is still choosing what to play, unseen by everybody else."""
    return isinstance(frame, Declare | Added)


# -- speed -----------------------------------------------------------------------------------------------


class SpeedUp(Piece):
    """Turns energy into movement points of the active wizard (rules 2.5)."""

    name = "speed_up"
    fields = numbers("player", "energy:number")

    def __init__(self, player: int, energy: int) -> None:
        self.player = player
        self.energy = energy

    def finish(self, s: State) -> None:
        """Add the points."""
        s.stack.pop()
        s.mp += self.energy
        s.tell(kinds.SPEED_UP, self.player, self.energy)


def _worth(player: int) -> Callable[[State, int], int]:
    """Return a card's worth in movement points."""
    return lambda s, name: rule.energy_of(s, player, name)


def boost_speed(s: State, player: int, name: int) -> None:
    """Discard a card for its energy, to move farther this turn."""
    s.flags |= HAS_BOOSTED
    s.stack.append(SpeedUp(player, rule.energy_of(s, player, name)))
    spend(s, player, choices.FUEL[name], len(s.stack) - 1, _worth(player))


class Added(Question):
    """Asks for the two cards that go with Add for speed (rules 22.4)."""

    kind = kinds.BOOST
    rule = "22.4"
    fields = numbers("player", "fuel", "energy:count")

    def __init__(self, player: int, fuel: int, energy: int) -> None:
        self.player = player
        self.fuel = fuel
        self.energy = energy

    def options(self, s: State) -> list[int]:
        """Offer the cards not chosen yet."""
        return [choices.FUEL[name] for name in fuels(s, self.player, fuel_names(self.fuel))]

    def chosen(self, s: State, choice: int) -> None:
        """Take a card; the second one completes the choice."""
        energy = self.energy + rule.energy_of(s, self.player, choices.FUEL_CARD[choice])
        cards = [*unpack(self.fuel), choice]
        if len(cards) < 3:  # Add and one more
            Added(self.player, pack(cards), energy).ask(s)
            return
        s.flags |= HAS_BOOSTED | HAS_ACTED
        s.stack.append(SpeedUp(self.player, energy))
        spend(s, self.player, pack(cards), len(s.stack) - 1, _worth(self.player))

    def names(self, s: State) -> dict[str, Arg]:
        """Name the number of the card, and the worth of the first."""
        return {"number": 2 if self.energy else 1, "energy": self.energy}


_DOING: Final[dict[str, Callable[[State, int, int], None]]] = {
    "end-phase": end_phase,
    "step": walk,
    "way": lambda s, player, way: s.stack.append(Declare.of(s, WAYS[way], player)),
    "item": play_item,
    "speed": boost_speed,
    "speed-add": lambda s, player, _: Added(player, choices.FUEL[HELPERS[ADDS].name], 0).ask(s),
    "take": take,
    "take-treasure": take_treasure,
    "drop": lambda s, player, number: drop(s, number, s.at[player]),
    "drop-treasure": lambda s, player, _: drop_treasure(s, player, kinds.DROPS),
    "end-spell": lambda s, player, number: end(s, number),
    "hold": hold,
    "let-go": let_go,
    "gather": lambda s, player, number: when.meet(when.accepted, s, number, s.things[number], player),
}

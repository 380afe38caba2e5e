"""How a wizard stands in Wiz-War: what a position is worth to him."""

from __future__ import annotations

from typing import Final

from guildhall.bots.knowledge import wizwar_cards as cards
from guildhall.bots.knowledge import wizwar_worths as worths
from guildhall.bots.knowledge.wizwar_barriers import cracked
from guildhall.bots.knowledge.wizwar_strikes import strike
from guildhall.bots.knowledge.wizwar_ways import Ground, ground, reach
from guildhall.wizwar.aiming import hidden, see
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.state import EMPTY_HANDED, State
from guildhall.wizwar.targets import AS_SQUARE, TREASURE, WIZARD
from guildhall.wizwar.words import rule

_GLUE: Final = NAME["Glue"]


class Outlook:
    """What a state is worth to a wizard, wherever he ends his turn."""

    def __init__(self, s: State, me: int, moving: bool) -> None:
        self.s: State = s
        self.me: int = me
        self.moving: bool = moving  # his Move and Cast phase goes on
        self.walk: Ground = ground(s, me)
        self.home: list[int] = self.walk.far(s.homes[me])
        self.carried: int = s.carries(me)
        self.points: int = worths.score(s, me)
        self.goal: float = worths.POINT * (worths.LAST if self.points + 1 >= s.rules.goal else 1.0)
        self.stuck: frozenset[int] = frozenset(s.things[i].on for i in s.things_named(_GLUE))
        self.rivals: list[int] = [
            player for player in range(s.seats) if player != me and s.at[player] >= 0 and s.life[player] > 0
        ]
        self.patience: float = min(1.0, worths.PATIENCE / max(s.turns[me], 1)) ** 2
        self.share: float = 1.0 if len(self.rivals) < 2 else 0.7
        self.far: dict[int, list[int]] = {
            player: ground(s, player).far(s.at[player]) for player in self.rivals
        }
        self.treasures: list[tuple[int, list[int], float]] = []
        self.raids: list[tuple[list[int], float]] = []
        self.chases: list[tuple[list[int], float]] = []
        self.threats: dict[int, float] = {}
        self.base: float = self._rivals() + self._self()
        self._targets()
        self.weak: float = 0.0
        if s.life[me] < worths.WEAK:
            self.weak = -worths.FEAR * worths.life_worth(s.life[me]) * self.patience
        burdened = self.carried >= 0 and self.carried // 2 == me
        if burdened:
            self.base -= worths.IMPATIENCE * max(s.turns[me] - worths.PATIENCE, 0)
        if not self.treasures and (burdened or self.carried < 0):
            for rival in self.rivals:
                self.chases.append((self.far[rival], worths.HUNT * worths.wound_worth(s.life[rival]) + 10.0))
        self.aims: list[tuple[int, float]] = self._aims() if moving else []

    # -- what does not depend on where he stands -----------------------------------------------------------

    def _self(self) -> float:
        s, me = self.s, self.me
        worth = worths.POINT * self.points + worths.life_worth(s.life[me]) - worths.STUNNED * s.stun[me]
        danger = max([worths.FEARS[self.far[rival][s.at[me]]] for rival in self.rivals], default=0.0)
        danger = min(1.0, 2.0 * danger)
        taken = 0
        for thing in s.things:
            if thing.card < 0:
                continue
            if thing.owner == me and (thing.at < 0 or rule.maintained(s, thing)):
                taken += 1
            worth += cards.thing_worth(thing, me, danger)
            if NAME_OF[thing.card] == cards.ACID and thing.on == WIZARD[me]:
                worth += 0.8 * (
                    worths.life_worth(s.life[me] - 2 * thing.energy) - worths.life_worth(s.life[me])
                )
        worth -= worths.CLUTTER * max(taken - 4, 0)
        worth += worths.CRACKED * self.goal * cracked(s, me)
        return worth + cards.hand_worth(s.hands[me], taken)

    def _rivals(self) -> float:
        s = self.s
        worth = 0.0
        for rival in self.rivals:
            points = worths.score(s, rival)
            life = s.life[rival]
            worth += self.share * (worths.wound_worth(life) + worths.RIVAL_STUNNED * s.stun[rival])
            worth -= worths.RIVAL_POINT * points
            last = worths.LAST if points + 1 >= s.rules.goal else 1.0
            threat = worths.POINT * last * worths.THREAT * self._hope_of(rival) * self.patience
            if last > 1.0 and self._at_the_door(rival):
                threat += worths.DOOM * self.patience
            self.threats[rival] = threat
            worth -= self.share * threat
            carried = s.carries(rival)
            if carried >= 0 and carried // 2 != rival:
                near = worths.CHASE if points + 1 >= s.rules.goal else worths.FOLLOW
                self.chases.append((self.far[rival], near * threat))
            worth -= 0.5 * self.share * cards.UNKNOWN * len(s.hands[rival])
            for thing in s.things:
                if thing.card >= 0:
                    worth -= 0.5 * self.share * cards.thing_worth(thing, rival, 1.0)
                    if NAME_OF[thing.card] == cards.ACID and thing.on == WIZARD[rival]:
                        worth += (
                            0.8
                            * self.share
                            * (worths.wound_worth(life - 2 * thing.energy) - worths.wound_worth(life))
                        )
        return worth

    def _at_the_door(self, rival: int) -> bool:
        """Whether a rival carries a treasure that he can bring home in his next turn."""
        s = self.s
        carried = s.carries(rival)
        home = ground(s, rival).far(s.homes[rival])[s.at[rival]]
        return carried >= 0 and carried // 2 != rival and home <= rule.base_speed(s, rival)

    def _hope_of(self, rival: int) -> float:
        """How near a rival is to his next treasure, from 0 to 1."""
        s = self.s
        home = ground(s, rival).far(s.homes[rival])
        far = self.far[rival]
        carried = s.carries(rival)
        if carried >= 0 and carried // 2 != rival:
            return worths.HOPES[home[s.at[rival]]]
        best = 0.0
        for treasure, place in enumerate(s.treasures):
            if treasure // 2 == rival or AS_SQUARE[place] < 0 or place == s.homes[rival]:
                continue
            if TREASURE[treasure] in self.stuck:
                continue
            best = max(best, worths.HOPES[far[place] + home[place] + worths.PICK_UP])
        return worths.HOPE * best

    def _targets(self) -> None:
        """The treasures he can go for, and those of his own he may fetch back."""
        s, me = self.s, self.me
        for treasure, place in enumerate(s.treasures):
            if AS_SQUARE[place] < 0 or TREASURE[treasure] in self.stuck or place == s.homes[me]:
                continue
            robbed = s.homes.index(place) if place in s.homes else -1
            extra = 1.0
            if robbed >= 0 and robbed != treasure // 2 and s.at[robbed] >= 0:
                extra = 1.5 if worths.score(s, robbed) + 1 >= s.rules.goal else 1.2
            if treasure // 2 != me:
                self.treasures.append((place, self.walk.far(place), extra))
            elif robbed in self.threats:
                pressing = worths.score(s, robbed) + 1 >= s.rules.goal or s.rules.deadly_treasures
                worth = worths.RAID + 0.2 * self.threats[robbed] if pressing else 0.3 * worths.RAID
                worth *= self.patience
                self.raids.append((self.walk.far(place), worth))

    def _aims(self) -> list[tuple[int, float]]:
        """From which squares, as bits, an attack would be worth how much."""
        s, me = self.s, self.me
        found: list[tuple[int, float]] = []
        hiding = hidden(s)
        for rival in self.rivals:
            square = s.at[rival]
            if hiding >> square & 1:
                continue
            damage, cost = strike(s, me, rival)
            if not damage:
                continue
            life = s.life[rival]
            gain = self.share * (worths.wound_worth(life - damage) - worths.wound_worth(life)) - cost
            if damage >= life:
                gain += worths.POINT
            if gain > 0:
                found.append((see(s).squares(square) & ~hiding | 1 << square, worths.AIMING * gain))
        return found

    # -- what does -------------------------------------------------------------------------------------------

    def at(self, square: int) -> float:
        """What it is worth to end the turn in a square."""
        s, me = self.s, self.me
        carried = self.carried
        worth = 0.0
        hope = self._hope(square)
        raid = max([raid * self._closeness(far[square]) for far, raid in self.raids], default=0.0)
        if carried >= 0 and carried // 2 == me:
            hope *= worths.BURDENED
            for rival in self.rivals:
                steps = self.far[rival][square] + ground(s, rival).far(s.homes[rival])[square]
                worth -= (
                    worths.LOOSE * self.patience * self.share * worths.POINT * worths.HOPES[min(steps, 400)]
                )
        worth += max(hope, raid) + worths.BESIDE * min(hope, raid)
        if not self.walk.steps(square):
            worth -= worths.WALLED_IN
        for far, chase in self.chases:
            worth += chase * worths.CHASES[far[square]]
        if self.weak:
            for rival in self.rivals:
                worth -= self.weak * worths.FEARS[self.far[rival][square]]
        return worth

    def _closeness(self, steps: int) -> float:
        """How near he is to a treasure that he wants to pick up."""
        if not steps and self.moving and self.carried < 0 and not self.s.flags & EMPTY_HANDED:
            return 1.0
        return worths.HOPE * worths.HOPES[steps + worths.PICK_UP]

    def _hope(self, square: int) -> float:
        best = second = 0.0
        carried = self.carried
        if carried >= 0 and carried // 2 != self.me:
            best = worths.HOPES[self.home[square]]
            if self.moving and square == self.s.homes[self.me]:
                best = 10.0 if self.points + 1 >= self.s.rules.goal else 1.3
        for place, far, extra in self.treasures:
            hope = extra * worths.HOPES[self.home[place]] * self._closeness(far[square])
            if hope > best and carried < 0:
                best, second = hope, best
            elif hope > second:
                second = hope
        return self.goal * (best + worths.SECOND * second)

    def aiming(self, square: int) -> float:
        """The best attack that could be made from a square."""
        return max([gain for squares, gain in self.aims if squares >> square & 1], default=0.0)


def stay(s: State, me: int) -> float:
    """What a state is worth if he goes no further in it."""
    if s.ended:
        return worths.WIN if me in s.winners else -worths.WIN
    if s.at[me] < 0 or s.life[me] <= 0:
        return -worths.WIN / 2
    outlook = Outlook(s, me, False)
    return outlook.base + outlook.at(s.at[me])


def ways(s: State, me: int, aimed: float | None = None) -> tuple[float, list[float], float]:
    """What the best way on is worth, what each first step is, and the best attack from here.

    An attack that a way makes possible counts as far as it is better than one that he has already.
    """
    outlook = Outlook(s, me, True)
    here = s.at[me]
    steps = [-worths.WIN] * 4
    aiming = outlook.aiming(here)
    if aimed is None:
        aimed = aiming
    most = outlook.base + outlook.at(here) + max(aiming - aimed, 0.0)
    for square, (cost, pain, firsts) in reach(s, me).items():
        if not cost:
            continue
        worth = (
            outlook.base
            + outlook.at(square)
            - worths.STEP * cost
            - worths.PAIN_STEP * outlook.patience * pain
        )
        worth += max(outlook.aiming(square) - aimed, 0.0)
        most = max(most, worth)
        for direction in range(4):
            if firsts >> direction & 1 and worth > steps[direction]:
                steps[direction] = worth
    return most, steps, aiming


def prospect(s: State, me: int, aimed: float) -> float:
    """What a state is worth to him in the middle of his phase, with the best way he can still go."""
    if s.ended or s.at[me] < 0 or s.life[me] <= 0:
        return stay(s, me)
    return ways(s, me, aimed)[0]

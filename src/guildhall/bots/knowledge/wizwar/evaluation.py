"""The value of a position of Wiz-War to a wizard."""

from __future__ import annotations

from typing import Final

from guildhall.bots.knowledge.wizwar import card_values as cards
from guildhall.bots.knowledge.wizwar import weights
from guildhall.bots.knowledge.wizwar.barriers import cracked
from guildhall.bots.knowledge.wizwar.damage import best_attack
from guildhall.bots.knowledge.wizwar.paths import Terrain, reach, terrain
from guildhall.wizwar.aiming import hidden, see
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.state import IS_EMPTY_HANDED, State
from guildhall.wizwar.targets import AS_SQUARE, TREASURE, WIZARD
from guildhall.wizwar.words import rule

_GLUE: Final = NAME["Glue"]


class Evaluation:
    """The value of a state to a wizard, by the square where their turn ends."""

    def __init__(self, s: State, me: int, moving: bool) -> None:
        self.s: State = s
        self.me: int = me
        self.moving: bool = moving  # still in their Move and Cast phase
        self.walk: Terrain = terrain(s, me)
        self.home: list[int] = self.walk.distances(s.homes[me])
        self.carried: int = s.carries(me)
        self.points: int = weights.score(s, me)
        self.goal: float = weights.POINT * (weights.LAST if self.points + 1 >= s.rules.goal else 1.0)
        self.stuck: frozenset[int] = frozenset(s.things[i].on for i in s.things_named(_GLUE))
        self.rivals: list[int] = [
            player for player in range(s.seats) if player != me and s.at[player] >= 0 and s.life[player] > 0
        ]
        self.patience: float = min(1.0, weights.PATIENCE / max(s.turns[me], 1)) ** 2
        self.share: float = 1.0 if len(self.rivals) < 2 else 0.7
        self.distances: dict[int, list[int]] = {
            player: terrain(s, player).distances(s.at[player]) for player in self.rivals
        }
        self.treasures: list[tuple[int, list[int], float]] = []
        self.raids: list[tuple[list[int], float]] = []
        self.chases: list[tuple[list[int], float]] = []
        self.threats: dict[int, float] = {}
        self.base: float = self._rivals() + self._self()
        self._targets()
        self.weak: float = 0.0
        if s.life[me] < weights.WEAK:
            self.weak = -weights.FEAR * weights.life_value(s.life[me]) * self.patience
        burdened = self.carried >= 0 and self.carried // 2 == me
        if burdened:
            self.base -= weights.IMPATIENCE * max(s.turns[me] - weights.PATIENCE, 0)
        if not self.treasures and (burdened or self.carried < 0):
            for rival in self.rivals:
                hunt = weights.HUNT * weights.wound_value(s.life[rival]) + 10.0
                self.chases.append((self.distances[rival], hunt))
        self.aims: list[tuple[int, float]] = self._aims() if moving else []

    # -- what doesn't depend on the square -----------------------------------------------------------------

    def _self(self) -> float:
        s, me = self.s, self.me
        value = weights.POINT * self.points + weights.life_value(s.life[me]) - weights.STUNNED * s.stun[me]
        danger = max([weights.FEARS[self.distances[rival][s.at[me]]] for rival in self.rivals], default=0.0)
        danger = min(1.0, 2.0 * danger)
        taken = 0
        for thing in s.things:
            if thing.card < 0:
                continue
            if thing.owner == me and (thing.at < 0 or rule.maintained(s, thing)):
                taken += 1
            value += cards.thing_value(thing, me, danger)
            if NAME_OF[thing.card] == cards.ACID and thing.on == WIZARD[me]:
                value += 0.8 * (
                    weights.life_value(s.life[me] - 2 * thing.energy) - weights.life_value(s.life[me])
                )
        value -= weights.CLUTTER * max(taken - 4, 0)
        value += weights.CRACKED * self.goal * cracked(s, me)
        return value + cards.hand_value(s.hands[me], taken)

    def _rivals(self) -> float:
        s = self.s
        value = 0.0
        for rival in self.rivals:
            points = weights.score(s, rival)
            life = s.life[rival]
            value += self.share * (weights.wound_value(life) + weights.RIVAL_STUNNED * s.stun[rival])
            value -= weights.RIVAL_POINT * points
            last = weights.LAST if points + 1 >= s.rules.goal else 1.0
            threat = weights.POINT * last * weights.THREAT * self._hope_of(rival) * self.patience
            if last > 1.0 and self._at_the_door(rival):
                threat += weights.DOOM * self.patience
            self.threats[rival] = threat
            value -= self.share * threat
            carried = s.carries(rival)
            if carried >= 0 and carried // 2 != rival:
                near = weights.CHASE if points + 1 >= s.rules.goal else weights.FOLLOW
                self.chases.append((self.distances[rival], near * threat))
            value -= 0.5 * self.share * cards.UNKNOWN * len(s.hands[rival])
            for thing in s.things:
                if thing.card >= 0:
                    value -= 0.5 * self.share * cards.thing_value(thing, rival, 1.0)
                    if NAME_OF[thing.card] == cards.ACID and thing.on == WIZARD[rival]:
                        value += (
                            0.8
                            * self.share
                            * (weights.wound_value(life - 2 * thing.energy) - weights.wound_value(life))
                        )
        return value

    def _at_the_door(self, rival: int) -> bool:
        """Return whether a rival can bring a treasure home in their next turn."""
        s = self.s
        carried = s.carries(rival)
        home = terrain(s, rival).distances(s.homes[rival])[s.at[rival]]
        return carried >= 0 and carried // 2 != rival and home <= rule.base_speed(s, rival)

    def _hope_of(self, rival: int) -> float:
        """Return how near a rival is to scoring a treasure, from 0 to 1."""
        s = self.s
        home = terrain(s, rival).distances(s.homes[rival])
        distances = self.distances[rival]
        carried = s.carries(rival)
        if carried >= 0 and carried // 2 != rival:
            return weights.HOPES[home[s.at[rival]]]
        best = 0.0
        for treasure, place in enumerate(s.treasures):
            if treasure // 2 == rival or AS_SQUARE[place] < 0 or place == s.homes[rival]:
                continue
            if TREASURE[treasure] in self.stuck:
                continue
            best = max(best, weights.HOPES[distances[place] + home[place] + weights.PICK_UP])
        return weights.HOPE * best

    def _targets(self) -> None:
        """Collect the treasures to steal, and the wizard's own to fetch back."""
        s, me = self.s, self.me
        for treasure, place in enumerate(s.treasures):
            if AS_SQUARE[place] < 0 or TREASURE[treasure] in self.stuck or place == s.homes[me]:
                continue
            robbed = s.homes.index(place) if place in s.homes else -1
            extra = 1.0
            if robbed >= 0 and robbed != treasure // 2 and s.at[robbed] >= 0:
                extra = 1.5 if weights.score(s, robbed) + 1 >= s.rules.goal else 1.2
            if treasure // 2 != me:
                self.treasures.append((place, self.walk.distances(place), extra))
            elif robbed in self.threats:
                pressing = weights.score(s, robbed) + 1 >= s.rules.goal or s.rules.deadly_treasures
                value = weights.RAID + 0.2 * self.threats[robbed] if pressing else 0.3 * weights.RAID
                value *= self.patience
                self.raids.append((self.walk.distances(place), value))

    def _aims(self) -> list[tuple[int, float]]:
        """Return the possible attacks: the squares to attack from, as bits, and the value."""
        s, me = self.s, self.me
        found: list[tuple[int, float]] = []
        hiding = hidden(s)
        for rival in self.rivals:
            square = s.at[rival]
            if hiding >> square & 1:
                continue
            damage, cost = best_attack(s, me, rival)
            if not damage:
                continue
            life = s.life[rival]
            gain = self.share * (weights.wound_value(life - damage) - weights.wound_value(life)) - cost
            if damage >= life:
                gain += weights.POINT
            if gain > 0:
                found.append((see(s).squares(square) & ~hiding | 1 << square, weights.AIMING * gain))
        return found

    # -- what does -----------------------------------------------------------------------------------------

    def at(self, square: int) -> float:
        """Return the value of ending the turn in a square."""
        s, me = self.s, self.me
        carried = self.carried
        value = 0.0
        hope = self._hope(square)
        raid = max([raid * self._closeness(distances[square]) for distances, raid in self.raids], default=0.0)
        if carried >= 0 and carried // 2 == me:
            hope *= weights.BURDENED
            for rival in self.rivals:
                steps = self.distances[rival][square] + terrain(s, rival).distances(s.homes[rival])[square]
                loose = weights.LOOSE * self.patience * self.share * weights.POINT
                value -= loose * weights.HOPES[min(steps, 400)]
        value += max(hope, raid) + weights.BESIDE * min(hope, raid)
        if not self.walk.steps(square):
            value -= weights.WALLED_IN
        for distances, chase in self.chases:
            value += chase * weights.CHASES[distances[square]]
        if self.weak:
            for rival in self.rivals:
                value -= self.weak * weights.FEARS[self.distances[rival][square]]
        return value

    def _closeness(self, steps: int) -> float:
        """Return how near a treasure to pick up is, from 0 to 1."""
        if not steps and self.moving and self.carried < 0 and not self.s.flags & IS_EMPTY_HANDED:
            return 1.0
        return weights.HOPE * weights.HOPES[steps + weights.PICK_UP]

    def _hope(self, square: int) -> float:
        best = second = 0.0
        carried = self.carried
        if carried >= 0 and carried // 2 != self.me:
            best = weights.HOPES[self.home[square]]
            if self.moving and square == self.s.homes[self.me]:
                best = 10.0 if self.points + 1 >= self.s.rules.goal else 1.3
        for place, distances, extra in self.treasures:
            hope = extra * weights.HOPES[self.home[place]] * self._closeness(distances[square])
            if hope > best and carried < 0:
                best, second = hope, best
            elif hope > second:
                second = hope
        return self.goal * (best + weights.SECOND * second)

    def aiming(self, square: int) -> float:
        """Return the value of the best attack from a square."""
        return max([gain for squares, gain in self.aims if squares >> square & 1], default=0.0)


def staying_value(s: State, me: int) -> float:
    """Return the value of a state to a wizard who stays where they are."""
    if s.ended:
        return weights.WIN if me in s.winners else -weights.WIN
    if s.at[me] < 0 or s.life[me] <= 0:
        return -weights.WIN / 2
    evaluation = Evaluation(s, me, False)
    return evaluation.base + evaluation.at(s.at[me])


def best_moves(s: State, me: int, aimed: float | None = None) -> tuple[float, list[float], float]:
    """Return the value of the best way on, of each first step, and of the best attack from here.

    An attack that becomes possible on the way counts by how much it beats `aimed`, the one possible already.
    """
    evaluation = Evaluation(s, me, True)
    here = s.at[me]
    steps = [-weights.WIN] * 4
    aiming = evaluation.aiming(here)
    if aimed is None:
        aimed = aiming
    most = evaluation.base + evaluation.at(here) + max(aiming - aimed, 0.0)
    for square, (cost, pain, firsts) in reach(s, me).items():
        if not cost:
            continue
        value = (
            evaluation.base
            + evaluation.at(square)
            - weights.STEP * cost
            - weights.PAIN_STEP * evaluation.patience * pain
        )
        value += max(evaluation.aiming(square) - aimed, 0.0)
        most = max(most, value)
        for direction in range(4):
            if firsts >> direction & 1 and value > steps[direction]:
                steps[direction] = value
    return most, steps, aiming


def moving_value(s: State, me: int, aimed: float) -> float:
    """Return the value of a state in the middle of a wizard's phase: that of the best way on."""
    if s.ended or s.at[me] < 0 or s.life[me] <= 0:
        return staying_value(s, me)
    return best_moves(s, me, aimed)[0]

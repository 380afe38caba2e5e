"""How a wizard stands in Wiz-War: what a position is worth to him, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from guildhall.bots.knowledge import wizwar_cards as cards
from guildhall.bots.knowledge.wizwar_strikes import strike
from guildhall.bots.knowledge.wizwar_ways import Ground, ground, reach
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.state import EMPTY_HANDED, LINE, WIZARD, State
from guildhall.wizwar.table import hidden, see
from guildhall.wizwar.words import rule

WIN: Final = 10_000.0
POINT: Final = 100.0
LAST: Final = 1.6  # the point that wins, against any other
RIVAL_POINT: Final = 85.0  # a point of somebody else
NEARER: Final = 0.93  # what a step of the way makes of a hope
PICK_UP: Final = 2  # steps that picking up a treasure costs
HOPE: Final = 0.9  # a treasure that is still to be fetched, against one in the hands
SECOND: Final = 0.15  # the next best treasure, against the best
BURDENED: Final = 0.85  # hopes of a wizard who carries a treasure of his own
LOOSE: Final = 0.25  # the hopes of others for a treasure that he carries himself
PATIENCE: Final = 25  # turns, after which he thinks less and less of anything but treasures
WALLED_IN: Final = 20.0  # to have no way out
IMPATIENCE: Final = 0.5  # what each turn after that costs him with a treasure of his own in his hands
CLUTTER: Final = 2.5  # what lies in front of him and leaves less than three cards for the hand
HUNT: Final = 0.5  # wounds that make it worth to go after somebody when there are no treasures to fetch
THREAT: Final = 0.8  # the hopes of others, against one's own
DOOM: Final = 60.0  # a rival who wins with his next steps
RAID: Final = 50.0  # fetching a treasure of one's own from somebody's home
BESIDE: Final = 0.1  # the lesser of two hopes that exclude each other
CHASE: Final = 0.35  # being near to a carrier who is about to win
FOLLOW: Final = 0.06  # being near to any other carrier
CHASE_STEP: Final = 0.9
WEAK: Final = 10  # less life than this makes careful
FEAR: Final = 0.5
FEAR_STEP: Final = 0.8
LIFE_WEIGHT: Final = 80.0  # own life
LIFE_STEP: Final = 0.83
RIVAL_LIFE: Final = 60.0
RIVAL_LIFE_STEP: Final = 0.86
STUNNED: Final = 6.0
RIVAL_STUNNED: Final = 4.0
PAIN_STEP: Final = 1.0  # of what hurts on the way
STEP: Final = 0.01  # a step more for the same end
AIMING: Final = 0.9  # an attack that he could make, against its effect

_GLUE: Final = NAME["Glue"]
_GRAVITY: Final = NAME["Gravity"]
_HOPES: Final = tuple([NEARER**steps for steps in range(500)])
_FEARS: Final = tuple([FEAR_STEP**steps for steps in range(500)])
_CHASES: Final = tuple([CHASE_STEP**steps for steps in range(500)])


def life_worth(life: int) -> float:
    """What his life is worth to a wizard; most of it goes with the last points."""
    return -LIFE_WEIGHT * LIFE_STEP ** max(life, 0)


def wound_worth(life: int) -> float:
    """What it is worth that a rival has only so much life left."""
    return RIVAL_LIFE * RIVAL_LIFE_STEP ** max(life, 0)


def score(s: State, player: int) -> int:
    """Victory points as they count for winning."""
    home = s.homes[player]
    points = 0 if s.rules.treasure_hunters else s.kills[player]
    for treasure, place in enumerate(s.treasures):
        if place == home and treasure // 2 != player:
            points += 1
    return points


class Outlook:
    """What a state is worth to a wizard, wherever he ends his turn."""

    def __init__(self, s: State, me: int, moving: bool) -> None:
        self.s: State = s
        self.me: int = me
        self.moving: bool = moving  # his Move and Cast phase goes on
        self.walk: Ground = ground(s, me)
        self.home: list[int] = self.walk.far(s.homes[me])
        self.carried: int = s.carries(me)
        self.points: int = score(s, me)
        self.goal: float = POINT * (LAST if self.points + 1 >= s.rules.goal else 1.0)
        self.stuck: frozenset[int] = frozenset(s.things[i].on for i in s.things_named(_GLUE))
        self.rivals: list[int] = [
            player for player in range(s.seats) if player != me and s.at[player] >= 0 and s.life[player] > 0
        ]
        self.patience: float = min(1.0, PATIENCE / max(s.turns[me], 1)) ** 2
        self.share: float = 1.0 if len(self.rivals) < 2 else 0.7
        self.far: dict[int, list[int]] = {
            player: ground(s, player).far(s.at[player]) for player in self.rivals
        }
        self.treasures: list[tuple[int, list[int], float, int]] = []
        self.raids: list[tuple[list[int], float]] = []
        self.chases: list[tuple[list[int], float]] = []
        self.threats: dict[int, float] = {}
        self.base: float = self._rivals() + self._self()
        self._targets()
        self.weak: float = 0.0
        if s.life[me] < WEAK:
            self.weak = -FEAR * life_worth(s.life[me]) * self.patience
        burdened = self.carried >= 0 and self.carried // 2 == me
        if burdened:
            self.base -= IMPATIENCE * max(s.turns[me] - PATIENCE, 0)
        if not self.treasures and (burdened or self.carried < 0):
            for rival in self.rivals:
                self.chases.append((self.far[rival], HUNT * wound_worth(s.life[rival]) + 10.0))
        self.aims: list[tuple[int, float]] = self._aims() if moving else []

    # -- what does not depend on where he stands -----------------------------------------------------------

    def _self(self) -> float:
        s, me = self.s, self.me
        worth = POINT * self.points + life_worth(s.life[me]) - STUNNED * s.stun[me]
        danger = max([_FEARS[self.far[rival][s.at[me]]] for rival in self.rivals], default=0.0)
        danger = min(1.0, 2.0 * danger)
        taken = 0
        for thing in s.things:
            if thing.card < 0:
                continue
            if thing.owner == me and (thing.at < 0 or rule.maintained(s, thing)):
                taken += 1
            worth += cards.thing_worth(s, thing, me, danger)
            if NAME_OF[thing.card] == cards.ACID and thing.on == WIZARD + me:
                worth += 0.8 * (life_worth(s.life[me] - 2 * thing.energy) - life_worth(s.life[me]))
        worth -= CLUTTER * max(taken - 4, 0)
        return worth + cards.hand_worth(s.hands[me], taken)

    def _rivals(self) -> float:
        s = self.s
        worth = 0.0
        for rival in self.rivals:
            points = score(s, rival)
            life = s.life[rival]
            worth += self.share * (wound_worth(life) + RIVAL_STUNNED * s.stun[rival])
            worth -= RIVAL_POINT * points
            last = LAST if points + 1 >= s.rules.goal else 1.0
            threat = POINT * last * THREAT * self._hope_of(rival) * self.patience
            if last > 1.0 and self._at_the_door(rival):
                threat += DOOM * self.patience
            self.threats[rival] = threat
            worth -= self.share * threat
            carried = s.carries(rival)
            if carried >= 0 and carried // 2 != rival:
                near = CHASE if points + 1 >= s.rules.goal else FOLLOW
                self.chases.append((self.far[rival], near * threat))
            worth -= 0.5 * self.share * cards.UNKNOWN * len(s.hands[rival])
            for thing in s.things:
                if thing.card >= 0:
                    worth -= 0.5 * self.share * cards.thing_worth(s, thing, rival, 1.0)
                    if NAME_OF[thing.card] == cards.ACID and thing.on == WIZARD + rival:
                        worth += 0.8 * self.share * (wound_worth(life - 2 * thing.energy) - wound_worth(life))
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
            return _HOPES[home[s.at[rival]]]
        best = 0.0
        for treasure, place in enumerate(s.treasures):
            if treasure // 2 == rival or place >= LINE or place == s.homes[rival]:
                continue
            if 600 + treasure in self.stuck:
                continue
            best = max(best, _HOPES[far[place] + home[place] + PICK_UP])
        return HOPE * best

    def _targets(self) -> None:
        """The treasures he can go for, and those of his own he may fetch back."""
        s, me = self.s, self.me
        for treasure, place in enumerate(s.treasures):
            if place >= LINE or 600 + treasure in self.stuck or place == s.homes[me]:
                continue
            robbed = s.homes.index(place) if place in s.homes else -1
            extra = 1.0
            if robbed >= 0 and robbed != treasure // 2 and s.at[robbed] >= 0:
                extra = 1.5 if score(s, robbed) + 1 >= s.rules.goal else 1.2
            if treasure // 2 != me:
                self.treasures.append((place, self.walk.far(place), extra, treasure))
            elif robbed >= 0 and robbed != me and s.at[robbed] >= 0:
                pressing = score(s, robbed) + 1 >= s.rules.goal
                worth = RAID + 0.2 * self.threats[robbed] if pressing else 0.3 * RAID
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
            gain = self.share * (wound_worth(life - damage) - wound_worth(life)) - cost
            if damage >= life:
                gain += POINT
            if gain > 0:
                found.append((see(s).squares(square) & ~hiding | 1 << square, AIMING * gain))
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
            hope *= BURDENED
            for rival in self.rivals:
                steps = self.far[rival][square] + ground(s, rival).far(s.homes[rival])[square]
                worth -= LOOSE * self.patience * self.share * POINT * _HOPES[min(steps, 400)]
        worth += max(hope, raid) + BESIDE * min(hope, raid)
        if not self.walk.steps(square):
            worth -= WALLED_IN
        for far, chase in self.chases:
            worth += chase * _CHASES[far[square]]
        if self.weak:
            for rival in self.rivals:
                worth -= self.weak * _FEARS[self.far[rival][square]]
        return worth

    def _closeness(self, steps: int) -> float:
        """How near he is to a treasure that he wants to pick up."""
        if not steps and self.moving and self.carried < 0 and not self.s.flags & EMPTY_HANDED:
            return 1.0
        return HOPE * _HOPES[steps + PICK_UP]

    def _hope(self, square: int) -> float:
        best = second = 0.0
        carried = self.carried
        if carried >= 0 and carried // 2 != self.me:
            best = _HOPES[self.home[square]]
            if self.moving and square == self.s.homes[self.me]:
                best = 10.0 if self.points + 1 >= self.s.rules.goal else 1.3
        for place, far, extra, _ in self.treasures:
            hope = extra * _HOPES[self.home[place]] * self._closeness(far[square])
            if hope > best and carried < 0:
                best, second = hope, best
            elif hope > second:
                second = hope
        return self.goal * (best + SECOND * second)

    def aiming(self, square: int) -> float:
        """The best attack that could be made from a square."""
        return max([gain for squares, gain in self.aims if squares >> square & 1], default=0.0)


def stay(s: State, me: int) -> float:
    """What a state is worth if he goes no further in it."""
    if s.ended:
        return WIN if me in s.winners else -WIN
    if s.at[me] < 0 or s.life[me] <= 0:
        return -WIN / 2
    outlook = Outlook(s, me, False)
    return outlook.base + outlook.at(s.at[me])


def ways(s: State, me: int, aimed: float | None = None) -> tuple[float, list[float], float]:
    """What the best way on is worth, what each first step is, and the best attack from here.

    An attack that a way makes possible counts as far as it is better than one that he has already.
    """
    outlook = Outlook(s, me, True)
    here = s.at[me]
    steps = [-WIN] * 4
    aiming = outlook.aiming(here)
    if aimed is None:
        aimed = aiming
    most = outlook.base + outlook.at(here) + max(aiming - aimed, 0.0)
    for square, (cost, pain, firsts) in reach(s, me, outlook.walk).items():
        if not cost:
            continue
        worth = outlook.base + outlook.at(square) - STEP * cost - PAIN_STEP * pain
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

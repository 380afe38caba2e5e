"""How a round of Elfenwizards looks to one player: what a point in each contest is worth to him."""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

from guildhall.elfenwizards.contests import Contest, contests, may_support, sole_owner
from guildhall.elfenwizards.dice import COUNT, POINTS
from guildhall.elfenwizards.state import GREY, MINOR, ROLLED
from guildhall.elfenwizards.tree import HIGH, LEVEL, MAGICIAN, NECROMANCER, SORCERER, VALUE, WIZARD
from guildhall.elfenwizards.view import View

LEVELS: Final = range(MAGICIAN + 1)
MAJOR_LEVELS: Final = range(WIZARD, MAGICIAN + 1)
LEVEL_VALUE: Final = (10, 7, 5, 3, 2)

CHIP: Final = 0.8  # what a chip in front of its owner is worth more than one in the Minor Spell box
SPENT_LATER: Final = 2.0  # chips a player is likely to spend in step 5
CHIPS_BID: Final = 0.3  # the part of a rival's chips that will be placed in contests
DIE_TO_COME: Final = 3.2  # what an unplaced die adds to the contests of its owner, on average
GREY_AT_MOST: Final = 2.0  # rounds that a grey chip stays, on average, if there is time to remove it
ENVY: Final = 0.6  # how much all rivals' points together weigh against one's own
RIVALRY: Final = 6.0  # points behind the best rival that make another one count for a third
DOUBT: Final = 0.3  # how unsure the use of spells to come is, against their points
MEDDLING: Final = 0.06  # the same for the spells of players who have no candidate
ENDING: Final = 12.0  # what a sure win is worth, in points


def normal(x: float) -> float:
    """The chance that a normal variable stays below x."""
    return 0.5 + 0.5 * erf(x * 0.7071)


def grey_cost(rounds: int) -> float:
    """What a grey chip costs that is there to be scored in this many rounds."""
    return min(rounds, GREY_AT_MOST)


def _prospects(rounds: int) -> list[tuple[float, ...]]:
    """What a token on each level will score in 0, 1, 2, ... rounds to come, if fights are even."""
    table = [(0.0,) * len(LEVELS)]
    for left in range(1, rounds + 1):
        _, wizard, sorcerer, necromancer, magician = table[-1]
        fallen = 2 + magician
        disgraced = fallen - grey_cost(left)
        rest = 0.6 * (3 + necromancer) + 0.4 * fallen
        table.append(
            (
                rest - CHIP,  # rules 1.2, 1.5: it pays and competes as a Magician
                0.5 * (10 + magician) + 0.5 * disgraced,
                0.5 * (7 + wizard) + 0.5 * disgraced,
                0.5 * (5 + sorcerer) + 0.5 * fallen,
                rest,
            )
        )
    return table


PROSPECTS: Final = _prospects(6)


class Fight:
    """One contest: how strong each candidate will be, and what its rise is worth to the player who looks."""

    __slots__ = ("level", "mine", "open", "owners", "spread", "stakes", "strengths", "titles", "ties_rise", "tokens", "vacant", "value")

    def __init__(self, contest: Contest, level: int, owners: list[int], ties_rise: bool) -> None:
        self.titles = len(contest.titles)
        self.tokens = contest.candidates
        self.level = level
        self.owners = owners
        self.ties_rise = ties_rise
        self.strengths: list[float] = [0.0] * len(owners)
        self.stakes: list[float] = [0.0] * len(owners)
        self.vacant = 0.0  # what it is worth to him that nobody rises
        self.spread = 0.0
        self.value = 0.0
        self.open = False

    def chances(self) -> list[float]:
        """How likely each candidate is to rise."""
        strengths = self.strengths
        if len(strengths) <= self.titles:  # rules 5.13
            return [x if x < 1 else 1.0 for x in strengths]
        if self.titles == 1:  # rules 5.12
            ahead = strengths[0] - strengths[1]
            return [normal((ahead - 0.5) / self.spread), normal((-ahead - 0.5) / self.spread)]
        first, second, third = sorted(strengths, reverse=True)[:3]
        chances = []
        for x in strengths:
            bar = third if x >= second else second
            chance = normal((x - bar - 0.5) / self.spread) * min(1.0, x)
            if not self.ties_rise:  # rules 5.17
                gap = abs(first - second if x >= second else first - x)
                chance *= 1 - normal((0.5 - gap) / self.spread)
            chances.append(chance)
        return chances

    def worth(self) -> float:
        """What this contest is worth to him as it stands."""
        chances = self.chances()
        worth = 0.0
        for chance, stake in zip(chances, self.stakes, strict=True):
            worth += chance * stake
        if self.vacant:
            worth += self.vacant * (1 - sum(chances))
        return worth

    def gain(self, index: int, points: float) -> float:
        """What so many points beside a candidate would add to that."""
        before = self.strengths[index]
        self.strengths[index] = before + points
        gain = self.worth() - self.value
        self.strengths[index] = before
        return gain

    def add(self, index: int, points: float) -> None:
        """Count on so many points more."""
        self.strengths[index] += points
        self.value = self.worth()


class Outlook:
    """The contests of this round in the eyes of one player."""

    def __init__(self, v: View, me: int) -> None:
        self.v = v
        self.me = me
        self.placing = bool(v.targets)  # step 5: his own spells are planned one by one
        self.left = v.rules.rounds - v.round
        self.fights = self._fights()
        self._foresee_strengths()
        chances = [fight.chances() for fight in self.fights]
        self.end_chance = self._end_chance(chances)
        self.worth = [
            value + (1 - self.end_chance) * ahead
            for value, ahead in zip(LEVEL_VALUE, PROSPECTS[self.left], strict=True)
        ]
        self.grey = 1 + (1 - self.end_chance) * (grey_cost(self.left + 1) - 1)
        self.chip = 1.0 if not self.left else CHIP + (1 - CHIP) * self.end_chance
        self._set_stakes(chances)
        for fight in self.fights:
            fight.value = fight.worth()

    def _fights(self) -> list[Fight]:
        v = self.v
        fights = []
        for contest in contests(v.where):
            if contest.candidates:
                owners = [v.owner[token] for token in contest.candidates]
                fight = Fight(contest, LEVEL[v.where[contest.candidates[0]]], owners, v.rules.two_tied_win)
                fight.open = sole_owner(contest, v.owner) is None
                fight.mine = may_support(contest, v.owner, self.me, v.rules)
                fights.append(fight)
        return fights

    def _foresee_strengths(self) -> None:
        """Each player will share his spells out among his candidates; his chips by what is at stake."""
        v = self.v
        ahead = PROSPECTS[self.left]
        fallen = 2 + ahead[MAGICIAN]
        stakes = [0.0, 10 + ahead[0] - fallen + 1, 7 + ahead[1] - fallen + 1, 5 + ahead[2] - fallen, 3 + ahead[3] - fallen]
        candidates = [[0] * (MAGICIAN + 1) for _ in range(v.seats)]
        for fight in self.fights:
            if fight.open:
                for owner in fight.owners:
                    candidates[owner][fight.level] += 1
        share = []  # of each player, for each level: points to come for each of his candidates
        meddling = [0.0] * (MAGICIAN + 1)
        for player in range(v.seats):
            wants = [count * stake for count, stake in zip(candidates[player], stakes, strict=True)]
            total = sum(wants) or 1.0
            mine = 7 * player
            if v.passed >> player & 1 or (self.placing and player == self.me):
                share.append([0.0] * (MAGICIAN + 1))
                continue
            to_come = 0.0
            if not self.placing:
                unplaced = v.front[player] + COUNT[v.dice[mine + ROLLED]]
                if player == self.me:
                    unplaced -= 1  # the die he is placing
                to_come = unplaced * DIE_TO_COME
            to_come += CHIPS_BID * v.hand[player]
            shares = [0.0]
            for level in MAJOR_LEVELS:
                points = POINTS[v.dice[mine + level - 1]] + to_come * wants[level] / total
                if candidates[player][level]:
                    shares.append(points / candidates[player][level])
                else:
                    shares.append(0.0)
                    meddling[level] += points
            share.append(shares)
        met = [0] + [COUNT[v.dice[7 * self.me + level - 1]] for level in MAJOR_LEVELS]
        for fight in self.fights:
            level = fight.level
            doubt = 0.0
            for index, (token, owner) in enumerate(zip(fight.tokens, fight.owners, strict=True)):
                if fight.open:
                    coming = share[owner][level]
                    fight.strengths[index] = v.points[token] + coming
                    doubt += coming
                elif owner == self.me:
                    fight.strengths[index] = v.points[token]
                    if not self.placing and index < fight.titles and met[level]:
                        fight.strengths[index] = 1.0
                        met[level] -= 1
                else:
                    fight.strengths[index] = 1.0
            fight.spread = 0.35 + DOUBT * doubt + MEDDLING * meddling[level]

    def _end_chance(self, chances: list[list[float]]) -> float:
        """How likely this round is to be the last though others could follow (rules 11.2, 11.3)."""
        v = self.v
        if not self.left:
            return 1.0
        if v.uncrowned == 0 and max(v.crowned) == 0:
            return 0.0
        top = self.fights[0]
        if top.level != WIZARD:
            return float(v.uncrowned)
        end = sum(chance for chance, owner in zip(chances[0], top.owners, strict=True) if v.crowned[owner])
        if v.uncrowned:
            end += 1 - sum(chances[0])
        return min(1.0, end)

    def _set_stakes(self, chances: list[list[float]]) -> None:
        v = self.v
        fallback = self._fallbacks(chances)
        totals: list[float] = [score + hand for score, hand in zip(v.score, v.hand, strict=True)]
        for fight, odds in zip(self.fights, chances, strict=True):
            up, down = self.worth[fight.level - 1], fallback[fight.level]
            for owner, chance in zip(fight.owners, odds, strict=True):
                totals[owner] += chance * up + (1 - chance) * down
        for token, grey in enumerate(v.grey):
            totals[v.owner[token]] -= grey * self.grey
        best = max(total for player, total in enumerate(totals) if player != self.me)
        weights = [exp((total - best) / RIVALRY) for total in totals]
        weights[self.me] = 0.0
        scale = ENVY / sum(weights)
        weights = [-scale * weight for weight in weights]
        weights[self.me] = 1.0
        self.totals = totals
        self.weights = weights
        for fight in self.fights:
            stake = self.worth[fight.level - 1] - fallback[fight.level]
            fight.stakes = [stake * weights[owner] for owner in fight.owners]
        if self.left and self.fights[0].level == WIZARD and (v.uncrowned or max(v.crowned)):
            lead = totals[self.me] - best
            ending = ENDING * (normal(lead / 3) - normal(lead / (6 + 6 * sqrt(self.left))))
            top = self.fights[0]
            top.stakes = [
                stake + ending if v.crowned[owner] else stake
                for stake, owner in zip(top.stakes, top.owners, strict=True)
            ]
            if v.uncrowned:
                top.vacant = ending

    def _fallbacks(self, chances: list[list[float]]) -> list[float]:
        """What a token of each level is worth if it does not rise (rules 5.22, 7, 8)."""
        vacant = [0.0] * (MAGICIAN + 1)
        passed_over = [0.0] * (MAGICIAN + 1)
        present = [1, 2, 4, 8]
        for level, count in enumerate(present):
            vacant[level] = float(count)
        for fight, odds in zip(self.fights, chances, strict=True):
            rising = sum(odds)
            vacant[fight.level - 1] -= rising
            passed_over[fight.level] += len(odds) - rising
        worth = self.worth
        fallback = [0.0] * MAGICIAN + [worth[MAGICIAN]]
        for level in (WIZARD, SORCERER, NECROMANCER):
            queue = max(1.0, passed_over[level])
            left = 1.0
            total = 0.0
            for title in range(WIZARD if self.v.rules.vacancy_may_rise else level, NECROMANCER + 1):
                part = min(left, max(0.0, vacant[title]) / queue)
                left -= part
                total += part * worth[title]
                vacant[title] -= part * passed_over[level]
            fallback[level] = total + left * (worth[MAGICIAN] - (self.grey if level <= SORCERER else 0))
        return fallback

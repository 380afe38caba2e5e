"""What one player can expect of a round of Elfenwizards: the value of a spell point in each contest."""

from __future__ import annotations

from math import erf, exp, sqrt
from operator import mul
from typing import Final

from guildhall.elfenwizards.contests import Contest, contests, sole_owner
from guildhall.elfenwizards.dice import COUNT, POINTS
from guildhall.elfenwizards.state import ROLLED
from guildhall.elfenwizards.tree import LEVEL, MAGICIAN, NECROMANCER, SORCERER, TITLES_OF, WIZARD
from guildhall.elfenwizards.view import View

LEVELS: Final = range(MAGICIAN + 1)
CONTENDING: Final = range(WIZARD, MAGICIAN + 1)  # the levels that compete
SCORE: Final = (10, 7, 5, 3, 2)  # of a token on each level (rules 10.1)

# Estimates, in points of the final score unless noted.
CHIP: Final = 1.3  # a minor spell in hand before the last round, against one in the Minor Spell box
GREY_ROUNDS: Final = 2.0  # rounds until a grey chip is removed, if there is time
DIE_TO_COME: Final = 3.2  # spell points that a die adds to its owner's contests before it is placed
CHIPS_BID: Final = 0.4  # the fraction of their chips that players place in contests
DOUBT: Final = 0.3  # how far expected spells may go elsewhere, per spell point
MEDDLING: Final = 0.06  # the same for spells of players who don't compete on that level
ENVY: Final = 0.4  # the weight of all rivals' points together; the player's own have weight 1
RIVALRY: Final = 6.0  # a rival this far behind the best one counts about a third as much
VICTORY: Final = 12.0  # winning rather than losing when the game ends now


def likely(margin: float, doubt: float) -> float:
    """Return the chance that a lead holds, given how doubtful it is."""
    return 0.5 + 0.5 * erf(margin / doubt)


def grey_cost(rounds: int) -> float:
    """Return what a grey chip costs with this many rounds to score."""
    return min(rounds, GREY_ROUNDS)


def _prospects(rounds: int) -> list[tuple[float, ...]]:
    """Return the expected score of a token on each level, for 0, 1, 2, ... more rounds."""
    table = [(0.0,) * len(LEVELS)]
    for left in range(1, rounds + 1):
        _, wizard, sorcerer, necromancer, magician = table[-1]
        demoted = SCORE[MAGICIAN] + magician
        disgraced = demoted - grey_cost(left)  # rules 8.2
        lowest = 0.6 * (SCORE[NECROMANCER] + necromancer) + 0.4 * demoted
        table.append(
            (
                lowest - CHIP,  # rules 1.2, 1.5: the High Wizard pays and begins again
                0.5 * (SCORE[0] + magician) + 0.5 * disgraced,
                0.5 * (SCORE[WIZARD] + wizard) + 0.5 * disgraced,
                0.5 * (SCORE[SORCERER] + sorcerer) + 0.5 * demoted,
                lowest,
            )
        )
    return table


PROSPECTS: Final = _prospects(6)


class Forecast:
    """One contest: how strong each candidate will be, and the value to the player if it rises."""

    __slots__ = (
        "doubt",
        "level",
        "open",
        "owners",
        "stakes",
        "strengths",
        "ties_rise",
        "titles",
        "tokens",
        "vacant",
        "value",
    )

    def __init__(self, contest: Contest, v: View) -> None:
        self.tokens = contest.candidates
        self.titles = len(contest.titles)
        self.level = LEVEL[v.where[self.tokens[0]]]
        self.owners = [v.owner[token] for token in self.tokens]
        self.open = sole_owner(contest, v.owner) is None
        self.ties_rise = v.rules.two_tied_win
        self.strengths = [float(v.points[token]) for token in self.tokens]
        self.stakes = [0.0] * len(self.tokens)
        self.vacant = 0.0  # the value if nobody rises
        self.doubt = 0.5
        self.value = 0.0  # of the whole contest to the player, as it stands

    def chances(self) -> list[float]:
        """Return how likely each candidate is to rise."""
        strengths = self.strengths
        if len(strengths) <= self.titles:  # rules 5.13, 5.20
            apart = 1.0 if self.ties_rise or len(strengths) == 1 else self._apart(strengths[0] - strengths[1])
            return [min(1.0, strength) * apart for strength in strengths]
        if self.titles == 1:  # rules 5.11, 5.12
            lead = strengths[0] - strengths[1]
            return [likely(lead - 0.5, self.doubt), likely(-lead - 0.5, self.doubt)]
        first, second, third = sorted(strengths, reverse=True)[:3]
        chances = []
        for strength in strengths:  # rules 5.16 to 5.19
            to_beat = third if strength >= second else second
            chance = min(1.0, strength) * likely(strength - to_beat - 0.5, self.doubt)
            if not self.ties_rise:
                gap = first - (second if strength >= second else strength)
                chance *= self._apart(gap)
            chances.append(chance)
        return chances

    def _apart(self, gap: float) -> float:
        """Return how likely two candidates with this gap are not to end tied."""
        return likely(gap - 0.5, self.doubt) + likely(-gap - 0.5, self.doubt)

    def worth(self) -> float:
        """Return the value of the contest to the player with the current strengths."""
        chances = self.chances()
        worth = sum(map(mul, chances, self.stakes), 0.0)
        return worth + self.vacant * (1 - sum(chances, 0.0)) if self.vacant else worth

    def gain(self, index: int, points: float) -> float:
        """Return the value to the player of more spell points beside a candidate."""
        strengths = self.strengths
        strengths[index] += points
        gain = self.worth() - self.value
        strengths[index] -= points
        return gain

    def add(self, index: int, points: float) -> None:
        """Expect more spell points beside a candidate."""
        self.strengths[index] += points
        self.value = self.worth()

    def helpful(self) -> list[int]:
        """Return the candidates that may deserve support: the player's, and those who stop a worse rival."""
        worst = min(self.stakes) if len(self.tokens) > self.titles else 0.0
        return [index for index, stake in enumerate(self.stakes) if stake > min(worst, 0.0)]


class Outlook:
    """All contests of the round, seen by one player.

    In step 5 the player plans their own spells one by one; before it, they are expected to do what everybody
    does: share their spells out among their candidates.
    """

    def __init__(self, v: View, me: int) -> None:
        self.v = v
        self.me = me
        self.bidding = bool(v.targets)
        self.left = v.rules.rounds - v.round
        self.forecasts = [Forecast(contest, v) for contest in contests(v.where) if contest.candidates]
        self._foresee_spells()
        chances = [forecast.chances() for forecast in self.forecasts]
        self.last = self._chance_of_end(chances)
        on = 1 - self.last
        self.worth = [score + on * more for score, more in zip(SCORE, PROSPECTS[self.left], strict=True)]
        self.grey = 1 + on * (grey_cost(self.left + 1) - 1)
        self.chip = 1 + on * (CHIP - 1)
        self._set_stakes(chances)
        for forecast in self.forecasts:
            forecast.value = forecast.worth()

    # -- strengths ---------------------------------------------------------------------------------------

    def _foresee_spells(self) -> None:
        """Add the expected spells to the points that already lie beside the tokens."""
        v = self.v
        candidates = [[0] * len(LEVELS) for _ in range(v.seats)]
        for forecast in self.forecasts:
            if forecast.open:
                for owner in forecast.owners:
                    candidates[owner][forecast.level] += 1
        coming = [self._coming(player, candidates[player]) for player in range(v.seats)]
        for forecast in self.forecasts:
            level = forecast.level
            if not forecast.open:
                self._foresee_closed(forecast)
                continue
            for index, owner in enumerate(forecast.owners):
                points = coming[owner][level] / candidates[owner][level]
                forecast.strengths[index] += points
                forecast.doubt += DOUBT * points
            for player in range(v.seats):
                if not candidates[player][level]:
                    forecast.doubt += MEDDLING * coming[player][level]

    def _coming(self, player: int, candidates: list[int]) -> list[float]:
        """Return the spell points that a player is expected to place on each level."""
        v = self.v
        if v.passed >> player & 1 or (self.bidding and player == self.me):
            return [0.0] * len(LEVELS)
        wishes = [count * stake for count, stake in zip(candidates, STAKES[self.left], strict=True)]
        loose = CHIPS_BID * v.hand[player]
        if not self.bidding:
            loose += DIE_TO_COME * self.unplaced(player)
        loose /= sum(wishes, 0.0) or 1.0
        return [
            0.0,
            *(POINTS[v.dice[7 * player + level - 1]] + loose * wishes[level] for level in CONTENDING),
        ]

    def _foresee_closed(self, forecast: Forecast) -> None:
        """Expect the only owner to give each candidate the point it needs (rules 5.8, 5.13)."""
        if forecast.owners[0] != self.me:
            forecast.strengths = [1.0] * len(forecast.strengths)
            if len(forecast.strengths) == forecast.titles == 2 and not forecast.ties_rise:  # rules 5.20
                forecast.strengths[0] += 1.0

    def unplaced(self, player: int) -> int:
        """Return how many dice a player will still place."""
        return self.v.front[player] + COUNT[self.v.dice[7 * player + ROLLED]]

    # -- stakes ------------------------------------------------------------------------------------------

    def _chance_of_end(self, chances: list[list[float]]) -> float:
        """Return how likely this is to be the last round (rules 11)."""
        v = self.v
        if not self.left:
            return 1.0
        top = self.forecasts[0]
        if top.level != WIZARD:
            return float(v.uncrowned)
        crowned = sum(
            [chance for chance, owner in zip(chances[0], top.owners, strict=True) if v.crowned[owner]], 0.0
        )
        return min(1.0, crowned + v.uncrowned * (1 - sum(chances[0], 0.0)))

    def _set_stakes(self, chances: list[list[float]]) -> None:
        """Set the value of each rise to the player: what the token gains, for or against them."""
        v = self.v
        fallen = self._fallen(chances)
        totals = [float(score + hand) for score, hand in zip(v.score, v.hand, strict=True)]
        for token, grey in enumerate(v.grey):
            totals[v.owner[token]] -= grey * self.grey
        for forecast, odds in zip(self.forecasts, chances, strict=True):
            rise = self.worth[forecast.level - 1] - fallen[forecast.level]
            for owner, chance in zip(forecast.owners, odds, strict=True):
                totals[owner] += fallen[forecast.level] + chance * rise
        best = max(total for player, total in enumerate(totals) if player != self.me)
        weights = [exp((total - best) / RIVALRY) for total in totals]
        weights[self.me] = 0.0
        envy = ENVY / sum(weights, 0.0)
        weights = [-envy * weight for weight in weights]
        weights[self.me] = 1.0
        for forecast in self.forecasts:
            rise = self.worth[forecast.level - 1] - fallen[forecast.level]
            forecast.stakes = [rise * weights[owner] for owner in forecast.owners]
        if self.left and self.forecasts[0].level == WIZARD:
            self._set_stakes_of_the_end(totals[self.me] - best)

    def _set_stakes_of_the_end(self, lead: float) -> None:
        """Make a leader want the end of the game by a High Wizard, or by none (rules 11.2, 11.3)."""
        v = self.v
        now = likely(lead, 4.0)
        later = likely(lead, 8.0 + 8.0 * sqrt(self.left))
        ending = VICTORY * (now - later)
        top = self.forecasts[0]
        top.stakes = [
            stake + ending * v.crowned[owner] for stake, owner in zip(top.stakes, top.owners, strict=True)
        ]
        top.vacant = ending * v.uncrowned

    def _fallen(self, chances: list[list[float]]) -> list[float]:
        """Return the value of a token of each level that doesn't rise (rules 5.22, 7 and 8)."""
        vacant = [float(len(titles)) for titles in TITLES_OF]
        passed_over = [0.0] * len(LEVELS)
        for forecast, odds in zip(self.forecasts, chances, strict=True):
            rising = sum(odds, 0.0)
            vacant[forecast.level - 1] -= rising
            passed_over[forecast.level] += len(odds) - rising
        fallen = [0.0] * MAGICIAN + [self.worth[MAGICIAN]]
        for level in (WIZARD, SORCERER, NECROMANCER):
            demoted = 1.0
            for title in range(WIZARD if self.v.rules.vacancy_may_rise else level, NECROMANCER + 1):
                found = min(demoted, max(0.0, vacant[title]) / max(1.0, passed_over[level]))
                demoted -= found
                fallen[level] += found * self.worth[title]
                vacant[title] -= found * passed_over[level]
            fallen[level] += demoted * (self.worth[MAGICIAN] - (self.grey if level <= SORCERER else 0.0))
        return fallen


def _stakes(rounds: int) -> list[list[float]]:
    """Return what is usually at stake on each level with this many rounds left."""
    return [
        [
            0.0,
            *(
                SCORE[level - 1] + ahead[level - 1] - SCORE[MAGICIAN] - ahead[MAGICIAN] + (level <= SORCERER)
                for level in CONTENDING
            ),
        ]
        for ahead in PROSPECTS[: rounds + 1]
    ]


STAKES: Final = _stakes(6)

"""Small cross-validated classifiers in plain Python, to tell two kinds of rows of numbers apart.

A classifier is only tested on rows that it hasn't learned from. The best classifier is also chosen within the
training rows, so that choosing the best of several isn't an unfair advantage.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from operator import mul, sub
from typing import Final, NamedTuple, TypeAlias

Row: TypeAlias = Sequence[float]
Labels: TypeAlias = Sequence[int]  # 0 or 1
Classifier: TypeAlias = Callable[[Row], int]
Learner: TypeAlias = Callable[[Sequence[Row], Labels], Classifier]

FOLDS: Final = 5
INNER_FOLDS: Final = 3
NEIGHBOURS: Final = 25
STEPS: Final = 150  # of the logistic regression
RATE: Final = 0.5
MOMENTUM: Final = 0.9
SHRINKING: Final = 0.003
CHOSEN: Final = "best, chosen in training"


class Accuracy(NamedTuple):
    """How many rows were classified correctly."""

    right: int
    total: int

    @property
    def share(self) -> float:
        """Return the share of correct rows."""
        return self.right / self.total

    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the share (Wilson)."""
        z, n, p = 1.96, self.total, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return middle - half, middle + half


# -- classifiers -----------------------------------------------------------------------------------------


def learn_threshold(rows: Sequence[Row], labels: Labels) -> Classifier:
    """Learn the single feature and threshold that separate the rows best."""
    ones = sum(labels)
    best, feature, border, above = -1, 0, 0.0, 1
    for number in range(len(rows[0])):
        column = sorted((row[number], label) for row, label in zip(rows, labels, strict=True))
        right = ones  # everything is above the threshold and counts as 1
        for at, (value, label) in enumerate(column):
            right += -1 if label else 1
            if at + 1 < len(column) and column[at + 1][0] == value:
                continue
            for called, found in ((1, right), (0, len(rows) - right)):
                if found > best:
                    following = column[at + 1][0] if at + 1 < len(column) else value
                    best, feature, border, above = found, number, (value + following) / 2, called
    return lambda row: above if row[feature] > border else 1 - above


class Ranks:
    """Features as ranks among the training rows, between -0.5 and 0.5."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._columns = [sorted(column) for column in zip(*rows, strict=True)]
        self._size = 2 * len(rows)

    def __call__(self, row: Row) -> list[float]:
        """Return a row of ranks."""
        return [
            (bisect_left(column, value) + bisect_right(column, value)) / self._size - 0.5
            for column, value in zip(self._columns, row, strict=True)
        ]


def learn_neighbours(rows: Sequence[Row], labels: Labels) -> Classifier:
    """Learn to classify by the majority of the nearest rows, by the ranks of their features."""
    ranks = Ranks(rows)
    known = [(ranks(row), label) for row, label in zip(rows, labels, strict=True)]
    count = min(NEIGHBOURS, (len(rows) - 1) | 1)

    def classify(row: Row) -> int:
        here = ranks(row)
        near = sorted((sum(map(abs, map(sub, here, there))), label) for there, label in known)[:count]
        return int(2 * sum(label for _, label in near) > count)

    return classify


def learn_logistic(rows: Sequence[Row], labels: Labels) -> Classifier:
    """Learn a weighted sum of the ranks of all features."""
    ranks = Ranks(rows)
    known = [ranks(row) for row in rows]
    columns = list(zip(*known, strict=True))
    weights, speeds = [0.0] * len(columns), [0.0] * len(columns)
    bias = bias_speed = 0.0
    for _ in range(STEPS):
        errors = [
            label - 1 / (1 + math.exp(-(bias + sum(map(mul, weights, row)))))
            for row, label in zip(known, labels, strict=True)
        ]
        for number, column in enumerate(columns):
            slope = sum(map(mul, errors, column)) / len(rows) - SHRINKING * weights[number]
            speeds[number] = MOMENTUM * speeds[number] + RATE * slope
        bias_speed = MOMENTUM * bias_speed + RATE * sum(errors) / len(rows)
        weights = [weight + speed for weight, speed in zip(weights, speeds, strict=True)]
        bias += bias_speed
    return lambda row: int(bias + sum(map(mul, weights, ranks(row))) > 0)


LEARNERS: Final[Mapping[str, Learner]] = {
    "one threshold": learn_threshold,
    "nearest neighbours": learn_neighbours,
    "logistic regression": learn_logistic,
}


# -- cross-validation ------------------------------------------------------------------------------------


def validate(rows: Sequence[Row], labels: Labels, rng: random.Random) -> dict[str, Accuracy]:
    """Return how often each classifier, and the best one, is right about rows it hasn't seen."""
    right = dict.fromkeys((*LEARNERS, CHOSEN), 0)
    for learned, asked in _folds(labels, FOLDS, rng):
        seen, known = [rows[i] for i in learned], [labels[i] for i in learned]
        best = _best(seen, known, rng)
        for name, learner in LEARNERS.items():
            classify = learner(seen, known)
            found = sum(classify(rows[i]) == labels[i] for i in asked)
            right[name] += found
            if name == best:
                right[CHOSEN] += found
    return {name: Accuracy(count, len(rows)) for name, count in right.items()}


def _best(rows: Sequence[Row], labels: Labels, rng: random.Random) -> str:
    """Return the learner that does best within some rows."""
    right = dict.fromkeys(LEARNERS, 0)
    for learned, asked in _folds(labels, INNER_FOLDS, rng):
        seen, known = [rows[i] for i in learned], [labels[i] for i in learned]
        for name, learner in LEARNERS.items():
            classify = learner(seen, known)
            right[name] += sum(classify(rows[i]) == labels[i] for i in asked)
    return max(right, key=lambda name: right[name])


def _folds(labels: Labels, count: int, rng: random.Random) -> list[tuple[list[int], list[int]]]:
    """Return training rows and test rows, with the same share of each label in every fold."""
    parts: list[list[int]] = [[] for _ in range(count)]
    for label in (0, 1):
        numbers = [i for i, one in enumerate(labels) if one == label]
        rng.shuffle(numbers)
        for place, number in enumerate(numbers):
            parts[place % count].append(number)
    return [([i for other in parts if other is not part for i in other], part) for part in parts]

"""The weights by which the apprentice values a position of Wiz-War.

In hundredths of a victory point, unless noted.
"""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.state import State

WIN: Final = 10_000.0
POINT: Final = 100.0
LAST: Final = 1.6  # the winning point, as a multiple of any other
RIVAL_POINT: Final = 85.0  # a rival's point
NEARER: Final = 0.93  # the factor by which each step to go reduces a hope
PICK_UP: Final = 2  # the cost of picking up a treasure, in steps
HOPE: Final = 0.9  # a treasure still to fetch, as a fraction of one in hand
SECOND: Final = 0.15  # the second-best treasure, as a fraction of the best
BURDENED: Final = 0.85  # the factor on hopes of a wizard who carries their own treasure
LOOSE: Final = 0.25  # rivals' hopes for the treasure that the wizard carries
PATIENCE: Final = 25  # turns after which everything but treasures counts less and less
WALLED_IN: Final = 20.0  # having no way out
IMPATIENCE: Final = 0.5  # the cost of each turn after PATIENCE with one's own treasure in hand
CLUTTER: Final = 2.5  # each card in front of the wizard that leaves less than three cards for the hand
HUNT: Final = 0.5  # hunting a wounded rival when there are no treasures to fetch
THREAT: Final = 0.8  # rivals' hopes, as a fraction of one's own
DOOM: Final = 60.0  # a rival who can win in their next turn
RAID: Final = 50.0  # fetching one's own treasure back from a rival's home
BESIDE: Final = 0.1  # the smaller of two hopes that exclude each other
CHASE: Final = 0.35  # being near a carrier who is about to win
FOLLOW: Final = 0.06  # being near any other carrier
CHASE_STEP: Final = 0.9
WEAK: Final = 10  # below this life, keep away from rivals
FEAR: Final = 0.5
FEAR_STEP: Final = 0.8
LIFE_WEIGHT: Final = 80.0  # one's own life
LIFE_STEP: Final = 0.83
RIVAL_LIFE: Final = 60.0
RIVAL_LIFE_STEP: Final = 0.86
STUNNED: Final = 6.0
RIVAL_STUNNED: Final = 4.0
PAIN_STEP: Final = 1.0  # each step of pain on the way
STEP: Final = 0.01  # each step more to the same square
CRACKED: Final = 0.5  # a barrier being broken, as a fraction of an open way
AIMING: Final = 0.9  # an attack that is possible, as a fraction of its effect

# Indexed by the number of steps.
HOPES: Final = tuple([NEARER**steps for steps in range(500)])
FEARS: Final = tuple([FEAR_STEP**steps for steps in range(500)])
CHASES: Final = tuple([CHASE_STEP**steps for steps in range(500)])


def life_value(life: int) -> float:
    """Return the value of a wizard's life to them; the last points matter most."""
    return -LIFE_WEIGHT * LIFE_STEP ** max(life, 0)


def wound_value(life: int) -> float:
    """Return the value of a rival having only this much life left."""
    return RIVAL_LIFE * RIVAL_LIFE_STEP ** max(life, 0)


def score(s: State, player: int) -> int:
    """Return the victory points that count for winning."""
    home = s.homes[player]
    points = 0 if s.rules.treasure_hunters else s.kills[player]
    for treasure, place in enumerate(s.treasures):
        if place == home and treasure // 2 != player:
            points += 1
    return points

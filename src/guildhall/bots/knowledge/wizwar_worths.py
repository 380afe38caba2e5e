"""What the apprentice believes about Wiz-War: what points, hopes, lives and fears are worth.

In hundredths of a victory point, unless said otherwise.
"""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.state import State

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
CRACKED: Final = 0.5  # a way that is being broken open, against one that is open
AIMING: Final = 0.9  # an attack that he could make, against its effect

# By the number of steps.
HOPES: Final = tuple([NEARER**steps for steps in range(500)])
FEARS: Final = tuple([FEAR_STEP**steps for steps in range(500)])
CHASES: Final = tuple([CHASE_STEP**steps for steps in range(500)])


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

"""Choices in Wiz-War made without lookahead: which cards to give up or take, and where to walk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.bots.knowledge.wizwar import card_values as cards
from guildhall.bots.knowledge.wizwar.evaluation import Evaluation
from guildhall.bots.knowledge.wizwar.paths import terrain
from guildhall.bots.knowledge.wizwar.weights import PATIENCE, life_value
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import expect
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.movement import STUMBLE
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.damage import walker
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_SQUARE, WIZARD
from guildhall.wizwar.words import rule

_SLOW_DEATH: Final = NAME["Slow Death"]
STANDING: Final = 2.0  # what a created thing gains in value by standing on the board
STALE: Final = 4.6  # with no room for a new card, discard those below this value


def school(s: State, decision: Decision) -> list[float]:
    """Prefer the school whose cards have the highest value."""
    return [cards.SCHOOL[school] for school in decision.options]


def all_equal(s: State, decision: Decision) -> list[float]:
    """Choose at random, so that nobody can guess."""
    return [0.0] * len(decision.options)


def discard(s: State, decision: Decision) -> list[float]:
    """Discard weak cards to make room for new ones."""
    me = decision.player
    wanted = rule.count(rule.cards_drawn, s, me, 2)
    room = rule.most_cards(s, me) - rule.held_cards(s, me)
    bar = 0.0
    if room <= 0:
        bar = STALE + 0.1 * max(s.turns[me] - PATIENCE, 0)
    elif room < wanted:
        bar = cards.UNKNOWN
    return [
        0.0
        if option == kinds.DONE
        else bar - cards.HAND[choices.GIVEN_CARD[option]]
        if choices.GIVEN_THING[option] < 0
        else bar - _kept(s, me, choices.GIVEN_THING[option])
        for option in decision.options
    ]


def _kept(s: State, me: int, number: int) -> float:
    """Return the value of keeping a thing that the player owns."""
    thing = s.things[number]
    card = cards.HAND[NAME_OF[thing.card]]
    if thing.at >= 0:
        return card + STANDING
    own = cards.thing_value(thing, me, 1.0)
    return own if own > 0 else 0.8 * card


def draw(s: State, decision: Decision) -> list[float]:
    """Draw as many as possible, unless each of them hurts too much."""
    me = decision.player
    life = s.life[me]
    curses = sum(1 for i in s.things_named(_SLOW_DEATH) if s.things[i].on == WIZARD[me])
    return [
        3.0 * number + life_value(life - curses * number) - (1000.0 if life <= curses * number else 0.0)
        for number in decision.options
    ]


def over_limit(s: State, decision: Decision) -> list[float]:
    """Give up what has the least value."""
    return [
        -cards.HAND[choices.LOST_CARD[option]]
        if choices.LOST_THING[option] < 0
        else -_kept(s, decision.player, choices.LOST_THING[option])
        for option in decision.options
    ]


def steal(s: State, decision: Decision) -> list[float]:
    """Take the best card."""
    return [
        0.0 if option == kinds.DONE else cards.HAND[choices.GIVEN_CARD[option]] for option in decision.options
    ]


def forget(s: State, decision: Decision) -> list[float]:
    """Give up cards before a Brain Burn while life is worth more than the weakest of them."""
    me = decision.player
    kept = sum(1 for thing in s.things if thing.card >= 0 and thing.owner == me and rule.maintained(s, thing))
    damage = len(s.hands[me]) + kept
    gain = life_value(s.life[me] - damage + 1) - life_value(s.life[me] - damage)
    if damage >= s.life[me]:
        gain = 1000.0
    values: list[float] = []
    for option in decision.options:
        if option == kinds.DONE:
            values.append(0.0)
            continue
        number = choices.GIVEN_THING[option]
        if number < 0:
            values.append(gain - cards.HAND[choices.GIVEN_CARD[option]])
        else:
            values.append(gain - cards.thing_value(s.things[number], me, 1.0) - 1.0)
    return values


def walk(s: State, decision: Decision) -> list[float]:
    """Walk towards the player's goals, or move a victim away from theirs."""
    me = decision.player
    victim = walker(s)
    if victim != me:
        terrain_of = terrain(s, victim)
        here = s.at[victim]
        carried = s.carries(victim)
        if carried >= 0 and carried // 2 != victim:
            goals = [s.homes[victim]]
        else:
            goals = [place for place in s.treasures if AS_SQUARE[place] >= 0 and place != s.homes[victim]]

        def want(square: int) -> float:
            distance = min([terrain_of.distances(goal)[square] for goal in goals], default=0)
            return distance + 2.0 * terrain_of.pain.get(square, 0)

        values: list[float] = []
        for option in decision.options:
            if option == kinds.DONE:
                values.append(want(here) + 0.5)
                continue
            direction = choices.GONE[option]
            beyond = s.arrangement.next[4 * here + direction] if direction != STUMBLE else -1
            values.append(want(beyond) if beyond >= 0 else want(here))
        return values
    evaluation = Evaluation(s, me, False)
    here = s.at[me]
    directions = [choices.GONE[option] for option in decision.options]
    ahead = [s.arrangement.next[4 * here + way] if 0 <= way < STUMBLE else -1 for way in directions]
    return [evaluation.at(square if square >= 0 else here) for square in ahead]


def traps(s: State, decision: Decision) -> list[float]:
    """Put traps around the player's own treasures."""
    me = decision.player
    places = [place for place in s.treasures[2 * me : 2 * me + 2] if AS_SQUARE[place] >= 0] or [s.homes[me]]
    return [
        -float(min(abs(square // 10 - place // 10) + abs(square % 10 - place % 10) for place in places))
        for square in decision.options
    ]


def heuristic(s: State, decision: Decision) -> Callable[[State, Decision], list[float]] | None:
    """Return the function that values a decision without lookahead, if there is one."""
    if decision.kind == kinds.CHOICE:
        return _QUESTIONS.get(expect(s.stack[-1], Question).question)
    return _HEURISTICS.get(decision.kind)


_QUESTIONS: Final = {"traps": traps, "real": all_equal}
_HEURISTICS: Final[dict[int, Callable[[State, Decision], list[float]]]] = {
    kinds.DISCARD: discard,
    kinds.DRAW: draw,
    kinds.SCHOOL: school,
    kinds.OVER: over_limit,
    kinds.STEAL: steal,
    kinds.FORGET: forget,
    kinds.WALK: walk,
}

"""Choices in Wiz-War that need no looking ahead: cards to give up or take, and ways to be walked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.bots.knowledge import wizwar_cards as cards
from guildhall.bots.knowledge.wizwar_outlook import Outlook
from guildhall.bots.knowledge.wizwar_ways import ground
from guildhall.bots.knowledge.wizwar_worths import PATIENCE, life_worth
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
STANDING: Final = 2.0  # what stands on the board is worth more than its card
STALE: Final = 4.6  # a card worth less than this goes when there is no room for a new one at all


def school(s: State, decision: Decision) -> list[float]:
    """The school whose cards are worth most in the hand."""
    return [cards.SCHOOL[school] for school in decision.options]


def whichever(s: State, decision: Decision) -> list[float]:
    """Nobody shall be able to guess it."""
    return [0.0] * len(decision.options)


def discard(s: State, decision: Decision) -> list[float]:
    """Dull cards make room for two new ones."""
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
    """What a thing in front of him is worth to keep."""
    thing = s.things[number]
    card = cards.HAND[NAME_OF[thing.card]]
    if thing.at >= 0:
        return card + STANDING
    own = cards.thing_worth(thing, me, 1.0)
    return own if own > 0 else 0.8 * card


def draw(s: State, decision: Decision) -> list[float]:
    """As many as possible, unless each of them hurts too much."""
    me = decision.player
    life = s.life[me]
    curses = sum(1 for i in s.things_named(_SLOW_DEATH) if s.things[i].on == WIZARD[me])
    return [
        3.0 * number + life_worth(life - curses * number) - (1000.0 if life <= curses * number else 0.0)
        for number in decision.options
    ]


def over(s: State, decision: Decision) -> list[float]:
    """What is worth least goes."""
    return [
        -cards.HAND[choices.LOST_CARD[option]]
        if choices.LOST_THING[option] < 0
        else -_kept(s, decision.player, choices.LOST_THING[option])
        for option in decision.options
    ]


def steal(s: State, decision: Decision) -> list[float]:
    """The best of what is there."""
    return [
        0.0 if option == kinds.DONE else cards.HAND[choices.GIVEN_CARD[option]] for option in decision.options
    ]


def forget(s: State, decision: Decision) -> list[float]:
    """Before a Brain Burn: cards go as long as life is worth more than the dullest of them."""
    me = decision.player
    kept = sum(1 for thing in s.things if thing.card >= 0 and thing.owner == me and rule.maintained(s, thing))
    damage = len(s.hands[me]) + kept
    gain = life_worth(s.life[me] - damage + 1) - life_worth(s.life[me] - damage)
    if damage >= s.life[me]:
        gain = 1000.0
    worths: list[float] = []
    for option in decision.options:
        if option == kinds.DONE:
            worths.append(0.0)
            continue
        number = choices.GIVEN_THING[option]
        if number < 0:
            worths.append(gain - cards.HAND[choices.GIVEN_CARD[option]])
        else:
            worths.append(gain - cards.thing_worth(s.things[number], me, 1.0) - 1.0)
    return worths


def walk(s: State, decision: Decision) -> list[float]:
    """His own way by what he wants; that of a victim away from what the victim wants."""
    me = decision.player
    victim = walker(s)
    if victim != me:
        ground_of = ground(s, victim)
        here = s.at[victim]
        carried = s.carries(victim)
        if carried >= 0 and carried // 2 != victim:
            goals = [s.homes[victim]]
        else:
            goals = [place for place in s.treasures if AS_SQUARE[place] >= 0 and place != s.homes[victim]]

        def want(square: int) -> float:
            far = min([ground_of.far(goal)[square] for goal in goals], default=0)
            return far + 2.0 * ground_of.pain.get(square, 0)

        worths: list[float] = []
        for option in decision.options:
            if option == kinds.DONE:
                worths.append(want(here) + 0.5)
                continue
            direction = choices.GONE[option]
            beyond = s.arrangement.next[4 * here + direction] if direction != STUMBLE else -1
            worths.append(want(beyond) if beyond >= 0 else want(here))
        return worths
    outlook = Outlook(s, me, False)
    here = s.at[me]
    directions = [choices.GONE[option] for option in decision.options]
    ahead = [s.arrangement.next[4 * here + way] if 0 <= way < STUMBLE else -1 for way in directions]
    return [outlook.at(square if square >= 0 else here) for square in ahead]


def traps(s: State, decision: Decision) -> list[float]:
    """Around his own treasures, where thieves come."""
    me = decision.player
    places = [place for place in s.treasures[2 * me : 2 * me + 2] if AS_SQUARE[place] >= 0] or [s.homes[me]]
    return [
        -float(min(abs(square // 10 - place // 10) + abs(square % 10 - place % 10) for place in places))
        for square in decision.options
    ]


def habit(s: State, decision: Decision) -> Callable[[State, Decision], list[float]] | None:
    """How a decision is made without looking ahead, if it is."""
    if decision.kind == kinds.CHOICE:
        return _QUESTIONS.get(expect(s.stack[-1], Question).question)
    return _HABITS.get(decision.kind)


_QUESTIONS: Final = {"traps": traps, "real": whichever}
_HABITS: Final[dict[int, Callable[[State, Decision], list[float]]]] = {
    kinds.DISCARD: discard,
    kinds.DRAW: draw,
    kinds.SCHOOL: school,
    kinds.OVER: over,
    kinds.STEAL: steal,
    kinds.FORGET: forget,
    kinds.WALK: walk,
}

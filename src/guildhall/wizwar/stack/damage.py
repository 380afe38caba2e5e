"""Damage from one source, on its way to a wizard (rules 9.2, 9.3)."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import numbers
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.movement import drift_ways, step
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.cast import Answerable, Cast
from guildhall.wizwar.stack.declare import Window
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.table_actions import destroy, items_of
from guildhall.wizwar.targets import NOWHERE
from guildhall.wizwar.traits import FIRE, MAGIC_STONE
from guildhall.wizwar.words import rule, when

# Stages.
COMING: Final = 0
ANSWERED: Final = 1
DRIFTING: Final = 2
STUCK: Final = 3  # something has stopped the drifting, so the rest of the damage arrives


class Damage(Answerable):
    """An amount of damage of some kinds, about to reach a wizard."""

    name = "damage"
    fields = numbers(
        *("victim:player", "amount:damage", "kind:kinds", "by:player?", "origin:square?", "attack:flag"),
        *("stuns:count", "spell_of:player?", "of:thing?", "stage:up to 3", "cause:card name?"),
    )

    def __init__(
        self,
        victim: int,
        amount: int,
        kind: int,
        by: int = NOBODY,
        origin: int = NOWHERE,
        attack: int = 0,
        stuns: int = 0,
        spell_of: int = NOBODY,
        of: int = NOWHERE,
        stage: int = COMING,
        cause: int = NOWHERE,
    ) -> None:
        self.victim = victim
        self.amount = amount
        self.kind = kind
        self.by = by  # the wizard who deals it
        self.origin = origin  # the square it comes from
        self.attack = attack  # 1: it is the direct result of an attack
        self.stuns = stuns  # stun tokens that come with it, if any damage arrives
        self.spell_of = spell_of  # the caster of its spell, for counterspells to counterspells
        self.of = of  # the number of the thing that deals it
        self.stage = stage
        self.cause = cause  # the name of the card that deals it, for the log

    @property
    def open(self) -> bool:
        """Whether it can still be answered."""
        return self.amount > 0

    @property
    def first(self) -> int:
        """The player to whose left the first question goes; the others follow in turn order."""
        return self.victim

    @property
    def walker(self) -> int:
        """The wizard whose steps are chosen while they drift."""
        return self.victim

    def answerers(self, s: State) -> int:
        """Return who may answer it: only the victim."""
        return 1 << self.victim

    def halted(self, player: int) -> Damage:
        """Return this damage, with the drifting stopped if this wizard is drifting."""
        drifts = self.victim == player and self.stage == DRIFTING
        return self.but(stage=STUCK) if drifts else self

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask the victim where to drift (rules 26.1)."""
        if self.stage != DRIFTING or not self.amount or not s.alive(self.victim):
            return ()
        ways = drift_ways(s, self.victim, self.origin)
        if not ways:
            return ()
        return (Decision(self.victim, kinds.WALK, tuple([choices.GO[way] for way in ways])),)

    def answer(self, s: State, player: int, choice: int) -> None:
        """Turn a point of damage into a step of the victim."""
        s.stack[-1] = self.but(amount=self.amount - 1)
        step(s, self.victim, choices.GONE[choice], kinds.DRIFTS)

    def finish(self, s: State) -> None:
        """Let the victim answer, reduce the damage by what they wear, and take the rest from their life."""
        victim = self.victim
        if not s.alive(victim) or not self.amount:
            s.stack.pop()
            return
        if self.stage == COMING:
            s.stack[-1] = self.but(stage=ANSWERED)
            s.stack.append(Window(len(s.stack) - 1, 0))
            return
        amount = self.amount
        if self.stage == ANSWERED:
            amount = reduced(s, self)
            if amount and rule.any_of(rule.drifts, s, victim):
                s.stack[-1] = self.but(amount=amount, stage=DRIFTING)
                return
        s.stack.pop()
        if amount:
            arrive(s, self.but(amount=amount))


def walker(s: State) -> int:
    """Return whose steps are chosen now, by a question or while they drift."""
    frame = s.stack[-1]
    assert isinstance(frame, Damage | Question)
    return frame.walker


def reduced(s: State, damage: Damage) -> int:
    """Return how much damage is left after what its victim wears or has turned into."""
    amount = damage.amount
    for thing, suffers in rule.of(rule.suffers, s, damage.victim):
        left = max(suffers(s, thing, damage.victim, amount, damage.kind), 0)
        if left < amount:
            s.tell(kinds.REDUCED, damage.victim, amount - left, left, NAME_OF[thing.card], damage.cause)
        amount = left
    return amount


def arrive(s: State, damage: Damage) -> None:
    """Take damage from its victim's life, with all consequences."""
    victim = damage.victim
    s.life[victim] -= damage.amount
    s.tell(kinds.DAMAGED, victim, damage.amount, damage.kind, max(s.life[victim], 0), damage.cause)
    if s.life[victim] <= 0:
        killer = damage.by if damage.attack and damage.by != victim else NOBODY
        s.dying = (*s.dying, (victim, killer))
    if damage.stuns:
        s.stun[victim] += damage.stuns
        s.tell(kinds.STUN, victim, damage.stuns, s.stun[victim])
        for at, frame in enumerate(s.stack):  # only once for an attack, however often it strikes (rules 24.2)
            if isinstance(frame, Cast) and frame.is_attack and frame.caster == damage.by:
                s.stack[at] = frame.but(stunned=frame.stunned | 1 << victim)
    # Consequences go onto the stack, so the last one happens first (rules 9.3).
    for name in list(when.wounded.by_name)[::-1]:
        for i in s.things_named(name):
            when.wounded.by_name[name](s, i, s.things[i], damage)
    if damage.kind & FIRE:
        burn_stones(s, victim)


def burn_stones(s: State, player: int) -> None:
    """Destroy every Magic Stone that a victim of fire carries (rules 7.14)."""
    for i in items_of(s, player):
        thing = s.things[i]
        if BOOK[NAME_OF[thing.card]].traits & MAGIC_STONE:
            destroy(s, i)
            when.meet(when.burnt, s, i, thing, player)

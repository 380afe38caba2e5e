"""The phases of a turn: Time Passes, Move and Cast, Discard and Draw (rules 1.2)."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, numbers
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.book import BOOK, Hooks
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.flow.acts import options, perform, unannounced, why_kept
from guildhall.wizwar.flow.settle import give_away, settle
from guildhall.wizwar.printed import TEMPORARY
from guildhall.wizwar.state import HAS_ACTED, IS_STUNNED, PHASE_IS_OVER, TURN_IS_OVER, State, Thing
from guildhall.wizwar.table_actions import change, discard_from_hand, draw, end
from guildhall.wizwar.words import rule, when

# Steps of the beginning of a turn.
START, EFFECTS, ENERGY, STUN = range(4)


class TimePasses(Frame[State]):
    """The first phase, step by step (rules 1.3 to 1.6)."""

    name = "time_passes"
    fields = numbers("step")

    def __init__(self, step: int) -> None:
        self.step = step

    def finish(self, s: State) -> None:
        """Run the next step."""
        if s.dying and settle(s):
            return
        if s.flags & TURN_IS_OVER:
            next_turn(s)
            return
        s.stack[-1] = BEGINNING[self.step + 1] if self.step < STUN else ACTING
        player = s.player
        if self.step == START:
            s.turns[player] += 1
            s.tell(kinds.TURN, player, s.turns[player])
            _mine(s, when.turn_begins)
        elif self.step == EFFECTS:
            _mine(s, when.time_passes)
        elif self.step == ENERGY:
            spells = [(i, thing) for i, thing in enumerate(s.things) if _runs_out(thing, player)]
            if spells:
                spent = [number for i, thing in spells for number in (thing.card, i, thing.energy - 1)]
                s.tell(kinds.ENERGY_SPENT, player, *spent)
            for i, thing in enumerate(s.things):
                if _runs_out(thing, player):
                    if thing.energy > 1:
                        change(s, i, thing.but(energy=thing.energy - 1))
                    else:
                        end(s, i)
        else:
            if s.stun[player]:
                s.stun[player] -= 1
                s.flags |= IS_STUNNED
                s.tell(kinds.STUNNED, player, s.stun[player])
            s.speed = rule.base_speed(s, player)
            s.mp = s.speed


def _runs_out(thing: Thing, player: int) -> bool:
    """Return whether a thing is a player's spell that lasts as long as its energy."""
    return thing.card >= 0 and thing.owner == player and BOOK[NAME_OF[thing.card]].lasts == TEMPORARY


def _mine(s: State, table: Hooks[when.Reaction]) -> None:
    """Let the active player's cards react, in the order in which they came onto the table."""
    for i, thing, reaction in table.each(s)[::-1]:
        if thing.owner == s.player:
            reaction(s, i, thing)


class Act(Frame[State]):
    """The second phase: one act after another (rules 1.7)."""

    name = "move_and_cast"
    fields = numbers("stirred")

    def __init__(self, stirred: int) -> None:
        self.stirred = stirred  # 1 if something has happened that `settle` must check

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask for the next act."""
        if self.stirred or s.flags & (PHASE_IS_OVER | TURN_IS_OVER):
            return ()
        return (Decision(s.player, kinds.ACT, tuple(options(s, s.player))),)

    def answer(self, s: State, player: int, choice: int) -> None:
        """Perform an act."""
        s.stack[-1] = ACTING
        perform(s, player, choice)
        if not unannounced(s.stack[-1]):
            s.flags |= HAS_ACTED

    def finish(self, s: State) -> None:
        """Settle what has happened; then continue or end the phase."""
        if settle(s):
            return
        if s.flags & TURN_IS_OVER:
            s.tell(kinds.TURN_OVER, s.player)
            next_turn(s)
        elif s.flags & PHASE_IS_OVER:
            s.passages = ()
            s.stack[-1] = DISCARDING
        else:
            s.stack[-1] = ACT


class DiscardAndDraw(Frame[State]):
    """The third phase: discard any cards, then draw (rules 13)."""

    name = "discard_and_draw"
    fields = numbers("step")

    def __init__(self, step: int) -> None:
        self.step = step  # 0: discarding, 1: drawing, 2: over

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask what to discard, then how many cards to draw."""
        player = s.player
        if s.dying or s.flags & TURN_IS_OVER:
            return ()
        if self.step == 0:
            names = sorted({NAME_OF[card] for card in s.hands[player]})
            options = [choices.GIVE_CARD[name] for name in names]
            options += [
                choices.GIVE_THING[i]
                for i, thing in enumerate(s.things)
                if thing.owner == player and why_kept(s, player, thing) is None
            ]
            if options:
                return (Decision(player, kinds.DISCARD, (kinds.DONE, *options)),)
        if self.step == 1:
            most = most_drawn(s, player)
            if most:
                return (Decision(player, kinds.DRAW, tuple(range(most + 1))),)
        return ()

    def answer(self, s: State, player: int, choice: int) -> None:
        """Discard a card, stop discarding, or draw."""
        if self.step == 1:
            s.stack[-1] = DREW
            draw(s, player, choice)
        elif choice == kinds.DONE:
            s.stack[-1] = DRAWING
        elif choices.GIVEN_THING[choice] >= 0:
            give_away(s, player, choices.GIVEN_THING[choice])
        else:
            discard_from_hand(s, player, choices.GIVEN_CARD[choice])

    def finish(self, s: State) -> None:
        """Continue with the next step or the next player."""
        if settle(s):
            return
        if self.step < 2 and not s.flags & TURN_IS_OVER:
            s.stack[-1] = DRAWING if self.step == 0 else DREW
        else:
            next_turn(s)


def most_drawn(s: State, player: int) -> int:
    """Return how many cards a player may draw: two plus bonuses, up to the hand limit (rules 13.2)."""
    pile = s.groups[player]
    room = rule.most_cards(s, player) - rule.held_cards(s, player)
    left = len(s.decks[pile]) + len(s.discards[pile])
    return max(min(rule.count(rule.cards_drawn, s, player, 2), room, left), 0)


def next_turn(s: State) -> None:
    """Begin the turn of the next living player on the left (rules 1.1, 1.11)."""
    for player in [*s.left_of(s.player), s.player]:
        if s.at[player] >= 0:
            s.player = player
            break
    s.flags = 0
    s.attacks = 0
    s.sickened = 0
    s.passages = ()
    s.mp = 0
    s.speed = 0
    s.stack[-1] = BEGINNING[START]


BEGINNING: Final = tuple([TimePasses(step) for step in range(STUN + 1)])
ACT: Final = Act(0)
ACTING: Final = Act(1)
DISCARDING: Final = DiscardAndDraw(0)
DRAWING: Final = DiscardAndDraw(1)
DREW: Final = DiscardAndDraw(2)

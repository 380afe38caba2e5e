"""Check the stack of a position: refuse frames that don't fit together, then try to play on."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import Frame, run
from guildhall.kernel.message import BadPosition, BadRecord
from guildhall.kernel.numbering import unpack
from guildhall.kernel.tape import Tape
from guildhall.wizwar import choices
from guildhall.wizwar.book import ADDS, BOOK, ITEM, SPELL, WAYS, Way
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.flow.acts import SpeedUp, options
from guildhall.wizwar.flow.turn import Act
from guildhall.wizwar.position import limits
from guildhall.wizwar.position.errors import bad
from guildhall.wizwar.position.impossible import aims_at
from guildhall.wizwar.printed import ATTACK, COUNTER, INSTANT
from guildhall.wizwar.setup import Draft
from guildhall.wizwar.stack.cast import ANNOUNCED, OVER, Cast
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.declare import UNDECIDED, Declare, Window, declared
from guildhall.wizwar.stack.permissions import carried, fuel_names
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_THING, NOWHERE, SORT, WIZARD
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.answer import ABOUT

_TRIED: Final = 200  # choices before a trial gives up


def play_on(s: State) -> None:
    """Run a loaded position until its first question; raise BadPosition if it can't be played."""
    try:
        _check(s)
        nested = len(s.stack) > 1
        run(s)
        if any(not decision.options for decision in s.asked):
            raise bad("frame", doing=s.stack[-1].name)
        if nested and s.asked:
            _try_out(s, 0)
            _try_out(s, -1)
    except (BadPosition, BadRecord):  # a record can lack the rolls that are due
        raise
    except Exception as error:
        raise bad("stuck") from error
    if not s.asked:
        raise bad("over", "12.1")


def _try_out(s: State, choice: int) -> None:
    """Finish all frames on a copy of the table, always by the first or always by the last choice."""
    trial = s.clone()
    trial.events = None
    trial.tape = Tape(0)
    for _ in range(_TRIED):
        if len(trial.stack) < 2:
            break
        decision = trial.asked[0]
        trial.stack[-1].answer(trial, decision.player, decision.options[choice])
        run(trial)


def _check(s: State) -> None:
    """Refuse frames that can't be above each other, or whose numbers don't fit the table."""
    for index in range(1, len(s.stack)):
        frame = s.stack[index]
        if not _may_be_above(frame, s.stack[index - 1], index):
            raise bad("order", doing=frame.name)
        if not _is_consistent(s, frame, index):
            raise bad("frame", doing=frame.name)


def _may_be_above(frame: Frame[State], below: Frame[State], index: int) -> bool:
    if isinstance(below, Draft | Declare):
        return False
    if isinstance(frame, Window):
        return frame.at == index - 1 and isinstance(below, Cast | Damage | PickUp)
    if isinstance(frame, Declare):
        return isinstance(below, Window | Act)
    return isinstance(frame, Cast) or not isinstance(below, Window)


def _is_consistent(s: State, frame: Frame[State], index: int) -> bool:
    if isinstance(frame, Declare):
        return _can_be_declared(s, frame, index)
    if isinstance(frame, Cast):
        return _can_be_cast(s, frame) and _can_answer(s, frame, index)
    if isinstance(frame, SpeedUp):
        return frame.energy <= limits.energy(s)
    return frame.fits(s, index)


# -- declaring -------------------------------------------------------------------------------------------


def _can_be_declared(s: State, frame: Declare, index: int) -> bool:
    """Return whether choices lead from the frame below to this declaration."""
    trial = s.clone()
    trial.stack = s.stack[: index + 1]
    below = s.stack[index - 1]
    against = NOWHERE
    if isinstance(below, Window):
        against = below.at
        numbers = [
            choices.ANSWERED_WAY[choice]
            for decision in below.asks(trial)
            if decision.player == frame.caster
            for choice in decision.options
        ]
    elif frame.caster == s.player:
        acts = options(s, s.player)
        numbers = [choices.AS_WAY[act] for act in acts]
    else:
        return False
    starts = [Declare.of(s, WAYS[number], frame.caster, against) for number in numbers if number >= 0]
    return any(_leads_to(trial, start, frame) for start in starts)


def _leads_to(trial: State, now: Declare, wanted: Declare) -> bool:
    """Return whether further choices lead from one declaration to another."""
    if now == wanted:
        return True
    fuel = fuel_names(now.fuel)
    if (
        now.way not in (UNDECIDED, wanted.way)
        or now.helpers & ~wanted.helpers
        or (now.helpers == wanted.helpers and now.origin not in (UNDECIDED, wanted.origin))
        or unpack(now.target) != unpack(wanted.target)[: now.aimed]
        or fuel != fuel_names(wanted.fuel)[: len(fuel)]
    ):
        return False
    asked = now.asks(trial)
    for decision in asked:
        for choice in decision.options:
            trial.asked = asked
            now.answer(trial, now.caster, choice)
            if _leads_to(trial, declared(trial), wanted):
                return True
    return False


# -- casting ---------------------------------------------------------------------------------------------


def _can_be_cast(s: State, frame: Cast) -> bool:
    """Return whether card, item and targets fit the way it is played."""
    way = WAYS[frame.way]
    announced = frame.stage == ANNOUNCED and not frame.cancelled
    if not (_fits_spell(way, frame, announced) if way.how == SPELL else _fits_use(s, way, frame, announced)):
        return False
    aimed = unpack(frame.target)
    if (len(aimed) > 1 and not way.volley) or (announced and way.aim is not None and not aimed):
        return False
    if any(SORT[target] not in way.sorts for target in aimed):
        return False
    if announced and not all(_can_be_aimed(s, way, frame.caster, target) for target in aimed):
        return False
    if announced and not _have_rolled(s, frame):
        return False
    if (frame.stage == OVER and way.after is None) or (frame.bound and way.evadable):
        return False
    if frame.through >= 0 and way.how != SPELL:  # rules 22.16
        return False
    return frame.energy <= limits.energy(s) and not frame.barriers & ~s.walls


def _can_be_aimed(s: State, way: Way, caster: int, target: int) -> bool:
    """Return whether something announced can have this target, which answers may have changed since.

    Lasting spells keep the targets they could have. The others can't be aimed at a thing that has gone, and
    most can't be aimed at their own caster.
    """
    if way.lasts != INSTANT or target == WIZARD[caster]:
        return aims_at(s, way, caster, target)
    return AS_THING[target] < 0 or s.things[AS_THING[target]].card >= 0


def _have_rolled(s: State, frame: Cast) -> bool:
    """Return whether the things that have rolled to evade something are cards that can evade.

    Their owner need not be a victim any more: answers may have taken them out of reach.
    """
    return all(
        thing.card >= 0 and NAME_OF[thing.card] in rule.evades.by_name
        for i, thing in enumerate(s.things)
        if frame.rolled >> i & 1
    )


def _fits_spell(way: Way, frame: Cast, announced: bool) -> bool:
    """Return whether the frame has the card of its spell; a part of a spell has none."""
    if announced:
        card = BOOK[way.name]
        if (way in card.plays + card.counters) != (frame.card >= 0):
            return False
    return frame.card < 0 or NAME_OF[frame.card] == way.name


def _fits_use(s: State, way: Way, frame: Cast, announced: bool) -> bool:
    """Return whether the frame has its item; a punch has none."""
    if frame.card >= 0 or (way.how == ITEM) != (frame.thing >= 0):
        return False
    return not announced or way.how != ITEM or frame.thing == carried(s, frame.caster, way.name)


def _can_answer(s: State, frame: Cast, index: int) -> bool:
    """Return whether an answer or a helper refers to a frame below that it fits, and others to none."""
    way = WAYS[frame.way]
    if not way.helps and way.kind != COUNTER:
        return frame.against < 0 and (way.kind != ATTACK or frame.origin >= 0)
    answered = s.stack[frame.against] if 0 <= frame.against < index else None
    if way.helps == ADDS:
        return isinstance(answered, Cast | SpeedUp)
    return isinstance(answered, ABOUT.get(way.answers, Cast))

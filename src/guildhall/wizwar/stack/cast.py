"""What has been announced: it is answered, takes effect, and its card goes where it belongs (rules 6.14)."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import Frame
from guildhall.wizwar import kinds
from guildhall.wizwar.aiming import eye
from guildhall.wizwar.book import (
    ADJACENT,
    ATTACK,
    BENDS,
    BOOK,
    CASTER,
    FIST,
    INSTANT,
    SIGHT,
    SPELL,
    TEMPORARY,
    WAYS,
    Way,
)
from guildhall.wizwar.stack.permissions import DIGIT, digits
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.table_actions import discard, lay, set_line
from guildhall.wizwar.targets import AS_LINE, AS_WIZARD, NOWHERE, PLACES, SORT, WIZARD
from guildhall.wizwar.words import rule, when
from guildhall.wizwar.words.aim import lines

# Stages.
ANNOUNCED: Final = 0
DONE: Final = 1  # the effect has begun; what it has put on the stack is finished
OVER: Final = 2  # the same of what comes after the effect


class Cast(Frame[State]):
    """A spell that is being cast, an item that is being used, or a blow."""

    name = "cast"
    fields = (
        "way",
        "card",
        "caster",
        "against",
        "thing",
        "origin",
        "bent",
        "target",
        "energy",
        "amount",
        "spot",
        "stage",
        "cancelled",
        "evaded",
        "served",
        "stunned",
        "barriers",
        "rolled",
        "bound",
        "through",
    )

    def __init__(
        self,
        way: int,
        card: int,
        caster: int,
        against: int,
        thing: int,
        origin: int,
        bent: int,
        target: int,
        energy: int,
        amount: int,
        spot: int,
        stage: int = ANNOUNCED,
        cancelled: int = 0,
        evaded: int = 0,
        served: int = 0,
        stunned: int = 0,
        barriers: int = 0,
        rolled: int = 0,
        bound: int = 0,
        through: int = NOWHERE,
    ) -> None:
        self.way = way
        self.card = card  # NOWHERE: none, or it has found another place
        self.caster = caster
        self.against = against  # index of the frame that it answers, or helps
        self.thing = thing  # the item used; of a lasting spell, once it lies there, its own number
        self.origin = origin  # the square it comes from
        self.bent = bent
        self.target = target
        self.energy = energy
        self.amount = amount
        self.spot = spot  # the square where its victim stood when it was announced
        self.stage = stage
        self.cancelled = cancelled
        self.evaded = evaded  # wizards whom it misses, as bits
        self.served = served  # wizards whose Homunculus takes the damage, as bits
        self.stunned = stunned  # wizards whom it has stunned, as bits
        self.barriers = barriers  # lines with a Wall of Earth that stands while this resolves, as bits
        self.rolled = rolled  # things that have rolled to evade it, as bits
        self.bound = bound  # wizards whom it hits wherever they are by then, as bits: it cannot be evaded
        self.through = through  # the wall or door that its line ignores; NOWHERE: none

    def but(self, **changes: int) -> Cast:
        """The same with some numbers changed."""
        return Cast(*[changes.get(field, getattr(self, field)) for field in self.fields])

    @property
    def open(self) -> bool:
        """Whether it can still be answered."""
        return not self.cancelled

    @property
    def first(self) -> int:
        """The player from whose left the others are asked."""
        return self.caster

    def answerers(self, s: State) -> int:
        """Whoever may answer it, whatever he holds, as bits: a spell all others, the rest its victims."""
        others = (1 << s.seats) - 1 & ~(1 << self.caster)
        return others if self.is_spell else others & victims(s, self) & ~self.evaded

    @property
    def kind(self) -> int:
        """Attack, neutral or counter: the type it is cast as (rules 6.7)."""
        return WAYS[self.way].kind

    @property
    def whom(self) -> int:
        """The wizard it is aimed at; NOBODY if it is aimed at something else, or at several targets."""
        return AS_WIZARD[self.target] if self.target < DIGIT else NOBODY

    @property
    def is_spell(self) -> bool:
        """Whether it is a spell, not an item or a blow."""
        return WAYS[self.way].how == SPELL

    @property
    def is_attack(self) -> bool:
        """Whether it counts as an attack."""
        return WAYS[self.way].kind == ATTACK

    @property
    def traits(self) -> int:
        """The traits of its card."""
        name = WAYS[self.way].name
        return BOOK[name].traits if name >= 0 else 0

    def finish(self, s: State) -> None:
        """Nobody answers any more: take effect; and when that is over, put the card away."""
        after = WAYS[self.way].after
        if self.stage == ANNOUNCED:
            self._take_effect(s, len(s.stack) - 1)
        elif self.stage == DONE and after is not None and not self.cancelled:
            s.stack[-1] = self.but(stage=OVER)
            after(s, self)
        else:
            self._put_away(s)

    def _take_effect(self, s: State, at: int) -> None:
        way = WAYS[self.way]
        cast = self.but(stage=DONE)
        s.stack[at] = cast
        if cast.cancelled:
            s.tell(kinds.CANCELLED, self.caster, self.way)
            if way.helps:
                lose_helper(s, self)
            return
        if way.kind == ATTACK:
            cast = dodge(s, cast, way)
            s.stack[at] = cast
        whom = cast.whom
        if whom >= 0:
            if not s.alive(whom):
                return
            if way.kind == ATTACK and cast.evaded >> whom & 1 and not way.hurts:
                return
        if way.lasts != INSTANT:
            cast = keep(s, cast, way)
            s.stack[at] = cast
        if way.effect is not None:
            way.effect(s, cast)

    def _put_away(self, s: State) -> None:
        s.stack.pop()
        for target in lines(self.barriers):
            set_line(s, AS_LINE[target], wall=False, door=False)
            s.tell(kinds.COLLAPSED, target)
        if self.card >= 0:
            discard(s, self.caster, self.card)


def lose_helper(s: State, helper: Cast) -> None:
    """A helper was cancelled: what it was played with goes on without it (rules 8.12)."""
    at = helper.against
    frame = s.stack[at]
    if helper.energy:
        s.stack[at] = frame.but(energy=helper.energy)
        return
    bends = WAYS[helper.way].helps == BENDS
    changed = frame.but(bent=0) if bends else frame.but(origin=s.at[frame.caster])
    lost = not any(in_range(s, changed, target) for target in digits(changed.target))
    s.stack[at] = changed.but(cancelled=1) if lost else changed


def reaches(s: State, cast: Cast, target: int) -> bool:
    """Whether what is cast can still get to its target from where it comes (rules 8.13)."""
    return WAYS[cast.way].reach not in (ADJACENT, SIGHT) or in_range(s, cast, target)


def in_range(s: State, cast: Cast, target: int) -> bool:
    """Whether a target could be aimed at from where it comes."""
    way = WAYS[cast.way]
    if way.aim is None or target < 0:
        return True
    seen = eye(s, way, cast.caster, cast.origin, bool(cast.bent), cast.against, cast.through)
    return target in way.aim(s, seen)


def victims(s: State, cast: Cast) -> int:
    """The wizards whom it is aimed at or would hit, as bits (rules 8.11)."""
    if cast.bound:
        return cast.bound
    way = WAYS[cast.way]
    if way.victims is not None:
        return way.victims(s, cast)
    whom = cast.whom
    return 1 << whom if whom >= 0 else 0


def stopped(s: State, attack: Cast, me: int) -> bool:
    """Whether what is cast does not come through to a wizard as things stand."""
    if not victims(s, attack) >> me & 1:
        return True
    at_another = attack.whom not in (NOBODY, me)
    return not at_another and not reaches(s, attack, attack.target)


def dodge(s: State, cast: Cast, way: Way) -> Cast:
    """Whom an attack misses: by a roll not made yet, or because a servant steps in (rules 8.7, 9.3)."""
    hit = victims(s, cast)
    evaded = cast.evaded
    served = cast.served
    for player in (*s.left_of(cast.caster), cast.caster):
        if not hit >> player & 1 or evaded >> player & 1:
            continue
        if way.evadable:
            for i, thing, evades in when.each(rule.evades, s):
                if cast.rolled >> i & 1 or not rule.concerns(thing, player):
                    continue
                if evades(s, thing, player):
                    evaded |= 1 << player
                    break
        by_sight = way.reach == SIGHT and way.how != FIST
        if by_sight and not evaded >> player & 1 and rule.of(when.serves, s, player):
            served |= 1 << player
            if way.evadable:
                evaded |= 1 << player
    return cast.but(evaded=evaded, served=served)


def keep(s: State, cast: Cast, way: Way) -> Cast:
    """A lasting spell comes onto the table (rules 7.2, 7.3)."""
    at = on = NOWHERE
    if way.reach == CASTER:
        on = WIZARD[cast.caster]
    elif SORT[cast.target] in PLACES:
        at = cast.target
    else:
        on = cast.target
    energy = cast.energy if way.lasts == TEMPORARY else 0
    told = s.told(cast.target)
    number = lay(s, cast.card, cast.caster, at, on, energy)
    s.tell(kinds.LAID, cast.caster, cast.card, told, energy, number)
    return cast.but(card=NOWHERE, thing=number)

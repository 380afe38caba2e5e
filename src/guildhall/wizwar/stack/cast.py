"""Announced cards: others answer, the effect happens, and the card goes where it belongs (rules 6.14)."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import expect, numbers
from guildhall.kernel.numbering import several, unpack
from guildhall.wizwar import kinds
from guildhall.wizwar.aiming import eye
from guildhall.wizwar.book import BENDS, BOOK, FIST, SPELL, WAYS, Way
from guildhall.wizwar.printed import ADJACENT, ATTACK, CASTER, INSTANT, SIGHT, TEMPORARY
from guildhall.wizwar.stack.ask import Piece
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.table_actions import discard, lay, set_line
from guildhall.wizwar.targets import AS_LINE, AS_WIZARD, NOWHERE, PLACES, SORT, WIZARD
from guildhall.wizwar.traits import THROWN_WEAPON
from guildhall.wizwar.words import rule, when
from guildhall.wizwar.words.aim import lines

# Stages.
ANNOUNCED: Final = 0
DONE: Final = 1  # the effect has begun; when this frame runs again, all that it put on the stack is finished
OVER: Final = 2  # the same for what follows the effect


class Answerable(Piece):
    """A frame that others may answer while a window is above it."""

    @property
    def open(self) -> bool:
        """Whether it can still be answered."""
        return True

    @property
    def first(self) -> int:
        """The player to whose left the first question goes; the others follow in turn order."""
        raise NotImplementedError

    def answerers(self, s: State) -> int:
        """Return who may answer it, whatever they hold, as bits."""
        raise NotImplementedError


class Cast(Answerable):
    """A spell being cast, an item being used, or a punch."""

    name = "cast"
    fields = numbers(
        *("way", "card:card?", "caster:player", "against:frame?", "thing:thing?", "origin:square?"),
        *("bent:flag", "target:targets?", "energy", "amount:count", "spot:square?", "stage:up to 2"),
        *("cancelled:flag", "evaded:players", "served:players", "stunned:players", "barriers:lines"),
        *("rolled:things", "bound:players", "through:line?"),
    )

    def __init__(
        self,
        way: int,
        card: int,
        caster: int,
        against: int = NOWHERE,
        thing: int = NOWHERE,
        origin: int = NOWHERE,
        bent: int = 0,
        target: int = NOWHERE,
        energy: int = 1,
        amount: int = 0,
        spot: int = NOWHERE,
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
        self.card = card  # NOWHERE: there is none, or it has gone elsewhere
        self.caster = caster
        self.against = against  # index of the frame that it answers or helps
        self.thing = thing  # the item used; the number of a lasting spell, once it is on the table
        self.origin = origin  # the square it comes from
        self.bent = bent
        self.target = target
        self.energy = energy
        self.amount = amount
        self.spot = spot  # the square of its victim when it was announced
        self.stage = stage
        self.cancelled = cancelled
        self.evaded = evaded  # wizards that it misses, as bits
        self.served = served  # wizards whose servant takes the damage, as bits
        self.stunned = stunned  # wizards that it has stunned, as bits
        self.barriers = barriers  # lines where a Wall of Earth stands while this resolves, as bits
        self.rolled = rolled  # things that have rolled to evade it, as bits
        self.bound = bound  # wizards that it hits wherever they go, as it can't be evaded, as bits
        self.through = through  # the wall or door that its line of sight ignores; NOWHERE: none

    @property
    def open(self) -> bool:
        """Whether it can still be answered."""
        return not self.cancelled

    @property
    def first(self) -> int:
        """The player to whose left the first question goes; the others follow in turn order."""
        return self.caster

    def answerers(self, s: State) -> int:
        """Return who may answer it, as bits: all others if it is a spell, else its victims."""
        others = (1 << s.seats) - 1 & ~(1 << self.caster)
        return others if self.is_spell else others & victims(s, self)

    @property
    def kind(self) -> int:
        """The type it is cast as: attack, neutral or counter (rules 6.7)."""
        return WAYS[self.way].kind

    @property
    def whom(self) -> int:
        """The wizard it is aimed at; NOBODY if it has another target or several."""
        return NOBODY if several(self.target) else AS_WIZARD[self.target]

    @property
    def is_spell(self) -> bool:
        """Whether it is a spell, not an item or a punch."""
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
        """Take effect once nobody answers any more; put the card away after that."""
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
    """Continue without a cancelled helper (rules 8.12)."""
    at = helper.against
    frame = s.stack[at]
    if helper.energy:
        s.stack[at] = frame.but(energy=helper.energy)
        return
    bends = WAYS[helper.way].helps == BENDS
    spell = expect(frame, Cast)
    changed = spell.but(bent=0) if bends else spell.but(origin=s.at[spell.caster])
    targets = unpack(changed.target)
    lost = bool(targets) and not any(in_range(s, changed, target) for target in targets)
    s.stack[at] = changed.but(cancelled=1) if lost else changed


def reaches(s: State, cast: Cast, target: int) -> bool:
    """Return whether something cast can still reach its target from its origin (rules 8.13)."""
    return WAYS[cast.way].reach not in (ADJACENT, SIGHT) or in_range(s, cast, target)


def in_range(s: State, cast: Cast, target: int) -> bool:
    """Return whether something could be aimed at a target from its origin."""
    way = WAYS[cast.way]
    if way.aim is None or target < 0:
        return True
    seen = eye(s, way, cast.caster, cast.origin, bool(cast.bent), cast.against, cast.through)
    return target in way.aim(s, seen)


def victims(s: State, cast: Cast) -> int:
    """Return the wizards that something is aimed at or would hit, as bits (rules 8.11)."""
    if cast.bound:
        return cast.bound
    way = WAYS[cast.way]
    if way.victims is not None:
        return way.victims(s, cast)
    whom = cast.whom
    return 1 << whom if whom >= 0 else 0


def missed(s: State, cast: Cast) -> int:
    """Return the wizards that something misses, as bits: by evasion, or because a servant evades it for them.

    A servant who would be hurt is still worth an answer (rules 22.5).
    """
    way = WAYS[cast.way]
    found = cast.evaded
    if way.kind == ATTACK and way.evadable and not way.hurts and can_be_served(way):
        for player in range(s.seats):
            if rule.of(when.serves, s, player):
                found |= 1 << player
    return found


def can_be_served(way: Way) -> bool:
    """Return whether a servant steps in against an attack: it needs sight (rules 22.5)."""
    return way.reach == SIGHT and way.how != FIST


def flies(way: Way) -> bool:
    """Return whether something is thrown that comes to lie somewhere (rules 10.14)."""
    return way.mode == "throw" and bool(BOOK[way.name].traits & THROWN_WEAPON)


def outcome(s: State, attack: Cast) -> tuple[int, bool]:
    """Return whom an attack would hit as things are now, as bits, and False if a throw is stopped."""
    hit = victims(s, attack) & ~missed(s, attack)
    clear = reaches(s, attack, attack.target)
    if not clear:
        hit &= ~(1 << attack.whom) if attack.whom >= 0 else 0
    return hit, clear or not flies(WAYS[attack.way])


def dodge(s: State, cast: Cast, way: Way) -> Cast:
    """Return an attack with the wizards it misses, by a roll or because of a servant (rules 8.7, 9.3)."""
    hit = victims(s, cast)
    evaded = cast.evaded
    served = cast.served
    for player in (*s.left_of(cast.caster), cast.caster):
        if not hit >> player & 1 or evaded >> player & 1:
            continue
        if way.evadable:
            for i, thing, evades in rule.evades.each(s):
                if cast.rolled >> i & 1 or not rule.concerns(thing, player):
                    continue
                if evades(s, thing, player):
                    evaded |= 1 << player
                    break
        if can_be_served(way) and not evaded >> player & 1 and rule.of(when.serves, s, player):
            served |= 1 << player
            if way.evadable:
                evaded |= 1 << player
    return cast.but(evaded=evaded, served=served)


def keep(s: State, cast: Cast, way: Way) -> Cast:
    """Put a lasting spell on the table (rules 7.2, 7.3)."""
    at = on = NOWHERE
    if way.reach == CASTER:
        on = WIZARD[cast.caster]
    elif SORT[cast.target] in PLACES:
        at = cast.target
    else:
        on = cast.target
    energy = cast.energy if way.lasts == TEMPORARY else 0
    target = s.event_target(cast.target)
    number = lay(s, cast.card, cast.caster, at, on, energy)
    s.tell(kinds.LAID, cast.caster, cast.card, target, energy, number)
    return cast.but(card=NOWHERE, thing=number)

"""The choices made before a card is announced, and the window in which others may answer (rules 6.14, 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, expect, numbers
from guildhall.kernel.numbering import pack, unpack
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.aiming import ANY_WALL, eye, occupied, sort_of_eye, walls_before, within
from guildhall.wizwar.book import ADDS, BENDS, BOOK, HELPERS, PROJECTS, SPELL, WAYS, Amount, Eye, Way
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.printed import ATTACK, SIGHT
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.ask import Piece
from guildhall.wizwar.stack.cast import Answerable, Cast, victims
from guildhall.wizwar.stack.permissions import (
    carried,
    fuel_names,
    fuels,
    names_left,
    why_not_added,
    why_not_used,
)
from guildhall.wizwar.state import HAS_ACTED, NOBODY, State
from guildhall.wizwar.table_actions import barrier, discard, give_up, in_play
from guildhall.wizwar.targets import AS_LINE, AS_WIZARD, LINE, NOWHERE
from guildhall.wizwar.traits import MUNDANE
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.aim import direction, has_target, has_target_here

UNDECIDED: Final = -1

HELPER_TWICE: Final = Reason("6.13", "helper-twice", "card")
NOT_HELPED: Final = Reason("6.13", "not-helped", "card")
NOT_BENT: Final = Reason("21.5", "not-helped", "card")
HELPED_IN_VAIN: Final = Reason("6.8", "no-target-helped", "way")
ORIGIN_FAR: Final = Reason("25.10", "astral-far", "square")
ORIGIN_FULL: Final = Reason("25.10", "astral-full", "square")
ORIGIN_USELESS: Final = Reason("25.10", "astral-useless", "square")
ANSWER_UNSEEN: Final = Reason("23.2", "answer-no-target", "card")
ANSWER_NO_TARGET: Final = Reason("6.8", "answer-no-target", "card")


class Declare(Piece):
    """The choices about a card that a player is about to play, one question at a time.

    No card has left the hand yet, and nobody else has seen anything.
    """

    name = "declare"
    fields = numbers(
        *("way:way?", "caster:player", "against:frame?", "thing:thing?", "helpers", "origin:square?"),
        *("target:targets?", "energy:count?", "fuel:any fuel", "adding:up to 2", "amount:count?"),
        "through:line?",
    )

    def __init__(
        self,
        way: int,
        caster: int,
        against: int = NOWHERE,
        thing: int = NOWHERE,
        helpers: int = 0,
        origin: int = UNDECIDED,
        target: int = NOWHERE,
        energy: int = UNDECIDED,
        fuel: int = 0,
        adding: int = 0,
        amount: int = UNDECIDED,
        through: int = NOWHERE,
    ) -> None:
        self.way = way  # UNDECIDED: the spell that a helper is played with has not been chosen
        self.caster = caster
        self.against = against  # index of the frame that it answers
        self.thing = thing  # the item used
        self.helpers = helpers  # the helpers chosen, as bits
        self.origin = origin  # the square it is cast from
        self.target = target  # several targets of a volley are packed
        self.energy = energy
        self.fuel = fuel  # the cards spent on energy (choices.FUEL), packed
        self.adding = adding  # the number of cards still to choose for Add
        self.amount = amount
        self.through = through  # the wall or door that its line of sight ignores; NOWHERE: none so far

    @staticmethod
    def of(s: State, way: Way, caster: int, against: int = NOWHERE) -> Declare:
        """Return the declaration of a way to play, before any choice."""
        if way.helps:
            declare = Declare(UNDECIDED, caster, against, origin=s.at[caster])
            return declare.helped(way)
        thing = NOWHERE if way.how == SPELL or way.name < 0 else carried(s, caster, way.name)
        return Declare(way.number, caster, against, thing, origin=s.at[caster])

    @property
    def aimed(self) -> int:
        """How many targets have been chosen."""
        return len(unpack(self.target))

    @property
    def asked_amount(self) -> Amount:
        """The number that is chosen last."""
        amount = WAYS[self.way].amount
        assert amount is not None
        return amount

    def helped(self, way: Way) -> Declare:
        """Return the same with one more helper."""
        origin = UNDECIDED if way.helps == PROJECTS else self.origin
        return self.but(helpers=self.helpers | way.helps, origin=origin)

    # -- asking ------------------------------------------------------------------------------------------

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask for the next choice."""
        if self.origin == UNDECIDED:
            return self._ask(kinds.AIM, origins(s, self))
        if self.way == UNDECIDED:
            return self._ask(kinds.WITH, self.spells(s))
        way = WAYS[self.way]
        walls = self.walls(s)
        if walls:
            return self._ask(kinds.AIM, [LINE[line] for line in walls])
        if self.adding:
            return self._ask(kinds.BOOST, self._fuels(s))
        if way.volley:
            if self.energy < 0 and self._fuels(s):
                return self._boost(s)
            if self.aimed < max(self.energy, 1):
                return self._ask(kinds.AIM, self.aims(s, way))
        elif way.aim is not None and not self.aimed:
            return self._ask(kinds.AIM, self.aims(s, way))
        elif way.boosts and self.energy < 0 and self._fuels(s):
            return self._boost(s)
        if way.amount is not None and self.amount < 0:
            return self._ask(kinds.AMOUNT, way.amount.options(s, self))
        return ()

    def _ask(self, kind: int, options: list[int]) -> tuple[Decision, ...]:
        return (Decision(self.caster, kind, tuple(sorted(options))),)

    def _fuels(self, s: State) -> list[int]:
        return [choices.FUEL[name] for name in fuels(s, self.caster, self.spent())]

    def _boost(self, s: State) -> tuple[Decision, ...]:
        """Ask for the energy (rules 7.6)."""
        options = self._fuels(s)
        if not WAYS[self.way].fuelled:
            options.append(kinds.NONE)
        if why_not_added(s, self.caster, self.spent()) is None:
            options.append(choices.SUM)
        return self._ask(kinds.BOOST, options)

    def aims(self, s: State, way: Way) -> list[int]:
        """Return the possible targets."""
        assert way.aim is not None
        return way.aim(s, self._eye(s, way, self.through if self.through >= 0 else ANY_WALL))

    def _eye(self, s: State, way: Way, through: int) -> Eye:
        """Return what the caster can aim at with the helpers chosen, and through a wall or door."""
        return eye(s, way, self.caster, self.origin, bool(self.helpers & BENDS), self.against, through)

    def walls(self, s: State) -> list[int]:
        """Return the walls and doors to choose from if the last target is visible only through one of them.

        Return [] once one has been chosen: a spell ignores only one (rules 22.16).
        """
        if not self.aimed or self.through >= 0:
            return []
        way = WAYS[self.way]
        before = walls_before(s, way, self.caster, self.origin)
        target = unpack(self.target)[-1]
        if not before or way.aim is None or target in way.aim(s, self._eye(s, way, NOWHERE)):
            return []
        return [line for line in before if target in way.aim(s, self._eye(s, way, line))]

    def spells(self, s: State) -> list[int]:
        """Return the ways to play a spell with the helpers chosen so far, from their origin (rules 6.13)."""
        return [way.number for way in self.partners(s) if self.works(s, way, self.origin)]

    def partners(self, s: State) -> list[Way]:
        """Return the ways to play a spell with the helpers chosen so far, from any square."""
        return [
            way
            for name in names_left(s, self.caster, self.spent())
            for way in BOOK[name].plays
            if self.why_not_helped(way) is None and why_not_used(s, way, self.caster) is None
        ]

    def works(self, s: State, way: Way, origin: int) -> bool:
        """Return whether a spell has a target from a square, or a further helper has such a spell."""
        if way.helps:
            return bool(origins(s, self.but(origin=origin).helped(way), first=True))
        if has_target_here(s, way, origin):
            return True
        if has_target(s, way, eye(s, way, self.caster, origin, against=self.against)):
            return True
        bent = bool(self.helpers & BENDS)  # what a straight line reaches, a bent one does too
        return bent and has_target(s, way, eye(s, way, self.caster, origin, bent, self.against))

    def why_not_helped(self, way: Way) -> Reason | None:
        """Return why the helpers can't help a spell, or why another helper doesn't go with them."""
        if way.helps:
            return HELPER_TWICE if way.helps == ADDS or self.helpers & way.helps else None
        if way.aim is None or not way.measured or BOOK[way.name].traits & MUNDANE:
            return NOT_HELPED
        bent = self.helpers & BENDS and (way.reach != SIGHT or way.aim is direction)
        return NOT_BENT if bent else None

    def spent(self) -> list[int]:
        """Return the names of the cards chosen so far, which will leave the hand."""
        names = [way.name for way in self.helping()]
        if self.way >= 0 and WAYS[self.way].how == SPELL:
            names.append(WAYS[self.way].name)
        return names + fuel_names(self.fuel)

    def helping(self) -> list[Way]:
        """Return the helpers chosen."""
        return [HELPERS[helps] for helps in (BENDS, PROJECTS) if self.helpers & helps]

    # -- answering ---------------------------------------------------------------------------------------

    def answer(self, s: State, player: int, choice: int) -> None:
        """Record a choice."""
        kind = s.asked[0].kind
        if self.origin == UNDECIDED:
            changed = self.but(origin=choice)
        elif kind == kinds.WITH:
            way = WAYS[choice]
            changed = self.helped(way) if way.helps else self.but(way=choice)
        elif self.adding:
            value = self._worth(s, choices.FUEL_CARD[choice]) + max(self.energy, 0)
            changed = self.but(adding=self.adding - 1, energy=value, fuel=pack([*unpack(self.fuel), choice]))
        elif kind == kinds.BOOST:
            if choice == kinds.NONE:
                changed = self.but(energy=1)
            elif choice == choices.SUM:
                changed = self.but(adding=2, fuel=choices.FUEL[HELPERS[ADDS].name])
            else:
                changed = self.but(energy=self._worth(s, choices.FUEL_CARD[choice]), fuel=choice)
        elif kind == kinds.AIM and self.walls(s):
            changed = self.but(through=AS_LINE[choice])
        elif kind == kinds.AIM:
            changed = self.but(target=pack([*unpack(self.target), choice]))
            walls = changed.walls(s)
            if len(walls) == 1 or (walls and WAYS[self.way].kind != ATTACK):  # only attacks can be walled off
                changed = changed.but(through=walls[0])
        else:
            changed = self.but(amount=choice)
        s.stack[-1] = changed

    def _worth(self, s: State, name: int) -> int:
        """Return the energy of a card: what raises it helps spells, not blades (rules 22.12)."""
        if WAYS[self.way].how == SPELL:
            return rule.energy_of(s, self.caster, name)
        return BOOK[name].energy

    def finish(self, s: State) -> None:
        """Take the cards out of the hand and announce what they are played for."""
        way = WAYS[self.way]
        caster = self.caster
        energy = max(self.energy, 1)
        whom = NOBODY if way.volley else AS_WIZARD[self.target]
        at = len(s.stack) - 1
        if self.against >= 0:
            s.stack[at - 1] = Window(self.against, 0)  # everybody is asked again after this (rules 8.4)
        cast = Cast(
            way.number,
            give_up(s, caster, way.name) if way.how == SPELL else NOWHERE,
            caster,
            self.against,
            self.thing,
            self.origin,
            int(bool(self.helpers & BENDS)),
            self.target,
            energy,
            max(self.amount, 0),
            s.at[whom] if whom >= 0 else NOWHERE,
            through=self.through,
        )
        s.stack[at] = cast if way.evadable else cast.but(bound=victims(s, cast))
        if caster == s.player:
            s.flags |= HAS_ACTED
            s.attacks += way.kind == ATTACK
        self._announce(s, way, energy)
        if answerable(way):
            s.stack.append(Window(at, 0))
        for helper in self.helping():
            add_helper(s, caster, helper, at, 0)
        spend(s, caster, self.fuel, at, self._worth)

    def _announce(self, s: State, way: Way, energy: int) -> None:
        if way.volley:
            for target in unpack(self.target):
                s.tell(kinds.AIMED, self.caster, way.number, s.event_target(target), barrier(s, target))
        aimed = NOWHERE if way.volley else self.target
        target, stands = s.event_target(aimed), barrier(s, aimed)
        if way.how != SPELL:
            s.tell(kinds.STRIKE, self.caster, way.number, target, stands)
        elif self.against >= 0:
            s.tell(kinds.ANSWERED, self.caster, way.number, target, energy, stands)
        else:
            s.tell(kinds.CAST, self.caster, way.number, target, energy, stands)


# -- energy and helpers ----------------------------------------------------------------------------------


def spend(s: State, player: int, fuel: int, at: int, worth: Callable[[State, int], int]) -> None:
    """Discard the cards spent on energy; Add is cast as a spell, which others can answer (rules 8.12)."""
    names = fuel_names(fuel)
    adding = len(names) > 1
    first = worth(s, names[1]) if adding else 0
    for name in names[1:] if adding else names:
        value = worth(s, name)
        card = give_up(s, player, name)
        discard(s, player, card)
        s.tell(kinds.BOOSTED, player, card, value, value - BOOK[name].energy)
    if adding:
        add_helper(s, player, HELPERS[ADDS], at, first)


def add_helper(s: State, caster: int, way: Way, at: int, energy: int) -> None:
    """Cast a helper of the frame at an index, which would have only this `energy` without it."""
    card = give_up(s, caster, way.name)
    s.tell(kinds.HELPER, caster, card)
    s.stack.append(Cast(way.number, card, caster, at, origin=s.at[caster], energy=energy))
    s.stack.append(Window(len(s.stack) - 1, 0))


# -- what a player can begin -----------------------------------------------------------------------------


def can_begin(s: State, way: Way, player: int, eyes: dict[int, Eye]) -> bool:
    """Return whether the active player can begin this now and complete it.

    `eyes` keeps what they see from their square for the other ways of this moment.
    """
    if why_not_used(s, way, player) is not None:
        return False
    if way.helps:
        return way.helps != ADDS and bool(origins(s, Declare.of(s, way, player), first=True))
    here = s.at[player]
    if way.aim is None or has_target_here(s, way, here):
        return True
    sort = sort_of_eye(way)
    seen = eyes.get(sort)
    if seen is None:
        seen = eyes[sort] = eye(s, way, player, here)
    return has_target(s, way, seen)


def origins(s: State, declare: Declare, first: bool = False) -> list[int]:
    """Return the squares to cast a spell from with the helpers chosen (rules 25.10), or only the first."""
    partners = declare.partners(s)
    if not partners:
        return []
    decided = declare.origin != UNDECIDED
    found: list[int] = []
    for square in [declare.origin] if decided else near_empty_squares(s, declare.caster):
        if any(declare.works(s, way, square) for way in partners):
            found.append(square)
            if first:
                break
    return found


def near_empty_squares(s: State, player: int) -> list[int]:
    """Return the empty squares within three steps, ignoring walls and doors."""
    full = occupied(s)
    return [square for square in within(s, s.at[player], 3) if not full >> square & 1]


def why_no_origin(s: State, player: int, square: int) -> Reason | None:
    """Return why a square isn't one of these."""
    if square in near_empty_squares(s, player):
        return None
    return ORIGIN_FULL if square in within(s, s.at[player], 3) else ORIGIN_FAR


# -- answers ---------------------------------------------------------------------------------------------


class Window(Piece):
    """Asks the players in turn order whether they answer the frame at an index of the stack.

    Once a player has answered, it asks everybody again.
    """

    name = "window"
    fields = numbers("at:frame", "passed:players")

    def __init__(self, at: int, passed: int) -> None:
        self.at = at
        self.passed = passed  # the players who have passed, as bits

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask the next player who can answer and has not passed (rules 8.3, 8.4)."""
        frame = expect(s.stack[self.at], Answerable)
        if not frame.open:
            return ()
        seats = s.seats
        waiting = frame.answerers(s) & ~self.passed
        for turn in range(seats):
            player = (frame.first + 1 + turn) % seats
            if not waiting >> player & 1 or not s.alive(player):
                continue
            options = answers(s, self.at, player)
            if options or (s.rules.open_windows and conceivable(s, frame, player)):
                return (Decision(player, kinds.ANSWER, (kinds.PASS, *options)),)
        return ()

    def answer(self, s: State, player: int, choice: int) -> None:
        """Pass, or begin to answer."""
        if choice == kinds.PASS:
            s.stack[-1] = Window(self.at, self.passed | 1 << player)
            return
        way = WAYS[choices.ANSWERED_WAY[choice]]
        s.stack.append(Declare.of(s, way, player, self.at))

    def finish(self, s: State) -> None:
        """Close the window: all have passed."""
        s.stack.pop()


def declared(s: State) -> Declare:
    """Return the declaration in progress."""
    return expect(s.stack[-1], Declare)


def to_answer(s: State) -> int:
    """Return the index of the frame that can be answered now."""
    return expect(s.stack[-1], Window).at


def conceivable(s: State, frame: Frame[State], player: int) -> bool:
    """Return whether some card in play could answer a frame, as far as everybody knows (rules 8.3).

    So many cards answer a casting that everybody is always asked.
    """
    if isinstance(frame, Cast):
        return True
    for name, card in enumerate(BOOK):
        for way in card.counters:
            if way.answers is not None and in_play(s, name) and way.answers(s, frame, player) is None:
                return True
    return False


def answerable(way: Way) -> bool:
    """Return whether others can answer this way to play at all (rules 8.2, 8.10)."""
    if way.final or (way.name >= 0 and BOOK[way.name].traits & MUNDANE):
        return False
    return way.how == SPELL or way.kind == ATTACK


def answers(s: State, at: int, player: int) -> list[int]:
    """Return how a player can answer the frame at an index."""
    frame = s.stack[at]
    found: list[int] = []
    last = NOWHERE
    for card in s.hands[player]:
        name = NAME_OF[card]
        if name != last:
            last = name
            for way in BOOK[name].counters:
                answer = choices.ANSWER[way.number]
                if answer not in found and why_no_answer(s, way, frame, at, player) is None:
                    found.append(answer)
    for thing in s.things:
        if thing.card >= 0 and thing.owner == player and thing.at == NOWHERE:
            for way in BOOK[NAME_OF[thing.card]].uses:
                if way.answers is not None and why_no_answer(s, way, frame, at, player) is None:
                    found.append(choices.ANSWER[way.number])
    return sorted(set(found)) if len(found) > 1 else found


def why_no_answer(s: State, way: Way, frame: Frame[State], at: int, player: int) -> Reason | None:
    """Return the condition of an answer that isn't met, or why the player can't complete it."""
    assert way.answers is not None
    reason = rule.why_forbidden(s, player, way) or way.answers(s, frame, player)
    if reason is not None or way.aim is None:
        return reason
    if has_target(s, way, eye(s, way, player, s.at[player], against=at)):
        return None
    return ANSWER_UNSEEN if way.reach == SIGHT else ANSWER_NO_TARGET

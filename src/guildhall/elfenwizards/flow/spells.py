"""Step 5: players place spells beside tokens, then the titles are awarded (rules 5)."""

from __future__ import annotations

from typing import Final

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.contests import contests, rising, targets
from guildhall.elfenwizards.dice import COUNT, DIE, FACES
from guildhall.elfenwizards.spell import CHIP_PLACE, DIE_SPELL, FACE, MAJOR_PLACES, PLACE, WORTH
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import HIGH, LEVEL, MAGICIAN, PASSED
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, numbers

TALK: Final = 300  # seconds for bargaining before the first spell

# The spells that the dice of each Major Spell box offer.
_SPELLS: Final = tuple(
    {dice: tuple(DIE_SPELL[place][face] for face in faces) for dice, faces in FACES.items()}
    for place in MAJOR_PLACES
)


def place_spells_and_award_titles(s: State) -> None:
    """Step 5."""
    s.targets = targets(s.where, s.owner, s.seats, s.rules)
    s.passed = 0
    if s.rules.timers and not s.spells:
        s.stack.append(TALKS[0])
    else:
        s.stack.append(PLACINGS[s.dragon][1])


class BeforeSpells(Frame[State]):
    """Players may bargain until everybody is ready for the first spell (rules 12.1)."""

    name = "before_spells"
    fields = numbers("ready")

    def __init__(self, ready: int) -> None:
        self.ready = ready  # players, as bits

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask all players who aren't ready, at the same time."""
        return tuple([_READY[player] for player in range(s.seats) if not self.ready >> player & 1])

    def answer(self, s: State, player: int, choice: int) -> None:
        """Note that the player is ready."""
        s.stack[-1] = TALKS[self.ready | 1 << player]

    def finish(self, s: State) -> None:
        """Let the dragon's holder begin."""
        s.stack[-1] = PLACINGS[s.dragon][1]


class PlaceSpells(Frame[State]):
    """A player places their first or second spell of this turn, or passes (rules 5.1)."""

    name = "place_spells"
    fields = numbers("player", "number")

    def __init__(self, player: int, number: int) -> None:
        self.player = player
        self.number = number  # 1 or 2

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask while the player has a usable spell (rules 5.3)."""
        player = self.player
        theirs = s.targets[player]
        options: tuple[int, ...] = ()
        for place in MAJOR_PLACES:
            dice = s.dice[7 * player + place]
            if dice and theirs[place]:
                options += _SPELLS[place][dice]
        if s.hand[player] and theirs[CHIP_PLACE]:
            options += _CHIP
        if not options:
            return ()
        if self.number == 1 or not s.rules.place_two:  # rules 5.2
            options = _DONE + options
        return (Decision(player, kinds.SPELL, options),)

    def answer(self, s: State, player: int, choice: int) -> None:
        """Take up a spell, or pass."""
        if choice != kinds.DONE:
            if self.number == 1:
                s.stack[-1] = PLACINGS[player][2]
            else:
                _next_turn(s, player)
            s.stack.append(AIMS[player][choice])
        elif self.number == 1:
            s.tell(kinds.PASSED, player)
            _pass(s, player)
        else:
            _next_turn(s, player)

    def finish(self, s: State) -> None:
        """Pass for a player who can't place anything."""
        if self.number == 1:
            s.tell(kinds.CANNOT_PLACE, self.player)
            _pass(s, self.player)
        else:
            _next_turn(s, self.player)


_DONE: Final = (kinds.DONE,)
_CHIP: Final = (kinds.CHIP,)


def _pass(s: State, player: int) -> None:
    s.passed |= 1 << player  # rules 5.4
    if s.passed == (1 << s.seats) - 1:
        s.stack[-1] = AWARD
    else:
        _next_turn(s, player)


def next_to_place(s: State, player: int) -> int:
    """Return the next player who hasn't passed."""
    while True:
        player += 1
        if player == s.seats:
            player = 0
        if not s.passed >> player & 1:
            return player


def _next_turn(s: State, player: int) -> None:
    s.stack[-1] = PLACINGS[next_to_place(s, player)][1]


class Aim(Frame[State]):
    """A player chooses the token for the spell in hand (rules 5.5 to 5.8)."""

    name = "aim"
    fields = numbers("player", "spell")

    def __init__(self, player: int, spell: int) -> None:
        self.player = player
        self.spell = spell
        self.place = PLACE[spell]

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask for the token."""
        return (Decision(self.player, kinds.TARGET, s.targets[self.player][self.place]),)

    def answer(self, s: State, player: int, choice: int) -> None:
        """Place the spell."""
        face, worth = FACE[self.spell], WORTH[self.spell]
        if face:
            s.dice[7 * player + self.place] -= DIE[face]
        else:
            s.hand[player] -= 1
        s.points[choice] += worth
        s.spells.append((player, choice, face))
        if s.events is not None:
            s.tell(kinds.SPELL_PLACED, player, self.spell, choice, s.where[choice], s.points[choice], worth)
        s.stack.pop()


class Award(Frame[State]):
    """Awards the titles when all have passed (rules 5.10)."""

    name = "award"

    def finish(self, s: State) -> None:
        """Award the titles from the top down, then return the spells."""
        s.stack.pop()
        for contest in contests(s.where):
            winners = rising(contest, s.points, s.rules)
            for title, winner in zip(contest.titles, winners, strict=False):  # rules 5.21
                s.where[winner] = title
                s.tell(kinds.AWARDED, winner, title, s.points[winner])
            for title in contest.titles[len(winners) :]:
                s.tell(kinds.LEFT_VACANT, title)
            for token in contest.candidates:
                level = LEVEL[s.where[token]]
                if level != MAGICIAN and token not in winners:  # rules 5.22
                    s.where[token] = PASSED + level
                    s.tell(kinds.PASSED_OVER, token, level, s.where[token])
            if contest.titles[0] == HIGH:
                if winners:
                    s.crowned[s.owner[winners[0]]] += 1
                else:
                    s.uncrowned += 1
        _clear_spells(s)


def _clear_spells(s: State) -> None:
    """Give dice back to their owners, and put used chips into the Minor Spell box (rules 5.23)."""
    for player, _, face in s.spells:
        if face:
            s.front[player] += 1
        else:
            s.spent[player] += 1
    for player in range(s.seats):
        for place in MAJOR_PLACES:
            s.front[player] += COUNT[s.dice[7 * player + place]]
            s.dice[7 * player + place] = 0
    s.spells = []
    s.points = [0] * len(s.points)
    s.targets = ()
    s.passed = 0
    s.tell(kinds.SPELLS_RETURNED)


_SEATS: Final = range(6)
_READY: Final = tuple(Decision(player, kinds.READY, (kinds.NOW,)) for player in _SEATS)
TALKS: Final = tuple(BeforeSpells(ready) for ready in range(1 << len(_SEATS)))
PLACINGS: Final = tuple(
    (PlaceSpells(player, 0), PlaceSpells(player, 1), PlaceSpells(player, 2)) for player in _SEATS
)
AIMS: Final = tuple(tuple(Aim(player, spell) for spell in range(kinds.CHIP + 1)) for player in _SEATS)
AWARD: Final = Award()

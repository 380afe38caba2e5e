"""A table for stories: set up in a line, played in the game's own notation.

t = Table(step=5, tokens="W1:R W2:G", dice={"red": {"W": [5, 6]}, "green": {"W": [6]}})
t.red("d5W W1 d6W W1").green("d6W W2 chip W2").blue("pass")
assert t.at("H") == ["R"]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from guildhall.elfenwizards.dice import spread
from guildhall.elfenwizards.flow.round import step_now
from guildhall.elfenwizards.game import Elfenwizards
from guildhall.elfenwizards.notation import token_name
from guildhall.elfenwizards.setup import COLOURS, LETTERS, chart
from guildhall.elfenwizards.state import GREY, MINOR, State
from guildhall.elfenwizards.tree import BOX
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.text import Text

GAME = Elfenwizards()


class Table:
    """Three to six players, named by their colours and seated clockwise in the order of the colours."""

    def __init__(
        self,
        step: int,
        tokens: str = "",
        seats: int = 3,
        rest: str = "M4",
        dice: Mapping[str, Mapping[str, Sequence[int]]] | None = None,
        chips: Mapping[str, Mapping[str, int]] | None = None,
        rolls: Sequence[int] = (),
        dragon: str = "red",
        round: int = 1,
        options: Mapping[str, object] | None = None,
        **parts: object,
    ) -> None:
        """Begin a step with `tokens` ("W1:R M1:R,G+1") in their boxes and all others in the box `rest`."""
        settled = GAME.options.settle(options or {})
        left = [len(boxes) for boxes in chart(str(settled["setup"]), seats)]
        boxes: dict[str, list[str]] = {}
        for entry in tokens.split():
            box, _, inside = entry.partition(":")
            for token in inside.split(","):
                boxes.setdefault(box.replace("_", " "), []).append(token)
                left[LETTERS.index(token[0])] -= 1
        for colour, count in enumerate(left):
            assert count >= 0, f"too many tokens of {COLOURS[colour]}"
            boxes.setdefault(rest, []).extend([LETTERS[colour]] * count)
        self.position: dict[str, object] = {
            "players": list(COLOURS[:seats]),
            "options": dict(options or {}),
            "step": step,
            "round": round,
            "dragon": dragon,
            "tokens": boxes,
            "dice": {
                colour: {place: list(faces) for place, faces in theirs.items()}
                for colour, theirs in (dice or {}).items()
            },
            "chips": {colour: dict(theirs) for colour, theirs in (chips or {}).items()},
            "rolls": list(rolls),
            **parts,
        }
        self.s: State = GAME.load(self.position)
        self.happened: list[Event] = list(self.s.events or [])

    # -- playing -----------------------------------------------------------------------------------------

    def play(self, colour: str, line: str) -> Table:
        """Let a player say one or more words, each on their turn."""
        for word in line.split():
            decisions = {self.colour(decision.player): decision for decision in self.s.asked}
            assert colour in decisions, f"{' and '.join(decisions) or 'nobody'} is asked, not {colour}"
            decision = decisions[colour]
            GAME.apply(self.s, decision.player, GAME.hear(self.s, decision, word))
            self.happened += self.s.events or []
        return self

    def red(self, line: str) -> Table:
        """Let red play."""
        return self.play("red", line)

    def green(self, line: str) -> Table:
        """Let green play."""
        return self.play("green", line)

    def blue(self, line: str) -> Table:
        """Let blue play."""
        return self.play("blue", line)

    def yellow(self, line: str) -> Table:
        """Let yellow play."""
        return self.play("yellow", line)

    def black(self, line: str) -> Table:
        """Let black play."""
        return self.play("black", line)

    def white(self, line: str) -> Table:
        """Let white play."""
        return self.play("white", line)

    def all_pass(self) -> Table:
        """Let everybody pass who is asked for a spell."""
        while self.s.asked and self.step == 5:
            self.play(self.whose, "pass")
        return self

    def hurry(self, round: int, step: int) -> Table:
        """Let everybody take their first option until this step of a round asks or the game is over."""
        while self.s.asked and (self.s.round, self.step) != (round, step):
            self.play(self.whose, self.choices[0])
        return self

    # -- asking ------------------------------------------------------------------------------------------

    def asked(self) -> Decision:
        """Return the current decision."""
        assert self.s.asked, "the game is over"
        return self.s.asked[0]

    def colour(self, player: int) -> str:
        """Return a player's colour."""
        return COLOURS[self.s.colours[player]]

    def seat(self, colour: str) -> int:
        """Return a colour's player."""
        return self.s.colours.index(COLOURS.index(colour))

    @property
    def whose(self) -> str:
        """Return the colour of the player asked."""
        return self.colour(self.asked().player)

    @property
    def step(self) -> int:
        """Return the step of the round, 1 to 10; 0 when the game is over."""
        return step_now(self.s.stack) if self.s.stack else 0

    @property
    def choices(self) -> list[str]:
        """Return the current options as words."""
        return [GAME.say(self.s, self.asked(), choice) for choice in self.asked().options]

    def why_not(self, colour: str, wish: str) -> str:
        """Return the paragraph that forbids some words; "" if they are legal."""
        refusal = GAME.explain(self.s, self.seat(colour), wish)
        return "" if refusal is None else refusal.rule

    def at(self, box: str) -> list[str]:
        """Return the tokens in a box by letter, with their grey chips after a +: ["R", "G+1"]."""
        return sorted(
            token_name(self.s, token)[0] + (f"+{self.s.grey[token]}" if self.s.grey[token] else "")
            for token in self.s.in_box(BOX[box])
        )

    def chips(self, colour: str) -> tuple[int, int]:
        """Return the minor spells in front of a player, and in the Minor Spell box."""
        return self.s.hand[self.seat(colour)], self.s.spent[self.seat(colour)]

    def dice_in_front(self, colour: str) -> int:
        """Return the unrolled dice in front of a player."""
        return self.s.front[self.seat(colour)]

    def dice(self, colour: str, place: int) -> list[int]:
        """Return a player's dice in one of the places 0 to 3 (W S N M), MINOR, GREY or ROLLED."""
        return spread(self.s.dice[7 * self.seat(colour) + place])

    def score(self, colour: str) -> int:
        """Return a player's score."""
        return self.s.score[self.seat(colour)]

    def log(self) -> list[str]:
        """Return the log so far."""
        text = Text("en", [self.colour(player) for player in range(self.s.seats)])
        return [text.render(GAME.describe(self.s, event)) for event in self.happened]


def awarded(
    tokens: str, spells: str = "", seats: int = 3, options: Mapping[str, object] | None = None
) -> Table:
    """Return a table just after the awards, with each owner's `spells` ("R1:66c G1:5"; c is a chip).

    Red must still decide about a die in the Minor Spell box, so nothing of step 7 has happened.
    """
    laid = []
    for entry in spells.split():
        token, _, beside = entry.partition(":")
        owner = COLOURS[LETTERS.index(token[0])]
        laid += [f"{owner} {'chip' if spell == 'c' else f'd{spell}'} {token}" for spell in beside]
    t = Table(
        step=5, tokens=tokens, seats=seats, dice={"red": {"minor": [1]}}, options=options, spells=laid
    ).all_pass()
    assert (t.step, t.whose) == (6, "red")
    return t


__all__ = ["GREY", "MINOR", "Table", "awarded"]

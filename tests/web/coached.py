"""A visitor who plays a guided first game as the coach says."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from guildhall.first_games import FirstGame, Step, first_game
from tests.web.visitor import Visitor


class Coached:
    """A guided first game, and the visitor who plays it."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        script = first_game(game)
        assert script is not None
        self.visitor = visitor
        self.game = game
        self.script: FirstGame = script

    def box(self) -> Locator:
        """Return what the coach says."""
        return self.visitor.page.locator(".coach")

    def step(self) -> Step:
        """Return the present step, as the server has told the table."""
        step = self.script.step(self.visitor.update()["view"])
        assert step is not None
        return step

    def wants(self) -> list[str]:
        """Return the possible choices that lead on."""
        return [word for word in self.step().wants if word in self.visitor.words()]

    def goes_to(self, name: str, choose: Callable[[str], None] | None = None) -> list[str]:
        """Do what the coach wants until a step; return the steps on the way."""
        passed: list[str] = []
        while True:
            self.visitor.until(lambda: self.step().name == name or self.wants())
            step = self.step()
            if step.name not in passed[-1:]:
                passed.append(step.name)
            if step.name == name:
                self.says(step)
                return passed
            self.says(step)
            (choose or self.visitor.choose)(self.wants()[0])

    def says(self, step: Step) -> None:
        """Wait until the coach says what belongs to a step."""
        expect(self.box().get_by_role("status")).to_contain_text(
            self.visitor.say(f"first-{self.game}-{step.name}")
        )


def learns(visitor: Visitor, game: str) -> Coached:
    """Begin a guided first game from the start page, as somebody who has played nothing yet."""
    visitor.goes("/")
    visitor.updates.clear()  # of other tables
    visitor.press(learn_button(visitor, game))
    visitor.until(lambda: visitor.updates and visitor.words())
    coached = Coached(visitor, game)
    coached.says(coached.script.steps[0])
    return coached


def learn_button(visitor: Visitor, game: str) -> Locator:
    """Return what the start page offers to somebody new."""
    return visitor.button("first-game", game=visitor.say(f"web-game-{game}"))

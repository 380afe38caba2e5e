"""Somebody in front of a browser: looks for things by their roles and words, and hears what the server says.

What the server has told is read from the frames of the page's own sockets. So a test knows what is asked and
when something has come of a click, and waits for exactly that.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket, expect

from guildhall.kernel.message import Arg, Message, Seat
from guildhall.text import Text
from tests.web.house import PATIENCE, House, Person, Table

SIZES: Final = {"desk": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
DEVICES: Final = {"desk": ("desk", "small"), "phone": ("phone",)}  # and the sizes that each can have
OFTEN: Final = 25  # milliseconds between two looks; to look costs time, too
FINGER: Final = 250  # milliseconds until it comes down again
READ: Final = 260  # milliseconds in which a question can be read
# Of all that `Visitor.lit` finds, what is to be seen; looking for each word by itself would take long.
ON_BOARD: Final = """(choices) => {
  const all = [...document.querySelectorAll("button[data-word], [role=button][data-word], .square.lit")];
  const listed = (one) => one.closest("ol")?.ariaLabel === choices;
  const word = (one) => one.dataset.word ?? one.dataset.square;
  const seen = all.filter((one) => one.checkVisibility({visibilityProperty: true}) && !listed(one));
  return seen.map(word);
}"""
NOWHERE: Final = "/api/test/nowhere"
# The browser knows nothing but who sits before it.
FRESH: Final = """(known) => {
  sessionStorage.clear();
  localStorage.clear();
  if (known !== null) localStorage["guildhall.person"] = known;
}"""
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Visitor:
    """A page of a browser, and who sits before it."""

    def __init__(self, house: House, page: Page, person: Person | None, language: str, touch: bool) -> None:
        self.house = house
        self.page = page
        self.context = page.context
        self.used_up = False  # whether nobody else can use this browser
        self.touch = touch
        self.text = Text(language)
        self.updates: dict[int | None, dict[str, Any]] = {}  # the last one of each seat
        self.events: list[dict[str, Any]] = []  # all that has happened
        self.helped = False  # whether the page has got its hints since the last update
        self.names: list[str] = []
        self.wrong: list[str] = []  # what should not have happened
        self.asked: list[str] = []  # addresses
        self._calm = True
        self._struck = 0
        page.set_default_timeout(1000 * PATIENCE)
        if page.url != house.address + NOWHERE:
            self.goes(NOWHERE)
        page.evaluate(FRESH, None if person is None else json.dumps(person._asdict()))
        self._ears: dict[Any, Callable[[Any], None]] = {
            "console": self._console,
            "pageerror": self._error,
            "request": self._request,
            "websocket": self._socket,
        }
        for event, hear in self._ears.items():
            page.on(event, hear)

    def leaves(self) -> None:
        """Get up, so that somebody else can sit down before the page."""
        for event, hear in self._ears.items():
            self.page.remove_listener(event, hear)
        self.page.mouse.move(0, 0)
        self.goes(NOWHERE)

    # -- what happens ------------------------------------------------------------------------------------

    def _note(self, what: str) -> None:
        if self._calm:
            self.wrong.append(what)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type} on the console: {message.text}")

    def _error(self, error: Exception) -> None:
        self._note(f"error: {error}")

    def _request(self, request: Request) -> None:
        self.asked.append(request.url)
        if not request.url.startswith((self.house.address + "/", "data:", "blob:")):
            self.wrong.append(f"a request leaves the server: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.house.address.replace("http", "ws", 1) + "/"):
            self.wrong.append(f"a socket leaves the server: {socket.url}")
        seats: list[int | None] = []

        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "welcome":
                seats.append(message["seat"])
            if message["type"] in ("welcome", "table"):
                self.names = [chair["name"] for chair in message["table"]["seats"]]
            elif message["type"] == "update":
                self.updates[seats[0]] = message
                self.events += message["events"]
                self.helped = False
            elif message["type"] == "help":
                self.helped = True

        socket.on("framereceived", hear)

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """What the console says in between is no fault of the page."""
        self._calm = False
        yield
        self._calm = True

    def until(self, true: Callable[[], object], what: str = "") -> None:
        """Wait until something is so, and the page has drawn it."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what or true}"
            self.page.wait_for_timeout(OFTEN)
        self.page.evaluate(SETTLED)

    # -- words -------------------------------------------------------------------------------------------

    def say(self, key: str, **args: Arg) -> str:
        """Words of the page."""
        self.text.names = self.names
        return self.text(key, **args)

    def render(self, message: dict[str, Any]) -> str:
        """A message of the server in words."""
        self.text.names = self.names
        return self.text.render(_message(message))

    def speaks(self, language: str) -> None:
        """From now on the page speaks another language."""
        self.text = Text(language)

    # -- finding -----------------------------------------------------------------------------------------

    def goes(self, path: str) -> None:
        """Open a page by its address."""
        self.page.goto(self.house.address + path)

    def sits(self, table: Table, path: str = "") -> None:
        """Come to a table where a game is on, and wait until its board is drawn."""
        self.goes(f"/t/{table.id}{path}")
        self.until(lambda: self.updates, "the table")
        expect(self.board()).to_be_visible()

    def button(self, key: str, **args: Arg) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.say(key, **args)).first

    def button_of(self, key: str, whose: str) -> Locator:
        """A button that stands beside a name, by its words and that name."""
        return self.page.get_by_role("button", name=f"{self.say(key)} {whose}", exact=True).first

    def link(self, key: str, **args: Arg) -> Locator:
        """A link by its words."""
        return self.page.get_by_role("link", name=self.say(key, **args)).first

    def choices(self) -> Locator:
        """The plain list of choices."""
        return self.page.get_by_role("list", name=self.say("web-choices"))

    def board(self) -> Locator:
        """The board."""
        return self.page.get_by_role("region", name=self.say("web-board"))

    def lit(self, word: str) -> Locator:
        """What can be clicked for a word, on the board or in the hand: all but the plain list."""
        named, choices = f"[data-word={json.dumps(word)}]", json.dumps(self.say("web-choices"))
        square = f"[id={json.dumps('ww-' + word)}].lit"
        everything = self.page.locator(f"button{named}, [role=button]{named}, {square}")
        return everything.and_(self.page.locator(f":not(ol[aria-label={choices}] *)"))

    def tab(self, name: str) -> Locator:
        """Open one of the leaves beside the board; what is on it."""
        self.press(self.page.get_by_role("tab", name=self.say(f"web-{name}")))
        return self.page.get_by_role("tabpanel")

    def prompt(self) -> Locator:
        """The bar that says who must do what."""
        return self.page.locator(".prompt")

    # -- touching ----------------------------------------------------------------------------------------

    def press(self, what: Locator, whatever: bool = False) -> None:
        """Click or touch something, whatever lies on it if so wanted."""
        if self.touch:
            self.page.wait_for_timeout(FINGER)
            what.tap(force=whatever)
        else:
            what.click(force=whatever)

    def strike(self, number: int) -> None:
        """Press the key of a choice; the same once more only when the question could be read."""
        if number == self._struck:
            self.page.wait_for_timeout(READ)
        self._struck = number
        self.page.keyboard.press(str(number))

    def update(self) -> dict[str, Any]:
        """What the seat that is asked has been told last; where none is, what any seat has."""
        updates = list(self.updates.values())
        return next((update for update in updates if update["asks"] is not None), updates[0])

    def words(self) -> list[str]:
        """What can be chosen."""
        asks = self.update()["asks"]
        return [] if asks is None else [option["say"] for option in asks["options"]]

    def over(self) -> bool:
        """Whether the game is."""
        return self.update()["outcome"] is not None

    def asked_or_over(self) -> bool:
        """Whether it is for somebody here to choose."""
        return bool(self.words()) or self.over()

    @contextmanager
    def something(self) -> Iterator[None]:
        """What is done in between is taken by the server, and it is for somebody here to go on."""
        before = {seat: update["n"] for seat, update in self.updates.items()}
        yield
        self.until(
            lambda: any(update["n"] != before.get(seat) for seat, update in self.updates.items()),
            f"nothing came of it; asked: {self.words()}",
        )

    def choice(self, word: str) -> Locator:
        """The button for a word in the plain list."""
        return self.choices().get_by_role("button").nth(self.words().index(word))

    def _ready(self) -> None:
        """A finger that comes down while the page draws its hints may be a long one, and choose nothing."""
        if self.touch:
            self.until(lambda: self.helped, "hints")

    def choose(self, word: str) -> None:
        """Choose from the plain list."""
        self._ready()
        with self.something():
            self.press(self.choice(word))

    def choose_lit(self, word: str) -> None:
        """Choose on the board or in the hand; where that leaves several things to do, from those."""
        self._ready()
        asks = self.update()["asks"]
        labels = [self.render(option["label"]) for option in asks["options"] if option["say"] == word]
        with self.something():
            n = self.update()["n"]
            self.press(self.lit(word).first, whatever=True)  # a piece that stands there passes it on
            menu = self.page.get_by_role("dialog").get_by_role("button", name=labels[0] if labels else None)
            self.until(lambda: self.update()["n"] != n or menu.count(), f"nothing comes of {word}")
            if self.update()["n"] == n:
                self.press(menu.first)

    def on_board(self) -> list[str]:
        """The words that can be clicked on the board or in the hand just now."""
        found: list[str] = self.page.evaluate(ON_BOARD, self.say("web-choices"))
        return [word for word in self.words() if word in found]

    def sees(self, words: str) -> None:
        """Some words are on the page."""
        expect(self.page.get_by_text(words).first).to_be_visible()

    def sees_no_more(self, words: str) -> None:
        """Some words go away."""
        expect(self.page.get_by_text(words)).to_have_count(0)


def _message(told: Any) -> Any:
    if isinstance(told, dict) and "key" in told:
        return Message(told["key"], {name: _message(value) for name, value in told["args"].items()})
    if isinstance(told, dict):
        return Seat(told["seat"])
    return tuple(_message(part) for part in told) if isinstance(told, list) else told

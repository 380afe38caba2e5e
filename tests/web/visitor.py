"""A person with a browser, who finds things by role and text, and knows what the server says.

The server's messages come from the frames of the page's own sockets. So a test knows what is asked and when a
click has had its effect, and waits for exactly that.
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
DEVICES: Final = {"desk": ("desk", "small"), "phone": ("phone",)}  # each with its possible sizes
OFTEN: Final = 25  # milliseconds between two checks, which cost time too
FINGER: Final = 250  # milliseconds between two taps
READ: Final = 260  # milliseconds that a person needs to read a question
# The visible part of what `Visitor.lit` finds; looking for each word separately would be slow.
ON_BOARD: Final = """(choices) => {
  const all = [...document.querySelectorAll("button[data-word], [role=button][data-word], .square.lit")];
  const listed = (one) => one.closest("ol")?.ariaLabel === choices;
  const word = (one) => one.dataset.word ?? one.dataset.square;
  const seen = all.filter((one) => one.checkVisibility({visibilityProperty: true}) && !listed(one));
  return seen.map(word);
}"""
KEYS: Final = """(choices) => [...choices.querySelectorAll("[aria-keyshortcuts]")]
  .map((one) => [one.dataset.word, one.ariaKeyShortcuts.split(" ")[0]])"""
NOWHERE: Final = "/api/test/nowhere"
# The browser knows only its user, who has played our games before.
FRESH: Final = """(known) => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage["guildhall.warnings"] = '"none"';
  for (const game of ["elfenwizards", "wizwar"]) localStorage[`guildhall.lessons.${game}`] = '{"off": true}';
  if (known !== null) localStorage["guildhall.person"] = known;
}"""
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Visitor:
    """A page of a browser, and its user."""

    def __init__(self, house: House, page: Page, person: Person | None, language: str, touch: bool) -> None:
        self.house = house
        self.page = page
        self.context = page.context
        self.used_up = False  # whether nobody else can use this browser
        self.touch = touch
        self.text = Text(language)
        self.updates: dict[int | None, dict[str, Any]] = {}  # the last update of each seat
        self.events: list[dict[str, Any]] = []  # all events
        self.helped = False  # whether the page has received hints since the last update
        self.names: list[str] = []
        self.wrong: list[str] = []  # errors of the page
        self.asked: list[str] = []  # requested addresses
        self._calm = True
        self._struck = ""
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
        """Leave the page to somebody else."""
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
        """Ignore errors on the console in this block."""
        self._calm = False
        yield
        self._calm = True

    def until(self, true: Callable[[], object], what: str = "") -> None:
        """Wait until a condition holds, and the page has drawn it."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what or true}"
            self.page.wait_for_timeout(OFTEN)
        self.page.evaluate(SETTLED)

    # -- words -------------------------------------------------------------------------------------------

    def say(self, key: str, **args: Arg) -> str:
        """Return a text of the page."""
        self.text.names = self.names
        return self.text(key, **args)

    def render(self, message: dict[str, Any], reader: int | None = None) -> str:
        """Render a message of the server, which calls a reader "you"."""
        return Text(self.text.language, self.names, reader).render(_message(message))

    def speaks(self, language: str) -> None:
        """Change the language of the page."""
        self.text = Text(language)

    # -- finding -----------------------------------------------------------------------------------------

    def goes(self, path: str) -> None:
        """Open a page by its address."""
        self.page.goto(self.house.address + path)

    def sits(self, table: Table, path: str = "") -> None:
        """Open a table with a running game, and wait until its board is drawn."""
        self.goes(f"/t/{table.id}{path}")
        self.until(lambda: self.updates, "the table")
        expect(self.board()).to_be_visible()

    def button(self, key: str, **args: Arg) -> Locator:
        """Return a button by its text."""
        return self.page.get_by_role("button", name=self.say(key, **args)).first

    def button_of(self, key: str, whose: str) -> Locator:
        """Return a button beside a name, by its text and that name."""
        return self.page.get_by_role("button", name=f"{self.say(key)} {whose}", exact=True).first

    def link(self, key: str, **args: Arg) -> Locator:
        """Return a link by its text."""
        return self.page.get_by_role("link", name=self.say(key, **args)).first

    def choices(self) -> Locator:
        """Return the list of choices."""
        return self.page.get_by_role("list", name=self.say("web-choices"))

    def board(self) -> Locator:
        """Return the board."""
        return self.page.get_by_role("region", name=self.say("web-board"))

    def lit(self, word: str) -> Locator:
        """Return what a click can choose for a word, on the board or in the hand, but not in the list."""
        named, choices = f"[data-word={json.dumps(word)}]", json.dumps(self.say("web-choices"))
        square = f"[id={json.dumps('ww-' + word)}].lit"
        everything = self.page.locator(f"button{named}, [role=button]{named}, {square}")
        return everything.and_(self.page.locator(f":not(ol[aria-label={choices}] *)"))

    def tab(self, name: str) -> Locator:
        """Open one of the tabs beside the board; return its content."""
        self.press(self.page.get_by_role("tab", name=self.say(f"web-{name}")))
        return self.page.get_by_role("tabpanel")

    def prompt(self) -> Locator:
        """Return the bar that says who must do what."""
        return self.page.locator(".prompt")

    # -- touching ----------------------------------------------------------------------------------------

    def press(self, what: Locator, whatever: bool = False) -> None:
        """Click or tap something, even if something covers it if `whatever`."""
        if self.touch:
            self.page.wait_for_timeout(FINGER)
            what.tap(force=whatever)
        else:
            what.click(force=whatever)

    def keys(self) -> dict[str, str]:
        """Return the keys that choose a word of the list now, by the word."""
        return dict(self.choices().evaluate(KEYS))

    def strike(self, key: str) -> None:
        """Press the key of a choice; the same key again only after enough time to read the question."""
        if key == self._struck:
            self.page.wait_for_timeout(READ)
        self._struck = key
        self.page.keyboard.press(key)

    def update(self) -> dict[str, Any]:
        """Return the last update of the seat that is asked, or else of any seat."""
        updates = list(self.updates.values())
        return next((update for update in updates if update["asks"] is not None), updates[0])

    def words(self) -> list[str]:
        """Return the possible choices as words; none if the table makes the only one automatically."""
        asks = self.update()["asks"]
        return [] if asks is None or asks["forced"] else [option["say"] for option in asks["options"]]

    def over(self) -> bool:
        """Return whether the game is over."""
        return self.update()["outcome"] is not None

    def asked_or_over(self) -> bool:
        """Return whether somebody here must choose, or the game is over."""
        return bool(self.words()) or self.over()

    @contextmanager
    def something(self) -> Iterator[None]:
        """Wait until the server has accepted what happens in this block, and somebody here must choose."""
        before = {seat: update["n"] for seat, update in self.updates.items()}
        yield
        self.until(
            lambda: any(update["n"] != before.get(seat) for seat, update in self.updates.items()),
            f"nothing came of it; asked: {self.words()}",
        )

    def choice(self, word: str) -> Locator:
        """Return the button for a word in the list."""
        return self.choices().locator(f"button[data-word={json.dumps(word)}]")

    def _ready(self) -> None:
        """Wait for the page to draw its hints: a tap meanwhile might count as a long press."""
        if self.touch:
            self.until(lambda: self.helped, "hints")

    def choose(self, word: str) -> None:
        """Choose from the list."""
        self._ready()
        with self.something():
            self.press(self.choice(word))

    def choose_lit(self, word: str) -> None:
        """Choose on the board or in the hand, and then among several actions if necessary."""
        self._ready()
        asks = self.update()["asks"]
        labels = [self.render(option["label"]) for option in asks["options"] if option["say"] == word]
        with self.something():
            n = self.update()["n"]
            self.press(self.lit(word).first, whatever=True)  # a piece in the way passes the click on
            menu = self.page.get_by_role("dialog").get_by_role("button", name=labels[0] if labels else None)
            self.until(lambda: self.update()["n"] != n or menu.count(), f"nothing comes of {word}")
            if self.update()["n"] == n:
                self.press(menu.first)

    def on_board(self) -> list[str]:
        """Return the words that a click on the board or in the hand can choose now."""
        found: list[str] = self.page.evaluate(ON_BOARD, self.say("web-choices"))
        return [word for word in self.words() if word in found]

    def sees(self, words: str) -> None:
        """Wait until a text is on the page."""
        expect(self.page.get_by_text(words).first).to_be_visible()

    def sees_no_more(self, words: str) -> None:
        """Wait until a text is gone."""
        expect(self.page.get_by_text(words)).to_have_count(0)


def _message(told: Any) -> Any:
    if isinstance(told, dict) and "key" in told:
        return Message(told["key"], {name: _message(value) for name, value in told["args"].items()})
    if isinstance(told, dict):
        return Seat(told["seat"])
    return tuple(_message(part) for part in told) if isinstance(told, list) else told

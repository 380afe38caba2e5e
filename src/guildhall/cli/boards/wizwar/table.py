"""Wiz-War at the terminal: the labyrinth, the wizards beside it, the legend and the player's hand below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Rich

from guildhall.cli.boards.wizwar.labyrinth import Labyrinth, portal_mark, width_of
from guildhall.cli.boards.wizwar.scene import HOME, QUIET, REAL_TOKEN, TOKEN, Piece, Scene, wrap
from guildhall.kernel.message import Arg, Message, Seat
from guildhall.text import Text
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.hints import Hints
from guildhall.wizwar.printed import TYPES
from guildhall.wizwar.state import IS_ROOTED, IS_STUNNED, NOBODY
from guildhall.wizwar.target_words import PLACE_WORDS
from guildhall.wizwar.targets import NOWHERE
from guildhall.wizwar.view import View
from guildhall.wizwar.words.say import school_words

_WIDE: Final = 5  # characters in a square, where there is room
_NARROW: Final = 3
_BESIDE: Final = 28  # columns for the wizards beside the labyrinth
_GAP: Final = 2


class Drawing:
    """Draws one view of the table."""

    def __init__(self, view: View, hints: Hints, text: Text, columns: int) -> None:
        self.view = view
        self.hints = hints
        self.text = text
        self.columns = columns
        self.scene = Scene(view, hints, text)
        wide = width_of(_WIDE) + _GAP + _BESIDE <= columns
        self.labyrinth = Labyrinth(self.scene, _WIDE if wide else _NARROW)

    # -- above -------------------------------------------------------------------------------------------

    def head(self) -> RenderableType:
        """Draw whose turn it is and what they can still do, and the decks."""
        view, text = self.view, self.text
        if view.ended:
            head = Rich(text("board-wizwar-over"), "bold")
        elif not any(view.turns):
            head = Rich(text("board-wizwar-draft"), "bold")
        else:
            args: dict[str, Arg] = {"player": Seat(view.player), "colour": self.scene.colour(view.player)}
            head = Rich(text("board-wizwar-turn", turn=view.turns[view.player], **args), "bold")
            notes = [
                text("board-wizwar-points-left", count=max(view.mp, 0)),
                text("board-wizwar-attacks", count=view.attacks),
            ]
            if view.flags & IS_STUNNED:
                notes.append(text("board-wizwar-stunned"))
            if view.flags & IS_ROOTED:
                notes.append(text("board-wizwar-rooted"))
            head.append("  " + text.listed(notes), "not bold")
        piles = []
        for pile, (size, discards) in enumerate(zip(view.deck_sizes, view.discards, strict=True)):
            schools = schools_of(view, pile)
            told: dict[str, Arg] = {"cards": size, "discards": len(discards), "schools": schools}
            piles.append(Rich(text("board-wizwar-deck", **told), QUIET))
        return Group(head, *piles)

    # -- beside ------------------------------------------------------------------------------------------

    def wizards(self) -> list[RenderableType]:
        """Draw each wizard in seat order, with what lies in front of them."""
        asked = {decision.player for decision in self.view.asked}
        return [part for seat in range(self.view.seats) for part in self._wizard(seat, seat in asked)]

    def _wizard(self, seat: int, asked: bool) -> list[RenderableType]:
        view, text, scene = self.view, self.text, self.scene
        name = Rich(scene.name(seat), "bold" if seat == view.player else "")
        name.truncate(_BESIDE - 14, overflow="ellipsis")
        line = Rich.assemble(
            ("▶" if asked else " ", "bold"), " ", (scene.letter(seat), scene.badge(seat)), " "
        )
        line.append_text(name)
        if view.at[seat] == NOWHERE:
            line.append("  " + text("board-wizwar-dead"), QUIET)
            return [line]
        line.append("  " + text("board-wizwar-life", count=view.life[seat]), "bold")
        facts = [
            text("board-wizwar-points", count=self.hints.standings[seat].points),
            text("board-wizwar-cards", count=view.hand_sizes[seat]),
        ]
        if view.stun[seat]:
            facts.append(text("board-wizwar-stun", count=view.stun[seat]))
        rows = [Rich("  ".join(facts), QUIET)]
        rows += [
            Rich(text("board-wizwar-carries", treasure=scene.treasure_name(number)), scene.paint(number // 2))
            for number in scene.carried(seat)
        ]
        rows += [Rich(scene.thing(thing)) for thing in scene.in_front(seat)]
        for known in view.known[seat : seat + 1]:
            if known:
                cards = tuple(Message("board-wizwar-word", {"word": scene.card(card)}) for card in known)
                rows.append(Rich(text("board-wizwar-known", cards=cards), QUIET))
        if seat == view.player:
            rows += [Rich(text("board-wizwar-passage", line=line_name(passage))) for passage in view.passages]
        grid = Table.grid()
        for row in rows:
            grid.add_row("    ", row)
        return [line, grid]

    # -- below -------------------------------------------------------------------------------------------

    def legend(self) -> list[RenderableType]:
        """Explain the marks now on the board, and where they are."""
        view, text, scene = self.view, self.text, self.scene
        entries: list[Rich] = []
        for colour in sorted({way.colour for way in view.arrangement.exits if way.colour}):
            entries.append(self._entry(portal_mark(colour), text("board-wizwar-portal", colour=colour)))
        if view.doors:
            entries.append(Rich(text("board-wizwar-doors")))
        homes = tuple(
            Message("board-wizwar-home", {"owner": scene.colour(seat), "square": square_name(home)})
            for seat, home in enumerate(view.homes)
        )
        entries.append(self._entry(Piece(HOME, QUIET), text("board-wizwar-homes", homes=homes)))
        entries.append(
            self._entry(scene.treasure(0), text("board-wizwar-treasure", treasure=scene.treasure_name(0)))
        )
        places: dict[tuple[Piece, str], list[str]] = {}
        for number in scene.there:
            thing = view.things[number]
            if thing.at >= 0:
                name = scene.card(thing.card)
                if thing.owner != NOBODY:
                    name = text("board-wizwar-owned", thing=name, owner=scene.colour(thing.owner))
                places.setdefault((scene.mark(thing), name), []).append(PLACE_WORDS[thing.at])
        for (mark, name), where in places.items():
            entries.append(self._entry(mark, f"{name} {' '.join(where)}"))
        tokens = [square_name(square) for _, square, _ in view.traps]
        if tokens:
            entries.append(
                self._entry(Piece(TOKEN, QUIET), text("board-wizwar-tokens", squares=" ".join(tokens)))
            )
        for _, square, real in view.traps:
            if real == 1:
                mine = text("board-wizwar-token-real", square=square_name(square))
                entries.append(self._entry(Piece(REAL_TOKEN, QUIET), mine))
        for line, count in view.cracks:
            entries.append(Rich(text("board-wizwar-cracks", line=line_name(line), count=count)))
        for line, seat in view.held:
            entries.append(Rich(text("board-wizwar-held", line=line_name(line), player=Seat(seat))))
        for square in self.labyrinth.crowded:
            entries.append(self._entry(Piece("+", QUIET), self._crowd(square)))
        lines: list[RenderableType] = list(wrap(entries, self.columns, 3))
        return lines

    def _entry(self, mark: Piece, words: str) -> Rich:
        return Rich.assemble(mark, " ", words)

    def _crowd(self, square: int) -> str:
        """List the contents of a square that has too many to show."""
        scene = self.scene
        names = [scene.name(seat) for seat in scene.wizards_in(square)]
        names += [scene.treasure_name(treasure) for treasure in scene.treasures_in(square)]
        names += [REAL_TOKEN if real else TOKEN for real in scene.tokens_in(square)]
        names += [scene.card(thing.card) for thing in scene.things_at(square)]
        return f"{square_name(square)}: {self.text.listed(names)}"

    def hand(self) -> list[RenderableType]:
        """List the player's cards: name, energy value and types."""
        if self.view.seat is None or not any(self.view.turns):
            return []
        title = Rich(self.text("board-wizwar-hand"), "bold")
        names = [NAME_OF[card] for card in self.view.hand]
        entries = [self._in_hand(name, names.count(name)) for name in dict.fromkeys(names)]
        if not entries:
            entries = [Rich(self.text("board-wizwar-hand-empty"), QUIET)]
        lines: list[RenderableType] = list(wrap([title, *entries], self.columns, 3))
        return lines

    def _in_hand(self, name: int, count: int) -> Rich:
        card = BOOK[name]
        entry = Rich(f"{count}× " if count > 1 else "")
        entry.append(self.text(f"wizwar-card-{SLUGS[name]}"), "bold cyan")
        if card.energy:
            entry.append(f" {self.text('board-wizwar-energy', count=card.energy)}")
        return entry.append(" " + types_of(name, self.text), QUIET)

    def all(self) -> Sequence[RenderableType]:
        """Draw all parts."""
        lines = self.labyrinth.lines()
        wizards = self.wizards()
        width = width_of(self.labyrinth.cell)
        parts: list[RenderableType] = [self.head()]
        if width + _GAP + _BESIDE <= self.columns:
            table = Table.grid(padding=(0, _GAP, 0, 0))
            table.add_column(width=width, no_wrap=True)
            table.add_column(max_width=self.columns - width - _GAP)
            table.add_row(Group(*lines), Group(*wizards))
            parts.append(table)
        else:
            parts += [Group(*lines), Group(*wizards)]
        return [*parts, Group(*self.legend(), *self.hand())]


def schools_of(view: View, pile: int) -> tuple[Message, ...]:
    """Return the schools of a deck."""
    if view.rules.giant_book:
        return (Message("board-wizwar-all-schools"),)
    return tuple(school_words(school) for school in view.schools[pile]) if view.schools else ()


def types_of(name: int, text: Text) -> str:
    """Return the types of a card in words: attack, neutral, counter, item, energy."""
    card = BOOK[name]
    found = ["item"] if card.item else []
    found += [kind for number, kind in enumerate(TYPES) if any(way.kind == number for way in card.ways)]
    return "/".join(text(f"board-wizwar-type-{kind}") for kind in found or ["energy"])


def draw(view: View, hints: Hints, text: Text, columns: int) -> Sequence[RenderableType]:
    """Draw the whole table."""
    return Drawing(view, hints, text, columns).all()

"""The commands look, card and discards of Wiz-War."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Rich

from guildhall.cli.boards.board import Command
from guildhall.cli.boards.wizwar.scene import QUIET, SEALED_DOOR, Scene, card_name
from guildhall.cli.boards.wizwar.table import schools_of, types_of
from guildhall.cli.typed import spelled
from guildhall.kernel.message import Arg, GuildhallError, Message, Seat
from guildhall.text import Text
from guildhall.wizwar.board import DIRECTIONS, square_name, square_named
from guildhall.wizwar.book import BOOK, Way
from guildhall.wizwar.decks import CARDS, COPIES, NAME_OF, NAMES, SCHOOL_OF, SLUGS
from guildhall.wizwar.hints import Hints
from guildhall.wizwar.printed import DURATIONS, RANGES, TYPES
from guildhall.wizwar.state import NOBODY, Thing
from guildhall.wizwar.targets import AS_SQUARE, LINE, THING, TREASURE
from guildhall.wizwar.traits import TRAITS
from guildhall.wizwar.view import View
from guildhall.wizwar.words.say import card_text, direction_words, school_words, way_words

_NEAR: Final = 4  # most names to suggest for an unknown one
_ALIKE: Final = 0.5  # how similar they must be, from 0 to 1


def look(view: View, hints: Hints, text: Text, rest: Sequence[str]) -> RenderableType:
    """Describe a square: its contents, its sides, and what is in sight from it."""
    if len(rest) != 1:
        raise GuildhallError(Message("board-wizwar-look-usage", {"example": square_name(view.homes[0])}))
    square = square_named(rest[0].casefold())
    if square is None or view.arrangement.place_of[square] < 0:
        squares = view.arrangement.squares
        told: dict[str, Arg] = {
            "word": rest[0],
            "column": square_name(max(square % 10 for square in squares))[0],
            "row": max(squares) // 10 + 1,
        }
        raise GuildhallError(Message("board-wizwar-no-square", told))
    return _Look(Scene(view, hints, text), square).all()


class _Look:
    """Describes one square."""

    def __init__(self, scene: Scene, square: int) -> None:
        self.scene = scene
        self.view = scene.view
        self.text = scene.text
        self.square = square
        self.rules = {
            scene.view.things[account.thing]: (account.rule, account.message)
            for account in scene.hints.accounts
        }

    def all(self) -> RenderableType:
        """Describe everything."""
        owner = self.scene.owner_of_sector(self.square)
        told: dict[str, Arg] = {
            "square": square_name(self.square),
            "owner": Seat(owner),
            "colour": self.scene.colour(owner),
        }
        head = Rich(self.text("board-wizwar-look", **told), "bold")
        here = self.here() or [self.text("board-wizwar-look-empty")]
        return Group(
            head,
            *(Padding(line, (0, 0, 0, 2), expand=False) for line in [*here, *self.around(), *self.seen()]),
        )

    def here(self) -> list[str]:
        """Describe the contents of the square."""
        scene, text, view = self.scene, self.text, self.view
        lines = []
        if self.square in view.homes:
            lines.append(text("board-wizwar-look-home", owner=Seat(view.homes.index(self.square))))
        for seat in scene.wizards_in(self.square):
            told: dict[str, Arg] = {"player": Seat(seat), "colour": scene.colour(seat)}
            lines.append(text("board-wizwar-look-wizard", life=view.life[seat], **told))
        for treasure in scene.treasures_in(self.square):
            carrier = scene.carrier(treasure)
            told = {"treasure": scene.treasure_name(treasure), "owner": Seat(treasure // 2)}
            if carrier == NOBODY:
                lines.append(text("board-wizwar-look-treasure", **told))
            else:
                lines.append(text("board-wizwar-look-carried", carrier=Seat(carrier), **told))
            lines += [self._thing(spell) for spell in scene.spells_on(TREASURE[treasure])]
        for number in scene.there:
            if view.things[number].at == self.square:
                lines.append(self._thing(view.things[number]))
                lines += [self._thing(spell) for spell in scene.spells_on(THING[number])]
        for real in scene.tokens_in(self.square):
            lines.append(text("board-wizwar-look-real" if real else "board-wizwar-look-token"))
        return lines

    def _thing(self, thing: Thing) -> str:
        """Describe a thing, with its text."""
        rule, says = self.rules[thing]
        told: dict[str, Arg] = {"thing": self.scene.thing(thing), "text": says, "rule": rule}
        if thing.owner == NOBODY:
            return self.text("board-wizwar-look-thing", **told)
        return self.text("board-wizwar-look-owned", owner=Seat(thing.owner), **told)

    def around(self) -> list[str]:
        """Describe the walls, doors and exits of the square."""
        sides = tuple(
            Message(
                "board-wizwar-look-side",
                {"direction": direction_words(direction), "what": self._side(direction)},
            )
            for direction in (3, 0, 1, 2)
        )
        lines = [self.text("board-wizwar-look-around", sides=sides)]
        for direction in DIRECTIONS:
            line = self.view.arrangement.line[4 * self.square + direction]
            if line >= 0:
                lines += [self._thing(thing) for thing in self.scene.things_at(LINE[line])]
        return lines

    def _side(self, direction: int) -> Message:
        view, scene = self.view, self.scene
        line = view.arrangement.line[4 * self.square + direction]
        beyond = view.arrangement.next[4 * self.square + direction]
        if beyond < 0:
            return Message("board-wizwar-side-edge")
        told: dict[str, Arg] = {"square": square_name(beyond)}
        if line < 0:
            return Message("board-wizwar-side-exit", told)
        cracks = dict(view.cracks).get(line, 0)
        if view.walls >> line & 1:
            return Message("board-wizwar-side-wall", {"cracks": cracks})
        if not view.doors >> line & 1:
            return Message("board-wizwar-side-open", told)
        told = {"owner": scene.colour(scene.door_owner(line)), "cracks": cracks}
        if scene.on_line(line, SEALED_DOOR):
            return Message("board-wizwar-side-sealed", told)
        if holders := scene.holders(line):
            return Message("board-wizwar-side-held", {**told, "player": Seat(holders[0])})
        return Message("board-wizwar-side-door", told)

    def seen(self) -> list[str]:
        """Describe what is in sight from the square."""
        view, scene, text = self.view, self.scene, self.text
        squares = scene.hints.seen[self.square] & ~(1 << self.square)
        found: list[tuple[str, int]] = []
        found += [(scene.name(seat), view.at[seat]) for seat in range(view.seats)]
        found += [(scene.treasure_name(i), scene.treasure_square(i)) for i in range(2 * view.seats)]
        found += [(scene.card(view.things[i].card), view.things[i].at) for i in scene.there]
        found += [(text("board-wizwar-token"), square) for _, square, _ in view.traps]
        things = tuple(
            Message("board-wizwar-seen", {"what": what, "square": square_name(square)})
            for what, square in found
            if AS_SQUARE[square] >= 0 and squares >> square & 1
        )
        names = [square_name(square) for square in view.arrangement.squares if squares >> square & 1]
        return [
            text("board-wizwar-look-seen", things=things),
            text("board-wizwar-look-squares", squares=" ".join(names) or text("list-none")),
        ]


def card(view: View, hints: Hints, text: Text, rest: Sequence[str]) -> RenderableType:
    """Describe a card."""
    if not rest:
        raise GuildhallError(
            Message("board-wizwar-card-usage", {"example": spelled(text.render(card_name(0)))})
        )
    name = _named(" ".join(rest), text)
    entry = BOOK[name]
    head = Rich(text.render(card_name(name)), "bold")
    head.append("  " + text("cli-prompt-rule", rule=entry.rule), "not bold dim")
    lines = [Rich(text.listed(_schools(name, text)), QUIET), Rich(_what(name, text))]
    lines += [Rich(_way(way, text)) for way in (*entry.plays, *entry.counters, *entry.uses)]
    traits = tuple(
        Message(f"board-wizwar-trait-{trait}")
        for number, trait in enumerate(TRAITS)
        if entry.traits >> number & 1
    )
    if traits:
        lines.append(Rich(text("board-wizwar-card-traits", traits=traits)))
    if entry.energy:
        lines.append(Rich(text("board-wizwar-card-energy", count=entry.energy)))
    says = card_text(view.rules, name)
    lines.append(Rich(text.render(says)))
    if not any(NAME_OF[card] == name and SCHOOL_OF[card] in _in_play(view) for card in CARDS):
        lines.append(Rich(text("board-wizwar-card-absent"), QUIET))
    return Group(head, *(Padding(line, (0, 0, 0, 2), expand=False) for line in lines))


def _named(wish: str, text: Text) -> int:
    """Return the card of a name; raise GuildhallError with similar names if there is none."""
    word = _letters(wish)
    known = {_letters(slug): name for name, slug in enumerate(SLUGS)}
    known.update({_letters(text.render(card_name(name))): name for name in range(len(NAMES))})
    if word in known:
        return known[word]
    begun = {name for letters, name in known.items() if word and letters.startswith(word)}
    if len(begun) == 1:
        return begun.pop()
    near = begun or {name for letters, name in known.items() if len(word) > 2 and word in letters}
    near = near or {known[letters] for letters in get_close_matches(word, known, _NEAR, _ALIKE)}
    told: dict[str, Arg] = {"word": wish, "names": tuple(card_name(name) for name in sorted(near))}
    raise GuildhallError(Message("board-wizwar-card-near" if near else "board-wizwar-card-unknown", told))


def _letters(name: str) -> str:
    return "".join(sign for sign in name.casefold() if sign.isalnum())


def _schools(name: int, text: Text) -> list[str]:
    """Return the schools with a card, and its copies in each."""
    return [
        text("board-wizwar-card-school", school=school_words(SCHOOL_OF[card]), count=COPIES[card])
        for card in CARDS
        if NAME_OF[card] == name
    ]


def _what(name: int, text: Text) -> str:
    told: dict[str, Arg] = {
        "types": types_of(name, text),
        "duration": Message(f"board-wizwar-duration-{DURATIONS[BOOK[name].lasts]}"),
    }
    return text("board-wizwar-card-types", **told)


def _way(way: Way, text: Text) -> str:
    """Describe one way to play a card."""
    told: dict[str, Arg] = {
        "way": way_words(way.number),
        "type": Message(f"board-wizwar-type-{TYPES[way.kind]}"),
        "range": Message(f"board-wizwar-range-{RANGES[way.reach]}"),
    }
    return text("board-wizwar-card-way", **told)


def _in_play(view: View) -> set[int]:
    return {school for schools in view.schools for school in schools}


def discards(view: View, hints: Hints, text: Text, rest: Sequence[str]) -> RenderableType:
    """List the discard piles."""
    if rest:
        raise GuildhallError(Message("cli-unknown-rest", {"command": Message("typed-command-discards")}))
    lines = []
    for pile, cards in enumerate(view.discards):
        schools = schools_of(view, pile)
        lines.append(Rich(text("board-wizwar-discards", count=len(cards), schools=schools), "bold"))
        names = [NAME_OF[card] for card in cards]
        counted = tuple(
            Message("board-wizwar-discard", {"card": card_name(name), "count": names.count(name)})
            for name in sorted(set(names))
        )
        if counted:
            lines.append(Rich(text("board-wizwar-list", items=counted)))
    return Group(*lines)


COMMANDS: Final[Mapping[str, Command]] = {"look": look, "card": card, "discards": discards}

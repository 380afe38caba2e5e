"""A game whose modules do the work: view, notation, speech, hints, JSON for clients, positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.game import Game, H, Prompt, S, V
from guildhall.kernel.message import Message, Refusal
from guildhall.kernel.picture import Shape
from guildhall.kernel.state import State
from guildhall.kernel.tape import Tape

Seen = TypeVar("Seen")
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
H_contra = TypeVar("H_contra", contravariant=True)
H_co = TypeVar("H_co", covariant=True)


class _Views(Protocol[S, Seen]):
    """What a seat may know."""

    def view(self, s: S, seat: int | None, /) -> Seen: ...
    def imagine(self, view: Seen, seed: int, /) -> S: ...


class _Notation(Protocol[S_contra]):
    """Choices as words."""

    def names(self, s: S_contra, decision: Decision, choice: int, /) -> tuple[str, ...]: ...


class _Speech(Protocol[S_contra]):
    """Questions, choices, lines of the log and refusals as messages."""

    def prompt(self, s: S_contra, decision: Decision, /) -> Prompt: ...
    def label(self, s: S_contra, decision: Decision, choice: int, /) -> Message: ...
    def describe(self, s: S_contra, event: Event, /) -> Message: ...
    def joins(self, event: Event, /) -> str: ...
    def refuse_word(self, s: S_contra, decision: Decision, word: str, /) -> Refusal: ...
    def refuse_choice(self, s: S_contra, decision: Decision, choice: int, /) -> Refusal: ...
    def refuse_turn(self, s: S_contra, player: int, /) -> Refusal: ...


class _ClientJson(Protocol[S_contra, V_contra, H_contra]):
    """What clients are sent, as plain JSON."""

    def show(self, view: V_contra, /) -> Mapping[str, object]: ...
    def show_mine(self, view: V_contra, /) -> Mapping[str, object] | None: ...
    def show_hints(self, hints: H_contra, /) -> Mapping[str, object]: ...
    def show_event(self, s: S_contra, event: Event, /) -> Mapping[str, object]: ...


class _HintsOf(Protocol[V_contra, H_co]):
    """What a client shows that knows no rules."""

    def hints(self, view: V_contra, /) -> H_co: ...


class _Pictures(Protocol[V_contra]):
    """Small pictures of the table."""

    def picture(self, view: V_contra, /) -> tuple[Shape, ...]: ...


class _Positions(Protocol[S]):
    """Positions as JSON."""

    def dump(self, s: S, game: str, version: str, /) -> dict[str, object]: ...
    def load(self, given: Mapping[str, object], game: str, version: str, tape: Tape | None, /) -> S: ...


class ModularGame(Game[S, V, H]):
    """A game with a module for each of its tasks; `Game` documents their functions."""

    view_module: _Views[S, V]
    notation: _Notation[S]
    speech: _Speech[S]
    client_json: _ClientJson[S, V, H]
    hints_module: _HintsOf[V, H]
    picture_module: _Pictures[V]
    position: _Positions[S]

    def _view(self, s: S, seat: int | None) -> V:
        return self.view_module.view(s, seat)

    def _imagine(self, view: V, seed: int) -> S:
        return self.view_module.imagine(view, seed)

    def names(self, s: S, decision: Decision, choice: int) -> tuple[str, ...]:
        """Return the words for a choice; the first is its notation."""
        return self.notation.names(s, decision, choice)

    def _prompt(self, s: S, decision: Decision) -> Prompt:
        return self.speech.prompt(s, decision)

    def _label(self, s: S, decision: Decision, choice: int) -> Message:
        return self.speech.label(s, decision, choice)

    def _describe(self, s: S, event: Event) -> Message:
        return self.speech.describe(s, event)

    def _joins(self, event: Event) -> str:
        return self.speech.joins(event)

    def refuse_word(self, s: S, decision: Decision, word: str) -> Refusal:
        """Return why a word isn't an option of this decision."""
        return self.speech.refuse_word(s, decision, word)

    def refuse_choice(self, s: S, decision: Decision, choice: int) -> Refusal:
        """Return why a number isn't an option of this decision."""
        return self.speech.refuse_choice(s, decision, choice)

    def refuse_turn(self, s: S, player: int) -> Refusal:
        """Return why a player has nothing to choose now."""
        return self.speech.refuse_turn(s, player)

    def _hints(self, view: V) -> H:
        return self.hints_module.hints(view)

    def _picture(self, view: V) -> tuple[Shape, ...]:
        return self.picture_module.picture(view)

    def _show(self, view: V) -> Mapping[str, object]:
        return self.client_json.show(view)

    def _show_mine(self, view: V) -> Mapping[str, object] | None:
        return self.client_json.show_mine(view)

    def _show_hints(self, hints: H) -> Mapping[str, object]:
        return self.client_json.show_hints(hints)

    def _show_event(self, s: S, event: Event) -> Mapping[str, object]:
        return self.client_json.show_event(s, event)

    def _dump(self, s: S) -> dict[str, object]:
        return self.position.dump(s, self.name, self.begun_under(s))

    def begun_under(self, s: S) -> str:
        """Return the version of the rules that a game was begun under, if its pieces depend on it."""
        return self.version

    def _load(self, position: Mapping[str, object], tape: Tape | None) -> S:
        return self.position.load(position, self.name, self.version, tape)

"""Whens: a card on the table reacts to something that happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from guildhall.wizwar.book import Hooks
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.state import State, Thing

if TYPE_CHECKING:
    from guildhall.wizwar.stack.damage import Damage

Reaction: TypeAlias = Callable[[State, int, Thing], None]  # the thing's number, the thing
Meeting: TypeAlias = Callable[[State, int, Thing, int], None]  # ..., the wizard concerned
Service: TypeAlias = Callable[[State, int, Thing, int, int], None]  # ..., its master, the damage
Wound: TypeAlias = "Callable[[State, int, Thing, Damage], None]"  # ..., what arrived

turn_begins: Final = Hooks[Reaction]()  # of its owner's turn, before Time Passes
time_passes: Final = Hooks[Reaction]()  # in its owner's Time Passes phase
laid: Final = Hooks[Reaction]()  # it has come onto the table
gone: Final = Hooks[Reaction]()  # it has left the table, and its number is free again
gained: Final = Hooks[Meeting]()  # a wizard has come to carry it
lost: Final = Hooks[Meeting]()  # a wizard no longer carries it
crossed: Final = Hooks[Meeting]()  # a wizard has gone through its line
entered: Final = Hooks[Meeting]()  # a wizard has come into its square
walked: Final = Hooks[Meeting]()  # the wizard it is laid on has come into a square
squeezed: Final = Hooks[Meeting]()  # the wizard it is laid on is about to go through a closed door
soaked: Final = Hooks[Meeting]()  # water hits the wizard it is on
burnt: Final = Hooks[Meeting]()  # fire destroys it while a wizard carries it
accepted: Final = Hooks[Meeting]()  # a wizard takes what it offers
draws: Final = Hooks[Meeting]()  # a wizard draws a card
serves: Final = Hooks[Service]()  # an attack by sight strikes it instead of its master
wounded: Final = Hooks[Wound]()  # damage has reached somebody


def react(table: Hooks[Reaction], s: State, i: int, thing: Thing) -> None:
    """Let one card react, if it does."""
    reaction = table.by_name.get(NAME_OF[thing.card])
    if reaction is not None:
        reaction(s, i, thing)


def meet(table: Hooks[Meeting], s: State, i: int, thing: Thing, player: int) -> None:
    """Let one card react to a wizard, if it does."""
    meeting = table.by_name.get(NAME_OF[thing.card])
    if meeting is not None:
        meeting(s, i, thing, player)

"""Write a position, without the parts that have their default values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.kernel.tape import Tape
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.decks import NAME_OF, SCHOOLS
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.notation import colour_name, treasure_name
from guildhall.wizwar.position import defaults, frames, knowledge
from guildhall.wizwar.position.fields import FORMS, PLAIN
from guildhall.wizwar.position.parts import colours, target_name, words
from guildhall.wizwar.position.pool import by_deck, card_name, card_names
from guildhall.wizwar.setup import empty_table
from guildhall.wizwar.state import ENDINGS, NOBODY, State, Thing
from guildhall.wizwar.target_words import PLACE_WORDS
from guildhall.wizwar.targets import AS_SQUARE, NOWHERE

LINE_STATES: Final = ("open", "wall", "door")
_Parts = dict[str, tuple[object, object]]  # each part with its default


def dump(s: State, game: str, version: str) -> dict[str, object]:
    """Return a whole position as plain JSON."""
    parts: _Parts = {
        "game": (game, None),
        "rules": (version, None),
        "options": (OPTIONS.changed(s.options), None),
        "players": (list(colours(s)), None),
        **_board(s),
        **_cards(s),
        **_turn(s),
        "rolls": (list(s.tape.rest()), []),
        "chance": (s.tape.chance, None),
    }
    return _without_defaults(parts)


def _without_defaults(parts: _Parts) -> dict[str, object]:
    return {part: value for part, (value, default) in parts.items() if value != default}


# -- the board -------------------------------------------------------------------------------------------


def _board(s: State) -> _Parts:
    colour = colours(s)
    start = empty_table(s.seats, s.options, s.colours, s.places, Tape(0))
    walls, doors = defaults.lines(start, s)
    lines = {
        line_name(line): LINE_STATES[(s.walls >> line & 1) + 2 * (s.doors >> line & 1)]
        for line in s.arrangement.lines
        if (s.walls ^ walls | s.doors ^ doors) >> line & 1
    }
    treasures = {
        treasure_name(s, treasure): square_name(place)
        for treasure, place in enumerate(s.treasures)
        if AS_SQUARE[place] >= 0 and place != start.treasures[treasure]
    }
    return {
        "board": ([f"{colour[owner]} {turn}".removesuffix(" 0") for owner, turn in s.places], list(colour)),
        "lines": (lines, {}),
        "cracks": ({line_name(line): cracks for line, cracks in s.cracks}, {}),
        "held": ({line_name(line): colour[player] for line, player in s.held}, {}),
        "schools": (_schools(s, s.schools), _schools(s, defaults.schools(s))),
        "wizards": ({colour[player]: _wizard(s, player) for player in range(s.seats)}, None),
        "treasures": (treasures, {}),
    }


def _schools(s: State, schools: tuple[tuple[int, ...], ...]) -> Sequence[object]:
    return by_deck(s, [[SCHOOLS[school] for school in deck] for deck in schools])


def _wizard(s: State, player: int) -> dict[str, object]:
    square, treasure = s.at[player], s.carries(player)
    return {
        "at": square_name(square) if square >= 0 else None,
        **_without_defaults(
            {
                "life": (s.life[player], defaults.life(s, player)),
                "stun": (s.stun[player], 0),
                "kills": (s.kills[player], 0),
                "carries": (treasure_name(s, treasure) if treasure >= 0 else None, None),
            }
        ),
    }


# -- cards -----------------------------------------------------------------------------------------------


def _cards(s: State) -> _Parts:
    colour = colours(s)
    traps = [
        f"{words(s).things[number]} {square_name(square)}{' real' if real else ''}"
        for number, square, real in s.traps
    ]
    known, guesses = knowledge.write(s)
    return {
        "hands": ({colour[player]: card_names(s, hand) for player, hand in enumerate(s.hands) if hand}, {}),
        "known": (known, {}),
        "guesses": (guesses, {}),
        "things": ([_thing(s, thing) if thing.card >= 0 else None for thing in s.things], []),
        "traps": (traps, []),
        "decks": (_piles(s, s.decks) if s.decks != defaults.decks(s) else None, None),
        "discards": (_piles(s, s.discards), _piles(s, [()] * len(s.discards))),
    }


def _thing(s: State, thing: Thing) -> dict[str, object]:
    name = NAME_OF[thing.card]
    differs = thing.on != defaults.on(name, thing.owner)
    return _without_defaults(
        {
            "card": (card_name(s, thing.card), None),
            "by": (colour_name(s, thing.owner) if thing.owner != NOBODY else None, None),
            "at": (PLACE_WORDS[thing.at] if thing.at != NOWHERE else None, None),
            "on": (target_name(s, thing.on) if differs else None, None),
            "energy": (thing.energy, defaults.energy(name)),
            "note": (thing.note, 0),
        }
    )


def _piles(s: State, piles: list[tuple[int, ...]]) -> Sequence[object]:
    return by_deck(s, [card_names(s, pile) for pile in piles])


# -- the turn --------------------------------------------------------------------------------------------


def _turn(s: State) -> _Parts:
    colour = colours(s)
    phase = s.stack[0].name if s.stack else ""
    steps = frames.STEPS.get(phase)
    begun = defaults.turns(phase)
    dying = [f"{colour[who]} by {colour[by]}" if by != NOBODY else colour[who] for who, by in s.dying]
    return {
        "turn": (colour[s.player], None),
        "ended": (ENDINGS[s.ended], ENDINGS[0]),
        "winners": ([colour[player] for player in s.winners], []),
        "phase": (phase, ""),
        "step": (steps[frames.PHASES[phase].index(s.stack[0])] if steps else None, None),
        "turns": ({colour[seat]: turns for seat, turns in enumerate(s.turns) if turns != begun}, {}),
        "speed": (s.speed, defaults.speed(s, phase)),
        "movement": (s.mp, s.speed),
        **{
            name: (FORMS.write_field(s, name, form), None) for name, form in PLAIN.items() if getattr(s, name)
        },
        "dying": (dying, []),
        "doing": ([frames.write(s, frame) for frame in s.stack[1:]], []),
    }

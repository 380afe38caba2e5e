"""Impossible positions, and why they are refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from guildhall.kernel.message import BadOption, BadPosition
from guildhall.text import Text, languages
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.printed import INSTANT
from guildhall.wizwar.state import State
from tests.wizwar.positions import Parts, answers_to_a_spell, apply, dump, load, round_trip, short

BLUE = {"at": "a1"}
SHIELD = {"do": "declare", "way": "full-shield", "caster": "red", "against": 1, "origin": "c1"}
BALL: Parts = {
    "do": "cast",
    "way": "fireball",
    "card": "fireball",
    "caster": "blue",
    "origin": "a1",
    "target": ["red"],
}
WINDOW = {"do": "window", "at": 1}
HIT = {"do": "damage", "victim": "red", "amount": 3, "kind": ["physical"]}


def spell(card: str, **parts: object) -> Parts:
    return {"things": [{"card": card, **parts}]}


def bag(cards: list[str], **where: int) -> Parts:
    """Return a guess of blue."""
    return {"guesses": {"blue": [{"bags": [{"cards": cards, "in": where}]}]}}


SHAPE = "is missing or isn’t valid."
SQUARE = "this spell needs a square in “at”, and no “on”."
EDGE = "this spell needs, in “at”, the two squares it stands between, such as “b3|c3”, and no “on”."
OWN = "this spell is always on its own caster and needs neither “at” nor “on”."
NOTHING = "this spell has no target and needs neither “at” nor “on”."
ANYBODY = "this spell needs a wizard in “on”, and no “at”."
OTHER = "this spell needs, in “on”, a wizard other than its caster, and no “at”."
LOOSE = "this spell needs, in “on”, an item or a treasure that nobody carries, and no “at”."
ITEM = "an item is either carried by a player (“by”) or lies in a square (“at”), and never has an “on”."
CANNOT_BE: list[tuple[Parts, str, str]] = [
    # names and shapes
    ({"tree": 1}, "positions have no part “tree”.", ""),
    ({"game": "elfenwizards"}, "“elfenwizards” (in game) isn’t valid here. Valid names: wizwar.", ""),
    ({"rules": 0}, f"the part “rules” {SHAPE}", ""),
    ({"players": ["red"]}, "players is 1, but it must be from 2 to 4.", "0.1"),
    ({"players": ["red", "red"]}, "“players” names red twice.", ""),
    ({"players": None}, f"the part “players” {SHAPE}", ""),
    ({"players": ["red", "pink"]}, "“pink” (in players) isn’t valid here.", ""),
    ({"options": {"shield": 10**30}}, f"the part “options.shield” {SHAPE}", ""),
    ({"options": []}, f"the part “options” {SHAPE}", ""),
    ({"board": ["red", "red"]}, "the board must have each player’s sector exactly once.", "0.3"),
    ({"board": ["red 4", "blue"]}, "“4” (in board) isn’t valid here.", ""),
    ({"wizards": {"green": BLUE}}, "“green” (in wizards) isn’t valid here. Valid names: blue and red.", ""),
    ({"wizards": {"blue": {"in": "a1"}}}, "“in” (in wizards.blue) isn’t valid here.", ""),
    ({"wizards": {"blue": {"at": "a9"}}}, "“a9” (in wizards.blue.at) isn’t a square of this board.", "0.5"),
    ({"wizards": {"blue": {"at": 3}}}, f"the part “wizards.blue.at” {SHAPE}", ""),
    ({"lines": {"a1|c1": "wall"}}, "“a1|c1” (in lines) isn’t an edge between two squares", "10.16"),
    ({"lines": {"e5|e6": "wall"}}, "“e5|e6” (in lines) isn’t an edge between two squares", "10.16"),
    ({"lines": {"a1|b1": "moat"}}, "“moat” (in lines.a1|b1) isn’t valid here.", ""),
    ({"flags": ["tired"]}, "“tired” (in flags) isn’t valid here.", ""),
    ({"flags": ["moved", "boosted", "moved"]}, "“flags” names moved twice.", ""),
    ({"sickened": ["red", "red"]}, "“sickened” names red twice.", ""),
    ({"passages": ["a1|b1", "b1|a1"]}, "“passages” names a1|b1 twice.", ""),
    ({"doing": [BALL, {**WINDOW, "passed": ["red", "red"]}]}, "“doing[1].passed” names red twice.", ""),
    ({"doing": [{**HIT, "kind": ["fire", "fire"]}]}, "“doing[0].kind” names fire twice.", ""),
    ({"phase": "tea"}, "“tea” (in phase) isn’t valid here.", ""),
    ({"step": "draw"}, f"the part “step” {SHAPE}", ""),
    ({"chance": 1 << 64}, "chance is far too large, but it must be from 0 to 18446744073709551615.", ""),
    ({"movement": 99}, "movement is 99, but it must be from -5 to 40.", "2.6"),
    ({"movement": -7}, "movement is -7, but it must be from -5 to 40.", "2.6"),
    ({"movement": True}, f"the part “movement” {SHAPE}", ""),
    ({"rolls": [5]}, "rolls[0] is 5, but it must be from 1 to 4.", "0.11"),
    ({"turn": "green"}, "“green” (in turn) isn’t valid here.", ""),
    # cards
    ({"hands": {"blue": ["wish"]}}, "“wish” (in hands.blue) isn’t a card.", ""),
    ({"hands": {"blue": "zot"}}, f"the part “hands.blue” {SHAPE}", ""),
    ({"hands": {"blue": ["dagger"]}}, "the card dagger isn’t in any school in play.", "0.7"),
    ({"hands": {"blue": ["dispel (mutation)"]}}, "the card dispel (mutation) isn’t in any school", "0.7"),
    ({"hands": {"blue": ["zot"], "red": ["zot"]}}, "there are more copies of the card zot than", "0.7"),
    ({"hands": {"blue": ["energy-4"] * 5}}, "there are more copies of the card energy-4 than", "0.7"),
    (
        {"hands": {"blue": ["shield (mentalism)", "shield (mentalism)"]}},
        "there are more copies of the card shield than the schools in play have (1).",
        "0.7",
    ),
    ({"decks": ["zot"]}, "some cards of the schools in play are missing: ", "0.7"),
    ({"schools": ["white", "alchemy"]}, "these schools of magic can’t be in play together", "0.8"),
    ({"schools": ["white", "alchemy", "alchemy", "mutation"]}, "these schools of magic can’t", "0.8"),
    ({"schools": ["alchemy", "elemental", "mentalism"]}, "these schools of magic can’t", "0.8"),
    ({"schools": ["white", "black", "alchemy", "elemental"]}, "these schools of magic can’t", "0.7"),
    ({"schools": ["white", "alchemy", "elemental", "mutation"]}, "these schools of magic can’t", "0.8"),
    ({"options": {"giant_book": "on"}, "schools": ["white"]}, "these schools of magic can’t", "14.5"),
    ({"options": {"school_1": "random"}}, f"the part “schools” {SHAPE}", ""),
    ({"options": {"custom_spellbook": "on"}, "schools": [["white"]]}, f"the part “schools” {SHAPE}", ""),
    (
        {"options": {"custom_spellbook": "on"}, "schools": [["white"], ["black"]]},
        "these schools of magic can’t",
        "14.2",
    ),
    (
        {
            "options": {"custom_spellbook": "on"},
            "schools": [["white"], ["black", "mutation"]],
            "phase": "draft",
            "hands": {},
        },
        "these schools of magic can’t",
        "14.2",
    ),
    ({"phase": "draft"}, "the card fireball isn’t in any school in play.", "0.7"),
    ({"known": {"blue": {"red": ["zot"]}}}, "blue can’t know the card zot in red’s hand", ""),
    (
        {"known": {"green": {}}},
        "“green” (in known) isn’t valid here. Valid names: blue, red and spectator.",
        "",
    ),
    (
        {"known": {"blue": {"blue": ["fireball"]}}},
        "blue can’t know the card fireball in blue’s hand",
        "",
    ),
    # guesses
    ({"guesses": {"green": []}}, "“green” (in guesses) isn’t valid here.", ""),
    ({"guesses": {"blue": {}}}, f"the part “guesses.blue” {SHAPE}", ""),
    ({"guesses": {"blue": []}}, "guesses.blue is 0, but it must be from 1 to 64.", ""),
    (
        {"guesses": {"blue": [{"weight": 0}]}},
        "guesses.blue[0].weight is 0, but it must be from 1 to 1157920",
        "",
    ),
    ({"guesses": {"blue": [{"bag": []}]}}, "positions have no part “guesses.blue[0].bag”.", ""),
    (
        {"guesses": {"blue": [{}]}, "known": {"blue": {}}},
        "blue can be in “known” or in “guesses”, but not in both.",
        "",
    ),
    (
        bag(["fireball", "fireball", "fireball"], deck=3),
        "blue can’t be guessing about the card fireball",
        "15.1",
    ),
    (bag(["dagger"], deck=1), "blue can’t be guessing about the card dagger", "15.1"),
    (bag(["wish"], deck=1), "“wish” (in guesses.blue[0].bags[0].cards) isn’t a card.", ""),
    (bag(["zot"], red=2), "guesses.blue[0].bags[0].in.red is 2, but it must be from 0 to 1.", ""),
    (bag(["zot"], blue=1), "guesses.blue[0].bags[0].in.blue is 1, but it can only be 0.", ""),
    (bag(["zot"], green=1), "“green” (in guesses.blue[0].bags[0].in) isn’t valid here.", ""),
    (bag(["zot", "dispel"], deck=1), f"the part “guesses.blue[0].bags[0].in” {SHAPE}", ""),
    (bag([], deck=0), f"the part “guesses.blue[0].bags[0].in” {SHAPE}", ""),
    (bag(["zot"], red=1), "none of blue’s guesses matches where the cards really are.", "15.1"),
    (
        {"phase": "draft", "hands": {}, **bag(["zot"], deck=1)},
        "blue can’t be guessing about the card zot",
        "15.1",
    ),
    # wizards and treasures
    ({"wizards": {"blue": {"life": 21}}}, "blue has 21 life, but it must be from 1 to 20.", "9.1"),
    ({"wizards": {"blue": {"life": -1}}}, "blue has -1 life, but it must be from 1 to 20.", "9.1"),
    (
        {"wizards": {"blue": {"life": 10**30}}},
        "wizards.blue.life is far too large, but it must be from 1 to 20.",
        "9.1",
    ),
    ({"wizards": {"blue": {"life": "9"}}}, f"the part “wizards.blue.life” {SHAPE}", ""),
    ({"wizards": {"blue": {"life": 0}}}, "blue has 0 life, but it must be from 1 to 20.", "9.1"),
    ({"wizards": {"blue": {"kills": 1}}}, "1 wizard has been killed, but nobody is dead.", "9.10"),
    ({"wizards": {"red": {"at": None}}}, "red is dead, but still has hand cards", "9.8"),
    ({"wizards": {"blue": {"at": None}}, "hands": {}}, "it’s blue’s turn, but blue is dead.", "1.11"),
    ({"wizards": {"red": {"at": None}}, "hands": {}}, "the game would already be over.", "12.1"),
    ({"dying": ["red", "red by blue"]}, "“dying” names red twice.", ""),
    ({"dying": ["red by blue"]}, "red is dying, so their life must be 0 or less.", "9.1"),
    (
        {"dying": ["red by red"], "wizards": {"red": {"life": 0}}},
        "nobody gets credit for their own death. In “dying”, write “red” without “by”.",
        "5.7",
    ),
    (
        {"options": {"treasure_hunters": "on"}, "wizards": {"blue": {"kills": 1}}},
        "wizards.blue.kills is 1, but it can only be 0.",
        "14.8",
    ),
    ({"treasures": {"red-1": "blue", "red-2": "blue"}}, "blue carries two treasures.", "10.8"),
    (
        {"treasures": {"red-1": "a1"}, "wizards": {"blue": {"carries": "red-1"}}},
        "the treasure red-1 is in two places.",
        "",
    ),
    ({"treasures": {"red-3": "a1"}}, "“red-3” (in treasures) isn’t valid here.", ""),
    ({"treasures": {"red-1": "c3", "red-2": "c3"}}, "the game would already be over.", "12.1"),
    # things
    (spell("zot", by="blue"), "the card zot takes effect at once and never stays on the table.", "7.1"),
    (
        spell("stone-block", by="blue", at="a1"),
        "blue is inside stone-block in a1, where nothing else has room.",
        "2.2",
    ),
    (
        {**spell("stone-block", by="blue", at="e5"), "treasures": {"red-1": "e5"}},
        "red-1 is inside stone-block in e5, where nothing else has room.",
        "2.2",
    ),
    (
        {
            "things": [
                {"card": "lifestone", "at": "e5"},
                {"card": "stone-block", "by": "blue", "at": "e5"},
            ]
        },
        "lifestone is inside stone-block in e5, where nothing else has room.",
        "2.2",
    ),
    (
        spell("stone-block", by="blue", at="c3"),
        "stone-block is in the home base c3, where nothing can be created.",
        "10.15",
    ),
    *(
        (
            {**spell(card, **parts), **more},
            f"things[0].{part} isn’t right for the card {card}: {want}",
            paragraph,
        )
        for card, parts, more, part, want, paragraph in (
            ("stone-block", {"by": "blue"}, {}, "at", SQUARE, "24.8"),
            ("stone-block", {"by": "blue", "at": "a1|a2"}, {}, "at", SQUARE, "24.8"),
            ("stone-block", {"by": "blue", "at": "e5", "on": "red"}, {}, "on", SQUARE, "24.8"),
            ("stone-block", {"at": "e5"}, {}, "by", "it must name the player who cast the spell.", "24.8"),
            ("create-wall", {"by": "blue"}, {}, "at", EDGE, "21.6"),
            ("create-wall", {"by": "blue", "at": "e5"}, {}, "at", EDGE, "21.6"),
            ("wall-of-fire", {"by": "blue", "at": "a1|a2", "on": "red"}, {}, "on", EDGE, "24.5"),
            ("mist-body", {"by": "blue", "on": "red"}, {}, "on", OWN, "24.7"),
            ("mist-body", {"by": "blue", "at": "e5"}, {}, "at", OWN, "24.7"),
            ("homunculus", {"by": "blue", "on": "red"}, {}, "on", OWN, "22.5"),
            ("acid-bath", {"by": "blue"}, {}, "on", OTHER, "22.2"),
            ("acid-bath", {"by": "blue", "on": "blue"}, {}, "on", OTHER, "22.2"),
            ("acid-bath", {"by": "blue", "on": "red-1"}, {}, "on", OTHER, "22.2"),
            ("acid-bath", {"by": "blue", "on": "red", "at": "e5"}, {}, "at", OTHER, "22.2"),
            ("slow-death", {"by": "red", "on": "red"}, {"_thaumaturgy": 1}, "on", OTHER, "27.4"),
            ("adrenaline", {"by": "red"}, {"_mutation": 1}, "on", ANYBODY, "26.6"),
            ("adrenaline", {"by": "red", "on": "e5"}, {"_mutation": 1}, "on", ANYBODY, "26.6"),
            ("fog", {"by": "blue", "at": "e5"}, {}, "at", NOTHING, "24.6"),
            ("fog", {"by": "blue", "on": "blue"}, {}, "on", NOTHING, "24.6"),
            ("booby-trap", {"by": "blue", "at": "e5"}, {"_conjuring": 1}, "at", NOTHING, "23.7"),
            ("lifestone", {"by": "blue", "at": "e5"}, {}, "at", ITEM, "22.9"),
            ("lifestone", {"at": "a1|a2"}, {}, "at", ITEM, "22.9"),
            ("lifestone", {"by": "blue", "on": "red"}, {}, "on", ITEM, "22.9"),
            ("lifestone", {}, {}, "by", ITEM, "22.9"),
            ("glue", {"by": "blue"}, {"_conjuring": 1}, "on", LOOSE, "23.10"),
            ("glue", {"by": "blue", "on": "red"}, {"_conjuring": 1}, "on", LOOSE, "23.10"),
            ("glue", {"by": "blue", "on": "glue"}, {"_conjuring": 1}, "on", LOOSE, "23.10"),
            ("glue", {"by": "blue", "on": "red-1", "at": "e5"}, {"_conjuring": 1}, "at", LOOSE, "23.10"),
            (
                *("glue", {"by": "blue", "on": "red-1"}),
                *({"_conjuring": 1, "treasures": {"red-1": "blue"}}, "on", LOOSE, "23.10"),
            ),
        )
    ),
    (
        {
            "things": [
                {"card": "handful-of-tacks", "by": "red"},
                {"card": "glue", "by": "blue", "on": "handful-of-tacks"},
            ],
            "_conjuring": 1,
        },
        f"things[1].on isn’t right for the card glue: {LOOSE}",
        "23.10",
    ),
    (spell("lifestone", by="blue", energy=1), "things[0].energy is 1, but it can only be 0.", ""),
    (
        spell("create-wall", by="red", at="a1|a2", energy=1),
        "things[0].energy is 1, but it can only be 0.",
        "",
    ),
    (spell("fog", by="blue", energy=0), "things[0].energy is 0, but it must be from 1 to 15.", "7.2"),
    (spell("fog", by="blue", energy=16), "things[0].energy is 16, but it must be from 1 to 15.", "7.2"),
    (
        {  # neither Add nor a Powerstone is in play
            **spell("fog", by="blue", energy=7),
            "options": {"school_1": "mutation", "school_3": "thaumaturgy"},
        },
        "things[0].energy is 7, but it must be from 1 to 6.",
        "7.2",
    ),
    (
        spell("homunculus", by="blue", energy=16),
        "things[0].energy is 16, but it must be from 1 to 15.",
        "7.2",
    ),
    (
        spell("fog", by="blue", colour="grey"),
        "positions have no part “things[0].colour”.",
        "",
    ),
    (
        spell("stone-block", by="blue", at="e5", note=8),
        "things[0].note is 8, but it must be from 0 to 7.",
        "24.8",
    ),
    (spell("lifestone", by="blue", note=1), "things[0].note is 1, but it can only be 0.", "22.9"),
    (
        {**spell("rosebush", by="blue", at="e5", note=1), "_conjuring": 1},
        "things[0].note is 1, but it can only be 0.",
        "23.11",
    ),
    (
        spell("create-wall", by="red", at="a1|a2", note=1),
        "things[0].note is 1, but it can only be 0.",
        "21.6",
    ),
    (
        {**spell("create-door", by="blue", at="a1|a2", note=6), "_conjuring": 1},
        "things[0].note is 6, but it must be from 0 to 5.",
        "23.8",
    ),
    (
        {
            "things": [
                {"card": "create-door", "by": "red", "at": "a1|a2"},
                {"card": "create-wall", "by": "red", "at": "a1|a2"},
            ],
            "_conjuring": 1,
        },
        "things[0].note is 0, but it must be from 1 to 5.",
        "23.8",
    ),
    ({"things": [None] * 200}, "things is 200, but it must be from 0 to ", ""),
    (
        {"things": [{"card": "mist-body", "by": "red"}, {"card": "gnome-form", "by": "red"}], "_mutation": 1},
        "red is under two transformations at once.",
        "7.13",
    ),
    (
        {
            "things": [
                {"card": "rosebush", "by": "red", "at": "e5"},
                {"card": "thornbush", "by": "red", "at": "e5"},
            ],
            "_conjuring": 1,
        },
        "two things have been created in the square e5.",
        "10.15",
    ),
    (
        {
            "wizards": {"red": {"at": None}, "green": {}},
            "players": ["blue", "red", "green"],
            "hands": {},
            "things": [{"card": "lifestone", "by": "red"}],
        },
        "lifestone belongs to red, who is dead.",
        "9.8",
    ),
    (
        {
            "wizards": {"red": {"at": None}},
            "players": ["blue", "red", "green"],
            "hands": {},
            "things": [{"card": "acid-bath", "by": "blue", "on": "red"}],
        },
        "acid-bath is laid on red, who is dead.",
        "9.8",
    ),
    *(
        (
            {"things": [{"card": "flood", "by": "blue"}, {"card": card, **parts}]},
            f"{card} can’t be on the table while flood lasts.",
            "24.4",
        )
        for card, parts in (
            ("wall-of-fire", {"by": "red", "at": "a1|a2"}),
            ("fire-cloak", {"by": "red"}),
            ("fire-cloak", {"at": "e5"}),
        )
    ),
    (
        {**spell("gravity", by="blue"), "treasures": {"red-1": "blue"}, "_thaumaturgy": 1},
        "blue can’t be carrying a treasure while gravity lasts.",
        "27.7",
    ),
    # walls
    (
        {**spell("create-wall", by="blue", at="a1|a2"), "lines": {"a1|a2": "open"}},
        "where create-wall stands (a1|a2), “lines” can only say “wall”. You can also leave this edge out.",
        "10.18",
    ),
    (
        {**spell("wall-of-fire", by="blue", at="a1|a2"), "lines": {"a1|a2": "wall"}},
        "where wall-of-fire stands (a1|a2), “lines” can only say “open”.",
        "10.18",
    ),
    (
        {**spell("create-door", by="blue", at="d4|e4"), "lines": {"d4|e4": "wall"}, "_conjuring": 1},
        "where create-door stands (d4|e4), “lines” can only say “door”.",
        "10.18",
    ),
    ({"lines": {"d4|e4": "open", "e4|d4": "open"}}, "“lines” names d4|e4 twice.", ""),
    ({"lines": {"d4|e4": "open", "e4|d4": "wall"}}, "“lines” names d4|e4 twice.", ""),
    (
        {
            "things": [
                {"card": "create-wall", "by": "red", "at": "a1|a2"},
                {"card": "wall-of-fire", "by": "red", "at": "a1|a2"},
            ]
        },
        "two of the spells at a1|a2 can’t be there together.",
        "10.16",
    ),
    (
        {**spell("seal-door", by="blue", at="a1|a2"), "_thaumaturgy": 1},
        "there is a Seal Door at a1|a2, but no door.",
        "27.9",
    ),
    ({"cracks": {"a1|a2": 1}}, "there are cracks at a1|a2, but no wall or door.", "10.11"),
    (
        {"cracks": {"d4|e4": 3}},
        "there are 3 cracks at d4|e4, but what stands there can have 2 at most.",
        "10.12",
    ),
    ({"held": {"a1|a2": "blue"}}, "someone is holding a door open at a1|a2, but there is no door.", "3.4"),
    ({"held": {"d4|e4": "blue"}}, "blue is holding the door d4|e4 open without standing next to it.", "3.5"),
    (
        {
            **spell("seal-door", by="red", at="d4|e4"),
            "held": {"d4|e4": "blue"},
            "wizards": {"blue": {"at": "d4"}},
            "_thaumaturgy": 1,
        },
        "blue is holding the door d4|e4 open, but it’s sealed.",
        "3.6",
    ),
    ({"cracks": {"d4|e4": 1, "e4|d4": 2}}, "“cracks” names d4|e4 twice.", ""),
    (
        {"held": {"d4|e4": "blue", "e4|d4": "red"}, "wizards": {"blue": {"at": "d4"}, "red": {"at": "e4"}}},
        "“held” names d4|e4 twice.",
        "",
    ),
    # traps
    (
        {**spell("fog", by="blue"), "traps": ["fog e5"]},
        "a trap token belongs to something that isn’t a Booby",
        "23.7",
    ),
    ({"traps": ["e5"]}, f"the part “traps” {SHAPE}", ""),
    ({"traps": ["booby-trap e5"]}, "“booby-trap” (in traps) isn’t valid here.", ""),
    *(
        (
            {**spell("booby-trap", by="blue"), "traps": [f"booby-trap {t}" for t in traps], "_conjuring": 1},
            why,
            at,
        )
        for traps, why, at in (
            ([], "a Booby Trap has no real token. Add “real” to one of its tokens in “traps”.", "23.7"),
            (["e5", "e4", "e3"], "a Booby Trap has no real token.", "23.7"),
            (["e5 real", "e4 real"], "a Booby Trap has more than one real token.", "23.7"),
            (["e5", "e4", "e3", "e2", "e1"], "a Booby Trap has more than 4 tokens.", "23.7"),
            (["e5", "e5 real"], "two things have been created in the square e5.", "10.15"),
            (["c3"], "booby-trap is in the home base c3, where nothing can be created.", "10.15"),
        )
    ),
    (
        {
            "things": [
                {"card": "booby-trap", "by": "red"},
                {"card": "rosebush", "by": "red", "at": "e5"},
            ],
            "traps": ["booby-trap e5 real"],
            "_conjuring": 1,
        },
        "two things have been created in the square e5.",
        "10.15",
    ),
    # the turn
    ({"turns": {"blue": 0}}, "turns.blue is 0, but it must be from 1 to 999999.", "1.1"),
    (
        {"turns": {"blue": 0}, "phase": "time_passes", "step": "energy"},
        "turns.blue is 0, but it must be from 1 to 999999.",
        "1.1",
    ),
    ({"speed": 4}, "speed is 4, but it can only be 3.", "2.6"),
    (
        {"speed": 3, **spell("speedstone", by="blue"), "phase": "discard_and_draw"},
        "speed is 3, but it can only be 4.",
        "2.6",
    ),
    ({"attacks": 3}, "attacks is 3, but it must be from 0 to 2.", "5.1"),
    ({"attacks": 1, "turns": {"blue": 1}}, "attacks is 1, but it can only be 0.", "5.1"),
    ({"attacks": 1, "phase": "time_passes"}, "attacks is 1, but it can only be 0.", "5.1"),
    # the end
    ({"ended": "last_wizard"}, "the game wouldn’t be over yet, or would have ended differently.", "12.1"),
    ({"ended": "boredom"}, "“boredom” (in ended) isn’t valid here.", ""),
    ({"ended": "nobody", "doing": []}, "the game has ended, so there can’t be a part “doing”.", ""),
    (
        {"ended": "last_wizard", "wizards": {"red": {"at": None}}, "hands": {}, "winners": ["red"]},
        "the game wouldn’t be over yet, or would have ended differently.",
        "12.1",
    ),
    # frames in progress
    ({"doing": [{"do": "dance"}]}, "“dance” (in doing[0]) isn’t valid here.", ""),
    ({"doing": [3]}, f"the part “doing[0]” {SHAPE}", ""),
    ({"doing": [{**WINDOW, "x": 1}]}, "positions have no part “doing[0].x”.", ""),
    ({"doing": [WINDOW]}, "“window” can’t be at that place in “doing”.", ""),
    (
        {"doing": [{**BALL, "card": "fireball"}, {"do": "window", "at": 2}], "hands": {}},
        "“window” can’t be at that place",
        "",
    ),
    ({"doing": [SHIELD]}, "“declare” isn’t possible here.", ""),
    ({"doing": [BALL, WINDOW, HIT], "hands": {}}, "“damage” can’t be at that place in “doing”.", ""),
    (
        {"doing": [BALL, WINDOW, {**SHIELD, "caster": "blue"}], "hands": {}},
        "“declare” isn’t possible here.",
        "",
    ),
    ({"doing": [{**BALL, "card": "zot"}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "target": ["east"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "target": ["red", "red"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "target": []}], "hands": {}}, f"the part “doing[0].target” {SHAPE}", ""),
    ({"doing": [{**BALL, "barriers": ["a1|a2"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "rolled": ["lifestone"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "bound": ["red"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "stage": 2}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "against": 1}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "target": ["blue"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "energy": 16}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{"do": "speed_up", "player": "blue", "energy": 16}]}, "“speed_up” isn’t possible here.", ""),
    *(
        (
            {"doing": [{**BALL, "way": card, "card": card, "target": [target]}], "hands": {}, **more},
            "“cast” isn’t possible here.",
            "",
        )
        for card, target, more in (
            ("acid-bath", "blue", {}),
            ("create-wall", "b1|b2", {}),  # there is a wall
            ("stone-block", "c3", {}),  # a home base
            ("glue", "red-1", {"treasures": {"red-1": "blue"}, "_conjuring": 1}),
        )
    ),
    *(
        (
            {
                **spell("booby-trap", by="blue"),
                "traps": traps,
                "doing": [{"do": "asked", "question": question, "player": player, "a": "booby-trap", **more}],
                "_conjuring": 1,
            },
            "“asked” isn’t possible here.",
            "",
        )
        for question, player, more, traps in (
            ("traps", "blue", {"b": 3}, []),
            ("traps", "blue", {"b": 5}, []),
            ("traps", "blue", {"b": 0}, ["booby-trap e5", "booby-trap e4", "booby-trap e3", "booby-trap e2"]),
            ("traps", "red", {"b": 4}, []),
            ("traps", "blue", {"b": 3}, ["booby-trap e5 real"]),
            ("real", "blue", {}, ["booby-trap e5", "booby-trap e4"]),
        )
    ),
    ({"doing": [{**HIT, "amount": 1000}]}, "doing[0].amount is 1000, but it must be from 0 to 999.", ""),
    ({"doing": [{**HIT, "kind": ["loud"]}]}, "“loud” (in doing[0].kind) isn’t valid here.", ""),
    ({"doing": [{"do": "asked", "question": "why", "player": "red"}]}, "“why” (in doing[0].question)", ""),
    (
        {"doing": [{"do": "asked", "question": "forgotten", "player": "red", "a": 1}]},
        "“asked” isn’t possible here.",
        "",
    ),
    (
        {"doing": [{"do": "declare", "way": "zot/stun", "caster": "blue", "origin": "a1"}]},
        "“declare” isn’t possible here.",
        "",
    ),
    *(
        (
            {"doing": [BALL, WINDOW, {**SHIELD, **change}], "hands": {"red": hand}},
            "“declare” isn’t possible here.",
            "",
        )
        for hand, change in (
            (["full-shield"], {"against": 2}),
            (["full-shield"], {"way": "fireball"}),
            (["full-shield"], {"target": ["blue"]}),
            (["full-shield"], {"origin": "b1"}),
            (["full-shield"], {"fuel": ["energy-4"]}),
            (["full-shield"], {"helpers": ["astral-projection"]}),
            ([], {}),
        )
    ),
    *(
        ({"doing": [{**BALL, **change}], "hands": {}}, "“cast” isn’t possible here.", "")
        for change in (
            {"way": "punch"},
            {"way": "boomstone/throw", "card": "boomstone"},
            {"target": ["sector:red"]},
            {"target": ["trap@b1"]},
            {"way": "full-shield", "card": "full-shield"},
        )
    ),
    (
        {"doing": [{**BALL, "way": "dispel", "card": "dispel", "target": ["#0"]}], "things": [None]},
        "“cast” isn’t possible here.",
        "",
    ),
    (
        {"doing": [{**BALL, "target": ["moon"]}], "hands": {}},
        "“moon” (in doing[0].target) isn’t valid here.",
        "",
    ),
    (
        {"doing": [{"do": "cast", "way": "punch", "caster": "blue", "origin": "a1"}]},
        "“cast” isn’t possible here.",
        "",
    ),
    (
        {"doing": [{"do": "cast", "way": "boomstone/throw", "caster": "blue", "thing": "lifestone"}]},
        "“cast” isn’t possible here.",
        "",
    ),
    (
        {"doing": [{"do": "stow", "player": "blue", "thing": "lifestone"}]},
        "“stow” isn’t possible here.",
        "",
    ),
    *(
        (
            {"doing": [{"do": "asked", "question": "knocked", "player": "blue", "a": target, "c": "a1"}]},
            "“asked” isn’t possible here.",
            "",
        )
        for target in ("lifestone", "b1")
    ),
    (
        {"doing": [{"do": "asked", "question": "real", "player": "blue", "a": "lifestone"}]},
        "“asked” isn’t possible here.",
        "",
    ),
    ({"doing": [BALL, {"do": "bolt", "at": 1}], "hands": {}}, "“bolt” isn’t possible here.", ""),
    (
        {
            "doing": [{"do": "pick_up", "player": "blue", "treasure": "red-1", "square": "a1"}],
            "wizards": {"blue": {"carries": "red-2"}},
        },
        "“pick_up” isn’t possible here.",
        "",
    ),
    ({"doing": [{"do": "shove", "player": "red", "direction": "up", "left": 1}]}, "“up” (in doing[0]", ""),
    ({"doing": [SHIELD, HIT], "hands": {}}, "“declare” isn’t possible here.", ""),
]


@pytest.mark.parametrize(
    ("parts", "why", "paragraph"), CANNOT_BE, ids=[f"{number}" for number in range(len(CANNOT_BE))]
)
def test_an_impossible_position_is_refused_with_the_reason(parts: Parts, why: str, paragraph: str) -> None:
    if "lifestone" in str(parts.get("doing")):
        parts = {**parts, **spell("lifestone", by="red")}
    plain = {part: value for part, value in parts.items() if not part.startswith("_")}
    for part in parts:
        if part.startswith("_"):  # it needs another school
            plain["options"] = {"school_1": part[1:]}
    with pytest.raises(BadPosition) as refused:
        load(short(**plain))
    assert Text().render(refused.value.message).startswith(f"This position is impossible: {why}")
    assert refused.value.rule == paragraph
    for language in languages():
        assert Text(language).render(refused.value.message)


def refusal(parts: Parts, language: str = "en") -> str:
    """Return why a position is refused."""
    with pytest.raises(BadPosition) as refused:
        load(parts)
    return Text(language).render(refused.value.message)


def test_the_dead_are_counted_in_good_grammar() -> None:
    one = short(wizards={"blue": {"kills": 1}})
    two = {
        "players": ["blue", "red", "green"],
        "wizards": {"blue": {"kills": 2}, "green": {"at": None}},
    }
    assert refusal(one).endswith(": 1 wizard has been killed, but nobody is dead.")
    assert refusal(two).endswith(": 2 wizards have been killed, but only 1 wizard is dead.")
    assert refusal(one, "de").endswith(": Getötet wurde 1 Zauberer, aber niemand ist tot.")
    assert refusal(two, "de").endswith(": Getötet wurden 2 Zauberer, aber nur 1 Zauberer ist tot.")
    assert refusal(one, "fr").endswith(": 1 mage a été tué, mais aucun n’est mort.")
    assert refusal(two, "fr").endswith(": 2 mages ont été tués, mais 1 seul est mort.")
    assert refusal(one, "it").endswith(": è stato ucciso 1 mago, ma nessuno è morto.")
    assert refusal(two, "it").endswith(": sono stati uccisi 2 maghi, ma solo 1 è morto.")


# -- positions that only look impossible -----------------------------------------------------------------

WIDE = {"giant_book": "on"}


@pytest.mark.parametrize(
    "parts",
    [
        # a curse from before its victim could no longer be attacked, or began to die
        {
            "things": [
                {"card": "acid-bath", "by": "blue", "on": "red"},
                {"card": "mist-body (elemental)", "by": "red"},
            ]
        },
        {
            "players": ["blue", "red", "green"],
            "things": [{"card": "slow-death", "by": "blue", "on": "red"}],
            "wizards": {"red": {"at": "c1", "life": -2}},
            "dying": ["red by green"],
            "turn": "blue",
        },
        {"things": [{"card": "adrenaline", "by": "red", "on": "red"}]},
        {"things": [{"card": "adrenaline", "by": "red", "on": "blue"}]},
        {"things": [{"card": "glue", "by": "red", "on": "red-1"}], "treasures": {"red-1": "a1"}},
        {"things": [{"card": "dagger", "at": "a1"}, {"card": "glue", "by": "red", "on": "dagger"}]},
        # wizards and things that have come into a bush, a cloud or onto a token later
        {
            "things": [{"card": "rosebush", "by": "red", "at": "a1"}, {"card": "lifestone", "at": "a1"}],
            "treasures": {"red-1": "a1"},
        },
        {
            "things": [{"card": "booby-trap", "by": "red"}, {"card": "lifestone", "at": "a1"}],
            "traps": ["booby-trap a1", "booby-trap e5 real"],
        },
        {"things": [{"card": "booby-trap", "by": "red"}], "traps": ["booby-trap e5 real"]},
        # players may still play items under Gravity, and dropped tacks aren't fire
        {"things": [{"card": "gravity", "by": "red"}, {"card": "lifestone", "by": "blue"}]},
        {"things": [{"card": "flood", "by": "red"}, {"card": "handful-of-tacks", "at": "a1"}]},
        {
            "things": [
                {"card": "create-wall (white)", "by": "red", "at": "a1|b1"},
                {"card": "create-door", "by": "blue", "at": "a1|b1", "note": 5},
                {"card": "seal-door", "by": "red", "at": "a1|b1"},
            ],
            "cracks": {"a1|b1": 2},
        },
        {"things": [{"card": "fog", "by": "blue", "energy": 15}]},
        {"attacks": 2, "turns": {"blue": 2}},
        {"speed": 2, "things": [{"card": "gnome-form", "by": "blue"}]},
        {
            "things": [{"card": "booby-trap", "by": "blue"}],
            "traps": ["booby-trap e5"],
            "doing": [
                {"do": "asked", "question": "traps", "player": "blue", "trap": "booby-trap", "left": 3}
            ],
        },
    ],
)
def test_positions_that_play_can_reach_are_possible(parts: Parts) -> None:
    position = short(**{"options": WIDE, "hands": {}, **parts})
    s = load(position)
    assert s.asked
    if "dying" not in parts:  # deaths happen when it is loaded
        round_trip(s)
        written = dump(s)
        for part in ("things", "traps", "doing", "cracks", "attacks"):
            if part in parts:
                assert written[part] == parts[part], part


def test_every_lasting_spell_knows_whether_it_can_be_on_its_own_caster() -> None:
    refused = []
    for card in BOOK:
        if card.lasts != INSTANT and not card.item:
            slug = SLUGS[card.name]
            try:
                load(short(options=WIDE, hands={}, things=[{"card": slug, "by": "blue", "on": "blue"}]))
            except BadPosition:
                refused.append(slug)
    assert sorted(refused) == sorted(
        [
            *("acid-bath", "slow-death", "glue", "fog", "flood", "gravity", "booby-trap", "seal-door"),
            *("create-wall", "create-door", "wall-of-fire"),
            *("rosebush", "thornbush", "dust-cloud", "stone-block"),
        ]
    )


@pytest.mark.parametrize(
    "line", ["a1|b1", "b1|b2", "d4|e4"]
)  # printed with nothing, with a wall and with a door
@pytest.mark.parametrize(
    ("card", "state"), [("create-wall (white)", "wall"), ("create-door", "door"), ("wall-of-fire", "open")]
)
def test_walls_and_doors_of_spells_replace_the_printed_ones(line: str, card: str, state: str) -> None:
    parts = short(options=WIDE, hands={}, things=[{"card": card, "by": "red", "at": line}])
    written = dump(round_trip(load(parts)))
    assert "lines" not in written
    assert dump(load({**parts, "lines": {line: state}})) == written
    for other in {"open", "wall", "door"} - {state}:
        said = refusal({**parts, "lines": {line: other}})
        slug = card.removesuffix(" (white)")
        assert f"where {slug} stands ({line}), “lines” can only say “{state}”." in said


# -- future rolls ----------------------------------------------------------------------------------------


def test_rolls_are_faces_of_the_die() -> None:
    assert load(short(rolls=[1, 4, 2])).tape.rest() == (1, 4, 2)
    for rolls, why in (
        ([5], "rolls[0] is 5, but it must be from 1 to 4."),
        ([4, 0], "rolls[1] is 0, but it must be from 1 to 4."),
        ([1, 2, 30], "rolls[2] is 30, but it must be from 1 to 4."),
    ):
        assert refusal(short(rolls=rolls)).endswith(why)


def test_a_wrong_option_is_named_as_anywhere() -> None:
    for options in ({"rounds": 6}, {"shield": 3}, {"giant_book": "on", "custom_spellbook": "on"}):
        with pytest.raises(BadOption):
            load(short(options=options))


def test_nonsense_is_refused_by_nothing_but_a_bad_position() -> None:
    told = answers_to_a_spell()
    written = dump(told.t.s)
    rng = random.Random(1)
    junk: list[Any] = [
        None,
        True,
        -1,
        0,
        3,
        10**30,
        "",
        "x",
        [],
        {},
        "a1",
        "a1|b1",
        "red",
        "red-1",
        "#0",
        "east",
    ]
    for _ in range(150):
        parts = json.loads(json.dumps(written))
        spoiled: Any = parts
        key = rng.choice([part for part in parts if part != "options"])
        while isinstance(spoiled[key], dict | list) and spoiled[key] and rng.random() < 0.8:
            spoiled = spoiled[key]
            key = rng.choice(list(spoiled) if isinstance(spoiled, dict) else range(len(spoiled)))
        spoiled[key] = rng.choice(junk)
        s = loaded_or_refused(parts)
        for _ in range(10):
            if s is not None and s.asked:
                apply(s, rng.choice(s.asked[0].options))


def loaded_or_refused(parts: Parts) -> State | None:
    try:
        return load(parts)
    except BadPosition as refused:
        Text().render(refused.message)
        return None

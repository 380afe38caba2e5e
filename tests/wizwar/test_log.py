"""What the log says: who wins points and the game, what does damage, and how people and things move."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.catalogue import game as find_game
from guildhall.kernel.event import sees
from guildhall.kernel.log import Line, joined
from tests.wizwar.halls import ring
from tests.wizwar.saying import said
from tests.wizwar.story import Story

GAME = find_game("wizwar")


def log(t: Story, *acts: tuple[str, str], reader: int | None = None) -> list[str]:
    """What a reader has in the log after some acts, one word each."""
    lines: list[Line] = []
    for colour, words in acts:
        for word in words.split():
            t.plays(colour, word)
            lines += GAME.lines(t.s)
    return [said(message) for message in joined(line for line in lines if sees(line.audience, reader))]


def has(lines: Sequence[str], *wanted: str) -> None:
    """These lines are there, in this order."""
    places = [lines.index(line) for line in wanted if line in lines]
    assert [line for line in wanted if line not in lines] == [], lines
    assert places == sorted(places), lines


def test_a_treasure_in_the_home_base_is_a_point_and_the_second_one_wins() -> None:
    t = Story("B . R").home("blue", "a1").treasure("red-1", "a1").treasure("red-2", "blue")
    assert log(t, ("blue", "drop:treasure")) == [
        "Anna drops Ben’s second treasure in a1.",
        "Anna scores a victory point for Ben’s second treasure in their home base (total 2).",
        "Anna wins: enough victory points.",
    ]


def test_a_point_is_lost_with_its_treasure() -> None:
    t = Story("R . B").home("blue", "a1").treasure("red-1", "a1")
    has(
        log(t, ("red", "take:red-1")),
        "Ben takes Ben’s first treasure.",
        "Anna loses the victory point for Ben’s first treasure (total 0).",
    )


def test_a_kill_is_a_point_and_the_last_wizard_wins() -> None:
    t = Story("B . R", blue=["Fireball"]).lives("red", 5)
    has(
        log(t, ("blue", "fireball red")),
        "Anna casts Fireball at Ben.",
        "Ben takes 5 magical fire damage from Fireball and has no life left.",
        "Anna has killed Ben.",
        "Anna scores a victory point for the kill (total 1).",
        "Anna wins: the last wizard alive.",
    )


def test_what_burns_and_what_kills_is_named() -> None:
    t = Story("B . R").stands("Wall of Fire", "a1|b1", by="red")
    has(
        log(t, ("blue", "b1")),
        "Anna walks from a1 to b1.",
        "Anna takes 4 magical fire damage from Wall of Fire (11 life left).",
    )
    t = (
        Story("B . R", deadly_treasures="on")
        .home("blue", "a1")
        .treasure("red-1", "a1")
        .treasure("red-2", "blue")
    )
    has(
        log(t, ("blue", "drop:treasure")),
        "Both of Ben’s treasures are in the home bases of others: a deadly loss.",
        "Ben’s wizard dies.",
    )


def test_energy_of_a_powerstone_is_named() -> None:
    t = Story("B . R", blue=["Fireball", "Energy 4", "Waterbolt"]).carries("blue", "Powerstone")
    has(
        log(t, ("blue", "speed:energy-4")),
        "Anna discards Energy 4 (energy 5, 1 of it from the Powerstone).",
    )


def test_a_wall_is_called_a_wall_and_a_door_a_door() -> None:
    t = Story("B | R", blue=["Fireball"])
    has(
        log(t, ("blue", "fireball a1|b1")),
        "Anna casts Fireball at the wall a1|b1.",
        "The wall a1|b1 gets a crack (total 1).",
    )
    t = Story("B D R", blue=["Fireball"])
    has(log(t, ("blue", "fireball a1|b1")), "Anna casts Fireball at the door a1|b1.")
    t = Story("B . R", blue=["Create Wall"])
    has(log(t, ("blue", "create-wall a1|b1")), "Anna casts Create Wall at a1|b1.")


def test_a_wall_of_earth_collapses() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Wall of Earth"])
    has(
        log(t, ("blue", "fireball red"), ("red", "wall-of-earth a1|b1")),
        "Ben responds with Wall of Earth at a1|b1.",
        "Anna’s Fireball has lost sight of its target.",
        "The Wall of Earth at a1|b1 collapses.",
    )


def test_a_treasure_is_thrown_stretched_dropped_or_lost() -> None:
    t = Story("B . R", blue=["Heave-Ho"]).treasure("red-1", "blue")
    has(log(t, ("blue", "heave-ho b1")), "Anna throws Ben’s first treasure: it lands in b1.")
    t = Story("B . R", blue=["Stretch"]).treasure("red-1", "blue")
    has(log(t, ("blue", "stretch/drop b1")), "Anna reaches out and puts Ben’s first treasure down in b1.")
    t = Story("B . R", blue=["Drop Object"]).treasure("blue-1", "red")
    has(
        log(t, ("blue", "drop-object red")),
        "Ben loses Anna’s first treasure, which falls to the ground in c1.",
    )


def test_whoever_is_light_drifts() -> None:
    t = Story("B R .", blue=["Zot!"]).under("red", "Featherweight", energy=3)
    has(log(t, ("blue", "zot/hurt red"), ("red", "east")), "Ben drifts from b1 to c1.")


def test_one_walk_is_one_line_and_exits_are_named() -> None:
    t = Story("B . . . R")
    assert log(t, ("blue", "b1 c1 d1")) == ["Anna walks from a1 to d1."]
    t = Story(ring("B . . . . . . . . R"))
    assert log(t, ("blue", "west")) == ["Anna walks from a3 to j3 through the exit."]


def test_cards_drawn_are_one_line_for_whoever_sees_them() -> None:
    t = Story("B . R", rolls=(1, 1))
    acts = (("blue", "done"), ("blue", "draw-2"))
    others = [line for line in log(t, *acts) if "draws" in line]
    assert others == ["Anna draws 2 cards."]
    t = Story("B . R", rolls=(1, 1))
    mine = [line for line in log(t, *acts, reader=0) if "draws" in line]
    assert len(mine) == 1
    assert mine[0].startswith("Anna draws ")
    assert "2 cards" not in mine[0]


def test_a_walk_that_ends_where_it_began() -> None:
    t = Story("B . . . R")
    assert log(t, ("blue", "b1 a1")) == ["Anna walks around and returns to a1."]


def test_a_target_that_is_a_thing_is_told_with_its_owner_and_place() -> None:
    t = Story("B . . R", blue=["Dispel"]).stands("Create Wall", "b1|c1", by="red")
    has(log(t, ("blue", "dispel create-wall")), "Anna casts Dispel at the wall that Ben created at b1|c1.")
    t = Story("B . R", blue=["Dispel"]).stands("Wall of Fire", "a1|b1", by="red")
    has(log(t, ("blue", "dispel wall-of-fire")), "Anna casts Dispel at Ben’s Wall of Fire at a1|b1.")
    t = Story("B . R", blue=["Dispel"]).under("red", "Strength")
    has(log(t, ("blue", "dispel strength")), "Anna casts Dispel at Ben’s Strength.")
    t = Story("B . R", blue=["Dispel"]).under("blue", "Acid Bath", by="red")
    has(log(t, ("blue", "dispel acid-bath")), "Anna casts Dispel at Ben’s Acid Bath on Anna.")
    t = Story("B . R", blue=["Glue"]).lying("Dagger", "b1")
    has(log(t, ("blue", "glue dagger")), "Anna casts Glue at the Dagger in b1.")


def test_a_square_has_its_preposition() -> None:
    t = Story("B . R", blue=["Teleport"])
    has(log(t, ("blue", "teleport b1")), "Anna casts Teleport to b1.")
    t = Story("B . R", blue=["Windrider"])
    has(log(t, ("blue", "windrider b1")), "Anna casts Windrider to b1.")
    t = Story("B . R", blue=["Rosebush"])
    has(log(t, ("blue", "rosebush b1")), "Anna casts Rosebush in b1.")
    t = Story("B . R", blue=["Psychic Storm"])
    has(log(t, ("blue", "psychic-storm c1")), "Anna casts Psychic Storm at c1.")
    t = Story("B . R", blue=["Heave-Ho"]).treasure("red-1", "blue")
    has(log(t, ("blue", "heave-ho b1")), "Anna casts Heave-Ho to b1.")


def test_a_spell_at_oneself_names_its_target() -> None:
    t = Story("B . R", blue=["Waterbolt"])
    t.plays("blue", "waterbolt")
    has(log(t, ("blue", "blue damage-1")), "Anna casts Waterbolt at themselves.")

"""Positions come back unchanged from JSON, and people can write them by hand."""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections import Counter
from inspect import signature
from typing import Any

import pytest

from guildhall import wizwar
from guildhall.kernel.frame import Frame, expect, run
from guildhall.kernel.message import BadRecord
from guildhall.kernel.tape import Tape
from guildhall.wizwar import setup, witness
from guildhall.wizwar.board import line_named
from guildhall.wizwar.decks import NAME, NAME_OF, NAMES, SLUGS, VERSION, school_cards
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.flow.turn import ACT
from guildhall.wizwar.position import fields as position_fields
from guildhall.wizwar.position import frames as position_frames
from guildhall.wizwar.stack.ask import Piece, Question, pieces, questions
from guildhall.wizwar.stack.cast import Answerable, Cast
from guildhall.wizwar.state import State
from guildhall.wizwar.table_actions import end
from guildhall.wizwar.view import imagine, view
from tests.wizwar.positions import Parts, RoundTrips, answers_to_a_spell, apply, dump, load, round_trip, short
from tests.wizwar.story import Story, all_cards

# -- round trips -----------------------------------------------------------------------------------------

GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"edition": "faq", "giant_book": "on", "side": "B", "treasure_hunters": "on"}),
    (2, {"school_1": "draft", "school_2": "random", "school_3": "draft", "heavy_items": "on"}),
    (3, {"custom_spellbook": "on", "uncluttered_minds": "on", "extended_play": 3}),
    (3, {"school_1": "conjuring", "permanent_creations": "on", "deadly_treasures": "on"}),
    (4, {"school_1": "mutation", "school_2": "thaumaturgy", "colours": "in_order", "extended_play": 4}),
    (4, {"custom_spellbook": "on", "permanent_creations": "on", "mist_body": "all", "shield": 2}),
]


@pytest.mark.no_cover  # lines that only random games reach count as untested (and tracing is slow)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_after_every_step_of_a_game_its_position_is_the_same_state(
    seats: int, options: dict[str, object]
) -> None:
    rng = random.Random(seats)
    s = setup.deal(seats, OPTIONS.settle(options), Tape(seats))
    run(s)
    twin = round_trip(s)
    for number in range(300):
        if not s.asked:
            break
        choice = rng.choice(s.asked[0].options)
        apply(s, choice)
        apply(twin, choice)  # a loaded game continues the same way
        assert twin.asked == s.asked
        if number % 60 == 59 and s.stack == [ACT]:  # so they meet, or little would happen
            free = [q for q in s.arrangement.squares if all(thing.at != q for thing in s.things)]
            square = rng.choice(free)
            for table in (s, twin):
                table.at = [square if at >= 0 else at for at in table.at]
                table.held, table.sight = (), None
                run(table)
        round_trip(s)
    assert dump(twin) == dump(s)


def test_a_game_is_exact_to_its_end() -> None:
    t = Story("B . R", blue=["Fireball"]).lives("red", 5)
    t.blue("fireball red")
    assert t.over()
    again = round_trip(t.s)
    assert again.asked == ()
    written = dump(again)
    assert (written["ended"], written["winners"]) == ("last_wizard", ["blue"])
    assert written["wizards"]["red"] == {"at": None}


def darts_round_a_corner() -> RoundTrips:
    hands = {"blue": ["Fire Darts", "Around the Corner", "Energy 4"], "red": ["Negate Neutral", "Shield"]}
    trips = RoundTrips(Story("B . R", **hands))  # type: ignore[arg-type]
    trips.plays("blue", "around-the-corner fire-darts energy-4 red red red red")
    return trips.plays("red", "pass shield")


def a_bolt_goes_by() -> RoundTrips:
    trips = RoundTrips(Story("B R . .", blue=["Lightning Bolt", "Energy 4"], red=["Shield"]))
    return trips.plays("blue", "lightning-bolt east energy-4").plays("red", "shield")


def speed_with_add() -> RoundTrips:
    hands = {"blue": ["Add", "Energy 4", "Energy 5", "Energy 6"], "red": ["Negate Neutral"]}
    trips = RoundTrips(Story("B . R", **hands))  # type: ignore[arg-type]
    return trips.plays("blue", "speed:sum energy-4 energy-5").plays("red", "negate-neutral")


def acid_in_time() -> RoundTrips:
    t = Story("B . R", red=["Shield"]).under("red", "Acid Bath", by="blue", energy=3)
    trips = RoundTrips(t.done("blue").done("red"))
    return trips.plays("red", "shield")


def knocked_into_a_bush() -> RoundTrips:
    t = Story("B . R .", blue=["Waterbolt"], red=["Shield"]).stands("Rosebush", "d1")
    return RoundTrips(t).plays("blue", "waterbolt red damage-0").plays("red", "shield")


def a_big_man_pushes() -> RoundTrips:
    t = Story(
        """
        +---+---+---+
        | B   R   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
        """
    ).under("blue", "Big Man Form", energy=3)
    return RoundTrips(t).plays("blue", "b1").plays("red", "east")


def a_treasure_is_warded() -> RoundTrips:
    t = Story("B . R", blue=["Shield"], red=["Ward"], rolls=[1]).treasure("red-1", "a1")
    return RoundTrips(t).plays("blue", "take:red-1").plays("red", "ward").plays("blue", "shield")


def a_gnome_has_rolled() -> RoundTrips:
    hands = {"blue": ["Fireball"], "red": ["Gnome Form", "Full Shield"]}
    trips = RoundTrips(Story("B . R", **hands, rolls=[3]))  # type: ignore[arg-type]
    trips.plays("blue", "fireball red").plays("red", "gnome-form")
    assert dump(trips.t.s)["doing"][0]["rolled"] == ["gnome-form"]
    return trips.plays("red", "pass")


def a_storm_is_fled_from() -> RoundTrips:
    trips = RoundTrips(Story("B . R . .", blue=["Psychic Storm"], red=["Teleport", "Full Shield"]))
    trips.plays("blue", "psychic-storm c1").plays("red", "teleport e1")
    assert dump(trips.t.s)["doing"][0]["bound"] == ["red"]
    return trips.plays("red", "pass")


def a_feather_drifts_into_thorns() -> RoundTrips:
    t = Story("B . R . . .", blue=["Fireball"], red=["Featherweight"]).stands("Thornbush", "d1")
    trips = RoundTrips(t).plays("blue", "fireball red").plays("red", "featherweight east")
    assert dump(t.s)["doing"][-2]["stage"] == 3
    return trips.plays("red", "east")


def thorns_stop_a_walk() -> RoundTrips:
    t = Story("B . R . . .", blue=["Mental Force"]).stands("Thornbush", "d1")
    trips = RoundTrips(t.under("red", "Featherweight", energy=2)).plays("blue", "mental-force red east")
    return trips.plays("red", "east")


def extra_arms_are_dispelled() -> RoundTrips:
    t = Story("B . R", blue=["Dispel"], red=["Fireball"] * 3 + ["Create Wall"] * 3)
    t.under("red", "Extra Arms", energy=3).carries("red", "Dagger", "Boomstone", "Master Key")
    trips = RoundTrips(t).plays("blue", "dispel extra-arms")
    return trips.plays("red", "drop:dagger drop:boomstone")


def traps_are_laid() -> RoundTrips:
    trips = RoundTrips(Story("B . R . .", blue=["Booby Trap"]))
    return trips.plays("blue", "booby-trap b1 d1 e1 b2 trap@d1")


def a_mind_burns() -> RoundTrips:
    t = Story("B . R", blue=["Brain Burn"], red=["Dispel", "Add"]).under("red", "Strength", energy=2)
    return RoundTrips(t).plays("blue", "brain-burn red").plays("red", "add drop:strength done")


def a_walk_and_a_theft() -> RoundTrips:
    t = Story("B . R . .", blue=["Mental Force", "Drop Object", "Rotate Sector"]).carries("red", "Dagger")
    trips = RoundTrips(t.carries("red", "Large Rock").under("blue", "Adrenaline", energy=2))
    return trips.plays("blue", "mental-force red none east west done drop-object red dagger")


def earth_in_the_way() -> RoundTrips:
    trips = RoundTrips(Story("B . . R", blue=["Fireball"], red=["Wall of Earth"]))
    return trips.plays("blue", "fireball red").plays("red", "wall-of-earth b1|c1")


def no_room_for_a_rock() -> RoundTrips:
    hand = ["Zot!", "Dispel", "Fireball", "Fireball", "Fireball", "Waterbolt", "Waterbolt"]
    trips = RoundTrips(Story("B . R", blue=hand).lying("Dagger", "a1"))
    return trips.plays("blue", "take:dagger zot")


def no_room_for_tacks() -> RoundTrips:
    hand = ["Zot!", "Dispel", "Fireball", "Fireball", "Fireball", "Waterbolt", "Waterbolt"]
    trips = RoundTrips(Story("B . R", blue=hand).lying("Handful of Tacks", "b1"))
    return trips.plays("blue", "gather:handful-of-tacks zot")


def a_stone_is_gone_when_it_hits() -> RoundTrips:
    trips = RoundTrips(Story("B . R", red=["Shield"]).carries("blue", "Boomstone", "Boomstone"))
    return trips.plays("blue", "boomstone/throw red").plays("red", "shield")


def all_sorts_of_targets() -> RoundTrips:
    t = Story("B . R", blue=["Dispel", "Glue", "Rotate Sector"], red=["Negate Neutral"])
    trips = RoundTrips(t.lying("Dagger", "b1").treasure("red-1", "b1").under("red", "Strength"))
    trips.plays("blue", "glue dagger").plays("red", "pass").plays("blue", "dispel strength")
    return trips.plays("red", "pass").plays("blue", "rotate-sector sector:blue right").plays("red", "pass")


STORIES = (
    no_room_for_a_rock,
    no_room_for_tacks,
    a_stone_is_gone_when_it_hits,
    all_sorts_of_targets,
    answers_to_a_spell,
    darts_round_a_corner,
    a_bolt_goes_by,
    speed_with_add,
    acid_in_time,
    knocked_into_a_bush,
    a_big_man_pushes,
    a_treasure_is_warded,
    a_gnome_has_rolled,
    a_storm_is_fled_from,
    a_feather_drifts_into_thorns,
    thorns_stop_a_walk,
    extra_arms_are_dispelled,
    traps_are_laid,
    a_mind_burns,
    a_walk_and_a_theft,
    earth_in_the_way,
)


def test_every_unfinished_piece_of_the_rules_can_be_written_and_read() -> None:
    seen = {"draft"}  # in the games above
    for story in STORIES:
        seen |= story().frames
    assert seen >= {*position_frames.PHASES, *pieces()} - {"discard_and_draw"}


def test_things_that_have_rolled_can_be_written_though_their_owner_is_out_of_reach() -> None:
    t = Story(
        "B . R . Y",
        blue=["Lightning Bolt", "Energy 6"],
        red=["Gnome Form", "Teleport"],
        yellow=["Shield", "Absorb Spell"],
        rolls=[4],
        windows="open",
    )
    t.blue("lightning-bolt east energy-6").red("gnome-form")
    while t.asked() != {"red"}:
        t.plays(next(iter(t.asked())), "pass")
    t.red("teleport c3")
    assert dump(t.s)["doing"][0]["rolled"] == ["gnome-form"]
    assert dump(load(dump(t.s))) == dump(t.s)


def test_a_thing_that_has_gone_no_longer_counts_as_having_rolled() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Gnome Form", "Full Shield"], rolls=[3])
    t.blue("fireball red").red("gnome-form")
    assert expect(t.s.stack[1], Cast).rolled
    end(t.s, next(i for i, thing in enumerate(t.s.things) if thing.card >= 0))
    assert not expect(t.s.stack[1], Cast).rolled


def test_every_frame_can_be_in_a_position() -> None:
    for module in pkgutil.walk_packages(wizwar.__path__, "guildhall.wizwar."):
        importlib.import_module(module.name)
    frames: list[Any] = [
        frame
        for base in (Frame, Piece, Answerable)
        for frame in base.__subclasses__()
        if frame not in {Piece, Answerable} and frame.__module__.startswith("guildhall.wizwar.")
    ]
    assert all(frame is Question or not frame.__subclasses__() for frame in frames)
    phases = {type(step) for steps in position_frames.PHASES.values() for step in steps}
    assert set(frames) == phases | set(pieces().values()) | {Question}


@pytest.mark.plain
@pytest.mark.parametrize("frame", [*pieces().values(), *questions().values()])
def test_every_frame_names_its_numbers_and_their_sorts(frame: type[Frame[State]]) -> None:
    fields = frame.fields
    assert list(signature(frame).parameters) == list(fields)
    numbers = tuple(range(len(fields)))
    assert frame(*numbers).values() == tuple(vars(frame(*numbers)).values()) == numbers
    for sort in fields.values():
        position_fields.FORMS.of(sort)


def test_every_plain_field_is_read_as_it_is_written() -> None:
    for name in position_fields.PLAIN:
        s = load(short())
        setattr(s, name, s.arrangement.lines[:2] if getattr(s, name) == () else 1)
        run(s)
        assert dump(s)[name]
        round_trip(s)


# -- written by hand -------------------------------------------------------------------------------------


def hand(s: State, player: int) -> list[str]:
    return sorted(SLUGS[NAME_OF[card]] for card in s.hands[player])


def test_a_short_position_is_enough_to_play() -> None:
    s = load(short())
    assert (s.asked[0].player, s.mp, s.turns, s.life) == (0, 3, [2, 2], [15, 15])
    assert s.treasures == setup.empty_table(2, s.options, s.colours, s.places, Tape(0)).treasures
    cards = [card for school in s.schools[0] for card in school_cards(school, VERSION)]
    assert all_cards(s) == sorted(cards)
    assert len(s.decks[0]) == len(cards) - 2
    assert "decks" not in dump(s)
    assert list(dump(s)) == [
        *("game", "rules", "options", "players", "wizards", "hands", "turn", "phase", "chance")
    ]
    round_trip(s)


def test_nothing_but_the_players_must_be_there() -> None:
    s = load({"players": ["green", "yellow", "red", "blue"]})
    assert s.asked[0].player == 0
    assert s.at == list(s.homes)


def test_a_card_of_several_schools_can_be_named_with_or_without_its_school() -> None:
    s = load(short(hands={"blue": ["energy-4", "energy-4", "energy-4 (alchemy)"], "red": ["energy-4"]}))
    assert hand(s, 0) == ["energy-4"] * 3
    assert dump(s)["hands"] == {
        "blue": ["energy-4 (alchemy)", "energy-4 (elemental)", "energy-4 (elemental)"],
        "red": ["energy-4 (mentalism)"],
    }
    round_trip(s)


def test_spells_need_only_the_parts_that_are_not_clear() -> None:
    things = [
        {"card": "mist-body", "by": "blue"},
        None,
        {"card": "acid-bath", "by": "blue", "on": "red", "energy": 4},
        {"card": "lifestone", "at": "b1"},
        {"card": "create-wall (white)", "by": "red", "at": "d1|e1"},
        {"card": "homunculus", "by": "red", "energy": 5},
        {"card": "stone-block", "by": "red", "at": "e1", "note": 7},
    ]
    s = load(short(things=things))
    assert [thing.energy for thing in s.things] == [1, 0, 4, 0, 0, 5, 0]
    line = line_named("d1|e1")
    assert line is not None
    assert s.walls >> line & 1
    written = dump(round_trip(s))
    assert written["things"] == things
    assert "lines" not in written


def test_a_missing_wall_a_held_door_cracks_and_known_cards() -> None:
    parts = short(
        wizards={"blue": {"at": "d4"}, "red": {"at": "c1", "life": 3, "stun": 2, "carries": "blue-1"}},
        lines={"b1|b2": "open"},
        cracks={"d4|d5": 4},
        held={"d4|e4": "blue"},
        treasures={"red-2": "a1"},
        known={"blue": {"red": ["full-shield"]}},
        flags=["moved", "acted"],
        movement=1,
        attacks=1,
        sickened=["red"],
        passages=["d4|d5"],
        turns={"red": 1},
        discards=["zot", "dispel"],
        rolls=[4, 1],
        chance=17,
    )
    s = load(parts)
    written = dump(round_trip(s))
    for part in parts:
        assert written[part] == parts[part], part
    assert [NAMES[NAME_OF[card]] for card in s.discards[0]] == ["Zot!", "Dispel"]


def test_guesses_written_by_hand() -> None:
    guesses = {
        "blue": [
            {"bags": [{"cards": ["full-shield", "zot"], "in": {"red": 1, "deck": 1}}]},
            {"weight": 3, "bags": [{"cards": ["zot"], "in": {"red": 1}}]},
        ],
        "spectator": [{"bags": [{"cards": ["full-shield", "fireball"], "in": {"blue": 1, "red": 1}}]}],
    }
    s = load(short(guesses=guesses))
    written = dump(round_trip(s))
    assert written["guesses"] == guesses
    assert "known" not in written
    zot, shield = NAME["Zot!"], NAME["Full Shield"]
    hands = Counter(NAME_OF[imagine(view(s, 0), seed).hands[1][0]] for seed in range(1000))
    assert set(hands) == {zot, shield}  # 1 + 3 ways to 1
    assert abs(hands[zot] - 800) < 60
    assert view(s, None).known == ((), ())


def test_plain_knowledge_is_not_written_as_a_guess() -> None:
    parts = short(guesses={"red": [{"bags": [{"cards": ["fireball"], "in": {"blue": 1}}]}], "blue": [{}]})
    written = dump(round_trip(load(parts)))
    assert written["known"] == {"red": {"blue": ["fireball"]}}
    assert "guesses" not in written
    known = {"spectator": {"red": ["full-shield"]}}
    assert dump(round_trip(load(short(known=known))))["known"] == known


def test_guesses_come_through_a_story() -> None:
    t = Story("B R . Y", blue=["Thought Steal", "Fireball"], red=["Absorb Spell", "Fog", "Lifestone"])
    t.blue("fireball red").red("absorb-spell").done("blue").done("red").done("yellow")
    t.blue("thought-steal red fog done")
    written = dump(round_trip(t.s))
    assert list(written["known"]) == ["blue", "red"]
    assert written["known"]["red"] == {"blue": ["fog"]}
    assert list(written["guesses"]) == ["yellow", "spectator"]
    assert len(written["guesses"]["yellow"]) == 2


def test_an_answer_in_an_open_window_can_be_half_said() -> None:
    t = Story("B . R Y", blue=["Fireball"], windows="open").gives("yellow", "Wall of Earth", "Teleport")
    t.blue("fireball yellow").red("pass").yellow("teleport")
    assert round_trip(t.s).asked == t.s.asked
    assert "a1" in t.options("yellow")


def test_a_question_is_saved_with_its_numbers_and_loads_from_older_positions() -> None:
    t = Story("B . R", blue=["Mental Force"])
    t.blue("mental-force red").blue("b1")
    saved = dump(t.s)
    spell, asked = saved["doing"]
    assert asked == {"do": "asked", "question": "walked", "player": "blue", "victim": "red", "left": 3}
    old = {"do": "asked", "question": "walked", "player": "blue", "a": "red", "b": 3, "c": 0}
    assert load({**saved, "doing": [spell, old]}).stack == t.s.stack


def test_an_overfull_hand_is_settled_by_the_game() -> None:
    cards = ["fireball", "fireball", "fireball", "waterbolt", "waterbolt", "energy-6", "zot", "dispel"]
    s = load(short(hands={"blue": cards}))
    assert expect(s.stack[-1], Question).question == "over"
    assert len(s.hands[0]) == 8


def test_the_beginning_of_a_turn_happens_when_it_is_loaded() -> None:
    s = load(short(phase="time_passes", turn="red"))
    assert (s.player, s.turns, s.stack) == (1, [2, 3], [ACT])


def test_the_schools_can_still_be_open() -> None:
    options = {"school_1": "draft"}
    s = load({"players": ["blue", "red"], "options": options, "phase": "draft", "turn": "red"})
    assert s.asked[0].player == 1
    assert round_trip(s).schools == ((0, 4, 5),)


def test_mixed_decks_are_written_down() -> None:
    schools = [
        ["white", "alchemy", "conjuring", "elemental"],
        ["black", "mentalism", "mutation", "thaumaturgy"],
    ]
    parts: Parts = {"players": ["red", "blue"], "options": {"custom_spellbook": "on"}, "schools": schools}
    s = load(parts)
    assert "decks" not in dump(round_trip(s))
    s.decks = [s.decks[1][:1] + s.decks[0], s.decks[1][1:]]
    s.decks[0] = tuple(sorted(s.decks[0]))
    s.knows = [witness.plain(s, viewer, [(), ()]) for viewer in range(3)]
    written = dump(round_trip(s))
    assert len(written["decks"]) == 2
    assert "guesses" not in written
    assert [len(knows[0][1]) for knows in s.knows] == [1, 1, 1]


def test_rolls_of_a_record_take_the_place_of_those_of_the_position() -> None:
    tape = Tape(5, recorded=(2,))
    assert load(short(rolls=[1]), tape).tape is tape
    meditating = {"do": "cast", "way": "meditate", "card": "meditate", "caster": "blue"}
    with pytest.raises(BadRecord):
        load(short(doing=[meditating]), Tape(5, recorded=(999,)))

"""Views as plain JSON have everything that a seat can see, in the words of notation, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from guildhall.kernel.event import Event
from guildhall.kernel.game import Opening
from guildhall.wizwar import kinds, notation, target_words, targets
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.movement import is_sealed, why_not_home
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.table_actions import points
from guildhall.wizwar.targets import AS_LINE, LINE, SECTOR, TREASURE, WIZARD
from guildhall.wizwar.words.aim import taken_lines
from tests.wizwar.story import Story
from tests.wizwar.wandering import GAME, choose, some_options, wander

Shown = Mapping[str, Any]


def shown(t: Story | State, seat: int | None = None) -> Shown:
    """Return the table as a seat or a spectator sees it."""
    return GAME.show(GAME.view(t.s if isinstance(t, Story) else t, seat))


def public(s: State, seat: int | None) -> Shown:
    """Return what a seat sees, without the part `mine`."""
    return {part: value for part, value in shown(s, seat).items() if part != "mine"}


def told(t: Story, event: str) -> list[Shown]:
    """Return the events of a name that followed from the last choice."""
    found = [GAME.show_event(t.s, told) for told in t.s.events or ()]
    return [told for told in found if told["event"] == event]


# -- what everybody sees ---------------------------------------------------------------------------------


def test_the_board_is_all_there() -> None:
    s = GAME.new(4, 5, {"colours": "in_order"})
    view = shown(s)
    board = view["board"]
    assert (board["columns"], board["rows"]) == (10, 10)
    assert sorted(square for sector in board["sectors"] for square in sector["squares"]) == sorted(
        target_words.PLACE_WORDS[:100]
    )
    assert [(sector["owner"], sector["turn"]) for sector in board["sectors"]] == list(s.places)
    lines = [target_words.PLACE_WORDS[LINE[line]] for line in s.arrangement.lines if s.walls >> line & 1]
    assert view["walls"] == lines
    assert {door["line"] for door in view["doors"]} == {
        target_words.PLACE_WORDS[LINE[line]] for line in s.arrangement.lines if s.doors >> line & 1
    }
    for way, back in zip(board["exits"][::2], board["exits"][1::2], strict=True):
        assert (way["to"], way["to_side"]) == (back["square"], back["side"])
        assert (back["to"], back["to_side"]) == (way["square"], way["side"])
        assert way["portal"] is None


@pytest.mark.parametrize(
    ("option", "aim"),
    [
        ({}, ("victory_points", "12.1", 2)),
        ({"extended_play": 4}, ("victory_points", "14.4", 4)),
        ({"treasure_hunters": "on"}, ("treasures", "14.8", 2)),
    ],
)
def test_a_view_shows_what_wins(option: dict[str, object], aim: tuple[str, str, int]) -> None:
    endings = shown(GAME.new(2, 5, option))["endings"]
    assert [tuple(ending.values()) for ending in endings] == [aim, ("last_wizard", "12.4", 1)]


def test_an_exit_with_a_portal_says_its_colour() -> None:
    board = shown(GAME.new(2, 1))["board"]
    assert (board["columns"], board["rows"]) == (10, 5)
    assert {way["portal"] for way in board["exits"]} == {None, "purple", "cyan"}
    west = next(way for way in board["exits"] if way["square"] == "a3")
    assert west == {"square": "a3", "side": "west", "to": "j3", "to_side": "east", "portal": None}


def test_doors_have_owners_holders_and_seals() -> None:
    t = Story("B D . R")
    t.stands("Create Door", "c1|d1", by="red")
    t.stands("Seal Door", "c1|d1", by="red")
    doors = {door["line"]: door for door in shown(t)["doors"]}
    assert doors["c1|d1"] == {"line": "c1|d1", "owner": 1, "opens": None, "held": [], "sealed": True}
    assert doors["a1|b1"]["opens"] == doors["a1|b1"]["owner"] == 0
    t.s.at[0] = -1  # the doors of the dead
    assert next(door for door in shown(t)["doors"] if door["line"] == "a1|b1")["opens"] is None


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seed", range(6))
def test_views_show_the_truth(seed: int) -> None:
    """Fail unless names, owners of doors and points agree with notation and the rules."""
    for s in islice(wander(2 + seed % 3, seed), 0, 400, 7):
        view = shown(s)
        assert [thing["name"] for thing in view["things"]] == [
            notation.thing_name(s, number) for number, thing in enumerate(s.things) if thing.card >= 0
        ]
        assert [wizard["points"] for wizard in view["wizards"]] == [points(s, p) for p in range(s.seats)]
        assert [wizard["colour"] for wizard in view["wizards"]] == [
            notation.colour_name(s, seat) for seat in range(s.seats)
        ]
        for door in view["doors"]:
            line = AS_LINE[target_words.PLACE_WORDS.index(door["line"])]
            opens = {seat for seat in range(s.seats) if why_not_home(s, seat, line) is None}
            if not door["held"]:
                assert opens - {seat for seat in opens if s.at[seat] < 0} == {door["opens"]} - {None}
            assert door["sealed"] == is_sealed(s, line)
        for treasure, name in zip(range(len(s.treasures)), view["treasures"], strict=True):
            assert name["name"] == notation.treasure_name(s, treasure)
        names = target_words.names_of(s.colours, s.things, s.places)
        for decision in s.asked:
            if decision.kind in (kinds.AIM, kinds.CHOICE):
                for target in decision.options:
                    if target >= 0:
                        assert target_words.target_word(names, target) == notation.target_name(s, target)


def test_things_have_names_and_places() -> None:
    t = Story("B . . R", blue=["Fireball"])
    t.carries("red", "Speedstone").stands("Rosebush", "b1").stands("Rosebush", "c1", by="red")
    t.under("red", "Slow Death", by="blue", energy=3)
    things = {thing["name"]: thing for thing in shown(t)["things"]}
    stone = things["speedstone"]
    assert (stone["owner"], stone["at"], stone["on"], stone["item"]) == (1, None, None, True)
    bush = next(thing for thing in things.values() if thing["at"] == "c1")
    assert bush["name"] == f"rosebush#{bush['id']}"
    assert (bush["card"], bush["owner"], bush["cracks"], bush["lasts"]) == ("rosebush", 1, 0, "permanent")
    death = things["slow-death"]
    assert (death["owner"], death["on"], death["energy"]) == (0, "red", 3)
    assert shown(t)["wizards"][1]["items"] == ["speedstone"]


def test_a_carried_treasure_is_where_its_carrier_is() -> None:
    t = Story("B . . R").treasure("red-1", "blue")
    view = shown(t)
    assert view["wizards"][0]["treasure"] == "red-1"
    red = next(treasure for treasure in view["treasures"] if treasure["name"] == "red-1")
    assert red == {"name": "red-1", "owner": 1, "at": "a1", "carrier": 0}


def test_a_view_shows_the_rest_of_the_turn() -> None:
    t = Story("B . . R", blue=["Fireball"])
    assert (shown(t)["attacks"], shown(t)["attacks_left"]) == (0, 1)
    t.blue("b1 fireball red")
    view = shown(t)
    assert (view["player"], view["phase"], view["step"], view["rule"]) == (0, "move_and_cast", None, "1.7")
    assert (view["movement"], view["attacks"], view["attacks_left"]) == (t.mp(), 1, 0)
    assert {"moved", "acted"} <= set(view["flags"])
    assert view["decks"][0]["discards"] == ["fireball"]
    t.blue("done")
    assert shown(t)["waiting"] == [t.s.asked[0].player]


def test_the_end_is_shown() -> None:
    t = Story("B R", blue=["Fireball"]).lives("red", 1)
    t.blue("fireball red")
    view = shown(t)
    assert (view["ended"], view["winners"], view["waiting"], view["phase"]) == ("last_wizard", [0], [], None)
    assert view["rule"] == "12.4"
    red = view["wizards"][1]
    assert (red["at"], red["dead"], red["life"]) == (None, True, 0)


# -- frames in progress ----------------------------------------------------------------------------------


def test_in_a_window_everybody_sees_the_cast_and_nobody_sees_who_is_asked() -> None:
    t = Story("B . R . Y", blue=["Fireball"], red=["Full Shield"])
    t.blue("fireball red")
    assert t.asked() == {"red"}
    for seat in (0, 1, 2, None):
        view = shown(t, seat)
        cast, window = view["doing"]
        assert (cast["do"], cast["player"], cast["way"], cast["kind"]) == ("cast", 0, "fireball", "attack")
        assert (cast["targets"], cast["from"], cast["against"]) == (["red"], "a1", None)
        assert window == {"do": "window", "about": 0, "passed": []}
        assert view["waiting"] == []


def test_nobody_sees_who_has_passed_in_a_window() -> None:
    """Only players who could have answered were asked."""
    t = Story("B . R . Y", blue=["Fireball"], red=["Full Shield"], yellow=["Absorb Spell"])
    t.blue("fireball red").red("pass")
    assert t.asked() == {"yellow"}
    for seat in (0, 1, 2, None):
        assert public(t.s, seat)["doing"][-1]["passed"] == []


def test_an_answer_names_the_frame_it_answers() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield")
    _, _, answer, window = shown(t)["doing"]
    assert (answer["way"], answer["against"], window["about"]) == ("full-shield", 0, 2)


def test_in_open_windows_everybody_sees_who_has_passed_and_who_is_asked() -> None:
    t = Story("B . R . Y", blue=["Fireball"], windows="open")
    t.blue("fireball red")
    assert (shown(t)["waiting"], shown(t)["doing"][-1]["passed"]) == ([1], [])
    t.red("pass")
    assert (shown(t)["waiting"], shown(t)["doing"][-1]["passed"]) == ([2], [1])


def test_in_open_windows_nobody_sees_that_a_player_has_begun_to_answer() -> None:
    t = Story("B . R Y", blue=["Fireball"], windows="open").gives("yellow", "Teleport")
    t.blue("fireball yellow").red("pass")
    before = [GAME.view(t.s, seat) for seat in (0, 1, None)]
    t.yellow("teleport")
    assert t.asked() == {"yellow"}
    assert [GAME.view(t.s, seat) for seat in (0, 1, None)] == before


def test_damage_on_its_way_is_shown() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Shield"])
    t.blue("fireball red")
    damage = shown(t)["doing"][-2]
    assert (damage["do"], damage["player"], damage["by"]) == ("damage", 1, 0)
    assert (damage["amount"], damage["kinds"], damage["attack"]) == (5, ["magical", "fire"], True)


def test_a_question_of_a_card_names_the_player_asked() -> None:
    t = Story("B . R . Y", blue=["Thought Steal"], red=["Fireball", "Dispel"])
    t.blue("thought-steal red")
    assert shown(t, 2)["doing"][-1] == {"do": "asked", "player": 0, "question": "stolen"}
    assert shown(t, 2)["waiting"] == [0]


def test_only_the_caster_sees_a_declaration() -> None:
    t = Story("B . . R", blue=["Fire Darts", "Energy 4"])
    t.blue("fire-darts energy-4 red")
    mine = shown(t, 0)["mine"]["declaring"]
    assert (mine["way"], mine["targets"], mine["cards"]) == ("fire-darts", ["red"], ["energy-4"])
    assert shown(t, 1)["mine"]["declaring"] is None
    for seat in (0, 1):
        assert public(t.s, seat) == public(t.s, None)
        assert public(t.s, seat)["doing"] == []
        assert public(t.s, seat)["waiting"] == [0]


def test_speed_with_add_is_declared_unseen() -> None:
    t = Story("B . . R", blue=["Add", "Energy 4", "Energy 5", "Energy 6"])
    t.blue("speed:sum energy-4")
    mine = shown(t, 0)["mine"]["declaring"]
    assert (mine["way"], mine["cards"], mine["energy"]) == (None, ["add", "energy-4"], 4)
    assert public(t.s, 0) == public(t.s, 1)


# -- what only one seat knows ----------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    t = Story("B . R", blue=["Fireball", "Zot!"], red=["Full Shield"])
    assert [card["card"] for card in shown(t, 0)["mine"]["hand"]] == [
        SLUGS[NAME_OF[card]] for card in t.s.hands[0]
    ]
    assert {card["school"] for card in shown(t, 1)["mine"]["hand"]} <= {"white", "black", "thaumaturgy"}
    assert shown(t)["mine"] is None
    assert "full-shield" not in str(shown(t, 0))
    assert [wizard["cards"] for wizard in shown(t)["wizards"]] == [2, 1]


def test_a_looked_at_hand_is_known_to_the_looker_alone() -> None:
    t = Story("B . R . Y", blue=["Thought Steal"], red=["Fireball", "Dispel", "Zot!"])
    t.blue("thought-steal red dispel done")
    known = [card["card"] for card in shown(t, 0)["mine"]["known"][1]]
    assert sorted(known) == ["fireball", "zot"]
    assert [card["card"] for card in shown(t, 1)["mine"]["known"][0]] == ["dispel"]
    assert shown(t, 2)["mine"]["known"] == [[], [], []]
    assert all(wizard["known"] == [] for wizard in shown(t)["wizards"])


def test_only_its_owner_is_shown_the_real_token() -> None:
    t = Story("B . . . . . R", blue=["Booby Trap"])
    t.blue("booby-trap b1 c1 d1 e1 trap@c1")
    assert shown(t, 0)["mine"]["traps"] == ["c1"]
    assert shown(t, 1)["mine"]["traps"] == []
    assert [(trap["at"], trap["owner"]) for trap in shown(t, 1)["traps"]] == [
        (square, 0) for square in ("b1", "c1", "d1", "e1")
    ]


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seed", range(12))
def test_everything_except_mine_is_the_same_for_all(seed: int) -> None:
    declared = windows = 0
    for s in islice(wander(2 + seed % 3, seed), 500):
        everybody = public(s, None)
        for seat in range(s.seats):
            assert public(s, seat) == everybody
            mine = GAME.show_mine(GAME.view(s, seat))
            assert mine is not None
            assert shown(s, seat)["mine"] == mine
            declared += mine["declaring"] is not None
        windows += GAME.opening(s) is not None
    assert declared > 10
    assert windows


# -- what happens ----------------------------------------------------------------------------------------


def test_events_are_shown_in_words() -> None:
    t = Story("B . R", blue=["Fireball", "Energy 4"])
    t.blue("b1")
    step = {"event": "step", "player": 0, "gait": "walks", "from": "a1", "square": "b1", "exit": None}
    assert told(t, "step") == [step]
    t.blue("fireball red")
    assert told(t, "cast") == [
        {"event": "cast", "player": 0, "way": "fireball", "target": "red", "energy": 1, "barrier": None}
    ]
    hurt = {"event": "damage", "player": 1, "count": 5, "kind": ["magical", "fire"], "life": 10}
    hurt["cause"] = "fireball"
    assert told(t, "damage") == [hurt]


def test_an_event_shows_a_treasure_that_nobody_carries_any_more() -> None:
    t = Story("R . B", blue=["Fool's Gold"]).treasure("blue-1", "a1")
    t.red("take:blue-1").blue("fools-gold d4")
    assert told(t, "treasure-moved") == [{"event": "treasure-moved", "treasure": "blue-1", "square": "d4"}]


def test_events_show_the_victim_of_a_theft_and_how_something_is_dropped() -> None:
    t = Story("B . R", blue=["Yoink!"]).carries("red", "Dagger").blue("yoink red")
    dagger = {"player": 0, "card": "dagger", "thing": 0}
    assert told(t, "take") == [{"event": "take", **dagger, "victim": 1}]
    t.blue("drop:dagger")
    assert told(t, "drop") == [{"event": "drop", **dagger, "square": "a1", "how": "drops"}]
    t.blue("take:dagger")
    assert told(t, "take") == [{"event": "take", **dagger, "victim": None}]


@pytest.mark.parametrize(("hall", "barrier"), [("B | . R", "wall"), ("B D . R", "door")])
def test_an_event_names_the_destroyed_thing(hall: str, barrier: str) -> None:
    t = Story(hall, blue=["Destroy Wall"]).blue("destroy-wall a1|b1")
    assert told(t, "destroyed") == [{"event": "destroyed", "target": "a1|b1", "barrier": barrier}]


@pytest.mark.parametrize("hall", ["B | . R", "B D . R"])
def test_an_edge_is_free_after_a_wall_or_door_on_it_is_destroyed(hall: str) -> None:
    """Created walls and doors, seals and fire go too, and no wall is left under a door."""
    t = Story(hall, blue=["Destroy Wall"])
    for name in ("Create Wall", "Create Door", "Seal Door", "Wall of Fire"):
        t.stands(name, "a1|b1", by="red")
    assert told(t.blue("destroy-wall a1|b1"), "destroyed")
    assert not taken_lines(t.s) & 1


def test_events_show_energy_tokens_that_are_removed() -> None:
    """All temporary spells of a player lose them at once, before those without tokens end."""
    t = Story("B R").under("red", "Strength", energy=3).under("red", "Acid Bath", by="red", energy=1)
    t.under("blue", "Gnome Form", energy=2).done("blue")
    cards = [{"card": "strength", "school": "mutation"}, {"card": "acid-bath", "school": "alchemy"}]
    assert told(t, "energy") == [
        {"event": "energy", "player": 1, "cards": cards, "things": [0, 1], "left": [2, 0]}
    ]
    names = [name for name, _ in t.log]
    assert names.index("energy") < names.index("ended")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event(kinds.START, (1, 3, 0)), {"player": 1, "colours": ["green", "blue"]}),
        (Event(kinds.SCHOOL_CHOSEN, (1, 4)), {"player": 1, "school": "elemental"}),
        (Event(kinds.SCHOOLS_SET, (0, 0, 2)), {"group": 0, "schools": ["white", "alchemy"]}),
        (Event(kinds.BUMP, (1, 1)), {"player": 1, "direction": "south"}),
        (Event(kinds.ROLLED, (1, 0, 2)), {"player": 1, "card": "full-shield", "face": 2}),
        (Event(kinds.HELD, (0, 0)), {"player": 0, "line": "a1|b1"}),
        (Event(kinds.TREASURE_TAKEN, (0, 3, -1)), {"player": 0, "treasure": "red-2", "victim": None}),
        (Event(kinds.TREASURE_TAKEN, (0, 3, 1)), {"player": 0, "treasure": "red-2", "victim": 1}),
        (Event(kinds.REDUCED, (0, 2, 1, 0)), {"player": 0, "count": 2, "left": 1, "cause": "full-shield"}),
        (Event(kinds.TURNED, (SECTOR[0], 3)), {"sector": "sector:blue", "count": 3}),
        (Event(kinds.DESTROYED, (LINE[0], kinds.DOOR)), {"target": "a1|b1", "barrier": "door"}),
        (Event(kinds.DAMAGED, (0, 2, 1, 13, -1)), {"count": 2, "cause": None}),
        (Event(kinds.POINT, (0, 1, -1)), {"player": 0, "total": 1, "treasure": None}),
        (Event(kinds.POINT_LOST, (0, 0, 2)), {"player": 0, "total": 0, "treasure": "red-1"}),
        (Event(kinds.DESTROYED_THING, (0, 1, -1, 2)), {"card": "full-shield", "player": 1, "target": None}),
        (
            Event(kinds.LAID, (0, 0, targets.tell_thing(0, NOBODY, targets.NOWHERE), 2)),
            {"target": "full-shield", "energy": 2},
        ),
        (Event(kinds.CARDS, (0, 0), 1), {"cards": [{"card": "full-shield", "school": "white"}]}),
        (Event(kinds.KILLED, (0, WIZARD[1], 1)), {"player": 0, "target": "red", "kills": 1}),
        (Event(kinds.STUN, (0, 1, 3)), {"player": 0, "count": 1, "total": 3}),
        (Event(kinds.CRACKED, (LINE[0], 1, 2, kinds.WALL, -1)), {"target": "a1|b1", "thing": None}),
        (Event(kinds.AIMED, (0, 0, TREASURE[0], 0)), {"target": "blue-1"}),
        (Event(kinds.ENDED, (2, 1)), {"reason": "last_wizard", "winners": [1]}),
    ],
)
def test_an_event_is_shown_with_named_numbers(event: Event, words: Shown) -> None:
    found = GAME.show_event(Story("B . R").s, event)
    assert found["event"] == kinds.EVENTS[event.kind].name
    assert {name: found[name] for name in words} == words


def test_events_show_which_item_was_knocked_along() -> None:
    t = Story("B . . . . . . R", blue=["Waterbolt", "Energy 4"]).carries("blue", "Bloodshard")
    t.lying("Dagger", "b1").blue("waterbolt dagger energy-4 0")
    assert told(t, "lands") == [{"event": "lands", "card": "dagger", "square": "f1", "thing": 1}]


def test_events_show_which_homunculus_is_hurt() -> None:
    t = (
        Story("B . R", blue=["Zot!", "Energy 4"])
        .carries("blue", "Dagger")
        .under("red", "Homunculus", energy=6)
    )
    t.blue("zot/hurt red energy-4")
    assert told(t, "servant") == [{"event": "servant", "player": 1, "count": 4, "life": 2, "thing": 1}]


@pytest.mark.no_cover  # tracing is slow
def test_an_event_about_a_thing_has_its_number() -> None:
    """Numbers distinguish equal cards, and are never those of later things."""
    found = set()
    for seed in range(10):
        cards: dict[int, str] = {}
        for s in wander(2 + seed % 3, seed):
            for event in s.events or ():
                about = GAME.show_event(s, event)
                name, thing = about["event"], about.get("thing")
                if thing is None:
                    continue
                found.add(name)
                assert isinstance(thing, int)
                if name in ("laid", "item"):
                    cards[thing] = str(about["card"])
                elif name != "servant":
                    assert cards[thing] == about["target" if name == "cracks" else "card"]
                if name in ("ended", "destroyed-thing"):
                    del cards[thing]
            if s.asked:
                table = {thing["id"]: thing["card"] for thing in shown(s)["things"]}
                assert {number: cards.get(number) for number in table} == table
    assert found >= {"laid", "item", "ended", "drop", "take", "destroyed-thing", "cracks"}


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seed", range(6))
def test_in_two_worlds_that_look_alike_all_is_shown_alike(seed: int) -> None:
    """Another world, which differs in what a seat can't know, shows its events in the same words."""
    rng = random.Random(seed)
    s = GAME.new(2 + seed % 3, seed, some_options(rng))
    compared = 0
    for _ in range(250):
        if not s.asked:
            break
        decision = s.asked[0]
        GAME.apply(s, decision.player, choose(decision, rng))
        for seat in range(s.seats):
            twin = GAME.imagine(GAME.view(s, seat), rng.getrandbits(60))
            assert GAME.show(GAME.view(twin, seat)) == GAME.show(GAME.view(s, seat))
            for event in s.events or ():
                if event.seen_by(seat):
                    assert GAME.show_event(twin, event) == GAME.show_event(s, event)
                    compared += twin.hands != s.hands
    assert compared > 100


# -- hints -----------------------------------------------------------------------------------------------


def test_hints_are_shown_in_words() -> None:
    t = Story("B . R .", blue=["Fireball", "Fire Darts", "Energy 4"]).stands("Rosebush", "d1")
    hints: Shown = GAME.show_hints(GAME.hints(GAME.view(t.s, 0)))
    near = next(reach for reach in hints["reach"] if reach["square"] == "c1")
    assert near == {"square": "c1", "cost": 2, "path": ["b1", "c1"], "calm": 2}
    fireball = next(aim for aim in hints["aims"] if aim["way"] == "fireball")
    assert "red" in fireball["targets"]
    assert "rosebush" in fireball["targets"]
    assert fireball["rule"] == "24.1"
    darts = next(aim for aim in hints["aims"] if aim["way"] == "fire-darts")
    assert darts["boosts"] == ["energy-4"]
    assert hints["hidden"] == ["d1"]
    assert "b1" in hints["seen"]["a1"]
    assert hints["accounts"][0]["thing"] == "rosebush"
    assert hints["accounts"][0]["message"]["key"] == "wizwar-text-rosebush"
    assert hints["standings"][0]["hand_limit"] == 7


def test_hints_end_a_turn_and_warn_of_what_gains_nothing() -> None:
    t = Story("B . R", blue=["Fireball", "Energy 4"])
    hints: Shown = GAME.show_hints(GAME.hints(GAME.view(t.s, 0)))
    assert (hints["finish"], hints["drawn"], hints["warnings"]) == (["done", "done", "draw-2"], 2, [])
    hints = GAME.show_hints(GAME.hints(GAME.view(t.s, 1)))
    assert (hints["finish"], hints["drawn"], hints["warnings"]) == ([], 0, [])
    t.plays("blue", "done done")
    hints = GAME.show_hints(GAME.hints(GAME.view(t.s, 0)))
    warned: Any = hints["warnings"]
    assert [(one["word"], one["rule"]) for one in warned] == [("draw-0", "13.2")]


@pytest.mark.parametrize(
    ("home", "treasure", "warned"),
    [("a1", "red-1", ["done"]), ("b1", "red-1", []), ("a1", "blue-1", []), ("a1", None, [])],
)
def test_hints_warn_of_keeping_a_treasure_that_would_score_here(
    home: str, treasure: str | None, warned: list[str]
) -> None:
    t = Story("B . R").home("blue", home)
    if treasure is not None:
        t.treasure(treasure, "blue")
    assert [one.word for one in GAME.hints(GAME.view(t.s, 0)).warnings] == warned
    t.blue("done")
    assert all(one.word != "done" for one in GAME.hints(GAME.view(t.s, 0)).warnings)  # too late


def test_hints_have_the_words_for_things_here_and_for_giving_something_up() -> None:
    t = Story("B . R").lying("Dagger", "a1").treasure("red-1", "a1").carries("blue", "Fire Cloak")
    t.under("blue", "Strength", energy=3)
    hints: Shown = GAME.show_hints(GAME.hints(GAME.view(t.s, 0)))
    assert hints["here"] == ["take:red-1", "take:dagger", "drop:fire-cloak"]
    assert hints["losses"] == ["drop:fire-cloak", "end:strength"]
    t = Story("B . R").lying("Dagger", "a1").treasure("red-1", "blue").carries("blue", "Fire Cloak")
    hints = GAME.show_hints(GAME.hints(GAME.view(t.s, 0)))
    assert hints["here"] == ["drop:red-1", "take:dagger", "drop:fire-cloak"]
    assert hints["losses"] == ["drop:fire-cloak", "drop:red-1"]
    hints = GAME.show_hints(GAME.hints(GAME.view(t.s, 1)))
    assert (hints["here"], hints["losses"]) == ([], [])


@pytest.mark.parametrize("words", ["meditate", "done"])
def test_hints_have_the_words_for_making_room_in_the_hand(words: str) -> None:
    hand = ["Fireball", "Fireball", "Windrider", "Windrider", "Meditate"]
    t = Story("B . R", blue=hand).carries("blue", "Dagger").under("blue", "Strength", energy=3).blue(words)
    hints: Shown = GAME.show_hints(GAME.hints(GAME.view(t.s, 0)))
    gives_up = sorted(word for word in t.options("blue") if ":" in word)
    assert gives_up
    assert (hints["here"], sorted(hints["losses"])) == ([], gives_up)


def calm(t: Story) -> dict[str, int]:
    """Return for each square how far the wizard walks before something might happen."""
    hints: Shown = GAME.show_hints(GAME.hints(GAME.view(t.s, 0)))
    return {reach["square"]: reach["calm"] for reach in hints["reach"]}


def test_a_walk_is_calm_until_something_might_happen() -> None:
    assert calm(Story("B . . . R").lying("Dagger", "b1"))["d1"] == 3
    assert calm(Story("B . . . R").stands("Wall of Fire", "b1|c1", by="red"))["d1"] == 1
    assert calm(Story("B . . . R").stands("Wall of Fire", "a1|b1", by="red"))["b1"] == 1
    bush = Story("B . . . R").stands("Rosebush", "c1", by="red")
    assert (calm(bush)["b1"], calm(bush)["c1"]) == (1, 1)
    assert calm(bush.under("blue", "Mist Body", energy=2))["c1"] == 2


def test_a_walk_is_calm_up_to_a_push_or_another_players_trap() -> None:
    assert calm(Story("B . . Y R"))["d1"] == 3
    assert calm(Story("B . . Y R").under("blue", "Big Man Form", energy=3))["d1"] == 2
    mine, theirs = Story("B . . . R"), Story("B . . . R")
    for t, by in ((mine, "blue"), (theirs, "red")):
        t.everywhere("Booby Trap", by=by)
        t.s.traps = ((len(t.s.things) - 1, t.square("c1"), 0),)
    assert (calm(mine)["c1"], calm(theirs)["c1"]) == (2, 1)


# -- what can be answered --------------------------------------------------------------------------------


def bits(t: Story, *colours: str) -> int:
    """Return seats as bits."""
    return sum(1 << t.seat(colour) for colour in colours)


def test_an_attack_concerns_its_victim_even_if_others_are_asked() -> None:
    t = Story("B . R . Y", blue=["Fireball"], windows="open")
    assert GAME.opening(t.s) is None
    t.blue("fireball red")
    assert (t.asked(), GAME.opening(t.s)) == ({"red"}, Opening(bits(t, "red")))
    t.red("pass")
    assert (t.asked(), GAME.opening(t.s)) == ({"yellow"}, Opening(bits(t, "red"), bits(t, "red")))


def test_while_a_player_declares_an_answer_the_window_is_open_to_all() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Wall of Earth"])
    t.blue("fireball red").red("wall-of-earth")
    assert t.asked() == {"red"}
    assert shown(t, 1)["mine"]["declaring"]["way"] == "wall-of-earth"
    assert GAME.opening(t.s) == Opening(bits(t, "red"))


def test_an_answer_concerns_the_caster_of_the_spell_it_answers() -> None:
    t = Story("B . R . Y", blue=["Fireball"], red=["Full Shield"], windows="open")
    t.blue("fireball red").red("full-shield")
    assert GAME.opening(t.s) == Opening(bits(t, "blue"))


def test_a_storm_concerns_all_who_stand_in_it_but_its_caster() -> None:
    t = Story("B R Y . G", blue=["Psychic Storm"], windows="open")
    t.blue("psychic-storm b1")
    assert GAME.opening(t.s) == Opening(bits(t, "red", "yellow"))


def test_a_spell_on_a_players_thing_concerns_its_owner() -> None:
    t = Story("B . R . Y", blue=["Dispel"], windows="open").under("yellow", "Slow Death", by="red", energy=3)
    t.blue("dispel slow-death")
    assert GAME.opening(t.s) == Opening(bits(t, "red"))


def test_a_spell_on_a_treasure_concerns_its_owner() -> None:
    t = Story("B . R . Y", blue=["Glue"], windows="open").treasure("yellow-1", "b1")
    t.blue("glue yellow-1")
    assert GAME.opening(t.s) == Opening(bits(t, "yellow"))


def test_a_treasure_that_is_picked_up_concerns_its_owner() -> None:
    t = Story("B . R . Y", windows="open").treasure("yellow-1", "a1")
    t.blue("take:yellow-1")
    assert GAME.opening(t.s) == Opening(bits(t, "yellow"))


def test_damage_concerns_its_victim() -> None:
    t = Story("B . R . Y", blue=["Fireball"], windows="open")
    t.blue("fireball red").red("pass").yellow("pass")
    assert shown(t)["doing"][-2]["do"] == "damage"
    assert GAME.opening(t.s) == Opening(bits(t, "red"))


def test_an_answer_to_damage_concerns_the_player_who_deals_it() -> None:
    t = Story("B . R . Y", blue=["Fireball"], red=["Shield"], windows="open")
    t.blue("fireball red").red("pass").yellow("pass").red("shield")
    assert shown(t)["doing"][-2]["way"] == "shield"
    assert GAME.opening(t.s) == Opening(bits(t, "blue"))


def test_an_answer_to_a_theft_concerns_the_thief() -> None:
    t = Story("B . R . Y", yellow=["Ward"], windows="open").treasure("yellow-1", "a1")
    t.blue("take:yellow-1")
    assert shown(t)["doing"][0] == {"do": "pick_up", "player": 0, "treasure": "yellow-1", "square": "a1"}
    t.yellow("ward")
    assert GAME.opening(t.s) == Opening(bits(t, "blue"))


def test_a_helper_concerns_the_targets_of_its_spell() -> None:
    t = Story("B . R . Y", blue=["Powerthrust", "Add", "Energy 4", "Energy 5"], windows="open")
    t.blue("powerthrust red sum energy-4 energy-5")
    assert shown(t)["doing"][-2]["way"] == "add"
    assert GAME.opening(t.s) == Opening(bits(t, "red"))


def test_a_helper_for_speed_concerns_nobody() -> None:
    t = Story("B . R", blue=["Add", "Energy 4", "Energy 5"], windows="open")
    t.blue("speed:sum energy-4")
    assert shown(t)["doing"][0] == {"do": "speed_up", "player": 0}
    assert GAME.opening(t.s) == Opening(0)


# -- reveals ---------------------------------------------------------------------------------------------


def test_a_step_shows_nothing_and_a_card_shows_itself_to_the_others() -> None:
    t = Story("B . . R . Y", blue=["Fireball", "Energy 4", "Speedstone"])
    t.blue("b1")
    assert GAME.reveals(t.s) == 0
    t.blue("speedstone")
    assert GAME.reveals(t.s) == bits(t, "red", "yellow")
    t.blue("fireball")
    assert GAME.reveals(t.s) == 0  # nobody else has seen it yet
    t.blue("red")
    assert GAME.reveals(t.s) == bits(t, "red", "yellow")


def test_a_token_that_is_turned_over_comes_to_light() -> None:
    t = Story("B . . . . . R", blue=["Booby Trap"])
    t.blue("booby-trap d1 c1 b1 e1 trap@c1").done("blue").red("f1")
    assert GAME.reveals(t.s) == 0
    t.red("e1")
    assert t.happened("trap-blank")
    assert GAME.reveals(t.s) == bits(t, "blue", "red")


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seed", range(12))
def test_everything_that_is_learnt_is_disclosed(seed: int) -> None:
    rng = random.Random(seed)
    s = GAME.new(2 + seed % 3, seed, some_options(rng))
    learnt = 0
    for _ in range(400):
        if not s.asked:
            break
        decision = s.asked[0]
        before = s.knows[:]
        GAME.apply(s, decision.player, choose(decision, rng))
        happened = {event.kind for event in s.events or ()}
        if s.tape.drawn or kinds.GIVEN in happened:  # a card that all have seen goes to a hand
            continue
        for seat in range(s.seats):
            if s.knows[seat] != before[seat]:
                assert GAME.reveals(s) >> seat & 1, [kinds.EVENTS[kind] for kind in happened]
                learnt += 1
    assert learnt > 20

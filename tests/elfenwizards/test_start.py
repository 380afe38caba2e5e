"""Stories of the board, the start and the order of play (rules 0)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.notation import token_name
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import BOX, BOXES
from guildhall.kernel.message import BadOption, BadPosition
from tests.citing import rules
from tests.elfenwizards.table import GAME, Table
from tests.elfenwizards.wandering import wander

MAGICIAN_BOXES = ["M1", "M2", "M3", "M4"]
TITLES = [
    "H",
    *("W1", "W2"),
    *("S1", "S2", "S3", "S4"),
    *("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8"),
]
TREE = [*TITLES, *MAGICIAN_BOXES]

# W1 W2 | S1 to S4 | N1 to N8 by pairs
TITLE_CHARTS = {
    3: ("R G", "B G R B", "R B / G B / B R / B G"),
    4: ("R G", "Y B Y B", "R G / R G / G R / B Y"),
    5: ("R G", "K B Y G", "R K / B Y / R K / B Y"),
    6: ("R G", "B K X Y", "Y K / G K / X R / X B"),
}
# M1 / M2 / M3 / M4, and how many tokens each player has
MAGICIAN_CHARTS = {
    ("standard", 3): ("RGB / RG / RG / RGB", 8),
    ("standard", 4): ("RGB / BY / BY / RGY", 6),
    ("standard", 5): ("RGB / RGY / BK / GYK", 5),
    ("standard", 6): ("RGB / YX / BK / RGY", 4),
    ("full_pyramid", 3): ("RGGB / RRGB / RGGB / RRGB", 10),
    ("full_pyramid", 4): ("RGBBY / RGBY / RGBY / RGBYY", 8),
    ("full_pyramid", 5): ("GBYK / RGBY / RGYK / RGBK", 6),
    ("full_pyramid", 6): ("GBYX / RGBX / RGYK / RBYK", 5),
}
COLOURS_IN_PLAY = {
    3: ["red", "green", "blue"],
    4: ["red", "green", "blue", "yellow"],
    5: ["red", "green", "blue", "yellow", "black"],
    6: ["red", "green", "blue", "yellow", "black", "white"],
}


def letters_in(s: State, box: str) -> list[str]:
    """Return the colours of the tokens in a box."""
    return sorted(token_name(s, token)[0] for token in s.in_box(BOX[box]))


def players(s: State) -> Sequence[str]:
    """Return the colour of each seat."""
    found = GAME.dump(s)["players"]
    assert isinstance(found, list)
    return found


# -- the board -------------------------------------------------------------------------------------------


@rules("0.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_can_play_and_the_turn_goes_to_the_left(seats: int) -> None:
    s = GAME.new(seats, seed=1)
    order = []
    for _ in range(seats):
        order.append(s.asked[0].player)
        GAME.apply(s, s.asked[0].player, kinds.DONE)  # places no dice
    assert order == [(s.dragon + turn) % seats for turn in range(seats)]


@rules("0.1")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_two_are_too_few_and_seven_too_many(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats, seed=1)


@rules("0.2")
def test_the_tree_has_fifteen_titles_on_four_levels_and_four_magician_boxes() -> None:
    assert [name for name in BOXES if not name.startswith("passed")] == TREE
    assert [len([name for name in TREE if name[0] == level]) for level in "HWSNM"] == [1, 2, 4, 8, 4]


@rules("0.2")
@pytest.mark.parametrize(("level", "value"), [("H", 10), ("W", 7), ("S", 5), ("N", 3), ("M", 2)])
def test_every_box_of_a_level_is_worth_the_same(level: str, value: int) -> None:
    for box in TREE:
        if box[0] == level:
            t = Table(step=10, tokens=f"{box}:R", rest="M1")
            assert t.score("red") == value + 7 * 2, box


LADDERS = {
    "W1": "H", "W2": "H",
    "S1": "W1", "S2": "W1", "S3": "W2", "S4": "W2",
    "N1": "S1", "N2": "S1", "N3": "S2", "N4": "S2", "N5": "S3", "N6": "S3", "N7": "S4", "N8": "S4",
}  # fmt: skip


@rules("0.3")
@pytest.mark.parametrize(("box", "title"), LADDERS.items())
def test_a_candidate_rises_by_its_own_ladder_and_no_other(box: str, title: str) -> None:
    t = Table(step=5, tokens=f"{box}:R", rest="M1")
    t.red(f"chip {box} chip {box}").all_pass()
    assert [name for name in TITLES if t.at(name)] == [title]


@rules("0.3")
@pytest.mark.parametrize(
    ("box", "titles"), [("M1", "N1 N2"), ("M2", "N3 N4"), ("M3", "N5 N6"), ("M4", "N7 N8")]
)
def test_a_magician_box_leads_to_two_titles_at_once(box: str, titles: str) -> None:
    rest = "M1" if box != "M1" else "M2"
    t = Table(step=5, tokens=f"{box}:R,G", rest=rest)
    t.red("chip R1 chip R1").green("chip G1 chip G1").all_pass()
    assert [name for name in TITLES if t.at(name)] == titles.split()
    assert t.at(box) == []


@rules("0.3")
def test_two_candidates_of_different_titles_do_not_stand_in_each_others_way() -> None:
    t = Table(step=5, tokens="S2:R S3:G", rest="M1")
    t.red("chip S2 chip S2").green("chip S3 chip S3").all_pass()
    assert (t.at("W1"), t.at("W2")) == (["R"], ["G"])


@rules("0.4")
@pytest.mark.parametrize("title", TITLES)
def test_a_title_box_has_no_room_for_two(title: str) -> None:
    with pytest.raises(BadPosition):
        Table(step=10, tokens=f"{title}:R,G")


@rules("0.4")
@pytest.mark.parametrize("box", MAGICIAN_BOXES)
def test_a_magician_box_holds_all_the_tokens_of_all_the_players(box: str) -> None:
    t = Table(step=2, seats=6, rest=box)
    assert t.at(box) == ["B"] * 4 + ["G"] * 4 + ["K"] * 4 + ["R"] * 4 + ["X"] * 4 + ["Y"] * 4


@rules("0.5")
def test_a_token_that_fails_to_rise_waits_in_the_passed_over_box_of_its_level() -> None:
    t = Table(step=5, tokens="W1:R S1:G N1:B", dice={"red": {"minor": [1]}}).all_pass()
    assert t.step == 6
    assert (t.at("passed W"), t.at("passed S"), t.at("passed N")) == (["R"], ["G"], ["B"])
    assert [name for name in BOXES if name.startswith("passed")] == ["passed W", "passed S", "passed N"]
    assert t.at("M4") == ["B"] * 7 + ["G"] * 7 + ["R"] * 7


@rules("0.5")
def test_nobody_waits_in_a_passed_over_box_when_step_8_is_done() -> None:
    t = Table(step=8, tokens="passed_W:R passed_S:G passed_N:B")
    t.red("M1").green("M2").blue("M3")
    assert (t.at("passed W"), t.at("passed S"), t.at("passed N")) == ([], [], [])
    assert (t.at("M1"), t.at("M2"), t.at("M3")) == (["R+1"], ["G+1"], ["B"])


@rules("0.6")
def test_dice_go_into_six_boxes_and_none_of_them_is_for_high_wizards() -> None:
    t = Table(step=2, rolls=[1, 2, 3, 4, 5, 6, 6])
    t.red("d6")
    assert t.choices == ["W", "S", "N", "M", "minor", "grey"]
    assert t.why_not("red", "H") == "2.3"


@rules("0.6")
def test_the_year_track_counts_the_rounds() -> None:
    longest = 0
    for seed in range(10):
        counted: list[int] = []
        for s in wander(3, seed, {"rounds": 6}):
            counted += [
                kinds.EVENTS.field(event, "round") for event in s.events or [] if event.kind == kinds.ROUND
            ]
            assert counted == list(range(1, s.round + 1))
        longest = max(longest, len(counted))
    assert longest > 2


# -- the start -------------------------------------------------------------------------------------------


@rules("0.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_begins_with_seven_dice_and_seven_minor_spells_in_front_of_them(seats: int) -> None:
    s = GAME.new(seats, seed=3)
    dump = GAME.dump(s)
    chips, dice = dump["chips"], dump["dice"]
    assert chips == {colour: {"front": 7, "minor": 0} for colour in players(s)}
    assert isinstance(dice, dict)
    first = dice.pop(players(s)[s.dragon])  # this player has rolled all their dice by now
    assert (first["front"], len(first["rolled"]), set(first)) == (0, 7, {"front", "rolled"})
    assert list(dice.values()) == [{"front": 7}] * (seats - 1)


@rules("0.8")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_further_player_adds_a_colour(seats: int) -> None:
    for seed in range(20):
        assert set(players(GAME.new(seats, seed))) == set(COLOURS_IN_PLAY[seats])


@rules("0.8")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_chance_can_give_each_colour_to_each_seat(seats: int) -> None:
    dealt = {
        (seat, colour) for seed in range(100) for seat, colour in enumerate(players(GAME.new(seats, seed)))
    }
    assert dealt == {(seat, colour) for seat in range(seats) for colour in COLOURS_IN_PLAY[seats]}


@rules("0.8")
def test_three_players_can_get_their_colours_in_all_six_ways() -> None:
    ways = [tuple(players(GAME.new(3, seed))) for seed in range(300)]
    for way in permutations(COLOURS_IN_PLAY[3]):
        assert 25 <= ways.count(way) <= 80, way


@rules("0.8")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_colours_in_order_are_the_same_in_every_game(seats: int) -> None:
    for seed in range(20):
        s = GAME.new(seats, seed, {"colours": "in_order"})
        assert players(s) == COLOURS_IN_PLAY[seats]


@rules("0.9")
@pytest.mark.parametrize(("setup", "seats"), MAGICIAN_CHARTS)
def test_every_token_starts_where_the_chart_says(setup: str, seats: int) -> None:
    wizards, sorcerers, necromancers = TITLE_CHARTS[seats]
    magicians, _ = MAGICIAN_CHARTS[setup, seats]
    titles = [*wizards.split(), *sorcerers.split(), *necromancers.replace("/", " ").split()]
    for seed in (1, 2):
        s = GAME.new(seats, seed, {"setup": setup})
        assert letters_in(s, "H") == []
        assert [letters_in(s, box) for box in TITLES[1:]] == [[letter] for letter in titles]
        assert [letters_in(s, box) for box in MAGICIAN_BOXES] == [
            sorted(box) for box in magicians.split(" / ")
        ]


@rules("0.7", "0.9")
@pytest.mark.parametrize(("setup", "seats"), MAGICIAN_CHARTS)
def test_everybody_has_as_many_tokens_as_the_chart_says(setup: str, seats: int) -> None:
    _, count = MAGICIAN_CHARTS[setup, seats]
    s = GAME.new(seats, 1, {"setup": setup})
    assert [s.owner.count(player) for player in range(seats)] == [count] * seats
    assert sum(len(s.in_box(BOX[box])) for box in TREE) == count * seats


@rules("0.9")
def test_the_standard_chart_is_used_unless_the_table_wants_the_other() -> None:
    assert letters_in(GAME.new(3, 1), "M1") == ["B", "G", "R"]
    assert letters_in(GAME.new(3, 1, {"setup": "full_pyramid"}), "M1") == ["B", "G", "G", "R"]


@rules("0.10")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_chance_can_give_the_first_dragon_to_every_seat_and_its_holder_goes_first(seats: int) -> None:
    holders = set()
    for seed in range(100):
        s = GAME.new(seats, seed, {"colours": "in_order"})
        assert s.asked[0].player == s.dragon
        holders.add(s.dragon)
    assert holders == set(range(seats))


@rules("0.8", "0.10")
def test_the_first_dragon_is_drawn_apart_from_the_colours() -> None:
    drawn = set()
    for seed in range(100):
        s = GAME.new(3, seed)
        drawn.add((s.dragon, players(s)[s.dragon]))
    assert len(drawn) == 9


# -- the order of play -----------------------------------------------------------------------------------

FOUR = COLOURS_IN_PLAY[4]
DICE_FOR_STEP = {
    3: {"rolled": [5], "M": [1] * 6},
    4: {"minor": [2]},
    6: {"minor": [1]},
    9: {"grey": [1]},
}


def busy(step: int, dragon: str) -> Table:
    """Return a table of four where a step asks everybody."""
    return Table(
        step=step,
        tokens="W1:R W2:G S1:B S2:Y S3:R S4:G passed_N:R,G,B,Y" if step in (7, 8) else "",
        seats=4,
        dice={colour: DICE_FOR_STEP.get(step, {}) for colour in FOUR},
        chips={colour: {"minor": int(step == 4)} for colour in FOUR},
        dragon=dragon,
    )


@rules("0.1", "0.11")
@pytest.mark.parametrize("step", [2, 3, 4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("dragon", FOUR)
def test_in_every_step_the_dragon_goes_first_and_the_others_follow_clockwise(step: int, dragon: str) -> None:
    t = busy(step, dragon)
    order: list[str] = []
    while t.step == step:
        if t.whose not in order:
            order.append(t.whose)
        t.play(t.whose, t.choices[0])
    first = FOUR.index(dragon)
    assert order == FOUR[first:] + FOUR[:first]


@rules("0.11")
def test_nobody_chooses_out_of_turn() -> None:
    t = Table(step=5, dragon="green")
    assert t.why_not("red", "pass") == "0.11"
    assert t.why_not("green", "pass") == ""
    t.green("pass")
    assert t.why_not("red", "pass") == "0.11"
    assert t.why_not("blue", "pass") == ""


@rules("0.11")
@pytest.mark.parametrize("start", ["stay", "pass_left"])
def test_once_the_dice_roll_the_dragon_stays_for_the_round(start: str) -> None:
    moved = 0
    for seed in range(10):
        holders: dict[int, int] = {}
        for s in wander(4, seed, {"no_high_wizard_start": start}):
            if s.asked and s.asked[0].kind not in (kinds.CHIP_SOURCE, kinds.RETIRE_BOX):
                assert holders.setdefault(s.round, s.dragon) == s.dragon
        moved += len(set(holders.values())) - 1
    assert moved > 5


@rules("0.12")
def test_the_ten_steps_of_every_round_come_in_their_order() -> None:
    seen = set()
    for seed in range(20):
        at = (1, 0)
        for s in wander(3, seed):
            scored = any(event.kind == kinds.SCORED for event in s.events or [])
            if scored:
                seen.add(10)
            if not s.asked:
                break
            assert not scored or s.round == at[0] + 1, "step 10 ends a round"
            paragraph = GAME.prompt(s, s.asked[0]).rule
            if s.asked[0].kind != kinds.DICE_BOX:  # asked in steps 2 and 3 alike
                now = (s.round, int(paragraph.partition(".")[0]))
                assert now >= at
                at = now
                seen.add(now[1])
    assert seen == set(range(1, 11))

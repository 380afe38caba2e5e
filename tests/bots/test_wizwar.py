"""The apprentice plays Wiz-War like a sensible beginner."""

from __future__ import annotations

import pytest

from guildhall.bots.catalogue import make
from guildhall.catalogue import game
from guildhall.kernel.play import Play
from guildhall.wizwar import kinds, notation
from guildhall.wizwar.movement import distances
from tests.wizwar.story import Story

pytestmark = pytest.mark.no_cover  # tracing is slow

GAME = game("wizwar")


def think(t: Story, colour: str) -> str:
    """What the apprentice says to what he is asked now."""
    seat = t.seat(colour)
    decision = next(decision for decision in t.s.asked if decision.player == seat)
    choice = make("apprentice", GAME, 1).choose(GAME.view(t.s, seat), decision)
    return notation.names(t.s, decision, choice)[0]


def plays(t: Story, colour: str) -> list[str]:
    """What the apprentice does until another is asked, or till he may discard."""
    said: list[str] = []
    while t.asked() == {colour} and t.s.asked[0].kind not in (kinds.DISCARD, kinds.DRAW):
        said.append(think(t, colour))
        t.plays(colour, said[-1])
    return said


# -- treasures -------------------------------------------------------------------------------------------


def test_he_carries_a_treasure_home_and_puts_it_down() -> None:
    t = Story("B . . . . R").home("blue", "d1").treasure("red-1", "blue")
    assert plays(t, "blue")[:4] == ["b1", "c1", "d1", "drop:red-1"]
    assert t.points("blue") == 1


def test_he_goes_for_a_treasure_and_picks_it_up() -> None:
    t = Story("B . . . . R").home("blue", "a1").treasure("red-1", "c1")
    plays(t, "blue")
    assert (t.at("blue"), t.where("red-1")) == ("c1", "blue")


def test_he_prefers_the_treasure_that_is_sooner_at_home() -> None:
    t = Story(". . . B . . . R").home("blue", "a1").treasure("red-1", "b1").treasure("red-2", "f1")
    plays(t, "blue")
    assert t.where("red-1") == "blue"


def test_before_he_picks_up_a_treasure_he_does_what_else_is_useful() -> None:
    t = Story("B . . . . R", blue=["Speedstone"]).home("blue", "e1").treasure("red-1", "a1")
    assert plays(t, "blue") == ["speedstone", "take:red-1"]


def test_energy_brings_him_home_in_time() -> None:
    t = Story("B . . . . . . R", blue=["Energy 4"]).home("blue", "g1").treasure("red-1", "blue")
    said = plays(t, "blue")
    assert "speed:energy-4" in said
    assert t.where("red-1") == "g1"


def test_he_fetches_his_treasure_back_from_one_who_is_about_to_win() -> None:
    t = Story("B . . . . R").home("red", "c1").home("blue", "a1").treasure("blue-1", "c1")
    plays(t, "blue")
    assert t.where("blue-1") == "blue"


def test_he_does_not_put_down_a_treasure_where_it_helps_another() -> None:
    t = Story("B . . . . R").home("red", "a1").treasure("blue-1", "blue").treasure("blue-2", "a1")
    assert "drop:blue-1" not in plays(t, "blue")
    assert not t.over()


# -- walls and doors -------------------------------------------------------------------------------------


ROUND_ABOUT = """
+---+---+---+---+
| B | .   .   . |
+   +   +---+   +
| .   . | .   . |
+---+---+---+---+
"""


def test_he_makes_a_way_through_a_wall_that_keeps_him_from_home() -> None:
    t = Story("B | . . . R", blue=["Pass Through Wall"]).home("blue", "c1").treasure("red-1", "blue")
    assert plays(t, "blue")[:2] == ["pass-through-wall", "a1|b1"]
    assert t.points("blue") == 1


def test_he_destroys_a_wall_that_means_a_long_way_round() -> None:
    t = Story("B . | . . R", blue=["Destroy Wall"]).home("blue", "d1").treasure("red-1", "blue")
    assert "b1|c1" in plays(t, "blue")
    assert not t.wall("b1|c1")


def test_a_wall_or_a_block_stops_a_carrier_who_is_about_to_win() -> None:
    for card in ("Create Wall", "Stone Block"):
        t = Story("B . . . R . .", blue=[card]).home("red", "g1").home("blue", "a1")
        t.treasure("blue-1", "g1").treasure("blue-2", "red")
        plays(t, "blue")
        assert t.before("blue") == [card]


def test_he_walks_round_a_rosebush() -> None:
    t = Story(ROUND_ABOUT.replace("B |", "B  ").replace("| .   . |", "| .   .  "), players=2)
    t.s.at[1] = t.square("j5")
    t.home("blue", "c2").treasure("red-1", "blue").stands("Rosebush", "b1", by="red")
    plays(t, "blue")
    assert t.life("blue") == 15
    assert t.points("blue") == 1


# -- attacks ---------------------------------------------------------------------------------------------


def test_he_kills_a_weak_wizard() -> None:
    t = Story("B . . . R", blue=["Fireball"]).lives("red", 5)
    plays(t, "blue")
    assert (t.over(), t.winner()) == (True, "blue")


def test_he_boosts_a_spell_that_kills() -> None:
    t = Story("B . . . R", blue=["Powerthrust", "Energy 4"]).lives("red", 6)
    plays(t, "blue")
    assert t.winner() == "blue"


def test_he_comes_nearer_to_see_whom_he_can_kill() -> None:
    drawing = """
        +---+---+---+
        | B   . | . |
        +   +   +   +
        | .   .   R |
        +---+---+---+
    """
    t = Story(drawing, blue=["Fireball"]).lives("red", 5)
    plays(t, "blue")
    assert t.winner() == "blue"


def test_he_makes_a_carrier_drop_the_treasure_that_would_win() -> None:
    t = Story("B . . . R . .", blue=["Drop Object"]).home("red", "g1").home("blue", "a1")
    t.treasure("blue-1", "g1").treasure("blue-2", "red").carries("red", "Large Rock")
    plays(t, "blue")
    assert t.where("blue-2") != "red"


def test_he_does_not_attack_walls() -> None:
    t = Story("B . | . R", blue=["Fireball", "Boomstone"])
    plays(t, "blue")
    assert t.cracks("b1|c1") == 0


# -- life ------------------------------------------------------------------------------------------------


def test_weak_and_without_a_treasure_he_keeps_away() -> None:
    t = Story("R . B . . . . .").lives("blue", 2)
    t.s.player = t.seat("blue")
    t.s.mp = t.s.speed = 3
    t.again()
    plays(t, "blue")
    far = distances(t.s, t.seat("red"), t.square("a1"))
    assert far[t.s.at[t.seat("blue")]] >= 5


def test_in_good_health_he_does_not_run() -> None:
    t = Story("R . B . . . . .").home("blue", "h1").treasure("red-1", "a1")
    t.s.player = t.seat("blue")
    t.s.mp = t.s.speed = 3
    t.again()
    plays(t, "blue")
    assert t.where("red-1") == "blue"


def test_he_heals_with_a_wall() -> None:
    t = Story("B | . . . R", blue=["Wallivore"]).lives("blue", 4)
    plays(t, "blue")
    assert t.life("blue") == 6


# -- answers ---------------------------------------------------------------------------------------------


def test_full_shield_stops_a_deadly_fireball() -> None:
    t = Story("R . . B", red=["Fireball"], blue=["Full Shield"]).lives("blue", 5)
    t.red("fireball blue")
    assert think(t, "blue") == "full-shield"


def test_full_shield_is_not_wasted_on_a_trifle() -> None:
    t = Story("R . . B", red=["Zot!"], blue=["Full Shield"])
    t.red("zot/hurt blue")
    assert think(t, "blue") == "pass"


def test_one_counter_is_enough() -> None:
    t = Story("R . . B", red=["Fireball"], blue=["Full Shield", "Backlash"]).lives("blue", 5)
    t.red("fireball blue")
    assert plays(t, "blue") in (["full-shield"], ["backlash"])
    assert len(t.hand("blue")) == 1


def test_a_shield_saves_his_life() -> None:
    t = Story("R . . B", red=["Fireball"], blue=["Shield", "Energy 4"]).lives("blue", 4)
    t.red("fireball blue")
    plays(t, "blue")
    assert t.life("blue") > 0
    assert not t.over()


def test_a_shield_is_kept_when_little_is_at_stake() -> None:
    t = Story("R B", red=["Shield"], blue=["Shield"])
    t.red("punch blue")
    assert think(t, "blue") == "pass"


def test_he_protects_a_spell_that_kills() -> None:
    t = Story("B . . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield"]).lives("red", 5)
    assert plays(t, "blue")[:2] == ["fireball", "red"]
    t.red("full-shield")
    plays(t, "blue")
    assert t.winner() == "blue"


@pytest.mark.parametrize("card", ["Ward", "Fool's Gold"])
def test_thieves_are_punished(card: str) -> None:
    t = Story("R . . B", blue=[card]).lives("red", 8)
    t.treasure("blue-1", "a1").home("red", "c1").home("blue", "d1")
    t.red("take:blue-1")
    assert think(t, "blue") != "pass"


# -- cards -----------------------------------------------------------------------------------------------


def test_he_plays_his_items_and_draws_as_many_cards_as_he_may() -> None:
    t = Story("B . . . R", blue=["Speedstone", "Lifestone", "Bloodshard"])
    plays(t, "blue")
    assert t.before("blue") == ["Bloodshard", "Lifestone", "Speedstone"]
    assert think(t, "blue") == "done"
    assert think(t.blue("done"), "blue") == "draw-2"


def test_of_a_full_hand_the_dullest_card_goes() -> None:
    hand = ["Full Shield", "Backlash", "Absorb Spell", "Fool's Gold", "Energy 6", "Energy 5", "Fog"]
    t = Story("B . | . . R", blue=hand)
    plays(t, "blue")
    assert t.s.asked[0].kind == kinds.DISCARD
    assert think(t, "blue") == "fog"


def test_a_curse_that_kills_keeps_him_from_drawing() -> None:
    t = Story("B . | . R").lives("blue", 1).under("blue", "Slow Death", by="red", energy=3)
    plays(t, "blue")
    assert think(t, "blue") == "draw-0"


# -- whole games -----------------------------------------------------------------------------------------


def match(names: list[str], seed: int, **options: object) -> tuple[tuple[int, ...], int]:
    """Who wins a whole game, and in how many turns."""
    bots = [make(name, GAME, seed + seat) for seat, name in enumerate(names)]
    play = Play.new(GAME, len(names), seed, options)
    play.state.events = None
    while play.state.asked:
        decision = play.state.asked[0]
        view = GAME.view(play.state, decision.player)
        play.apply(decision.player, bots[decision.player].choose(view, decision))
        assert max(play.state.turns) <= 150
    assert play.record.outcome is not None
    return play.record.outcome.winners, max(play.state.turns)


def test_he_beats_one_who_plays_at_random() -> None:
    wins = 0
    for seed in range(12):
        seat = seed % 2
        names = ["random", "random"]
        names[seat] = "apprentice"
        wins += match(names, seed, side="AB"[seed // 2 % 2])[0] == (seat,)
    assert wins >= 11


def test_he_beats_three_who_play_at_random() -> None:
    wins = 0
    for seed in range(8):
        seat = seed % 4
        names = ["random"] * 4
        names[seat] = "apprentice"
        wins += match(names, seed, side="AB"[seed // 4])[0] == (seat,)
    assert wins >= 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_among_apprentices_come_to_an_end(seats: int) -> None:
    for seed in range(3):
        schools = {f"school_{number}": "random" for number in (1, 2, 3)}
        match(["apprentice"] * seats, seed, **schools)
    match(["apprentice"] * seats, 9, custom_spellbook="on", school_1="draft", school_2="draft")

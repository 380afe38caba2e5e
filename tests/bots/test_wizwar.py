"""The apprentice plays Wiz-War like a sensible beginner."""

from __future__ import annotations

import pytest

from guildhall.bots.catalogue import make
from guildhall.catalogue import game
from guildhall.kernel.play import Play
from guildhall.wizwar import kinds, notation, witness
from guildhall.wizwar.decks import SCHOOLS
from guildhall.wizwar.movement import distances
from tests.wizwar.story import Story

GAME = game("wizwar")


def think(t: Story, colour: str) -> str:
    """Return the apprentice's answer to the current decision."""
    seat = t.seat(colour)
    decision = next(decision for decision in t.s.asked if decision.player == seat)
    choice = make("apprentice", GAME, 1).choose(GAME.view(t.s, seat), decision)
    return notation.names(t.s, decision, choice)[0]


def plays(t: Story, colour: str) -> list[str]:
    """Let the apprentice play until somebody else is asked or it may discard; return its answers."""
    said: list[str] = []
    while t.asked() == {colour} and t.s.asked[0].kind not in (kinds.DISCARD, kinds.DRAW):
        said.append(think(t, colour))
        t.plays(colour, said[-1])
    return said


def turn_of(t: Story, colour: str) -> Story:
    """Begin a wizard's turn with all their movement points."""
    t.s.player = t.seat(colour)
    t.s.mp = t.s.speed = 3
    return t.again()


# -- treasures -------------------------------------------------------------------------------------------


def test_it_carries_a_treasure_home_and_puts_it_down() -> None:
    t = Story("B . . . . R").home("blue", "d1").treasure("red-1", "blue")
    assert plays(t, "blue")[:4] == ["b1", "c1", "d1", "drop:red-1"]
    assert t.points("blue") == 1


def test_it_goes_for_a_treasure_and_picks_it_up() -> None:
    t = Story("B . . . . R").home("blue", "a1").treasure("red-1", "c1")
    plays(t, "blue")
    assert (t.at("blue"), t.where("red-1")) == ("c1", "blue")


def test_it_prefers_the_treasure_it_can_bring_home_sooner() -> None:
    t = Story(". . . B . . . R").home("blue", "a1").treasure("red-1", "b1").treasure("red-2", "f1")
    plays(t, "blue")
    assert t.where("red-1") == "blue"


def test_it_does_everything_useful_before_it_picks_up_a_treasure() -> None:
    t = Story("B . . . . R", blue=["Speedstone"]).home("blue", "e1").treasure("red-1", "a1")
    assert plays(t, "blue") == ["speedstone", "take:red-1"]


def test_it_uses_energy_to_get_home_in_time() -> None:
    t = Story("B . . . . . . R", blue=["Energy 4"]).home("blue", "g1").treasure("red-1", "blue")
    said = plays(t, "blue")
    assert "speed:energy-4" in said
    assert t.where("red-1") == "g1"


def test_it_fetches_its_treasure_back_from_a_rival_who_is_about_to_win() -> None:
    t = Story("B . . . . R").home("red", "c1").home("blue", "a1").treasure("blue-1", "c1")
    plays(t, "blue")
    assert t.where("blue-1") == "blue"


def test_it_does_not_put_down_a_treasure_where_that_helps_a_rival() -> None:
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


def test_it_opens_a_wall_between_it_and_home() -> None:
    t = Story("B | . . . R", blue=["Pass Through Wall"]).home("blue", "c1").treasure("red-1", "blue")
    assert plays(t, "blue")[:2] == ["pass-through-wall", "a1|b1"]
    assert t.points("blue") == 1


def test_it_destroys_a_wall_that_forces_a_detour() -> None:
    t = Story("B . | . . R", blue=["Destroy Wall"]).home("blue", "d1").treasure("red-1", "blue")
    assert "b1|c1" in plays(t, "blue")
    assert not t.wall("b1|c1")


def test_a_wall_or_a_block_stops_a_carrier_who_is_about_to_win() -> None:
    for card in ("Create Wall", "Stone Block"):
        t = Story("B . . . R . .", blue=[card]).home("red", "g1").home("blue", "a1")
        t.treasure("blue-1", "g1").treasure("blue-2", "red")
        plays(t, "blue")
        assert t.before("blue") == [card]


LONG_WAY_ROUND = """
+---+---+---+---+---+---+---+
| B   .   .   R   .   .   . |
+---+---+---+   +   +---+---+
| .   .   .   .   . | .   . |
+---+---+---+---+---+---+---+
"""


def test_it_puts_a_wall_where_it_forces_the_longest_detour() -> None:
    t = Story(LONG_WAY_ROUND, blue=["Create Wall"]).home("red", "g1").home("blue", "a1")
    t.treasure("blue-1", "g1").treasure("blue-2", "red")
    assert plays(t, "blue")[:2] in (["create-wall", "e1|f1"], ["create-wall", "f1|g1"])


def doors_of_red(t: Story) -> Story:
    """The doors of the drawing belong to red."""
    t.s.places = t.s.places[::-1]
    return t.again()


def test_it_seals_the_door_of_a_carrier_who_is_about_to_win() -> None:
    t = Story("B . . R D . . .", blue=["Seal Door"]).home("red", "g1").home("blue", "a1")
    doors_of_red(t.treasure("blue-1", "g1").treasure("blue-2", "red"))
    assert plays(t, "blue")[:2] == ["seal-door", "d1|e1"]


def test_it_does_not_seal_a_door_that_nobody_needs() -> None:
    t = Story("B . . D . . . R", blue=["Seal Door"]).home("red", "g1").home("blue", "a1")
    doors_of_red(t.treasure("blue-1", "g1").treasure("blue-2", "red"))
    assert "seal-door" not in plays(t, "blue")


DEAD_END = """
+---+---+---+---+---+---+---+---+
| .   .   R   .   .   .   .   B |
+---+---+---+---+---+---+---+---+
"""


def at_bay(card: str, life: int) -> Story:
    """Blue with a card at a dead end, red in front of them; all treasures lie behind red."""
    t = Story(DEAD_END, blue=[card]).lives("blue", life).home("red", "a1").home("blue", "b1")
    for treasure in ("blue-1", "blue-2", "red-1", "red-2"):
        t.treasure(treasure, "b1")
    return turn_of(t, "blue")


@pytest.mark.parametrize("card", ["Stone Block", "Thornbush", "Dust Cloud"])
def test_it_blocks_a_pursuer_when_weak(card: str) -> None:
    t = at_bay(card, 2)
    plays(t, "blue")
    assert t.square("c1") < t.thing(card).at < t.square("h1")


def test_it_does_not_block_a_harmless_wizard() -> None:
    t = at_bay("Stone Block", 15)
    plays(t, "blue")
    assert not t.on_table("Stone Block")


def test_it_holds_a_door_open_to_shoot_through_it() -> None:
    t = Story("B D R . .", blue=["Fireball"]).lives("red", 5)
    t.s.mp = 0
    assert plays(t.again(), "blue")[:2] == ["hold:a1|b1", "fireball"]
    assert t.winner() == "blue"


def test_it_lets_go_of_the_door_after_shooting_when_weak() -> None:
    t = Story("B D . R . .", blue=["Fireball"]).lives("blue", 3)
    t.s.mp = 0
    assert plays(t.again(), "blue")[-2:] == ["close:a1|b1", "done"]
    assert t.life("red") == 10


def test_it_holds_no_door_without_a_reason() -> None:
    t = Story("B D R . .")
    t.s.mp = 0
    assert plays(t.again(), "blue") == ["done"]


def test_it_dissolves_a_wall_with_a_solvent() -> None:
    t = Story("B | . . . R", blue=["Universal Solvent"]).home("blue", "c1").treasure("red-1", "blue")
    plays(t, "blue")
    assert t.points("blue") == 1


@pytest.mark.parametrize(
    ("card", "words"),
    [("Destroy Wall", "destroy-wall"), ("Wallivore", "wallivore"), ("Create Door", "create-door")],
)
def test_it_opens_its_way_to_a_treasure(card: str, words: str) -> None:
    t = Story("B | . . . R", blue=[card]).home("blue", "a1").treasure("red-1", "c1")
    assert plays(t, "blue")[:2] == [words, "a1|b1"]
    assert t.where("red-1") == "blue"


def test_it_picks_the_lock_of_a_door_on_its_way() -> None:
    t = Story("B D . . . R", blue=["Pick Lock"]).home("blue", "c1").treasure("red-1", "blue")
    assert plays(doors_of_red(t), "blue")[:2] == ["pick-lock", "a1|b1"]
    assert t.points("blue") == 1


# -- things in the way -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("weapon", "bush"), [("Dagger", "Rosebush"), ("Fireball", "Thornbush")])
def test_it_breaks_a_bush_in_its_way(weapon: str, bush: str) -> None:
    t = Story("B . . . . R", blue=[weapon]).home("blue", "d1").treasure("red-1", "blue")
    plays(t.stands(bush, "b1", by="red"), "blue")
    assert not t.on_table(bush)
    assert (t.life("blue"), t.points("blue")) == (15, 1)


def test_it_cracks_a_wall_that_shuts_it_off_from_home() -> None:
    t = Story("B | . . R", blue=["Dagger"]).home("blue", "c1").treasure("red-1", "blue")
    plays(t, "blue")
    assert t.cracks("a1|b1") == 1


def test_it_shatters_a_wall() -> None:
    t = Story("B | . . R", blue=["Fireball"]).home("blue", "c1").treasure("red-1", "blue")
    plays(t.under("blue", "Shatter"), "blue")
    assert t.points("blue") == 1


def test_it_walks_round_a_rosebush() -> None:
    t = Story(ROUND_ABOUT.replace("B |", "B  ").replace("| .   . |", "| .   .  "), players=2)
    t.s.at[1] = t.square("j5")
    t.home("blue", "c2").treasure("red-1", "blue").stands("Rosebush", "b1", by="red")
    plays(t, "blue")
    assert t.life("blue") == 15
    assert t.points("blue") == 1


# -- attacks ---------------------------------------------------------------------------------------------


def test_it_kills_a_weak_wizard() -> None:
    t = Story("B . . . R", blue=["Fireball"]).lives("red", 5)
    plays(t, "blue")
    assert (t.over(), t.winner()) == (True, "blue")


def test_it_boosts_a_spell_that_kills() -> None:
    t = Story("B . . . R", blue=["Powerthrust", "Energy 4"]).lives("red", 6)
    plays(t, "blue")
    assert t.winner() == "blue"


def test_it_approaches_a_wizard_it_can_kill() -> None:
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


def test_it_makes_a_carrier_drop_the_treasure_that_would_win() -> None:
    t = Story("B . . . R . .", blue=["Drop Object"]).home("red", "g1").home("blue", "a1")
    t.treasure("blue-1", "g1").treasure("blue-2", "red").carries("red", "Large Rock")
    plays(t, "blue")
    assert t.where("blue-2") != "red"


def test_it_attacks_where_a_counterspell_is_less_likely() -> None:
    for full, victim in (("red", "yellow"), ("yellow", "red")):
        t = Story("B . Y R", blue=["Fireball"]).lives("red", 5).lives("yellow", 5)
        t.gives(full, "Large Rock", "Fog", "Energy 4", "Energy 5", "Dust Cloud")
        assert plays(t, "blue")[:2] == ["fireball", victim]


def test_it_does_not_cast_a_spell_at_a_shield_it_has_seen() -> None:
    for shielded, victim in (("red", "yellow"), ("yellow", "red")):
        t = Story("B . Y R", blue=["Fireball"]).lives("red", 5).lives("yellow", 5)
        t.gives(shielded, "Full Shield").gives(victim, "Fog")
        witness.looked(t.s, t.seat("blue"), t.seat(shielded))
        assert plays(t, "blue")[:2] == ["fireball", victim]


def test_it_does_not_attack_walls() -> None:
    t = Story("B . | . R", blue=["Fireball", "Boomstone"])
    plays(t, "blue")
    assert t.cracks("b1|c1") == 0


# -- life ------------------------------------------------------------------------------------------------


def test_it_keeps_away_when_weak_and_without_a_treasure() -> None:
    t = Story("R . B . . . . .").lives("blue", 2)
    plays(turn_of(t, "blue"), "blue")
    far = distances(t.s, t.seat("red"), t.square("a1"))
    assert far[t.s.at[t.seat("blue")]] >= 5


def test_it_does_not_run_when_in_good_health() -> None:
    t = Story("R . B . . . . .").home("blue", "h1").treasure("red-1", "a1")
    plays(turn_of(t, "blue"), "blue")
    assert t.where("red-1") == "blue"


def test_it_heals_with_a_wall() -> None:
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


def test_one_counterspell_is_enough() -> None:
    t = Story("R . . B", red=["Fireball"], blue=["Full Shield", "Backlash"]).lives("blue", 5)
    t.red("fireball blue")
    assert plays(t, "blue") in (["full-shield"], ["backlash"])
    assert len(t.hand("blue")) == 1


def test_a_shield_saves_its_life() -> None:
    t = Story("R . . B", red=["Fireball"], blue=["Shield", "Energy 4"]).lives("blue", 4)
    t.red("fireball blue")
    plays(t, "blue")
    assert t.life("blue") > 0
    assert not t.over()


def test_a_shield_is_kept_when_little_is_at_stake() -> None:
    t = Story("R B", red=["Shield"], blue=["Shield"])
    t.red("punch blue")
    assert think(t, "blue") == "pass"


def test_it_protects_a_spell_that_kills() -> None:
    t = Story("B . . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield"]).lives("red", 5)
    assert plays(t, "blue")[:2] == ["fireball", "red"]
    t.red("full-shield")
    plays(t, "blue")
    assert t.winner() == "blue"


@pytest.mark.parametrize("card", ["Ward", "Fool's Gold"])
def test_it_punishes_thieves(card: str) -> None:
    t = Story("R . . B", blue=[card]).lives("red", 8)
    t.treasure("blue-1", "a1").home("red", "c1").home("blue", "d1")
    t.red("take:blue-1")
    assert think(t, "blue") != "pass"


# -- cards -----------------------------------------------------------------------------------------------


def test_it_plays_its_items_and_draws_as_many_cards_as_allowed() -> None:
    t = Story("B . . . R", blue=["Speedstone", "Lifestone", "Bloodshard"])
    plays(t, "blue")
    assert t.before("blue") == ["Bloodshard", "Lifestone", "Speedstone"]
    assert think(t, "blue") == "done"
    assert think(t.blue("done"), "blue") == "draw-2"


def test_it_discards_the_weakest_card_of_a_full_hand() -> None:
    hand = ["Full Shield", "Backlash", "Absorb Spell", "Fool's Gold", "Energy 6", "Energy 5", "Fog"]
    t = Story("B . | . . R", blue=hand)
    plays(t, "blue")
    assert t.s.asked[0].kind == kinds.DISCARD
    assert think(t, "blue") == "fog"


def test_it_does_not_draw_under_a_deadly_curse() -> None:
    t = Story("B . | . R").lives("blue", 1).under("blue", "Slow Death", by="red", energy=3)
    plays(t, "blue")
    assert think(t, "blue") == "draw-0"


def test_it_drafts_the_school_with_the_best_cards() -> None:
    play = Play.new(GAME, 2, 1, {"school_1": "draft", "school_2": "draft", "school_3": "draft"})
    while (decision := play.state.asked[0]).kind == kinds.SCHOOL:
        view = GAME.view(play.state, decision.player)
        play.apply(decision.player, make("apprentice", GAME, 1).choose(view, decision))
    chosen = {SCHOOLS[school] for school in play.state.schools[0]}
    assert chosen >= {"alchemy", "mentalism", "thaumaturgy"}


# -- whole games -----------------------------------------------------------------------------------------


def match(names: list[str], seed: int, **options: object) -> tuple[tuple[int, ...], int]:
    """Return the winners of a whole game, and its number of turns."""
    bots = [make(name, GAME, seed + seat) for seat, name in enumerate(names)]
    play = Play.new(GAME, len(names), seed, options)
    play.state.events = None
    while play.state.asked:
        decision = play.state.asked[0]
        view = GAME.view(play.state, decision.player)
        play.apply(decision.player, bots[decision.player].choose(view, decision))
        assert max(play.state.turns) <= 150
        assert len(play.record.answers) <= 10_000
    assert play.record.outcome is not None
    return play.record.outcome.winners, max(play.state.turns)


def test_it_beats_a_random_player() -> None:
    wins = 0
    for seed in range(12):
        seat = seed % 2
        names = ["random", "random"]
        names[seat] = "apprentice"
        wins += match(names, seed, side="AB"[seed // 2 % 2])[0] == (seat,)
    assert wins >= 11


def test_it_beats_three_random_players() -> None:
    wins = 0
    for seed in range(8):
        seat = seed % 4
        names = ["random"] * 4
        names[seat] = "apprentice"
        wins += match(names, seed, side="AB"[seed // 4])[0] == (seat,)
    assert wins >= 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_among_apprentices_end(seats: int) -> None:
    for seed in range(3):
        schools = {f"school_{number}": "random" for number in (1, 2, 3)}
        match(["apprentice"] * seats, seed, **schools)
    match(["apprentice"] * seats, 9, custom_spellbook="on", school_1="draft", school_2="draft")

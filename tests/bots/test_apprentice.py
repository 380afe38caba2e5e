"""The apprentice plays like a sensible beginner."""

from __future__ import annotations

from guildhall.bots.catalogue import make
from guildhall.catalogue import game
from guildhall.elfenwizards.state import MINOR
from guildhall.kernel.play import Play
from tests.elfenwizards.table import Table

GAME = game("elfenwizards")


def think(t: Table) -> str:
    """Return the apprentice's answer to the current decision."""
    decision = t.asked()
    choice = make("apprentice", GAME, 1).choose(GAME.view(t.s, decision.player), decision)
    return GAME.say(t.s, decision, choice)


def spell(t: Table) -> tuple[str, str]:
    """Return the spell that the apprentice places next, and the token it goes to."""
    first = think(t)
    t.play(t.whose, first)
    return first, think(t)


def test_it_gives_an_unopposed_candidate_the_point_it_needs() -> None:
    t = Table(step=5, tokens="W1:R", round=4, dice={"red": {"W": [1]}}, chips={"red": {"minor": 7}})
    assert spell(t) == ("d1W", "W1")


def test_it_answers_a_rival_who_leads_by_little() -> None:
    t = Table(
        step=5,
        tokens="W1:R W2:G",
        round=4,
        dice={"red": {"W": [6]}},
        chips={"red": {"minor": 7}, "green": {"minor": 7}, "blue": {"minor": 7}},
        spells=["green d5 G1"],
        passed=["green", "blue"],
    )
    assert spell(t) == ("d6W", "W1")


def test_it_keeps_its_chips_when_nothing_more_can_be_won() -> None:
    t = Table(
        step=5,
        tokens="W1:R M1:G,G,G,G,G,G,G,G M2:B,B,B,B,B,B,B,B",
        rest="M3",
        round=4,
        dice={"red": {"minor": [1] * 6}},
        spells=["red d1 R1", "red chip R2", "red chip R3"],
        passed=["green", "blue"],
    )
    assert think(t) == "pass"


def test_it_does_not_throw_a_die_away_on_a_lost_contest() -> None:
    t = Table(
        step=5,
        tokens="S1:R S2:G S3:R S4:B",
        round=4,
        dice={"red": {"S": [4]}},
        chips={"red": {"minor": 7}, "green": {"minor": 7}, "blue": {"minor": 7}},
        spells=["green d6 G1", "green d6 G1", "blue d3 B1"],
        passed=["green", "blue"],
    )
    assert spell(t) == ("d4S", "S3")


def test_it_supports_its_own_token_rather_than_a_rivals() -> None:
    t = Table(
        step=5,
        tokens="S1:G S2:B S3:R S4:B",
        round=4,
        dice={"red": {"S": [5]}},
        chips={"red": {"minor": 7}, "green": {"minor": 7}, "blue": {"minor": 7}},
        spells=["blue d3 B1", "blue d3 B2"],
        passed=["green", "blue"],
    )
    assert spell(t) == ("d5S", "S3")


def test_it_blocks_the_leader() -> None:
    t = Table(
        step=5,
        tokens="W1:G W2:B",
        round=4,
        scores={"red": 80, "green": 84, "blue": 20},
        dice={"red": {"W": [5]}},
        spells=["green d3 G1"],
        chips={"red": {"minor": 7}, "green": {"minor": 7}, "blue": {"minor": 7}},
        passed=["green", "blue"],
    )
    assert spell(t) == ("d5W", "W2")


def test_it_does_not_tie_its_two_magicians_where_that_costs_both_titles() -> None:
    t = Table(
        step=5,
        tokens="M1:R,R M2:R,R,R,R,R,R,G,G,G,G,G,G,G,G",
        round=4,
        options={"edition": "italian"},
        dice={"red": {"M": [2, 3]}},
        chips={"red": {"minor": 7}, "green": {"minor": 7}, "blue": {"minor": 7}},
        spells=["red d3 R1", "green d6 G1", "green d6 G2"],
        passed=["green", "blue"],
    )
    assert spell(t) == ("d2M", "R2")


def test_it_buys_its_minor_spells_back_before_the_end() -> None:
    t = Table(step=6, round=4, dice={"red": {"minor": [6, 4]}}, chips={"red": {"minor": 5}})
    while t.s.asked and t.step == 6:
        t.play("red", think(t))
    assert t.chips("red") == (7, 0)
    assert t.dice("red", MINOR) == []


def test_it_frees_its_tokens_of_grey_magic() -> None:
    t = Table(step=9, tokens="M1:R+1,R+2", dice={"red": {"grey": [6, 6]}}, round=2)
    while t.s.asked and t.step == 9:
        t.play("red", think(t))
    assert t.at("M1") == ["R", "R"]


def test_it_wins_well_over_half_of_its_games_against_three_random_players() -> None:
    wins = 0.0
    for number in range(40):
        seat = number % 4
        bots = [make("apprentice" if at == seat else "random", GAME, number + at) for at in range(4)]
        play = Play.new(GAME, 4, number)
        play.state.events = None
        while play.state.asked:
            decision = play.state.asked[0]
            view = GAME.view(play.state, decision.player)
            play.apply(decision.player, bots[decision.player].choose(view, decision))
        assert play.record.outcome is not None
        winners = play.record.outcome.winners
        wins += (seat in winners) / len(winners)
    assert wins >= 30

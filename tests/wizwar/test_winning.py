"""Stories of winning, and of hidden and public information (rules 12 and 15)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.wizwar import kinds
from guildhall.wizwar.decks import NAME_OF, NAMES
from guildhall.wizwar.stack.declare import Declare
from guildhall.wizwar.view import UNKNOWN, View, view
from tests.citing import rules
from tests.wizwar.bare_boards import hall
from tests.wizwar.story import Story, all_cards


def shown(t: Story, seat: int | None) -> dict[str, Any]:
    """Return all that a seat sees, by name, except the rules of the table."""
    seen = view(t.s, seat)._asdict()
    del seen["rules"]
    return seen


def known(t: Story, seat: int, whose: int) -> list[str]:
    """Return the cards that a seat knows in a hand."""
    return [NAMES[NAME_OF[card]] for card in view(t.s, seat).known[whose]]


# -- chapter 12 ------------------------------------------------------------------------------------------


@rules("12.1", "12.2")
def test_the_first_player_with_two_points_wins_at_once() -> None:
    t = Story("B . R").home("blue", "a1").treasure("red-1", "a1").treasure("red-2", "blue")
    assert t.points("blue") == 1
    t.blue("drop:treasure")
    assert t.winner() == "blue"
    assert t.asked() == set()


@rules("12.1", "12.3")
def test_a_kill_and_a_treasure_make_two_points() -> None:
    t = Story("B . R Y", blue=["Fireball"]).home("blue", "a1").treasure("yellow-1", "a1").lives("red", 5)
    t.blue("fireball red")
    assert t.winner() == "blue"


@rules("12.2")
def test_a_players_own_treasures_are_worth_nothing() -> None:
    t = Story("B . R").home("blue", "a1").treasure("blue-1", "a1").treasure("blue-2", "a1")
    t.blue("b1")
    assert t.points("blue") == 0
    assert not t.over()


@rules("12.2")
def test_the_point_for_a_treasure_is_lost_when_it_is_picked_up() -> None:
    t = Story("R . B").home("blue", "a1").treasure("red-1", "a1")
    assert t.points("blue") == 1
    t.red("take:red-1")
    assert t.points("blue") == 0


@rules("12.2")
def test_a_carried_treasure_is_worth_nothing_even_in_the_home_base() -> None:
    t = Story("B . R").home("blue", "a1").treasure("red-1", "blue").treasure("red-2", "a1")
    t.blue("b1 a1")
    assert t.points("blue") == 1
    assert not t.over()


@rules("12.2")
def test_a_treasure_elsewhere_is_worth_nothing() -> None:
    t = Story("B . R").home("blue", "b1").treasure("red-1", "blue")
    t.blue("drop:treasure")
    assert t.points("blue") == 0


@rules("12.3")
def test_points_for_kills_are_never_lost() -> None:
    t = Story("B . R Y G", blue=["Fireball"]).lives("red", 5)
    t.blue("fireball red").done("blue").done("yellow").done("green")
    assert t.points("blue") == 1


@rules("12.4", "9.11")
def test_the_last_wizard_alive_wins_with_any_score() -> None:
    t = Story("B . R").stands("Rosebush", "b1", by="red").lives("blue", 3)
    t.blue("b1")
    assert t.points("red") == 0
    assert t.winner() == "red"


@rules("12.5", "25.5")
def test_nobody_wins_when_the_last_wizards_die_together() -> None:
    t = Story("B R", blue=["Psychic Storm"]).lives("blue", 1).lives("red", 1)
    t.blue("psychic-storm a1")
    assert t.over()
    assert t.winner() == ""


@rules("12.6", "26.3")
def test_a_treasure_thrown_into_the_home_base_scores() -> None:
    t = Story("B . . R", blue=["Heave-Ho"]).home("blue", "c1").treasure("red-2", "blue")
    t.blue("heave-ho c1")
    assert t.where("red-2") == "c1"
    assert t.points("blue") == 1


@rules("12.6", "26.5")
def test_a_treasure_stretched_into_the_home_base_scores() -> None:
    t = Story("B . . R", blue=["Stretch"]).home("blue", "c1")
    t.treasure("red-1", "c1").treasure("red-2", "blue")
    t.blue("stretch/drop c1")
    assert t.winner() == "blue"


@rules("12.6", "27.7")
def test_a_treasure_that_falls_by_gravity_scores() -> None:
    t = Story("B . . R", blue=["Gravity"]).home("red", "d1").treasure("blue-1", "red")
    t.blue("gravity")
    assert t.points("red") == 1


@rules("12.6", "22.1")
def test_a_treasure_put_into_the_home_base_by_fools_gold_scores() -> None:
    t = Story(hall("......B..R"), red=["Fool's Gold"]).treasure("blue-1", "g1")
    t.blue("take:blue-1").red("fools-gold h3")
    assert t.points("red") == 1


@rules("12.7", "27.7")
def test_if_one_event_makes_several_winners_the_first_in_turn_order_wins() -> None:
    t = Story("Y . R . B", yellow=["Gravity"]).home("red", "c1").home("blue", "e1")
    t.treasure("yellow-1", "c1").treasure("blue-1", "red")
    t.treasure("yellow-2", "e1").treasure("red-1", "blue")
    t.yellow("gravity")
    assert t.points("red") == t.points("blue") == 2
    assert t.winner() == "blue"


@rules("9.9", "9.3", "12.6")
@pytest.mark.parametrize(("life", "winner"), [(2, "yellow"), (1, "")])
def test_victory_is_looked_for_after_all_deaths_of_one_event(life: int, winner: str) -> None:
    t = (
        Story("B . R Y G", blue=["Psychic Storm"], treasure_hunters="on")
        .lives("red", 1)
        .lives("yellow", life)
    )
    t.home("yellow", "c1").treasure("blue-1", "c1").treasure("green-1", "red")
    t.blue("psychic-storm c1")
    assert t.where("green-1") == "c1"
    assert t.winner() == winner


@rules("12.7", "27.7")
def test_the_active_player_comes_first_of_all() -> None:
    t = Story("R . B", red=["Gravity"]).home("red", "a1").home("blue", "c1")
    t.treasure("blue-1", "a1").treasure("blue-2", "red")
    t.treasure("red-1", "c1").treasure("red-2", "blue")
    t.red("gravity")
    assert t.points("red") == t.points("blue") == 2
    assert t.winner() == "red"


# -- chapter 15 ------------------------------------------------------------------------------------------


@rules("15.1")
def test_cards_in_hand_are_seen_only_by_their_player() -> None:
    one = Story("B . R", blue=["Fireball", "Full Shield"], red=["Zot!"])
    other = Story("B . R", blue=["Ka-Bong!", "Backlash"], red=["Zot!"])
    assert shown(one, 0) != shown(other, 0)
    assert shown(one, 1) == shown(other, 1)
    assert shown(one, None) == shown(other, None)


@rules("15.1")
def test_a_player_sees_their_own_hand_and_how_many_cards_others_hold() -> None:
    t = Story("B . R", blue=["Fireball", "Full Shield"], red=["Zot!"])
    seen = view(t.s, 1)
    assert [NAMES[NAME_OF[card]] for card in seen.hand] == ["Zot!"]
    assert seen.hand_sizes == (2, 1)
    assert view(t.s, None).hand == ()


@rules("15.1")
def test_only_the_player_who_draws_cards_sees_them() -> None:
    t = Story("B . R", blue=["Zot!"])
    t.blue("done done 2")
    events = {event.kind: event for event in t.s.events or ()}
    assert events[kinds.CARDS].seen_by(0)
    assert not events[kinds.CARDS].seen_by(1)
    assert not events[kinds.CARDS].seen_by(None)
    assert events[kinds.DREW].seen_by(1)


@rules("15.1", "8.3")
def test_nobody_sees_who_could_answer_a_spell() -> None:
    one = Story("B . R Y", blue=["Windrider"], red=["Negate Neutral"], yellow=["Ward"])
    other = Story("B . R Y", blue=["Windrider"], red=["Ward"], yellow=["Negate Neutral"])
    one.blue("windrider b1")
    other.blue("windrider b1")
    assert (one.asked(), other.asked()) == ({"red"}, {"yellow"})
    assert shown(one, 0) == shown(other, 0)
    assert shown(one, None) == shown(other, None)


@rules("15.1", "6.14")
def test_unannounced_choices_are_hidden() -> None:
    t = Story("B . R", blue=["Fireball", "Zot!"])
    t.blue("fireball")
    assert not any(isinstance(frame, Declare) for frame in view(t.s, 1).stack)
    assert view(t.s, 1).asked == ()
    assert any(isinstance(frame, Declare) for frame in view(t.s, 0).stack)


@rules("15.2")
def test_everybody_sees_the_discards() -> None:
    t = Story("B . R", blue=["Fireball"])
    t.blue("fireball red")
    for seat in (0, 1, None):
        assert [NAMES[NAME_OF[card]] for card in view(t.s, seat).discards[0]] == ["Fireball"]


@rules("15.3")
def test_only_the_number_of_cards_in_the_deck_is_known() -> None:
    t = Story("B . R", blue=["Fireball"])
    assert view(t.s, 1).deck_sizes == (len(all_cards(t.s)) - 1,)
    assert "decks" not in View._fields


@rules("15.4", "23.7")
def test_which_token_is_real_is_known_only_to_its_caster_until_it_is_turned_up() -> None:
    t = Story("B . . . . . R", blue=["Booby Trap"])
    t.blue("booby-trap b1 c1 d1 f1 trap@f1")
    real = {square: token for _, square, token in view(t.s, 0).traps}
    assert real == {t.square("b1"): 0, t.square("c1"): 0, t.square("d1"): 0, t.square("f1"): 1}
    for seat in (1, None):
        assert {token for _, _, token in view(t.s, seat).traps} == {UNKNOWN}
        assert len(view(t.s, seat).traps) == 4
    t.done("blue").red("f1")
    assert t.life("red") == 11
    assert view(t.s, 1).traps == ()


@rules("15.4")
def test_nobody_else_sees_which_token_was_made_the_real_one() -> None:
    one = Story("B . . . . . R", blue=["Booby Trap"]).blue("booby-trap b1 c1 d1 f1 trap@f1")
    other = Story("B . . . . . R", blue=["Booby Trap"]).blue("booby-trap b1 c1 d1 f1 trap@b1")
    assert shown(one, 1) == shown(other, 1)
    assert one.log == other.log


@rules("15.5")
def test_everything_in_play_is_open() -> None:
    t = Story("B . | . R", red=["Zot!"]).lives("red", 7).stunned("red", 2).carries("red", "Dagger")
    t.under("red", "Acid Bath", by="blue", energy=3).treasure("blue-1", "red")
    t.stands("Rosebush", "b1", by="red")
    t.s.cracks = ((t._line("b1|c1"), 2),)
    t.s.kills[1] = 1
    t.again().blue("b1")
    for seat in (0, 1, None):
        seen = view(t.s, seat)
        assert seen.life == (12, 7)
        assert seen.stun == (0, 2)
        assert seen.mp == 2
        assert seen.things == tuple(t.s.things)
        assert seen.treasures == tuple(t.s.treasures)
        assert seen.cracks == t.s.cracks
        assert seen.kills == (0, 1)


@rules("15.6", "25.7")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    t = Story("B . R Y", blue=["Thought Steal"], red=["Zot!", "Windrider", "Dispel"])
    t.blue("thought-steal red zot done")
    assert known(t, 1, 0) == ["Zot!"]
    assert known(t, 2, 0) == []
    assert sorted(known(t, 0, 1)) == ["Dispel", "Windrider"]
    assert known(t, 2, 1) == []


@rules("15.6", "9.10")
def test_only_killer_and_victim_know_the_hand_taken_by_a_kill() -> None:
    t = Story("B . R Y", blue=["Fireball"], red=["Zot!"]).lives("red", 5)
    t.blue("fireball red")
    assert known(t, 1, 0) == ["Zot!"]
    assert known(t, 2, 0) == []


@rules("15.6", "25.1")
def test_an_absorbed_card_is_known_to_all() -> None:
    t = Story("B . R Y", blue=["Fireball"], red=["Absorb Spell"])
    t.blue("fireball red").red("absorb-spell")
    assert known(t, 0, 1) == known(t, 2, 1) == ["Fireball"]


@rules("15.6", "15.1")
def test_a_known_card_that_is_played_is_no_longer_known_in_the_hand() -> None:
    t = Story("B . R Y", blue=["Fireball"], red=["Absorb Spell"])
    t.blue("fireball red").red("absorb-spell")
    t.done("blue").red("fireball blue")
    assert known(t, 0, 1) == known(t, 2, 1) == []

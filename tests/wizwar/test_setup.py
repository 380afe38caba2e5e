"""Stories of the setup and of the optional rules (rules 0 and 14)."""

from __future__ import annotations

import pytest

from guildhall.kernel.frame import run
from guildhall.kernel.message import BadOption, BadRecord
from guildhall.kernel.tape import Tape
from guildhall.wizwar import kinds, setup
from guildhall.wizwar.decks import (
    BLACK,
    CHOOSABLE,
    FIRST_GAME,
    NAME_OF,
    NAMES,
    SCHOOL_OF,
    SCHOOLS,
    VERSION,
    WHITE,
    school_cards,
)
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.state import State
from tests.citing import rules
from tests.wizwar.story import Story, all_cards

FOUR = """
    +---+---+---+---+
    | B   R   Y   G |
    +---+---+---+---+
"""


def dealt(seats: int = 4, seed: int = 1, **options: object) -> State:
    """Return a table at the start of the game, or at the first choice of a school."""
    s = setup.deal(seats, OPTIONS.settle(options), Tape(seed))
    run(s)
    return s


def choose(s: State, school: str) -> int:
    """Choose a school for the player who is asked, and return the player."""
    (decision,) = s.asked
    assert decision.kind == kinds.SCHOOL
    choice = SCHOOLS.index(school)
    assert choice in decision.options
    s.stack[-1].answer(s, decision.player, choice)
    run(s)
    return decision.player


def on_offer(s: State) -> set[str]:
    return {SCHOOLS[choice] for choice in s.asked[0].options}


def schools_of(s: State, group: int = 0) -> set[str]:
    return {SCHOOLS[school] for school in s.schools[group]}


# -- chapter 0 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rules("0.1")
def test_two_to_four_wizards_begin_with_fifteen_life(seats: int) -> None:
    assert dealt(seats).life == [15] * seats


@rules("0.1", "1.11")
def test_a_player_whose_wizard_dies_is_out_of_the_game() -> None:
    t = Story("B . R Y", blue=["Fireball"]).lives("red", 5)
    t.blue("fireball red")
    t.done("blue")
    assert t.at("red") == ""
    assert t.asked() == {"yellow"}


@rules("0.2")
def test_the_rulebook_is_the_default_edition() -> None:
    settled = OPTIONS.settle({})
    assert settled["edition"] == "rulebook"
    assert (settled["adjacency"], settled["shield"], settled["mist_body"]) == ("diagonal", 1, "stone")


@rules("0.2")
def test_the_faq_edition_changes_three_options_and_leaves_the_others() -> None:
    printed, corrected = OPTIONS.settle({}), OPTIONS.settle({"edition": "faq"})
    changed = {name: value for name, value in corrected.items() if printed[name] != value}
    assert changed == {"edition": "faq", "adjacency": "orthogonal", "shield": 2, "mist_body": "all"}


@rules("0.2")
def test_any_option_may_be_set_on_top_of_an_edition() -> None:
    settled = OPTIONS.settle({"edition": "faq", "shield": 1, "heavy_items": "on"})
    assert (settled["adjacency"], settled["shield"], settled["heavy_items"]) == ("orthogonal", 1, "on")


@rules("0.2", "5.7")
def test_a_card_beats_the_rules_where_the_two_contradict_each_other() -> None:
    t = Story("B . R", blue=["Waterbolt", "Fireball"])
    t.blue("waterbolt")
    assert t.can("blue", "blue")


@rules("0.3")
def test_colours_fall_by_chance() -> None:
    assert {COLOURS[dealt(2, seed).colours[0]] for seed in range(40)} == set(COLOURS)


@rules("0.3")
def test_colours_may_be_given_in_order() -> None:
    assert all(dealt(4, seed, colours="in_order").colours == (0, 1, 2, 3) for seed in range(5))


@pytest.mark.parametrize("seats", [2, 3, 4])
@rules("0.3")
def test_the_pieces_of_colours_that_nobody_has_are_left_out(seats: int) -> None:
    s = dealt(seats)
    assert len(set(s.colours)) == len(s.places) == len(s.homes) == seats
    assert len(s.treasures) == 2 * seats


@rules("0.4")
def test_all_sectors_are_used_with_the_same_side_up() -> None:
    assert dealt(4).doors.bit_count() == dealt(4, side="A").doors.bit_count() == 4
    assert dealt(4, side="B").doors.bit_count() == 5


@rules("0.4", "0.6")
def test_each_wizard_begins_on_the_home_base_in_the_middle_of_their_sector() -> None:
    for seats in (2, 3, 4):
        s = dealt(seats, seats)
        assert tuple(s.at) == s.homes
        for corner, (owner, _) in zip(s.arrangement.places, s.places, strict=True):
            assert s.homes[owner] == corner + 22


@rules("0.4", "0.6")
def test_two_treasures_of_its_colour_lie_on_other_squares_of_a_sector() -> None:
    s = dealt(4)
    sector = s.arrangement.place_of
    for treasure, square in enumerate(s.treasures):
        home = s.homes[treasure // 2]
        assert sector[square] == sector[home]
        assert square != home
    assert len(set(s.treasures)) == 8


@rules("0.5")
def test_sectors_lie_in_random_places_and_are_turned_at_random() -> None:
    deals = [dealt(4, seed).places for seed in range(60)]
    assert {places[0][0] for places in deals} == {0, 1, 2, 3}
    assert {places[0][1] for places in deals} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "corners"), [(2, ("a1", "f1")), (3, ("a1", "f1", "a6")), (4, ("a1", "f1", "a6", "f6"))]
)
@rules("0.5")
def test_the_sectors_form_a_row_an_l_or_a_square(seats: int, corners: tuple[str, ...]) -> None:
    t = Story("B R", players=seats)
    assert t.s.arrangement.places == tuple(t.square(corner) for corner in corners)
    assert len(t.s.arrangement.squares) == 25 * seats


@rules("0.7")
def test_the_magic_deck_is_white_cantrip_and_the_three_schools_of_a_first_game() -> None:
    s = dealt(4)
    assert schools_of(s) == {"white", *FIRST_GAME}
    cards = all_cards(s)
    dealt_from = [SCHOOLS.index(school) for school in ("white", *FIRST_GAME)]
    assert cards == sorted(card for school in dealt_from for card in school_cards(school, VERSION))


@rules("0.7")
def test_other_schools_can_be_named() -> None:
    s = dealt(2, school_1="thaumaturgy", school_2="mutation", school_3="conjuring")
    assert schools_of(s) == {"white", "thaumaturgy", "mutation", "conjuring"}


@rules("0.7")
def test_black_cantrip_has_the_same_cards_as_white() -> None:
    names = [
        sorted(NAMES[NAME_OF[card]] for card in range(len(NAME_OF)) if SCHOOL_OF[card] == school)
        for school in (WHITE, BLACK)
    ]
    assert names[0] == names[1]


@rules("0.8")
def test_a_school_named_twice_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        OPTIONS.settle({"school_1": "mutation", "school_3": "mutation"})
    assert refused.value.rule == "0.8"


@rules("0.8")
def test_a_named_school_may_not_meet_the_default_of_another_place() -> None:
    with pytest.raises(BadOption):
        OPTIONS.settle({"school_1": "elemental"})


@rules("0.8")
def test_random_places_are_filled_from_the_schools_not_yet_named() -> None:
    seen: set[str] = set()
    for seed in range(60):
        chosen = schools_of(dealt(2, seed, school_2="random"))
        assert len(chosen) == 4
        assert {"white", "alchemy", "mentalism"} < chosen
        seen |= chosen
    assert seen == {"white", *CHOOSABLE}


@rules("0.8")
def test_the_players_draft_schools_in_turns_beginning_with_the_first() -> None:
    s = dealt(2, school_1="draft", school_2="draft", school_3="draft")
    first = s.player
    assert on_offer(s) == set(CHOOSABLE)
    assert choose(s, "mutation") == first
    assert on_offer(s) == set(CHOOSABLE) - {"mutation"}
    assert choose(s, "alchemy") == 1 - first
    assert choose(s, "conjuring") == first
    assert schools_of(s) == {"white", "mutation", "alchemy", "conjuring"}
    assert [len(hand) for hand in s.hands] == [5, 5]


@rules("0.8")
def test_drafted_places_are_filled_last() -> None:
    s = dealt(3, school_1="draft", school_2="random", school_3="mutation")
    (by_chance,) = set(CHOOSABLE) - on_offer(s) - {"mutation"}
    wish = min(on_offer(s))
    assert choose(s, wish) == s.player
    assert schools_of(s) == {"white", "mutation", by_chance, wish}


@pytest.mark.parametrize("seats", [2, 3, 4])
@rules("0.9")
def test_each_player_is_dealt_five_cards(seats: int) -> None:
    s = dealt(seats)
    assert [len(hand) for hand in s.hands] == [5] * seats
    assert len(s.decks[0]) == len(all_cards(s)) - 5 * seats


@rules("0.10")
def test_anybody_may_be_the_first_player() -> None:
    assert {dealt(4, seed).player for seed in range(40)} == {0, 1, 2, 3}


@rules("0.11")
def test_the_die_has_four_sides() -> None:
    for face in (1, 2, 3, 4):
        t = Story("B R", rolls=[face]).carries("blue", "Mightstone").blue("punch red")
        assert t.life("red") == 14 - face
    with pytest.raises(BadRecord):
        Story("B R", rolls=[5]).carries("blue", "Mightstone").blue("punch red")


@rules("0.12", "9.7")
def test_stun_tokens_never_run_out() -> None:
    t = Story("B R", blue=["Zot!"]).stunned("red", 10)
    t.blue("zot/stun red")
    assert t.stun("red") == 12


# -- chapter 14 ------------------------------------------------------------------------------------------


@rules("14.1", "7.10")
def test_maintained_spells_count_towards_the_hand_limit() -> None:
    t = Story("B R", blue=["Fireball"] * 3 + ["Create Wall"] * 3).under("blue", "Disease", energy=5)
    t.blue("done done")
    assert t.asked() == {"red"}


@rules("14.1")
def test_uncluttered_minds_hold_seven_cards_beside_their_spells() -> None:
    t = Story("B R", blue=["Fireball"] * 3 + ["Create Wall"] * 3, uncluttered_minds="on")
    t.under("blue", "Disease", energy=5)
    t.blue("done done")
    assert t.options("blue") == {"draw-0", "draw-1"}


@rules("14.1")
def test_even_uncluttered_minds_count_carried_items() -> None:
    t = Story("B R", blue=["Fireball"] * 3 + ["Create Wall"] * 3, uncluttered_minds="on")
    t.carries("blue", "Dagger")
    t.blue("done done")
    assert t.asked() == {"red"}


@rules("14.2")
def test_the_groups_of_a_custom_spellbook_choose_in_turns_until_each_has_three() -> None:
    s = dealt(4, custom_spellbook="on")
    order = [s.player, *s.left_of(s.player)]
    wishes = ("alchemy", "conjuring", "mentalism", "elemental", "thaumaturgy", "mutation")
    choosers = [choose(s, school) for school in wishes]
    assert choosers == order + order[:2]
    mine, theirs = s.groups[s.player], 1 - s.groups[s.player]
    assert schools_of(s, mine) - {"white", "black"} == {"alchemy", "mentalism", "thaumaturgy"}
    assert schools_of(s, theirs) - {"white", "black"} == {"conjuring", "elemental", "mutation"}


@rules("14.2")
def test_the_first_and_third_seat_have_white_cantrip_and_the_others_black() -> None:
    s = dealt(4, custom_spellbook="on")
    for school in CHOOSABLE:
        choose(s, school)
    assert s.groups == (0, 1, 0, 1)
    assert "white" in schools_of(s, 0)
    assert "black" in schools_of(s, 1)
    for deck, schools in zip(s.decks, s.schools, strict=True):
        assert len(deck) == sum(len(school_cards(school, VERSION)) for school in schools) - 2 * 5
    for player, hand in enumerate(s.hands):
        assert {SCHOOL_OF[card] for card in hand} <= set(s.schools[s.groups[player]])


@rules("14.2")
def test_players_draw_from_the_deck_of_their_group_and_discard_to_its_pile() -> None:
    t = Story("B R", custom_spellbook="on", giant_book="off", red=["Fire Darts", "Adrenaline"])
    t.done("blue")
    before = len(t.s.decks[1])
    t.red("done adrenaline done 2")
    assert t.s.discards[0] == ()
    assert [NAMES[NAME_OF[card]] for card in t.s.discards[1]] == ["Adrenaline"]
    assert len(t.s.decks[1]) == before - 2


@rules("14.2")
def test_a_destroyed_item_goes_to_the_pile_of_its_destroyers_group() -> None:
    t = Story("R . B", custom_spellbook="on", giant_book="off").carries("red", "Dagger")
    t.carries("blue", "Universal Solvent").red("drop:dagger").done("red")
    t.blue("universal-solvent/throw dagger")
    assert len(t.s.discards[0]) == 2
    assert not t.s.discards[1]


@rules("14.3")
def test_with_deadly_treasures_a_wizard_dies_when_both_treasures_lie_in_home_bases_of_others() -> None:
    t = Story("B Y G R", deadly_treasures="on").home("blue", "a1").home("yellow", "b1")
    t.treasure("red-1", "blue").treasure("red-2", "b1")
    t.blue("drop:treasure")
    assert t.at("red") == ""
    assert t.points("blue") == 1
    assert t.s.kills == [0, 0, 0, 0]


@rules("14.3")
def test_without_deadly_treasures_the_wizard_lives_on() -> None:
    t = Story("B Y G R").home("blue", "a1").home("yellow", "b1")
    t.treasure("red-1", "blue").treasure("red-2", "b1")
    t.blue("drop:treasure")
    assert t.life("red") == 15


@rules("14.3")
def test_a_treasure_in_its_owners_home_base_is_not_deadly() -> None:
    t = Story("B Y G R", deadly_treasures="on").home("blue", "a1")
    t.treasure("red-1", "blue").treasure("red-2", "h3")
    t.blue("drop:treasure")
    assert t.life("red") == 15


@rules("14.3")
def test_a_treasure_in_the_home_base_of_a_dead_wizard_is_deadly_too() -> None:
    t = Story("B Y G R", deadly_treasures="on", blue=["Powerthrust"]).home("blue", "a1").home("green", "c1")
    t.treasure("red-1", "blue").treasure("red-2", "c1").lives("green", 2)
    t.blue("powerthrust green")
    assert t.life("red") == 15
    t.blue("drop:treasure")
    assert (t.at("green"), t.at("red")) == ("", "")


@pytest.mark.parametrize("goal", [3, 4])
@rules("14.4")
def test_extended_play_needs_more_victory_points(goal: int) -> None:
    t = Story(FOUR, extended_play=goal).home("blue", "a1")
    t.s.kills[0] = goal - 2
    t.treasure("green-1", "blue").blue("drop:treasure")
    assert not t.over()
    t.treasure("green-2", "blue").blue("drop:treasure")
    assert t.winner() == "blue"


@rules("14.4", "12.4")
def test_the_sole_survivor_of_an_extended_game_wins_at_once() -> None:
    t = Story("B R", extended_play=4, blue=["Fireball"]).lives("red", 3)
    t.blue("fireball red")
    assert t.winner() == "blue"


@rules("14.5")
def test_the_giant_book_holds_all_schools_but_black_cantrip() -> None:
    s = dealt(2, giant_book="on", school_1="draft")
    assert schools_of(s) == set(SCHOOLS) - {"black"}
    schools = [number for number, school in enumerate(SCHOOLS) if school != "black"]
    assert all_cards(s) == sorted(card for school in schools for card in school_cards(school, VERSION))


@rules("14.6", "10.3")
def test_picking_up_an_item_does_not_end_the_phase() -> None:
    t = Story("B . R").lying("Dagger", "a1")
    t.blue("take:dagger b1")
    assert t.at("blue") == "b1"


@rules("14.6")
def test_picking_up_a_heavy_item_ends_move_and_cast() -> None:
    t = Story("B . R", heavy_items="on", blue=["Zot!"]).lying("Dagger", "a1")
    t.blue("take:dagger")
    assert t.options("blue") == {"done", "drop:dagger", "zot"}
    t.blue("done 0")
    assert t.asked() == {"red"}


@pytest.mark.parametrize("form", ["Golem Form", "Extra Arms"])
@rules("14.6")
def test_forms_with_light_treasures_have_light_items_too(form: str) -> None:
    t = Story("B . R", heavy_items="on").lying("Dagger", "a1").under("blue", form, energy=3)
    t.blue("take:dagger b1")
    assert t.at("blue") == "b1"


@rules("14.6")
def test_a_heavy_item_fetched_by_a_long_arm_ends_the_phase_too() -> None:
    t = Story("B . R", heavy_items="on", blue=["Stretch", "Zot!"]).lying("Dagger", "b1")
    t.blue("stretch/take dagger")
    assert t.before("blue") == ["Dagger"]
    assert t.options("blue") == {"done", "drop:dagger", "zot"}


@rules("14.7", "7.4")
def test_a_caster_can_end_a_created_object() -> None:
    t = Story("B . . R").stands("Rosebush", "b1")
    t.blue("end:rosebush")
    assert t.in_square("b1") == []


@rules("14.7")
def test_a_permanent_creation_is_not_maintained_and_cannot_be_ended_by_its_caster() -> None:
    t = Story("B . . R", blue=["Fireball"] * 3 + ["Create Wall"] * 3, permanent_creations="on")
    t.stands("Rosebush", "b1")
    assert not t.can("blue", "end:rosebush")
    t.blue("done done")
    assert t.options("blue") == {"draw-0", "draw-1"}


@rules("14.7")
def test_a_caster_cannot_dispel_a_permanent_creation_of_the_own() -> None:
    t = Story("B . . R", blue=["Dispel"], permanent_creations="on").stands("Rosebush", "b1")
    assert not t.can("blue", "dispel")


@rules("14.7")
def test_another_wizard_can_dispel_a_permanent_creation() -> None:
    t = Story("B . . R", blue=["Dispel"], permanent_creations="on").stands("Rosebush", "b1", by="red")
    t.blue("dispel rosebush")
    assert t.discards("Rosebush", "Dispel")


@rules("14.7", "10.18")
def test_a_permanent_creation_is_discarded_when_its_object_is_destroyed() -> None:
    t = Story("B . . R", blue=["Fireball"], permanent_creations="on").stands("Rosebush", "b1")
    t.blue("fireball rosebush")
    assert t.discards("Rosebush")


@rules("14.7", "9.8")
def test_permanent_creations_outlast_their_caster() -> None:
    t = Story("B R Y .", blue=["Fireball"], permanent_creations="on").lives("red", 5)
    t.stands("Stone Block", "d1", by="red")
    t.blue("fireball red")
    assert t.at("red") == ""
    assert t.in_square("d1") == ["Stone Block"]


@rules("14.7")
def test_a_wall_of_fire_is_a_permanent_creation() -> None:
    t = Story("B . . R", permanent_creations="on").stands("Wall of Fire", "b1|c1")
    assert not t.can("blue", "end:wall-of-fire")


@rules("14.7", "23.7")
def test_a_booby_trap_is_a_permanent_creation() -> None:
    t = Story("B . . . . . R", blue=["Booby Trap"], permanent_creations="on")
    t.blue("booby-trap b1 c1 d1 e1 trap@b1")
    assert not t.can("blue", "end:booby-trap")


@rules("14.7")
def test_glue_homunculus_and_seals_are_still_maintained() -> None:
    t = Story("B D . R", permanent_creations="on").under("blue", "Homunculus", energy=1)
    t.stands("Seal Door", "a1|b1")
    assert t.can("blue", "end:homunculus")
    assert t.can("blue", "end:seal-door")


@rules("14.8")
def test_treasure_hunters_get_no_point_for_killing_but_take_the_hand() -> None:
    t = Story("B R Y", treasure_hunters="on", blue=["Fireball"], red=["Zot!"]).lives("red", 5)
    t.blue("fireball red")
    assert t.points("blue") == 0
    assert t.hand("blue") == ["Zot!"]


@rules("14.8")
def test_treasure_hunters_win_with_two_enemy_treasures_in_their_home_base() -> None:
    t = Story("B R Y", treasure_hunters="on").home("blue", "a1")
    t.treasure("red-1", "a1").treasure("yellow-2", "blue")
    t.blue("drop:treasure")
    assert t.winner() == "blue"


@rules("14.8", "12.4")
def test_the_last_treasure_hunter_alive_wins() -> None:
    t = Story("B R", treasure_hunters="on", blue=["Fireball"]).lives("red", 5)
    t.blue("fireball red")
    assert t.winner() == "blue"


@pytest.mark.parametrize(
    "pair",
    [
        {"giant_book": "on", "custom_spellbook": "on"},
        {"treasure_hunters": "on", "extended_play": "3"},
        {"treasure_hunters": "on", "extended_play": "4"},
    ],
)
@rules("14.9")
def test_optional_rules_that_contradict_each_other_are_refused(pair: dict[str, str]) -> None:
    with pytest.raises(BadOption) as refused:
        OPTIONS.settle(pair)
    assert refused.value.rule == "14.9"


@rules("14.9")
def test_all_other_optional_rules_can_be_combined() -> None:
    both = {"uncluttered_minds", "deadly_treasures", "heavy_items", "permanent_creations"}
    for pair in (("giant_book", "treasure_hunters"), ("custom_spellbook", "treasure_hunters")):
        settled = OPTIONS.settle(dict.fromkeys(both | set(pair), "on"))
        assert all(settled[name] == "on" for name in both | set(pair))
    OPTIONS.settle({"custom_spellbook": "on", "extended_play": 4} | dict.fromkeys(both, "on"))

"""Promises about spells: their form, their checks, and their judgement by the placed spells (rules 12.1)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.promises import MOST_DEEDS
from guildhall.elfenwizards.state import State
from guildhall.kernel.deals import BROKEN, KEPT, VOID, Dealing, Ledger, Promise, Verdict
from guildhall.kernel.message import BadPromise
from guildhall.kernel.play import Play
from guildhall.text import Text
from tests.citing import rules
from tests.elfenwizards.table import GAME, Table
from tests.elfenwizards.wandering import wander

RED, GREEN, BLUE = range(3)


def deals() -> Dealing[State]:
    """How Elfenwizards deals."""
    assert GAME.deals is not None
    return GAME.deals


def side(text: str) -> list[object]:
    """Return one side of a form from a line such as "d5S S2, 2 chip W1"."""
    deeds: list[object] = []
    for part in text.split(",") if text else []:
        words = part.split()
        deed: dict[str, object] = {"spell": words[-2], "on": words[-1]}
        if len(words) == 3:
            deed["count"] = int(words[0])
        deeds.append(deed)
    return deeds


def form(to: int, gives: str, takes: str = "") -> dict[str, object]:
    """Return an offer as a client sends it."""
    return {"to": to, "gives": side(gives), "takes": side(takes)}


class Hall:
    """A table where players make promises, with its ledger."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.ledger: Ledger[State] = deals().ledger()
        self.ledger.see(t.s)

    def offer(self, by: int, to: int, gives: str, takes: str = "") -> Promise:
        """Offer a promise and treat it as accepted."""
        return deals().parse(self.t.s, by, form(to, gives, takes), 1)

    def refused(self, by: int, what: object) -> tuple[str, str]:
        """Return why an offer is refused: the paragraph and the sentence."""
        with pytest.raises(BadPromise) as bad:
            deals().parse(self.t.s, by, what, 1)
        text = Text("en", ["red", "green", "blue"])
        return bad.value.rule, text.render(bad.value.message)

    def play(self, *lines: str) -> None:
        """Play lines in turn; the ledger sees every state."""
        for line in lines:
            for word in line.split():
                self.t.play(self.t.whose, word)
                self.ledger.see(self.t.s)

    def all_pass(self) -> None:
        """Let everybody pass until the awards."""
        while self.t.s.asked and self.t.step == 5:
            self.play("pass")


def hall(**more: object) -> Hall:
    """Return a table where red and green each have a die and a candidate; red begins."""
    parts: dict[str, object] = {
        "tokens": "W1:R W2:B S1:G S2:B S3:R S4:G",
        "dice": {"red": {"S": [5]}, "green": {"W": [6, 6]}, "blue": {"N": [1]}},
        **more,
    }
    return Hall(Table(step=5, **parts))  # type: ignore[arg-type]


# -- the form ------------------------------------------------------------------------------------------------


@rules("12.1")
def test_a_promise_says_which_spells_go_beside_whose_tokens() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "d5S S1", "2 chip W1, d6W r1")
    text = Text("en", ["Ada", "Bo", "Cy"])
    assert text.render(deals().describe(h.t.s, promise)) == (
        "Ada offers Bo: I’ll place a 5 from the Sorcerers’ Major Spell box beside Bo’s G1 (Sorcerer 1) "
        "if you place 2 minor spells beside Ada’s R1 (Wizard 1) and "
        "a 6 from the Wizards’ Major Spell box beside Ada’s R1 (Wizard 1)."
    )
    gift = h.offer(BLUE, RED, "3 points S3")
    assert text.render(deals().describe(h.t.s, gift)) == (
        "Cy promises Ada: I’ll place 3 spell points beside Ada’s R2 (Sorcerer 3)."
    )


def test_a_promise_can_be_written_down_and_read_again_at_any_time() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "d5S S1", "2 chip W1, 7 points W1")
    written = deals().show(h.t.s, promise)
    assert written == {
        "number": 1,
        "by": 0,
        "to": 1,
        "round": 1,
        "since": 0,
        "gives": [{"spell": "d5S", "count": 1, "on": "G1", "in": "S1"}],
        "takes": [
            {"spell": "chip", "count": 2, "on": "R1", "in": "W1"},
            {"spell": "points", "count": 7, "on": "R1", "in": "W1"},
        ],
    }
    h.play("d5S S1 chip S1")
    h.all_pass()
    assert deals().read(h.t.s, written) == promise
    damaged: list[object] = [
        [],
        {},
        {**written, "by": "red"},
        {**written, "gives": [{}]},
        {**written, "gives": [{"spell": "d5S", "count": 1, "on": "Z1", "in": "S1"}]},
    ]
    for broken in damaged:
        with pytest.raises(BadPromise):
            deals().read(h.t.s, broken)


@rules("12.1")
@pytest.mark.parametrize(
    ("what", "rule", "words"),
    [
        (form(RED, "chip S1"), "12.1", "You can’t make a promise to yourself."),
        (form(7, "chip S1"), "", "There’s no seat 7. The seats at this table are 0 to 2."),
        (form(GREEN, ""), "12.1", "A promise must say which spells you’ll place."),
        (
            form(GREEN, ", ".join(["chip S1"] * (MOST_DEEDS + 1))),
            "12.1",
            "A promise can name at most 4 things on each side.",
        ),
        (
            form(GREEN, "chip S9"),
            "5.7",
            "“S9” is neither a token nor a box on the tree.",
        ),
        (form(GREEN, "chip N1"), "5.7", "Necromancer 1 is empty: there’s no token to support."),
        (form(GREEN, "chip W1"), "12.1", "red’s R1 belongs to red, who needs no promise to support it."),
        (
            form(GREEN, "chip S1", "chip S4"),
            "12.1",
            "green’s G2 belongs to green, who needs no promise to support it.",
        ),
        (
            form(GREEN, "d7S S1"),
            "5.1",
            "“d7S” isn’t a spell. Name a die with its box (such as d5S), “chip” or “points”.",
        ),
        (form(GREEN, "0 chip S1"), "12.1", "You can promise 1 to 7."),
        (form(GREEN, "50 points S1"), "12.1", "You can promise 1 to 49."),
        (
            form(GREEN, "d5S W2"),
            "5.5",
            "blue’s B1 isn’t on the right level for a 5 from the Sorcerers’ Major Spell box.",
        ),
        (
            form(GREEN, "d4S S1"),
            "5.1",
            "red doesn’t have the spells for this: a 4 from the Sorcerers’ Major Spell box "
            "beside green’s G1 (Sorcerer 1).",
        ),
        (
            form(GREEN, "d5S S1, d5S S2"),
            "5.1",
            "red doesn’t have the spells for this: a 5 from the Sorcerers’ Major Spell box "
            "beside blue’s B2 (Sorcerer 2).",
        ),
        (
            form(GREEN, "4 chip S1, 4 chip S2"),
            "5.1",
            "red doesn’t have the spells for this: 4 minor spells beside blue’s B2 (Sorcerer 2).",
        ),
        (
            form(GREEN, "7 chip S1", "20 points W1"),
            "5.1",
            "green doesn’t have the spells for this: 20 spell points beside red’s R1 (Wizard 1).",
        ),
    ],
)
def test_impossible_promises_are_refused(what: object, rule: str, words: str) -> None:
    assert hall().refused(RED, what) == (rule, words)


@pytest.mark.parametrize(
    ("what", "part"),
    [
        ("chip", "promise"),
        ({}, "to"),
        ({"to": 1}, "gives"),
        ({"to": True, "gives": []}, "to"),
        ({"to": 1, "gives": ["chip"]}, "gives"),
        ({"to": 1, "gives": [{"spell": 5, "on": "S1"}]}, "gives.spell"),
        ({"to": 1, "gives": [{"spell": "chip"}]}, "gives.on"),
        ({"to": 1, "gives": [{"spell": "chip", "on": "S1", "count": "x"}]}, "gives.count"),
        ({"to": 1, "gives": [{"spell": "chip", "on": "S1", "price": 3}]}, "price"),
        ({"to": 1, "gives": [], "by": 2}, "by"),
    ],
)
def test_a_form_that_cannot_be_read_is_refused_with_the_part_that_is_wrong(what: object, part: str) -> None:
    assert hall().refused(RED, what) == (
        "",
        f"This promise can’t be read: “{part}” is missing or isn’t valid.",
    )


HALL = hall()
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner, max_size=2),
    max_leaves=4,
)
DEED = JSON | st.fixed_dictionaries(
    {"spell": st.sampled_from(["chip", "d5S", "points"]) | JSON, "on": st.sampled_from(["S1", "r1"]) | JSON},
    optional={"count": st.integers(0, 9) | JSON},
)
SIDE = st.lists(DEED, max_size=5) | JSON


@given(JSON | st.fixed_dictionaries({"to": st.just(1) | JSON, "gives": SIDE, "takes": SIDE}))
@settings(max_examples=200, deadline=None)
def test_every_form_is_a_promise_or_is_refused(what: object) -> None:
    s = HALL.t.s
    try:
        promise = deals().parse(s, RED, what, 1)
    except BadPromise:
        return
    assert deals().read(s, deals().show(s, promise)) == promise


def test_a_token_in_a_crowded_box_is_named_by_its_own_name() -> None:
    h = hall()
    rule, words = h.refused(RED, form(GREEN, "chip M4"))
    assert rule == "5.7"
    assert words.startswith("There are several tokens in Magicians’ box 4. Name one: R3, R4")
    assert h.offer(RED, GREEN, "chip G3").gives[0].target == h.t.s.owner.index(GREEN) + 2


@rules("5.8", "12.1")
def test_nothing_can_be_promised_in_a_contest_that_is_closed() -> None:
    h = hall(tokens="S1:G W1:R W2:B")
    assert h.refused(RED, form(GREEN, "chip S1"))[0] == "5.8"


@rules("5.4", "12.1")
def test_a_player_who_has_passed_can_neither_promise_nor_be_asked() -> None:
    h = hall()
    h.play("pass")
    assert h.refused(RED, form(GREEN, "chip S1")) == (
        "5.4",
        "red has passed and places no more spells this round.",
    )
    assert h.refused(GREEN, form(RED, "chip W1", "chip S1"))[0] == "5.4"


@rules("12.1")
def test_promises_are_made_until_the_placing_is_over() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "chip S1")
    assert deals().open(h.t.s)
    h.all_pass()
    assert not deals().open(h.t.s)
    assert h.refused(RED, form(GREEN, "chip S1")) == (
        "12.1",
        "No more spells are placed this round. You can make promises again next round.",
    )
    with pytest.raises(BadPromise):
        deals().check(h.t.s, promise)


def test_a_promise_of_an_earlier_round_is_too_late() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "chip S1")
    later = Table(step=5, round=2, tokens="W1:R W2:B S1:G S2:B S3:R S4:G")
    with pytest.raises(BadPromise):
        deals().check(later.s, promise)


def test_nothing_is_promised_while_a_high_wizard_retires_or_after_the_end() -> None:
    h = Hall(Table(step=1, tokens="H:R S1:G S2:B", round=2, high_wizards={"red": 1}, rounds_without=0))
    assert h.refused(GREEN, form(RED, "chip S2")) == (
        "12.1",
        "You can make promises once the High Wizard has retired.",
    )
    over = Table(step=10, tokens="S1:G S2:B", round=4)
    assert not over.s.asked
    assert Hall(over).refused(GREEN, form(RED, "chip S2")) == ("11.4", "The game is over.")


@rules("12.1")
def test_before_the_dice_are_placed_points_can_be_promised_but_no_die() -> None:
    h = Hall(Table(step=2, tokens="W1:R W2:B S1:G S2:B", rolls=[1] * 7))
    assert h.refused(RED, form(GREEN, "d5S S1"))[0] == "5.1"
    assert h.offer(RED, GREEN, "49 points S1")
    assert h.offer(RED, GREEN, "7 chip S1")


def test_an_offer_can_be_accepted_only_while_it_can_be_kept() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "d5S S1", "chip W1")
    deals().check(h.t.s, promise)
    h.play("d5S S2 chip S2")
    with pytest.raises(BadPromise) as bad:
        deals().check(h.t.s, promise)
    assert bad.value.rule == "5.1"


def test_an_offer_whose_giver_has_gone_ahead_can_still_be_accepted() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "d5S S1", "chip W1")
    h.play("d5S S1 chip S1")
    deals().check(h.t.s, promise)


# -- judging -------------------------------------------------------------------------------------------------


def judged(lines: Sequence[str], gives: str, takes: str = "", **more: object) -> Verdict:
    """Return what became of red's promise to green, made before some lines were played."""
    h = hall(**more)
    promise = h.offer(RED, GREEN, gives, takes)
    h.play(*lines)
    assert h.ledger.judge(promise) is None
    h.all_pass()
    verdict = h.ledger.judge(promise)
    assert verdict is not None
    return verdict


@rules("12.1")
def test_both_keep_their_word() -> None:
    lines = ["d5S S1 chip S1", "chip W1 chip W1"]
    assert judged(lines, "d5S S1", "2 chip W1") == (KEPT, KEPT)


@rules("12.1")
def test_a_player_breaks_their_word_and_the_game_continues() -> None:
    assert judged(["d5S S1 chip S1", "chip S4 chip S4"], "d5S S1", "2 chip W1") == (KEPT, BROKEN)
    assert judged(["d5S S2 chip S2", "chip W1 chip W1"], "d5S S1", "2 chip W1") == (BROKEN, KEPT)


def test_half_a_deed_does_not_count() -> None:
    assert judged(["d5S S1 chip S1", "chip W1 chip S4"], "d5S S1", "2 chip W1") == (KEPT, BROKEN)
    assert judged(["chip S1 chip S1"], "chip S1, d5S S1") == (BROKEN, VOID)


def test_another_spell_or_another_token_does_not_count() -> None:
    assert judged(["chip S1 chip S1"], "d5S S1") == (BROKEN, VOID)
    assert judged(["d5S S2 chip S2"], "d5S S1") == (BROKEN, VOID)


def test_a_gift_leaves_the_other_nothing_to_keep() -> None:
    assert judged(["d5S S1 chip S1"], "d5S S1") == (KEPT, VOID)


def test_points_may_come_from_any_spells_but_none_counts_twice() -> None:
    assert judged(["d5S S1 chip S1"], "6 points S1") == (KEPT, VOID)
    assert judged(["d5S S1 chip S2"], "6 points S1") == (BROKEN, VOID)
    assert judged(["d5S S1 chip S1"], "6 points S1, chip S1") == (BROKEN, VOID)
    assert judged(["d5S S1 chip S1"], "5 points S1, chip S1") == (KEPT, VOID)
    assert judged(["d5S S1 chip S1"], "4 points S1, 3 points S1") == (BROKEN, VOID)


def test_if_neither_does_their_part_the_first_who_no_longer_can_has_broken_it() -> None:
    assert judged(["pass"], "d5S S1", "2 chip W1") == (BROKEN, VOID)
    assert judged(["chip S3 chip S3", "pass"], "d5S S1", "2 chip W1") == (VOID, BROKEN)
    spent = ["d5S S2 chip S2", "pass"]
    assert judged(spent, "d5S S1", "2 chip W1") == (BROKEN, VOID)
    late = ["chip S3 chip S3", "chip S4 chip S4", "pass", "chip S3 chip S3", "pass"]
    assert judged(late, "d5S S1", "2 chip W1") == (VOID, BROKEN)


def test_spells_placed_before_the_offer_do_not_count() -> None:
    h = hall()
    h.play("chip S1 chip S1")
    promise = h.offer(RED, GREEN, "2 chip S1")
    assert promise.since == 2
    h.all_pass()
    assert h.ledger.judge(promise) == (BROKEN, VOID)


def test_the_spell_with_which_the_placing_ends_counts() -> None:
    h = hall(chips={"red": {"minor": 7}, "green": {"minor": 7}, "blue": {"minor": 7}})
    promise = h.offer(RED, GREEN, "d5S S1")
    gift = h.offer(GREEN, RED, "2 d6W W1")
    h.play("d5S S1", "d6W W1 d6W W1")
    assert h.t.step != 5
    assert h.ledger.judge(promise) == (KEPT, VOID)
    assert h.ledger.judge(gift) == (KEPT, VOID)


def test_a_placing_that_ends_as_it_begins_is_judged() -> None:
    spent = {"red": {"minor": 7}, "green": {"minor": 7}, "blue": {"minor": 7}}
    idle = {"grey": [1] * 6}
    dice = {"red": {**idle, "rolled": [3]}, "green": {**idle, "rolled": [4]}, "blue": {"grey": [1] * 7}}
    t = Table(step=3, tokens="W1:R W2:B S1:G S2:B", dice=dice, chips=spent, rolls=[3, 4])
    h = Hall(t)
    promise = h.offer(RED, GREEN, "3 points S1", "3 points W1")
    h.play("d3 grey", "d4 grey")
    assert h.t.step > 5
    assert h.ledger.judge(promise) == (BROKEN, BROKEN), "both had put their dice elsewhere"


def test_a_round_that_begins_at_once_does_not_confuse_the_ledger() -> None:
    h = Hall(Table(step=5, tokens="M1:G,B"))
    promise = h.offer(RED, GREEN, "chip G1")
    h.play("chip G1 chip G1")
    before = h.t.s.clone()
    h.all_pass()
    assert h.t.s.round == 2
    h.ledger.see(h.t.s)
    assert h.ledger.judge(promise) == (KEPT, VOID)
    while h.t.step != 5:
        h.play(h.t.choices[0])
    later = deals().parse(h.t.s, RED, form(GREEN, "chip G8"), 2)
    assert h.ledger.judge(promise) == (KEPT, VOID)
    assert h.ledger.judge(later) is None
    h.t.s = before
    h.ledger.see(before)
    assert list(h.ledger.dump()) == ["1"]
    h.all_pass()
    assert h.ledger.judge(promise) == (KEPT, VOID)


def test_a_verdict_has_its_words() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "d5S S1", "2 chip W1")
    text = Text("en", ["Ada", "Bo", "Cy"])

    def told(verdict: Verdict) -> list[str]:
        return [text.render(line) for line in deals().tell(h.t.s, promise, verdict)]

    assert told(Verdict(KEPT, BROKEN)) == [
        "Ada kept their promise to Bo: a 5 from the Sorcerers’ Major Spell box beside Bo’s G1 (Sorcerer 1).",
        "Bo broke their promise to Ada: 2 minor spells beside Ada’s R1 (Wizard 1).",
    ]
    assert told(Verdict(VOID, BROKEN))[0].startswith("Ada was released from their promise to Bo: ")
    gift = h.offer(RED, GREEN, "chip S1")
    assert len(deals().tell(h.t.s, gift, Verdict(KEPT, VOID))) == 1


# -- undone, and rebuilt -------------------------------------------------------------------------------------


def test_an_undone_spell_does_not_count() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "d5S S1")
    before = h.t.s.clone()
    h.play("d5S S1")
    h.t.s = before
    h.ledger.see(h.t.s)
    h.play("d5S S2 chip S2")
    h.all_pass()
    assert h.ledger.judge(promise) == (BROKEN, VOID)


def test_the_whole_placing_can_be_undone() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "d5S S1", "chip W1")
    before = h.t.s.clone()
    h.play("d5S S2 chip S2", "chip W1 chip W1")
    middle = h.t.s.clone()
    h.all_pass()
    assert h.ledger.judge(promise) == (BROKEN, KEPT)
    h.t.s = middle
    h.ledger.see(h.t.s)
    assert h.ledger.judge(promise) is None
    h.all_pass()
    assert h.ledger.judge(promise) == (BROKEN, KEPT)
    h.t.s = before
    h.ledger.see(h.t.s)
    h.play("d5S S1 chip S1", "pass")
    h.all_pass()
    assert h.ledger.judge(promise) == (KEPT, BROKEN)


def test_a_round_can_be_undone_to_before_its_placing() -> None:
    h = Hall(
        Table(step=4, tokens="S1:G S2:B", dice={"red": {"minor": [6], "S": [5]}}, chips={"red": {"minor": 2}})
    )
    promise = h.offer(RED, GREEN, "d5S S1")
    before = h.t.s.clone()
    h.play("done", "d5S S1 chip S1")
    h.all_pass()
    assert h.ledger.judge(promise) == (KEPT, VOID)
    h.t.s = before
    h.ledger.see(h.t.s)
    assert h.ledger.judge(promise) is None
    h.play("done", "d5S S2 chip S2")
    h.all_pass()
    assert h.ledger.judge(promise) == (BROKEN, VOID)


def test_a_ledger_that_missed_something_still_knows_what_lies_on_the_table() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "d5S S1")
    h.t.red("d5S S1 chip S1").green("pass").blue("pass")
    h.ledger.see(h.t.s)
    h.all_pass()
    assert h.ledger.judge(promise) == (KEPT, VOID)


def test_a_ledger_is_written_down_and_read_again() -> None:
    h = hall()
    promise = h.offer(RED, GREEN, "d5S S1", "2 chip W1")
    h.play("chip S3 chip S3", "pass")
    h.ledger = deals().ledger(h.ledger.dump())
    h.all_pass()
    assert h.ledger.judge(promise) == (VOID, BROKEN)
    damaged: list[object] = [
        [],
        {"x": {"moves": [], "stocks": [], "over": 0}},
        {"1": {"moves": [[1]], "stocks": [], "over": 0}},
    ]
    for broken in damaged:
        with pytest.raises(BadPromise):
            deals().ledger(broken)


def test_a_ledger_made_by_replaying_a_record_is_the_same() -> None:
    play = Play.new(GAME, 4, 3)
    ledger = deals().ledger()
    ledger.see(play.state)
    count = 0
    while play.state.asked and count < 400:
        decision = play.state.asked[0]
        play.apply(decision.player, decision.options[count % len(decision.options)])
        ledger.see(play.state)
        count += 1
    again = deals().ledger()
    for s in GAME.steps(play.record):
        again.see(s)
    assert again.dump() == ledger.dump()
    assert len(ledger.dump()) > 1


def test_a_ledger_knows_every_spell_of_whole_games() -> None:
    for seed in range(5):
        ledger = deals().ledger()
        placed: dict[int, list[object]] = {}
        spells: list[tuple[int, int, int]] = []
        for s in wander(3, seed):
            ledger.see(s)
            for event in s.events or []:
                told = kinds.EVENTS.fields(event)
                if event.kind == kinds.SPELL_PLACED:
                    spells.append((told["player"], told["spell"], told["token"]))
                elif event.kind == kinds.SPELLS_RETURNED:
                    placed[len(placed) + 1] = [list(spell) for spell in spells]
                    spells = []
        known = {
            int(number): [move for move in rest["moves"] if move[1]]  # type: ignore[index]
            for number, rest in ledger.dump().items()
        }
        assert known == placed

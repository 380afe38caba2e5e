"""The apprentice makes, accepts and mostly keeps simple promises that are good for it."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.bots.bot import Bot
from guildhall.bots.catalogue import make
from guildhall.bots.knowledge.elfenwizards import decisions
from guildhall.catalogue import game
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.game import Elfenwizards
from guildhall.kernel.deals import KEPT, Promise
from guildhall.text import Text
from tests.elfenwizards.table import GAME, Table
from tests.elfenwizards.test_promises import deals, form

RED, GREEN, BLUE = range(3)
SPENT = {"red": {"minor": 7}, "green": {"minor": 7}, "blue": {"minor": 7}}


def apprentice() -> Bot:
    return make("apprentice", GAME, 1)


def promised(t: Table, by: int, to: int, gives: str, takes: str = "") -> Promise:
    return deals().parse(t.s, by, form(to, gives, takes), 1)


def turn(t: Table, accepted: Sequence[Promise]) -> list[str]:
    """Return the apprentice's answers in its turn, or in the rest of it."""
    said = []
    whose = t.whose
    while t.s.asked and t.step == 5 and t.whose == whose:
        decision = t.asked()
        choice = apprentice().choose(GAME.view(t.s, decision.player), decision, accepted)
        said.append(GAME.say(t.s, decision, choice))
        t.play(whose, said[-1])
    return said


def crossed(
    red: Sequence[int] = (6,), necromancer: str = "", against: str = "chip", dragon: str = "red"
) -> Table:
    """Red and green each have a die that is useful only to the other, and blue is in the way of both.

    All other titles go to blue. Red may have a `necromancer` too, and then blue has a spell `against` it.
    """
    mine, theirs = (f"N1:{necromancer}", "N2:B") if necromancer else ("", "N1:B")
    return Table(
        step=5,
        tokens=f"W1:B W2:B S2:B S3:B {theirs} N4:B N5:B N7:B S1:R N3:G {mine}",
        round=4,
        dragon=dragon,
        dice={"red": {"N": red}, "green": {"S": [6]}},
        chips={"red": {"minor": 7}, "green": {"minor": 7}},
        spells=[
            *("blue chip B1", "blue d4 B3", "blue chip B4", f"blue {against} B5", "blue d4 B6"),
            *("blue chip B7", "blue chip B8"),
        ],
        passed=["blue"],
    )


# -- offering ------------------------------------------------------------------------------------------------


def test_it_offers_an_exchange_that_wins_both_a_title() -> None:
    t = crossed()
    offered = apprentice().offers(GAME.view(t.s, RED), [])
    assert offered == [
        {
            "to": GREEN,
            "gives": [{"spell": "d6N", "count": 1, "on": "G1"}],
            "takes": [{"spell": "d6S", "count": 1, "on": "R1"}],
        }
    ]
    promise = deals().parse(t.s, RED, offered[0], 1)
    assert apprentice().considers(GAME.view(t.s, GREEN), promise) is True


def test_it_does_not_repeat_an_offer() -> None:
    t = crossed()
    view = GAME.view(t.s, RED)
    made = deals().parse(t.s, RED, apprentice().offers(view, [])[0], 1)
    assert apprentice().offers(view, [made]) == []


def test_it_offers_nothing_when_there_is_nothing_to_exchange() -> None:
    t = Table(step=5, tokens="S1:R S2:B", round=4, dice={"red": {"S": [6]}}, chips=SPENT)
    assert apprentice().offers(GAME.view(t.s, RED), []) == []
    assert apprentice().offers(GAME.view(t.s, GREEN), []) == []


def test_it_does_not_talk_before_the_placing_or_as_a_spectator() -> None:
    t = Table(step=2, tokens="S1:R S2:B N3:G N4:B")
    assert apprentice().offers(GAME.view(t.s, RED), []) == []
    assert apprentice().offers(GAME.view(crossed().s, None), []) == []


def test_it_talks_before_the_first_spell_even_when_it_is_ready() -> None:
    t = Table(
        step=5,
        tokens="W1:B W2:B S2:B S3:B N1:B N4:B N5:B N7:B S1:R N3:G",
        dice={"red": {"N": [6]}, "green": {"S": [6]}},
        chips=SPENT,
        options={"timers": "on"},
    )
    for ready in ("red", "green"):
        assert [offer["to"] for offer in apprentice().offers(GAME.view(t.s, GREEN), [])] == [RED]
        t.play(ready, "ready")
    decision, view = t.asked(), GAME.view(t.s, BLUE)
    assert (apprentice().choose(view, decision), decisions.weigh(view, decision)) == (kinds.NOW, [0.0])


# -- accepting -----------------------------------------------------------------------------------------------


def test_it_accepts_good_offers_and_refuses_bad_ones() -> None:
    t = crossed()
    good = promised(t, GREEN, RED, "d6S S1", "d6N N3")
    bad = promised(t, GREEN, RED, "d6S S2", "d6N N3")
    view = GAME.view(t.s, RED)
    assert apprentice().considers(view, good) is True
    assert apprentice().considers(view, bad) is False


def test_it_does_not_sell_a_title_for_a_trifle() -> None:
    t = Table(
        step=5,
        tokens="W1:R W2:G S1:R S2:B",
        round=4,
        dice={"red": {"W": [6]}},
        chips={"red": {"minor": 7}, "green": {"minor": 6}, "blue": {"minor": 7}},
        spells=["green d5 G1"],
    )
    assert apprentice().considers(GAME.view(t.s, RED), promised(t, GREEN, RED, "chip S1", "d6W W2")) is False


def test_it_accepts_a_useful_gift() -> None:
    t = crossed()
    assert apprentice().considers(GAME.view(t.s, RED), promised(t, GREEN, RED, "d6S S1")) is True


def test_it_does_not_promise_the_same_spell_twice() -> None:
    t = crossed()
    accepted = promised(t, GREEN, RED, "d6S S1", "d6N N3")
    other = promised(t, GREEN, RED, "d6S S1", "d6N N4")
    assert apprentice().considers(GAME.view(t.s, RED), other, [accepted]) is False


def test_it_decides_once_the_dice_are_rolled() -> None:
    t = Table(step=2, tokens="S1:R S2:B N3:G N4:B")
    promise = promised(t, GREEN, RED, "6 points S1", "3 points N3")
    assert apprentice().considers(GAME.view(t.s, RED), promise) is None


def test_a_promise_of_points_is_weighed_like_one_of_spells() -> None:
    t = crossed()
    assert apprentice().considers(GAME.view(t.s, RED), promised(t, GREEN, RED, "5 points S1", "5 points N3"))


# -- keeping -------------------------------------------------------------------------------------------------


def test_it_keeps_a_promise_that_costs_little() -> None:
    t = crossed()
    promise = promised(t, GREEN, RED, "d6S S1", "d6N N3")
    assert turn(t, [promise]) == ["d6N", "N3"]
    assert turn(t, [promise]) == ["d6S", "S1"]
    assert (t.at("W1"), t.at("S2")) == (["R"], ["G"])


def test_points_are_kept_with_the_spells_that_suffice() -> None:
    t = crossed()
    assert turn(t, [promised(t, GREEN, RED, "5 points S1", "5 points N3")]) == ["d6N", "N3"]


def test_the_proposer_waits_for_the_partner_while_there_is_something_else_to_do() -> None:
    t = crossed([6, 4, 1], "R", "d2")
    promise = promised(t, RED, GREEN, "d6N N3", "d6S S1")
    assert turn(t, [promise]) == ["d1N", "N1", "d4N", "N1"]
    assert turn(t, [promise]) == ["d6S", "S1"]
    assert turn(t, [promise]) == ["d6N", "N3"]


def test_it_keeps_its_word_before_it_passes() -> None:
    t = crossed()
    assert turn(t, [promised(t, RED, GREEN, "d6N N3", "d6S S1")]) == ["d6N", "N3"]


def test_it_breaks_a_promise_that_would_cost_a_title() -> None:
    t = Table(
        step=5,
        tokens="W1:R W2:G",
        round=4,
        dice={"red": {"W": [6]}},
        chips=SPENT,
        spells=["green d5 G1"],
        passed=["blue"],
    )
    promise = promised(t, RED, GREEN, "d6W W2")
    assert turn(t, [promise]) == ["d6W", "W1"]


def test_it_owes_nothing_once_the_partner_has_broken_their_word() -> None:
    t = crossed([6], "R", "d5", "green")
    promise = promised(t, RED, GREEN, "d6N N3", "d6S S1")
    t.green("pass")
    assert turn(t, [promise]) == ["d6N", "N1"]


# -- other players, other games ------------------------------------------------------------------------------


def test_a_random_player_neither_makes_nor_accepts_promises() -> None:
    t = crossed()
    player = make("random", GAME, 1)
    assert player.offers(GAME.view(t.s, RED), []) == []
    assert player.considers(GAME.view(t.s, RED), promised(t, GREEN, RED, "d6S S1")) is False


def test_there_are_no_promises_in_wizwar() -> None:
    wizwar = game("wizwar")
    assert wizwar.deals is None
    s = wizwar.new(2, 1)
    player = make("apprentice", wizwar, 1)
    assert player.offers(wizwar.view(s, 0), []) == []


# -- many rounds ---------------------------------------------------------------------------------------------


class Talk:
    """Play a round among apprentices who bargain, after random rolls and placements."""

    def __init__(self, seed: int) -> None:
        self.s = Elfenwizards().new(3, seed)
        self.bots = [apprentice() for _ in range(3)]
        self.ledger = deals().ledger()
        self.made: list[Promise] = []
        self.accepted: list[Promise] = []
        dice = make("random", GAME, seed)
        while not self.s.targets:
            decision = self.s.asked[0]
            GAME.apply(self.s, decision.player, dice.choose(GAME.view(self.s, decision.player), decision))
        self.ledger.see(self.s)
        while self.s.targets:
            self.talk()
            decision = self.s.asked[0]
            seat = decision.player
            choice = self.bots[seat].choose(GAME.view(self.s, seat), decision, self.of(seat))
            GAME.apply(self.s, seat, choice)
            self.ledger.see(self.s)

    def of(self, seat: int) -> list[Promise]:
        return [promise for promise in self.accepted if seat in (promise.by, promise.to)]

    def talk(self) -> None:
        for seat, bot in enumerate(self.bots):
            made = [promise for promise in self.made if promise.by == seat]
            for offer in bot.offers(GAME.view(self.s, seat), made, self.of(seat)):
                promise = deals().parse(self.s, seat, offer, len(self.made))
                self.made.append(promise)
                view = GAME.view(self.s, promise.to)
                if self.bots[promise.to].considers(view, promise, self.of(promise.to)):
                    self.accepted.append(promise)


def test_in_many_rounds_promises_are_offered_accepted_and_mostly_kept() -> None:
    offered = 0
    verdicts: list[str] = []
    for seed in range(40):
        talk = Talk(seed)
        offered += len(talk.made)
        for seat in range(3):
            assert sum(promise.by == seat for promise in talk.made) <= 2
        for promise in talk.accepted:
            verdict = talk.ledger.judge(promise)
            assert verdict is not None
            verdicts += verdict
    assert offered >= 15
    assert len(verdicts) >= 2 * 10
    assert verdicts.count(KEPT) >= 0.75 * len(verdicts)


def test_an_offer_of_the_apprentice_can_be_put_into_words() -> None:
    t = crossed()
    promise = deals().parse(t.s, RED, apprentice().offers(GAME.view(t.s, RED), [])[0], 1)
    assert Text("en", ["Ada", "Bo", "Cy"]).render(deals().describe(t.s, promise)) == (
        "Ada offers Bo: I’ll place a 6 from the Necromancers’ Major Spell box beside Bo’s G1 (Necromancer 3) "
        "if you place a 6 from the Sorcerers’ Major Spell box beside Ada’s R1 (Sorcerer 1)."
    )

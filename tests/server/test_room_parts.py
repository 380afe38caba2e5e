"""The parts of a room, each on its own: requests, acknowledgements, undo, votes, held passes, orders."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from guildhall.catalogue import game as find_game
from guildhall.kernel.message import GuildhallError
from guildhall.server import acknowledgements, replacement_vote, wire
from guildhall.server.acknowledgements import Acknowledgements
from guildhall.server.audience import Audience
from guildhall.server.clock import Pace, Timing
from guildhall.server.held_passes import HeldPasses
from guildhall.server.replacement_vote import ReplacementVote
from guildhall.server.request import Request
from guildhall.server.standing_orders import StandingOrders
from guildhall.server.store.journal import Line
from guildhall.server.table import Table
from guildhall.server.terms import Chair, Ordered, Played, Seated, Terms
from guildhall.server.undo_requests import Undo, UndoRequests
from guildhall.server.updates import Updates
from guildhall.server.viewers import Viewer

PEOPLE = ("anna", "bert", "carla")


class Sent:
    """A connection that keeps what is sent."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def send(self, *data: bytes) -> None:
        self.messages += map(msgspec.json.decode, data)

    def close(self, code: int) -> None:
        self.messages.append({"type": "closed", "code": code})

    @property
    def types(self) -> list[str]:
        return [message["type"] for message in self.messages]


class Parts:
    """A table of Elfenwizards with three people, and what a room needs to know about it."""

    def __init__(self) -> None:
        game = find_game("elfenwizards")
        self.table = Table.new(
            Terms(
                id="one",
                game=game.name,
                version=game.version,
                options=game.options.settle({}),
                chairs=tuple(Chair("person", name, name) for name in PEOPLE),
                owner="anna",
                invite="",
                secret="5e" * 32,
                created=0.0,
            )
        )
        self.updates = Updates(self.table)
        self.timing = Timing(self.table, Pace())
        self.audience = Audience(self.updates, self.timing, None)
        self.acknowledgements = Acknowledgements(self.table, self.audience)

    def viewer(self, seat: int | None, spectator: str = "dora") -> tuple[Viewer, Sent]:
        """Connect somebody."""
        sent = Sent()
        name = spectator if seat is None else PEOPLE[seat]
        viewer = Viewer(seat, name, name, sent)
        self.audience.add(viewer)
        return viewer, sent

    def plays(self) -> int:
        """Let the player to act take their first option, and return their seat."""
        match = self.table.match
        seat = match.waiting()[0]
        decision = match.decision(seat)
        assert decision is not None
        step = match.choose(seat, decision.options[:1])
        self.does(Played(step.answers, step.rolls, 0.0, step.dropped, step.irreversible))
        return seat

    def does(self, entry: Any) -> None:
        """Do an entry."""
        self.table.do(Line("one", self.table.number + 1, None, "", ""), entry)


# -- requests --------------------------------------------------------------------------------------------


def test_the_same_id_from_another_viewer_is_another_key() -> None:
    parts = Parts()
    viewers = [parts.viewer(0)[0], parts.viewer(1)[0], parts.viewer(None)[0], parts.viewer(None, "emil")[0]]
    keys = {Request(viewer, wire.Ping("a")).key for viewer in viewers}
    assert len(keys) == 4


def test_the_update_that_was_seen_is_not_part_of_a_change() -> None:
    viewer, _ = Parts().viewer(0)
    first, again, other = (
        Request(viewer, wire.Choose("a", seen, say=say)) for seen, say in ((1, "x"), (2, "x"), (1, "y"))
    )
    assert first.digest() == again.digest() != other.digest()


# -- acknowledgements ------------------------------------------------------------------------------------


def test_a_change_is_acknowledged_again_and_its_id_is_used_up() -> None:
    parts = Parts()
    viewer, sent = parts.viewer(0)
    request = Request(viewer, wire.Agree("a", 1, yes=True))
    assert not parts.acknowledgements.acknowledge_again(request)
    parts.acknowledgements.done_unwritten(request)
    assert parts.acknowledgements.acknowledge_again(request)
    assert sent.types == ["done", "done"]
    with pytest.raises(GuildhallError):
        parts.acknowledgements.acknowledge_again(Request(viewer, wire.Agree("a", 1, yes=False)))


def test_only_the_last_unwritten_changes_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acknowledgements, "UNWRITTEN", 2)
    parts = Parts()
    viewer, _ = parts.viewer(0)
    requests = [Request(viewer, wire.Agree(id_, 1, yes=True)) for id_ in "abc"]
    for request in requests:
        parts.acknowledgements.done_unwritten(request)
    assert [parts.acknowledgements.acknowledge_again(request) for request in requests] == [False, True, True]


# -- undo ------------------------------------------------------------------------------------------------


def test_an_undo_needs_everybodys_consent_and_one_no_ends_it() -> None:
    parts = Parts()
    undos = UndoRequests(parts.table, parts.updates)
    seat = parts.plays()
    others = [other for other in range(3) if other != seat]
    with pytest.raises(GuildhallError):
        undos.ask(seat, ask_others=False)  # something was rolled
    assert undos.ask(seat, ask_others=True) is None
    assert undos.answer(others[0], yes=True) is None
    assert undos.as_json() == {"seat": seat, "agreed": sorted({seat, others[0]})}
    assert undos.answer(others[1], yes=False) is None
    assert undos.as_json() is None
    undos.ask(seat, ask_others=True)
    undos.answer(others[0], yes=True)
    assert undos.answer(others[1], yes=True) == Undo(0, agreed=True, seat=seat)


def test_there_is_one_undo_request_at_a_time() -> None:
    parts = Parts()
    undos = UndoRequests(parts.table, parts.updates)
    players: set[int] = set()
    while len(players) < 2:
        players.add(parts.plays())
    first, second = players
    assert undos.ask(first, ask_others=True) is None
    with pytest.raises(GuildhallError) as refused:
        undos.ask(second, ask_others=True)
    assert refused.value.message.key == "server-other-asked"


def test_an_undo_no_longer_needs_the_consent_of_a_player_who_left() -> None:
    parts = Parts()
    undos = UndoRequests(parts.table, parts.updates)
    seat = parts.plays()
    others = [other for other in range(3) if other != seat]
    undos.ask(seat, ask_others=True)
    undos.answer(others[0], yes=True)
    assert undos.agreed() is None
    parts.does(Seated(others[1], Chair("bot", "Bot", bot="apprentice"), 0.0))
    assert undos.agreed() == Undo(0, agreed=True, seat=seat)


def test_an_undo_request_ends_with_the_next_update_unless_only_its_seat_noticed_it() -> None:
    parts = Parts()
    undos = UndoRequests(parts.table, parts.updates)
    seat = parts.plays()
    undos.ask(seat, ask_others=True)
    assert not undos.end_if_outdated()
    before = parts.updates.number(seat)
    parts.plays()
    undos.continue_after(seat, before)
    assert not undos.end_if_outdated()
    parts.plays()
    assert undos.end_if_outdated()
    assert undos.as_json() is None


# -- replacing -------------------------------------------------------------------------------------------


def test_all_others_must_vote_for_the_same_seat() -> None:
    parts = Parts()
    vote = ReplacementVote(parts.table, parts.audience)
    anna, bert = parts.viewer(0)[0], parts.viewer(1)[0]
    assert vote.vote(Request(anna, wire.Replace("a", 1, 2)), 0) is None
    assert vote.vote(Request(bert, wire.Replace("a", 1, 0)), 1) is None  # a new vote
    assert vote.as_json() == {"seat": 0, "agreed": [1]}
    assert vote.vote(Request(anna, wire.Replace("b", 1, 2)), 0) is None
    chair = vote.vote(Request(bert, wire.Replace("b", 1, 2)), 1)
    assert chair is not None
    assert (chair.kind, chair.person) == ("bot", None)
    assert vote.as_json() is None


def test_a_player_to_act_is_late_after_a_while_without_a_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1_000_000.0
    monkeypatch.setattr(replacement_vote, "monotonic", lambda: now)
    parts = Parts()
    seat, *_ = parts.table.match.waiting()
    vote = ReplacementVote(parts.table, parts.audience)
    now += replacement_vote.ABSENT - 1.0
    assert not vote.is_late(seat)
    now += 2.0
    assert vote.is_late(seat)
    parts.viewer(seat)
    vote.joined(seat)
    assert not vote.is_late(seat)


# -- windows ---------------------------------------------------------------------------------------------


def test_a_socket_has_one_held_pass_and_every_update_drops_all_of_them() -> None:
    parts = Parts()
    passes = HeldPasses(parts.table, parts.timing, parts.updates, parts.acknowledgements)
    (anna, sent), (twin, sent_twin) = parts.viewer(0), parts.viewer(0)
    seen = parts.updates.number(0)
    for viewer, id_ in ((anna, "a"), (twin, "b"), (anna, "a"), (anna, "c")):
        passes.hold(0, Request(viewer, wire.Choose(id_, seen)))
    assert [message["id"] for message in sent.messages if message["type"] == "stale"] == ["a"]
    passes.drop_stale()
    assert "stale" not in sent_twin.types
    while parts.updates.number(0) == seen:
        parts.plays()
    passes.drop_stale(1)
    assert "stale" not in sent_twin.types
    passes.drop_stale(0)
    assert "stale" in sent_twin.types
    assert passes.take(0) == []


def test_standing_orders_that_change_nothing_are_no_entry() -> None:
    parts = Parts()
    orders = StandingOrders(parts.table, parts.timing)
    assert orders.change(0, wire.Orders("a", 1, windows="ask")) is None
    assert orders.change(0, wire.Orders("b", 1, once=True)) is None  # no window is open
    changed = orders.change(0, wire.Orders("c", 1, windows="concerned"))
    assert isinstance(changed, Ordered)
    parts.does(changed)
    assert orders.change(0, wire.Orders("d", 1, windows="concerned")) is None

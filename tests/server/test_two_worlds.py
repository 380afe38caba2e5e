"""In two worlds that differ in what a player can't know, they are sent the same bytes at the same times.

Each story is told twice, from two positions that are one for the observer, with the same choices of everybody
that they can notice. The test compares what goes over their socket, over a spectator's, and into responses.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import pytest

from guildhall.elfenwizards.game import Elfenwizards
from guildhall.fair import commit, seed_of
from guildhall.server.terms import Clock
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.flow.acts import unannounced
from guildhall.wizwar.state import State
from tests.server.conftest import Fresh
from tests.server.worlds import SECRET, TABLE, Ear, World, in_its_own_time, thinkers, world
from tests.wizwar.story import Story
from tests.wizwar.test_secrecy import REVEALING
from tests.wizwar.wandering import GAME, choose, some_options

__all__ = ["thinkers"]

Ears: TypeAlias = dict[int | None, Ear]
Told: TypeAlias = Callable[[World, Ears], Awaitable[None]]
Heard: TypeAlias = tuple[list[Any], ...]  # by the observer, by a spectator, and in answers to requests
OTHER_SECRET = "7a" * 32


def tell(
    database: str,
    start: Any,
    seats: Sequence[str],
    story: Told,
    observer: int = 0,
    clock: Clock | None = None,
    secret: str = SECRET,
    game: Any = GAME,
) -> tuple[Ears, Heard]:
    """Run one world; return everybody's clients, and what the observer and a spectator were sent."""

    async def play() -> tuple[Ears, Heard]:
        async with world(database) as there:
            await there.lay(game.dump(start), seats, clock, secret=secret)
            people = [seat for seat, name in enumerate(seats) if not name.startswith("bot ")]
            ears: Ears = {seat: await there.sits(seat) for seat in (*people, None)}
            await story(there, ears)
            for path in (f"/api/tables/{TABLE}", "/api/tables/mine", "/api/tables"):
                await there.asks(observer, path)
            for ear in ears.values():
                await ear.goes()
                check_own(ear)
        watched = [plain(ears[seat], secret) for seat in (observer, None)]
        return ears, (*watched, there.answers)

    return in_its_own_time(play())


def plain(ear: Ear, secret: str) -> list[tuple[float, str]]:
    """Return what a client was sent, without the commitment to the dice, which differs if they do."""
    return [(at, text.replace(commit(secret), "")) for at, text in ear.heard]


def check_own(ear: Ear) -> None:
    """Only its owner is sent what is their own."""
    for update in ear.messages("update"):
        mine = update.pop("mine")
        assert (mine or {}).get("seat") == ear.seat
        assert ear.seat is not None or (mine is None and update["asks"] is None)
        assert '"mine"' not in json.dumps(update)


def alike(one: State, other: State, observer: int, game: Any = GAME) -> None:
    """Check that two positions differ, but not for an observer."""
    for seat in (observer, None):
        seen = [game.view(game.load(game.dump(s)), seat) for s in (one, other)]
        assert seen[0]._replace(rules=None) == seen[1]._replace(rules=None)
    assert game.dump(one) != game.dump(other)


def compare(one: Sequence[list[Any]], other: Sequence[list[Any]]) -> None:
    """Check that the observers of two worlds were sent the same, to the byte and to the millisecond."""
    for mine, theirs in zip(one, other, strict=True):
        for number, (first, second) in enumerate(zip(mine, theirs, strict=False)):
            assert first == second, f"message {number}: {differences(first, second)}"
        assert len(mine) == len(theirs)
        assert mine


def differences(one: Any, other: Any, where: str = "") -> list[str]:
    """Return where two messages differ."""
    if isinstance(one, str) and one.startswith("{"):
        return differences(json.loads(one), json.loads(other), where)
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [found for key in one for found in differences(one[key], other[key], f"{where}.{key}")]
    if isinstance(one, tuple | list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [found for i, (mine, theirs) in pairs for found in differences(mine, theirs, f"{where}[{i}]")]
    return [] if one == other else [f"{where}: {one} / {other}"]


# -- Wiz-War: windows ------------------------------------------------------------------------------------

COUNTER, NOTHING, NEITHER = "Full Shield", "Fog", "Create Wall"
WAYS_TO_PASS = ["bot", "person", "once", "clock"]


def announced(red: str, yellow: str) -> State:
    """Return a position where blue is about to cast at red."""
    hands = {"blue": ["Fireball", "Zot!"], "red": [red], "yellow": [yellow]}
    return Story("B . R . Y", windows="open", **hands).s  # type: ignore[arg-type]


async def comes_again(there: World, ears: Ears, seat: int, seen: int) -> None:
    """Lose a socket, and open another one."""
    before = ears[seat]
    await before.goes()
    ears[seat] = await there.sits(seat, seen)
    ears[seat].heard[:0] = before.heard
    ears[seat].count = before.count


async def all_pass(ears: Ears) -> None:
    """Let everyone who is asked in a window pass, until the window is closed."""
    for _ in range(20):
        for ear in ears.values():
            if ear.update["window"] and ear.update["asks"]:
                await ear.says("choose", choices=[kinds.PASS])
        await asyncio.sleep(1.0)
        if not any(ear.update["window"] for ear in ears.values()):
            return
    pytest.fail("a window stays open")


@pytest.mark.parametrize("observer", [0, 2])
@pytest.mark.parametrize("way", WAYS_TO_PASS)
@pytest.mark.usefixtures("thinkers")
def test_a_pass_does_not_reveal_whether_the_player_could_have_answered(
    fresh: Fresh, way: str, observer: int
) -> None:
    async def story(there: World, ears: Ears) -> None:
        await ears[0].says("choose", say="fireball red")
        if way == "once":
            await ears[1].says("orders", once=True)
        if way == "person":
            await ears[1].says("help")
        if way == "clock":
            await asyncio.sleep(200)
        await all_pass(ears)
        await ears[observer].says("why", wish="fireball red")
        await ears[observer].says("help")

    seats = ["Anna", "bot thinker" if way == "bot" else "Bert", "Carla"]
    clock = Clock(window=30.0) if way == "clock" else None
    worlds = [announced(held, NEITHER) for held in (COUNTER, NOTHING)]
    alike(worlds[0], worlds[1], observer)
    told = [tell(fresh(), s, seats, story, observer, clock) for s in worlds]
    compare(told[0][1], told[1][1])
    ears = told[0][0]
    assert any(update["view"]["wizards"][1]["life"] < 15 for update in ears[observer].messages("update"))
    if way != "bot":  # the worlds differ: the one who passes knows what they hold
        assert ears[1].heard != told[1][0][1].heard


@pytest.mark.parametrize("observer", [0, 1])
def test_a_pass_by_standing_orders_does_not_reveal_whether_the_player_could_have_answered(
    fresh: Fresh, observer: int
) -> None:
    async def story(there: World, ears: Ears) -> None:
        await ears[2].says("orders", windows="concerned")
        await ears[0].says("choose", say="fireball red")
        await all_pass(ears)
        await ears[0].says("choose", say="done")

    worlds = [announced(NOTHING, held) for held in ("Absorb Spell", NEITHER)]
    alike(worlds[0], worlds[1], observer)
    told = [tell(fresh(), s, ["Anna", "Bert", "Carla"], story, observer) for s in worlds]
    compare(told[0][1], told[1][1])


@pytest.mark.usefixtures("thinkers")
def test_a_whole_window_of_computer_players_reveals_nothing(fresh: Fresh) -> None:
    async def story(there: World, ears: Ears) -> None:
        await ears[0].says("choose", say="fireball red", pause=0.2)
        await comes_again(there, ears, 0, seen=0)
        await ears[0].says("ping")
        await ears[0].says("choose", say="done")

    seats = ["Anna", "bot thinker", "bot thinker"]
    worlds = [announced(*held) for held in ((COUNTER, "Absorb Spell"), (NOTHING, NEITHER))]
    alike(worlds[0], worlds[1], 0)
    told = [tell(fresh(), s, seats, story) for s in worlds]
    compare(told[0][1], told[1][1])


@pytest.mark.usefixtures("thinkers")
def test_the_time_of_an_answer_does_not_reveal_the_alternatives(fresh: Fresh) -> None:
    async def story(there: World, ears: Ears) -> None:
        await ears[0].does("fireball red")
        await all_pass(ears)

    hands = {"blue": ["Fireball"], "yellow": [NEITHER]}
    worlds = [
        Story("B . R . Y", red=["Flood", held], windows="open", **hands).s  # type: ignore[arg-type]
        for held in ("Energy 4", NOTHING)
    ]
    alike(worlds[0], worlds[1], 0)
    seats = ["Anna", "bot answerer", "Carla"]
    told = [tell(fresh(), s, seats, story) for s in worlds]
    compare(told[0][1], told[1][1])
    assert any("flood" in text for _, text in told[0][0][0].heard)


# -- Wiz-War: hands, decks and traps ---------------------------------------------------------------------


def test_a_draw_reveals_only_the_number_of_cards(fresh: Fresh) -> None:
    async def story(there: World, ears: Ears) -> None:
        await ears[1].does("done", "done", "2")
        await comes_again(there, ears, 0, seen=0)
        await ears[0].says("undo")
        await ears[1].says("undo", ask=True)
        await ears[0].says("agree", yes=True)
        await ears[1].says("choose", say="2")
        for wish in ("done", "full-shield", "fireball red", "e", "drop red-1"):
            await ears[0].says("why", wish=wish)

    worlds = [
        Story("R . . B", blue=["Dispel"], red=[held, "Zot!"], windows="open").s for held in (COUNTER, NOTHING)
    ]
    alike(worlds[0], worlds[1], 0)
    told = [tell(fresh(), s, ["Anna", "Bert"], story) for s in worlds]
    compare(told[0][1], told[1][1])
    drawn = [ears[1].update["mine"]["hand"] for ears, _ in told]
    assert len(drawn[0]) == len(drawn[1]) == 4
    assert drawn[0][2:] != drawn[1][2:]
    assert any(event["event"] == "undone" for u in told[0][0][0].messages("update") for event in u["events"])


def test_a_real_trap_and_a_false_one_are_laid_alike(fresh: Fresh) -> None:
    def story(real: str) -> Told:
        async def play(there: World, ears: Ears) -> None:
            await ears[0].does("booby-trap")
            await all_pass(ears)
            await ears[0].does("b1", "c1", "d1", "e1", f"trap@{real}")
            await ears[1].says("help")
            for wish in ("trap@c1", "fireball trap@c1", "e"):
                await ears[1].says("why", wish=wish)
                await ears[1].says("choose", say=wish)
            await ears[0].does("done", "done", "0")
            await ears[1].says("help")
            for wish in ("dispel trap@c1", "dispel booby-trap", "w w w", "w w abracadabra"):
                await ears[1].says("why", wish=wish)
            for wish in ("w w abracadabra", "w w w w w w w w w", "w w drop w"):  # over the token in e1
                await ears[1].says("choose", say=wish)

        return play

    s = Story("B . . . . . R", blue=["Booby Trap"], red=["Dispel"], windows="open").s
    told = [tell(fresh(), s, ["Anna", "Bert"], story(real), observer=1) for real in ("b1", "e1")]
    compare(told[0][1], told[1][1])
    assert [ears[0].update["mine"]["traps"] for ears, _ in told] == [["b1"], ["e1"]]
    assert len(told[0][0][1].update["view"]["traps"]) == 4


# What red holds must not decide which of these blue is refused, nor why.
WISHES = [
    "thought-steal red full-shield",
    "thought-steal red fog",
    "thought-steal red pass",
    "fireball red full-shield",
    "fireball red done",
    "fireball zot",
    "full-shield",
    "done done done done",
    "done 3 fireball",
    "drop fireball",
    "e e e e e e e e",
    "swap red",
    "abracadabra",
]
NUMBERS = [[-1], [0, 0], [1, 2, 3], [choices.WAY[0]] * 3, [choices.STEP[0], choices.STEP[0], 7000], [12345]]


def test_refusals_and_reasons_do_not_depend_on_other_hands(fresh: Fresh) -> None:
    async def story(there: World, ears: Ears) -> None:
        for wish in WISHES:
            await ears[0].says("why", wish=wish)
        for numbers in NUMBERS:
            await ears[0].says("choose", choices=numbers)
        for wish in WISHES:
            await ears[0].says("choose", say=wish)
            await ears[0].says("undo")
            await ears[0].says("help")
        for number in range(-3, 1200, 7):
            await ears[1].says("choose", choices=[number], pause=0.01)

    for observer in (0, 2):
        hands = {"blue": ["Fireball", "Thought Steal", "Swap"], "yellow": ["Anti-Anti"]}
        worlds = [
            Story("B . R . Y", red=[held], windows="open", **hands).s  # type: ignore[arg-type]
            for held in (COUNTER, NOTHING)
        ]
        alike(worlds[0], worlds[1], observer)
        told = [tell(fresh(), s, ["Anna", "Bert", "Carla"], story, observer) for s in worlds]
        compare(told[0][1], told[1][1])
    assert len(told[0][0][0].messages("refused")) > 10


def test_a_refused_number_reveals_nothing(fresh: Fresh) -> None:
    async def story(there: World, ears: Ears) -> None:
        for number in range(-3, 1500, 3):
            if number not in [
                option["choice"] for option in (ears[0].update["asks"] or {}).get("options", [])
            ]:
                await ears[0].says("choose", choices=[number], pause=0.01)
        await ears[0].says("choose", say="done")
        for number in range(-3, 1500, 50):
            await ears[0].says("choose", choices=[number], pause=0.01)

    worlds = [announced(held, NEITHER) for held in (COUNTER, NOTHING)]
    told = [tell(fresh(), s, ["Anna", "Bert", "Carla"], story) for s in worlds]
    compare(told[0][1], told[1][1])
    assert len(told[0][0][0].messages("refused")) > 400


# -- what somebody thinks about --------------------------------------------------------------------------


async def probe(there: World, ears: Ears) -> None:
    """Red does everything to find out what somebody else is about to do."""
    await comes_again(there, ears, 1, seen=0)
    for path in (f"/api/tables/{TABLE}", "/api/tables/mine"):
        await there.asks(1, path)
    await ears[0].says("agree", yes=True)
    await ears[1].says("undo")
    await ears[1].says("choose", choices=[kinds.PASS])
    await ears[1].says("choose", say="pass")
    await ears[1].says("why", wish="pass")
    await ears[1].says("help")
    await ears[1].says("say", text="Well?")
    await comes_again(there, ears, 1, seen=ears[1].n)


@pytest.mark.parametrize("window", [False, True])
def test_nobody_notices_what_is_begun_and_undone_unannounced(fresh: Fresh, window: bool) -> None:
    def story(thinks: bool) -> Told:
        async def play(there: World, ears: Ears) -> None:
            actor = ears[2 if window else 0]
            if window:
                await ears[0].does("fireball yellow")
                await ears[1].does("pass")
                await ears[1].says("undo", ask=True)
            if thinks:
                await actor.does("teleport" if window else "zot/hurt")
                assert actor.update["mine"]["declaring"] is not None
            else:
                await asyncio.sleep(1.0)
            await probe(there, ears)
            if thinks:
                await actor.says("undo")
                assert actor.update["mine"]["declaring"] is None
            else:
                await asyncio.sleep(1.0)
            await probe(there, ears)
            await actor.does("pass" if window else "done")
            await all_pass(ears)

        return play

    s = announced(COUNTER, "Teleport")
    told = [
        tell(fresh(), s, ["Anna", "Bert", "Carla"], story(thinks), 1, Clock(600.0, 600.0))
        for thinks in (True, False)
    ]
    compare(told[0][1], told[1][1])


# -- Wiz-War: whole games --------------------------------------------------------------------------------

EPISODE = 25  # choices
PARTING = REVEALING | {kinds.DISCARDED}


class Episode:
    """A piece of a game, in two worlds that are one for an observer: the same choices can be made in both."""

    def __init__(self, s: State, observer: int, table: str, rng: random.Random) -> None:
        self.observer = observer
        self.table = table
        twin = GAME.imagine(GAME.view(s, observer), rng.getrandbits(60))
        chance = seed_of(SECRET, table, [""] * s.seats)
        self.seats = s.seats
        self.starts = [{**GAME.dump(state), "chance": chance} for state in (s, twin)]
        self.choices: list[tuple[int, int]] = []
        one, other = (GAME.load(start) for start in self.starts)
        while len(self.choices) < EPISODE and (found := common(one, other, rng)) is not None:
            shown: set[int] = set()
            for state in (one, other):
                GAME.apply(state, *found)
                shown |= {event.kind for event in state.events or () if event.seen_by(observer)}
            if shown & PARTING or more_to_say(one) != more_to_say(other):
                break
            self.choices.append(found)

    async def play(self, there: World, rng: random.Random) -> list[list[tuple[float, str]]]:
        """What the observer and a spectator hear in the one world, or in the other."""
        start = self.starts[there.number]
        names = [f"P{seat}" for seat in range(self.seats)]
        await there.lay(start, names, Clock(500.0, 100.0), self.table)
        ears: Ears = {seat: await there.sits(seat, table=self.table) for seat in (*range(len(names)), None)}
        observer = ears[self.observer]
        for seat, choice in self.choices:
            what = rng.random()
            if what < 0.1:
                await observer.says("help", 0.1)
            elif what < 0.3:
                await observer.says("why", 0.1, wish=wish(observer, rng))
            elif what < 0.4:
                await observer.says("choose", 0.1, choices=[rng.randrange(-2, 1000), rng.randrange(1000)])
            elif what < 0.5 and seat != self.observer:
                await observer.says("choose", 0.1, choices=[rng.randrange(-2, 1000)])
            elif what < 0.55 and seat != self.observer:
                await observer.says("undo", 0.1)
            await ears[seat].says("choose", 0.1, choices=[choice])
        for ear in ears.values():
            await ear.goes()
            check_own(ear)
        return [observer.heard, ears[None].heard]


def more_to_say(s: State) -> tuple[int, int] | None:
    """Who must choose what before they can announce something: that depends on what they hold."""
    if not s.asked or not any(map(unannounced, s.stack)):
        return None
    return s.asked[0].player, s.asked[0].kind


def common(one: State, other: State, rng: random.Random) -> tuple[int, int] | None:
    """A choice that can be made in both worlds; None: there is none."""
    seats = [[decision.player for decision in s.asked] for s in (one, other)]
    assert seats[0] == seats[1]
    if not one.asked:
        return None
    mine, theirs = one.asked[0], other.asked[0]
    assert mine.kind == theirs.kind
    shared = tuple([option for option in mine.options if option in theirs.options])
    return (mine.player, choose(mine.but(options=shared), rng)) if shared else None


def wish(ear: Ear, rng: random.Random) -> str:
    """Some words, of which some may make sense."""
    known = [option["say"] for option in (ear.update["asks"] or {"options": []})["options"]]
    return " ".join(
        rng.choice([*known, "pass", "done", "full-shield", "e"]) for _ in range(rng.randint(1, 3))
    )


def episodes(seed: int) -> list[Episode]:
    """Pieces of a game at random, each with an observer and another world of theirs."""
    rng = random.Random(seed)
    s = GAME.new(2 + seed % 3, seed, {**some_options(rng), "windows": "open"})
    found: list[Episode] = []
    while s.asked and len(found) < 6:
        for _ in range(rng.randint(5, 40)):
            if s.asked:
                GAME.apply(s, s.asked[0].player, choose(s.asked[0], rng))
        observer = rng.randrange(s.seats)
        if s.asked and (s.asked[0].player == observer or not any(map(unannounced, s.stack))):
            found.append(Episode(s, observer, f"{seed:08x}{len(found):08x}", rng))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_no_update_reveals_hidden_facts(fresh: Fresh, seed: int) -> None:
    pieces = episodes(seed)
    told: list[list[list[list[tuple[float, str]]]]] = []
    for number in range(2):

        async def play(number: int = number, database: str = fresh()) -> list[list[list[tuple[float, str]]]]:
            async with world(database, number) as there:
                return [await piece.play(there, random.Random(seed)) for piece in pieces]

        told.append(in_its_own_time(play()))
    for one, other in zip(*told, strict=True):
        compare(one, other)
    assert sum(len(piece.choices) for piece in pieces) > 20


# -- Elfenwizards ----------------------------------------------------------------------------------------


def test_nothing_depends_on_the_dice_to_come(fresh: Fresh) -> None:
    game = Elfenwizards()
    start = game.new(3, 5)

    async def story(there: World, ears: Ears) -> None:
        await ears[0].says("help")
        for ear in ears.values():
            await ear.says("why", wish="roll")
            await ear.says("undo", ask=True)
        while not rolled(ears[0]):
            ear = next(ear for ear in ears.values() if ear.update["asks"])
            await ear.says("choose", choices=[ear.update["asks"]["options"][0]["choice"]])
            await comes_again(there, ears, 0, seen=0)

    told = [
        tell(fresh(), start, ["Anna", "Bert", "Carla"], story, secret=secret, game=game)
        for secret in (SECRET, OTHER_SECRET)
    ]
    same = 0
    for mine, theirs in zip(told[0][1][0], told[1][1][0], strict=True):
        if mine != theirs:
            break
        same += 1
    assert '"event":"roll"' in mine[1]
    assert '"event":"roll"' in theirs[1]
    assert same > 8
    assert not any('"event":"roll"' in text for _, text in told[0][1][0][:same])


def rolled(ear: Ear) -> bool:
    """Whether somebody has heard of a roll."""
    return any(event["event"] == "roll" for update in ear.messages("update") for event in update["events"])

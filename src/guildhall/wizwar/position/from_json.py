"""Read a position: the board and the schools first, then what is on the table, then the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guildhall.kernel.tape import Tape
from guildhall.wizwar.decks import NAME_OF, SCHOOLS, SLUGS, version_of
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.flow.settle import victory
from guildhall.wizwar.flow.turn import ACTING, BEGINNING, DISCARDING
from guildhall.wizwar.position import (
    check_stack,
    defaults,
    frames,
    impossible,
    knowledge,
    limits,
    parts,
    placement,
)
from guildhall.wizwar.position.errors import READ, bad, bad_shape, items, mapping, number, one_of, only
from guildhall.wizwar.position.fields import FORMS, PLAIN
from guildhall.wizwar.position.pool import Pool, lists
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.setup import Draft, empty_table
from guildhall.wizwar.state import ENDINGS, NOBODY, State

PARTS: Final = (
    *("game", "rules", "options", "players", "board", "lines", "cracks", "held", "schools", "wizards"),
    *("treasures", "hands", "known", "guesses", "things", "traps", "decks", "discards", "turn", "phase"),
    *("step", "turns", "speed", "movement", *PLAIN, "dying", "doing", "ended", "winners", "rolls", "chance"),
)


def load(position: Mapping[str, object], game: str, version: str, tape: Tape | None) -> State:
    """Return the state that a position describes; raise BadPosition if it is impossible.

    Unless the position names the rules version whose cards are in its decks, it is the one given.
    """
    top = READ.mapping(position, "position")
    only(top, PARTS)
    one_of(top.get("game", game), "game", (game,))
    s = _board(top)
    s.version = version_of(READ.text(top.get("rules", version), "rules"))
    s.player = parts.player(s, top.get("turn", parts.colours(s)[0]), "turn")
    s.ended = ENDINGS.index(one_of(top["ended"], "ended", ENDINGS[1:])) if "ended" in top else 0
    phase = "" if s.ended else one_of(top.get("phase", defaults.PHASE), "phase", frames.PHASES)
    drafting = phase == Draft.name
    _schools(s, top, drafting)
    pool = Pool(s, top, dealt=not drafting)
    placement.lay(pool, top)
    _turn(pool, top, phase)
    if not s.ended:
        _doing(pool, top, phase)
    _decks(pool, top)
    knowledge.read(s, top)
    impossible.check(s)
    chance = number(top.get("chance", 0), "chance", 0, (1 << 64) - 1)
    if tape is None:
        rolls = [
            number(roll, f"rolls[{i}]", 1, limits.DIE, "0.11") for i, roll in enumerate(items(top, "rolls"))
        ]
        tape = Tape(chance, tuple(rolls))
    else:  # old records begin at positions whose rolls were for cards too
        tape.coming = tuple([roll for roll in tape.coming if 1 <= roll <= limits.DIE])
    s.tape = tape
    if s.ended:
        _end(s, top)
    else:
        check_stack.play_on(s)
    return s


def _board(top: Mapping[str, object]) -> State:
    """Return a table without cards, with the options, players and sectors of a position."""
    options = mapping(top, "options")
    for name, value in options.items():
        if not isinstance(value, str | int) or (isinstance(value, int) and abs(value) >= 1 << 64):
            raise bad_shape(f"options.{name}")
    settled = OPTIONS.settle(options)
    names = [one_of(name, "players", COLOURS) for name in READ.items(top.get("players"), "players")]
    number(len(names), "players", 2, 4, "0.1")
    for name in names:
        if names.count(name) > 1:
            raise bad("twice", part="players", word=name)
    places: list[tuple[int, int]] = []
    for given in READ.items(top.get("board", names), "board"):
        sector, _, turn = READ.text(given, "board").partition(" ")
        owner = names.index(one_of(sector, "board", names))
        places.append((owner, int(one_of(turn or "0", "board", ("0", "1", "2", "3")))))
    if sorted([owner for owner, _ in places]) != list(range(len(names))):
        raise bad("sectors", "0.3")
    colours = tuple([COLOURS.index(name) for name in names])
    return empty_table(len(names), settled, colours, tuple(places), Tape(0))


# -- decks -----------------------------------------------------------------------------------------------


def _schools(s: State, top: Mapping[str, object], drafting: bool) -> None:
    """Set the schools in each Magic deck."""
    if "schools" not in top and drafting:
        return  # the draft hasn't begun
    s.schools = defaults.schools(s)
    if "schools" in top:
        decks = lists(s, top["schools"], "schools")
        s.schools = tuple(
            [tuple([SCHOOLS.index(one_of(name, "schools", SCHOOLS)) for name in deck]) for deck in decks]
        )
    elif not s.schools:
        raise bad_shape("schools")
    impossible.check_schools(s, drafting)


def _decks(pool: Pool, top: Mapping[str, object]) -> None:
    """Set the cards in the Magic decks, which must be all the rest."""
    s = pool.s
    if "decks" not in top:
        s.decks = defaults.decks(s)
        return
    s.decks = [tuple(sorted(pile)) for pile in pool.piles(top["decks"], "decks")]
    missing = [SLUGS[NAME_OF[card]] for card, count in pool.left.items() if count]
    if missing:
        raise bad("cards-missing", "0.7", cards=tuple(missing))


# -- the turn --------------------------------------------------------------------------------------------


def _turn(pool: Pool, top: Mapping[str, object], phase: str) -> None:
    """Set what the state remembers about the turn."""
    s = pool.s
    s.turns = [defaults.turns(phase)] * s.seats
    acting = phase in (ACTING.name, DISCARDING.name)
    begun = acting or (phase == BEGINNING[0].name and top.get("step", "start") != "start")
    for player, part, turns in parts.by_player(s, top, "turns"):
        least = 1 if begun and player == s.player else 0
        s.turns[player] = number(turns, part, least, limits.TURNS, "1.1")
    default = defaults.speed(s, phase)
    fixed = acting and s.at[s.player] >= 0  # the points follow every change of the base speed
    least, most = (default, default) if fixed else (0, limits.speed(s))
    s.speed = number(top.get("speed", default), "speed", least, most, "2.6")
    s.mp = number(top.get("movement", s.speed), "movement", *limits.movement(s), "2.6")
    may_have_attacked = (acting or s.ended) and s.turns[s.player] > 1
    if not may_have_attacked:
        number(top.get("attacks", 0), "attacks", 0, 0, "5.1")
    for name, form in PLAIN.items():
        if name in top:
            FORMS.read_field(pool, name, form, top[name])
    for entry in items(top, "dying"):
        victim, by, killer = READ.text(entry, "dying").partition(" by ")
        by_whom = parts.player(s, killer, "dying") if by else NOBODY
        if parts.player(s, victim, "dying") in [player for player, _ in s.dying]:
            raise bad("twice", part="dying", word=victim)
        s.dying = (*s.dying, (parts.player(s, victim, "dying"), by_whom))


def _doing(pool: Pool, top: Mapping[str, object], phase: str) -> None:
    """Set the stack: the phase, and the frames above it."""
    steps = frames.STEPS.get(phase, ())
    if "step" in top and not steps:
        raise bad_shape("step")
    step = steps.index(one_of(top.get("step", steps[0]), "step", steps)) if steps else 0
    unfinished = enumerate(items(top, "doing"))
    pool.s.stack = [
        frames.PHASES[phase][step],
        *[frames.read(pool, frame, f"doing[{number}]") for number, frame in unfinished],
    ]


def _end(s: State, top: Mapping[str, object]) -> None:
    """Check that the game is over, as the table must show."""
    for part in ("phase", "step", "doing", "dying"):
        if part in top:
            raise bad("after-the-end", part=part)
    given = s.ended
    winners = [parts.player(s, name, "winners") for name in items(top, "winners")]
    if not victory(s) or s.ended != given or ("winners" in top and s.winners != tuple(winners)):
        raise bad("not-over", "12.1")
    s.events = []

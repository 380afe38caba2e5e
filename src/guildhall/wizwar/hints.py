"""Hints for clients that know no rules: walks, lines of sight, targets, and what things are."""

from __future__ import annotations

from typing import Final, NamedTuple

from guildhall.kernel.frame import run
from guildhall.kernel.hints import Warned
from guildhall.kernel.message import Message
from guildhall.wizwar import choices, kinds, notation
from guildhall.wizwar.aiming import gaze, hidden
from guildhall.wizwar.book import BOOK, SPELL, WAYS
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.flow.acts import STUNNED_ATTACKED, may_move, why_held
from guildhall.wizwar.movement import can_step, caught, confused
from guildhall.wizwar.stack.declare import Declare, to_answer
from guildhall.wizwar.stack.permissions import fuels
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.table_actions import points
from guildhall.wizwar.target_words import Names, names_of
from guildhall.wizwar.targets import LINE, NOWHERE
from guildhall.wizwar.view import View, dealt
from guildhall.wizwar.words import rule, say, when


class Reach(NamedTuple):
    """A square that the wizard can reach with the points left."""

    square: int
    cost: int
    path: tuple[int, ...]  # the squares on the way, this one last
    calm: int  # how many of them come before something might happen


class Aiming(NamedTuple):
    """A way to play something now, with its possible targets and boosts."""

    way: int
    rule: str
    targets: tuple[int, ...]  # () if it needs none
    boosts: tuple[int, ...]  # names of cards


class Account(NamedTuple):
    """What something on the table is and does."""

    thing: int
    rule: str
    message: Message


class Standing(NamedTuple):
    """How a wizard stands."""

    points: int
    speed: int
    hand_limit: int
    cards_held: int  # towards the limit


class Hints(NamedTuple):
    """What a helpful client shows without knowing rules."""

    reach: tuple[Reach, ...]
    seen: tuple[int, ...]  # by square: the squares visible from it, as bits
    hidden: int  # squares with a bush or cloud, as bits: these are visible, but not what is in them
    aims: tuple[Aiming, ...]
    accounts: tuple[Account, ...]
    standings: tuple[Standing, ...]
    here: tuple[str, ...]  # words that take what lies here or drop what the wizard carries, treasure first
    losses: tuple[str, ...]  # words that give something up, for a client to confirm
    finish: tuple[str, ...]  # words that end the turn without discarding, and draw all that is allowed
    drawn: int  # how many cards these draw
    warnings: tuple[Warned, ...]
    names: Names  # the words for targets and things


def hints(v: View) -> Hints:
    """Return the hints for a seat; nothing in them depends on what the seat can't know."""
    s = dealt(v, 0)
    return Hints(
        tuple(reach(s, v.seat)) if v.seat is not None else (),
        tuple(seen(s)),
        hidden(s),
        tuple(aims(s, v)),
        tuple(
            [
                Account(i, BOOK[NAME_OF[thing.card]].rule, say.card_text(s.rules, NAME_OF[thing.card]))
                for i, thing in enumerate(v.things)
                if thing.card >= 0
            ]
        ),
        tuple(
            [
                Standing(
                    points(s, seat),
                    rule.base_speed(s, seat),
                    rule.most_cards(s, seat),
                    rule.held_cards(s, seat),
                )
                for seat in range(s.seats)
            ]
        ),
        here(s, v),
        losses(s, v),
        *finish(s, v),
        tuple(warnings(s, v)),
        names_of(v.colours, v.things, v.places),
    )


def reach(s: State, seat: int) -> list[Reach]:
    """Return the squares that the active wizard can reach, with a shortest way to each."""
    if seat != s.player or not s.alive(seat) or s.mp <= 0 or not may_move(s, seat):
        return []
    start = s.at[seat]
    paths: dict[int, tuple[int, ...]] = {start: ()}
    calm = {start: 0}
    last = [start]
    found: list[Reach] = []
    if confused(s, seat):
        return found
    for cost in range(1, s.mp + 1):
        ahead: list[int] = []
        for here in last:
            s.at[seat] = here
            if here != start and (confused(s, seat) or caught(s, seat)):
                continue
            for direction in range(4):
                beyond = s.arrangement.next[4 * here + direction]
                if beyond >= 0 and beyond not in paths and can_step(s, seat, direction):
                    paths[beyond] = (*paths[here], beyond)
                    stirred = calm[here] < cost - 1 or _stirs(s, seat, 4 * here + direction)
                    calm[beyond] = calm[here] if stirred else cost
                    found.append(Reach(beyond, cost, paths[beyond], max(1, calm[beyond])))
                    ahead.append(beyond)
        last = ahead
    s.at[seat] = start
    return found


def _stirs(s: State, seat: int, index: int) -> bool:
    """Return whether something on the line or in the square may react to this step."""
    line, square = s.arrangement.line[index], s.arrangement.next[index]
    waiting = [
        *(thing for _, thing, _ in when.crossed.each(s) if line >= 0 and thing.at == LINE[line]),
        *(thing for _, thing, _ in when.entered.each(s) if thing.at == square),
        *(s.things[i] for i, where, _ in s.traps if where == square and s.things[i].owner != seat),
    ]
    pushed = rule.any_of(rule.pushes, s, seat) and any(
        s.at[other] == square for other in range(s.seats) if other != seat
    )
    return pushed or any(rule.feels(s, seat, thing) for thing in waiting)


def seen(s: State) -> list[int]:
    """Return what is visible from each square; nothing from outside the board."""
    on_board = s.arrangement.place_of
    return [
        gaze(s, NOBODY, square, by_spell=False).squares if on_board[square] >= 0 else 0
        for square in range(len(on_board))
    ]


def aims(s: State, v: View) -> list[Aiming]:
    """Return what the seat can play now, with the targets."""
    found: list[Aiming] = []
    for decision in v.asked:
        against = to_answer(s) if decision.kind == kinds.ANSWER else NOWHERE
        for option in decision.options:
            number = _way(decision.kind, option)
            if number < 0 or WAYS[number].helps:
                continue
            way = WAYS[number]
            declare = Declare.of(s, way, decision.player, against)
            targets = tuple(sorted(declare.aims(s, way))) if way.aim is not None else ()
            spent = [way.name] if way.how == SPELL else []
            boosts = tuple(fuels(s, decision.player, spent)) if way.boosts else ()
            found.append(Aiming(number, say.paragraph_of(way), targets, boosts))
    return found


_TREASURES: Final = ("take-treasure", "drop-treasure")
_HERE: Final = (*_TREASURES, "take", "drop")
_GIVES_UP: Final = ("drop", "drop-treasure", "end-spell", "thing")


def here(s: State, v: View) -> tuple[str, ...]:
    """Return the words for what lies in the wizard's square and what they carry, treasure first."""
    found = _words(s, v, _HERE)
    return tuple([word for _, word in sorted(found, key=lambda pair: pair[0] not in _TREASURES)])


def losses(s: State, v: View) -> tuple[str, ...]:
    """Return the words that give up an item, a treasure or a spell on the table."""
    return tuple([word for _, word in _words(s, v, _GIVES_UP)])


def _words(s: State, v: View, sorts: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the options of some sorts, each with its sort and its word."""
    return [
        (sort, notation.names(s, decision, option)[0])
        for decision in v.asked
        if decision.kind not in (kinds.AIM, kinds.CHOICE)
        for option in decision.options
        if (sort := choices.read(decision.kind, option)[0]) in sorts
    ]


def warnings(s: State, v: View) -> list[Warned]:
    """Return the choices that gain nothing: points for somebody who can't move, and drawing no card.

    Neither does ending the phase at home with an enemy treasure in the hands: dropped there, it would score.
    """
    found: list[Warned] = []
    for decision in v.asked:
        held = why_held(s, decision.player, s.attacks, STUNNED_ATTACKED)
        if decision.kind == kinds.ACT and held is not None:
            found += [
                Warned(notation.names(s, decision, option)[0], held.rule, Message("wizwar-warning-held"))
                for option in decision.options
                if choices.ACT_SORT[option] in ("speed", "speed-add")
            ]
        if decision.kind == kinds.ACT and _could_score(s, decision.player):
            word = notation.names(s, decision, kinds.DONE)[0]
            found.append(Warned(word, "12.2", Message("wizwar-warning-treasure")))
        elif decision.kind == kinds.DRAW:
            most = Message("wizwar-warning-draw", {"count": decision.options[-1]})
            found.append(Warned(notation.names(s, decision, kinds.NONE)[0], "13.2", most))
    return found


def _could_score(s: State, seat: int) -> bool:
    """Return whether a wizard would score by dropping their treasure here."""
    treasure = s.carries(seat)
    return treasure >= 0 and treasure // 2 != seat and s.at[seat] == s.homes[seat]


def finish(s: State, v: View) -> tuple[tuple[str, ...], int]:
    """Return the words that end the turn at once, and how many cards they draw; () if it isn't so simple."""
    if v.seat is None or not v.asked or v.asked[0].kind != kinds.ACT:
        return (), 0
    words: list[str] = []
    end = s.clone()
    for kind in (kinds.ACT, kinds.DISCARD, kinds.DRAW):
        asked = end.asked[0] if end.asked else None
        if asked is None or (asked.player, asked.kind) != (v.seat, kind):
            continue
        choice = asked.options[-1] if kind == kinds.DRAW else kinds.DONE
        if choice not in asked.options:
            return (), 0
        words.append(notation.names(end, asked, choice)[0])
        if kind == kinds.DRAW:
            return tuple(words), choice
        end.stack[-1].answer(end, v.seat, choice)
        run(end)
    return (), 0


def _way(kind: int, option: int) -> int:
    """Return the way that an option begins, or -1."""
    if kind not in (kinds.ACT, kinds.ANSWER):
        return -1
    sort, number = choices.read(kind, option)
    return number if sort == "way" else -1

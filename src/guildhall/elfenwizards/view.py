"""Views, states imagined from them, and hints for helpful clients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.contests import contests, may_support, rising, sole_owner
from guildhall.elfenwizards.editions import Rules
from guildhall.elfenwizards.flow.score import board_values
from guildhall.elfenwizards.flow.spells import PlaceSpells
from guildhall.elfenwizards.setup import token_names
from guildhall.elfenwizards.spell import PLACE
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import BOXES, LEVEL, LEVEL_LETTERS, MAGICIAN_BOXES
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame
from guildhall.kernel.hints import Warned
from guildhall.kernel.message import Message
from guildhall.kernel.options import Value

NOBODY: Final = -1  # a player who owns no candidate
_TREE: Final = MAGICIAN_BOXES[-1]  # the boxes after it hold tokens that were passed over


class View(NamedTuple):
    """The table as a seat sees it: everything except future rolls."""

    seat: int | None  # whose view; None: a spectator's
    stack: tuple[Frame[State], ...]
    asked: tuple[Decision, ...]
    options: Mapping[str, Value]
    seats: int
    # The fields of the state, by `python -m tests.fields`
    rules: Rules
    colours: tuple[int, ...]
    owner: tuple[int, ...]
    where: tuple[int, ...]
    grey: tuple[int, ...]
    points: tuple[int, ...]
    spells: tuple[tuple[int, int, int], ...]
    dice: tuple[int, ...]
    front: tuple[int, ...]
    hand: tuple[int, ...]
    spent: tuple[int, ...]
    track: tuple[int, ...]
    supply: int
    score: tuple[int, ...]
    crowned: tuple[int, ...]
    uncrowned: int
    passed: int
    targets: tuple[tuple[tuple[int, ...], ...], ...]
    dragon: int
    round: int
    ended: int


def view(s: State, seat: int | None) -> View:
    """Return what a seat may know."""
    return View(
        seat,
        tuple(s.stack),
        s.asked,
        s.options,
        s.seats,
        # The fields of the state, by `python -m tests.fields`
        s.rules,
        s.colours,
        s.owner,
        tuple(s.where),
        tuple(s.grey),
        tuple(s.points),
        tuple(s.spells),
        tuple(s.dice),
        tuple(s.front),
        tuple(s.hand),
        tuple(s.spent),
        tuple(s.track),
        s.supply,
        tuple(s.score),
        tuple(s.crowned),
        s.uncrowned,
        s.passed,
        s.targets,
        s.dragon,
        s.round,
        s.ended,
    )


def imagine(v: View, seed: int) -> State:
    """Return a state that fits a view, without events and with random rolls."""
    s = State()
    s.imagine(v, seed)
    # The fields of the state, by `python -m tests.fields`
    s.rules = v.rules
    s.colours = v.colours
    s.owner = v.owner
    s.where = list(v.where)
    s.grey = list(v.grey)
    s.points = list(v.points)
    s.spells = list(v.spells)
    s.dice = list(v.dice)
    s.front = list(v.front)
    s.hand = list(v.hand)
    s.spent = list(v.spent)
    s.track = list(v.track)
    s.supply = v.supply
    s.score = list(v.score)
    s.crowned = list(v.crowned)
    s.uncrowned = v.uncrowned
    s.passed = v.passed
    s.targets = v.targets
    s.dragon = v.dragon
    s.round = v.round
    s.ended = v.ended

    return s


class Standing(NamedTuple):
    """The state of a contest."""

    titles: tuple[int, ...]
    candidates: tuple[int, ...]
    points: tuple[int, ...]  # of each candidate
    rising: tuple[int, ...]  # the tokens that would get the titles now, in the order of the titles
    closed_to_all_but: int | None  # the only player who may place spells there; None: everybody may


class Caution(NamedTuple):
    """Something that a player may not have meant to do."""

    player: int
    rule: str
    message: Message


class Hints(NamedTuple):
    """What a helpful client shows without knowing the rules."""

    contests: tuple[Standing, ...]  # those with candidates, top-down and left to right
    worth: tuple[int, ...]  # what each player's tokens would score where they are now
    totals: tuple[int, ...]  # the score so far plus that; only the score after the end
    cautions: tuple[Caution, ...]
    warnings: tuple[Warned, ...]
    tokens: tuple[str, ...]  # their words in notation


def hints(v: View) -> Hints:
    """Return the state of every contest and every player's score."""
    standings = tuple(
        Standing(
            contest.titles,
            contest.candidates,
            tuple(v.points[token] for token in contest.candidates),
            rising(contest, v.points, v.rules),
            None if may_support(contest, v.owner, NOBODY, v.rules) else sole_owner(contest, v.owner),
        )
        for contest in contests(v.where)
        if contest.candidates
    )
    worth = tuple(board_values(v.where, v.grey, v.owner, v.seats))
    totals = v.score if v.ended else tuple(a + b for a, b in zip(v.score, worth, strict=True))
    tokens = token_names(v.owner, v.colours)
    cautions, warnings = tuple(_cautions(v, standings)), tuple(_warnings(v, standings, tokens))
    return Hints(standings, worth, totals, cautions, warnings, tokens)


def _warnings(v: View, standings: tuple[Standing, ...], tokens: tuple[str, ...]) -> list[Warned]:
    """Return what the player asked would gain nothing by, or lose by not knowing."""
    found: list[Warned] = []
    for decision in v.asked:
        if decision.player != v.seat:
            continue
        if decision.kind in (kinds.DIE, kinds.DICE_BOX):
            found += _useless_boxes(v, v.seat)
        elif decision.kind in (kinds.SPELL, kinds.TARGET):
            found += _settled(v, standings, tokens)
        placing = v.stack[-1]
        if isinstance(placing, PlaceSpells) and placing.number == 1:
            found += _left_alone(v, standings, decision)
    return found


def _useless_boxes(v: View, player: int) -> list[Warned]:
    """Return the Major Spell boxes where a die would support none of the player's own tokens."""
    own = {
        LEVEL[box] for box, owner in zip(v.where, v.owner, strict=True) if owner == player and box <= _TREE
    }
    return [
        Warned(level, "5.5", Message("elfenwizards-warning-no-token", {"level": level}))
        for number, level in enumerate(LEVEL_LETTERS)
        if number > 0 and number not in own
    ]


def _settled(v: View, standings: tuple[Standing, ...], tokens: tuple[str, ...]) -> list[Warned]:
    """Return the tokens that compete with nobody and have a spell point: they rise in any case."""
    found: list[Warned] = []
    for standing in standings:
        if len(standing.candidates) == 1 and standing.points[0] > 0:
            (token,) = standing.candidates
            rule, message = _about(
                v, standing, "elfenwizards-warning-rises", "elfenwizards-warning-rises-magicians"
            )
            found += [Warned(word, rule, message) for word in (tokens[token], BOXES[v.where[token]])]
    return found


def _left_alone(v: View, standings: tuple[Standing, ...], decision: Decision) -> list[Warned]:
    """Return a warning against passing if it costs a title that nobody else can win."""
    supported = {
        token
        for spell in decision.options
        if spell != kinds.DONE
        for token in v.targets[decision.player][PLACE[spell]]
    }
    for standing in standings:
        own = standing.closed_to_all_but == decision.player
        if own and not any(standing.points) and not supported.isdisjoint(standing.candidates):
            _, message = _about(
                v, standing, "elfenwizards-warning-pass", "elfenwizards-warning-pass-magicians"
            )
            return [Warned("pass", "5.8", message)]  # one is enough, or passing would be asked about again
    return []


def _about(v: View, standing: Standing, title: str, magicians: str) -> tuple[str, Message]:
    """Return the rule and a message about a contest: Magicians compete in their box, others for a title."""
    if len(standing.titles) == 1:
        return "5.13", Message(title, {"box": BOXES[standing.titles[0]]})
    return "5.20", Message(magicians, {"box": BOXES[v.where[standing.candidates[0]]]})


def _cautions(v: View, standings: tuple[Standing, ...]) -> list[Caution]:
    """Return a caution for each player whose own candidates tie for the lead, so that none would rise."""
    return [
        _tied(v, standing, standing.closed_to_all_but)
        for standing in standings
        if standing.closed_to_all_but is not None and not standing.rising and any(standing.points)
    ]


def _tied(v: View, standing: Standing, player: int) -> Caution:
    if len(standing.titles) == 1:
        box = BOXES[standing.titles[0]]
        return Caution(player, "5.14", Message("elfenwizards-caution-equal", {"box": box}))
    leaders = standing.points.count(max(standing.points))
    rule = "5.20" if len(standing.candidates) == 2 else "5.17" if leaders == 2 else "5.18"
    box = BOXES[v.where[standing.candidates[0]]]
    return Caution(player, rule, Message("elfenwizards-caution-equal-magicians", {"box": box}))

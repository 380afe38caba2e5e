"""Promises in Elfenwizards: what to offer, accept and keep (rules 12.1).

The player compares their plans for the round with and without the promised spells. They offer and accept only
what they would keep, and keep it as long as that doesn't cost them too much.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from guildhall.bots.knowledge.elfenwizards import decisions
from guildhall.bots.knowledge.elfenwizards.forecast import CONTENDING, Outlook
from guildhall.bots.knowledge.elfenwizards.spells import Plan
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import DIE, FACES
from guildhall.elfenwizards.flow.spells import Aim, PlaceSpells
from guildhall.elfenwizards.ledger import (
    ANY_SPELLS,
    Move,
    lacking,
    missing,
    placed_spells,
    stock_of,
    without,
)
from guildhall.elfenwizards.notation import spell_name, token_name
from guildhall.elfenwizards.spell import DIE_SPELL, FACE, PLACE, WORTH
from guildhall.elfenwizards.tree import LEVEL
from guildhall.elfenwizards.view import View
from guildhall.kernel.deals import Deed, Promise
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import expect

# Estimates, in points of the final score unless noted.
WORTHWHILE: Final = 0.5  # the least that a promise must bring each side
WILLING: Final = 2.0  # the most that a player gives, whatever they get in return
HONOUR: Final = 3.0  # what keeping their word is worth to a player
OFFERS: Final = 2  # in a round
CHIPS: Final = 2  # the most to offer or ask for
SHORTLIST: Final = 6  # the deeds on each side that are examined closely
KEPT_BACK: Final = -0.5  # taking up a promised spell too early


# -- deeds ---------------------------------------------------------------------------------------------------


def as_if(v: View, moves: Sequence[Move]) -> View:
    """Return the view with these spells placed beside their tokens."""
    if not moves:
        return v
    points, dice, hand = list(v.points), list(v.dice), list(v.hand)
    spells = list(v.spells)
    for player, spell, token in moves:
        points[token] += WORTH[spell]
        if spell == kinds.CHIP:
            hand[player] -= 1
        else:
            dice[7 * player + PLACE[spell]] -= DIE[FACE[spell]]
        spells.append((player, token, FACE[spell]))
    return v._replace(points=tuple(points), dice=tuple(dice), hand=tuple(hand), spells=tuple(spells))


def _still_to_do(v: View, promise: Promise, deeds: tuple[Deed, ...]) -> list[Move] | None:
    """Return the spells that a side must still place to keep its word; None if it can't."""
    left = missing(deeds, placed_spells(v)[promise.since :])
    if not left:
        return []
    giver = left[0].giver
    stock = stock_of(v, giver)
    if v.passed >> giver & 1 or lacking(left, stock) is not None:
        return None
    moves = []
    for deed in left:
        if deed.what != ANY_SPELLS:
            moves += [Move(giver, deed.what, deed.target)] * deed.amount
    for move in moves:
        stock = without(stock, move.spell)
    for deed in left:
        need = deed.amount if deed.what == ANY_SPELLS else 0
        place = LEVEL[deed.place] - 1
        while need > 0:
            faces = FACES[stock.dice[place]]
            enough = [face for face in faces if face >= need] or faces[-1:]
            spell = DIE_SPELL[place][enough[0]] if enough else kinds.CHIP
            stock = without(stock, spell)
            need -= WORTH[spell]
            moves.append(Move(giver, spell, deed.target))
    return moves


def _current(v: View, promises: Iterable[Promise]) -> list[Promise]:
    return [promise for promise in promises if promise.round == v.round]


def _settled(v: View, promises: Iterable[Promise]) -> View:
    """Return the view with all promises kept that still can be."""
    for promise in _current(v, promises):
        for deeds in (promise.gives, promise.takes):
            v = as_if(v, _still_to_do(v, promise, deeds) or [])
    return v


# -- worth ---------------------------------------------------------------------------------------------------


class Scales:
    """What deeds are worth to one player at one moment."""

    def __init__(self, v: View, me: int) -> None:
        self.v = v
        self.me = me
        self.plan = Plan(v, me)
        self.stakes = [(forecast.stakes, forecast.vacant) for forecast in self.plan.outlook.forecasts]

    def gain(self, moves: Sequence[Move]) -> float:
        """Return the value to the player of these spells being placed, by anyone."""
        after = as_if(self.v, moves)
        outlook = Outlook(after, self.me)
        for forecast, (stakes, vacant) in zip(outlook.forecasts, self.stakes, strict=True):
            forecast.stakes, forecast.vacant = stakes, vacant
            forecast.value = forecast.worth()
        plan = Plan(after, self.me, outlook)
        chips = sum(1 for move in moves if move.spell == kinds.CHIP and move.player == self.me)
        return plan.total - self.plan.total - plan.cost(chips)

    def good(self, gives: Sequence[Move], takes: Sequence[Move]) -> bool:
        """Return whether an exchange is clearly good for the player and doesn't ask too much of them."""
        if self.gain([*gives, *takes]) < WORTHWHILE:
            return False
        return not gives or self.gain(gives) >= -WILLING


def considers(v: View, promise: Promise, accepted: Sequence[Promise]) -> bool | None:
    """Return whether to accept an offer; None: wait until the dice are rolled."""
    if not v.targets:
        return None
    settled = _settled(v, accepted)
    gives = _still_to_do(settled, promise, promise.takes)
    takes = _still_to_do(settled, promise, promise.gives)
    if gives is None or takes is None:
        return False
    return Scales(settled, promise.to).good(gives, takes)


# -- offers --------------------------------------------------------------------------------------------------


class Idea(NamedTuple):
    """Some spells that one of two players could place beside the other's token, with a first estimate."""

    moves: tuple[Move, ...]
    giver: float  # the value to the player who places them
    taker: float


def offers(v: View, made: Sequence[Promise], accepted: Sequence[Promise]) -> list[dict[str, object]]:
    """Return the offers to make now, as forms, given those made and accepted this round."""
    me = v.seat
    if me is None or not _time_to_talk(v, me):
        return []
    mine = [promise for promise in _current(v, made) if promise.by == me]
    partners = [
        player
        for player in range(v.seats)
        if player != me and not v.passed >> player & 1 and all(promise.to != player for promise in mine)
    ]
    if len(mine) >= OFFERS or not partners:
        return []
    settled = _settled(v, accepted)
    scales = {player: Scales(settled, player) for player in (me, *partners)}
    deals = [deal for partner in partners for deal in _deals(scales[me], scales[partner])]
    deals.sort(key=lambda deal: -min(deal[0].giver + deal[1].taker, deal[0].taker + deal[1].giver))
    for gives, takes in deals[:SHORTLIST]:
        partner = takes.moves[0].player
        if scales[me].good(gives.moves, takes.moves) and scales[partner].good(takes.moves, gives.moves):
            return [{"to": partner, "gives": _form(v, gives.moves), "takes": _form(v, takes.moves)}]
    return []


def _time_to_talk(v: View, me: int) -> bool:
    """Return whether to bargain now: before or when the placing begins, or in one's first two turns."""
    if not v.targets or v.passed >> me & 1:
        return False
    if v.asked[0].kind == kinds.READY:
        return True
    if v.asked[0].kind != kinds.SPELL or expect(v.stack[-1], PlaceSpells).number != 1:
        return False
    if v.asked[0].player == me:
        return [player for player, _, _ in v.spells].count(me) <= 2
    return not (v.spells or v.passed)


def _deals(me: Scales, partner: Scales) -> Iterator[tuple[Idea, Idea]]:
    """Yield the exchanges that look good to both."""
    takes = _ideas(partner, me)
    for give in _ideas(me, partner):
        for take in takes:
            if min(give.giver + take.taker, give.taker + take.giver) >= WORTHWHILE:
                yield give, take


def _ideas(giver: Scales, taker: Scales) -> list[Idea]:
    """Return what one player could do for another, most useful first."""
    ideas = []
    means = {level: list(_means(giver, level)) for level in CONTENDING}
    forecasts = zip(giver.plan.outlook.forecasts, taker.plan.outlook.forecasts, strict=True)
    for mine, theirs in forecasts:
        for index, token in enumerate(mine.tokens):
            if not mine.open or mine.owners[index] != taker.me:
                continue
            for spells, points, loss in means[mine.level]:
                given, taken = mine.gain(index, points) - loss, theirs.gain(index, points)
                if given >= -WILLING and taken > 0:
                    moves = tuple(Move(giver.me, spell, token) for spell in spells)
                    ideas.append(Idea(moves, given, taken))
    ideas.sort(key=lambda idea: -(idea.giver + idea.taker))
    return ideas[:SHORTLIST]


def _means(giver: Scales, level: int) -> Iterator[tuple[tuple[int, ...], int, float]]:
    """Yield spells that a player could place on a level, with their points and the loss elsewhere."""
    plan = giver.plan
    for count in range(1, min(plan.chips, CHIPS) + 1):
        yield (kinds.CHIP,) * count, count, plan.cost(count)
    losses = {DIE_SPELL[level - 1][face]: 0.0 for face in plan.dice[level]}  # of no use otherwise
    for bid in plan.bids:
        if bid.spell != kinds.CHIP and PLACE[bid.spell] == level - 1:
            loss = -_gain(plan, bid.token, -FACE[bid.spell])
            losses[bid.spell] = min(loss, losses.get(bid.spell, loss))
    for spell, loss in losses.items():
        yield (spell,), FACE[spell], loss


def _gain(plan: Plan, token: int, points: int) -> float:
    for forecast in plan.outlook.forecasts:
        if token in forecast.tokens:
            return forecast.gain(forecast.tokens.index(token), points)
    return 0.0


def _form(v: View, moves: Sequence[Move]) -> list[dict[str, object]]:
    """Return deeds as an offer writes them; all are the same spell beside the same token."""
    first = moves[0]
    return [{"spell": spell_name(first.spell), "count": len(moves), "on": token_name(v, first.token)}]


# -- keeping -------------------------------------------------------------------------------------------------


class Debts(NamedTuple):
    """The spells that a player means to place because of a promise."""

    due: list[Move]  # now
    later: list[Move]  # once the partner has done their part, or when there is nothing else to do


def debts(v: View, me: int, accepted: Sequence[Promise]) -> Debts:
    """Return what a player still owes, except where the partner broke their word or it costs too much."""
    found = Debts([], [])
    for promise in _current(v, accepted):
        gives, takes = promise.gives, promise.takes
        if promise.to == me:
            gives, takes = takes, gives
        owed = _still_to_do(v, promise, gives)
        returned = _still_to_do(v, promise, takes)
        if not owed or returned is None:
            continue
        if Scales(as_if(v, returned), me).gain(owed) < -HONOUR:
            continue
        (found.due if promise.to == me or not returned else found.later).extend(owed)
        v = as_if(v, owed)
    return found


def weigh(v: View, decision: Decision, accepted: Sequence[Promise]) -> list[float]:
    """Return the value of each option to a player who has made or accepted promises."""
    if decision.kind not in (kinds.SPELL, kinds.TARGET):
        return decisions.weigh(v, decision)
    me = decision.player
    due, later = debts(v, me, accepted)
    counting_on = v
    for promise in _current(v, accepted):
        coming = promise.gives if promise.to == me else promise.takes
        counting_on = as_if(counting_on, _still_to_do(counting_on, promise, coming) or [])
    rest = as_if(counting_on, due + later)
    owed = due or later
    if decision.kind == kinds.TARGET:
        return _beside_whom(rest, decision, due, later)
    worths = decisions.weigh(rest, decision)
    if not owed:
        return worths
    best = decision.options[worths.index(max(worths))]
    if due or best == kinds.DONE:
        return [float(option == owed[0].spell) for option in decision.options]
    free = _spells_of(rest, me)
    return [
        KEPT_BACK if option not in free else worth
        for option, worth in zip(decision.options, worths, strict=True)
    ]


def _spells_of(v: View, player: int) -> set[int]:
    """Return all spells that a player can take up, and DONE."""
    spells = {kinds.DONE}
    for level in CONTENDING:
        spells.update(DIE_SPELL[level - 1][face] for face in FACES[v.dice[7 * player + level - 1]])
    if v.hand[player]:
        spells.add(kinds.CHIP)
    return spells


def _beside_whom(rest: View, decision: Decision, due: list[Move], later: list[Move]) -> list[float]:
    """Return the value of each token for the spell in hand: what is due first, then what helps most."""
    me = decision.player
    spell = expect(rest.stack[-1], Aim).spell
    owed = [move.token for move in due if move.spell == spell]
    held = [move.token for move in later if move.spell == spell]
    if not owed and held and all(bid.spell != spell for bid in Plan(rest, me).bids):
        owed = held
    if owed:
        return [float(token == owed[0]) for token in decision.options]
    return decisions.weigh(rest, decision)

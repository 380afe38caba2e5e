"""What follows from an act: deaths, victory, and hands over the limit (rules 9.8, 12, 7.11)."""

from __future__ import annotations

from guildhall.kernel.frame import numbers
from guildhall.kernel.message import Arg, Refusal
from guildhall.wizwar import choices, kinds, witness
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.movement import doors_of
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.permissions import carried
from guildhall.wizwar.state import ENDINGS, HAND, NOBODY, TURN_IS_OVER, State
from guildhall.wizwar.table_actions import discard, discard_from_hand, drop, end, items_of, points, thief
from guildhall.wizwar.targets import NOWHERE, WIZARD
from guildhall.wizwar.words import rule, say
from guildhall.wizwar.words.do import drop_everything
from guildhall.wizwar.words.say import refuse


def settle(s: State) -> bool:
    """Handle deaths, victory and hands over the limit; return whether there was anything to do."""
    if s.dying:
        bury(s)
        return True
    if s.rules.deadly_treasures and doomed(s):
        return True
    if victory(s):
        return True
    for player in overfull(s):
        if shed_options(s, player):
            Over(player, 0).ask(s)
            return True
    return False


def overfull(s: State) -> list[int]:
    """Return the players over the hand limit, the active player first (rules 1.10, 7.11)."""
    count = list(map(len, s.hands))
    for thing in s.things:
        if thing.owner >= 0:
            count[thing.owner] += 1
    if max(count) <= HAND:  # no limit is lower, and this counts too much rather than too little
        return []
    return [
        player
        for player in (s.player, *s.left_of(s.player))
        if s.at[player] >= 0 and rule.held_cards(s, player) > rule.most_cards(s, player)
    ]


# -- dying -----------------------------------------------------------------------------------------------


def bury(s: State) -> None:
    """Remove all wizards without life from the board at the same time (rules 9.8 to 9.13)."""
    dying = s.dying
    s.dying = ()
    for player, _ in dying:
        if s.events is not None:
            s.tell(kinds.DIES, player, *doors_of(s, player))
        for i, thing in enumerate(s.things):
            if (thing.owner == player and rule.maintained(s, thing)) or thing.on == WIZARD[player]:
                end(s, i)
        drop_everything(s, player)
        s.at[player] = NOWHERE
        s.life[player] = 0
        s.stun[player] = 0
        s.held = tuple([pair for pair in s.held if pair[1] != player])
        s.sight = None
        if player == s.player:
            s.flags |= TURN_IS_OVER
    for player, killer in dying:
        hand = s.hands[player]
        s.hands[player] = ()
        if killer != NOBODY and s.at[killer] >= 0:
            scores = not s.rules.treasure_hunters
            s.kills[killer] += scores
            s.tell(kinds.KILLED, killer, WIZARD[player], s.kills[killer])
            if scores:
                s.tell(kinds.POINT, killer, points(s, killer), NOWHERE)
            inherit(s, killer, player, hand)
        else:
            for card in hand:
                witness.played(s, player, card)
                discard(s, player, card)
                s.tell(kinds.DISCARDED, player, card)


def inherit(s: State, killer: int, player: int, hand: tuple[int, ...]) -> None:
    """Give the killer the victim's hand, which only those two know (rules 9.10)."""
    s.tell(kinds.INHERITS, killer, WIZARD[player], len(hand))
    if hand:
        s.whisper(1 << killer | 1 << player, kinds.INHERITED, killer, WIZARD[player], *hand)
    s.hands[killer] = tuple(sorted((*s.hands[killer], *hand)))
    witness.inherited(s, killer, player, hand)


def doomed(s: State) -> bool:
    """Let players die whose treasures are both in others' home bases (rules 14.3); return whether any die."""
    for player in range(s.seats):
        if s.alive(player) and NOBODY not in (thief(s, 2 * player), thief(s, 2 * player + 1)):
            s.life[player] = 0
            s.dying = (*s.dying, (player, NOBODY))
            s.tell(kinds.DOOMED, player)
    return bool(s.dying)


# -- winning ---------------------------------------------------------------------------------------------


def victory(s: State) -> bool:
    """End the game if somebody has won (rules 12); return whether it is over."""
    dead = s.at.count(NOWHERE)
    if dead >= s.seats - 1:
        living = [player for player in range(s.seats) if s.at[player] >= 0]
        return finish(s, tuple(living), "last_wizard" if living else "nobody")
    score = [0] * s.seats if s.rules.treasure_hunters else s.kills[:]
    for treasure, place in enumerate(s.treasures):
        owner = thief(s, treasure) if place in s.homes else NOBODY
        if owner != NOBODY:
            score[owner] += 1
    if max(score) < s.rules.goal:
        return False
    for player in (s.player, *s.left_of(s.player)):
        if s.at[player] >= 0 and score[player] >= s.rules.goal:
            return finish(s, (player,), "treasures" if s.rules.treasure_hunters else "victory_points")
    return False


def finish(s: State, winners: tuple[int, ...], reason: str) -> bool:
    """End the game; return True."""
    s.ended = ENDINGS.index(reason)
    s.winners = winners
    s.stack.clear()
    s.tell(kinds.ENDED, s.ended, *winners)
    return True


# -- over the hand limit ---------------------------------------------------------------------------------


def limit_falls(s: State, player: int) -> None:
    """Apply a lower limit: even in another player's turn, the player may give up anything (rules 7.11)."""
    if player != s.player:
        s.stack.append(Over(player, 1))


def shed_options(s: State, player: int, fallen: bool = False) -> list[int]:
    """Return what a player can give up: cards; on their turn or if the limit fell, also spells and items."""
    options = [choices.LOSE_CARD[name] for name in sorted({NAME_OF[card] for card in s.hands[player]})]
    if player != s.player and not fallen:
        return options
    if not rule.any_of(rule.many_hands, s, player):
        options += [
            choices.LOSE_THING[i]
            for i in items_of(s, player)
            if rule.why_not_dropped(s, s.things[i], player, s.at[player]) is None
        ]
    if not s.rules.uncluttered_minds:
        options += [choices.LOSE_THING[i] for i in rule.kept_up(s, player)]
    return options


def shed(s: State, player: int, choice: int) -> None:
    """Give something up."""
    number = choices.LOST_THING[choice]
    if number < 0:
        discard_from_hand(s, player, choices.LOST_CARD[choice])
    else:
        give_away(s, player, number)


def give_away(s: State, player: int, number: int) -> None:
    """Drop an item, or end a spell."""
    if BOOK[NAME_OF[s.things[number].card]].item:
        drop(s, number, s.at[player])
    else:
        end(s, number)


class Over(Question):
    """Asks what to give up over the limit; everything at once if the limit fell (rules 7.11)."""

    kind = kinds.OVER
    rule = "7.11"
    fields = numbers("player", "fallen:flag")

    def __init__(self, player: int, fallen: int) -> None:
        self.player = player
        self.fallen = fallen

    def options(self, s: State) -> list[int]:
        """Offer what the player may give up, until it is enough."""
        if self.fallen and (self.player not in overfull(s) or not s.alive(self.player)):
            return []
        return shed_options(s, self.player, bool(self.fallen))

    def chosen(self, s: State, choice: int) -> None:
        """Give it up."""
        if self.fallen:
            s.stack.append(self)
        shed(s, self.player, choice)

    def names(self, s: State) -> dict[str, Arg]:
        """Name the number over the limit."""
        limit = rule.most_cards(s, self.player)
        return {"limit": limit, "count": max(rule.held_cards(s, self.player) - limit, 0)}

    def why_kept(self, s: State, name: int) -> Refusal | None:
        """Return why something can't be given up: in another player's turn only cards can."""
        if self.player != s.player and not self.fallen:
            return refuse("7.11", "hand-only")
        return why_not_carried(s, self.player, name, self.rule)


def why_not_carried(s: State, player: int, name: int, paragraph: str) -> Refusal | None:
    """Return why nothing of this name can be given up: the player neither carries it nor keeps it up."""
    return refuse(paragraph, "keeps-not", card=say.name_words(name)) if carried(s, player, name) < 0 else None

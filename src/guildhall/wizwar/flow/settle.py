"""After something has happened: deaths, victory, and hands that are too full (rules 9.8, 12, 7.11)."""

from __future__ import annotations

from guildhall.kernel.message import Arg, Refusal
from guildhall.wizwar import choices, kinds, witness
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.permissions import carried
from guildhall.wizwar.state import ENDINGS, HAND, NOBODY, TURN_OVER, State
from guildhall.wizwar.table_actions import (
    discard,
    discard_from_hand,
    drop,
    end,
    items_of,
    move_treasure,
    points,
)
from guildhall.wizwar.targets import AS_SQUARE, NOWHERE, WIZARD
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.say import name_words, refuse


def settle(s: State) -> bool:
    """Put in order what is out of order; whether anything was."""
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
    """Who holds more cards than he may, the active player first (rules 1.10, 7.11)."""
    count = [len(hand) for hand in s.hands]
    for thing in s.things:
        if thing.owner >= 0:
            count[thing.owner] += 1
    if max(count) <= HAND:  # nobody's limit is lower, and not all that lies there counts
        return []
    return [
        player
        for player in (s.player, *s.left_of(s.player))
        if s.at[player] >= 0 and rule.held_cards(s, player) > rule.most_cards(s, player)
    ]


# -- dying -----------------------------------------------------------------------------------------------


def bury(s: State) -> None:
    """Wizards without life leave the board, all together (rules 9.8 to 9.13)."""
    dying = s.dying
    s.dying = ()
    for player, _ in dying:
        s.tell(kinds.DIES, player)
        square = s.at[player]
        for i, thing in enumerate(s.things):
            if thing.card < 0:
                continue
            if (thing.owner == player and rule.maintained(s, thing)) or thing.on == WIZARD[player]:
                end(s, i)
        for i in items_of(s, player):
            drop(s, i, square, kinds.LOSES)
        treasure = s.carries(player)
        if treasure >= 0:
            told = (kinds.TREASURE_DROPPED, player, treasure, square, kinds.LOSES)
            move_treasure(s, treasure, square, *told)
        s.at[player] = NOWHERE
        s.life[player] = 0
        s.stun[player] = 0
        s.held = tuple([pair for pair in s.held if pair[1] != player])
        s.sight = None
        if player == s.player:
            s.flags |= TURN_OVER
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
    """The killer takes the hand of his victim, who alone knows what is in it (rules 9.10)."""
    s.tell(kinds.INHERITS, killer, WIZARD[player], len(hand))
    if hand:
        s.whisper(1 << killer | 1 << player, kinds.INHERITED, killer, WIZARD[player], *hand)
    s.hands[killer] = tuple(sorted((*s.hands[killer], *hand)))
    witness.inherited(s, killer, player, hand)


def doomed(s: State) -> bool:
    """Who has both treasures in the home bases of others dies (rules 14.3)."""
    for player in range(s.seats):
        if s.alive(player) and all(
            stolen(s, treasure) not in (NOBODY, player) for treasure in (2 * player, 2 * player + 1)
        ):
            s.life[player] = 0
            s.dying = (*s.dying, (player, NOBODY))
            s.tell(kinds.DOOMED, player)
    return bool(s.dying)


def stolen(s: State, treasure: int) -> int:
    """The player in whose home base a treasure lies, or NOBODY."""
    place = s.treasures[treasure]
    return s.homes.index(place) if AS_SQUARE[place] >= 0 and place in s.homes else NOBODY


# -- winning ---------------------------------------------------------------------------------------------


def victory(s: State) -> bool:
    """Whether the game is over (rules 12)."""
    dead = s.at.count(NOWHERE)
    if dead >= s.seats - 1:
        living = [player for player in range(s.seats) if s.at[player] >= 0]
        return finish(s, tuple(living), "last_wizard" if living else "nobody")
    score = [0] * s.seats if s.rules.treasure_hunters else s.kills[:]
    for treasure, place in enumerate(s.treasures):
        if place in s.homes:
            owner = s.homes.index(place)
            if owner != treasure // 2:
                score[owner] += 1
    if max(score) < s.rules.goal:
        return False
    for player in (s.player, *s.left_of(s.player)):
        if s.at[player] >= 0 and score[player] >= s.rules.goal:
            return finish(s, (player,), "treasures" if s.rules.treasure_hunters else "victory_points")
    return False


def finish(s: State, winners: tuple[int, ...], reason: str) -> bool:
    """The game is over."""
    s.ended = ENDINGS.index(reason)
    s.winners = winners
    s.stack.clear()
    s.tell(kinds.ENDED, s.ended, *winners)
    return True


# -- over the hand limit ---------------------------------------------------------------------------------


def limit_falls(s: State, player: int) -> None:
    """A limit has fallen: in the turn of another too, anything may go that is over it now (rules 7.11)."""
    if player != s.player:
        s.stack.append(Over(player, 1))


def shed_options(s: State, player: int, fallen: bool = False) -> list[int]:
    """Hand cards; in one's own turn or under a fallen limit a spell kept up or an item too (rules 7.11)."""
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
        options += [
            choices.LOSE_THING[i]
            for i, thing in enumerate(s.things)
            if thing.owner == player and rule.maintained(s, thing)
        ]
    return options


def shed(s: State, player: int, choice: int) -> None:
    """Give something up."""
    number = choices.LOST_THING[choice]
    if number < 0:
        discard_from_hand(s, player, choices.LOST_CARD[choice])
    else:
        give_away(s, player, number)


def give_away(s: State, player: int, number: int) -> None:
    """An item is dropped, a spell ended."""
    if BOOK[NAME_OF[s.things[number].card]].item:
        drop(s, number, s.at[player])
    else:
        end(s, number)


class Over(Question):
    """What goes of too many cards; all at once if a limit has fallen (rules 7.11)."""

    question = "over"
    kind = kinds.OVER
    rule = "7.11"
    remembers = (("fallen", "flag"),)

    def __init__(self, player: int, fallen: int) -> None:
        self.player = player
        self.fallen = fallen

    def options(self, s: State) -> list[int]:
        """What may go, until it is enough."""
        if self.fallen and (self.player not in overfull(s) or not s.alive(self.player)):
            return []
        return shed_options(s, self.player, bool(self.fallen))

    def chosen(self, s: State, choice: int) -> None:
        """It goes."""
        if self.fallen:
            s.stack.append(self)
        shed(s, self.player, choice)

    def names(self, s: State) -> dict[str, Arg]:
        """How many are too many."""
        limit = rule.most_cards(s, self.player)
        return {"limit": limit, "count": max(rule.held_cards(s, self.player) - limit, 0)}

    def why_kept(self, s: State, name: int) -> Refusal | None:
        """In another player's turn only cards go."""
        if self.player != s.player and not self.fallen:
            return refuse("7.11", "hand-only")
        return why_not_carried(s, self.player, name, self.rule)


def why_not_carried(s: State, player: int, name: int, paragraph: str) -> Refusal | None:
    """Why nothing of this name can be given up: the player neither carries it nor keeps it up."""
    return refuse(paragraph, "keeps-not", card=name_words(name)) if carried(s, player, name) < 0 else None

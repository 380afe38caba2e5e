"""Why a wizard can't take or drop an item or a treasure, or end a spell."""

from __future__ import annotations

from guildhall.kernel.message import Message, Refusal, Seat
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.flow.acts import why_not_taken
from guildhall.wizwar.speech.meaning import card_named, target_named, thing_named
from guildhall.wizwar.speech.reasons import About, refusal
from guildhall.wizwar.stack.permissions import carried
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_THING, AS_TREASURE, AS_WIZARD, INDEX, NOWHERE, SORT, THING, WIZARD
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.say import card_words, name_words, place_words, refuse, treasure_words

# -- taking ----------------------------------------------------------------------------------------------


def why_no_take(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't pick something up."""
    target = target_named(s, word)
    sort, number = SORT[target], INDEX[target]
    if sort == "treasure":
        return _why_not_taken(s, player, target, s.treasures[number], treasure_words(number, player))
    if sort == "thing":
        thing = s.things[number]
        words = card_words(thing.card)
        if not BOOK[NAME_OF[thing.card]].item:
            return refuse("10.2", "fixed", thing=words)
        where = WIZARD[thing.owner] if thing.owner >= 0 else thing.at
        return _why_not_taken(s, player, target, where, words)
    name, _ = card_named(word)
    if name >= 0:
        return refuse("10.3", "lies-nowhere", card=name_words(name))
    return None if word else refuse("10.3", "nothing-here")


def _why_not_taken(s: State, player: int, target: int, where: int, words: Message) -> Refusal | None:
    """Return why an item or treasure can't be taken from a square or from its carrier."""
    treasure = AS_TREASURE[target] >= 0
    if where == WIZARD[player]:
        return refuse("10.8" if treasure else "6.5", "carried-already", thing=words)
    if AS_WIZARD[where] >= 0:
        return refuse("10.10", "carried-by", thing=words, other=Seat(AS_WIZARD[where]))
    if where != s.at[player]:
        return refuse("10.7" if treasure else "10.3", "lies-elsewhere", thing=words, place=place_words(where))
    return refusal(s, why_not_taken(s, player, target), About(player, target=target))


def why_no_gather(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't take what a thing on the board offers."""
    for name, offer in rule.offers.by_name.items():
        if word and card_named(word)[0] != name:
            continue
        found = [(offer.missing, NOWHERE)]
        for i in s.things_named(name):
            reason = offer.refuses(s, i, player)
            if reason is not None:
                found.append((reason, THING[i]))
        best, target = max(found, key=lambda pair: (pair[0].near, pair[0] is not offer.missing))
        return refusal(s, best, About(player, target=target))
    return None


# -- giving up -------------------------------------------------------------------------------------------


def why_no_drop(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't drop something."""
    sort = SORT[target_named(s, word)]
    if sort == "treasure" or word == "treasure":
        return refuse("10.9", "carries-no-treasure")
    name, _ = card_named(word)
    if name < 0:
        return None if word else refuse("10.5", "carries-nothing")
    number = carried(s, player, name)
    if number < 0:
        return refuse("10.5", "carries-not", card=name_words(name))
    if not BOOK[name].item:
        return refuse("7.4", "end-it", card=name_words(name), word=f"end:{SLUGS[name]}")
    kept = rule.why_not_dropped(s, s.things[number], player, s.at[player])
    return refusal(s, kept, About(player, target=THING[number]))


def why_no_end(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't end a spell."""
    target = thing_named(s, word)
    if target < 0:
        name, _ = card_named(word)
        return refuse("7.4", "no-such-spell", card=name_words(name)) if name >= 0 else None
    thing = s.things[AS_THING[target]]
    words = card_words(thing.card)
    if BOOK[NAME_OF[thing.card]].item:
        return refuse("10.6", "item-ends-not", card=words)
    if thing.owner != player:
        return refuse("7.4", "not-your-spell", card=words, other=Seat(thing.owner))
    return refusal(s, rule.why_not_ended(s, thing), About(player, target=target))

"""What is said to people: prompts, choices, log lines and refusals, as messages for the Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.game import Prompt
from guildhall.kernel.message import Arg, Message, Refusal, Seat
from guildhall.wizwar import kinds
from guildhall.wizwar.board import line_name, line_named, square_name, square_named
from guildhall.wizwar.book import (
    ADJACENT,
    ATTACK,
    BOOK,
    CASTER,
    COUNTER,
    FIRE,
    LIGHTNING,
    MAGICAL,
    MUNDANE,
    NEUTRAL,
    PHYSICAL,
    RANGES,
    SIGHT,
    SPELL,
    WATER,
    WAYS,
    Condition,
    Eye,
    Way,
)
from guildhall.wizwar.cards.attacks import in_mind
from guildhall.wizwar.decks import CHOOSABLE, NAME, NAME_OF, NAMES, SCHOOLS, SLUGS
from guildhall.wizwar.flow.acts import FIST_WAY, may_move
from guildhall.wizwar.movement import (
    STUMBLE,
    Advance,
    barred,
    can_step,
    in_cloud,
    is_held,
    owner_of_door,
    passes_line,
)
from guildhall.wizwar.notation import DIRECTIONS, names, place_name
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.stack.ask import QUESTIONS, Asked
from guildhall.wizwar.stack.cast import Cast, victims
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.declare import ASTRAL, CORNER, UNDECIDED, Declare, Window
from guildhall.wizwar.stack.may import ADD, DIGIT, can_add, carried, digits, may_attack, names_left
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import (
    ACTED,
    BOOSTED,
    CARD,
    DIRECTION,
    EMPTY_HANDED,
    ENDINGS,
    LINE,
    NOBODY,
    NOWHERE,
    ROOTED,
    SECTOR,
    STUNNED,
    THING,
    TOKEN,
    TREASURE,
    WIZARD,
    State,
)
from guildhall.wizwar.table import EVERYWHERE, hidden, in_square, occupied, things_at, within
from guildhall.wizwar.words import aim, answer, rule

# -- things ----------------------------------------------------------------------------------------------


def name_words(name: int) -> Message:
    """The name of a card, by its number among the names."""
    return Message(f"wizwar-card-{SLUGS[name]}")


def card_words(card: int) -> Message:
    """The name of a printed card."""
    return name_words(NAME_OF[card])


def way_words(way: int) -> Message:
    """A way to play a card, to use an item, or to strike."""
    entry = WAYS[way]
    if entry.name < 0:
        return Message("wizwar-punch")
    if not entry.mode:
        return name_words(entry.name)
    return Message("wizwar-way", {"card": name_words(entry.name), "mode": entry.mode})


def colour_words(colour: int) -> Message:
    """A colour."""
    return Message(f"wizwar-colour-{COLOURS[colour]}")


def school_words(school: int) -> Message:
    """A school of magic."""
    return Message(f"wizwar-school-{SCHOOLS[school]}")


def place_words(place: int) -> Message:
    """A square or a line, whatever stands there."""
    if place < LINE:
        return Message("wizwar-square", {"square": square_name(place)})
    return Message("wizwar-line", {"line": line_name(place - LINE)})


def direction_words(direction: int) -> Message:
    """One of the four directions."""
    return Message(f"wizwar-direction-{DIRECTIONS[direction]}")


def treasure_words(treasure: int) -> Message:
    """A treasure by its owner and its number."""
    return Message("wizwar-treasure", {"owner": Seat(treasure // 2), "number": treasure % 2 + 1})


def thing_words(s: State, number: int) -> Message:
    """A thing on the table: whose it is and where."""
    thing = s.things[number] if number < len(s.things) else None
    if thing is None or thing.card < 0:
        return Message("wizwar-thing-gone")
    args: dict[str, Arg] = {"card": card_words(thing.card)}
    if thing.owner == NOBODY:
        args["place"] = place_words(thing.at)
        return Message("wizwar-thing-lying", args)
    args["owner"] = Seat(thing.owner)
    if thing.at >= 0:
        args["place"] = place_words(thing.at)
        return Message("wizwar-thing-standing", args)
    if thing.on in (NOWHERE, WIZARD + thing.owner):
        return Message("wizwar-thing-own", args)
    args["whom"] = target_words(s, thing.on)
    return Message("wizwar-thing-laid", args)


def line_words(s: State, line: int) -> Message:
    """A border line by what stands on it now."""
    what = "wall" if s.walls >> line & 1 else "door" if s.doors >> line & 1 else "free"
    return Message(f"wizwar-line-{what}", {"line": line_name(line)})


def target_words(s: State, target: int) -> Message:
    """A target."""
    if target < 0:
        return Message("wizwar-nothing")
    if target < LINE:
        return place_words(target)
    if target < WIZARD:
        return line_words(s, target - LINE)
    if target < THING:
        seat = target - WIZARD
        return Message("wizwar-wizard", {"player": Seat(seat), "colour": colour_words(s.colours[seat])})
    if target < TREASURE:
        return thing_words(s, target - THING)
    if target < SECTOR:
        return treasure_words(target - TREASURE)
    if target < TOKEN:
        return Message("wizwar-sector", {"owner": Seat(s.places[target - SECTOR][0])})
    if target < DIRECTION:
        return Message("wizwar-token", {"square": square_name(target - TOKEN)})
    return direction_words(target - DIRECTION)


def kind_words(kind: int) -> Message:
    """The kind of some damage."""
    if kind & PHYSICAL:
        return Message("wizwar-damage-both" if kind & MAGICAL else "wizwar-damage-physical")
    for bit, name in ((FIRE, "fire"), (WATER, "water"), (LIGHTNING, "lightning")):
        if kind & bit:
            return Message(f"wizwar-damage-{name}")
    return Message("wizwar-damage-magical")


def _slug(way: int) -> str:
    """A way's name as a Fluent selector can hold it."""
    return WAYS[way].slug.replace("/", "-")


# -- prompts ---------------------------------------------------------------------------------------------


def prompt(s: State, decision: Decision) -> Prompt:
    """What the player is asked, and the paragraph that says so."""
    frame = s.stack[-1]
    player = decision.player
    args: dict[str, Arg] = {"player": Seat(player)}
    if isinstance(frame, Asked):
        question = QUESTIONS[frame.question]
        _question_args(s, frame, args)
        return Prompt(question.rule, Message(f"wizwar-ask-{question.slug}", args))
    if isinstance(frame, Declare):
        return _declare_prompt(s, frame, decision.kind, args)
    if decision.kind == kinds.ANSWER:
        return _answer_prompt(s, s.stack[frame.at], player, args)
    if decision.kind == kinds.WALK:
        args["points"] = frame.amount
        return Prompt("26.1", Message("wizwar-ask-drift", args))
    if decision.kind == kinds.SCHOOL:
        return Prompt("14.2" if s.rules.custom_spellbook else "0.8", Message("wizwar-ask-school", args))
    if decision.kind == kinds.DISCARD:
        return Prompt("13.1", Message("wizwar-ask-discard", args))
    if decision.kind == kinds.DRAW:
        args["most"] = decision.options[-1]
        return Prompt("13.2", Message("wizwar-ask-draw", args))
    args["points"] = max(s.mp, 0)
    args["attacks"] = _attacks_left(s, player)
    args["stunned"] = int(bool(s.flags & STUNNED))
    return Prompt("1.7", Message("wizwar-ask-act", args))


def _attacks_left(s: State, player: int) -> int:
    if s.turns[player] <= 1:
        return 0
    return max(rule.count(rule.attacks, s, player, 1) - s.attacks, 0)


def _question_args(s: State, asked: Asked, args: dict[str, Arg]) -> None:
    """What the prompt of a question names, by its slug."""
    slug = QUESTIONS[asked.question].slug
    player = asked.player
    if slug == "pushed":
        pusher = next((frame.player for frame in s.stack[::-1] if isinstance(frame, Advance)), player)
        args["pusher"] = Seat(pusher)
    elif slug == "over":
        args["limit"] = rule.most_cards(s, player)
        args["count"] = max(rule.held_cards(s, player) - rule.most_cards(s, player), 0)
    elif slug == "room":
        args["card"] = card_words(s.things[asked.a].card)
    elif slug == "more":
        args["square"] = place_words(s.at[player])
    elif slug == "added":
        args["number"] = 2 if asked.b else 1
        args["energy"] = asked.b
    elif slug in {"falls", "yoinked", "torn"}:
        args["victim"] = Seat(asked.a)
    elif slug in {"knocked", "walked", "stolen"}:
        args["victim"] = Seat(asked.a)
        args["count"] = asked.b
    elif slug == "forgotten":
        args["caster"] = Seat(s.stack[asked.a].caster)
        args["count"] = in_mind(s, player)
    elif slug == "fooled":
        args["treasure"] = treasure_words(asked.a)
    elif slug == "traps":
        args["count"] = asked.b
    elif slug == "reached":
        args["square"] = place_words(asked.a)
    elif slug == "forgets":
        args["count"] = asked.a


def _declare_prompt(s: State, frame: Declare, kind: int, args: dict[str, Arg]) -> Prompt:
    if kind == kinds.WITH:
        helpers = [name for name in (CORNER, ASTRAL) if frame.helpers >> name & 1]
        args["helpers"] = tuple([name_words(name) for name in helpers])
        return Prompt("6.13", Message("wizwar-ask-with", args))
    if frame.origin == UNDECIDED:
        return Prompt("25.10", Message("wizwar-ask-astral", args))
    way = WAYS[frame.way]
    args["way"] = way_words(frame.way)
    paragraph = _paragraph(way)
    if kind == kinds.BOOST:
        if frame.adding:
            args["number"] = 3 - frame.adding
            args["energy"] = max(frame.energy, 0)
            return Prompt("22.4", Message("wizwar-ask-add", args))
        if way.fuelled:
            return Prompt(paragraph, Message("wizwar-ask-blade", args))
        return Prompt("7.6", Message("wizwar-ask-boost", args))
    if kind == kinds.AMOUNT:
        if way.name == NAME["Waterbolt"]:
            args["energy"] = max(frame.energy, 1)
            return Prompt(paragraph, Message("wizwar-ask-waterbolt", args))
        args["sector"] = target_words(s, frame.target)
        return Prompt(paragraph, Message("wizwar-ask-turns", args))
    if way.volley:
        args["number"] = frame.aimed + 1
        args["count"] = max(frame.energy, 1)
        return Prompt(paragraph, Message("wizwar-ask-dart", args))
    return Prompt(paragraph, Message(f"wizwar-ask-aim-{_aims_at(s.asked)}", args))


def _aims_at(asked: tuple[Decision, ...]) -> str:
    """What all targets are, if they are of one sort."""
    sorts = {_sort(target) for decision in asked for target in decision.options}
    return sorts.pop() if len(sorts) == 1 else "any"


def _sort(target: int) -> str:
    if target < LINE:
        return "square"
    if target < WIZARD:
        return "line"
    if target < THING:
        return "wizard"
    if target < SECTOR:
        return "thing"
    return "sector" if target < TOKEN else "token" if target < DIRECTION else "direction"


def _paragraph(way: Way) -> str:
    return BOOK[way.name].rule if way.name >= 0 else "5.6"


def _answer_prompt(s: State, frame: Any, player: int, args: dict[str, Arg]) -> Prompt:
    """What hangs in the air."""
    if isinstance(frame, Damage):
        args["points"] = frame.amount
        args["kind"] = kind_words(frame.kind)
        return Prompt("8.2", Message("wizwar-ask-answer-damage", args))
    if isinstance(frame, PickUp):
        args["thief"] = Seat(frame.player)
        args["treasure"] = treasure_words(frame.treasure)
        return Prompt("8.14", Message("wizwar-ask-answer-treasure", args))
    assert isinstance(frame, Cast)
    way = WAYS[frame.way]
    args["caster"] = Seat(frame.caster)
    args["way"] = way_words(frame.way)
    args["energy"] = frame.energy if way.boosts else 1
    args["aimed"] = "no"
    args["target"] = target_words(s, NOWHERE)
    args["hit"] = int(bool(victims(s, frame) >> player & 1))
    if frame.target == WIZARD + player:
        args["aimed"] = "you"
    elif frame.target >= 0:
        args["aimed"] = "way" if frame.target >= DIRECTION and not way.volley else "yes"
        args["target"] = tuple([target_words(s, target) for target in digits(frame.target)])
    if way.helps:
        helped = s.stack[frame.against]
        name = "helper"
        args["spell"] = way_words(helped.way) if isinstance(helped, Cast) else Message("wizwar-speed")
    elif way.how == SPELL:
        name = "counter" if frame.against >= 0 else "spell"
    else:
        name = "strike"
        args["how"] = _slug(frame.way)
    return Prompt("8.5" if name == "counter" else "8.2", Message(f"wizwar-ask-answer-{name}", args))


# -- choices ---------------------------------------------------------------------------------------------


def label(s: State, decision: Decision, choice: int) -> Message:
    """What a choice does."""
    kind = decision.kind
    if kind == kinds.ACT:
        return _act_label(s, decision.player, choice)
    if kind in (kinds.AIM, kinds.CHOICE):
        return target_words(s, choice) if choice >= 0 else _choice("no-more")
    if kind == kinds.BOOST:
        if choice == kinds.NONE:
            return _choice("no-boost")
        if choice == kinds.ADD:
            return _choice("add")
        return _choice("energy", card=name_words(choice - 1), energy=_worth(s, decision.player, choice - 1))
    if kind == kinds.AMOUNT:
        return _amount_label(s, choice)
    if kind == kinds.ANSWER:
        if choice == kinds.PASS:
            return _choice("pass")
        return _choice("answer", way=way_words(choice - 1))
    if kind == kinds.WITH:
        return way_words(choice)
    if kind == kinds.DRAW:
        return _choice("draw", count=choice)
    if kind == kinds.SCHOOL:
        return school_words(choice)
    if kind == kinds.WALK:
        return _walk_label(s, decision.player, choice)
    if choice >= kinds.OVER_THING:
        return _give_up(s, choice - kinds.OVER_THING)
    if kind == kinds.OVER:
        return _choice("discard", card=name_words(choice))
    if choice == kinds.DONE:
        return _choice("no-more")
    name = "steal" if kind == kinds.STEAL else "discard"
    return _choice(name, card=name_words(choice - 1))


def _choice(name: str, **args: Arg) -> Message:
    return Message(f"wizwar-choice-{name}", args)


def _act_label(s: State, player: int, act: int) -> Message:
    if act == kinds.END_PHASE:
        return _choice("end-phase")
    if act < kinds.PLAY_WAY:
        return _step_label(s, player, act - kinds.STEP)
    if act < kinds.PLAY_ITEM:
        way = act - kinds.PLAY_WAY
        if WAYS[way].helps:
            return _choice("helper", card=way_words(way))
        if WAYS[way].how == SPELL:
            return _choice("cast", way=way_words(way))
        return _choice("use", how=_slug(way), way=way_words(way))
    if act < kinds.SPEED:
        return _choice("item", card=name_words(act - kinds.PLAY_ITEM))
    if act == kinds.SPEED_ADD:
        return _choice("speed-add")
    if act < kinds.TAKE:
        name = act - kinds.SPEED
        return _choice("speed", card=name_words(name), count=rule.energy_of(s, player, name))
    if act < kinds.TAKE_TREASURE:
        return _choice("take", thing=card_words(s.things[act - kinds.TAKE].card))
    if act < kinds.DROP:
        light = int(rule.count(rule.light_treasure, s, player, 0) > 0)
        return _choice("take-treasure", treasure=treasure_words(act - kinds.TAKE_TREASURE), light=light)
    if act == kinds.DROP_TREASURE:
        return _choice("drop", thing=treasure_words(max(s.carries(player), 0)))
    if act < kinds.END_SPELL:
        return _choice("drop", thing=card_words(s.things[act - kinds.DROP].card))
    if act < kinds.HOLD:
        return _choice("end-spell", thing=thing_words(s, act - kinds.END_SPELL))
    if act < kinds.LET_GO:
        return _choice("hold", line=line_name(act - kinds.HOLD))
    if act < kinds.ACCEPT:
        return _choice("let-go", line=line_name(act - kinds.LET_GO))
    return _choice("gather", thing=thing_words(s, act - kinds.ACCEPT))


def _step_label(s: State, player: int, direction: int) -> Message:
    if direction == STUMBLE:
        return _choice("stumble")
    index = 4 * s.at[player] + direction
    name = "walk" if s.arrangement.line[index] >= 0 else "walk-exit"
    return _choice(name, square=place_words(s.arrangement.next[index]), direction=direction_words(direction))


def _walk_label(s: State, player: int, choice: int) -> Message:
    """A step that somebody is made to go, perhaps not the one who chooses."""
    if choice == kinds.DONE:
        return _choice("no-more")
    frame = s.stack[-1]
    walks = isinstance(frame, Asked) and QUESTIONS[frame.question].slug == "walked"
    return _step_label(s, frame.a if walks else player, choice - 1)


def _amount_label(s: State, choice: int) -> Message:
    frame = s.stack[-1]
    name = WAYS[frame.way].name
    if name == NAME["Waterbolt"]:
        return _choice("waterbolt", damage=choice, knock=max(frame.energy, 1) - choice)
    return _choice("turns", count=choice)


def _worth(s: State, player: int, name: int) -> int:
    """The energy of a card here: a Powerstone helps no blade (rules 22.12)."""
    frame = s.stack[-1]
    if isinstance(frame, Declare) and WAYS[frame.way].fuelled:
        return BOOK[name].energy
    return rule.energy_of(s, player, name)


def _give_up(s: State, number: int) -> Message:
    thing = s.things[number]
    if BOOK[NAME_OF[thing.card]].item:
        return _choice("drop", thing=card_words(thing.card))
    return _choice("end-spell", thing=thing_words(s, number))


# -- the log ---------------------------------------------------------------------------------------------


def describe(s: State, event: Event) -> Message:
    """The line of the log for an event.

    Events are told after all that follows from a choice has happened, so what they name may be gone.
    """
    name, fields = kinds.EVENTS[event.kind]
    args: dict[str, Arg] = {}
    for position, field in enumerate(fields):
        if field in {"colours", "schools", "cards"}:
            args[field] = tuple(
                [_many(field, number, value) for number, value in enumerate(event.args[position:])]
            )
        elif position < len(event.args):
            args[field] = _arg(s, event.kind, field, event.args[position])
    if event.kind in (kinds.CAST, kinds.ANSWERED, kinds.STRIKE):
        args["how"] = _slug(event.args[1])
        args["aimed"] = _aimed(event.args[2])
    elif event.kind in (kinds.LAID, kinds.DESTROYED_THING):
        args["aimed"] = _aimed(event.args[fields.index("target")])
    elif event.kind == kinds.ENDED_SPELL:
        args["item"] = int(BOOK[NAME_OF[event.args[0]]].item)
    elif event.kind in (kinds.SCHOOLS_SET, kinds.SHUFFLED):
        args["decks"] = len(s.schools)
    return Message(f"wizwar-event-{name}", args)


def _aimed(target: int) -> str:
    if target < 0:
        return "no"
    return "way" if DIRECTION <= target < CARD else "yes"


def _many(field: str, number: int, value: int) -> Message:
    if field == "colours":
        return Message("wizwar-seat-colour", {"player": Seat(number), "colour": colour_words(value)})
    return school_words(value) if field == "schools" else card_words(value)


def _arg(s: State, event: int, field: str, value: int) -> Arg:
    if field == "player":
        return Seat(value)
    if field == "target":
        return _past_target(s, value)
    if field == "card":
        return card_words(value)
    if field == "way":
        return way_words(value)
    if field == "square":
        return place_words(value)
    if field == "line":
        return place_words(LINE + value)
    if field == "treasure":
        return treasure_words(value)
    if field == "sector":
        return target_words(s, value)
    if field == "school":
        return school_words(value)
    if field == "kind":
        return kind_words(value)
    if field == "group":
        return value + 1
    if field == "reason":
        return Message(f"wizwar-ending-{ENDINGS[value]}")
    if field == "face" and event in (kinds.RANDOM_WAY, kinds.BUMP):
        return direction_words(value - 1)
    return value


def _past_target(s: State, target: int) -> Arg:
    """A target of something that is over: a line without what stands there now, a wizard by his name."""
    if LINE <= target < WIZARD:
        return place_words(target)
    if WIZARD <= target < THING:
        return Seat(target - WIZARD)
    return card_words(target - CARD) if target >= CARD else target_words(s, target)


# -- refusals --------------------------------------------------------------------------------------------

_END_RULES: Final = {"victory_points": "12.1", "last_wizard": "12.4", "treasures": "14.8", "nobody": "12.5"}
_LISTED: Final = 24  # so many words at most are named as an answer


def refuse_turn(s: State, player: int) -> Refusal:
    """Why a player has nothing to choose now; in a window, without telling who has."""
    if not 0 <= player < s.seats:
        return Refusal("", Message("refuse-no-seat", {"seat": player, "last": s.seats - 1}))
    if s.ended:
        return Refusal(_END_RULES[ENDINGS[s.ended]], Message("refuse-game-over"))
    if s.at[player] < 0:
        return _refuse("0.1", "dead")
    frame = s.stack[-1]
    if isinstance(frame, Window) or (isinstance(frame, Declare) and frame.against >= 0):
        return _refuse("8.3", "answer-awaited")
    who = s.asked[0].player if s.asked else s.player
    paragraph = "1.1"
    if s.asked and s.asked[0].kind == kinds.SCHOOL:
        paragraph = "14.2" if s.rules.custom_spellbook else "0.8"
    return Refusal(paragraph, Message("refuse-not-your-turn", {"player": Seat(who)}))


def refuse_choice(s: State, decision: Decision, choice: int) -> Refusal:
    """Why a number is no option: as for the word it stands for, if it stands for one."""
    if _stands_for_something(s, decision, choice):
        return refuse_word(s, decision, names(s, decision, choice)[0])
    return _refuse(prompt(s, decision).rule, "number", number=choice, names=_allowed(s, decision))


def refuse_word(s: State, decision: Decision, word: str) -> Refusal:
    """Why a word is no option of this decision."""
    text = word.strip().casefold()
    found = _REASONS[decision.kind](s, decision.player, text)
    return found or _refuse(prompt(s, decision).rule, "unknown", word=word, names=_allowed(s, decision))


def _refuse(paragraph: str, name: str, **args: Arg) -> Refusal:
    return Refusal(paragraph, Message(f"wizwar-refuse-{name}", args))


def _allowed(s: State, decision: Decision) -> tuple[str, ...]:
    words = [names(s, decision, choice)[0] for choice in decision.options[:_LISTED]]
    return (*words, "…") if len(decision.options) > _LISTED else tuple(words)


def _stands_for_something(s: State, decision: Decision, choice: int) -> bool:
    kind = decision.kind
    if choice < 0:
        return False
    if kind == kinds.ACT:
        return _is_act(s, decision.player, choice)
    if kind in (kinds.AIM, kinds.CHOICE):
        return _is_target(s, choice)
    if kind == kinds.BOOST:
        return choice <= len(NAMES) or choice == kinds.ADD
    if kind == kinds.AMOUNT:
        return bool(WAYS[s.stack[-1].way].name == NAME["Waterbolt"])
    if kind == kinds.ANSWER:
        return choice <= len(WAYS)
    if kind == kinds.WITH:
        return choice < len(WAYS)
    if kind == kinds.DRAW:
        return True
    if kind == kinds.SCHOOL:
        return choice < len(SCHOOLS)
    if kind == kinds.WALK:
        return choice <= len(DIRECTIONS)
    if choice >= kinds.OVER_THING:
        return _is_thing(s, choice - kinds.OVER_THING)
    return choice < len(NAMES) if kind == kinds.OVER else choice <= len(NAMES)


def _is_act(s: State, player: int, act: int) -> bool:
    if act < kinds.PLAY_WAY:
        direction = act - kinds.STEP
        return (
            0 <= direction < 4 and s.arrangement.next[4 * s.at[player] + direction] >= 0
        ) or direction == STUMBLE
    if act < kinds.PLAY_ITEM:
        return act - kinds.PLAY_WAY < len(WAYS)
    if act < kinds.TAKE:
        return act == kinds.SPEED_ADD or act % 100 < len(NAMES)
    if act < kinds.TAKE_TREASURE:
        return _is_thing(s, act - kinds.TAKE)
    if act < kinds.DROP:
        return act - kinds.TAKE_TREASURE < len(s.treasures)
    if act == kinds.DROP_TREASURE:
        return s.carries(player) >= 0
    if act < kinds.END_SPELL:
        return _is_thing(s, act - kinds.DROP)
    if act < kinds.HOLD:
        return _is_thing(s, act - kinds.END_SPELL)
    if act < kinds.ACCEPT:
        return (act - kinds.HOLD) % (kinds.LET_GO - kinds.HOLD) in s.arrangement.lines
    return _is_thing(s, act - kinds.ACCEPT)


def _is_target(s: State, target: int) -> bool:
    if target < LINE:
        return target in s.arrangement.squares
    if target < WIZARD:
        return target - LINE in s.arrangement.lines
    if target < THING:
        return target - WIZARD < s.seats
    if target < TREASURE:
        return _is_thing(s, target - THING)
    if target < SECTOR:
        return target - TREASURE < len(s.treasures)
    if target < TOKEN:
        return target - SECTOR < len(s.places)
    if target < DIRECTION:
        return target - TOKEN in s.arrangement.squares
    return target < DIRECTION + 4


def _is_thing(s: State, number: int) -> bool:
    return 0 <= number < len(s.things) and s.things[number].card >= 0


# What words may mean, legal or not.


def _card_named(word: str) -> tuple[int, str]:
    """The card that a word names, at least by a clear beginning, and the mode; NOWHERE: none."""
    base, _, mode = word.partition("/")
    base = base.partition("#")[0].partition("@")[0]
    if base in SLUGS:
        return SLUGS.index(base), mode
    begun = [name for name, slug in enumerate(SLUGS) if len(base) > 2 and slug.startswith(base)]
    return (begun[0], mode) if len(begun) == 1 else (NOWHERE, "")


def _target_named(s: State, word: str) -> int:
    """The target that a word names, though it may be none now; NOWHERE: it names nothing."""
    square = square_named(word)
    if square is not None:
        return square
    line = line_named(word)
    if line is not None:
        return LINE + line
    if word in DIRECTIONS[:4]:
        return DIRECTION + DIRECTIONS.index(word)
    for seat in range(s.seats):
        colour = COLOURS[s.colours[seat]]
        if word == colour:
            return WIZARD + seat
        if word == f"sector:{colour}":
            return SECTOR + [owner for owner, _ in s.places].index(seat)
        if word in (f"{colour}-1", f"{colour}-2"):
            return TREASURE + 2 * seat + int(word[-1]) - 1
    for _, where, _ in s.traps:
        if word == f"trap@{square_name(where)}":
            return TOKEN + where
    return _thing_named(s, word)


def _thing_named(s: State, word: str) -> int:
    for i, thing in enumerate(s.things):
        if thing.card >= 0:
            slug = SLUGS[NAME_OF[thing.card]]
            where = f"{slug}@{place_name(thing.at)}" if thing.at >= 0 else slug
            if word in (slug, f"{slug}#{i}", where):
                return THING + i
    return NOWHERE


def _in_hand(s: State, player: int, name: int) -> bool:
    return any(NAME_OF[card] == name for card in s.hands[player])


def _not_in_hand(paragraph: str, name: int) -> Refusal:
    return _refuse(paragraph, "not-in-hand", card=name_words(name))


# Acts.


def _why_no_act(s: State, player: int, word: str) -> Refusal | None:
    verb, colon, rest = word.partition(":")
    if verb in _VERBS and (colon or verb not in SLUGS):
        return _VERBS[verb](s, player, rest)
    if word == "pass":
        return _refuse("1.8", "pass-now")
    if word == "punch":
        return _why_no_way(s, player, WAYS[FIST_WAY])
    if word in DIRECTIONS:
        return _why_no_step(s, player, DIRECTIONS.index(word))
    square = square_named(word)
    if square is not None:
        return _why_no_walk(s, player, square)
    name, mode = _card_named(word)
    if name >= 0:
        return _why_no_card(s, player, name, mode)
    target = _target_named(s, word)
    return _refuse("5.8", "target-alone", target=target_words(s, target)) if target >= 0 else None


def _why_no_walk(s: State, player: int, square: int) -> Refusal:
    """Why a square cannot be walked to."""
    here = s.at[player]
    if square not in s.arrangement.squares:
        return _refuse("0.4", "no-square", square=square_name(square))
    if square == here:
        return _refuse("2.1", "here", square=place_words(square))
    for direction in range(4):
        if s.arrangement.next[4 * here + direction] == square:
            return _why_no_step(s, player, direction)
    return _refuse("2.1", "not-next", square=place_words(square), here=place_words(here))


def _why_no_step(s: State, player: int, direction: int) -> Refusal:
    """Why the active wizard cannot go one step."""
    cloud = in_cloud(s, player)
    if direction == STUMBLE and not cloud:
        return _refuse("23.9", "no-cloud")
    return (
        _why_rooted(s, player)
        or (_refuse("23.9", "in-cloud") if cloud and direction != STUMBLE else None)
        or (_barred(s, player, direction) if direction != STUMBLE else None)
        or _refuse("2.6" if s.mp < 0 else "2.1", "no-points")
    )


def _why_rooted(s: State, player: int) -> Refusal | None:
    """Why the active wizard may not leave his square of his own will."""
    if s.flags & ROOTED:
        names_ = [NAME_OF[card] for card in s.discards[s.groups[player]]]
        last = [name for name in names_ if name in (NAME["Swap"], NAME["Teleport"])]
        name = last[-1] if last else NAME["Teleport"]
        return _refuse(BOOK[name].rule, "rooted", card=name_words(name))
    if not may_move(s, player):
        return _refuse("9.5", "stunned-attacked")
    return None


def _barred(s: State, player: int, direction: int) -> Refusal | None:
    """What stands in a wizard's way."""
    index = 4 * s.at[player] + direction
    beyond = s.arrangement.next[index]
    line = s.arrangement.line[index]
    if beyond < 0:
        return _refuse("2.2", "outer-wall", direction=direction_words(direction))
    if line >= 0 and not passes_line(s, player, line):
        if s.walls >> line & 1:
            return _refuse("2.2", "wall", line=place_words(LINE + line))
        return _why_locked(s, player, line)
    if barred(s, beyond):
        return _refuse("24.8", "stone-block", square=place_words(beyond))
    for other in in_square(s, beyond):
        if other != player and rule.any_of(rule.pushes, s, other):
            return _refuse("26.7", "big-man", other=Seat(other))
    if not can_step(s, player, direction):
        return _refuse("26.7", "no-push")
    return None


def _why_locked(s: State, player: int, line: int) -> Refusal:
    """Why a door is shut for a wizard."""
    place = place_words(LINE + line)
    owner = owner_of_door(s, line)
    for i in things_at(s, LINE + line):
        if NAME_OF[s.things[i].card] == NAME["Seal Door"]:
            return _refuse("3.6", "sealed", line=place)
        if NAME_OF[s.things[i].card] == NAME["Create Door"]:
            owner = s.things[i].owner
    if s.at[owner] < 0:
        return _refuse("3.1", "door-of-the-dead", line=place)
    return _refuse("3.1", "locked", line=place, owner=Seat(owner))


# Cards.


def _why_no_card(s: State, player: int, name: int, mode: str) -> Refusal | None:
    """Why the active player cannot play a card, or use one that lies before him."""
    entry = BOOK[name]
    card = name_words(name)
    if not _in_hand(s, player, name):
        if carried(s, player, name) < 0:
            return _not_in_hand("6.1", name)
        uses = [way for way in entry.uses if mode in ("", way.mode)]
        if not uses:
            return _refuse("6.5", "works-alone", card=card)
        acts = [way for way in uses if way.answers is None]
        return _why_no_way(s, player, acts[0]) if acts else _refuse("8.1", "counter", card=card)
    if entry.item:
        if not rule.playable(s, name):
            return _refuse("24.4", "flood", way=card)
        return _refuse("6.5", "play-first", card=card) if mode else None
    if not entry.ways:
        return _refuse("6.6", "energy-card", card=card, word=f"speed:{SLUGS[name]}")
    if mode in [way.mode for way in entry.uses]:
        return _refuse(entry.rule, "cast-first", card=card)
    if not entry.plays:
        return _refuse("8.1", "counter", card=card)
    reasons = [_why_no_way(s, player, way) for way in entry.plays if mode in ("", way.mode)]
    return reasons[0] if reasons else None


def _why_no_way(s: State, player: int, way: Way) -> Refusal:
    """Why the active player cannot do this now."""
    found = _why_forbidden(s, player, way)
    if found is None and way.kind == ATTACK:
        found = _why_no_attack(s, player)
    if found is None and way.usable is not None and not way.usable(s, player):
        found = _why_unusable(s, player, way)
    if found is not None:
        return found
    words = way_words(way.number)
    if way.helps:
        return _refuse("6.13", "add-alone" if way.name == ADD else "helper-alone", card=words)
    if way.reach in (ADJACENT, SIGHT) and hidden(s) >> s.at[player] & 1:
        return _refuse("4.6", "blind", way=words)
    return _refuse("6.8", "no-target", way=words, range=RANGES[way.reach])


def _why_no_attack(s: State, player: int) -> Refusal | None:
    if s.turns[player] <= 1:
        return _refuse("5.2", "first-turn")
    most = rule.count(rule.attacks, s, player, 1)
    if s.attacks >= most:
        return _refuse("5.1", "attacked", count=most)
    return None if may_attack(s, player) else _refuse("9.5", "stunned-moved")


def _why_forbidden(s: State, player: int, way: Way) -> Refusal | None:
    """What on the table forbids it."""
    if rule.allowed(s, player, way):
        return None
    if way.name >= 0 and not rule.playable(s, way.name):
        return _refuse("24.4", "flood", way=way_words(way.number))
    for thing in s.things:
        if thing.card < 0 or not rule.concerns(thing, player):
            continue
        forbids = rule.forbids.by_name.get(NAME_OF[thing.card])
        if forbids is None or not forbids(s, thing, player, way):
            continue
        form = card_words(thing.card)
        if NAME_OF[thing.card] == NAME["Mist Body"]:
            return _refuse("24.7", "form-attack", form=form)
        if way.how != SPELL or (way.kind == ATTACK and NAME_OF[thing.card] == NAME["Slime Form"]):
            return _refuse("26.11", "form-attack", form=form)
        return _refuse("7.15", "form-spell", form=form)
    return None


def _why_unusable(s: State, player: int, way: Way) -> Refusal:
    words = way_words(way.number)
    paragraph = _paragraph(way)
    if way.usable is may_move:
        found = _why_rooted(s, player)
        assert found is not None
        return _refuse("9.6", "stunned-leave", way=words) if found.rule == "9.5" else found
    if way.name == NAME["Swap"]:
        return _refuse("9.6", "stunned-swap")
    reasons = {"Heave-Ho": "no-treasure", "Stretch": "empty-handed", "Wizardblade": "no-fuel"}
    reasons |= {"Strength": "hands-full", "Booby Trap": "no-room"}
    return _refuse(paragraph, reasons.get(NAMES[way.name], "not-now"), way=words)


# Things, treasures and doors.


def _why_no_take(s: State, player: int, word: str) -> Refusal | None:
    target = _target_named(s, word)
    if TREASURE <= target < SECTOR:
        place = s.treasures[target - TREASURE]
        words = treasure_words(target - TREASURE)
        if place == WIZARD + player:
            return _refuse("10.8", "carried-already", thing=words)
        if place >= WIZARD:
            return _refuse("10.10", "carried-by", thing=words, other=Seat(place - WIZARD))
        if place != s.at[player]:
            return _refuse("10.7", "lies-elsewhere", thing=words, place=place_words(place))
        return _why_no_grasp(s, player, target)
    if THING <= target < TREASURE:
        thing = s.things[target - THING]
        words = card_words(thing.card)
        if not BOOK[NAME_OF[thing.card]].item:
            return _refuse("10.2", "fixed", thing=words)
        if thing.owner == player:
            return _refuse("6.5", "carried-already", thing=words)
        if thing.owner >= 0:
            return _refuse("10.10", "carried-by", thing=words, other=Seat(thing.owner))
        if thing.at != s.at[player]:
            return _refuse("10.3", "lies-elsewhere", thing=words, place=place_words(thing.at))
        return _why_no_grasp(s, player, target)
    name, _ = _card_named(word)
    if name >= 0:
        return _refuse("10.3", "lies-nowhere", card=name_words(name))
    return None if word else _refuse("10.3", "nothing-here")


def _why_no_grasp(s: State, player: int, target: int) -> Refusal | None:
    """Why an item or treasure that is in reach cannot be picked up."""
    words = target_words(s, target)
    if s.kinds >> NAME["Gravity"] & 1:
        return _refuse("27.7", "gravity")
    if any(s.things[i].on == target for i in s.things_named(NAME["Glue"])):
        return _refuse("23.10", "glued", thing=words)
    if target < TREASURE:
        return _refuse("10.3", "take-points", thing=words) if s.mp <= 0 else None
    if s.carries(player) >= 0:
        return _refuse("10.8", "second-treasure")
    if s.flags & EMPTY_HANDED:
        return _refuse("26.10", "mad-dash")
    if s.mp < rule.count(rule.light_treasure, s, player, 0):
        golem = rule.has(s, player, NAME["Golem Form"])
        return _refuse("26.9" if golem else "26.8", "take-points", thing=words)
    return None


def _why_no_drop(s: State, player: int, word: str) -> Refusal | None:
    target = _target_named(s, word)
    if TREASURE <= target < SECTOR or word == "treasure":
        return _refuse("10.9", "carries-no-treasure")
    name, _ = _card_named(word)
    if name < 0:
        return None if word else _refuse("10.5", "carries-nothing")
    if not BOOK[name].item and carried(s, player, name) >= 0:
        return _refuse("7.4", "end-it", card=name_words(name), word=f"end:{SLUGS[name]}")
    if name == NAME["Handful of Tacks"] and carried(s, player, name) >= 0:
        return _refuse("23.13", "tacks-ground")
    return _refuse("10.5", "carries-not", card=name_words(name))


def _why_no_end(s: State, player: int, word: str) -> Refusal | None:
    target = _thing_named(s, word)
    name, _ = _card_named(word)
    if target >= 0:
        thing = s.things[target - THING]
        words = card_words(thing.card)
        if BOOK[NAME_OF[thing.card]].item:
            return _refuse("10.6", "item-ends-not", card=words)
        if thing.owner != player:
            return _refuse("7.4", "not-your-spell", card=words, other=Seat(thing.owner))
        return _refuse("14.7", "permanent", card=words)
    return _refuse("7.4", "no-such-spell", card=name_words(name)) if name >= 0 else None


def _why_no_hold(s: State, player: int, word: str) -> Refusal | None:
    line = line_named(word)
    if line is None:
        return None if word else _refuse("3.4", "no-door-here")
    if not s.doors >> line & 1:
        return _refuse("3.4", "no-door", line=place_words(LINE + line))
    if s.at[player] not in s.arrangement.sides[line]:
        return _refuse("3.10", "not-beside", line=place_words(LINE + line))
    if is_held(s, line):
        return _refuse("3.4", "held-already", line=place_words(LINE + line))
    return _why_locked(s, player, line)


def _why_no_close(s: State, player: int, word: str) -> Refusal | None:
    line = line_named(word)
    if line is None:
        return None if word else _refuse("3.5", "holds-nothing")
    return _refuse("3.5", "holds-not", line=place_words(LINE + line))


def _why_no_gather(s: State, player: int, word: str) -> Refusal | None:
    tacks = NAME["Handful of Tacks"]
    if word and _card_named(word)[0] != tacks:
        return None
    if not any(0 <= s.things[i].at < LINE for i in s.things_named(tacks)):
        return _refuse("23.13", "no-tacks")
    return _refuse("23.13", "gather-late" if s.flags & ACTED else "gather-far")


def _why_no_speed(s: State, player: int, word: str) -> Refusal | None:
    if s.flags & BOOSTED:
        return _refuse("2.5", "boosted")
    if word == "sum":
        return _why_no_sum(s, player, [])
    if not word:
        return _refuse("2.5", "speed-with-what")
    return _why_no_fuel(s, player, word, "2.5", [])


def _why_no_sum(s: State, player: int, spent: list[int]) -> Refusal | None:
    if ADD not in names_left(s, player, spent):
        return _not_in_hand("22.4", ADD)
    return None if can_add(s, player, spent) else _refuse("22.4", "add-two")


def _why_no_fuel(s: State, player: int, word: str, paragraph: str, spent: list[int]) -> Refusal | None:
    """Why a card cannot go for energy."""
    name, _ = _card_named(word)
    if name < 0:
        return None
    if not _in_hand(s, player, name):
        return _not_in_hand(paragraph, name)
    if not BOOK[name].energy:
        return _refuse("6.6", "no-energy", card=name_words(name))
    return _refuse(paragraph, "in-use", card=name_words(name)) if name in spent else None


_VERBS: Final[dict[str, Callable[[State, int, str], Refusal | None]]] = {
    "take": _why_no_take,
    "drop": _why_no_drop,
    "end": _why_no_end,
    "hold": _why_no_hold,
    "close": _why_no_close,
    "gather": _why_no_gather,
    "speed": _why_no_speed,
}

# Targets.


def _why_no_aim(s: State, player: int, word: str) -> Refusal | None:
    frame = s.stack[-1]
    target = _target_named(s, word)
    if target < 0:
        if word in COLOURS:
            return _refuse("0.3", "no-colour", colour=colour_words(COLOURS.index(word)))
        name, _ = _card_named(word)
        if name < 0 or frame.origin == UNDECIDED:
            return None
        return _refuse("6.8", "not-on-table", card=name_words(name))
    if target < LINE and target not in s.arrangement.squares:
        return _refuse("0.4", "no-square", square=square_name(target))
    if LINE <= target < WIZARD and target - LINE not in s.arrangement.lines:
        return _refuse("10.16", "no-line", line=line_name(target - LINE))
    if frame.origin == UNDECIDED:
        return _why_no_origin(s, player, target)
    way = WAYS[frame.way]
    assert way.aim is not None
    if way.name != NAME["Wall of Earth"]:
        everything = Eye(player, frame.origin, EVERYWHERE, EVERYWHERE, EVERYWHERE, frame.against)
        if target in way.aim(s, everything):
            return _out_of_range(s, frame, way, target)
    if target < LINE:
        return _why_no_square(s, way, frame.origin, target)
    if target < WIZARD:
        return _why_no_line(s, player, way, target)
    if target < THING:
        return _why_no_wizard(s, player, way, target)
    if target < SECTOR:
        return _why_no_thing(s, player, way, target)
    return _no_target(s, way, target)


def _no_target(s: State, way: Way, target: int) -> Refusal:
    return _refuse(_paragraph(way), "not-a-target", target=target_words(s, target), way=way_words(way.number))


def _why_no_origin(s: State, player: int, target: int) -> Refusal | None:
    if target >= LINE:
        return None
    words = place_words(target)
    if target not in within(s, s.at[player], 3):
        return _refuse("25.10", "astral-far", square=words)
    if occupied(s) >> target & 1:
        return _refuse("25.10", "astral-full", square=words)
    return _refuse("25.10", "astral-useless", square=words)


def _out_of_range(s: State, frame: Declare, way: Way, target: int) -> Refusal:
    """Why the eye does not reach what could be a target."""
    words = target_words(s, target)
    hiding = hidden(s)
    where = target
    if WIZARD <= target < THING:
        where = s.at[target - WIZARD]
    elif THING <= target < TREASURE:
        where = s.things[target - THING].at
    elif TREASURE <= target < SECTOR:
        where = s.treasures[target - TREASURE]
    elif TOKEN <= target < DIRECTION:
        where = target - TOKEN
    if way.reach == CASTER:
        return _refuse("6.9", "range-caster", way=way_words(way.number))
    if hiding >> frame.origin & 1:
        return _refuse("4.6", "blind", way=way_words(way.number))
    if 0 <= where < LINE and target >= WIZARD and target < TOKEN and hiding >> where & 1:
        return _refuse("4.6", "hidden", target=words)
    if way.reach == ADJACENT:
        return _refuse("4.9", "not-adjacent", target=words, way=way_words(way.number))
    if s.kinds >> NAME["Fog"] & 1:
        return _refuse("24.6", "fog", target=words)
    if way.aim is aim.lasting_spell:
        return _refuse("6.12", "spell-unseen", target=words)
    return _refuse("4.4" if where >= LINE else "4.1", "unseen", target=words)


def _why_no_wizard(s: State, player: int, way: Way, target: int) -> Refusal:
    whom = target - WIZARD
    words = target_words(s, target)
    if s.at[whom] < 0:
        return _refuse("9.8", "dead-target", target=words)
    if whom == player:
        return _refuse("5.7" if way.kind == ATTACK else "6.10", "yourself", way=way_words(way.number))
    if way.kind == ATTACK and not rule.can_be_attacked(s, whom):
        return _refuse("24.7", "mist", target=words)
    if way.name == NAME["Globe of Pain"]:
        return _refuse("27.3", "globe-far", target=words)
    if way.name in (NAME["Drop Object"], NAME["Yoink!"], NAME["Strength"]):
        if s.at[whom] != s.at[player] and way.name == NAME["Strength"]:
            return _refuse("26.12", "tear-far", target=words)
        return _refuse(_paragraph(way), "target-empty-handed", target=words, way=way_words(way.number))
    return _no_target(s, way, target)


def _why_no_square(s: State, way: Way, origin: int, square: int) -> Refusal:
    words = place_words(square)
    if way.aim is aim.creation_square:
        if square in s.homes:
            return _refuse("10.15", "home-base", square=words)
        return _refuse("10.15", "square-full", square=words)
    if way.name == NAME["Heave-Ho"]:
        return _refuse("6.10", "square-full", square=words)
    if way.name in (NAME["Teleport"], NAME["Windrider"]):
        if square == origin:
            return _refuse(_paragraph(way), "here", square=words)
        if barred(s, square):
            return _refuse("24.8", "stone-block", square=words)
        name = "teleport-far" if way.name == NAME["Teleport"] else "windrider"
        return _refuse(_paragraph(way), name, square=words)
    return _refuse(_paragraph(way), "not-a-square", square=words, way=way_words(way.number))


def _why_no_line(s: State, player: int, way: Way, target: int) -> Refusal:
    line = target - LINE
    words = target_words(s, target)
    way_ = way_words(way.number)
    made = bool((s.walls | s.doors) >> line & 1) or bool(things_at(s, target))
    name = way.name
    if name in (NAME["Create Wall"], NAME["Wall of Fire"], NAME["Create Door"], NAME["Wall of Earth"]):
        if made:
            return _refuse("10.16", "line-taken", line=place_words(target))
        return _refuse("23.2", "no-barrier", line=place_words(target))
    beside = name in (NAME["Wallivore"], NAME["Pass Through Wall"], NAME["Pick Lock"])
    if beside and s.at[player] not in s.arrangement.sides[line]:
        return _refuse("3.10", "not-beside", line=place_words(target))
    if name in (NAME["Pick Lock"], NAME["Seal Door"]):
        if not s.doors >> line & 1:
            return _refuse(_paragraph(way), "no-door", line=place_words(target))
        if any(NAME_OF[s.things[i].card] == NAME["Seal Door"] for i in things_at(s, target)):
            return _refuse("3.6", "sealed", line=place_words(target))
        return _refuse(_paragraph(way), "open-already", line=place_words(target))
    if not made:
        return _refuse(_paragraph(way), "nothing-stands", line=place_words(target), way=way_)
    return _refuse(_paragraph(way), "not-a-target", target=words, way=way_)


def _why_no_thing(s: State, player: int, way: Way, target: int) -> Refusal:
    """Things and treasures."""
    words = target_words(s, target)
    grasps = way.name == NAME["Stretch"] or way.name == NAME["Glue"]
    if target >= TREASURE:
        place = s.treasures[target - TREASURE]
        if way.kind == ATTACK:
            return _refuse("5.11", "attacks-treasure", target=words)
        owner = place - WIZARD
    else:
        thing = s.things[target - THING]
        place = thing.at if thing.at >= 0 else WIZARD
        owner = thing.owner
        if way.aim is aim.lasting_spell:
            item = BOOK[NAME_OF[thing.card]].item
            return _refuse("21.8", "no-spell", target=words) if item else _no_target(s, way, target)
        if way.kind == ATTACK and place < WIZARD:
            return _refuse("10.12", "unbreakable", target=words)
    if place >= WIZARD and (grasps or way.kind == ATTACK):
        return _refuse("10.1", "carried-target", target=words, other=Seat(owner))
    if grasps:
        found = _why_no_grasp(s, player, target)
        if found is not None:
            return found
    return _no_target(s, way, target)


# Energy, answers, helpers and the rest.


def _why_no_boost(s: State, player: int, word: str) -> Refusal | None:
    frame = s.stack[-1]
    if isinstance(frame, Asked):  # Add, for speed
        adding = True
        spent = [ADD] if frame.a < DIGIT else [ADD, frame.a % DIGIT - 1]
    else:
        adding = bool(frame.adding)
        spent = frame.spent()
    if word in ("none", "sum") and adding:
        return _refuse("22.4", "add-choose")
    if word == "none":
        return _refuse("27.12", "blade-needs")
    if word == "sum":
        return _why_no_sum(s, player, spent)
    return _why_no_fuel(s, player, word, "22.4" if adding else "7.6", spent)


def _why_no_amount(s: State, player: int, word: str) -> Refusal | None:
    frame = s.stack[-1]
    number = word.removeprefix("damage-")
    if WAYS[frame.way].name == NAME["Waterbolt"] and number.isascii() and number.isdigit():
        if not WIZARD <= frame.target < THING:
            return _refuse("24.3", "waterbolt-fixed", energy=max(frame.energy, 1))
        return _refuse("24.3", "waterbolt-most", energy=max(frame.energy, 1))
    return None


_OCCASIONS: Final[dict[Condition, str]] = {
    answer.card_in_the_air: "spell",
    answer.neutral_spell: "neutral",
    answer.water_spell: "water",
    answer.spell_at_me: "at-me",
    answer.attack_spell_at_me: "attack-at-me",
    answer.sight_spell_at_me: "sight-at-me",
    answer.attacked: "attacked",
    answer.counter_to_my_spell: "counter",
    answer.hurt: "hurt",
    answer.my_treasure_taken: "my-treasure",
    answer.treasure_taken_in_my_sector: "my-sector",
}

_BY_SIGHT: Final = (("neutral", NEUTRAL), ("counter", COUNTER))


def _why_no_answer(s: State, player: int, word: str) -> Refusal | None:
    name, mode = _card_named(word)
    if name < 0:
        if word == "punch" or word in DIRECTIONS or square_named(word) is not None:
            return _refuse("8.1", "act-in-window")
        return _refuse("8.1", "answer-or-pass") if word in ("done", "none") else None
    entry = BOOK[name]
    card = name_words(name)
    ways = [way for way in entry.uses if way.answers is not None and mode in ("", way.mode)]
    if ways:
        if carried(s, player, name) < 0:
            return _refuse("6.5" if _in_hand(s, player, name) else "10.6", "use-carried", card=card)
    elif not _in_hand(s, player, name):
        return _not_in_hand("8.3", name)
    else:
        ways = [way for way in entry.counters if mode in ("", way.mode)]
    if not ways:
        return _refuse("6.4", "no-counter", card=card)
    way = ways[0]
    frame = s.stack[s.stack[-1].at]
    found = _why_forbidden(s, player, way)
    if found is not None:
        return found
    assert way.answers is not None
    if way.answers(s, frame, player):
        return _refuse("23.2" if way.reach == SIGHT else "6.8", "answer-no-target", card=card)
    if isinstance(frame, Cast) and frame.caster == player:
        return _refuse("8.2", "own-spell", card=card)
    if isinstance(frame, Cast) and frame.is_spell and not answer.sees_caster(s, frame, player):
        occasion = _OCCASIONS[way.answers]
        water = occasion == "water" and frame.traits & WATER
        if water or (occasion, frame.kind) in _BY_SIGHT or occasion == "spell":
            return _refuse("6.12", "caster-unseen", card=card, caster=Seat(frame.caster))
    return _refuse("8.2", "condition", card=card, occasion=_OCCASIONS[way.answers])


def _why_no_helped(s: State, player: int, word: str) -> Refusal | None:
    frame = s.stack[-1]
    name, mode = _card_named(word)
    if name < 0:
        return None
    card = name_words(name)
    if not _in_hand(s, player, name):
        return _not_in_hand("6.13", name)
    entry = BOOK[name]
    ways = [way for way in entry.plays if mode in ("", way.mode)]
    if name in frame.spent() or name == ADD:
        return _refuse("6.13", "helper-twice", card=card)
    if entry.item or not ways:
        return _refuse("6.13", "helps-spells", card=card)
    way = ways[0]
    found = _why_forbidden(s, player, way)
    if found is None and way.kind == ATTACK:
        found = _why_no_attack(s, player)
    if found is None and way.usable is not None and not way.usable(s, player):
        found = _why_unusable(s, player, way)
    if found is not None:
        return found
    if entry.traits & MUNDANE or way.reach not in (ADJACENT, SIGHT):
        return _refuse("6.13", "not-helped", card=card)
    if way.reach == ADJACENT and frame.helpers >> CORNER & 1:
        return _refuse("21.5", "not-helped", card=card)
    return _refuse("6.8", "no-target-helped", way=way_words(way.number))


def _why_no_card_to_give(s: State, player: int, word: str) -> Refusal | None:
    """Discarding, forgetting, stealing: a card that is not there, or a thing that cannot go."""
    paragraph = prompt(s, s.asked[0]).rule
    frame = s.stack[-1]
    slug = QUESTIONS[frame.question].slug if isinstance(frame, Asked) else ""
    if word == "done":
        return _refuse(paragraph, "must-give")
    if word.startswith(("drop:", "end:")):
        name, _ = _card_named(word.partition(":")[2])
        if name < 0:
            return None
        if slug in {"over", "room"} and player != s.player:
            return _refuse("7.11", "hand-only")
        if slug in {"over", "room", "forgotten"} and carried(s, player, name) < 0:
            return _refuse(paragraph, "keeps-not", card=name_words(name))
        return _refuse(paragraph, "cards-only", card=name_words(name))
    name, _ = _card_named(word)
    if name < 0:
        return None
    if slug == "stolen":
        return _refuse(paragraph, "victim-has-not", card=name_words(name), victim=Seat(frame.a))
    return _not_in_hand(paragraph, name)


def _why_no_draw(s: State, player: int, word: str) -> Refusal | None:
    number = word.removeprefix("draw-")
    if not (number.isascii() and number.isdigit()):
        return None
    most = s.asked[0].options[-1]
    room = rule.most_cards(s, player) - rule.held_cards(s, player)
    name = "draw-room" if room == most else "draw-most"
    return _refuse("13.2", name, most=most, limit=rule.most_cards(s, player))


def _why_no_school(s: State, player: int, word: str) -> Refusal | None:
    if word not in SCHOOLS:
        return None
    school = SCHOOLS.index(word)
    if word not in CHOOSABLE:
        return _refuse("0.7", "cantrip", school=school_words(school))
    return _refuse("0.8", "school-taken", school=school_words(school))


def _why_no_going(s: State, player: int, word: str) -> Refusal | None:
    """A step that somebody is made to go."""
    frame = s.stack[-1]
    if word == "done":
        return _refuse(prompt(s, s.asked[0]).rule, "must-go")
    walks = isinstance(frame, Asked) and QUESTIONS[frame.question].slug == "walked"
    who = frame.a if walks else player
    direction = DIRECTIONS.index(word) if word in DIRECTIONS else NOWHERE
    square = square_named(word)
    if square is not None:
        found = [way for way in range(4) if s.arrangement.next[4 * s.at[who] + way] == square]
        if not found:
            return _refuse("2.1", "not-next", square=place_words(square), here=place_words(s.at[who]))
        direction = found[0]
    if direction < 0:
        return None
    if direction == STUMBLE:
        return _refuse("23.9", "no-cloud")
    if in_cloud(s, who) and walks:
        return _refuse("23.9", "in-cloud")
    blocked = _barred(s, who, direction)
    if blocked is not None:
        return blocked
    if isinstance(frame, Damage):
        return _refuse("26.1", "drift-back")
    return _refuse("26.7", "pushed-back")


def _why_no_choice(s: State, player: int, word: str) -> Refusal | None:
    """A question of a card: places and things."""
    frame = s.stack[-1]
    question = QUESTIONS[frame.question]
    target = _target_named(s, word)
    if word == "done":
        return _refuse(question.rule, "must-choose")
    if target < 0:
        name, _ = _card_named(word)
        return _refuse(question.rule, "not-there", card=name_words(name)) if name >= 0 else None
    words = target_words(s, target)
    if target < LINE and target not in s.arrangement.squares:
        return _refuse("0.4", "no-square", square=square_name(target))
    if question.slug == "traps" and target < LINE:
        return _refuse("10.15", "home-base" if target in s.homes else "square-full", square=words)
    if question.slug == "fooled" and target < LINE:
        return _refuse("22.1", "fooled-there", square=words)
    if question.slug == "knocked" and target >= DIRECTION:
        return _refuse("24.3", "knocked-there", direction=words, victim=Seat(frame.a))
    if question.slug == "more" and THING <= target < SECTOR:
        return _why_no_grasp(s, player, target) or _refuse("26.8", "not-there", card=words)
    if question.slug == "yoinked" and TREASURE <= target < SECTOR:
        return _refuse("27.5", "no-treasures")
    return _refuse(question.rule, "not-there", card=words) if THING <= target < SECTOR else None


_REASONS: Final[dict[int, Callable[[State, int, str], Refusal | None]]] = {
    kinds.ACT: _why_no_act,
    kinds.AIM: _why_no_aim,
    kinds.BOOST: _why_no_boost,
    kinds.AMOUNT: _why_no_amount,
    kinds.ANSWER: _why_no_answer,
    kinds.WITH: _why_no_helped,
    kinds.DISCARD: _why_no_card_to_give,
    kinds.DRAW: _why_no_draw,
    kinds.SCHOOL: _why_no_school,
    kinds.OVER: _why_no_card_to_give,
    kinds.CHOICE: _why_no_choice,
    kinds.STEAL: _why_no_card_to_give,
    kinds.FORGET: _why_no_card_to_give,
    kinds.WALK: _why_no_going,
}

"""Prompts, choices, log lines and refusals as messages for the Fluent files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import COUNT, FACES, POINTS, spread
from guildhall.elfenwizards.flow.demote import Demote
from guildhall.elfenwizards.flow.redeem import CHIP_COST, CLEANSING, EARLY, Cleanse, Redeem
from guildhall.elfenwizards.flow.roll import SECOND, BeforeRoll, Box, Place, Reroll, to_roll
from guildhall.elfenwizards.flow.spells import Aim, PlaceSpells
from guildhall.elfenwizards.flow.vacancies import Fill
from guildhall.elfenwizards.notation import (
    CHIP_WORD,
    PLACES,
    names,
    second_spell,
    spell_name,
    token_name,
    token_named,
)
from guildhall.elfenwizards.setup import COLOURS, LETTERS
from guildhall.elfenwizards.spell import ALL_SPELLS, DIE_SPELL, FACE, PLACE
from guildhall.elfenwizards.state import BOX_PLACES, ENDINGS, ROLLED, State
from guildhall.elfenwizards.tree import BOXES, HIGH, LEVEL, LEVEL_LETTERS, PASSED, TITLES
from guildhall.elfenwizards.view import NOBODY
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.event_fields import EventField, EventFields
from guildhall.kernel.frame import expect
from guildhall.kernel.game import Prompt
from guildhall.kernel.message import Arg, Message, Refusal, Seat

# -- things ----------------------------------------------------------------------------------------------


def box_words(box: int) -> Message:
    """Return a box of the tree in words."""
    name = BOXES[box]
    if name.startswith("passed "):
        return Message(f"elfenwizards-passed-{name[-1]}")
    return Message(f"elfenwizards-box-{name[0]}", {"number": name[1:], "name": name})


def place_words(place: int) -> Message:
    """Return a box for dice in words."""
    return Message(f"elfenwizards-place-{PLACES[place]}")


def token_words(s: State, token: int, me: int | None = None, doer: int | None = None) -> Message:
    """Return a token and its owner in words, as yours for `me` and as theirs for `doer`."""
    name, owner = token_name(s, token), s.owner[token]
    if owner == me:
        return Message("elfenwizards-token-yours", {"name": name})
    if owner == doer:
        return Message("elfenwizards-token-theirs", {"name": name, "owner": Seat(owner)})
    return Message("elfenwizards-token", {"name": name, "owner": Seat(owner)})


def spell_words(spell: int) -> Message:
    """Return a die of a Major Spell box, or a chip, in words."""
    if spell == kinds.CHIP:
        return Message("elfenwizards-spell-chip")
    return Message("elfenwizards-spell-die", {"face": FACE[spell], "place": place_words(PLACE[spell])})


def faces_words(faces: Sequence[int]) -> tuple[str, ...]:
    """Return the faces of dice as words."""
    return tuple(str(face) for face in faces)


# -- prompts ---------------------------------------------------------------------------------------------

_PROMPTS: Final = {
    kinds.CHIP_SOURCE: ("1.2", "chip-source"),
    kinds.RETIRE_BOX: ("1.5", "retire-box"),
    kinds.DIE: ("2.2", "die"),
    kinds.DICE_BOX: ("2.3", "dice-box"),
    kinds.REROLL: ("3.2", "reroll"),
    kinds.REDEEM: ("4.2", "redeem"),
    kinds.SPELL: ("5.1", "spell"),
    kinds.TARGET: ("5.7", "target"),
    kinds.VACANT_TOKEN: ("7.5", "vacant-token"),
    kinds.VACANT_BOX: ("7.3", "vacant-box"),
    kinds.DEMOTE_TOKEN: ("8.4", "demote-token"),
    kinds.DEMOTE_BOX: ("8.1", "demote-box"),
    kinds.CLEANSE: ("9.1", "cleanse"),
    kinds.CLEANSE_TOKEN: ("9.2", "cleanse-token"),
    kinds.ROLL: ("12.1", "roll"),
    kinds.READY: ("12.1", "ready"),
}


def prompt(s: State, decision: Decision) -> Prompt:
    """Return the question to a player, with the paragraph it rests on."""
    rule, name = _PROMPTS[decision.kind]
    player = decision.player
    args: dict[str, Arg] = {"player": Seat(player)}
    frame = s.stack[-1]
    if isinstance(frame, Place | Reroll):
        faces = spread(s.dice[7 * player + ROLLED])
        args["faces"] = faces_words(faces)
        args["dice"] = len(faces)
        if isinstance(frame, Place) and frame.step == SECOND:
            rule, name = "3.4", "die-rest" if kinds.DONE not in decision.options else "die-rest-may-keep"
    elif isinstance(frame, Box):
        args["face"] = frame.face
    elif isinstance(frame, Redeem):
        args["taken"] = COUNT[frame.taken]
        args["points"] = POINTS[frame.taken]
        if frame.step == CLEANSING:
            args["cost"] = s.rules.grey_cost
        else:
            args["chips"] = s.spent[player]
            args["buys"] = min(POINTS[frame.taken] // CHIP_COST, s.spent[player])
            if frame.step != EARLY:
                rule, name = "6.2", "redeem-late"
    elif isinstance(frame, PlaceSpells):
        rule, name = _spell_prompt(s, decision)
    elif isinstance(frame, Aim):
        args["spell"] = spell_words(frame.spell)
    elif isinstance(frame, Fill | Demote):
        args["token"] = token_words(s, frame.token, player)
    elif isinstance(frame, Cleanse):
        args["count"] = frame.count
    elif isinstance(frame, BeforeRoll):
        args["count"] = to_roll(s, frame.step, player)
    return Prompt(rule, Message(f"elfenwizards-ask-{name}", args))


def _spell_prompt(s: State, decision: Decision) -> tuple[str, str]:
    if second_spell(s):
        return "5.2", "spell-second"
    if not s.rules.place_two:
        return "5.2", "spell-one-or-two"
    player = decision.player
    usable = s.hand[player]
    for place in range(4):
        if s.targets[player][place]:
            usable += COUNT[s.dice[7 * player + place]]
    return ("5.3", "spell-last") if usable == 1 else ("5.1", "spell")


def label(s: State, decision: Decision, choice: int) -> Message:
    """Return what a choice does."""
    kind = decision.kind
    if kind == kinds.CHIP_SOURCE:
        return Message(f"elfenwizards-choice-from-{('hand', 'box')[choice]}")
    if kind == kinds.REROLL:
        return Message(f"elfenwizards-choice-{('accept', 'reroll')[choice]}")
    if kind in (kinds.ROLL, kinds.READY):
        return Message(f"elfenwizards-choice-{'roll' if kind == kinds.ROLL else 'ready'}")
    if kind in (kinds.DIE, kinds.REDEEM, kinds.CLEANSE):
        if choice != kinds.DONE:
            return Message("elfenwizards-choice-die", {"face": choice})
        return Message("elfenwizards-choice-keep" if kind == kinds.DIE else "elfenwizards-choice-done")
    if kind == kinds.DICE_BOX:
        return place_words(choice)
    if kind == kinds.SPELL:
        if choice == kinds.DONE:
            return Message(f"elfenwizards-choice-{'stop' if second_spell(s) else 'pass'}")
        return spell_words(choice)
    if kind in (kinds.RETIRE_BOX, kinds.VACANT_BOX, kinds.DEMOTE_BOX):
        return box_words(choice)
    return Message(
        "elfenwizards-choice-token",
        {
            "token": token_words(s, choice, decision.player),
            "box": box_words(s.where[choice]),
            "points": s.points[choice],
            "grey": s.grey[choice],
        },
    )


_SOURCES: Final = ("hand", "box")

# -- the log ---------------------------------------------------------------------------------------------


def describe(s: State, event: Event) -> Message:
    """Return the line of the log for an event."""
    told = kinds.EVENTS.fields(event)
    doer = told["player"] if event.kind == kinds.SPELL_PLACED else NOBODY
    args: dict[str, Arg] = {field: FIELDS.in_words(s, field, number, doer) for field, number in told.items()}
    for field, numbers in kinds.EVENTS.lists(event).items():
        if field == "faces":
            args["faces"] = faces_words(numbers)
            args["dice"] = len(numbers)
        elif field == "colours":
            args["colours"] = tuple(
                Message("elfenwizards-seat-colour", {"player": Seat(seat), "colour": colour_words(colour)})
                for seat, colour in enumerate(numbers)
            )
        else:
            args["winners"] = tuple([Seat(seat) for seat in numbers])
            args["count"] = len(numbers)
    if event.kind == kinds.STEP_BEGINS:
        args["name"] = Message(f"elfenwizards-step-{told['step']}")
    return Message(f"elfenwizards-event-{kinds.EVENTS[event.kind].name}", args)


def joins(event: Event) -> str:
    """Join the lines of consecutive steps: a step in which nothing happens needs none."""
    return "step" if event.kind == kinds.STEP_BEGINS else ""


def colour_words(colour: int) -> Message:
    """Return a colour in words."""
    return Message(f"elfenwizards-colour-{COLOURS[colour]}")


# What the numbers of events stand for; client_types.EventFields has their types in JSON.
FIELDS: Final = EventFields[State, Sequence[str]]()


def _named(sort: str, names: Sequence[str]) -> EventField[State, Sequence[str]]:
    """Return a field whose number is the index of a name."""
    return FIELDS.same(names.__getitem__, lambda number: Message(f"elfenwizards-{sort}-{names[number]}"))


FIELDS.fields = {
    "player": FIELDS.same(lambda player: player, Seat),
    "token": EventField(
        lambda names, token: names[token], lambda s, token, doer: token_words(s, token, doer=doer)
    ),
    "box": FIELDS.same(BOXES.__getitem__, box_words),
    "place": FIELDS.same(PLACES.__getitem__, place_words),
    "spell": FIELDS.same(spell_name, spell_words),
    "source": _named("source", _SOURCES),
    "level": _named("passed", LEVEL_LETTERS),
    "reason": _named("ending", ENDINGS),
    "colours": FIELDS.same(COLOURS.__getitem__, colour_words),
}


# -- refusals --------------------------------------------------------------------------------------------


def refuse_turn(s: State, player: int) -> Refusal:
    """Return why a player has nothing to choose now."""
    if s.ended:
        return Refusal("11.4", Message("refuse-game-over"))
    if s.passed >> player & 1:
        return _refuse("5.4", "passed")
    if s.asked[0].kind == kinds.READY:
        return _refuse("12.1", "ready", players=tuple([Seat(decision.player) for decision in s.asked]))
    return Refusal("0.11", Message("refuse-not-your-turn", {"player": Seat(s.asked[0].player)}))


def refuse_choice(s: State, decision: Decision, choice: int) -> Refusal:
    """Return why a number isn't an option: the reason for its word, if it has one."""
    kind = decision.kind
    if kind in (kinds.RETIRE_BOX, kinds.VACANT_BOX, kinds.DEMOTE_BOX):
        known = 0 <= choice < len(BOXES)
    elif kind == kinds.SPELL:
        known = choice == kinds.DONE or choice in ALL_SPELLS
    elif kind in (kinds.DIE, kinds.REDEEM, kinds.CLEANSE):
        known = 0 <= choice <= 6
    elif kind in (kinds.CHIP_SOURCE, kinds.REROLL, kinds.DICE_BOX, kinds.ROLL, kinds.READY):
        known = False  # every existing choice is always legal
    else:
        known = 0 <= choice < len(s.owner)
    if known:
        return refuse_word(s, decision, names(s, decision, choice)[0])
    return _refuse(_PROMPTS[kind][0], "number", number=choice, names=_allowed(s, decision))


def refuse_word(s: State, decision: Decision, word: str) -> Refusal:
    """Return why a word isn't an option of this decision."""
    kind = decision.kind
    lower = word.casefold()
    found = _refuse_thing(s, decision, lower)
    if found is not None:
        return found
    if kind in (kinds.DIE, kinds.REDEEM, kinds.CLEANSE):
        found = _refuse_die(s, decision, lower)
    elif kind == kinds.DICE_BOX:
        box, token = _box(lower), token_named(s, lower)
        if box is not None:
            found = _refuse("2.3", "dice-box", target=box_words(box))
        elif token is not None:
            found = _refuse("2.3", "dice-box", target=token_words(s, token, decision.player))
        elif lower == "done" or lower[:2] in _DICE:
            found = _refuse("2.3", "die-in-hand")
    elif kind == kinds.SPELL:
        found = _refuse_spell(s, decision, lower)
    elif kind == kinds.TARGET:
        found = _refuse_target(s, decision, word)
    elif kind == kinds.VACANT_BOX:
        found = _refuse_vacancy(s, lower)
    elif kind in (kinds.RETIRE_BOX, kinds.DEMOTE_BOX):
        box = _box(lower)
        if box is not None:
            found = _refuse(_PROMPTS[kind][0], "magician-box", box=box_words(box))
    elif kind in (kinds.VACANT_TOKEN, kinds.DEMOTE_TOKEN, kinds.CLEANSE_TOKEN):
        found = _refuse_token(s, decision, lower)
    return found or _refuse_other(s, decision, word)


def _refuse_other(s: State, decision: Decision, word: str) -> Refusal:
    """Return the refusal of a thing of the wrong sort, or of a word without a meaning."""
    thing = _thing_words(s, decision.player, word.casefold())
    if thing is None:
        return _unknown(s, decision, word)
    return _refuse(prompt(s, decision).rule, "other", asked=_PROMPTS[decision.kind][1], thing=thing)


def _unknown(s: State, decision: Decision, word: str) -> Refusal:
    return _refuse(prompt(s, decision).rule, "unknown", word=word, names=_allowed(s, decision))


def _thing_words(s: State, player: int, word: str) -> Message | None:
    """Return the box, token, die or chip that a word means, whether or not it can be chosen."""
    box, token = _box(word), token_named(s, word)
    if box is not None:
        return box_words(box)
    if token is not None:
        return token_words(s, token, player)
    for place, name in enumerate(PLACES):
        if word == name.casefold():
            return place_words(place)
    if word in _DICE:
        return Message("elfenwizards-choice-die", {"face": int(word[1])})
    return spell_words(kinds.CHIP) if word == CHIP_WORD else None


def _refuse(rule: str, name: str, **args: Arg) -> Refusal:
    return Refusal(rule, Message(f"elfenwizards-refuse-{name}", args))


def _allowed(s: State, decision: Decision) -> tuple[str, ...]:
    return tuple(names(s, decision, choice)[0] for choice in decision.options)


_BOXES: Final = {name.casefold().replace(" ", "-"): box for box, name in enumerate(BOXES)}


def _box(word: str) -> int | None:
    """Return the box that a word names; a hyphen can replace the space in its name."""
    return _BOXES.get(word.casefold().replace(" ", "-"))


_DICE: Final = frozenset({"d1", "d2", "d3", "d4", "d5", "d6"})

_SPELL_WORDS: Final = (
    _DICE | {"chip", "dice"} | {f"{die}{place.casefold()}" for die in _DICE for place in PLACES}
)


def _refuse_thing(s: State, decision: Decision, word: str) -> Refusal | None:
    """Return why nobody can ever choose a thing; it has a word only so that people can ask why."""
    if word == "dragon":
        return _refuse("0.11", "dragon", player=Seat(s.dragon))
    if word == "track":
        return _refuse("0.6", "track")
    if word == "dice":
        return _refuse("2.1", "dice-front")
    box = _box(word.removeprefix("contest-"))
    if box is not None and word.startswith("contest-"):
        return _refuse("5.10", "contest", box=box_words(box))
    if box is not None and box > PASSED:
        return _refuse("5.22", "passed-over", box=box_words(box))
    for seat in range(s.seats):
        if word[:1] == LETTERS[s.colours[seat]].casefold() and word[1:] in _SPELL_WORDS:
            return _refuse("0.7", "own" if seat == decision.player else "others", owner=Seat(seat))
    if word[:2] in _DICE and decision.kind not in (kinds.DICE_BOX, kinds.TARGET):
        for place in BOX_PLACES[4 if decision.kind == kinds.SPELL else 0 :]:
            if (
                word[2:] == PLACES[place].casefold()
                and int(word[1]) in FACES[s.dice[7 * decision.player + place]]
            ):
                return _refuse_die_in(s, decision, int(word[1]), place)
    return None


def _refuse_die_in(s: State, decision: Decision, face: int, place: int) -> Refusal:
    """Return why nobody can choose a die of a box."""
    if decision.kind == kinds.DIE:
        return _refuse("2.4", "die-placed", face=face)
    return _refuse(prompt(s, decision).rule, "die-elsewhere", face=face, place=place_words(place))


def _is_place(s: State, word: str) -> bool:
    """Return whether a word names a place for a die or a spell."""
    return _box(word) is not None or token_named(s, word) is not None or word in map(str.casefold, PLACES)


def _refuse_die(s: State, decision: Decision, word: str) -> Refusal | None:
    frame = s.stack[-1]
    late = isinstance(frame, Place) and frame.step == SECOND
    if word in _DICE:
        face = int(word[1])
        mine = 7 * decision.player
        if decision.kind == kinds.DIE and any(face in FACES[s.dice[mine + place]] for place in BOX_PLACES):
            return _refuse("2.4", "die-placed", face=face)
        rule, name = {
            kinds.DIE: ("3.1" if late else "2.1", "no-die-rolled"),
            kinds.REDEEM: ("4.2", "no-die-minor"),
            kinds.CLEANSE: ("9.2", "no-die-grey"),
        }[decision.kind]
        return _refuse(rule, name, face=face)
    if decision.kind == kinds.DIE and word == "done":
        return _refuse("3.4", "place-all")
    if decision.kind == kinds.DIE and word == "reroll":
        return _refuse("3.2", "reroll-late" if late else "reroll-early")
    if decision.kind == kinds.DIE and _is_place(s, word):
        return _refuse("3.4" if late else "2.2", "first-die")
    return None


def _refuse_spell(s: State, decision: Decision, word: str) -> Refusal | None:
    player = decision.player
    if word == "pass":
        return _refuse("5.2", "second-spell" if s.rules.place_two else "pass-after-one")
    if word == "stop":
        return _refuse("5.2", "stop-first" if not second_spell(s) else "second-spell")
    if word == "chip":
        return _refuse("5.1", "no-chip")
    if len(word) in (2, 3) and word[0] == "d" and word[1] in "123456":
        face = int(word[1])
        if len(word) == 2:
            if any(FACE[spell] == face for spell in decision.options):
                return _unknown(s, decision, word)  # one of them can be placed: which is meant?
            for place in range(4):
                if face in FACES[s.dice[7 * player + place]]:
                    return _refuse("5.3", "nobody-on-level", spell=spell_words(DIE_SPELL[place][face]))
            return _refuse("5.1", "no-die-major", face=face)
        letters = [place[0].casefold() for place in PLACES[:4]]
        if word[2] in letters:
            place = letters.index(word[2])
            if face in FACES[s.dice[7 * player + place]]:
                return _refuse("5.3", "nobody-on-level", spell=spell_words(DIE_SPELL[place][face]))
            return _refuse("5.1", "no-die-there", face=face, place=place_words(place))
    if _is_place(s, word):
        return _refuse("5.1", "first-spell")
    return None


def _refuse_target(s: State, decision: Decision, word: str) -> Refusal | None:
    spell = expect(s.stack[-1], Aim).spell
    token = token_named(s, word)
    box = _box(word)
    if token is None and box is not None:
        inside = s.in_box(box)
        if not inside:
            return _refuse("5.7", "empty-box", box=box_words(box))
        if len(inside) > 1 and any(other in decision.options for other in inside):
            named = tuple(token_name(s, other) for other in inside)
            return _refuse("5.7", "which-token", box=box_words(box), names=named)
        token = inside[0]
    if token is None:
        if word.casefold()[:2] in _DICE or word.casefold() == "chip":
            return _refuse("5.7", "spell-in-hand", spell=spell_words(spell))
        return None
    level = LEVEL[s.where[token]]
    words = token_words(s, token, decision.player)
    if spell != kinds.CHIP and level - 1 != PLACE[spell]:
        return _refuse("5.5", "other-level", token=words, spell=spell_words(spell))
    return _refuse("5.8", "closed-contest", token=words, owner=Seat(s.owner[token]))


def _refuse_vacancy(s: State, word: str) -> Refusal | None:
    box = _box(word)
    if box is None:
        return None
    level = expect(s.stack[-1], Fill).level
    if box == HIGH:
        return _refuse("7.2", "vacancy-high")
    if box >= TITLES:
        return _refuse("7.2", "vacancy-no-title", box=box_words(box))
    if s.in_box(box):
        return _refuse("7.2", "vacancy-taken", box=box_words(box))
    if LEVEL[box] < level and not s.rules.vacancy_may_rise:
        return _refuse("7.4", "vacancy-above", box=box_words(box))
    return _refuse("7.2", "vacancy-highest", box=box_words(box))


def _refuse_token(s: State, decision: Decision, word: str) -> Refusal | None:
    token = token_named(s, word)
    if token is None:
        return None
    rule = {kinds.VACANT_TOKEN: "7.5", kinds.DEMOTE_TOKEN: "8.1", kinds.CLEANSE_TOKEN: "9.2"}[decision.kind]
    words = token_words(s, token, decision.player)
    if s.owner[token] != decision.player:
        return _refuse(rule, "not-yours", token=words)
    if decision.kind == kinds.CLEANSE_TOKEN:
        return _refuse(rule, "no-grey", token=words)
    if decision.kind == kinds.VACANT_TOKEN and s.where[token] > PASSED:
        return _refuse("7.1", "passed-over-later", token=words)
    return _refuse(rule, "not-passed-over", token=words)

"""The questions to players."""

from __future__ import annotations

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, expect
from guildhall.kernel.game import Prompt
from guildhall.kernel.message import Arg, Message, Seat
from guildhall.kernel.numbering import unpack
from guildhall.wizwar import kinds
from guildhall.wizwar.book import SPELL, WAYS
from guildhall.wizwar.flow.acts import may_move
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.cast import Cast, victims
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.declare import UNDECIDED, Declare, declared, to_answer
from guildhall.wizwar.stack.permissions import attacks_left
from guildhall.wizwar.stack.pickup import WARDED, PickUp
from guildhall.wizwar.state import IS_ROOTED, IS_STUNNED, State
from guildhall.wizwar.targets import AS_LINE, AS_WIZARD, NOWHERE, SORT, WIZARD
from guildhall.wizwar.words import rule, say
from guildhall.wizwar.words.aim import taken_lines


def prompt(s: State, decision: Decision) -> Prompt:
    """Return the question to a player, with the paragraph it rests on."""
    frame = s.stack[-1]
    kind = decision.kind
    args: dict[str, Arg] = {"player": Seat(decision.player)}
    if isinstance(frame, Question):
        return _ask(frame.rule, frame.question, {**args, **frame.names(s)})
    if isinstance(frame, Declare):
        return _declare_prompt(s, frame, kind, args)
    if kind == kinds.ANSWER:
        return _answer_prompt(s, s.stack[to_answer(s)], decision.player, args)
    if kind == kinds.SCHOOL:
        return _ask(school_paragraph(s), "school", args)
    if kind == kinds.DISCARD:
        return _ask("13.1", "discard", args)
    if kind == kinds.DRAW:
        args["most"] = decision.options[-1]
        return _ask("13.2", "draw", args)
    if kind == kinds.WALK:
        args["points"] = expect(frame, Damage).amount
        return _ask("26.1", "drift", args)
    rooted = bool(s.flags & IS_ROOTED)
    args["rooted"] = "yes" if rooted else "no"
    args["points"] = 0 if s.flags & IS_STUNNED and not may_move(s, decision.player) else max(s.mp, 0)
    args["attacks"] = attacks_left(s, decision.player)
    limited = s.flags & IS_STUNNED and not rooted  # to moving or attacking; a rooted wizard can't move anyway
    args["stunned"] = rule.count(rule.attacks, s, decision.player, 1) if limited else 0
    return _ask("1.7", "act", args)


def sort_asked(s: State, decision: Decision) -> str:
    """Return the sort of thing that a player must choose."""
    if decision.kind in (kinds.AIM, kinds.CHOICE):
        return _aims_at(decision)
    if decision.kind == kinds.AMOUNT:
        return declared(s).asked_amount.sort
    return kinds.SORTS[decision.kind]


def school_paragraph(s: State) -> str:
    """Return the paragraph by which players choose schools."""
    return "14.2" if s.rules.custom_spellbook else "0.8"


def _ask(paragraph: str, name: str, args: dict[str, Arg]) -> Prompt:
    return Prompt(paragraph, Message(f"wizwar-ask-{name}", args))


# -- playing a card --------------------------------------------------------------------------------------


def _declare_prompt(s: State, frame: Declare, kind: int, args: dict[str, Arg]) -> Prompt:
    """Return the question about what is left to choose for a card."""
    if kind == kinds.WITH:
        helpers = [helper.name for helper in frame.helping()]
        args["helpers"] = tuple([say.listed_words(name) for name in helpers])
        return _ask("6.13", "with", args)
    if frame.origin == UNDECIDED:
        return _ask("25.10", "astral", args)
    args["way"] = say.way_words(frame.way)
    if kind == kinds.BOOST:
        return _boost_prompt(frame, args)
    way = WAYS[frame.way]
    paragraph = say.paragraph_of(way)
    if kind == kinds.AMOUNT:
        assert way.amount is not None
        return _ask(paragraph, way.amount.name, args | way.amount.asks(s, frame))
    if frame.walls(s):
        return _ask("22.16", "through", args)
    if way.volley:
        args["number"] = frame.aimed + 1
        args["count"] = max(frame.energy, 1)
        return _ask(paragraph, "dart", args)
    if way.how != SPELL:
        args["how"] = say.way_selector(frame.way)
        return _ask(paragraph, "use", args)
    aimed = _aims_at(s.asked[0])
    if aimed == "line":
        args["what"] = _stands_on(s, s.asked[0])
    return Prompt(paragraph, Message(f"wizwar-ask-aim-{aimed}", args))


def _boost_prompt(frame: Declare, args: dict[str, Arg]) -> Prompt:
    way = WAYS[frame.way]
    if frame.adding:
        args["number"] = 3 - frame.adding
        args["energy"] = max(frame.energy, 0)
        return _ask("22.4", "sum", args)
    return _ask(say.paragraph_of(way), "blade", args) if way.fuelled else _ask("7.6", "boost", args)


def _aims_at(decision: Decision) -> str:
    """Return the sort of all targets, if they are of one sort; treasures count as things."""
    sorts = {SORT[target] for target in decision.options if target != NOWHERE}
    if "treasure" in sorts:
        sorts = sorts - {"treasure"} | {"thing"}
    return sorts.pop() if len(sorts) == 1 else "any"


def _stands_on(s: State, decision: Decision) -> str:
    """Return what stands on all lines to aim at: a wall, a door or nothing ("free"); "any" if they differ."""
    taken = taken_lines(s)  # what fills a line counts as a wall
    stands = {
        "door" if s.doors >> line & 1 else "wall" if taken >> line & 1 else "free"
        for line in [AS_LINE[target] for target in decision.options if target != NOWHERE]
    }
    return stands.pop() if len(stands) == 1 else "any"


# -- answers ---------------------------------------------------------------------------------------------


def _answer_prompt(s: State, frame: Frame[State], player: int, args: dict[str, Arg]) -> Prompt:
    """Return the question of an answer window."""
    if isinstance(frame, Damage):
        args["points"] = frame.amount
        args["kind"] = say.kind_words(frame.kind)
        return _ask("8.2", "answer-damage", args)
    if isinstance(frame, PickUp):
        args["thief"] = Seat(frame.player)
        args["treasure"] = say.treasure_words(frame.treasure, player, frame.player)
        args["now"] = "first" if frame.stage == WARDED else "second"
        return _ask("8.14", "answer-treasure", args)
    assert isinstance(frame, Cast)
    way = WAYS[frame.way]
    args["caster"] = Seat(frame.caster)
    args["way"] = say.way_words(frame.way)
    args["how"] = say.way_selector(frame.way)
    args["energy"] = frame.energy if way.boosts else 1
    hit = victims(s, frame) & ~frame.evaded & 1 << player
    args["hit"] = 0 if not hit else 1 if way.evadable else 2
    args.update(_aimed(s, frame, player))
    if way.helps:
        helped = s.stack[frame.against]
        args["spell"] = say.way_words(helped.way) if isinstance(helped, Cast) else Message("wizwar-speed")
        return _ask("8.2", "answer-helper", args)
    if way.how != SPELL:
        return _ask("8.2", "answer-strike", args)
    if frame.against >= 0:
        return _ask("8.5", "answer-counter", args)
    return _ask("8.2", "answer-spell", args)


def _aimed(s: State, cast: Cast, player: int) -> dict[str, Arg]:
    """Return the target of what can be answered, as seen by a player."""
    if cast.target < 0:
        return {"aimed": "no", "target": say.target_words(s, NOWHERE)}
    targets = list(dict.fromkeys(unpack(cast.target)))  # of a volley
    if targets == [WIZARD[player]]:
        return {"aimed": "you", "target": say.target_words(s, NOWHERE)}
    if targets == [WIZARD[cast.caster]]:
        return {"aimed": "self", "target": say.target_words(s, NOWHERE)}
    if len(targets) > 1:
        briefly = [_briefly(s, target, player, cast.caster) for target in targets]
        return {"aimed": "several", "target": tuple(briefly)}
    aimed = {"square": "square", "direction": "way"}.get(SORT[targets[0]], "yes")
    return {"aimed": aimed, "target": say.target_words(s, targets[0], player, cast.caster)}


def _briefly(s: State, target: int, player: int, caster: int) -> Arg:
    """Return one of several targets in words: a wizard without their colour."""
    seat = AS_WIZARD[target]
    return Seat(seat) if seat >= 0 else say.target_words(s, target, player, caster)

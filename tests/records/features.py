"""What occurs in a recorded game, and what should occur in at least one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from guildhall.catalogue import game
from guildhall.elfenwizards import kinds as elfenwizards
from guildhall.elfenwizards import state as elfenwizards_state
from guildhall.kernel.decision import Decision
from guildhall.kernel.options import EDITION
from guildhall.kernel.record import Record
from guildhall.wizwar import kinds as wizwar
from guildhall.wizwar import state as wizwar_state
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.stack.ask import Question, questions
from tests.records.storage import Data

EVENTS = {"elfenwizards": elfenwizards.EVENTS, "wizwar": wizwar.EVENTS}
ENDINGS = {"elfenwizards": elfenwizards_state.ENDINGS, "wizwar": wizwar_state.ENDINGS}
DEATHS = ("spell", "item", "fist", "lasting", "consequence", "doomed")
PLAYS_A_CARD = (wizwar.ACT, wizwar.ANSWER, wizwar.WITH, wizwar.BOOST)


def wanted(name: str) -> set[str]:
    """Return all editions, options, seats, endings and events; in Wiz-War also cards, questions, deaths."""
    rules = game(name)
    editions, endings = rules.options.editions, ENDINGS[name][1:]
    found = {f"seats {seats}" for seats in rules.seats}
    found |= {f"edition {edition}" for edition in editions}
    for option in rules.options.options.values():
        found |= {f"option {option.name}={value}" for value in option.values}
    found |= {f"ending {ending}" for ending in endings}
    found |= {f"event {kind.name}" for kind in EVENTS[name]}
    if name == "wizwar":
        found |= {f"card {card}" for card in SLUGS}
        found |= {f"question {question}" for question in questions()}
        found |= {f"death {cause}" for cause in DEATHS}
    else:
        found |= {f"decision {kind}" for kind in range(elfenwizards.READY + 1)}
        found |= {f"{edition} ends by {ending}" for edition in editions for ending in endings}
    return found


def features_of(data: Data) -> set[str]:
    """Return what occurs in a recorded game; raise GuildhallError if it doesn't replay to its end."""
    record = Record.from_json(data)
    rules = game(record.game)
    edition, ending = record.options[EDITION], record.outcome.reason if record.outcome else ""
    found = {f"seats {record.seats}", f"edition {edition}", f"ending {ending}", f"{edition} ends by {ending}"}
    found |= {f"option {option}={value}" for option, value in record.options.items()}
    for number, s in enumerate(rules.steps(record)):
        found.update(f"event {EVENTS[record.game][event.kind].name}" for event in s.events)
        if record.game == "wizwar":
            found.update(f"death {cause}" for cause in causes(s))
        if number < len(record.answers):
            player, word = record.answers[number]
            for decision in s.asked:
                if decision.player == player:
                    found |= asked(record.game, s, decision, str(word))
    rules.play_on(s, record)
    return found


def asked(name: str, s: Any, decision: Decision, word: str) -> set[str]:
    """Return what a single choice adds."""
    if name == "elfenwizards":
        return {f"decision {decision.kind}"}
    found = set()
    if isinstance(s.stack[-1], Question):
        found.add(f"question {s.stack[-1].question}")
    if decision.kind in PLAYS_A_CARD:
        found.add(f"card {word.partition('/')[0].removeprefix('speed:')}")
    return found


def causes(s: Any) -> Iterator[str]:
    """Return how wizards died in the last choice."""
    last = "consequence"
    killed = any(event.kind == wizwar.KILLED for event in s.events)
    for event in s.events:
        if event.kind in (wizwar.CAST, wizwar.ANSWERED):
            last = "spell"
        elif event.kind == wizwar.STRIKE:
            last = "fist" if WAYS[wizwar.EVENTS.field(event, "way")].name < 0 else "item"
        elif event.kind == wizwar.TURN:
            last = "lasting"
        elif event.kind == wizwar.DIES:
            if killed and last in {"spell", "item", "fist"}:
                yield last
            elif not any(other.kind == wizwar.DAMAGED for other in s.events):
                yield "doomed"
            elif not killed:
                yield last if last == "lasting" else "consequence"

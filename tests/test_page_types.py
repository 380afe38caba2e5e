"""What the page knows from Python is what Python says now."""

from __future__ import annotations

from typing import Any, Final, Literal, get_type_hints

import msgspec
import pytest

from guildhall.catalogue import GAMES
from guildhall.elfenwizards import client_types as elfenwizards
from guildhall.kernel.record import Record
from guildhall.wizwar import client_types as wizwar
from scripts.page_types import ROOT, render
from tests.records.features import EVENTS
from tests.records.storage import read

WRITTEN = render()
FIELDS: Final = {"elfenwizards": elfenwizards.EventFields, "wizwar": wizwar.EventFields}


@pytest.mark.parametrize("path", WRITTEN)
def test_the_file_is_as_make_types_writes_it(path: str) -> None:
    assert (ROOT / path).read_text("utf-8") == WRITTEN[path], "run `make types`"


@pytest.mark.parametrize("name", GAMES)
def test_events_are_what_their_types_say(name: str) -> None:
    game, kinds, fields = GAMES[name], EVENTS[name], get_type_hints(FIELDS[name])
    seen = set()
    for data in read(name)[:20]:
        for s in game.steps(Record.from_json(data)):
            for event in s.events or ():
                kind = kinds[event.kind]
                shown = game.show_event(s, event)
                types: dict[str, Any] = {"event": Literal[kind.name]}
                for place, field in enumerate(kind.fields):
                    listed = place >= len(kind.fields) - kind.lists
                    type_: Any = fields.get(field, int)
                    types[field] = list[type_] if listed else type_
                    if field in kind.optional:
                        types[field] |= None
                assert shown.keys() == types.keys()
                for field, type_ in types.items():
                    assert msgspec.convert(shown[field], type_) == shown[field]
                seen.add(kind.name)
    assert len(seen) > 0.8 * len(kinds)

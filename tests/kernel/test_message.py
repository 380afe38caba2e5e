"""Messages as JSON, for clients to translate."""

from __future__ import annotations

import json

from guildhall.kernel.message import Message, Seat, as_json


def test_a_message_with_any_arguments_is_plain_json() -> None:
    inner = Message("card", {"name": "zot"})
    told = as_json(Message("hit", {"player": Seat(2), "count": 3, "by": inner, "faces": ("1", Seat(0))}))
    assert told == {
        "key": "hit",
        "args": {
            "player": {"seat": 2},
            "count": 3,
            "by": {"key": "card", "args": {"name": "zot"}},
            "faces": ["1", {"seat": 0}],
        },
    }
    assert json.loads(json.dumps(told)) == told

"""The recorded games in this folder: those in today's format, and some in format 1."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RECORDS = {name: HERE / f"{name}.jsonl.xz" for name in ("elfenwizards", "wizwar")}
OLD = {name: HERE / "format_1" / f"{name}.jsonl" for name in RECORDS}
TOLD = {name: HERE / f"{name}.txt" for name in RECORDS}  # the first of the old games in words

Data = dict[str, Any]


def read(name: str) -> list[Data]:
    """Return the games of a title; none if there is no file yet."""
    path = RECORDS[name]
    return _lines(lzma.decompress(path.read_bytes()).decode()) if path.exists() else []


def read_old(name: str) -> list[Data]:
    """Return the games of a title in format 1, whose choices are numbers."""
    return _lines(OLD[name].read_text(encoding="utf-8"))


def write(name: str, records: Iterable[Data]) -> None:
    """Write the games of a title."""
    text = "".join(json.dumps(record, separators=(",", ":")) + "\n" for record in records)
    RECORDS[name].write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def _lines(text: str) -> list[Data]:
    return [json.loads(line) for line in text.splitlines()]

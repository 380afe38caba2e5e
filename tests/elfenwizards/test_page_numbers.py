"""Constants that the page can't get from the server are the same there as here."""

from __future__ import annotations

import re
from pathlib import Path

from guildhall.elfenwizards import promises
from guildhall.elfenwizards.notation import PLACES, names
from guildhall.elfenwizards.setup import COLOURS
from guildhall.elfenwizards.tree import BOXES
from tests.elfenwizards.wandering import wander

SOURCE = Path(__file__).parents[2] / "web" / "src"
TYPES = (SOURCE / "boards" / "elfenwizards" / "types.ts").read_text("utf-8")
DEEDS = (SOURCE / "boards" / "elfenwizards" / "PromiseDeeds.svelte").read_text("utf-8")
THINGS = {*BOXES, *PLACES, "hand", "box", "chip"}  # and dice and tokens


def listed(name: str) -> list[str]:
    """Return the words of a list or of a union of types."""
    (found,) = re.findall(rf"{name}\b[^=\n]*= ([^;]+);", TYPES)
    return re.findall(r'"(\w+)"', found)


def test_a_promise_has_as_much_room_as_the_server_gives_it() -> None:
    for name in ("MOST_DEEDS", "MOST_POINTS"):
        assert re.findall(rf"const {name} = (\d+);", DEEDS) == [str(getattr(promises, name))]


def test_places_and_colours_are_called_as_they_are() -> None:
    assert (*listed("const MAJORS"), *listed("const PLACES")) == PLACES
    assert tuple(listed("type Colour")) == COLOURS


def test_choices_without_a_thing_on_the_table_have_a_button() -> None:
    """All that can be chosen besides dice, tokens, boxes and minor spells."""
    found = set()
    for seed in range(2):
        for s in wander(4, seed, {"timers": "on", "place_two": "off" if seed else "on", "place_all": "off"}):
            for decision in s.asked:
                for choice in decision.options:
                    word = names(s, decision, choice)[0]
                    if word not in THINGS and not re.fullmatch(r"d[1-6][WSNM]?|[A-Z]\d+", word):
                        found.add(word)
    assert found == set(listed("const DEEDS"))

"""The French and Italian logs speak to their reader: elisions, possessives, and capitals at the beginning."""

from __future__ import annotations

import pytest

from guildhall.kernel.message import Arg, Message, Seat
from guildhall.text import Text
from guildhall.wizwar.words.say import treasure_words

BLUE = Message("wizwar-colour-blue")
TREASURES = Message("wizwar-ending-treasures")


def coloured(player: int) -> Message:
    return Message("wizwar-seat-colour", {"player": Seat(player), "colour": BLUE})


LINES: list[tuple[str, dict[str, Arg], str, str]] = [
    (
        "start",
        {"player": Seat(0), "colours": (coloured(0), coloured(1))},
        "Tu joues en bleu et Ben joue en bleu. Tu commences.",
        "Tu hai il blu e Ben ha il blu. Cominci tu.",
    ),
    (
        "start",
        {"player": Seat(1), "colours": (coloured(1), coloured(0))},
        "Ben joue en bleu et tu joues en bleu. Ben commence.",
        "Ben ha il blu e tu hai il blu. Comincia Ben.",
    ),
    (
        "strike",
        {"player": Seat(1), "how": "strength-tear", "target": Seat(0), "aimed": "yes", "way": "x"},
        "Ben tente de t’arracher quelque chose.",
        "Ben cerca di strapparti qualcosa.",
    ),
    (
        "treasure-taken",
        {"player": Seat(0), "treasure": treasure_words(0, doer=0), "victim": Seat(1), "robbed": "yes"},
        "Tu prends ton premier trésor à Ben.",
        "Prendi il tuo primo tesoro a Ben.",
    ),
    (
        "treasure-taken",
        {"player": Seat(1), "treasure": treasure_words(0, doer=1), "victim": Seat(0), "robbed": "own"},
        "Ben s’empare de ton premier trésor.",
        "Ben si impadronisce del tuo primo tesoro.",
    ),
    (
        "inherits",
        {"player": Seat(0), "target": Seat(1), "count": 0},
        "Tu récupères la main de Ben\u202f: aucune carte.",
        "Ben non ha carte in mano da lasciarti.",
    ),
    (
        "hand",
        {"player": Seat(0), "cards": ()},
        "Tu n’as aucune carte en main.",
        "Non hai carte in mano.",
    ),
    (
        "end",
        {"winners": (Seat(0), Seat(1)), "count": 2, "reason": TREASURES},
        "Tu partages la victoire avec Ben\u202f: deux trésors ennemis sont dans une même base.",
        "Condividi la vittoria con Ben: due tesori nemici nella tua base.",
    ),
]


@pytest.mark.parametrize(("event", "args", "french", "italian"), LINES)
def test_the_log_speaks_to_its_reader(event: str, args: dict[str, Arg], french: str, italian: str) -> None:
    line = Message(f"wizwar-event-{event}", args)
    assert Text("fr", ["Anna", "Ben"], 0).render(line) == french
    assert Text("it", ["Anna", "Ben"], 0).render(line) == italian


def test_nobody_is_the_reader_of_what_others_read() -> None:
    hers = Message(
        "wizwar-event-treasure-dropped",
        {"player": Seat(0), "treasure": treasure_words(0, doer=0), "how": "loses", "square": "b3"},
    )
    assert Text("fr", ["Anna"]).render(hers) == "Anna perd son premier trésor, qui tombe en b3."
    assert Text("it", ["Anna"]).render(hers) == "Anna perde il proprio primo tesoro, che cade in b3."

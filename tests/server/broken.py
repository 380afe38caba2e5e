"""Broken messages of every sort, which a table server must survive."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from guildhall.server.wire import MOST_BYTES, MOST_CHOICES, MOST_ID

Data: TypeAlias = str | bytes | list[str]  # a text, a binary frame, or a text in pieces

ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1.5, 1 << 53, -(1 << 63), 1 << 64, 10**40, "", "x", "7", "null"),
    *([], [[]], [None], {}, {"type": "ping"}, ["x"] * 50, {"": ""}),
    *("\0", "\x7f", "💥" * 9, "\u202eabc", "a" * 5000),
)
RAW_VALUES: Final = (
    *(
        "NaN",
        "Infinity",
        "-Infinity",
        "1e400",
        "-1e400",
        "1e-400",
        "-0",
        "00",
        "01",
        "0x10",
        "1.",
        ".5",
        "+1",
    ),
    *("1e", "9" * 400, "-" + "9" * 4000, "0." + "0" * 5000 + "1", "True", "undefined", "'x'"),
    *(r'"\ud800"', r'"\udc00x"', r'"\u0000"', r'"\x"', r'"\u12"', '"\t"', '"\n"', '"'),
    *("[1,]", "{,}", "[1 2]", "/**/1", '"a" "b"'),
)
LETTERS: Final = (
    *("\0", "\x01", "\x1b[2J", "\x7f", "\u2028", "\u202e", "\ufeff", "\ufffe", "\U0010ffff"),
    *("é", "ß", "İ", "ﷺ", "٣", "²", "①", "|", "@", "#", "/", ":", "-", ",", ".", "*"),
    *("%s", "{0}", "{ $x }", "\\", "'", '"', " ", "\t", "0", "9", "a", "Z"),
)
NOISE: Final = (*'{}[]",:0123456789.eE+-truefalsn \\u', *LETTERS)
NO_UTF8: Final = (b"\xff", b"\xed\xa0\x80", b"\xc0\x80", b"\xf5", b"\xe2\x28")


class Known(NamedTuple):
    """What a sender knows when they send."""

    seat: int | None
    token: str
    n: int  # the last update
    choices: list[int]  # that are legal now
    words: list[str]  # of notation, from all over the game


class Frame(NamedTuple):
    """One message to be sent."""

    sort: str
    data: Data
    text: bool = False  # send bytes as if they were text


class Broken:
    """Makes broken messages, always the same ones from the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.count = 0

    def frame(self, known: Known) -> Frame:
        """Return the next message of a viewer who was welcomed."""
        sort = self.rng.choice(SORTS)
        return Frame(sort.__name__.strip("_"), *_pair(sort(self, known)))

    def first(self, known: Known) -> Frame:
        """Return a first message that must not be welcomed."""
        rng = self.rng
        if rng.random() < 0.4:
            return self.frame(known)._replace(sort="no_hello")
        hello: dict[str, Any] = {"type": "hello", "token": known.token, "seat": 0, "seen": 0, "talked": 0}
        field = rng.choice(["token", "seat", "seen", "talked"])
        if field == "token":
            id_, _, secret = known.token.partition(".")
            tokens = ["", id_, id_ + ".", "." + secret, id_ + "." + secret[:-1], id_[:-1] + "." + secret]
            hello["token"] = rng.choice(
                [*tokens, "\0." + secret, "ä." + secret, id_ * 40, "💥.x", self.word()]
            )
        elif field == "seat":
            hello["seat"] = rng.choice([-1, 6, 99, 10**30, "0", 0.5, [], True, 1 << 63])
        else:
            hello[field] = rng.choice([-1, 0.5, "1", {}, [], 1 << 54, 10**30])
        return Frame("bad_hello", json.dumps(hello))

    # -- pieces ------------------------------------------------------------------------------------------

    def id(self) -> str:
        """Return a new id."""
        self.count += 1
        return f"f{self.count}"

    def word(self) -> str:
        """Return some characters."""
        return "".join(self.rng.choices(LETTERS, k=self.rng.randint(1, 30)))

    def valid(self, known: Known) -> dict[str, Any]:
        """Return a message of any type that could be good."""
        rng = self.rng
        words = known.words or ["pass"]
        kinds: list[dict[str, Any]] = [
            {"type": "choose", "seen": known.n, "choices": known.choices[:1] or [0], "say": ""},
            {"type": "choose", "seen": known.n, "choices": [], "say": rng.choice(words)},
            {"type": "undo", "seen": known.n, "ask": False},
            {"type": "agree", "seen": known.n, "yes": True},
            {"type": "say", "seen": known.n, "text": "hello"},
            {"type": "orders", "seen": known.n, "windows": "ask", "once": False},
            {
                "type": "offer",
                "seen": known.n,
                "promise": {"to": rng.randrange(3), "gives": [self.deed(known)]},
            },
            {"type": "answer", "seen": known.n, "number": 1, "word": "accepted"},
            {"type": "why", "wish": rng.choice(words)},
            {"type": "help"},
            {"type": "ping"},
        ]
        message = rng.choice(kinds)
        return {"type": message["type"], "id": self.id(), **message}

    def deed(self, known: Known) -> dict[str, Any]:
        """Return a promise that could be good."""
        rng = self.rng
        spell = rng.choice(["d4", "d5", "d6", "chip", "points", "any", *known.words[:3]])
        on = rng.choice(["R1", "R2", "B1", "B2", "Y1", "G3", "W1", "N2", *known.words[:3]])
        return {"spell": spell, "count": rng.choice([1, 1, 2, 3, 99]), "on": on}

    def field(self, known: Known) -> tuple[dict[str, Any], str]:
        """Return a message that could be good, and one of its fields."""
        message = self.valid(known)
        return message, self.rng.choice(list(message))


def _pair(made: Data | tuple[bytes, bool]) -> tuple[Data, bool]:
    return made if isinstance(made, tuple) else (made, False)


Made: TypeAlias = Data | tuple[bytes, bool]

# -- no JSON ---------------------------------------------------------------------------------------------


def _noise(b: Broken, _: Known) -> Made:
    return "".join(b.rng.choices(NOISE, k=b.rng.randint(1, 200)))


def _cut(b: Broken, known: Known) -> Made:
    text = json.dumps(b.valid(known))
    return text[: b.rng.randrange(len(text))]


def _more(b: Broken, known: Known) -> Made:
    text = json.dumps(b.valid(known))
    return b.rng.choice(
        [text + text, "\ufeff" + text, text + "\0", text + ",", "[" + text + "]", "//\n" + text]
    )


def _deep(b: Broken, known: Known) -> Made:
    depth = b.rng.choice([50, 500, 1500, 5000])
    inner = b.rng.choice(
        ["[" * depth + "]" * depth, "[" * depth, '{"a":' * (depth // 2) + "1" + "}" * (depth // 2)]
    )
    text = json.dumps(b.valid(known))[1:-1]
    return b.rng.choice(
        [inner, f'{{"x":{inner},{text}}}', f'{{{text},"x":{inner}}}', f'{{"id":{inner},{text}}}']
    )


def _raw_value(b: Broken, known: Known) -> Made:
    message, field = b.field(known)
    raw = b.rng.choice(RAW_VALUES)
    return json.dumps({**message, field: "@@"}).replace('"@@"', raw)


# -- JSON, but no message ----------------------------------------------------------------------------------


def _odd_value(b: Broken, known: Known) -> Made:
    message, field = b.field(known)
    return json.dumps({**message, field: b.rng.choice(ODD)})


def _odd_list(b: Broken, known: Known) -> Made:
    choices = b.rng.choices(ODD, k=b.rng.randint(1, 5))
    return json.dumps({"type": "choose", "id": b.id(), "seen": known.n, "choices": choices})


def _unknown_type(b: Broken, known: Known) -> Made:
    types = ("Choose", "choose ", "", "update", "done", "welcome", "__class__", "\0", b.word())
    return json.dumps({**b.valid(known), "type": b.rng.choice(types)})


def _unknown_field(b: Broken, known: Known) -> Made:
    name = b.rng.choice(["more", "seat", "token", "ID", "", "__proto__", b.word()])
    return json.dumps({**b.valid(known), name: b.rng.choice(ODD)})


def _missing_field(b: Broken, known: Known) -> Made:
    message, field = b.field(known)
    del message[field]
    return json.dumps(message)


def _twice(b: Broken, known: Known) -> Made:
    message, field = b.field(known)
    return json.dumps(message)[:-1] + f", {json.dumps(field)}: {json.dumps(b.rng.choice(ODD))}}}"


def _long_id(b: Broken, known: Known) -> Made:
    length = MOST_ID + b.rng.choice([1, 9, 1000])
    return json.dumps({**b.valid(known), "id": b.rng.choice("x💥\0") * length})


def _not_an_object(b: Broken, _: Known) -> Made:
    return json.dumps(b.rng.choice(ODD))


def _second_hello(b: Broken, known: Known) -> Made:
    return json.dumps({"type": "hello", "token": known.token, "seat": b.rng.choice([0, 1, 2, None])})


# -- frames ------------------------------------------------------------------------------------------------


def _binary(b: Broken, known: Known) -> Made:
    return json.dumps(b.valid(known)).encode()


def _binary_noise(b: Broken, _: Known) -> Made:
    return b.rng.randbytes(b.rng.randint(1, 300))


def _empty(b: Broken, _: Known) -> Made:
    ways: list[Made] = ["", b"", " ", "\n"]
    return b.rng.choice(ways)


def _no_utf8(b: Broken, known: Known) -> Made:
    data = json.dumps(b.valid(known)).encode()
    where = b.rng.randrange(len(data))
    return data[:where] + b.rng.choice(NO_UTF8) + data[where:], True


def _oversize(b: Broken, known: Known) -> Made:
    text = json.dumps({**b.valid(known), "say": "x" * MOST_BYTES})
    ways: list[Made] = [text, text.encode(), "x" * (MOST_BYTES + 1), [text[:100], text[100:]]]
    return b.rng.choice(ways)


def _pieces(b: Broken, known: Known) -> Made:
    text = str(_odd_value(b, known))
    pieces = [text[start : start + 7] for start in range(0, min(len(text), 400), 7)]
    return [*pieces[: b.rng.randint(0, len(pieces))], "", *b.rng.choices(LETTERS, k=3)]


# -- messages without sense --------------------------------------------------------------------------------


def _wrong_seen(b: Broken, known: Known) -> Made:
    seen = b.rng.choice([0, known.n + 1, known.n + 1000, max(0, known.n - 1) if known.n else 1, 1 << 53])
    return json.dumps({"type": b.rng.choice(["choose", "undo"]), "id": b.id(), "seen": seen})


def _wrong_choices(b: Broken, known: Known) -> Made:
    rng = b.rng
    far = [rng.randint(-(1 << 53), 1 << 53) for _ in range(rng.choice([1, 2, MOST_CHOICES]))]
    near = [rng.randint(-5, 400) for _ in range(rng.choice([1, 2, 5]))]
    on = [*known.choices[:1], *near]
    choices = rng.choice([[], far, near, on, [0] * (MOST_CHOICES + 1)])
    return json.dumps({"type": "choose", "id": b.id(), "seen": known.n, "choices": choices})


def _wrong_words(b: Broken, known: Known) -> Made:
    rng = b.rng
    words = rng.choices([*known.words, b.word(), "pass"], k=rng.choice([1, 1, 2, 3, 30]))
    say = rng.choice(
        [" ".join(words), "".join(words), "/".join(words), words[0][: rng.randint(0, 9)], words[0] * 50]
    )
    return json.dumps({"type": "choose", "id": b.id(), "seen": known.n, "say": say})


def _long_words(b: Broken, known: Known) -> Made:
    characters = b.rng.choice([*LETTERS, "a1|", "red-", "b3|c3 ", "((((", "9" * 30, "a " * 20])
    wish = (characters * MOST_BYTES)[: b.rng.choice([300, 3000, 9000])]
    kind = b.rng.choice(["choose", "why"])
    if kind == "why":
        return json.dumps({"type": "why", "id": b.id(), "wish": wish}, ensure_ascii=False)
    return json.dumps({"type": "choose", "id": b.id(), "seen": known.n, "say": wish}, ensure_ascii=False)


def _why(b: Broken, known: Known) -> Made:
    rng = b.rng
    words = rng.choices([*known.words, b.word()], k=rng.choice([0, 1, 2, 5]))
    return json.dumps({"type": "why", "id": b.id(), "wish": rng.choice(["", " ", "/"]).join(words)})


def _undo(b: Broken, known: Known) -> Made:
    ask: Any = b.rng.choice([None, 1, "yes", [], {}])
    return json.dumps({"type": "undo", "id": b.id(), "seen": known.n, "ask": ask})


def _agree(b: Broken, known: Known) -> Made:
    yes: Any = b.rng.choice([True, False, None, 1, "yes", []])
    return json.dumps({"type": "agree", "id": b.id(), "seen": known.n, "yes": yes})


def _orders(b: Broken, known: Known) -> Made:
    windows: Any = b.rng.choice(["", "never", "ASK", 1, [], {}, b.word()])
    once = b.rng.choice(ODD)
    return json.dumps({"type": "orders", "id": b.id(), "seen": known.n, "windows": windows, "once": once})


def _offer(b: Broken, known: Known) -> Made:
    rng = b.rng
    promise: dict[str, Any] = {"to": rng.randint(-1, 3), "gives": [b.deed(known)], "takes": [b.deed(known)]}
    deed = rng.choice([promise["gives"], promise["takes"]])[0]
    what = rng.choice([promise, deed])
    what[rng.choice([*what, "more", "", b.word()])] = rng.choice([*ODD, b.word(), [b.deed(known)] * 50])
    return json.dumps({"type": "offer", "id": b.id(), "seen": known.n, "promise": promise})


def _answer(b: Broken, known: Known) -> Made:
    number = b.rng.choice([0, 1, 7, 1 << 53, -1])
    word = b.rng.choice(["accepted", "refused", "withdrawn", "kept", "", None])
    return json.dumps({"type": "answer", "id": b.id(), "seen": known.n, "number": number, "word": word})


def _talk(b: Broken, known: Known) -> Made:
    text = b.rng.choice(["", " ", "\n", "\0", "x" * 2001, "a\0b", None])
    return json.dumps({"type": "say", "id": b.id(), "seen": known.n, "text": text})


# -- good messages with some bytes changed -------------------------------------------------------------------


def _changed(b: Broken, known: Known) -> Made:
    rng = b.rng
    data = bytearray(json.dumps(b.valid(known)).encode())
    for _ in range(rng.choice([1, 1, 2, 5, 20])):
        where = rng.randrange(len(data))
        what = rng.randrange(4)
        if what == 0:
            data[where] ^= 1 << rng.randrange(7)
        elif what == 1:
            data.insert(where, rng.randrange(128))
        elif what == 2 and len(data) > 1:
            del data[where]
        else:
            end = rng.randrange(where, len(data)) + 1
            data[where:where] = data[where:end]
    return bytes(data).decode("utf-8", "replace")


_CLOSING: Final = (_no_utf8, _oversize)
_OTHERS: Final = (
    *(_noise, _cut, _more, _deep, _raw_value, _odd_value, _odd_value, _odd_list, _unknown_type),
    *(_unknown_field, _missing_field, _twice, _long_id, _not_an_object, _second_hello),
    *(_binary, _binary_noise, _empty, _pieces),
    *(_wrong_seen, _wrong_choices, _wrong_choices, _wrong_words, _wrong_words, _wrong_words, _long_words),
    *(_why, _why, _undo, _agree, _orders, _offer, _offer, _answer, _talk),
    *(_changed, _changed, _changed, _changed),
)
SORTS: Final[tuple[Callable[[Broken, Known], Made], ...]] = (*_CLOSING, *_OTHERS * 4)

# -- bytes below the frames ----------------------------------------------------------------------------------


def raw_bytes(rng: random.Random) -> bytes:
    """Bytes that aren't frames of a client, or break off."""
    mask = rng.randbytes(4)
    return rng.choice(
        [
            rng.randbytes(rng.randint(1, 100)),
            b"\x81\x02hi",  # without a mask
            b"\xc1\x80" + mask,  # with a bit that means nothing
            bytes([0x80 | rng.choice([3, 4, 5, 6, 7, 11, 15]), 0x80]) + mask,  # of no known kind
            b"\x09\x80" + mask,  # a ping in pieces
            b"\x89\xfe\x00\x7e" + mask + bytes(126),  # a long ping
            b"\x80\x80" + mask,  # the rest of nothing
            b"\x88\x81" + mask + b"\0",  # a close with half a code
            b"\x88\x82" + mask + bytes([mask[0] ^ 3, mask[1] ^ 0xED]),  # a close with code 1005
            b"\x81\xff" + (1 << 62).to_bytes(8, "big") + mask,  # a very long one
            b"\x81\xff" + b"\xff" * 8 + mask,
            b"\x01\x81" + mask + b"x" + b"\x81\x81" + mask + b"x",  # a message within another
            b"\x81\xfe\x10\x00" + mask + bytes(100),  # breaks off
        ]
    )

"""How positions write and read the numbers of frames, and fields of the state, by their sorts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Never, TypeVar

from guildhall.kernel.frame import Frame
from guildhall.kernel.numbering import pack, unpack
from guildhall.kernel.reading import PositionReader
from guildhall.kernel.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C")  # what a position is read into: the state, perhaps with more
F = TypeVar("F", bound=Frame[Never])
_NOTHING: Final = -1


class Form(Generic[S, C]):
    """How a number is written and read."""

    def __init__(self, write: Callable[[S, int], object], read: Callable[[C, object, str], int]) -> None:
        self.write = write
        self.read = read


class Forms(Generic[S, C]):
    """Makes the forms of a game's positions, and has those of each sort of number."""

    def __init__(self, reader: PositionReader, state: Callable[[C], S]) -> None:
        self.reader = reader
        self.state = state  # returns the state of what a position is read into
        self.sorts: dict[str, tuple[Form[S, C], int | None]] = {}  # and its default; None: never left out

    def number(self, most: int, least: int = 0, paragraph: str = "") -> Form[S, C]:
        """Return the form of a plain number."""
        return Form(
            lambda s, value: value,
            lambda to, given, part: self.reader.number_in(given, part, least, most, paragraph),
        )

    def named(self, name: Callable[[S, int], str], named: Callable[[S, object, str], int]) -> Form[S, C]:
        """Return the form of a number by a name that depends on the table."""
        return Form(name, lambda to, given, part: named(self.state(to), given, part))

    def index(self, names: Callable[[S], Sequence[str]]) -> Form[S, C]:
        """Return the form of a number that is the index of one of these names."""

        def read(to: C, given: object, part: str) -> int:
            known = names(self.state(to))
            return known.index(self.reader.one_of(given, part, known))

        return Form(lambda s, value: names(s)[value], read)

    def bits(self, names: Callable[[S], Mapping[str, int]]) -> Form[S, C]:
        """Return the form of bits as a list of these names."""

        def read(to: C, given: object, part: str) -> int:
            known = names(self.state(to))
            bits = 0
            for name in self.reader.items(given, part):
                word = self.reader.one_of(name, part, known)
                if bits & known[word]:
                    raise self.reader.bad("twice", part=part, word=word)
                bits |= known[word]
            return bits

        return Form(lambda s, value: [name for name, bit in names(s).items() if value & bit], read)

    def packed(self, name: Callable[[S, int], str], named: Callable[[S, object, str], int]) -> Form[S, C]:
        """Return the form of a packed number as a list of what it holds, by names like those above."""

        def read(to: C, given: object, part: str) -> int:
            found = [named(self.state(to), word, part) for word in self.reader.items(given, part)]
            packed = pack(found)
            if unpack(packed) != found:  # an empty list too, or a leading digit 0
                raise self.reader.bad_shape(part)
            return packed

        return Form(lambda s, value: [name(s, digit) for digit in unpack(value)], read)

    def of(self, sort: str) -> tuple[Form[S, C], int | None]:
        """Return the form of a sort and its default: nothing, if the sort ends in a question mark."""
        if sort.endswith("?"):
            return self.sorts[sort.removesuffix("?")][0], _NOTHING
        return self.sorts[sort]

    def write(self, s: S, frame: Frame[S]) -> dict[str, object]:
        """Return a frame as plain JSON, with its name and its numbers."""
        out: dict[str, object] = {"do": frame.name}
        for (name, sort), value in zip(frame.fields.items(), frame.values(), strict=True):
            form, default = self.of(sort)
            if value != default:
                out[name] = form.write(s, value)
        return out

    def read(self, to: C, given: Mapping[str, object], frame: type[F], part: str) -> F:
        """Return the frame of a class that plain JSON describes."""
        self.reader.only(given, ("do", *frame.fields), part)
        values: list[int] = []
        for name, sort in frame.fields.items():
            form, default = self.of(sort)
            if name in given or default is None:
                values.append(form.read(to, given.get(name), f"{part}.{name}"))
            else:
                values.append(default)
        return frame(*values)

    def write_field(self, s: S, name: str, form: Form[S, C]) -> object:
        """Return a field of the state as plain JSON: a number, or a tuple of distinct ones."""
        value = getattr(s, name)
        return [form.write(s, one) for one in value] if isinstance(value, tuple) else form.write(s, value)

    def read_field(self, to: C, name: str, form: Form[S, C], given: object) -> None:
        """Set a field of the state to what plain JSON describes."""
        s = self.state(to)
        if not isinstance(getattr(s, name), tuple):
            setattr(s, name, form.read(to, given, name))
            return
        found: list[int] = []
        for one in self.reader.items(given, name):
            value = form.read(to, one, name)
            if value in found:  # perhaps by another name
                raise self.reader.bad("twice", part=name, word=str(form.write(s, value)))
            found.append(value)
        setattr(s, name, tuple(found))

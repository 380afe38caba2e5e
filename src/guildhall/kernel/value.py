"""Values: small immutable objects that are what their fields are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

V = TypeVar("V", bound="Value")


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """An immutable object with a few fields; compiled code reads them faster than those of a NamedTuple."""

    fields: ClassVar[tuple[str, ...]] = ()  # its attributes, in the order of the constructor

    def __iter__(self) -> Iterator[Any]:
        return iter([getattr(self, field) for field in self.fields])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, field) == getattr(other, field) for field in self.fields
        )

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{tuple(self)}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self)

    def but(self: V, **changes: object) -> V:
        """Return this value with some fields changed."""
        return type(self)(*[changes.get(field, getattr(self, field)) for field in self.fields])

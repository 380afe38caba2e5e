"""Read the parts of a position from plain JSON, with errors that name the part."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.reading import PositionReader

READ: Final = PositionReader("wizwar")
bad: Final = READ.bad
bad_shape: Final = READ.bad_shape
mapping: Final = READ.mapping_in
items: Final = READ.items_in
number: Final = READ.number_in
one_of: Final = READ.one_of
only: Final = READ.only

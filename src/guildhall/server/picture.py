"""Pictures of tables for messengers: PNG, drawn without a library."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Final

from guildhall.kernel.picture import HEIGHT, WIDTH, Shape, fill

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_COLOURED: Final = bytes([8, 2, 0, 0, 0])  # eight bits for each of red, green and blue


def png(shapes: Iterable[Shape]) -> bytes:
    """Return a picture of some shapes as a file."""
    pixels = [bytearray(3 * WIDTH) for _ in range(HEIGHT)]
    for shape in shapes:
        fill(pixels, shape)
    size = WIDTH.to_bytes(4) + HEIGHT.to_bytes(4)
    rows = b"".join([b"\0" + row for row in pixels])  # none is told by the one above
    return b"".join(
        [
            _SIGNATURE,
            _chunk(b"IHDR", size + _COLOURED),
            _chunk(b"IDAT", zlib.compress(rows, 6)),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)

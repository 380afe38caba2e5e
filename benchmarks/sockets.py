"""A minimal, fast WebSocket client."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Final, cast

import msgspec

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)  # a mask of zeros changes nothing


class Socket(asyncio.Protocol):
    """A WebSocket client, as far as this server needs it: text, pings and close."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._data = b""
        self._open = False
        self.code = 0  # the server's close code
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, port: int, source: str = "") -> None:
        """Connect to a server on this machine from one of its addresses; raise OSError if it isn't there."""
        loop = asyncio.get_running_loop()
        local = (source, 0) if source else None
        await loop.create_connection(lambda: self, "127.0.0.1", port, local_addr=local)
        await self._opened

    def hear(self, data: memoryview) -> None:
        """Handle a message; its buffer is invalid afterwards."""
        raise NotImplementedError

    def lost(self, why: str) -> None:
        """Handle the end of the connection."""
        raise NotImplementedError

    def hear_pong(self, data: bytes) -> None:
        """Handle the answer to a ping of the WebSocket protocol."""

    def say(self, message: object) -> None:
        """Send a message."""
        self._send(_TEXT, msgspec.json.encode(message))

    def ping(self, data: bytes = b"") -> None:
        """Send a ping of the WebSocket protocol."""
        self._send(_PING, data)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        host, port = transport.get_extra_info("peername")
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the end of the connection."""
        self._transport = None
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("refused"))
        self.lost(str(exc or "closed"))

    def data_received(self, data: bytes) -> None:
        """Handle some bytes, which may hold a part of a message or several messages."""
        self._data = self._data + data if self._data else data
        if not self._open and not self._begin():
            return
        at = 0
        while (frame := _frame(self._data, at)) is not None:
            kind, start, at = frame
            if kind == _TEXT:
                self.hear(memoryview(self._data)[start:at])
            elif kind == _PING:
                self._send(_PONG, self._data[start:at])
            elif kind == _PONG:
                self.hear_pong(self._data[start:at])
            elif kind == _CLOSE:
                self.code = int.from_bytes(self._data[start : start + 2], "big")
                self.close()
        self._data = self._data[at:]

    def _begin(self) -> bool:
        head, end, rest = self._data.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            self.close()
            return False
        self._open = True
        self._data = rest
        if not self._opened.done():
            self._opened.set_result(None)
        return True

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        assert size < 1 << 16, "a message of a client is short"
        length = bytes((_MASKED | size,)) if size < 126 else bytes((_MASKED | 126,)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(bytes((kind,)) + length + _NO_MASK + data)


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return a frame's first byte, and where its payload begins and ends; None if it is incomplete."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
    end = start + size
    return (data[at], start, end) if end <= len(data) else None


def loopback(number: int) -> str:
    """Return an address of this machine for each number; on Linux all of 127.0.0.0/8 are."""
    return f"127.{10 + number // 62_500 % 240}.{number // 250 % 250}.{1 + number % 250}"

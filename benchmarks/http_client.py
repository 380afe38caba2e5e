"""Asynchronous requests to a server on this machine, from any of its addresses."""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

import msgspec

PATIENCE: Final = 60.0  # seconds for an answer


class Answer(NamedTuple):
    """The server's response."""

    status: int
    body: Any


class Refusal(Exception):
    """The server refused a request that it should have accepted."""


async def request(
    port: int, method: str, path: str, body: object = None, token: str = "", source: str = ""
) -> Answer:
    """Send a request over a new connection; raise OSError if the server can't be reached."""
    async with asyncio.timeout(PATIENCE):
        local = (source, 0) if source else None
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
        try:
            data = b"" if body is None else msgspec.json.encode(body)
            lines = [
                f"{method} {path} HTTP/1.1",
                f"Host: 127.0.0.1:{port}",
                "Connection: close",
                "Content-Type: application/json",
                f"Content-Length: {len(data)}",
                *([f"Authorization: Bearer {token}"] if token else []),
            ]
            writer.write("\r\n".join([*lines, "\r\n"]).encode() + data)
            head, _, found = (await reader.read(-1)).partition(b"\r\n\r\n")
        finally:
            writer.transport.abort()
    if not head:
        raise ConnectionError("no answer")
    status = int(head.split(b" ", 2)[1])
    return Answer(status, msgspec.json.decode(found) if b"application/json" in head and found else found)


async def must(
    port: int, method: str, path: str, body: object = None, token: str = "", source: str = ""
) -> Any:
    """Return the response to a request that the server has no reason to refuse."""
    answer = await request(port, method, path, body, token, source)
    if answer.status >= 400:
        raise Refusal(f"{method} {path}: {answer.status} {answer.body}")
    return answer.body

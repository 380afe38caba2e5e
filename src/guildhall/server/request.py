"""What a viewer wants: a message, and who sent it."""

from __future__ import annotations

import hashlib
from typing import Generic, TypeAlias, TypeVar

import msgspec

from guildhall.kernel.message import GuildhallError
from guildhall.server import wire
from guildhall.server.viewers import Viewer

M_co = TypeVar("M_co", bound=wire.Change | wire.Question | wire.Ping | wire.Hurry, covariant=True)


class Request(Generic[M_co]):
    """A viewer's message that the table has to handle."""

    def __init__(self, viewer: Viewer, message: M_co) -> None:
        self.viewer = viewer
        self.message = message

    @property
    def key(self) -> str:
        """The message's id, made unique among those of all viewers."""
        viewer = self.viewer
        return f"{'' if viewer.seat is None else viewer.seat}.{viewer.person}.{self.message.id}"

    def digest(self: Request[wire.Change]) -> str:
        """Return a digest of the message, the same whichever update its sender had seen."""
        same = wire.encode(msgspec.structs.replace(self.message, seen=0))
        return hashlib.blake2b(same, digest_size=8).hexdigest()

    def refuse(self, error: GuildhallError) -> None:
        """Tell the viewer why nothing comes of it."""
        self.viewer.send(wire.refused(self.message.id, error.message, error.rule))


AnyChange: TypeAlias = Request[wire.Change]

"""Guildhall: Elfenwizards and Wiz-War, playable. An unofficial digital edition."""

from guildhall import compiled_rules  # first: it decides which modules the others are
from guildhall.catalogue import game
from guildhall.kernel.message import Message, voice

__all__ = ["compiled_rules", "game"]


def _speak(message: Message) -> str:
    from guildhall.text import Text  # noqa: PLC0415 - slow to import, and most programs never need it

    return Text().render(message)


voice.speak = _speak

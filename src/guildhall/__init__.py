"""Guildhall: Elfenwizards and Wiz-War, playable. An unofficial digital edition."""

from guildhall import text as _text  # gives errors their words
from guildhall.catalogue import game

__all__ = ["game"]

_text.give_errors_a_voice()

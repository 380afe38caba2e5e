"""Prompts, choices, log lines and refusals as messages for the Fluent files."""

from guildhall.wizwar.speech.labels import label
from guildhall.wizwar.speech.log import describe, joins
from guildhall.wizwar.speech.prompts import prompt
from guildhall.wizwar.speech.refusals import refuse_choice, refuse_turn, refuse_word

__all__ = ["describe", "joins", "label", "prompt", "refuse_choice", "refuse_turn", "refuse_word"]

"""Prompts, choices, log lines and refusals as messages for the Fluent files."""

from guildhall.wizwar.speech.labels import label
from guildhall.wizwar.speech.log import describe, joins
from guildhall.wizwar.speech.prompts import prompt
from guildhall.wizwar.speech.refusals import refuse_choice, refuse_turn, refuse_word
from guildhall.wizwar.words.say import card_text, colour_words, direction_words, school_words, way_words

__all__ = [
    "card_text",
    "colour_words",
    "describe",
    "direction_words",
    "joins",
    "label",
    "prompt",
    "refuse_choice",
    "refuse_turn",
    "refuse_word",
    "school_words",
    "way_words",
]

"""The vocabulary in which cards are written: aim, answer, do, when, rule; and words for things (say)."""

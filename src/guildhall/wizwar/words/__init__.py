"""All that a card can say: aim, answer, do, when, rule."""

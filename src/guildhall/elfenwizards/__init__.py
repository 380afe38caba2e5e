"""Elfenwizards, a game by Alan R. Moon (White Wind, 1995)."""

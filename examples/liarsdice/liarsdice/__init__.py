"""Liar's Dice, a game for Guildhall in its own package: dice, hidden hands and doubts."""

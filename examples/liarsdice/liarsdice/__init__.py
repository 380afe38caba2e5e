"""Liar's Dice, a game for Guildhall from a package of its own: dice, a hidden hand and a doubt."""

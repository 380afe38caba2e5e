"""Wiz-War at the terminal."""

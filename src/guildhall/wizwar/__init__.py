"""Wiz-War, 8th edition."""

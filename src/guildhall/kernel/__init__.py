"""The kernel: turns choices into states. It knows no particular game, no network and no clock."""

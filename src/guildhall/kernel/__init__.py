"""The kernel: turns choices into states; knows no game, no network, no clock."""

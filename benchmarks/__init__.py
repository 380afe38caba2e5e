"""How fast the games are, and whether they hold out: `make bench`."""

"""The speed of the games, and how the server holds up: `make bench`."""

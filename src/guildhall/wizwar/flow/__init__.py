"""The turn in its three phases, and how a game ends."""

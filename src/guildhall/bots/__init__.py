"""Computer players: they see what a player sees, and choose."""

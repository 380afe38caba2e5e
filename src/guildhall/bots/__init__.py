"""Computer players. They see what a player in their seat sees, and choose from it."""

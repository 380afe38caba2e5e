"""How the soak test plays and checks each game."""

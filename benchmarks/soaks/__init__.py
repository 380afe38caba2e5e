"""What is particular to each game when random games are played by the thousand."""

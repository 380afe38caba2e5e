"""The ten steps of a round, with the rulebook's order and names."""

"""The ten steps of a round, in the rulebook's order and names."""

"""What hangs in the air and may be answered."""

"""What is kept: people, tables, chairs, and the journal of every table."""

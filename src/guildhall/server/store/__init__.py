"""The database: people, tables, chairs, and the journal of every table."""

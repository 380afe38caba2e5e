"""The table server: people, tables, and what is played at them."""

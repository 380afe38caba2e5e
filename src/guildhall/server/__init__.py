"""The table server: people, tables, and the games at them."""

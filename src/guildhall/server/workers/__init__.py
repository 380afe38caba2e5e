"""Work in other processes, so that nobody at a table waits for it or can time it."""

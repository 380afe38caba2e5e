"""The stack: cards being played, damage on its way, and the windows in which others answer."""

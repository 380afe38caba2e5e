"""What computer players know about Elfenwizards."""

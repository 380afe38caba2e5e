"""What computer players know about Wiz-War."""

"""A game as JSON lines: write, read, replay, and tell."""

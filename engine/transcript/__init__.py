"""A game as JSON lines: write, read, replay, and describe in words."""

"""Players of the tile game: ``random_player``, ``greedy``, ``planner``; ``roster`` lists them by name."""

"""Games of the tile game as JSON lines: write, read, replay, and what one seat has seen of them."""

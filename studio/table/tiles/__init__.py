"""The table of the tile game: the laid tiles, the player's tiles, what is due, stock and the row of cubes."""

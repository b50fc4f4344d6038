"""Search by a few letters: commands and places of the board."""

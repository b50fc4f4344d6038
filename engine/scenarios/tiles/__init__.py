"""Scenarios of the tile game: positions and what its rules say of them."""

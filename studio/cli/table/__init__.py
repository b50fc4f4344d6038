"""A game that people play in the terminal."""

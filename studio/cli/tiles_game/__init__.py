"""The commands for games of the tile game."""

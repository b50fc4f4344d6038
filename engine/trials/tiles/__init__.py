"""Many games of the tile game, and what they say of tiles, railroads and seats."""

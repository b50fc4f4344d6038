"""The immutable document: a board with its terrain, sides, towns, keys and rules."""

"""Hexes, sides and corners as small tuples, and the sheet that labels and measures them."""

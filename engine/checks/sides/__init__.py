"""Checks of rivers, closed sides and other lines along the sides of hexes: family S."""

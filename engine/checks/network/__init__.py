"""Checks of the network a board allows: starts compared, corridors and bottlenecks: family N."""

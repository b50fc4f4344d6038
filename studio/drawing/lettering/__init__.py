"""Names on the map: where each may stand, and placing them without overlaps."""

"""How values are written in YAML text: scalars, quotes, flow style and label ranges.

Imports no other part of the room.
"""

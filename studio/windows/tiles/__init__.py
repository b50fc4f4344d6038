"""The page of a tile set in the window: ``set_view`` puts its parts together."""

"""Pictures as values: marks in millimetres, themes, the picture of a board, pages."""

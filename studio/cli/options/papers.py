"""The paper, themes and prints that commands name; known before drawing is imported."""

from typing import Final

from studio.drawing.paper.paper_sizes import PAPERS

THEMES: Final = ("atlas", "night", "classic", "photocopy", "clear")
TILE_WHATS: Final = ("tiles", "stock", "boards", "cards", "rules", "kit")
"""What can be printed of a tile set."""
WHATS: Final = ("sheet", "poster", "blank", "keys", "cards", "counters", "instructions", "kit")


def paper_meant(typed: str) -> str:
    """Return the size of paper that is meant, however its letters are typed; what is none stays as it is."""
    return next((paper for paper in PAPERS if paper.casefold() == typed.casefold()), typed)

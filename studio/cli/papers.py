"""Sizes of paper and what is printed, as the commands name them; known before drawing is imported."""

from typing import Final

PAPERS: Final = ("A4", "A3", "A2", "A1", "Letter", "Tabloid")
WHATS: Final = ("sheet", "blank", "keys", "cards")

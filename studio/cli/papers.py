"""Sizes of paper, themes and what is printed, as the commands name them; known before drawing is imported."""

from typing import Final

PAPERS: Final = ("A4", "A3", "A2", "A1", "Letter", "Tabloid")
THEMES: Final = ("atlas", "night", "classic", "photocopy", "clear")
WHATS: Final = ("sheet", "blank", "keys", "cards")

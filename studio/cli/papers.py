"""The sizes of paper as the commands name them, known before anything that draws is imported."""

from typing import Final

PAPERS: Final = ("A4", "A3", "A2", "A1", "Letter", "Tabloid")

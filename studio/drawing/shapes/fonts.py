"""The lettering: Cabin with Greek and Cyrillic, in three faces, measured and outlined from the files we ship.

Every player uses the same files and the same kerning, so that a name measured here takes the
same place on the screen, in a PDF and in an SVG. Pillow would not do: without a library that
not every system has it knows no kerning.
"""

import json
from bisect import bisect_right
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from engine.shipped import folder

FAMILY = "Platelayer Sans"
"""Cabin with what it lacks of Greek and Cyrillic; `docs/lettering.py` makes its files."""

_LEAST: Final = 1.5
"""A line that does not fit at this size is cut short: smaller ones cannot be read."""


class Face(Enum):
    """A face of the family, by the name of its file."""

    REGULAR = "PlatelayerSans-Regular.ttf"
    BOLD = "PlatelayerSans-Bold.ttf"
    ITALIC = "PlatelayerSans-Italic.ttf"

    @property
    def file(self) -> Path:
        """The face's file."""
        return folder("resources") / "fonts" / self.value

    @property
    def measured(self) -> Path:
        """The file with what is measured of the face."""
        return self.file.with_suffix(".json")


class Metrics:
    """What is measured of a face, all in font units; `docs/font_metrics.py` reads it from the face's file."""

    def __init__(self, face: Face) -> None:
        """Read what was measured."""
        known: dict[str, Any] = json.loads(face.measured.read_text("utf-8"))
        self.units: int = known["units"]
        self.cap: int = known["cap"]
        self.up: int = known["up"]
        self.down: int = known["down"]
        self.kerning: list[dict[str, Any]] = known["kerning"]
        """Tables in the order they apply: by pairs of glyphs, or by a class of each."""
        self._names: dict[str, str] = known["names"]
        self._advances: dict[str, int] = known["advances"]
        self._blank = frozenset(known["blank"])

    def glyph(self, letter: str) -> str:
        """Return the name of a letter's glyph; the face's empty box if it has none."""
        return self._names.get(letter, ".notdef")

    def lacks(self, letter: str) -> bool:
        """Return whether the face has no glyph for a letter."""
        return letter not in self._names

    def inks(self, letter: str) -> bool:
        """Return whether a letter leaves ink; of one the face lacks the empty box does."""
        return self.glyph(letter) not in self._blank

    def advance(self, glyph: str) -> int:
        """Return how far a glyph moves the pen on."""
        return self._advances[glyph]


@cache
def metrics(face: Face) -> Metrics:
    """Return what is known of a face, read the first time."""
    return Metrics(face)


@cache
def kern(face: Face, left: str, right: str) -> int:
    """Return what is added between two glyphs, in font units (OpenType, GPOS pair adjustment)."""
    for table in metrics(face).kerning:
        value: int | None = None
        if "pairs" in table:
            value = table["pairs"].get(left, {}).get(right)
        elif left in table["first"]:
            value = table["values"][table["first"][left]][table["second"].get(right, 0)]
        if value is not None:
            return value
    return 0


@lru_cache(maxsize=8192)
def has_ink(text: str) -> bool:
    """Return whether anything of a text can be seen: spaces and letters of no width leave no ink."""
    return any(map(metrics(Face.REGULAR).inks, text))


@lru_cache(maxsize=8192)
def laid_out(text: str, face: Face) -> tuple[tuple[tuple[str, int], ...], int]:
    """Return the glyphs of a line with the place of each, and its length, in font units."""
    known = metrics(face)
    pen, before, placed = 0, "", []
    for glyph in map(known.glyph, text):
        pen += kern(face, before, glyph) if before else 0
        placed.append((glyph, pen))
        pen += known.advance(glyph)
        before = glyph
    return tuple(placed), pen


def width_mm(text: str, face: Face, size: float, spacing: float = 0.0) -> float:
    """Return the length of a line of text at a size, with a space added between letters."""
    return laid_out(text, face)[1] * size / metrics(face).units + spacing * max(0, len(text) - 1)


def fitting_size(text: str, face: Face, size: float, room: float) -> float:
    """Return the size, or the smaller one at which a line of text is no longer than its room."""
    wide = width_mm(text, face, size)
    return size if wide <= max(room, 0.0) else size * room / wide


def cut_short(text: str, face: Face, size: float, room: float, least: float = _LEAST) -> tuple[str, float]:
    """Return as much of a line as there is room for at a size that can be read, and that size."""
    size = min(size, max(least, fitting_size(text, face, size, room)))
    if len(text) < 2 or width_mm(text, face, size) <= room + 1e-9:
        return text, size

    def first(letters: int) -> str:
        return f"{text[:letters].rstrip()} …"

    few = bisect_right(range(1, len(text)), room, key=lambda kept: width_mm(first(kept), face, size))
    return first(max(1, few)), size


def cap_mm(face: Face, size: float) -> float:
    """Return how high capitals and figures stand."""
    return metrics(face).cap * size / metrics(face).units


def ascent_mm(face: Face, size: float) -> float:
    """Return how far letters of the usual alphabet reach above the baseline, accents included."""
    return size * metrics(face).up / metrics(face).units


def descent_mm(face: Face, size: float) -> float:
    """Return how far letters reach below the baseline."""
    return metrics(face).down * size / metrics(face).units


def size_for_cap(face: Face, height: float) -> float:
    """Return the size at which capitals and figures stand ``height`` millimetres high."""
    return height * metrics(face).units / metrics(face).cap

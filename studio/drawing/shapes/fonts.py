"""The lettering: Cabin with Greek and Cyrillic, in three faces, measured and outlined from the files we ship.

Every player uses the same files and the same kerning, so that a name measured here takes the
same place on the screen, in a PDF and in an SVG. Pillow would not do: without a library that
not every system has it knows no kerning.
"""

from bisect import bisect_right
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fontTools.ttLib import TTFont

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


class Metrics:
    """What is read once from a face's file, all in font units."""

    def __init__(self, face: Face) -> None:
        """Read the file."""
        font = TTFont(face.file)
        self.units: int = font["head"].unitsPerEm
        self.cap: int = font["OS/2"].sCapHeight
        self.glyphs = font.getGlyphSet()
        self._names: dict[int, str] = font.getBestCmap()
        self._advances: dict[str, tuple[int, int]] = font["hmtx"].metrics
        self.pairs = _pair_tables(font)
        glyf = self._glyf = font["glyf"]
        self.up: int = max(glyf[self.glyph(letter)].yMax for letter in "bdfhklÉ")
        self.down: int = -min(glyf[self.glyph(letter)].yMin for letter in "gjpqy,")

    def glyph(self, letter: str) -> str:
        """Return the name of a letter's glyph; the face's empty box if it has none."""
        return self._names.get(ord(letter), ".notdef")

    def lacks(self, letter: str) -> bool:
        """Tell whether the face has no glyph for a letter."""
        return ord(letter) not in self._names

    def inks(self, letter: str) -> bool:
        """Tell whether a letter leaves ink; of one the face lacks the empty box does."""
        return bool(self._glyf[self.glyph(letter)].numberOfContours)

    def advance(self, glyph: str) -> int:
        """Return how far a glyph moves the pen on."""
        return self._advances[glyph][0]


def _advance(value: Any) -> int:
    """Return the change of advance in a GPOS value record, which may be empty."""
    return int(getattr(value, "XAdvance", 0) or 0)


def _pair_tables(font: TTFont) -> list[Any]:
    """Return the pair tables of a font's kerning, in the order they apply."""
    table = font["GPOS"].table
    wanted = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    lookups = [table.LookupList.Lookup[index] for index in sorted(wanted)]
    return [subtable for lookup in lookups for subtable in lookup.SubTable]


@cache
def metrics(face: Face) -> Metrics:
    """Return what is known of a face, read from its file the first time."""
    return Metrics(face)


@cache
def kern(face: Face, left: str, right: str) -> int:
    """Return what is added between two glyphs, in font units (OpenType, GPOS pair adjustment)."""
    for table in metrics(face).pairs:
        if left not in table.Coverage.glyphs:
            continue
        if table.Format == 2:
            first = table.ClassDef1.classDefs.get(left, 0)
            second = table.ClassDef2.classDefs.get(right, 0)
            return _advance(table.Class1Record[first].Class2Record[second].Value1)
        for pair in table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord:
            if pair.SecondGlyph == right:
                return _advance(pair.Value1)
    return 0


@lru_cache(maxsize=8192)
def has_ink(text: str) -> bool:
    """Tell whether anything of a text can be seen: spaces and letters of no width leave no ink."""
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

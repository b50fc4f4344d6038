"""Writes ``resources/fonts/*.json``, what is measured of each face, from the files of the faces.

.venv/bin/python docs/font_metrics.py

Reading kerning from a font file takes a fifth of a second a face; these files take some milliseconds.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from fontTools.ttLib import TTFont

from studio.drawing.shapes.fonts import Face


def main() -> None:
    """Write a file a face."""
    for face in Face:
        face.measured.write_text(text_of(face), "utf-8")


def text_of(face: Face) -> str:
    """Return what is measured of a face as JSON."""
    return json.dumps(measured(TTFont(face.file)), separators=(",", ":"), sort_keys=True) + "\n"


def measured(font: TTFont) -> dict[str, Any]:
    """Return what is measured of a font, in its own units, of the glyphs that letters have."""
    names: dict[int, str] = font.getBestCmap()
    glyphs = {".notdef", *names.values()}
    glyf = font["glyf"]
    return {
        "units": font["head"].unitsPerEm,
        "cap": font["OS/2"].sCapHeight,
        "up": max(glyf[names[ord(letter)]].yMax for letter in "bdfhklÉ"),
        "down": -min(glyf[names[ord(letter)]].yMin for letter in "gjpqy,"),
        "names": {chr(code): name for code, name in names.items()},
        "advances": {glyph: font["hmtx"].metrics[glyph][0] for glyph in glyphs},
        "blank": sorted(glyph for glyph in glyphs if not glyf[glyph].numberOfContours),
        "kerning": [_pairs(table, glyphs) for table in _pair_tables(font)],
    }


def _pair_tables(font: TTFont) -> list[Any]:
    """Return the pair tables of a font's kerning, in the order they apply (OpenType, GPOS)."""
    table = font["GPOS"].table
    wanted = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    lookups = [table.LookupList.Lookup[index] for index in sorted(wanted)]
    return [subtable for lookup in lookups for subtable in lookup.SubTable]


def _pairs(table: Any, glyphs: set[str]) -> Mapping[str, Any]:
    """Return a pair table: by pairs of glyphs, or by classes of them, each left glyph's class first."""
    left = [glyph for glyph in table.Coverage.glyphs if glyph in glyphs]
    if table.Format == 2:
        rows = [[_advance(cell.Value1) for cell in row.Class2Record] for row in table.Class1Record]
        second = {glyph: number for glyph, number in table.ClassDef2.classDefs.items() if glyph in glyphs}
        return {
            "first": {glyph: table.ClassDef1.classDefs.get(glyph, 0) for glyph in left},
            "second": second,
            "values": rows,
        }
    sets = dict(zip(table.Coverage.glyphs, table.PairSet, strict=True))
    return {
        "pairs": {
            glyph: {
                pair.SecondGlyph: _advance(pair.Value1)
                for pair in sets[glyph].PairValueRecord
                if pair.SecondGlyph in glyphs
            }
            for glyph in left
        }
    }


def _advance(value: Any) -> int:
    """Return the change of advance in a GPOS value record, which may be empty."""
    return int(getattr(value, "XAdvance", 0) or 0)


if __name__ == "__main__":
    main()

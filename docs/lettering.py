"""Makes the faces the maps are lettered in: Cabin, with the Greek and Cyrillic letters of Noto Sans.

.venv/bin/python docs/lettering.py CABIN NOTO

CABIN is a folder with the files of Cabin as its authors publish them (``Cabin-Regular.ttf``, ``-Bold``,
``-Italic``), NOTO one with those of Noto Sans (``NotoSans-Regular.ttf`` …). One file a face is written,
for Qt, PDF and SVG must all find the same letters; it has a name of its own, so that one installed on the
computer is not taken for it. Needs nothing but fontTools. `docs/font_metrics.py`
measures the new files afterwards.
"""

import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._n_a_m_e import NameRecord

FOLDER = Path(__file__).parents[1] / "resources" / "fonts"
FAMILY = "Platelayer Sans"
FACES = ("Regular", "Bold", "Italic")
BLOCKS = (range(0x370, 0x400), range(0x400, 0x530), range(0x1F00, 0x2000))
"""Greek and Coptic, Cyrillic with its supplement, Greek Extended (Unicode, code charts)."""
NOTICE = "Greek and Cyrillic: Copyright Google LLC (Noto Sans)"
UNITS = 2000
"""Cabin's units to the em."""
NOTO_UNITS = 1880
"""Units an em of Noto is given: small letters and capitals are then as near to Cabin's as one number lets."""


def further(noto: Path, has: set[int]) -> TTFont:
    """Return a face of Noto with the letters that another lacks, at that one's size, and their kerning."""
    font = TTFont(noto)
    options = Options(layout_features=["kern"], hinting=False, glyph_names=True, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for block in BLOCKS for code in block if code not in has])
    subsetter.subset(font)
    scale_upem(font, NOTO_UNITS)
    font["head"].unitsPerEm = UNITS
    return font


def renamed(font: TTFont) -> TTFont:
    """Return a face under the family's name, with the copyright of both it is made of."""
    for record in list(font["name"].names):
        text = record.toUnicode()
        if record.nameID in (1, 3, 4, 6, 16):
            own = FAMILY.replace(" ", "") if record.nameID == 6 else FAMILY
            font["name"].setName(text.replace("Cabin", own), *_place(record))
        elif record.nameID == 0:
            font["name"].setName(f"{text}; {NOTICE}", *_place(record))
    return font


def _place(record: NameRecord) -> tuple[int, int, int, int]:
    """Return what a record of the name table is for."""
    return record.nameID, record.platformID, record.platEncID, record.langID


def main(cabin: Path, noto: Path) -> None:
    """Write a file a face."""
    for face in FACES:
        own, scratch = cabin / f"Cabin-{face}.ttf", FOLDER / "further.ttf"
        further(noto / f"NotoSans-{face}.ttf", set(TTFont(own).getBestCmap())).save(scratch)
        merged = renamed(Merger().merge([str(own), str(scratch)]))
        # The same files bring the same bytes.
        merged.recalcTimestamp = False
        merged["head"].created = merged["head"].modified = TTFont(own)["head"].modified
        merged.save(FOLDER / f"PlatelayerSans-{face}.ttf")
        scratch.unlink()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))

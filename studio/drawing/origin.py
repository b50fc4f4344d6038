"""How pictures and PDFs say that Platelayer made them, and how that is recognised."""

from pathlib import Path
from typing import Final

PROGRAM: Final = "Platelayer"
SVG_MARK: Final = f"<!-- Made by {PROGRAM} -->"
PNG_MARK: Final = b"tEXt", b"Software\0" + PROGRAM.encode("ascii")
"""The kind and the data of a chunk that follows the header."""

_SVG_BEGINNING: Final = b'<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns='
_PNG_BEGINNING: Final = b"\x89PNG\r\n\x1a\n"
_PDF_BEGINNING: Final = b"%PDF-"
_PDF_MARK: Final = b"/Creator (\xfe\xff" + PROGRAM.encode("utf-16-be")
_PDF_END: Final = b"%%EOF"
_BEGINNING_BYTES: Final = 4096


def is_own_drawing(path: Path) -> bool:
    """Return whether Platelayer wrote this SVG, PNG or PDF file; raises OSError if it cannot be read.

    Programs that change one write it in their own way: an SVG begins otherwise, a PDF has a second end.
    """
    with path.open("rb") as file:
        beginning = file.read(_BEGINNING_BYTES)
        if beginning.startswith(_SVG_BEGINNING):
            return beginning.split(b"\n", 3)[2:3] == [SVG_MARK.encode("ascii")]
        if beginning.startswith(_PNG_BEGINNING):
            # After the signature the header takes 25 bytes, and the mark's length 4.
            return beginning[len(_PNG_BEGINNING) + 29 :].startswith(b"".join(PNG_MARK))
        is_pdf = beginning.startswith(_PDF_BEGINNING) and _PDF_MARK in beginning
        return is_pdf and (beginning + file.read()).count(_PDF_END) == 1

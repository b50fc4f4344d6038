"""Family P: letters that the lettering of the print does not have."""

from collections.abc import Iterator
from typing import Any, Final

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.boardfile.writing import write_board
from engine.boardfile.yaml_events import compose
from engine.checks.frame.placeholder_names import on_sheet
from engine.diagnostics.findings import Finding, Path, Severity
from engine.hexes.lattice import Hex
from engine.messages import listed, say
from studio.drawing.shapes.fonts import Face, metrics
from studio.proofing.proofs import PrintCheck

_TOLD: Final = 6
_NOT_PRINTED: Final = frozenset({"terrain", "underlay", "waivers"})
"""What a map file holds that stands on no sheet: rows of letters for ground, files, reasons."""


class LettersMissing(PrintCheck):
    """A text has characters that the printing font lacks.

    Why it matters: an empty box is printed instead. Screens use another font, so the sheet looks different
    on each computer. The printing font has Latin, Greek and Cyrillic letters.

    Example: a town `{name: 京都, hex: C4}`; or an arrow or emoji pasted into a note.

    To fix it, write the name in Latin letters, or remove the character.
    """

    code, name, severity = "P112", "letters-missing", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each text with such letters, the first place it stands at."""
        try:
            file = write_board(board)
        except BoardFileError:
            # What lies off the sheet is told by other checks, and stands on no print.
            return
        if not missing(file):
            return
        told = set()
        for path, text in _texts(compose(file).data):
            letters = missing(text)
            if letters and text not in told:
                told.add(text)
                yield self.finding(
                    say(
                        "“{text}” has characters that the printing font lacks: {letters}.",
                        text=text,
                        letters=listed(letters[:_TOLD]),
                    ),
                    subject=text,
                    hexes=on_sheet(board, _hexes(board, path)),
                    path=path,
                )


def missing(text: str) -> list[str]:
    """Return the letters of a text that a face of the lettering lacks, in their order, each once."""
    faces = [metrics(face) for face in Face]
    return [
        letter
        for letter in dict.fromkeys(text)
        if not letter.isspace() and any(face.lacks(letter) for face in faces)
    ]


def _texts(data: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Yield the texts in the data of a map file, and where they stand."""
    if isinstance(data, str):
        yield path, data
    elif isinstance(data, list):
        for index, each in enumerate(data):
            yield from _texts(each, (*path, index))
    elif isinstance(data, dict):
        for name, each in data.items():
            if path or name not in _NOT_PRINTED:
                yield from _texts(each, (*path, name))


def _hexes(board: Board, path: Path) -> tuple[Hex, ...]:
    """Return the hexes of the town or special destination a path leads to."""
    match path:
        case ("towns", int(index), *_):
            return (board.towns[index].hex,)
        case ("specials", int(index), *_):
            return board.specials[index].hexes
    return ()


LETTER_CHECKS: tuple[type[PrintCheck], ...] = (LettersMissing,)

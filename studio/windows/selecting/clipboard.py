"""Patches on the system's clipboard, so that they go from board to board and from window to window."""

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from engine.board.patches import Patch, board_of, patch_of
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.diagnostics.findings import Severity
from studio.language.words import tr

_TITLE = "Piece of a map"
_BEGINNING = "platelayer:"


class Clipboard:
    """Writes a patch as a map file, and reads one, or any map file's text, back."""

    def __init__(self) -> None:
        self._copied: tuple[str, Patch] | None = None

    def copy(self, patch: Patch) -> str:
        """Put a patch on the clipboard, and return the text; raises BoardFileError if no file can hold it."""
        text = write_board(board_of(patch, _TITLE))
        self.put(text)
        self._copied = (text, patch)
        return text

    def put(self, text: str) -> None:
        """Put the text of a patch on the clipboard."""
        # As plain text, which Qt wraps up itself: data wrapped up in Python outlives the interpreter where
        # the clipboard is Qt's own (without a desktop), and ends the program with a segmentation fault.
        QGuiApplication.clipboard().setText(text)

    @property
    def text(self) -> str:
        """What is on the clipboard, empty if that is no text."""
        return QGuiApplication.clipboard().text()

    @property
    def is_empty(self) -> bool:
        """Whether there is neither text nor a picture on the clipboard."""
        # Its kind is asked for only: a picture of another program is not decoded.
        held: QMimeData | None = QGuiApplication.clipboard().mimeData()
        return not self.text and (held is None or not held.hasImage())

    def patch_in(self, text: str) -> Patch | str:
        """Return the patch that a text from the clipboard holds, or a sentence on why there is none."""
        if self._copied is not None and self._copied[0] == text:
            return self._copied[1]
        if _BEGINNING not in text[:1000]:
            return tr("The clipboard has no map hexes. Select hexes and copy them first.")
        file = parse_board(text, "The clipboard")
        if file.board is None:
            errors = (tr(each.message) for each in file.findings if each.severity is Severity.ERROR)
            return tr("The clipboard cannot be pasted. {reason}", reason=next(errors, "")).rstrip()
        patch = patch_of(file.board)
        return patch if patch.plots else tr("The clipboard lies completely off the map.")

"""The inspector's form for a river, closed sides or a border."""

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from engine.board.lines import LINE_KINDS, SideLine
from engine.edits.lines import RemoveLine, ReplaceLine
from engine.hexes.sides import chains
from studio.panels.fields import Choice, Note, TextField, form, removal
from studio.panels.words import LINE_WORDS, sides_words
from studio.session.document import Session

_KIND = "A river makes the links across it dearer, closed sides let none across, a border parts countries."
_REMOVAL = "Take the whole line off the board. Undo brings it back."


class LineForm(QWidget):
    """Name and kind of a line along sides; every finished change is one step of history."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._line: SideLine | None = None
        self.name = TextField("line-name", "The name as it is printed along the line.", "No name yet")
        self.kind = Choice("line-kind", _KIND)
        self.length = Note("line-length")
        self.removal = removal("line-remove", "Remove Line", _REMOVAL)
        layout = form(self)
        layout.addRow("&Name", self.name)
        layout.addRow("&Kind", self.kind)
        layout.addRow("Length", self.length)
        layout.addRow("", self.removal)
        self.name.entered.connect(lambda name: self._change("Rename", name=name))
        self.kind.chosen.connect(lambda kind: self._change("Change kind of", kind=kind))
        self.removal.clicked.connect(self._remove)

    def show_thing(self, board: Board, line: SideLine) -> None:
        """Show a line of a board."""
        self._line = line
        self.name.show_text(line.name)
        self.kind.offer([(LINE_WORDS[kind], kind) for kind in LINE_KINDS], line.kind)
        self.length.setText(sides_words(line, len(chains(line.sides))))

    def settle(self) -> None:
        """Finish entries half made."""
        self.name.settle()

    def _change(self, label: str, **changes: Any) -> None:
        """Change the line."""
        if self._line is not None:
            word = LINE_WORDS[self._line.kind].lower()
            self._session.apply(
                ReplaceLine(self._line, replace(self._line, **changes), label=f"{label} {word}")
            )

    def _remove(self) -> None:
        """Take the line off the board."""
        if self._line is not None:
            self._session.apply(RemoveLine(self._line))

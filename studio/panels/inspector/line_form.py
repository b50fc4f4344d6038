"""The inspector's form for a river, closed sides or a border."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from engine.board.document import Board
from engine.board.lines import LINE_KINDS, SideLine
from engine.edits.lines import RemoveLine, ReplaceLine, line_word, ordered
from engine.messages import Phrase, Saying
from studio.language.words import tr
from studio.panels.fields.fields import Choice, Note, TextField, button, form
from studio.panels.thing_names import LINE_WORDS, ends_words, sides_words
from studio.session.document import Session
from studio.tools.gestures import Sequel
from studio.tools.lines import joining, splitting

_KIND = "A river makes links across it cost more, closed sides block links, a border separates countries."
_SPLIT = "Click the corner where you want to split the line."
_JOIN = "Click another line of this kind to join the two."
_REVERSE = "Reverse the direction of the line, for example from mouth to source."
_REMOVAL = "Remove the whole line from the board. Undo brings it back."


class LineForm(QWidget):
    """Name and kind of a line along sides; every finished change is one step of history."""

    sequel_wanted = Signal(object)
    """A Sequel the hand is to go on with on the map."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._line: SideLine | None = None
        self.name = TextField("line-name", "The name printed along the line.", "No name yet")
        self.kind = Choice("line-kind", _KIND)
        self.length = Note("line-length")
        self.ends = Note("line-ends")
        self.splitting = button("line-split", "Split…", _SPLIT)
        self.joining = button("line-join", "Join…", _JOIN)
        self.turning = button("line-reverse", "Reverse", _REVERSE)
        self.removal = button("line-remove", "Remove Line", _REMOVAL)
        layout = form(self)
        layout.addRow(tr("&Name"), self.name)
        layout.addRow(tr("&Kind"), self.kind)
        layout.addRow(tr("Length"), self.length)
        layout.addRow(tr("Runs"), self.ends)
        work = QGridLayout()
        work.setSpacing(6)
        for place, each in enumerate((self.splitting, self.joining, self.turning, self.removal)):
            each.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            work.addWidget(each, *divmod(place, 2))
        work.setColumnStretch(2, 1)
        layout.addRow(work)
        self.name.entered.connect(lambda name: self._change("Rename {line}", name=name))
        self.kind.chosen.connect(lambda kind: self._change("Change kind of {line}", kind=kind))
        self.removal.clicked.connect(self._remove)
        self.splitting.clicked.connect(lambda: self._ask_for(splitting))
        self.joining.clicked.connect(lambda: self._ask_for(joining))
        self.turning.clicked.connect(self._turn)

    def show_thing(self, board: Board, line: SideLine) -> None:
        """Show a line of a board."""
        self._line = line
        self.name.show_text(line.name)
        self.kind.offer([(tr(LINE_WORDS[kind]), kind) for kind in LINE_KINDS], line.kind)
        self.length.setText(sides_words(line, len(line.chains)))
        self.ends.setText(ends_words(board, line))
        self.splitting.setEnabled(len(line.sides) > 1)
        self.joining.setEnabled(sum(other.kind == line.kind for other in board.lines) > 1)

    def settle(self) -> None:
        """Finish entries half made."""
        self.name.settle()

    def _ask_for(self, begin: Callable[[SideLine], Sequel]) -> None:
        """Ask the hand to go on with the line, on the map."""
        if self._line is not None:
            self.sequel_wanted.emit(begin(self._line))

    def _change(self, label: Phrase, **changes: Any) -> None:
        """Change the line."""
        if self._line is not None:
            named = Saying(label, {"line": line_word(self._line.kind)})
            self._session.apply(ReplaceLine(self._line, replace(self._line, **changes), label=named))

    def _turn(self) -> None:
        """Let the line run the other way."""
        if self._line is not None:
            self._change("Reverse {line}", sides=ordered(self._line.sides[::-1]))

    def _remove(self) -> None:
        """Take the line off the board."""
        if self._line is not None:
            self._session.apply(RemoveLine(self._line))

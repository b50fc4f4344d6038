"""The fields next to a picture to trace: what a click does, what is marked, and how it is taken."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from engine.boardfile.bounds import Bounds
from engine.hexes.sheet import Sheet
from engine.messages import Phrase
from studio.language.words import headed, tr
from studio.panels.fields.fields import Choice, Note, button, form, in_words
from studio.panels.fields.number_field import Number
from studio.panels.fields.sliders import Share
from studio.windows.tracing.mark_list import MarkList
from studio.windows.tracing.trace_marks import MarksHistory
from studio.windows.tracing.trace_preview import SURE

PLACE, PICK, BRUSH = "place", "pick", "brush"
"""What a click on the picture does."""
_STEPS: Final[tuple[tuple[Phrase, str], ...]] = (
    ("mark a hex", PLACE),
    ("pick a terrain's colour", PICK),
    ("brush hexes to paint", BRUSH),
)
_NUMBERS: Final = {step: number for number, (_, step) in enumerate(_STEPS)}
_FIT_WIDTH: Phrase = "Fit a picture without hexes to the width of the sheet; nudge it with Ctrl+arrow keys"
_FIT_HEIGHT: Phrase = "Fit a picture without hexes to the height of the sheet; nudge it with Ctrl+arrow keys"
_SURE_TIP: Phrase = "Hexes below this certainty do not change"
_SIDE_WIDTH = 330
_OPACITY = 0.4
PERCENT = 100


class TraceFields(QWidget):
    """The fields of the dialog that traces, below each other."""

    def __init__(self, sheet: Sheet, kinds: Sequence[str]) -> None:
        super().__init__()
        self.choose = button("trace-choose", "Choose Picture…", "A scan or photo of the map")
        self.wide = button("trace-wide", "Fit Width", _FIT_WIDTH)
        self.high = button("trace-high", "Fit Height", _FIT_HEIGHT)
        self.step = Choice("trace-step", "What a click on the picture does")
        self.step.offer(in_words(_STEPS), PLACE)
        self.label = QLineEdit()
        self.label.setObjectName("trace-label")
        self.label.setToolTip(tr("The hex whose centre you click next on the picture"))
        self.terrain = Choice("trace-terrain", "The terrain whose colour you pick next")
        self.terrain.offer([(headed(name), code) for code, name in enumerate(kinds)], 0)
        self.list = MarkList(sheet, kinds)
        self.undo = button("trace-undo", "Undo", "Undo the last mark (Ctrl+Z)")
        self.redo = button("trace-redo", "Redo", "Redo the last mark (Ctrl+Shift+Z)")
        self.remove = button("trace-remove", "Remove", "Remove the selected entries from the list")
        self.sure = Number("trace-sure", _SURE_TIP, Bounds(0, PERCENT), "%")
        self.sure.show_number(round(PERCENT * SURE))
        self.opacity = Share("trace-opacity", "Opacity", "Opacity of the picture under the map")
        self.opacity.show_share(_OPACITY)
        self.told = Note("trace-told")
        self.list.currentRowChanged.connect(lambda row: self.remove.setEnabled(row >= 0))
        self.step.currentIndexChanged.connect(self._show_step)
        self._lay_out()

    def _lay_out(self) -> None:
        """Put the fields below each other."""
        layout = form(self)
        layout.addRow(self.choose)
        layout.addRow(_beside(self.wide, self.high))
        layout.addRow(tr("&Click action"), self.step)
        layout.addRow(tr("&Hex"), self.label)
        layout.addRow(tr("&Terrain"), self.terrain)
        layout.addRow(self.list)
        layout.addRow(_beside(self.remove, self.undo, self.redo))
        layout.addRow(tr("At least &sure"), self.sure)
        layout.addRow(tr("&Opacity"), self.opacity)
        self.setFixedWidth(_SIDE_WIDTH)
        self.told.setFixedWidth(_SIDE_WIDTH)

    @property
    def click_does(self) -> str:
        """What a click on the picture does."""
        return _STEPS[self.step.currentIndex()][1]

    def go_on(self, *, was_placed: bool, is_placed: bool) -> None:
        """Go on to picking colours once the picture lies where it should, and back where it does no more."""
        if is_placed != was_placed and (self.click_does == PLACE) == is_placed:
            self.step.setCurrentIndex(_NUMBERS[PICK if is_placed else PLACE])
        self._show_step()

    def offer_fit(self, *, is_read: bool) -> None:
        """Offer to lay a picture over the sheet once there is one."""
        for each in (self.wide, self.high):
            each.setEnabled(is_read)

    def show_history(self, history: MarksHistory) -> None:
        """List what is marked, and offer to take back or remove only what there is."""
        self.list.show_marks(history.now)
        self.remove.setEnabled(self.list.currentRow() >= 0)
        self.undo.setEnabled(history.can_undo)
        self.redo.setEnabled(history.can_redo)

    def _show_step(self) -> None:
        """Let only those fields be filled in that the next click goes by."""
        self.label.setEnabled(self.click_does == PLACE)
        self.terrain.setEnabled(self.click_does == PICK)


def _beside(*buttons: QPushButton) -> QHBoxLayout:
    """Return a row of small buttons."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for each in buttons:
        each.setProperty("small", "true")
        row.addWidget(each)
    return row

"""The dialog that traces a scan: three hexes shown, colours picked, terrain proposed and accepted."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board, Underlay
from engine.board.terrain import NAMES
from engine.edits.document import SetField
from engine.edits.protocol import Several
from engine.hexes.affine import FEWEST, Affine, AnchorError, fitted
from engine.messages import Phrase, count_of, say
from engine.tracing.files import file_of, named_again
from engine.tracing.laying import Extent, is_laid_under, laid_under
from engine.tracing.marks import Marks
from engine.tracing.pictures import Picture, read_picture
from studio.language.words import reason, tr
from studio.panels.fields.fields import Note
from studio.panels.fields.scrolling import Column
from studio.session.files.filing import sentence
from studio.session.traces import Trace, shape_of
from studio.windows.kit.latest_work import Latest
from studio.windows.kit.no_enter_dialog import CalmDialog
from studio.windows.kit.window_room import resize_within
from studio.windows.tracing.scan_keys import ScanKeys
from studio.windows.tracing.scan_veil import Veil
from studio.windows.tracing.scan_view import ScanView
from studio.windows.tracing.trace_fields import BRUSH, PERCENT, PLACE, TraceFields
from studio.windows.tracing.trace_marking import Marking
from studio.windows.tracing.trace_marks import MarksHistory, next_corner
from studio.windows.tracing.trace_preview import Preview, Previews, Wish

_SIZE = QSize(950, 562)
AskPicture = Callable[[QWidget], Path | None]

_KEYS: Phrase = (
    "Arrow keys aim, Space marks, Shift+Space unmarks. + and − zoom, Shift+arrow keys move "
    "the picture, Ctrl+arrow keys nudge the grid."
)
_MOST_STRETCH: Final = 1.15
"""Scans are true and photos a little foreshortened; what is longer than this was clicked wrong."""
_FITS: Final[Phrase] = "The picture fits within {off:.1f} pixels. Now pick colours."
_LIES: Final[Phrase] = "The grid is set. Now pick colours; a fourth hex shows how well it fits."
_LAID: Final[Phrase] = "The picture fills the sheet. Now pick colours; nudge it with Ctrl+arrow keys."
_STRETCHED: Final[Phrase] = (
    "The hexes are stretched {times:.1f} times in one direction. If a hex is in the wrong place, use Undo."
)
_MIRRORED: Final[Phrase] = "The grid is mirrored. If a hex is in the wrong place, use Undo."


class TraceDialog(CalmDialog):
    """Places a picture under a board and proposes terrain from it; once accepted, ``edit`` does both.

    Its caller accepts it when its ``buttons`` ask for that: what is locked may keep it open. It
    begins with what was ``kept`` of it before.
    """

    marked = Signal()
    """``trace`` may be another now."""

    def __init__(
        self,
        board: Board,
        map_: Path | None,
        ask: AskPicture,
        parent: QWidget | None = None,
        kept: Trace | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Trace a Picture"))
        self._board, self._map, self._ask = board, map_, ask
        self._picture: Picture | None = None
        self._path: Path | None = None
        self.marking = Marking(board.sheet, self)
        self.preview: Preview | None = None
        self.previews = Previews(self._take_preview, self._show_error, self)
        self.previews.progressed.connect(self._show_share)
        self.finished.connect(self.previews.abandon)
        self._reading = Latest[Picture]("picture", self, self._take_picture, self._show_error)
        self._make_parts()
        self._lay_out()
        self._recall(None if kept is None else kept.suited(board))
        self._show()

    def _make_parts(self) -> None:
        kinds = (*map(tr, NAMES), *(kind.name for kind in self._board.kinds))
        self.view = ScanView()
        self.keys = ScanKeys(self.view)
        self.fields = TraceFields(self._board.sheet, kinds)
        self.message = self.fields.message
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setToolTip(tr("Keep the picture with the board and paint the proposed hexes (Ctrl+Enter)"))
        self._connect()

    def _connect(self) -> None:
        """Have the fields and the picture do what they are for."""
        self.fields.choose.clicked.connect(self._choose)
        self.fields.wide.clicked.connect(lambda: self._fit("width"))
        self.fields.high.clicked.connect(lambda: self._fit("height"))
        self.fields.undo.clicked.connect(self.marking.undo)
        self.fields.redo.clicked.connect(self.marking.redo)
        # A button's own shortcut waits for its picture of being pressed, and takes no other meanwhile.
        QShortcut(QKeySequence("Ctrl+Z"), self, self.fields.undo.clicked.emit)
        QShortcut(QKeySequence("Ctrl+Shift+Z"), self, self.fields.redo.clicked.emit)
        self.fields.remove.clicked.connect(self._remove)
        self.view.wanted.connect(self._choose)
        self.view.dropped.connect(self.take)
        self.view.pressed.connect(self._press)
        self.view.dragged.connect(self.marking.drag)
        self.view.nudged.connect(self.marking.nudge)
        self.keys.aimed.connect(self._announce_aim)
        self.fields.label.returnPressed.connect(self.view.setFocus)
        self.marking.changed.connect(self._show)
        self.marking.refused.connect(self.message.setText)
        self.fields.sure.entered.connect(self._show)
        self.fields.opacity.moved.connect(self.marked)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        """Put the picture on the left, what is known of it on the right."""
        seen = QVBoxLayout()
        seen.addWidget(self.view, 1)
        seen.addWidget(Note("trace-keys", _KEYS))
        upper = QHBoxLayout()
        upper.setSpacing(20)
        upper.addLayout(seen, 1)
        side = QVBoxLayout()
        side.addWidget(Column(self.fields), 1)
        # Whatever is scrolled: the next step is always visible.
        side.addWidget(self.message)
        upper.addLayout(side)
        whole = QVBoxLayout(self)
        whole.setSpacing(16)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.addLayout(upper, 1)
        whole.addWidget(self.buttons)
        resize_within(self, _SIZE.expandedTo(self.sizeHint()))

    def _recall(self, kept: Trace | None) -> None:
        """Take up the picture the board has, and what was marked on it, or on another, before."""
        underlay = self._board.underlay
        if underlay is not None:
            self._path = file_of(underlay, self._map)
            self.marking.history = MarksHistory(Marks(underlay.at))
            self.fields.opacity.show_share(underlay.opacity)
        if kept is not None:
            self._path = kept.picture or self._path
            self.marking.history = MarksHistory(kept.marks)
            self.fields.sure.show_number(kept.sure)
            self.fields.opacity.show_share(kept.opacity)
        if self._path is not None:
            self.read(self._path)

    # -- the picture -----------------------------------------------------------------------------

    def _choose(self) -> None:
        """Ask for a picture and read it."""
        path = self._ask(self)
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> None:
        """Take a picture to trace."""
        self._path = path
        self.read(path)
        self.marked.emit()

    def read(self, path: Path) -> None:
        """Read a picture off the interface's thread."""
        self.message.setText(tr("Reading {name} …", name=path.name))
        self._reading.want(lambda: read_picture(path))

    def _take_picture(self, picture: Picture) -> None:
        self._picture = picture
        self.view.show_picture(picture)
        self._show()

    def _show_error(self, error: Exception) -> None:
        """Say why there is no picture or no preview; the board keeps what it says of it."""
        self.message.setText(sentence(error))
        self._show_preview()

    # -- what is clicked -------------------------------------------------------------------------

    @property
    def marks(self) -> Marks:
        """What is marked on the picture."""
        return self.marking.marks

    def _press(self, x: float, y: float, takes_off: bool) -> None:
        """Do with a pixel what the step says; only brushed hexes are removed."""
        if self.fields.click_does == BRUSH:
            self.marking.begin_stroke(x, y, takes_off=takes_off)
        elif takes_off:
            return
        elif self.fields.click_does == PLACE:
            self.marking.place(self.fields.label.text(), x, y)
        elif self._picture is not None:
            self.marking.pick(self.fields.terrain.currentIndex(), self._picture, x, y)

    def _announce_aim(self) -> None:
        """Announce the place of the keyboard's cross to a screen reader."""
        at = self.view.aim
        words = tr("Pixel {x:.0f}, {y:.0f}", x=at.x(), y=at.y())
        hex_ = self.marking.hex_at(at.x(), at.y())
        self.view.setAccessibleDescription(
            words if hex_ is None else f"{self._board.sheet.label(hex_)} – {words}"
        )

    def _remove(self) -> None:
        """Forget an anchor, a sample, or what is brushed."""
        if self.fields.list.currentRow() >= 0:
            self.marking.put(self.marks.without(self.fields.list.currentRow()))

    # -- what comes of it ------------------------------------------------------------------------

    @property
    def trace(self) -> Trace:
        """What to keep of the dialog."""
        shape, over = shape_of(self._board.sheet), self._board.underlay
        return Trace(self._path, self.marks, self.fields.sure.count, self.fields.opacity.share, shape, over)

    @property
    def edit(self) -> Several:
        """The edit that keeps the picture with the board and paints what is accepted."""
        image = "" if self._path is None else named_again(self._board.underlay, self._map, self._path)
        underlay = Underlay(image, self.marks.anchors, self.fields.opacity.share)
        paints = () if self.preview is None else self.preview.edit.edits
        return Several("Trace picture", (SetField("underlay", underlay), *paints))

    def _show(self, *_: object) -> None:
        """Place the picture, have terrain proposed, and describe the result."""
        sheet, picture, marks = self._board.sheet, self._picture, self.marks
        was_placed, self.marking.placing = self.marking.placing is not None, None
        words = tr("Choose a picture, then click the centres of three hexes, far apart and not in one line.")
        if picture is not None:
            try:
                self.marking.placing = fitted(sheet, marks.anchors)
                is_laid = is_laid_under(sheet, marks.anchors)
                words = tr(fit_message(self.marking.placing, len(marks.anchors), is_laid=is_laid))
            except AnchorError as error:
                words = reason(error)
        if picture is not None and self.marking.placing is not None and marks.samples:
            self.previews.want(self._wish(picture, self.marking.placing))
        else:
            self.preview = None
            self.previews.drop()
            self.message.setText(words)
        self.view.show_anchors([(sheet.label(hex_), at) for hex_, at in marks.anchors])
        self.fields.show_history(self.marking.history)
        self.fields.offer_fit(is_read=picture is not None)
        self.fields.label.setText(next_corner(sheet, marks.anchors))
        self.fields.go_on(was_placed=was_placed, is_placed=self.marking.placing is not None)
        self._show_preview()
        self.marked.emit()

    def _wish(self, picture: Picture, placing: Affine) -> Wish:
        """Return what to preview."""
        marks, sure = self.marks, self.fields.sure.count / PERCENT
        return Wish(self._board, picture, marks.anchors, placing, marks.samples, marks.brushed, sure)

    def _show_share(self, share: float) -> None:
        """Show how many of the hexes have been looked at, where that takes long."""
        if self.previews.is_due and share < 1:
            self.message.setText(tr("Reading the hexes' colours … {share:.0%}", share=share))

    def _fit(self, extent: Extent) -> None:
        """Lay a picture without hexes over the whole width or height of the sheet."""
        if self._picture is not None:
            anchors = laid_under(self._board.sheet, self._picture.size, extent)
            self.marking.put(replace(self.marks, anchors=anchors))

    def _take_preview(self, preview: Preview) -> None:
        """Show what will be painted."""
        self.preview = preview
        told = painting_messages(
            preview.count,
            preview.count_unsure,
            preview.count_left,
            preview.beside,
            is_brushed=bool(self.marks.brushed),
        )
        self.message.setText(" ".join(map(tr, told)))
        self._show_preview()

    def _show_preview(self) -> None:
        """Lay the newest preview over the picture, and offer what is sure to come of it."""
        placing = self.marking.placing
        sheet, brushed = self._board.sheet, self.marks.brushed
        veil = None if placing is None else Veil(sheet, placing, self.preview, brushed)
        self.view.lay(veil)
        is_painting = self.preview is not None and self.preview.count > 0
        self.ok.setText(tr("Paint Hexes") if is_painting else tr("Keep Picture"))
        self.ok.setEnabled(placing is not None and not self.previews.is_due)


def fit_message(placing: Affine, anchors: int, *, is_laid: bool = False) -> Phrase:
    """Say how the grid lies on a picture, by how many hexes it was placed; three always fit.

    A picture that ``is_laid`` under the sheet has no hexes to be shown: of those nothing is said.
    """
    if placing.is_mirrored:
        return _MIRRORED
    if placing.stretch > _MOST_STRETCH:
        return say(_STRETCHED, times=placing.stretch)
    if is_laid:
        return _LAID
    return say(_FITS, off=placing.off_px) if anchors > FEWEST else _LIES


_PAINTED: Final[tuple[Phrase, Phrase]] = ("{n} hex will be painted.", "{n} hexes will be painted.")
_BRUSHED: Final[tuple[Phrase, Phrase]] = (
    "{n} hex will be painted, as brushed.",
    "{n} hexes will be painted, as brushed.",
)
_UNSURE: Final[tuple[Phrase, Phrase]] = (
    "{n} of them, outlined in red, is uncertain.",
    "{n} of them, outlined in red, are uncertain.",
)
_LEFT: Final[tuple[Phrase, Phrase]] = (
    "{n} more, outlined in red, is uncertain and does not change. Lower “At least sure” to paint it too.",
    "{n} more, outlined in red, are uncertain and do not change. Lower “At least sure” to paint them too.",
)
_BESIDE: Final[tuple[Phrase, Phrase]] = (
    "{n} hex is outside the picture and does not change.",
    "{n} hexes are outside the picture and do not change.",
)


def painting_messages(count: int, unsure: int, left: int, beside: int, *, is_brushed: bool) -> list[Phrase]:
    """Say how many hexes will be painted, how many are not sure, and how many stay as they are and why."""
    told: list[Phrase] = [count_of(count, *(_BRUSHED if is_brushed else _PAINTED))]
    if unsure:
        told.append(count_of(unsure, *_UNSURE))
    if left:
        told.append(count_of(left, *_LEFT))
    if beside:
        told.append(count_of(beside, *_BESIDE))
    return told

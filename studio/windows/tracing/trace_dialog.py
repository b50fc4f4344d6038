"""The dialog that traces a scan: three hexes shown, colours picked, terrain proposed and accepted."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

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
from engine.hexes.affine import Affine, AnchorError, fitted
from engine.messages import Phrase
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
from studio.windows.tracing.trace_words import told_of_fit, told_of_painting

_SIZE = QSize(950, 562)
AskPicture = Callable[[QWidget], Path | None]

_KEYS: Phrase = (
    "Arrow keys aim, Space marks, Shift+Space unmarks. + and − zoom, Shift+arrow keys move "
    "the picture, Ctrl+arrow keys nudge the grid."
)


class TraceDialog(CalmDialog):
    """Places a picture under a board and proposes terrain from it; once accepted, ``edit`` does both.

    Whoever opens it accepts it when its ``buttons`` ask for that: what is locked may keep it open. It
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
        self.previews = Previews(self._take_preview, self._tell, self)
        self.previews.progressed.connect(self._tell_share)
        self.finished.connect(self.previews.abandon)
        self._reading = Latest[Picture]("picture", self, self._take_picture, self._tell)
        self._make_parts()
        self._lay_out()
        self._recall(None if kept is None else kept.suited(board))
        self._show()

    def _make_parts(self) -> None:
        """Make what the dialog consists of."""
        kinds = (*map(tr, NAMES), *(kind.name for kind in self._board.kinds))
        self.view = ScanView()
        self.keys = ScanKeys(self.view)
        self.fields = TraceFields(self._board.sheet, kinds)
        self.told = self.fields.told
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
        self.keys.aimed.connect(self._tell_aim)
        self.fields.label.returnPressed.connect(self.view.setFocus)
        self.marking.changed.connect(self._show)
        self.marking.refused.connect(self.told.setText)
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
        # Whatever is scrolled: what is to be done next is always seen.
        side.addWidget(self.told)
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
        self.told.setText(tr("Reading {name} …", name=path.name))
        self._reading.want(lambda: read_picture(path))

    def _take_picture(self, picture: Picture) -> None:
        """Show a picture that is read."""
        self._picture = picture
        self.view.show_picture(picture)
        self._show()

    def _tell(self, error: Exception) -> None:
        """Say why there is no picture or no preview; the board keeps what it says of it."""
        self.told.setText(sentence(error))
        self._show_preview()

    # -- what is clicked -------------------------------------------------------------------------

    @property
    def marks(self) -> Marks:
        """What is marked on the picture."""
        return self.marking.marks

    def _press(self, x: float, y: float, takes_off: bool) -> None:
        """Do with a pixel what the step says; only hexes brushed are taken off."""
        if self.fields.click_does == BRUSH:
            self.marking.begin_stroke(x, y, takes_off=takes_off)
        elif takes_off:
            return
        elif self.fields.click_does == PLACE:
            self.marking.place(self.fields.label.text(), x, y)
        elif self._picture is not None:
            self.marking.pick(self.fields.terrain.currentIndex(), self._picture, x, y)

    def _tell_aim(self) -> None:
        """Tell a screen reader where the keyboard's cross stands."""
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
        """What is to be kept of the dialog."""
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
        """Place the picture, have terrain proposed, and say how it stands."""
        sheet, picture, marks = self._board.sheet, self._picture, self.marks
        was_placed, self.marking.placing = self.marking.placing is not None, None
        words = tr("Choose a picture, then click the centres of three hexes, far apart and not in one line.")
        if picture is not None:
            try:
                self.marking.placing = fitted(sheet, marks.anchors)
                is_laid = is_laid_under(sheet, marks.anchors)
                words = tr(told_of_fit(self.marking.placing, len(marks.anchors), is_laid=is_laid))
            except AnchorError as error:
                words = reason(error)
        if picture is not None and self.marking.placing is not None and marks.samples:
            self.previews.want(self._wish(picture, self.marking.placing))
        else:
            self.preview = None
            self.previews.drop()
            self.told.setText(words)
        self.view.show_anchors([(sheet.label(hex_), at) for hex_, at in marks.anchors])
        self.fields.show_history(self.marking.history)
        self.fields.offer_fit(is_read=picture is not None)
        self.fields.label.setText(next_corner(sheet, marks.anchors))
        self.fields.go_on(was_placed=was_placed, is_placed=self.marking.placing is not None)
        self._show_preview()
        self.marked.emit()

    def _wish(self, picture: Picture, placing: Affine) -> Wish:
        """Return what is to be previewed."""
        marks, sure = self.marks, self.fields.sure.count / PERCENT
        return Wish(self._board, picture, marks.anchors, placing, marks.samples, marks.brushed, sure)

    def _tell_share(self, share: float) -> None:
        """Tell how many of the hexes have been looked at, where that takes long."""
        if self.previews.is_due and share < 1:
            self.told.setText(tr("Reading the hexes' colours … {share:.0%}", share=share))

    def _fit(self, extent: Extent) -> None:
        """Lay a picture without hexes over the whole width or height of the sheet."""
        if self._picture is not None:
            anchors = laid_under(self._board.sheet, self._picture.size, extent)
            self.marking.put(replace(self.marks, anchors=anchors))

    def _take_preview(self, preview: Preview) -> None:
        """Show what will be painted."""
        self.preview = preview
        told = told_of_painting(
            preview.count,
            preview.count_unsure,
            preview.count_left,
            preview.beside,
            is_brushed=bool(self.marks.brushed),
        )
        self.told.setText(" ".join(map(tr, told)))
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

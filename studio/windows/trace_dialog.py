"""The dialog that traces a scan: three hexes shown, colours picked, terrain proposed and accepted."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board, Underlay
from engine.board.terrain import NAMES
from engine.edits.document import SetField
from engine.edits.protocol import Several
from engine.hexes.affine import Affine, AnchorError, fitted
from engine.sayings import Phrase, count_of
from engine.tracing.files import named_beside
from engine.tracing.pictures import Picture, read_picture
from studio.language.words import headed, reason, tr
from studio.panels.fields import Choice, Note, Number, button, form, in_words
from studio.panels.sliders import Share
from studio.session.filing import sentence
from studio.windows.latest import Latest
from studio.windows.mark_list import MarkList
from studio.windows.marking import Marking
from studio.windows.scan_veil import Veil
from studio.windows.scan_view import ScanView
from studio.windows.trace_marks import Marks, MarksHistory
from studio.windows.trace_preview import Preview, Previews, Wish
from studio.windows.trace_words import told_of_fit

AskPicture = Callable[[QWidget], Path | None]

_PLACE, _PICK, _BRUSH = "place", "pick", "brush"
_STEPS: tuple[tuple[Phrase, str], ...] = (
    ("Show where a hex lies", _PLACE),
    ("Pick a terrain's colour", _PICK),
    ("Brush hexes to paint", _BRUSH),
)
_NUMBERS = {step: number for number, (_, step) in enumerate(_STEPS)}
_SIDE_WIDTH = 330
_OPACITY = 0.4
_PERCENT = 100
_PAINTED: tuple[Phrase, Phrase] = ("{n} hex will be painted.", "{n} hexes will be painted.")
_BRUSHED: tuple[Phrase, Phrase] = (
    "{n} hex will be painted, as brushed.",
    "{n} hexes will be painted, as brushed.",
)


class TraceDialog(QDialog):
    """Places a picture under a board and proposes terrain from it; once accepted, ``edit`` does both.

    Whoever opens it accepts it when its ``buttons`` ask for that: what is locked may keep it open.
    """

    def __init__(
        self, board: Board, map_: Path | None, ask: AskPicture, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Trace a Picture"))
        self._board, self._map, self._ask = board, map_, ask
        self._picture: Picture | None = None
        self._image = ""
        self.marking = Marking(board.sheet, self)
        self.preview: Preview | None = None
        self.previews = Previews(self._take_preview, self._tell, self)
        self.previews.progressed.connect(self._tell_share)
        self.finished.connect(self.previews.abandon)
        self._reading = Latest[Picture]("picture", self, self._take_picture, self._tell)
        self._make_fields()
        self._lay_out()
        self._recall()
        self._show()

    def _make_fields(self) -> None:
        """Make what the dialog consists of."""
        kinds = (*map(tr, NAMES), *(kind.name for kind in self._board.kinds))
        self.view = ScanView()
        self.choose = button("trace-choose", "Choose Picture…", "A scan or photo of the map")
        self.step = Choice("trace-step", "What a click on the picture does")
        self.step.offer(in_words(_STEPS), _PLACE)
        self.label = QLineEdit()
        self.label.setObjectName("trace-label")
        self.label.setToolTip(tr("The hex whose centre is clicked next on the picture"))
        self.terrain = Choice("trace-terrain", "The terrain whose colour is clicked next")
        self.terrain.offer([(headed(name), code) for code, name in enumerate(kinds)], 0)
        self.list = MarkList(self._board.sheet, kinds)
        self.undo = button("trace-undo", "Undo", "Take back the last thing marked (Ctrl+Z)")
        self.redo = button("trace-redo", "Redo", "Mark again what was taken back (Ctrl+Shift+Z)")
        self.remove = button("trace-remove", "Remove", "Remove what is marked in the list")
        self.sure = Number("trace-sure", "Leave hexes less sure than this as they are", 0, _PERCENT, "%")
        self.opacity = Share("trace-opacity", "Opacity", "How strongly the picture shows under the map")
        self.opacity.show_share(_OPACITY)
        self.told = Note("trace-told")
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._connect()

    def _connect(self) -> None:
        """Have the fields and the picture do what they are for."""
        self.choose.clicked.connect(self._choose)
        self.undo.clicked.connect(self.marking.undo)
        self.redo.clicked.connect(self.marking.redo)
        # A button's own shortcut waits for its picture of being pressed, and takes no other meanwhile.
        QShortcut(QKeySequence("Ctrl+Z"), self, self.undo.clicked.emit)
        QShortcut(QKeySequence("Ctrl+Shift+Z"), self, self.redo.clicked.emit)
        self.remove.clicked.connect(self._remove)
        self.list.currentRowChanged.connect(lambda row: self.remove.setEnabled(row >= 0))
        self.step.currentIndexChanged.connect(self._show_step)
        self.view.wanted.connect(self._choose)
        self.view.dropped.connect(self.take)
        self.view.pressed.connect(self._press)
        self.view.dragged.connect(self.marking.drag)
        self.view.nudged.connect(self.marking.nudge)
        self.marking.changed.connect(self._show)
        self.marking.refused.connect(self.told.setText)
        self.sure.valueChanged.connect(self._show)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        """Put the picture on the left, what is known of it on the right."""
        fields = QWidget()
        layout = form(fields)
        layout.addRow(self.choose)
        layout.addRow(tr("A &click will"), self.step)
        layout.addRow(tr("&Hex"), self.label)
        layout.addRow(tr("&Terrain"), self.terrain)
        layout.addRow(self.list)
        steps = QHBoxLayout()
        steps.setSpacing(8)
        for each in (self.remove, self.undo, self.redo):
            each.setProperty("small", "true")
            steps.addWidget(each)
        layout.addRow(steps)
        layout.addRow(tr("At least &sure"), self.sure)
        layout.addRow(tr("&Opacity"), self.opacity)
        layout.addRow(self.told)
        fields.setFixedWidth(_SIDE_WIDTH)
        upper = QHBoxLayout()
        upper.setSpacing(20)
        upper.addWidget(self.view, 1)
        upper.addWidget(fields)
        whole = QVBoxLayout(self)
        whole.setSpacing(16)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.addLayout(upper, 1)
        whole.addWidget(self.buttons)

    def _recall(self) -> None:
        """Take up the picture the board has."""
        underlay = self._board.underlay
        if underlay is not None:
            self._image, self.marking.history = underlay.image, MarksHistory(Marks(underlay.at))
            self.opacity.show_share(underlay.opacity)
            self.read(Path(underlay.image) if self._map is None else self._map.parent / underlay.image)

    # -- the picture -----------------------------------------------------------------------------

    def _choose(self) -> None:
        """Ask for a picture and read it."""
        path = self._ask(self)
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> None:
        """Take a picture to trace."""
        self._image = named_beside(self._map, path)
        self.read(path)

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

    @property
    def _click_does(self) -> str:
        """What a click on the picture does."""
        return _STEPS[self.step.currentIndex()][1]

    def _press(self, x: float, y: float, takes_off: bool) -> None:
        """Do with a pixel what the step says; only hexes brushed are taken off."""
        if self._click_does == _BRUSH:
            self.marking.begin_stroke(x, y, takes_off=takes_off)
        elif takes_off:
            return
        elif self._click_does == _PLACE:
            self.marking.place(self.label.text(), x, y)
        elif self._picture is not None:
            self.marking.pick(self.terrain.currentIndex(), self._picture, x, y)

    def _remove(self) -> None:
        """Forget an anchor, a sample, or what is brushed."""
        if self.list.currentRow() >= 0:
            self.marking.put(self.marks.without(self.list.currentRow()))

    def _show_step(self) -> None:
        """Let only those fields be filled in that the next click goes by."""
        self.label.setEnabled(self._click_does == _PLACE)
        self.terrain.setEnabled(self._click_does == _PICK)

    def _suggest(self) -> None:
        """Name a corner of the sheet that is not shown yet."""
        sheet = self._board.sheet
        right, bottom = sheet.columns - 1, sheet.rows - 1
        corners = (sheet.hex_at(*at) for at in ((0, 0), (right, 0), (0, bottom), (right, bottom)))
        shown = dict(self.marks.anchors)
        left = [hex_ for hex_ in corners if hex_ not in shown]
        self.label.setText(sheet.label(left[0]) if left else "")

    # -- what comes of it ------------------------------------------------------------------------

    @property
    def edit(self) -> Several:
        """The edit that keeps the picture with the board and paints what is accepted."""
        underlay = Underlay(self._image, self.marks.anchors, self.opacity.share)
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
                words = tr(told_of_fit(self.marking.placing, len(marks.anchors)))
            except AnchorError as error:
                words = reason(error)
        if picture is not None and self.marking.placing is not None and marks.samples:
            self.previews.want(self._wish(picture, self.marking.placing))
        else:
            self.preview = None
            self.previews.drop()
            self.told.setText(words)
        self.view.show_anchors([(sheet.label(hex_), at) for hex_, at in marks.anchors])
        self.list.show_marks(marks)
        self._suggest()
        self._go_on(was_placed=was_placed)
        self._show_preview()

    def _go_on(self, *, was_placed: bool) -> None:
        """Go on to picking colours once the picture lies where it should, and back where it does no more."""
        is_placed = self.marking.placing is not None
        if is_placed != was_placed and (self._click_does == _PLACE) == is_placed:
            self.step.setCurrentIndex(_NUMBERS[_PICK if is_placed else _PLACE])
        self._show_step()
        self.remove.setEnabled(self.list.currentRow() >= 0)
        self.undo.setEnabled(self.marking.history.can_undo)
        self.redo.setEnabled(self.marking.history.can_redo)

    def _wish(self, picture: Picture, placing: Affine) -> Wish:
        """Return what is to be previewed."""
        marks, sure = self.marks, self.sure.value() / _PERCENT
        return Wish(self._board, picture, marks.anchors, placing, marks.samples, marks.brushed, sure)

    def _tell_share(self, share: float) -> None:
        """Tell how many of the hexes have been looked at, where that takes long."""
        if self.previews.is_due and share < 1:
            self.told.setText(tr("Looking at the colours of the hexes … {share:.0%}", share=share))

    def _take_preview(self, preview: Preview) -> None:
        """Show what will be painted."""
        self.preview = preview
        words = tr(count_of(preview.count, *(_BRUSHED if self.marks.brushed else _PAINTED)))
        unsure = int(preview.unsure.sum())
        words += " " + tr("{n} of them, rimmed in red, are not sure.", n=unsure) if unsure else ""
        self.told.setText(words)
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

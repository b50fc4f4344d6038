"""The dialog that traces a scan: three hexes shown, colours picked, terrain proposed and accepted."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board, Underlay
from engine.board.terrain import NAMES
from engine.edits.document import SetField
from engine.edits.protocol import Several
from engine.hexes.affine import Affine, Anchor, AnchorError, fitted
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point
from engine.sayings import Phrase, count_of
from engine.tracing.files import named_beside
from engine.tracing.pictures import Picture, read_picture
from engine.tracing.proposals import Sample, colour_at
from studio.language.words import headed, reason, tr
from studio.panels.fields import Choice, Note, Number, button, form, in_words
from studio.panels.sliders import Share
from studio.session.filing import sentence
from studio.windows.latest import Latest
from studio.windows.scan_veil import Veil
from studio.windows.scan_view import ScanView
from studio.windows.trace_preview import Preview, Previews, Wish

AskPicture = Callable[[QWidget], Path | None]

_PLACE, _PICK, _BRUSH = "place", "pick", "brush"
_STEPS: tuple[tuple[Phrase, str], ...] = (
    ("Show where a hex lies", _PLACE),
    ("Pick a terrain's colour", _PICK),
    ("Brush hexes to paint", _BRUSH),
)
_SIDE_WIDTH = 300
_OPACITY = 0.4
_PERCENT = 100
_FITS: Phrase = "The picture fits to {off:.1f} pixels. Now pick colours."
_PAINTED: tuple[Phrase, Phrase] = ("{n} hex will be painted.", "{n} hexes will be painted.")
_BRUSHED: tuple[Phrase, Phrase] = (
    "{n} hex will be painted, as brushed.",
    "{n} hexes will be painted, as brushed.",
)


class TraceDialog(QDialog):
    """Places a picture under a board and proposes terrain from it; once accepted, ``edit`` does both."""

    def __init__(
        self, board: Board, map_: Path | None, ask: AskPicture, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Trace a Picture"))
        self._board, self._map, self._ask = board, map_, ask
        self._picture: Picture | None = None
        self._image = ""
        self.anchors: dict[Hex, Point] = {}
        self.samples: list[Sample] = []
        self.brushed: set[Hex] = set()
        self._placing: Affine | None = None
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
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Hexes shown and colours picked"))
        self.remove = button("trace-remove", "Remove", "Remove what is marked in the list")
        self.sure = Number("trace-sure", "Leave hexes less sure than this as they are", 0, _PERCENT, "%")
        self.opacity = Share("trace-opacity", "Opacity", "How strongly the picture shows under the map")
        self.opacity.show_share(_OPACITY)
        self.told = Note("trace-told")
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.choose.clicked.connect(self._choose)
        self.remove.clicked.connect(self._remove)
        self.view.clicked.connect(self._click)
        self.view.brushed.connect(self._brush)
        self.view.nudged.connect(self._nudge)
        self.sure.valueChanged.connect(self._show)
        self.buttons.accepted.connect(self.accept)
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
        layout.addRow(self.remove)
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
            self._image, self.anchors = underlay.image, dict(underlay.at)
            self.opacity.show_share(underlay.opacity)
            self.read(Path(underlay.image) if self._map is None else self._map.parent / underlay.image)
        self._suggest()

    # -- the picture -----------------------------------------------------------------------------

    def _choose(self) -> None:
        """Ask for a picture and read it."""
        path = self._ask(self)
        if path is not None:
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

    def _click(self, x: float, y: float) -> None:
        """Do with a pixel what the step says."""
        step = _STEPS[self.step.currentIndex()][1]
        if step == _PLACE:
            self._place(x, y)
        elif step == _PICK:
            self._pick(x, y)
        else:
            self._brush(x, y)

    def _place(self, x: float, y: float) -> None:
        """Show where the hex named lies, and go on to another."""
        try:
            hex_ = self._board.sheet.hex_named(self.label.text())
        except LabelError as error:
            self.told.setText(reason(error))
            return
        self.anchors[hex_] = (round(x, 1), round(y, 1))
        self._suggest()
        self._show()

    def _pick(self, x: float, y: float) -> None:
        """Let the colour around a pixel stand for the terrain chosen."""
        colour = None if self._picture is None else colour_at(self._picture, x, y)
        if colour is not None:
            self.samples.append(Sample(self.terrain.currentIndex(), colour))
            self._show()

    def _brush(self, x: float, y: float) -> None:
        """Mark the hex at a pixel as one to paint."""
        if self._placing is None or _STEPS[self.step.currentIndex()][1] != _BRUSH:
            return
        a, b, c, d, e, f = self._placing.back
        hex_ = self._board.sheet.hex_under(a * x + c * y + e, b * x + d * y + f)
        if hex_ in self._board.sheet and hex_ not in self.brushed:
            self.brushed.add(hex_)
            self._show()

    def _nudge(self, across: float, down: float) -> None:
        """Move every anchor alike."""
        self.anchors = {hex_: (x + across, y + down) for hex_, (x, y) in self.anchors.items()}
        self._show()

    def _remove(self) -> None:
        """Forget an anchor or a sample."""
        at = self.list.currentRow()
        if 0 <= at < len(self.anchors):
            del self.anchors[list(self.anchors)[at]]
        elif at >= 0:
            del self.samples[at - len(self.anchors)]
        self._suggest()
        self._show()

    def _suggest(self) -> None:
        """Name a corner of the sheet that is not shown yet."""
        sheet = self._board.sheet
        right, bottom = sheet.columns - 1, sheet.rows - 1
        corners = (sheet.hex_at(*at) for at in ((0, 0), (right, 0), (0, bottom), (right, bottom)))
        left = [hex_ for hex_ in corners if hex_ not in self.anchors]
        self.label.setText(sheet.label(left[0]) if left else "")

    # -- what comes of it ------------------------------------------------------------------------

    @property
    def edit(self) -> Several:
        """The edit that keeps the picture with the board and paints what is accepted."""
        at: tuple[Anchor, ...] = tuple(self.anchors.items())
        underlay = Underlay(self._image, at, self.opacity.share)
        paints = () if self.preview is None else self.preview.edit.edits
        return Several("Trace picture", (SetField("underlay", underlay), *paints))

    def _show(self, *_: object) -> None:
        """Place the picture, have terrain proposed, and say how it stands."""
        sheet, picture = self._board.sheet, self._picture
        self._placing = None
        words = tr("Choose a picture, then click the centres of three hexes, far apart and not in one line.")
        if picture is not None:
            try:
                self._placing = fitted(sheet, tuple(self.anchors.items()))
                words = tr(_FITS, off=self._placing.off_px)
            except AnchorError as error:
                words = reason(error)
        if picture is not None and self._placing is not None and self.samples:
            self.previews.want(self._wish(picture, self._placing))
        else:
            self.preview = None
            self.previews.drop()
            self.told.setText(words)
        self.view.show_anchors([(sheet.label(hex_), at) for hex_, at in self.anchors.items()])
        self._list()
        self._show_preview()

    def _wish(self, picture: Picture, placing: Affine) -> Wish:
        """Return what is to be previewed."""
        at, samples = tuple(self.anchors.items()), tuple(self.samples)
        sure = self.sure.value() / _PERCENT
        return Wish(self._board, picture, at, placing, samples, frozenset(self.brushed), sure)

    def _tell_share(self, share: float) -> None:
        """Tell how many of the hexes have been looked at, where that takes long."""
        if self.previews.is_due and share < 1:
            self.told.setText(tr("Looking at the colours of the hexes … {share:.0%}", share=share))

    def _take_preview(self, preview: Preview) -> None:
        """Show what will be painted."""
        self.preview = preview
        words = tr(count_of(preview.count, *(_BRUSHED if self.brushed else _PAINTED)))
        unsure = int(preview.unsure.sum())
        words += " " + tr("{n} of them, rimmed in red, are not sure.", n=unsure) if unsure else ""
        self.told.setText(words)
        self._show_preview()

    def _show_preview(self) -> None:
        """Lay the newest preview over the picture, and offer what is sure to come of it."""
        is_placed = self._placing is not None
        self.view.lay(None if self._placing is None else Veil(self._board.sheet, self._placing, self.preview))
        is_painting = self.preview is not None and self.preview.count > 0
        self.ok.setText(tr("Paint Hexes") if is_painting else tr("Keep Picture"))
        self.ok.setEnabled(is_placed and not self.previews.is_due)

    def _list(self) -> None:
        """List the anchors and the samples."""
        self.list.clear()
        kinds = (*map(tr, NAMES), *(kind.name for kind in self._board.kinds))
        label = self._board.sheet.label
        self.list.addItems(
            [tr("{hex} at {x:g}, {y:g}", hex=label(hex_), x=x, y=y) for hex_, (x, y) in self.anchors.items()]
        )
        self.list.addItems([f"{kinds[each.code]}: {QColor(*each.colour).name()}" for each in self.samples])

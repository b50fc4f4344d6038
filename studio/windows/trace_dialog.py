"""The dialog that traces a scan: three hexes shown, colours picked, terrain proposed and accepted."""

from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
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
from engine.tracing.pictures import Picture, named_beside, read_picture
from engine.tracing.proposals import Proposal, Sample, colour_at, hex_colours, proposed
from studio.language.words import headed, reason, tr
from studio.panels.fields import Choice, Note, Number, button, form, in_words
from studio.panels.sliders import Share
from studio.session.filing import sentence
from studio.windows.latest import Latest
from studio.windows.scan_view import ScanView

AskPicture = Callable[[QWidget], Path | None]
HexColours = tuple[NDArray[np.uint8], NDArray[np.bool_]]
"""What `hex_colours` finds."""

_PLACE, _PICK, _BRUSH = "place", "pick", "brush"
_STEPS: tuple[tuple[Phrase, str], ...] = (
    ("Show where a hex lies", _PLACE),
    ("Pick a terrain's colour", _PICK),
    ("Brush hexes to paint", _BRUSH),
)
_SIDE_WIDTH = 300
_OPACITY = 0.4
_PERCENT = 100
_SURE = 0.4
"""Proposals less sure than this are shown as such."""

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
        self._looked_up: tuple[object, HexColours] | None = None
        self.proposal: Proposal | None = None
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
        """Say why there is no picture; the board keeps what it says of it."""
        self.told.setText(sentence(error))

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
        paints = () if self.proposal is None else self._paints(self.proposal).edits
        return Several("Trace picture", (SetField("underlay", underlay), *paints))

    def _paints(self, proposal: Proposal) -> Several:
        """Return the edit that takes the proposal up, as far as it is wanted."""
        wanted = _mask(self._board, self.brushed) if self.brushed else None
        return proposal.paints(self._board, wanted, self.sure.value() / _PERCENT)

    def _show(self, *_: object) -> None:
        """Place the picture, propose terrain, and say how it stands."""
        sheet, picture = self._board.sheet, self._picture
        self._placing = self.proposal = None
        words = tr("Choose a picture, then click the centres of three hexes, far apart and not in one line.")
        if picture is not None:
            try:
                self._placing = fitted(sheet, tuple(self.anchors.items()))
                words = tr(_FITS, off=self._placing.off_px)
            except AnchorError as error:
                words = reason(error)
        if picture is not None and self._placing is not None and self.samples:
            self.proposal = proposed(*self._colours_of(picture, self._placing), self.samples)
        painted: dict[Hex, QColor] = {}
        unsure: frozenset[Hex] = frozenset()
        if self.proposal is not None:
            painted = self._painted(self.proposal)
            unsure = self._unsure(self.proposal, painted)
            words = tr(count_of(len(painted), *(_BRUSHED if self.brushed else _PAINTED)))
            words += " " + tr("{n} of them, rimmed in red, are not sure.", n=len(unsure)) if unsure else ""
        self.view.show_anchors([(sheet.label(hex_), at) for hex_, at in self.anchors.items()])
        self.view.show_hexes(sheet, self._placing, painted, unsure)
        self._list()
        self.told.setText(words)
        self.ok.setText(tr("Paint Hexes") if painted else tr("Keep Picture"))
        self.ok.setEnabled(self._placing is not None)

    def _colours_of(self, picture: Picture, placing: Affine) -> HexColours:
        """Return the colours of the hexes, looked up anew only when the picture lies otherwise."""
        at = picture, tuple(self.anchors.items())
        if self._looked_up is None or self._looked_up[0] != at:
            self._looked_up = at, hex_colours(self._board.sheet, placing, picture)
        return self._looked_up[1]

    def _painted(self, proposal: Proposal) -> dict[Hex, QColor]:
        """Return the hexes that will be painted, in the colours of their samples."""
        colours = {sample.code: QColor(*sample.colour) for sample in reversed(self.samples)}
        after = self._paints(proposal).apply(self._board)
        rows, columns = np.nonzero(after.terrain != self._board.terrain)
        found = {}
        for column, row in zip(columns.tolist(), rows.tolist(), strict=True):
            found[self._board.sheet.hex_at(column, row)] = colours[int(after.terrain[row, column])]
        return found

    def _unsure(self, proposal: Proposal, painted: Iterable[Hex]) -> frozenset[Hex]:
        """Return the hexes to be painted whose colour is nearly as like another terrain."""
        places = ((hex_, self._board.sheet.place_of(hex_)) for hex_ in painted)
        return frozenset(hex_ for hex_, (column, row) in places if proposal.confidence[row, column] < _SURE)

    def _list(self) -> None:
        """List the anchors and the samples."""
        self.list.clear()
        kinds = (*map(tr, NAMES), *(kind.name for kind in self._board.kinds))
        label = self._board.sheet.label
        self.list.addItems(
            [tr("{hex} at {x:g}, {y:g}", hex=label(hex_), x=x, y=y) for hex_, (x, y) in self.anchors.items()]
        )
        self.list.addItems([f"{kinds[each.code]}: {QColor(*each.colour).name()}" for each in self.samples])


def _mask(board: Board, hexes: Iterable[Hex]) -> NDArray[np.bool_]:
    """Return a layer of the board's shape in which some hexes are set."""
    mask = np.zeros(board.terrain.shape, dtype=bool)
    for hex_ in hexes:
        column, row = board.sheet.place_of(hex_)
        mask[row, column] = True
    return mask

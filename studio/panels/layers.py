"""The layers: for each ply of the map an eye, whether it stands back, and a lock; the picture to trace."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from engine.board.document import Board
from engine.edits.document import SetField
from engine.messages import Phrase
from studio.drawing.layers import PLIES, Ply
from studio.language.words import inside, tr
from studio.panels.fields.fields import button
from studio.panels.fields.scrolling import fill_scrolling
from studio.panels.fields.sliders import Share
from studio.session.document import Session
from studio.session.view_state import Sight

_HEADS: Final[tuple[Phrase, ...]] = ("Show", "Dim", "Lock")
_WORDS = dict(zip(("show", "dim", "lock"), _HEADS, strict=True))


class LayersPanel(QWidget):
    """A row for each ply, the highest on top as they lie on the map."""

    def __init__(self, session: Session, sight: Sight, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("layers-panel")
        self._session = session
        self._sight = sight
        self._boxes: dict[tuple[str, str], QCheckBox] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(0, 1)
        for column, head in enumerate(_HEADS, start=1):
            label = QLabel(tr(head))
            label.setForegroundRole(label.palette().ColorRole.PlaceholderText)
            grid.addWidget(label, 0, column, Qt.AlignmentFlag.AlignHCenter)
        for row, ply in enumerate(PLIES, start=1):
            self._add(grid, row, ply)
        self.opacity = Share("layers-opacity", "Opacity", "Opacity of the picture to trace.")
        self.opacity.moved.connect(self._set_opacity)
        self._strength = QLabel(tr("O&pacity of the picture"))
        self._strength.setBuddy(self.opacity.slider)
        self.all = button("layers-restore", "Show All", "Show and unlock all layers.")
        self.all.clicked.connect(sight.restore)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(14, 8, 14, 8)
        layout.addLayout(grid)
        layout.addWidget(self._strength)
        layout.addWidget(self.opacity)
        layout.addWidget(self.all, alignment=Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
        fill_scrolling(self, inside)
        sight.changed.connect(self._follow)
        session.board_changed.connect(self._follow_board)
        session.refused.connect(lambda _plies: self._show_opacity())
        self._follow()
        self._show_opacity()

    def box(self, ply: str, what: str) -> QCheckBox:
        """Return the box of a ply: ``show``, ``dim`` or ``lock``; raises KeyError when it has none."""
        return self._boxes[ply, what]

    def _add(self, grid: QGridLayout, row: int, ply: Ply) -> None:
        """Add the row of a ply."""
        name = QLabel(tr(ply.title))
        holds = tr(ply.holds)
        name.setToolTip(f"{holds}.")
        grid.addWidget(name, row, 0)
        doings: list[tuple[str, str, Callable[[str, bool], None]]] = [
            ("show", tr("Show or hide: {holds}.", holds=inside(holds)), self._sight.show),
            (
                "dim",
                tr("Draw it in pale colours: {holds}.", holds=inside(holds)),
                self._sight.dim,
            ),
        ]
        if ply.solid:
            tip = tr("Protect it from selection and changes: {holds}.", holds=inside(holds))
            doings.append(("lock", tip, self._sight.lock))
        for column, (what, tip, do) in enumerate(doings, start=1):
            box = QCheckBox()
            box.setObjectName(f"layer-{ply.name}-{what}")
            box.setAccessibleName(f"{tr(_WORDS[what])} {tr(ply.title)}")
            box.setToolTip(tip)
            box.toggled.connect(lambda ticked, do=do, name=ply.name: do(name, ticked))
            grid.addWidget(box, row, column, Qt.AlignmentFlag.AlignHCenter)
            self._boxes[ply.name, what] = box

    def _set_opacity(self) -> None:
        """Have the picture to trace show more or less; the steps of a drag undo as one."""
        underlay = self._session.board.underlay
        if underlay is not None:
            new = replace(underlay, opacity=self.opacity.share)
            self._session.apply(SetField("underlay", new, merge_key="opacity"))

    def _follow_board(self, before: Board, board: Board) -> None:
        """Show how strongly another board's picture shows."""
        if before.underlay is not board.underlay:
            self._show_opacity()

    def _show_opacity(self) -> None:
        """Show how strongly the board's picture shows; without one there is nothing to set."""
        underlay = self._session.board.underlay
        for part in (self._strength, self.opacity):
            part.setVisible(underlay is not None)
        if underlay is not None:
            self.opacity.show_share(underlay.opacity)

    def _follow(self) -> None:
        """Tick what holds."""
        sight = self._sight
        for (ply, what), box in self._boxes.items():
            of = {"show": sight.hidden, "dim": sight.dimmed, "lock": sight.locked}[what]
            with QSignalBlocker(box):
                box.setChecked((ply in of) != (what == "show"))
            if what == "dim":
                box.setEnabled(ply not in sight.hidden)

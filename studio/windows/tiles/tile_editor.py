"""The large tile with a field at each of its edges, its name, its goods, and a swatch for each railroad."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.boardfile.bounds import Bounds
from engine.messages import Phrase, say
from engine.text.names import normalised
from engine.tiles.edits import ChangeCity, SetFieldOfSet, with_edge
from engine.tiles.set import BLANK, MOST_GOODS, SIDES, CityTile, TileSet
from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.painting.tile_pixmaps import paint_tile
from studio.panels.fields.number_field import Number
from studio.panels.palette.swatches import colour_icon
from studio.session.overrides import reported
from studio.session.set_session import SetSession

_SIDE_NAMES: Final[tuple[Phrase, ...]] = ("north edge", "east edge", "south edge", "west edge")
_SWATCHES_A_ROW: Final = 7
_SWATCH_PX: Final = 16


class TilePicture(QWidget):
    """The tile itself; a click chooses an edge, R turns it."""

    side_clicked = Signal(int)
    turn_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tile-picture")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._shown: tuple[TileSet, CityTile] | None = None

    def show_tile(self, tile_set: TileSet, city: CityTile | None) -> None:
        """Show a tile, or none."""
        self._shown = None if city is None else (tile_set, city)
        self.setAccessibleName("" if city is None else city.name)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size at which all is read with ease."""
        return QSize(260, 260)

    def minimumSizeHint(self) -> QSize:
        """Return a size at which the name is still read."""
        return QSize(140, 140)

    @property
    def _square(self) -> QRectF:
        side = min(self.width(), self.height())
        return QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)

    @reported
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tile."""
        if self._shown is not None:
            painter = QPainter(self)
            paint_tile(painter, *self._shown, self._square)
            painter.end()

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the edge that is nearest to the pointer."""
        centre = self._square.center()
        x, y = event.position().x() - centre.x(), event.position().y() - centre.y()
        self.side_clicked.emit((1 if x > 0 else 3) if abs(x) > abs(y) else (2 if y > 0 else 0))

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the tile."""
        if event.key() == Qt.Key.Key_R:
            self.turn_wanted.emit()
        else:
            super().keyPressEvent(event)


class EdgeField(QLineEdit):
    """The code at one edge: a code that is whole is taken at once, Space makes the edge blank."""

    taken = Signal(int, str)
    """The side, and the code or ``BLANK``."""
    entered = Signal(int)
    """The side whose field has the keyboard now."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.codes: tuple[str, ...] = ()
        self.setObjectName(f"edge-{SIDES[side]}")
        self.setAccessibleName(tr(_SIDE_NAMES[side]))
        self.setPlaceholderText("–")
        self.setMaxLength(4)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(64)
        self.setToolTip(as_tip(tr("Type a code, or click a railroad below. Space makes the edge blank.")))
        self.textEdited.connect(self._take_whole)
        self.editingFinished.connect(self.finish)

    def show_code(self, code: str) -> None:
        """Show the code of the edge."""
        if self.text() != code:
            self.setText(code)

    def finish(self) -> None:
        """Take what is typed, whether or not a railroad has such a code."""
        typed = self.text().strip()
        known = (code for code in self.codes if code.casefold() == typed.casefold())
        self.taken.emit(self.side, next(known, typed) if typed.strip("-–") else BLANK)

    def _take_whole(self, typed: str) -> None:
        """Take a code that is whole and no beginning of another."""
        folded = typed.casefold()
        begun = [code for code in self.codes if code.casefold().startswith(folded)]
        if [code.casefold() for code in begun] == [folded]:
            self.taken.emit(self.side, begun[0])
            self.selectAll()

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Make the edge blank by Space."""
        if event.key() == Qt.Key.Key_Space:
            self.clear()
            self.taken.emit(self.side, BLANK)
        else:
            super().keyPressEvent(event)

    @reported
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select what is there, so that typing replaces it."""
        super().focusInEvent(event)
        self.selectAll()
        self.entered.emit(self.side)


class TileEditor(QWidget):
    """Edits the current tile of a set."""

    other_wanted = Signal(int)
    """Another tile is to be edited: how many places on, or back below 0."""

    def __init__(self, session: SetSession) -> None:
        super().__init__()
        self.setObjectName("tile-editor")
        self._session = session
        self._place = -1
        self._side = 0
        self._shown_codes: tuple[object, ...] = ()
        self.picture = TilePicture()
        self.edges = tuple(EdgeField(side) for side in range(4))
        self.name = QLineEdit()
        self.name.setObjectName("tile-name")
        self.goods = Number(
            "tile-goods", "How many goods are drawn when the tile is placed.", Bounds(0, MOST_GOODS)
        )
        self.start = QCheckBox(tr("Start city"))
        self.start.setObjectName("tile-start")
        self.turn = QPushButton(tr("Turn"))
        self.turn.setToolTip(as_tip(tr("Turn the tile clockwise; R on the wall or the tile does the same")))
        self._swatches = QGridLayout()
        self._swatches.setSpacing(2)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        around = QGridLayout()
        middle = Qt.AlignmentFlag.AlignCenter
        for field, (row, column) in zip(self.edges, ((0, 1), (1, 2), (2, 1), (1, 0)), strict=True):
            around.addWidget(field, row, column, middle)
        around.addWidget(self.picture, 1, 1)
        around.setColumnStretch(1, 1)
        around.setRowStretch(1, 1)
        form = QFormLayout()
        form.addRow(tr("Name"), self.name)
        form.addRow(tr("Goods"), self.goods)
        form.addRow("", self.start)
        form.addRow("", self.turn)
        whole = QVBoxLayout(self)
        whole.addLayout(around, 1)
        whole.addLayout(self._swatches)
        whole.addLayout(form)
        for before, after in zip(self._ring(), list(self._ring())[1:], strict=False):
            QWidget.setTabOrder(before, after)

    def _ring(self) -> Iterator[QWidget]:
        """Yield what Tab goes through."""
        yield from self.edges
        yield from (self.name, self.goods, self.start, self.turn)

    def _connect(self) -> None:
        for field in self.edges:
            field.taken.connect(self._set_edge)
            field.entered.connect(self._note_side)
        self.picture.side_clicked.connect(lambda side: self.edges[side].setFocus())
        self.picture.turn_wanted.connect(self.turn_tile)
        self.turn.clicked.connect(self.turn_tile)
        self.name.editingFinished.connect(self._set_name)
        self.goods.valueChanged.connect(self._set_goods)
        self.start.toggled.connect(self._set_start)
        self._session.edits_called_in.connect(self._finish)

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def city(self) -> CityTile | None:
        """The tile that is edited."""
        cities = self._session.tile_set.cities
        return cities[self._place] if 0 <= self._place < len(cities) else None

    def show_place(self, place: int) -> None:
        """Edit the tile at a place of the set; -1 for none."""
        self._place = place
        self.show_set()

    def show_set(self) -> None:
        """Show the tile as it is now."""
        tile_set, city = self._session.tile_set, self.city
        self._show_swatches(tile_set)
        self.picture.show_tile(tile_set, city)
        for widget in self._ring():
            widget.setEnabled(city is not None)
        for side, field in enumerate(self.edges):
            field.codes = tile_set.codes
            field.show_code("" if city is None else city.edges[side])
        for widget in (self.goods, self.start):
            widget.blockSignals(True)
        name = "" if city is None else city.name
        if self.name.text() != name:
            self.name.setText(name)
        self.goods.show_number(0 if city is None else city.goods)
        self.start.setChecked(city is not None and city.name in tile_set.starts)
        for widget in (self.goods, self.start):
            widget.blockSignals(False)

    def _show_swatches(self, tile_set: TileSet) -> None:
        shown = tuple((road.code, road.name, road.colour) for road in tile_set.railroads)
        if shown == self._shown_codes:
            return
        self._shown_codes = shown
        while (item := self._swatches.takeAt(0)) is not None:
            swatch = item.widget()
            if swatch is not None:
                swatch.deleteLater()
        swatches = [*((road.code, road.name, road.colour) for road in tile_set.railroads)]
        for at, (code, name, colour) in enumerate([*swatches, (BLANK, tr("Blank edge"), "#e9e2c8")]):
            button = QToolButton()
            button.setText(code or "–")
            button.setToolTip(as_tip(name))
            button.setAccessibleName(name)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            outline = self.palette().text().color()
            button.setIcon(colour_icon(colour, outline, _SWATCH_PX, self.devicePixelRatioF()))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, code=code: self._take_swatch(code))
            self._swatches.addWidget(button, *divmod(at, _SWATCHES_A_ROW))

    # -- what is done ------------------------------------------------------------------------------

    def _note_side(self, side: int) -> None:
        self._side = side

    def begin(self) -> None:
        """Put the keyboard at the first edge."""
        self.edges[0].setFocus()

    def _take_swatch(self, code: str) -> None:
        """Give the edge in hand a railroad, and go on to the next edge."""
        side = self._side
        self._set_edge(side, code)
        self.edges[(side + 1) % 4].setFocus()

    def _set_edge(self, side: int, code: str) -> None:
        city = self.city
        if city is not None:
            label = say("Change the {side} edge of {city}", side=SIDES[side], city=city.name)
            self._change(with_edge(city, side, code), label)

    def turn_tile(self) -> None:
        """Turn the tile a quarter clockwise, as printed."""
        city = self.city
        if city is not None:
            self._change(replace(city, edges=city.turned(1)), say("Turn {city}", city=city.name))

    def _set_name(self) -> None:
        city, name = self.city, " ".join(normalised(self.name.text()).split())
        if city is not None and name:
            self._change(replace(city, name=name), say("Rename {city}", city=city.name))

    def _set_goods(self, entered: float) -> None:
        goods = int(entered)
        city = self.city
        if city is not None:
            label = say("Change the goods of {city}", city=city.name)
            self._change(replace(city, goods=goods), label, f"goods {self._place}")

    def _set_start(self, is_start: bool) -> None:
        city = self.city
        if city is not None:
            others = tuple(name for name in self._session.tile_set.starts if name != city.name)
            self._session.change(SetFieldOfSet("starts", (*others, city.name) if is_start else others))

    def _change(self, after: CityTile, label: Phrase, merge_key: str | None = None) -> None:
        city = self.city
        if city is not None:
            self._session.change(ChangeCity(self._place, city, after, label, merge_key))

    def _finish(self) -> None:
        """Take what is being typed."""
        focused = self.focusWidget()
        if isinstance(focused, EdgeField):
            focused.finish()
        elif focused is self.name:
            self._set_name()

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on to the next tile by Page Down, back by Page Up; what is typed is taken."""
        steps = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._finish()
            self.other_wanted.emit(step)

    @reported
    def changeEvent(self, event: QEvent) -> None:
        """Draw the swatches again in the colours of another style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._shown_codes = ()
            self._show_swatches(self._session.tile_set)

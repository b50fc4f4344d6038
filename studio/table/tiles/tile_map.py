"""The laid tiles on the screen, with locomotives and cubes, and the tile that is about to be placed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from textwrap import wrap
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.table.tiles.sitting import TileSitting
from engine.tiles.facts import HOME, Cell
from engine.tiles.set import CityTile
from studio.drawing.game.companies import Livery
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Mark
from studio.drawing.tiles.table_marks import (
    cell_at,
    cell_box,
    cube_marks,
    cube_places,
    cube_ring,
    frame_mark,
    locomotive_marks,
    nearest_cube,
    note_marks,
    outline_marks,
    way_mark,
)
from studio.language.words import tr
from studio.mapview.navigator import Navigator
from studio.mapview.overlay import paint_marks
from studio.painting.tile_pixmaps import tile_pixmap
from studio.session.overrides import reported
from studio.table.map_marks import NOTE, chip_marks
from studio.table.tiles.tile_hand import TileHand
from studio.tools.preview_marks import HAND, REFUSED

_AROUND: Final = 1
"""How many empty cells are shown around the laid tiles."""
_LETTERS: Final = 46
_CURSOR: Final = "#1c7ed6"
_ZOOM: Final = 1.0015
"""How much a step of the wheel enlarges."""
_SLACK: Final = 6
"""From how many pixels on a press with the left button moves the table instead of a click."""
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TileMap(QWidget):
    """Shows the table, and takes what is done on it to the hand.

    The wheel turns a tile that is held, and enlarges else or with Ctrl. Dragging moves the table.
    """

    city_pointed = Signal(object)
    """The tile under the pointer or the cursor, None for an empty cell."""

    def __init__(self, hand: TileHand, looks: Sequence[Livery], theme: Theme) -> None:
        super().__init__()
        self.setObjectName("tile-map")
        self.setAccessibleName(tr("Table of the game"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._hand, self._looks, self.theme = hand, looks, theme
        self._shown: TileSitting | None = None
        self._is_past = False
        self.side = 57.0
        self.navigator = Navigator(cell_box(HOME, self.side), self)
        self.navigator.moved.connect(self.update)
        self._lit: tuple[Cell, ...] = ()
        self._has_cursor = False
        self._press: QPoint | None = None
        self._last: QPoint | None = None
        self._drags = False
        hand.changed.connect(self._describe)

    def sizeHint(self) -> QSize:
        """Return room for a table."""
        return QSize(900, 700)

    # -- showing -----------------------------------------------------------------------------------

    def show_sitting(self, sitting: TileSitting, theme: Theme, *, is_past: bool) -> None:
        """Show the table of a game; of the past nothing can be done."""
        self._shown, self.theme, self._is_past = sitting, theme, is_past
        self.side = sitting.game.facts.tiles.sizes.city_mm
        content = self._content(sitting)
        if content != self.navigator.view.content:
            if self.navigator.is_fitted:
                self.navigator.show_content(content)
            else:
                self.navigator.extend(content)
        self.update()

    def light(self, cells: tuple[Cell, ...]) -> None:
        """Frame the cities that an entry is about."""
        self._lit = cells
        self.update()

    def _content(self, sitting: TileSitting) -> Box:
        cells = [*sitting.state.table] or [HOME]
        boxes = [cell_box(cell, self.side) for cell in cells]
        room = _AROUND * self.side
        return Box(
            min(box.left for box in boxes) - room,
            min(box.top for box in boxes) - room,
            max(box.right for box in boxes) + room,
            max(box.bottom for box in boxes) + room,
        )

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tiles, what lies on them, and what the hand is about to do."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.palette().color(QPalette.ColorRole.Mid).darker(112))
        sitting = self._shown
        if sitting is not None:
            self._paint_tiles(painter, sitting)
            view = self.navigator.view
            painter.scale(view.scale, view.scale)
            painter.translate(-view.left, -view.top)
            paint_marks(painter, self._marks(sitting))
        painter.end()

    def _paint_tiles(self, painter: QPainter, sitting: TileSitting) -> None:
        cities = sitting.game.facts.tiles.cities
        for cell, laid in sitting.state.table.items():
            # The cubes that lie on the tile say what the printed ones said.
            self._paint_tile(painter, sitting, replace(cities[laid.tile], goods=0), cell, laid.turn)
        hand = self._hand
        if hand.tile is None or hand.cell is None or self._is_past or hand.cell in sitting.state.table:
            return
        painter.setOpacity(0.82)
        self._paint_tile(painter, sitting, cities[hand.tile], hand.cell, hand.turns)
        painter.setOpacity(1.0)

    def _paint_tile(
        self, painter: QPainter, sitting: TileSitting, city: CityTile, cell: Cell, turns: int
    ) -> None:
        view = self.navigator.view
        box = cell_box(cell, self.side)
        (left, top), (right, bottom) = view.to_px((box.left, box.top)), view.to_px((box.right, box.bottom))
        place = QRectF(left, top, right - left, bottom - top)
        if not place.intersects(QRectF(self.rect())):
            return
        pixels = max(1, round(right - left))
        pixmap = tile_pixmap(sitting.game.facts.tiles, city, pixels, self.devicePixelRatioF(), turns)
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))

    def _marks(self, sitting: TileSitting) -> Iterator[Mark]:
        facts, state, side = sitting.game.facts, sitting.state, self.side
        yield from locomotive_marks(facts, state, self._looks, self.theme, side)
        yield from cube_marks(facts, state, side)
        cells = {laid.tile: cell for cell, laid in state.table.items()}
        yield from note_marks((cells[note.hex] for note in sitting.notes if note.hex in cells), side, NOTE)
        for cell in self._lit:
            yield frame_mark(cell, side, _CURSOR)
        if not self._is_past:
            yield from self._hand_marks(sitting)

    def _hand_marks(self, sitting: TileSitting) -> Iterator[Mark]:
        """Yield where what is held may go, what can be taken, and the words at the pointer."""
        hand, side = self._hand, self.side
        yield from outline_marks(hand.cells(), side, HAND)
        loose = {(move.good, move.cell) for move in hand.deliveries}
        for city, goods in sitting.state.cubes.items():
            for good, at in cube_places(city, goods, side):
                if (good, city) == hand.cube or (hand.cube is None and (good, city) in loose):
                    yield cube_ring(at, side, HAND)
        told, refused = hand.told()
        cell = hand.cell
        if cell is None:
            return
        if hand.cube is not None and refused is None and told:
            yield from way_mark(hand.cube[1], cell, side, HAND)
        if self._has_cursor:
            yield frame_mark(cell, side, _CURSOR)
        is_free = cell not in sitting.state.table
        if not told or (refused is not None and not is_free and hand.cube is None):
            return
        if is_free:
            yield frame_mark(cell, side, REFUSED if refused is not None else HAND)
        view = self.navigator.view
        lines = tuple(wrap(tr(told), _LETTERS))
        middle = cell_box(cell, side).centre
        yield from chip_marks(middle, lines, view.scale, view.visible, refused=refused is not None)

    def _describe(self) -> None:
        """Say to a screen reader what a click would bring."""
        told, _ = self._hand.told()
        cell = self._hand.cell
        where = "" if cell is None else f"{self._name_at(cell)} {tr(told)}".strip()
        self.setAccessibleDescription(where)
        self.update()

    def _name_at(self, cell: Cell) -> str:
        laid = self._shown.state.table.get(cell) if self._shown is not None else None
        if laid is None or self._shown is None:
            return tr("Cell {x}, {y}.", x=cell[0], y=cell[1])
        return self._shown.game.facts.name(laid.tile)

    # -- the pointer -------------------------------------------------------------------------------

    def point_at(self, cell: Cell | None) -> None:
        """Have the pointer over a cell."""
        self._hand.point(cell)
        table = self._shown.state.table if self._shown is not None else {}
        self.city_pointed.emit(table[cell].tile if cell in table else None)

    def _cell(self, event: QMouseEvent) -> Cell:
        return cell_at(self.navigator.view.to_mm(event.position().toTuple()), self.side)

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, or to move the table."""
        self._has_cursor = False
        self._press = self._last = event.position().toPoint()
        self._drags = event.button() == Qt.MouseButton.MiddleButton
        self.point_at(self._cell(event))

    @reported
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a cell, or move the table along."""
        at = event.position().toPoint()
        if self._press is not None and self._last is not None:
            self._drags = self._drags or (at - self._press).manhattanLength() > _SLACK
            if self._drags:
                self.navigator.pan(at.x() - self._last.x(), at.y() - self._last.y())
            self._last = at
            return
        self._has_cursor = False
        self.point_at(self._cell(event))

    @reported
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Place the tile, take the cube or deliver it there, unless the table was moved."""
        is_click = self._press is not None and not self._drags
        self._press = self._last = None
        if not is_click:
            return
        if event.button() == Qt.MouseButton.RightButton:
            self._turn_or_drop()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._click(event)

    def _turn_or_drop(self) -> None:
        if self._hand.cube is not None:
            self._hand.drop()
        else:
            self._hand.turn()

    def _click(self, event: QMouseEvent) -> None:
        if self._shown is None or self._is_past:
            return
        cell = self._cell(event)
        goods = self._shown.state.cubes.get(cell)
        place = self.navigator.view.to_mm(event.position().toTuple())
        cube = nearest_cube(cell, goods, place, self.side) if goods is not None else None
        hand = self._hand
        if cube is not None and hand.deliveries and not (hand.cube is not None and cell in hand.cells()):
            hand.take_cube(cube, cell)
        elif hand.tile is not None or hand.cube is not None:
            hand.press(cell)

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the tile that is held, or enlarge."""
        angle = event.angleDelta().y()
        with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self._hand.tile is not None and not with_ctrl and not self._is_past:
            self._hand.turn(1 if angle < 0 else -1)
        else:
            self.navigator.zoom(_ZOOM**angle, event.position().toTuple())
        event.accept()

    @reported
    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        if not self._has_cursor:
            self.point_at(None)

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the table to another size."""
        self.navigator.resize(float(self.width()), float(self.height()))

    # -- the keyboard ------------------------------------------------------------------------------

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor by the arrows, place or deliver with Enter, let go with Esc."""
        key = event.key()
        if key in _STEPS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._move_cursor(*_STEPS[Qt.Key(key)])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._hand.cell is not None:
            self._enter(self._hand.cell)
        elif key == Qt.Key.Key_Escape:
            self._hand.drop()
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _enter(self, cell: Cell) -> None:
        """Do what a click on a cell does; of several cubes on a city that can go the next is taken."""
        hand = self._hand
        goods = [move.good for move in hand.deliveries if move.cell == cell]
        held = hand.cube[0] if hand.cube is not None and hand.cube[1] == cell else -1
        if goods and (hand.cube is None or hand.cube[1] == cell):
            hand.take_cube(next((good for good in sorted(goods) if good > held), goods[0]), cell)
        elif not self._is_past:
            hand.press(cell)

    def _move_cursor(self, right: int, down: int) -> None:
        hand = self._hand
        start = hand.cell
        if not self._has_cursor and start is None:
            start = next(iter(hand.cells()), HOME)
            right = down = 0
        elif start is None:
            start = HOME
        self._has_cursor = True
        cell = start[0] + right, start[1] + down
        content = self._content(self._shown) if self._shown is not None else cell_box(HOME, self.side)
        if content.holds(*cell_box(cell, self.side).centre):
            self.point_at(cell)
        self.navigator.reveal(cell_box(hand.cell or HOME, self.side))
        self.update()

"""The map of a game on the screen: track between the ground and the names, and what lies over both."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from engine.game.facts import Facts
from engine.hexes.lattice import STEPS, Hex
from studio.drawing.game.companies import Livery
from studio.drawing.game.laid_track import LaidTrack, hexes_of
from studio.drawing.game.track import track_marks
from studio.drawing.lettering.lettering import Names
from studio.drawing.maps.themes import Theme
from studio.drawing.maps.towns import symbol_box
from studio.drawing.picture import LAYERS, OF_NAMES, boxed_names, drawn_layers
from studio.drawing.shapes.boxes import Box, Point, around
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Mark
from studio.language.words import tr
from studio.mapview.map_view import MapView
from studio.mapview.name_layer import NO_NAMES
from studio.mapview.overlay import paint_marks
from studio.mapview.tile_painter import Style
from studio.mapview.viewport import Viewport
from studio.session.overrides import reported
from studio.table.map_marks import chip_marks, ring_marks

_AT = LAYERS.index("names")
_SIGNS = frozenset(LAYERS[_AT:]) - {"rim"}
"""The layers above track, so that it never hides a key or a name."""
_SURROUNDINGS = 2.0
_STILL_MS = 120
"""How long after the view has moved track and names are painted again."""
_CURSOR = "#1c7ed6"
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Chip(NamedTuple):
    """Words at the pointer: over which hex, in which lines, and whether they say why something is refused."""

    hex: int
    lines: tuple[str, ...]
    refused: bool = False


def ground_style(style: Style) -> Style:
    """Return a style without what is drawn above track."""
    return Style(style.theme, style.layers - _SIGNS, style.dim)


class _Kept:
    """A picture of marks as they are seen in a view, kept while that stays."""

    def __init__(self) -> None:
        self._picture: QPixmap | None = None
        self._view: Viewport | None = None
        self._ratio = 1.0

    @property
    def is_any(self) -> bool:
        """Whether there is a picture, be it of another view."""
        return self._picture is not None

    def is_of(self, view: Viewport, ratio: float) -> bool:
        """Return whether there is a picture of a view on a screen of a pixel ratio."""
        return self._picture is not None and (self._view, self._ratio) == (view, ratio)

    def drop(self) -> None:
        """Have no picture."""
        self._picture = None

    def draw(self, view: Viewport, ratio: float, marks: tuple[Mark, ...]) -> None:
        """Draw marks as they are seen in a view."""
        picture = QPixmap(round(view.width * ratio), round(view.height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.scale(view.scale, view.scale)
        painter.translate(-view.left, -view.top)
        paint_marks(painter, marks)
        painter.end()
        self._picture, self._view, self._ratio = picture, view, ratio

    def paint(self, painter: QPainter, view: Viewport) -> None:
        """Paint the picture where it is seen in a view, in pixels."""
        if self._picture is None or self._view is None:
            return
        left, top = view.to_px((self._view.left, self._view.top))
        part = view.scale / self._view.scale
        place = QRectF(left, top, self._view.width * part, self._view.height * part)
        painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))


class GameMap(MapView):
    """Shows a board with companies' track; hexes are numbered as in the game's facts."""

    hovered = Signal(object)
    """The hex under the pointer or the keyboard's cursor, None next to the map."""
    pressed = Signal(int)
    """The left button went down over a hex."""
    let_go_over = Signal(object)
    """It came up over a hex, or next to the map (None)."""
    waypoint_wanted = Signal(int)
    """A way-point is wanted in a hex: a click with Ctrl, with the right button, or Space."""
    given_up = Signal()
    """Esc was pressed: what was begun on the map is dropped."""

    def __init__(self, board: Board, facts: Facts, style: Style, parent: QWidget | None = None) -> None:
        self._wanted_layers = style.layers
        super().__init__(board, ground_style(style), parent)
        self.setObjectName("game-map")
        self.setAccessibleName(tr("Map of the game"))
        self.setMouseTracking(True)
        self._facts = facts
        self.hexes = hexes_of(board)
        self._numbers = {hex_: number for number, hex_ in enumerate(self.hexes)}
        self._written: Names = NO_NAMES
        self._track = LaidTrack({}, {})
        self._looks: Sequence[Livery] = ()
        self._news: tuple[Mark, ...] = ()
        self._over: tuple[Mark, ...] = ()
        self._pointed: tuple[Mark, ...] = ()
        self._chip: Chip | None = None
        self._cursor: int | None = None
        self._hover: int | None = None
        self._held = False
        self._lines: tuple[Mark, ...] | None = None
        self._signs: tuple[Mark, ...] | None = None
        self._taken: list[Box] | None = None
        self._below, self._above = _Kept(), _Kept()
        # While the view moves, what was painted for another is moved along.
        self._later = QTimer(self, singleShot=True, interval=_STILL_MS)
        self._later.timeout.connect(self.update)
        self.names.placed.connect(self._take_names)
        self.navigator.settled.connect(self._draw_again)

    # -- what is shown -----------------------------------------------------------------------

    def show_style(self, style: Style) -> None:
        """Draw the map in another style."""
        self._wanted_layers = style.layers
        self.restyle(ground_style(style))
        self._lines = self._signs = None
        self._draw_again()

    def show_track(self, track: LaidTrack, looks: Sequence[Livery]) -> None:
        """Show other track."""
        if track != self._track or looks != self._looks:
            self._track, self._looks, self._lines = track, looks, None
            self._draw_lines()

    def show_news(self, marks: tuple[Mark, ...]) -> None:
        """Show marks between track and names, such as hexes in reach."""
        if marks != self._news:
            self._news = marks
            self._draw_lines()

    def show_over(self, marks: tuple[Mark, ...]) -> None:
        """Show marks over everything, such as trains and rings."""
        if marks != self._over:
            self._over = marks
            self.update()

    def point_at(self, marks: tuple[Mark, ...], chip: Chip | None) -> None:
        """Show what goes with the pointer: the way a drag would lay, and words."""
        if marks != self._pointed or chip != self._chip:
            self._pointed, self._chip = marks, chip
            self.update()
            self.setAccessibleDescription("" if chip is None else " · ".join(chip.lines))

    def over(self) -> tuple[Mark, ...]:
        """Return all marks that lie over the map and its names."""
        view, across = self.navigator.view, self.chart.board.sheet.across_flats_mm
        cursor = (
            () if self._cursor is None else tuple(ring_marks([self.centre(self._cursor)], across, _CURSOR))
        )
        chip: tuple[Mark, ...] = ()
        if self._chip is not None:
            at = self.centre(self._chip.hex)
            chip = tuple(
                chip_marks(at, self._chip.lines, view.scale, view.visible, refused=self._chip.refused)
            )
        return (*self._over, *self._pointed, *cursor, *chip)

    def paint_under(self, painter: QPainter) -> None:
        """Paint track and the names above it, from a picture that is kept while the view stays."""
        view, ratio = self.navigator.view, self.devicePixelRatioF()
        is_still = not (self.navigator.is_zooming or self.is_panning)
        layers = [(self._below, self._low_marks)]
        if not self.chart.is_nameless(view.scale):
            layers.append((self._above, self._sign_marks))
        painter.save()
        painter.resetTransform()
        for kept, marks in layers:
            if not kept.is_of(view, ratio):
                if kept.is_any and not is_still:
                    self._later.start()
                else:
                    kept.draw(view, ratio, marks())
            kept.paint(painter, view)
        painter.restore()

    @property
    def is_drawn(self) -> bool:
        """Whether track and names are painted as they are in the present view."""
        view, ratio = self.navigator.view, self.devicePixelRatioF()
        return self._below.is_of(view, ratio) and self._above.is_of(view, ratio)

    def _low_marks(self) -> tuple[Mark, ...]:
        """Return what lies between the ground and the names."""
        return (*self._line_marks(), *self._news)

    def _line_marks(self) -> tuple[Mark, ...]:
        """Return the marks of all track, worked out once for it."""
        if self._lines is None:
            board, taken = self.chart.board, self.taken
            self._lines = tuple(track_marks(board, self._track, self._looks, self.theme, taken))
        return self._lines

    def _sign_marks(self) -> tuple[Mark, ...]:
        """Return the names, towns and keys, worked out once for their places and colours."""
        if self._signs is None:
            wanted = self._wanted_layers & _SIGNS
            layers = drawn_layers(self.chart.board, self.theme, None, wanted, self._written)
            self._signs = tuple(mark for layer in layers for mark in layer.marks)
        return self._signs

    @property
    def theme(self) -> Theme:
        """The colours of the map."""
        return self.chart.style.theme

    @property
    def taken(self) -> list[Box]:
        """The boxes of names and of towns' signs, from which letters and figures keep off."""
        if self._taken is None:
            board = self.chart.board
            extent = Extent(board)
            boxes = [box for layer in OF_NAMES for _, box in boxed_names(self._written, layer)]
            self._taken = boxes + [symbol_box(extent, town) for town in board.towns]
        return self._taken

    def _take_names(self, names: Names) -> None:
        """Have names in other places."""
        self._written, self._lines, self._signs, self._taken = names, None, None, None
        self._draw_again()

    def _draw_again(self) -> None:
        self._below.drop()
        self._above.drop()
        self.update()

    def _draw_lines(self) -> None:
        self._below.drop()
        self.update()

    # -- places ------------------------------------------------------------------------------

    def hex_of(self, number: int) -> Hex:
        """Return the hex of a number in the game's facts, also of one at sea."""
        if number < len(self.hexes):
            return self.hexes[number]
        # A place at sea is called after its ferry and its hex.
        return self.chart.board.sheet.hex_named(self._facts.labels[number].rpartition(":")[2])

    def number_of(self, hex_: Hex) -> int | None:
        """Return a hex's number in the game's facts, None for one next to the map."""
        return self._numbers.get(hex_)

    def centre(self, number: int) -> Point:
        """Return the middle of a hex in millimetres."""
        return self.chart.board.sheet.centre_mm(self.hex_of(number))

    def reveal(self, numbers: Sequence[int]) -> None:
        """Bring hexes into view with what is around them."""
        if numbers:
            around_ = _SURROUNDINGS * self.chart.board.sheet.across_flats_mm
            self.navigator.reveal(around(map(self.centre, numbers), around_))

    @property
    def hovered_hex(self) -> int | None:
        """The hex under the pointer or the keyboard's cursor."""
        return self._hover if self._cursor is None else self._cursor

    # -- the hand ----------------------------------------------------------------------------

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pan, or begin to lay."""
        super().mousePressEvent(event)
        hex_ = self._hex_at(event)
        if self.is_panning or hex_ is None:
            return
        is_with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.button() == Qt.MouseButton.RightButton or (
            event.button() == Qt.MouseButton.LeftButton and is_with_ctrl
        ):
            self.waypoint_wanted.emit(hex_)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._held = True
            self.pressed.emit(hex_)

    @reported
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan along, or say which hex the pointer is over."""
        super().mouseMoveEvent(event)
        if not self.is_panning:
            self._cursor = None
            self._hover_at(self._hex_at(event))

    @reported
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag over a hex."""
        super().mouseReleaseEvent(event)
        if self._held and event.button() == Qt.MouseButton.LeftButton:
            self._held = False
            self.let_go_over.emit(self._hex_at(event))

    @reported
    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        super().leaveEvent(event)
        self._hover_at(None)

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the hex cursor with the arrows, keep a way-point with Space, lay with Enter."""
        has_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        key = event.key()
        if key in _ARROWS and not has_shift:
            self._move_cursor(*_ARROWS[Qt.Key(key)])
        elif key == Qt.Key.Key_Space and self._cursor is not None:
            self.waypoint_wanted.emit(self._cursor)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._cursor is not None:
            self.pressed.emit(self._cursor)
            self.let_go_over.emit(self._cursor)
        elif key == Qt.Key.Key_Escape:
            self._cursor = None
            self._held = False
            self._hover_at(None)
            self.given_up.emit()
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _move_cursor(self, right: int, down: int) -> None:
        """Move the keyboard's cursor to the neighbour that lies most in a direction."""
        if self._cursor is None:
            self._cursor = self._hover if self._hover is not None else self._middle()
        else:
            here = self.hexes[self._cursor]
            x, y = self.centre(self._cursor)
            best: tuple[float, int] | None = None
            for q, r in STEPS:
                there = self.number_of(Hex(here.q + q, here.r + r))
                if there is None:
                    continue
                to = self.centre(there)
                along = (to[0] - x) * right + (to[1] - y) * down
                if along > 0 and (best is None or along > best[0] + 1e-6):
                    best = along, there
            if best is not None:
                self._cursor = best[1]
        self.reveal([self._cursor])
        self.hovered.emit(self._cursor)
        self.update()

    def _middle(self) -> int:
        """Return the hex nearest to the middle of the view."""
        x, y = self.navigator.view.visible.centre
        return min(range(len(self.hexes)), key=lambda each: _far(self.centre(each), (x, y)))

    def _hex_at(self, event: QMouseEvent) -> int | None:
        at = self.navigator.view.to_mm(event.position().toTuple())
        return self.number_of(self.chart.board.sheet.hex_under(*at))

    def _hover_at(self, hex_: int | None) -> None:
        """Say which hex the pointer is over if that is another."""
        if hex_ != self._hover:
            self._hover = hex_
            self.hovered.emit(hex_)


def _far(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2

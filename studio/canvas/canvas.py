"""The canvas: the session's board on the screen, under the user's hand."""

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.board.places import Special
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point
from studio.canvas.captions import kept_legible
from studio.canvas.keyboard_pointer import Fingertip
from studio.canvas.name_field import NameField
from studio.canvas.name_handles import NameGrips
from studio.canvas.resting_preview import AtRest
from studio.canvas.tool_controller import Hand, in_words
from studio.drawing.shapes.boxes import Box, around
from studio.drawing.shapes.marks import Mark
from studio.language.words import tr
from studio.mapview.map_view import MapView
from studio.mapview.overlay import Beacon, box_around
from studio.mapview.pointer_events import button_of, is_still_held, key_of, pixel_pointed_at, pointer_at
from studio.mapview.rulers import paint_over
from studio.mapview.tile_painter import Style
from studio.mapview.underlay import UnderlayPicture
from studio.session.overrides import reported
from studio.session.working import WorkingBoard
from studio.tools.gestures import Button, Phase, Pointer, Sequel
from studio.tools.naming import unbarred
from studio.tools.outlines import outlined
from studio.tools.pointing import chosen_for_menu
from studio.tools.renaming import Named, named, renaming
from studio.tools.selection import Selection, selection_at

_SURROUNDINGS = 3.0
"""How many hexes around a place are brought into view with it."""
_MENU_KEYS = frozenset(("Menu", "Shift+F10"))
_LEAST_PX = 120.0
"""Less room than this shows nothing useful."""


class Canvas(MapView):
    """Follows the session: shows its board, selects and edits with the tool in hand."""

    hovered = Signal(object)
    """The hex under the pointer, or None next to the sheet."""
    menu_wanted = Signal(QPoint)
    """A place on the screen to open the menu of what is selected at."""

    def __init__(
        self, session: WorkingBoard, hand: Hand, style: Style, parent: QWidget | None = None
    ) -> None:
        super().__init__(session.board, style, parent)
        self.setObjectName("canvas")
        self.setAccessibleName(tr("Map"))
        self.setMouseTracking(True)
        self._session = session
        self._hand = hand
        self._held: Button | None = None
        self._hovered: Hex | None = None
        self._painted_over: Box | None = None
        self._outline: tuple[Mark, ...] = ()
        self._heat: tuple[Mark, ...] = ()
        self._shades: tuple[Mark, ...] = ()
        self._has_rulers = False
        self.beacon = Beacon(self)
        self.underlay = UnderlayPicture(session, self)
        self.underlay.changed.connect(self.update)
        self.fingertip = Fingertip(session, hand, self)
        self.at_rest = AtRest(self, hand, self.fingertip)
        self.name = NameField(self)
        self.name.entered.connect(lambda thing, name: session.apply(renaming(thing, name)))
        self.name.typed.connect(lambda: session.foretell(self.name.rehearse))
        self.navigator.moved.connect(self.name.finish)
        session.board_changed.connect(self._follow_board)
        session.document_replaced.connect(self._show_all)
        session.selection_changed.connect(self._outline_selected)
        self.grips = NameGrips(self, hand, self.at_rest, session)
        self.grips.changed.connect(self._show_cursor)
        for changed in (hand.preview_changed, self.beacon.changed, self.fingertip.changed):
            changed.connect(self._refresh_over)
        self.fingertip.stepped.connect(self._follow_fingertip)

    # -- what is shown -----------------------------------------------------------------------

    def show_rulers(self, shown: bool) -> None:
        """Show rulers along the edges, or not."""
        self._has_rulers = shown
        self.update()

    def show_heat(self, marks: tuple[Mark, ...]) -> None:
        """Show what trials found along links over the map, or nothing any more."""
        self._heat = marks
        self._refresh_over()

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the map, and the rulers over its edges."""
        super().paintEvent(event)
        if self._has_rulers:
            paint_over(self, event.rect(), self.navigator.view)

    def over(self) -> tuple[Mark, ...]:
        """Return the heat of a trial, what is selected, the finding looked at and the tool's preview."""
        selected = () if self._hand.is_busy else self._outline
        return (
            *self._heat,
            *kept_legible(self._shades, self.navigator.view),
            *selected,
            *self.beacon.marks(self._session.board),
            *kept_legible(self._hand.preview, self.navigator.view),
            *self.fingertip.marks(),
        )

    def paint_under(self, painter: QPainter) -> None:
        """Paint the picture to trace."""
        self.underlay.paint(painter, light=self.chart.style.theme.light)

    def stop(self) -> None:
        """End the work in the background."""
        super().stop()
        self.underlay.stop()

    def shade(self, marks: tuple[Mark, ...]) -> None:
        """Show shades over the map, with what they mean, until something else is selected."""
        self._shades = tuple(map(in_words, marks))
        self._refresh_over()

    def point_out(self, hexes: tuple[Hex, ...], covering: QRect | None = None) -> None:
        """Bring some hexes into view, next to a window covering a place on the screen, and ring them."""
        sheet = self._session.board.sheet
        seen = tuple(hex_ for hex_ in hexes if hex_ in sheet)
        self.beacon.light(seen)
        if seen:
            places = around(map(sheet.centre_mm, seen), _SURROUNDINGS * sheet.across_flats_mm)
            self.navigator.reveal(places, None if covering is None else _room_beside(self, covering))

    def go_to(self, hexes: tuple[Hex, ...]) -> None:
        """Bring places to the middle unless all is in view, ring them, select what is at a single one."""
        self.point_out(hexes)
        sheet = self._session.board.sheet
        if len(hexes) == 1 and hexes[0] in sheet:
            self.navigator.go_to(sheet.centre_mm(hexes[0]))
            self._session.select(selection_at(self._session.board, *sheet.centre_mm(hexes[0])))
        self.setFocus()

    def show_selected(self) -> None:
        """Bring what is selected into view, if it is on the map."""
        box = box_around(self._outline)
        if box is not None:
            self.navigator.reveal(box.grown(_SURROUNDINGS * self._session.board.sheet.across_flats_mm))

    def _follow_board(self, _before: Board, after: Board) -> None:
        self.show_board(after)
        self._outline_selected()

    def _outline_selected(self) -> None:
        """Outline what is selected; worked out once, for the rim of a country is long."""
        self._outline = outlined(self._session.board, self._session.selection)
        if not isinstance(self._session.selection.thing, DynamicCities):
            self._shades = ()
        self._refresh_over()

    def _show_all(self) -> None:
        self.beacon.put_out()
        self._emit_hovered(None)
        self.navigator.fit()

    def _refresh_over(self) -> None:
        """Have what lies over the map painted again: where it was and where it is now."""
        before, self._painted_over = self._painted_over, box_around(self.over())
        self.refresh(*(box for box in (before, self._painted_over) if box is not None))

    # -- the hand ------------------------------------------------------------------------------

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pan, or begin what the tool does."""
        self._end_lost(event)
        super().mousePressEvent(event)
        button = button_of(event)
        if self.is_panning or self._held is not None or button is None:
            return
        if button == "right" and self._hand.is_pointing:
            return  # The system says when a menu is wanted: on some the button comes up first.
        self._held = button
        self.beacon.put_out()
        self._point(event, "press", button)

    @reported
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the name of what is there, with the tools that select it; else click as usual."""
        place = event.position().x(), event.position().y()
        thing = _renamed(self._hand, self.navigator.view.to_mm(place))
        if thing is not None and event.button() == Qt.MouseButton.LeftButton:
            self._hand.cancel()  # What the first click began would go on with the thing as it was called.
            self._session.select(Selection(thing))
            self.name.open_at(thing, *place)
        else:
            self.mousePressEvent(event)

    @reported
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, go on with the gesture, or hover."""
        self._end_lost(event)
        self.fingertip.put_away()
        super().mouseMoveEvent(event)
        if not self.is_panning:
            self._point(event, "move", self._held or "left")
        self._hover(event)

    @reported
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End what the button began."""
        if self._held is not None and button_of(event) == self._held:
            button, self._held = self._held, None
            self._point(event, "release", button)
            self.fingertip.note_click(self.navigator.view.to_mm(event.position().toTuple()))
        else:
            super().mouseReleaseEvent(event)

    @reported
    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        if self._held is None:
            self._hand.rest()
        self._emit_hovered(None)

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Drop the gesture and the rings with Esc; let keys go to the gesture, or be the hand; move about."""
        if event.key() == Qt.Key.Key_Escape:
            self._hand.cancel()
            self.beacon.put_out()
            self.fingertip.put_away()
        elif self._hand.wants(key_of(event)):
            self._hand.strike(key_of(event))
        elif key_of(event) in _MENU_KEYS and self._hand.is_pointing:
            self._want_menu_at_keys()
        elif not self.fingertip.press(event, self._start_of_keys()):
            super().keyPressEvent(event)

    @reported
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End what Enter began."""
        if not self.fingertip.release(event):
            super().keyReleaseEvent(event)

    @reported
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of what the right button clicked, with the tool that selects."""
        # A key is heard as a key, wherever its event comes from.
        if event.reason() == QContextMenuEvent.Reason.Mouse and self._hand.is_pointing:
            self._want_menu(self.navigator.view.to_mm(event.pos().toTuple()), event.globalPos())

    def _want_menu_at_keys(self) -> None:
        """Ask for the menu of what is at the keyboard's ring, or of what is selected where there is none."""
        ring, start = self.fingertip.point, self._start_of_keys()
        x, y = self.navigator.view.to_px(ring or start)
        at = self.mapToGlobal(
            QPoint(min(max(0, round(x)), self.width()), min(max(0, round(y)), self.height()))
        )
        if ring is None:
            self.menu_wanted.emit(at)
        else:
            self._want_menu(ring, at)

    def _want_menu(self, place: Point, at: QPoint) -> None:
        """Select what is at a place, and ask for its menu."""
        barrier = self._hand.barrier
        names = unbarred(self._hand.grip.names, barrier.barred)
        subject = self._session.selection.thing
        chosen = chosen_for_menu(barrier.in_sight, barrier.whole, names, subject, place)
        self.beacon.put_out()
        self.setFocus()
        self._session.select(chosen)
        self.menu_wanted.emit(at)

    def _start_of_keys(self) -> Point:
        """Return where the keyboard begins: at what is selected, else in the middle of the view."""
        box = box_around(self._outline)
        if box is not None:
            return (box.left + box.right) / 2, (box.top + box.bottom) / 2
        return self.navigator.view.to_mm((self.width() / 2, self.height() / 2))

    def _follow_fingertip(self, point: Point) -> None:
        """Keep the keyboard's ring in view, and report its hex."""
        self.navigator.reveal(around((point,), self._session.board.sheet.across_flats_mm))
        self._emit_hovered(self.fingertip.hex)

    def event(self, event: QEvent) -> bool:
        """Keep the keys a gesture wants from being taken for shortcuts."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and self._hand.wants(key_of(event)):
            event.accept()
            return True
        return super().event(event)

    def go_on(self, sequel: Sequel) -> None:
        """Let the hand go on with something where the pointer is, or in the middle of what is in view."""
        self._hand.go_on(sequel)
        self.setFocus()
        self._hand.send(Pointer(*self.navigator.view.to_mm(pixel_pointed_at(self))))

    def let_go(self) -> None:
        """End what a held button began, too; what it drew stays."""
        super().let_go()
        self.fingertip.put_away()
        if self._held is not None:
            self._held = None
            self._hand.finish()

    def _end_lost(self, event: QMouseEvent) -> None:
        """End the gesture if its button came up, or comes down again, without a release arriving here."""
        if self._held is not None and not is_still_held(self._held, event):
            self._held = None
            self._hand.finish()

    def _point(self, event: QMouseEvent, phase: Phase, button: Button) -> None:
        self._hand.send(pointer_at(event, self.navigator.view, phase, button))

    def _hover(self, event: QMouseEvent) -> None:
        sheet = self._session.board.sheet
        hex_ = sheet.hex_under(*self.navigator.view.to_mm(event.position().toTuple()))
        self._emit_hovered(hex_ if hex_ in sheet else None)

    def _emit_hovered(self, hex_: Hex | None) -> None:
        """Say which hex the pointer is over if that is another."""
        if hex_ != self._hovered:
            self._hovered = hex_
            self.hovered.emit(hex_)

    def _show_cursor(self) -> None:
        """Show what a drag would do, and a cross for tools that draw."""
        super()._show_cursor()
        shape = self.grips.cursor
        if shape is not None and not self.is_panning and not self._is_space_held:
            self.setCursor(shape)


def _renamed(hand: Hand, at: Point) -> Named | None:
    """Return the thing at a place whose name a double click with the tool in hand opens."""
    tool, barrier = hand.tool.name, hand.barrier
    thing = named(selection_at(barrier.in_sight, *at, barrier.whole).thing)
    return thing if tool in {"select", "town"} or (tool == "special" and isinstance(thing, Special)) else None


def _room_beside(canvas: QWidget, covering: QRect) -> Box:
    """Return the part of a canvas, in its pixels, next to a place on the screen, or all of it."""
    corner = canvas.mapFromGlobal(covering.topLeft())
    covered = Box(corner.x(), corner.y(), corner.x() + covering.width(), corner.y() + covering.height())
    return widest_beside(Box(0, 0, canvas.width(), canvas.height()), covered)


def widest_beside(whole: Box, covered: Box) -> Box:
    """Return the largest part of a box to one side of another; all of it where that is too narrow."""
    if covered.cut(whole).empty:
        return whole
    sides = (
        whole._replace(right=covered.left),
        whole._replace(left=covered.right),
        whole._replace(bottom=covered.top),
        whole._replace(top=covered.bottom),
    )
    wide = (side for side in sides if min(side.width, side.height) >= _LEAST_PX)
    return max(wide, key=lambda side: side.width * side.height, default=whole)

"""Names on the map that can be dragged: the tools learn where each is displayed."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt, Signal

from engine.board.places import Town
from studio.canvas.resting_preview import AtRest
from studio.canvas.tool_controller import Hand
from studio.drawing.lettering.lettering import Names
from studio.drawing.lettering.placing import Place
from studio.mapview.map_view import MapView
from studio.mapview.name_layer import NO_NAMES
from studio.session.working import WorkingBoard


class NameGrips(QObject):
    """Says a hand which names are seen on its map that it may drag, and when the pointer is over one."""

    changed = Signal()
    """The pointer on the map is to look otherwise: the tool is another, or it is over a name or no more."""

    def __init__(self, view: MapView, hand: Hand, at_rest: AtRest, session: WorkingBoard) -> None:
        super().__init__(view)
        self._session = session
        self._view, self._hand, self._at_rest = view, hand, at_rest
        self._names = NO_NAMES
        self._hint = hand.grip.hint
        view.names.placed.connect(self._see)
        session.selection_changed.connect(self._show_names)
        view.restyled.connect(self._show_names)
        view.scale_changed.connect(self._show_names)
        hand.preview_changed.connect(self._follow)
        hand.tool_changed.connect(self.changed)

    @property
    def cursor(self) -> Qt.CursorShape | None:
        """How the pointer looks on the map, None for as it is elsewhere."""
        if self._hint:
            return Qt.CursorShape.SizeAllCursor
        return None if self._hand.tool.name == "select" else Qt.CursorShape.CrossCursor

    def _see(self, names: Names) -> None:
        self._names = names
        self._show_names()

    def _show_names(self, _change: object = None) -> None:
        """Let the hand know the names that are seen; a tool that waits for a press begins again with them."""
        chart, grip = self._view.chart, self._hand.grip
        layers, names = chart.style.layers, self._names
        areas = names.areas if "area names" in layers else ()
        towns = self._of_selected(names.towns) if "names" in layers else ()
        places = () if chart.is_nameless(self._view.navigator.view.scale) else (*areas, *towns)
        if places == grip.names:
            return
        grip.names = places
        if self._hand.tool.name == "select" and not self._hand.is_busy:
            self._hand.rest()
            self._at_rest.show()

    def _of_selected(self, names: Iterable[Place]) -> tuple[Place, ...]:
        """Return the name of the town that is selected: only that can be dragged."""
        board, thing = self._session.board, self._session.selection.thing
        if not isinstance(thing, Town):
            return ()
        return tuple(place for place in names if place.owner and place.owner.on(board) == thing)

    def _follow(self, _preview: object) -> None:
        """Say what a drag would do; while one is under way, what it does stays as it was said."""
        hint = self._hand.grip.hint
        if hint != self._hint and not self._hand.is_busy:
            self._hint = hint
            self._hand.hint_changed.emit(self._hand.hint)
            self.changed.emit()

"""Moving about: the canvas's view, and whether it is to go on showing everything."""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from studio.drawing.shapes.boxes import Box, Point
from studio.mapview.viewport import Viewport, fitted_viewport

SETTLE_MS = 80
"""How long after the last change of scale the map is painted at the new one."""
REST_MS = 500
"""How long after a stroke a change of size still moves nothing: the next stroke is aimed already."""


class Navigator(QObject):
    """Holds the view and moves it. A fitted view stays fitted until it is moved.

    While a hand draws, and a moment after, another size moves no place from its pixel: a panel that
    opens or grows lets no stroke fall next to what it was aimed at.
    """

    moved = Signal()
    settled = Signal()
    """The scale has come to rest."""

    def __init__(self, content: Box, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = fitted_viewport(content, 1.0, 1.0)
        self._is_fitted = True
        self._settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settling.timeout.connect(self.settled)
        self._is_held = False
        self._is_resized = False
        self._resting = QTimer(self, singleShot=True, interval=REST_MS)
        self._resting.timeout.connect(self._make_up)

    @property
    def view(self) -> Viewport:
        """The view as it is now."""
        return self._view

    @property
    def is_fitted(self) -> bool:
        """Whether everything is shown, and goes on to be when the window changes its size."""
        return self._is_fitted

    @property
    def is_zooming(self) -> bool:
        """Whether the scale changed a moment ago and may go on to."""
        return self._settling.isActive()

    def show_content(self, content: Box) -> None:
        """Show all of something else."""
        self._view = fitted_viewport(content, self._view.width, self._view.height)
        self._is_fitted = True
        self.moved.emit()

    def extend(self, content: Box) -> None:
        """Have more or less to show, and move nothing."""
        self._go(replace(self._view, content=content))

    def resize(self, width: float, height: float) -> None:
        """Have another size in pixels."""
        if self._is_held or self._resting.isActive():
            self._is_resized = True
            self._go(self._view.cropped(width, height))
            return
        view = self._view.resized(width, height)
        self._go(view.fitted() if self._is_fitted else view)

    def hold(self) -> None:
        """Keep every place at its pixel, for a hand draws on the picture now."""
        self._is_held = True
        self._resting.stop()

    def rest(self) -> None:
        """Let the picture move again soon, for the hand has ended its stroke."""
        if self._is_held:
            self._is_held = False
            self._resting.start()

    def fit(self) -> None:
        """Show everything, and go on to when the window changes its size."""
        self._is_fitted = True
        self._go(self._view.fitted())

    def zoom(self, factor: float, pixel: Point | None = None) -> None:
        """Enlarge by a factor about a pixel, or about the middle."""
        middle = (self._view.width / 2, self._view.height / 2)
        self._is_fitted = False
        self._settling.start()
        self._go(self._view.zoomed(factor, pixel or middle))

    def zoom_to(self, scale: float) -> None:
        """Show it at a scale in pixels a millimetre, the middle staying where it is."""
        self._is_fitted = False
        self._go(self._view.zoomed_to(scale))

    def pan(self, dx: float, dy: float) -> None:
        """Move the picture by pixels."""
        self._is_fitted = False
        self._go(self._view.panned(dx, dy))

    def centre(self, place: Point) -> None:
        """Bring a place in millimetres to the middle of the view."""
        self._is_fitted = False
        self._go(self._view.centred(place))

    def go_to(self, place: Point) -> None:
        """Bring a place in millimetres to the middle of the view, unless all there is is in view."""
        if not self._view.shows_all:
            self.centre(place)

    def reveal(self, box: Box, room: Box | None = None) -> None:
        """Bring a box of the content into view, or a part of it given in pixels, if it is not there."""
        view = self._view.showing(box) if room is None else self._view.showing_in(room, box)
        self._is_fitted = self._is_fitted and view is self._view
        self._go(view)

    def _make_up(self) -> None:
        """Fit the picture to the size it came to have meanwhile."""
        is_resized, self._is_resized = self._is_resized, False
        if is_resized:
            self.resize(self._view.width, self._view.height)

    def _go(self, view: Viewport) -> None:
        if view != self._view:
            self._view = view
            self.moved.emit()

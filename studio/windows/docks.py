"""The docks beside the map, and how they stand the first time."""

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget, QWidget

_WIDTH = 340
_SHARES = (520, 360)


class Docks:
    """Inspector, palette, contents and stamps behind each other at the top right, the findings below them."""

    def __init__(
        self,
        window: QMainWindow,
        inspector: QWidget,
        palette: QWidget,
        contents: QWidget,
        stamps: QWidget,
        findings: QWidget,
    ) -> None:
        self._window = window
        self.inspector = self._add("inspector-dock", "Inspector", inspector)
        self.palette = self._add("palette-dock", "Palette", palette)
        self.contents = self._add("contents-dock", "Contents", contents)
        self.stamps = self._add("stamps-dock", "Stamps", stamps)
        self.findings = self._add("findings-dock", "Findings", findings)
        # Their names stand on their tabs.
        for tabbed in (self.inspector, self.palette, self.contents, self.stamps):
            tabbed.setTitleBarWidget(QWidget())
        window.tabifyDockWidget(self.inspector, self.palette)
        window.tabifyDockWidget(self.palette, self.contents)
        window.tabifyDockWidget(self.contents, self.stamps)
        self.inspector.raise_()
        right = Qt.DockWidgetArea.RightDockWidgetArea
        window.setTabPosition(right, QTabWidget.TabPosition.North)
        window.setCorner(Qt.Corner.BottomRightCorner, right)
        column = [self.inspector, self.findings]
        window.resizeDocks(column, [_WIDTH, _WIDTH], Qt.Orientation.Horizontal)
        window.resizeDocks(column, list(_SHARES), Qt.Orientation.Vertical)
        self._state = window.saveState()
        self._are_away = False

    @property
    def all(self) -> tuple[QDockWidget, ...]:
        """Every dock."""
        return self.inspector, self.palette, self.contents, self.stamps, self.findings

    @property
    def state(self) -> QByteArray:
        """How the docks stand, or stood when they were put away."""
        return self._state if self._are_away else self._window.saveState()

    def recall(self, state: QByteArray) -> None:
        """Have the docks stand as they did in an earlier session."""
        if self._window.restoreState(state):
            self._state = state

    def put_away(self) -> None:
        """Hide the docks, and remember how they stood."""
        self._state, self._are_away = self.state, True
        for dock in self.all:
            dock.hide()

    def bring_back(self) -> None:
        """Show the docks as they stood."""
        self._are_away = False
        self._window.restoreState(self._state)

    def turn_to(self, dock: QDockWidget) -> None:
        """Bring a dock in front of those it shares its place with; one that is closed stays so."""
        if not dock.isHidden():
            dock.raise_()

    def follow(self, action: QAction, dock: QDockWidget) -> None:
        """Have an action show and hide a dock, and be ticked while it is there."""

        def show(shown: bool) -> None:
            dock.setVisible(shown)
            self.turn_to(dock)

        action.triggered.connect(show)
        dock.toggleViewAction().toggled.connect(action.setChecked)
        action.setChecked(not dock.isHidden())

    def _add(self, name: str, title: str, inside: QWidget) -> QDockWidget:
        """Add a dock at the right."""
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(inside)
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

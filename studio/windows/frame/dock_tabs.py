"""The tabs of docks that lie behind each other: a cross on the one in front, a menu on each."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMainWindow, QTabBar, QWidget

from studio.windows.frame.dock import CROSS, Cross, Dock

_SIDE = QTabBar.ButtonPosition.RightSide


class DockTabs(QObject):
    """Keeps crosses on tabs, and titles on docks that have no tab, wherever they are dragged."""

    def __init__(self, window: QMainWindow, docks: Sequence[Dock]) -> None:
        super().__init__(window)
        self._window, self._docks = window, tuple(docks)
        self._cross = QIcon()
        self._followed: set[QTabBar] = set()
        for dock in self._docks:
            dock.rearranged.connect(self.tidy)

    def dress(self, cross: QIcon, floating: QIcon) -> None:
        """Draw the buttons on tabs and titles."""
        self._cross = cross
        for dock in self._docks:
            dock.title_bar.dress(cross, floating)
        for bar in self._bars():
            for button in bar.findChildren(Cross, CROSS):
                button.setIcon(cross)

    def tidy(self) -> None:
        """Have a cross on each tab in front, and a title on each dock that has no tab."""
        for bar in self._bars():
            self._follow(bar)
            for index in range(bar.count()):
                dock = self._dock_of(bar, index)
                if dock is not None:
                    self._mark(bar, index, dock)
        for dock in (each for each in self._docks if not each.isHidden()):
            # Bars that are not used any more are still there, with tabs: only the window knows.
            dock.title_bar.bare(is_bare=bool(self._window.tabifiedDockWidgets(dock)))

    def _bars(self) -> Iterator[QTabBar]:
        """Yield the bars of tabs that the window has made for docks."""
        yield from self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def _follow(self, bar: QTabBar) -> None:
        """Have a double click take a tab's dock out, and the right button open its menu."""
        if bar not in self._followed:
            self._followed.add(bar)
            bar.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            bar.tabBarDoubleClicked.connect(lambda index: self._take_out(bar, index))
            bar.customContextMenuRequested.connect(lambda at: self._open_menu(bar, at))

    def _dock_of(self, bar: QTabBar, index: int) -> Dock | None:
        """Return the dock of a tab."""
        words = bar.tabText(index)
        return next((dock for dock in self._docks if dock.windowTitle() == words), None)

    def _take_out(self, bar: QTabBar, index: int) -> None:
        """Take the dock of a tab out of the window."""
        dock = self._dock_of(bar, index)
        if dock is not None:
            dock.float_or_put_back()

    def _open_menu(self, bar: QTabBar, at: QPoint) -> None:
        """Offer what can be done with the dock of the tab at a place."""
        dock = self._dock_of(bar, bar.tabAt(at))
        if dock is not None:
            dock.open_menu(bar.mapToGlobal(at))

    def _mark(self, bar: QTabBar, index: int, dock: Dock) -> None:
        """Have a cross on a tab if it is the one in front."""
        button, is_front = _button_on(bar, index), index == bar.currentIndex()
        if is_front and button is None:
            cross = Cross(dock)
            cross.setIcon(self._cross)
            bar.setTabButton(index, _SIDE, cross)
        elif button is not None and not is_front:
            bar.setTabButton(index, _SIDE, None)
            button.deleteLater()


def _button_on(bar: QTabBar, index: int) -> QWidget | None:
    """Return what stands on a tab next to its words, if anything does."""
    return bar.tabButton(index, _SIDE)

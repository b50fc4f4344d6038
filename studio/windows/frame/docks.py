"""The docks next to the map: one for each kind of panel, showing those of the board at the front."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QTabWidget, QToolBar, QWidget
from shiboken6 import isValid

from engine.messages import Phrase
from studio.language.words import tr
from studio.session.settings.setting_keys import DOCKS, GEOMETRY
from studio.session.settings.settings import Settings
from studio.windows.frame.dock import Dock
from studio.windows.frame.dock_tabs import DockTabs
from studio.windows.frame.maximised_start import Growing
from studio.windows.kit.icons import icon
from studio.windows.kit.window_style import Scheme

_WIDTH = 340
_LOW = 720
"""Screens of fewer pixels in height are too low for two docks one above the other."""
_SHARES = (419, 461)
_SHARES_OF_THREE = (320, 380, 180)
"""Of a column 880 pixels high. A town's form shows the whole pool of keys; of the findings there are two to
be read next to the explanation of one, and more where that is closed. With the overview below them all, the
forms would have no room left unless each gives some."""
_WAIT_MS = 500
"""How long the docks must rest before their places are saved, so that a drag does not save each step."""


@dataclass(frozen=True)
class Place:
    """A dock: the name of its panel and of its action, its title, and which it lies behind.

    One that is not ``is_shown`` is closed at first.
    """

    name: str
    title: Phrase
    behind: str = "inspector"
    is_shown: bool = True


PLACES = (
    Place("inspector", "Inspector"),
    Place("palette", "Palette"),
    Place("contents", "Contents"),
    Place("stamps", "Stamps"),
    Place("layers", "Layers"),
    Place("findings", "Findings", behind="findings"),
    Place("history", "History", behind="findings"),
    Place("statistics", "Statistics", behind="findings", is_shown=False),
    Place("overview", "Overview", behind="overview", is_shown=False),
)
"""Every dock there is; those at the front first, each behind itself."""


class Docks:
    """The docks behind each other at the right: what the board is above, what becomes of it below.

    On a screen too low for both, all of them lie behind each other, and each has the whole height.
    """

    def __init__(self, window: QMainWindow, height: int | None = None) -> None:
        self._window = window
        high = window.screen().availableSize().height() if height is None else height
        self._is_low = high < _LOW
        self._docks = {place.name: self._make(place) for place in PLACES}
        self._stacks = {name: QStackedWidget() for name in self._docks}
        for name, stack in self._stacks.items():
            self[name].setWidget(stack)
        self._tabs = DockTabs(window, self.all)
        self._growing = Growing(window)
        right = Qt.DockWidgetArea.RightDockWidgetArea
        window.setTabPosition(right, QTabWidget.TabPosition.North)
        window.setCorner(Qt.Corner.BottomRightCorner, right)
        self.put_as_usual()
        self._state = bytes(window.saveState().data())
        self._are_away = False
        self._width = 0

    def put_as_usual(self) -> None:
        """Put every dock where it was at the first start."""
        window = self._window
        size = window.size()
        for dock in self.all:
            # Unseen, for one above the other they would all ask for more than the screen has.
            dock.hide()
        # Without that, bars of tabs that are no longer used would stay where they were.
        layout = window.layout()
        if layout is not None:
            layout.activate()
        for dock in self.all:
            dock.setFloating(False)
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.hide()
        last = dict(self.named)
        for place in PLACES:
            behind = self._behind(place)
            if behind != place.name:
                window.tabifyDockWidget(last[behind], self[place.name])
                last[behind] = self[place.name]
        for place in PLACES:
            self[place.name].setVisible(place.is_shown)
        self._tabs.tidy()
        column = [self["inspector"], self["findings"]]
        for each in reversed(column) if self._is_low else column:
            each.raise_()
        window.resizeDocks(column, [_WIDTH, _WIDTH], Qt.Orientation.Horizontal)
        window.resizeDocks(column, list(_SHARES), Qt.Orientation.Vertical)
        if window.isVisible() and window.size() != size:
            window.resize(size)

    def dress(self, scheme: Scheme) -> None:
        """Draw what closes docks and takes them out in the colours of the windows."""
        signs = (icon(name, scheme.muted, scheme.faint) for name in ("close", "float-panel"))
        self._tabs.dress(*signs)

    def _behind(self, place: Place) -> str:
        """Return which dock another lies behind; on a low screen those below do, too."""
        return "inspector" if self._is_low and place.behind == "findings" else place.behind

    def __getitem__(self, name: str) -> Dock:
        """Return a dock; raises KeyError when there is none of the name."""
        return self._docks[name]

    @property
    def all(self) -> tuple[Dock, ...]:
        """Every dock."""
        return tuple(self._docks.values())

    @property
    def named(self) -> tuple[tuple[str, Dock], ...]:
        """Every dock with its name."""
        return tuple(self._docks.items())

    @property
    def state(self) -> bytes:
        """The places of the docks, or those when they were put away."""
        return self._state if self._are_away else bytes(self._window.saveState().data())

    def report_changes(self, hear: Callable[[], object]) -> None:
        """Have something hear of every dock that is moved, resized, shown, hidden or covered."""
        for dock in self._docks.values():
            for happened in (dock.resized, dock.visibilityChanged, dock.dockLocationChanged):
                happened.connect(lambda *_: hear())

    # -- whose panels are shown --------------------------------------------------------------------

    def show_panels(self, panels: Mapping[str, QWidget]) -> None:
        """Show the panels of one board, one for each dock by its name."""
        for name, stack in self._stacks.items():
            # Adding a widget that is there already moves it, which would cost it the keyboard's focus.
            if stack.indexOf(panels[name]) < 0:
                stack.addWidget(panels[name])
            stack.setCurrentWidget(panels[name])

    def forget_panels(self, panels: Mapping[str, QWidget]) -> None:
        """Let the panels of a board that is closed go."""
        for name, stack in self._stacks.items():
            stack.removeWidget(panels[name])
            panels[name].deleteLater()

    # -- their places ----------------------------------------------------------------------------

    def recall(self, state: bytes) -> None:
        """Restore the places of an earlier session, once the docks are brought back.

        Not before: a window that is to be maximised and is not yet seen has Qt keep the places it
        restores, in case there is room for them later, and take them up when the docks it had them
        from are gone, which ends the program (`QMainWindowLayout::setGeometry`).
        """
        self.put_away()
        self._state = state

    def put_away(self) -> None:
        """Hide the docks, and remember their places."""
        self._growing.forget()
        self._state, self._are_away = self.state, True
        for dock in self.all:
            dock.hide()

    def bring_back(self) -> None:
        """Show the docks in their former places, in a visible window; in the usual ones if that fails."""
        self._are_away = False
        self._restore()
        # There was not yet room for them in their places.
        self._growing.when_grown(self._restore)

    def _restore(self) -> None:
        """Put the docks back in their places."""
        if not self._window.restoreState(self._state):
            self.put_as_usual()
        self._tabs.tidy()

    @property
    def width(self) -> int:
        """How much of the window's width they take from its middle, as far as is known."""
        return self._width

    def rehearse(self) -> None:
        """Find out how wide they are while no one waits for them, and have them ready to come back sooner."""
        window = self._window
        middle = window.centralWidget()
        are_out = any(dock.isFloating() for dock in self.all)
        # One in a window of its own would be seen to come and go.
        if middle is None or not self._are_away or not window.isVisible() or are_out:
            return
        window.setUpdatesEnabled(False)
        bars = [bar for bar in window.findChildren(QToolBar) if bar.isHidden()]
        self.bring_back()
        self._width = window.width() - 1 - middle.geometry().right()
        self.put_away()
        for bar in bars:
            bar.hide()
        window.setUpdatesEnabled(True)

    def turn_to(self, name: str) -> None:
        """Bring a dock in front of those it shares its place with; one that is closed stays so."""
        if not self[name].isHidden():
            self[name].raise_()

    def float_one(self) -> None:
        """Take the dock that has the keyboard, else the inspector, out of the window, or put it back."""
        focus = QApplication.focusWidget()
        at_work = (dock for dock in self.all if focus is not None and dock.isAncestorOf(focus))
        dock = next(at_work, self["inspector"])
        dock.show()
        dock.float_or_put_back()

    def follow(self, action: QAction, name: str) -> None:
        """Have an action show and hide a dock, and be ticked while it is there.

        One that lies behind another is brought to the front: no one hides what they do not see.
        """
        dock = self._docks[name]

        def show(shown: bool) -> None:
            is_behind = not shown and not dock.is_in_front
            dock.setVisible(shown or is_behind)
            self.turn_to(name)
            if shown and name == "overview" and not self._is_low:
                three = [self[each] for each in ("inspector", "findings", "overview")]
                self._window.resizeDocks(three, list(_SHARES_OF_THREE), Qt.Orientation.Vertical)
            action.setChecked(shown or is_behind)

        action.triggered.connect(show)
        dock.toggleViewAction().toggled.connect(action.setChecked)
        action.setChecked(not dock.isHidden())

    def _make(self, place: Place) -> Dock:
        dock = Dock(tr(place.title), self._window)
        dock.setObjectName(f"{place.name}-dock")
        return dock


class DockLayout(QObject):
    """Saves the places of a window and its docks after each change: a program may end at any moment."""

    def __init__(self, window: QMainWindow, docks: Docks, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._docks, self._settings = window, docks, settings
        self._is_over = False
        self._wait = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._wait.timeout.connect(self.keep)

    def recall(self) -> None:
        """Restore the last places, and save them from now on."""
        self._window.restoreGeometry(self._settings[GEOMETRY])
        if self._settings[DOCKS]:
            self._docks.recall(self._settings[DOCKS])
        self._docks.report_changes(self._note_change)

    def keep(self) -> None:
        """Save the places."""
        self._settings[GEOMETRY] = bytes(self._window.saveGeometry().data())
        self._settings[DOCKS] = self._docks.state

    def finish(self) -> None:
        """Keep nothing more: how a window looks while it is taken down is of no use."""
        self._is_over = True
        self._wait.stop()

    def _note_change(self) -> None:
        """Save the places as soon as they have come to rest."""
        # Docks are hidden once more while a window is taken down without having been closed.
        if not self._is_over and isValid(self._window) and self._window.isVisible():
            self._wait.start()

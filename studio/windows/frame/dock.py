"""A dock of the window: its panel, and its title where it has no tab."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QToolButton,
    QWidget,
)

from studio.language.words import tr
from studio.session.overrides import reported

CROSS: Final = "close-panel"
_SIGN_PX = 12
_FEATURE = QDockWidget.DockWidgetFeature


_OUT = QSize(360, 480)
"""How large a dock is that is taken out."""
_ASIDE = QPoint(40, -30)
"""How far it moves then, to be seen to be out."""


class Dock(QDockWidget):
    """A dock that keeps in mind whether it is seen, and does not lie behind another."""

    keyboard_hidden = Signal()
    """It is seen no more, and the keyboard is still in one of its fields."""
    resized = Signal()
    """It became larger or smaller."""

    rearranged = Signal()
    """It has come to rest at another place, before or behind others, or under another title."""

    def __init__(self, title: str, window: QMainWindow) -> None:
        super().__init__(title, window)
        self.is_in_front = False
        # Qt moves tabs about several times before they are in their places.
        self._rest = QTimer(self, singleShot=True, interval=0)
        self._rest.timeout.connect(self.rearranged)
        self.setFeatures(
            _FEATURE.DockWidgetMovable | _FEATURE.DockWidgetFloatable | _FEATURE.DockWidgetClosable
        )
        self.title_bar = TitleBar(self)
        self.setTitleBarWidget(self.title_bar)
        # It hears of itself alone: nothing else is called while its window is taken down.
        self.visibilityChanged.connect(self._note_seen)
        for happened in (self.dockLocationChanged, self.topLevelChanged, self.windowTitleChanged):
            happened.connect(self._note_move)

    def _note_seen(self, is_seen: bool) -> None:
        """Keep in mind whether it is seen; no one is to write in a field that they do not see."""
        self.is_in_front = is_seen
        self._note_move()
        focus = QApplication.focusWidget()
        if not is_seen and focus is not None and self.isAncestorOf(focus):
            self.keyboard_hidden.emit()

    def _note_move(self, *_: object) -> None:
        """Tell of it once it has come to rest."""
        self._rest.start()

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that it has another size."""
        super().resizeEvent(event)
        self.resized.emit()

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Have a rim while it floats: it has no frame of the system's, and lies on panels of its colour."""
        super().paintEvent(event)
        if self.isFloating():
            painter = QPainter(self)
            painter.setPen(self.palette().placeholderText().color())
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def float_or_put_back(self) -> None:
        """Take it out of the window, or put it back where it stood."""
        was_in = not self.isFloating()
        # One that lies behind another is parked out of sight.
        self.raise_()
        corner = self.mapToGlobal(QPoint(0, 0))
        self.setFloating(was_in)
        if was_in:
            self.setGeometry(QRect(corner - _ASIDE, _OUT.expandedTo(self.minimumSizeHint())))
        self.raise_()

    def open_menu(self, at: QPoint) -> None:
        """Offer at a place of the screen what can be done with it."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Dock") if self.isFloating() else tr("Undock"), self.float_or_put_back)
        menu.addAction(tr("Close"), self.close)
        menu.popup(at)


class TitleBar(QWidget):
    """The title of a dock that stands alone or floats, what floats it and what closes it; else it is bare."""

    def __init__(self, dock: Dock) -> None:
        super().__init__(dock)
        self._dock = dock
        self._content = QWidget()
        self._content.setObjectName("dock-title")
        words = QLabel(dock.windowTitle())
        dock.windowTitleChanged.connect(words.setText)
        self.floating = QToolButton(autoRaise=True)
        make_small(self.floating, "float-panel")
        self.floating.clicked.connect(self._move_dock)
        self.cross = Cross(dock)
        row = QHBoxLayout(self._content)
        row.setContentsMargins(10, 4, 5, 4)
        row.setSpacing(2)
        row.addWidget(words, 1)
        row.addWidget(self.floating)
        row.addWidget(self.cross)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._content)
        dock.topLevelChanged.connect(self._name_floating)
        self._name_floating(dock.isFloating())

    @property
    def is_bare(self) -> bool:
        """Whether it shows nothing: the title stands on a tab."""
        return self._content.isHidden()

    def bare(self, *, is_bare: bool) -> None:
        """Show nothing, or title and buttons."""
        if is_bare != self.is_bare:
            self._content.setHidden(is_bare)

    def dress(self, cross: QIcon, floating: QIcon) -> None:
        """Draw the buttons."""
        self.cross.setIcon(cross)
        self.floating.setIcon(floating)

    def _move_dock(self) -> None:
        """Take the dock out, or put it back."""
        self._dock.float_or_put_back()

    def _name_floating(self, is_floating: bool) -> None:
        """Say what the button would do."""
        words = (
            tr("Dock this panel in the window") if is_floating else tr("Undock this panel from the window")
        )
        self.floating.setToolTip(words)
        self.floating.setAccessibleName(words)

    @reported
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the dock."""
        self._dock.open_menu(event.globalPos())


class Cross(QToolButton):
    """What closes a dock, on its tab or next to its title."""

    def __init__(self, dock: Dock) -> None:
        super().__init__(autoRaise=True)
        self._dock = dock
        make_small(self, CROSS)
        self.setToolTip(tr("Close this panel; its shortcut or the View menu opens it again"))
        self.setAccessibleName(tr("Close {panel}", panel=dock.windowTitle()))
        self.clicked.connect(self._close_dock)

    def _close_dock(self) -> None:
        """Close the dock."""
        self._dock.close()


def make_small(button: QToolButton, name: str) -> None:
    """Have a button be a small sign that leaves the keyboard where it is."""
    button.setObjectName(name)
    button.setIconSize(QSize(_SIGN_PX, _SIGN_PX))
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

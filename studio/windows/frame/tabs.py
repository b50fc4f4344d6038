"""The middle of the window: the start page, or the boards that are open behind tabs."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStackedWidget, QTabBar, QToolButton, QVBoxLayout, QWidget

from studio.language.plain_text import action_text, as_tip, one_line
from studio.language.words import tr
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.kit.icons import icon
from studio.windows.kit.window_style import Scheme

_CLOSE = "close-board"
_CROSS_PX = 14
_LEAST = QSize(360, 240)


class Tabs(QWidget):
    """A tab for each board of ``OpenDocuments``; a single board needs none and has none."""

    chosen = Signal(object)
    """The DocumentTab whose tab was clicked."""
    close_wanted = Signal(object)
    """The DocumentTab to close."""

    def __init__(self, start: QWidget) -> None:
        super().__init__()
        self._start = start
        self._desks: list[DocumentTab] = []
        self._made: list[DocumentTab] = []
        self._cross = QIcon()
        self.bar = QTabBar()
        self.bar.setObjectName("board-tabs")
        self.bar.setAccessibleName(tr("Open boards"))
        self.bar.setAutoHide(True)
        self.bar.setDocumentMode(True)
        self.bar.setExpanding(False)
        self.bar.setMovable(True)
        self.bar.currentChanged.connect(self._choose)
        self.bar.tabMoved.connect(self._move)
        self._pages = QStackedWidget()
        # The start page asks for more, but it is alone: next to the docks a board may be narrow.
        self._pages.setMinimumSize(_LEAST)
        self._pages.addWidget(start)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.bar)
        self._whole.addWidget(self._pages, 1)

    def dress(self, scheme: Scheme) -> None:
        """Draw the crosses in the colours of the windows."""
        self._cross = icon("close", scheme.muted, scheme.faint)
        for button in self.bar.findChildren(QToolButton, _CLOSE):
            button.setIcon(self._cross)

    def _button(self, desk: DocumentTab) -> QToolButton:
        """Return the cross that closes a board."""
        button = QToolButton(autoRaise=True)
        button.setObjectName(_CLOSE)
        button.setIcon(self._cross)
        button.setIconSize(QSize(_CROSS_PX, _CROSS_PX))
        button.setToolTip(tr("Close this board"))
        button.setAccessibleName(tr("Close this board"))
        button.clicked.connect(lambda _=False: self.close_wanted.emit(desk))
        return button

    def add(self, desk: DocumentTab) -> None:
        """Add a place for a document that is still empty."""
        self._made.append(desk)
        self._pages.addWidget(desk.page)

    def put_above(self, widget: QWidget) -> None:
        """Put something between the tabs and the boards."""
        self._whole.insertWidget(1, widget)

    def put_below(self, widget: QWidget) -> None:
        """Put something below the boards."""
        self._whole.addWidget(widget)

    def keep_free(self, wide: int) -> None:
        """Leave ``wide`` pixels free at the right."""
        self._whole.setContentsMargins(0, 0, wide, 0)

    def show_start(self) -> None:
        """Show the start page, for no board is open."""
        for desk in tuple(self._desks):
            self._drop_tab(desk)
        self._pages.setCurrentWidget(self._start)

    @property
    def desks(self) -> tuple[DocumentTab, ...]:
        """The documents with a tab, in the order of the tabs."""
        return tuple(self._desks)

    def add_tab(self, desk: DocumentTab) -> None:
        """Add a tab for a board, if it has none yet, before those of documents made later.

        Boards asked for together are in that order, whichever is read first.
        """
        if desk not in self._desks:
            later = self._made[self._made.index(desk) :]
            index = next((at for at, other in enumerate(self._desks) if other in later), len(self._desks))
            self._desks.insert(index, desk)
            self.bar.insertTab(index, "")
            self.bar.setTabButton(index, QTabBar.ButtonPosition.RightSide, self._button(desk))
        self.name(desk)

    def show_desk(self, desk: DocumentTab) -> None:
        """Show the board of a document."""
        self.add_tab(desk)
        self.bar.setCurrentIndex(self._desks.index(desk))
        self._pages.setCurrentWidget(desk.page)

    def name(self, desk: DocumentTab) -> None:
        """Write the name of a board on its tab, marked while there is something to save."""
        if desk in self._desks:
            index = self._desks.index(desk)
            name = action_text(desk.documents.name)
            self.bar.setTabText(index, f"{name} •" if desk.session.is_modified else name)
            path = desk.session.path
            place = tr("Not saved yet") if path is None else one_line(str(path))
            self.bar.setTabToolTip(index, as_tip(place))

    def forget(self, desk: DocumentTab) -> None:
        """Remove the map of a document that is closed, and its tab."""
        self._drop_tab(desk)
        self._made.remove(desk)
        self._pages.removeWidget(desk.page)
        desk.page.deleteLater()
        if not desk.is_map:
            desk.editor_view.canvas.deleteLater()

    def _drop_tab(self, desk: DocumentTab) -> None:
        if desk in self._desks:
            index = self._desks.index(desk)
            self._desks.remove(desk)
            self.bar.removeTab(index)

    def step(self, by: int) -> None:
        """Choose the tab ``by`` places further on, from the last on to the first."""
        if self._desks:
            self.bar.setCurrentIndex((self.bar.currentIndex() + by) % len(self._desks))

    def _choose(self, index: int) -> None:
        """Say whose tab is now chosen."""
        if 0 <= index < len(self._desks):
            self.chosen.emit(self._desks[index])

    def _move(self, source: int, target: int) -> None:
        """Keep the documents in the order of their tabs."""
        self._desks.insert(target, self._desks.pop(source))

"""The contents: everything the board holds, sort by sort, and a button to add more."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QMenu,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.board.lines import LINE_KINDS, LineKind
from engine.board.rules import Crossing, Note
from engine.messages import Phrase
from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.panels.fields.fields import button
from studio.panels.thing_names import title_of
from studio.session.document import Session
from studio.session.overrides import reported
from studio.tools.selection import Selection, Thing

_THING = Qt.ItemDataRole.UserRole
_FIELDS = (
    *("sheet", "towns", "lines", "countries", "kinds", "waters", "city_regions", "specials"),
    *("ferries", "permitted_builds", "special_rules", "errata"),
)
"""The fields of a board that stand in the contents."""

_LINES: Final[Mapping[LineKind, Phrase]] = {"river": "Rivers", "closed": "Closed sides", "border": "Borders"}


class ContentsPanel(QWidget):
    """A tree of what there is; a click selects a thing and shows it on the map."""

    thing_chosen = Signal(object)
    """The Thing clicked."""
    form_wanted = Signal()
    """The form of the thing chosen is to be opened: it was clicked twice, or Enter was pressed."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("contents-panel")
        self._session = session
        self._folded: set[str] = {tr("Towns")}
        self._is_stale = True
        self._when_seen = QTimer(self, singleShot=True, interval=0)
        self._when_seen.timeout.connect(self._fill)
        self._tree = QTreeWidget()
        self._tree.setObjectName("contents-tree")
        self._tree.setAccessibleName(tr("Contents of the board"))
        self._tree.setToolTip(tr("Click an item to show it on the map, double-click to edit it."))
        self._tree.setHeaderHidden(True)
        self._tree.setColumnCount(2)
        self._tree.header().setStretchLastSection(False)
        self._tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.adding = button("contents-add", "Add", "Add a country, a note, a rule …")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.addWidget(self._tree)
        layout.addWidget(self.adding, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._tree.itemClicked.connect(self._choose)
        self._tree.itemActivated.connect(self._open)
        self._tree.itemCollapsed.connect(lambda item: self._folded.add(item.text(0)))
        self._tree.itemExpanded.connect(lambda item: self._folded.discard(item.text(0)))
        session.board_changed.connect(self._follow)
        session.selection_changed.connect(lambda _selection: self._mark())

    def offer(self, menu: QMenu) -> None:
        """Let the button below the tree open a menu."""
        self.adding.setMenu(menu)

    @property
    def tree(self) -> QTreeWidget:
        """The tree, with everything there is now."""
        if self._is_stale:
            self._fill()
        return self._tree

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the tree now that it is looked at; until then that would only keep the map waiting."""
        super().paintEvent(event)
        if self._is_stale:
            self._when_seen.start()

    def _follow(self, before: Board, board: Board) -> None:
        """Show what there is now, if that is not what there was; at once where it is looked at."""
        if any(getattr(before, name) is not getattr(board, name) for name in _FIELDS):
            self._is_stale = True
            if not self.visibleRegion().isEmpty():
                self._fill()

    def _fill(self) -> None:
        """Show everything there is."""
        self._is_stale = False
        board = self._session.board
        self._tree.clear()
        for title, things in groups(board):
            top = QTreeWidgetItem([tr(title), str(len(things))])
            top.setForeground(1, self.palette().placeholderText())
            self._tree.addTopLevelItem(top)
            for thing in things:
                item = QTreeWidgetItem([title_of(thing, board)])
                item.setData(0, _THING, thing)
                item.setToolTip(0, as_tip(title_of(thing, board)))
                top.addChild(item)
            top.setExpanded(tr(title) not in self._folded)
        self._mark()

    def _mark(self) -> None:
        """Mark what is selected; a tree that is not filled yet is marked when it is."""
        if self._is_stale:
            return
        thing = self._session.selection.thing
        self._tree.clearSelection()
        for item in self._items():
            if thing is not None and item.data(0, _THING) == thing:
                self._tree.setCurrentItem(item)
                return

    def _items(self) -> Iterator[QTreeWidgetItem]:
        """Yield the items of things."""
        for top in range(self._tree.topLevelItemCount()):
            group = self._tree.topLevelItem(top)
            for row in range(group.childCount() if group is not None else 0):
                item = group.child(row) if group is not None else None
                if item is not None:
                    yield item

    def _choose(self, item: QTreeWidgetItem) -> None:
        """Select a thing, and tell it; a group folds and unfolds."""
        thing = item.data(0, _THING)
        if thing is None:
            item.setExpanded(not item.isExpanded())
        else:
            self._session.select(Selection(thing))
            self.thing_chosen.emit(thing)

    def _open(self, item: QTreeWidgetItem) -> None:
        """Select a thing and ask for its form."""
        is_thing = item.data(0, _THING) is not None
        self._choose(item)
        if is_thing:
            self.form_wanted.emit()


def groups(board: Board) -> Iterator[tuple[Phrase, Sequence[Thing]]]:
    """Yield what a board holds by sorts, those it has none of left out."""
    rules = [rule for rule in board.special_rules if not isinstance(rule, Crossing | Note)]
    notes = [rule for rule in board.special_rules if isinstance(rule, Note)]
    lines = [(_LINES[kind], [line for line in board.lines if line.kind == kind]) for kind in LINE_KINDS]
    found: list[tuple[Phrase, Sequence[Thing]]] = [
        ("Towns", board.towns),
        *lines,
        ("Countries", board.countries),
        ("Kinds of terrain", board.kinds),
        ("Named waters", board.waters),
        ("City regions", board.city_regions),
        ("Special destinations", board.specials),
        ("Ferries", board.ferries),
        ("Crossings", board.crossings),
        ("Permitted builds", board.permitted_builds),
        ("Rules", rules),
        ("Notes", notes),
        ("Errata", board.errata),
    ]
    yield from ((title, things) for title, things in found if things)

"""A field in which a few letters find any action, and any place of the board; or places alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.messages import Phrase
from engine.text.names import folded
from studio.language.plain_text import one_line
from studio.language.words import tr
from studio.session.overrides import reported
from studio.windows.kit.fuzzy_match import closeness, closeness_of_words

_MOST = 60
_OTHER_NAME, _WITH_MENU = 3, 6
"""What it costs to be meant by another name, or by words of which some are only in the menu's title."""
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


@dataclass(frozen=True)
class Entry:
    """Something that can be done: its name, next to it its shortcut or place, and the doing.

    ``where`` is its menu, ``also`` what else people call it.
    """

    name: str
    beside: str
    do: Callable[[], object]
    where: str = ""
    also: tuple[str, ...] = ()

    def closeness(self, typed: str) -> int | None:
        """Return how well letters fit, its own name better than what else it is called; None if not.

        Of its menu, letters scattered over the title say nothing: there whole words have to begin as typed.
        """
        fits = [closeness(typed, self.name)]
        if typed.strip():
            fits += [_less(closeness(typed, other), _OTHER_NAME) for other in self.also]
        fits.append(_less(closeness_of_words(typed, f"{self.where} {self.name}"), _WITH_MENU))
        return max((fit for fit in fits if fit is not None), default=None)


class Finder(QDialog):
    """A field and what fits it, the best first; Enter does it.

    ``places`` is asked for more with each letter typed; what it returns is above the actions, except
    those that begin with all that is typed where no place is called just that.
    ``sought`` says in the empty field what may be typed.
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        places: Callable[[str], Sequence[Entry]],
        title: Phrase,
        sought: Phrase,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr(title))
        self._entries = tuple(entries)
        self._places = places
        self._shown: tuple[Entry, ...] = ()
        self.field = QLineEdit(placeholderText=tr(sought))
        self.field.setAccessibleName(tr(sought))
        self.field.textChanged.connect(self._sift)
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Results"))
        self.list.setHeaderHidden(True)
        self.list.setColumnCount(3)
        self.list.setRootIsDecorated(False)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            self.list.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.list.itemClicked.connect(self._do)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 10, 10, 10)
        whole.setSpacing(8)
        whole.addWidget(self.field)
        whole.addWidget(self.list)
        self.resize(560, 380)
        self._sift("")

    @property
    def shown(self) -> tuple[Entry, ...]:
        """What is listed, in order."""
        return self._shown

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the list from the field, and do what is marked with Enter."""
        if event.key() in _MOVES:
            self.list.keyPressEvent(event)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._do()
        else:
            super().keyPressEvent(event)

    def _sift(self, typed: str) -> None:
        near = [(entry.closeness(typed), entry) for entry in self._entries]
        fitting = [(fit, entry) for fit, entry in near if fit is not None]
        fitting.sort(key=lambda pair: -pair[0])
        named, others = _parted([entry for _, entry in fitting], typed)
        places = self._places(typed)
        meant, further = _parted(places, f" {typed}", str.endswith)
        self._shown = (*meant, *named, *further, *others)[:_MOST]
        self.list.clear()
        for entry in self._shown:
            item = QTreeWidgetItem(self.list, [one_line(entry.name), entry.where, entry.beside])
            for column in (1, 2):
                item.setForeground(column, self.palette().placeholderText())
        if not self._shown:
            QTreeWidgetItem(self.list, [tr("Nothing found.")]).setDisabled(True)
        self.list.setCurrentIndex(self.list.model().index(0, 0))

    def _do(self) -> None:
        """Close, and do what is marked; where nothing fits there is nothing to do."""
        index = self.list.currentIndex().row()
        if 0 <= index < len(self._shown):
            self.accept()
            self._shown[index].do()


def _parted(
    entries: Sequence[Entry], typed: str, fits: Callable[[str, str], bool] = str.startswith
) -> tuple[list[Entry], list[Entry]]:
    """Return the entries whose names begin with what is typed, or fit it otherwise, and the others."""
    text = f" {folded(typed)}" if typed.startswith(" ") else folded(typed)
    of_it: tuple[list[Entry], list[Entry]] = [], []
    for entry in entries:
        of_it[0 if text.strip() and fits(folded(entry.name), text) else 1].append(entry)
    return of_it


def _less(fit: int | None, cost: int) -> int | None:
    """Return how well something else than the name fits."""
    return None if fit is None else fit - cost

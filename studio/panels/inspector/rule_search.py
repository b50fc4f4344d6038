"""The search among the rules to change: by words of a rule, what it is about, or its name in the file."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit

from studio.language.words import tr
from studio.panels.inspector.rule_choice import SUBJECTS, words_of

_NAME, _SOUGHT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_MOST_SEEN = 12
"""How many rules found are shown at once."""


class RuleSearch(QLineEdit):
    """Lists the rules that a few letters find; Enter takes the first, or the one marked."""

    chosen = Signal(str)
    """The name of the field of the rules to change."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("override-search")
        self.setAccessibleName(tr("Find a rule to change"))
        self.setPlaceholderText(tr("Find a rule…"))
        self.setToolTip(tr("Type letters of a rule, of its subject or of its name in the file."))
        self.setClearButtonEnabled(True)
        self._rules = QStandardItemModel(self)
        self._completer = QCompleter(self._rules, self)
        self._completer.setCompletionRole(_SOUGHT)
        self._completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setMaxVisibleItems(_MOST_SEEN)
        self.setCompleter(self._completer)
        # The completer writes into the field once more after it says what was taken.
        self._completer.activated.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self.returnPressed.connect(self._take_first)

    def offer_all_but(self, changed: Collection[str]) -> None:
        """Find every rule except those changed already."""
        self._rules.clear()
        for title, names in SUBJECTS:
            for name in names:
                if name not in changed:
                    item = QStandardItem(f"{words_of(name)} · {tr(title)}")
                    item.setData(name, _NAME)
                    item.setData(f"{item.text()} {name}", _SOUGHT)
                    self._rules.appendRow(item)

    @property
    def found(self) -> list[str]:
        """The names of the fields found by what is typed."""
        self._completer.setCompletionPrefix(self.text())
        rows = self._completer.completionModel()
        return [rows.index(row, 0).data(_NAME) for row in range(rows.rowCount())]

    def _take_first(self) -> None:
        """Take the first rule found, unless one is marked: that one the list reports."""
        popup = self._completer.popup()
        is_marked = popup is not None and popup.isVisible() and popup.currentIndex().isValid()
        if not is_marked and self.text().strip() and self.found:
            self._choose(self.found[0])

    def _take(self, sought: str) -> None:
        """Take the rule marked in the list: what it is sought by ends with its name."""
        self._choose(sought.rsplit(" ", 1)[-1])

    def _choose(self, name: str) -> None:
        self.clear()
        self.chosen.emit(name)

"""The findings as a list model that shows only the kinds asked for."""

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.board.document import Board
from engine.diagnostics.findings import Finding, Severity
from engine.messages import Phrase
from studio.language.plain_text import as_tip
from studio.language.words import tr

FINDING_ROLE = Qt.ItemDataRole.UserRole + 1
PLACE_ROLE = Qt.ItemDataRole.UserRole + 2

Index = QModelIndex | QPersistentModelIndex
Row = tuple[Finding, str]
SEVERITIES: Final[Mapping[Severity, Phrase]] = {
    Severity.ERROR: "Error",
    Severity.WARNING: "Warning",
    Severity.NOTE: "Note",
}
_CHAPTERS: Final[Mapping[str, Phrase]] = {
    "platelayer": "file header",
    "title": "title",
    "designer": "designer",
    "licence": "licence",
    "players": "players",
    "rules": "rules",
    "sheet": "sheet",
    "terrain": "terrain",
    "countries": "countries",
    "sides": "sides",
    "towns": "towns",
    "keys": "keys",
    "waters": "waters",
    "city_regions": "city regions",
    "specials": "specials",
    "ferries": "ferries",
    "permitted_builds": "permitted builds",
    "special_rules": "special rules",
    "errata": "errata",
    "underlay": "picture to trace",
    "waivers": "waivers",
    "railroads": "railroads",
    "cities": "city tiles",
    "stock": "stock",
    "goods": "goods",
    "bag": "bag",
    "starts": "start cities",
    "solitaire": "game alone",
}
"""What the chapters of a map file are called; what else a file may hold is quoted unchanged."""
_NOWHERE = QModelIndex()
_MOST_LABELS = 4


class FindingModel(QAbstractListModel):
    """One row for each finding of a chosen kind, in the order of the checks: errors first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Row, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._severities = frozenset(Severity)
        self._with_waived = self._with_figures = False

    # -- what it holds ---------------------------------------------------------------------

    def show(self, findings: Iterable[Finding], board: Board) -> None:
        """Hold other findings, found on a board."""
        self._all = tuple((finding, place_of(finding, board)) for finding in findings)
        self._fill()

    def sift(self, severities: Iterable[Severity], *, with_waived: bool, with_figures: bool = True) -> None:
        """Show findings of some severities only, and waived ones and figures only where asked for."""
        self._severities = frozenset(severities)
        self._with_waived, self._with_figures = with_waived, with_figures
        self._fill()

    def count(self, severity: Severity) -> int:
        """Return how many findings of a severity there are, shown or not: none waived, and no figures."""
        found = (each for each, _ in self._all if each.waived is None and not each.figures)
        return sum(each.severity is severity for each in found)

    def count_figures(self) -> int:
        """Return how many findings tell figures of the board, shown or not, that no one waived."""
        return sum(finding.figures and finding.waived is None for finding, _ in self._all)

    def count_waived(self) -> int:
        """Return how many findings are waived, shown or not."""
        return sum(finding.waived is not None for finding, _ in self._all)

    def row_of(self, finding: Finding) -> int | None:
        """Return the row that shows the same fault as a finding, perhaps of an earlier check."""
        return next((row for row, (each, _) in enumerate(self._rows) if each.id == finding.id), None)

    def _fill(self) -> None:
        """Show the chosen findings; do nothing where they are shown already."""
        rows = tuple(row for row in self._all if self._is_shown(row[0]))
        if [finding.id for finding, _ in rows] == [finding.id for finding, _ in self._rows]:
            # Only words have changed, such as that a finding is being looked for again.
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))
        else:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def _is_shown(self, finding: Finding) -> bool:
        """Return whether a finding is of a kind to be shown."""
        if finding.waived is not None:
            return self._with_waived
        return self._with_figures if finding.figures else finding.severity in self._severities

    # -- what a view asks ------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of findings shown."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a finding, its message, its place or what a screen reader says of it."""
        if not index.isValid():
            return None
        finding, place = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return tr(finding.message)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{tr(SEVERITIES[finding.severity])} {finding.code}: {tr(finding.message)} {place}"
            case Qt.ItemDataRole.ToolTipRole if finding.waived is not None:
                return as_tip(tr("Waived: {reason}", reason=finding.waived))
            case _ if role == FINDING_ROLE:
                return finding
            case _ if role == PLACE_ROLE:
                return place
            case _:
                return None


def place_of(finding: Finding, board: Board) -> str:
    """Return where a finding is: the labels of its hexes, its line in the file, or the chapter of it."""
    hexes = [hex_ for hex_ in finding.hexes if hex_ in board.sheet]
    if hexes:
        more = len(hexes) - _MOST_LABELS
        labels = " ".join(map(board.sheet.label, hexes[:_MOST_LABELS]))
        return labels + (tr(" and {n} more", n=more) if more > 0 else "")
    if finding.position is not None:
        return tr("line {n}", n=finding.position[0])
    chapter = str(finding.path[0]) if finding.path else ""
    return tr(_CHAPTERS[chapter]) if chapter in _CHAPTERS else chapter

"""What a trial says, while it goes on and is shown again."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from engine.trials.table_parts import Cell, Column, Row, Table
from engine.trials.verdict import Verdict
from studio.windows.trials.trial_results import TrialResults


def towns(*names: str) -> Table:
    """Return a table with a row for each town."""
    rows = tuple(Row((Cell(name),), labels=(f"A{n}",)) for n, name in enumerate(names, 1))
    return Table("Towns", "", (Column("town"),), rows)


def front(results: TrialResults) -> QTableWidget:
    table = results.currentWidget().findChild(QTableWidget)
    assert isinstance(table, QTableWidget)
    return table


def test_the_row_chosen_stays_chosen_where_it_stands_next_and_asks_for_its_place_once(qtbot: QtBot) -> None:
    results = TrialResults()
    qtbot.addWidget(results)
    wanted: list[tuple[str, ...]] = []
    results.places_wanted.connect(wanted.append)
    results.show_results((), [towns("Ayr", "Bala", "Clun")])
    results.setCurrentIndex(1)
    front(results).setCurrentCell(1, 0)
    assert wanted == [("A2",)]
    results.show_results((), [towns("Bala", "Clun", "Ayr")])
    assert [item.text() for item in front(results).selectedItems()] == ["Bala"]
    results.show_results((), [towns("Clun", "Ayr")])
    assert front(results).selectedItems() == []
    assert wanted == [("A2",)]


def test_sentences_of_several_lines_stand_apart(qtbot: QtBot) -> None:
    results = TrialResults()
    qtbot.addWidget(results)
    results.resize(400, 400)
    results.show_results([Verdict("Seats", "None is off its share. " * 5)], [])
    results.show()
    rows = front(results)
    lines = rows.fontMetrics().boundingRect(
        0, 0, rows.columnWidth(1), 1_000, Qt.TextFlag.TextWordWrap, "None is off its share. " * 5
    )
    assert lines.height() >= 2 * rows.fontMetrics().height()
    assert rows.rowHeight(0) >= lines.height() + rows.fontMetrics().height() // 2

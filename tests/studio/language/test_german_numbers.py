"""What the German studio works out is German too: statistics, places of findings, trials and credits."""

import errno

import pytest
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say
from engine.survey.statistics import statistics_of
from engine.trials.table_parts import Cell, Column, Row, Table
from studio.language.words import reason
from studio.panels.findings.finding_model import place_of
from studio.panels.statistics.statistics import ChapterView
from studio.windows.help.reading_dialogs import About
from studio.windows.trials.trial_results import TrialResults
from tests.shipped import shipped

pytestmark = pytest.mark.usefixtures("in_german")


@pytest.fixture(scope="module")
def severn() -> Board:
    """The board of the Severn."""
    return shipped("severn")


def test_a_chapter_of_the_statistics_says_in_german_what_is_counted(severn: Board, qtbot: QtBot) -> None:
    keys = next(each for each in statistics_of(severn).chapters if each.name == "keys")
    view = ChapterView(keys)
    qtbot.addWidget(view)
    assert view.text.text().endswith("Schlüsseln sind vergeben.")
    assert "Sektor 1" in view.chart.accessibleDescription()


def test_the_place_of_a_finding_is_named_in_german(severn: Board) -> None:
    finding = Finding("T106", "few", Severity.NOTE, "Few towns.", path=("towns",))
    assert place_of(finding, severn) == "Städte"


def test_cells_of_a_trial_have_german_words_and_signs(qtbot: QtBot) -> None:
    cells = (say("Seat {seat}", seat=1), say("{n:.1f}", n=205.2), say("{one} or {other}", one="A", other="B"))
    columns = (Column("seat", words=True), Column("points"), Column("place"))
    results = TrialResults()
    qtbot.addWidget(results)
    results.show_results((), (Table("Seats", "", columns, (Row(tuple(map(Cell, cells))),)),))
    (shown,) = (each for each in results.findChildren(QTableWidget) if each.columnCount() == 3)
    texts = [item.text() for column in range(3) if (item := shown.item(0, column)) is not None]
    assert texts == ["Platz 1", "205,2", "A oder B"]


def test_a_full_disk_is_reported_in_german() -> None:
    assert reason(OSError(errno.ENOSPC, "No space left on device")) == "Kein Platz mehr auf dem Datenträger"


def test_the_credits_are_german(qtbot: QtBot) -> None:
    about = About()
    qtbot.addWidget(about)
    text = about.text.toPlainText()
    assert "gemeinfrei" in text
    assert "Each board" not in text

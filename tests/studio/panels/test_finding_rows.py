"""A row of the findings: its mark, its message in two lines at most, and what a screen reader says of it."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.sheet import Sheet
from studio.panels.fields.severity_marks import SIZE, mark_pixmap, severity_colour
from studio.panels.findings.finding_list import FindingList
from studio.panels.findings.finding_model import FindingModel
from studio.panels.findings.finding_row import clamped, first_sentence
from studio.panels.findings.findings import FindingsPanel
from tests.studio.conftest import MakeSession

SHEET = Sheet(8, 6)
BOARD = new_board(SHEET)


@pytest.fixture
def panel(make_session: MakeSession, qtbot: QtBot) -> FindingsPanel:
    panel = FindingsPanel(make_session(BOARD), str)
    qtbot.addWidget(panel)
    panel.resize(480, 500)
    panel.show()
    return panel


def spoken(panel: FindingsPanel, *findings: Finding) -> list[str]:
    panel.model.show(findings, BOARD)
    rows = range(panel.model.rowCount())
    return [panel.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]


def test_screen_readers_hear_severity_message_and_place(panel: FindingsPanel) -> None:
    c3 = (SHEET.hex_named("C3"),)
    told = spoken(
        panel,
        Finding("Z101", "no-title", Severity.ERROR, "The board has no title.", hexes=c3),
        Finding("Z201", "odd-rules", Severity.WARNING, "The rules are odd.", path=("special_rules", 0)),
        Finding("Z301", "short", Severity.NOTE, "It is short.", position=(7, 1)),
    )
    assert told == [
        "Error Z101: The board has no title. C3",
        "Warning Z201: The rules are odd. special rules",
        "Note Z301: It is short. line 7",
    ]


def test_many_places_are_not_all_written_out(panel: FindingsPanel) -> None:
    row = tuple(SHEET.hex_at(column, 0) for column in range(7))
    (told,) = spoken(panel, Finding("Z103", "row", Severity.NOTE, "A row.", hexes=row))
    assert told.endswith("A1 A2 A3 A4 and 3 more")


def test_a_long_message_takes_two_lines_and_no_more(panel: FindingsPanel) -> None:
    heights = []
    for times in (1, 8, 40):
        long = Finding("Z102", "long", Severity.ERROR, "It goes on and on. " * times, subject=str(times))
        panel.model.show((long,), BOARD)
        heights.append(panel.list.visualRect(panel.model.index(0, 0)).height())
    line = QFontMetrics(panel.list.font()).lineSpacing()
    assert heights[0] < heights[1] == heights[2] <= heights[0] + line


@pytest.mark.parametrize(
    ("message", "shown"),
    [
        ("The Skjern stops inland (J5). Extend it to the sea.", "The Skjern stops inland (J5)."),
        ("Barry is at W19. Move it to land.", "Barry is at W19."),
        ("St. Ives (C3) has no key. Assign one.", "St. Ives (C3) has no key. Assign one."),
        ("Der 3. Zug fährt nach St. Ives. Er hält nicht.", "Der 3. Zug fährt nach St. Ives."),
        ("The board has no title.", "The board has no title."),
    ],
)
def test_a_row_begins_with_the_problem(message: str, shown: str) -> None:
    assert first_sentence(message) == shown


def test_a_row_shows_all_of_a_message_or_ends_with_dots() -> None:
    font = QFont()
    assert clamped("Short.", font, 300) == ["Short."]
    two = clamped("It goes on and on, but not for long.", font, 160)
    assert " ".join(two) == "It goes on and on, but not for long."
    cut = clamped("It goes on and on. " * 12, font, 160)
    assert len(cut) == 2
    assert cut[1].endswith("…")
    assert all(QFontMetrics(font).horizontalAdvance(line) <= 160 for line in cut)


def test_the_marks_differ_in_colour_from_dark_to_light_and_in_shape_from_each_other() -> None:
    light, dark = QPalette(QColor("#f0f0f0")), QPalette(QColor("#202020"))
    images = [mark_pixmap(severity, light, 2.0).toImage() for severity in Severity]
    masks = {bytes(image.createAlphaMask().constBits()) for image in images}
    assert len(masks) == len(Severity)
    for severity in Severity:
        assert severity_colour(severity, light).lightness() < severity_colour(severity, dark).lightness()


def _rows_meet(rows: FindingList) -> bool:
    """Return whether each row is as high as its words ask, and ends where the next begins."""
    indexes = [rows.model().index(row, 0) for row in range(rows.model().rowCount())]
    rects = [rows.visualRect(index) for index in indexes]
    asked = [rows.sizeHintForIndex(index).height() for index in indexes]
    return [rect.height() for rect in rects] == asked and all(
        above.bottom() < below.top() for above, below in pairwise(rects)
    )


def _text_width(rows: FindingList) -> int:
    return rows.viewport().width() - 3 * 8 - SIZE


def test_rows_are_laid_out_anew_when_a_scroll_bar_makes_them_narrow(qtbot: QtBot) -> None:
    model = FindingModel()
    rows = FindingList(model)
    qtbot.addWidget(rows)
    rows.resize(100, 300)
    rows.show()
    words = "It goes on and on, and fills a line."
    while len(clamped(words, rows.font(), _text_width(rows))) > 1:
        rows.resize(rows.width() + 1, rows.height())
    for count in (2, 40):
        model.show((Finding("Z301", "on", Severity.NOTE, words, str(each)) for each in range(count)), BOARD)
        qtbot.waitUntil(lambda: _rows_meet(rows))
    assert rows.verticalScrollBar().isVisible()
    qtbot.waitUntil(lambda: len(clamped(words, rows.font(), _text_width(rows))) == 2)
    qtbot.waitUntil(lambda: _rows_meet(rows))

"""The small dialogs: what they show, and what their buttons answer."""

from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engine.diagnostics.findings import Finding, Severity
from studio.session.files.backups import Version
from studio.session.program_versions import versions_text
from studio.session.recovery.pages import Recoverable
from studio.windows.documents.document_commands import NOTHING
from studio.windows.documents.questions import with_suffix
from studio.windows.documents.recovery_dialog import RecoveryChoice, RecoveryDialog, described
from studio.windows.documents.versions_dialog import VersionsDialog
from studio.windows.frame.start_page import StartPage
from studio.windows.help.reading_dialogs import About, Guide, edition, explanation
from studio.windows.kit.message_box import Message
from studio.windows.kit.question import Question

WRITTEN = datetime(2026, 3, 4, 12, 30, tzinfo=UTC)
FIRST = Recoverable(Path("1.yaml"), Path("/maps/severn.yaml"), "Severn & South Wales", WRITTEN)
SECOND = Recoverable(Path("2.yaml"), None, "", WRITTEN)
THIRD = Recoverable(Path("3.yaml"), None, "Wye", WRITTEN)


def test_a_message_is_a_sentence_with_the_faults_line_by_line(qtbot: QtBot) -> None:
    findings = (
        Finding("F101", "unreadable", Severity.ERROR, "No number.", position=(12, 5)),
        Finding("F102", "odd", Severity.NOTE, "It is odd."),
    )
    message = Message("It <failed>", "Because of that.", findings)
    qtbot.addWidget(message)
    rows = [message.findings.topLevelItem(row) for row in range(2)]
    assert [(row.text(0), row.text(1)) for row in rows if row is not None] == [
        ("12:5", "No number."),
        ("", "It is odd."),
    ]
    assert message.title.textFormat() == Qt.TextFormat.PlainText


def test_a_message_without_faults_has_no_empty_list(qtbot: QtBot) -> None:
    message = Message("It failed", "Because of that.")
    qtbot.addWidget(message)
    message.show()
    assert not message.findings.isVisible()


@pytest.fixture
def recovery(qtbot: QtBot) -> RecoveryDialog:
    dialog = RecoveryDialog((FIRST, SECOND))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_what_was_kept_is_listed_by_title_file_and_time() -> None:
    assert described(FIRST).startswith("Severn & South Wales (severn.yaml) – 4 ")
    assert described(SECOND).startswith("A board without a title, never saved – ")
    unread = replace(SECOND, title="2.yaml", unread="Input/output error")
    assert described(unread) == "2.yaml – cannot be read now (Input/output error)"


def test_the_board_marked_is_the_one_recovered(recovery: RecoveryDialog) -> None:
    recovery.list.setCurrentRow(1)
    recovery.restore.click()
    assert recovery.answer == RecoveryChoice(restored=(SECOND,))


def throw_away(dialog: RecoveryDialog, answer: str = "Discard") -> list[str]:
    """Throw the board marked away and answer the question whether that is meant; return what was asked."""
    asked: list[str] = []

    def give() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, Question)
        asked.append(box.title.text())
        assert box.cancel.isDefault()
        next(button for button in box.buttons.buttons() if button.text() == answer).click()

    QTimer.singleShot(0, give)
    dialog.discard.click()
    return asked


@pytest.mark.parametrize("of", ["recovery", "versions"])
def test_enter_and_the_filled_button_keep_work_whatever_has_the_keyboard(qtbot: QtBot, of: str) -> None:
    recovery = RecoveryDialog((FIRST,))
    versions = VersionsDialog("severn.yaml", [Version(Path("kept"), WRITTEN, 12)], NOTHING)
    dialog, usual = (recovery, recovery.restore) if of == "recovery" else (versions, versions.open_copy)
    qtbot.addWidget(recovery)
    qtbot.addWidget(versions)
    dialog.show()
    assert [button for button in dialog.findChildren(QPushButton) if button.isDefault()] == [usual]
    recovery.discard.setFocus()
    assert not recovery.discard.isDefault()


def test_work_is_thrown_away_only_once_that_is_said_again(recovery: RecoveryDialog) -> None:
    (asked,) = throw_away(recovery, "Cancel")
    assert "Severn & South Wales" in asked
    assert recovery.list.count() == 2
    recovery.later.click()
    assert recovery.answer == RecoveryChoice()


def test_boards_are_thrown_away_one_by_one_until_none_is_left(recovery: RecoveryDialog) -> None:
    throw_away(recovery)
    assert recovery.isVisible()
    throw_away(recovery)
    assert not recovery.isVisible()
    assert recovery.answer == RecoveryChoice(discarded=(FIRST, SECOND))


def test_all_boards_are_recovered_at_once_but_those_thrown_away(qtbot: QtBot) -> None:
    dialog = RecoveryDialog((FIRST, SECOND, THIRD))
    qtbot.addWidget(dialog)
    dialog.show()
    throw_away(dialog)
    dialog.restore_all.click()
    assert not dialog.isVisible()
    assert dialog.answer == RecoveryChoice(restored=(THIRD, SECOND), discarded=(FIRST,))


def test_a_single_board_is_not_offered_as_all_of_them(recovery: RecoveryDialog) -> None:
    assert recovery.restore_all.isVisible()
    throw_away(recovery)
    assert not recovery.restore_all.isVisible()


def test_put_off_everything_is_offered_again(recovery: RecoveryDialog) -> None:
    QTest.keyClick(recovery, Qt.Key.Key_Escape)
    assert recovery.answer == RecoveryChoice()


def test_the_start_page_lists_what_is_there_and_opens_it(qtbot: QtBot, tmp_path: Path) -> None:
    shipped, own, gone = tmp_path / "severn.yaml", tmp_path / "my-rhine.yaml", tmp_path / "gone.yaml"
    for path in (shipped, own):
        path.touch()
    page = StartPage({shipped: "Severn & South Wales"})
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    beyond_reach = tmp_path / ("x" * 300 + ".yaml")
    page.show_recent([gone, beyond_reach, shipped, own])
    qtbot.waitUntil(lambda: [button.text() for button in page.recent.buttons] == ["My rhine"])
    assert [(button.path, button.text()) for button in page.shipped.buttons] == [
        (shipped, "Severn && South Wales")
    ]
    with qtbot.waitSignal(page.chosen) as chosen:
        page.recent.buttons[0].click()
    assert chosen.args == [own]
    with qtbot.waitSignal(page.copy_wanted) as wanted:
        page.shipped.buttons[0].click()
    assert wanted.args == [shipped]
    page.show_recent([])
    assert not page.recent.isVisible()


def test_texts_to_read_come_with_the_program(qtbot: QtBot) -> None:
    for dialog, word in (
        (Guide("index"), "Findings"),
        (About(), "Cabin"),
        (explanation("T102 town-in-water", "A town stands in the sea."), "T102 town-in-water"),
    ):
        qtbot.addWidget(dialog)
        assert word in dialog.text.toPlainText()
    assert edition()


def test_about_copies_the_versions_for_a_report(qtbot: QtBot) -> None:
    about = About()
    qtbot.addWidget(about)
    about.copy.click()
    assert QGuiApplication.clipboard().text() == versions_text()


@pytest.mark.parametrize(
    ("name", "suffixes", "expected"),
    [
        ("a", (".yaml", ".yml"), "a.yaml"),
        ("a.YML", (".yaml", ".yml"), "a.YML"),
        ("a.v2", (".yaml", ".yml"), "a.v2.yaml"),
        ("a.svg", (".png", ".svg"), "a.svg"),
        ("a", (".png", ".svg"), "a.png"),
    ],
)
def test_a_name_without_an_ending_gets_the_usual_one(
    name: str, suffixes: tuple[str, ...], expected: str
) -> None:
    assert with_suffix(Path(name), suffixes) == Path(expected)


def test_a_harmless_fact_has_its_subject_as_title_and_no_sign_of_warning(qtbot: QtBot) -> None:
    fact, failure = Message("None yet", "Save.", subject="Earlier Versions"), Message("None yet", "Save.")
    signs = []
    for message in (fact, failure):
        qtbot.addWidget(message)
        signs += [
            label.pixmap().toImage() for label in message.findChildren(QLabel) if label.pixmap().width()
        ]
    assert (fact.windowTitle(), failure.windowTitle()) == ("Earlier Versions", "Platelayer")
    assert len(signs) == 2
    assert signs[0] != signs[1]


@pytest.mark.usefixtures("window")
def test_the_rows_of_earlier_versions_do_not_overlap(qtbot: QtBot) -> None:
    versions = [Version(Path(str(n)), WRITTEN, 4000) for n in range(3)]
    dialog = VersionsDialog("severn.yaml", versions, NOTHING)
    qtbot.addWidget(dialog)
    dialog.show()
    rows = [dialog.list.visualItemRect(dialog.list.item(n)) for n in range(3)]
    assert all(above.bottom() < below.top() for above, below in pairwise(rows))

"""Findings are kept for a reason in the dock, undone like any edit, and counted no longer."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, Waiver, new_board
from engine.boardfile.reading import read_board
from engine.diagnostics.findings import Finding, Severity, waiver_of
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.panels.findings.finding_model import FINDING_ROLE
from studio.panels.findings.findings import FindingsPanel
from studio.session.document import Session
from studio.session.recovery.pending_edits import NOTHING_PENDING
from studio.session.recovery.recovering import recoverable
from tests.studio.conftest import MakeSession

ERROR = Finding("Z101", "no-title", Severity.ERROR, "The board has no title.", subject="title")
FILE = Finding("V003", "unknown-field", Severity.ERROR, "There is no such field.", position=(3, 1))


def found(board: Board) -> tuple[Finding, ...]:
    waiver = waiver_of(ERROR, board.waivers)
    return (ERROR if waiver is None else replace(ERROR, waived=waiver.reason), FILE)


@pytest.fixture
def session(make_session: MakeSession, qtbot: QtBot) -> Session:
    session = make_session(new_board(Sheet(8, 6)), check=found)
    qtbot.waitUntil(lambda: not session.is_checking, timeout=20_000)
    return session


@pytest.fixture
def panel(session: Session, qtbot: QtBot) -> FindingsPanel:
    panel = FindingsPanel(session, lambda code: f"What {code} means.")
    qtbot.addWidget(panel)
    panel.resize(320, 500)
    panel.show()
    panel.filters.waived.setChecked(True)
    panel.list.setCurrentIndex(panel.model.index(0, 0))
    return panel


def waivers(session: Session) -> tuple[Waiver, ...]:
    return session.board.waivers


def settle(session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not session.is_checking, timeout=20_000)


def test_a_finding_is_waived_with_a_reason_and_undone(
    session: Session, panel: FindingsPanel, qtbot: QtBot
) -> None:
    waiver = panel.details.waiver
    assert not waiver.button.isEnabled()
    QTest.keyClicks(waiver.reason, "the club will name it")
    QTest.mouseClick(waiver.button, Qt.MouseButton.LeftButton)
    assert waivers(session) == (Waiver("Z101:title", "the club will name it"),)
    settle(session, qtbot)
    assert panel.model.count(Severity.ERROR) == 1
    assert panel.filters.waived.accessibleName() == "1 waived"
    assert waiver.button.text() == "Remove Waiver"
    session.history.undo()
    assert waivers(session) == ()


def test_enter_waives_and_an_empty_reason_does_not(session: Session, panel: FindingsPanel) -> None:
    waiver = panel.details.waiver
    QTest.keyClicks(waiver.reason, "   ")
    QTest.keyClick(waiver.reason, Qt.Key.Key_Return)
    assert waivers(session) == ()
    QTest.keyClicks(waiver.reason, "meant")
    QTest.keyClick(waiver.reason, Qt.Key.Key_Return)
    assert waivers(session) == (Waiver("Z101:title", "meant"),)


def test_a_waiver_is_changed_and_taken_back(session: Session, panel: FindingsPanel, qtbot: QtBot) -> None:
    waiver = panel.details.waiver
    waiver.waiver_wanted.emit("meant")
    settle(session, qtbot)
    assert waiver.reason.text() == "meant"
    waiver.reason.setText("meant by the club")
    assert waiver.button.text() == "Waive"
    waiver.button.click()
    settle(session, qtbot)
    assert waivers(session) == (Waiver("Z101:title", "meant by the club"),)
    waiver.button.click()
    assert waivers(session) == ()


def test_a_fault_of_the_file_cannot_be_waived(panel: FindingsPanel) -> None:
    panel.list.setCurrentIndex(panel.model.index(1, 0))
    assert panel.chosen == FILE
    assert not panel.details.waiver.isVisible()
    assert not panel.begin_waiver()
    assert "Waive …" not in [action.text() for action in panel.menu_of(FILE).actions()]


def test_the_menu_and_the_action_lead_to_the_field(panel: FindingsPanel, qtbot: QtBot) -> None:
    (waive,) = [action for action in panel.menu_of(ERROR).actions() if action.text() == "Waive …"]
    panel.activateWindow()
    waive.trigger()
    qtbot.waitUntil(panel.details.waiver.reason.hasFocus)


def test_a_reason_half_written_survives_a_check(session: Session, panel: FindingsPanel, qtbot: QtBot) -> None:
    panel.activateWindow()
    panel.begin_waiver()
    qtbot.waitUntil(panel.details.waiver.reason.hasFocus)
    QTest.keyClicks(panel.details.waiver.reason, "because")
    session.findings_changed.emit((replace(ERROR, renewing=True), FILE))
    assert panel.details.waiver.reason.text() == "because"


def test_findings_being_looked_for_again_do_not_stir_the_list(session: Session, panel: FindingsPanel) -> None:
    resets: list[bool] = []
    panel.model.modelReset.connect(lambda: resets.append(True))
    session.findings_changed.emit((replace(ERROR, renewing=True), FILE))
    assert not resets
    assert panel.chosen == replace(ERROR, renewing=True)


# -- reasons half written ------------------------------------------------------------------------

OTHER = Finding("Z102", "no-designer", Severity.ERROR, "The board has no designer.", subject="designer")


def both_found(board: Board) -> tuple[Finding, ...]:
    waived = {waiver.finding: waiver.reason for waiver in board.waivers}
    return tuple(replace(each, waived=waived.get(each.id)) for each in (ERROR, OTHER))


@pytest.fixture
def both(make_session: MakeSession, qtbot: QtBot) -> Session:
    session = make_session(new_board(Sheet(8, 6)), check=both_found)
    settle(session, qtbot)
    return session


@pytest.fixture
def twice(both: Session, qtbot: QtBot) -> FindingsPanel:
    """A panel over two findings, half a reason written for the first and the second chosen since."""
    panel = shown_findings(both, qtbot)
    chooses(panel, ERROR)
    QTest.keyClicks(panel.details.waiver.reason, "the club wants ")
    chooses(panel, OTHER)
    return panel


def shown_findings(session: Session, qtbot: QtBot) -> FindingsPanel:
    panel = FindingsPanel(session, lambda code: f"What {code} means.")
    qtbot.addWidget(panel)
    panel.filters.waived.setChecked(True)
    panel.show()
    return panel


def chooses(panel: FindingsPanel, finding: Finding) -> None:
    row = next(row for row in range(2) if panel.model.index(row, 0).data(FINDING_ROLE).id == finding.id)
    panel.list.setCurrentIndex(panel.model.index(row, 0))


def test_half_a_reason_stays_with_its_finding(twice: FindingsPanel) -> None:
    reason = twice.details.waiver.reason
    assert reason.text() == ""
    QTest.keyClicks(reason, "so be it")
    chooses(twice, ERROR)
    assert reason.text() == "the club wants "
    chooses(twice, OTHER)
    assert reason.text() == "so be it"


def test_a_reason_half_written_outlasts_commands_and_leaves_undo_and_redo_alone(
    both: Session, twice: FindingsPanel
) -> None:
    session = both
    session.apply(SetField("designer", "Mine"))
    session.history.undo()
    session.call_in_edits()
    assert waivers(session) == ()
    assert session.pending.reasons == twice.details.waiver.reasons == (("Z101:title", "the club wants "),)
    assert session.history.canRedo()


def test_who_leaves_the_board_finishes_reasons_half_written(both: Session, twice: FindingsPanel) -> None:
    session = both
    QTest.keyClicks(twice.details.waiver.reason, "so be it")
    session.call_in_all()
    assert waivers(session) == (Waiver("Z101:title", "the club wants"), Waiver("Z102:designer", "so be it"))
    assert session.is_modified, "who closes the board is asked"
    assert session.pending == NOTHING_PENDING
    session.call_in_all()
    session.history.undo()
    assert waivers(session) == (Waiver("Z101:title", "the club wants"),), "each is done once"


def test_a_reason_half_written_is_saved(
    both: Session, twice: FindingsPanel, tmp_path: Path, qtbot: QtBot
) -> None:
    assert twice.details.waiver.reasons
    with qtbot.waitSignal(both.saved):
        both.save_as(tmp_path / "kept.yaml")
    board = read_board(tmp_path / "kept.yaml").board
    assert board is not None
    assert board.waivers == (Waiver("Z101:title", "the club wants"),)


def test_reasons_half_written_are_on_the_page_and_come_back_from_it(
    twice: FindingsPanel, make_session: MakeSession, tmp_path: Path, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: bool(list((tmp_path / "recovery").glob("*.yaml"))))
    assert twice.details.waiver.reasons
    left = tmp_path / "left"
    shutil.copytree(tmp_path / "recovery", left, ignore=shutil.ignore_patterns("*.lock"))
    (entry,) = recoverable(left)
    session = make_session(check=both_found)
    panel = shown_findings(session, qtbot)
    session.restore(entry)
    qtbot.waitUntil(lambda: bool(session.pending.reasons))
    settle(session, qtbot)
    chooses(panel, ERROR)
    assert panel.details.waiver.reason.text() == "the club wants "


def test_a_reason_given_or_taken_back_is_pending_no_longer(both: Session, twice: FindingsPanel) -> None:
    session, reason = both, twice.details.waiver.reason
    chooses(twice, ERROR)
    assert session.pending.reasons == (("Z101:title", "the club wants "),)
    reason.selectAll()
    QTest.keyClick(reason, Qt.Key.Key_Delete)
    assert session.pending == NOTHING_PENDING
    QTest.keyClicks(reason, "meant")
    QTest.keyClick(reason, Qt.Key.Key_Return)
    assert session.pending == NOTHING_PENDING
    assert waivers(session) == (Waiver("Z101:title", "meant"),)


def test_another_document_knows_nothing_of_reasons_half_written(both: Session, twice: FindingsPanel) -> None:
    both.new(new_board(Sheet(8, 6)))
    assert twice.details.waiver.reasons == ()

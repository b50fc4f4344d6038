"""The findings dock: what it lists, what it explains, and what it asks for."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.places import Town
from engine.board.terrain import TerrainKind
from engine.checks.skipping import OF_RULES, OF_STARTS
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.document import SetField
from engine.edits.terrain_kinds import AddKind, ChangeKind
from engine.hexes.sheet import Sheet
from studio.panels.findings.finding_details import FindingDetails
from studio.panels.findings.findings import FindingsPanel
from studio.session.document import Session
from tests.studio.conftest import MakeSession

SHEET = Sheet(8, 6)
FIX = Fix("Call it Wye", SetField("title", "Wye"))
BOLD = Fix("Call it nothing", SetField("title", ""), safe=False)
ERROR = Finding(
    "Z101",
    "no-title",
    Severity.ERROR,
    "The board has no title.",
    hexes=(SHEET.hex_named("C3"),),
    fixes=(FIX, BOLD),
)
WARNING = Finding("Z201", "odd-rules", Severity.WARNING, "The rules are odd.", path=("special_rules", 0))
NOTE = Finding("Z301", "short", Severity.NOTE, "It is short.", position=(7, 1))
WAIVED = Finding("Z202", "meant", Severity.WARNING, "It is so on purpose.", waived="We like it.")


def explain(code: str) -> str:
    return f"What {code} *means*."


def found(board: Board) -> tuple[Finding, ...]:
    return {"": (ERROR, WARNING, NOTE, WAIVED), "Wye": (WARNING, NOTE)}.get(board.title, ())


@pytest.fixture
def session(make_session: MakeSession, qtbot: QtBot) -> Session:
    session = make_session(new_board(SHEET), check=found)
    with qtbot.waitSignal(session.findings_changed):
        pass
    return session


@pytest.fixture
def panel(session: Session, qtbot: QtBot) -> FindingsPanel:
    panel = FindingsPanel(session, explain)
    qtbot.addWidget(panel)
    panel.resize(480, 500)
    panel.show()
    return panel


def messages(panel: FindingsPanel) -> list[str]:
    model = panel.model
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def choose(panel: FindingsPanel, row: int) -> None:
    panel.list.setCurrentIndex(panel.model.index(row, 0))


def middle_of(panel: FindingsPanel, row: int) -> QPoint:
    return panel.list.visualRect(panel.model.index(row, 0)).center()


def retitle(session: Session, title: str, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.findings_changed):
        session.apply(SetField("title", title))


def test_findings_are_listed_as_the_checks_order_them(panel: FindingsPanel) -> None:
    assert messages(panel) == [ERROR.message, WARNING.message, NOTE.message]


def test_the_filters_count_what_there_is_and_hide_it(panel: FindingsPanel) -> None:
    assert [button.text() for button in panel.filters.severities.values()] == [
        "1 error",
        "1 warning",
        "1 note",
    ]
    panel.filters.severities[Severity.WARNING].click()
    assert messages(panel) == [ERROR.message, NOTE.message]
    assert panel.filters.severities[Severity.WARNING].text() == "1 warning"
    panel.filters.severities[Severity.WARNING].click()
    assert messages(panel) == [ERROR.message, WARNING.message, NOTE.message]


def test_waived_findings_are_counted_apart_and_shown_on_request(panel: FindingsPanel) -> None:
    assert panel.filters.waived.text() == "1 waived"
    panel.filters.waived.click()
    assert messages(panel)[-1] == WAIVED.message
    choose(panel, 3)
    assert "We like it." in panel.details.text.toPlainText()


def test_a_click_asks_for_the_place(panel: FindingsPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.place_wanted) as wanted:
        QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(panel, 1))
    assert wanted.args == [WARNING]


def test_enter_asks_for_the_place(panel: FindingsPanel, qtbot: QtBot) -> None:
    choose(panel, 0)
    with qtbot.waitSignal(panel.place_wanted) as wanted:
        QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert wanted.args == [ERROR]


def test_the_arrow_keys_go_from_place_to_place(panel: FindingsPanel, qtbot: QtBot) -> None:
    choose(panel, 0)
    with qtbot.waitSignal(panel.place_wanted) as wanted:
        QTest.keyClick(panel.list, Qt.Key.Key_Down)
    assert wanted.args == [WARNING]
    with qtbot.assertNotEmitted(panel.place_wanted):
        choose(panel, 0)
        QTest.keyClick(panel.list, Qt.Key.Key_Up)


def test_the_chosen_finding_is_explained(panel: FindingsPanel) -> None:
    assert not panel.details.isVisible()
    choose(panel, 1)
    assert panel.details.isVisible()
    told = panel.details.text.toPlainText().split("\n")
    assert told == ["The rules are odd.", "Z201 odd-rules", "What Z201 means."]


def test_the_details_have_the_whole_message_and_what_there_is_to_look_up(
    session: Session, panel: FindingsPanel
) -> None:
    long = "It goes *on* and on. " * 12
    finding = replace(WARNING, message=long.strip(), details="To Neath: 4\nTo Barry: 14")
    panel.model.show((finding,), session.board)
    choose(panel, 0)
    lines = panel.details.text.toPlainText().split("\n")
    assert lines[0] == long.strip()
    assert {"To Neath: 4", "To Barry: 14"} <= set(lines)


def test_the_details_tell_what_each_fix_would_change(panel: FindingsPanel) -> None:
    choose(panel, 0)
    assert "Call it Wye: The title becomes “Wye”." in panel.details.text.toPlainText()
    safe, bold = panel.details.buttons
    assert "The title becomes “Wye”." in safe.toolTip()
    assert safe.icon().isNull()
    assert not bold.icon().isNull()
    assert "remove something you want" in bold.toolTip()


def test_a_fix_that_chooses_a_colour_shows_it(session: Session, panel: FindingsPanel) -> None:
    moor = TerrainKind("m", "moor", 1, 0, "#2f4f2f")
    session.apply(AddKind(moor))
    lighter, larger = replace(moor, colour="#a9bc9f"), replace(moor, half=3)
    fixes = tuple(Fix(f"So {n}", ChangeKind(moor, new)) for n, new in enumerate((lighter, larger)))
    panel.model.show((replace(ERROR, fixes=fixes),), session.board)
    choose(panel, 0)
    shown, plain = panel.details.buttons
    assert shown.icon().pixmap(16, 16).toImage().pixelColor(8, 8).name() == "#a9bc9f"
    assert plain.icon().isNull()
    darker = Fix("So 2", ChangeKind(moor, replace(moor, colour="#101010")))
    panel.details.show_finding(replace(ERROR, fixes=(*fixes[::-1], darker)))
    assert [action.icon().isNull() for action in panel.details.buttons[-1].menu().actions()] == [False, False]


def test_a_waived_finding_offers_no_fix(session: Session, panel: FindingsPanel) -> None:
    panel.filters.waived.click()
    kept = replace(ERROR, waived="We like it so.")
    panel.model.show((kept,), session.board)
    choose(panel, 0)
    assert panel.details.buttons == ()
    assert "Call it" not in panel.details.text.toPlainText()
    assert not [action.text() for action in panel.menu_of(kept).actions() if "Call it" in action.text()]


def test_the_chosen_finding_stays_in_view_when_its_details_open(
    session: Session, panel: FindingsPanel, qtbot: QtBot
) -> None:
    many = [replace(NOTE, subject=str(number)) for number in range(30)]
    panel.model.show(many, session.board)
    panel.resize(320, 360)
    # The lowest in view: its place is where the details will be.
    row = panel.list.indexAt(QPoint(9, panel.list.viewport().height() - 9)).row()
    assert row > 2
    choose(panel, row)
    seen = panel.list.viewport().rect()
    qtbot.waitUntil(lambda: panel.details.isVisible() and panel.list.height() < 240)
    qtbot.waitUntil(lambda: seen.intersects(panel.list.visualRect(panel.model.index(row, 0))))
    assert panel.list.viewport().rect().contains(panel.list.visualRect(panel.model.index(row, 0)))


def test_when_a_finding_is_mended_the_next_is_chosen(
    session: Session, panel: FindingsPanel, qtbot: QtBot
) -> None:
    panel.fix_wanted.connect(lambda fix: session.apply(fix.edit))
    choose(panel, 0)
    with qtbot.waitSignal(session.findings_changed):
        panel.details.buttons[0].setFocus()
        panel.details.buttons[0].click()
    assert panel.chosen == WARNING
    assert panel.focusWidget() is panel.list


def test_when_a_finding_is_mended_the_place_of_the_next_is_wanted(
    session: Session, panel: FindingsPanel, qtbot: QtBot
) -> None:
    panel.fix_wanted.connect(lambda fix: session.apply(fix.edit))
    choose(panel, 0)
    with qtbot.waitSignal(panel.place_wanted) as wanted:
        panel.details.buttons[0].click()
    assert wanted.args == [WARNING]


def test_a_hand_that_went_elsewhere_is_not_led_on(
    session: Session, panel: FindingsPanel, qtbot: QtBot
) -> None:
    panel.fix_wanted.connect(lambda fix: session.apply(fix.edit))
    choose(panel, 0)
    with qtbot.assertNotEmitted(panel.place_wanted), qtbot.waitSignal(session.findings_changed):
        panel.details.buttons[0].click()
        panel.details.text.setFocus()
    assert panel.chosen == WARNING


def test_each_fix_has_a_button_that_asks_for_it(panel: FindingsPanel, qtbot: QtBot) -> None:
    choose(panel, 0)
    safe, bold = panel.details.buttons
    assert [safe.text(), bold.text()] == ["Call it Wye", "Call it nothing"]
    for button, fix in ((safe, FIX), (bold, BOLD)):
        with qtbot.waitSignal(panel.fix_wanted) as wanted:
            button.click()
        assert wanted.args == [fix]
    choose(panel, 1)
    assert panel.details.buttons == ()


def test_a_fix_is_had_only_on_the_board_it_was_worked_out_for(
    session: Session, panel: FindingsPanel, qtbot: QtBot
) -> None:
    choose(panel, 0)
    wanted: list[Fix] = []
    panel.fix_wanted.connect(wanted.append)
    stale = panel.menu_of(ERROR).actions()[1]
    with qtbot.waitSignal(session.findings_changed):
        session.apply(SetField("rules", "fifth"))
        assert not any(button.isEnabled() for button in panel.details.buttons)
        assert not panel.menu_of(ERROR).actions()[1].isEnabled()
        stale.trigger()
        panel.details.buttons[0].click()
        assert wanted == []
    qtbot.waitUntil(lambda: all(button.isEnabled() for button in panel.details.buttons))
    panel.details.buttons[0].click()
    assert wanted == [FIX]


def test_a_finding_being_checked_again_offers_no_fix_meanwhile(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(new_board(SHEET), check=lambda _board: (replace(ERROR, renewing=True),))
    panel = FindingsPanel(session, explain)
    qtbot.addWidget(panel)
    with qtbot.waitSignal(session.findings_changed):
        pass
    choose(panel, 0)
    assert [button.isEnabled() for button in panel.details.buttons] == [False, False]


def test_many_fixes_leave_room_for_the_explanation(qtbot: QtBot) -> None:
    fixes = tuple(Fix(f"Way {number}", SetField("title", str(number))) for number in range(5))
    details = FindingDetails(lambda code: f"What {code} means.", lambda fix: [fix.title])
    qtbot.addWidget(details)
    details.show_finding(replace(ERROR, fixes=fixes))
    first, others = details.buttons
    assert (first.text(), others.text()) == ("Way 0", "4 other fixes")
    actions = others.menu().actions()
    assert [action.text() for action in actions] == ["Way 1", "Way 2", "Way 3", "Way 4"]
    with qtbot.waitSignal(details.fix_wanted) as wanted:
        actions[2].trigger()
    assert wanted.args == [fixes[3]]


def test_the_menu_of_a_finding_offers_fixes_place_and_text(panel: FindingsPanel, qtbot: QtBot) -> None:
    menu = panel.menu_of(ERROR)
    actions = {action.text(): action for action in menu.actions() if not action.isSeparator()}
    assert list(actions) == ["Call it Wye", "Call it nothing", "Waive …", "Show Place", "Copy Text"]
    with qtbot.waitSignal(panel.fix_wanted) as fix:
        actions["Call it nothing"].trigger()
    with qtbot.waitSignal(panel.place_wanted) as place:
        actions["Show Place"].trigger()
    actions["Copy Text"].trigger()
    assert (fix.args, place.args) == ([BOLD], [ERROR])
    assert QGuiApplication.clipboard().text() == "Z101: The board has no title."
    menu.close()


def test_a_right_click_opens_the_menu_of_the_finding_under_it(
    panel: FindingsPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    menu_of = panel.menu_of

    def watched(finding: Finding) -> object:
        opened.append(finding)
        return menu_of(finding)

    monkeypatch.setattr(panel, "menu_of", watched)
    panel.list.customContextMenuRequested.emit(middle_of(panel, 2))
    panel.list.customContextMenuRequested.emit(QPoint(5, 400))
    assert opened == [NOTE]
    popup = QGuiApplication.topLevelWindows()
    qtbot.waitUntil(lambda: any(window.isVisible() for window in popup))


def test_the_chosen_finding_stays_chosen_when_the_board_changes(
    session: Session, panel: FindingsPanel, qtbot: QtBot
) -> None:
    choose(panel, 1)
    retitle(session, "Wye", qtbot)
    assert messages(panel) == [WARNING.message, NOTE.message]
    assert panel.chosen == WARNING
    retitle(session, "Usk", qtbot)
    assert panel.chosen is None


def test_a_clean_board_is_said_to_be_clean_and_only_once_it_was_checked(
    session: Session, panel: FindingsPanel, qtbot: QtBot
) -> None:
    session.new(new_board(SHEET, title="Clean"))
    assert panel.empty.text() == "The board is being checked …"
    qtbot.waitUntil(lambda: not session.is_checking, timeout=20_000)
    assert panel.empty.text() == "No findings: every check passes."
    assert panel.empty.isVisible()


def test_findings_that_are_only_hidden_do_not_make_a_board_clean(
    session: Session, panel: FindingsPanel, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: not session.is_checking, timeout=20_000)
    for button in panel.filters.severities.values():
        button.click()
    assert panel.empty.isVisible()
    assert panel.empty.text() == "No findings of the kinds selected above."


def test_screen_readers_hear_what_is_counted(panel: FindingsPanel) -> None:
    assert [button.accessibleName() for button in panel.filters.severities.values()] == [
        "1 error",
        "1 warning",
        "1 note",
    ]


def test_where_there_is_no_room_for_words_the_counts_stay(panel: FindingsPanel, qtbot: QtBot) -> None:
    def texts() -> list[str]:
        return [button.text() for button in panel.filters.severities.values()]

    assert texts() == ["1 error", "1 warning", "1 note"]
    assert panel.minimumSizeHint().width() < 200
    panel.resize(200, 500)
    qtbot.waitUntil(lambda: texts() == ["1", "1", "1"])
    panel.filters.severities[Severity.NOTE].click()
    assert "show" in panel.filters.severities[Severity.NOTE].toolTip()


def test_a_button_that_goes_down_on_a_finding_shows_its_place_at_once(
    panel: FindingsPanel, qtbot: QtBot
) -> None:
    """The explanation that opens moves the list, so that the button comes up over another finding."""
    with qtbot.waitSignal(panel.place_wanted) as wanted:
        QTest.mousePress(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(panel, 1))
    assert wanted.args == [panel.chosen]
    assert panel.chosen is not None
    with qtbot.assertNotEmitted(panel.place_wanted):
        QTest.mousePress(panel.list.viewport(), Qt.MouseButton.RightButton, pos=middle_of(panel, 0))


def test_an_explanation_is_closed_by_its_cross_and_by_escape(panel: FindingsPanel) -> None:
    for close in (panel.details.closing.click, lambda: QTest.keyClick(panel.list, Qt.Key.Key_Escape)):
        choose(panel, 1)
        assert panel.details.isVisible()
        close()
        assert panel.chosen is None
        assert not panel.details.isVisible()


def test_an_explanation_asks_for_little_height(panel: FindingsPanel) -> None:
    choose(panel, 1)
    assert panel.minimumSizeHint().height() < 220


def test_figures_are_behind_a_button_of_their_own(panel: FindingsPanel, session: Session) -> None:
    assert panel.filters.figures.isHidden()
    told = Finding("Z401", "figures", Severity.NOTE, "So many.", figures=True)
    session.findings_changed.emit((*session.findings, told))
    assert not panel.filters.figures.isHidden()
    assert panel.filters.figures.accessibleName() == "1 figure"
    assert panel.filters.severities[Severity.NOTE].accessibleName() == "1 note"
    assert panel.model.row_of(told) is None
    panel.filters.figures.click()
    assert panel.model.row_of(told) is not None


def test_checks_that_were_skipped_are_told_above_the_list(session: Session, panel: FindingsPanel) -> None:
    session.new(new_board(SHEET, title="Begun"))
    assert panel.skipped.isHidden()
    town = Town("Ayr", SHEET.hex_named("B2"))
    session.new(new_board(SHEET, title="Unruled", rules="nonesuch", towns=(town,)))
    session.findings_changed.emit(())
    assert panel.skipped.isVisible()
    ruled, started = panel.skipped.text().split("\n")
    assert ruled.startswith(f"{len(OF_RULES)} checks skipped. What the rules of the board say is not known")
    assert started == f"{len(OF_STARTS)} checks skipped. The board has no start."
    assert "N101" in panel.skipped.toolTip()

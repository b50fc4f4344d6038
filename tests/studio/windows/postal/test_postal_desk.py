"""A referee plays rounds at the desk: mails, doubts ruled on, adjudicating, saving, taking back."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTableWidgetItem
from pytestqt.qtbot import QtBot

from engine.postal.folder import begin_folder, open_folder
from engine.postal.luck import new_seed
from engine.postal.reading.companies import Companies, Company
from engine.postal.terms import LuckFrom, Terms
from engine.rulesets.overrides import with_overrides
from studio.windows.frame.main_window import MainWindow
from studio.windows.postal.new_game_dialog import NewPostalGame
from studio.windows.postal.postal_window import PostalWindow
from studio.windows.postal.standing import Lamp
from tests.engine.postal.conftest import fell
from tests.journeys.answers import Answers

COMPANIES: Final = Companies((Company("RED", "R", "Royal Eastern", "Ann"), Company("BLUE", "B")))
Desk = Callable[[], PostalWindow]


def begin(path: Path, luck: LuckFrom = "seed") -> None:
    """Begin a game in a folder."""
    settings = (("race_table", "draws"), ("build_rounds", 2))
    begin_folder(path, Terms("Fell", COMPANIES, settings=settings, luck=luck), fell(), new_seed(5))


@pytest.fixture
def open_desk(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Desk:
    def open_() -> PostalWindow:
        window.postal.open(tmp_path / "game")
        qtbot.waitUntil(lambda: bool(window.postal.windows))
        return window.postal.windows[0]

    return open_


@pytest.fixture
def desk(open_desk: Desk, tmp_path: Path) -> PostalWindow:
    begin(tmp_path / "game")
    return open_desk()


def idle(desk: PostalWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not desk.session.is_busy)


def file(desk: PostalWindow, qtbot: QtBot, *letters: str) -> None:
    for seat, letter in enumerate(letters):
        desk.session.take([letter], seat)
    idle(desk, qtbot)


def lamps(desk: PostalWindow) -> list[Lamp]:
    return [reading.lamp for reading in desk.session.standing.readings]


def test_mails_are_filed_from_files_and_the_clipboard(
    desk: PostalWindow, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    view = desk.view
    assert (lamps(desk), view.adjudicate.isEnabled()) == ([Lamp.NONE] * 2, False)
    assert view.waits.text() == "RED: No orders have come.\nBLUE: No orders have come."
    mail = tmp_path / "BLUE.txt"
    mail.write_text("0) starts: Esk\n")
    answers.mails = (mail,)
    desk.actions_["postal-mails"].trigger()
    QGuiApplication.clipboard().setText("0) starts: Ayr")
    desk.actions_["postal-paste"].trigger()
    idle(desk, qtbot)
    assert lamps(desk) == [Lamp.FILED] * 2
    view.adjudicate.click()
    idle(desk, qtbot)
    assert view.now.text() == "Round 1: rolls 3 · 4 · 3"


def test_a_desk_opens_with_a_company_that_waits_for_a_ruling(open_desk: Desk, tmp_path: Path) -> None:
    begin(tmp_path / "game")
    folder = open_folder(tmp_path / "game")
    folder.take(0, b"0) starts: Ayr")
    folder.take(1, b"0) starts: Zork")
    assert open_desk().view.seat == 1


def test_a_round_is_refereed_from_an_unclear_order_to_the_report(
    desk: PostalWindow, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    view = desk.view
    file(desk, qtbot, "0) starts: Ayr", "0) starts: Esk")
    desk.session.adjudicate()
    file(desk, qtbot, "1a) (Ayr) - A3\n1b) (A3) - C3", "1a) (Esk) - D1 - C2")
    assert lamps(desk) == [Lamp.UNCLEAR, Lamp.FILED]
    assert view.waits.text() == "RED b1: There are 2 ways from A3 to C3."
    assert not view.adjudicate.isEnabled()
    way, _ = (each for each in view.doubts.findChildren(QPushButton) if each.property("way"))
    before = view.round.map.over()
    QApplication.sendEvent(way, QEvent(QEvent.Type.Enter))
    assert len(view.round.map.over()) > len(before)
    why = view.doubts.findChild(QLineEdit, "postal-why")
    assert why is not None
    why.setText("nearer")
    way.click()
    idle(desk, qtbot)
    view.adjudicate.click()
    idle(desk, qtbot)
    assert "Ruling: RED b1 is read as A3 B2 C3 (nearer)." in view.report.toPlainText()
    assert view.accounts.columnCount() == 3
    qtbot.waitUntil(lambda: desk.said.text().endswith("01.txt, 01.html, 01.pdf."))
    assert (tmp_path / "game" / "reports" / "01.pdf").stat().st_size > 1000
    view.round.back.click()
    view.round.back.click()
    assert view.round.where.text() == "Round 1, b1"
    assert open_folder(tmp_path / "game").history.round == 2
    answers.path = tmp_path / "report.html"
    desk.actions_["postal-report"].trigger()
    qtbot.waitUntil(answers.path.exists)
    assert 'id="packed-orders"' in answers.path.read_text("utf-8")


def test_what_a_word_may_mean_is_ruled_with_a_click(desk: PostalWindow, qtbot: QtBot) -> None:
    file(desk, qtbot, "0) starts: Aix", "0) starts: Esk")
    offered = [each for each in desk.view.doubts.findChildren(QPushButton) if each.property("way")]
    assert [each.text() for each in offered] == ["Ayr", "Esk"]
    offered[0].click()
    idle(desk, qtbot)
    desk.session.adjudicate()
    file(desk, qtbot, "2a) (Ayr) - A3")
    (meant,) = (each for each in desk.view.doubts.findChildren(QPushButton) if each.property("way"))
    meant.click()
    idle(desk, qtbot)
    assert lamps(desk)[0] is Lamp.FILED


def test_a_ruling_is_withdrawn_and_a_piece_is_left_out(desk: PostalWindow, qtbot: QtBot) -> None:
    file(desk, qtbot, "0) starts: Ayr", "0) starts: Esk")
    desk.session.adjudicate()
    file(desk, qtbot, "1a) (Ayr) - Zork ; (Ayr) - A2", "1a) nothing")
    buttons = {each.text(): each for each in desk.view.doubts.findChildren(QPushButton)}
    buttons["Leave Out"].click()
    idle(desk, qtbot)
    assert lamps(desk) == [Lamp.FILED] * 2
    buttons = {each.text(): each for each in desk.view.doubts.findChildren(QPushButton)}
    buttons["Withdraw"].click()
    idle(desk, qtbot)
    assert lamps(desk) == [Lamp.UNCLEAR, Lamp.FILED]


def test_a_company_without_orders_stands_still_and_a_round_is_taken_back(
    desk: PostalWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    file(desk, qtbot, "0) starts: Ayr", "0) starts: Esk")
    desk.session.adjudicate()
    file(desk, qtbot, "1a) (Ayr) - A3")
    assert not desk.view.adjudicate.isEnabled()
    desk.view.companies.setCurrentRow(1)
    desk.view.still.click()
    idle(desk, qtbot)
    desk.view.adjudicate.click()
    idle(desk, qtbot)
    assert "No orders received" in desk.view.report.toPlainText()
    monkeypatch.setattr(desk, "takes_back_round", lambda number: number == 1)
    desk.actions_["postal-back"].trigger()
    idle(desk, qtbot)
    assert desk.session.folder.history.round == 1
    assert lamps(desk) == [Lamp.FILED, Lamp.NONE]


def test_pointing_at_a_piece_lights_it_in_the_letter_and_on_the_map(desk: PostalWindow, qtbot: QtBot) -> None:
    file(desk, qtbot, "0) starts: Ayr", "0) starts: Esk")
    desk.session.adjudicate()
    file(desk, qtbot, "Hello 😀\n1a) (Ayr) - A3")
    letter, orders = desk.view.letter, desk.session.standing.readings[0].orders
    assert orders is not None
    with qtbot.waitSignal(letter.piece_pointed) as pointed:
        cursor = letter.textCursor()
        cursor.setPosition(letter.toPlainText().index("A3") + 2)
        letter.setTextCursor(cursor)
    assert pointed.args == [orders.pieces[0]]
    lit = [each.cursor.selectedText() for each in letter.extraSelections()]
    assert lit[-1] == "(Ayr) - A3"


def test_what_cannot_be_filed_says_why_and_the_desk_goes_on(
    desk: PostalWindow, answers: Answers, qtbot: QtBot
) -> None:
    desk.session.take(["0) starts: Ayr"])
    idle(desk, qtbot)
    ((title, why),) = answers.told
    assert title == "The orders were not filed"
    assert why == "'0) starts: Ayr' does not say which company it is from."
    file(desk, qtbot, "0) starts: Ayr")
    assert lamps(desk) == [Lamp.FILED, Lamp.NONE]


def test_dice_thrown_by_hand_are_typed(
    open_desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begin(tmp_path / "game", "typed")
    desk = open_desk()
    file(desk, qtbot, "0) starts: Ayr", "0) starts: Esk")
    desk.session.adjudicate()
    idle(desk, qtbot)
    assert desk.view.now.text() == "The next round waits for its dice."
    assert not desk.actions_["postal-paste"].isEnabled()
    monkeypatch.setattr("studio.windows.postal.postal_window.asked_words", lambda *_: "6, 2 4 3")
    desk.actions_["postal-throw"].trigger()
    idle(desk, qtbot)
    assert desk.view.now.text() == "Round 1: rolls 6 · 4 · 3"


def test_a_game_is_begun_on_the_board_at_the_front(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.session.new(with_overrides(fell(), {"race_table": "draws"}))
    window.commands["new-postal"].trigger()
    (dialog,) = window.findChildren(NewPostalGame)
    dialog.begin.click()
    assert dialog.why.text() == "A game has 1 to 8 companies. Give each a code and a name."
    for row, cells in enumerate((("RED", "Royal", "Ann"), ("BLUE", "", ""))):
        for column, text in enumerate(cells):
            dialog.companies.setItem(row, column, QTableWidgetItem(text))
    dialog.folder.setText(str(tmp_path / "new"))
    dialog.begin.click()
    (desk,) = window.postal.windows
    assert desk.windowTitle() == "Postal game – Fell"
    assert (tmp_path / "new" / "game.yaml").is_file()
    desk.actions_["postal-bots"].trigger()
    idle(desk, qtbot)
    assert lamps(desk) == [Lamp.FILED] * 2

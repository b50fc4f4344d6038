"""What has happened in a game: story, ledger, notes and other lines."""

from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from engine.table.ledger import ledger
from engine.transcript.remarks import HUMAN
from studio.table.records import Records
from tests.engine.table.sittings import fell, finished, hex_of, placed, sitting
from tests.studio.table.conftest import MakeTable
from tests.studio.table.tables import Finger

STORY, LEDGER, NOTES, OTHERS = range(4)


def test_the_story_goes_on_with_the_game_and_begins_again_after_taking_back(qtbot: QtBot) -> None:
    game = finished()
    records = Records(game.taken_back(0))
    qtbot.addWidget(records)
    records.show_sitting(game.taken_back(game.at // 2))
    records.write_now()
    half = records.story.toPlainText()
    records.show_sitting(game)
    records.write_now()
    whole = records.story.toPlainText()
    assert whole.startswith(half[:200])
    assert "The end" in whole
    records.show_sitting(game.taken_back(game.at // 2))
    records.write_now()
    assert records.story.toPlainText() == half


def test_the_story_is_the_same_wherever_one_goes_back_and_on(qtbot: QtBot) -> None:
    game = finished()
    records = Records(game.taken_back(0))
    qtbot.addWidget(records)
    for at in (game.at, game.at - 1, 5, 30, 29, 12, game.at, 0, game.at // 2, game.at // 3, game.at):
        records.show_sitting(game.taken_back(at))
        records.write_now()
        fresh = Records(game.taken_back(0))
        qtbot.addWidget(fresh)
        fresh.show_sitting(game.taken_back(at))
        fresh.write_now()
        assert records.story.toPlainText() == fresh.story.toPlainText(), at


def test_a_line_of_the_story_leads_to_its_moment(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2"], ["E1 E2 E3"]], points=4))
    Finger(view).clicks("A4")
    view.card.finish_turn()
    view.records.story.anchorClicked.emit(QUrl("1"))
    assert view.session.shown.at == 1


def test_the_ledger_has_every_amount_and_can_be_of_one_company(qtbot: QtBot) -> None:
    game = finished()
    records = Records(game)
    qtbot.addWidget(records)
    records.show_sitting(game)
    records.write_now()
    records.setCurrentIndex(LEDGER)
    text = records.entries.toPlainText()
    entries = ledger(game)
    assert all(each.entry.what in text for each in entries)
    assert text.count("first prize") == sum("first prize" in each.entry.what for each in entries)
    records.whose.setCurrentIndex(1)
    assert "Blue: " not in records.entries.toPlainText()


def test_an_entry_of_the_ledger_lights_its_hexes(make_table: MakeTable) -> None:
    table = placed([["A1 A2 A3 A4 A5"], ["E1 E2 E3"]], points=4)
    view = make_table(table)
    Finger(view).clicks("A6")
    bow = hex_of(table, "A6")
    view.records.entries.anchorClicked.emit(QUrl(f"1/{bow}"))
    assert view.lit == (bow,)


def test_notes_are_listed_and_copied_to_the_board(make_table: MakeTable) -> None:
    view = make_table(sitting(fell(), (HUMAN, HUMAN)))
    view.session.note(hex_of(view.session.sitting, "C5"), "too steep")
    notes = view.records.notes
    item = notes.topLevelItem(0)
    assert item is not None
    assert [item.text(column) for column in range(3)] == ["C5", "too steep", "0"]
    wanted: list[int] = []
    view.finding_wanted.connect(wanted.append)
    view.records.make_finding.click()
    assert wanted == [0]


def test_abandoned_moves_are_listed_and_can_be_gone_back_to(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2"], ["E1 E2 E3"]], points=4))
    finger = Finger(view)
    finger.clicks("A4")
    made = view.session.sitting.moves
    view.session.undo()
    finger.clicks("B3")
    item = view.records.others.topLevelItem(0)
    assert item is not None
    assert item.text(1) == "2"
    assert item.text(0) == "The starts\nRed builds to A4 for 2; now Red builds to B3 for 2"
    finger.clicks("B4")
    view.records.setCurrentIndex(OTHERS)
    assert item.text(0).endswith("; now Red builds to B4 for 3")
    view.records.take_line.click()
    assert view.session.sitting.moves == made


def test_a_race_has_one_heading_that_is_given_its_name_when_both_places_are_drawn(qtbot: QtBot) -> None:
    game = finished()
    drawn = next(at for at, made in enumerate(game.moves) if made.step == "DrawKey") + 1
    records = Records(game.taken_back(drawn))
    qtbot.addWidget(records)
    text, at = "", drawn
    for at in range(drawn, game.at + 1):
        records.show_sitting(game.taken_back(at))
        records.write_now()
        text = records.story.toPlainText()
        if "Race 1:" in text:
            break
        assert text.count("Race 1\n") == 1
    assert text.count("Race 1") == 1
    again = Records(game.taken_back(at))
    qtbot.addWidget(again)
    again.show_sitting(game.taken_back(at))
    again.write_now()
    assert again.story.toPlainText() == text

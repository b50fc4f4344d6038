"""Orders written at the game table: on the map and the card, covered from one person to the next."""

from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.game.moves import Done, WriteOrders
from engine.table.files import Journal, open_sitting
from engine.transcript.remarks import HUMAN
from studio.table.table_session import TableSession
from studio.table.table_view import TableView
from tests.engine.table.sittings import hex_of, sitting
from tests.engine.table.test_drafting import BOARD, at_orders, at_races
from tests.studio.table.conftest import MakeTable
from tests.studio.table.tables import LONG_MS, Finger
from tests.studio.table.test_turn_card import button


def parts(view: TableView) -> list[str]:
    """Return what the card lists as written so far."""
    (words,) = view.card.findChildren(QLabel, "order-parts")
    return words.text().split("\n") if words.isVisibleTo(view) else []


def test_track_of_a_roll_is_drawn_and_handed_in_with_the_last(make_table: MakeTable) -> None:
    view = make_table(at_orders(HUMAN, "greedy"))
    session = view.session
    at, points = session.sitting.at, session.sitting.state.post.rolls[0]
    assert view.card.title.text() == f"Red: {points} to build with"
    finger = Finger(view)
    assert any(f" of {points}" in words for words in finger.points_at("A3"))
    finger.clicks("A3")
    assert session.shown.state.owners != session.sitting.state.owners
    assert session.sitting.at == at
    button(view, "Next").click()
    assert parts(view)[:3] == [
        "Part 2 of 3 of your orders.",
        "Round 1, roll a: Ayton (A1) – A3",
        "Still to write:",
    ]
    assert parts(view)[3].startswith("Round 1, roll c: ")
    button(view, "Next").click()
    button(view, "Hand In Orders").click()
    assert session.sitting.at > at
    order = session.sitting.moves[at].move
    assert isinstance(order, WriteOrders)
    assert [len(pieces) for pieces in order.rolls] == [1, 0, 0]


def test_undo_goes_back_part_by_part_and_then_to_what_was_handed_in(make_table: MakeTable) -> None:
    view = make_table(at_orders(HUMAN, HUMAN))
    session = view.session
    at = session.sitting.at
    button(view, "Write Orders").click()
    Finger(view).clicks("A3")
    for words in ("Next", "Next", "Hand In Orders"):
        button(view, words).click()
    assert session.sitting.at == at + 1
    assert view.card.title.text() == "Blue writes orders"
    session.undo()
    button(view, "Write Orders").click()
    assert parts(view)[0] == "Part 3 of 3 of your orders."
    button(view, "Undo").click()
    button(view, "Reset Turn").click()
    assert parts(view)[0] == "Part 2 of 3 of your orders."
    session.redo()
    assert parts(view)[0] == "Part 3 of 3 of your orders."


def test_orders_are_covered_until_their_writer_looks(make_table: MakeTable, qtbot: QtBot) -> None:
    view = make_table(at_orders(HUMAN, HUMAN))
    session = view.session
    assert view.card.title.text() == "Red writes orders"
    seen = [view.hand.is_building]
    assert session.make([Done()]) is None
    button(view, "Write Orders").click()
    seen.append(view.hand.is_building)
    assert seen == [False, True]
    for words in ("Next", "Next", "Hand In Orders"):
        button(view, words).click()
    assert view.card.title.text() == "Blue writes orders"
    button(view, "Never Cover Orders").click()
    for words in ("Next", "Next", "Hand In Orders"):
        button(view, words).click()
    qtbot.waitUntil(lambda: session.sitting.state.round == 2 and view.hand.is_building, timeout=LONG_MS)


def test_races_and_extra_track_are_written_before_any_is_run(make_table: MakeTable, qtbot: QtBot) -> None:
    view = make_table(at_races(HUMAN, "greedy"))
    session = view.session
    draft = session.writing.draft
    assert draft is not None
    races = [task for task in draft.tasks if task.pair is not None]
    for _ in races:
        assert view.card.title.text().startswith("Race ")
        assert session.sitting.state.runs == 0
        button(view, "Stay Out").click()
    assert "extra track" in view.card.text.text()
    button(view, "Hand In Orders").click()
    qtbot.waitUntil(lambda: session.sitting.state.round > draft.real.state.round, timeout=LONG_MS)


def test_a_seat_handed_to_a_bot_drops_what_its_person_was_writing(make_table: MakeTable) -> None:
    view = make_table(at_orders(HUMAN, "greedy"))
    Finger(view).clicks("A3")
    view.session.pause(paused=True)
    view.session.seat(0, "greedy")
    assert view.session.writing.draft is None
    assert view.session.shown is view.session.sitting


def test_a_note_and_a_bot_for_another_seat_take_nothing_from_orders(make_table: MakeTable) -> None:
    view = make_table(at_orders(HUMAN, "greedy"))
    session = view.session
    Finger(view).clicks("A3")
    session.note(hex_of(session.sitting, "A3"), "steep")
    session.seat(1, "planner")
    assert [note.move for note in session.sitting.notes] == [session.sitting.at]
    button(view, "Next").click()
    rolled = session.sitting.state.post.rolls[2]
    assert parts(view)[1:] == [
        "Round 1, roll a: Ayton (A1) – A3",
        "Still to write:",
        f"Round 1, roll c: {rolled} to build with",
    ]


def test_dice_and_races_thrown_by_hand_wait_for_a_person(make_table: MakeTable, qtbot: QtBot) -> None:
    view = make_table(sitting(BOARD, ("greedy", "greedy"), luck="hand"))
    session = view.session
    drawn = 0
    while session.sitting.state.stage == "building" or not session.sitting.state.post.offered:
        qtbot.waitUntil(lambda: session.is_throw_due, timeout=LONG_MS)
        words = "Enter" if session.sitting.state.stage == "building" else "Draw"
        drawn += words == "Draw"
        button(view, words).click()
    assert drawn == 1


def test_orders_are_on_the_disk_while_they_are_written(game_file: Path, qtbot: QtBot) -> None:
    kept = game_file.with_name("game.jsonl.draft")
    session = TableSession(at_orders(HUMAN, "greedy"), Journal(game_file), game_file)
    session.begin()
    session.make([Done()])
    draft = session.writing.draft
    assert draft is not None
    qtbot.waitUntil(kept.exists, timeout=LONG_MS)
    assert session.unkept == ""
    session.close()
    other = TableSession(open_sitting(game_file).sitting, Journal(game_file), game_file)
    other.begin()
    assert other.writing.draft is not None
    assert other.writing.draft.task == draft.tasks[1]
    other.undo()
    qtbot.waitUntil(lambda: not kept.exists(), timeout=LONG_MS)
    for _ in draft.tasks:
        other.make([Done()])
    other.close()
    assert not kept.exists()


def test_orders_that_cannot_be_written_are_asked_about_until_they_are(game_file: Path, qtbot: QtBot) -> None:
    kept = game_file.with_name("game.jsonl.draft")
    session = TableSession(at_orders(HUMAN, "greedy"), Journal(game_file), game_file)
    session.begin()
    kept.mkdir()
    session.make([Done()])
    qtbot.waitUntil(lambda: kept.name in session.unkept, timeout=LONG_MS)
    kept.rmdir()
    session.make([Done()])
    qtbot.waitUntil(lambda: session.unkept == "", timeout=LONG_MS)
    session.close()
    assert kept.is_file()


def test_a_file_of_orders_that_cannot_be_read_is_named_at_the_beginning(
    game_file: Path,
) -> None:
    game_file.with_name("game.jsonl.draft").write_text("nonsense", "utf-8")
    said: list[str] = []
    session = TableSession(at_orders(HUMAN, "greedy"), Journal(game_file), game_file)
    session.failed.connect(said.append)
    session.begin()
    session.close()
    assert [words.split(":")[0] for words in said] == [f"{game_file}.draft cannot be read"]

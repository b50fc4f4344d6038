"""A sitting in the studio: who goes on with it, taking back, and its file."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.game.moves import Done, Lay, Roll
from engine.messages import say
from engine.table.driving import driven
from engine.table.files import Journal, open_sitting
from engine.table.sitting import Sitting
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE
from engine.workers import TookTooLongError
from studio.session.background.worker_process import PLAYING
from studio.table.table_session import TableSession
from tests.engine.game.boards import vale
from tests.engine.table.sittings import fell, finished, hex_of, placed, sitting
from tests.studio.table.conftest import MakeTable
from tests.studio.table.tables import LONG_MS


def test_bots_play_a_whole_game_as_at_the_command_line(make_table: MakeTable, qtbot: QtBot) -> None:
    begun = sitting(vale(("races", 3)), ("greedy", "random", "planner"))
    session = make_table(begun).session
    qtbot.waitUntil(lambda: session.sitting.result is not None, timeout=LONG_MS)
    *_, last = driven(begun)
    assert session.sitting.moves == last.moves


def test_a_bot_that_chooses_in_another_process_chooses_the_same(
    game_file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    begun = sitting(fell(), ("greedy", HUMAN))
    session = TableSession(begun, Journal(game_file), game_file)
    session.speed = float("inf")
    session.begin()
    qtbot.waitUntil(lambda: session.is_persons_turn, timeout=LONG_MS)
    *_, last = driven(begun)
    assert session.sitting.moves == last.moves
    session.close()
    session.deleteLater()
    PLAYING.end()


def test_a_move_against_the_rules_changes_nothing_and_names_its_rule(make_table: MakeTable) -> None:
    table = placed([["A1 A2 A3 A4 B4"], ["E1 E2 E3"]], points=2)
    session = make_table(table).session
    refused = session.make([Lay(hex_of(table, "B4"), hex_of(table, "C5"))])
    assert refused is not None
    assert (refused.rule, session.sitting.at, session.sitting.state.points) == ("6.A6", 0, 2)


def test_undo_takes_back_one_drag_and_redo_lays_it_again(make_table: MakeTable) -> None:
    table = placed([["A1 A2"], ["E1 E2 E3"]], points=4)
    session = make_table(table).session
    a2, a3, a4, b4 = (hex_of(table, label) for label in ("A2", "A3", "A4", "B4"))
    session.make([Lay(a2, a3), Lay(a3, a4)])
    session.make([Lay(a4, b4)])
    assert session.sitting.at == 3
    session.undo()
    assert session.sitting.at == 2
    session.undo()
    assert (session.sitting.at, session.can_undo) == (0, False)
    session.redo()
    assert session.sitting.at == 2
    session.redo()
    assert (session.sitting.at, session.can_redo) == (3, False)


def test_a_turn_is_reset_to_its_beginning_and_the_dice_stay(make_table: MakeTable, qtbot: QtBot) -> None:
    session = make_table(sitting(fell(), (HUMAN, HUMAN))).session
    for _ in range(2):
        session.make([session.sitting.legal()[0]])
    qtbot.waitUntil(lambda: session.sitting.state.points > 0)
    thrown, at = session.sitting.state.points, session.sitting.at
    lay = next(move for move in session.sitting.legal() if isinstance(move, Lay))
    session.make([lay])
    session.reset_turn()
    assert (session.sitting.at, session.sitting.state.points) == (at, thrown)


def test_after_taking_back_bots_wait_for_go_on(make_table: MakeTable, qtbot: QtBot) -> None:
    session = make_table(sitting(fell(), (HUMAN, "greedy"))).session
    session.make([session.sitting.legal()[0]])
    qtbot.waitUntil(lambda: session.is_persons_turn and session.sitting.at > 2)
    made = session.sitting.moves
    session.take_back(1)
    qtbot.wait(30)
    assert (session.waits, session.sitting.at) == (True, 1)
    session.go_on()
    qtbot.waitUntil(lambda: session.is_persons_turn)
    assert session.sitting.moves == made


def test_one_step_is_made_while_the_others_wait(make_table: MakeTable, qtbot: QtBot) -> None:
    session = make_table(sitting(fell(), (HUMAN, "greedy"))).session
    session.pause(paused=True)
    session.make([session.sitting.legal()[0]])
    assert session.sitting.at == 1
    session.step()
    qtbot.waitUntil(lambda: session.sitting.at == 2)
    qtbot.wait(30)
    assert session.sitting.at == 2
    session.pause(paused=False)
    qtbot.waitUntil(lambda: session.is_persons_turn)


def test_looking_back_changes_nothing_and_a_game_goes_on_from_the_present(make_table: MakeTable) -> None:
    table = placed([["A1 A2"], ["E1 E2 E3"]], points=4)
    session = make_table(table).session
    session.make([Lay(hex_of(table, "A2"), hex_of(table, "A3"))])
    session.look(0)
    assert (session.shown.at, session.sitting.at, session.is_persons_turn) == (0, 1, False)
    session.go_on()
    assert (session.is_looking_back, session.is_persons_turn) == (False, True)


def test_a_seat_is_handed_to_a_bot_which_ends_the_turn(make_table: MakeTable, qtbot: QtBot) -> None:
    table = placed([["A1 A2"], ["E1 E2 E3"]], points=4)
    session = make_table(table).session
    session.seat(0, "greedy")
    qtbot.waitUntil(lambda: session.sitting.actor not in (0, None) and session.is_persons_turn)
    assert session.sitting.seats == ("greedy", HUMAN)


def test_a_bot_that_gives_no_answer_is_reported_and_its_seat_can_be_taken_over(
    make_table: MakeTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(*_: object) -> None:
        raise TookTooLongError(300)

    monkeypatch.setattr(PLAYING, "do", late)
    view = make_table(sitting(fell(), ("greedy", HUMAN)))
    said: list[str] = []
    view.session.failed.connect(said.append)
    qtbot.waitUntil(lambda: bool(said))
    told = "greedy gave no answer: It took more than 5 minutes and was stopped."
    assert [each.startswith(told) for each in said] == [True]
    assert view.session.waits
    view.session.seat(0, HUMAN)
    assert view.session.is_persons_turn


def test_dice_by_hand_wait_for_a_person(make_table: MakeTable) -> None:
    session = make_table(sitting(fell(), (HUMAN, HUMAN), luck="hand")).session
    for _ in range(2):
        session.make([session.sitting.legal()[0]])
    assert session.is_throw_due
    session.throw(Roll(4))
    assert (session.sitting.state.points, session.is_throw_due) == (4, False)


def test_a_throw_again_brings_other_numbers_and_the_game_goes_on(make_table: MakeTable, qtbot: QtBot) -> None:
    session = make_table(sitting(fell(), (HUMAN, HUMAN))).session
    for _ in range(2):
        session.make([session.sitting.legal()[0]])
    qtbot.waitUntil(lambda: session.sitting.state.points > 0)
    before = session.sitting.luck
    made = session.sitting.moves[session.sitting.at - 1]
    assert made.actor == CHANCE
    assert made.occasion is not None
    session.throw_again(made.occasion, session.sitting.at - 1)
    qtbot.waitUntil(lambda: session.sitting.state.points > 0)
    assert session.sitting.luck != before


def test_every_move_is_in_the_file_and_the_file_replays(
    make_table: MakeTable, game_file: Path, qtbot: QtBot
) -> None:
    session = make_table(sitting(fell(), (HUMAN, "greedy"))).session
    session.make([session.sitting.legal()[0]])
    qtbot.waitUntil(lambda: session.is_persons_turn and session.sitting.at > 2)
    session.note(hex_of(session.sitting, "C5"), "steep")
    with qtbot.waitSignal(session.file.kept):
        session.make([Done()])

    def kept() -> Sitting:
        return open_sitting(game_file).sitting

    qtbot.waitUntil(lambda: kept().moves == session.sitting.moves and session.is_persons_turn)
    assert [note.text for note in kept().notes] == ["steep"]


def test_a_game_that_is_left_ends_its_file_with_how_it_stood(game_file: Path) -> None:
    begun = sitting(fell(), (HUMAN, HUMAN))
    session = TableSession(begun, Journal(game_file), game_file)
    session.begin()
    session.make([begun.legal()[0]])
    session.close()
    assert game_file.read_text().splitlines()[-1].startswith('{"stand"')
    session.deleteLater()


def test_a_file_that_cannot_be_written_is_said_and_the_next_move_tries_again(
    make_table: MakeTable, game_file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = make_table(sitting(fell(), (HUMAN, HUMAN)))
    session = view.session
    qtbot.waitUntil(game_file.exists)
    said: list[str] = []
    session.failed.connect(said.append)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "keep", _full)
        session.make([session.sitting.legal()[0]])
        qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("The game could not be kept in game.jsonl: ")
    with qtbot.waitSignal(session.file.kept):
        session.make([session.sitting.legal()[0]])
    assert open_sitting(game_file).sitting.moves[:2] == session.sitting.moves[:2]


def test_nothing_is_made_on_anothers_turn_nor_while_the_past_is_looked_at(make_table: MakeTable) -> None:
    table = placed([["A1 A2"], ["E1 E2 E3"]], points=4)
    session = make_table(table).session
    lay = Lay(hex_of(table, "A2"), hex_of(table, "A3"))
    session.make([lay])
    session.look(0)
    session.make([lay])
    assert session.sitting.at == 1
    session.go_on()
    session.pause(paused=True)
    session.seat(0, "greedy")
    session.make([Done()])
    assert session.sitting.at == 1


def test_a_step_after_taking_back_makes_one_move_and_waits_again(make_table: MakeTable, qtbot: QtBot) -> None:
    session = make_table(sitting(fell(), (HUMAN, "greedy"))).session
    session.make([session.sitting.legal()[0]])
    qtbot.waitUntil(lambda: session.is_persons_turn and session.sitting.at > 2)
    session.take_back(1)
    session.step()
    qtbot.waitUntil(lambda: session.sitting.at == 2)
    qtbot.wait(30)
    assert (session.sitting.at, session.waits) == (2, True)


def test_a_game_that_is_held_goes_on_by_go_on(make_table: MakeTable, qtbot: QtBot) -> None:
    session = make_table(sitting(fell(), (HUMAN, "greedy"))).session
    session.pause(paused=True)
    session.make([session.sitting.legal()[0]])
    qtbot.wait(30)
    assert session.sitting.at == 1
    session.go_on()
    qtbot.waitUntil(lambda: session.is_persons_turn)
    assert not session.is_paused


def test_the_same_move_after_undo_is_made_once(make_table: MakeTable) -> None:
    table = placed([["A1 A2"], ["E1 E2 E3"]], points=4)
    session = make_table(table).session
    lays = [Lay(hex_of(table, one), hex_of(table, other)) for one, other in (("A2", "A3"), ("A3", "A4"))]
    for lay in lays:
        session.make([lay])
    session.take_back(0)
    made: list[object] = []
    session.made.connect(made.append)
    session.make(lays[:1])
    assert len(made) == 1


def test_undo_goes_on_after_a_game_was_opened_again(make_table: MakeTable, qtbot: QtBot) -> None:
    begun = sitting(fell(), (HUMAN, "greedy"))
    *_, played = driven(begun.made(begun.legal()[0]))
    session = make_table(played).session
    qtbot.waitUntil(lambda: session.is_persons_turn)
    session.undo()
    assert session.sitting.at == 0


def test_a_note_made_while_looking_back_is_of_that_moment(make_table: MakeTable) -> None:
    table = placed([["A1 A2"], ["E1 E2 E3"]], points=4)
    session = make_table(table).session
    session.make([Lay(hex_of(table, "A2"), hex_of(table, "A3"))])
    session.look(0)
    session.note(hex_of(table, "A4"), "wide")
    assert [note.move for note in session.sitting.notes] == [0]


def test_the_past_is_played_up_to_the_present(make_table: MakeTable, qtbot: QtBot) -> None:
    session = make_table(finished()).session
    session.look(0)
    session.replay()
    qtbot.waitUntil(lambda: not session.is_looking_back, timeout=LONG_MS)
    session.look(0)
    session.replay()
    session.look(3)
    assert (session.is_replaying, session.shown.at) == (False, 3)


def test_a_seat_handed_over_after_a_bot_failed_goes_on(
    make_table: MakeTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(*_: object) -> None:
        raise TookTooLongError(300)

    with monkeypatch.context() as patch:
        patch.setattr(PLAYING, "do", late)
        session = make_table(sitting(fell(), ("planner", HUMAN))).session
        qtbot.waitUntil(lambda: session.waits)
    session.seat(0, "greedy")
    qtbot.waitUntil(lambda: session.is_persons_turn)


def _full(*_: object, **__: object) -> None:
    raise OSError(28, say("no space left"))

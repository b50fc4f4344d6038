"""Tables from the window of the boards: begun, opened, watched, continued after a crash, and closed."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Players
from engine.board.rules import Note
from engine.board.terrain import SEA
from engine.edits.terrain import PaintTerrain
from engine.game.moves import Done, Lay
from engine.table.draft_files import draft_path
from engine.table.files import Journal, open_sitting
from engine.transcript.remarks import HUMAN
from engine.trials.trial import trial_of
from studio.drawing.game.accounts_chart import accounts_chart, accounts_of
from studio.drawing.maps.themes import THEMES
from studio.windows.frame.main_window import MainWindow
from studio.windows.table.accounts_dialog import AccountsDialog
from studio.windows.table.begin_dialog import begun as begun_again
from studio.windows.table.interrupted import interrupted
from tests.engine.game.boards import vale
from tests.engine.table.sittings import hex_of
from tests.engine.table.test_drafting import BOARD
from tests.journeys.answers import Answers
from tests.studio.table.tables import LONG_MS
from tests.studio.windows.table.begun_tables import begun, board, crash, dialog_of, left, start, table_of

pytestmark = pytest.mark.usefixtures("games")
BEGINNINGS = {".pdf": b"%PDF", ".png": b"\x89PNG", ".svg": b"<?xml"}


def test_a_game_is_begun_on_the_open_board_and_kept_in_a_file(
    window: MainWindow, games: Path, qtbot: QtBot
) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    assert table.windowTitle() == "Table – Vale"
    assert table.session.sitting.header.seed == 7
    start(table)
    path = table.session.file.path
    assert (path.parent, path.name[:5]) == (games, "Vale ")
    qtbot.waitUntil(lambda: bool(path.stat().st_size) and len(open_sitting(path).sitting.moves) == 1)
    table.close()
    assert path.read_text().splitlines()[-1].startswith('{"stand"')
    assert window.tables.tables.windows == []


def test_a_board_that_cannot_be_played_says_why(window: MainWindow) -> None:
    window.session.new(board().edited(towns=()))
    dialog = dialog_of(window)
    dialog.begin.click()
    assert dialog.isVisible()
    assert "No town has a key" in dialog.why.text() or "no start" in dialog.why.text()


def test_two_companies_with_one_name_are_refused(window: MainWindow) -> None:
    window.session.new(board())
    dialog = dialog_of(window)
    dialog.names[1].setText("Red")
    dialog.begin.click()
    assert dialog.isVisible()
    assert "each with their own name" in dialog.why.text()


def test_people_with_two_companies_each_sit_in_four_seats(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    dialog = dialog_of(window)
    dialog.people.setCurrentIndex(dialog.people.findData("two"))
    dialog.begin.click()
    table = table_of(window, qtbot)
    assert table.session.sitting.seats == (HUMAN,) * 4
    assert "Person 1 (Red + Green): 40" in table.view.players.people.text()


def test_a_game_is_opened_again_where_it_was_left(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    path = left(window, qtbot)
    answers.path = path
    window.commands["open-game"].trigger()
    again = table_of(window, qtbot)
    assert (again.session.file.path, again.session.sitting.at) == (path, 1)


def test_a_file_that_is_no_game_is_refused(
    window: MainWindow, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    window.session.new(board())
    answers.path = tmp_path / "no-game.jsonl"
    answers.path.write_text("{}\n")
    window.commands["open-game"].trigger()
    qtbot.waitUntil(lambda: bool(answers.told))
    assert answers.told[0][0] == "no-game.jsonl could not be opened"


def test_a_game_cut_off_goes_on_in_another_file_and_the_old_one_stays(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    path = left(window, qtbot)
    cut = path.read_bytes()[:-30]
    path.write_bytes(cut)
    answers.path = path
    window.commands["open-game"].trigger()
    again = table_of(window, qtbot)
    assert again.session.file.path != path
    assert path.read_bytes() == cut
    assert "The file as it was is kept." in again.said.text()


def test_interrupted_games_are_offered_and_continued(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    path = left(window, qtbot)
    crash(path)
    answers.games_go_on = True
    window.tables.offer_interrupted()
    again = table_of(window, qtbot)
    assert answers.asked[-1] == f"continue {path.stem}"
    assert again.session.sitting.at == 1


def test_an_interrupted_game_that_is_not_wanted_stays_as_it_is_and_is_not_offered_again(
    window: MainWindow, games: Path, answers: Answers, qtbot: QtBot
) -> None:
    path = left(window, qtbot)
    crash(path)
    before = path.read_bytes()
    window.tables.offer_interrupted()
    qtbot.waitUntil(lambda: bool(answers.asked))
    assert (path.read_bytes(), interrupted(games)) == (before, [])
    assert window.tables.tables.windows == []


def test_a_game_that_is_being_played_is_not_offered_and_not_opened_twice(
    window: MainWindow, games: Path, qtbot: QtBot
) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    start(table)
    qtbot.waitUntil(lambda: table.session.file.path.stat().st_size > 0)
    assert interrupted(games) == []
    for _ in range(2):
        window.tables.tables.open(table.session.file.path)
    qtbot.wait(50)
    assert window.tables.tables.windows == [table]


def test_two_games_begun_at_once_have_two_files(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    first = begun(window, qtbot)
    header = first.session.sitting.header
    for _ in range(3):
        window.tables.tables.begin(begun_again(board(), header))
    tables_ = window.tables.tables.windows
    assert len({each.session.file.path for each in tables_}) == 4


def test_a_game_that_was_only_watched_leaves_no_file(window: MainWindow, games: Path, qtbot: QtBot) -> None:
    window.session.new(board())
    trial = trial_of(board(), ("greedy", "random"), "sixth", 3)
    window.print_commands.trying.game_wanted.emit(trial, 0)
    table = table_of(window, qtbot)
    table.close()
    assert list(games.iterdir()) == []


def test_a_table_whose_moves_cannot_be_written_asks_before_it_closes(
    window: MainWindow, answers: Answers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.new(board())
    table = begun(window, qtbot)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Journal, "keep", full)
    start(table)
    qtbot.waitUntil(lambda: table.session.file.trouble != "")
    assert table.where.text() == table.session.file.trouble
    answers.moves_may_go = False
    assert not table.close()
    answers.moves_may_go = True
    assert table.close()


def test_moves_of_another_person_are_taken_back_only_after_a_question(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    start(table)
    start(table)
    qtbot.waitUntil(lambda: table.session.sitting.at >= 3)
    at = table.session.sitting.at
    table.session.look(1)
    assert table.view.time.take_back.toolTip().startswith("Takes back 1 move: 1 of ")
    assert "It takes back 1 move: 1 of " in table.view.card.text.text()
    table.session.look(0)
    answers.moves_may_go = False
    table.view.time.take_back.click()
    assert table.session.sitting.at == at
    assert answers.asked[-1].startswith("takes back 2 moves: 1 of ")
    answers.moves_may_go = True
    table.view.time.take_back.click()
    assert table.session.sitting.at == 0


def test_a_game_of_a_trial_is_watched_from_its_beginning(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    trial = trial_of(vale(("races", 2)), ("greedy", "random"), "sixth", 3)
    window.print_commands.trying.game_wanted.emit(trial, 1)
    table = table_of(window, qtbot)
    sitting = table.session.sitting
    assert sitting.result is not None
    assert sitting.seats == ("random", "greedy")
    assert table.session.shown.at == 0
    assert table.said.text() == "Game 2 of the trial"


def test_the_edited_map_is_played_with_the_same_seats_and_seed(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    window.session.new(board().edited(title="Vale again"))
    table.actions_["table-edited"].trigger()
    other = table_of(window, qtbot)
    assert other is not table
    header = other.session.sitting.header
    assert (header.title, header.seed, header.bots) == ("Vale again", 7, (HUMAN, HUMAN))


@pytest.mark.parametrize(("answer", "moves"), [(True, 1), (False, 0), (None, 0)])
def test_the_moves_so_far_are_carried_over_to_the_edited_map(
    answer: bool | None, moves: int, window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    start(table)
    window.session.new(board().edited(title="Vale again"))
    answers.moves_are_carried = answer
    table.actions_["table-edited"].trigger()
    qtbot.waitUntil(lambda: bool(answers.asked))
    assert answers.asked == ["carry 1: Every move so far is legal there."]
    tables_ = window.tables.tables.windows
    assert len(tables_) == (1 if answer is None else 2)
    if answer is not None:
        sitting = tables_[-1].session.sitting
        assert (sitting.header.title, sitting.at) == ("Vale again", moves)


def test_the_first_move_that_is_not_legal_on_the_edited_map_is_named(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    start(table)
    start(table)
    qtbot.waitUntil(lambda: table.view.hand.is_building)
    lay = next(move for move in table.session.sitting.legal() if isinstance(move, Lay))
    table.view.hand.make([lay])
    made = table.session.sitting.at
    sheet = board().sheet
    end = sheet.hex_named(table.session.sitting.game.facts.labels[lay.end])
    window.session.new(PaintTerrain((end,), SEA).apply(board()))
    answers.moves_are_carried = True
    table.actions_["table-edited"].trigger()
    qtbot.waitUntil(lambda: bool(answers.asked))
    told = f"Move {made} (Red) cannot be made on this board: "
    assert answers.asked[0].startswith(f"carry {made - 1}: {told}")
    other = table_of(window, qtbot)
    assert other.session.sitting.at == made - 1
    assert other.said.text().startswith(told)
    assert other.session.waits or other.session.is_persons_turn


def test_a_note_of_a_game_becomes_a_note_of_the_board(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    table.session.note(hex_of(table.session.sitting, "C5"), "too steep")
    table.view.records.make_finding.click()
    assert Note("C5: too steep") in window.session.board.special_rules
    window.commands["undo"].trigger()
    assert window.session.board == board()


@pytest.mark.parametrize("ending", BEGINNINGS)
def test_the_map_with_track_is_saved_in_three_formats(
    window: MainWindow, answers: Answers, tmp_path: Path, qtbot: QtBot, ending: str
) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    answers.path = tmp_path / f"map{ending}"
    table.actions_["table-map"].trigger()
    qtbot.waitUntil(lambda: table.said.text().startswith("Saved as"), timeout=LONG_MS)
    assert answers.path.read_bytes().startswith(BEGINNINGS[ending])


def test_a_copy_is_a_whole_game(window: MainWindow, answers: Answers, tmp_path: Path, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    start(table)
    answers.path = tmp_path / "copy.jsonl"
    table.actions_["table-copy"].trigger()
    qtbot.waitUntil(lambda: table.said.text().startswith("Saved as"))
    assert open_sitting(answers.path).sitting.moves == table.session.sitting.moves


def test_as_many_companies_are_offered_as_the_board_is_best_for(window: MainWindow) -> None:
    window.session.new(board().edited(players=Players(2, 5, best=4)))
    assert dialog_of(window).companies.value() == 4


def test_a_game_with_no_place_to_be_kept_is_not_begun(
    window: MainWindow, games: Path, answers: Answers
) -> None:
    games.write_text("a file where the folder of games should be")
    window.session.new(board())
    dialog_of(window).begin.click()
    assert answers.told[0][0] == "The game has no place to be kept"
    assert window.tables.tables.windows == []


def test_orders_that_are_not_handed_in_are_kept_when_a_table_is_closed(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.session.new(BOARD)
    table = begun(window, qtbot)
    session = table.session
    while session.writing.draft is None:
        qtbot.waitUntil(lambda: session.is_persons_turn or session.writing.is_covered)
        if session.writing.draft is None:
            start(table)
    session.uncover()
    session.make([Done()])
    table.actions_["table-accounts"].trigger()
    (dialog,) = table.findChildren(AccountsDialog)
    real = accounts_of(session.sitting, session.sitting.header.title)
    assert dialog.chart.drawing in [accounts_chart(real, theme) for theme in THEMES.values()]
    assert table.close()
    assert draft_path(session.file.path).exists()

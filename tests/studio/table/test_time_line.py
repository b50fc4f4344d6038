"""The time line of a game: looking at any moment, and taking back to it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.table.timeline import stops
from studio.table.time_line import TimeLine
from tests.engine.table.sittings import finished


def line(qtbot: QtBot, at: int | None = None) -> tuple[TimeLine, list[int | None]]:
    """Return the time line of a whole game, and the moments it asks to look at."""
    game = finished()
    time = TimeLine(stops)
    qtbot.addWidget(time)
    time.resize(900, 70)
    time.show()
    time.show_sitting(game, game.at if at is None else at)
    looked: list[int | None] = []
    time.looked.connect(looked.append)
    return time, looked


def test_it_says_where_one_looks(qtbot: QtBot) -> None:
    game = finished()
    time, _ = line(qtbot, 3)
    assert time.where.text().endswith(f"after 3 of {game.at} moves")
    time.show_sitting(game, game.at)
    assert time.where.text().endswith(f"{game.at} moves")
    assert not time.take_back.isVisible()


def test_the_keys_step_by_moves_turns_and_rounds(qtbot: QtBot) -> None:
    game = finished()
    time, looked = line(qtbot)
    places = [stop.at for stop in stops(game)]
    time.by_move(-1)
    time.by_stop(-1)
    time.to_first()
    time.to_present()
    assert looked == [game.at - 1, places[-1] if places[-1] < game.at else places[-2], 0, None]


def test_a_step_on_from_the_last_turn_is_the_present(qtbot: QtBot) -> None:
    game = finished()
    time, looked = line(qtbot, game.at - 1)
    time.by_stop(1)
    time.by_move(1)
    assert looked == [None, None]


def test_a_click_on_the_line_looks_there_and_takes_nothing_back(qtbot: QtBot) -> None:
    game = finished()
    time, looked = line(qtbot)
    taken: list[int] = []
    time.taking_back_wanted.connect(taken.append)
    QTest.mouseClick(time.slider, Qt.MouseButton.LeftButton, pos=time.slider.rect().center())
    assert looked[0] is not None
    assert abs(looked[0] - game.at / 2) < game.at / 8
    assert taken == []
    time.show_sitting(game, looked[0])
    time.take_back.click()
    assert taken == [looked[0]]

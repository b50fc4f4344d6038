"""Trains on the map: where they are, and how they move there."""

from pytestqt.qtbot import QtBot

from engine.game.moves import RollTrain
from engine.turns.chance import CHANCE
from studio.drawing.shapes.marks import Text
from studio.table.map_marks import along
from studio.table.table_view import TableView
from tests.studio.table.conftest import MakeTable
from tests.studio.table.test_hand import race


def under_way(make_table: MakeTable) -> TableView:
    """Return a race of Red and Blue at speed 1 whose trains are about to roll."""
    view = race(make_table)
    view.session.speed = 1.0
    view.session.pause(paused=True)
    view.card.race.enter_card(1)
    view.card.race.enter_card(1)
    assert view.session.sitting.actor == CHANCE
    return view


def letters(view: TableView) -> list[str]:
    return [mark.text for mark in view.trains.marks() if isinstance(mark, Text)]


def test_trains_wait_at_the_start_with_their_letters(make_table: MakeTable) -> None:
    view = under_way(make_table)
    assert sorted(letters(view)) == ["B", "R"]


def test_a_roll_moves_a_train_along_its_line_and_a_click_ends_it(make_table: MakeTable, qtbot: QtBot) -> None:
    view = under_way(make_table)
    before = view.trains.marks()
    view.session.step()
    qtbot.waitUntil(lambda: isinstance(view.session.sitting.moves[-1].move, RollTrain))
    assert view.trains.is_moving is True
    qtbot.waitUntil(lambda: view.trains.marks() != before)
    view.trains.arrive()
    rolled = {train.player: float(train.rolled) for train in view.session.sitting.state.trains}
    assert view.trains.rolled == rolled


def test_how_a_race_ended_is_said_over_the_map(make_table: MakeTable, qtbot: QtBot) -> None:
    view = under_way(make_table)
    view.session.speed = float("inf")
    view.session.pause(paused=False)
    qtbot.waitUntil(lambda: view.banner.text() != "")
    assert view.banner.text().startswith("Race 1: 1. ")
    assert "+" in view.banner.text()


def test_what_is_said_of_a_race_goes_when_the_race_is_taken_back(make_table: MakeTable, qtbot: QtBot) -> None:
    view = under_way(make_table)
    view.session.speed = float("inf")
    view.session.pause(paused=False)
    qtbot.waitUntil(lambda: view.banner.text() != "")
    view.session.take_back(0)
    assert view.banner.text() == ""
    assert not view.banner.isVisibleTo(view)


def test_a_train_is_between_two_hexes_while_a_hill_takes_its_points() -> None:
    points, costs = ((0.0, 0.0), (10.0, 0.0), (20.0, 0.0)), (1, 2)
    assert along(points, costs, 0) == ((0.0, 0.0), (10.0, 0.0))
    assert along(points, costs, 2) == ((15.0, 0.0), (20.0, 0.0))
    assert along(points, costs, 5)[0] == (20.0, 0.0)

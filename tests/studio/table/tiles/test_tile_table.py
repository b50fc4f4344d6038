"""The table of the tile game: placing, turning, delivering, bidding, hidden tiles, the past, the file."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from engine.table.tiles.files import open_tile_sitting
from engine.table.tiles.sitting import TileSitting
from engine.tiles.moves import Bid, Deliver, Place
from engine.tiles.placing import side_to
from engine.transcript.remarks import HUMAN
from studio.table.tiles.tile_view import TileView
from tests.engine.table.tiles.tile_sittings import alone, begun, by_first_moves, on
from tests.studio.table.tiles.conftest import MakeTileTable
from tests.studio.table.tiles.tile_tables import RIGHT, Pointer

CTRL = Qt.KeyboardModifier.ControlModifier


def at_stage(stage: str, sitting: TileSitting | None = None) -> TileSitting:
    """Return a game in which a person is to move in a stage, after its setup."""
    sitting = by_first_moves(alone() if sitting is None else sitting, 3)
    while sitting.state.stage != stage or (stage == "bidding" and sitting.state.turn < 2):
        sitting = by_first_moves(sitting, 1)
    return sitting


def button(view: TileView, name: str) -> QPushButton:
    # What was just put into the card is shown with the next event.
    QApplication.processEvents()
    found = [each for each in view.card.findChildren(QPushButton, name) if each.isVisibleTo(view)]
    assert found, name
    return found[-1]


def tiles(view: TileView) -> list[QToolButton]:
    """Return the tiles on the card that can be clicked."""
    QApplication.processEvents()
    found = view.card.findChildren(QToolButton, "tile-choice")
    return [each for each in found if each.isVisibleTo(view) and each.isEnabled()]


def test_a_tile_is_placed_by_a_click_on_an_outlined_cell(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("placing"))
    pointer, hand = Pointer(view), view.hand
    assert hand.tile is not None
    cell = next(iter(hand.cells()))
    assert "links" in pointer.points_at(cell)
    pointer.clicks(cell)
    made = [each.move for each in view.session.sitting.moves if isinstance(each.move, Place)][-1]
    assert (made.tile, made.cell) == (hand.tile or made.tile, cell)
    assert cell in view.session.sitting.state.table


def test_the_tile_turns_itself_to_fit_and_by_wheel_and_right_click(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("placing"))
    pointer, hand = Pointer(view), view.hand
    cell = next(iter(hand.cells()))
    pointer.points_at(cell)
    turns = hand.turns
    assert view.session.sitting.why_illegal(Place(hand.tile or 0, cell, turns)) is None
    pointer.turns_the_wheel(cell)
    assert hand.turns == (turns + 1) % 4
    pointer.turns_the_wheel(cell, 120)
    assert hand.turns == turns
    pointer.clicks(cell, RIGHT)
    assert hand.turns == (turns + 1) % 4
    assert view.session.sitting.state.stage == "placing"
    scale = view.map.navigator.view.scale
    pointer.turns_the_wheel(cell, 240, CTRL)
    assert view.map.navigator.view.scale > scale
    assert hand.turns == (turns + 1) % 4


def test_a_refused_place_names_its_rule_and_leaves_the_game(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("placing"))
    pointer, before = Pointer(view), view.session.sitting
    laid = next(iter(before.state.table))
    pointer.clicks(laid)
    assert view.session.sitting is before
    assert view.card.refusal.text().startswith("DR.3a ")
    cell = next(iter(view.hand.cells()))
    pointer.points_at(cell)
    wrong = next(
        turns for turns in range(4) if before.why_illegal(Place(view.hand.tile or 0, cell, turns)) is not None
    )
    while view.hand.turns != wrong:
        pointer.turns_the_wheel(cell)
    assert pointer.points_at(cell).split(". ")[1].startswith("DR.3")
    pointer.clicks(cell)
    assert view.session.sitting is before
    assert view.card.refusal.isVisibleTo(view)


def test_a_refusal_leaves_the_status_bar_with_the_next_move(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("placing"))
    said: list[str] = []
    view.said.connect(said.append)
    pointer = Pointer(view)
    pointer.clicks(next(iter(view.session.sitting.state.table)))
    assert said[-1].startswith("DR.3a ")
    pointer.clicks(next(iter(view.hand.cells())))
    assert said[-1] == ""


def test_another_tile_of_the_hand_is_chosen_by_a_click_or_its_number(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("placing"))
    held = view.session.sitting.hand
    assert len(tiles(view)) == len(held) == 3
    tiles(view)[2].click()
    assert view.hand.tile == held[2]
    view.card.press(2)
    assert view.hand.tile == held[1]
    view.card.press(9)
    assert view.hand.tile == held[1]


def test_a_tile_is_placed_by_the_keyboard_alone(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("placing"))
    view.map.setFocus()
    QTest.keyClick(view.map, Qt.Key.Key_Down)
    here = view.hand.cell
    assert here is not None
    assert here in view.hand.cells()
    QTest.keyClick(view.map, Qt.Key.Key_Right)
    assert view.hand.cell == (here[0] + 1, here[1])
    QTest.keyClick(view.map, Qt.Key.Key_Left)
    QTest.keyClick(view.map, Qt.Key.Key_Return)
    assert here in view.session.sitting.state.table


def test_a_cube_is_delivered_by_clicks_on_it_and_on_the_city(make_tile_table: MakeTileTable) -> None:
    sitting = at_stage("delivering")
    view = make_tile_table(sitting)
    pointer = Pointer(view)
    move = next(
        each
        for each in view.hand.deliveries
        if sum((other.good, other.cell) == (each.good, each.cell) for other in view.hand.deliveries) > 1
    )
    pointer.clicks_cube(move.cell, move.good)
    assert view.hand.cube == (move.good, move.cell)
    assert set(view.hand.cells()) == {
        other.to for other in view.hand.deliveries if (other.good, other.cell) == (move.good, move.cell)
    }
    assert "rises to" in pointer.points_at(move.to)
    pointer.clicks(move.to)
    made = [each.move for each in view.session.sitting.moves if isinstance(each.move, Deliver)][-1]
    assert made == move


def test_a_cube_with_one_way_goes_at_once(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("delivering"))
    ways = [(each.good, each.cell) for each in view.hand.deliveries]
    good, cell = next(way for way in ways if ways.count(way) == 1)
    Pointer(view).clicks_cube(cell, good)
    made = [each.move for each in view.session.sitting.moves if isinstance(each.move, Deliver)][-1]
    assert (made.good, made.cell) == (good, cell)


def test_a_delivery_where_no_link_leads_is_refused_with_its_rule(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("delivering"))
    pointer, before = Pointer(view), view.session.sitting
    ways = [(each.good, each.cell) for each in view.hand.deliveries]
    good, cell = next(way for way in ways if ways.count(way) > 1)
    view.hand.take_cube(good, cell)
    far = next(other for other in before.state.table if other != cell and side_to(cell, other) < 0)
    pointer.clicks(far)
    assert view.session.sitting is before
    assert view.card.refusal.text().startswith("DR.4a ")
    QTest.keyClick(view.map, Qt.Key.Key_Escape)
    assert view.hand.cube is None


def test_a_delivery_is_made_from_the_list(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("delivering"))
    assert view.card.list is not None
    assert view.card.list.count() == len(view.hand.deliveries)
    assert [view.card.list.row(each) for each in view.card.list.selectedItems()] == [0]
    last = view.card.list.count() - 1
    view.card.list.setCurrentRow(last)
    wanted = view.card.list.item(last).data(Qt.ItemDataRole.UserRole)
    button(view, "deliver").click()
    assert [each.move for each in view.session.sitting.moves if isinstance(each.move, Deliver)][-1] == wanted


def test_the_row_shows_its_window_and_what_each_colour_sets_up(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("delivering"))
    words = view.row.words()
    before = view.session.sitting.state.scores[0]
    button(view, "deliver").click()
    scores = view.session.sitting.state.scores[0]
    assert f"Next delivery: {scores - before} points" in words
    view.follow()
    assert view.row.accessibleDescription() == view.row.words()
    assert view.row.words() != words


def test_bids_are_made_and_passed(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("bidding", begun(HUMAN, "greedy", HUMAN)))
    sitting = view.session.sitting
    seat = sitting.actor
    assert seat is not None
    view.session.show_all(wanted=True)
    assert view.card.bid is not None
    assert view.card.bid.itemText(view.card.bid.count() - 1) == str(sitting.state.scores[seat])
    view.card.bid.setCurrentText("2")
    button(view, "bid").click()
    assert view.session.sitting.moves[sitting.at].move == Bid(2)
    view.session.undo()
    view.session.go_on()
    button(view, "pass").click()
    assert view.session.sitting.at > sitting.at


def test_tiles_are_taken_by_a_click(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("drafting", begun(HUMAN, "greedy")))
    before = view.session.sitting
    assert len(tiles(view)) == len(before.legal())
    tiles(view)[0].click()
    assert view.session.sitting.moves[before.at].move == before.legal()[0]


def test_dealt_tiles_are_hidden_until_their_player_asks(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(on(begun(HUMAN, HUMAN)))
    session = view.session
    first = session.sitting.actor
    assert session.is_hiding
    assert session.viewer is None
    assert not tiles(view)
    button(view, "show-tiles").click()
    assert session.viewer == first
    assert tiles(view)
    tiles(view)[0].click()
    assert session.sitting.actor != first
    assert session.is_hiding
    everything = view.card.findChildren(QCheckBox, "show-all")[-1]
    everything.click()
    tiles(view)[0].click()
    assert session.viewer == session.sitting.actor


def test_one_person_among_bots_always_sees_their_tiles(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(on(begun("greedy", HUMAN)))
    assert not view.session.is_hiding
    assert view.session.viewer == 1
    shown = [each.accessibleName() for each in view.card.findChildren(QToolButton, "tile-choice")]
    for tile in view.session.sitting.state.hands[1]:
        name = view.session.sitting.game.facts.name(tile)
        assert any(words.startswith(f"{name}:") for words in shown)
    for tile in view.session.sitting.state.hands[0]:
        name = view.session.sitting.game.facts.name(tile)
        assert not any(words.startswith(f"{name}:") for words in shown)


def test_moves_are_undone_looked_back_at_and_made_again(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("delivering"))
    session = view.session
    before = session.sitting
    button(view, "deliver").click()
    after = session.sitting.at
    session.look(before.at - 2)
    assert view.card.title.text() == "Looking back: move 8 of 11"
    assert not view.hand.legal
    Pointer(view).clicks((0, 0))
    assert session.sitting.at == after
    session.look(None)
    session.undo()
    assert session.sitting.state == before.state
    session.redo()
    assert session.sitting.at == after


def test_the_story_follows_the_game_and_its_lines_lead_to_their_moments(
    make_tile_table: MakeTileTable, qtbot: QtBot
) -> None:
    view = make_tile_table(at_stage("delivering"))
    view.records.write_now()
    count = view.records.story.count()
    button(view, "deliver").click()
    view.follow()
    view.records.write_now()
    assert view.records.story.count() > count
    view.session.undo()
    view.follow()
    view.records.write_now()
    assert view.records.story.count() == count
    line = view.records.story.item(count - 1)
    with qtbot.waitSignal(view.records.looked):
        view.records.story.itemClicked.emit(line)


def test_an_abandoned_line_is_kept_and_taken_up_again(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("delivering"))
    session = view.session
    assert view.card.list is not None
    button(view, "deliver").click()
    end = session.sitting.state
    session.undo()
    view.card.list.setCurrentRow(1)
    button(view, "deliver").click()
    view.follow()
    assert view.records.others.count() == 1
    view.records.take_line.click()
    assert session.sitting.state == end


def test_a_seat_is_handed_to_a_bot_and_the_game_ends(make_tile_table: MakeTileTable, qtbot: QtBot) -> None:
    view = make_tile_table(on(begun(HUMAN, "greedy")))
    view.session.seat(0, "greedy")
    qtbot.waitUntil(lambda: view.session.sitting.actor is None, timeout=60_000)
    assert "wins" in view.card.title.text() or "share" in view.card.title.text()


def test_the_end_of_the_game_alone_tells_its_rank(make_tile_table: MakeTileTable, qtbot: QtBot) -> None:
    view = make_tile_table(alone(moves=999))
    result = view.session.sitting.result
    assert result is not None
    assert view.card.title.text() == f"Rank {result.rank} of 11"
    assert str(result.totals[0]) in view.card.text.text()
    with qtbot.waitSignal(view.card.daily_wanted):
        button(view, "daily").click()
    with qtbot.waitSignal(view.card.another_wanted):
        button(view, "another").click()


@pytest.mark.parametrize("challenge", [False, True])
def test_the_first_cities_and_the_row_are_set_up_by_the_player(
    make_tile_table: MakeTileTable, qtbot: QtBot, *, challenge: bool
) -> None:
    view = make_tile_table(on(begun(HUMAN, challenge=challenge, seed=11)))
    pointer = Pointer(view)
    for _ in range(3 if challenge else 0):
        pointer.clicks(next(iter(view.hand.cells())))
    assert len(view.session.sitting.state.table) == 3
    qtbot.waitUntil(lambda: view.session.is_persons_turn)
    QApplication.processEvents()
    orders = view.card.findChildren(QPushButton, "row-order")
    assert orders
    view.card.press(1)
    qtbot.waitUntil(lambda: view.session.sitting.state.turn == 1)


def test_every_move_is_in_the_file_within_a_second(
    make_tile_table: MakeTileTable, game_file: Path, qtbot: QtBot
) -> None:
    view = make_tile_table(at_stage("delivering"))
    button(view, "deliver").click()
    moves = view.session.sitting.at
    qtbot.waitUntil(lambda: open_tile_sitting(game_file).sitting.at >= moves, timeout=1000)


def test_dragging_moves_the_table_and_places_nothing(make_tile_table: MakeTileTable) -> None:
    view = make_tile_table(at_stage("placing"))
    before, left = view.session.sitting, view.map.navigator.view.left
    cell = next(iter(view.hand.cells()))
    Pointer(view).drags((0, 0), cell)
    assert view.session.sitting is before
    assert view.map.navigator.view.left != left

"""Older steps of the history: they hold little, and lead to the same boards."""

import weakref

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.places import Town
from engine.board.terrain import HILL, SEA
from engine.edits.document import SetField, TakeFromFile
from engine.edits.protocol import Edit
from engine.edits.terrain import PaintTerrain
from engine.edits.towns import PlaceTown
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.session.history import AT_HAND
from studio.session.packing import leap_between
from studio.session.working import WorkingBoard

WIDE = Sheet(400, 250, labels=LabelScheme(blocks=usual_blocks(250, 400)))
EVERY_OTHER = tuple(WIDE.hexes())[::2]


@pytest.fixture
def working(qapp: QCoreApplication) -> WorkingBoard:
    return WorkingBoard(new_board(WIDE), qapp)


def stroke(number: int, code: int = HILL) -> PaintTerrain:
    return PaintTerrain((WIDE.hex_at(number % 400, number // 400),), code)


def dabs(working: WorkingBoard, count: int) -> list["weakref.ref[Board]"]:
    """Make so many strokes, and return what tells whether the boards after them still live."""
    boards = []
    for number in range(count):
        assert working.apply(stroke(number))
        boards.append(weakref.ref(working.board))
    return boards


def pack(working: WorkingBoard, qtbot: QtBot) -> None:
    """Have the board there is, and all before it, packed."""
    there = weakref.ref(working.board)
    for number in range(AT_HAND + 1):
        assert working.apply(SetField("title", f"{working.board.title}{number}"))
    qtbot.waitUntil(lambda: there() is None)


def living(boards: list["weakref.ref[Board]"]) -> int:
    return sum(board() is not None for board in boards)


def test_a_long_evening_holds_the_boards_of_the_last_steps_alone(working: WorkingBoard, qtbot: QtBot) -> None:
    boards = dabs(working, 10 * AT_HAND)
    qtbot.waitUntil(lambda: living(boards) <= AT_HAND + 1)
    assert boards[-1]() is working.board


def test_edits_that_follow_each_other_without_a_pause_are_not_held_up_by_packing(
    working: WorkingBoard,
) -> None:
    boards = dabs(working, 2 * AT_HAND)
    assert living(boards) == 2 * AT_HAND


def test_every_board_comes_back_from_packed_steps_and_again(working: WorkingBoard, qtbot: QtBot) -> None:
    """Of one edit of each kind: a layer, tuples, text, and a board of another size."""
    copies, alive = [_copy(working.board)], []
    edits: list[Edit] = [
        stroke(7),
        PlaceTown(Town("Ross", Hex(2, 1))),
        SetField("title", "Wye"),
        TakeFromFile(new_board(Sheet(9, 7), title="Small")),
        PaintTerrain((Hex(1, 1), Hex(2, 2)), SEA),
    ]
    while edits:
        assert working.apply(edits.pop(0))
        copies.append(_copy(working.board))
        alive.append(weakref.ref(working.board))
    pack(working, qtbot)
    assert living(alive) == 0
    for number in (*range(len(edits), -1, -1), *range(len(edits) + 1)):
        working.history.setIndex(number)
        assert working.board == copies[number]


def test_a_step_taken_back_shares_with_the_board_before_all_it_did_not_touch(
    working: WorkingBoard, qtbot: QtBot
) -> None:
    working.apply(PlaceTown(Town("Ross", Hex(2, 1))))
    pack(working, qtbot)
    working.apply(stroke(0))
    number = working.history.index()
    pack(working, qtbot)
    working.history.setIndex(number)
    after = working.board
    working.history.undo()
    assert working.board.towns is after.towns
    assert working.board.country is after.country
    assert working.board.terrain is not after.terrain


def test_a_stroke_goes_on_after_its_beginning_was_packed(working: WorkingBoard, qtbot: QtBot) -> None:
    first = _copy(working.board)
    working.apply(PaintTerrain((Hex(0, 0),), HILL, stroke=1))
    pack(working, qtbot)
    working.history.setIndex(1)
    working.apply(PaintTerrain((Hex(1, 0),), HILL, stroke=1))
    assert working.history.count() == 1
    gone_on = weakref.ref(working.board)
    working.history.undo()
    assert working.board == first
    working.history.redo()
    assert working.board.terrain_at(Hex(1, 0)) == HILL
    pack(working, qtbot)
    assert gone_on() is None


def test_the_pieces_of_a_stroke_hold_no_boards_once_they_are_one_step(working: WorkingBoard) -> None:
    pieces = []
    for column in range(5):
        working.apply(PaintTerrain((Hex(column, 0),), HILL, stroke=1))
        pieces.append(weakref.ref(working.board))
    assert living(pieces) == 1


def test_another_document_lets_go_of_the_boards_of_the_one_before(working: WorkingBoard) -> None:
    boards = dabs(working, 3)
    working.replace(new_board(Sheet(4, 4)), None, None)
    assert living(boards) == 0


@pytest.mark.parametrize("number", range(3))
def test_what_a_stroke_changed_is_held_in_little(number: int) -> None:
    before = new_board(WIDE)
    edit = (stroke(7), PaintTerrain(tuple(WIDE.hexes()), SEA), PaintTerrain(EVERY_OTHER, SEA))[number]
    after = edit.apply(before)
    leap = leap_between(before, after)
    assert sum(len(layer.pressed) for layer in leap.blended.values()) < 1000
    assert (leap.forth(before), leap.back(after)) == (after, before)


def _copy(board: Board) -> Board:
    """Return an equal board that shares nothing that could be written over."""
    layers = {"terrain": board.terrain.copy(), "country": board.country.copy()}
    for layer in layers.values():
        layer.setflags(write=False)
    return board.edited(**layers)

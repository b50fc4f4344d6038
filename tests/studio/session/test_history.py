"""The board being worked on: edits, undo, merging and what is reported them."""

import weakref

from engine.board.document import new_board
from engine.board.places import Town
from engine.board.terrain import HILL, OPEN, SEA
from engine.edits.document import SetField
from engine.edits.terrain import PaintTerrain
from engine.edits.towns import ChangeTown, PlaceTown, RemoveTown
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.session.document import Session
from studio.session.history import MOST_STEPS
from studio.tools.selection import Area, Selection

ORIGIN = Hex(0, 0)


def paint(*hexes: Hex, code: int = HILL, stroke: object = None) -> PaintTerrain:
    return PaintTerrain(hexes, code, stroke)


def test_every_edit_can_be_taken_back_and_made_again(session: Session) -> None:
    boards = [session.board]
    for edit in (paint(ORIGIN), PlaceTown(Town("Ross", Hex(2, 1))), SetField("title", "New")):
        assert session.apply(edit)
        boards.append(session.board)
    for board in reversed(boards[:-1]):
        session.history.undo()
        assert session.board is board
    for board in boards[1:]:
        session.history.redo()
        assert session.board is board


def test_an_edit_that_changes_nothing_records_nothing(session: Session) -> None:
    told: list[object] = []
    session.board_changed.connect(lambda _, after: told.append(after))
    assert not session.apply(paint(ORIGIN, code=OPEN))
    assert session.history.count() == 0
    assert told == []


def test_a_change_tells_the_board_before_and_the_board_after(session: Session) -> None:
    told = []
    session.board_changed.connect(lambda before, after: told.append((before, after)))
    first = session.board
    session.apply(paint(ORIGIN))
    second = session.board
    session.history.undo()
    assert [
        (before is one, after is two)
        for (before, after), (one, two) in zip(told, [(first, second), (second, first)], strict=True)
    ] == [(True, True), (True, True)]


def test_the_pieces_of_one_stroke_undo_as_one_and_strokes_apart(session: Session) -> None:
    first = session.board
    for column in range(4):
        session.apply(paint(Hex(column, 0), stroke=1))
    after_first = session.board
    session.apply(paint(Hex(0, 1), stroke=2))
    assert session.history.count() == 2
    session.history.undo()
    assert session.board is after_first
    session.history.undo()
    assert session.board is first


def test_edits_without_a_stroke_never_merge(session: Session) -> None:
    session.apply(paint(Hex(0, 0)))
    session.apply(paint(Hex(1, 0)))
    assert session.history.count() == 2


def test_a_stroke_that_comes_back_to_nothing_leaves_no_step(session: Session) -> None:
    session.apply(SetField("title", "First"))
    session.apply(SetField("title", "Second", merge_key="typing"))
    session.apply(SetField("title", "First", merge_key="typing"))
    assert session.history.count() == 1
    assert session.board.title == "First"
    session.history.undo()
    assert session.board.title == "Old"


def test_the_undo_menu_names_the_edit(session: Session) -> None:
    session.apply(paint(ORIGIN, code=SEA))
    assert session.history.undoText() == "Paint sea"


def test_a_board_is_modified_until_it_is_as_it_was(session: Session) -> None:
    told: list[bool] = []
    session.modified_changed.connect(told.append)
    states = []
    for do in (
        lambda: session.apply(paint(ORIGIN)),
        lambda: session.apply(paint(ORIGIN, code=OPEN)),
        session.history.undo,
        session.history.redo,
    ):
        do()
        states.append(session.is_modified)
    assert session.history.count() == 2
    assert states == told == [True, False, True, False]


def test_the_selection_follows_a_town_through_its_changes(session: Session) -> None:
    town = Town("Ross", Hex(2, 1))
    renamed = Town("Ross-on-Wye", Hex(2, 1))
    session.apply(PlaceTown(town))
    session.select(Selection(town))
    session.apply(ChangeTown(town, renamed))
    assert session.selection == Selection(renamed)
    session.history.undo()
    assert session.selection == Selection(town)
    session.apply(RemoveTown(town))
    assert session.selection == Selection(town.hex)


def test_undo_selects_what_was_selected_before_and_redo_what_was_made(session: Session) -> None:
    area, town = Selection(Area(frozenset([ORIGIN, Hex(1, 0)]))), Town("Ross", Hex(2, 1))
    session.select(area)
    session.apply(PlaceTown(town), then=Selection(town))
    session.apply(RemoveTown(town))
    assert session.selection == Selection(town.hex)
    for there in (Selection(town), area):
        session.history.undo()
        assert session.selection == there
    for there in (Selection(town), Selection(town.hex)):
        session.history.redo()
        assert session.selection == there


def test_undo_leaves_what_was_selected_since_alone(session: Session) -> None:
    session.select(Selection(ORIGIN))
    session.apply(paint(Hex(2, 1)), then=Selection(Hex(2, 1)))
    session.select(Selection(Hex(3, 1)))
    session.history.undo()
    assert session.selection == Selection(Hex(3, 1))


def test_what_a_stroke_that_came_to_nothing_made_is_not_taken_for_the_step_before_it(
    session: Session,
) -> None:
    session.select(Selection(ORIGIN))
    session.apply(SetField("title", "First"))
    session.apply(SetField("title", "Second", merge_key="typing"))
    session.apply(SetField("title", "First", merge_key="typing"), then=Selection(Hex(2, 1)))
    session.history.undo()
    assert session.selection == Selection(Hex(2, 1))


def test_an_edit_that_is_refused_or_idle_selects_nothing_and_leaves_the_step_before_it_alone(
    session: Session,
) -> None:
    session.select(Selection(ORIGIN))
    session.apply(paint(Hex(2, 1)))
    session.select(Selection(Hex(3, 1)))
    assert not session.apply(paint(Hex(2, 1)), then=Selection(Hex(2, 1)))
    session.lock(frozenset({"towns"}))
    town = Town("Ross", Hex(2, 1))
    assert not session.apply(PlaceTown(town), then=Selection(town))
    assert session.selection == Selection(Hex(3, 1))
    for go in (session.history.undo, session.history.redo):
        go()
        assert session.selection == Selection(Hex(3, 1))


def test_the_selection_has_followed_when_the_change_of_the_board_is_signalled(session: Session) -> None:
    town = Town("Ross", Hex(2, 1))
    session.apply(PlaceTown(town))
    session.select(Selection(town))
    seen = []
    session.board_changed.connect(lambda *_: seen.append(session.selection.thing))
    session.apply(RemoveTown(town))
    assert seen == [town.hex]


def test_selecting_the_same_again_is_not_signalled(session: Session) -> None:
    told: list[Selection] = []
    session.selection_changed.connect(told.append)
    for _ in range(2):
        session.select(Selection(ORIGIN))
    assert told == [Selection(ORIGIN)]


def test_a_new_document_forgets_the_history_of_the_one_before(session: Session) -> None:
    session.apply(paint(ORIGIN))
    session.select(Selection(ORIGIN))
    replaced: list[bool] = []
    session.document_replaced.connect(lambda: replaced.append(session.is_modified))
    board = new_board(Sheet(4, 4))
    session.new(board)
    assert session.board is board
    assert session.history.count() == 0
    assert session.selection == Selection()
    assert replaced == [False]


def test_the_history_keeps_a_thousand_steps_and_lets_go_of_the_boards_before(session: Session) -> None:
    boards = []
    for number in range(MOST_STEPS + 20):
        session.apply(SetField("title", f"{number}"))
        boards.append(weakref.ref(session.board))
    assert session.history.count() == MOST_STEPS
    assert sum(board() is not None for board in boards) == MOST_STEPS + 1
    session.history.setIndex(0)
    assert session.board.title == "19"
    assert not session.history.canUndo()


def test_the_pieces_of_a_stroke_hold_no_boards_once_they_are_one_step(session: Session) -> None:
    pieces = []
    for column in range(5):
        session.apply(paint(Hex(column, 0), stroke=1))
        pieces.append(weakref.ref(session.board))
    assert sum(board() is not None for board in pieces) == 1


def test_another_document_lets_go_of_the_boards_of_the_one_before(session: Session) -> None:
    session.apply(paint(ORIGIN))
    board = weakref.ref(session.board)
    session.replace(new_board(Sheet(4, 4)), None, None)
    assert board() is None

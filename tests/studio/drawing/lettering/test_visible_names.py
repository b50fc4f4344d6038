"""Names in sight stand where they stand among all names."""

import pytest

from engine.board.document import Board
from studio.drawing.lettering import visible_names
from studio.drawing.lettering.lettering import Names, place_names
from studio.drawing.lettering.names import Named, places_of
from studio.drawing.lettering.placing import Place
from studio.drawing.lettering.visible_names import names_in_sight, renewed
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import Extent, frame
from tests.benchmarks.boards import sample_board
from tests.shipped import shipped
from tests.studio.drawing.boards import full_board

BOARDS = {"severn": shipped("severn"), "ireland": shipped("ireland"), "full": full_board()}
BOARDS["large"] = sample_board(90, 70)


def boxes_of(board: Board) -> list[Box]:
    """Return boxes all over a board, of several sizes."""
    edge, found = frame(board.sheet), []
    for parts in (2, 5):
        wide, high = edge.width / parts, edge.height / parts
        found += [
            Box(wide * column, high * row, wide * (column + 1), high * (row + 1))
            for column in range(parts)
            for row in range(parts)
        ]
    return found


def in_box(places: tuple[Place, ...], box: Box) -> tuple[Place, ...]:
    """Return the places that touch a box."""
    return tuple(place for place in places if any(each.touches(box) for each in place.boxes))


@pytest.mark.parametrize("name", BOARDS)
def test_names_in_a_box_stand_where_they_do_among_all(name: str) -> None:
    board = BOARDS[name]
    every = place_names(board, ATLAS)
    for box in boxes_of(board):
        found = names_in_sight(board, ATLAS, box)
        assert found == Names(
            in_box(every.towns, box), in_box(every.others, box), in_box(every.rivers, box), ()
        )
        assert renewed(every, found, box).areas == every.areas
        assert {*renewed(every, found, box).marks()} == {*every.marks()}


def test_names_in_sight_replace_those_that_were_there() -> None:
    board = shipped("severn")
    moved = board.edited(towns=board.towns[1:])
    box = Box(*board.sheet.centre_mm(board.towns[0].hex), *board.sheet.centre_mm(board.towns[0].hex)).grown(
        30
    )
    before = place_names(board, ATLAS)
    now = renewed(before, names_in_sight(moved, ATLAS, box), box)
    gone = {"".join(line.text for line in place.lines) for place in {*before.towns} - {*now.towns}}
    assert board.towns[0].name in gone
    assert in_box(now.towns, box) == in_box(place_names(moved, ATLAS).towns, box)


def test_a_small_part_of_a_large_board_asks_for_few_of_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would be right no sooner than all of them are."""
    asked: list[object] = []

    def noted(extent: Extent, theme: Theme, named: Named) -> list[Place]:
        asked.append(named)
        return places_of(extent, theme, named)

    monkeypatch.setattr(visible_names, "places_of", noted)
    board = BOARDS["large"]
    names_in_sight(board, ATLAS, boxes_of(board)[-1])
    assert 0 < len(asked) < len(board.towns) / 3

import math

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Town
from engine.board.terrain import HILL, SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from studio.drawing.shapes.boxes import around_boxes
from studio.drawing.shapes.extent import frame
from studio.drawing.shapes.marks import Path, Text, box_of
from studio.tools.gestures import Outcome, Pointer, Preview, Tool, ToolSettings
from studio.tools.measuring import measure

SHEET = Sheet(9, 5)
BOARD = new_board(SHEET)


def clicked(board: Board, tool: Tool, column: int) -> tuple[Preview, Outcome]:
    """Hover over a hex of the middle row and click it: what is shown before, and what it comes to."""
    gesture = tool(board, ToolSettings())
    next(gesture)
    x, y = SHEET.centre_mm(SHEET.hex_at(column, 2))
    shown = gesture.send(Pointer(x, y))
    try:
        gesture.send(Pointer(x, y, "press"))
    except StopIteration as end:
        return shown, end.value
    raise AssertionError("a click ends the gesture")


def reckoned(outcome: Outcome) -> Outcome:
    """What comes of an outcome that has to be waited for."""
    assert outcome.then is not None
    assert outcome.then.work is not None
    assert "Esc cancels" in outcome.then.hint
    return outcome.then.work(lambda _share: None)


def test_what_stands_between_is_shown_link_by_link() -> None:
    wall = PaintTerrain(tuple(SHEET.hex_at(4, row) for row in range(5)), HILL).apply(BOARD)
    _, first = clicked(wall, measure, 1)
    assert first.then is not None
    shown, second = clicked(wall, first.then.begin, 6)
    assert [mark.text for mark in shown if isinstance(mark, Text)] == ["5 links, 50 mm"]
    second = reckoned(second)
    assert second.then is not None
    assert "Cheapest build: 9." in second.then.hint
    marks = next(second.then.begin(wall, ToolSettings()))
    texts = [mark.text for mark in marks if isinstance(mark, Text)]
    assert texts == ["3", "3", "5 × link at 1", "2 × half in hill at 2", "= 9"]
    (track,) = (mark for mark in marks if isinstance(mark, Path))
    assert track.opacity <= 0.5, "keys it passes are read through it"


def test_keys_that_a_track_passes_and_those_beside_its_bill_are_read() -> None:
    towns = tuple(Town(f"T{at}", SHEET.hex_at(at, 2), keys=(f"1{at}",)) for at in (1, 4, 6))
    board = BOARD.edited(towns=towns)
    _, first = clicked(board, measure, 1)
    assert first.then is not None
    second = reckoned(clicked(board, first.then.begin, 6)[1])
    assert second.then is not None
    marks = next(second.then.begin(board, ToolSettings()))
    (track,) = (mark for mark in marks if isinstance(mark, Path))
    note = around_boxes(box_of(mark) for mark in marks if isinstance(mark, Text) and mark.anchor == "start")
    for town in towns:
        x, y = SHEET.centre_mm(town.hex)
        near = [step for step in track.steps if math.dist(step[:2], (x, y)) < 0.4 * SHEET.across_flats_mm]
        assert not near, "the track leaves the town free"
        assert not note.holds(x, y), "and so does the bill"
    assert note.common(frame(SHEET)) == pytest.approx(note.width * note.height), "its hexes is on the map"


def test_where_no_track_leads_the_distance_is_given() -> None:
    sea = PaintTerrain(tuple(SHEET.hex_at(4, row) for row in range(5)), SEA).apply(BOARD)
    _, first = clicked(sea, measure, 1)
    assert first.then is not None
    second = reckoned(clicked(sea, first.then.begin, 6)[1])
    assert second.then is not None
    assert (
        "No track can connect them: water, closed sides or a foreign country are between." in second.then.hint
    )


def test_beside_the_sheet_and_without_rules_it_says_so() -> None:
    _, off = clicked(BOARD, measure, 30)
    assert off.said.startswith("Click a hex")
    unruly = BOARD.edited(rules="nobody's")
    _, first = clicked(unruly, measure, 1)
    assert first.then is not None
    second = reckoned(clicked(unruly, first.then.begin, 6)[1])
    assert "nobody's" in second.said

"""What runs along sides is in one order, whatever is done to it, so that saving keeps it."""

from random import Random

from hypothesis import event, example, given
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.edits.lines import EraseSides, JoinLines, SplitLine, ordered
from engine.edits.sheet import ChangeSheet
from engine.hexes.lattice import Hex
from engine.hexes.margins import Margins
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, corners_of, sides_at

SHEET = Sheet(6, 6)
SIDES = tuple(side for hex_ in SHEET.hexes() for way in range(3) if SHEET.has_side(side := Side(hex_, way)))
courses = st.lists(st.sampled_from(SIDES[:36]), unique=True, min_size=3, max_size=14).map(tuple)


def forked(names: str) -> tuple[Side, ...]:
    """Return sides by their names."""
    return tuple(map(SHEET.side_named, names.split()))


FORKED = forked("A1.E A1.SE A3.SE A2.SE B1.NE")
"""Courses that are in order, but are no longer when the second and the third of their sides are gone."""


def saved_and_read(board: Board) -> Board | None:
    """Return what a saved board is read as."""
    return parse_board(write_board(board), "lines.yaml").board


@given(courses)
@example(FORKED)
def test_what_is_in_order_stays_in_order(sides: tuple[Side, ...]) -> None:
    """Ordering twice is ordering once, and loses and adds nothing."""
    once = ordered(sides)
    assert ordered(once) == once
    assert sorted(once) == sorted(sides)


@given(courses, st.randoms())
def test_lines_that_were_edited_are_read_as_they_were_saved(sides: tuple[Side, ...], chance: Random) -> None:
    """Erasing, parting, joining and cutting leave an order that the map file keeps."""
    line = SideLine("river", "Wye", ordered(sides))
    other = SideLine("river", "Lugg", ordered(chance.sample(SIDES, 6)))
    board = new_board(SHEET, lines=(line, other))
    corner = chance.choice([corner for side in line.sides for corner in corners_of(side)])
    for edit in (
        EraseSides(tuple(chance.sample(line.sides, 2))),
        SplitLine(line, corner),
        JoinLines(line, other),
        ChangeSheet(Margins(west=-1, north=-1)),
    ):
        changed = edit.apply(board)
        assert saved_and_read(changed) == changed


def test_what_an_erased_side_leaves_is_put_in_order_again() -> None:
    """A fork that loses an arm may have a longer run than its sides were listed in."""
    board = new_board(SHEET, lines=(SideLine("river", "Wye", ordered(FORKED)),))
    changed = EraseSides(ordered(FORKED)[1:3]).apply(board)
    assert len(changed.lines[0].sides) == len(FORKED) - 2
    assert saved_and_read(changed) == changed


@given(st.randoms(use_true_random=False))
def test_a_line_drawn_on_at_is_the_line_put_in_order_anew(chance: Random) -> None:
    """What is carried on of its chains and ends is what would be found, at forks and rings as well."""
    line, carried = SideLine("river", "", (Side(Hex(0, 0), chance.randrange(3)),)), 0
    for _ in range(chance.randrange(4, 14)):
        at = line.ends or {corner for side in line.sides for corner in corners_of(side)}
        side = chance.choice(sides_at(chance.choice(sorted(at))))
        if side in line.sides:
            continue
        anew = SideLine("river", "", ordered((*line.sides, side)))
        longer = line.longer(side)
        if longer is not None:
            carried += 1
            assert longer == anew
            assert (longer.chains, longer.ends) == (anew.chains, anew.ends)
        line = longer or anew
    event(f"carried on {min(carried, 5)} times")


def test_one_side_more_has_a_long_river_not_put_in_order_anew() -> None:
    course = tuple(Side(Hex(column, 3), way) for column in range(5) for way in (2, 1))
    line = SideLine("river", "Wye", course[:-1])
    longer = line.longer(course[-1])
    assert longer == SideLine("river", "Wye", course)
    assert {"chains", "ends"} <= longer.__dict__.keys()
    assert line.longer(Side(Hex(2, 3), 0)) is None

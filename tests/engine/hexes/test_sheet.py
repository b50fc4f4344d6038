"""Sheets in all four layouts: places, labels and millimetres agree with each other."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hexes.labels import Axis, Compass, LabelBlock, LabelError, LabelScheme, usual_blocks
from engine.hexes.lattice import DIRECTIONS, Hex, distance, neighbour, neighbours
from engine.hexes.sheet import DIRECTION_NAMES, Sheet, Shifted, Top
from engine.hexes.sides import Side, corner_of, hexes_at, side_of

AXES: list[Axis] = ["rows", "columns"]
TOPS: list[Top] = ["pointy", "flat"]
SHIFTS: list[Shifted] = ["odd", "even"]


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Draw sheets of every layout and every way of labelling."""
    columns, rows = draw(st.integers(1, 45)), draw(st.integers(1, 45))
    letters = draw(st.sampled_from(AXES))
    ends: dict[Axis, list[Compass]] = {"rows": ["north", "south"], "columns": ["west", "east"]}
    numbers: Axis = "columns" if letters == "rows" else "rows"
    lettered, numbered = (rows, columns) if letters == "rows" else (columns, rows)
    scheme = LabelScheme(
        letters,
        draw(st.sampled_from(ends[letters])),
        draw(st.sampled_from(ends[numbers])),
        usual_blocks(lettered, numbered),
    )
    top, shifted = draw(st.sampled_from(TOPS)), draw(st.sampled_from(SHIFTS))
    return Sheet(columns, rows, top, shifted, draw(st.floats(2, 40)), scheme)


@given(sheets(), st.data())
def test_every_place_has_one_hex_and_one_label(sheet: Sheet, data: st.DataObject) -> None:
    """Column and row, hex and label are three names of one thing."""
    column = data.draw(st.integers(0, sheet.columns - 1))
    row = data.draw(st.integers(0, sheet.rows - 1))
    hex_ = sheet.hex_at(column, row)
    assert sheet.place_of(hex_) == (column, row)
    assert hex_ in sheet
    assert sheet.hex_named(sheet.label(hex_)) == hex_


@given(sheets(), st.integers(-50, 50), st.integers(-50, 50))
def test_neighbours_lie_one_hex_apart_on_paper(sheet: Sheet, q: int, r: int) -> None:
    """All six centres are the sheet's millimetres away, in the direction their name says."""
    here = Hex(q, r)
    x, y = sheet.centre_mm(here)
    for direction in DIRECTIONS:
        there_x, there_y = sheet.centre_mm(neighbour(here, direction))
        assert math.hypot(there_x - x, there_y - y) == pytest.approx(sheet.across_flats_mm)
        name = DIRECTION_NAMES[sheet.top][direction]
        tiny = sheet.across_flats_mm / 100
        assert ("N" in name) == (there_y < y - tiny)
        assert ("S" in name) == (there_y > y + tiny)
        assert ("E" in name) == (there_x > x + tiny)
        assert ("W" in name) == (there_x < x - tiny)


@given(sheets(), st.data())
def test_a_point_near_a_centre_is_found_in_its_hex(sheet: Sheet, data: st.DataObject) -> None:
    """What the eye sees inside a hex is that hex, up to just within its sides."""
    hex_ = Hex(data.draw(st.integers(-20, 60)), data.draw(st.integers(-20, 60)))
    angle = data.draw(st.floats(0, 2 * math.pi))
    reach = data.draw(st.floats(0, 0.499)) * sheet.across_flats_mm
    x, y = sheet.centre_mm(hex_)
    assert sheet.hex_under(x + reach * math.cos(angle), y + reach * math.sin(angle)) == hex_


@given(sheets(), st.integers(-9, 9), st.integers(-9, 9), st.sampled_from(DIRECTIONS))
def test_a_side_is_found_under_its_middle(sheet: Sheet, q: int, r: int, direction: int) -> None:
    """The side tool picks the side the pointer is on."""
    side = side_of(Hex(q, r), direction)
    (x1, y1), (x2, y2) = sheet.side_mm(side)
    assert sheet.side_under((x1 + x2) / 2, (y1 + y2) / 2) == side
    assert math.hypot(x2 - x1, y2 - y1) == pytest.approx(sheet.radius_mm)


@given(sheets(), st.data())
def test_a_side_has_the_same_name_from_both_hexes(sheet: Sheet, data: st.DataObject) -> None:
    """Either hex may name a side; it is written one way, and read back as the same side."""
    column = data.draw(st.integers(0, sheet.columns - 1))
    row = data.draw(st.integers(0, sheet.rows - 1))
    hex_ = sheet.hex_at(column, row)
    direction = data.draw(st.sampled_from(DIRECTIONS))
    side = side_of(hex_, direction)
    from_here = f"{sheet.label(hex_)}.{DIRECTION_NAMES[sheet.top][direction]}"
    assert sheet.side_named(from_here) == side
    assert sheet.side_named(sheet.side_name(side)) == side
    other = neighbour(hex_, direction)
    if other in sheet:
        written = sheet.side_name(side).partition(".")[2]
        assert written in ({"NE", "E", "SE"} if sheet.top == "pointy" else {"SW", "S", "SE"})


@given(sheets())
def test_all_hexes_just_fit_the_sheet(sheet: Sheet) -> None:
    """The outlines touch all four edges of the size, and none goes over."""
    points = [point for hex_ in sheet.hexes() for point in sheet.outline_mm(hex_)]
    width, height = sheet.size_mm
    lean_unused = (sheet.rows if sheet.top == "pointy" else sheet.columns) == 1
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert max(xs) == pytest.approx(width)
    assert max(ys) == pytest.approx(height)
    if not lean_unused:
        assert min(xs) == pytest.approx(0, abs=1e-9)
        assert min(ys) == pytest.approx(0, abs=1e-9)


@given(sheets(), st.integers(-9, 9), st.integers(-9, 9), st.sampled_from(DIRECTIONS))
def test_a_corner_is_the_middle_of_its_three_hexes(sheet: Sheet, q: int, r: int, direction: int) -> None:
    """Corners found from any of their hexes are one point."""
    corner = corner_of(Hex(q, r), direction)
    centres = [sheet.centre_mm(hex_) for hex_ in hexes_at(corner)]
    assert sheet.corner_mm(corner) == pytest.approx(
        (sum(x for x, _ in centres) / 3, sum(y for _, y in centres) / 3)
    )


def test_the_severn_boards_labels_are_read_as_printed() -> None:
    """The second alphabet's numbers are raised; the first alphabet is tried first."""
    blocks = (LabelBlock("A-Z"), LabelBlock("A-E", 40))
    sheet = Sheet(40, 31, "pointy", "odd", 10, LabelScheme(blocks=blocks))
    assert sheet.place_of(sheet.hex_named("A40")) == (39, 0)
    assert sheet.place_of(sheet.hex_named("a41")) == (0, 26)
    assert sheet.place_of(sheet.hex_named("E80")) == (39, 30)
    assert sheet.side_name(sheet.side_named("L31.SE")) == "L31.SE"
    assert sheet.side_name(sheet.side_named("M32.NW")) == "L31.SE"


@pytest.mark.parametrize("label", ["F41", "A0", "A81", "31", "", "AA1", "Å1", "A1.E", "A999999999999"])
def test_a_label_off_the_sheet_is_refused(label: str) -> None:
    """Nothing is guessed for a label that names no hex."""
    blocks = (LabelBlock("A-Z"), LabelBlock("A-E", 40))
    sheet = Sheet(40, 31, "pointy", "odd", 10, LabelScheme(blocks=blocks))
    with pytest.raises(LabelError):
        sheet.hex_named(label)


@pytest.mark.parametrize("side", ["A1", "A1.N", "A1.", ".E", "Z99.E"])
def test_a_side_that_does_not_exist_is_refused(side: str) -> None:
    """A missing dot, a flat sheet's direction or a hex off the sheet is an error."""
    with pytest.raises(LabelError):
        Sheet(8, 8).side_named(side)


@pytest.mark.parametrize("letters", ["", "A-", "C-A", "1-9", "AA-C", "AB-CD", "A-B,,C"])
def test_letters_that_are_no_run_are_refused(letters: str) -> None:
    """A block must be a run of letters."""
    with pytest.raises(LabelError):
        Sheet(1, 1, labels=LabelScheme(blocks=(LabelBlock(letters),)))


def test_letters_may_be_left_out_or_doubled() -> None:
    """Old sheets leave out I; long ones double the letters."""
    assert LabelBlock("A-H, J-L").names == tuple("ABCDEFGHJKL")
    assert LabelBlock("Y-Z,AA-CC").names == ("Y", "Z", "AA", "BB", "CC")
    assert LabelBlock("AA-AC").names == ("AA", "AB", "AC")


def test_a_sheet_needs_letters_for_every_row() -> None:
    """Twenty-seven rows do not fit one alphabet."""
    with pytest.raises(LabelError, match="27 rows"):
        Sheet(5, 27)


def test_letters_and_numbers_count_from_edges_they_run_between() -> None:
    """Letters along rows cannot start in the west."""
    with pytest.raises(LabelError, match="north or south"):
        LabelScheme("rows", "west", "west")


@given(sheets(), st.data())
def test_rim_sides_belong_to_the_sheet(sheet: Sheet, data: st.DataObject) -> None:
    """A side of any hex of the sheet is on the sheet, one between two hexes off it is not."""
    column = data.draw(st.integers(0, sheet.columns - 1))
    hex_ = sheet.hex_at(column, 0)
    assert all(sheet.has_side(side_of(hex_, direction)) for direction in DIRECTIONS)
    far = sheet.hex_at(column, -5)
    assert not sheet.has_side(Side(far, 0))
    assert all(distance(far, near) == 1 for near in neighbours(far))


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_many_hexes_have_the_places_each_has(top: Top, shifted: Shifted) -> None:
    sheet = Sheet(7, 6, top=top, shifted=shifted)
    hexes = [Hex(q, r) for q in range(-4, 9) for r in range(-4, 9)]
    columns, rows = sheet.places_of(np.array(hexes))
    assert list(zip(columns.tolist(), rows.tolist(), strict=True)) == [sheet.place_of(hex_) for hex_ in hexes]

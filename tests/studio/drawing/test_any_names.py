"""No name takes the rest of a map along: any letters, on hexes of any size, along courses of any shape."""

from collections.abc import Sequence
from dataclasses import replace
from math import isfinite
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Ferry, Special, Town, Water
from engine.board.rules import Crossing
from engine.board.terrain import SEA
from engine.diagnostics.findings import Finding
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, corners_of, side_of, sides_at, sides_of
from studio.drawing.lettering.lettering import Names, place_names
from studio.drawing.lettering.visible_names import names_in_sight
from studio.drawing.maps.themes import ATLAS, THEMES
from studio.drawing.picture import picture
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import frame
from studio.drawing.shapes.fonts import Face, cut_short, fitting_size, has_ink, width_mm
from studio.drawing.shapes.marks import box_of
from studio.drawing.svg import svg
from studio.proofing.catalogue import ALL_CHECKS
from studio.proofing.unprinted import NameNotPrinted

SIZES = (2.0, 3.7, 5.0, 7.5, 10.0, 19.05, 33.0, 60.0)
NARROW = ("I", "i", "l", "J", "E", ".", "'", "-", "II", "il")
UNSEEN = (
    " ",
    "   ",
    "\N{ZERO WIDTH SPACE}",
    "\N{NO-BREAK SPACE}",
    "\N{ZERO WIDTH SPACE} \N{ZERO WIDTH SPACE}",
)
STRANGE = (
    "\N{COMBINING ACUTE ACCENT}",
    "e\N{COMBINING ACUTE ACCENT}",
    "\N{SOFT HYPHEN}",
    "\N{WORD JOINER}",
    "\N{RIGHT-TO-LEFT OVERRIDE}abc",
    "نهر",
    "京都",
    "\N{STEAM LOCOMOTIVE}",
    "- -",
    "a\nb",
    "x" * 500,
    "word " * 100,
)
USUAL = ("Wye", "Weston-super-Mare", "Munster Blackwater")
NAMES = st.sampled_from(("", *NARROW, *UNSEEN, *STRANGE, *USUAL)) | st.text(max_size=4)
PRINT_CHECKS = tuple(check for check in ALL_CHECKS if check.code.startswith("P"))


def sheet_of(columns: int, rows: int, mm: float, top: str = "pointy") -> Sheet:
    labels = LabelScheme(blocks=usual_blocks(rows, columns))
    return Sheet(columns, rows, "flat" if top == "flat" else "pointy", across_flats_mm=mm, labels=labels)


def walked(start: Side, turns: Sequence[int]) -> tuple[Side, ...]:
    """Return a course that goes on at each corner by a turn; it may come back to where it was."""
    course = [start]
    for turn in turns:
        ends = [side for corner in corners_of(course[-1]) for side in sides_at(corner) if side != course[-1]]
        course.append(ends[turn % len(ends)])
    return tuple(course)


@st.composite
def courses(draw: st.DrawFn, sheet: Sheet) -> tuple[Side, ...]:
    """Draw a course: none, one side, around a hex, a walk, there and back, or in pieces."""
    hexes = st.sampled_from(list(sheet.hexes()))
    start = side_of(draw(hexes), draw(st.integers(0, 5)))
    match draw(st.integers(0, 5)):
        case 0:
            return ()
        case 1:
            return (start,)
        case 2:
            return sides_of(draw(hexes))
        case 3:
            return tuple(draw(st.lists(st.builds(side_of, hexes, st.integers(0, 5)), max_size=6)))
    way = walked(start, draw(st.lists(st.integers(0, 3), max_size=20)))
    return (*way, *way[::-1]) if draw(st.booleans()) else tuple(dict.fromkeys(way))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw boards of a few hexes with any names on everything that has one."""
    columns, rows = draw(st.sampled_from(((1, 1), (1, 5), (5, 1), (3, 2), (7, 5))))
    mm = draw(st.sampled_from(SIZES) | st.floats(2, 60))
    sheet = sheet_of(columns, rows, mm, draw(st.sampled_from(("pointy", "flat"))))
    hexes = st.sampled_from(list(sheet.hexes()))
    some = st.lists(hexes, max_size=4, unique=True).map(tuple)
    keys = st.sampled_from(((), ("11",), tuple(f"{n}{m}" for n in range(1, 7) for m in range(1, 7))))
    towns = draw(st.lists(st.builds(Town, NAMES, hexes, keys), max_size=3, unique_by=lambda town: town.hex))
    ports = st.sampled_from(["Nowhere", *(town.name for town in towns if has_ink(town.name))])
    return new_board(
        sheet,
        title=draw(NAMES),
        designer=draw(NAMES),
        terrain=painted(new_board(sheet).terrain, sheet, draw(some), SEA),
        towns=tuple(towns),
        lines=tuple(
            SideLine("river", draw(NAMES), draw(courses(sheet))) for _ in range(draw(st.integers(0, 3)))
        ),
        waters=tuple(draw(st.lists(st.builds(Water, NAMES, some, st.none() | hexes), max_size=2))),
        city_regions=tuple(draw(st.lists(st.builds(CityRegion, NAMES, some, st.integers(1, 3)), max_size=1))),
        specials=tuple(draw(st.lists(st.builds(Special, st.just("1"), NAMES, some), max_size=1))),
        ferries=tuple(draw(st.lists(st.builds(Ferry, NAMES, st.tuples(ports, ports), some), max_size=1))),
        special_rules=tuple(
            draw(st.lists(st.builds(Crossing, NAMES, some, st.sampled_from((0, 9_999_999))), max_size=1))
        ),
    )


def left_out(board: Board) -> list[Finding]:
    """Return what is reported of names that are printed nowhere."""
    told = NameNotPrinted().find(board)
    return [finding for finding in told if "cut off" not in finding.message]


def without(board: Board, findings: Sequence[Finding]) -> Board:
    """Return a board on which what findings speak of has no name."""
    for finding in findings:
        listed, at, _ = finding.path
        field = "lines" if listed == "sides" else str(listed)
        entries = getattr(board, field)
        gone = entries[int(at)].name
        # The rounds of a region without a name would still be written.
        is_dated = field == "city_regions" and "its area" in finding.message
        blank = {"name": "", "from_round": 1} if is_dated else {"name": ""}
        # A river of several lines is reported once.
        kept = (
            replace(each, **blank) if index == at or (field == "lines" and each.name == gone) else each
            for index, each in enumerate(entries)
        )
        board = board.edited(**{field: tuple(kept)})
    return board


def rivers_of(names: Names) -> set[str]:
    """Return the names that are written along rivers."""
    return {"".join(letter.text for letter in place.lines if letter.halo) for place in names.rivers}


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(boards(), st.sampled_from(list(THEMES)))
def test_any_names_are_drawn_or_reported_and_leave_the_others_where_they_are(
    board: Board, theme: str
) -> None:
    names, edge = place_names(board, ATLAS), frame(board.sheet)
    drawing = picture(board, THEMES[theme])
    near = edge.grown(10 + 2 * board.sheet.across_flats_mm)
    for mark in drawing.marks():
        box = box_of(mark)
        assert all(map(isfinite, box))
        assert box.touches(near)
    assert ElementTree.fromstring(svg(drawing, board.title)).tag.endswith("svg")
    assert names_in_sight(board, ATLAS, edge).rivers == names.rivers
    findings = [finding for check in PRINT_CHECKS for finding in check.find(board)]
    assert all(finding.message for finding in findings)
    bad = left_out(board)
    others = place_names(without(board, bad), ATLAS)
    assert [*others.marks(), *others.area_marks()] == [*names.marks(), *names.area_marks()]
    rivers = {line.name for line in board.lines if line.sides and has_ink(line.name)}
    assert (
        rivers
        == rivers_of(names) | {finding.subject for finding in bad if finding.path[0] == "sides"} & rivers
    )


@pytest.mark.parametrize("mm", SIZES)
def test_a_river_of_one_narrow_letter_bears_it_on_hexes_of_any_size(mm: float) -> None:
    sheet = sheet_of(8, 6, mm)
    way = walked(side_of(sheet.hex_at(2, 2), 0), (0, 3, 0, 3, 0, 3, 0))
    for name in NARROW:
        names = place_names(new_board(sheet, lines=(SideLine("river", name, way),)), ATLAS)
        assert rivers_of(names) == {name}
        assert all(box.touches(frame(sheet)) for box in names.rivers[0].boxes)


@pytest.mark.parametrize("mm", [2.0, 60.0])
def test_a_river_bears_its_name_as_it_does_on_hexes_of_the_usual_size(mm: float) -> None:
    """Letters stand where they do on hexes of 10 mm, so much smaller or larger."""

    def letters(size: float) -> list[tuple[float, float, float]]:
        sheet = sheet_of(12, 9, size)
        way = walked(side_of(sheet.hex_at(2, 4), 0), (0, 3) * 8)
        (place,) = place_names(new_board(sheet, lines=(SideLine("river", "Blackwater", way),)), ATLAS).rivers
        return [(10 * line.at[0] / size, 10 * line.at[1] / size, line.turn) for line in place.lines]

    assert letters(mm) == [pytest.approx(each, abs=0.02) for each in letters(10.0)]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_of_nothing_to_see_is_no_name(name: str) -> None:
    sheet = sheet_of(8, 6, 10.0)
    at = sheet.hex_at
    way = walked(side_of(at(2, 2), 0), (0, 3, 0, 3, 0, 3, 0))

    def named(said: str) -> Names:
        towns = (Town(said, at(1, 1), ("11",)), Town("Usk", at(2, 1), ("12",)))
        specials = (Special("1", said, (at(5, 5),)),)
        waters = (Water(said, (at(6, 1), at(7, 1))),)
        lines = (SideLine("river", said, way), SideLine("river", "Wye", way))
        board = new_board(sheet, towns=towns, specials=specials, waters=waters, lines=lines)
        names_in_sight(board, ATLAS, Box(0, 0, 30, 30))
        return place_names(board, ATLAS)

    names = named(name)
    assert names == named("")
    assert (len(names.towns), len(names.rivers)) == (1, 1)


def test_a_line_too_long_for_its_room_is_cut_short_at_a_size_that_can_be_read() -> None:
    text, size = cut_short("Weston-super-Mare " * 300, Face.BOLD, 3.0, 60.0)
    assert size == 1.5
    assert text.endswith(" …")
    assert 55.0 < width_mm(text, Face.BOLD, size) <= 60.0
    assert cut_short("Usk", Face.BOLD, 3.0, 60.0) == ("Usk", 3.0)
    assert cut_short("I", Face.BOLD, 3.0, -1.0) == ("I", 1.5)


def test_what_has_no_width_fits_any_room() -> None:
    assert fitting_size("\N{ZERO WIDTH SPACE}", Face.BOLD, 3.0, 0.0) == 3.0
    assert fitting_size("", Face.BOLD, 3.0, -2.0) == 3.0

"""Patterns of a board's own ground: on their hexes, joined from hex to hex, and names can be read on them."""

import math
from collections import Counter
from dataclasses import replace

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import blank_layer, painted
from engine.board.terrain import FIRST_OWN, PATTERNS, TerrainKind
from engine.boardfile.schema import board_schema
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Sheet, Top
from studio.drawing.maps.ground import toned
from studio.drawing.maps.patterns import hatched, is_hatched, is_marked, is_strewn, pattern_ink
from studio.drawing.maps.themes import ATLAS, THEMES, Theme
from studio.drawing.paper.legend import entries
from studio.drawing.picture import picture
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.curves import flattened
from studio.drawing.shapes.marks import Cast, Path
from studio.panels.fields.colour_field import MAP_COLOURS
from studio.proofing.colours import contrast

WOOD = TerrainKind("w", "wood", colour="#a9bc9f")
TO_READ, TO_SEE = 3.0, 1.3
"""Large text next to a line (WCAG 2, AA); a texture that is seen and does not shout."""


def wooded(pattern: str, top: Top = "pointy") -> Board:
    """A few hexes of a pattern in the midst of open ground."""
    sheet = Sheet(7, 7, top)
    middle = sheet.hex_at(3, 3)
    ground = painted(blank_layer(sheet), sheet, (middle, *neighbours(middle)), FIRST_OWN)
    return new_board(sheet, terrain=ground, kinds=(replace(WOOD, pattern=pattern),))


def drawn(board: Board, theme: Theme = ATLAS) -> list[Path]:
    """What is drawn on the board's own ground."""
    marks = picture(board, theme, layers=("own kinds",)).marks()
    return [mark.path if isinstance(mark, Cast) else mark for mark in marks if isinstance(mark, Cast | Path)]


def points(paths: list[Path]) -> list[Point]:
    return [point for path in paths for piece in flattened(path.steps) for point in piece]


def test_a_map_file_may_name_just_the_patterns_there_are() -> None:
    assert board_schema()["$defs"]["kind"]["properties"]["pattern"]["enum"] == list(PATTERNS)


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("pattern", PATTERNS[2:])
def test_a_pattern_stands_on_its_own_hexes_alone(pattern: str, top: Top) -> None:
    board = wooded(pattern, top)
    within = 1.02 * board.sheet.radius_mm
    middles = [
        board.sheet.centre_mm(hex_) for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == FIRST_OWN
    ]
    found = points(drawn(board))
    assert found
    if is_strewn(pattern):
        assert all(min(math.dist(point, middle) for middle in middles) < within for point in found)
    else:
        # Hatching ends at the rounded edge, which takes the tips of hexes it bends around.
        near = [hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == FIRST_OWN]
        tips = {other for hex_ in near for other in neighbours(hex_)}
        assert {board.sheet.hex_under(*point) for point in found} <= {*near, *tips}


def test_plain_ground_has_nothing_on_it() -> None:
    assert drawn(wooded("plain")) == []


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("pattern", [pattern for pattern in PATTERNS if is_hatched(pattern)])
def test_hatching_goes_on_from_hex_to_hex(pattern: str, top: Top) -> None:
    """Every end of a line within the area is the end of another one: no line stops between two hexes."""
    sheet = Sheet(5, 5, top)
    form = hatched(sheet)[pattern, (True,) * 6, True]
    assert form is not None
    middles = [sheet.centre_mm(hex_) for hex_ in (Hex(0, 0), *neighbours(Hex(0, 0)))]
    x, y = middles[0]
    ends = [
        (round(mx - x + px, 3), round(my - y + py, 3))
        for mx, my in middles
        for piece in flattened(form.steps)
        for px, py in (piece[0], piece[-1])
    ]
    # On the sides of the hex in the middle, its corners left out.
    met = Counter(end for end in ends if math.hypot(*end) < 0.99 * sheet.radius_mm)
    assert met
    assert set(met.values()) <= {2, 4}


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_names_stand_out_from_the_signs_and_the_signs_from_their_ground(theme: Theme) -> None:
    for colour in (colour for row in MAP_COLOURS for colour in row):
        kind = replace(WOOD, colour=colour, pattern="trees")
        ink = pattern_ink(kind, theme)
        assert contrast(theme.name_ink, ink) >= TO_READ, colour
        assert contrast(toned(colour, theme), ink) >= TO_SEE, colour


def test_the_legend_shows_the_pattern() -> None:
    labels = {str(entry.label): entry.example for entry in entries(wooded("conifers"))}
    assert drawn(labels["wood"])


@pytest.mark.parametrize("pattern", PATTERNS)
def test_patterns_are_strewn_or_hatched_or_hardly_mark_their_ground(pattern: str) -> None:
    assert is_marked(pattern) == (pattern not in {"ticks", "plain"})
    assert not (is_strewn(pattern) and is_hatched(pattern))

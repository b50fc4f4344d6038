"""What lies outside the changed boxes looks the same on both boards."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.document import Board
from engine.board.places import CityRegion, Country, Special, Town, Water
from engine.board.terrain import TerrainKind
from engine.edits.countries import ChangeCountry
from engine.edits.document import SetField
from engine.edits.lines import DrawSides, EraseSides
from engine.edits.protocol import Edit
from engine.edits.terrain import PaintCountry, PaintRegion, PaintTerrain
from engine.edits.terrain_kinds import ChangeKind
from engine.edits.towns import ChangeTown, PlaceTown, RemoveTown
from engine.hexes.lattice import Hex, disc
from engine.hexes.sides import side_of
from studio.drawing.picture import LAYERS, picture
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Mark, box_of
from studio.mapview.board_changes import boxes_around, changed_places
from tests.studio.canvas.boards import renamed, small_board

HERE = Country("Wales"), Country("England", foreign=True)
KINDS = (TerrainKind("m", "moor"),)
BOARD = small_board().edited(
    city_regions=(CityRegion("East", (Hex(3, 3),)), CityRegion("West", ())), countries=HERE, kinds=KINDS
)


def changed_boxes(before: Board, after: Board) -> tuple[Box, ...] | None:
    """The boxes around what differs."""
    places = changed_places(before, after)
    return None if places is None else boxes_around(after.sheet, places)


LOCAL = frozenset(LAYERS) - {"names", "area names"}

hexes = st.sampled_from(sorted(BOARD.sheet.hexes()))
sides = st.lists(st.builds(side_of, hexes, st.integers(0, 5)), min_size=1, max_size=4).map(tuple)
colours = st.sampled_from(("#aa3355", "#33aa55"))
patterns = st.sampled_from(("trees", "rising-lines", "plain"))
lands = st.builds(Country, st.sampled_from(("Cymru", "Lloegr")), st.booleans(), st.none() | colours)
edits = st.one_of(
    st.builds(PaintTerrain, st.lists(hexes, min_size=1, max_size=5).map(tuple), st.integers(0, 6)),
    st.builds(DrawSides, st.sampled_from(("river", "closed", "border")), sides),
    st.builds(EraseSides, sides),
    st.builds(lambda hex_: PlaceTown(Town("Chepstow", hex_, ("33",))), hexes),
    st.builds(PaintRegion, st.lists(hexes, min_size=1, max_size=5).map(tuple), st.integers(0, 2)),
    st.builds(PaintCountry, st.lists(hexes, min_size=1, max_size=5).map(tuple), st.integers(0, 2)),
    st.builds(lambda number, land: ChangeCountry(HERE[number], land), st.integers(0, 1), lands),
    st.builds(lambda colour: ChangeKind(KINDS[0], replace(KINDS[0], colour=colour)), colours),
    st.builds(lambda pattern: ChangeKind(KINDS[0], replace(KINDS[0], pattern=pattern)), patterns),
    st.builds(RemoveTown, st.sampled_from(BOARD.towns)),
    st.builds(lambda hex_: ChangeTown(BOARD.towns[0], Town("Cardiff", hex_, ("31", "36"))), hexes),
)


def marks_outside(board: Board, boxes: tuple[Box, ...]) -> set[Mark]:
    marks = picture(board, layers=LOCAL).marks()
    return {mark for mark in marks if not any(box_of(mark).touches(box) for box in boxes)}


@settings(max_examples=20)
@given(st.lists(edits, min_size=1, max_size=3))
def test_outside_the_changed_boxes_nothing_has_changed(made: list[Edit]) -> None:
    after = BOARD
    for edit in made:
        after = edit.apply(after)
    boxes = changed_boxes(BOARD, after)
    assert boxes is not None
    assert marks_outside(BOARD, boxes) == marks_outside(after, boxes)


def test_a_short_river_that_grows_is_drawn_again_all_along() -> None:
    """It becomes thicker, also far from the side that was added."""
    after = DrawSides("river", (side_of(Hex(2, 6), 0),)).apply(BOARD)
    assert [len(line.sides) for line in after.lines] == [7]
    boxes = changed_boxes(BOARD, after)
    assert boxes is not None
    assert marks_outside(BOARD, boxes) == marks_outside(after, boxes)


def test_an_equal_board_has_no_changed_boxes() -> None:
    assert changed_boxes(small_board(), small_board()) == ()


def test_one_hex_changes_little_of_a_board() -> None:
    boxes = changed_boxes(BOARD, PaintTerrain((Hex(9, 9),), 1).apply(BOARD))
    assert boxes is not None
    (box,) = boxes
    assert box.width <= 6 * BOARD.sheet.across_flats_mm


def test_far_apart_changes_are_boxes_of_their_own() -> None:
    corners = (BOARD.sheet.hex_at(0, 9), BOARD.sheet.hex_at(13, 0))
    boxes = changed_boxes(BOARD, PaintTerrain(corners, 4).apply(BOARD))
    assert boxes is not None
    assert len(boxes) == 2


def test_a_town_with_a_new_name_only_changes_its_surroundings() -> None:
    boxes = changed_boxes(BOARD, renamed(BOARD, "Caerdydd"))
    assert boxes is not None
    assert len(boxes) == 1


def test_what_may_show_anywhere_changes_everything() -> None:
    edit = SetField("waters", (Water("Severn Sea", ()),))
    assert changed_boxes(BOARD, edit.apply(BOARD)) is None
    assert changed_boxes(BOARD, small_board("flat")) is None


EDGED = (
    Special("1", "Wales", country="Wales"),
    Special("2", "Ireland", edge="west"),
    Special("3", "Sea", any="port"),
    Special("4", "Home", towns=("Hull", "Chepstow", "Cardiff")),
)
HULLS = Town("Hull", Hex(1, 8), ("41",)), Town("Hull", Hex(8, 1), ("42",))
renamings = st.one_of(
    st.builds(RemoveTown, st.sampled_from(HULLS)),
    st.builds(
        lambda town, name, hex_: ChangeTown(town, replace(town, name=name, hex=hex_)),
        st.sampled_from(HULLS),
        st.sampled_from(("Hull", "Hul", "Chepstow", "Cardiff")),
        hexes,
    ),
)


@settings(max_examples=20)
@given(st.lists(edits | renamings, min_size=1, max_size=3))
def test_signs_of_specials_that_an_edit_moves_are_drawn_again(made: list[Edit]) -> None:
    """What is painted anywhere in a country or at an edge may move its signpost."""
    before = PaintCountry(tuple(disc(Hex(4, 4), 2)), 1).apply(BOARD)
    before = after = before.edited(specials=EDGED, towns=(*HULLS, *BOARD.towns))
    for edit in made:
        after = edit.apply(after)
    boxes = changed_boxes(before, after)
    if boxes is not None:  # A country of another name changes what a special says, and so everything.
        assert marks_outside(before, boxes) == marks_outside(after, boxes)


def test_a_tag_that_springs_to_a_town_of_the_same_name_is_drawn_again() -> None:
    """Of several towns of one name the first leads to a special."""
    before = BOARD.edited(specials=EDGED[3:], towns=(*HULLS, *BOARD.towns))
    for after in (
        RemoveTown(HULLS[0]).apply(before),
        ChangeTown(HULLS[0], replace(HULLS[0], name="Hul")).apply(before),
        before.edited(towns=(HULLS[1], HULLS[0], *BOARD.towns)),
    ):
        boxes = changed_boxes(before, after)
        assert boxes is not None
        assert marks_outside(before, boxes) == marks_outside(after, boxes)
        assert marks_outside(before, ()) != marks_outside(after, ())

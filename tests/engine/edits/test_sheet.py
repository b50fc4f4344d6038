"""The sheet grows and shrinks at every edge, and everything on the board goes along."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st

from engine.board.document import Board, Underlay, Waiver, new_board
from engine.board.earth import Earth, Globe, Projection
from engine.board.layers import frozen, painted
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, Special, Town, Water
from engine.board.rules import Crossing, OtherRule, StartRule
from engine.board.terrain import HILL, OFF, OPEN, SEA
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.boardfile.yaml_text.label_ranges import nameless
from engine.edits.cutting import losses
from engine.edits.moving import AddedGround
from engine.edits.sheet import ChangeSheet, is_empty
from engine.hexes.affine import fitted
from engine.hexes.labels import LabelBlock, LabelError, LabelScheme
from engine.hexes.lattice import DIRECTIONS, neighbour
from engine.hexes.margins import Margins, grown, kept_labels, renewed_labels, way
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side
from tests.engine.boardfile.boards import boards
from tests.engine.hexes.test_sheet import sheets

UNSHRUNK = (Phase.explicit, Phase.reuse, Phase.generate)
"""Whole boards take minutes to shrink; what fails is told as it was drawn."""

margins = st.builds(Margins, *(st.integers(-4, 5) for _ in range(4)))


def renewing(sheet: Sheet, margins: Margins) -> Sheet:
    """The sheet that comes of margins, its labels counted again; drawn again where nothing is left."""
    try:
        return grown(sheet, margins, renewed_labels(sheet, margins))
    except LabelError:
        assume(False)
        raise


@settings(max_examples=20)
@given(sheets(), margins)
def test_every_hex_goes_the_same_way_in_all_four_layouts(sheet: Sheet, margins: Margins) -> None:
    """Columns, rows, millimetres and neighbours agree on where a hex goes."""
    changed = renewing(sheet, margins)
    step = way(sheet, changed, margins)
    x0, y0 = changed.centre_mm(step)
    x, y = sheet.centre_mm(sheet.hex_at(0, 0)._replace(q=0, r=0))
    for hex_ in sheet.hexes():
        moved = hex_._replace(q=hex_.q + step.q, r=hex_.r + step.r)
        column, row = sheet.place_of(hex_)
        assert changed.place_of(moved) == (column + margins.west, row + margins.north)
        was, now = sheet.centre_mm(hex_), changed.centre_mm(moved)
        assert (now[0] - was[0], now[1] - was[1]) == pytest.approx((x0 - x, y0 - y))


@settings(max_examples=20)
@given(sheets(), margins)
def test_labels_that_are_kept_are_the_same_and_name_one_hex_each(sheet: Sheet, margins: Margins) -> None:
    """Where labels can be kept at all, every hex that stays has its own, and no two share one."""
    renewing(sheet, margins)
    try:
        changed = grown(sheet, margins)
    except LabelError:
        return
    for hex_ in sheet.hexes():
        column, row = sheet.place_of(hex_)
        moved = changed.hex_at(column + margins.west, row + margins.north)
        if moved in changed:
            assert changed.label(moved) == sheet.label(hex_)
    assert len({changed.label(hex_) for hex_ in changed.hexes()}) == changed.columns * changed.rows


@settings(max_examples=15, phases=UNSHRUNK)
@given(boards(), st.builds(Margins, *(st.integers(0, 5) for _ in range(4))))
def test_what_is_added_and_cut_off_again_leaves_the_board_as_it_was(board: Board, added: Margins) -> None:
    """Growing loses nothing: no thing, no order, no name."""
    wider = ChangeSheet(added, renewed_labels(board.sheet, added)).apply(board)
    back = Margins(-added.north, -added.south, -added.west, -added.east)
    again = ChangeSheet(back, board.sheet.labels).apply(wider)
    assert losses(ChangeSheet(added, renewed_labels(board.sheet, added)).removal(board)) == ()
    assert replace(again, waivers=(), special_rules=()) == replace(board, waivers=(), special_rules=())


@settings(max_examples=15, phases=UNSHRUNK)
@given(boards(), margins)
def test_a_changed_board_can_be_saved_and_read(board: Board, margins: Margins) -> None:
    """Whatever is cut off, nothing stays behind that a map file could not hold."""
    changed = ChangeSheet(margins, renewing(board.sheet, margins).labels).apply(board)
    assume(not nameless(changed.sheet).any())
    read = parse_board(write_board(changed), "changed.yaml")
    assert read.board == changed


def test_what_lies_at_the_rim_goes_on_over_what_is_added_unless_another_ground_is_asked_for() -> None:
    """A column added at the sea's end of a coast would else be a strip of land, and no one's."""
    sheet = Sheet(3, 3)
    terrain = frozen(np.array([[SEA, OPEN, SEA], [OFF, HILL, OPEN], [OPEN, HILL, HILL]], dtype=np.uint8))
    country = frozen(np.array([[0, 0, 0], [0, 1, 0], [0, 1, 1]], dtype=np.uint8))
    board = new_board(sheet, terrain=terrain, country=country, countries=(Country("Wales"),))
    added = Margins(north=1, east=1)
    change = ChangeSheet(added, renewed_labels(sheet, added))
    grown_over = change.apply(board)
    assert grown_over.terrain.tolist() == [
        [SEA, OPEN, SEA, SEA],
        [SEA, OPEN, SEA, SEA],
        [OFF, HILL, OPEN, OPEN],
        [OPEN, HILL, HILL, HILL],
    ]
    assert grown_over.country.tolist() == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0], [0, 1, 1, 1]]
    grounds: tuple[tuple[AddedGround, int], ...] = (("open", OPEN), ("sea", SEA))
    for ground, code in grounds:
        other = replace(change, ground=ground).apply(board)
        assert other.terrain[0].tolist() == [code] * 4
        assert other.terrain[:, 3].tolist() == [code] * 4
        assert other.terrain[1:, :3].tolist() == terrain.tolist()
        assert not other.country[0].any()
        assert not other.country[:, 3].any()
    assert losses(change.removal(board)) == ()
    west = Margins(west=-1, east=2)
    (told,) = losses(ChangeSheet(west, renewed_labels(sheet, west)).removal(board))
    assert told == "1 painted hex", "sea that is added makes up for none that is cut off"


def marked(sheet: Sheet) -> Board:
    """A board with something of every sort around E5."""
    at = sheet.hex_named
    return new_board(
        sheet,
        terrain=painted(new_board(sheet).terrain, sheet, [at("E5"), at("A1")], HILL),
        towns=(Town("Cardiff", at("E5"), ("11",)), Town("Barry", at("A1")), Town("Hull", at("G6"))),
        lines=(SideLine("river", "Taff", tuple(Side(at("E5"), way) for way in range(3))),),
        city_regions=(CityRegion("East", (at("F6"), at("G7"))),),
        waters=(Water("Bay", (at("F6"), at("G7"))),),
        specials=(Special("1", "Docks", (at("A1"), at("F5")), ("Barry",)),),
        ferries=(Ferry("Bay Ferry", ("Barry", "Cardiff"), (at("C3"),)),),
        special_rules=(
            Crossing("Tunnel", (at("A1"), at("B1")), 6),
            StartRule((at("E5"),)),
            OtherRule("cities", (("hexes", ("E5-E7", "G6", "Z9", "of E5")),)),
        ),
        underlay=Underlay("scan.png", ((at("A1"), (0, 0)), (at("E1"), (5, 90)), (at("A5"), (100, 3)))),
        earth=Earth(
            Projection("laea", (-3, 51)),
            ((at("A1"), (-4, 52)), (at("A12"), (-2, 52)), (at("L1"), (-4, 50))),
        ),
        waivers=(
            Waiver("N102:Cardiff,E5", "meant"),
            Waiver("S301:E5.E", "meant"),
            Waiver("K203:31,36", "so"),
        ),
    )


def test_renewed_labels_are_followed_wherever_a_label_is_written() -> None:
    board = marked(Sheet(12, 12))
    added = Margins(north=3, west=2)
    after = ChangeSheet(added, renewed_labels(board.sheet, added)).apply(board)
    assert after.sheet.shifted == "even"
    assert [after.sheet.label(town.hex) for town in after.towns] == ["H7", "D3", "J8"]
    assert after.terrain_at(after.sheet.hex_named("H7")) == HILL
    assert [after.sheet.side_name(side) for side in after.lines[0].sides] == ["H7.E", "H7.SE", "I6.NE"]
    assert [waiver.finding for waiver in after.waivers] == ["N102:Cardiff,H7", "S301:H7.E", "K203:31,36"]
    assert [after.sheet.label(hex_) for hex_ in after.city_regions[0].hexes] == ["I8", "J9"]
    assert after.special_rules[2] == OtherRule("cities", (("hexes", ("H7-H9", "J8", "Z9", "of E5")),))
    assert after.underlay is not None
    assert [after.sheet.label(hex_) for hex_, _ in after.underlay.at] == ["D3", "H3", "D7"]


def test_what_is_cut_off_is_listed_beforehand_and_gone_afterwards() -> None:
    board = marked(Sheet(12, 12))
    edit = ChangeSheet(Margins(north=-2, west=-1))
    assert losses(edit.removal(board)) == (
        "the town Barry",
        "the ferry Bay Ferry",
        "the crossing Tunnel",
        "2 of 3 entries of Docks",
        "1 painted hex",
    )
    after = edit.apply(board)
    assert [town.name for town in after.towns] == ["Cardiff", "Hull"]
    assert after.sheet.label(after.towns[0].hex) == "E5"
    assert (after.ferries, after.crossings) == ((), ())
    assert after.specials == (Special("1", "Docks", (after.sheet.hex_named("F5"),)),)
    assert after.sheet.labels.blocks == (LabelBlock("C-Z", 1),)


def test_a_region_loses_the_hexes_that_are_cut_off() -> None:
    board = marked(Sheet(12, 12))
    edit = ChangeSheet(Margins(north=-6))
    assert "1 of 2 hexes of the region East" in losses(edit.removal(board))
    (region,) = edit.apply(board).city_regions
    assert len(region.hexes) == 1


def test_a_picture_to_trace_stays_where_it_is_when_its_anchors_are_cut_off() -> None:
    board = marked(Sheet(12, 12))
    edit = ChangeSheet(Margins(north=-2, west=-1))
    after = edit.apply(board)
    assert board.underlay is not None
    assert after.underlay is not None
    before = fitted(board.sheet, board.underlay.at)
    now = fitted(after.sheet, after.underlay.at)
    for label in ("C2", "E5", "L12"):
        was = before.pixel(*board.sheet.centre_mm(board.sheet.hex_named(label)))
        assert now.pixel(*after.sheet.centre_mm(after.sheet.hex_named(label))) == pytest.approx(was)


@pytest.mark.parametrize("margins", [Margins(north=-2, west=-1), Margins(south=3, east=2), Margins(south=-8)])
def test_a_hex_stays_where_it_is_on_the_earth(margins: Margins) -> None:
    board = marked(Sheet(12, 12))
    after = ChangeSheet(margins, across_flats_mm=7).apply(board)
    assert board.earth is not None
    assert after.earth is not None
    assert all(hex_ in after.sheet for hex_, _ in after.earth.at)
    globes = [Globe(each.sheet, each.earth) for each in (board, after) if each.earth is not None]
    for label in ("C2", "D5"):
        before, now = (
            globe.degrees(np.array([each.sheet.centre_mm(each.sheet.hex_named(label))]))
            for globe, each in zip(globes, (board, after), strict=True)
        )
        assert now == pytest.approx(before, abs=1e-5)


def test_a_sheet_too_small_for_its_place_on_the_earth_loses_it_and_says_so() -> None:
    board = marked(Sheet(12, 12))
    edit = ChangeSheet(Margins(south=-11))
    assert "the place on the earth" in losses(edit.removal(board))
    assert edit.apply(board).earth is None


@pytest.mark.parametrize(
    ("margins", "why"),
    [
        (Margins(north=1), "letters before A"),
        (Margins(west=1), "numbers before 1"),
        (Margins(east=-12), "Nothing of the sheet"),
        (Margins(east=-12, west=5), "Nothing of the sheet"),
    ],
)
def test_labels_that_cannot_be_kept_are_refused_with_a_reason(margins: Margins, why: str) -> None:
    board = marked(Sheet(12, 12))
    with pytest.raises(LabelError, match=why):
        ChangeSheet(margins).sheet_of(board)
    assert ChangeSheet(margins).apply(board) is board


def test_longer_rows_never_take_labels_of_a_second_alphabet() -> None:
    blocks = (LabelBlock("A-Z"), LabelBlock("A-D", 40))
    sheet = Sheet(40, 30, labels=LabelScheme(blocks=blocks))
    with pytest.raises(LabelError, match="Two hexes would be called A41"):
        kept_labels(sheet, Margins(east=1))
    assert kept_labels(sheet, Margins(south=-4, east=1)).blocks == blocks
    assert kept_labels(sheet, Margins(south=2)).blocks == (LabelBlock("A-Z"), LabelBlock("A-F", 40))


def test_hexes_are_turned_only_on_an_empty_board() -> None:
    empty = new_board(Sheet(9, 7), title="Wye", keys="cards-52")
    turned = ChangeSheet(layout=("flat", "even")).apply(empty)
    assert is_empty(empty)
    assert (turned.sheet.top, turned.sheet.shifted, turned.title) == ("flat", "even", "Wye")
    drawn = empty.edited(terrain=painted(empty.terrain, empty.sheet, [empty.sheet.hex_at(0, 0)], SEA))
    assert ChangeSheet(layout=("flat", "even")).apply(drawn) is drawn


def test_other_millimetres_move_nothing() -> None:
    board = marked(Sheet(12, 12))
    after = ChangeSheet(across_flats_mm=14.0).apply(board)
    assert after == replace(board, sheet=replace(board.sheet, across_flats_mm=14.0))
    assert ChangeSheet(across_flats_mm=10.0).apply(board) is board


@settings(max_examples=20)
@given(sheets(), margins)
def test_hexes_that_touched_touch_still_in_every_direction(sheet: Sheet, margins: Margins) -> None:
    """A direction keeps its number, so that sides need no translation."""
    changed = renewing(sheet, margins)
    step = way(sheet, changed, margins)
    here = sheet.hex_at(sheet.columns // 2, sheet.rows // 2)
    there = changed.hex_at(sheet.columns // 2 + margins.west, sheet.rows // 2 + margins.north)
    for direction in DIRECTIONS:
        near = neighbour(here, direction)
        column, row = sheet.place_of(near)
        assert neighbour(there, direction) == changed.hex_at(column + margins.west, row + margins.north)
        assert neighbour(there, direction) == near._replace(q=near.q + step.q, r=near.r + step.r)

"""Selecting hexes: box, lasso, wand and the select tool; Shift adds, Alt takes away."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.board.places import Country, Town, Water
from engine.board.terrain import HILL, SEA, TerrainKind
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.hexes.sides import sides_of
from engine.messages import Phrase, Tongue
from studio.drawing.shapes.marks import Path
from studio.tools.areas import alike, enclosed, every_hex, grown, hexes_meant, inverted
from studio.tools.gestures import Tool, ToolSettings
from studio.tools.name_lookup import found, names_known, thing_at
from studio.tools.outlines import outlined
from studio.tools.pointing import select
from studio.tools.selecting import box, lasso, wand
from studio.tools.selection import Area, Selection, Thing, area_of, followed, removal_of
from tests.studio.tools.hand import SHEET, at, drag, edited, pointers

BOARD = new_board(SHEET, towns=(Town("Ross", SHEET.hex_named("B2")),))


def hexes(*labels: str) -> frozenset[Hex]:
    return frozenset(map(SHEET.hex_named, labels))


def selected(tool: Tool, *labels: str, before: Thing | None = None, **how: object) -> frozenset[Hex]:
    settings = ToolSettings(subject=before)
    outcome = drag(tool, BOARD, *map(at, labels), settings=settings, **how)
    assert outcome.selection is not None
    return hexes_meant(BOARD, outcome.selection.thing)


def test_a_box_takes_the_hexes_whose_middles_it_holds() -> None:
    (x1, y1), (x2, y2) = at("B2"), at("C4")
    outcome = drag(box, BOARD, (x1 - 1, y1 - 1), (x2 + 1, y2 + 1))
    assert outcome.selection == Selection(Area(hexes("B2", "B3", "C3", "C4")))
    assert selected(box, "D4") == hexes("D4")


def test_a_box_leaves_the_hexes_it_only_touches_under_either_end() -> None:
    (x1, y1), (x2, y2) = at("B2"), at("D5")
    outcome = drag(box, BOARD, (x1 + 4, y1 + 4), (x2 - 4, y2 - 4))
    assert outcome.selection is not None
    taken = hexes_meant(BOARD, outcome.selection.thing)
    assert taken == hexes("C3", "C4", "C5")


@pytest.mark.parametrize("tool", [box, select])
@pytest.mark.parametrize(
    ("way", "labels"),
    [
        (((0, 1.5), (-2, -1)), "B3 B4 B5 B6 B7"),
        (((1, 0), (1, 0)), "B3 B4 B5 B6 B7"),
        (((0, 0), (0, 0)), "B3 B4 B5 B6 B7"),
    ],
)
def test_a_box_along_a_row_takes_all_it_comes_through(
    tool: Tool, way: tuple[tuple[float, float], ...], labels: str
) -> None:
    """Whether it goes through the middles or a little next to them; what it takes is shaded meanwhile."""
    ends = [(x + dx, y + dy) for (x, y), (dx, dy) in zip((at("B3"), at("B7")), way, strict=True)]
    outcome = drag(tool, BOARD, *ends)
    assert outcome.selection is not None
    assert hexes_meant(BOARD, outcome.selection.thing) == hexes(*labels.split())
    gesture = tool(BOARD, ToolSettings())
    next(gesture)
    press, move, _ = pointers(*ends)
    gesture.send(press)
    assert isinstance(gesture.send(move)[0], Path)


def test_a_box_along_a_column_takes_what_it_crosses() -> None:
    taken = selected(box, "A4", "G4")
    assert {SHEET.label(hex_)[0] for hex_ in taken} == set("ABCDEFG")
    assert len(taken) == 7


@pytest.mark.parametrize("off", [-2.0, 0.0, 2.0])
def test_a_box_holds_the_whole_rows_it_begins_and_ends_in_wherever_the_hand_was_in_them(off: float) -> None:
    (x1, y1), (x2, y2) = at("B2"), at("E7")
    outcome = drag(box, BOARD, (x1 + off, y1 + off), (x2 - off, y2 - off))
    assert outcome.selection is not None
    found = hexes_meant(BOARD, outcome.selection.thing)
    whole = {f"{row}{column}" for row in "BD" for column in range(2, 7)}
    whole |= {f"{row}{column}" for row in "CE" for column in range(3, 8)}
    assert {SHEET.label(hex_) for hex_ in found} == whole
    back = drag(box, BOARD, (x2 - off, y2 - off), (x1 + off, y1 + off))
    assert back.selection == outcome.selection


def test_shift_adds_and_alt_takes_away() -> None:
    before = Area(hexes("B2", "B3", "H8"))
    assert selected(box, "B3", "B4", before=before, shift=True) == hexes("B2", "B3", "B4", "H8")
    assert selected(box, "B3", "B4", before=before, alt=True) == hexes("B2", "H8")


def test_a_lasso_takes_what_it_goes_around() -> None:
    around = selected(lasso, "A1", "A6", "E6", "E1", "A1")
    assert hexes("B2", "C3", "D4") < around
    assert around.isdisjoint(hexes("F3", "B8"))


def test_the_wand_takes_a_patch_of_one_terrain() -> None:
    board = PaintTerrain(tuple(hexes("C3", "C4", "G7")), HILL).apply(BOARD)
    outcome = drag(wand, board, at("C3"))
    assert outcome.selection == Selection(Area(hexes("C3", "C4")))
    assert alike(board, hexes("C3")) == hexes("C3", "C4", "G7")


def test_the_select_tool_boxes_from_bare_ground_and_adds_a_hex_or_a_town() -> None:
    assert selected(select, "D4", "E6") == selected(box, "D4", "E6")
    assert selected(select, "B2", before=SHEET.hex_named("D4"), shift=True) == hexes("B2", "D4")
    assert selected(select, "D4", before=Area(hexes("D4", "D5", "D6")), alt=True) == hexes("D5", "D6")
    assert selected(select, "D4") == hexes("D4")


def test_hexes_selected_together_are_dragged_with_what_they_hold() -> None:
    area = Area(hexes("B2", "B3"))
    hilly = PaintTerrain((SHEET.hex_named("B3"),), HILL).apply(BOARD)
    outcome = drag(select, hilly, at("B2"), at("D5"), at("F6"), settings=ToolSettings(subject=area))
    after = edited(hilly, outcome)
    assert after.towns == (Town("Ross", SHEET.hex_named("F6")),)
    assert [after.terrain_at(SHEET.hex_named(label)) for label in ("B3", "F7")] == [0, HILL]
    assert outcome.selection == Selection(Area(hexes("F6", "F7")))


def test_a_click_into_what_is_selected_selects_the_thing_there() -> None:
    outcome = drag(select, BOARD, at("B2"), settings=ToolSettings(subject=Area(hexes("B2", "B3"))))
    assert outcome.selection == Selection(BOARD.towns[0])
    assert outcome.edit is None


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
@given(data=st.tuples(*[st.integers(-6, 131)] * 4))
def test_an_outline_holds_just_the_middles_within_it_in_every_layout(
    top: Top, shifted: Shifted, data: tuple[int, int, int, int]
) -> None:
    """No middle of a hex lies on the lines, for those stand on odd parts of a millimetre."""
    sheet = Sheet(11, 10, top, shifted)
    x1, y1, x2, y2 = (each + 0.1234567 for each in data)
    left, right, high, low = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
    inside = {
        hex_
        for hex_ in sheet.hexes()
        if left < sheet.centre_mm(hex_)[0] < right and high < sheet.centre_mm(hex_)[1] < low
    }
    assert enclosed(sheet, ((x1, y1), (x2, y1), (x2, y2), (x1, y2))) == inside


def test_more_and_other_hexes_are_selected() -> None:
    assert grown(SHEET, hexes("A1")) == hexes("A1", "A2", "B1")
    assert inverted(SHEET, hexes("A1")) == frozenset(SHEET.hexes()) - hexes("A1")
    assert area_of((), BOARD) == Selection()
    assert area_of(hexes("A1"), BOARD) == Selection(SHEET.hex_named("A1"))


def test_what_a_thing_covers_is_meant_by_it() -> None:
    sea = PaintTerrain(tuple(hexes("C3", "C4")), SEA).apply(BOARD)
    board = PaintCountry(tuple(hexes("D4")), 1).apply(sea.edited(countries=(Country("Wales"),)))
    bay = Water("Bay", tuple(hexes("C3")))
    river = SideLine("river", "Wye", sides_of(SHEET.hex_named("E5"))[:1])
    assert hexes_meant(board, board.countries[0]) == hexes("D4")
    assert hexes_meant(board, bay) == hexes("C3")
    assert hexes_meant(board, river) == hexes("E5", "E6")
    assert hexes_meant(board, board.towns[0]) == hexes("B2")
    assert hexes_meant(board, None) == frozenset()
    assert hexes_meant(board, TerrainKind("m", "moor")) == frozenset()


def test_things_and_hexes_are_found_by_name_and_label() -> None:
    board = PaintTerrain(tuple(hexes("C3", "C4")), SEA).apply(BOARD)
    assert found(board, "ross") == found(board, "RO\u00adSS\u200b") == Selection(board.towns[0])
    assert found(board, "Ross, D4-D5") == Selection(Area(hexes("B2", "D4", "D5")))
    assert found(board, "sea") == Selection(Area(hexes("C3", "C4")))
    assert found(board, "d4") == Selection(SHEET.hex_named("D4"))
    assert found(board, "Atlantis") is None
    assert found(board, "Ross, Z99") is None
    assert found(board, " ") is None
    assert {"Ross", "sea", "hill"} <= set(names_known(board))


class German(Tongue):
    """A language of a few words."""

    def says(self, text: Phrase, /, **values: object) -> str:
        return {"sea": "Meer", "hill": "Hügel"}.get(text, text)


def test_terrains_are_found_by_what_the_user_calls_them_and_by_what_the_file_does() -> None:
    sea = PaintTerrain(tuple(hexes("C3", "C4")), SEA).apply(BOARD)
    board = PaintTerrain(tuple(hexes("D6")), HILL).apply(sea)
    assert found(board, "MEER", German()) == Selection(Area(hexes("C3", "C4")))
    assert found(board, "hügel, D7", German()) == Selection(Area(hexes("D6", "D7")))
    assert found(board, "sea", German()) == Selection(Area(hexes("C3", "C4")))
    assert found(board, "Meer") is None
    assert {"Ross", "Meer", "Hügel"} <= set(names_known(board, German()))


def test_selected_hexes_are_outlined_stay_selected_and_can_be_emptied() -> None:
    area = Selection(Area(hexes("B2", "B3")))
    assert len(outlined(BOARD, area)) == 1
    assert followed(area, BOARD, BOARD.edited(title="New")) == area
    small = new_board(Sheet(2, 2))
    assert followed(area, BOARD, small) == Selection()
    edit = removal_of(area, BOARD)
    assert edit is not None
    assert edit.apply(BOARD).towns == ()
    assert removal_of(Selection(Area(hexes("D4", "D5"))), BOARD) is None


def test_what_is_all_there_is_not_made_anew() -> None:
    """Growing and looking for more of the same where there is no more leave the very set."""
    everything = every_hex(SHEET)
    assert everything == frozenset(SHEET.hexes())
    assert every_hex(SHEET) is everything
    assert grown(SHEET, everything) is everything
    assert alike(new_board(SHEET), everything) is everything
    assert inverted(SHEET, everything) == frozenset()


def test_a_lasso_does_not_take_the_hex_it_began_in_unless_it_goes_around_its_middle() -> None:
    (x1, y1), (x2, y2) = at("A1"), at("E6")
    way = [(x1 + 2, y1 + 2), (x2, y1 + 2), (x2, y2), (x1 + 2, y2)]
    outcome = drag(lasso, BOARD, *way)
    assert outcome.selection is not None
    around = hexes_meant(BOARD, outcome.selection.thing)
    assert SHEET.hex_named("C3") in around
    assert SHEET.hex_named("A1") not in around
    assert selected(lasso, "D4") == hexes("D4")


def test_the_place_of_a_finding_in_the_file_tells_the_thing_it_is_of() -> None:
    river = SideLine("river", "Wye", sides_of(SHEET.hex_named("D4"))[:3])
    board = BOARD.edited(lines=(river,), countries=(Country("Wales"),))
    assert thing_at(board, ("sides", 0, "sides", 2)) == river
    assert thing_at(board, ("towns", 0)) == board.towns[0]
    assert thing_at(board, ("countries", 0, "name")) == Country("Wales")
    for path in ((), ("keys",), ("towns",), ("towns", 3, "hex"), ("terrain", "rows", 2), ("waivers", 0)):
        assert thing_at(board, path) is None

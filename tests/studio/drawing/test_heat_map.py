"""The heat of links on a map."""

from engine.hexes.lattice import Hex
from studio.drawing.heat_map import RAMP, heat_map, warmth
from studio.drawing.shapes.marks import Line
from tests.engine.game.boards import vale


def test_a_share_has_its_place_on_the_ramp() -> None:
    assert [warmth(turn / 4) for turn in range(5)] == list(RAMP)
    assert (warmth(-1), warmth(2)) == (RAMP[0], RAMP[-1])
    assert warmth(0.125) == "#efb45c"


def test_links_are_drawn_from_centre_to_centre_the_warmest_last_and_widest() -> None:
    board = vale()
    first, second, third = (board.sheet.hex_named(label) for label in ("A1", "A2", "A3"))
    drawing = heat_map(board, {(first, second): 1.0, (second, third): 0.25})
    cool, warm = drawing.layer("heat").marks
    assert isinstance(cool, Line)
    assert isinstance(warm, Line)
    assert (warm.start, warm.end) == (board.sheet.centre_mm(first), board.sheet.centre_mm(second))
    assert (cool.stroke.colour, warm.stroke.colour) == (RAMP[1], RAMP[4])
    assert cool.stroke.width < warm.stroke.width


def test_names_and_towns_stand_above_the_heat_and_the_ground_below_its_veil() -> None:
    board = vale().edited(title="Vale")
    names = [layer.name for layer in heat_map(board, {(Hex(0, 0), Hex(1, 0)): 0.5}).layers]
    assert names.index("land") < names.index("veil") < names.index("heat") < names.index("towns")
    assert names.index("heat") < names.index("names")
    assert "grid" not in names

"""Plots are what a tuple of them is, and know where they lie."""

from engine.board.document import new_board
from engine.board.ground_arrays import Plot, Plots
from engine.board.layers import frozen
from engine.board.places import Country
from engine.board.terrain import FIRST_OWN, HILL, OFF, OPEN, SEA, TerrainKind
from engine.hexes.lattice import Hex
from engine.hexes.motions import Motion
from engine.hexes.sheet import Sheet

FEN, WALES = TerrainKind("f", "fen", 2, 1, "#123456"), Country("Wales")
EACH = (Plot(Hex(0, 0), HILL, None), Plot(Hex(0, 1), FEN, WALES), Plot(Hex(3, -1), SEA, WALES))


def test_plots_are_in_the_order_of_their_hexes_and_equal_to_them() -> None:
    plots = Plots.of(reversed(EACH))
    assert plots == EACH == tuple(plots)
    assert plots[1] == EACH[1]
    assert plots[1:] == EACH[1:]
    assert len(plots) == 3
    assert hash(plots) == hash(Plots.of(EACH))
    assert plots != Plots.of(EACH[:2])
    assert plots.hexes == {plot.hex for plot in EACH}


def test_only_what_is_there_is_listed_in_order() -> None:
    plots = Plots.of(EACH)
    assert plots.grounds_there == (HILL, FEN, SEA)
    assert plots.lands_there == (WALES,)
    assert plots.at(plots.terrain == 2).grounds_there == (SEA,)


def test_plots_are_carried_and_ordered_anew() -> None:
    motion = Motion(3)
    assert Plots.of(EACH).carried(motion) == tuple(
        sorted(plot._replace(hex=motion.hex(plot.hex)) for plot in EACH)
    )


def test_what_a_board_does_not_know_is_open_ground_of_nobody() -> None:
    board = new_board(Sheet(3, 1))
    terrain, country = board.terrain.copy(), board.country.copy()
    terrain[0] = (OFF, FIRST_OWN, HILL)
    country[0] = (0, 0, 1)
    strange = board.edited(terrain=frozen(terrain), country=frozen(country))
    hexes = tuple(board.sheet.hexes())
    assert Plots.lifted(strange, (*hexes, Hex(9, 9))) == (
        Plot(hexes[1], OPEN, None),
        Plot(hexes[2], HILL, None),
    )
    assert Plots.lifted(board, hexes).on_map(strange) == Plots.lifted(board, hexes[1:])

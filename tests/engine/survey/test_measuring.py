from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.board.places import Country, Ferry, PermittedBuild, Town
from engine.board.rules import Crossing
from engine.board.terrain import HILL, SEA
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.game.compiling import facts_of
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import Hex, neighbour
from engine.hexes.sheet import Sheet
from engine.hexes.sides import side_of
from engine.paths.floods import cost_map
from engine.survey.measuring import cheapest, costs_within, measured, why_none
from engine.survey.pieces import Pieces

SHEET = Sheet(9, 7)
OPEN_BOARD = new_board(SHEET)
START, END = SHEET.hex_at(1, 3), SHEET.hex_at(7, 3)
EAST = 0
WALL = tuple(SHEET.hex_at(4, row) for row in range(7))


def items(board: Board, start: Hex = START, end: Hex = END) -> dict[str, tuple[int, int]]:
    build = cheapest(Pieces(board), start, end)
    assert build is not None
    return {charge.name: (count, charge.cost) for count, charge in build.items}


def test_open_ground_costs_a_link_each_and_the_way_is_straight() -> None:
    found = measured(OPEN_BOARD, START, END)
    assert found.links == 6
    assert found.mm == pytest.approx(60.0)
    assert found.build is not None
    assert found.build.cost == 6
    assert found.build.hexes == tuple(SHEET.hex_at(column, 3) for column in range(1, 8))


def test_hill_halves_and_rivers_are_itemised() -> None:
    """6.A3: 2 for each half in a hill, 2 for a river."""
    wall = PaintTerrain(WALL, HILL).apply(OPEN_BOARD)
    assert items(wall) == {"link": (6, 1), "half in hill": (2, 2)}
    bank = tuple(side_of(SHEET.hex_at(6, row), direction) for row in range(7) for direction in (5, 0, 1))
    across = wall.edited(lines=(SideLine("river", "Wye", bank),))
    found = items(across)
    assert found["river"][1] == 2


def test_a_closed_side_is_gone_around() -> None:
    board = OPEN_BOARD.edited(lines=(SideLine("closed", "", (side_of(START, EAST),)),))
    assert neighbour(START, EAST) == SHEET.hex_at(2, 3)
    assert items(board)["link"] == (7, 1)


def test_a_crossing_is_taken_whole_where_it_is_cheaper_than_none() -> None:
    """6.C4."""
    sea = PaintTerrain(WALL, SEA).apply(OPEN_BOARD)
    assert cheapest(Pieces(sea), START, END) is None
    tunnel = Crossing("Tunnel", tuple(SHEET.hex_at(column, 3) for column in (3, 4, 5)), 9)
    board = sea.edited(special_rules=(tunnel,))
    assert items(board) == {"link": (4, 1), "Tunnel": (1, 9)}
    by_link = sea.edited(special_rules=(Crossing("Bridge", tunnel.course, 4, whole=False),))
    assert items(by_link) == {"link": (4, 1), "Bridge": (2, 4)}


def test_a_ferry_is_paid_off_the_account_and_ends_the_line_unless_it_is_a_bridge() -> None:
    """6.C1d."""
    sea = PaintTerrain(WALL, SEA).apply(OPEN_BOARD)
    ports = Town("West", SHEET.hex_at(3, 3), port=True), Town("East", SHEET.hex_at(5, 3), port=True)
    ferry = Ferry("Packet", ("West", "East"), (SHEET.hex_at(4, 3),))
    board = sea.edited(towns=ports, ferries=(ferry,))
    assert cheapest(Pieces(board), START, END) is None
    build = cheapest(Pieces(board), START, ports[1].hex)
    assert build is not None
    assert (build.cost, build.money) == (8, 6)
    bridge = board.edited(ferries=(Ferry("Packet", ("West", "East"), ferry.course, bridge=True),))
    assert items(bridge) == {"link": (4, 1), "Packet": (1, 6)}


def test_track_stops_in_the_first_foreign_hex_but_for_permitted_builds() -> None:
    """6.C2."""
    abroad = PaintCountry(WALL, 1).apply(OPEN_BOARD.edited(countries=(Country("Abroad", foreign=True),)))
    assert cheapest(Pieces(abroad), START, END) is None
    into = cheapest(Pieces(abroad), START, WALL[3])
    assert into is not None
    assert into.cost == 3
    line = PermittedBuild("Abroad", tuple(SHEET.hex_at(column, 3) for column in (3, 4, 5)))
    assert items(abroad.edited(permitted_builds=(line,))) == {"link": (6, 1)}


class EnoughError(Exception):
    """Somebody does not want to wait."""


def test_a_long_search_reports_how_far_it_is_and_ends_when_cancelled() -> None:
    wide = Sheet(60, 40, labels=LabelScheme(blocks=usual_blocks(40, 60)))
    wall = tuple(wide.hex_at(50, row) for row in range(40))
    sea = PaintTerrain(wall, SEA).apply(new_board(wide))
    shares: list[float] = []
    found = measured(sea, wide.hex_at(1, 3), wide.hex_at(58, 3), shares.append)
    assert found.build is None
    assert shares == sorted(shares)
    assert 0.5 < shares[-1] < 1

    def stop(_share: float) -> None:
        raise EnoughError

    with pytest.raises(EnoughError):
        measured(sea, wide.hex_at(1, 3), wide.hex_at(58, 3), stop)


def test_no_way_at_all_between_a_hex_and_itself() -> None:
    found = measured(OPEN_BOARD, START, START)
    assert found.build is not None
    assert (found.links, found.build.pieces, found.build.hexes) == (0, (), ())


@settings(deadline=None, max_examples=20)
@given(
    st.lists(st.tuples(st.integers(0, 8), st.integers(0, 6), st.sampled_from([HILL, SEA])), max_size=25),
    st.lists(st.tuples(st.integers(0, 8), st.integers(0, 6), st.integers(0, 5)), max_size=12, unique=True),
)
def test_costs_are_those_the_game_knows(
    ground: list[tuple[int, int, int]], banks: list[tuple[int, int, int]]
) -> None:
    """The search over compiled facts finds the same cost for every hex (6.A3)."""
    board = OPEN_BOARD
    for column, row, code in ground:
        board = PaintTerrain((SHEET.hex_at(column, row),), code).apply(board)
    sides = tuple({side_of(SHEET.hex_at(column, row), direction) for column, row, direction in banks})
    board = board.edited(lines=(SideLine("river", "", sides),)) if sides else board
    facts = facts_of(board)
    hexes = list(SHEET.hexes())
    expected = cost_map(facts.neighbours, facts.costs, [hexes.index(START)])
    pieces = Pieces(board)
    within = costs_within(pieces, (START,), 1000)
    for number, hex_ in enumerate(hexes):
        build = cheapest(pieces, START, hex_)
        assert (-1 if build is None else build.cost) == expected[number] == within.get(hex_, -1)
        if build is not None:
            assert all(
                there in {neighbour(here, d) for d in range(6)} for here, there in pairwise(build.hexes)
            )


def test_it_is_said_why_no_track_joins_two_hexes() -> None:  # 6.A3, 6.C2
    board = new_board(Sheet(6, 1), countries=(Country("Wales", foreign=True),))
    board = PaintCountry((board.sheet.hex_at(5, 0),), 1).apply(board)
    board = PaintTerrain((board.sheet.hex_at(2, 0),), SEA).apply(board)
    told = [str(why_none(board, board.sheet.hex_at(0, 0), board.sheet.hex_at(end, 0))) for end in (2, 4, 5)]
    assert "A3 is not land" in told[0]
    assert "are between" in told[1]
    assert "A6 is in Wales" in told[2]

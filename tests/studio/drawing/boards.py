"""Boards to draw: one with everything on it, and any at all."""

from pathlib import Path

from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, Note
from engine.board.terrain import TerrainKind
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.hexes.sides import side_of

MAPS = Path(__file__).parents[3] / "maps"
MARSH = TerrainKind("m", "marsh", half=2, colour="#7a9a6a")


def sheet_of(columns: int, rows: int, top: Top = "pointy", shifted: Shifted = "odd") -> Sheet:
    """Return a sheet with letters enough."""
    return Sheet(columns, rows, top, shifted, labels=LabelScheme(blocks=usual_blocks(rows, columns)))


def full_board() -> Board:
    """Return a small board with every kind of thing on it."""
    sheet = sheet_of(12, 9)

    at, board = sheet.hex_at, new_board(sheet)
    terrain, country = board.terrain, board.country
    for code, column in enumerate((2, 9, 5, 3, 11, 7), start=1):
        terrain = painted(terrain, sheet, [at(column, row) for row in range(2, 6)], code)
    country = painted(country, sheet, [at(column, row) for column in range(6) for row in range(9)], 1)
    country = painted(country, sheet, [at(column, row) for column in range(6, 12) for row in range(9)], 2)
    middle = at(4, 4)
    return board.edited(
        title="Every & Thing <1>",
        designer="A. Designer",
        licence="CC-BY-4.0",
        keys="dice-36+6",
        terrain=terrain,
        country=country,
        kinds=(MARSH,),
        countries=(Country("Here"), Country("Abroad", foreign=True)),
        lines=(
            SideLine("river", "Taff", tuple(side_of(middle, direction) for direction in (3, 4, 5, 0))),
            SideLine("closed", "Gorge", (side_of(at(1, 1), 0),)),
        ),
        towns=(
            Town("Port", at(8, 3), ("11", "12"), port=True, start=True),
            Town("Quay", at(10, 3), port=True),
            Town("Small Town on the Hill", at(1, 7), ("13",), small=True),
            Town("Plain", at(8, 7), ("14",)),
        ),
        waters=(Water("Bay", tuple(at(9, row) for row in range(2, 6))),),
        city_regions=(CityRegion("New", (at(0, 7), at(1, 7)), 2),),
        specials=(Special("1", "Away", (at(0, 0), at(11, 8))), Special("2", "any seaport", any="port")),
        ferries=(Ferry("Boat", ("Port", "Quay"), (at(9, 3),)),),
        permitted_builds=(PermittedBuild("Abroad", (at(6, 1), at(7, 1), at(8, 1))),),
        special_rules=(Crossing("Tunnel", (at(8, 5), at(9, 5), at(10, 5)), 6), Note("Print <this> & that.")),
    )


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw boards of every layout with any ground, rivers and towns."""
    sheet = sheet_of(
        draw(st.integers(1, 9)),
        draw(st.integers(1, 9)),
        draw(st.sampled_from(("pointy", "flat"))),
        draw(st.sampled_from(("odd", "even"))),
    )
    board, hexes = new_board(sheet), list(sheet.hexes())
    terrain, country = board.terrain, board.country
    for code in range(1, 7):
        terrain = painted(terrain, sheet, draw(st.lists(st.sampled_from(hexes), max_size=8)), code)
    for number in (1, 2):
        country = painted(country, sheet, draw(st.lists(st.sampled_from(hexes), max_size=12)), number)
    sides = st.lists(st.builds(side_of, st.sampled_from(hexes), st.integers(0, 5)), max_size=10, unique=True)
    towns = st.builds(
        Town,
        st.sampled_from(("Ynys", "Weston-super-Mare", "Milford Haven")),
        st.sampled_from(hexes),
        st.sampled_from(((), ("11",), ("12", "13"), ("10H", "QS", "AD", "2C"))),
        st.booleans(),
        st.booleans(),
        st.booleans(),
    )
    ways = st.builds(
        Special,
        st.sampled_from(("1", "KS")),
        st.sampled_from(("", "London")),
        st.lists(st.sampled_from(hexes), max_size=2).map(tuple),
        st.sampled_from(((), ("Ynys",), ("Milford Haven", "Nowhere"))),
        st.sampled_from((None, "port")),
    )
    return board.edited(
        terrain=terrain,
        country=country,
        kinds=(MARSH,),
        countries=(Country("One"), Country("Two", foreign=True)),
        specials=tuple(draw(st.lists(ways, max_size=3))),
        lines=(
            SideLine("river", "Wye", tuple(draw(sides))),
            SideLine("river", "", tuple(draw(sides))),
            SideLine("closed", "", tuple(draw(sides))),
        ),
        city_regions=(
            CityRegion("East", tuple(draw(st.lists(st.sampled_from(hexes), max_size=9, unique=True)))),
            CityRegion("West", tuple(draw(st.lists(st.sampled_from(hexes), max_size=9, unique=True)))),
        ),
        towns=tuple(draw(st.lists(towns, max_size=4, unique_by=lambda town: town.hex))),
    )

"""Boards full of everything in all four layouts, for the laws of patches."""

import random

import numpy as np
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.layers import frozen
from engine.board.lines import LINE_KINDS, SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, StartRule
from engine.board.terrain import WATER, TerrainKind
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import Hex, disc
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of

WIDE = LabelScheme(blocks=usual_blocks(60, 60))

LAYOUTS = st.sampled_from([("pointy", "odd"), ("pointy", "even"), ("flat", "odd"), ("flat", "even")])
SMALL = st.integers(1, 9)
BOARDS = st.builds(
    lambda layout, columns, rows, seed: full_board(Sheet(columns, rows, *layout), random.Random(seed)),
    LAYOUTS,
    SMALL,
    SMALL,
    st.integers(0, 10**6),
)


def full_board(sheet: Sheet, chance: random.Random) -> Board:
    """Return a board with a little of everything anywhere."""
    hexes = list(sheet.hexes())
    shape = (sheet.rows, sheet.columns)
    codes = np.array([chance.randrange(8) for _ in hexes], dtype=np.uint8).reshape(shape)
    board = new_board(
        sheet,
        keys="dice-36+6",
        kinds=(TerrainKind("m", "moor", 2), TerrainKind("f", "fen", 1, 1)),
        countries=(Country("England"), Country("Wales", foreign=True)),
        terrain=frozen(codes),
        country=frozen(np.array([chance.randrange(3) for _ in hexes], dtype=np.uint8).reshape(shape)),
    )
    land = [hex_ for hex_ in hexes if board.on_map(hex_)]
    places = chance.sample(land, len(land) // 4)
    towns = tuple(Town(f"Town {n}", hex_, (f"{n // 6 % 6 + 1}{n % 6 + 1}",)) for n, hex_ in enumerate(places))
    some = [tuple(chance.sample(land, min(3, len(land)))) for _ in range(4)]
    wet = tuple(sorted((h for h in land if board.terrain_at(h) in WATER), key=sheet.rank))
    dry = tuple(sorted((h for h in land if board.terrain_at(h) not in WATER), key=sheet.rank))
    return board.edited(
        towns=towns[:36],
        lines=_lines(hexes, chance),
        waters=(Water("Bay", wet),) if wet else (),
        city_regions=(CityRegion("East", dry[:9], 2),) if dry else (),
        specials=(Special("1", "London", some[0]), Special("2", "port", any="port")) if some[0] else (),
        ferries=(Ferry("Ferry", (towns[0].name, towns[1].name), wet[:2]),) if len(towns) > 1 else (),
        permitted_builds=(PermittedBuild("Wales", some[1]),) if some[1] else (),
        special_rules=(Crossing("Tunnel", some[2], 6), StartRule(some[3])) if land else (),
    )


def _lines(hexes: list[Hex], chance: random.Random) -> tuple[SideLine, ...]:
    """Return a line of each kind on sides anywhere."""
    sides = list(dict.fromkeys(side for hex_ in hexes for side in sides_of(hex_)))
    return tuple(
        SideLine(kind, f"The {kind}", tuple(chance.sample(sides, min(len(sides), 9)))) for kind in LINE_KINDS
    )


def blank_for(board: Board) -> Board:
    """Return a large blank board of the other parity."""
    sheet = Sheet(60, 60, board.sheet.top, "even" if board.sheet.shifted == "odd" else "odd", labels=WIDE)
    return new_board(sheet, keys=board.keys)


def some_hexes(board: Board, seed: int) -> frozenset[Hex]:
    """Return a disc of the board, or all of it."""
    chance = random.Random(seed)
    centre = chance.choice(list(board.sheet.hexes()))
    return frozenset(disc(centre, chance.randrange(6)))

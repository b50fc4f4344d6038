"""The photocopy style: black lines on white paper alone, for a copier turns grey areas into blotches."""

import pytest

from engine.board.document import new_board
from engine.board.layers import blank_layer, painted
from engine.board.places import Country, Town
from engine.board.terrain import FIRST_OWN, TerrainKind
from studio.drawing.maps.countries import lands
from studio.drawing.maps.ground import land, land_kinds, water
from studio.drawing.maps.patterns import pattern_of
from studio.drawing.maps.textures import own_kinds
from studio.drawing.maps.themes import ATLAS, PHOTOCOPY, Theme
from studio.drawing.maps.towns import town_keys
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Line, Path
from studio.proofing.grounds import grounds_of
from tests.studio.drawing.boards import sheet_of

KINDS = (
    TerrainKind("p", "park", colour="#d8d0b0"),
    TerrainKind("f", "forest", colour="#6a7f5a", pattern="plain"),
    TerrainKind("m", "moor", colour="#8a7f9a", pattern="tufts"),
)


def test_tints_of_a_designers_own_terrain_become_hatching_and_signs_stay() -> None:
    assert [pattern_of(kind, PHOTOCOPY) for kind in KINDS] == ["rising-lines", "crossed-lines", "tufts"]
    assert [pattern_of(kind, ATLAS) for kind in KINDS] == ["ticks", "plain", "tufts"]


def test_no_ground_is_grey_whatever_its_designer_chose() -> None:
    sheet = sheet_of(6, 4)
    terrain = blank_layer(sheet)
    for code, column in enumerate((0, 2, 4), start=FIRST_OWN):
        terrain = painted(terrain, sheet, (sheet.hex_at(column, 1),), code)
    countries = (Country("Mercia", colour="#99bb99"), Country("Wessex", foreign=True))
    board = new_board(sheet, terrain=terrain, kinds=KINDS, countries=countries)
    extent = Extent(board)
    drawn = [mark for part in (water, land, land_kinds, lands) for mark in part(extent, PHOTOCOPY)]
    fills = {mark.fill for mark in drawn if not isinstance(mark, Line)}
    assert fills - {None} == {PHOTOCOPY.paper}
    signs = list(own_kinds(extent, PHOTOCOPY))
    assert signs
    assert {mark.opacity for mark in signs} == {1.0}
    assert [ground.sign for ground in grounds_of(board, PHOTOCOPY) if ground.owner] == [
        "rising-lines",
        "crossed-lines",
        "tufts",
    ]


@pytest.mark.parametrize(("theme", "hollow"), [(ATLAS, False), (PHOTOCOPY, True)])
def test_red_suits_are_outlines_and_as_black_as_the_others(theme: Theme, *, hollow: bool) -> None:
    sheet = sheet_of(5, 3)
    towns = tuple(Town(key, sheet.hex_at(at, 1), (key,)) for at, key in enumerate(("6H", "6D", "6S", "6C")))
    board = new_board(sheet, keys="cards-52", towns=towns)
    suits = [mark for mark in town_keys(Extent(board), theme) if isinstance(mark, Path)]
    assert [mark.fill is None for mark in suits] == [hollow, hollow, False, False]
    assert (theme.red_suit == theme.plate_ink) == hollow

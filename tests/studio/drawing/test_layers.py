import dataclasses

import pytest

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, Town
from engine.board.rules import Crossing, Note, Override, StartRule
from engine.board.terrain import HILL
from engine.edits.sheet import ChangeSheet
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.margins import Margins
from engine.hexes.sheet import Sheet
from engine.hexes.sides import side_of
from studio.drawing.layers import ALWAYS, PLIES, layers_of, touched_plies, without_plies
from studio.drawing.maps.themes import ATLAS
from studio.drawing.maps.tints import faded
from studio.drawing.picture import LAYERS, drawn_layers

SHEET = Sheet(6, 5)
MIDDLE = SHEET.hex_at(2, 2)
BOARD = new_board(
    SHEET,
    countries=(Country("Home"),),
    towns=(Town("Ayton", MIDDLE, ("11",)),),
    lines=(SideLine("river", "Wye", (side_of(MIDDLE, 0),)), SideLine("border", "", (side_of(MIDDLE, 1),))),
)


def test_every_layer_belongs_to_one_ply_or_is_always_shown() -> None:
    layers = [layer for ply in PLIES for layer in ply.layers] + sorted(ALWAYS)
    assert sorted(layers) == sorted(LAYERS)
    assert {"void", "rim"} == ALWAYS


TOWN = BOARD.towns[0]


@pytest.mark.parametrize(
    ("after", "plies"),
    [
        (PaintTerrain((MIDDLE,), HILL).apply(BOARD), {"terrain"}),
        (PaintCountry((MIDDLE,), 1).apply(BOARD), {"countries"}),
        (BOARD.edited(lines=BOARD.lines[1:]), {"sides"}),
        (BOARD.edited(lines=BOARD.lines[:1]), {"countries"}),
        (BOARD.edited(towns=(dataclasses.replace(TOWN, keys=("12",)),)), {"keys"}),
        (BOARD.edited(towns=(dataclasses.replace(TOWN, name="Beeby"),)), {"towns"}),
        (BOARD.edited(towns=(dataclasses.replace(TOWN, hex=SHEET.hex_at(4, 4)),)), {"towns"}),
        (BOARD.edited(towns=()), {"towns", "keys"}),
        (BOARD.edited(towns=(dataclasses.replace(TOWN, name="Beeby", keys=()),)), {"towns", "keys"}),
        (BOARD.edited(towns=(*BOARD.towns, Town("Beeby", SHEET.hex_at(4, 4)))), {"towns"}),
        (BOARD.edited(keys="dice-36"), {"keys"}),
        (BOARD.edited(special_rules=(Note("Fog."), Override(()))), set()),
        (BOARD.edited(special_rules=(Crossing("", (MIDDLE,), 6),)), {"courses"}),
        (BOARD.edited(special_rules=(StartRule((MIDDLE,)),)), {"courses"}),
        (ChangeSheet(Margins(east=2)).apply(BOARD), set()),
        (ChangeSheet(Margins(west=-4)).apply(BOARD), {"towns", "keys", "sides", "countries"}),
        (BOARD.edited(ferries=(Ferry("Packet", ("Ayton", "Beeby"), ()),)), {"courses"}),
        (BOARD.edited(city_regions=(CityRegion("East", (MIDDLE,)),)), {"regions"}),
        (BOARD.edited(title="Another"), set()),
        (BOARD, set()),
    ],
)
def test_what_an_edit_changes_is_known_by_ply(after: Board, plies: set[str]) -> None:
    assert touched_plies(BOARD, after) == plies


def test_things_of_plies_left_out_cannot_be_picked() -> None:
    bare = without_plies(BOARD, {"towns", "sides"})
    assert bare.towns == ()
    assert [line.kind for line in bare.lines] == ["border"]
    assert without_plies(BOARD, {"terrain", "keys"}) is BOARD


def test_dimmed_layers_are_drawn_in_faded_colours_and_the_others_as_ever() -> None:
    dim = layers_of({"terrain"})
    usual, dimmed = (
        {layer.name: layer.marks for layer in drawn_layers(BOARD, ATLAS, dim=those)} for those in ((), dim)
    )
    pale = {layer.name: layer.marks for layer in drawn_layers(BOARD, faded(ATLAS))}
    assert dimmed["land"] == pale["land"] != usual["land"]
    assert dimmed["rivers"] == usual["rivers"] != pale["rivers"]


def test_a_hex_beside_the_sheet_is_no_place_of_a_ply() -> None:
    assert touched_plies(BOARD, BOARD.edited(towns=(*BOARD.towns, Town("Off", Hex(50, 50))))) == {"towns"}

"""What a designer makes again begins so that no check has a word to say about it."""

from dataclasses import replace

from engine.board.document import new_board
from engine.board.places import Country
from engine.board.terrain import FIRST_OWN, HILL, LAKE, SEA, SWAMP
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.sheet import Sheet
from studio.panels.fields.colour_field import FIRST_COLOUR
from studio.panels.new_things import with_kind
from studio.panels.thing_names import terrain_name, terrain_tip
from studio.proofing.grounds import ColoursAlike

SHEET = Sheet(12, 4)


def test_the_default_colours_can_be_told_apart_from_every_ground_and_each_other() -> None:
    board = new_board(SHEET)
    for _ in range(4):
        board = with_kind(board)[0].apply(board)
    for column, code in enumerate((HILL, SEA, LAKE, SWAMP, *range(FIRST_OWN, FIRST_OWN + 4))):
        board = PaintTerrain((SHEET.hex_at(column, 0),), code).apply(board)
    board = board.edited(countries=(replace(Country("Vale"), colour=FIRST_COLOUR),))
    board = PaintCountry((SHEET.hex_at(11, 3),), 1).apply(board)
    assert len({kind.colour for kind in board.kinds}) == 4
    assert list(ColoursAlike().find(board)) == []


def test_the_name_of_a_kind_begins_with_a_capital_and_keeps_its_own() -> None:
    board = with_kind(new_board(SHEET))[0].apply(new_board(SHEET))
    for name, told in (("moor of Rannoch", "Moor of Rannoch"), ("neues Gelände", "Neues Gelände")):
        named = board.edited(kinds=(replace(board.kinds[0], name=name),))
        assert terrain_name(named, FIRST_OWN) == told
        assert terrain_tip(named, FIRST_OWN).startswith(f"{told}: ")

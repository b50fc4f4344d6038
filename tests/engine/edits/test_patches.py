"""Patches are put down, moved and cleared; what cannot be had is left out and said."""

import random
from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.layers import blank_layer
from engine.board.lines import SideLine
from engine.board.patches import Patch, lifted
from engine.board.places import Country, Ferry, Special, Town, Water
from engine.board.terrain import HILL, OFF, OPEN, SEA, TerrainKind
from engine.edits.patch_pasting import landed, relocated
from engine.edits.patches import ClearHexes, Move, PutDown
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, disc
from engine.hexes.motions import Motion, move
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, side_of, sides_of
from tests.engine.board.patched import BOARDS, WIDE, blank_for, some_hexes
from tests.shipped import shipped

SHEET = Sheet(12, 9)
SEEDS = st.integers(0, 10**6)


def at(label: str) -> Hex:
    return SHEET.hex_named(label)


def hexes(*labels: str) -> frozenset[Hex]:
    return frozenset(map(at, labels))


def moved(patch: Patch, start: str, end: str) -> Patch:
    return patch.carried(move(at(start), at(end)))


def drawn(board: Board) -> set[tuple[str, Side]]:
    return {(line.kind, side) for line in board.lines for side in line.sides}


def without_orders(patch: Patch) -> Patch:
    contents = patch.contents
    waters = tuple(replace(water, hexes=tuple(sorted(water.hexes))) for water in contents.waters)
    regions = tuple(replace(each, hexes=tuple(sorted(each.hexes))) for each in contents.city_regions)
    lines = tuple(replace(line, sides=tuple(sorted(line.sides))) for line in contents.lines)
    return replace(patch, contents=replace(contents, lines=lines, city_regions=regions, waters=waters))


@given(BOARDS, SEEDS, st.integers(0, 5), st.booleans())
def test_what_is_put_down_on_blank_ground_can_be_lifted_again(
    board: Board, seed: int, turns: int, flipped: bool
) -> None:
    """In all four layouts and on sheets whose rows are shifted the other way."""
    blank = blank_for(board)
    middle = blank.sheet.hex_at(blank.sheet.columns // 2, blank.sheet.rows // 2)
    patch = lifted(board, some_hexes(board, seed)).centred()
    patch = (patch.mirrored() if flipped else patch).carried(Motion(turns, by=middle))
    landing = landed(blank, patch)
    if patch.plots:
        assert landing.said == ()
    assert without_orders(lifted(landing.board, patch.hexes)) == without_orders(patch)


@given(BOARDS, SEEDS)
def test_putting_a_patch_back_where_it_was_changes_no_hex_and_no_town(board: Board, seed: int) -> None:
    patch = lifted(board, some_hexes(board, seed))
    back = PutDown(patch).apply(board)
    assert np.array_equal(back.terrain, board.terrain)
    assert np.array_equal(back.country, board.country)
    assert set(back.towns) == set(board.towns)
    assert drawn(back) == drawn(board)


@given(BOARDS, SEEDS)
def test_what_is_moved_away_and_back_stands_as_it_did(board: Board, seed: int) -> None:
    area = some_hexes(board, seed)
    patch = lifted(board, area)
    far = patch.carried(Motion(by=Hex(40, 0) if board.sheet.top == "pointy" else Hex(0, 40)))
    wide = replace(board.sheet, columns=60, rows=60, labels=WIDE)
    large = PutDown(lifted(board, board.sheet.hexes())).apply(new_board(wide, keys=board.keys))
    there = Move(far, patch.hexes).apply(large)
    assert {town.hex for town in there.towns}.isdisjoint(patch.hexes)
    again = Move(patch, far.hexes).apply(there)
    before, after = lifted(large, area), lifted(again, area)
    assert [plot[:2] for plot in after.plots] == [plot[:2] for plot in before.plots]
    if any(plot.country for plot in before.plots):
        assert after.plots == before.plots
    assert set(after.contents.towns) == set(before.contents.towns)
    assert drawn(again) == drawn(large)
    assert set(again.ferries) == set(large.ferries)
    assert again.waters == large.waters


def test_what_falls_off_the_map_is_left_out_and_said() -> None:
    board = PaintTerrain((at("C3"), at("C4")), HILL).apply(new_board(SHEET))
    patch = lifted(board.edited(towns=(Town("Ross", at("C4")),)), hexes("C3", "C4"))
    landing = landed(board, moved(patch, "C3", "C12"))
    assert landing.board.terrain_at(at("C12")) == HILL
    assert landing.board.towns == ()
    assert landing.said == ("1 hex not pasted, because off the map.", "1 item there not pasted.")
    off = PaintTerrain((at("H1"),), OFF).apply(board)
    assert PutDown(moved(lifted(board, hexes("C3")), "C3", "H1")).apply(off) is off


def test_towns_are_renamed_and_keys_in_use_left_out() -> None:
    board = new_board(SHEET, keys="dice-36", towns=(Town("Ross", at("B2"), ("11",)),))
    landing = landed(board, moved(lifted(board, hexes("B2")), "B2", "F6"))
    assert landing.board.towns == (Town("Ross", at("B2"), ("11",)), Town("Ross 2", at("F6")))
    assert "Ross as Ross 2" in landing.said[0]
    assert "on this board: 11" in landing.said[1]


def test_what_is_cut_keeps_its_name_and_its_keys() -> None:
    ross, hay = Town("Ross", at("B2"), ("11",)), Town("Hay", at("B4"), ("12",))
    ferry = Ferry("Wye", ("Ross", "Hay"), (at("B3"),))
    special = Special("1", "Wales", towns=("Ross",))
    board = new_board(SHEET, keys="dice-36+6", towns=(ross, hay), ferries=(ferry,), specials=(special,))
    home = hexes("B2", "B3", "B4")
    after = Move(moved(lifted(board, home), "B2", "F6"), home).apply(board)
    assert after.towns == (replace(ross, hex=at("F6")), replace(hay, hex=at("F8")))
    assert after.ferries == (replace(ferry, course=(at("F7"),)),)
    assert after.specials == (special,)


def test_a_town_stays_where_only_ground_is_put_down() -> None:
    board = new_board(SHEET, towns=(Town("Ross", at("B2")),))
    hill = PaintTerrain((at("F6"),), HILL).apply(board)
    after = PutDown(moved(lifted(hill, hexes("F6")), "F6", "B2")).apply(hill)
    assert after.terrain_at(at("B2")) == HILL
    assert after.towns == board.towns


def test_a_patch_without_countries_leaves_whose_ground_it_is() -> None:
    board = new_board(SHEET, countries=(Country("Wales"),), country=blank_layer(SHEET, 1))
    plain = lifted(new_board(SHEET), hexes("A1"))
    assert PutDown(plain).apply(board) is board
    english = lifted(
        new_board(SHEET, countries=(Country("England"),), country=blank_layer(SHEET, 1)), hexes("A1")
    )
    after = PutDown(english).apply(board)
    assert [land.name for land in after.countries] == ["Wales", "England"]
    assert after.country_at(at("A1")) == Country("England")


def test_a_kind_of_terrain_comes_along_under_a_symbol_that_is_free() -> None:
    moor, marsh = TerrainKind("m", "moor", 2), TerrainKind("m", "marsh", 1)
    patch = lifted(new_board(SHEET, kinds=(moor,), terrain=blank_layer(SHEET, 6)), hexes("A1"))
    after = PutDown(patch).apply(new_board(SHEET, kinds=(marsh,)))
    assert [kind.name for kind in after.kinds] == ["marsh", "moor"]
    assert after.kinds[1].symbol != "m"
    assert after.terrain_at(at("A1")) == 7
    assert len(PutDown(moved(patch, "A1", "A2")).apply(after).kinds) == 2


def test_a_piece_of_a_river_joins_the_river_of_its_name_beside_it() -> None:
    ring = sides_of(at("D4"))
    board = new_board(SHEET, lines=(SideLine("river", "Wye", ring[:2]),))
    piece = Patch(lifted(board, hexes("D4", "C4")).plots)
    near = replace(piece, contents=replace(piece.contents, lines=(SideLine("river", "Wye", (ring[2],)),)))
    (wye,) = PutDown(replace(near, plots=lifted(board, SHEET.hexes()).plots)).apply(board).lines
    assert set(wye.sides) == set(ring[:3])


def test_an_island_that_is_cut_leaves_sea() -> None:
    sea = new_board(SHEET, terrain=blank_layer(SHEET, SEA))
    island = PaintTerrain((at("D4"), at("D5")), OPEN).apply(sea)
    assert ClearHexes(hexes("D4", "D5"), ground=True).apply(island) == sea


def test_deleting_contents_leaves_the_ground_and_what_runs_on_elsewhere() -> None:
    wye = SideLine("river", "Wye", (side_of(at("D4"), 0), side_of(at("D5"), 0)))
    bay = Water("Bay", (at("D4"),))
    board = new_board(
        SHEET,
        terrain=blank_layer(SHEET, SEA),
        towns=(Town("Ross", at("D4")), Town("Hay", at("F6"))),
        lines=(wye,),
        waters=(bay,),
    )
    after = ClearHexes(hexes("D4", "D5")).apply(board)
    assert [town.name for town in after.towns] == ["Hay"]
    assert after.lines == (SideLine("river", "Wye", (side_of(at("D5"), 0),)),)
    assert after.waters == (bay,)
    assert after.terrain is board.terrain
    assert ClearHexes(hexes("A1")).apply(board) is board


@given(BOARDS, SEEDS)
def test_what_is_put_down_where_it_was_lifted_changes_nothing(board: Board, seed: int) -> None:
    """Carried about before: turned all the way round, mirrored twice, moved there and back."""
    patch = lifted(board, some_hexes(board, seed))
    carried = patch.centred().mirrored().turned(5).mirrored().turned(5).carried(move(Hex(0, 0), patch.middle))
    assert Move(carried, patch.hexes).apply(board) is board
    landing = relocated(board, carried, patch.hexes)
    assert (landing.hexes, landing.said) == (patch.hexes, ())


@given(BOARDS, SEEDS)
def test_moving_takes_no_key_and_no_name_even_of_those_that_are_doubled(board: Board, seed: int) -> None:
    """Two small towns share a key by right (6.A4); of others the checks speak."""
    towns = tuple(replace(town, name=town.name[:6], keys=("16",), small=True) for town in board.towns)
    wide = replace(board.sheet, columns=60, rows=60, labels=WIDE)
    patch = lifted(board.edited(towns=towns), board.sheet.hexes())
    large = PutDown(patch).apply(new_board(wide, keys="dice-36+6")).edited(towns=towns)
    piece = lifted(large, some_hexes(board, seed))
    far = piece.carried(Motion(by=Hex(20, 0) if board.sheet.top == "pointy" else Hex(0, 20)))
    moved_ = Move(far, piece.hexes).apply(large)
    assert sorted((town.name, town.keys) for town in moved_.towns) == sorted(
        (town.name, town.keys) for town in towns
    )
    assert {special.key for special in moved_.specials} == {special.key for special in large.specials}


def test_a_small_town_put_down_shares_its_key_with_one_small_town() -> None:
    """6.A4: never with a third, nor with a large one; a copied pair finds its key in use."""
    hay, ross = Town("Hay", at("B4"), ("16",), small=True), Town("Ross", at("B2"), ("16",), small=True)
    pair = new_board(SHEET, keys="dice-36", towns=(hay, ross))
    piece = lifted(pair, hexes("B2"))
    cut = ClearHexes(hexes("B2")).apply(pair)
    assert PutDown(piece).apply(cut) == pair
    assert landed(cut, piece).said == ()
    for board in (pair, cut.edited(towns=(replace(hay, small=False),))):
        assert PutDown(moved(piece, "B2", "F6")).apply(board).towns[-1].keys == ()
    both = PutDown(moved(lifted(pair, hexes("B2", "B4")), "B2", "F6")).apply(cut)
    assert [town.keys for town in both.towns] == [("16",), (), ()]


@given(SEEDS)
def test_a_river_lifted_out_in_part_and_put_back_runs_as_it_ran(seed: int) -> None:
    """Whichever part of a real country is cut out and pasted in place."""
    chance, severn = random.Random(seed), shipped("severn")
    area = frozenset(disc(chance.choice(list(severn.sheet.hexes())), chance.randrange(1, 9)))
    piece = lifted(severn, area)
    back = PutDown(piece).apply(ClearHexes(piece.hexes).apply(severn))
    for line in severn.lines:
        (again,) = [each for each in back.lines if set(each.sides) >= set(line.sides)]
        assert again.sides == line.sides

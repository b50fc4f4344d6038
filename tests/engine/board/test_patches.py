"""A patch is what hexes hold, wherever it is carried, in all four layouts."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.contents import contents_of
from engine.board.document import Board, new_board
from engine.board.ground_arrays import Plots
from engine.board.lines import SideLine
from engine.board.patches import Patch, board_of, lifted, patch_of
from engine.board.places import Ferry, PermittedBuild, Special, Town
from engine.board.rules import Crossing, Note, StartRule
from engine.board.terrain import OFF
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.edits.lines import ordered
from engine.hexes.lattice import ORIGIN, Hex
from engine.hexes.motions import Motion, move
from engine.hexes.sheet import Sheet
from engine.hexes.sides import hexes_of, sides_of
from tests.engine.board.patched import BOARDS, some_hexes

SEEDS = st.integers(0, 10**6)


def at_home(patch: Patch) -> Patch:
    """Return a patch with its first hex at the origin and its lines in order, to be compared."""
    patch = patch.carried(move(min(patch.hexes, default=ORIGIN), ORIGIN))
    contents = patch.contents
    lines = tuple(replace(line, sides=tuple(sorted(line.sides))) for line in contents.lines)
    waters = tuple(replace(water, hexes=tuple(sorted(water.hexes))) for water in contents.waters)
    regions = tuple(replace(each, hexes=tuple(sorted(each.hexes))) for each in contents.city_regions)
    return replace(patch, contents=replace(contents, lines=lines, waters=waters, city_regions=regions))


@given(BOARDS, SEEDS)
def test_six_turns_and_two_mirrors_give_the_same_patch(board: Board, seed: int) -> None:
    patch = lifted(board, some_hexes(board, seed)).centred()
    turned = patch
    for _ in range(6):
        turned = turned.turned(1)
    assert turned == patch
    assert patch.mirrored().mirrored() == patch
    assert patch.turned(-2) == patch.turned(4)


@given(BOARDS, SEEDS)
def test_a_patch_holds_what_lies_within_its_hexes_and_nothing_else(board: Board, seed: int) -> None:
    patch = lifted(board, some_hexes(board, seed))
    assert patch.hexes == {h for h in some_hexes(board, seed) if board.terrain_at(h) != OFF}
    assert {town for town in board.towns if town.hex in patch.hexes} == set(patch.contents.towns)
    sides = {side for line in patch.contents.lines for side in line.sides}
    drawn = {side for line in board.lines for side in line.sides}
    assert sides == {side for side in drawn if patch.hexes.issuperset(hexes_of(side))}
    assert Special("2", "port", any="port") not in patch.contents.specials


@given(BOARDS, SEEDS)
def test_what_is_within_and_what_is_left_make_up_the_whole(board: Board, seed: int) -> None:
    whole, hexes = contents_of(board), some_hexes(board, seed)
    within, left = whole.within(hexes), whole.without(hexes)
    assert sorted(within.towns + left.towns, key=str) == sorted(whole.towns, key=str)
    assert set(within.ferries) | set(left.ferries) == set(whole.ferries)
    for kind in ("river", "closed", "border"):
        pieces = [s for c in (within, left) for line in c.lines if line.kind == kind for s in line.sides]
        assert sorted(pieces) == sorted(s for line in whole.lines if line.kind == kind for s in line.sides)


@given(BOARDS, SEEDS, st.integers(-20, 20), st.integers(-20, 20))
def test_a_patch_has_its_middle_wherever_it_lies(board: Board, seed: int, q: int, r: int) -> None:
    patch = lifted(board, some_hexes(board, seed))
    elsewhere = patch.carried(Motion(by=Hex(q, r)))
    assert elsewhere.centred() == patch.centred() == patch.centred().centred()


@given(BOARDS, SEEDS)
def test_the_text_of_a_patch_is_a_map_file(board: Board, seed: int) -> None:
    patch = lifted(board, some_hexes(board, seed))
    if patch.plots:
        read = parse_board(write_board(board_of(patch, "Piece")), "piece.yaml")
        assert read.board is not None, read.findings
        assert at_home(patch_of(read.board)) == at_home(patch)


def test_a_patch_without_hexes_makes_no_board() -> None:
    with pytest.raises(ValueError, match="without hexes"):
        board_of(Patch(Plots.of(())))


def test_a_ferry_goes_along_only_with_both_its_ports() -> None:
    sheet = Sheet(9, 5)
    hull, goole = Town("Hull", sheet.hex_named("B2")), Town("Goole", sheet.hex_named("B5"))
    ferry = Ferry("Humber", ("Hull", "Goole"), (sheet.hex_named("B3"), sheet.hex_named("B4")))
    board = new_board(sheet, towns=(hull, goole), ferries=(ferry,))
    hexes = [sheet.hex_named(f"B{number}") for number in range(2, 6)]
    assert lifted(board, hexes).contents.ferries == (ferry,)
    assert lifted(board, hexes[:3]).contents.ferries == ()


def test_a_piece_of_a_river_keeps_the_rivers_name() -> None:
    sheet = Sheet(9, 9)
    ring = sides_of(sheet.hex_named("D4"))
    board = new_board(sheet, lines=(SideLine("river", "Wye", ordered(ring)),))
    near = [sheet.hex_named("D4"), sheet.hex_named("D5")]
    (piece,) = lifted(board, near).contents.lines
    assert (piece.name, len(piece.sides)) == ("Wye", 1)


def test_the_rim_goes_once_around() -> None:
    patch = lifted(new_board(Sheet(5, 5)), [Hex(1, 1), Hex(2, 1)])
    assert len(patch.rim) == len(set(patch.rim)) == 10


def test_what_lies_on_some_hexes_in_part_alone_is_known() -> None:
    sheet = Sheet(6, 4)
    a, b, c, d = (sheet.hex_at(column, 1) for column in range(4))
    ferry, build = Ferry("Packet", ("Ayr", "Bala"), (b, c)), PermittedBuild("Wales", (c, d))
    crossing, start = Crossing("Bridge", (a, b), 6), StartRule(towns=("Ayr",))
    special = Special("1", "London", hexes=(d,), towns=("Ayr",))
    board = new_board(
        sheet,
        towns=(Town("Ayr", a), Town("Bala", d)),
        ferries=(ferry,),
        permitted_builds=(build,),
        special_rules=(crossing, start, Note("Printed.")),
        specials=(special, Special("2", "Anywhere", any="port")),
    )
    contents = contents_of(board)
    assert contents.half_within(frozenset({a})) == (special, ferry, crossing)
    assert contents.half_within(frozenset({b})) == (ferry, crossing)
    assert contents.half_within(frozenset({c})) == (ferry, build)
    assert contents.half_within(frozenset({a, b, c, d})) == ()

"""Keys given again, on the Severn board with its keys shuffled; and swaps of two that were exchanged."""

from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
import pytest

from engine.board.document import Board
from engine.board.places import Town
from engine.board.terrain import OPEN
from engine.checks.check_runner import check, picked
from engine.checks.keys.draws.groups import nearest_groups
from engine.checks.keys.draws.sectors import sectors_of
from engine.checks.keys.regrouping import MOST_FAILING, regrouping_for
from engine.diagnostics.findings import Finding
from engine.edits.keys import SwapKeys
from engine.hexes.lattice import Hex, distance
from tests.engine.checks.found import found_by
from tests.engine.checks.keys.draws.test_swaps import severn, shuffled

KEYS = ["K106", "K107", "R102"]
FAR = 16
"""Hexes between two towns that lie in sectors far from each other."""


def found(board: Board) -> list[Finding]:
    return found_by(board, *KEYS)


def interleaved() -> Board:
    """Return the Severn with every other key of its two ends exchanged, for runs of 6 links or more."""
    return SwapKeys((("11", "61"), ("13", "63"), ("15", "65"))).apply(severn(6))


@pytest.mark.parametrize("seed", range(3))
def test_a_wholly_shuffled_board_is_reported_once_and_repaired_by_one_fix(seed: int) -> None:
    board = shuffled(severn(3), False, seed)
    (finding,) = found(board)
    assert (finding.code, finding.subject) == ("K106", "sectors")
    (fix,) = finding.fixes
    mended = fix.edit.apply(board)
    assert found(mended) == []
    assert {key for town in mended.towns for key in town.keys} == set(board.key_scheme.towns)
    assert [len(town.keys) for town in mended.towns] == [len(town.keys) for town in board.towns]
    assert len(finding.details.splitlines()) == 6
    for line in finding.details.splitlines():
        sector, told = line.removeprefix("Sector ").split(" regrouped: ")
        for entry in told.split(", "):
            key, name = entry.split(" or ")[0].split(" ", 1)
            assert key[0] == sector
            assert key in mended.towns_by_name[name].keys


def test_one_fix_mends_sectors_and_an_impossible_draw_together() -> None:
    findings = found(interleaved())
    assert {finding.code for finding in findings} == {"K106", "R102"}
    (fix,) = {fix for finding in findings for fix in finding.fixes}
    assert all(finding.fixes for finding in findings)
    assert found(fix.edit.apply(interleaved())) == []


def test_a_board_whose_keys_lie_well_is_not_regrouped() -> None:
    assert found(severn(3)) == []


def test_two_keys_exchanged_across_the_map_are_reported_once_with_the_swap() -> None:
    board, random = severn(3), Random(4)
    sectors = sectors_of(board)
    assert sectors is not None
    far = [
        (one, other)
        for one, other in combinations(board.key_scheme.towns, 2)
        if one[0] != other[0] and sectors.apart[one, other] >= FAR
    ]
    for pair in random.sample(far, 12):
        swap = SwapKeys((pair,))
        (outlying,) = (each for each in found(swap.apply(board)) if each.code == "K107")
        assert outlying.subject == ",".join(sorted(pair))
        (fix,) = outlying.fixes
        assert fix.edit.apply(swap.apply(board)) == board
        assert all(f"{each} (" in text for each in pair for text in (fix.title, outlying.message))


def test_no_two_swaps_offered_move_the_same_key() -> None:
    swaps = (("11", "61"), ("22", "52"))
    findings = found(SwapKeys(swaps).apply(severn(3)))
    offered = {fix.edit for finding in findings for fix in finding.fixes}
    moved = [key for edit in offered if isinstance(edit, SwapKeys) for pair in edit.swaps for key in pair]
    assert len(moved) == len(set(moved)) == 4


@pytest.mark.parametrize("three", [("13", "36", "63"), ("14", "26", "46"), ("12", "23", "55")])
def test_three_keys_gone_round_are_reported_once_and_turned_back_by_one_fix(
    three: tuple[str, str, str],
) -> None:
    first, second, third = three
    board = severn(3)
    bad = SwapKeys(((first, third), (second, third))).apply(board)
    (finding,) = found(bad)
    assert (finding.code, set(finding.subject.split(","))) == ("K107", set(three))
    (fix,) = finding.fixes
    assert fix.edit.apply(bad) == board


@pytest.mark.parametrize(("name", "typed"), [("Swindon", "W13"), ("Merthyr Tydfil", "O12")])
def test_a_town_on_a_hex_with_the_figures_exchanged_is_asked_whether_it_lies_where_they_are_right(
    name: str, typed: str
) -> None:
    board = severn(3)
    right = board.sheet.hex_named(typed[0] + typed[:0:-1])
    spots = {name: board.sheet.hex_named(typed)}
    bad = board.edited(towns=tuple(replace(each, hex=spots.get(each.name, each.hex)) for each in board.towns))
    asked = [each for each in found(bad) if name in each.message and "Should" in each.message]
    assert asked
    for finding in asked:
        assert finding.message.endswith(f" Should {name} be at {board.sheet.label(right)}?")
        moved = [fix.edit.apply(bad).towns_by_name[name].hex == right for fix in finding.fixes]
        assert any(moved)
        assert moved == sorted(moved), "a swap of keys is offered before the move"


@pytest.mark.parametrize(
    ("name", "typed"), [("Brecon", "J2"), ("Gloucester", "L3"), ("Cheltenham", "K3"), ("Tenby", "P35")]
)
def test_a_town_whose_hex_lacks_a_figure_or_has_one_too_many_is_the_only_finding_and_may_be_moved_back(
    name: str, typed: str
) -> None:
    board = severn(3)
    (town,) = (each for each in board.towns if each.name == name)
    bad = _with_town_at(board, town, board.sheet.hex_named(typed))
    (finding,) = found(bad)
    assert (finding.code, finding.subject) == ("K107", *town.keys)
    mended = [fix.edit.apply(bad) for fix in finding.fixes]
    assert board in mended
    assert [each.id for after in mended for each in found(after)] == []


def test_a_town_put_anywhere_is_the_only_finding_and_no_fix_harms_another_key() -> None:
    """Random places are no slips of a label: often there is nothing to offer then."""
    board, random = severn(3), Random(7)
    # Of a port off its ferry's course F104 says.
    ports = {name for ferry in board.ferries for name in ferry.ports}
    astray = [t for t in board.towns if len(t.keys) == 1 and not t.small and t.name not in ports]
    land = [hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == OPEN]
    free = [hex_ for hex_ in land if hex_ not in board.towns_by_hex]
    told = 0
    while told < 12:
        town, spot = random.choice(astray), random.choice(free)
        mine = [each.hex for each in board.towns if any(key[0] == town.keys[0][0] for key in each.keys)]
        if min(distance(spot, hex_) for hex_ in mine) < FAR:
            continue
        bad = _with_town_at(board, town, spot)
        (finding,) = found(bad)
        assert (finding.code, finding.subject) == ("K107", *town.keys)
        assert [each.id for fix in finding.fixes for each in found(fix.edit.apply(bad))] == []
        told += 1


def _with_town_at(board: Board, town: Town, spot: Hex) -> Board:
    """Return the board with one town on another hex."""
    return board.edited(
        towns=tuple(replace(each, hex=spot) if each is town else each for each in board.towns)
    )


@pytest.mark.parametrize(("name", "typed"), [("Pembroke Dock", "A75"), ("Weston-super-Mare", "R12")])
def test_a_port_that_strayed_is_only_reported_by_its_ferry(name: str, typed: str) -> None:
    """F101 or F104 moves it back; to swap its keys would leave the slip where it is."""
    board = severn(3)
    spot = board.sheet.hex_named(typed)
    bad = board.edited(
        towns=tuple(replace(each, hex=spot) if each.name == name else each for each in board.towns)
    )
    (told,) = picked(check(bad), ["F101", "F104", "K107"], [])
    assert told.code.startswith("F")
    assert "K107" in {each.code for each in found(bad.edited(ferries=()))}


def test_keys_that_two_places_have_are_parted_before_all_are_regrouped() -> None:
    """Regrouped as one, the two would be led to towns that have nothing to do with either."""
    board = shuffled(severn(3), False, 1)
    (first, *others) = board.towns
    bad = board.edited(towns=(replace(first, keys=board.towns_by_name["Bath"].keys), *others))
    (finding,) = (each for each in found(bad) if each.code == "K106")
    assert finding.message.endswith(
        " Keys that two places share must be fixed first, then they can be regrouped."
    )
    assert finding.fixes == ()


def test_a_good_end_is_sought_from_several_orders_of_the_keys() -> None:
    """From the first order alone no exchange helps on, and more than 5 in 100 draws fail."""
    regrouping = regrouping_for(scattered(6, 0))
    assert regrouping is not None
    assert regrouping.chance is not None
    assert regrouping.chance.share <= MOST_FAILING
    assert not regrouping.sectors.amiss
    moved = [key for pair in regrouping.swaps for key in pair]
    assert len(moved) < 2 * len(set(moved)), "no more swaps than keys"


def scattered(least: int, seed: int) -> Board:
    """Return the Severn board for long runs with the owners of all its town keys exchanged at random."""
    board, random = severn(least), Random(seed)
    keys = list(dict.fromkeys(key for town in board.towns for key in town.keys))
    others = keys[:]
    random.shuffle(others)
    named = dict(zip(keys, others, strict=True))
    return board.edited(
        towns=tuple(replace(town, keys=tuple(named[key] for key in town.keys)) for town in board.towns)
    )


def test_groups_of_places_are_those_of_three_clumps() -> None:
    random = np.random.default_rng(1)
    middles = np.repeat([[0.0, 0.0], [20.0, 0.0], [0.0, 20.0]], [4, 4, 3], axis=0)
    at = middles + random.random((11, 2))
    apart = np.hypot(*(at[:, None] - at).transpose(2, 0, 1))
    now = np.array([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1])
    groups = nearest_groups(apart, at, now)
    assert sorted(np.bincount(groups).tolist()) == [3, 4, 4]
    clumps = [groups[:4], groups[4:8], groups[8:]]
    assert all(len(set(clump.tolist())) == 1 for clump in clumps)

"""What a board is reported its runs, against counting by hand."""

import re
from dataclasses import replace
from itertools import combinations
from statistics import median

import numpy as np
import pytest

from engine.board.destinations import destinations
from engine.board.document import Board
from engine.board.keys import key_order
from engine.checks.check_runner import check, picked
from engine.diagnostics.findings import Finding
from engine.hexes.lattice import distance
from tests.engine.checks.boards import good_board
from tests.engine.checks.found import found_by
from tests.engine.checks.run_boards import DICE, called, doubled, least, metropolis, sector_grid, town_grid
from tests.shipped import shipped


def only(board: Board, code: str) -> Finding:
    (finding,) = found_by(board, code)
    return finding


def test_the_figures_are_those_of_counting_every_pair() -> None:
    """6.B1d, over open country, where track can be as short as the crow flies."""
    board = sector_grid(3).edited(special_rules=(least(6),))
    lengths = [distance(one.hex, other.hex) for one, other in combinations(board.towns, 2)]
    far = sorted(length for length in lengths if length >= 6)
    short = len(lengths) - len(far)
    share = f"{100 * short / 630:.1f} %"
    told = only(board, "R201")
    assert told.message == (
        f"{short} of 630 pairs of keys are too short for a run ({share}); "
        f"the others are 6 to {far[-1]} links long, the median is {median(far):.0f}."
    )
    low, _, high = (f"{each:.0f}" for each in np.percentile(far, [25, 50, 75]))
    lines = told.details.splitlines()
    assert lines[:2] == [
        f"Half of the runs are {low} to {high} links long.",
        f"Pairs too short as the crow flies: {short} of 630 ({share}).",
    ]
    assert lines[2].startswith(f"Pairs too short: 11 {called('11')}–12 {called('12')}, ")
    assert lines[2].endswith(f" and {short - 40} more.")


def test_a_town_with_two_keys_is_a_pair_too_short() -> None:
    assert only(doubled(), "R201").message.startswith("6 of 630 pairs of keys are too short")
    fourths = {town.hex for town in doubled().towns if len(town.keys) == 2}
    assert set(only(doubled(), "R201").hexes) == fourths


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_the_races_shown_take_every_key_once_and_are_runs(name: str) -> None:
    """6.B1a, 6.B1b, 6.B1d; the straight distance is a lower bound of any track."""
    board = shipped(name)
    called = destinations(board)
    told = only(board, "R202")
    races = re.findall(r"(\w+)–(\w+)", told.details)
    assert told.message.startswith(f"All {len(races)} races can be formed;")
    assert sorted((key for race in races for key in race), key=key_order) == sorted(called, key=key_order)
    for one, other in races:
        assert max(distance(a, b) for a in called[one].hexes for b in called[other].hexes) >= 3
        assert not (board.keys.startswith("dice") and len(one) == len(other) == 1)


def test_a_draw_that_cannot_fail_is_said_never_to() -> None:
    assert only(sector_grid(4), "R202").message.endswith("; exactly 0 % of draws end with too short a pair.")


def test_a_draw_that_seldom_fails_is_given_its_error() -> None:
    board = shipped("severn")
    told = only(board, "R202").message
    assert re.search(r"; about 0\.\d % \(±0\.1\) of draws end with too short a pair\.$", told)


def test_keys_that_come_up_twice_make_twice_the_races() -> None:
    """E.C2."""
    assert only(sector_grid(3).edited(rules="tournament"), "R202").message.startswith("All 36 races")


def test_keys_that_come_up_without_end_make_no_number_of_races() -> None:
    """E.B1."""
    assert picked(check(sector_grid(3).edited(rules="early")), ["R1", "R202"], []) == []


def test_the_town_with_too_many_keys_is_named() -> None:
    finding = only(metropolis(), "R101")
    assert "3 of the 21 races" in finding.message
    assert finding.hexes == (metropolis().towns_by_name["Ayr"].hex,)


def test_the_longest_of_the_monstrous_runs_is_named() -> None:
    board = town_grid(DICE, 6, 3, width=70)
    finding = only(board, "R203")
    far = board.towns_by_name[called("66")]
    assert far.hex in finding.hexes
    longest = max(distance(far.hex, town.hex) for town in board.towns)
    assert f"the longest has {longest}: " in finding.message


def test_while_keys_are_missing_nothing_is_said_of_runs() -> None:
    board = sector_grid(3)
    towns = (replace(board.towns[0], keys=()), *board.towns[1:])
    assert picked(check(board.edited(towns=towns)), ["R"], []) == []


def test_the_costs_of_all_starts_are_one_finding_with_the_towns_in_its_details() -> None:
    board = shipped("severn")
    finding = only(board, "N201")
    told = finding.message
    assert told.startswith("Towns within 10, 20 and 30 points: from Swansea 8, 17 and 24; from Cardiff 10, ")
    assert "; from Gloucester 9, 17 and 26; " in told
    assert finding.hexes == tuple(town.hex for town in board.towns if town.start)
    lines = finding.details.splitlines()
    first = lines.index("From Gloucester:") + 1
    costs = lines[first : lines.index("From Bristol:")]
    assert [line.split(":")[0] for line in costs] == [
        *("Up to 10 points", "Up to 20 points", "Up to 30 points", "More than that")
    ]
    assert [line.count(",") + 1 for line in costs] == [9, 17 - 9, 26 - 17, 37 - 26]
    assert costs[0].startswith("Up to 10 points: Cheltenham 2, Stroud 3, ")


def test_an_only_start_has_a_plain_sentence() -> None:
    board = shipped("severn")
    towns = tuple(replace(town, start=town.name == "Gloucester") for town in board.towns)
    finding = only(board.edited(towns=towns), "N201")
    assert finding.message == "From Gloucester, 9, 17 and 26 towns are within 10, 20 and 30 points."
    assert finding.details.startswith("Up to 10 points: Cheltenham 2, Stroud 3, ")


def test_races_between_towns_that_no_track_joins_are_said_not_to_be_judged() -> None:
    board = good_board().edited(ferries=())
    (formed,) = [each for each in check(board) if each.code == "R202"]
    (lengths,) = [each for each in check(board) if each.code == "R201"]
    # Thirty keys lie on this side of the strait, the other six and all six specials beyond it.
    cut = 30 * 6 + 30 * 6
    assert formed.message.startswith("By length all 8 races can be formed, and ")
    assert f"no track can connect {cut} of 846 pairs of keys" in formed.message
    assert f"Pairs that no track can connect: {cut} of 846." in lengths.details

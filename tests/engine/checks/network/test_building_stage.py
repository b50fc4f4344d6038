"""A Building Stage in short: companies build in turn to the nearest town that no one serves."""

from collections import Counter
from dataclasses import replace

from engine.board.document import Players
from engine.board.rules import Crossing
from engine.checks.network.building_stage import Country, Stage, won_from
from engine.checks.network.start_comparison import BuildingLength, StartPoorer
from engine.checks.reach.laying_costs import Laying, laying_of
from engine.checks.reach.spending_limits import rules_known
from tests.engine.checks.boards import FEW_RACES, at, good_board
from tests.engine.checks.range_boards import shut_off
from tests.engine.checks.run_boards import called


def _country(*labels: str, starts: int = 1) -> Country:
    """Return towns on open ground, of which the first are starts."""
    laying, places = _laid(*labels)
    return Country(laying, places[:starts], places[starts:])


def _laid(*labels: str) -> tuple[Laying, list[int]]:
    board = good_board().edited(lines=())
    rules = rules_known(board)
    assert rules is not None
    laying = laying_of(board, rules)
    return laying, laying.places(at(label) for label in labels)


def test_a_company_builds_to_the_nearest_town_and_on_from_there() -> None:
    """Ways of 2, 1 and 2 points, one after another from the nearest town served; a point a round pays."""
    country = _country("D1", "D3", "D4", "B4")
    assert country.stage(country.starts, 0, 1) == Stage(2 + 1 + 2, (3,))
    assert country.stage(country.starts, 2, 1) == Stage(2, (1,))
    assert country.stage(country.starts, 3, 1) == Stage(0, (0,))
    assert country.stage(country.starts, 0, 10) == Stage(1, (3,))


def test_companies_share_the_towns_out_and_keep_what_is_left_of_a_round() -> None:
    """A town as near to both goes to who is earlier in turn; with half a point a link takes two rounds."""
    country = _country("D1", "D5", "D3", "D4", starts=2)
    assert country.stage(country.starts, 0, 1) == Stage(2, (1, 1))
    assert country.stage(country.starts[::-1], 0, 1) == Stage(2, (2, 0))
    assert country.stage(country.starts, 0, 0.5) == Stage(4, (1, 1))


def test_a_town_at_a_start_is_served_from_the_first_and_one_out_of_reach_never() -> None:
    laying, (start, near, far) = _laid("D1", "D2", "D8")
    assert Country(laying, [start, near], [start, near]).stage([start, near], 0, 1) == Stage(0, (0, 0))
    cut = replace(laying, costs=(0,) * len(laying.costs))
    assert Country(cut, [start], [near, far]).stage([start], 0, 1) == Stage(0, (0,))


def test_a_company_builds_back_against_a_crossing_over_open_ground() -> None:
    """The crossing takes the way from D1 to D2 from the ordinary link, which leads back all the same."""
    pier = Crossing("Pier", (at("D1"), at("D2"), at("D3")), 50, whole=True)
    board = good_board().edited(lines=(), special_rules=(FEW_RACES, pier))
    rules = rules_known(board)
    assert rules is not None
    laying = laying_of(board, rules)
    start, town = laying.places([at("D2"), at("D1")])
    assert Country(laying, [start], [town]).stage([start], 0, 1) == Stage(1, (1,))


def test_every_start_comes_up_as_often_and_as_early_as_the_others() -> None:
    country = _country("D1", "D3", "D5", "D7", starts=3)
    tables = country.tables(2)
    assert Counter(start for table in tables for start in table) == dict.fromkeys(country.starts, 4)
    assert Counter(table[0] for table in tables) == dict.fromkeys(country.starts, 2)
    assert {len(table) for table in country.tables(4)} == {4}
    assert all(set(country.starts) <= set(table) for table in country.tables(4))


def test_what_a_start_wins_is_the_mean_of_all_ways() -> None:
    assert won_from((((7, 8), Stage(3, (2, 6))), ((8, 7), Stage(3, (4, 5))))) == {7: 3.5, 8: 5}


def test_building_takes_a_little_longer_than_the_shortest_stage() -> None:
    """6.A1, 6.A7: with one start all ways are one, and games take 1.2 times as long."""
    board = good_board().edited(players=Players(4, 4))
    rules = rules_known(board)
    assert rules is not None
    laying = laying_of(board, rules)
    towns = laying.places(town.hex for town in board.towns if town.keys)
    (start,) = laying.places([at("B2")])
    stage = Country(laying, [start], towns).stage([start] * 4, 3, 3.5)
    (finding,) = BuildingLength().find(board)
    assert f"take {round(1.2 * stage.rounds)} round" in finding.message
    assert f"it takes {stage.rounds:.1f} rounds until 3 towns are left, with 3.5 points" in finding.details


def test_only_a_start_behind_dear_ground_is_poor() -> None:
    """N101: at 12 a link it is first in more than half as many towns as others, at 40 in none."""
    assert [each.subject for each in StartPoorer().find(shut_off(40))] == [called("33")]
    assert not list(StartPoorer().find(shut_off(12)))

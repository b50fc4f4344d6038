"""Boards that set fields the rules no longer have: read, reported once, and played without them."""

from engine.board.city_rules import CashBuilding, SpecialRace
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.diagnostics.findings import Severity
from engine.rulesets.editions import changes_of, rules_of
from tests.engine.boardfile.faults import GOOD

OVERRIDE = "  - {type: override, min_run: 4, allowance_from: cards}\n"
SECOND = "  - {type: override, allowance_cards: 3}\n"


def test_a_pack_for_the_allowance_is_left_out_and_reported_once_at_its_line() -> None:  # 6.A1
    file = parse_board(GOOD + OVERRIDE + SECOND, "map.yaml")
    (finding,) = file.findings
    assert (finding.code, finding.severity) == ("V017", Severity.WARNING)
    line = (GOOD + OVERRIDE).count("\n")
    assert finding.position == (line, OVERRIDE.index("allowance_from") + 1)
    assert "allowance_from and allowance_cards" in finding.message
    assert file.board is not None
    assert changes_of(file.board) == {"min_run": 4}
    assert rules_of(file.board).build_die == (2, 3, 3, 4, 4, 5)


def test_a_saved_board_has_no_retired_fields_and_is_not_reported_again() -> None:
    board = parse_board(GOOD + OVERRIDE, "map.yaml").board
    assert board is not None
    text = write_board(board)
    assert "allowance" not in text
    again = parse_board(text, "map.yaml")
    assert (again.findings, again.board) == ((), board)


def test_what_is_no_override_keeps_its_fields() -> None:
    other = "  - {type: pack, allowance_from: cards}\n"
    file = parse_board(GOOD + other, "map.yaml")
    assert file.findings == ()
    assert file.board is not None
    assert "allowance_from: cards" in write_board(file.board)


OLD_CITIES = """  - type: dynamic_cities
    cities: [{when: start, on: East Coast, count: 1},
      {when: race, entered_on: 1, then_rolled: 1, on: hex entered}]
    bonus_to_track_already_there: true
    terrain_stays: true
    names: announced
    races: {each_round: players, offered_again: 1, die: ordinary}
    transcontinental: {from: East Coast, to: West Coast, prizes: [40, 20], from_when: a route exists,
      until: run}
  - {type: start, name: West, on: West Coast, rounds: [11, 15], times: 1, price: 6, build_cost_factor: 2}
  - {type: override, build_dice: 3, build_dice_until: transcontinental, then_hexes_a_round: 6}
"""


def test_dynamic_cities_in_an_older_form_are_read_as_those_of_today() -> None:
    file = parse_board(GOOD + OLD_CITIES, "map.yaml")
    (finding,) = file.findings
    assert finding.code == "V017"
    assert "transcontinental" in finding.message
    assert file.board is not None
    rule = file.board.dynamic_cities
    assert rule is not None
    assert rule.bonus_there == "shared"
    assert rule.special_race == SpecialRace("Transcontinental", "East Coast", "West Coast", (40, 20))
    assert rule.cash_building == CashBuilding("Transcontinental", "next_round", 6)
    assert [way.when for way in rule.cities] == ["start", "race", "second start"]
    assert rule.cities[2].cost_factor == 2
    assert rule in file.board.special_rules
    again = parse_board(write_board(file.board), "map.yaml")
    assert (again.findings, again.board) == ((), file.board)

"""Games of bots, whose money an accountant reckons a second time without the program."""

import json
import subprocess
import sys
from collections import Counter
from functools import cache

import pytest

from tests.architecture.sources import ROOT
from tests.replays.country import read_yaml
from tests.replays.games import Followed, checked, planned, planned_on_small_boards, played
from tests.replays.scenario_runs import differences

SCENARIOS = ROOT / "tests" / "scenarios"
FEW = 12
"""Of the two hundred games of ``python -m tests.replays``: both maps, every edition and all seats."""
SHOWN = (
    "junction or alongside",
    "savings spent",
    "crossing",
    "ferry bought",
    "ferry used",
    "track between races",
    "joint run",
    "receipt shared",
    "exchange",
    "sole entrant",
    "place shared",
    "first in the order of throwing",
)
"""What the few games have among them, each at least once."""
SHOWN_ON_SMALL_BOARDS = (
    "leap",
    "crossing",
    "connection",
    "bonus of a town's own",
    "public ferry",
    "ferry bought at once",
)


@cache
def game(number: int) -> Followed:
    return played(planned(number))


@pytest.mark.slow
def test_an_accountant_finds_what_the_program_finds_in_games_of_every_edition() -> None:
    seen = Counter[str]()
    for number in range(FEW):
        seen += checked(game(number)).seen
    assert [what for what in SHOWN if not seen[what]] == []


@pytest.mark.slow
def test_an_accountant_finds_what_the_program_finds_by_special_rules_of_every_sort() -> None:
    seen = Counter[str]()
    for number in range(FEW):
        seen += checked(played(planned_on_small_boards(number))).seen
    assert [what for what in SHOWN_ON_SMALL_BOARDS if not seen[what]] == []


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 2])
def test_an_accountant_sees_every_other_amount(number: int) -> None:
    found = game(number)
    stands = [list(stand) for stand in found.stands]
    stands[len(stands) // 2][0] += 1
    with pytest.raises(AssertionError):
        checked(Followed(found.lines, stands, found.costs))
    costs = [*found.costs[:-1], found.costs[-1] + 1]
    with pytest.raises(AssertionError):
        checked(Followed(found.lines, found.stands, costs))
    *lines, last = found.lines
    result = json.loads(last)
    result["result"]["accounts"]["Red"] += 1
    with pytest.raises(AssertionError):
        checked(Followed([*lines, json.dumps(result)], found.stands, found.costs))


def test_the_accountant_finds_in_the_scenarios_what_the_files_say() -> None:
    readings = read_yaml((SCENARIOS / "tables" / "readings.yaml").read_text("utf-8"))
    ours = {reading["name"]: reading["ours"] for reading in readings}
    files = [read_yaml(file.read_text("utf-8")) for file in sorted(SCENARIOS.glob("*.yaml"))]
    found = [each for file in files for scenario in file for each in differences(scenario, ours)]
    assert [each for each in found if each] == []
    assert len(found) > 310


def test_all_maps_editions_and_seats_come_in_turn() -> None:
    plans = [planned(number) for number in range(FEW)]
    assert len({plan.map for plan in plans}) == 2
    assert {plan.rules for plan in plans} == {"sixth", "early", "tournament"}
    assert len({plan.bots for plan in plans}) == 5


def test_the_accountant_runs_without_the_program() -> None:
    code = (
        "import sys, tests.replays.scenario_runs, tests.replays.small_boards; "
        "print({name for name in sys.modules if name.partition('.')[0] in ('engine', 'studio')} or 'nothing')"
    )
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "nothing"

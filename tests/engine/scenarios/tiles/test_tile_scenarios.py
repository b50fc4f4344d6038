"""The scenarios of the tile game hold, show every rule three times, and notice a difference."""

from collections import Counter
from pathlib import Path

import pytest

from engine.rulesets.rulebook_tiles import TILE_RULEBOOK
from engine.scenarios.running import run_file
from tests.architecture.sources import ROOT

FILES = sorted((ROOT / "tests" / "scenarios" / "tiles").glob("*.yaml"))
EXAMPLES = ROOT / "tests" / "scenarios" / "tiles" / "drover-examples.yaml"


def test_every_scenario_holds_and_every_rule_has_three() -> None:
    counts: Counter[str] = Counter()
    names: list[str] = []
    for file in FILES:
        results, errors = run_file(file)
        assert errors == []
        assert [(step.id, step.step, step.got, step.why) for step in results if not step.passed] == []
        found = dict.fromkeys(step.id for step in results)
        counts.update(name.partition("-")[0] for name in found)
        names += found
    assert len(names) == len(set(names))
    assert {rule for rule in TILE_RULEBOOK if counts[rule] < 3} == set()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("links: [BO], cubes: 2}", "links: [BO], cubes: 1}", "cubes"),
        ("totals: {Red: 46}", "totals: {Red: 45}", "totals"),
        ("{rank: 41, is: 3}", "{rank: 41, is: 4}", "is"),
        ("turn: 1}, illegal: DR.3}", "turn: 1}, illegal: DR.4}", "illegal"),
    ],
)
def test_a_difference_is_found(old: str, new: str, words: str, tmp_path: Path) -> None:
    text = EXAMPLES.read_text("utf-8")
    assert old in text
    changed = tmp_path / "changed.yaml"
    changed.write_text(text.replace(old, new, 1), "utf-8")
    results, errors = run_file(changed)
    assert errors == []
    (failed,) = (step for step in results if not step.passed)
    assert words in failed.expected


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("id: DR.4b-another", "id: DR.9-another", "rule of the tile game"),
        ("given: {turn: 2}", "given: {tern: 2}", "no field 'tern'"),
        ("{over: game", "{end: game", "must begin with one of"),
        ("tile: Bravo, at: [1, 0], turn: 3", "tile: Bravissimo, at: [1, 0], turn: 3", "no city tile"),
        ("player: Gold, cube", "player: Pink, cube", "no player 'Pink'"),
    ],
)
def test_a_scenario_that_cannot_be_run_says_why(old: str, new: str, words: str, tmp_path: Path) -> None:
    text = EXAMPLES.read_text("utf-8")
    assert old in text
    changed = tmp_path / "changed.yaml"
    changed.write_text(text.replace(old, new, 1), "utf-8")
    _, errors = run_file(changed)
    assert len(errors) == 1
    assert words in str(errors[0])

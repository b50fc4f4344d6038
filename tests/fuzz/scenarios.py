"""Scenario files: read and run."""

import json
from pathlib import Path

from engine.boardfile.source import decoded
from engine.boardfile.yaml_text.report import UnreadableError
from engine.scenarios.reading import parse_scenarios
from engine.scenarios.running import run_scenarios
from engine.scenarios.values import ScenarioError
from engine.scenarios.yaml_reader import plain
from tests.fuzz.running import Target

_SCENARIOS = Path(__file__).parents[1] / "scenarios"


def target(data: bytes) -> None:
    """Run the scenarios of a file, until one cannot be run."""
    try:
        text = decoded(data, "fuzz.yaml")
        run_scenarios(parse_scenarios(text, _SCENARIOS / "fuzz.yaml"), "fuzz.yaml")
    except (UnreadableError, ScenarioError):
        return


def _each(path: Path) -> list[bytes]:
    """Return the scenarios of a file, each in a file of its own."""
    return [json.dumps([one]).encode() for one in plain(path.read_text("utf-8"), path.name)]


# Every third, so that a short run comes to changed files on a busy machine, too.
SCENARIOS = Target(target, [one for path in sorted(_SCENARIOS.glob("*.yaml")) for one in _each(path)][::3])

"""Running scenarios from the command line."""

import json
import os
from pathlib import Path

import pytest

from studio.cli.main import main

OURS = sorted((Path(__file__).parents[2] / "scenarios").glob("*.yaml"))

WRONG = """
- id: 6.A3-a-price-that-is-wrong
  board:
    platelayer: board/1
    title: Strip
    sheet: {columns: 3, rows: 1, top: pointy, shifted: odd, across_flats_mm: 10}
    terrain: {rows: [".^."]}
    keys: none
  players: [Red]
  steps:
    - {price: [A1, A2], cost: 1}
    - {price: [A2, A3], cost: 3}
"""


def test_the_scenarios_of_several_files_hold(capsys: pytest.CaptureFixture[str]) -> None:
    # That those of every file hold, tests/engine/scenarios shows.
    assert main(["scenario", *map(str, OURS[:2])]) == 0
    assert capsys.readouterr().out.count("all hold") == 2


def test_a_failed_step_tells_what_was_expected_and_what_the_rules_say(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(WRONG)
    assert main(["scenario", str(path)]) == 1
    out = capsys.readouterr().out
    assert "6.A3-a-price-that-is-wrong, step 1" in out
    assert "cost: expected 1, the rules give 3" in out
    assert "1 scenario, 2 steps, 1 failed" in out
    assert main(["scenario", str(path), "--format", "json"]) == 1
    (file,) = json.loads(capsys.readouterr().out)["files"]
    assert [step["passed"] for step in file["steps"]] == [False, True]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "expected a list, not nothing"),
        ("[]", "the file has no scenario"),
        ("- {id: nonsense}", "an id starts with its rule"),
        ("- {id: [", "line 2: this YAML cannot be read"),
    ],
)
def test_nothing_holds_in_a_file_that_cannot_be_run(
    text: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(text)
    assert main(["scenario", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == f"{path}: 0 scenarios, 0 steps, 1 could not be run\n"
    assert f"{path}" in told.err
    assert reason in told.err
    assert main(["scenario", str(path), "--format", "json"]) == 2
    (file,) = json.loads(capsys.readouterr().out)["files"]
    assert reason in file["errors"][0]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_is_never_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert main(["scenario", str(tmp_path / "pipe"), "/dev/zero"]) == 2
    assert capsys.readouterr().err.count("is a pipe or a device, not a file") == 2


def test_what_holds_is_reported_next_to_what_cannot_be_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text("- {id: nonsense}\n")
    assert main(["scenario", str(path), str(OURS[0])]) == 2
    told = capsys.readouterr()
    assert f"{OURS[0]}: " in told.out
    assert "all hold" in told.out.splitlines()[-1]
    assert "odd.yaml" in told.err

"""The benchmark runs, says what it measured, and asserts no time."""

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.boardfile.saving import save_board
from engine.bots.roster import BOTS
from engine.paths.compilation import compiler_found
from engine.shipped import folder
from studio.cli.boards import load
from studio.proofing.catalogue import ALL_CHECKS, explanations
from tests.benchmarks import cities, tile_games
from tests.benchmarks.__main__ import main
from tests.benchmarks.check_timing import timing_of
from tests.engine.game.boards import board_of, vale


@pytest.fixture
def map_(tmp_path: Path) -> Path:
    """A tiny map that a game can be played on."""
    save_board(vale(("races", 2)).edited(title="Vale"), tmp_path / "vale.yaml")
    return tmp_path / "vale.yaml"


def measured(map_: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """Return the benchmark of a map as JSON."""
    assert main([str(map_), "--seconds", "0", "--format", "json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


@pytest.mark.slow
def test_the_benchmark_reports_games_and_shares(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # To compile what the planner searches with as well takes another five seconds, and searcher plays longer.
    bots = [bot for bot in BOTS if bot not in {"planner", "searcher"}]
    monkeypatch.setattr("tests.benchmarks.__main__.BOTS", bots)
    data = measured(map_, capsys)
    paces = ["plain", "compiled"] if compiler_found() else ["plain"]
    assert [(row["bot"], row["pace"]) for row in data["games"]] == [(b, p) for b in bots for p in paces]
    for row in data["games"]:
        assert row["games"] == 1
        assert row["games_per_second"] > 0
        assert sum(row["shares"].values()) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in row["shares"].values())
    # The same seed is the same game at either pace.
    for bot in bots:
        assert len({row["moves_per_game"] for row in data["games"] if row["bot"] == bot}) == 1


def test_a_map_without_a_game_in_it_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_board(board_of(["..", ".."]), tmp_path / "empty.yaml")
    assert main([str(tmp_path / "empty.yaml")]) == 2
    assert "No game can be played" in capsys.readouterr().err


@pytest.mark.slow
def test_the_checks_are_measured_after_each_sort_of_edit_beside_their_aims(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Told twice, measured once.
    timing = timing_of(load(map_), ALL_CHECKS)
    monkeypatch.setattr("tests.benchmarks.checks.timing_of", lambda *_: timing)
    assert main([str(map_), "--what", "checks", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["aims"] == {"at_once": 0.1, "whole": 2.0, "hexes": 1300}
    board = data["boards"]["vale"]
    assert {"a hex painted", "a town moved", "the title changed"} <= {row["edit"] for row in board["edits"]}
    for row in board["edits"]:
        assert 0 < row["quick"] < row["fresh"], "what is local is known before everything"
    assert set(board["slowest"]) <= set(explanations())
    assert main([str(map_), "--what", "checks"]) == 0
    assert "(aim 2; for 1,300 hexes)" in capsys.readouterr().out


@pytest.mark.slow
def test_the_benchmark_of_tile_games_says_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    """Placements are found the same by index and by naive search; it asserts no time."""
    found = tile_games.measure(1, 1)
    assert found["tiles_on_table"] >= 30
    assert found["tile_game_beside_hex_game"] > 0
    assert main(["--what", "tiles", "severn.yaml"]) == 2
    assert "leave out the map" in capsys.readouterr().err


@pytest.mark.slow
def test_the_benchmark_of_cities_says_three_ratios(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The land is the same for both games, and what is measured is above nothing; it asserts no time."""
    usa = load(folder("maps") / "tcusa.yaml")
    fixed = cities.with_fixed_towns(usa)
    assert [len(fixed.towns), sum(town.start for town in fixed.towns)] == [36, 6]
    assert (fixed.rules, fixed.dynamic_cities) == ("sixth", None)
    assert (fixed.terrain == usa.terrain).all()
    monkeypatch.setattr(cities, "ratios", partial(cities.ratios, 1, 1))
    assert main(["--what", "cities", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)["ratios"]
    assert [each["aim"] for each in found] == [0.5, 0.03, 2.0]
    assert all(each["value"] < 100 for each in found)
    assert found[0]["value"] > 0 < found[2]["value"]
    assert main(["--what", "cities", "severn.yaml"]) == 2
    assert "leave out the map" in capsys.readouterr().err


@pytest.mark.slow
def test_the_benchmark_of_the_table_says_four_ratios_and_the_turns_of_the_loop(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The games at the table and without it are the same, and what is measured is above nothing."""
    command = [sys.executable, "-m", "tests.benchmarks.sittings", "--format", "json", "--bot", "greedy"]
    small = ["--moves", "60", "--hovers", "5", "--strokes", "2"]
    told = subprocess.run([*command, *small], check=True, capture_output=True, text=True).stdout
    found = json.loads(told)
    assert [each["aim"] for each in found["ratios"]] == [1 / 15, 3.0, 1.0, 1.5]
    assert all(0 < each["value"] < 1000 for each in found["ratios"])
    assert 0 < found["loop"]["p99_ms"] <= found["loop"]["worst_ms"]
    assert main(["--what", "table", "severn.yaml"]) == 2
    assert "leave out the map" in capsys.readouterr().err

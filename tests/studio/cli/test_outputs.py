"""What trial and play write when all is done: asked after first, and never lost with what is printed."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.game.play import Played
from engine.trials import playing, running
from engine.trials.tally import Tally
from engine.trials.trial import Trial
from engine.turns.play import run
from studio.cli import games
from studio.cli.main import main


@pytest.mark.parametrize(
    ("output", "told"),
    [("gone/report.html", "its folder does not exist"), (".", "it is a folder"), ("vale.yaml", "is the map")],
)
def test_a_report_that_cannot_be_written_is_refused_before_the_first_game(
    map_: Path, output: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "play", None)
    before = map_.read_bytes()
    arguments = ["--games", "2", "--jobs", "1", "-o", str(map_.parent / output), "--force"]
    assert main(["trial", str(map_), *arguments]) == 2
    assert told in capsys.readouterr().err
    assert map_.read_bytes() == before
    assert [path.name for path in map_.parent.iterdir()] == [map_.name]


def test_games_are_reported_with_their_seed_though_the_report_can_no_longer_be_written(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = map_.parent / "reports"
    folder.mkdir()

    def play_and_lose_the_folder(trial: Trial, batch: playing.Batch) -> playing.Done[Tally]:
        if not batch.first:
            folder.rmdir()
        return playing.play(trial, batch)

    monkeypatch.setattr(running, "play", play_and_lose_the_folder)
    arguments = ["--games", "3", "--jobs", "1", "--format", "json", "-o", str(folder / "report.html")]
    assert main(["trial", str(map_), *arguments]) == 2
    captured = capsys.readouterr()
    assert "its folder does not exist" in captured.err
    told = json.loads(captured.out)
    assert told["games"] == 3
    monkeypatch.setattr(running, "play", playing.play)
    assert main(["trial", str(map_), *arguments[:-2], "--seed", str(told["seed"])]) == 0
    assert json.loads(capsys.readouterr().out) == told


def test_a_report_is_written_for_a_reader_who_has_had_enough(map_: Path) -> None:
    report = map_.with_name("report.html")
    reader, writer = os.pipe()
    os.close(reader)
    script = "import sys; from studio.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-W", "error", "-c", script, "trial", str(map_), "--games", "2", "--jobs", "1"]
    done = subprocess.run([*command, "-o", str(report)], stdout=writer, check=False, timeout=60)
    os.close(writer)
    assert done.returncode == 0
    assert "2 games; all ended by the rules." in report.read_text("utf-8")


def test_a_game_that_cannot_be_kept_is_refused_before_it_is_played(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "run", None)
    for output, told in (("gone/game.jsonl", "its folder does not exist"), (".", "it is a folder")):
        path = map_.parent / output
        assert main(["play", str(map_), "--bots", "random", "-o", str(path), "--force"]) == 2
        assert told in capsys.readouterr().err
    assert [path.name for path in map_.parent.iterdir()] == [map_.name]


def test_a_game_without_a_seed_tells_the_one_it_took_and_its_end_though_it_cannot_be_kept_any_more(
    tmp_path: Path, map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder_ = tmp_path / "kept"
    folder_.mkdir()

    def lose_the_folder(*arguments: Any) -> Iterator[Played]:
        folder_.rmdir()
        return run(*arguments)

    monkeypatch.setattr(games, "run", lose_the_folder)
    arguments = ["play", str(map_), "--bots", "greedy,random", "-o"]
    assert main([*arguments, str(folder_ / "game.jsonl")]) == 2
    captured = capsys.readouterr()
    *_, drawn, last = captured.err.splitlines()
    assert "its folder does not exist" in last
    monkeypatch.undo()
    seed = drawn.removeprefix("The seed is ").removesuffix(".")
    assert main([*arguments, str(tmp_path / "again.jsonl"), "--seed", seed]) == 0
    assert capsys.readouterr().out == captured.out

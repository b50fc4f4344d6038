"""Playing, replaying and trying a tile set from the command line."""

import json
from pathlib import Path

import pytest

from engine.shipped import shipped_sets
from studio.cli.main import main

SET = str(shipped_sets()[0])


def test_a_game_of_bots_is_kept_replayed_and_seen_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = str(tmp_path / "game.jsonl")
    assert main(["play", SET, "--bots", "greedy,random", "--seed", "1", "-o", game]) == 0
    assert "15 turns" in capsys.readouterr().out
    assert main(["replay", game]) == 0
    assert "All moves follow the rules" in capsys.readouterr().out
    assert main(["replay", game, "--seen-by", "Blue", "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    dealt = next(move["chance"]["deal"] for move in shown["moves"] if "deal" in move.get("chance", {}))
    assert dealt["Red"] == ["?", "?"]
    assert shown["result"]["turns"] == 15


def test_one_player_plays_alone_and_reaches_a_rank(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = str(tmp_path / "alone.jsonl")
    arguments = ["play", SET, "--players", "1", "--challenge", "--seed", "2", "-o", game]
    assert main([*arguments, "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["rank"] > 1
    assert json.loads(Path(game).read_text("utf-8").splitlines()[0])["challenge"] is True


def test_a_broken_game_is_reported_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = tmp_path / "game.jsonl"
    main(["play", SET, "--bots", "random,random", "--seed", "1", "-o", str(game)])
    lines = game.read_text("utf-8").splitlines(keepends=True)
    game.write_text("".join([*lines[:3], *lines[4:]]), "utf-8")
    assert main(["replay", str(game)]) == 1
    assert "line 4" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "greedy,genius"], "no bot 'genius'"),
        (["--seats", "human,genius"], "no bot 'genius'"),
        ([], "Say who plays"),
        (["--bots", "greedy,greedy", "--challenge"], "for the game alone"),
        (["--bots", "greedy,greedy", "--players", "A,B,C"], "must be equal"),
        (["--bots", "greedy,greedy", "--rules", "sixth"], "--rules is for games on maps"),
        (["--bots", "greedy,greedy,greedy,greedy,greedy,greedy"], "1 to 5 players"),
    ],
)
def test_what_cannot_be_played_is_refused_and_nothing_written(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.jsonl"
    assert main(["play", SET, *arguments, "--seed", "1", "-o", str(game)]) == 2
    assert words in capsys.readouterr().err
    assert not game.exists()


def test_a_trial_says_the_same_twice(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["trial", SET, "--games", "6", "--seed", "1", "--jobs", "1"]
    told = []
    for _ in range(2):
        assert main(arguments) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "First scores" in told[0]
    assert main([*arguments, "--rules", "sixth"]) == 2


def test_what_is_for_tile_sets_is_refused_for_maps(capsys: pytest.CaptureFixture[str]) -> None:
    severn = str(Path(SET).parent / "severn.yaml")
    for command in (["trial", severn, "--challenge"], ["play", severn, "--challenge"]):
        assert main(command) == 2
        assert "--challenge is for tile sets" in capsys.readouterr().err

"""Replay, run as a user runs it."""

import json
from pathlib import Path

import pytest

from studio.cli.main import main
from tests.engine.transcript.games import GOLDEN
from tests.studio.cli.conftest import rows_of


def test_a_folder_is_no_game_to_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"platelayer: {tmp_path} is a folder. Give the game file in it.\n"


def test_a_replay_tells_the_game_and_ends_with_the_same_table(
    map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = map_.with_name("game.jsonl")
    assert main(["play", str(map_), "--bots", "greedy,random", "--seed", "7", "-o", str(path)]) == 0
    summary = capsys.readouterr().out
    map_.unlink()
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Vale, by the rules 'sixth'\n  Building ends when the number of towns without")
    assert "\n  Races: 4\n\nThe starts\n  Red starts at " in told
    assert "\nRound 1: " in told
    assert "\nRace 1: " in told
    assert summary in told
    moves = len(rows_of(path)) - 2
    assert told.endswith(f"{moves} moves follow the rules; the result is as recorded.\n")


@pytest.mark.parametrize(
    ("golden", "told"),
    [
        ("nobody-builds", "0 of 7 towns have a railway. When building ended 0 had. Rounds of building: 4."),
        ("nobody-builds", "Without a railway: Ayton, Beeby, Ceeley, Deene, Eaton, Fenby, Gorse."),
        ("nobody-builds", "Races drawn: 2; 0 run, 2 never possible."),
        ("cards-held-over", "Races drawn: 3; 2 run, 1 never possible."),
        ("cards-held-over", "Held over and never run: Beeby to Ceeley."),
        ("nobody-enters", "Races drawn: 3; 0 run, 2 without entrants, 1 never possible."),
    ],
)
def test_a_replay_says_what_became_of_every_race_and_town(
    golden: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(GOLDEN / f"{golden}.jsonl")]) == 0
    assert told in capsys.readouterr().out.splitlines()


def test_a_replay_stops_where_it_is_asked_to(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(game), "--until", "5"]) == 0
    told = capsys.readouterr().out
    assert "Building has not ended." in told
    assert told.endswith("5 moves follow the rules; the rest was skipped.\n")
    assert main(["replay", str(game), "--until", "1"]) == 0
    assert capsys.readouterr().out.endswith("\n1 move follows the rules; the rest was skipped.\n")
    assert main(["replay", str(game), "--until", "5", "--format", "json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["moves"], report["result"], report["problem"]) == (5, None, None)
    assert report["chapters"][0]["heading"] == "The starts"
    assert main(["replay", str(game), "--until", "99999"]) == 0
    assert "the result is as recorded" in capsys.readouterr().out


def test_a_tampered_game_is_replayed_up_to_the_line_that_breaks_a_rule(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = rows_of(game)
    number = next(index for index, row in enumerate(rows) if "lay" in row)
    rows[number]["lay"].reverse()
    game.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert main(["replay", str(game)]) == 1
    told = capsys.readouterr().out
    assert "The starts" in told
    assert f"{game}: line {number + 1}: New track must join your own" in told
    assert "(6.A6)" in told
    assert main(["replay", str(game), "--format", "json"]) == 1
    problem = json.loads(capsys.readouterr().out)["problem"]
    assert (problem["line"], problem["rule"]) == (number + 1, "6.A6")


def test_another_result_ends_a_replay_with_a_rule_broken(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = rows_of(game)
    rows[-1]["result"]["winners"] = ["Blue"]
    game.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert main(["replay", str(game)]) == 1
    assert 'The result differs in winners: ["Blue"] here, ["Red"] in the replay.' in capsys.readouterr().out


def test_a_game_whose_result_is_cut_off_is_shown_and_completed(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = game.read_text(encoding="utf-8")
    game.write_text(whole[:-5], encoding="utf-8")
    assert main(["replay", str(game)]) == 1
    said = capsys.readouterr()
    assert said.out.endswith("; the file ends in the middle of a line.\n")
    assert said.err == f"The game is unfinished. `platelayer play {game}` goes on with it.\n"
    assert main(["play", str(game)]) == 0
    assert game.read_text(encoding="utf-8") == whole


def test_a_file_that_is_no_game_cannot_be_replayed(
    game: Path, map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game.write_text(game.read_text(encoding="utf-8")[:40], encoding="utf-8")
    assert main(["replay", str(game)]) == 2
    assert "The file ends in the middle of this line." in capsys.readouterr().err
    assert main(["replay", str(map_)]) == 2
    assert f"{map_}: line 1: This line is not JSON" in capsys.readouterr().err
    assert main(["replay", str(map_.with_name("none.jsonl"))]) == 2
    assert "does not exist" in capsys.readouterr().err

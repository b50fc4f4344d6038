"""Play and replay, run as a user runs them."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.board.city_rules import CityRaces, DynamicCities, NewCities
from engine.board.document import Board, Players, Waiver
from engine.boardfile.saving import save_board
from engine.checks.check_runner import check
from engine.diagnostics.findings import Severity
from engine.rulesets.editions import EDITIONS
from engine.shipped import folder
from engine.turns.move_limit import ending
from studio.cli.exits import FAILED
from studio.cli.main import main
from tests.engine.game.boards import board_of, vale
from tests.studio.cli.conftest import rows_of

SEVERN = folder("maps") / "severn.yaml"


def saved(folder_: Path, board: Board) -> Path:
    path = folder_ / "vale.yaml"
    save_board(board, path)
    return path


def in_a_process(*arguments: str, hash_seed: str = "0") -> str:
    """Return what a command prints, in an interpreter with its own order of sets."""
    script = "import sys; from studio.cli.main import main; sys.exit(main())"
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-W", "error", "-c", script, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert done.stderr == ""
    return done.stdout


# -- play ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_game_on_the_severn_board_runs_all_its_races_and_replays_to_the_same_bytes(tmp_path: Path) -> None:
    """The same bytes whatever the order of sets, and equal results from play and from replay, twice."""
    bots, texts, told = "greedy,greedy,greedy,random", [], []
    for hash_seed in ("1", "2"):
        path = tmp_path / f"g{hash_seed}.jsonl"
        arguments = ("play", str(SEVERN), "--bots", bots, "--seed", "1", "-o", str(path))
        in_a_process(*arguments, hash_seed=hash_seed)
        texts.append(path.read_bytes())
        told.append(in_a_process("replay", str(path), "--format", "json", hash_seed=hash_seed))
    assert texts[0] == texts[1]
    replayed = [json.loads(text) for text in told]
    result = rows_of(tmp_path / "g1.jsonl")[-1]["result"]
    assert result["races"] == 21
    assert [report["result"] for report in replayed] == [result, result]
    assert [report["problem"] for report in replayed] == [None, None]


def test_the_summary_names_standings_winner_towns_and_races(
    map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = map_.with_name("game.jsonl")
    assert main(["play", str(map_), "--bots", "greedy, random", "--seed", "7", "-o", str(path)]) == 0
    table, remarks = capsys.readouterr().out.split("\n\n")
    heads, first, second = (line.split() for line in table.splitlines())
    assert heads == ["player", "bot", "start", "points", "links", "races", "won"]
    assert (first[:2], second[:2]) == (["Red", "greedy"], ["Blue", "random"])
    result = rows_of(path)[-1]["result"]
    assert [int(first[3]), int(second[3])] == list(result["accounts"].values())
    towns, races, *held, left, end = remarks.splitlines()
    built = r"7 of 7 towns have a railway\. When building ended 7 had\. Rounds of building: \d+\."
    assert re.fullmatch(built, towns)
    assert races.startswith("Races drawn: 4; ")
    assert len(held) == 4 - result["races"]
    assert left.startswith("Keys left: ")  # of 36 four races take eight
    assert end == "Won by Red. Seed 7."


def test_the_summary_as_json_holds_the_result_and_the_standings(
    map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = map_.with_name("game.jsonl")
    arguments = ["--bots", "greedy,random", "--players", "Ann,Ben", "--seed", "7", "--format", "json"]
    assert main(["play", str(map_), *arguments, "-o", str(path)]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["result"] == rows_of(path)[-1]["result"]
    assert summary["seed"] == 7
    assert [seat["player"] for seat in summary["standings"]] == ["Ann", "Ben"]
    assert summary["standings"][0]["races_won"] <= summary["standings"][0]["races_entered"]
    assert summary["towns"] == {"reached": 7, "reached_by_building": 7, "all": 7, "without": []}
    assert list(summary["keys_left"].values()) == [1] * (36 - 2 * 4)
    races = summary["races"]
    assert races["run"] + races["unentered"] == summary["result"]["races"]
    assert races["held_over"] == len(summary["held_over"])
    assert len(summary["held_over"]) + summary["result"]["races"] == 4


def test_the_header_says_what_was_played(game: Path, map_: Path) -> None:
    header = rows_of(game)[0]
    assert header["platelayer"] == "game/1"
    assert (header["map"]["title"], header["map"]["path"]) == ("Vale", str(map_))
    assert header["map"]["board"] == map_.read_text(encoding="utf-8")
    assert (header["rules"], header["seed"]) == ("sixth", 7)
    assert (header["players"], header["bots"]) == (["Red", "Blue"], ["greedy", "random"])


def test_a_game_goes_to_the_screen_when_asked(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(map_), "--bots", "random", "--seed", "1", "-o", "-"]) == 0
    shown = capsys.readouterr()
    rows = [json.loads(row) for row in shown.out.splitlines()]
    assert (rows[0]["platelayer"], list(rows[-1])) == ("game/1", ["result"])
    assert "Seed 1." in shown.err


def test_without_a_seed_every_game_is_another_and_can_be_had_again(map_: Path) -> None:
    paths = [map_.with_name(f"{number}.jsonl") for number in range(3)]
    for path in paths[:2]:
        assert main(["play", str(map_), "--bots", "random,random", "-o", str(path)]) == 0
    one, other = (rows_of(path)[0]["seed"] for path in paths[:2])
    assert one != other
    arguments = ["--bots", "random,random", "--seed", str(one), "-o", str(paths[2])]
    assert main(["play", str(map_), *arguments]) == 0
    assert paths[2].read_bytes() == paths[0].read_bytes()


def test_a_game_that_finds_no_end_is_broken_off_and_not_kept(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.cli.games.ending", partial(ending, most=10))
    path = map_.with_name("game.jsonl")
    assert main(["play", str(map_), "--bots", "random,random", "--seed", "3", "-o", str(path)]) == 2
    told = capsys.readouterr().err
    assert "The game was not over after 10 moves." in told
    assert "The seed was 3." in told
    assert not path.exists()


def test_a_terminal_shows_how_far_the_game_is(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    output = str(map_.with_name("game.jsonl"))
    arguments = ["play", str(map_), "--bots", "greedy,greedy", "--seed", "1", "-o", output]
    assert main(arguments) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main([*arguments, "--force"]) == 0
    shown = capsys.readouterr().err.split("\r\033[K")
    assert {"Building, round 1 … ", "Race 1 … ", "Race 4 … "} <= set(shown)
    assert shown[-1] == "", "nothing of it is left"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "greedy,clever"], "Unknown bot 'clever'. Known: greedy, planner, searcher, random."),
        (["--bots", ",".join(["random"] * 9)], "A game has at most 8 players, but 9 are named."),
        (
            ["--bots", "random", "--players", "A,B"],
            "--bots names 1 and --players 2. The numbers must be equal.",
        ),
        (["--bots", "random,random", "--players", "A,A"], "each with their own name"),
        (["--bots", "random", "--rules", "seventh"], "Unknown rule set 'seventh'."),
        (["--bots", "random", "--rules", ""], "Unknown rule set ''."),
        (["--bots", "random", "--people", "two"], "This table has 4 companies, but one player is named."),
    ],
)
def test_what_cannot_be_played_is_said_and_nothing_is_written(
    arguments: list[str], sentence: str, map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = map_.with_name("game.jsonl")
    assert main(["play", str(map_), *arguments, "-o", str(path)]) == 2
    assert sentence in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["play", "a.yaml", "--bots", ""],
            "argument --bots: '' lacks a name. Write names separated by commas",
        ),
        (["play", "a.yaml", "--bots", "random,,random"], "argument --bots: 'random,,random' lacks a name"),
        (["play", "a.yaml", "--bots", "random", "--people", "Ann"], "argument --people: 'Ann' does not say"),
        (
            ["play", "a.yaml", "--bots", "random", "--people", "Ann="],
            "'Ann=' does not say whose",
        ),
        (["play", "a.yaml", "--bots", "random", "--people", ""], "or one of each, two, third"),
    ],
)
def test_what_cannot_be_understood_is_said_in_one_line(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith("platelayer play: ")
    assert sentence in told
    assert told.endswith("(see platelayer play --help)\n")
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (board_of(["...."] * 2), "No town has a key. Assign keys to towns"),
        (
            board_of(["...."] * 2, [("Ayton", "A1", ["11"])], keys="dice-36"),
            "Mark at least one town as a start",
        ),
        (
            board_of(["...."] * 2, [("Ayton", "A1", ["11"])], ["Ayton"], keys="dice-36"),
            "The towns have too few 'dice-36' keys for a race",
        ),
        (vale(("min_runs", 3)), "no field 'min_runs'"),
    ],
)
def test_a_board_no_game_can_be_played_on_says_what_it_lacks(
    board: Board, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    assert main(["play", str(saved(tmp_path, board)), "--bots", "greedy,greedy", "-o", str(path)]) == 2
    assert sentence in capsys.readouterr().err
    assert not path.exists()


def test_a_game_is_never_saved_over_its_map(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = map_.read_bytes()
    assert main(["play", str(map_), "--bots", "random", "-o", str(map_)]) == 2
    assert "Choose another name" in capsys.readouterr().err
    assert map_.read_bytes() == before


def test_a_game_replaces_an_earlier_one_only_by_force(
    game: Path, map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = game.read_bytes()
    arguments = ["play", str(map_), "--bots", "random,random", "--seed", "8", "-o", str(game)]
    assert main(arguments) == 2
    told = f"platelayer: {game} already exists. Choose another name, or add --force to replace it.\n"
    assert capsys.readouterr().err == told
    assert game.read_bytes() == before
    assert main([*arguments, "--force"]) == 0
    assert rows_of(game)[0]["seed"] == 8
    assert main([*arguments[:3], "greedy,greedy", "--force", "-o", str(map_)]) == 2
    assert map_.read_bytes() != game.read_bytes()


@pytest.mark.parametrize(
    ("players", "bots", "told"),
    [
        (Players(2, 2), "random,random", ""),
        (Players(3, 4), "random,random", "The map is meant for 3 to 4 players, and 2 play.\n"),
        (Players(2, 2), "random", "The map is meant for 2 players, and 1 plays.\n"),
        (Players(1, 1), "random,random", "The map is meant for 1 player, and 2 play.\n"),
    ],
)
def test_too_few_and_too_many_players_are_said_beforehand(
    players: Players, bots: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path, vale(("races", 1)).edited(players=players))
    assert main(["play", str(path), "--bots", bots, "--seed", "1", "-o", str(tmp_path / "game.jsonl")]) == 0
    assert capsys.readouterr().err == told


def test_two_people_play_against_an_imaginary_third(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, game = saved(tmp_path, vale(("races", 2)).edited(players=Players(1, 4))), tmp_path / "game.jsonl"
    arguments = ["play", str(path), "--bots", "random,random,random", "--seed", "3", "-o", str(game)]
    assert main([*arguments, "--people", "Ann=Red,Bob=Blue"]) == 0
    header, *_, last = rows_of(game)
    assert header["people"] == {"Ann": ["Red"], "Bob": ["Blue"]}
    sums = last["result"]["people"]
    assert sums == {
        name: last["result"]["accounts"][seat] for name, seat in (("Ann", "Red"), ("Bob", "Blue"))
    }
    assert f"Together: Ann {sums['Ann']}, Bob {sums['Bob']}." in capsys.readouterr().out
    assert main(["replay", str(game)]) == 0
    assert "Green (for Ann) starts at " in capsys.readouterr().out
    assert main([*arguments, "--force", "--people", "Ann=Red,Bob=Pink"]) == 2
    assert "No one can run 'Pink'. The players are Red, Blue, Green." in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([*arguments, "--people", "Ann"])
    assert "'Ann' does not say whose company it is: write NAME=PLAYER" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("people", "bots", "named"),
    [
        (
            "two",
            "random,random,random,random",
            {"Person 1": ["Red", "Green"], "Person 2": ["Blue", "Yellow"]},
        ),
        ("third", "random,random,random", {"Person 1": ["Red"], "Person 2": ["Blue"]}),
        ("each", "random,random,random", None),
    ],
)
def test_people_are_those_of_a_trial_when_they_are_not_named(
    people: str, bots: str, named: object, map_: Path
) -> None:
    """Who runs which companies is said alike wherever bots play, so that a trial's game can be played."""
    game = map_.with_name("game.jsonl")
    assert main(["play", str(map_), "--bots", bots, "--seed", "3", "--people", people, "-o", str(game)]) == 0
    assert rows_of(game)[0].get("people") == named


@pytest.mark.parametrize(
    ("unnamed", "waived", "told"),
    [
        (2, 0, "The map has 2 errors: `platelayer check {}` lists them.\n"),
        (2, 1, "The map has 1 error: `platelayer check {}` lists it.\n"),
        (2, 2, ""),
    ],
)
def test_errors_of_the_map_are_said_beforehand(
    unnamed: int, waived: int, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = vale(("races", 1)).edited(players=Players(1, 4))
    towns = tuple(replace(town, name="") for town in board.towns[:unnamed]) + board.towns[unnamed:]
    board = board.edited(towns=towns)
    board = board.edited(waivers=tuple(Waiver(each.id, "As printed.") for each in check(board)[:waived]))
    path = saved(tmp_path, board)
    arguments = ["--bots", "random,random", "--seed", "1", "-o", str(tmp_path / "game.jsonl")]
    assert main(["play", str(path), *arguments]) == 0
    assert capsys.readouterr().err == told.format(path)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"cities": (NewCities("end of round", chosen_by="chance", count=400),)}, "X148: By round 1, 400"),
        (
            {"cities": (NewCities("end of round", chosen_by="chance", count=1, rounds=(9, 3)),)},
            "X150: Rounds 9, 3 are never in force.",
        ),
        (
            {"cities": (NewCities("race", entered_on=7, then_rolled=1),)},
            "X152: Cities grow after a roll of 7,",
        ),
        ({"races": CityRaces()}, "X153: Races are drawn between new cities, so the keys "),
    ],
)
def test_a_game_is_refused_with_the_first_error_of_its_rule_of_cities(
    change: dict[str, Any], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = vale(("races", 1)).edited(players=Players(1, 4))
    rule = DynamicCities(cities=(NewCities("race", entered_on=2, then_rolled=2),))
    board = board.edited(special_rules=(*board.special_rules, replace(rule, **change)))
    path = saved(tmp_path, board)
    arguments = ["--bots", "random,random", "--seed", "1", "-o", str(tmp_path / "game.jsonl")]
    assert main(["play", str(path), *arguments]) == FAILED
    said = capsys.readouterr().err
    assert said.startswith(f"platelayer: No game can be played on {path}. {told}")
    assert said.endswith("See the findings of the map for a fix.\n")
    assert main(["trial", str(path), "--games", "1", "--bots", "random,random"]) == FAILED
    assert told in capsys.readouterr().err
    # A designer who means it waives the finding.
    waived = tuple(Waiver(each.id, "Meant.") for each in check(board) if each.severity is Severity.ERROR)
    save_board(board.edited(waivers=waived), path)
    assert main(["play", str(path), *arguments]) == 0


def test_the_help_names_the_rule_sets(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert f"instead of the map's: {', '.join(EDITIONS)}" in " ".join(capsys.readouterr().out.split())

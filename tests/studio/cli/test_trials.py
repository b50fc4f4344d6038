"""The command trial, run as a user runs it."""

import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from socket import socket
from threading import Timer
from time import sleep

import pytest
from distributed import LocalCluster

from engine.boardfile.saving import save_board
from engine.bots.random_bot import RandomBot
from engine.game.moves import Move
from engine.game.play import Game
from engine.game.state import State
from engine.trials import playing
from engine.trials.workers import Here
from studio.cli import cluster, trials
from studio.cli.main import main
from tests.engine.game.boards import board_of
from tests.studio.cli.conftest import BOTS


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """Return what a trial prints that ends well."""
    assert main(["trial", *map(str, arguments)]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """Return why a trial cannot run."""
    assert main(["trial", *map(str, arguments)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


def test_the_json_has_the_same_bytes_whatever_the_jobs(
    map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = (map_, "--games", 14, "--seed", 3, *BOTS, "--format", "json")
    alone = said(capsys, *arguments, "--jobs", 1)
    assert said(capsys, *arguments, "--jobs", 2) == alone
    told = json.loads(alone)
    assert (told["games"], told["asked"], told["stopped"], told["failed"]) == (14, 14, False, [])
    assert (told["map"], told["title"], told["seed"]) == (str(map_), "Vale", 3)
    assert told["bots"] == ["greedy", "random", "random"]
    assert [seat["games"] for seat in told["seats"]] == [14, 14, 14]
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(14, abs=1e-3)
    assert {start["start"] for start in told["starts"]} == {"Ayton", "Gorse"}
    assert {town["town"] for town in told["towns"]} >= {"Ayton", "Beeby"}
    assert len(told["keys"]) == 36
    assert told["length"]["races"]["most"] == 4


def test_by_default_both_kinds_of_bots_take_turns(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(said(capsys, map_, "--games", 6, "--seed", 3, "--jobs", 1, "--format", "json"))
    assert told["bots"] == ["both", "both"]
    for line in (*told["starts"], *told["seats"]):
        assert list(line["by_bot"]) == ["greedy", "planner"]
        assert sum(score["games"] for score in line["by_bot"].values()) == line["games"]
    assert [seat["by_bot"]["planner"]["games"] for seat in told["seats"]] == [3, 3]


def test_two_people_run_two_companies_each(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:  # 6.C7a
    arguments = (map_, "--games", 4, "--seed", 3, "--people", "two", "--bots", "greedy,random,greedy,random")
    told = json.loads(said(capsys, *arguments, "--format", "json"))
    assert (told["people"], told["games"], len(told["seats"])) == ("two", 4, 4)
    assert [seat["wins"] for seat in told["seats"]][:2] == [seat["wins"] for seat in told["seats"]][2:]
    assert "seats 1 and 3" in said(capsys, *arguments)


def test_nobody_runs_the_third_company(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:  # 6.C7b
    arguments = (map_, "--games", 2, "--seed", 3, "--people", "third", "--format", "json")
    told = json.loads(said(capsys, *arguments))
    assert (told["people"], told["bots"], told["failed"]) == ("third", ["both"] * 3, [])
    wrong = refused(capsys, *arguments, "--bots", "greedy,greedy")
    assert "This table has 3 companies, but 2 players are named." in wrong
    alone = refused(capsys, *arguments, "--bots", "greedy")
    assert "This table has 3 companies, but one player is named." in alone


def test_the_text_has_the_verdicts_first_and_then_every_table(
    map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = said(capsys, map_, "--games", 4, "--jobs", 1, "--seed", 3)
    first, verdicts, starts, *_ = text.split("\n\n")
    assert first == "Vale, by the rules 'sixth': 2 × greedy and 2 × planner, in turn; seed 3"
    assert verdicts.startswith("Games: 4 games; all ended by the rules.\n")
    assert starts.startswith("Starts\nResults by start.")
    for title in ("Seats", "Keys", "Towns", "Length", "Ends"):
        assert f"\n\n{title}\n" in text


def test_a_trial_without_a_seed_tells_the_one_it_took(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = (map_, "--games", 2, "--jobs", 1, "--format", "json")
    told = said(capsys, *arguments)
    assert said(capsys, *arguments, "--seed", json.loads(told)["seed"]) == told


def test_a_trial_is_played_by_rules_set_for_it(
    map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # 6.C4
    arguments = (map_, "--games", 2, "--jobs", 1, "--seed", 1, "--format", "json")
    told = json.loads(said(capsys, *arguments, "--set", "races=2"))
    assert (
        told["length"]["races"]["most"] <= 2 < json.loads(said(capsys, *arguments))["length"]["races"]["most"]
    )
    assert "'races' must be a whole number" in refused(capsys, *arguments, "--set", "races=x")


def test_the_report_is_written_beside_what_is_printed(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = map_.with_name("report.html")
    arguments = (map_, "--games", 3, "--jobs", 1, "--seed", 3, *BOTS, "-o", report)
    assert "Vale" in said(capsys, *arguments)
    text = report.read_text("utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "3 games; all ended by the rules." in text
    assert "already exists" in refused(capsys, *arguments)
    assert report.read_text("utf-8") == text
    said(capsys, *arguments, "--force")


class Leaver(RandomBot):
    """Breaks down when building is over, and says where everybody started and what they have."""

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return any legal move of building."""
        if state.stage != "building":
            raise RuntimeError([game.facts.labels[start] for start in state.starts])
        return super().choose(game, state, random)


def test_a_game_that_failed_can_be_played_again_by_its_seed_and_bots(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "BOTS", {"random": Leaver()})
    arguments = ("--games", "6", "--jobs", "1", "--seed", "3", "--bots", "random,random,random")
    assert main(["trial", str(map_), *arguments, "--format", "json"]) == 1
    failed = json.loads(capsys.readouterr().out)["failed"]
    assert [each["game"] for each in failed] == list(range(6))
    starts = []
    for each in failed:
        game = map_.with_name(f"{each['game']}.jsonl")
        again = ("--bots", ",".join(each["bots"]), "--seed", str(each["seed"]), "-o", str(game))
        assert main(["play", str(map_), *again]) == 0
        moves = map(json.loads, game.read_text("utf-8").splitlines())
        starts.append([move["start"] for move in moves if "start" in move])
    assert [each["why"] for each in failed] == [f"A bot failed: RuntimeError: {each}" for each in starts]
    assert len(set(map(tuple, starts))) > 1


# -- what cannot be done ---------------------------------------------------------------------------


def test_what_cannot_be_tried_is_said_in_a_sentence(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Unknown bot 'clever'" in refused(capsys, map_, "--bots", "clever")
    assert "Unknown rule set 'ninth'" in refused(capsys, map_, "--rules", "ninth")
    assert "Unknown rule set ''" in refused(capsys, map_, "--rules", "")
    save_board(board_of(["...."] * 3, title="Bare"), map_)
    assert "No town has a key" in refused(capsys, map_)


def test_no_bots_are_not_the_usual_ones(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["trial", str(map_), "--bots", ""])
    assert left.value.code == 2
    assert "argument --bots: '' lacks a name. Write names separated by commas" in capsys.readouterr().err


@pytest.mark.parametrize(("option", "value"), [("--games", "0"), ("--jobs", "0"), ("--games", "many")])
def test_numbers_that_are_none_are_refused(
    map_: Path, option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["trial", str(map_), option, value])
    assert left.value.code == 2
    assert (
        f"write a number from 1 to 1,000{',000' if option == '--games' else ''}, not '{value}'"
        in capsys.readouterr().err
    )


# -- on a cluster ----------------------------------------------------------------------------------


@pytest.fixture
def without_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask is not installed."""
    monkeypatch.setitem(sys.modules, "distributed", None)


@pytest.mark.usefixtures("without_dask")
def test_dask_is_asked_for_only_where_it_is_wanted(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, map_, "--games", 2, "--jobs", 1)
    told = refused(capsys, map_, "--executor", "dask://127.0.0.1:8786")
    assert "Dask is not installed: `pip install 'platelayer[cluster]'` adds it." in told


@pytest.mark.parametrize("address", ["127.0.0.1:8786", "dask://here", "ray://127.0.0.1:8786"])
def test_an_address_that_is_none_is_refused(
    map_: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Write --executor as dask://HOST:PORT" in refused(capsys, map_, "--executor", address)


def test_jobs_are_of_this_machine_alone(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = refused(capsys, map_, "--executor", "dask://127.0.0.1:8786", "--jobs", 2)
    assert "--jobs applies to this machine" in told
    assert "leave out --jobs or --executor." in told


def test_where_no_cluster_answers_it_is_said_with_how_to_start_one(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE_S", 0.5)
    with socket() as listener:
        listener.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{listener.getsockname()[1]}"
    told = refused(capsys, map_, "--executor", f"dask://{place}")
    assert f"No Dask cluster answers at {place}: start one with `dask scheduler`" in told


def test_a_cluster_plays_the_same_games(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = (map_, "--games", 6, "--seed", 3, *BOTS, "--format", "json")
    alone = said(capsys, *arguments, "--jobs", 1)
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=":0") as local:
        place = local.scheduler_address.replace("tcp://", "dask://")
        assert said(capsys, *arguments, "--executor", place) == alone


def test_a_cluster_that_is_waited_for_is_seen_to_be(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it answers, and before its first game is over."""
    shown = ""

    @contextmanager
    def slow(_address: str) -> Iterator[tuple[Executor, int, Callable[[], None]]]:
        nonlocal shown
        sleep(1.2)
        shown = capsys.readouterr().err
        yield Here(), 1, lambda: None

    monkeypatch.setattr(trials, "cluster", slow)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["trial", str(map_), "--games", "2", "--executor", "dask://there:8786"]) == 0
    assert "0 of 2 games, 0:01 so far … " in shown


def test_a_cluster_without_workers_is_reported(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with LocalCluster(n_workers=0, processes=False, protocol="tcp", dashboard_address=":0") as local:
        place = local.scheduler_address.replace("tcp://", "dask://")
        told = refused(capsys, map_, "--executor", place)
    assert "has no worker: start one with `dask worker" in told


@pytest.mark.slow
def test_a_cluster_that_loses_its_workers_keeps_what_was_played(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was sent to them would wait without end."""
    monkeypatch.setattr(cluster, "ABSENCE_S", 1.0)
    monkeypatch.setattr(cluster, "_LOOK_S", 0.1)
    settings = {"threads_per_worker": 1, "processes": False, "protocol": "tcp", "dashboard_address": ":0"}
    with LocalCluster(n_workers=1, **settings) as local:
        place = local.scheduler_address.replace("tcp://", "dask://")
        left = Timer(3.0, local.scale, [0])
        left.start()
        assert main(["trial", str(map_), "--games", "100000", "--executor", place, "--format", "json"]) == 2
        left.join()
    kept, told = capsys.readouterr()
    assert 0 < json.loads(kept)["games"] < 100_000
    # Dask itself trips now and then over a result that comes while its worker goes, which is told as well.
    assert "has had no worker for 1 seconds)" in told or "were lost (TypeError: cannot unpack" in told
    assert "The results so far are shown above." in told

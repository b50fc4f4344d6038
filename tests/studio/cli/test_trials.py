"""The command trial, run as a user runs it."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from select import select
from socket import socket
from threading import Timer
from time import sleep

import pytest
from distributed import LocalCluster

from engine.board.document import Players
from engine.boardfile.saving import save_board
from engine.bots.aimless import RandomBot
from engine.game.moves import Move
from engine.game.play import Game
from engine.game.state import State
from engine.trials import playing, running
from engine.trials.trial import Trial
from studio.cli import cluster
from studio.cli.main import main
from tests.architecture.sources import ROOT
from tests.engine.game.boards import board_of, vale

BOTS = ("--bots", "greedy,random,random")


@pytest.fixture
def map_(tmp_path: Path) -> Path:
    """A small map that a game can be played on."""
    path = tmp_path / "vale.yaml"
    save_board(vale(("races", 4)).edited(title="Vale", players=Players(1, 8, 2)), path)
    return path


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


def test_two_people_run_two_companies_each(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:  # 6.C7a
    arguments = (map_, "--games", 4, "--seed", 3, "--people", "two", "--bots", "greedy,random,greedy,random")
    told = json.loads(said(capsys, *arguments, "--format", "json"))
    assert (told["people"], told["games"], len(told["seats"])) == ("two", 4, 4)
    assert [seat["wins"] for seat in told["seats"]][:2] == [seat["wins"] for seat in told["seats"]][2:]
    assert "seats 1 and 3" in said(capsys, *arguments)


def test_nobody_runs_the_third_company(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:  # 6.C7b
    arguments = (map_, "--games", 2, "--seed", 3, "--people", "third", "--format", "json")
    told = json.loads(said(capsys, *arguments))
    assert (told["people"], told["bots"], told["failed"]) == ("third", ["greedy"] * 3, [])
    wrong = refused(capsys, *arguments, "--bots", "greedy,greedy")
    assert "3 companies play at such a table, and 2 bots are named" in wrong


def test_the_text_has_the_verdicts_first_and_then_every_table(
    map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = said(capsys, map_, "--games", 4, "--jobs", 1, "--seed", 3)
    first, verdicts, starts, *_ = text.split("\n\n")
    assert first == "Vale, by the rules 'sixth': greedy, greedy; seed 3"
    assert verdicts.startswith("Games: 4 games, which all ended by the rules.\n")
    assert starts.startswith("Starts\nHow companies came off by where they began.")
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
    assert "3 games, which all ended by the rules." in text
    assert "exists already" in refused(capsys, *arguments)
    assert report.read_text("utf-8") == text
    said(capsys, *arguments, "--force")


@pytest.mark.parametrize(
    ("output", "told"),
    [("gone/report.html", "its folder is not there"), (".", "it is a folder"), ("vale.yaml", "is the map")],
)
def test_where_a_report_cannot_be_is_told_before_the_first_game(
    map_: Path, output: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "play", None)
    before = map_.read_bytes()
    said = refused(capsys, map_, "--games", 2, "--jobs", 1, "-o", map_.parent / output, "--force")
    assert told in said
    assert map_.read_bytes() == before
    assert [path.name for path in map_.parent.iterdir()] == [map_.name]


def test_games_are_told_with_their_seed_though_the_report_cannot_be_written_any_more(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = map_.parent / "reports"
    folder.mkdir()

    def play_and_lose_the_folder(trial: Trial, batch: playing.Batch) -> playing.Done:
        if not batch.first:
            folder.rmdir()
        return playing.play(trial, batch)

    monkeypatch.setattr(running, "play", play_and_lose_the_folder)
    arguments = ["--games", "3", "--jobs", "1", "--format", "json", "-o", str(folder / "report.html")]
    assert main(["trial", str(map_), *arguments]) == 2
    captured = capsys.readouterr()
    assert "its folder is not there" in captured.err
    told = json.loads(captured.out)
    assert told["games"] == 3
    monkeypatch.setattr(running, "play", playing.play)
    again = said(capsys, map_, *arguments[:-2], "--seed", told["seed"])
    assert json.loads(again) == told


def test_a_report_is_written_for_a_reader_who_has_had_enough(map_: Path) -> None:
    report = map_.with_name("report.html")
    reader, writer = os.pipe()
    os.close(reader)
    script = "import sys; from studio.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-W", "error", "-c", script, "trial", str(map_), "--games", "2", "--jobs", "1"]
    done = subprocess.run([*command, "-o", str(report)], stdout=writer, check=False, timeout=60)
    os.close(writer)
    assert done.returncode == 0
    assert "2 games, which all ended by the rules." in report.read_text("utf-8")


class Leaver(RandomBot):
    """Breaks down when building is over, and tells where everybody started and what he has."""

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
    assert [each["why"] for each in failed] == [f"A bot broke down: RuntimeError: {each}" for each in starts]
    assert len(set(map(tuple, starts))) > 1


# -- being stopped ---------------------------------------------------------------------------------


def begun(map_: Path, terminal: int, *arguments: str) -> subprocess.Popen[str]:
    """Begin a trial without an end in a process of its own, its progress on a terminal."""
    script = "import sys; from studio.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-W", "error", "-c", script, "trial", str(map_), "--games", "1000000"]
    return subprocess.Popen(
        [*command, "--seed", "3", *BOTS, *arguments],
        stdout=subprocess.PIPE,
        stderr=terminal,
        text=True,
        start_new_session=True,
    )


@pytest.mark.parametrize(("jobs", "interrupt"), [("1", os.killpg), ("2", os.killpg), ("2", os.kill)])
def test_ctrl_c_keeps_what_is_done_and_says_so(
    map_: Path, jobs: str, interrupt: Callable[[int, int], None]
) -> None:
    """A terminal's Ctrl-C goes to the command and all its processes, another program's to the command."""
    report = map_.with_name("report.html")
    reader, terminal = os.openpty()
    with begun(map_, terminal, "--jobs", jobs, "--format", "json", "-o", str(report)) as process:
        os.close(terminal)
        shown = b""
        while not re.search(rb"[1-9]\d* of 1000000 games", shown):
            shown += os.read(reader, 4096)
        interrupt(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=60)
        said_last = os.read(reader, 65536).decode()
        os.close(reader)
    told = json.loads(out)
    assert process.returncode == 130
    assert told["stopped"] is True
    assert 0 < told["games"] < 1_000_000
    assert said_last.endswith(f"Stopped after {told['games']} of 1000000 games.\r\n")
    assert "Traceback" not in said_last
    assert f"Stopped: {told['games']} of 1000000 games were played." in report.read_text("utf-8")


ENDLESS = """
import sys
from engine.trials import running
from studio.cli.main import main
from tests.engine.trials.endless import play_on
running.play = play_on
sys.exit(main())
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_game_that_would_go_on_for_ever(map_: Path, jobs: str) -> None:
    reader, terminal = os.openpty()
    command = [sys.executable, "-W", "error", "-c", ENDLESS, "trial", str(map_), "--games", "10", *BOTS]
    with subprocess.Popen(
        [*command, "--jobs", jobs, "--format", "json"],
        stdout=subprocess.PIPE,
        stderr=terminal,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    ) as process:
        os.close(terminal)
        try:
            shown = b""
            while b"1 of 10 games" not in shown:
                assert select([reader], [], [], 60)[0], "nothing is told"
                shown += os.read(reader, 4096)
            sleep(0.5)
            os.killpg(process.pid, signal.SIGINT)
            out, _ = process.communicate(timeout=20)
        finally:
            process.kill()
            os.close(reader)
    assert process.returncode == 130
    told = json.loads(out)
    assert (told["games"], told["stopped"]) == (1, True)
    demand_nobody_plays_on(process)


def demand_nobody_plays_on(process: subprocess.Popen[str]) -> None:
    """Fail if a process of the command's goes on after it; what Python keeps beside them ends soon after."""
    for _ in range(600):
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        sleep(0.1)
    pytest.fail("Somebody still plays.")


def test_no_process_outlives_a_trial_that_is_killed(map_: Path) -> None:
    reader, terminal = os.openpty()
    with begun(map_, terminal, "--jobs", "2") as process:
        os.close(terminal)
        os.read(reader, 4096)
        process.kill()
        process.wait()
    os.close(reader)
    demand_nobody_plays_on(process)


def test_lost_processes_are_told_of_after_what_was_played(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def dying(trial: Trial, batch: playing.Batch) -> playing.Done:
        if batch.first:
            raise BrokenProcessPool("A process ended.")
        return playing.play(trial, batch)

    monkeypatch.setattr(running, "play", dying)
    arguments = ("--games", "50", "--jobs", "1", "--seed", "3", *BOTS)
    assert main(["trial", str(map_), *arguments]) == 2
    captured = capsys.readouterr()
    assert "The processes that play the games were lost (BrokenProcessPool: A process ended.)" in captured.err
    assert "of 50 games were played." in captured.out


# -- what cannot be done ---------------------------------------------------------------------------


def test_what_cannot_be_tried_is_said_in_a_sentence(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no bot 'clever'" in refused(capsys, map_, "--bots", "clever")
    assert "There is no rule set 'ninth'" in refused(capsys, map_, "--rules", "ninth")
    save_board(board_of(["...."] * 3, title="Bare"), map_)
    assert "No town has a key" in refused(capsys, map_)


@pytest.mark.parametrize(("option", "value"), [("--games", "0"), ("--jobs", "0"), ("--games", "many")])
def test_numbers_that_are_none_are_refused(
    map_: Path, option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["trial", str(map_), option, value])
    assert left.value.code == 2
    assert (
        f"give a number from 1 to 1,000{',000' if option == '--games' else ''}, not {value}"
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
    assert "give --executor as dask://HOST:PORT" in refused(capsys, map_, "--executor", address)


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
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as local:
        place = local.scheduler_address.replace("tcp://", "dask://")
        assert said(capsys, *arguments, "--executor", place) == alone


def test_a_cluster_without_workers_is_told_of(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with LocalCluster(n_workers=0, processes=False, protocol="tcp", dashboard_address=None) as local:
        place = local.scheduler_address.replace("tcp://", "dask://")
        told = refused(capsys, map_, "--executor", place)
    assert "has no worker: start one with `dask worker" in told


def test_a_cluster_that_loses_its_workers_keeps_what_was_played(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was sent to them would wait without end."""
    monkeypatch.setattr(cluster, "ABSENCE_S", 1.0)
    monkeypatch.setattr(cluster, "_LOOK_S", 0.1)
    settings = {"threads_per_worker": 1, "processes": False, "protocol": "tcp", "dashboard_address": None}
    with LocalCluster(n_workers=1, **settings) as local:
        place = local.scheduler_address.replace("tcp://", "dask://")
        left = Timer(3.0, local.scale, [0])
        left.start()
        assert main(["trial", str(map_), "--games", "100000", "--executor", place, "--format", "json"]) == 2
        left.join()
    kept, told = capsys.readouterr()
    assert 0 < json.loads(kept)["games"] < 100_000
    assert "has had no worker for 1 seconds). What was played until then is told above." in told

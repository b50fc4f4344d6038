"""The command trial, stopped in the midst of its games."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from select import select
from time import sleep

import pytest

from engine.trials import playing, running
from engine.trials.tally import Tally
from engine.trials.trial import Trial
from studio.cli.main import main
from tests.architecture.sources import ROOT
from tests.studio.cli.conftest import BOTS


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
    assert f"Stopped after {told['games']} of 1000000 games." in report.read_text("utf-8")


LATE = """
import sys
from time import sleep
from engine.trials import playing, running
from studio.cli.main import main

def play(trial, batch):
    sleep(0 if batch.first else 2.5)
    return playing.play(trial, batch)

running.play = play
sys.exit(main())
"""


def test_games_are_seen_to_be_played_before_the_first_is_over(map_: Path) -> None:
    reader, terminal = os.openpty()
    command = [sys.executable, "-W", "error", "-c", LATE, "trial", str(map_), "--games", "3", "--jobs", "1"]
    with subprocess.Popen([*command, *BOTS], stdout=subprocess.DEVNULL, stderr=terminal) as process:
        assert process.wait(60) == 0
    os.close(terminal)
    shown = os.read(reader, 65536).decode()
    os.close(reader)
    assert "0 of 3 games, 0:00 so far … " in shown
    assert "0 of 3 games, 0:01 so far … " in shown
    assert shown.endswith("\r\033[K"), "nothing of it is left"


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
    """Fail if a process of the command's goes on after it; what Python keeps next to them ends soon after."""
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


def test_lost_processes_are_reported_after_what_was_played(
    map_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def dying(trial: Trial, batch: playing.Batch) -> playing.Done[Tally]:
        if batch.first:
            raise BrokenProcessPool("A process ended.")
        return playing.play(trial, batch)

    monkeypatch.setattr(running, "play", dying)
    arguments = ("--games", "50", "--jobs", "1", "--seed", "3", *BOTS)
    assert main(["trial", str(map_), *arguments]) == 2
    captured = capsys.readouterr()
    assert "The processes that play the games were lost (BrokenProcessPool: A process ended.)" in captured.err
    assert "Stopped after 1 of 50 games." in captured.out

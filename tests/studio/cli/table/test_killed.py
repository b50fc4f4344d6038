"""Games in the terminal whose program is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.shipped import folder
from engine.table.files import open_sitting
from tests.architecture.sources import ROOT

SEVERN = folder("maps") / "severn.yaml"


def killed(path: Path, orders: str, after: str, delay: float = 0.0) -> None:
    """Play by orders, and kill the program some seconds after it said something."""
    script = "import sys; from studio.cli.main import main; sys.exit(main())"
    arguments = ["play", str(SEVERN), "--seats", "human,greedy,greedy", "--seed", "7", "-o", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-c", script, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(orders)
    process.stdin.flush()
    while after not in (line := process.stdout.readline()):
        assert line
    time.sleep(delay)
    process.send_signal(signal.SIGKILL)
    process.stdin.close()
    process.stdout.close()
    process.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
def test_a_game_that_is_killed_has_every_move_that_was_made(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    killed(path, "start T23\nT23 S24 R24\naccounts\n", "Green: greedy")
    assert json.loads(path.read_text("utf-8").splitlines()[-1]) == {"player": "Red", "lay": ["S24", "R24"]}
    found = open_sitting(path)
    assert found.trouble is None
    assert found.sitting.state.points == 1


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
@pytest.mark.parametrize("delay", [0.0, 0.02, 0.1, 0.3])
def test_a_game_of_bots_that_is_killed_at_any_moment_loses_at_most_its_last_line(
    delay: float, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"
    killed(path, "start T23\nseat Red greedy\ngo\n", "Round 1", delay)
    found = open_sitting(path)
    assert found.trouble is None or "in the middle of a line" in str(found.trouble)
    assert len(found.sitting.moves) >= 4, "the starts and the first throw"

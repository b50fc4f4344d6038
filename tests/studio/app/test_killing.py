"""Nothing is ever lost: the real program is killed hundreds of times while it edits and saves."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from tests.studio.app.killing import GRACE, HANDS

KILLS = 100
"""In each lane."""
IDLE = 0.05
"""What part of the studios may stand still and make no edit: that is no loss, and told where it happens."""
_LANE = "import sys; from tests.studio.app import killing; killing.tell(*sys.argv[1:])"
# Not a module: each studio's other process would import that, Qt and all, and outlive its studio by it.
_STALL = 3.0


def test_the_program_killed_two_hundred_times_has_lost_nothing_older_than_a_second(tmp_path: Path) -> None:
    lanes = []
    for seed, hand in enumerate(HANDS):
        place = tmp_path / hand
        place.mkdir()
        lanes.append(begun(str(place), str(KILLS), str(seed), hand))
    tallies = []
    for lane, hand in zip(lanes, HANDS, strict=True):
        out, errors = lane.communicate()
        assert lane.returncode == 0, errors
        # Kept where a run's files are kept, for whoever asks why a studio stood still.
        (tmp_path / f"{hand}.txt").write_text(f"{out}\n{errors}")
        tallies.append(json.loads(out))
    sys.stdout.write(f"Killed {len(lanes) * KILLS} times: {tallies}\n")
    assert [tally["lost"] for tally in tallies] == [[]] * len(lanes)
    assert all(tally["kills"] == KILLS for tally in tallies)
    assert all(len(tally["idle"]) <= IDLE * KILLS for tally in tallies)
    assert all(0 < tally["longest_missing"] <= GRACE for tally in tallies)
    # Else the kills came too early to prove anything.
    assert all(tally["recoveries"] > KILLS / 10 and tally["edits"] > KILLS for tally in tallies)


def test_a_studio_that_stands_still_is_not_excused(tmp_path: Path) -> None:
    out, errors = begun(str(tmp_path), "1", "0", HANDS[0], str(_STALL)).communicate()
    tally = json.loads(out) if out else pytest.fail(errors)
    assert tally["longest_missing"] + tally["excused"] > 0.8 * _STALL
    assert bool(tally["lost"]) is (tally["longest_missing"] > GRACE)


def begun(*arguments: str) -> subprocess.Popen[str]:
    """Begin to kill studios in a process of its own."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", _LANE, *arguments]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=pipe, stderr=pipe, text=True)

"""Nothing is ever lost: the real program is killed hundreds of times while it edits and saves."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.architecture.sources import ROOT
from tests.studio.app.killing import GRACE, HANDS

KILLS = 100
"""In each lane."""
_LANE = "import sys; from tests.studio.app import killing; killing.tell(*sys.argv[1:])"
# Not a module: each studio's other process would import that, Qt and all, and outlive its studio by it.
_STALL = 3.0


def test_the_program_killed_two_hundred_times_has_lost_nothing_older_than_a_second(tmp_path: Path) -> None:
    lanes = []
    for seed, hand in enumerate(HANDS):
        place = tmp_path / hand
        place.mkdir()
        lanes.append(begun(place, str(KILLS), str(seed), hand))
    tallies = [tally_of(lane, tmp_path / hand) for lane, hand in zip(lanes, HANDS, strict=True)]
    sys.stdout.write(f"Killed {len(lanes) * KILLS} times: {tallies}\n")
    assert [tally["lost"] for tally in tallies] == [[]] * len(lanes)
    assert all(tally["kills"] == KILLS for tally in tallies)
    assert all(0 < tally["longest_missing"] <= GRACE for tally in tallies)
    # Else the kills came too early to prove anything.
    assert all(tally["recoveries"] > KILLS / 10 and tally["edits"] > KILLS for tally in tallies)


def test_a_studio_that_stands_still_is_not_excused(tmp_path: Path) -> None:
    tally = tally_of(begun(tmp_path, "1", "0", HANDS[0], str(_STALL)), tmp_path)
    assert tally["longest_missing"] + tally["excused"] > 0.8 * _STALL
    assert bool(tally["lost"]) is (tally["longest_missing"] > GRACE)


def begun(place: Path, *arguments: str) -> subprocess.Popen[str]:
    """Begin to kill studios in a process of its own; what is said of errors goes to a file in their place."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", _LANE, str(place), *arguments]
    # Not into a pipe: one that nobody empties yet is full some time, and studios wait for it.
    with errors_in(place).open("w") as errors:
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=pipe, stderr=errors, text=True)


def tally_of(lane: subprocess.Popen[str], place: Path) -> dict[str, Any]:
    """Return what came of a lane when it ends, which says why if it fails."""
    out, _ = lane.communicate()
    assert lane.returncode == 0, errors_in(place).read_text()
    tally: dict[str, Any] = json.loads(out)
    return tally


def errors_in(place: Path) -> Path:
    """Return the file of a lane's errors."""
    return place / "errors.txt"

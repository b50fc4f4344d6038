"""Nothing is ever lost: the real program is killed hundreds of times while it edits and saves."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.sources import ROOT
from tests.studio.app.killing import GRACE

LANES = 2
KILLS = 100
"""In each lane."""
_LANE = "import sys; from tests.studio.app import killing; killing.tell(*sys.argv[1:])"
# Not a module: each studio's other process would import that, Qt and all, and outlive its studio by it.


def test_the_program_killed_two_hundred_times_has_lost_nothing_older_than_a_second(tmp_path: Path) -> None:
    lanes = []
    for seed in range(LANES):
        place = tmp_path / f"{seed}"
        place.mkdir()
        program = [sys.executable, "-c", _LANE, str(place), str(KILLS), str(seed)]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        lanes.append(
            subprocess.Popen(
                program, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
            )
        )
    tallies = []
    for lane in lanes:
        out, errors = lane.communicate()
        assert lane.returncode == 0, errors
        tallies.append(json.loads(out))
    sys.stdout.write(f"Killed {LANES * KILLS} times: {tallies}\n")
    assert [tally["lost"] for tally in tallies] == [[]] * LANES
    assert all(tally["kills"] == KILLS for tally in tallies)
    assert all(0 < tally["longest_missing"] <= GRACE for tally in tallies)
    # Else the kills came too early to prove anything.
    assert all(tally["recoveries"] > KILLS / 10 and tally["edits"] > KILLS for tally in tallies)

"""Nothing is ever lost: the real program is killed hundreds of times while it edits and saves."""

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.architecture.sources import ROOT
from tests.studio.app import killing
from tests.studio.app.killing import GRACE, HANDS

KILLS = 100
"""In each lane."""
MOST_PARDONED = 0.1
"""The share of kills, in each lane, that may count as no loss because the machine stood still."""
_LANE = "import sys; from tests.studio.app import killing; killing.tell(*sys.argv[1:])"
# Not a module: each studio's other process would import that, Qt and all, and outlive its studio by it.
_STALL = 3.0
_ATTEMPTS = 3


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
    assert tallies[HANDS.index("pointer")]["strokes_cut_short"] > KILLS / 10
    # Else it was the machine that was watched, and not the studio.
    assert all(tally["pardoned"] <= KILLS * MOST_PARDONED for tally in tallies)


def test_a_studio_that_stands_still_is_not_excused(tmp_path: Path) -> None:
    tally = stalled(tmp_path)
    assert tally["longest_missing"] > GRACE
    (lost,) = tally["lost"]
    assert lost.startswith("kill 1: 1 of 1 edits")


def stalled(place: Path) -> dict[str, Any]:
    """Return what came of a studio that stood still; where the machine did as well it is begun anew."""
    for attempt in map(str, range(_ATTEMPTS)):
        (place / attempt).mkdir()
        tally = tally_of(begun(place / attempt, "1", "0", HANDS[0], str(_STALL)), place / attempt)
        if tally["excused"] < 0.5 * _STALL - GRACE:
            return tally
    raise AssertionError(f"Nearly all was excused, {_ATTEMPTS} times.")


def test_a_witness_excuses_by_how_much_it_was_late_itself_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = iter((0.0, 0.05, 0.10, 2.15, 2.20))
    monkeypatch.setattr(killing, "time", SimpleNamespace(monotonic=partial(next, clock)))
    witness = killing.Witness()
    for _ in range(4):
        witness.look()
    assert [round(witness.late_since(when), 3) for when in (0.0, 0.12, 2.15)] == [2.0, 2.0, 0.0]


@pytest.mark.parametrize(
    ("late", "lost", "pardoned"), [((0.0, 0.0), 1, 0), ((0.0, 0.1), 1, 0), ((0.0, 1.5), 0, 1)]
)
def test_what_is_excused_is_counted(
    monkeypatch: pytest.MonkeyPatch, late: tuple[float, float], lost: int, pardoned: int
) -> None:
    """Of two edits the second, made two seconds before the end, is missing."""
    witness, tally = killing.Witness(), killing.Tally()
    monkeypatch.setattr(witness, "late_since", lambda when: late[when > 1])
    killing.count(killing.Life({1: 0.0, 2: 2.0}, 4.0, witness, is_held=True), 1, tally)
    assert (len(tally.lost), tally.pardoned, tally.strokes_cut_short) == (lost, pardoned, 1)
    assert tally.excused == late[1]


def test_a_studio_that_takes_what_it_saved_for_another_program_s_is_counted() -> None:
    witness, tally = killing.Witness(), killing.Tally()
    killing.count(killing.Life({1: 0.0}, 0.5, witness, is_held=False, accused=True), 1, tally)
    assert (tally.accusations, tally.lost) == (1, [])


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

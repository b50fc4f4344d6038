"""Kills the studio as often as one likes, and prints what was lost.

``python -m tests.kills --kills 1000`` kills the whole program at random moments while it draws and saves,
half of the times under edits of the session and half under the pointer; with ``--load 8`` eight processes
keep the machine busy meanwhile. With ``--tables`` it plays games at tables instead, takes moves back and
makes them again. ``python -m tests.kills --moments`` ends a session at each of its calls
about a file, one after the other.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.architecture.sources import ROOT

HANDS: Final = ("session", "pointer")
"""What makes the edits."""
# Not a module: each studio's other process would import that, Qt and all, and outlive its studio by it.
_LANE: Final = "import sys; from tests.studio.app import killing; killing.tell(*sys.argv[1:])"
_MOMENTS: Final = "import sys; from tests.studio.session import endings; endings.tell(sys.argv[1])"
_TABLES: Final = "import sys; from tests.studio.app import killing_tables; killing_tables.tell(*sys.argv[1:])"
_BUSY: Final = "while True: pass"


def begun(place: Path, *arguments: str, program: str = _LANE) -> subprocess.Popen[str]:
    """Begin to kill studios in a process of its own; what is said of errors goes to a file in their place."""
    place.mkdir(exist_ok=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", program, str(place), *arguments]
    # Not into a pipe: one that no one empties yet is full some time, and studios wait for it.
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


def killed(place: Path, kills: int, seed: int = 0) -> list[dict[str, Any]]:
    """Kill so many studios in all, half by each hand side by side, and return what came of each half."""
    lanes = []
    for number, hand in enumerate(HANDS):
        count = (kills + number) // len(HANDS)
        lanes.append(begun(place / hand, str(count), str(len(HANDS) * seed + number), hand))
    return [tally_of(lane, place / hand) for lane, hand in zip(lanes, HANDS, strict=True)]


def killed_at_each_moment(place: Path) -> dict[str, Any]:
    """End a session at each of its calls about a file, and return what came of that."""
    return tally_of(begun(place, program=_MOMENTS), place)


def killed_tables(place: Path, kills: int, seed: int = 0) -> dict[str, Any]:
    """Kill so many studios in which a game is played, and return what came of it."""
    return tally_of(begun(place, str(kills), str(seed), program=_TABLES), place)


@contextmanager
def busy(load: int) -> Iterator[None]:
    """Keep the machine busy with so many processes."""
    processes = [subprocess.Popen([sys.executable, "-c", _BUSY]) for _ in range(load)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def figures(tallies: list[dict[str, Any]]) -> str:
    """Return the figures of some tallies together."""

    def total(name: str) -> Any:
        return sum(len(each[name]) if isinstance(each[name], list) else each[name] for each in tallies)

    oldest = max(each["longest_missing"] for each in tallies)
    wall = max(each["oldest_missing"] for each in tallies)
    lines = [
        f"kills                      {total('kills')}",
        f"edits                      {total('edits')}",
        f"during a save              {total('saves_cut_short')}",
        f"during a stroke            {total('strokes_cut_short')}",
        f"recovered                  {total('recoveries')}",
        f"before any edit            {total('idle')}",
        f"losses                     {total('lost')}",
        f"excused by the machine     {total('pardoned')}",
        f"oldest lost stroke         {oldest:.2f} s ({wall:.2f} s with what the machine stood still)",
        f"false questions            {total('accusations')}",
        f"files left                 {total('leftovers')}",
    ]
    told = [text for each in tallies for text in (*each["lost"], *each["idle"], *each["leftovers"])]
    return "\n".join([*lines, *told, ""])


def told(figures: dict[str, Any], faults: str) -> int:
    """Print figures by name; return 1 if there is any of the faults."""
    sys.stdout.write("".join(f"{name:26} {value}\n" for name, value in figures.items()))
    return 1 if figures[faults] else 0


def main() -> int:
    """Kill, and print the figures; fails if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often (default: 200)")
    parser.add_argument("--load", type=int, default=0, help="busy processes beside it (default: none)")
    parser.add_argument("--seed", type=int, default=0, help="of the moments (default: 0)")
    parser.add_argument("--tables", action="store_true", help="while games are played")
    parser.add_argument("--moments", action="store_true", help="at each call of a session about a file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, busy(arguments.load):
        if arguments.moments:
            return told(killed_at_each_moment(Path(place)), "wrong")
        if arguments.tables:
            return told(killed_tables(Path(place), arguments.kills, arguments.seed), "lost")
        tallies = killed(Path(place), arguments.kills, arguments.seed)
    sys.stdout.write(figures(tallies))
    return 1 if any(each["lost"] or each["accusations"] or each["leftovers"] for each in tallies) else 0


if __name__ == "__main__":
    sys.exit(main())

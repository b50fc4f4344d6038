"""How fast the studio is, measured through the whole way from an event to the paint.

Run it with ``platelayer bench --what studio`` or ``python -m tests.benchmarks.studio``. Each part
runs in a process of its own, without a screen and with settings of its own, so that no part pays
for the one before and no one's settings are touched.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Timer
from time import perf_counter
from typing import Any, Final

from studio.cli.exits import FINE, CommandError

Facts = dict[str, Any]
"""What a part measured: milliseconds in lists, seconds and megabytes as numbers."""

BOARDS: Final = ((60, 50), (400, 250))
"""Columns and rows of the boards measured on."""
STROKES: Final = 100
_MOVES, _NOTCHES, _TURNS = 120, 40, 3
MOST_S: Final = 900.0
"""How long a part may take, on a machine that is ten times as busy as it should be; then it is given up."""
EVENING: Final = 3000
"""How many strokes an evening has, after which the memory is measured once more."""
_REST_S: Final = 0.25
"""How long a hand rests between two strokes."""
_EDIT_SMALL_MS, _EDIT_P99_MS, _MOVE_P99_MS = 2.0, 8.0, 16.0
_SMALL: Final = 3000


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, and print what was found; returns the exit code."""
    parser = argparse.ArgumentParser("bench_studio", description=__doc__)
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.add_argument("--strokes", type=int, default=STROKES, help="how many edits are timed on each board")
    parser.add_argument("--part", choices=sorted(_PARTS), help=argparse.SUPPRESS)
    parser.add_argument("--turns", type=int, default=_TURNS, help=argparse.SUPPRESS)
    parser.add_argument("--evening", type=int, default=EVENING, help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args(argv)
    if arguments.part is not None:
        print(json.dumps(_PARTS[arguments.part](arguments)))
        return FINE
    return tell(BOARDS, arguments.strokes, arguments.format)


def tell(boards: Sequence[tuple[int, int]], strokes: int, form: str) -> int:
    """Measure and print it, as text or as json; returns the exit code."""
    facts = measured(boards, strokes)
    print(json.dumps(facts, indent=2) if form == "json" else "\n".join(lines(facts)))
    return FINE


def measured(
    boards: Sequence[tuple[int, int]], strokes: int, turns: int = _TURNS, evening: int = EVENING
) -> Facts:
    """Measure the first window, then each board; what is opened is opened so many times.

    An evening has so many strokes, after which the memory is measured.

    Raises CalledProcessError when a part breaks down.
    """
    facts: Facts = {"first_window_s": median(_first_window() for _ in range(turns)), "boards": []}
    for columns, rows in boards:
        size = ["--size", str(columns), str(rows)]
        told = {"hexes": columns * rows}
        told |= _told(["--part", "board", "--strokes", str(strokes), "--evening", str(evening), *size])
        told |= _told(["--part", "picture", *size])
        told |= _told(["--part", "screen", "--turns", str(turns), *size])
        facts["boards"].append(told)
    return facts


def lines(facts: Facts) -> list[str]:
    """Return what was measured, in words, each next to what is aimed at."""
    said = [f"First window: {facts['first_window_s']:.2f} s from the command (aim: 1.2 s)"]
    for board in facts["boards"]:
        small = board["hexes"] <= _SMALL
        said += ["", f"{board['hexes']:,} hexes"]
        aim = f"p50 {_EDIT_SMALL_MS:.0f}" if small else f"p99 {_EDIT_P99_MS:.0f}"
        said.append(_line("edit to paint", board["edit_ms"], f"{aim} ms"))
        said.append(_line("  of it at work", board["edit_work_ms"], None))
        said.append(_line("edit to exact paint", board["exact_ms"], None))
        said.append(_line("pan", board["pan_ms"], f"p99 {_MOVE_P99_MS:.0f} ms"))
        said.append(_line("zoom", board["zoom_ms"], f"p99 {_MOVE_P99_MS:.0f} ms"))
        drawn = "in plain colours" if board["open_is_plain"] else "drawn with all there is"
        said.append(f"  {'open':<22}{board['open_s']:.2f} s to the exact picture, {drawn} (aim: 2 s)")
        said.append(_memory("memory", board["memory_mb"]))
        said.append(_memory(f"  {EVENING:,} strokes on", board["evening_mb"]))
        said.append(f"  {'whole map as PNG':<22}{board['png_s']:.2f} s, the ground of it")
        said += _beside_tiled(board)
    return said


def _memory(when: str, most_mb: float | None) -> str:
    """Return how much memory was taken by then."""
    return f"  {when:<22}{'not told here' if most_mb is None else f'{most_mb:.0f} MB (aim: 400 MB)'}"


def _beside_tiled(board: Facts) -> list[str]:
    """Return how the board's times compare with Tiled's."""
    if board["tiled_png_s"] is None:
        return [f"  {board['tiled']}"]
    said = [_ratio("PNG beside Tiled", board["png_s"], board["tiled_png_s"], "0.15")]
    if board["tiled_window_s"] is None:
        return [*said, f"  {board['screen']}"]
    if board["tiled_opens_s"] is None:
        said.append(f"  {board['screen']}")
    else:
        said.append(_ratio("open beside Tiled", board["our_opening_s"], board["tiled_opens_s"], "0.5"))
    (window, shown), (tiled_window, tiled_shown) = board["our_window_s"], board["tiled_window_s"]
    said.append(_ratio("  from the window", shown - window, tiled_shown - tiled_window, None))
    said.append(_ratio("  with the start", shown, tiled_shown, None))
    return said


def _ratio(what: str, ours: float, theirs: float, aim: str | None) -> str:
    """Return one of our times as a part of Tiled's."""
    text = f"  {what:<22}{ours / theirs:.2f} of its {theirs:.2f} s"
    return text if aim is None else f"{text} (aim: {aim})"


def _line(name: str, times: Sequence[float], aim: str | None) -> str:
    """Return what there is to say of many times."""
    ordered = sorted(times)
    middle, most = percentile(ordered, 0.5), percentile(ordered, 0.99)
    text = f"  {name:<22}p50 {middle:.1f}  p99 {most:.1f}  worst {ordered[-1]:.1f} ms"
    return text if aim is None else f"{text} (aim: {aim})"


def percentile(ordered: Sequence[float], share: float) -> float:
    """Return the least of some times, in order, that so large a share does not exceed."""
    return ordered[max(0, min(len(ordered) - 1, -int(-share * len(ordered) // 1) - 1))]


# -- the parts, each in a process of its own -----------------------------------------------------


def _told(arguments: Sequence[str]) -> Facts:
    """Run a part in another process, and return what it measured; raises CommandError when it never ends."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.benchmarks.studio", *arguments]
        environment = _apart(Path(folder))
        try:
            done = subprocess.run(
                command, env=environment, check=True, stdout=subprocess.PIPE, text=True, timeout=MOST_S
            )
        except subprocess.TimeoutExpired as late:
            raise CommandError(
                f"Measuring '{' '.join(arguments)}' was given up after {MOST_S:.0f} seconds."
            ) from late
    facts: Facts = json.loads(done.stdout)
    return facts


def _first_window() -> float:
    """Return the seconds from the command to the first window; raises CommandError when none comes."""
    with TemporaryDirectory() as folder:
        start = perf_counter()
        command = [sys.executable, "-m", "tests.benchmarks.studio", "--part", "window"]
        with subprocess.Popen(command, env=_apart(Path(folder)), stdout=subprocess.PIPE) as running:
            assert running.stdout is not None  # it is a pipe
            end = Timer(MOST_S, running.kill)
            end.start()
            told, took = running.stdout.readline(), perf_counter() - start
            running.wait()
            end.cancel()
        if not told:
            raise CommandError("The studio was begun, and no window of it came.")
        return took


def _apart(folder: Path) -> dict[str, str]:
    """Return an environment without a screen, whose settings and journals lie in a folder."""
    places = dict.fromkeys(
        ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "APPDATA", "LOCALAPPDATA"), str(folder)
    )
    quiet = {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*.warning=false"}
    return os.environ | places | quiet


def _window(_arguments: argparse.Namespace) -> Facts:
    """Open the studio without a map, and tell as soon as it is painted."""
    from tests.benchmarks.rig import Rig

    Rig().close()
    return {"is_shown": True}


def _board(arguments: argparse.Namespace) -> Facts:
    """Open a board, edit it, pan and zoom."""
    from engine.boardfile.writing import write_board
    from tests.benchmarks.boards import sample_board
    from tests.benchmarks.rig import Rig, most_memory_mb

    path = Path(os.environ["HOME"]) / "measured.yaml"
    path.write_text(write_board(sample_board(*arguments.size)), encoding="utf-8")
    rig = Rig()
    facts: Facts = {"open_s": rig.open(path), "open_is_plain": rig.is_plain}
    rig.look_closer()
    edits, exact = rig.strokes(arguments.strokes, _REST_S)
    pans, zooms = rig.pans(_MOVES), rig.zooms(_NOTCHES)
    facts |= {
        "edit_ms": [1000 * clock for clock, _ in edits],
        "edit_work_ms": [1000 * work for _, work in edits],
        "exact_ms": [1000 * clock for clock in exact],
        "pan_ms": [1000 * clock for clock, _ in pans],
        "zoom_ms": [1000 * clock for clock, _ in zooms],
        "memory_mb": most_memory_mb(),
    }
    rig.spend_evening(arguments.evening)
    facts["evening_mb"] = most_memory_mb()
    rig.close()
    return facts


def _picture(arguments: argparse.Namespace) -> Facts:
    """Make the whole map's PNG, and let Tiled make one of the same hexes."""
    from PySide6.QtGui import QGuiApplication

    from studio.drawing.maps.themes import ATLAS
    from studio.painting.ground import ground_png
    from tests.benchmarks import tiled
    from tests.benchmarks.boards import sample_board

    application = QGuiApplication(sys.argv[:1])
    board, folder = sample_board(*arguments.size), Path(os.environ["HOME"])

    def write() -> float:
        start = perf_counter()
        (folder / "ours.png").write_bytes(ground_png(board, ATLAS, tiled.HEX_PX))
        return perf_counter() - start

    facts: Facts = {"png_s": _best(write), "tiled": None, "tiled_png_s": None}
    if tiled.is_there():
        tmx, own = tiled.write_tmx(board, folder), dict(os.environ)
        facts["tiled_png_s"] = _best(lambda: tiled.rasterized(tmx, own))
    else:
        facts["tiled"] = tiled.NOT_THERE
    del application
    return facts


def _screen(arguments: argparse.Namespace) -> Facts:
    """Have the studio and Tiled open the same hexes on a screen, in turns."""
    from tests.benchmarks import screen_timing, tiled
    from tests.benchmarks.boards import sample_board
    from tests.benchmarks.opening import beside_tiled

    facts: Facts = {
        "screen": None,
        **dict.fromkeys(("our_window_s", "tiled_window_s", "our_opening_s", "tiled_opens_s")),
    }
    if not screen_timing.is_there():
        return facts | {"screen": screen_timing.NOT_THERE}
    if not tiled.is_there():
        return facts | {"screen": tiled.NOT_THERE}
    board, folder = sample_board(*arguments.size), Path(os.environ["HOME"])
    return facts | beside_tiled(board, folder, arguments.turns)


def _best(work: Callable[[], float]) -> float:
    """Return the middle of the times some work takes."""
    return median(work() for _ in range(_TURNS))


_PARTS: Final[dict[str, Callable[[argparse.Namespace], Facts]]] = {
    "window": _window,
    "board": _board,
    "picture": _picture,
    "screen": _screen,
}

if __name__ == "__main__":
    sys.exit(main())

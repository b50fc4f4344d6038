"""How fast a game at the table is, as ratios within one run: looking back, hovering, bots at full speed.

The window is that of the studio, without a screen and with settings of its own.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from engine.board.document import Board
from engine.boardfile.reading import parse_board
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.shipped import folder
from engine.table.driving import driven
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import Header, game_of
from engine.transcript.remarks import HUMAN
from studio.cli.exits import FINE
from tests.benchmarks.postal import Ratio
from tests.benchmarks.studio import percentile

if TYPE_CHECKING:
    from tests.benchmarks.rig import Rig, Times

AIM_LOOK, AIM_HOVER, AIM_GAME, AIM_MEMORY, AIM_EVENT = 1 / 15, 1.0, 1.5, 3.0, 16.0
"""What the design of the table asks for; the last in milliseconds, on a machine that does nothing else."""
MOVES: Final = 1000
_LOOKS, _HOVERS, _STROKES = 100, 300, 100
_SEED: Final = 7
_ROOT: Final = Path(__file__).parents[2]
_BOT: Final = "planner"
_BUILT: Final = 200
"""How many moves have been made in the game in which is hovered."""
_NAMES: Final = ("Red", "Blue", "Green", "Orange", "Black", "Brown")
_SEATS, _MOST_SEATS = 4, 6
"""How many bots play; the more, the longer is the game."""


def ratios(
    moves: int = MOVES, hovers: int = _HOVERS, strokes: int = _STROKES, bot: str = _BOT
) -> tuple[list[Ratio], list[float]]:
    """Return the ratios, and the work of each turn of the event loop while bots played, in milliseconds."""
    game = played(moves, "greedy")
    found = [
        Ratio(f"going to a move of {game.at:,}, the slowest / replaying all", _looks(game), AIM_LOOK),
        Ratio(f"memory of a sitting of {game.at:,} moves / of its board", _memory(game), AIM_MEMORY),
    ]
    with TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = home
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from tests.benchmarks.rig import Rig  # the folder of the settings comes first

        rig = Rig()
        try:
            found.append(
                Ratio("hover to chip / edit to paint, both p99", _hover(rig, hovers, strokes), AIM_HOVER)
            )
            ratio, turns = _full_speed(rig, bot)
        finally:
            rig.close()
    found.append(Ratio(f"a game of four {bot} at the table / the command that plays it", ratio, AIM_GAME))
    return found, turns


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure as much as is asked for, and print it; returns the exit code."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.sittings", description=__doc__)
    parser.add_argument("--format", choices=["text", "json"], default="text")
    for name, count in (("--moves", MOVES), ("--hovers", _HOVERS), ("--strokes", _STROKES)):
        parser.add_argument(name, type=int, default=count)
    parser.add_argument("--bot", choices=BOTS, default=_BOT)
    asked = parser.parse_args(arguments)
    return _told(asked.format, *ratios(asked.moves, asked.hovers, asked.strokes, asked.bot))


def tell(form: str) -> int:
    """Measure, and print what was found with what is aimed at."""
    return _told(form, *ratios())


def _told(form: str, found: list[Ratio], turns: list[float]) -> int:
    """Print what was found with what is aimed at."""
    ordered = sorted(turns)
    p50, p99, worst = percentile(ordered, 0.5), percentile(ordered, 0.99), ordered[-1]
    if form == "json":
        loop = {"p50_ms": p50, "p99_ms": p99, "worst_ms": worst, "aim_ms": AIM_EVENT}
        print(json.dumps({"ratios": [vars(each) for each in found], "loop": loop}, indent=2))
        return FINE
    print("a game at the table, each figure in one run with what it is held against\n")
    for each in found:
        print(f"{each.name:<62}{each.value:>9.4f}  aim at most {each.aim:.3g}")
    print(
        f"work of a turn of the event loop while bots play at full speed: p50 {p50:.1f}, p99 {p99:.1f}, "
        f"worst {worst:.1f} ms (aim: p99 {AIM_EVENT:.0f} ms)"
    )
    return FINE


def played(moves: int, bot: str) -> Sitting:
    """Return a game of six bots on the Severn after so many moves, or at its end if that comes before."""
    begun = begun_by(bot, _MOST_SEATS)
    *_, last = begun, *islice(driven(begun), moves)
    return last.taken_back(moves) if last.at > moves else last


def begun_by(bot: str, seats: int = _SEATS) -> Sitting:
    """Return a game of bots on the Severn that begins."""
    board = (folder("maps") / "severn.yaml").read_text("utf-8")
    header = Header(board, "Severn", "", "sixth", _NAMES[:seats], (bot,) * seats, _SEED, "", luck="occasions")
    return sitting_of(header, game_of(header))


def _looks(game: Sitting) -> float:
    """Return the slowest of some looks at a move at random, to making all moves again."""
    random = Random(_SEED)
    start = perf_counter()
    again = sitting_of(game.header, game.game)
    for made in game.moves[: game.at]:
        again = again.made(made.move)
    replaying = perf_counter() - start
    assert again.state == game.state
    took = []
    for _ in range(_LOOKS):
        at = random.randrange(game.at)
        start = perf_counter()
        assert game.taken_back(at).state is not None
        took.append(perf_counter() - start)
    return max(took) / replaying


def _memory(game: Sitting) -> float:
    """Return the memory of the moves of a game with their states, to that of its board as games need it."""
    gc.collect()
    tracemalloc.start()
    try:
        board = _board(game.header.board)
        facts = facts_of(board)
        of_board, _ = tracemalloc.get_traced_memory()
        again = sitting_of(game.header, game.game)
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for made in game.moves:
            again = again.made(made.move)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert facts.hexes
    return (after - before) / of_board


def _board(text: str) -> Board:
    """Return a board as it is read from its file."""
    board = parse_board(text, "the board").board
    assert board is not None
    return board


def _hover(rig: "Rig", hovers: int, strokes: int) -> float:
    """Return the work from a hover to its chip, to that from an edit of the same board to its paint."""
    rig.open(folder("maps") / "severn.yaml")
    rig.look_closer()
    edits, _ = rig.strokes(strokes, 0.02)
    building = (each for each in driven(begun_by("greedy")) if each.at > _BUILT and each.state.builders)
    game = next(building)
    table = rig.sit_down(game.seated(game.state.builders[0], HUMAN))
    shown = rig.hovers(table, hovers)
    table.close()
    of_hovers, of_edits = (sorted(work for _, work in times) for times in (shown, edits))
    return percentile(of_hovers, 0.99) / percentile(of_edits, 0.99)


def _full_speed(rig: "Rig", bot: str) -> tuple[float, list[float]]:
    """Return a game of bots at the table to the command that plays it, and the turns of the event loop.

    It is processor time: that of the window and of the bots' choices, and that of the command with its start.
    """
    # What compiles or starts with the first game is no part of it.
    _shown(rig, bot)
    shown, work, turns = _shown(rig, bot)
    _chosen(bot)
    last, choosing = _chosen(bot)
    assert last.state == shown.state
    return (choosing + work) / _commanded(bot), [1000 * took for _, took in turns]


def _shown(rig: "Rig", bot: str) -> tuple[Sitting, float, "Times"]:
    """Return a game of bots at the table, the work of the window, and the turns of its event loop."""
    table = rig.sit_down(begun_by(bot))
    work, turns = rig.lets_play(table)
    shown = table.session.sitting
    table.close()
    return shown, work, turns


def _chosen(bot: str) -> tuple[Sitting, float]:
    """Return the same game without a window, and the processor time of the bots' choices."""
    start = process_time()
    *_, last = driven(begun_by(bot))
    return last, process_time() - start


def _commanded(bot: str) -> float:
    """Return the processor time of the command that plays the same game."""
    seats, board = ",".join((bot,) * _SEATS), str(folder("maps") / "severn.yaml")
    with TemporaryDirectory() as place:
        arguments = ["play", board, "--bots", seats, "--seed", str(_SEED), "--luck", "occasions"]
        arguments += ["-o", str(Path(place) / "game.jsonl")]
        program = f"from studio.cli.main import main; main({arguments!r})"
        before = os.times()
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, cwd=_ROOT)
        after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


if __name__ == "__main__":
    sys.exit(main())

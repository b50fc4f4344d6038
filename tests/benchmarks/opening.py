"""The studio and Tiled open the same hexes on a screen, in turns, watched from without."""

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from PySide6.QtGui import QGuiApplication

from engine.board.document import Board
from engine.boardfile.writing import write_board
from tests.benchmarks.ground_on_screen import place_of
from tests.benchmarks.screen_timing import (
    NO_KEYBOARD,
    Find,
    Opening,
    has_keyboard,
    opened,
    opened_while_running,
)
from tests.benchmarks.tiled import flatness, write_tmx

_STUDIO: Final = "import sys; from studio.cli.main import main; sys.exit(main())"

Facts = dict[str, Any]


class _Program(NamedTuple):
    """What opens a map: its command, its map's file, and how that is known when it is seen."""

    command: list[str]
    map: Path
    find: Find


def beside_tiled(board: Board, folder: Path, turns: int) -> Facts:
    """Return how long both take, from their start and by File > Open.

    Where one was not seen to show the map it says so, and no time is told.
    """
    programs = _programs(board, folder)
    facts: Facts = {}
    try:
        both = [
            [opened([*each.command, str(each.map)], each.find) for each in programs] for _ in range(turns)
        ]
        ours, theirs = zip(*both, strict=True)
        facts |= {"our_window_s": _middle(ours), "tiled_window_s": _middle(theirs)}
        if not has_keyboard():
            return facts | {"screen": NO_KEYBOARD}
        running = [
            [_opened_on_first_day(each, folder / f"turn-{turn}") for each in programs]
            for turn in range(turns)
        ]
    except TimeoutError as late:
        return facts | {"screen": f"Opening on a screen is not told: {late}"}
    ours_s, theirs_s = (median(times) for times in zip(*running, strict=True))
    return facts | {"our_opening_s": ours_s, "tiled_opens_s": theirs_s}


def _programs(board: Board, folder: Path) -> tuple[_Program, ...]:
    """Write a board for both programs, and return them."""
    application = QGuiApplication(sys.argv[:1])
    path, tmx = folder / "measured.yaml", write_tmx(board, folder)
    path.write_text(write_board(board), encoding="utf-8")
    del application
    wide, high = board.sheet.size_mm
    return (
        _Program(
            [sys.executable, "-c", _STUDIO, "studio"], path, partial(place_of, board, flatness=high / wide)
        ),
        _Program(["tiled"], tmx, partial(place_of, board, flatness=flatness(board))),
    )


def _opened_on_first_day(program: _Program, settings: Path) -> float:
    """Return how long a running program takes to open a map; where keys were lost they are struck again.

    It has settings of its own, for it is not to open again what it had open.
    """
    os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = str(settings)
    try:
        return opened_while_running(program.command, program.map, program.find)
    except TimeoutError:
        return opened_while_running(program.command, program.map, program.find)


def _middle(openings: Sequence[Opening]) -> Opening:
    """Return the opening that took the middle time from the window to the map."""
    return sorted(openings, key=lambda each: each.map_s - each.window_s)[len(openings) // 2]

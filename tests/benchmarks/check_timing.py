"""How long the checks take after a stroke, measured on a board in one run."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, fields, replace
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from engine.board.document import Board
from engine.board.terrain import HILL, OPEN
from engine.checks.frame.check import Check
from engine.checks.incremental import Rounds
from engine.diagnostics.findings import Finding
from engine.edits.document import SetField
from engine.edits.lines import EraseSides
from engine.edits.protocol import Edit
from engine.edits.terrain import PaintTerrain
from engine.edits.towns import ChangeTown

_TIMES = 5
_SLOWEST = 8
_SEED = 1


@dataclass(frozen=True)
class Stroke:
    """Medians, in seconds, after one sort of edit.

    ``quick`` is until what is local is known, ``whole`` from then until all is, ``fresh`` what
    checking the board takes when nothing is known of it: what checks keep from one board to the next
    is forgotten first.
    """

    edit: str
    quick: float
    whole: float
    fresh: float


@dataclass(frozen=True)
class Timing:
    """What was measured: each sort of edit, and what the slowest checks take alone, by code."""

    hexes: int
    strokes: tuple[Stroke, ...]
    slowest: tuple[tuple[str, float], ...]


def timing_of(board: Board, checks: Sequence[Check]) -> Timing:
    """Make edits of several sorts at random places of a board and take the times of the checks."""
    random = Random(_SEED)
    strokes = tuple(
        _stroke(board, checks, name, [make(board, random) for _ in range(_TIMES)])
        for name, make in _EDITS.items()
        if name in _possible(board)
    )
    alone = [(check.code, _seconds_cold(partial(_found, check), board, checks)) for check in checks]
    slowest = sorted(alone, key=lambda each: -each[1])[:_SLOWEST]
    return Timing(board.sheet.columns * board.sheet.rows, strokes, tuple(slowest))


def as_text(timing: Timing) -> str:
    """Return what was measured as a table, times in milliseconds and next to a check from nothing."""
    lines = [
        f"{timing.hexes} hexes; milliseconds, medians of {_TIMES} edits each",
        "(from nothing: with all forgotten that checks keep from one board to the next)",
        f"{'after':<20}{'at once':>10}{'the rest':>10}{'from nothing':>14}{'at once is':>12}",
    ]
    for stroke in timing.strokes:
        share = f"1/{stroke.fresh / stroke.quick:.0f}" if stroke.quick else "nothing"
        times = f"{1e3 * stroke.quick:>10.1f}{1e3 * stroke.whole:>10.1f}{1e3 * stroke.fresh:>14.1f}"
        lines.append(f"{stroke.edit:<20}{times}{share:>12}")
    slow = ", ".join(f"{code} {1e3 * seconds:.1f}" for code, seconds in timing.slowest)
    return "\n".join([*lines, f"the slowest checks alone, from nothing: {slow}"])


def _stroke(board: Board, checks: Sequence[Check], name: str, edits: Iterable[Edit]) -> Stroke:
    """Return the medians of several edits of one sort."""
    quick, whole, fresh = [], [], []
    for edit in edits:
        rounds, after = Rounds(checks), edit.apply(board)
        rounds.whole(board)
        quick.append(_seconds(partial(rounds.quick, after)))
        whole.append(_seconds(partial(rounds.whole, after)))
        fresh.append(_seconds_cold(Rounds(checks).whole, after, checks))
    return Stroke(name, median(quick), median(whole), median(fresh))


def _found(check: Check, board: Board) -> list[Finding]:
    """Return what a check finds."""
    return list(check.find(board))


def _seconds(work: Callable[[], object]) -> float:
    """Return how long some work takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def _seconds_cold(work: Callable[[Board], object], board: Board, checks: Iterable[Check]) -> float:
    """Return how long some work takes with a board of which nothing is known yet."""
    anew = unknown(board)
    for forget in _caches(checks):
        forget()
    return _seconds(partial(work, anew))


def unknown(board: Board) -> Board:
    """Return an equal board that shares no part with it for which anything could be kept.

    Layers stay the same arrays: they are compared by their bytes.
    """
    values = ((field.name, getattr(board, field.name)) for field in fields(board))
    # Made by its constructor and not edited, it has no lookups of the old board either.
    return replace(
        board, **{name: deepcopy(value) for name, value in values if not isinstance(value, np.ndarray)}
    )


def _caches(checks: Iterable[Check]) -> Iterator[Callable[[], object]]:
    """Yield what empties each cache in the rooms that the checks live in, save those that keep for ever.

    Such keep the checks themselves and what does not hang on a board.
    """
    rooms = tuple({f"{type(check).__module__.rpartition('.')[0]}." for check in checks})
    for name, module in list(sys.modules.items()):
        if name.startswith(rooms):
            values: Iterable[Any] = vars(module).values()
            caches = (value for value in values if hasattr(value, "cache_clear"))
            yield from (each.cache_clear for each in caches if each.cache_parameters()["maxsize"] is not None)


def _painted(board: Board, random: Random) -> Edit:
    """Return an edit that turns a hex from hill to open ground, or the other way."""
    hexes = [hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) in {OPEN, HILL}]
    hex_ = random.choice(hexes)
    return PaintTerrain((hex_,), HILL if board.terrain_at(hex_) == OPEN else OPEN)


def _moved(board: Board, random: Random) -> Edit:
    """Return an edit that moves a town."""
    town = random.choice(board.towns)
    spots = [hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == OPEN]
    return ChangeTown(town, replace(town, hex=random.choice(spots)), "Move town")


def _erased(board: Board, random: Random) -> Edit:
    """Return an edit that erases one side of the rivers."""
    return EraseSides((random.choice(sorted(board.rivers)),), "river")


def _titled(board: Board, random: Random) -> Edit:
    """Return an edit of the title."""
    return SetField("title", f"{board.title} {random.randrange(1000)}")


_EDITS: dict[str, Callable[[Board, Random], Edit]] = {
    "a hex painted": _painted,
    "a town moved": _moved,
    "a side erased": _erased,
    "the title changed": _titled,
}


def _possible(board: Board) -> set[str]:
    """Return the sorts of edits there is something on the board for."""
    there = {
        "a hex painted": bool({OPEN, HILL} & set(board.terrain.ravel().tolist())),
        "a town moved": bool(board.towns) and OPEN in board.terrain,
        "a side erased": bool(board.rivers),
    }
    return {name for name in _EDITS if there.get(name, True)}

"""How long the checks take while one draws: on the maps that come with the program, and a larger one."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from engine.board.document import Board
from engine.shipped import shipped_maps
from studio.cli.boards import load
from studio.cli.exits import FINE
from studio.proofing.catalogue import ALL_CHECKS
from tests.benchmarks.boards import sample_board
from tests.benchmarks.check_timing import Timing, as_text, timing_of

AIM_AT_ONCE, AIM_WHOLE = 0.1, 2.0
"""Seconds until what is local and until everything is known, on a board of 1,300 hexes."""
_LARGE: Final = (65, 46)
"""The largest boards ever printed have some 3,000 hexes."""


def tell(path: Path | None, format_: str) -> int:
    """Measure the checks on a map, or on boards of ours, and print what came of it."""
    boards = _ours() if path is None else {path.stem: load(path)}
    timings = {name: timing_of(board, ALL_CHECKS) for name, board in boards.items()}
    if format_ == "json":
        print(json.dumps(_plain(timings), indent=2))
    else:
        print(
            "\n\n".join(f"{name}: {as_text(timing)}\n{_verdict(timing)}" for name, timing in timings.items())
        )
    return FINE


def _ours() -> dict[str, Board]:
    """Return the shipped boards, and one made to be measured on."""
    shipped = {path.stem: load(path) for path in shipped_maps()}
    return {**shipped, "made": sample_board(*_LARGE)}


def _verdict(timing: Timing) -> str:
    """Return the worst of the sorts of edits next to the aims."""
    quick = max(stroke.quick for stroke in timing.strokes)
    whole = max(stroke.quick + stroke.whole for stroke in timing.strokes)
    return (
        f"at worst: at once {1e3 * quick:.0f} ms (aim {1e3 * AIM_AT_ONCE:.0f}), "
        f"everything {whole:.2f} s (aim {AIM_WHOLE:g}; for 1,300 hexes)"
    )


def _plain(timings: Mapping[str, Timing]) -> dict[str, Any]:
    """Return what was measured as plain values, in seconds."""
    return {
        "aims": {"at_once": AIM_AT_ONCE, "whole": AIM_WHOLE, "hexes": 1300},
        "boards": {
            name: {
                "hexes": timing.hexes,
                "edits": [asdict(stroke) for stroke in timing.strokes],
                "slowest": dict(timing.slowest),
            }
            for name, timing in timings.items()
        },
    }

"""A hand that draws: pointers through a tool, and what came of it."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, repeat
from typing import Any

from engine.board.document import Board
from engine.hexes.sheet import Point, Sheet
from studio.tools.gestures import Gesture, Outcome, Phase, Pointer, Preview, Tool, ToolSettings, Underway

SHEET = Sheet(12, 9)
USUAL = ToolSettings()


def drag(tool: Tool, board: Board, *places: Point, settings: ToolSettings = USUAL, **how: Any) -> Outcome:
    """Press at the first place, move through the others and let go at the last."""
    return last(tool(board, settings), pointers(*places, **how))[1]


def pointers(*places: Point, **how: Any) -> Iterable[Pointer]:
    """Return the pointers of one drag."""
    phases: Iterable[Phase] = chain(["press"], repeat("move", len(places) - 1), ["release"])
    return [Pointer(*place, phase, **how) for place, phase in zip((*places, places[-1]), phases, strict=True)]


def last(gesture: Gesture, sent: Iterable[Pointer]) -> tuple[Preview, Outcome]:
    """Send pointers until the gesture ends; return its last preview and its outcome.

    What it says that letting go would come to is what comes of it.
    """
    shown, foretold, before = next(gesture), list[Outcome](), None
    for pointer in sent:
        if isinstance(shown, Underway) and before is not None and replace(before, phase="release") == pointer:
            foretold.append(shown.let_go())
        try:
            shown = gesture.send(pointer)
        except StopIteration as end:
            outcome: Outcome = end.value
            break
        before = pointer
    else:
        raise AssertionError("The gesture did not end with its release.")
    assert all(repr(each.edit) == repr(outcome.edit) for each in foretold)
    return shown, outcome


def at(label: str, sheet: Sheet = SHEET) -> Point:
    """Return the centre of a hex, in millimetres."""
    return sheet.centre_mm(sheet.hex_named(label))


def edited(board: Board, outcome: Outcome) -> Board:
    """Return the board after the outcome's edit."""
    return board if outcome.edit is None else outcome.edit.apply(board)

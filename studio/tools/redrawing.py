"""How a hand goes on with what runs from hex to hex, or has places: there already, or begun."""

from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.lines import LINE_KINDS, SideLine
from engine.board.places import Ferry, PermittedBuild, Special
from engine.board.rules import Connection, Crossing, StartRule
from engine.edits.entries import AddEntry, ChangeEntry
from engine.edits.lines import DrawSides
from engine.edits.protocol import Edit
from studio.tools import courses, ferries, lines, specials
from studio.tools.clicks_in_progress import Begun
from studio.tools.gestures import Sequel
from studio.tools.selection import Thing
from studio.tools.trails import is_corner

_PLIES: Final = frozenset({"courses"})


def is_led_on(before: Thing | None, after: Thing | None) -> bool:
    """Return whether a line only got more sides, or a course a piece more or less at its end."""
    if isinstance(before, SideLine) and isinstance(after, SideLine):
        same = before.kind == after.kind and before.name == after.name
        return same and set(before.sides) < set(after.sides)
    if isinstance(before, Crossing | PermittedBuild) and isinstance(after, Crossing | PermittedBuild):
        short, long = sorted((before.course, after.course), key=len)
        return replace(before, course=after.course) == after != before and long[: len(short)] == short
    return False


def draws(edit: Edit) -> bool:
    """Return whether an edit draws a piece of a line or lays one of a course, as a click of its tool does."""
    match edit:
        case DrawSides() | AddEntry(entry=Crossing() | PermittedBuild()):
            return True
        case ChangeEntry(old=old, new=new):
            return is_led_on(old, new)
    return False


def redrawing_of(thing: Thing | None) -> Sequel | None:
    """Return how a hand lays the course of a thing again or picks its ways in; None if it has none."""
    match thing:
        case Ferry():
            sequel = ferries.redrawing(thing)
        case Crossing() | PermittedBuild():
            sequel = courses.redrawing(thing)
        case Special() | StartRule() | Connection():
            sequel = specials.picking(thing)
        case _:
            return None
    return replace(sequel, plies=_PLIES)


def resuming_of(begun: Begun, board: Board) -> Sequel | None:
    """Return how a hand goes on with what was begun; None where the board has no place for it."""
    if begun.tool == "ferry":
        sequel = ferries.resuming(begun, board)
    elif begun.tool in {"crossing", "permitted"}:
        sequel = courses.resuming(begun, board)
    else:
        return _resuming_line(begun, board)
    return sequel if sequel is None or begun.entry is None else replace(sequel, plies=_PLIES)


def _resuming_line(begun: Begun, board: Board) -> Sequel | None:
    """Return how a hand draws on from the first corner of a line."""
    kind = next((kind for kind in LINE_KINDS if kind == begun.tool), None)
    if kind is None or begun.corner is None or not is_corner(board.sheet, begun.corner):
        return None
    return lines.beginning(begun.corner, kind)

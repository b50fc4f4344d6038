"""The tool for what lies along sides: rivers, closed sides and borders."""

import math
from dataclasses import replace
from functools import partial

from engine.board.document import Board
from engine.board.lines import LineKind, SideLine
from engine.checks.sides.sides import pieces_of
from engine.edits.lines import (
    DrawSides,
    EraseSides,
    JoinLines,
    SplitLine,
    line_word,
    parts_at,
    place_to_split,
)
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Corner, Side, corners_of
from engine.messages import Phrase, say
from studio.drawing.layers import ply_of_line
from studio.tools.clicks_in_progress import Begun
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    Outcome,
    Pointer,
    Preview,
    Sequel,
    ToolSettings,
    clicking,
    dragging,
    hovering,
)
from studio.tools.preview_marks import dotted, lined
from studio.tools.river_splitting import HALVED, parting
from studio.tools.selection import Selection, line_at
from studio.tools.trails import CornerTrail, corner_under, way_to

_GO_ON: Phrase = (
    "Click to continue the line, or drag along sides. Enter, Esc, the right button or a second click ends it."
)
_FLOW_ON: Phrase = (
    "Click to continue the river, or drag along sides. Enter or a second click ends it and "
    "asks for its name; Esc or the right button only ends it."
)
_SPLIT = "Click the corner where you want to split the line. Esc cancels."
_JOIN = "Click the line to join with this one. Esc cancels."


def draw_line(board: Board, settings: ToolSettings) -> Gesture:
    """Draw a line along sides: click from corner to corner, or drag along it.

    The first click begins at the corner nearest to it, each further click goes on along the sides
    nearest to the straight way there. Ctrl, Alt or the right button takes lines of the kind off instead.
    A line that is drawn is selected.
    """
    return (yield from _draw(None, board, settings))


def _draw(start: Corner | None, board: Board, settings: ToolSettings) -> Gesture:
    """Draw on from a corner, or from wherever the hand begins; the right button ends what has begun."""
    sheet, kind = board.sheet, settings.line_kind

    def hovered(pointer: Pointer) -> Preview:
        if pointer.alt:
            return lined(sheet, _clicked(sheet, pointer), None)
        corner = corner_under(sheet, pointer.x_mm, pointer.y_mm)
        way = () if start is None else way_to(sheet, start, corner)
        return (*lined(sheet, way, kind), *dotted(sheet, corner))

    press = yield from hovering(hovered)
    if press.alt or (press.button == "right" and start is None):
        return (yield from _erase(board, settings, press))
    if press.button == "right":
        return NOTHING
    trail = CornerTrail(sheet, press.x_mm, press.y_mm)
    before = () if start is None else way_to(sheet, start, trail.end)

    def dragged(pointer: Pointer) -> Preview:
        trail.go(pointer.x_mm, pointer.y_mm)
        return (*lined(sheet, (*before, *trail.sides), kind), *dotted(sheet, trail.end))

    def drawn(_release: Pointer) -> Outcome:
        end, sides = trail.end, (*before, *trail.sides)
        if end == start:
            return NOTHING
        is_drag = start is None and bool(sides)
        return _drawn(board, settings, sides, None if is_drag else end)

    return (yield from dragging(press, dragged, drawn))


def _erase(board: Board, settings: ToolSettings, press: Pointer) -> Gesture:
    """Take lines of the kind off the sides a drag follows, or off the one side that is clicked."""
    sheet = board.sheet
    trail = CornerTrail(sheet, press.x_mm, press.y_mm)

    def dragged(pointer: Pointer) -> Preview:
        trail.go(pointer.x_mm, pointer.y_mm)
        return lined(sheet, trail.sides or _clicked(sheet, press), None)

    def erased(_release: Pointer) -> Outcome:
        return parting(board, EraseSides(trail.sides or _clicked(sheet, press), settings.line_kind))

    return (yield from dragging(press, dragged, erased))


def split_line(line: SideLine, board: Board, _settings: ToolSettings) -> Gesture:
    """Part a line at the corner that is clicked, if it runs on at both sides of it."""
    sheet = board.sheet

    def cut_at(pointer: Pointer) -> tuple[Corner, int] | None:
        reach = {corner for side in line.sides for corner in corners_of(side)}
        places = ((corner, place_to_split(line, corner)) for corner in reach)
        inner = [(corner, place) for corner, place in places if place is not None]
        return min(inner, key=lambda cut: _off(sheet, cut[0], pointer), default=None)

    def pointed(pointer: Pointer) -> Preview:
        cut = cut_at(pointer)
        if cut is None:
            return ()
        corner, at = cut
        parts = (*lined(sheet, line.sides[:at], "border"), *lined(sheet, line.sides[at:], "river"))
        return (*parts, *dotted(sheet, corner))

    def split(release: Pointer) -> Outcome:
        cut = cut_at(release)
        if cut is None:
            return Outcome(said="This line has only one side and cannot be split.")
        corner, at = cut
        kept, new = parts_at(line, at)
        # The part left without the name is the one that wants one.
        shown = SideLine(line.kind, "", new if line.name else kept)
        said = say(HALVED, name=line.name) if line.name and line.kind == "river" else ""
        return Outcome(SplitLine(line, corner), Selection(shown), said=said)

    return (yield from clicking(pointed, split))


def join_line(line: SideLine, board: Board, _settings: ToolSettings) -> Gesture:
    """Join a line with the one of its kind that is clicked."""

    def other_at(pointer: Pointer) -> SideLine | None:
        other = line_at(board, pointer.x_mm, pointer.y_mm, line.kind)
        return None if other == line else other

    def pointed(pointer: Pointer) -> Preview:
        other = other_at(pointer)
        sides = line.sides if other is None else (*line.sides, *other.sides)
        return lined(board.sheet, sides, line.kind)

    def joined(release: Pointer) -> Outcome:
        other = other_at(release)
        if other is None:
            missed = say("There is no other {line} here to join.", line=line_word(line.kind))
            return NOTHING if release.button == "right" else Outcome(said=missed, then=joining(line))
        edit = JoinLines(line, other)
        if line.kind == "river" and _lies_apart(board, edit, line, other):
            return Outcome(said="These two rivers do not meet. Extend one to the other first.")
        return Outcome(edit)

    return (yield from clicking(pointed, joined))


def _lies_apart(board: Board, edit: JoinLines, line: SideLine, other: SideLine) -> bool:
    """Return whether a river joined of two lies in more pieces than either."""
    joined, sides = edit.apply(board), {*line.sides, *other.sides}
    river = next(each for each in joined.lines if each.kind == "river" and set(each.sides) == sides)
    return len(pieces_of(joined, river)) > max(len(pieces_of(board, each)) for each in (line, other))


def _further(corner: Corner, kind: LineKind) -> Sequel:
    """Return how a hand draws on from a corner."""
    return Sequel(partial(_draw, corner), _FLOW_ON if kind == "river" else _GO_ON, endless=True)


def beginning(corner: Corner, kind: LineKind) -> Sequel:
    """Return how a hand draws on from the first corner of a line, which undo takes back."""
    return replace(_further(corner, kind), back=NOTHING, begun=Begun(kind, corner=corner))


def splitting(line: SideLine) -> Sequel:
    """Return how a hand parts a line."""
    return Sequel(partial(split_line, line), _SPLIT, plies=_plies_of(line))


def joining(line: SideLine) -> Sequel:
    """Return how a hand joins a line with another."""
    return Sequel(partial(join_line, line), _JOIN, plies=_plies_of(line))


def _off(sheet: Sheet, corner: Corner, pointer: Pointer) -> float:
    """Return how far a corner is from the pointer."""
    return math.dist(sheet.corner_mm(corner), (pointer.x_mm, pointer.y_mm))


def _clicked(sheet: Sheet, pointer: Pointer) -> tuple[Side, ...]:
    """Return the side under the pointer, if it belongs to the sheet."""
    side = sheet.side_under(pointer.x_mm, pointer.y_mm)
    return (side,) if sheet.has_side(side) else ()


def _drawn(board: Board, settings: ToolSettings, sides: tuple[Side, ...], onward: Corner | None) -> Outcome:
    """Return the edit that draws along sides, and the line they then belong to as selected.

    The hand goes ``onward`` from a corner; before there is a side, undo takes that corner back.
    """
    kind: LineKind = settings.line_kind
    if not sides:
        return Outcome(then=None if onward is None else beginning(onward, kind))
    then = None if onward is None else _further(onward, kind)
    onto = settings.subject if isinstance(settings.subject, SideLine) else None
    edit = DrawSides(kind, sides, onto=onto)
    lines = edit.apply(board).lines
    line = next(line for line in lines if line.kind == kind and sides[-1] in line.sides)
    return Outcome(edit, Selection(line), then=then)


def _plies_of(line: SideLine) -> frozenset[str]:
    """Return the ply a line lies in."""
    return frozenset({ply_of_line(line)})

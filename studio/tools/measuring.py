"""The measuring tool: how far two hexes are apart, and the cheapest track between them, on the map."""

import math
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from engine.board.document import Board
from engine.hexes.lattice import Hex, distance
from engine.messages import Phrase, Saying, count_of, say
from engine.rulesets.overrides import RuleSetError
from engine.survey.measuring import Build, Heed, Measured, measured, why_none
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Anchor, Circle, Line, Mark, Move, Path, Step, Stroke, Text, To
from studio.tools.gestures import Gesture, Outcome, Pointer, Preview, Sequel, Tool, ToolSettings, hovering
from studio.tools.margin_notes import INK, note_marks
from studio.tools.preview_marks import HAND

_HALO: Final = "#ffffff"
_LIGHT: Final = 0.5
_RING, _GAP = 0.42, 0.46
"""How far out a ring stays and a track leaves off, against the distance between centres: keys lie within."""
_MEASURING: Final[Phrase] = "Measuring from {hex}. Click the other hex. Esc cancels."
_WAITING: Final[Phrase] = "Searching for the cheapest build. Esc cancels."
_PRICE: Final[Phrase] = "Cheapest build: {cost}."
_PAID: Final[Phrase] = "Cheapest build: {cost}, {money} of it from the account."
_TOLD: Final[Phrase] = "{one} to {other}: {links}, {mm:.0f} mm. {price} Click to measure again."
_OFF: Final[Phrase] = "Click a hex of the map to measure from."


def measure(board: Board, _settings: ToolSettings) -> Gesture:
    """Take the hex to measure from; a sequel takes the other."""
    press = yield from hovering(lambda pointer: tuple(_ends(board, pointer.hex_on(board.sheet))))
    return _begun(board, press)


def _begun(board: Board, press: Pointer) -> Outcome:
    """Return how it goes on from a click on the first hex."""
    start = press.hex_on(board.sheet)
    if start not in board.sheet:
        return Outcome(said=_OFF)
    words = say(_MEASURING, hex=board.sheet.label(start))
    return Outcome(then=Sequel(lambda board, _settings: _second(board, start), words))


def _second(board: Board, start: Hex) -> Gesture:
    """Take the other hex, showing how far it is; what it comes to stays until the next click."""
    press = yield from hovering(lambda pointer: tuple(_straight(board, start, pointer.hex_on(board.sheet))))
    end = press.hex_on(board.sheet)
    if end not in board.sheet:
        return Outcome(said=_OFF)
    marks = tuple(_straight(board, start, end))
    return Outcome(then=Sequel(_showing(marks), _WAITING, work=partial(_reckoned, board, start, end)))


def _reckoned(board: Board, start: Hex, end: Hex, heed: Heed) -> Outcome:
    """Return how it goes on with what was measured, off the interface's thread."""
    try:
        found = measured(board, start, end, heed)
    except RuleSetError as error:
        return Outcome(said=error.said)
    return Outcome(then=Sequel(_showing(tuple(marks_of(board, found))), told(board, found)))


def _showing(marks: Preview) -> Tool:
    """Return a gesture that shows marks until the next click."""
    return lambda board, _settings: _shown(board, marks)


def _shown(board: Board, marks: Preview) -> Gesture:
    """Show what was measured until the next click, which begins again."""
    pointer = yield marks
    while pointer.phase != "press":
        pointer = yield marks
    return _begun(board, pointer)


def told(board: Board, found: Measured) -> Saying:
    """Return a line on what was measured."""
    if found.build is None:
        price = why_none(board, found.start, found.end)
    else:
        paid = found.build.money
        price = say(_PAID if paid else _PRICE, cost=found.build.cost, money=paid)
    one, other = board.sheet.label(found.start), board.sheet.label(found.end)
    long = links(found.links)
    return say(_TOLD, one=one, other=other, links=long, mm=found.mm, price=price)


def links(count: int) -> Saying:
    """Return a number of links in words."""
    return count_of(count, "{n} link", "{n} links")


def bill(build: Build) -> tuple[str, ...]:
    """Return what a build is charged for, a line each, with the sum at the end."""
    lines = [
        say("{n} × {charge} at {cost}", n=n, charge=charge.name, cost=charge.cost)
        for n, charge in build.items
    ]
    return (*lines, f"= {build.cost}")


def marks_of(board: Board, found: Measured) -> Iterator[Mark]:
    """Yield what was measured: the track with what dear pieces cost, and the bill next to its end."""
    sheet, unit = board.sheet, board.sheet.across_flats_mm
    if found.build is None:
        yield from _straight(board, found.start, found.end)
        return
    steps = tuple(_track(board, found.build.hexes))
    if steps:
        yield Path(steps, stroke=Stroke(HAND, 0.2 * unit), opacity=_LIGHT)
    yield from _ends(board, found.start, found.end)
    for piece in found.build.pieces:
        if piece.cost > 1:
            first, last = (sheet.centre_mm(hex_) for hex_ in (piece.hexes[0], piece.hexes[-1]))
            middle = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2 + 0.12 * unit
            yield _text(middle, str(piece.cost), 0.4 * unit, "middle")
    yield from note_marks(board, bill(found.build), found.build.hexes)


def _track(board: Board, hexes: Sequence[Hex]) -> Iterator[Step]:
    """Yield the way over some hexes, with a gap around each town, so that its keys are read."""
    ends = {hexes[0], hexes[-1], *board.towns_by_hex}
    gap = _GAP * board.sheet.across_flats_mm
    for one, other in pairwise(hexes):
        (x1, y1), (x2, y2) = board.sheet.centre_mm(one), board.sheet.centre_mm(other)
        long = math.dist((x1, y1), (x2, y2))
        across, down = (x2 - x1) / long, (y2 - y1) / long
        start, end = gap if one in ends else 0.0, gap if other in ends else 0.0
        # A link within the way goes on from the last, so that no joint shows.
        if start or one == hexes[0]:
            yield Move(x1 + start * across, y1 + start * down)
        yield To(x2 - end * across, y2 - end * down)


def _straight(board: Board, start: Hex, end: Hex) -> Iterator[Mark]:
    """Yield a straight line between two hexes and how far that is."""
    sheet, unit = board.sheet, board.sheet.across_flats_mm
    yield from _ends(board, start, end)
    if end in sheet and end != start:
        (x1, y1), (x2, y2) = sheet.centre_mm(start), sheet.centre_mm(end)
        yield Line((x1, y1), (x2, y2), Stroke(HAND, 0.07 * unit, (0.3 * unit, 0.2 * unit)))
        long = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        words = say("{links}, {mm:.0f} mm", links=links(distance(start, end)), mm=long)
        yield _text((x2 + 0.5 * unit, y2 - 0.4 * unit), words, 0.45 * unit, "start")


def _ends(board: Board, *hexes: Hex) -> Iterator[Mark]:
    """Yield a ring at each of some hexes, those on the sheet."""
    unit = board.sheet.across_flats_mm
    for hex_ in hexes:
        if hex_ in board.sheet:
            yield Circle(board.sheet.centre_mm(hex_), _RING * unit, stroke=Stroke(HAND, 0.08 * unit))


def _text(at: Point, text: str, size: float, anchor: Anchor) -> Text:
    """Return a text that is legible on every ground."""
    return Text(at, text, Face.BOLD, size, INK, anchor, halo=Stroke(_HALO, 0.35 * size))

"""The legend: what the map's signs mean, each shown as the map itself draws it on a board of a few hexes."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.board.document import Board, new_board
from engine.board.layers import Layer, blank_layer, painted
from engine.board.lines import LineKind, SideLine
from engine.board.places import Country, Ferry, PermittedBuild, Special, Town
from engine.board.rules import Crossing
from engine.board.terrain import FIRST_OWN, HILL, LAKE, SEA, SWAMP
from engine.hexes.lattice import Hex, neighbour
from engine.hexes.sheet import Sheet
from engine.hexes.sides import side_of
from studio.drawing import marks
from studio.drawing.blocks import Block, shelved
from studio.drawing.boxes import Box, Point
from studio.drawing.fonts import Face, cap_mm
from studio.drawing.marks import Polygon, Stroke, Text, moved
from studio.drawing.picture import USUAL, picture
from studio.drawing.themes import Theme

_WIDE, _HIGH = 10.5, 7.0
_ITEM_MM = 44.0
_SIZE = 2.7
_SHEET = Sheet(5, 5)
_MIDDLE = _SHEET.hex_at(2, 2)
_WEST, _EAST = neighbour(_MIDDLE, 3), neighbour(_MIDDLE, 0)
_SHOWN = USUAL - {"names", "area names", "rim"}

_TOP = (_SHEET.centre_mm(_MIDDLE)[0], _SHEET.centre_mm(_MIDDLE)[1] - 0.75 * _SHEET.radius_mm)
"""The middle of a line that runs along the upper sides of the middle row."""
_UPPER_SIDES = (side_of(_WEST, 5), side_of(_MIDDLE, 4), side_of(_MIDDLE, 5), side_of(_EAST, 4))


class Entry(NamedTuple):
    """What a sign means, a small board that shows it, and the middle of the view of it."""

    label: str
    example: Board
    middle: Point = _SHEET.centre_mm(_MIDDLE)


def legend(board: Board, theme: Theme, width: float) -> Block:
    """Return the legend of what occurs on a board, set in columns within a width."""
    items = [_item(entry, theme) for entry in entries(board)]
    columns = max(1, int((width + 2.0) // (_ITEM_MM + 2.0)))
    return shelved(items, columns * (_ITEM_MM + 2.0), (2.0, 1.6))


def entries(board: Board) -> Iterator[Entry]:
    """Yield what the board's signs mean and a small board that shows each, if they occur on it."""
    yield from _town_entries(board)
    yield from _ground_entries(board)
    yield from _line_entries(board)


def _town_entries(board: Board) -> Iterator[Entry]:
    """Yield the kinds of towns."""
    keyed = [town for town in board.towns if town.keys]
    plain = [town for town in keyed if not town.start and not town.small]
    kinds: tuple[tuple[str, list[Town], dict[str, Any]], ...] = (
        ("town, with its key", plain, {}),
        ("small town", [town for town in keyed if town.small], {"small": True}),
        ("start", [town for town in keyed if town.start], {"start": True}),
    )
    for label, towns, signs in kinds:
        if towns:
            yield Entry(label, _example(towns=(Town("", _MIDDLE, towns[0].keys[:1], **signs),)))
    if any(not town.keys for town in board.towns):
        yield Entry("place without a key", _example(towns=(Town("", _MIDDLE),)))
    if any(town.port for town in board.towns):
        example = _example(towns=(Town("", _MIDDLE, port=True),), terrain=_painted(_EAST, SEA))
        yield Entry("port", example, (_TOP[0] + 2.6, _SHEET.centre_mm(_MIDDLE)[1]))
    special = next((special for special in board.specials if special.hexes), None)
    if special is not None:
        example = _example(specials=(Special(special.key, "", (_MIDDLE,)),))
        yield Entry("special destination", example)


def _ground_entries(board: Board) -> Iterator[Entry]:
    """Yield the kinds of ground."""
    found = {int(code) for code in set(board.terrain.flat)}
    for code, label in ((HILL, "hill"), (SWAMP, "swamp")):
        if code in found:
            yield Entry(label, _example(terrain=blank_layer(_SHEET, code)))
    if LAKE in found:
        yield Entry("lake", _example(terrain=_painted(_MIDDLE, LAKE)))
    for code, kind in enumerate(board.kinds, start=FIRST_OWN):
        if code in found:
            example = _example(terrain=blank_layer(_SHEET, code), kinds=board.kinds)
            yield Entry(kind.name, example)
    abroad = [country for country in board.countries if country.foreign]
    if abroad:
        example = _example(country=blank_layer(_SHEET, 1), countries=(Country("", True, abroad[0].colour),))
        yield Entry("foreign country", example)


def _line_entries(board: Board) -> Iterator[Entry]:
    """Yield the kinds of lines along sides, then of courses from hex to hex."""
    kinds: tuple[tuple[LineKind, str], ...] = (
        ("river", "river"),
        ("closed", "closed: no link crosses"),
        ("border", "border"),
    )
    drawn = {line.kind for line in board.lines} | ({"border"} if len(board.countries) > 1 else set())
    for kind, label in kinds:
        if kind in drawn:
            yield Entry(label, _example(lines=(SideLine(kind, "", _UPPER_SIDES),)), _TOP)
    ends, course = (Town("1", _WEST), Town("2", _EAST)), (_WEST, _MIDDLE, _EAST)
    for bridge, label in ((False, "ferry"), (True, "ferry that is a bridge")):
        if any(ferry.bridge == bridge for ferry in board.ferries):
            ferry = Ferry("", ("1", "2"), (_MIDDLE,), bridge=bridge)
            yield Entry(label, _example(towns=ends, ferries=(ferry,)))
    if board.crossings:
        yield Entry("crossing", _example(special_rules=(Crossing("", course, 0),)))
    if board.permitted_builds:
        yield Entry("permitted build", _example(permitted_builds=(PermittedBuild("", course),)))


def _painted(hex_: Hex, code: int) -> Layer:
    """Return open ground with one hex of another."""
    return painted(blank_layer(_SHEET), _SHEET, (hex_,), code)


def _example(**fields: Any) -> Board:
    """Return a board of a few open hexes with some fields set."""
    return new_board(_SHEET, **fields)


def _item(entry: Entry, theme: Theme) -> Block:
    """Return one sign in a small frame and its meaning beside it."""
    x, y = entry.middle
    view = Box(x - _WIDE / 2, y - _HIGH / 2, x + _WIDE / 2, y + _HIGH / 2)
    drawing = picture(entry.example, theme, view, _SHOWN)
    cut = Box(0.0, 0.0, _WIDE, _HIGH)
    layers = [moved(layer, -view.left, -view.top, cut) for layer in drawing.layers if layer.marks]
    corners = ((0.0, 0.0), (_WIDE, 0.0), (_WIDE, _HIGH), (0.0, _HIGH))
    frame = Polygon(corners, stroke=Stroke(theme.faint_ink, 0.2, join="miter"))
    baseline = _HIGH / 2 + cap_mm(Face.REGULAR, _SIZE) / 2
    text = Text((_WIDE + 1.8, baseline), entry.label, Face.REGULAR, _SIZE, theme.ink)
    return Block(_ITEM_MM, _HIGH, (*layers, marks.Layer("legend", (frame, text))))

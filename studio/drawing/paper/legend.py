"""The legend: what the map's signs mean, each shown as the map itself draws it on a board of a few hexes."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from engine.board.document import Board, new_board
from engine.board.layers import Layer, blank_layer, painted
from engine.board.lines import LineKind, SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town
from engine.board.rules import Crossing
from engine.board.terrain import FIRST_OWN, HILL, LAKE, SEA, SWAMP
from engine.hexes.lattice import Hex, neighbour
from engine.hexes.sheet import Sheet, Top
from engine.hexes.sides import Side, side_of
from engine.messages import ENGLISH, Phrase, Tongue, say
from studio.drawing.maps.signposts import signposts_of
from studio.drawing.maps.tags import tagged, tags_of
from studio.drawing.maps.themes import Theme
from studio.drawing.maps.towns import symbol_box
from studio.drawing.paper.blocks import Block, shelved
from studio.drawing.picture import USUAL, picture
from studio.drawing.shapes import marks
from studio.drawing.shapes.boxes import Box, Point, around, around_boxes
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face, cap_mm, cut_short
from studio.drawing.shapes.marks import Polygon, Stroke, Text, moved

_WIDE, _HIGH = 10.5, 7.0
_ITEM_MM = 44.0
_SIZE = 2.7
_GROUNDS: Final[tuple[tuple[int, Phrase], ...]] = ((HILL, "hill"), (SWAMP, "swamp"))
_CROSSINGS: Final[tuple[tuple[bool, Phrase], ...]] = ((False, "crossing"), (True, "tunnel"))
_FERRIES: Final[tuple[tuple[bool, Phrase], ...]] = ((False, "ferry"), (True, "ferry that is a bridge"))
_SHOWN = USUAL - {"names", "area names", "rim"}


class Entry(NamedTuple):
    """What a sign means, a small board that shows it, and the middle of the view of it."""

    label: Phrase
    example: Board
    middle: Point


class _Stage:
    """A sheet of a few hexes, with the same side up as the board's, to show signs on."""

    def __init__(self, top: Top) -> None:
        self.sheet = Sheet(5, 5, top)
        self.hex = self.sheet.hex_at(2, 2)
        self.before, self.after = neighbour(self.hex, 3), neighbour(self.hex, 0)
        self.course = (self.before, self.hex, self.after)
        self.ridge = _ridge(self.hex, top)

    def shown(self, label: Phrase, **fields: Any) -> Entry:
        """Return an entry for what is in the middle hex of otherwise open ground."""
        return Entry(label, new_board(self.sheet, **fields), self.sheet.centre_mm(self.hex))

    def shown_beside(self, label: Phrase, **fields: Any) -> Entry:
        """Return an entry for what is in the middle hex and reaches into the next."""
        (x, y), (x2, y2) = self.sheet.centre_mm(self.hex), self.sheet.centre_mm(self.after)
        middle = x + 0.26 * (x2 - x), y + 0.26 * (y2 - y)
        return Entry(label, new_board(self.sheet, **fields), middle)

    def shown_above(self, label: Phrase, **fields: Any) -> Entry:
        """Return an entry for what runs along the ridge."""
        ends = [end for side in self.ridge for end in self.sheet.side_mm(side)]
        return Entry(label, new_board(self.sheet, **fields), around(ends).centre)

    def ground(self, code: int) -> Layer:
        """Return ground that is all of one kind."""
        return blank_layer(self.sheet, code)

    def shore(self) -> Layer:
        """Return open ground with sea from the middle hex to the right."""
        left = self.sheet.centre_mm(self.hex)[0]
        sea = (hex_ for hex_ in self.sheet.hexes() if self.sheet.centre_mm(hex_)[0] >= left - 0.1)
        return painted(blank_layer(self.sheet), self.sheet, tuple(sea), SEA)

    def open_but(self, hex_: Hex, code: int) -> Layer:
        """Return open ground with one hex of another."""
        return painted(blank_layer(self.sheet), self.sheet, (hex_,), code)


def _ridge(hex_: Hex, top: Top) -> tuple[Side, ...]:
    """Return sides that run on from left to right over the top of a hex."""
    left, over = ((3, 5), (4, 5)) if top == "pointy" else ((2, 4), (3, 4, 5))
    own = (side_of(hex_, direction) for direction in over)
    return side_of(neighbour(hex_, left[0]), left[1]), *own, side_of(neighbour(hex_, 0), 4)


def legend(board: Board, theme: Theme, width: float, tongue: Tongue = ENGLISH) -> Block:
    """Return the legend of what occurs on a board, set in columns within a width."""
    return _in_columns([_item(entry, theme, tongue) for entry in entries(board)], width)


def legend_space(board: Board, width: float) -> Block:
    """Return an empty block as large as the legend, for plans of a sheet that is not drawn."""
    return _in_columns([Block(_ITEM_MM, _HIGH, ()) for _ in entries(board)], width)


def _in_columns(items: Sequence[Block], width: float) -> Block:
    """Return items set in as many columns as a width has room for."""
    columns = max(1, int((width + 2.0) // (_ITEM_MM + 2.0)))
    return shelved(items, columns * (_ITEM_MM + 2.0), (2.0, 1.6))


def entries(board: Board) -> Iterator[Entry]:
    """Yield what the board's signs mean and a small board that shows each, if they occur on it."""
    stage = _Stage(board.sheet.top)
    yield from _town_entries(board, stage)
    yield from _ground_entries(board, stage)
    yield from _line_entries(board, stage)


def _town_entries(board: Board, stage: _Stage) -> Iterator[Entry]:
    keyed = [town for town in board.towns if town.keys]
    plain = [town for town in keyed if not town.start and not town.small]
    kinds: tuple[tuple[Phrase, list[Town], dict[str, Any]], ...] = (
        ("town, with its key", plain, {}),
        ("small town", [town for town in keyed if town.small], {"small": True}),
        ("start", [town for town in keyed if town.start], {"start": True}),
    )
    for label, towns, signs in kinds:
        if towns:
            yield stage.shown(label, towns=(Town("", stage.hex, towns[0].keys[:1], **signs),))
    if any(not town.keys for town in board.towns):
        yield stage.shown("place without a key", towns=(Town("", stage.hex),))
    if any(town.port for town in board.towns):
        sea = stage.open_but(stage.after, SEA)
        yield stage.shown_beside("port", towns=(Town("", stage.hex, port=True),), terrain=sea)
    yield from _special_entries(board, stage)


def _special_entries(board: Board, stage: _Stage) -> Iterator[Entry]:
    """Yield the signpost of a special destination, and the tag of one at a town."""
    signpost = next(iter(signposts_of(board)), None)
    if signpost is not None:
        yield stage.shown("special destination", specials=(Special(signpost.special.key, "", (stage.hex,)),))
    # Rather one with a key than one without; of several keys one is enough.
    town, specials = min(tagged(board), key=lambda each: not each[0].keys, default=(None, ()))
    if town is not None:
        example = Town("1", stage.hex, town.keys[:1])
        special = Special(specials[0].key, "", towns=("1",))
        entry = stage.shown("leads to a special destination", towns=(example,), specials=(special,))
        extent = Extent(entry.example)
        signs = (symbol_box(extent, example), *(tag.box for tag in tags_of(extent, example)))
        yield entry._replace(middle=around_boxes(signs).centre)


def _ground_entries(board: Board, stage: _Stage) -> Iterator[Entry]:
    found = {int(code) for code in set(board.terrain.flat)}
    for code, label in _GROUNDS:
        if code in found:
            yield stage.shown(label, terrain=stage.ground(code))
    if SEA in found:
        yield stage.shown("sea", terrain=stage.shore())
    if LAKE in found:
        yield stage.shown("lake", terrain=stage.open_but(stage.hex, LAKE))
    for code, kind in enumerate(board.kinds, start=FIRST_OWN):
        if code in found:
            yield stage.shown(say("{name}", name=kind.name), terrain=stage.ground(code), kinds=board.kinds)
    abroad = [country for country in board.countries if country.foreign]
    if abroad:
        country = Country("", True, abroad[0].colour)
        yield stage.shown("foreign country", country=stage.ground(1), countries=(country,))
    if board.city_regions:
        region = CityRegion("", tuple(stage.sheet.hexes()))
        yield stage.shown("new cities, in which rounds", city_regions=(region,))


def _line_entries(board: Board, stage: _Stage) -> Iterator[Entry]:
    """Yield the kinds of lines along sides, then of courses from hex to hex."""
    kinds: tuple[tuple[LineKind, Phrase], ...] = (
        ("river", "river"),
        ("closed", "closed: no link crosses"),
        ("border", "border"),
    )
    drawn = {line.kind for line in board.lines} | ({"border"} if len(board.countries) > 1 else set())
    for kind, label in kinds:
        if kind in drawn:
            yield stage.shown_above(label, lines=(SideLine(kind, "", stage.ridge),))
    ends = (Town("1", stage.before), Town("2", stage.after))
    for bridge, label in _FERRIES:
        if any(ferry.bridge == bridge for ferry in board.ferries):
            ferry = Ferry("", ("1", "2"), (stage.hex,), bridge=bridge)
            yield stage.shown(label, towns=ends, ferries=(ferry,))
    for tunnel, label in _CROSSINGS:
        if any(crossing.tunnel == tunnel for crossing in board.crossings):
            yield stage.shown(label, special_rules=(Crossing("", stage.course, 0, tunnel=tunnel),))
    if board.permitted_builds:
        yield stage.shown("permitted build", permitted_builds=(PermittedBuild("", stage.course),))


def _item(entry: Entry, theme: Theme, tongue: Tongue) -> Block:
    """Return one sign in a small frame and its meaning next to it."""
    x, y = entry.middle
    view = Box(x - _WIDE / 2, y - _HIGH / 2, x + _WIDE / 2, y + _HIGH / 2)
    drawing = picture(entry.example, theme, view, _SHOWN)
    cut = Box(0.0, 0.0, _WIDE, _HIGH)
    layers = [moved(layer, -view.left, -view.top, cut) for layer in drawing.layers if layer.marks]
    corners = ((0.0, 0.0), (_WIDE, 0.0), (_WIDE, _HIGH), (0.0, _HIGH))
    frame = Polygon(corners, stroke=Stroke(theme.faint_ink, 0.2, join="miter"))
    baseline = _HIGH / 2 + cap_mm(Face.REGULAR, _SIZE) / 2
    label, size = cut_short(tongue.says(entry.label), Face.REGULAR, _SIZE, _ITEM_MM - _WIDE - 1.8)
    text = Text((_WIDE + 1.8, baseline), label, Face.REGULAR, size, theme.ink)
    return Block(_ITEM_MM, _HIGH, (*layers, marks.Layer("legend", (frame, text))))

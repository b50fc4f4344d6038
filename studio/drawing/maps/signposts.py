"""Signposts of special destinations: on hexes that lead there, in a country, at an edge (6.B1c)."""

from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from engine.board.destinations import country_mask, edge_mask
from engine.board.document import Board
from engine.board.places import Edge, Special
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.text.names import is_same
from studio.drawing.maps.keys import KeyBlock, KeyFace, key_block
from studio.drawing.maps.signs import plate
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.area_middle import Amid, Lead, amid, changes_of
from studio.drawing.shapes.board_cache import kept_by
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.extent import Extent, frame
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Mark, Polygon, Stroke

_KEY_MM = 2.15
_PAD, _TIP = 0.7, 1.7
_RADIUS = 0.9
_NO_COLOUR = "#000000"
"""Where only its place matters."""
_OUTWARDS: Final[dict[Edge, Point]] = {
    "north": (0.0, -1.0),
    "south": (0.0, 1.0),
    "west": (-1.0, 0.0),
    "east": (1.0, 0.0),
}


class Signpost(NamedTuple):
    """A signpost: where it leads to, the hex it stands on, and the way it points.

    One for a whole country points nowhere, for one gets there from all around. A ``wide`` one stands for a
    country or an edge, and not for its own hex.
    """

    special: Special
    hex: Hex
    way: Point | None
    wide: bool = False


def signposts(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the signposts of all special destinations."""
    scale = extent.sheet.across_flats_mm / 10
    rim = Stroke(theme.halo, 0.4 * scale)
    for signpost in signposts_of(extent.board):
        block, box = _block(signpost.special.key, theme.special_ink, scale), plate_box(extent.sheet, signpost)
        if not extent.reaches(box.grown(2 * _TIP * scale)):
            continue
        if signpost.way is None:
            yield plate(box, _RADIUS * scale, theme.special, rim)
        else:
            yield Polygon(_pointing(box, signpost.way, _TIP * scale), theme.special, rim)
        yield from block.marks(box.centre)


def plate_box(sheet: Sheet, signpost: Signpost) -> Box:
    """Return the box of the key on a signpost, without its tip."""
    scale = sheet.across_flats_mm / 10
    block = _block(signpost.special.key, _NO_COLOUR, scale)
    return block.box(sheet.centre_mm(signpost.hex), _PAD * scale, _PAD * scale)


def signpost_box(sheet: Sheet, signpost: Signpost) -> Box:
    """Return the box of a whole signpost."""
    return plate_box(sheet, signpost).grown(0.6 * _TIP * sheet.across_flats_mm / 10)


@kept_by("sheet", "terrain", "country", "countries", "towns", "specials")
def signposts_of(board: Board) -> tuple[Signpost, ...]:
    """Return the signposts of a board: one a hex that leads to a special, one a country, one an edge.

    On a hex with a town there is none, for it would cover the town: that has a tag. Those of countries and
    edges keep off the hexes of all others, for as long as they find room.
    """
    return _SEEKER.signposts_of(board)


class _Sought(NamedTuple):
    """The signposts of a board, and what is known of those with a choice; None where one has no place."""

    board: Board
    signposts: tuple[Signpost, ...]
    chosen: tuple[Amid, ...] | None

    def after(self, board: Board) -> "_Sought | None":
        """Return the same signposts for another board; None where they have to be sought again."""
        if self.chosen is None or any(
            one is not other for one, other in zip(_given(self.board), _given(board), strict=True)
        ):
            return None
        changes = changes_of(self.board, board)
        stay = [None if changes is None else each.after(changes) for each in self.chosen]
        chosen = tuple(each for each in stay if each is not None)
        return _Sought(board, self.signposts, chosen) if len(chosen) == len(stay) else None


_given = attrgetter("sheet", "countries", "towns", "specials")
"""What signposts are read off besides the ground."""


class _Seeker:
    """Seeks signposts, and those of a board that differs in little from the last only where they may move."""

    def __init__(self) -> None:
        self._last: _Sought | None = None

    def signposts_of(self, board: Board) -> tuple[Signpost, ...]:
        """Return the signposts of a board."""
        last = self._last
        self._last = found = (last and last.after(board)) or seek(board)
        return found.signposts


_SEEKER: Final = _Seeker()


def seek(board: Board) -> _Sought:
    """Seek all signposts of a board."""
    taken = {hex_ for special in board.specials for hex_ in special.hexes}
    found, chosen = list[Signpost](), list[Amid | None]()
    for special in board.specials:
        for hex_ in special.hexes:
            if hex_ not in board.towns_by_hex:
                found.append(Signpost(special, hex_, _way_out(board.sheet, hex_)))
        for lead, way in _leads(board, special):
            place = amid(board, lead, taken)
            chosen.append(place)
            if place is not None:
                taken.add(place.hex)
                found.append(Signpost(special, place.hex, way, wide=True))
    places = tuple(place for place in chosen if place is not None)
    return _Sought(board, tuple(found), places if len(places) == len(chosen) else None)


def _leads(board: Board, special: Special) -> Iterator[tuple[Lead, Point | None]]:
    """Yield what leads to a special with a choice of hexes, and the way its signpost points."""
    if special.country is not None:
        named = (
            number for number, land in enumerate(board.countries, 1) if is_same(land.name, special.country)
        )
        yield Lead(country_mask(board, special.country), frozenset(named)), None
    if special.edge is not None:
        yield Lead(edge_mask(board, special.edge)), _OUTWARDS[special.edge]


def _way_out(sheet: Sheet, hex_: Hex) -> Point:
    """Return the direction to the nearest edge of the map."""
    x, y = sheet.centre_mm(hex_)
    edge = frame(sheet)
    ways = (
        (edge.right - x, (1.0, 0.0)),
        (x - edge.left, (-1.0, 0.0)),
        (y - edge.top, (0.0, -1.0)),
        (edge.bottom - y, (0.0, 1.0)),
    )
    return min(ways)[1]


@lru_cache(maxsize=64)
def _block(key: str, colour: str, scale: float) -> KeyBlock:
    """Return a special's key."""
    return key_block((key,), KeyFace(Face.BOLD, _KEY_MM * scale, colour, colour))


def _pointing(box: Box, way: Point, tip: float) -> tuple[Point, ...]:
    """Return a box with a tip on the edge that lies in the way's direction."""
    left, top, right, bottom = box
    x, y = box.centre
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    after = {(0.0, -1.0): 1, (1.0, 0.0): 2, (0.0, 1.0): 3, (-1.0, 0.0): 4}[way]
    point = (x + way[0] * (box.width / 2 + tip), y + way[1] * (box.height / 2 + tip))
    return (*corners[:after], point, *corners[after:])

"""The names of towns and special destinations: how each is written, and where it could stand."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.places import Town
from studio.drawing.lettering.placing import Candidate, Place
from studio.drawing.maps.signposts import Signpost, signpost_box
from studio.drawing.maps.themes import Theme
from studio.drawing.maps.towns import symbol_box
from studio.drawing.shapes.boxes import Box, Point, around_boxes
from studio.drawing.shapes.curves import length_of, place_along
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face, cap_mm, descent_mm, width_mm
from studio.drawing.shapes.marks import Stroke, Text

_GAP_MM = 0.55
_HALO_MM = 0.9
_SPLIT_FROM_MM = 9.5
_SPLIT_COST = 0.6
_MOST_CUTS: Final = 8
"""How many places to break a text of many words are tried, the nearest to its middle."""
_BREAK = re.compile(r"(?<=-)|\s+")
_BELOW_LINE = frozenset("gjpqyçşţ,;()Q")


class Lettering(NamedTuple):
    """How a name is written."""

    face: Face
    size: float
    colour: str


class Named(NamedTuple):
    """A name that stands by a sign, or by one of some: what it says, how it is written, the signs' boxes.

    The first sign is the one it had best stand by; ``aside`` is the drawback of any other. ``side`` is where
    the designer put it, one of ``NAME_SIDES``; empty for anywhere.
    """

    text: str
    look: Lettering
    signs: tuple[Box, ...]
    aside: float = 0.0
    side: str = ""

    @property
    def bound(self) -> Box:
        """What none of its places goes beyond."""
        wide = width_mm(self.text, self.look.face, self.look.size)
        return around_boxes(self.signs).grown(wide + _BEYOND * self.look.size)


class Spot(NamedTuple):
    """A place next to a sign: which way from it (-1, 0, 1), how far slid along, and its drawback.

    ``slide`` moves the name along the sign's edge, in parts of the name's own width.
    """

    across: int
    down: int
    slide: float
    cost: float


_SPOTS = (
    Spot(0, 1, 0.0, 0.0),
    Spot(1, 0, 0.0, 0.35),
    Spot(0, -1, 0.0, 0.6),
    Spot(-1, 0, 0.0, 0.7),
    Spot(0, 1, 0.25, 0.5),
    Spot(0, 1, -0.25, 0.5),
    Spot(1, 1, 0.0, 0.8),
    Spot(1, -1, 0.0, 0.9),
    Spot(-1, 1, 0.0, 1.0),
    Spot(-1, -1, 0.0, 1.1),
    Spot(0, -1, 0.25, 1.0),
    Spot(0, -1, -0.25, 1.0),
)
_FARTHER = ((0.0, 0.0), (1.3, 1.6))
"""How much farther off a name may stand next to hexes of 10 mm, and the drawback of that."""
_STATIONS: Final = (0.5, 0.35, 0.65, 0.2, 0.8)
"""How far along a course its name may stand: best in the middle."""
_OFF_MIDDLE, _BY_ONE = 0.3, 1.2
"""The drawback of a name off the middle of its course, and of one by a single signpost of several."""
_BEYOND = 4.1
"""How far a name surely does not reach next to its width, in sizes of the font: farther off, in two lines."""


def town_lettering(town: Town, theme: Theme, scale: float) -> Lettering:
    """Return how a town's name is written: starts largest, places without keys in italics."""
    if not town.keys:
        return Lettering(Face.ITALIC, 2.35 * scale, theme.place_ink)
    if town.start:
        return Lettering(Face.BOLD, 3.3 * scale, theme.name_ink)
    if town.small:
        return Lettering(Face.REGULAR, 2.55 * scale, theme.name_ink)
    return Lettering(Face.BOLD, 2.75 * scale, theme.name_ink)


def town_named(extent: Extent, theme: Theme, town: Town) -> Named:
    """Return the name of a town, which stands by its plate or ring."""
    lettering = town_lettering(town, theme, extent.sheet.across_flats_mm / 10)
    return Named(town.name, lettering, (symbol_box(extent, town),), side=town.name_side)


def signpost_lettering(theme: Theme, scale: float) -> Lettering:
    """Return how the name of a special destination is written next to its signposts."""
    return Lettering(Face.ITALIC, 2.6 * scale, theme.special)


def course_lettering(colour: str, scale: float) -> Lettering:
    """Return how the name of a ferry or a crossing is written."""
    return Lettering(Face.ITALIC, 2.2 * scale, colour)


def signpost_named(extent: Extent, theme: Theme, signposts: Sequence[Signpost]) -> Named:
    """Return the name of a special destination, which stands amid its signposts or by one of them."""
    lettering = signpost_lettering(theme, extent.sheet.across_flats_mm / 10)
    boxes = tuple(signpost_box(extent.sheet, signpost) for signpost in signposts)
    amid = (around_boxes(boxes),) if len(boxes) > 1 else ()
    return Named(signposts[0].special.name, lettering, (*amid, *boxes), _BY_ONE)


def course_named(extent: Extent, name: str, colour: str, course: list[Point]) -> Named:
    """Return the name of a ferry or a crossing, which stands by the middle of its course or on its way."""
    scale, long = extent.sheet.across_flats_mm / 10, length_of(course)
    middles = [place_along(course, share * long)[0] for share in _STATIONS]
    signs = tuple(Box(x, y, x, y).grown(0.7 * scale) for x, y in middles)
    return Named(name, course_lettering(colour, scale), signs, _OFF_MIDDLE)


def candidates_of(extent: Extent, named: Named) -> list[Candidate]:
    """Return the places a name could have around its signs: in one line and, if it is long, in two."""
    scale = extent.sheet.across_flats_mm / 10
    breaks = _line_breaks(named.text, named.look, _SPLIT_FROM_MM * scale)
    blocks = [(_block(lines, named.look), drawback) for lines, drawback in breaks]
    return [
        candidate
        for order, sign in enumerate(named.signs)
        for block, drawback in blocks
        for candidate in _candidates(
            scale, block, sign, (drawback, named.aside if order else 0.0), _spots(named.side)
        )
    ]


def placed_name(board: Board, theme: Theme, town: Town) -> Place:
    """Return the name of a town on its side, wherever other names are."""
    extent = Extent(board)
    named = town_named(extent, theme, town)
    return written(extent, theme, named, min(candidates_of(extent, named), key=lambda each: each.cost))


def written(extent: Extent, theme: Theme, named: Named, candidate: Candidate) -> Place:
    """Return a name written in a place it could have, its lines centred on each other."""
    look = named.look
    block = _block(candidate.lines, look)
    halo = halo_over(extent, theme, candidate.boxes)
    texts = tuple(
        Text(at, line, look.face, look.size, look.colour, "middle", halo=halo)
        for at, line in zip(block.middles(candidate.corner), candidate.lines, strict=True)
    )
    return Place(texts, candidate.boxes)


class _Ink(NamedTuple):
    """What the letters of a level line really fill, closer than their possible reach."""

    width: float
    up: float
    down: float

    def box(self, x: float, y: float) -> Box:
        """Return the box that is filled if the baseline starts at a point."""
        return Box(x, y - self.up, x + self.width, y + self.down)


def _ink_of(line: str, face: Face, size: float) -> _Ink:
    """Return what the letters of a line fill."""
    down = descent_mm(face, size) if _BELOW_LINE & set(line) else 0.04 * size
    return _Ink(width_mm(line, face, size), cap_mm(face, size) * 1.04, down)


class _Block(NamedTuple):
    """Lines set below each other: their ink, how far they lie apart, and the size of the block.

    It reaches from the capitals of the first line, ``cap`` high, to the baseline of the last.
    """

    lines: tuple[str, ...]
    inks: tuple[_Ink, ...]
    width: float
    height: float
    cap: float
    leading: float

    def middles(self, corner: Point) -> Iterator[Point]:
        """Yield the middle of the baseline of each line, for the block's top left corner."""
        x, y = corner[0] + self.width / 2, corner[1] + self.cap
        for _ in self.lines:
            yield x, y
            y += self.leading

    def boxes(self, corner: Point) -> tuple[Box, ...]:
        """Return the boxes that the lines fill, for the block's top left corner."""
        middles = self.middles(corner)
        return tuple(ink.box(x - ink.width / 2, y) for ink, (x, y) in zip(self.inks, middles, strict=True))


def _block(lines: tuple[str, ...], look: Lettering) -> _Block:
    """Return lines as they are set in a lettering."""
    inks = tuple(_ink_of(line, look.face, look.size) for line in lines)
    cap, leading = cap_mm(look.face, look.size), 0.98 * look.size
    return _Block(lines, inks, max(ink.width for ink in inks), cap + (len(lines) - 1) * leading, cap, leading)


def _candidates(
    scale: float, block: _Block, sign: Box, drawbacks: tuple[float, float], spots: Sequence[Spot]
) -> Iterator[Candidate]:
    """Yield the places around a sign of a block of text, which both have a drawback of their own."""
    for farther, far_cost in _FARTHER:
        around = sign.grown(farther * scale)
        for spot in spots:
            corner = _corner(spot, around, block, _GAP_MM * scale)
            yield Candidate(block.lines, corner, block.boxes(corner), sum(drawbacks, spot.cost + far_cost))


@cache
def _spots(side: str) -> tuple[Spot, ...]:
    """Return the spots on a side of a sign; all for no side, and for one that a map file made up."""
    across, down = (
        side.endswith("right") - side.endswith("left"),
        side.startswith("below") - side.startswith("above"),
    )
    return tuple(spot for spot in _SPOTS if (spot.across, spot.down) == (across, down)) or _SPOTS


def _line_breaks(name: str, look: Lettering, most: float) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield a name in one line, and in the two evenest if that is too long and has a gap or a hyphen."""
    yield (name,), 0.0
    words = [word for word in _BREAK.split(name) if word]
    if len(words) > 1 and width_mm(name, look.face, look.size) > most:
        cuts = sorted(range(1, len(words)), key=lambda at: abs(_letters(words[:at]) - _letters(words[at:])))
        halves = [(_joined(words[:at]), _joined(words[at:])) for at in cuts[:_MOST_CUTS]]
        yield (
            min(halves, key=lambda lines: max(width_mm(each, look.face, look.size) for each in lines)),
            _SPLIT_COST,
        )


def _letters(words: list[str]) -> int:
    """Count the letters of words."""
    return sum(map(len, words))


def _joined(words: list[str]) -> str:
    """Return words in a row, without a gap after a hyphen."""
    return re.sub(r"- ", "-", " ".join(words))


def _corner(spot: Spot, sign: Box, block: _Block, gap: float) -> Point:
    """Return the top left corner of a block of text that stands at a spot next to a sign."""
    across, down, slide, _ = spot
    if across:
        left = sign.right + gap if across > 0 else sign.left - gap - block.width
    else:
        left = (sign.left + sign.right) / 2 - block.width / 2 + slide * block.width
    if down:
        top = sign.bottom + gap if down > 0 else sign.top - gap - block.height
    else:
        top = (sign.top + sign.bottom) / 2 - block.height / 2
    if across and down:
        # At the corners of a sign a name may move in towards it.
        left -= across * 0.35 * sign.width
    return left, top


def halo_over(extent: Extent, theme: Theme, boxes: tuple[Box, ...]) -> Stroke:
    """Return the halo for a name: water's colour where it lies on nothing else."""
    scale = extent.sheet.across_flats_mm / 10
    ends = [point for box in boxes for point in (box[:2], box[2:], box.centre)]
    wet = all(extent.is_water(extent.sheet.hex_under(x, y)) for x, y in ends)
    return Stroke(theme.sea if wet else theme.halo, _HALO_MM * scale)

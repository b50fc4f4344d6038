"""Companies' track as marks: coloured lines with their patterns, junctions, and letters."""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.board.document import Board
from engine.hexes.lattice import Hex, distance
from studio.drawing.game.companies import Livery
from studio.drawing.game.laid_track import LaidTrack
from studio.drawing.game.lines import Lines
from studio.drawing.maps.courses import ferry_course
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.curves import smooth
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face, cap_mm
from studio.drawing.shapes.marks import Circle, Line, Mark, Path, Polygon, Step, Stroke, Text

_HALO = 0.5
"""How much wider than its line the halo around it is, in millimetres at hexes of 10 mm."""
_DISC = 1.5
"""The radius of a letter's disc, in widths of a line."""
_LETTER = 2.4
"""The size of a letter, in widths of a line."""
_BETWEEN_LETTERS = 7
"""The fewest hexes between two letters of a company."""
_JUNCTION = 1.3
"""How wide the white of a junction is, in widths of a line."""
_FERRY_DASH = (1.6, 1.6)
_HOME = 0.21
"""Half the width of the sign of a start, as a part of the distance between centres."""
_ROOF = 1.35
"""How far its roof is above its middle, in halves of its width."""
_HOME_PLACES = tuple(
    (far * math.cos(angle), far * math.sin(angle))
    for far in (0.4, 0.55)
    for angle in map(math.radians, (-135, -45, 135, 45, 180, 0, -90, 90))
)
"""Where the sign of a start is tried about the centre of its hex, in distances between centres."""


def track_marks(
    board: Board, track: LaidTrack, looks: Sequence[Livery], theme: Theme, taken: Sequence[Box] = ()
) -> Iterator[Mark]:
    """Yield the marks of companies' track, the lowest first.

    Letters keep off boxes that are ``taken``, as by names.
    """
    lines = Lines(board.sheet, track.links)
    paths = [(look, lines.steps(seat)) for seat, look in enumerate(looks)]
    paths = [(look, steps) for look, steps in paths if steps]
    scale = board.sheet.across_flats_mm / 10
    yield from _ferries(board, track, looks, theme, lines.width)
    for _, steps in paths:
        yield Path(steps, stroke=Stroke(theme.halo, lines.width + _HALO * scale))
    for look, steps in paths:
        yield from line_marks(look, steps, lines.width, theme)
    yield from _junctions(lines, theme)
    homes = list(_homes(board, track, taken))
    yield from _letters(board, track, lines, looks, theme, [*taken, *(home for _, home in homes)])
    for seat, home in homes:
        yield from home_marks(looks[seat], home, theme)


def line_marks(look: Livery, steps: tuple[Step, ...], width: float, theme: Theme) -> Iterator[Mark]:
    """Yield a company's line along a path: its colour, and its pattern on top."""
    yield Path(steps, stroke=Stroke(look.colour(theme), width))
    if look.pattern is not None:
        dash = tuple(part * width for part in look.pattern.dash)
        yield Path(
            steps, stroke=Stroke(theme.halo, look.pattern.width * width, dash, "butt" if dash else "round")
        )


def _ferries(
    board: Board, track: LaidTrack, looks: Sequence[Livery], theme: Theme, width: float
) -> Iterator[Mark]:
    """Yield the courses of ferries that have an owner, in their colour."""
    extent = Extent(board)
    for at, owner in track.ferries.items():
        points = ferry_course(extent, board.ferries[at])
        dash = tuple(part * width for part in _FERRY_DASH)
        yield Path(smooth(points), stroke=Stroke(theme.halo, 1.2 * width))
        yield Path(smooth(points), stroke=Stroke(looks[owner].colour(theme), 0.7 * width, dash, "butt"))


def _junctions(lines: Lines, theme: Theme) -> Iterator[Mark]:
    """Yield a white pill over all lines in each hex in which companies meet."""
    for hex_ in sorted(lines.hexes):
        if lines.is_meeting(hex_):
            places = [lines.place(hex_, seat) for seat in lines.seats_at(hex_)]
            start, end = max(combinations(places, 2), key=lambda pair: math.dist(*pair))
            yield from junction_marks(start, end, lines.width, theme)


def junction_marks(start: Point, end: Point, width: float, theme: Theme) -> Iterator[Mark]:
    """Yield a white pill from one of several lines of a width to another; a disc where they cross."""
    if math.dist(start, end) < 0.1 * width:
        yield Circle(start, _JUNCTION * width / 2, theme.plate, Stroke(theme.ink, width / 4))
    else:
        yield Line(start, end, Stroke(theme.ink, (_JUNCTION + 0.5) * width))
        yield Line(start, end, Stroke(theme.plate, _JUNCTION * width))


def _letters(
    board: Board,
    track: LaidTrack,
    lines: Lines,
    looks: Sequence[Livery],
    theme: Theme,
    taken: Sequence[Box],
) -> Iterator[Mark]:
    """Yield the letters of companies on their lines, in the middle of links with room for them."""
    radius = _DISC * lines.width
    discs: list[Point] = []
    for seat, look in enumerate(looks):
        lettered: list[Hex] = []
        mine = [link for link, seats in track.links.items() if seat in seats]
        for link in sorted(mine, key=lambda link: (len(track.links[link]), link)):
            at = lines.middle(link, seat)
            box = Box(*at, *at).grown(radius)
            if (
                any(distance(link[0], other) < _BETWEEN_LETTERS for other in lettered)
                or any(math.dist(at, other) < 2.2 * radius for other in discs)
                or any(hex_ in board.towns_by_hex for hex_ in link)
                or any(box.touches(other) for other in taken)
            ):
                continue
            lettered.append(link[0])
            discs.append(at)
            yield from letter_marks(look, at, radius, theme)


def _homes(board: Board, track: LaidTrack, taken: Sequence[Box]) -> Iterator[tuple[int, Box]]:
    """Yield where the sign of each start is, off names, keys and each other as far as there is room."""
    across = board.sheet.across_flats_mm
    signs = list(taken)
    for seat, hex_ in track.starts:
        x, y = board.sheet.centre_mm(hex_)
        places = [(x + right * across, y + down * across) for right, down in _HOME_PLACES]
        half = _HOME * across
        boxes = [Box(left - half, top - _ROOF * half, left + half, top + half) for left, top in places]
        near = [other for other in signs if other.grown(across).touches(Box(x, y, x, y))]
        box = min(boxes, key=lambda each: sum(map(each.common, near)))
        signs.append(box)
        yield seat, box


def home_marks(look: Livery, box: Box, theme: Theme) -> Iterator[Mark]:
    """Yield the sign of a company's start in a box: a house in its colour with its letter."""
    half = (box.right - box.left) / 2
    x, y = box.left + half, box.bottom - half
    roof, eaves, foot = box.top, y - 0.45 * half, box.bottom
    corners = ((x, roof), (x + half, eaves), (x + half, foot), (x - half, foot), (x - half, eaves))
    yield Polygon(corners, look.colour(theme), Stroke(theme.halo, 0.25 * half))
    size = 1.45 * half
    below = x, y + 0.22 * half + cap_mm(Face.BOLD, size) / 2
    yield Text(below, look.letter, Face.BOLD, size, look.letter_colour(theme), "middle")


def letter_marks(look: Livery, at: Point, radius: float, theme: Theme) -> Iterator[Mark]:
    """Yield a company's letter on a disc of its colour."""
    size = _LETTER / _DISC * radius
    yield Circle(at, radius, look.colour(theme), Stroke(theme.halo, 0.25 * radius))
    below = at[0], at[1] + cap_mm(Face.BOLD, size) / 2
    yield Text(below, look.letter, Face.BOLD, size, look.letter_colour(theme), "middle")

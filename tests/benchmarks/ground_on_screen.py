"""Where on a screen the ground of a board is seen: found by its water, at whatever size it is shown.

A number is reported an opening only where this has found the board that was to be opened.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from studio.drawing.maps.themes import ATLAS
from studio.drawing.shapes.boxes import Box
from studio.mapview.raster import raster_codes, terrain_colours
from studio.mapview.viewport import Viewport

Pixels = NDArray[np.uint8]
"""Colours of shape (height, width, 4), blue first."""
Blueness = NDArray[np.float64]
"""How much more blue than red there is, cell by cell."""

CELL: Final = 5
"""How many pixels wide and high is what is looked at as one."""
SAMPLE: Final = Box(580, 260, 940, 500)
"""The pixels sought on the board: they show the map in both programs, wherever its edges are."""
_STEP, _WIDEST = 1.02, 1.0
"""By how much one size tried differs from the next, and the widest map in widths of the screen."""
_LIKE: Final = 0.88
"""How well what is seen must agree with the board: 1 is wholly; the same board mirrored comes to 0.8."""
_FAINTEST, _STRONGEST = 0.25, 1.5
"""How strong colours may be next to the board's own: outlines of small hexes make them fainter."""
_STRIP: Final = 4
"""How many cells a map is followed at a time towards its edges."""
_AS_TRUE: Final = 3.0
"""A strip is still of the map while it is off by no more than so many times what the sample is off."""
_LEAST_OFF: Final = 6.0
"""So much a strip may always be off."""
_A_SHADE: Final = 3.0
"""How far the blueness of a hex may be off its terrain's."""
_FLAT: Final = 1e-9


class Place(NamedTuple):
    """Where the map is seen, in pixels of the screen, and how well it agrees with the board."""

    box: Box
    likeness: float


class _Fit(NamedTuple):
    """A board of some size, in cells, and the row and column of the screen its corner is at."""

    likeness: float
    ground: Blueness
    top: int
    left: int


def place_of(board: Board, pixels: Pixels, flatness: float) -> Place | None:
    """Return where a board's ground is seen on a screen; None where it is not.

    A map's height is ``flatness`` times its width.
    """
    seen = _cells(_blueness(pixels))
    sample = Box(*(round(each / CELL) for each in SAMPLE))
    part = _within(seen, sample)
    widths = _widths(part.shape[1], int(_WIDEST * seen.shape[1]))
    fits = (_fit(_ground(board, width, flatness), part, sample) for width in widths)
    best = max((fit for fit in fits if fit is not None), key=lambda fit: fit.likeness, default=None)
    if best is None or best.likeness < _LIKE:
        return None
    box = _followed(board, seen, best, sample)
    return None if box is None else Place(Box(*(CELL * each for each in box)), best.likeness)


def is_shown(board: Board, pixels: Pixels, view: Viewport) -> bool:
    """Return whether a board's ground is on a canvas that is looked at so: half its hexes or more are it."""
    points = np.array([view.to_px(board.sheet.centre_mm(hex_)) for hex_ in board.sheet.hexes()]).astype(
        np.intp
    )
    columns, rows = points.T
    is_seen = ((points >= 0) & (points < pixels.shape[1::-1])).all(axis=1)
    seen = _blueness(pixels)[rows[is_seen], columns[is_seen]]
    ground = _blueness(terrain_colours(board, ATLAS).view(np.uint8).reshape(-1, 4))[
        board.terrain.ravel()[is_seen]
    ]
    return bool(is_seen.any()) and float(np.median(np.abs(seen - ground))) <= _A_SHADE


def _blueness(pixels: Pixels) -> Blueness:
    """Return how much more blue than red there is, pixel by pixel."""
    return pixels[..., 0].astype(np.float64) - pixels[..., 2]


def _cells(blueness: Blueness) -> Blueness:
    """Return the means of squares of pixels."""
    height, width = (side // CELL * CELL for side in blueness.shape)
    means: Blueness = (
        blueness[:height, :width].reshape(height // CELL, CELL, width // CELL, CELL).mean(axis=(1, 3))
    )
    return means


def _widths(least: int, most: int) -> list[int]:
    """Return the widths tried, each a little more than the one before."""
    count = int(np.log(most / least) / np.log(_STEP)) + 1
    return sorted({round(least * _STEP**step) for step in range(count)})


def _ground(board: Board, width: int, flatness: float) -> Blueness:
    """Return the blueness of a board's ground, so many cells wide."""
    codes = raster_codes(board, Box(0, 0, *board.sheet.size_mm), width, round(flatness * width))
    colours = terrain_colours(board, ATLAS).view(np.uint8).reshape(-1, 4)
    return _blueness(colours)[codes]


def _fit(ground: Blueness, part: Blueness, sample: Box) -> _Fit | None:
    """Return where a part of the screen lies on a board of some size: where they correlate best."""
    high, wide = part.shape
    if ground.shape[0] < high or ground.shape[1] < wide:
        return None
    off = part - part.mean()
    spread = np.sqrt((off**2).sum())
    if spread < _FLAT:
        return None
    turned = np.conj(np.fft.rfft2(off, ground.shape))
    products = np.fft.irfft2(np.fft.rfft2(ground) * turned, ground.shape)
    within = products[: ground.shape[0] - high + 1, : ground.shape[1] - wide + 1]
    sums, squares = _sums(ground, high, wide), _sums(ground**2, high, wide)
    spreads = np.sqrt(np.maximum(squares - sums**2 / part.size, 0))
    likeness = np.where(spreads > 1, within / (spread * np.maximum(spreads, 1)), -1.0)
    row, column = np.unravel_index(np.argmax(likeness), likeness.shape)
    return _Fit(
        float(likeness[row, column]), ground, int(sample.top) - int(row), int(sample.left) - int(column)
    )


def _sums(values: Blueness, high: int, wide: int) -> Blueness:
    """Return the sum of every window of some height and width."""
    total = np.pad(values.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    sums: Blueness = total[high:, wide:] - total[:-high, wide:] - total[high:, :-wide] + total[:-high, :-wide]
    return sums


def _followed(board: Board, seen: Blueness, fit: _Fit, sample: Box) -> Box | None:
    """Return the cells from the sample outwards for as long as they show the board, in a box.

    None where the sample is not in the board's colours.
    """
    truth = _laid(fit.ground, fit, seen.shape)
    strength, light = np.polyfit(_within(truth, sample).ravel(), _within(seen, sample).ravel(), 1)
    if not _FAINTEST <= strength <= _STRONGEST:
        return None
    foreign = _laid(_abroad(board, fit.ground), fit, seen.shape)
    off = np.fmin(*(np.abs(seen - (strength * each + light)) for each in (truth, foreign)))
    most = max(_AS_TRUE * float(_within(off, sample).mean()), _LEAST_OFF)
    box = sample
    for side in range(4):
        outwards = -_STRIP if side < 2 else _STRIP
        while True:
            wider = Box(*(edge + outwards * (at == side) for at, edge in enumerate(box)))
            strip = _within(off, _between(box, wider, side))
            # Next to the board nothing is known, and the mean of that is no number.
            if not strip.size or min(wider) < 0 or not strip.mean() <= most:
                break
            box = wider
    return box


def _abroad(board: Board, ground: Blueness) -> Blueness:
    """Return the blueness of ground abroad, whose tint may hide its terrain; no number elsewhere."""
    rows, columns = (
        (np.arange(most) * side) // most for most, side in zip(ground.shape, board.terrain.shape, strict=True)
    )
    tint = _blueness(np.array([[int(ATLAS.foreign[at : at + 2], 16) for at in (5, 3, 1)]], np.uint8))
    foreign = [number for number, country in enumerate(board.countries, 1) if country.foreign]
    return np.where(np.isin(board.country, foreign)[np.ix_(rows, columns)], tint[0], np.nan)


def _laid(ground: Blueness, fit: _Fit, shape: tuple[int, ...]) -> Blueness:
    """Return a board as it lies on the screen; no number next to it."""
    laid = np.full(shape, np.nan)
    rows, columns = (_shared(*each) for each in zip(ground.shape, (fit.top, fit.left), shape, strict=True))
    laid[rows.there, columns.there] = ground[rows.here, columns.here]
    return laid


class _Shared(NamedTuple):
    """The lines of a board that are on the screen, as counted on the board and on the screen."""

    here: slice
    there: slice


def _shared(length: int, first: int, most: int) -> _Shared:
    """Return the lines of a board, the first of which is at a line of the screen, that are on it."""
    begin, end = max(0, first), min(most, first + length)
    return _Shared(slice(begin - first, end - first), slice(begin, end))


def _between(box: Box, wider: Box, side: int) -> Box:
    """Return what a box has more than another on one of its sides: left, top, right or bottom."""
    low, high = sorted((box[side], wider[side]))
    edges = list(box)
    edges[side % 2], edges[side % 2 + 2] = low, high
    return Box(*edges)


def _within(values: Blueness, box: Box) -> Blueness:
    """Return the cells in a box."""
    left, top, right, bottom = (int(edge) for edge in box)
    return values[top:bottom, left:right]

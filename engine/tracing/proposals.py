"""Terrain proposed from a picture's colours, by samples the designer gives.

The colour of a hex is the median of points spread over it: lettering and lines on a scan are few
of them and do not count. Colours are compared as the eye does, in CIELAB (CIE 1976, D65).
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.edits.protocol import Several
from engine.edits.terrain import PaintTerrain
from engine.hexes.affine import Affine
from engine.hexes.hex_arrays import set_of, unmasked
from engine.hexes.sheet import Sheet
from engine.tracing.pictures import Picture

Colour = tuple[int, int, int]
Reals = NDArray[np.float64]
HexColours = tuple[NDArray[np.uint8], NDArray[np.bool_]]
"""What `hex_colours` finds."""

_RINGS = ((0.0, 1), (0.25, 6), (0.5, 12), (0.72, 18))
"""How far from the centre, in half a hex, and how many points there."""
_AT_ONCE = 4000
"""Of about so many hexes colours are looked up before it is told how far that is."""
_REACH = 3
"""How many pixels around one are looked at where a colour is picked."""
_WHITE = np.array([0.95047, 1.0, 1.08883])
_TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)


@dataclass(frozen=True)
class Sample:
    """A colour and the terrain it stands for."""

    code: int
    colour: Colour


@dataclass(frozen=True, eq=False)
class Proposal:
    """A terrain for every hex the picture shows; arrays are of the sheet's shape (rows, columns).

    ``confidence`` goes from 0 (as near to another terrain's sample) to 1 (exactly a sample's colour);
    ``seen`` says which hexes lie on the picture for the greater part.
    """

    codes: NDArray[np.uint8]
    confidence: Reals
    seen: NDArray[np.bool_]

    def paints(self, board: Board, wanted: NDArray[np.bool_] | None = None, least: float = 0.0) -> Several:
        """Return the edit that takes the proposal up, for all hexes or those wanted, if sure enough."""
        taken = self.seen & (self.confidence >= least) & (self.codes != board.terrain)
        if wanted is not None:
            taken = taken & wanted
        edits = []
        for code in np.unique(self.codes[taken]).tolist():
            hexes = set_of(unmasked(board.sheet, taken & (self.codes == code)))
            edits.append(PaintTerrain(hexes, code))
        return Several("Trace terrain", tuple(edits))


def hex_colours(sheet: Sheet, placing: Affine, picture: Picture) -> HexColours:
    """Return each hex's median colour, of shape (rows, columns, 3), and which hexes are in view.

    In view is a hex of which the picture shows the greater part; its colour is that of the part shown.
    """
    looking = looked_up(sheet, placing, picture)
    while True:
        try:
            next(looking)
        except StopIteration as done:
            found: HexColours = done.value
            return found


def looked_up(sheet: Sheet, placing: Affine, picture: Picture) -> Generator[float, None, HexColours]:
    """Look the colours of hexes up as `hex_colours` does, some rows at a time.

    Yields the share that is done, so that who waits can tell of it or leave.
    """
    half = sheet.across_flats_mm / 2
    turns = [(far, 2 * np.pi * step / count) for far, count in _RINGS for step in range(count)]
    spread = half * np.array([(far * np.cos(turn), far * np.sin(turn)) for far, turn in turns])
    colours = np.empty((sheet.rows, sheet.columns, 3), dtype=np.uint8)
    seen = np.empty((sheet.rows, sheet.columns), dtype=np.bool_)
    rows_at_once = max(1, _AT_ONCE // sheet.columns)
    for top in range(0, sheet.rows, rows_at_once):
        end = min(sheet.rows, top + rows_at_once)
        centres = sheet.centres_mm(range(sheet.columns), range(top, end))
        pixels = placing.pixels(centres[:, :, np.newaxis, :] + spread) * picture.scale
        colours[top:end], seen[top:end] = _medians(picture, pixels)
        yield end / sheet.rows
    return colours, seen


def _medians(picture: Picture, pixels: Reals) -> HexColours:
    """Return the median colour over the last axis but one of pixels, and whether most are on the picture."""
    x, y = np.floor(pixels).astype(np.intp).transpose(3, 0, 1, 2)
    height, width, _ = picture.pixels.shape
    on = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    found = picture.pixels[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)]
    # The points of a hex are odd in number, so that one of them is the middle one.
    middle = found.shape[2] // 2
    ordered = np.partition(np.ascontiguousarray(np.moveaxis(found, 2, -1)), middle, axis=-1)
    medians, count = ordered[..., middle], on.sum(axis=-1)
    for at in np.argwhere((count > middle) & (count < on.shape[-1])).tolist():
        # Beyond the edge its last pixels would be counted again and again.
        shown = np.sort(found[tuple(at)][on[tuple(at)]], axis=0)
        medians[tuple(at)] = shown[len(shown) // 2]
    return medians, count > middle


def proposed(colours: NDArray[np.uint8], seen: NDArray[np.bool_], samples: Sequence[Sample]) -> Proposal:
    """Return the terrain whose sample is nearest to each hex's colour; raises ValueError without samples."""
    if not samples:
        raise ValueError("Terrain is proposed from samples of its colour: give one at least.")
    known = lab(np.array([sample.colour for sample in samples], dtype=np.uint8))
    off = np.linalg.norm(lab(colours)[..., np.newaxis, :] - known, axis=-1)
    codes = np.array([sample.code for sample in samples], dtype=np.uint8)
    best = codes[off.argmin(axis=-1)]
    near = off.min(axis=-1)
    other = np.where(codes == best[..., np.newaxis], np.inf, off).min(axis=-1)
    # With one terrain only, 50 units of CIELAB are as far as anything is like it.
    other = np.minimum(other, 50.0)
    confidence = np.clip(1.0 - near / np.maximum(other, 1e-9), 0.0, 1.0)
    return Proposal(best, confidence, seen)


def colour_at(picture: Picture, x: float, y: float) -> Colour | None:
    """Return the median colour around a pixel of the file, None next to the picture."""
    column, row = round(x * picture.scale), round(y * picture.scale)
    height, width, _ = picture.pixels.shape
    if not (0 <= column < width and 0 <= row < height):
        return None
    rows = slice(max(0, row - _REACH), row + _REACH + 1)
    columns = slice(max(0, column - _REACH), column + _REACH + 1)
    red, green, blue = np.median(picture.pixels[rows, columns].reshape(-1, 3), axis=0).astype(int).tolist()
    return red, green, blue


def lab(colours: NDArray[np.uint8]) -> Reals:
    """Return sRGB colours, of shape (…, 3), as CIELAB."""
    share = colours / 255.0
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    xyz = linear @ _TO_XYZ.T / _WHITE
    root = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    x, y, z = np.moveaxis(root, -1, 0)
    return np.stack((116 * y - 16, 500 * (x - y), 200 * (y - z)), axis=-1)

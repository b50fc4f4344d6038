"""Where hexes lie on a picture: the map from the lattice to pixels that fits its anchors best.

A picture of a hex map is the lattice turned, stretched and sheared: an affine map, which three
anchors fix and more than three make better (least squares).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point, Sheet
from engine.messages import Phrase

Anchor = tuple[Hex, Point]
"""A hex, and the pixel of its centre: x to the right and y down from the picture's corner."""

FEWEST = 3
MOST_PIXELS = 1_000_000
"""How far from a picture's corner an anchor may lie on a map file's word."""
_FLAT = 1e-9


class AnchorError(ValueError):
    """Anchors that fix no place for a picture; its text says why and what to do."""

    def __init__(self, message: Phrase) -> None:
        super().__init__(message)


@dataclass(frozen=True, eq=False)
class Affine:
    """Millimetres of the sheet to pixels of the picture.

    ``matrix`` is of shape (2, 3): pixel = matrix · (x mm, y mm, 1). ``off_px`` is how far the
    anchors lie from where they should, as the root of the mean square.
    """

    matrix: NDArray[np.float64]
    off_px: float

    def pixel(self, x: float, y: float) -> Point:
        """Return the pixel at a place of the sheet."""
        left, top = self.matrix @ (x, y, 1.0)
        return float(left), float(top)

    def pixels(self, places: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the pixels at places of the sheet, both of shape (…, 2)."""
        return np.asarray(places @ self.matrix[:, :2].T + self.matrix[:, 2])

    @property
    def back(self) -> tuple[float, float, float, float, float, float]:
        """The way back, pixels to millimetres, as ``(a, b, c, d, e, f)``: x' = a·x + c·y + e."""
        square = np.vstack([self.matrix, (0.0, 0.0, 1.0)])
        (a, c, e), (b, d, f), _ = np.linalg.inv(square).tolist()
        return a, b, c, d, e, f

    @property
    def stretch(self) -> float:
        """How many times as long as the other way the picture shows hexes one way: 1 for a true scan."""
        most, least = np.linalg.svd(self.matrix[:, :2], compute_uv=False)
        return float(most / least)

    @property
    def is_mirrored(self) -> bool:
        """Whether the picture shows the sheet as in a mirror."""
        return bool(np.linalg.det(self.matrix[:, :2]) < 0)


def fitted(sheet: Sheet, anchors: Sequence[Anchor]) -> Affine:
    """Return the affine map that fits anchors best.

    Raises AnchorError for fewer than three different hexes, or hexes or pixels in one line.
    """
    if len({hex_ for hex_, _ in anchors}) < FEWEST:
        raise AnchorError("Click three different hexes on the picture.")
    places = np.array([(*sheet.centre_mm(hex_), 1.0) for hex_, _ in anchors])
    pixels = np.array([pixel for _, pixel in anchors], dtype=np.float64)
    if _lie_in_line(places[:, :2]):
        raise AnchorError("The hexes are in one line. Choose one away from it.")
    if _lie_in_line(pixels):
        raise AnchorError("The points on the picture are in one line. Click them again.")
    solved = np.linalg.lstsq(places, pixels, rcond=None)[0]
    off = places @ solved - pixels
    return Affine(solved.T, float(np.sqrt(np.mean(np.sum(off**2, axis=1)))))


def _lie_in_line(points: NDArray[np.float64]) -> bool:
    """Return whether points of shape (n, 2) lie so nearly in line that nothing can be fixed by them."""
    spread = np.linalg.svd(points - points.mean(axis=0), compute_uv=False)
    return bool(spread[1] <= max(_FLAT, spread[0] * 1e-3))

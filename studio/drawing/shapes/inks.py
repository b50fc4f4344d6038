"""The colours of a drawing as a press prints them, with the four inks on coated paper.

A Yule-Nielsen-modified Neugebauer model predicts what a mix of inks looks like: the paper is a mosaic of
all overprints, each as large as the inks cover by chance (Demichel). The colours of the solid inks are
those of ISO 12647-2, paper types 1 and 2. Colours are relative to the paper, as prints are looked at.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple, assert_never

import numpy as np
from numpy.typing import NDArray

from studio.drawing.shapes.marks import (
    Cast,
    Circle,
    Drawing,
    Layer,
    Line,
    Mark,
    Path,
    Polygon,
    Stroke,
    Text,
)

Numbers = NDArray[np.float64]

_SOLIDS: Final = (
    (95, 0, -2), (54, -36, -49), (46, 72, -5), (24, 16, -45),
    (87, -6, 90), (49, -66, 24), (46, 67, 47), (23, 0, 0),
)  # fmt: skip
"""The paper, cyan, magenta, both, yellow, yellow with cyan, with magenta, and with both (CIE L*a*b*, D50)."""
_BLACK: Final = (16, 0, 0)
_SPREAD: Final = 2.0
"""How light spreads in the paper: Yule and Nielsen's factor."""
_WHITE_D50: Final = np.array([0.9642, 1.0, 0.8249])
_FROM_SRGB: Final = np.array(
    [[0.4360747, 0.3850649, 0.1430804], [0.2225045, 0.7168786, 0.0606169], [0.0139322, 0.0971045, 0.7141733]]
)
"""Linear sRGB to XYZ, adapted to D50 (Bradford)."""
_STEPS: Final = 9
_ROUNDS: Final = 7
_ALMOST_BLACK: Final = 0.035
"""How light the red, green and blue of a grey may be that is printed with black ink alone."""


class Inks(NamedTuple):
    """How a colour is printed, and what it then looks like, both as ``#rrggbb``.

    ``plate`` is the share of each ink in a form that holds three numbers: red is what cyan and black leave
    of it, and so on, with black as large as it can be. It is what a PDF in CMYK is painted with.
    """

    plate: str
    seen: str


@cache
def inks_of(colour: str) -> Inks:
    """Return how a press prints a colour ``#rrggbb`` nearest."""
    wanted = _rgb(colour)
    if np.ptp(wanted) < 1e-9 and wanted[0] <= _ALMOST_BLACK**0.5:
        # Letters of four inks would be blurred where plates do not match.
        return Inks("#000000", _hex(_srgb(_xyz(np.array([[0.0, 0.0, 0.0, 1.0]]))[0])))
    target = _lab(_FROM_SRGB @ _linear(wanted))
    best, least = np.zeros(4), np.inf
    for absent in range(3):
        mix, off = _nearest(target, absent)
        if off < least - 1e-9:
            best, least = mix, off
    plate = (1 - best[:3]) * (1 - best[3])
    return Inks(_hex(plate), _hex(_srgb(_xyz(best[None])[0])))


def _nearest(target: Numbers, absent: int) -> tuple[Numbers, float]:
    """Return the mix without one of the colours that looks most like a target, and how far off it is."""
    used = [ink for ink in range(4) if ink != absent]
    middle, reach = np.full(3, 0.5), 0.5
    best, least = np.zeros(4), np.inf
    grid = np.array(list(product(np.linspace(-1, 1, _STEPS), repeat=3)))
    for _ in range(_ROUNDS):
        mixes = np.zeros((len(grid), 4))
        mixes[:, used] = np.clip(middle + reach * grid, 0.0, 1.0)
        offs = np.sqrt(((_lab(_xyz(mixes)) - target) ** 2).sum(axis=1))
        at = int(offs.argmin())
        if offs[at] < least:
            best, least = mixes[at], float(offs[at])
        middle, reach = best[used], reach / 3
    return best, least


# -- what inks look like ---------------------------------------------------------------------------


def _xyz(mixes: Numbers) -> Numbers:
    """Return what mixes of shape (n, 4) look like as XYZ relative to the paper, of shape (n, 3)."""
    paper = _xyz_of_lab(np.array(_SOLIDS[0], dtype=np.float64))
    solids = np.array([_xyz_of_lab(np.array(each, dtype=np.float64)) for each in _SOLIDS]) / paper
    black = _xyz_of_lab(np.array(_BLACK, dtype=np.float64)) / paper
    share = mixes[:, None, :3]
    bits = np.array([[number >> ink & 1 for ink in range(3)] for number in range(8)])
    weights = np.where(bits, share, 1 - share).prod(axis=2)
    coloured = weights @ solids ** (1 / _SPREAD)
    dark = mixes[:, 3:]
    found = coloured * ((1 - dark) + dark * black ** (1 / _SPREAD))
    return np.asarray(found**_SPREAD * _WHITE_D50)


def _xyz_of_lab(lab: Numbers) -> Numbers:
    high = (lab[0] + 16) / 116
    each = np.array([high + lab[1] / 500, high, high - lab[2] / 200])
    return np.asarray(np.where(each > 6 / 29, each**3, 3 * (6 / 29) ** 2 * (each - 4 / 29)) * _WHITE_D50)


def _lab(xyz: Numbers) -> Numbers:
    """Return XYZ as L*a*b*; both have three numbers in their last axis."""
    share = xyz / _WHITE_D50
    each = np.where(share > (6 / 29) ** 3, np.cbrt(share), share / (3 * (6 / 29) ** 2) + 4 / 29)
    x, y, z = np.moveaxis(each, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def _rgb(colour: str) -> Numbers:
    return np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])


def _hex(rgb: Numbers) -> str:
    return "#" + "".join(f"{round(255 * float(value)):02x}" for value in np.clip(rgb, 0, 1))


def _linear(rgb: Numbers) -> Numbers:
    return np.asarray(np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4))


def _srgb(xyz: Numbers) -> Numbers:
    linear = np.clip(np.linalg.solve(_FROM_SRGB, xyz), 0, 1)
    return np.asarray(np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055))


# -- drawings --------------------------------------------------------------------------------------


def recoloured(drawing: Drawing, change: Callable[[str], str]) -> Drawing:
    """Return a drawing with every colour changed."""
    layers = tuple(replace(layer, marks=_marks(layer, change)) for layer in drawing.layers)
    return replace(drawing, layers=layers)


def _marks(layer: Layer, change: Callable[[str], str]) -> tuple[Mark, ...]:
    strokes: dict[Stroke, Stroke] = {}

    def pen(stroke: Stroke | None) -> Any:
        if stroke is not None and stroke not in strokes:
            strokes[stroke] = replace(stroke, colour=change(stroke.colour))
        return None if stroke is None else strokes[stroke]

    def brush(fill: str | None) -> str | None:
        return None if fill is None else change(fill)

    def changed(mark: Mark) -> Mark:
        match mark:
            case Cast():
                return mark._replace(fill=brush(mark.fill), stroke=pen(mark.stroke))
            case Line():
                return replace(mark, stroke=pen(mark.stroke))
            case Text():
                return replace(mark, fill=change(mark.fill), halo=pen(mark.halo))
            case Polygon() | Path() | Circle():
                return replace(mark, fill=brush(mark.fill), stroke=pen(mark.stroke))
            case _:
                assert_never(mark)

    return tuple(map(changed, layer.marks))

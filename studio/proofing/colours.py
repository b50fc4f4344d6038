"""How alike colours are to the eye, also to eyes that see fewer, and how well text stands out."""

from collections.abc import Callable
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final, NamedTuple

from engine.messages import Phrase
from studio.drawing.maps.tints import parts

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", IEEE TVCG 15 (2009), table 1, severity 1.0; for linear sRGB.
_PROTAN: Final[Matrix] = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
_DEUTAN: Final[Matrix] = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
_TRITAN: Final[Matrix] = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
# IEC 61966-2-1 (sRGB), white D65.
_TO_XYZ: Final[Matrix] = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
_WHITE: Final[Triple] = (0.9505, 1.0, 1.089)


class Sight(NamedTuple):
    """A way to see: what it is called, and what it makes of a colour in linear sRGB."""

    name: Phrase
    sees: Callable[[Triple], Triple]


def _grey(colour: Triple) -> Triple:
    """Return the grey of the same luminance."""
    light = _dot(_TO_XYZ[1], colour)
    return light, light, light


def _seen_by(matrix: Matrix) -> Callable[[Triple], Triple]:
    """Return what a matrix makes of a colour, kept within what can be shown."""

    def sees(colour: Triple) -> Triple:
        red, green, blue = (min(1.0, max(0.0, _dot(row, colour))) for row in matrix)
        return red, green, blue

    return sees


SIGHTS: Final = (
    Sight("to normal eyes", lambda colour: colour),
    Sight("to red-blind eyes", _seen_by(_PROTAN)),
    Sight("to green-blind eyes", _seen_by(_DEUTAN)),
    Sight("to blue-blind eyes", _seen_by(_TRITAN)),
    Sight("in greyscale", _grey),
)
"""Usual eyes, the three common kinds of colour blindness, and a printer without colours."""


def difference(one: str, other: str, sight: Sight = SIGHTS[0]) -> float:
    """Return how different two colours ``#rrggbb`` look: CIEDE2000, where 1 can just be noticed."""
    return delta_e(_lab(sight.sees(_linear(one))), _lab(sight.sees(_linear(other))))


def contrast(one: str, other: str) -> float:
    """Return the contrast of text on a ground, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    light, dark = sorted((_dot(_TO_XYZ[1], _linear(colour)) for colour in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _dot(row: Triple, colour: Triple) -> float:
    """Return the sum of the products."""
    return row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2]


def _linear(colour: str) -> Triple:
    """Return ``#rrggbb`` as linear light, each from 0 to 1 (IEC 61966-2-1)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (byte / 255 for byte in parts(colour))
    )
    return red, green, blue


def _lab(colour: Triple) -> Triple:
    """Return a colour of linear light in CIELAB."""
    x, y, z = (_bent(_dot(row, colour) / white) for row, white in zip(_TO_XYZ, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bent(share: float) -> float:
    """Return the root that CIELAB takes of a share of white."""
    return float(share ** (1 / 3)) if share > (6 / 29) ** 3 else share / (3 * (6 / 29) ** 2) + 4 / 29


def delta_e(one: Triple, other: Triple) -> float:
    """Return the CIEDE2000 difference of two colours in CIELAB.

    After Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and Application 30
    (2005); all weights are 1.
    """
    (l1, a1, b1), (l2, a2, b2) = one, other
    middle = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * _strength(middle)
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    spread = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6)
    spread -= 0.20 * _cos(4 * hue - 63)
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * spread)
    lean = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * 2 * _strength(chroma)
    return sqrt(max(0.0, by_light**2 + by_chroma**2 + by_hue**2 + lean * by_chroma * by_hue))


def _strength(chroma: float) -> float:
    """Return the root by which CIEDE2000 counts how strong colours are."""
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _cos(angle: float) -> float:
    """Return the cosine of degrees."""
    return cos(radians(angle))

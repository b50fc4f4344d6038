"""Reckoning with colours: mixing, greying, fading a theme, and by how much two differ to the eye."""

from dataclasses import fields, replace
from functools import cache
from typing import Final, NamedTuple

from studio.drawing.themes import Theme

_LEFT: Final = 0.34
"""How much of itself a colour keeps where it is faded; the rest is the paper's."""


def parts(colour: str) -> tuple[int, int, int]:
    """Return the red, green and blue of ``#rrggbb``, each 0 to 255."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def mixed(one: str, other: str, share: float) -> str:
    """Return a mixture of two colours with a share of the first, 0 to 1."""
    pairs = zip(parts(one), parts(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def greyed(colour: str) -> str:
    """Return the grey as light as a colour, as television reckons it (ITU-R BT.601)."""
    red, green, blue = parts(colour)
    return "#" + f"{round(0.299 * red + 0.587 * green + 0.114 * blue):02x}" * 3


@cache
def faded(theme: Theme, left: float = _LEFT) -> Theme:
    """Return a theme with every colour near its paper's, for what is to stand back."""
    changed: dict[str, str | tuple[str, ...]] = {}
    for field in fields(theme):
        value = getattr(theme, field.name)
        if isinstance(value, tuple):
            changed[field.name] = tuple(mixed(each, theme.paper, left) for each in value)
        elif isinstance(value, str) and value.startswith("#"):
            changed[field.name] = mixed(value, theme.paper, left)
    return replace(theme, **changed, own_kept=theme.own_kept * left)  # type: ignore[arg-type]  # fields differ


class Lab(NamedTuple):
    """A colour in CIE 1976 L*a*b* (white point D65): lightness 0 to 100, and two axes of hue."""

    light: float
    a: float
    b: float


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, 0 for black and 1 for white (WCAG 2)."""
    red, green, blue = (_linear(part) for part in parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def apart(one: str, other: str, matrix: "Matrix | None" = None) -> float:
    """Return by how much two colours differ (CIE 1976), to an eye a matrix stands for; 2 is just seen."""
    first, second = (_lab(_seen(colour, matrix)) for colour in (one, other))
    return float(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5)


Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]
BLINDNESSES: Final[dict[str, Matrix]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What eyes that lack one sort of cone see, on linear red, green and blue.

Source: G. M. Machado and others, A Physiologically-based Model for Simulation of Color Vision
Deficiency (2009), at full severity.
"""


def _linear(part: int) -> float:
    """Return how much light a part of an sRGB colour is, 0 to 1."""
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _seen(colour: str, matrix: Matrix | None) -> Rgb:
    """Return the linear red, green and blue that an eye sees of a colour."""
    red, green, blue = (_linear(part) for part in parts(colour))
    if matrix is None:
        return red, green, blue
    first, second, third = (
        min(1.0, max(0.0, row[0] * red + row[1] * green + row[2] * blue)) for row in matrix
    )
    return first, second, third


def _lab(rgb: Rgb) -> Lab:
    """Return linear red, green and blue in L*a*b*."""
    red, green, blue = rgb
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (each ** (1 / 3) if each > 0.008856 else 7.787 * each + 16 / 116 for each in (x, y, z))
    return Lab(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))

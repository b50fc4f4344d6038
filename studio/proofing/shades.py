"""Colours in words, for who cannot read ``#ccccb3``: which hue it is, and how it differs from another."""

import colorsys
from typing import Final

from engine.messages import Phrase, Saying, say

_HUES: Final[tuple[tuple[int, Phrase], ...]] = (
    (15, "red"),
    (40, "orange"),
    (68, "yellow"),
    (160, "green"),
    (195, "turquoise"),
    (255, "blue"),
    (290, "violet"),
    (345, "pink"),
    (360, "red"),
)
"""Where each hue ends, in degrees of the colour wheel."""
_LEAST_STRENGTH: Final = 0.11
"""How far the strongest of red, green and blue must be from the weakest, of 1, for a hue to be seen."""
_LEAST_STEP: Final = 0.03
"""How much of the way from black to white can be seen as lighter or darker."""


def hue(colour: str) -> Phrase:
    """Return what the hue of a colour ``#rrggbb`` is called."""
    parts = _parts(colour)
    if max(parts) - min(parts) < _LEAST_STRENGTH:
        return "grey"
    degrees = 360 * colorsys.rgb_to_hls(*parts)[0]
    return next(name for end, name in _HUES if degrees <= end)


def shade(colour: str, beside: str) -> Saying:
    """Return a colour ``#rrggbb`` in words next to the one it takes the place of: "a lighter green"."""
    step, called = _lightness(colour) - _lightness(beside), say(hue(colour))
    if step > _LEAST_STEP:
        return say("a lighter {hue}", hue=called)
    return say("a darker {hue}", hue=called) if step < -_LEAST_STEP else say("another {hue}", hue=called)


def _parts(colour: str) -> tuple[float, float, float]:
    """Return red, green and blue, each from 0 to 1."""
    red, green, blue = (byte / 255 for byte in bytes.fromhex(colour[1:]))
    return red, green, blue


def _lightness(colour: str) -> float:
    """Return how light a colour looks, from 0 to 1 (luma of ITU-R BT.709)."""
    red, green, blue = _parts(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

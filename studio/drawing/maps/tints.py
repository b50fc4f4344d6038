"""Colours made from others: mixed, greyed, and a theme faded."""

from dataclasses import fields, replace
from functools import cache
from typing import Final

from studio.drawing.maps.themes import Theme

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
    """Return the grey as light as a colour, by the formula of television (ITU-R BT.601)."""
    red, green, blue = parts(colour)
    return "#" + f"{round(0.299 * red + 0.587 * green + 0.114 * blue):02x}" * 3


@cache
def faded(theme: Theme, left: float = _LEFT) -> Theme:
    """Return a theme with every colour near its paper's, for what is dimmed."""
    changed: dict[str, str | tuple[str, ...]] = {}
    for field in fields(theme):
        value = getattr(theme, field.name)
        if field.name in ("shoals", "shore_lines"):
            changed[field.name] = tuple(mixed(each, theme.paper, left) for each in value)
        elif isinstance(value, str) and value.startswith("#"):
            changed[field.name] = mixed(value, theme.paper, left)
    return replace(theme, **changed, own_kept=theme.own_kept * left)  # type: ignore[arg-type]  # fields differ

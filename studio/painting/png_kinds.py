"""Pictures with a purpose, known by the ending of their names: for Tabletop Simulator and print shops."""

from pathlib import Path
from typing import Final, NamedTuple

from studio.drawing.maps.themes import Theme
from studio.drawing.paper.print_shop import printable, shop_page
from studio.drawing.shapes.marks import Drawing

TABLETOP: Final = ".tts.png"
SHOP: Final = ".shop.png"
_TABLETOP_DOTS: Final = 4096
"""Tabletop Simulator shows larger pictures only on some graphics cards."""
_MOST_DPI, _SHOP_DPI = 600.0, 300.0
_MM_PER_INCH: Final = 25.4


class PngKind(NamedTuple):
    """What is painted, and with how many dots an inch."""

    drawing: Drawing
    dpi: float


def png_kind(path: Path, drawing: Drawing, theme: Theme) -> PngKind | None:
    """Return what a picture of a drawing is for the purpose that its name ends with; None for no purpose."""
    name = path.name.lower()
    if name.endswith(TABLETOP):
        longest = max(drawing.width_mm, drawing.height_mm) / _MM_PER_INCH
        return PngKind(drawing, min(_TABLETOP_DOTS / longest, _MOST_DPI))
    if name.endswith(SHOP):
        return PngKind(printable(shop_page(drawing, theme)).drawing, _SHOP_DPI)
    return None

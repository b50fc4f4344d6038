"""The land of countries: a tint where a country is foreign or has a colour, lines where nothing is tinted."""

from collections.abc import Iterator

from engine.hexes.lattice import Hex
from studio.drawing.maps.ground import area, toned
from studio.drawing.maps.textures import hatching
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Mark, Stroke
from studio.drawing.shapes.shapes import Belongs

_HATCH, _HATCH_MM = "falling-lines", 0.1


def lands(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the land of countries that are foreign or have a colour."""
    for number, country in enumerate(extent.board.countries, start=1):
        if country.colour is not None and not theme.lined:
            yield from area(extent, _in_country(extent, number), toned(country.colour, theme))
        elif country.foreign and theme.lined:
            pen = Stroke(theme.land_grid, _HATCH_MM * extent.sheet.across_flats_mm / 10, cap="butt")
            yield from hatching(extent, _HATCH, _in_country(extent, number), pen)
        elif country.foreign:
            yield from area(extent, _in_country(extent, number), theme.foreign)


def _in_country(extent: Extent, number: int) -> Belongs:
    """Return the test whether a hex is land of one country."""

    def belongs(hex_: Hex) -> bool:
        return extent.is_land(hex_) and extent.country(hex_) == number

    return belongs

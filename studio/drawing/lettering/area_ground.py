"""What lies under the name of an area: hills, coasts with their waterlines, borders, other areas."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Sheet
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.extent import Extent

_AT_EDGE: Final = 0.9
"""How wrong a letter is over the waterlines along a coast, or right at a border."""
_SAMPLES: Final = 5
"""How many places of a letter's box are looked at for each hex it is long, along each of its long edges."""


class AreaGround(NamedTuple):
    """What lies under the letters of an area: how wrong each of its hexes is, 0 or 1, and where it ends.

    ``ends`` has the directions, as unit vectors, in which a hex has a neighbour that is not of the area.
    Letters keep ``margin`` millimetres off the sides there.
    """

    sheet: Sheet
    wrong: Mapping[Hex, float]
    ends: Mapping[Hex, tuple[Point, ...]]
    margin: float

    @classmethod
    def of(cls, extent: Extent, hexes: Collection[Hex], margin: float) -> "AreaGround":
        """Return the ground of an area; what is beyond the sheet is cut off by its frame and no end."""
        sheet, own = extent.sheet, frozenset(hexes)
        ends = {
            hex_: tuple(
                _towards(sheet, hex_, each) for each in neighbours(hex_) if each not in own and each in sheet
            )
            for hex_ in own
        }
        wrong = {hex_: float(extent.is_hill(hex_)) for hex_ in sorted(own)}
        return cls(sheet, wrong, ends, margin * sheet.across_flats_mm)

    def astray(self, box: Box) -> float:
        """Return how much of a box's length lies over hills, edges or other areas, on hexes of 10 mm."""
        across = self.sheet.across_flats_mm
        count = max(1, round(_SAMPLES * box.width / across))
        left, top, _, bottom = box
        places = [left + at * box.width / count for at in range(count + 1)]
        wrong = sum(self._wrong((x, y)) for x in places for y in (top, bottom))
        return wrong * 10 * box.width / (2 * len(places) * across)

    def _wrong(self, point: Point) -> float:
        """Return how wrong a point is under a letter, from 0 to 1."""
        hex_ = self.sheet.hex_under(*point)
        wrong = self.wrong.get(hex_, 1.0)
        if not wrong and self.ends[hex_]:
            x, y = self.sheet.centre_mm(hex_)
            near = self.sheet.across_flats_mm / 2 - self.margin
            dx, dy = point[0] - x, point[1] - y
            if any(dx * along + dy * down > near for along, down in self.ends[hex_]):
                return _AT_EDGE
        return wrong


def _towards(sheet: Sheet, hex_: Hex, other: Hex) -> Point:
    """Return the direction from a hex to its neighbour, as a unit vector."""
    (x, y), (x2, y2) = sheet.centre_mm(hex_), sheet.centre_mm(other)
    return (x2 - x) / sheet.across_flats_mm, (y2 - y) / sheet.across_flats_mm

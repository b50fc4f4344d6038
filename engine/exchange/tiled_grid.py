"""Where Tiled (https://www.mapeditor.org) has the hexes of a sheet, in pixels."""

from typing import Final, NamedTuple

from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet, Shifted, Top

SIDE: Final = 40
ACROSS: Final = 70
"""A side and a hex from flat to flat. Tiled halves its sizes in whole numbers, so they are even."""


class TiledGrid(NamedTuple):
    """The sizes of a hexagonal map of Tiled, and the layout they make."""

    top: Top
    shifted: Shifted
    width: int
    height: int
    side: int

    def middle(self, column: int, row: int) -> tuple[float, float]:
        """Return the middle of a hex in pixels."""
        if self.top == "flat":
            lean = self.height / 2 if self._is_shifted(column) else 0.0
            return (
                column * (self.width + self.side) / 2 + self.width / 2,
                row * self.height + self.height / 2 + lean,
            )
        lean = self.width / 2 if self._is_shifted(row) else 0.0
        return (
            column * self.width + self.width / 2 + lean,
            row * (self.height + self.side) / 2 + self.height / 2,
        )

    def _is_shifted(self, line: int) -> bool:
        return (line % 2 == 1) == (self.shifted == "odd")

    def hex_under(self, sheet: Sheet, x: float, y: float) -> Hex:
        """Return the hex of a sheet whose middle is nearest to a place; it may lie off the sheet."""
        is_flat = self.top == "flat"
        pitch = (
            ((self.width + self.side) / 2, self.height)
            if is_flat
            else (self.width, (self.height + self.side) / 2)
        )
        column, row = round((x - self.width / 2) / pitch[0]), round((y - self.height / 2) / pitch[1])
        near = [(column + across, row + down) for across in (-1, 0, 1) for down in (-1, 0, 1)]

        def off(place: tuple[int, int]) -> float:
            left, top = self.middle(*place)
            return (left - x) ** 2 + (top - y) ** 2

        return sheet.hex_at(*min(near, key=off))


def grid_of(sheet: Sheet) -> TiledGrid:
    """Return the grid that a sheet is written with."""
    sizes = (2 * SIDE, ACROSS) if sheet.top == "flat" else (ACROSS, 2 * SIDE)
    return TiledGrid(sheet.top, sheet.shifted, *sizes, SIDE)

"""Motions of the lattice onto itself: turned by sixths, mirrored, moved.

Everything that is rotated, mirrored, moved or pasted goes through here, so that no row's parity
is ever asked for. The formulas are those of cube coordinates (Amit Patel, "Hexagonal Grids").
"""

from dataclasses import dataclass

from engine.hexes.lattice import DIRECTIONS, ORIGIN, Hex
from engine.hexes.sheet import Top
from engine.hexes.sides import Side, side_of


@dataclass(frozen=True)
class Motion:
    """Mirror if ``mirrored``, then turn by ``turns`` sixths clockwise about the origin, then move by ``by``.

    The mirror swaps the directions 0 and 3; :func:`mirror` gives the one that swaps left and right.
    """

    turns: int = 0
    mirrored: bool = False
    by: Hex = ORIGIN

    def direction(self, direction: int) -> int:
        """Return where a direction (0 to 5) points afterwards."""
        return ((3 - direction if self.mirrored else direction) + self.turns) % len(DIRECTIONS)

    def hex(self, hex_: Hex) -> Hex:
        """Return where a hex lies afterwards."""
        q, r = (-hex_.q - hex_.r, hex_.r) if self.mirrored else hex_
        for _ in range(self.turns % len(DIRECTIONS)):
            q, r = -r, q + r
        return Hex(q + self.by.q, r + self.by.r)

    def side(self, side: Side) -> Side:
        """Return where a side lies afterwards, by its owner's name there."""
        return side_of(self.hex(side.hex), self.direction(side.direction))


def move(start: Hex, end: Hex) -> Motion:
    """Return the motion that brings one hex to the place of another."""
    return Motion(by=Hex(end.q - start.q, end.r - start.r))


def mirror(top: Top) -> Motion:
    """Return the motion that swaps left and right on a sheet whose hexes point that way."""
    return Motion(turns=0 if top == "pointy" else 5, mirrored=True)

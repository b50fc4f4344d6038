"""A patch: what some hexes of a board hold, to be carried elsewhere, turned, mirrored and put down."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from engine.board.contents import Contents, contents_of
from engine.board.document import Board, new_board
from engine.board.layers import frozen
from engine.board.places import Country
from engine.board.terrain import FIRST_OWN, OFF, TerrainKind
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import DIRECTIONS, ORIGIN, Hex, neighbour
from engine.hexes.motions import Motion, mirror, move
from engine.hexes.sheet import Sheet, Top
from engine.hexes.sides import Side, side_of

Ground = int | TerrainKind
"""A built-in terrain by its code, or a kind of the board's own."""


class Plot(NamedTuple):
    """The ground of one hex and whose it is."""

    hex: Hex
    terrain: Ground
    country: Country | None


@dataclass(frozen=True)
class Patch:
    """Plots in the order of their hexes and what stands on them; ``keys`` is their key scheme.

    Terrains and countries are values, not numbers, for another board counts them otherwise.
    """

    plots: tuple[Plot, ...]
    contents: Contents = field(default_factory=Contents)
    top: Top = "pointy"
    keys: str = "none"

    @cached_property
    def hexes(self) -> frozenset[Hex]:
        """The hexes of the patch."""
        return frozenset(plot.hex for plot in self.plots)

    @cached_property
    def rim(self) -> tuple[Side, ...]:
        """The sides between the patch and what is not of it."""
        return tuple(
            side_of(hex_, direction)
            for hex_ in sorted(self.hexes)
            for direction in DIRECTIONS
            if neighbour(hex_, direction) not in self.hexes
        )

    @cached_property
    def middle(self) -> Hex:
        """The hex in the middle of the patch, the origin for a patch without hexes."""
        if not self.plots:
            return ORIGIN
        columns, rows = zip(*self.hexes, strict=True)
        # Rounded down, so that a patch has the same middle wherever it lies.
        return Hex((min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2)

    def carried(self, motion: Motion) -> "Patch":
        """Return the patch where a motion of the lattice brings it."""
        plots = sorted((plot._replace(hex=motion.hex(plot.hex)) for plot in self.plots), key=_place)
        return replace(self, plots=tuple(plots), contents=self.contents.carried(motion))

    def centred(self) -> "Patch":
        """Return the patch with its middle at the origin, about which it turns."""
        return self.carried(move(self.middle, ORIGIN))

    def turned(self, sixths: int) -> "Patch":
        """Return the patch turned clockwise by sixths about the origin."""
        return self.carried(Motion(sixths % 6))

    def mirrored(self) -> "Patch":
        """Return the patch with left and right swapped about the origin."""
        return self.carried(mirror(self.top))


def _place(plot: Plot) -> Hex:
    """Return where a plot lies, to sort by."""
    return plot.hex


def lifted(board: Board, hexes: Iterable[Hex]) -> Patch:
    """Return what some hexes hold; those off the map hold nothing and are left out."""
    plots = tuple(
        Plot(hex_, _ground(board, code), board.country_at(hex_))
        for hex_ in sorted(set(hexes))
        if (code := board.terrain_at(hex_)) != OFF
    )
    patch = Patch(plots, top=board.sheet.top, keys=board.keys)
    return replace(patch, contents=contents_of(board).within(patch.hexes))


def patch_of(board: Board) -> Patch:
    """Return a whole board as a patch: what a file of a patch, or of any map, holds."""
    return lifted(board, board.sheet.hexes())


def _ground(board: Board, code: int) -> Ground:
    """Return a terrain as a value; one the board does not know is open ground."""
    own = code - FIRST_OWN
    if own < 0:
        return code
    return board.kinds[own] if own < len(board.kinds) else 0


def board_of(patch: Patch, title: str = "") -> Board:
    """Return a board that holds a patch and nothing else; around it all is off the map.

    So the text of a patch is the text of a map file, and any map file can be taken as a patch.
    Raises ValueError for a patch without hexes.
    """
    if not patch.plots:
        raise ValueError("A patch without hexes makes no board.")
    sheet, motion = _sheet_around(patch)
    patch = patch.carried(motion)
    kinds = tuple(dict.fromkeys(p.terrain for p in patch.plots if isinstance(p.terrain, TerrainKind)))
    countries = tuple(dict.fromkeys(plot.country for plot in patch.plots if plot.country is not None))
    codes = {kind: FIRST_OWN + number for number, kind in enumerate(kinds)}
    numbers = {country: number for number, country in enumerate(countries, 1)}
    terrain = np.full((sheet.rows, sheet.columns), OFF, dtype=np.uint8)
    country = np.zeros_like(terrain)
    for plot in patch.plots:
        column, row = sheet.place_of(plot.hex)
        terrain[row, column] = codes[plot.terrain] if isinstance(plot.terrain, TerrainKind) else plot.terrain
        country[row, column] = 0 if plot.country is None else numbers[plot.country]
    return new_board(
        sheet,
        title=title,
        keys=patch.keys,
        kinds=kinds,
        countries=countries,
        terrain=frozen(terrain),
        country=frozen(country),
        **vars(patch.contents),
    )


def _sheet_around(patch: Patch) -> tuple[Sheet, Motion]:
    """Return the smallest sheet that holds a patch, and the motion that brings it there."""
    first = min(patch.hexes)
    upright = Motion(by=Hex(-min(hex_.q for hex_ in patch.hexes), -min(hex_.r for hex_ in patch.hexes)))
    endless = Sheet(1, 1, patch.top)
    places = [endless.place_of(upright.hex(hex_)) for hex_ in patch.hexes]
    left, top = (min(along) for along in zip(*places, strict=True))
    # Rows of pointy hexes, and columns of flat ones, keep the parity they have.
    home = upright.hex(first)
    column, row = endless.place_of(home)
    target = endless.hex_at(column - left, row - top)
    motion = Motion(by=Hex(upright.by.q + target.q - home.q, upright.by.r + target.r - home.r))
    columns = max(column for column, _ in places) - left + 1
    rows = max(row for _, row in places) - top + 1
    return Sheet(columns, rows, patch.top, labels=LabelScheme(blocks=usual_blocks(rows, columns))), motion

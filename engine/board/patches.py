"""A patch: what some hexes of a board hold, to be carried elsewhere, turned, mirrored and put down."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from engine.board.contents import Contents, contents_of
from engine.board.document import Board, new_board
from engine.board.ground_arrays import Ground, Plots
from engine.board.layers import frozen
from engine.board.terrain import FIRST_OWN, OFF, TerrainKind
from engine.hexes.hex_arrays import hexes_of
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import DIRECTIONS, ORIGIN, STEPS, Hex
from engine.hexes.motions import Motion, mirror, move
from engine.hexes.sheet import Sheet, Top
from engine.hexes.sides import Side, side_of


@dataclass(frozen=True)
class Patch:
    """Plots and what stands on them; ``keys`` is their key scheme.

    Terrains and countries are values, not numbers, for another board counts them otherwise.
    """

    plots: Plots
    contents: Contents = field(default_factory=Contents)
    top: Top = "pointy"
    keys: str = "none"

    @cached_property
    def hexes(self) -> frozenset[Hex]:
        """The hexes of the patch."""
        return self.plots.hexes

    @cached_property
    def rim(self) -> tuple[Side, ...]:
        """The sides between the patch and what is not of it."""
        if not self.plots:
            return ()
        # Where a hex's six neighbours are all of the patch it has no side of the rim.
        axial = self.plots.axial - self.plots.axial.min(axis=0) + 1
        there = np.zeros(axial.max(axis=0) + 2, dtype=np.bool_)
        there[tuple(axial.T)] = True
        beside = [there[tuple((axial + step).T)] for step in STEPS]
        at_rim = ~np.logical_and.reduce(beside)
        sides = zip(hexes_of(self.plots.axial[at_rim]), np.transpose(beside)[at_rim].tolist(), strict=True)
        return tuple(
            side_of(hex_, direction)
            for hex_, inside in sides
            for direction in DIRECTIONS
            if not inside[direction]
        )

    @cached_property
    def middle(self) -> Hex:
        """The hex in the middle of the patch, the origin for a patch without hexes."""
        if not self.plots:
            return ORIGIN
        axial = self.plots.axial
        # Rounded down, so that a patch has the same middle wherever it lies.
        return Hex(*((axial.min(axis=0) + axial.max(axis=0)) // 2).tolist())

    def carried(self, motion: Motion) -> "Patch":
        """Return the patch where a motion of the lattice brings it."""
        return replace(self, plots=self.plots.carried(motion), contents=self.contents.carried(motion))

    def centred(self) -> "Patch":
        """Return the patch with its middle at the origin, about which it turns."""
        return self.carried(move(self.middle, ORIGIN))

    def turned(self, sixths: int) -> "Patch":
        """Return the patch turned clockwise by sixths about the origin."""
        return self.carried(Motion(sixths % 6))

    def mirrored(self) -> "Patch":
        """Return the patch with left and right swapped about the origin."""
        return self.carried(mirror(self.top))


def lifted(board: Board, hexes: Iterable[Hex]) -> Patch:
    """Return what some hexes hold; those off the map hold nothing and are left out."""
    patch = Patch(Plots.lifted(board, hexes), top=board.sheet.top, keys=board.keys)
    return replace(patch, contents=contents_of(board).within(patch.hexes))


def patch_of(board: Board) -> Patch:
    """Return a whole board as a patch: what a file of a patch, or of any map, holds."""
    return lifted(board, board.sheet.hexes())


def board_of(patch: Patch, title: str = "") -> Board:
    """Return a board that holds a patch and nothing else; around it all is off the map.

    So the text of a patch is the text of a map file, and any map file can be taken as a patch.
    Raises ValueError for a patch without hexes.
    """
    if not patch.plots:
        raise ValueError("A patch without hexes makes no board.")
    sheet, motion = _sheet_around(patch)
    patch = patch.carried(motion)
    plots = patch.plots
    kinds = tuple(ground for ground in plots.grounds_there if isinstance(ground, TerrainKind))
    countries = plots.lands_there
    codes = [FIRST_OWN + kinds.index(each) if each in kinds else _built_in(each) for each in plots.grounds]
    numbers = [1 + countries.index(land) if land in countries else 0 for land in plots.lands]
    terrain = np.full((sheet.rows, sheet.columns), OFF, dtype=np.uint8)
    country = np.zeros_like(terrain)
    terrain[plots.places(sheet)] = np.array(codes, dtype=np.uint8)[plots.terrain]
    country[plots.places(sheet)] = np.array(numbers, dtype=np.uint8)[plots.country]
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


def _built_in(ground: Ground) -> int:
    """Return the code of a built-in terrain; a kind that no plot has may be any."""
    return 0 if isinstance(ground, TerrainKind) else ground


def _sheet_around(patch: Patch) -> tuple[Sheet, Motion]:
    """Return the smallest sheet that holds a patch, and the motion that brings it there."""
    axial = patch.plots.axial
    first, low = Hex(*axial[0].tolist()), axial.min(axis=0)
    upright = Motion(by=Hex(*(-low).tolist()))
    endless = Sheet(1, 1, patch.top)
    across, down = endless.places_of(axial - low)
    left, top = int(across.min()), int(down.min())
    # Rows of pointy hexes, and columns of flat ones, keep the parity they have.
    home = upright.hex(first)
    column, row = endless.place_of(home)
    target = endless.hex_at(column - left, row - top)
    motion = Motion(by=Hex(upright.by.q + target.q - home.q, upright.by.r + target.r - home.r))
    columns, rows = int(across.max()) - left + 1, int(down.max()) - top + 1
    return Sheet(columns, rows, patch.top, labels=LabelScheme(blocks=usual_blocks(rows, columns))), motion

"""Plots: the ground of many hexes and whose it is, kept as arrays until somebody asks for one of them."""

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple, Self, overload

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.places import Country
from engine.board.terrain import FIRST_OWN, OFF, TerrainKind
from engine.hexes.hex_arrays import Axial, axial_of, carried, hexes_of, on_sheet, set_of
from engine.hexes.lattice import Hex
from engine.hexes.motions import Motion
from engine.hexes.sheet import Sheet

Ground = int | TerrainKind
"""A built-in terrain by its code, or a kind of the board's own."""
Codes = NDArray[np.unsignedinteger[Any]]


class Plot(NamedTuple):
    """The ground of one hex and whose it is."""

    hex: Hex
    terrain: Ground
    country: Country | None


@dataclass(frozen=True, eq=False)
class Plots(Sequence[Plot]):
    """Plots in the order of their hexes.

    ``axial`` are the hexes; ``terrain`` and ``country`` tell for each which of ``grounds`` and of ``lands``
    it has. Equal to any other plots, and to any tuple of them, that hold the same.
    """

    axial: Axial
    terrain: Codes
    country: Codes
    grounds: tuple[Ground, ...]
    lands: tuple[Country | None, ...]

    @classmethod
    def of(cls, plots: Iterable[Plot]) -> Self:
        """Return plots in the order of their hexes."""
        plots = sorted(plots, key=lambda plot: plot.hex)
        grounds = tuple(dict.fromkeys(plot.terrain for plot in plots))
        lands = tuple(dict.fromkeys(plot.country for plot in plots))
        terrain = np.array([grounds.index(plot.terrain) for plot in plots], dtype=np.uint8)
        country = np.array([lands.index(plot.country) for plot in plots], dtype=np.uint8)
        return cls(axial_of(plot.hex for plot in plots), terrain, country, grounds, lands)

    @classmethod
    def lifted(cls, board: Board, hexes: Iterable[Hex]) -> Self:
        """Return the ground of some hexes; those off the map have none and are left out."""
        hexes = frozenset(hexes)
        axial = axial_of(hexes)
        axial = axial[on_sheet(board.sheet, axial)]
        columns, rows = board.sheet.places_of(axial)
        terrain = board.terrain[rows, columns]
        there = terrain != OFF
        country = board.country[rows, columns]
        country = np.where(country <= len(board.countries), country, 0)
        # A terrain the board does not know is open ground.
        terrain = np.where(terrain < FIRST_OWN + len(board.kinds), terrain, 0)
        grounds = (*range(FIRST_OWN), *board.kinds)
        lands = (_with_name_on(land, hexes) for land in board.countries)
        found = cls(axial[there], terrain[there], country[there], grounds, (None, *lands))
        plots = found.in_order()
        if len(plots) == len(hexes):
            # The very set that was asked for: another of as many hexes takes its time.
            vars(plots)["hexes"] = hexes
        return plots

    def in_order(self) -> Self:
        """Return the same plots in the order of their hexes."""
        q, r = self.axial.T
        before, after = slice(-1), slice(1, None)
        if ((q[before] < q[after]) | (q[before] == q[after]) & (r[before] <= r[after])).all():
            return self
        return self.at(np.lexsort((r, q)))

    def at(self, places: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """Return those in some places, by their numbers or as a mask."""
        return type(self)(
            self.axial[places], self.terrain[places], self.country[places], self.grounds, self.lands
        )

    def carried(self, motion: Motion) -> Self:
        """Return the plots where a motion of the lattice brings them."""
        brought = carried(self.axial, motion)
        lands = tuple(
            land if land is None or land.name_at is None else replace(land, name_at=motion.hex(land.name_at))
            for land in self.lands
        )
        return type(self)(brought, self.terrain, self.country, self.grounds, lands).in_order()

    def on_map(self, board: Board) -> Self:
        """Return those of the plots that lie on a board's map."""
        there = on_sheet(board.sheet, self.axial)
        columns, rows = board.sheet.places_of(self.axial[there])
        there[there] = board.terrain[rows, columns] != OFF
        return self if there.all() else self.at(there)

    def places(self, sheet: Sheet) -> tuple[Axial, Axial]:
        """Return the rows and the columns of the plots, as a layer of a sheet is asked for them."""
        columns, rows = sheet.places_of(self.axial)
        return rows, columns

    @property
    def grounds_there(self) -> tuple[Ground, ...]:
        """The grounds that any plot has, in the order in which they come."""
        return tuple(self.grounds[code] for code in _in_turn(self.terrain))

    @property
    def lands_there(self) -> tuple[Country, ...]:
        """The countries that any plot lies in, in the order in which they come."""
        lands = (self.lands[number] for number in _in_turn(self.country))
        return tuple(land for land in lands if land is not None)

    @cached_property
    def hexes(self) -> frozenset[Hex]:
        """The hexes of the plots."""
        return set_of(self.axial)

    # -- as a sequence -------------------------------------------------------------------------------

    @cached_property
    def _each(self) -> tuple[Plot, ...]:
        """The plots, each by itself."""
        hexes = hexes_of(self.axial)
        grounds = map(self.grounds.__getitem__, self.terrain.tolist())
        lands = map(self.lands.__getitem__, self.country.tolist())
        return tuple(map(Plot, hexes, grounds, lands))

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.axial)

    @overload
    def __getitem__(self, index: int) -> Plot: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Plot, ...]: ...
    def __getitem__(self, index: int | slice) -> Plot | tuple[Plot, ...]:
        """Return one of them, or some."""
        return self._each[index]

    def __iter__(self) -> Iterator[Plot]:
        """Yield each of them."""
        return iter(self._each)

    def __eq__(self, other: object) -> bool:
        """Return whether other plots hold the same."""
        return isinstance(other, Plots | tuple) and self._each == tuple(other)

    def __hash__(self) -> int:
        """Return a number that is the same for equal plots."""
        return hash(self._each)


def _with_name_on(land: Country, hexes: Set[Hex]) -> Country:
    """Return a country with the place of its name if that is one of some hexes: it goes with the piece."""
    return land if land.name_at is None or land.name_at in hexes else replace(land, name_at=None)


def _in_turn(codes: Codes) -> list[int]:
    """Return each code there is, once, in the order in which they come."""
    found, first = np.unique(codes, return_index=True)
    numbers: list[int] = found[np.argsort(first)].tolist()
    return numbers

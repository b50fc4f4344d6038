"""The cities that have appeared in a game: each a plate with a pip for each key, and its name."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.game.city_progress import City
from engine.game.state import State
from engine.hexes.lattice import Hex
from studio.drawing.game.laid_track import hexes_of
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.fonts import Face, cap_mm
from studio.drawing.shapes.marks import Circle, Mark, Stroke, Text

_RADIUS: Final = 0.27
_PIP: Final = 0.055
_SIZE: Final = 0.26
"""Sizes as parts of the distance between the centres of hexes."""
_MOST_PIPS: Final = 6
NEWEST: Final = "#e0a800"


class FoundedCity(NamedTuple):
    """A city on the map: its hex, name and number of keys, and whether it is new: see :func:`is_new`."""

    hex: Hex
    name: str
    keys: int
    is_new: bool


def founded_cities(board: Board, state: State, hexes: Sequence[Hex] = ()) -> tuple[FoundedCity, ...]:
    """Return the cities of a state; none of a game whose towns are those of its board.

    ``hexes`` are those of the board by their numbers in the game.
    """
    if not state.progress.founded:
        return ()
    where = hexes or hexes_of(board)
    places = state.map_places
    return tuple(
        FoundedCity(
            where[city.hex],
            places.towns[places.town_at[city.hex]].name,
            city.keys,
            is_new(state, city),
        )
        for city in state.progress.founded
    )


def is_new(state: State, city: City) -> bool:
    """Return whether a city came in this round, or at the end of the last one by chance (TC.races1).

    The latter are those that the draws of the round leave out as the newest.
    """
    since = state.round - (city.by == "chance")
    return city.round > 0 and city.round >= since


def city_marks(board: Board, cities: Iterable[FoundedCity], theme: Theme) -> Iterator[Mark]:
    """Yield a plate for each city, with a pip for each key, and its name; those just founded are rimmed."""
    across = board.sheet.across_flats_mm
    size = _SIZE * across
    for city in cities:
        x, y = board.sheet.centre_mm(city.hex)
        rim = Stroke(NEWEST, 0.09 * across) if city.is_new else Stroke(theme.plate_ink, 0.035 * across)
        yield Circle((x, y), _RADIUS * across, theme.plate, rim)
        pips = min(city.keys, _MOST_PIPS)
        for turn in range(pips):
            aside = (turn - (pips - 1) / 2) * 2.5 * _PIP * across
            yield Circle((x + aside, y), _PIP * across, theme.plate_ink)
        below = x, y + _RADIUS * across + cap_mm(Face.BOLD, size) + 0.06 * across
        halo = Stroke(theme.halo, 0.3 * size)
        yield Text(below, city.name, Face.BOLD, size, theme.name_ink, "middle", halo=halo)

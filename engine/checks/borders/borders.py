"""Family B, the part that concerns the ground of countries."""

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np

from engine.board.document import Board
from engine.board.terrain import CLOSED, OFF
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import country_known_as
from engine.checks.reach.connected_hexes import land_of, regions, size_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.countries import RemoveCountry
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import Hex, neighbours
from engine.messages import listed, say

_MOST_FREE = 5
"""With no more than one hex of so many left to no one, all land was to have an owner."""
_SMALL_PIECE = 6
"""Hexes of a piece that is more likely a slip of the brush than meant."""


class CountryInPieces(Check):
    """A foreign country consists of pieces that do not touch.

    Why it matters: track stops in the first foreign hex. A stray foreign hex blocks home land, and the
    sheet does not show why.

    Example: one hex next to Chester painted as Scotland.

    To fix it, remove the stray hexes from the country, or fill the gap.
    """

    code, name, severity = "B101", "country-in-pieces", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each piece of a foreign country but its largest (6.C2)."""
        for number, country in enumerate(board.countries, 1):
            if not country.foreign:
                continue
            for piece in regions(_hexes_of(board, number))[1:]:
                if all(board.terrain_at(hex_) in CLOSED for hex_ in piece):
                    continue
                label = board.sheet.label(min(piece))
                yield self.finding(
                    say(
                        "{country} has {size_of} at {label} apart from the rest.",
                        country=country_known_as(country.name),
                        size_of=size_of(piece),
                        label=label,
                    ),
                    subject=f"{country.name},{label}",
                    hexes=piece,
                    path=("countries", number - 1, "hexes"),
                    fixes=(_given_back(board, piece, number),) if len(piece) <= _SMALL_PIECE else (),
                )


def _given_back(board: Board, piece: tuple[Hex, ...], number: int) -> Fix:
    """Return the fix that gives a stray piece of a country to the one around it, or to no one."""
    around = Counter({n: times for n, times in _around(board, piece, on_land=True).items() if n != number})
    owner = around.most_common(1)[0][0] if around else 0
    size, label = size_of(piece), board.sheet.label(min(piece))
    if owner:
        country = country_known_as(board.countries[owner - 1].name)
        title = say("Assign {size_of} at {label} to {country}", size_of=size, label=label, country=country)
        return Fix(title, PaintCountry(piece, owner), safe=False)
    country = country_known_as(board.countries[number - 1].name)
    title = say("Remove {size_of} at {label} from {country}", size_of=size, label=label, country=country)
    return Fix(title, PaintCountry(piece, 0, label="Remove from country"), safe=False)


class CountryHoled(Check):
    """Land inside a country, or between countries, belongs to no country or to a distant one.

    Why it matters: it is usually a painting mistake. A hole in a foreign country is home land that no one
    can reach, and the sheet shows a border around it.

    Example: one hex of Wales missed by the brush, between Brecon and Builth.

    To fix it, assign the land to the country around it. Unassigned land is reported unless it touches the
    edge of the map or is the largest such piece; a country wholly inside another is allowed. If four fifths
    of the land are assigned, all unassigned land is reported.
    """

    code, name, severity = "B108", "country-holed", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each piece of land that countries enclose but do not own (6.C2)."""
        for number in range(len(board.countries) + 1) if board.countries else ():
            # Of the pieces of foreign countries B101 says.
            if number and board.countries[number - 1].foreign:
                continue
            pieces = regions(_hexes_of(board, number))
            for place, piece in enumerate(pieces):
                ground = tuple(hex_ for hex_ in piece if board.terrain_at(hex_) not in CLOSED)
                is_main = place == 0 and (number > 0 or len(piece) > _SMALL_PIECE)
                if not ground or is_main or not _is_enclosed(board, piece):
                    continue
                around = _around(board, piece)
                if 0 not in around:
                    yield self._hole(board, number, ground, around)
        yield from self._left_out(board)

    def _left_out(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each open piece of land of no one, where nearly all has an owner."""
        land = land_of(board)
        free = [hex_ for hex_ in land if board.country_at(hex_) is None]
        if _MOST_FREE * len(free) > len(land):
            return
        enclosed = {h for piece in regions(_hexes_of(board, 0)) if _is_enclosed(board, piece) for h in piece}
        for piece in regions(free):
            around = _around(board, piece, on_land=True)
            if around and enclosed.isdisjoint(piece):
                yield self._hole(board, 0, piece, around)

    def _hole(self, board: Board, number: int, ground: tuple[Hex, ...], around: Counter[int]) -> Finding:
        """Return the finding on land of no one, or of a country, and the numbers of those around it."""
        label = board.sheet.label(min(ground))
        names = [country_known_as(board.countries[each - 1].name) for each in sorted(around)]
        usual = around.most_common(1)[0][0]
        title = say(
            "Assign {size_of} at {label} to {country}",
            size_of=size_of(ground),
            label=label,
            country=country_known_as(board.countries[usual - 1].name),
        )
        filled = Fix(title, PaintCountry(ground, usual), safe=False)
        owner = country_known_as(board.countries[number - 1].name) if number else say("no country")
        return self.finding(
            say(
                "The land at {label} ({size_of}) belongs to {owner}, but is surrounded by {names}.",
                label=label,
                size_of=size_of(ground),
                owner=owner,
                names=listed(names),
            ),
            subject=label,
            hexes=ground,
            path=("countries", usual - 1, "hexes"),
            fixes=(filled,) if len(ground) <= _SMALL_PIECE or len(around) == 1 else (),
        )


def _is_enclosed(board: Board, piece: Iterable[Hex]) -> bool:
    """Return whether hexes do not come to the edge of the map."""
    return all(
        board.terrain_at(hex_) != OFF and all(near in board.sheet for near in neighbours(hex_))
        for hex_ in piece
    )


def _around(board: Board, piece: tuple[Hex, ...], *, on_land: bool = False) -> Counter[int]:
    """Return the countries next to some hexes by number, perhaps of land alone, with how often each is."""
    inside = set(piece)
    around = (near for hex_ in piece for near in neighbours(hex_) if near not in inside)
    beside = (near for near in around if not on_land or board.terrain_at(near) not in CLOSED)
    columns_rows = (board.sheet.place_of(near) for near in beside)
    return Counter(int(board.country[row, column]) for column, row in columns_rows)


class CountryEmpty(Check):
    """A country has no hexes.

    Why it matters: the legend lists it, but it is nowhere on the map.

    Example: `{name: Wales}` left over after its hexes were given to England.

    To fix it, paint its hexes, or remove the country.
    """

    code, name, severity = "B107", "country-empty", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each country no hex lies in."""
        there = set(np.unique(board.country).tolist())
        for number, country in enumerate(board.countries, 1):
            if number not in there:
                yield self.finding(
                    say("{country} has no hexes.", country=country.name or say("A country without a name")),
                    subject=country.name,
                    path=("countries", number - 1),
                    fixes=(
                        Fix(
                            say("Remove {country}", country=country_known_as(country.name)),
                            RemoveCountry(country),
                            safe=False,
                        ),
                    ),
                )


def _hexes_of(board: Board, number: int) -> list[Hex]:
    """Return the hexes of the country with a number, row by row."""
    rows, columns = np.nonzero(board.country == number)
    return [board.sheet.hex_at(*place) for place in zip(columns.tolist(), rows.tolist(), strict=True)]


BORDER_CHECKS: tuple[Check, ...] = (CountryInPieces(), CountryHoled(), CountryEmpty())

"""Family B, the part that concerns the ground of countries."""

from collections.abc import Iterator

import numpy as np

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.checks.check import Check
from engine.checks.regions import regions, size_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.countries import RemoveCountry
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import Hex
from engine.sayings import say

_SMALL_PIECE = 6
"""Hexes of a piece that is more likely a slip of the brush than meant."""


class CountryInPieces(Check):
    """A foreign country lies in pieces that do not touch.

    Why it matters: track stops in the first foreign hex, so a stray hex of it is a wall amid home
    ground, and nobody sees on the sheet why.

    Example: one hex beside Chester painted as Scotland.

    To mend it, take the stray hexes out of the country, or fill the gap between.
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
                give_up = PaintCountry(piece, 0, label="Take out of country")
                title = say(
                    "Take {size_of} at {label} out of {country}",
                    size_of=size_of(piece),
                    label=label,
                    country=country.name,
                )
                yield self.finding(
                    say(
                        "{country} has {size_of} at {label} that its rest does not touch.",
                        country=country.name,
                        size_of=size_of(piece),
                        label=label,
                    ),
                    subject=f"{country.name},{label}",
                    hexes=piece,
                    path=("countries", number - 1, "hexes"),
                    fixes=(Fix(title, give_up, safe=False),) if len(piece) <= _SMALL_PIECE else (),
                )


class CountryEmpty(Check):
    """A country has no hexes.

    Why it matters: it stands in the legend, and on the map nobody finds it.

    Example: `{name: Wales}` left over after its hexes went to England.

    To mend it, paint its ground, or take the country off the list.
    """

    code, name, severity = "B107", "country-empty", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each country no hex lies in."""
        there = set(np.unique(board.country).tolist())
        for number, country in enumerate(board.countries, 1):
            if number not in there:
                yield self.finding(
                    say("{country} has no hexes.", country=country.name or "A country without a name"),
                    subject=country.name,
                    path=("countries", number - 1),
                    fixes=(
                        Fix(
                            say("Remove {country}", country=country.name), RemoveCountry(country), safe=False
                        ),
                    ),
                )


def _hexes_of(board: Board, number: int) -> list[Hex]:
    """Return the hexes of the country with a number, row by row."""
    rows, columns = np.nonzero(board.country == number)
    return [board.sheet.hex_at(*place) for place in zip(columns.tolist(), rows.tolist(), strict=True)]


BORDER_CHECKS: tuple[Check, ...] = (CountryInPieces(), CountryEmpty())

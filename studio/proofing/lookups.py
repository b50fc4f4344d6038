"""Family P: what keeps the key grid and the cards from being printed well."""

from collections.abc import Iterator
from typing import Final

from engine.board.document import Board
from engine.diagnostics.findings import Finding, Path, Severity
from engine.messages import Phrase, Saying, listed, say
from studio.drawing.paper.cards import name_height
from studio.drawing.paper.destinations import Destination
from studio.drawing.paper.key_grid import name_heights
from studio.proofing.proofs import PrintCheck

LEAST_MM: Final = 1.3
"""How high capitals must stand to be read, on cards as on the map."""

_IN_GRID: Phrase = "its place in the key grid"
_ON_CARD: Phrase = "its card"
_NAME: Phrase = (
    "The name {names} of key {key} would be {height:.1f} mm high in {where}; readable text needs {least} mm."
)
_NAMES: Phrase = (
    "The names {names} of key {key} would be {height:.1f} mm high in {where}; readable text needs {least} mm."
)


class NameTooLong(PrintCheck):
    """The names of a key do not fit on its card, or in the key grid, at a readable size.

    Why it matters: cards are read at arm's length and the grid across the table. Names are broken at spaces
    and set smaller until they fit; not everyone can read capitals under 1.3 mm.

    Example: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch", or five towns that share one key.

    To fix it, shorten the name, add a space where it may be broken, or let fewer towns share the key.
    `platelayer print MAP --what cards` and `--what keys` show the result.
    """

    code, name, severity = "P110", "name-too-long", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each key whose names are too long."""
        if not board.key_scheme.all_keys:
            return
        told = set()
        for destination, in_grid in name_heights(board):
            places = {_IN_GRID: in_grid, _ON_CARD: name_height(destination)}
            small = [place for place, height in places.items() if height < LEAST_MM]
            # One town may have many keys: its name is too long once.
            if small and destination.names not in told:
                told.add(destination.names)
                yield self._finding(
                    board, destination, listed([say(place) for place in small]), min(places.values())
                )

    def _finding(self, board: Board, destination: Destination, where: Saying, height: float) -> Finding:
        """Return the finding for a destination."""
        told = _NAMES if len(destination.names) > 1 else _NAME
        return self.finding(
            say(
                told,
                names=listed(destination.names),
                key=destination.key,
                height=height,
                where=where,
                least=LEAST_MM,
            ),
            subject=destination.key,
            hexes=tuple(town.hex for town in destination.towns),
            path=_path(board, destination),
        )


def _path(board: Board, destination: Destination) -> Path:
    """Return where the longest name stands in the file."""
    places = [("towns", board.towns.index(town), town.name) for town in destination.towns]
    places += [("specials", board.specials.index(each), each.name) for each in destination.specials]
    entries, at, _ = max(places, key=lambda place: len(place[2]))
    return entries, at, "name"


LOOKUP_CHECKS: tuple[type[PrintCheck], ...] = (NameTooLong,)

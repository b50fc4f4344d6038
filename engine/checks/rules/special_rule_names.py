"""Family X, the part that concerns names of what is no town: those that are missing, and doubles."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.board.document import Board
from engine.board.places import Country, Special, Water
from engine.board.rules import Crossing, SpecialRule
from engine.board.sailings import known_ports
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import on_sheet
from engine.diagnostics.findings import Finding, Path, Severity
from engine.hexes.lattice import Hex
from engine.messages import Phrase, say
from engine.text.names import as_folded, folded

_NAMELESS: Final[dict[str, Phrase]] = {
    "ferries": "Ferry {number} has no name.",
    "specials": "The special with key {key} has no name.",
    "special_rules": "The crossing at {place} has no name.",
    "countries": "Country {number} has no name.",
}


class NameMissing(Check):
    """A ferry, a special, a crossing or a country has no name.

    Why it matters: players, findings and the lists on the sheet use names, and a blank in a list looks like
    a misprint.

    Example: `{name: "", ports: [Cardiff, Weston]}` among the ferries.

    To fix it, select the item and type its name.
    """

    code, name, severity = "X128", "name-missing", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each of them whose name is empty or blank."""
        for path, entry, hexes in _named(board):
            if entry.strip():
                continue
            sort, index = str(path[0]), int(path[1])
            key = board.specials[index].key if sort == "specials" else ""
            place = board.sheet.label(hexes[0]) if hexes else say("no hex")
            yield self.finding(
                say(_NAMELESS[sort], number=index + 1, key=key, place=place),
                subject=f"{sort},{index + 1}",
                hexes=hexes,
                path=(*path, "name"),
            )


class NameOfTwo(Check):
    """Two specials, countries or waters, a special and a town, or a ferry and a crossing have the same name.

    Why it matters: runs, permitted builds and specials refer to places by name, and with two of the same
    name no one knows which is meant.

    Example: `{key: 1, name: London}` and `{key: 4, name: London}`.

    To fix it, give each its own name, or merge them: a special may have many entries.
    """

    code, name, severity = "X129", "name-of-two", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special and country whose name an earlier one has (6.B1c, 6.C2)."""
        yield from self._doubles(board, "Two specials are called “{name}”.", "specials", board.specials)
        towns, ferries = _towns_beside(board), [ferry.name for ferry in board.ferries]
        of_town: Phrase = "A town and a special are called “{name}”."
        yield from self._across(board, of_town, "specials", board.specials, towns)
        of_ferry: Phrase = "A ferry and a crossing are called “{name}”."
        yield from self._across(board, of_ferry, "special_rules", board.special_rules, ferries)
        yield from self._doubles(board, "Two countries are called “{name}”.", "countries", board.countries)
        yield from self._doubles(board, "Two waters are called “{name}”.", "waters", board.waters)

    def _across(
        self,
        board: Board,
        told: Phrase,
        sort: str,
        entries: Sequence[Special | SpecialRule],
        others: Iterable[str],
    ) -> Iterator[Finding]:
        """Yield one finding for each entry of a list with the name of a thing of another sort."""
        taken = as_folded(others) - {""}
        for index, entry in enumerate(entries):
            if isinstance(entry, Special | Crossing) and folded(entry.name) in taken:
                yield self.finding(
                    say(told, name=entry.name.strip()),
                    subject=f"{sort},{entry.name.strip()}",
                    hexes=on_sheet(board, entry.hexes if isinstance(entry, Special) else entry.course),
                    path=(sort, index, "name"),
                )

    def _doubles(
        self, board: Board, told: Phrase, sort: str, entries: Sequence[Special | Country | Water]
    ) -> Iterator[Finding]:
        """Yield one finding for each entry of a list with an earlier one's name, in whatever case."""
        names = [folded(entry.name) for entry in entries]
        for index, entry in enumerate(entries):
            if names[index] and names[index] in names[:index]:
                hexes = () if isinstance(entry, Country) else on_sheet(board, entry.hexes)
                yield self.finding(
                    say(told, name=entry.name),
                    subject=f"{sort},{index + 1}",
                    hexes=hexes,
                    path=(sort, index, "name"),
                )


def _towns_beside(board: Board) -> list[str]:
    """Return the names of towns but those that specials lead to: these may have the special's name."""
    called = as_folded(name for special in board.specials for name in special.towns)
    return [town.name for town in board.towns if folded(town.name) not in called]


def _named(board: Board) -> Iterator[tuple[Path, str, tuple[Hex, ...]]]:
    """Yield the place in the map file of all that must have a name, its name and its hexes."""
    for index, ferry in enumerate(board.ferries):
        yield ("ferries", index), ferry.name, on_sheet(board, (*known_ports(board, ferry), *ferry.course))
    for index, special in enumerate(board.specials):
        yield ("specials", index), special.name, on_sheet(board, special.hexes)
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, Crossing):
            yield ("special_rules", index), rule.name, on_sheet(board, rule.course)
    for index, country in enumerate(board.countries):
        yield ("countries", index), country.name, ()


NAMING_CHECKS: tuple[Check, ...] = (NameMissing(), NameOfTwo())

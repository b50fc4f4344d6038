"""Family T, the part that concerns towns among each other: names, distances, ways between them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from engine.board.document import Board
from engine.board.open_links import is_abroad
from engine.board.places import Ferry, Town
from engine.checks.frame.check import Check
from engine.checks.frame.overtyped_names import called_back
from engine.checks.frame.placeholder_names import on_sheet
from engine.checks.reach.bridges import ferries_made_bridges
from engine.checks.reach.reachable_hexes import hexes_in_reach, is_hemmed_in
from engine.checks.reach.start_places import StartPoint, start_points
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex, neighbours
from engine.messages import say
from engine.text.names import folded, is_same

ReachWith = Callable[[tuple[Ferry, ...], Hex], frozenset[Hex]]


class TownNameDoubled(Check):
    """Two towns have the same name.

    Why it matters: runs, orders, ferries and specials refer to towns by name, and of two towns called
    Newport only the first is ever used.

    Example: `{name: Newport, hex: R25}` and `{name: Newport, hex: K31}`.

    To fix it, add a county, a river or another name of the place. If a ferry or a special names a missing
    town, a fix offers that name for one of the two.
    """

    code, name, severity = "T107", "town-name-doubled", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each town whose name an earlier one has."""
        first: dict[str, Town] = {}
        for index, town in enumerate(board.towns):
            name = town.name.strip()
            if not name:
                continue
            earlier = first.setdefault(folded(name), town)
            if earlier == town:
                continue
            label = board.sheet.label(town.hex)
            # The one that more hangs on keeps the name.
            pair = sorted((town, earlier), key=lambda each: _weight(board, each))
            yield self.finding(
                say(
                    "Two towns are called {name}: {hex} and {label}.",
                    name=name,
                    hex=board.sheet.label(earlier.hex),
                    label=label,
                ),
                subject=f"{name},{label}",
                hexes=(earlier.hex, town.hex),
                path=("towns", index, "name"),
                fixes=(*called_back(board), *(_told_apart(board, each) for each in pair)),
            )


def _weight(board: Board, town: Town) -> tuple[int, int, bool, bool]:
    """Return how much hangs on a town: what names it, its keys, and whether it is a start or port."""
    named = [folded(name) for special in board.specials for name in special.towns]
    # A name that stands for several towns means the first of them, unless a ferry comes to another.
    meant = named.count(folded(town.name)) if board.towns_by_name.get(town.name) == town else 0
    meant += sum(_port_meant(board, ferry, town.name) == town for ferry in board.ferries)
    return meant, len(town.keys), town.start, town.port


def _port_meant(board: Board, ferry: Ferry, name: str) -> Town | None:
    """Return the town of a name that a ferry sails to: one next to an end of its course, else the first."""
    if not any(is_same(name, port) for port in ferry.ports):
        return None
    ends = {*ferry.course[:1], *ferry.course[-1:]}
    beside = (t for t in board.towns if is_same(t.name, name) and not ends.isdisjoint(neighbours(t.hex)))
    return next(beside, board.towns_by_name.get(name))


def _told_apart(board: Board, town: Town) -> Fix:
    """Return the fix that adds the label of its hex to a town's name."""
    label = board.sheet.label(town.hex)
    renamed = ChangeTown(town, replace(town, name=f"{town.name.strip()} {label}"), "Rename town")
    return Fix(
        say(
            "Rename the one on {label} to {strip} {label2} for now",
            label=label,
            strip=town.name.strip(),
            label2=label,
        ),
        renamed,
        safe=False,
    )


class TownBeyondAStart(Check):
    """A town can be reached from one start, but not from another.

    Why it matters: a company at the wrong start can never serve the town, so the starts are unequal.

    Example: an island with its own start and no ferry to the mainland.

    To fix it, connect them by land, a crossing or a ferry, or unmark the start. Track ends at the far port
    of a ferry unless its owner may continue building there; if that is missing, a fix offers it.
    """

    code, name, severity = "T109", "town-beyond-a-start", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each start that few towns can be reached from, else for each such town."""
        towns = [town for town in board.towns if town.keys]
        # Of starts that no track leads on from T102, T104, T114 and X118 tell.
        starts = [
            point for point in start_points(board) if not point.second and not is_hemmed_in(board, point.hex)
        ]
        reach = _reach_by_start(board, starts)
        reached = {start: [town for town in towns if town.hex in reach[start]] for start in starts}
        astray = [start for start in starts if 2 * len(reached[start]) < len(towns)]
        if len(astray) < len(starts):
            for start in astray:
                yield self._poor(board, start, towns, len(reached[start]))
        fair = [start for start in starts if start not in astray]
        poor = {start.hex for start in astray}
        reach_with = _reach_with_ferries(board)
        for town in towns:
            without = [start.name for start in fair if town not in reached[start]]
            # What none can reach is T105's; a start that reaches little has been told of.
            if without and town.hex not in poor and len(without) < len(fair):
                missing = [start for start in fair if town not in reached[start]]
                yield self._missed(board, town, missing, reach_with)

    def _poor(self, board: Board, start: StartPoint, towns: list[Town], reached: int) -> Finding:
        """Return the finding on a start that few of the towns can be reached from."""

        def mends(after: Board) -> bool:
            reach = hexes_in_reach(after, (start.hex,))
            return 2 * sum(town.hex in reach for town in towns) >= len(towns)

        fixes = tuple(ferries_made_bridges(board, mends))
        values = {"start": start.name, "n": reached, "of": len(towns)}
        return self.finding(
            say(
                "From the start {start} only {n} of {of} towns can be reached, because track ends "
                "at the far port of a ferry.",
                **values,
            )
            if fixes
            else say("From the start {start} only {n} of {of} towns can be reached.", **values),
            subject=start.name,
            hexes=(start.hex,),
            path=start.path,
            fixes=fixes,
        )

    def _missed(self, board: Board, town: Town, starts: list[StartPoint], reach_with: ReachWith) -> Finding:
        """Return the finding on a town that cannot be reached from some starts."""

        def mends(after: Board) -> bool:
            return all(town.hex in reach_with(after.ferries, start.hex) for start in starts)

        names = tuple(start.name for start in starts)
        return self.finding(
            say("{town} cannot be reached from {names}.", town=town.name, names=names),
            subject=town.name,
            hexes=on_sheet(board, (town.hex,)),
            path=("towns", board.towns.index(town), "hex"),
            fixes=tuple(ferries_made_bridges(board, mends)),
        )


def _reach_with_ferries(board: Board) -> ReachWith:
    """Return what says the hexes in reach of a hex on the board with other ferries, searched once each."""

    @cache
    def reach_with(ferries: tuple[Ferry, ...], begin: Hex) -> frozenset[Hex]:
        return hexes_in_reach(board.edited(ferries=ferries), (begin,))

    return reach_with


def _reach_by_start(board: Board, starts: list[StartPoint]) -> dict[StartPoint, frozenset[Hex]]:
    """Return the hexes in reach of each start; those that reach each other are searched once."""
    found: dict[StartPoint, frozenset[Hex]] = {}
    for start in starts:
        # Home ground can be built over in both directions, so what is beyond is the same.
        same = next((reach for other, reach in found.items() if _mutual(board, other, start, reach)), None)
        found[start] = same if same is not None else hexes_in_reach(board, (start.hex,))
    return found


def _mutual(board: Board, one: StartPoint, other: StartPoint, reach: frozenset[Hex]) -> bool:
    """Return whether two starts lie on the same home ground."""
    home = not is_abroad(board, one.hex) and not is_abroad(board, other.hex)
    return home and other.hex in reach and not _ends_at(board, other)


def _ends_at(board: Board, start: StartPoint) -> bool:
    """Return whether a start may be reached by a ferry that one cannot build on from."""
    names = {town.name for town in board.towns_by_hex.get(start.hex, ())}
    return any(not names.isdisjoint(ferry.ports) and not ferry.bridge for ferry in board.ferries)


NEIGHBOURHOOD_CHECKS: tuple[Check, ...] = (TownNameDoubled(), TownBeyondAStart())

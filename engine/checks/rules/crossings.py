"""Family X, the part that concerns crossings: where they lead, and what they are called."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.board.terrain import WATER
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.courses import break_in, is_open, leads_on
from engine.checks.rules.crossing_fixes import ways_ashore, ways_on
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.entries import ChangeEntry, ListOnce, RemoveEntry
from engine.hexes.lattice import Hex
from engine.messages import Phrase, listed, say
from engine.text.names import folded

_TWO_OF_ONE: Phrase = "Two crossings are called '{crossing}'."
_TWO_NAMELESS: Phrase = "Two crossings have no name, so they cannot be distinguished."


class CrossingBroken(Check):
    """The route of a crossing has a gap, leaves the map or does not end on land.

    Why it matters: it is unclear which links it has, or its track ends where nothing can join it. With a
    gap, no game can be played on the board.

    Example: `course: [R27, S29]` for a tunnel that passes under R28 between them.

    To fix it, list every hex from shore to shore in order, each once, at least two. Fixes fill a short gap,
    remove a loop, or extend an end in water to nearby land.
    """

    code, name, severity = "X104", "crossing-broken", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing with a gap, off the map, or that ends in water (6.C4)."""
        for path, crossing in crossings_of(board):
            wet = _wet_ends(board, crossing)
            if leads_on(board, crossing.course) and wet:
                labels = listed([board.sheet.label(hex_) for hex_ in wet])
                yield self.finding(
                    say(
                        "The crossing {crossing} ends in water at {labels}.",
                        crossing=known_as(crossing.name),
                        labels=labels,
                    ),
                    subject=crossing.name,
                    hexes=wet,
                    path=(*path, "course"),
                    fixes=tuple(ways_ashore(board, crossing, wet)),
                )
            elif not leads_on(board, crossing.course):
                yield self.finding(
                    break_in(
                        board, say("the crossing {name}", name=known_as(crossing.name)), crossing.course
                    ),
                    subject=crossing.name,
                    hexes=on_sheet(board, crossing.course),
                    path=(*path, "course"),
                    fixes=tuple(ways_on(board, crossing)),
                )


def _wet_ends(board: Board, crossing: Crossing) -> tuple[Hex, ...]:
    """Return the ends of a crossing that lie in water, and are no end of another on which it goes on."""
    others = [end for rule in board.crossings if rule != crossing for end in _ends(rule)]
    return tuple(end for end in _ends(crossing) if board.terrain_at(end) in WATER and end not in others)


def _ends(crossing: Crossing) -> tuple[Hex, ...]:
    """Return the first hex of a crossing and the last."""
    return crossing.course[:1] + crossing.course[1:][-1:]


class CrossingNameDoubled(Check):
    """Two crossings have the same name.

    Why it matters: players, reports and orders identify crossings by name only, so no game can be played on
    the board.

    Example: two crossings called `Mersey Tunnel`.

    To fix it, give each a name, for example after its ends.
    """

    code, name, severity = "X105", "crossing-name-doubled", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing whose name an earlier one has (6.C4)."""
        names = [folded(crossing.name) for crossing in board.crossings]
        for number, (path, crossing) in enumerate(crossings_of(board)):
            if folded(crossing.name) not in names[:number]:
                continue
            ends = [board.sheet.label(h) for h in crossing.course if h in board.sheet]
            way = "–".join((ends[0], ends[-1])) if ends else ""
            full = f"{crossing.name} {way}".strip()
            renamed = ChangeEntry(crossing, replace(crossing, name=full), "Rename crossing")
            fix = Fix(say("Rename the second one to {full}", full=full), renamed, safe=False)
            fixes = (fix,) if way and folded(full) not in names else ()
            if board.crossings.count(crossing) > 1:
                fixes = (Fix("Remove duplicate", ListOnce(crossing)),)
            yield self.finding(
                say(_TWO_OF_ONE if crossing.name.strip() else _TWO_NAMELESS, crossing=crossing.name),
                subject=f"{crossing.name},{names[:number].count(folded(crossing.name))}",
                hexes=on_sheet(board, crossing.course),
                path=(*path, "name"),
                fixes=fixes,
            )


class CrossingShared(Check):
    """Two crossings share a link.

    Why it matters: the link would have two costs and two sets of owners, so no game can be played
    on the board.

    Example: a road tunnel and a railway tunnel drawn along the same hexes.

    To fix it, change the route of one, or merge them into one crossing.
    """

    code, name, severity = "X106", "crossing-shared", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing with a link of an earlier one's (6.C4)."""
        taken: set[frozenset[Hex]] = set()
        known: list[Crossing] = []
        for path, crossing in crossings_of(board):
            # Of one that is listed twice X105 says.
            if crossing in known:
                continue
            known.append(crossing)
            links = {frozenset(pair): pair for pair in pairwise(crossing.course)}
            shared = [pair for link, pair in links.items() if link in taken]
            taken.update(links)
            if shared:
                title = say("Remove the crossing {crossing}", crossing=known_as(crossing.name))
                removed = Fix(title, RemoveEntry(crossing), safe=False)
                yield self.finding(
                    say(
                        "The crossing {crossing} shares the link {names} with another crossing.",
                        crossing=known_as(crossing.name),
                        names="–".join(map(board.sheet.label, shared[0])),
                    ),
                    subject=crossing.name,
                    hexes=on_sheet(board, dict.fromkeys(hex_ for pair in shared for hex_ in pair)),
                    path=(*path, "course"),
                    fixes=(removed,) if len(shared) == len(links) else (),
                )


class CrossingOverOpenGround(Check):
    """A crossing has links that may be built in the usual way.

    Why it matters: the same link has the crossing's cost for players who build it whole and the usual cost
    for the others, and no one knows which is meant.

    Example: a tunnel that starts one hex inland, so its first link is completely on land.

    To fix it, start and end the crossing at the shore, or close the sides it crosses. To give these links
    their own price, set `whole: false`; each link then has that price for everyone.
    """

    code, name, severity = "X108", "crossing-over-open-ground", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing with links that are open in the usual way (6.A3, 6.C4)."""
        for path, crossing in crossings_of(board):
            links = [pair for pair in pairwise(crossing.course) if is_open(board, pair)]
            if crossing.whole and links and leads_on(board, crossing.course):
                named = ", ".join("–".join(board.sheet.label(hex_) for hex_ in pair) for pair in links)
                yield self.finding(
                    say(
                        "Part of the crossing {crossing} may be built in the usual way: {named}.",
                        crossing=known_as(crossing.name),
                        named=named,
                    ),
                    subject=crossing.name,
                    hexes=tuple(dict.fromkeys(hex_ for pair in links for hex_ in pair)),
                    path=(*path, "course"),
                    fixes=_priced_outright(board, crossing),
                )


def _priced_outright(board: Board, crossing: Crossing) -> tuple[Fix, ...]:
    """Return the fix that makes a crossing of one link the price of that link for everybody (6.A3)."""
    if len(crossing.course) != 2 or board.crossings.count(crossing) > 1:
        return ()
    priced = ChangeEntry(crossing, replace(crossing, whole=False), "Set price of link")
    return (Fix(say("Make this the price of the link for everyone"), priced, safe=False),)


def crossings_of(board: Board) -> Iterator[tuple[Path, Crossing]]:
    """Yield the crossings with their places in the map file."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, Crossing):
            yield ("special_rules", index), rule


CROSSING_CHECKS: tuple[Check, ...] = (
    CrossingBroken(),
    CrossingNameDoubled(),
    CrossingShared(),
    CrossingOverOpenGround(),
)

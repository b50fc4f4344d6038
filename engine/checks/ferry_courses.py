"""Family F, the part that concerns where ferries go and what they cost."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from engine.board.document import Board
from engine.board.places import Ferry
from engine.board.terrain import CLOSED, WATER
from engine.checks.check import Check
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.hexes.lattice import DIRECTIONS, Hex, neighbour, neighbours
from engine.hexes.sides import side_of
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.ruleset import RuleSet

_USUAL_PRICE, _USUAL_FEE = 6, 5


class FerryCourseBroken(Check):
    """A ferry's course does not lead hex by hex from one port to the other.

    Why it matters: trains count the hexes of the passage, so a course with a gap, off the map, or
    with no hex at all cannot be sailed, and no game can be played on the board.

    Example: `{name: Humber, ports: [Hull, New Holland], course: [K12, M12]}`, which leaves out L12.

    To mend it, name every hex of water from port to port, in order.
    """

    code, name, severity = "F104", "ferry-course-broken", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry between known ports that has no unbroken course (6.C1)."""
        for index, ferry in enumerate(board.ferries):
            ends = _ports(board, ferry)
            if ends is None or _is_whole(board, ends, ferry.course):
                continue
            fixes = []
            way = _shortest_passage(board, *ends)
            if way and ends[0] != ends[1]:
                labels = ", ".join(board.sheet.label(hex_) for hex_ in way)
                mended = ChangeEntry(ferry, replace(ferry, course=way), "Mend course")
                fixes.append(Fix(f"Let it sail by {labels}", mended, safe=False))
            yield self.finding(
                f"The course of the ferry {ferry.name} does not lead hex by hex "
                f"from {ferry.ports[0]} to {ferry.ports[1]}.",
                subject=ferry.name,
                hexes=tuple(hex_ for hex_ in (ends[0], *ferry.course, ends[1]) if hex_ in board.sheet),
                path=("ferries", index, "course"),
                fixes=tuple(fixes),
            )


class FerryCourseAshore(Check):
    """A ferry's course goes over land.

    Why it matters: players see a ship on dry ground and doubt whether the map or the list is right;
    track may be laid in that hex beside.

    Example: a course drawn one hex too far, through the headland.

    To mend it, lead the course over water, or paint the hex as water.
    """

    code, name, severity = "F105", "ferry-course-ashore", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry with land in its course (6.C1)."""
        for index, ferry in enumerate(board.ferries):
            dry = tuple(h for h in ferry.course if board.on_map(h) and board.terrain_at(h) not in WATER)
            if dry:
                labels = ", ".join(board.sheet.label(hex_) for hex_ in dry)
                yield self.finding(
                    f"The ferry {ferry.name} sails over land at {labels}.",
                    subject=ferry.name,
                    hexes=dry,
                    path=("ferries", index, "course", ferry.course.index(dry[0])),
                )


class FerryNameDoubled(Check):
    """Two ferries have one name.

    Why it matters: players buy and use ferries by name, and reports and orders tell them apart by
    nothing else, so no game can be played on the board.

    Example: two ferries called `Forth`.

    To mend it, name each after its ports or its passage.
    """

    code, name, severity = "F106", "ferry-name-doubled", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry whose name an earlier one has (6.C1)."""
        names = [ferry.name for ferry in board.ferries]
        for index, ferry in enumerate(board.ferries):
            if ferry.name in names[:index]:
                full = f"{ferry.ports[0]}–{ferry.ports[1]}"
                renamed = ChangeEntry(ferry, replace(ferry, name=full), "Rename ferry")
                able = full not in names and board.ferries.count(ferry) == 1
                ports = (board.towns_by_name.get(name) for name in ferry.ports)
                yield self.finding(
                    f"Two ferries are called '{ferry.name}'.",
                    subject=f"{ferry.name},{names[:index].count(ferry.name)}",
                    hexes=tuple(port.hex for port in ports if port is not None),
                    path=("ferries", index, "name"),
                    fixes=(Fix(f"Call the later one {full}", renamed, safe=False),) if able else (),
                )


class FerryUnpriced(Check):
    """A ferry costs nothing to buy, or nothing to use.

    Why it matters: whoever comes first takes a ferry without a price, and one without a fee brings
    its owner nothing; most often the number was forgotten.

    Example: `{name: Humber, ports: [Hull, New Holland], course: [K12], price: 0}`.

    To mend it, set the price (6 by the rules) and the fee (5), or waive this if it is meant.
    """

    code, name, severity = "F107", "ferry-unpriced", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry without a price or a fee (6.C1a)."""
        for index, ferry in enumerate(board.ferries):
            for field, amount, usual in (
                ("price", ferry.price, _USUAL_PRICE),
                ("fee", ferry.fee, _USUAL_FEE),
            ):
                if amount > 0:
                    continue
                priced = ChangeEntry(ferry, _with_amount(ferry, field, usual), f"Set {field}")
                yield self.finding(
                    f"The ferry {ferry.name} has no {field}.",
                    subject=f"{ferry.name},{field}",
                    hexes=_ports(board, ferry) or (),
                    path=("ferries", index, field),
                    fixes=(Fix(f"Set the {field} to {usual}, as the rules do", priced, safe=False),),
                )


class FerryFeeUneven(Check):
    """A ferry's fee is no multiple of the toll for one link.

    Why it matters: fees and tolls are counted together against what one player may pay another in a
    race; by parts of a toll that limit cannot be kept, so no game can be played on the board.

    Example: `{type: override, toll: 2}` beside a ferry with `fee: 5`.

    To mend it, change the fee or the toll so that one divides the other.
    """

    code, name, severity = "F108", "ferry-fee-uneven", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry whose fee the board's toll does not divide (6.B2, 6.C1d)."""
        rules = _rules(board)
        if rules is None or not rules.toll:
            return
        for index, ferry in enumerate(board.ferries):
            if ferry.fee % rules.toll:
                yield self.finding(
                    f"The fee of the ferry {ferry.name}, {ferry.fee}, "
                    f"is no multiple of the toll, {rules.toll}.",
                    subject=ferry.name,
                    hexes=_ports(board, ferry) or (),
                    path=("ferries", index, "fee"),
                )


class FerryNeverLands(Check):
    """A turn at sea takes off as much as the race die can show.

    Why it matters: a train that has put to sea would stay there for ever, so no game can be played
    on the board.

    Example: `{type: override, sea_takes: 5}` with the average die, whose highest face is 5.

    To mend it, let a turn at sea take less, or take the ferries off.
    """

    code, name, severity = "F109", "ferry-never-lands", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when no throw would move a train at sea (6.C1e)."""
        rules = _rules(board)
        if rules is not None and board.ferries and max(rules.race_die) <= rules.sea_takes:
            yield self.finding(
                f"A turn at sea takes {rules.sea_takes} off, and the race die shows at most "
                f"{max(rules.race_die)}: trains would never land.",
                path=("special_rules",),
            )


class FerryLeadsNowhere(Check):
    """A ferry's port has no keys, and no track can lead on from it.

    Why it matters: nobody has a reason to buy the ferry, and the port is a dead end.

    Example: a port on a rock in the sea, with water on all six sides, that no special calls.

    To mend it, give the port land to build on, or keys, or take the ferry off.
    """

    code, name, severity = "F110", "ferry-leads-nowhere", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each port that is nobody's goal and has no way out (6.C1d)."""
        called = {name for special in board.specials for name in special.towns}
        joined = {end for rule in board.crossings for end in (rule.course[:1] + rule.course[-1:])}
        for index, ferry in enumerate(board.ferries):
            for place, name in enumerate(ferry.ports):
                port = board.towns_by_name.get(name)
                if port is None or port.keys or port.start or name in called or port.hex in joined:
                    continue
                if board.terrain_at(port.hex) not in CLOSED and not _ways_out(board, port.hex):
                    yield self.finding(
                        f"No track can lead on from {name}, a port of the ferry {ferry.name}.",
                        subject=f"{ferry.name},{name}",
                        hexes=(port.hex,),
                        path=("ferries", index, "ports", place),
                    )


def _rules(board: Board) -> RuleSet | None:
    """Return the rules of the board, or None where they are at fault themselves."""
    try:
        return rules_of(board)
    except RuleSetError:
        return None


def _with_amount(ferry: Ferry, field: str, amount: int) -> Ferry:
    """Return the ferry with another price or fee."""
    return replace(ferry, price=amount) if field == "price" else replace(ferry, fee=amount)


def _ports(board: Board, ferry: Ferry) -> tuple[Hex, Hex] | None:
    """Return the hexes of a ferry's ports, if there are towns of their names."""
    one, other = (board.towns_by_name.get(name) for name in ferry.ports)
    return None if one is None or other is None else (one.hex, other.hex)


def _is_whole(board: Board, ends: tuple[Hex, Hex], course: tuple[Hex, ...]) -> bool:
    """Tell whether a course leads over the map from one port to the other, in either order."""
    if not course or not all(board.on_map(hex_) for hex_ in course) or ends[0] == ends[1]:
        return False
    ways = ((ends[0], *each, ends[1]) for each in (course, course[::-1]))
    return any(all(there in neighbours(here) for here, there in pairwise(way)) for way in ways)


def _ways_out(board: Board, hex_: Hex) -> list[Hex]:
    """Return the neighbours an ordinary link may lead to from a hex."""
    return [
        neighbour(hex_, direction)
        for direction in DIRECTIONS
        if board.terrain_at(neighbour(hex_, direction)) not in CLOSED
        and side_of(hex_, direction) not in board.closed_sides
    ]


def _shortest_passage(board: Board, start: Hex, end: Hex) -> tuple[Hex, ...]:
    """Return the fewest hexes of water that lead from port to port; none where there is no such way."""
    came: dict[Hex, Hex | None] = {start: None}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in neighbours(here):
            if there == end and here != start:
                return _traced(came, here, start)
            if there not in came and board.terrain_at(there) in WATER:
                came[there] = here
                waiting.append(there)
    return ()


def _traced(came: dict[Hex, Hex | None], last: Hex, start: Hex) -> tuple[Hex, ...]:
    """Return the hexes by which a search came, without its start."""
    way: list[Hex] = []
    at: Hex | None = last
    while at is not None and at != start:
        way.append(at)
        at = came[at]
    return tuple(reversed(way))


FERRY_COURSE_CHECKS: tuple[Check, ...] = (
    FerryCourseBroken(),
    FerryCourseAshore(),
    FerryNameDoubled(),
    FerryUnpriced(),
    FerryFeeUneven(),
    FerryNeverLands(),
    FerryLeadsNowhere(),
)

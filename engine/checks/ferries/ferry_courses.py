"""Family F, the part that concerns where ferries go."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from engine.board.document import Board
from engine.board.places import Ferry
from engine.board.sailings import ports_of, sails_alike
from engine.board.terrain import CLOSED, OFF, SEA, WATER
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, town_known_as
from engine.checks.frame.strayed_ports import is_ambiguous, is_dry, moved_back
from engine.checks.reach.courses import break_in, is_open, leads_on, shortest_way
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, distance, neighbours
from engine.messages import say
from engine.text.names import as_folded, folded

_MOST_FLOODED = 2
"""Hexes of land that are offered to be made water under a course."""
_TOO_FAR, _ROOM = 2, 2
"""A course longer than the shortest by more than this factor and some hexes is no deliberate choice."""


class FerryCourseBroken(Check):
    """A ferry's route does not lead hex by hex from one port to the other.

    Why it matters: trains count the hexes of the route. A route with a gap, off the map or without hexes
    cannot be used, and no game can be played on the board.

    Example: `{name: Humber, ports: [Hull, New Holland], course: [K12, M12]}`, where L12 is missing.

    To fix it, list every water hex from port to port, in order. If the route has no gap but a port is far
    from its end, the port's hex is probably wrong; a fix moves the port there.
    """

    code, name, severity = "F104", "ferry-course-broken", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry between known ports that has no unbroken course (6.C1)."""
        for index, ferry in enumerate(board.ferries):
            ends = ports_of(board, ferry)
            # T102 and T104 report a port in water or off the map.
            if ends is None or any(board.terrain_at(port) in {*WATER, OFF} for port in ends):
                continue
            # Of one whose name two towns have T107 says.
            if any(is_ambiguous(board, name) for name in ferry.ports):
                continue
            # Of one without water next to it F101 says.
            if any(is_dry(board, board.towns_by_name[name]) for name in ferry.ports):
                continue
            if _is_whole(board, ends, ferry.course):
                continue
            fixes = [*moved_back(board, ferry), *_other_port(board, ferry, ends)]
            fixes += _led_on(board, ferry, ends)
            yield self.finding(
                _broken(board, ferry, ends),
                subject=ferry.name,
                hexes=tuple(hex_ for hex_ in (ends[0], *ferry.course, ends[1]) if hex_ in board.sheet),
                path=("ferries", index, "course"),
                fixes=tuple(fixes),
            )


class FerryRoundabout(Check):
    """A ferry's route is more than twice as long as needed.

    Why it matters: trains count the hexes of the route, so each extra hex costs a point of a roll. Usually
    the route goes around land that has since been removed.

    Example: a route of 16 hexes between two ports where 2 are enough.

    To fix it, use the shortest route, or waive this if the detour is intended.
    """

    code, name, severity = "F113", "ferry-roundabout", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry with a whole course far longer than the shortest (6.C1e)."""
        for index, ferry in enumerate(board.ferries):
            ends = ports_of(board, ferry)
            if ends is None or not _is_whole(board, ends, ferry.course):
                continue
            way = _shortest_passage(board, *ends)
            if not way or len(ferry.course) <= _TOO_FAR * len(way) + _ROOM:
                continue
            straight = replace(ferry, course=way)
            labels = ", ".join(board.sheet.label(hex_) for hex_ in way)
            led = ChangeEntry(ferry, straight, "Shorten route")
            fix = Fix(say("Route it over {labels}", labels=labels), led, safe=False)
            taken = any(sails_alike(straight, other) for other in board.ferries)
            yield self.finding(
                say(
                    "The route of the ferry {ferry} has {n} hexes; {least} are enough.",
                    ferry=known_as(ferry.name),
                    n=len(ferry.course),
                    least=len(way),
                ),
                subject=ferry.name,
                hexes=ferry.course,
                path=("ferries", index, "course"),
                fixes=() if taken else (fix,),
            )


class FerryCourseAshore(Check):
    """A ferry's route crosses land.

    Why it matters: players cannot tell whether the map or the list is right; track may be laid in that hex,
    too.

    Example: a route drawn one hex too far, through the headland.

    To fix it, route the ferry over water, or paint the hex as water. A fix offers the shortest way over
    water, or the painting if there is none.
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
                    say(
                        "The route of the ferry {ferry} crosses land at {labels}.",
                        ferry=known_as(ferry.name),
                        labels=labels,
                    ),
                    subject=ferry.name,
                    hexes=dry,
                    path=("ferries", index, "course", ferry.course.index(dry[0])),
                    fixes=tuple(_afloat(board, ferry, dry)),
                )


def _afloat(board: Board, ferry: Ferry, dry: tuple[Hex, ...]) -> Iterator[Fix]:
    """Yield the fixes that lead a ferry over water alone, or make the land sea: what changes less first.

    Where the way around changes more hexes of the course than there is land in it, that land was painted by
    mistake; else the course was drawn through a headland, which stays.
    """
    ends = ports_of(board, ferry)
    way = _shortest_passage(board, *ends) if ends is not None and ends[0] != ends[1] else ()
    around = [_sailing_by(board, ferry, way)] if way else []
    changed = len(set(way) - set(ferry.course))
    if way and changed <= len(dry):
        yield from around
        return
    if len(dry) <= _MOST_FLOODED and board.towns_by_hex.keys().isdisjoint(dry):
        labels = ", ".join(board.sheet.label(hex_) for hex_ in dry)
        yield Fix(say("Make {labels} sea", labels=labels), PaintTerrain(dry, SEA), safe=False)
    yield from around


def _led_on(board: Board, ferry: Ferry, ends: tuple[Hex, Hex]) -> Iterator[Fix]:
    """Yield the fix that makes a broken course whole.

    One without a gap that begins at a port goes on from where it ends. Where that is no way, or a hole in
    the map is what breaks it, another course is a matter of choice: the course may be right.
    """
    if ends[0] == ends[1]:
        return
    steps = [distance(here, there) for here, there in pairwise(ferry.course)]
    is_even = bool(ferry.course) and set(steps) <= {1} and len(set(ferry.course)) == len(ferry.course)
    for course in (ferry.course, ferry.course[::-1]) if is_even else ():
        for start, end in (ends, ends[::-1]):
            if distance(start, course[0]) == 1 and distance(end, course[-1]) > 1:
                onward = _shortest_passage(board, course[-1], end)
                if onward and len(onward) <= len(course) and not set(onward) & set(course):
                    yield _sailing_by(board, ferry, (*course, *onward))
                    return
    way = _shortest_passage(board, *ends)
    if way:
        yield _sailing_by(board, ferry, way, choice=is_even)


def _sailing_by(board: Board, ferry: Ferry, way: tuple[Hex, ...], *, choice: bool = False) -> Fix:
    labels = ", ".join(board.sheet.label(hex_) for hex_ in way)
    mended = ChangeEntry(ferry, replace(ferry, course=way), "Repair route")
    return Fix(say("Route it over {labels}", labels=labels), mended, safe=False, choice=choice)


class FerryLeadsNowhere(Check):
    """A ferry's port has no keys, and no track can leave it.

    Why it matters: there is no reason to buy the ferry, because the port is a dead end.

    Example: a port on a rock in the sea, with water on all six sides, that no special uses.

    To fix it, give the port land to build on, or keys, or remove the ferry.
    """

    code, name, severity = "F110", "ferry-leads-nowhere", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each port that is no one's goal and has no way out (6.C1d)."""
        called = as_folded(name for special in board.specials for name in special.towns)
        joined = {end for rule in board.crossings for end in (rule.course[:1] + rule.course[-1:])}
        for index, ferry in enumerate(board.ferries):
            for place, name in enumerate(ferry.ports):
                port = board.towns_by_name.get(name)
                if port is None or port.keys or port.start or folded(name) in called or port.hex in joined:
                    continue
                if board.terrain_at(port.hex) not in CLOSED and not any(
                    is_open(board, (port.hex, near)) for near in neighbours(port.hex)
                ):
                    yield self.finding(
                        say(
                            "No track can leave {name}, a port of the ferry {ferry}.",
                            name=name,
                            ferry=known_as(ferry.name),
                        ),
                        subject=f"{ferry.name},{name}",
                        hexes=(port.hex,),
                        path=("ferries", index, "ports", place),
                    )


def _other_port(board: Board, ferry: Ferry, ends: tuple[Hex, Hex]) -> Iterator[Fix]:
    """Yield the fix that names the town at the far end of a course whose ports are one, if there is one."""
    if ends[0] != ends[1] or not ferry.course:
        return
    for near, far in ((ferry.course[0], ferry.course[-1]), (ferry.course[-1], ferry.course[0])):
        towns = [town for town in board.towns if town.hex in neighbours(far) and town.hex != ends[0]]
        if ends[0] in neighbours(near) and len(towns) == 1 and towns[0].name.strip():
            led = replace(ferry, ports=(ferry.ports[0], towns[0].name))
            if _is_whole(board, (ends[0], towns[0].hex), ferry.course):
                title = say("Route it to {town}", town=towns[0].name)
                yield Fix(title, ChangeEntry(ferry, led, "Correct port"), safe=False)
                return


def _broken(board: Board, ferry: Ferry, ends: tuple[Hex, Hex]) -> str:
    """Return in a sentence where a ferry's course breaks, listed from whichever port fits better."""
    if ends[0] == ends[1]:
        return say(
            "Both ports of the ferry {ferry} are {ports}.", ferry=known_as(ferry.name), ports=ferry.ports[0]
        )
    if not ferry.course:
        return say(
            "The ferry {ferry} has no route from {ports} to {ports2}.",
            ferry=known_as(ferry.name),
            ports=town_known_as(ferry.ports[0]),
            ports2=town_known_as(ferry.ports[1]),
        )
    ways = ((ends[0], *each, ends[1]) for each in (ferry.course, ferry.course[::-1]))
    best = min(ways, key=lambda way: sum(distance(here, there) for here, there in pairwise(way)))
    return break_in(board, say("the ferry {name}", name=known_as(ferry.name)), best)


def _is_whole(board: Board, ends: tuple[Hex, Hex], course: tuple[Hex, ...]) -> bool:
    """Return whether a course leads over the map from one port to the other, in either order."""
    ways = ((ends[0], *each, ends[1]) for each in (course, course[::-1]))
    return bool(course) and ends[0] != ends[1] and any(leads_on(board, way) for way in ways)


def _shortest_passage(board: Board, start: Hex, end: Hex) -> tuple[Hex, ...]:
    """Return the fewest hexes of water that lead from port to port; none where there is no such way."""
    way = shortest_way(
        start,
        lambda hex_: hex_ != start and end in neighbours(hex_),
        lambda hex_: (near for near in neighbours(hex_) if board.terrain_at(near) in WATER),
    )
    return way[1:]


FERRY_COURSE_CHECKS: tuple[Check, ...] = (
    FerryCourseBroken(),
    FerryRoundabout(),
    FerryCourseAshore(),
    FerryLeadsNowhere(),
)

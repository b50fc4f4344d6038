"""Family B, the part that concerns the builds permitted beyond the border."""

from collections.abc import Container, Iterator
from dataclasses import replace
from itertools import pairwise

from engine.board.destinations import ways_in
from engine.board.document import Board
from engine.board.open_links import is_abroad
from engine.board.places import PermittedBuild
from engine.board.terrain import CLOSED
from engine.checks.frame.check import Check
from engine.checks.frame.name_suggestions import hint, meant_by
from engine.checks.frame.placeholder_names import country_known_as
from engine.checks.reach.courses import break_in, is_open, leads_on, shortest_way
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.countries import ChangeCountry
from engine.edits.entries import ChangeEntry, ListOnce, RemoveEntry
from engine.hexes.lattice import Hex, neighbours
from engine.messages import say
from engine.text.names import ByName, is_same


class PermittedBuildBroken(Check):
    """The route of a permitted build has a gap or leaves the map.

    Why it matters: it is unclear which links may be built, and no game can be played on the board.

    Example: `{country: Scotland, course: [A29, A31]}`, where A30 is missing.

    To fix it, list every hex of the broken line in order, at least two.
    """

    code, name, severity = "B102", "permitted-build-broken", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build with a gap, or off the map (6.C2)."""
        for index, build in enumerate(board.permitted_builds):
            if not leads_on(board, build.course):
                yield self.finding(
                    break_in(
                        board,
                        say("the permitted build in {country}", country=country_known_as(build.country)),
                        build.course,
                    ),
                    subject=f"{build.country},{_start(board, build)}",
                    hexes=tuple(hex_ for hex_ in build.course if hex_ in board.sheet),
                    path=("permitted_builds", index, "course"),
                )


class PermittedBuildAtHome(Check):
    """A permitted build is not in a foreign country of the board.

    Why it matters: home land needs no permission, and a permitted build is for foreign land. Until its
    country is foreign, no game can be played on the board.

    Example: `{country: Scotland, course: [A29, A30]}` where Scotland is not `foreign: true`.

    To fix it, correct the country's name, or mark the country as foreign.
    """

    code, name, severity = "B103", "permitted-build-at-home", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build whose country is not a foreign one (6.C2)."""
        foreign = ByName((country.name, country) for country in board.countries if country.foreign)
        known = ByName((country.name, country) for country in board.countries)
        for index, build in enumerate(board.permitted_builds):
            if build.country in foreign:
                continue
            fixes = []
            if build.country in known:
                home = known[build.country]
                abroad = ChangeCountry(home, replace(home, foreign=True))
                fixes.append(
                    Fix(say("Make {home} foreign", home=country_known_as(home.name)), abroad, safe=False)
                )
            meant = "" if build.country in known else meant_by(build.country, known)
            if meant in foreign:
                led = ChangeEntry(build, replace(build, country=meant), "Correct country")
                fixes.append(Fix(say("Write {meant}", meant=meant), led, safe=False))
            yield self.finding(
                say(
                    "A permitted build is in {country}, which is not a foreign country of this board.{hint}",
                    country=country_known_as(build.country),
                    hint=hint(meant),
                ),
                subject=f"{build.country},{_start(board, build)}",
                hexes=tuple(hex_ for hex_ in build.course if hex_ in board.sheet),
                path=("permitted_builds", index, "country"),
                fixes=tuple(fixes),
            )


class PermittedBuildCutOff(Check):
    """A permitted build cannot be started: it does not begin at a border.

    Why it matters: track stops in the first foreign hex. A broken line can only be built if it starts in
    such a hex, or another permitted build leads to it.

    Example: a broken line that starts two hexes beyond the border.

    To fix it, extend the line to the border; a fix offers the shortest way within the country.
    """

    code, name, severity = "B104", "permitted-build-cut-off", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build that hangs together with no border (6.C2)."""
        begun = {h for build in board.permitted_builds for h in build.course if _comes_to(board, h)}
        left = list(board.permitted_builds)
        while joined := [build for build in left if not begun.isdisjoint(build.course)]:
            left = [build for build in left if build not in joined]
            begun.update(hex_ for build in joined for hex_ in build.course)
        for index, build in enumerate(board.permitted_builds):
            if build in left and leads_on(board, build.course):
                yield self.finding(
                    say(
                        "The permitted build in {country} at {start} cannot be started: it does not begin "
                        "at a border.",
                        country=country_known_as(build.country),
                        start=_start(board, build),
                    ),
                    subject=f"{build.country},{_start(board, build)}",
                    hexes=build.course,
                    path=("permitted_builds", index, "course"),
                    fixes=tuple(_led_to(board, build, begun)),
                )


def _led_to(board: Board, build: PermittedBuild, begun: set[Hex]) -> Iterator[Fix]:
    """Yield the fix that leads a permitted build on, within its country, to the border or what is begun."""

    def steps(here: Hex) -> Iterator[Hex]:
        for near in neighbours(here):
            inside = near in board.sheet and _touches(board, (near, near), build.country)
            if inside and near not in build.course and is_open(board, (here, near)):
                yield near

    courses = (build.course, build.course[::-1])
    ways = [
        shortest_way(course[0], lambda hex_: hex_ in begun or _comes_to(board, hex_), steps)
        for course in courses
    ]
    led = [(*way[:0:-1], *course) for way, course in zip(ways, courses, strict=True) if way]
    if led:
        course = min(led, key=len)
        added = ", ".join(board.sheet.label(hex_) for hex_ in course if hex_ not in build.course)
        mended = ChangeEntry(build, replace(build, course=course), "Repair route")
        yield Fix(say("Extend it to the border over {added}", added=added), mended, safe=False)


class PermittedBuildBlind(Check):
    """A permitted build starts at a border but leads to nothing.

    Why it matters: no one builds a line that ends in open country. Usually its end is missing: the town,
    the port or the other border.

    Example: a broken line of two hexes from the border of Scotland, with Gretna eight hexes further on.

    To fix it, extend it to a town, an entry of a special, another border or the map's edge, or remove it.
    Lines that continue each other are checked together.
    """

    code, name, severity = "B110", "permitted-build-blind", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each group of permitted builds from a border to no goal (6.C2)."""
        foreign = ByName((country.name, country) for country in board.countries if country.foreign)
        ways = {hex_ for special in board.specials for hex_ in ways_in(board, special)}
        sound = [
            (index, build)
            for index, build in enumerate(board.permitted_builds)
            # Of the others B102 and B103 tell.
            if leads_on(board, build.course) and build.country in foreign
        ]
        while sound:
            group = _grown(sound)
            sound = [each for each in sound if each not in group]
            hexes = tuple(dict.fromkeys(hex_ for _, build in group for hex_ in build.course))
            begun = [hex_ for hex_ in hexes if is_abroad(board, hex_) and _comes_to(board, hex_)]
            if len(begun) != 1 or any(_is_goal(board, hex_, ways) for hex_ in hexes if hex_ != begun[0]):
                continue
            index, build = group[0]
            yield self.finding(
                say(
                    "The permitted build in {country} from {start} leads to no town, special or other "
                    "border.",
                    country=country_known_as(build.country),
                    start=board.sheet.label(begun[0]),
                ),
                subject=f"{build.country},{_start(board, build)}",
                hexes=hexes,
                path=("permitted_builds", index, "course"),
            )


def _grown(builds: list[tuple[int, PermittedBuild]]) -> list[tuple[int, PermittedBuild]]:
    """Return the first of some permitted builds with all that hang together with it."""
    group, met = builds[:1], set(builds[0][1].course)
    while more := [each for each in builds if each not in group and not met.isdisjoint(each[1].course)]:
        group += more
        met.update(hex_ for _, build in more for hex_ in build.course)
    return sorted(group, key=lambda each: each[0])


def _is_goal(board: Board, hex_: Hex, ways: Container[Hex]) -> bool:
    """Tell whether a hex abroad is worth a line to it: a town's, a special's, at home or at the map's rim."""
    if hex_ in board.towns_by_hex or hex_ in ways or not is_abroad(board, hex_):
        return hex_ in board.towns_by_hex or hex_ in ways
    return any(not board.on_map(near) for near in neighbours(hex_))


class PermittedBuildAstray(Check):
    """A permitted build runs outside its country.

    Why it matters: unbuilt links count as a railway of the named country, so players would pay Scotland for
    a line in Ireland.

    Example: a broken line assigned to Scotland whose last hexes are in England.

    To fix it, end the line at the border, or paint the hexes as the country's.
    """

    code, name, severity = "B105", "permitted-build-astray", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build with links that no half of lies abroad (6.C2)."""
        foreign = ByName((country.name, country) for country in board.countries if country.foreign)
        for index, build in enumerate(board.permitted_builds):
            links = [pair for pair in pairwise(build.course) if not _touches(board, pair, build.country)]
            # Of a country that is none abroad B103 says.
            if build.country not in foreign:
                continue
            if links and leads_on(board, build.course):
                hexes = tuple(dict.fromkeys(hex_ for pair in links for hex_ in pair))
                labels = ", ".join(board.sheet.label(hex_) for hex_ in hexes)
                yield self.finding(
                    say(
                        "The permitted build in {country} leaves the country at {labels}.",
                        country=country_known_as(build.country),
                        labels=labels,
                    ),
                    subject=f"{build.country},{_start(board, build)}",
                    hexes=hexes,
                    path=("permitted_builds", index, "course"),
                )


class PermittedBuildBarred(Check):
    """A permitted build crosses water or a closed side.

    Why it matters: it is built at the usual cost, but such a link has none. A player who starts it gets
    stuck in the middle.

    Example: a broken line across a firth.

    To fix it, route it over land, or make that part a crossing with its own cost.
    """

    code, name, severity = "B106", "permitted-build-barred", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build with a link no one may lay (6.A3, 6.C2)."""
        crossed = {frozenset(pair) for rule in board.crossings for pair in pairwise(rule.course)}
        for index, build in enumerate(board.permitted_builds):
            barred = [
                pair
                for pair in pairwise(build.course)
                if not is_open(board, pair) and frozenset(pair) not in crossed
            ]
            if barred and leads_on(board, build.course):
                hexes = tuple(dict.fromkeys(hex_ for pair in barred for hex_ in pair))
                labels = ", ".join(board.sheet.label(hex_) for hex_ in hexes)
                yield self.finding(
                    say(
                        "The permitted build in {country} crosses water or closed sides at {labels}.",
                        country=country_known_as(build.country),
                        labels=labels,
                    ),
                    subject=f"{build.country},{_start(board, build)}",
                    hexes=hexes,
                    path=("permitted_builds", index, "course"),
                )


class PermittedBuildDoubled(Check):
    """A permitted build is listed twice, or is part of another in the same country.

    Why it matters: it permits nothing new. If only one of the two is changed or removed, the other still
    permits the line.

    Example: `{country: Scotland, course: [A29, A30, A31]}` and `{country: Scotland, course: [A31, A30]}`.

    To fix it, remove the one that has no link of its own. Two that share only part of their route are fine.
    """

    code, name, severity = "B109", "permitted-build-doubled", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build whose links another has, all of them (6.C2)."""
        builds = board.permitted_builds
        links = [
            {frozenset(pair) for pair in pairwise(build.course)} if leads_on(board, build.course) else set()
            for build in builds
        ]
        for index, build in enumerate(builds):
            holders = [
                place
                for place, other in enumerate(builds)
                if is_same(other.country, build.country)
                and links[index]
                and (links[index] < links[place] or (links[index] == links[place] and place < index))
            ]
            if not holders:
                continue
            # What lies within another goes altogether, of equal ones the first stays.
            alike = all(links[place] == links[index] for place in holders) and builds.count(build) > 1
            yield self.finding(
                say(
                    "The permitted build in {country} from {start} to {end} is already part of another.",
                    country=country_known_as(build.country),
                    start=_start(board, build),
                    end=board.sheet.label(build.course[-1]),
                ),
                subject=f"{build.country},{_start(board, build)},{index + 1}",
                hexes=build.course,
                path=("permitted_builds", index, "course"),
                fixes=(Fix("Remove duplicate", ListOnce(build) if alike else RemoveEntry(build)),),
            )


def _start(board: Board, build: PermittedBuild) -> str:
    """Return the label of the first hex of a permitted build on the sheet."""
    return next((board.sheet.label(hex_) for hex_ in build.course if hex_ in board.sheet), "no hex")


def _comes_to(board: Board, hex_: Hex) -> bool:
    """Return whether ordinary track can come to a hex: at home, or first beyond the border (6.C2)."""
    if board.terrain_at(hex_) in CLOSED:
        return False
    return not is_abroad(board, hex_) or any(
        not is_abroad(board, near) and is_open(board, (hex_, near)) for near in neighbours(hex_)
    )


def _touches(board: Board, pair: tuple[Hex, Hex], country: str) -> bool:
    """Return whether either half of a link lies in the country of a name."""
    return any((land := board.country_at(hex_)) is not None and is_same(land.name, country) for hex_ in pair)


PERMIT_CHECKS: tuple[Check, ...] = (
    PermittedBuildBroken(),
    PermittedBuildAtHome(),
    PermittedBuildCutOff(),
    PermittedBuildBlind(),
    PermittedBuildAstray(),
    PermittedBuildBarred(),
    PermittedBuildDoubled(),
)

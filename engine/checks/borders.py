"""Family B: countries, their borders, and the builds permitted beyond them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import numpy as np

from engine.board.document import Board
from engine.board.places import PermittedBuild
from engine.board.terrain import CLOSED
from engine.checks.check import Check
from engine.checks.regions import regions
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.countries import ChangeCountry, RemoveCountry
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sides import side_between

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
                title = f"Take {len(piece)} hexes at {label} out of {country.name}"
                yield self.finding(
                    f"{country.name} has a piece of {_hexes(piece)} at {label} that its rest does not touch.",
                    subject=f"{country.name},{label}",
                    hexes=piece,
                    path=("countries", number - 1, "hexes"),
                    fixes=(Fix(title, give_up, safe=False),) if len(piece) <= _SMALL_PIECE else (),
                )


class PermittedBuildBroken(Check):
    """A permitted build does not lead hex by hex over the map.

    Why it matters: nobody can say which links may be laid, and no game can be played on the board.

    Example: `{country: Scotland, course: [A29, A31]}`, which leaves out A30.

    To mend it, name every hex of the broken line, in order; two at least.
    """

    code, name, severity = "B102", "permitted-build-broken", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build with a gap, or off the map (6.C2)."""
        for index, build in enumerate(board.permitted_builds):
            if not _is_whole(board, build):
                yield self.finding(
                    f"The permitted build in {build.country} at {_start(board, build)} "
                    "does not lead hex by hex over the map.",
                    subject=f"{build.country},{_start(board, build)}",
                    hexes=tuple(hex_ for hex_ in build.course if hex_ in board.sheet),
                    path=("permitted_builds", index, "course"),
                )


class PermittedBuildAtHome(Check):
    """A permitted build lies in no foreign country of the board.

    Why it matters: at home everything may be built anyway; what is meant is a line abroad, and
    until its country is one, no game can be played on the board.

    Example: `{country: Scotland, course: [A29, A30]}` where Scotland is not `foreign: true`.

    To mend it, correct the country's name, or mark that country as foreign.
    """

    code, name, severity = "B103", "permitted-build-at-home", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build whose country is not a foreign one (6.C2)."""
        foreign = {country.name for country in board.countries if country.foreign}
        known = {country.name: country for country in board.countries}
        for index, build in enumerate(board.permitted_builds):
            if build.country in foreign:
                continue
            fixes = []
            if build.country in known:
                home = known[build.country]
                abroad = ChangeCountry(home, replace(home, foreign=True))
                fixes.append(Fix(f"Make {home.name} foreign", abroad, safe=False))
            yield self.finding(
                f"A permitted build lies in {build.country}, which is no foreign country of this board.",
                subject=f"{build.country},{_start(board, build)}",
                hexes=tuple(hex_ for hex_ in build.course if hex_ in board.sheet),
                path=("permitted_builds", index, "country"),
                fixes=tuple(fixes),
            )


class PermittedBuildCutOff(Check):
    """Nobody can begin a permitted build: it starts at no border.

    Why it matters: track stops in the first foreign hex, so a broken line that no such hex is part
    of, and no other permitted build leads to, can never be built.

    Example: a broken line that starts two hexes beyond the border.

    To mend it, lead the line on to the border.
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
            if build in left and _is_whole(board, build):
                yield self.finding(
                    f"Nobody can begin the permitted build in {build.country} at {_start(board, build)}: "
                    "it starts at no border.",
                    subject=f"{build.country},{_start(board, build)}",
                    hexes=build.course,
                    path=("permitted_builds", index, "course"),
                )


class PermittedBuildAstray(Check):
    """A permitted build runs outside its country.

    Why it matters: what is not built there counts as a railway of the country named; players would
    pay Scotland for a line in Ireland.

    Example: a broken line given to Scotland whose last hexes lie in England.

    To mend it, end the line at the border, or paint the hexes as the country's.
    """

    code, name, severity = "B105", "permitted-build-astray", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build with links that no half of lies abroad (6.C2)."""
        for index, build in enumerate(board.permitted_builds):
            links = [pair for pair in pairwise(build.course) if not _touches(board, pair, build.country)]
            if links and _is_whole(board, build):
                hexes = tuple(dict.fromkeys(hex_ for pair in links for hex_ in pair))
                labels = ", ".join(board.sheet.label(hex_) for hex_ in hexes)
                yield self.finding(
                    f"The permitted build in {build.country} runs outside it at {labels}.",
                    subject=f"{build.country},{_start(board, build)}",
                    hexes=hexes,
                    path=("permitted_builds", index, "course"),
                )


class PermittedBuildBarred(Check):
    """A permitted build leads over water or a closed side.

    Why it matters: it is built at the usual cost, and there is none for such a link; whoever begins
    it gets stuck in the middle.

    Example: a broken line across a firth.

    To mend it, lead it over land, or make that part a crossing with a cost of its own.
    """

    code, name, severity = "B106", "permitted-build-barred", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each permitted build with a link nobody may lay (6.A3, 6.C2)."""
        crossed = {frozenset(pair) for rule in board.crossings for pair in pairwise(rule.course)}
        for index, build in enumerate(board.permitted_builds):
            barred = [
                pair
                for pair in pairwise(build.course)
                if _is_barred(board, pair) and frozenset(pair) not in crossed
            ]
            if barred and _is_whole(board, build):
                hexes = tuple(dict.fromkeys(hex_ for pair in barred for hex_ in pair))
                labels = ", ".join(board.sheet.label(hex_) for hex_ in hexes)
                yield self.finding(
                    f"The permitted build in {build.country} leads over closed ground at {labels}.",
                    subject=f"{build.country},{_start(board, build)}",
                    hexes=hexes,
                    path=("permitted_builds", index, "course"),
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
                    f"{country.name or 'A country without a name'} has no hexes.",
                    subject=country.name,
                    path=("countries", number - 1),
                    fixes=(Fix(f"Remove {country.name}", RemoveCountry(country), safe=False),),
                )


def _hexes_of(board: Board, number: int) -> list[Hex]:
    """Return the hexes of the country with a number, row by row."""
    rows, columns = np.nonzero(board.country == number)
    return [board.sheet.hex_at(*place) for place in zip(columns.tolist(), rows.tolist(), strict=True)]


def _hexes(piece: tuple[Hex, ...]) -> str:
    """Return how many hexes a piece has, in words."""
    return "one hex" if len(piece) == 1 else f"{len(piece)} hexes"


def _start(board: Board, build: PermittedBuild) -> str:
    """Return the label of the first hex of a permitted build on the sheet."""
    return next((board.sheet.label(hex_) for hex_ in build.course if hex_ in board.sheet), "no hex")


def _is_whole(board: Board, build: PermittedBuild) -> bool:
    """Tell whether a permitted build leads hex by hex over the map."""
    if len(build.course) < 2 or not all(board.on_map(hex_) for hex_ in build.course):
        return False
    return all(there in neighbours(here) for here, there in pairwise(build.course))


def _is_foreign(board: Board, hex_: Hex) -> bool:
    """Tell whether a hex lies abroad."""
    country = board.country_at(hex_)
    return country is not None and country.foreign


def _comes_to(board: Board, hex_: Hex) -> bool:
    """Tell whether ordinary track can come to a hex: at home, or first beyond the border (6.C2)."""
    if board.terrain_at(hex_) in CLOSED:
        return False
    return not _is_foreign(board, hex_) or any(
        not _is_foreign(board, near) and not _is_barred(board, (hex_, near)) for near in neighbours(hex_)
    )


def _touches(board: Board, pair: tuple[Hex, Hex], country: str) -> bool:
    """Tell whether either half of a link lies in the country of a name."""
    return any((land := board.country_at(hex_)) is not None and land.name == country for hex_ in pair)


def _is_barred(board: Board, pair: tuple[Hex, Hex]) -> bool:
    """Tell whether no ordinary link may be laid between two neighbours."""
    side = side_between(*pair)
    return any(board.terrain_at(hex_) in CLOSED for hex_ in pair) or side in board.closed_sides


BORDER_CHECKS: tuple[Check, ...] = (
    CountryInPieces(),
    PermittedBuildBroken(),
    PermittedBuildAtHome(),
    PermittedBuildCutOff(),
    PermittedBuildAstray(),
    PermittedBuildBarred(),
    CountryEmpty(),
)

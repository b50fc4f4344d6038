"""What a board lacks or has too much of as a whole: a title, starts, other ground than hills."""

from collections import Counter
from collections.abc import Iterator

from engine.board.document import Board
from engine.board.starts import first_starts
from engine.board.terrain import FIRST_OWN, NAMES, OPEN
from engine.checks.check import Check
from engine.checks.conditions import are_too_few
from engine.checks.regions import land_of
from engine.diagnostics.findings import Finding, Severity
from engine.sayings import say

_SHARED_BY = 2
"""Companies that may begin at one start."""
_LARGE = 100
"""Hexes of land from which on shares of it say something."""
_MOST_SHARE = 50
"""Per cent of the land."""


class TitleMissing(Check):
    """The board has no title.

    Why it matters: the title stands on the sheet, in reports and in the records of games; printed maps
    without one are taken for each other.

    Example: `title: ""`, or a map without that line.

    To mend it, give the board a name in the map's properties.
    """

    code, name, severity = "V205", "title-missing", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for a board whose title is empty or blank."""
        if not board.title.strip():
            yield self.finding(say("The board has no title."), path=("title",))


class StartsAmiss(Check):
    """There are too few starts for the players the board is for, or every town is one.

    Why it matters: the rules let two companies share a start, and no more; who chooses last has none left.
    Where every town is a start, nothing is to be weighed, and on the sheet the mark says nothing.

    Example: one town with `start: true` on a board for 3 to 6 players.

    To mend it, mark half as many towns as there are players at the fullest table, or more; or say that the
    board is for fewer.
    """

    code, name, severity = "T118", "starts-amiss", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for starts that do not go round, or that are all towns with keys (6.A2)."""
        # Where towns are too few for building at all X113 tells.
        if are_too_few(board):
            return
        hexes = tuple(hex_ for hex_ in first_starts(board) if hex_ in board.sheet)
        keyed = {town.hex for town in board.towns if town.keys}
        told = None
        if hexes and _SHARED_BY * len(hexes) < board.players.most:
            told = say(
                "Starts for up to {most} players: {n}. No more than two may share one.",
                n=len(hexes),
                most=board.players.most,
            )
        elif len(keyed) > board.players.most and keyed <= set(hexes):
            told = say("Every town is a start, {n} in all: mark those to begin at.", n=len(keyed))
        if told is not None:
            yield self.finding(told, hexes=hexes, path=("towns",))


class GroundOneSided(Check):
    """More than half of the land is of one dear kind, such as hills.

    Why it matters: what a hill costs more is meant for the exception. Where most links cost double, the
    Building Stage is over before companies have met, and the plains are all that is built on.

    Example: a brush left on hills over a whole county, 700 of 918 hexes.

    To mend it, leave as hills only the ridges, or give the board other costs in its rules.
    """

    code, name, severity = "T119", "ground-one-sided", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for a kind other than open ground on more than half of much land (6.A3)."""
        land = land_of(board)
        for code, hexes in Counter(map(board.terrain_at, land)).items():
            if code == OPEN or len(land) < _LARGE or 100 * hexes <= _MOST_SHARE * len(land):
                continue
            own = {number: kind.name for number, kind in enumerate(board.kinds, FIRST_OWN)}
            yield self.finding(
                say(
                    "{share} % of the land is {terrain}.",
                    share=100 * hexes // len(land),
                    terrain=own.get(code) or say(NAMES[code]),
                ),
                path=("terrain", "rows"),
            )


COMPLETENESS_CHECKS: tuple[Check, ...] = (TitleMissing(), StartsAmiss(), GroundOneSided())

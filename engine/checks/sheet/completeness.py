"""What a board lacks or has too much of as a whole: a title, starts, other ground than hills."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import ceil

from engine.board.document import Board
from engine.board.rules import StartRule
from engine.board.starts import first_starts, hexes_of
from engine.board.terrain import FIRST_OWN, NAMES, OPEN
from engine.checks.frame.check import Check
from engine.checks.frame.new_board import still_to_come
from engine.checks.reach.connected_hexes import land_of
from engine.checks.rules.conditions import are_too_few
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import Hex
from engine.messages import count_of, say

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
    board is for fewer. That every town is a start is a note only, and so is all of it until half of the
    towns' keys are given. A start of which a rule says how many may
    begin there counts for so many.
    """

    code, name, severity = "T118", "starts-amiss", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for starts that do not go round, or that are all towns with keys (6.A2)."""
        # Where towns are too few for building at all X113 tells.
        if are_too_few(board):
            return
        hexes = tuple(hex_ for hex_ in first_starts(board) if hex_ in board.sheet)
        keyed = {town.hex for town in board.towns if town.keys}
        most, room = board.players.most, sum(_room_at(board, hex_) for hex_ in hexes)
        if hexes and room < most:
            needed = count_of(ceil(most / _SHARED_BY), "{n} start", "{n} starts")
            lacking = self.finding(
                say(
                    "{most} players need {needed} at least, for no more than two may share one; there is {n}."
                    if len(hexes) == 1
                    else "{most} players need {needed} at least, for no more than two may share one; "
                    "there are {n}.",
                    most=most,
                    needed=needed,
                    n=len(hexes),
                ),
                hexes=hexes,
                path=("towns",),
            )
            yield still_to_come(board, lacking)
        elif len(keyed) > most and keyed <= set(hexes):
            told = say("Every town is a start, {n} in all: mark those to begin at.", n=len(keyed))
            found = self.finding(told, hexes=hexes, path=("towns",))
            yield replace(found, severity=Severity.NOTE)


def _room_at(board: Board, hex_: Hex) -> int:
    """Return how many companies may begin at a hex: two, or as many as a rule says (6.A2, 6.C4)."""
    rules = [rule for rule in board.special_rules if isinstance(rule, StartRule) and not rule.second]
    named = [rule.most for rule in rules if hex_ in hexes_of(board, rule)]
    if not named:
        return _SHARED_BY
    # Of two rules for one hex the last counts; one without a number is for all.
    return named[-1] or board.players.most


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

"""What a board lacks or has too much of as a whole: a title, starts, other ground than hills."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import ceil
from typing import Final

from engine.board.document import Board
from engine.board.rules import StartRule
from engine.board.starts import first_starts, hexes_of
from engine.board.terrain import FIRST_OWN, NAMES, OPEN
from engine.checks.frame.check import Check
from engine.checks.frame.misspelling import is_slip
from engine.checks.frame.new_board import still_to_come
from engine.checks.reach.connected_hexes import land_of
from engine.checks.rules.conditions import are_too_few
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.document import SetField
from engine.hexes.lattice import Hex
from engine.messages import count_of, say

_PLACEHOLDER: Final = re.compile(
    r"(?:untitled|unnamed|new|neue?s?|unbenannt)(?:\s+(?:board|map|brett|karte))?\s*\d*", re.IGNORECASE
)
_USUAL_LICENCES: Final = (
    *(
        f"CC-{terms}-{version}"
        for terms in ("BY", "BY-SA", "BY-NC", "BY-ND", "BY-NC-SA", "BY-NC-ND")
        for version in ("4.0", "3.0", "2.5", "2.0")
    ),
    *("CC0-1.0", "MIT", "ODbL-1.0", "GPL-3.0", "GPL-3.0-or-later", "GPL-2.0", "OGL-UK-3.0"),
)
_LICENCES: Final = {licence.casefold(): licence for licence in _USUAL_LICENCES}
_SHARED_BY = 2
"""Companies that may begin at one start."""
_LARGE = 100
"""Hexes of land from which on shares of it say something."""
_MOST_SHARE = 50
"""Per cent of the land."""


class TitleMissing(Check):
    """The board has no title, or only the one that new boards get.

    Why it matters: the title is printed on the sheet, in reports and in game records. Maps without one are
    easily confused.

    Example: `title: ""`, a map without that line, or `title: Untitled`.

    To fix it, type a title in the board's properties.
    """

    code, name, severity = "V205", "title-missing", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for a board whose title is empty, blank or a placeholder."""
        title = board.title.strip()
        if not title:
            yield self.finding(say("The board has no title."), path=("title",))
        elif _PLACEHOLDER.fullmatch(title) and board.towns:
            yield self.finding(say("“{title}” is no title yet.", title=title), path=("title",))


class LicenceMistyped(Check):
    """The licence is not one that exists, but almost.

    Why it matters: people who want to print or change the map must know what is allowed, and a licence that
    does not exist allows nothing.

    Example: `licence: CC-BX-4.0`.

    To fix it, correct the licence; its short name is in the list of SPDX.
    """

    code, name, severity = "V206", "licence-mistyped", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for a licence whose name differs from a usual one by a slip or two."""
        licence = board.licence.strip()
        if licence.casefold() in _LICENCES:
            return
        meant = next(
            (
                known
                for folded_, known in _LICENCES.items()
                if is_slip(folded_, licence.casefold()) and not _is_a_version(folded_, licence.casefold())
            ),
            None,
        )
        if meant is None:
            return
        yield self.finding(
            say("There is no licence {licence}. Perhaps {meant} is meant.", licence=licence, meant=meant),
            path=("licence",),
            fixes=(Fix(say("Write {meant}", meant=meant), SetField("licence", meant), safe=False),),
        )


def _is_a_version(one: str, other: str) -> bool:
    """Return whether two names of licences have the same letters: another version is no slip of the name."""
    return [sign for sign in one if sign.isalpha()] == [sign for sign in other if sign.isalpha()]


class StartsAmiss(Check):
    """There are too few starts for the number of players, or every town is a start.

    Why it matters: at most two companies may share a start, so the last to choose may have none. If every
    town is a start, there is no choice to make, and the mark on the sheet means nothing.

    Example: one town with `start: true` on a board for 3 to 6 players.

    To fix it, mark at least half as many starts as the largest number of players, or lower that number. It
    is only a note if every town is a start, or until half of the town keys are assigned. If a rule sets how
    many companies may start in a place, it counts for that many.
    """

    code, name, severity = "T118", "starts-amiss", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for starts that do not go round, or that are all towns with keys (6.A2)."""
        # Where towns are too few for building at all X113 says.
        if are_too_few(board):
            return
        hexes = tuple(hex_ for hex_ in first_starts(board) if hex_ in board.sheet)
        keyed = {town.hex for town in board.towns if town.keys}
        most = board.players.most
        chosen = min(_alternatives(board, hexes), key=lambda some: _room_at_all(board, some))
        if hexes and _room_at_all(board, chosen) < most:
            needed = count_of(ceil(most / _SHARED_BY), "{n} start", "{n} starts")
            lacking = self.finding(
                say(
                    "{most} players need at least {needed}, because at most two may share one. There is {n}."
                    if len(chosen) == 1
                    else "{most} players need at least {needed}, because at most two may share one. There "
                    "are {n}.",
                    most=most,
                    needed=needed,
                    n=len(chosen),
                ),
                hexes=chosen,
                path=("towns",),
            )
            yield still_to_come(board, lacking)
        elif len(keyed) > most and keyed <= set(hexes):
            told = say(
                "All {n} towns are starts. Mark only the towns where companies should start.", n=len(keyed)
            )
            found = self.finding(told, hexes=hexes, path=("towns",))
            yield replace(found, severity=Severity.NOTE)


def _alternatives(board: Board, hexes: tuple[Hex, ...]) -> Iterator[tuple[Hex, ...]]:
    """Yield those of the starts that companies may have together: by each alternative, or all (6.C4, E.D)."""
    of = {hex_: rule.alternative if (rule := _rule_at(board, hex_)) else 0 for hex_ in hexes}
    for number in sorted({*of.values()} - {0}) or [0]:
        yield tuple(hex_ for hex_ in hexes if of[hex_] in {0, number})


def _room_at_all(board: Board, hexes: Iterable[Hex]) -> int:
    """Return how many companies may begin at hexes: two at each, or as many as a rule says (6.A2, 6.C4)."""
    rules = [_rule_at(board, hex_) for hex_ in hexes]
    # A rule without a number is for all.
    return sum(_SHARED_BY if rule is None else rule.most or board.players.most for rule in rules)


def _rule_at(board: Board, hex_: Hex) -> StartRule | None:
    """Return the rule for a first start at a hex; of two the last counts."""
    rules = [rule for rule in board.special_rules if isinstance(rule, StartRule) and not rule.second]
    return next((rule for rule in reversed(rules) if hex_ in hexes_of(board, rule)), None)


class GroundOneSided(Check):
    """More than half of the land is one expensive kind, such as hills.

    Why it matters: expensive terrain should be the exception. If most links cost double, the Building Stage
    ends before companies meet, and only the plains are used.

    Example: a whole county painted as hills, 700 of 918 hexes.

    To fix it, keep only the ridges as hills, or change the costs in the board's rules.
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


COMPLETENESS_CHECKS: tuple[Check, ...] = (TitleMissing(), LicenceMistyped(), StartsAmiss(), GroundOneSided())

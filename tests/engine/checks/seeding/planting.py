"""Faults planted at random places of the shipped boards, and whether the checks find them there.

To add one, write a function from a board and a random generator to a ``Planted`` (or None where
the board has no room for the fault), wrap it in a ``Plant`` and list it in the tuple of its family's
module; a new family's tuple is listed in ``sowing.py``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from random import Random
from typing import Any

from engine import shipped
from engine.board.document import Board
from engine.board.places import Ferry, Town
from engine.board.rules import SpecialRule
from engine.board.terrain import CLOSED, OPEN, SEA
from engine.boardfile.reading import read_board
from engine.checks.check_runner import settled
from engine.checks.frame.check import Check
from engine.checks.frame.field_watching import Kept
from engine.checks.incremental import Rounds
from engine.diagnostics.findings import Finding
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sides import hexes_of
from studio.proofing.catalogue import ALL_CHECKS

_MOST_NAMED = 8
"""A finding that names so many times the hexes of the fault does not tell where it is."""
PLACES = 3
"""How often each fault is planted."""


@dataclass(frozen=True)
class Planted:
    """A board with one fault, the hexes its finding must name, and the subject it must have if any.

    Where it is a matter of chance which hexes of some place are named, ``within`` holds that place: the
    finding must name hexes, and none next to it. ``told`` is what its message or its details must say, where
    the same finding with other figures stands on every board. ``most`` is how many hexes it may name where
    the fault concerns more than those it must name.
    """

    board: Board
    hexes: tuple[Hex, ...] = ()
    subject: str | None = None
    within: tuple[Hex, ...] = ()
    told: str = ""
    most: int = 0


@dataclass(frozen=True)
class Plant:
    """One kind of fault: what it is in a few words, the code that must find it, and how to commit it."""

    name: str
    code: str
    commit: Callable[[Board, Random], Planted | None]


@lru_cache
def shipped_boards() -> tuple[Board, ...]:
    """Return the boards Platelayer comes with that have towns, as most faults are of these."""
    paths = shipped.shipped_maps()
    boards = tuple(read_board(path).board for path in paths)
    return tuple(board for board in boards if board is not None and board.dynamic_cities is None)


@cache
def planted(plant: Plant, most: int = PLACES) -> tuple[tuple[Board, Planted], ...]:
    """Return the shipped board and what became of it, for each of the first places of a fault."""
    found: list[tuple[Board, Planted]] = []
    for number in range(200):
        board = shipped_boards()[number % len(shipped_boards())]
        bad = plant.commit(board, Random(f"{plant.name} {number}"))
        if bad is not None:
            found.append((board, bad))
        if len(found) == most:
            break
    return tuple(found)


def findings_of(code: str, board: Board) -> tuple[Finding, ...]:
    """Return what one check finds on a board; a waiver that covers nothing needs no other."""
    return settled(
        board, [finding for check in ALL_CHECKS if check.code == code for finding in check.find(board)]
    )


def is_found(plant: Plant, before: Board, bad: Planted) -> bool:
    """Return whether the plant's code names the fault at its place, and did not before."""
    return found_of(plant, before, bad) is not None


def found_of(plant: Plant, before: Board, bad: Planted) -> Finding | None:
    """Return the first finding of the plant's code that names the fault at its place; none from before it."""
    return next(
        (
            finding
            for finding in findings_of(plant.code, bad.board)
            if finding.code == plant.code
            and finding not in _known(plant.code, _number(before))
            and names(finding, bad)
        ),
        None,
    )


def names(finding: Finding, bad: Planted) -> bool:
    """Return whether a finding names the place of the fault."""
    if bad.subject is not None and finding.subject != bad.subject:
        return False
    if bad.within and not (finding.hexes and set(finding.hexes) <= set(bad.within)):
        return False
    if bad.told not in finding.message and bad.told not in finding.details:
        return False
    if bad.hexes and len(finding.hexes) > max(bad.most, _MOST_NAMED * len(bad.hexes)):
        return False
    return set(bad.hexes) <= set(finding.hexes)


def _number(board: Board) -> int:
    """Return which of the shipped boards a board is."""
    return next(number for number, each in enumerate(shipped_boards()) if each is board)


@lru_cache
def _known(code: str, number: int) -> tuple[Finding, ...]:
    """Return what a check finds on a shipped board as it is."""
    return findings_of(code, shipped_boards()[number])


class _Begun(Rounds):
    """Rounds from which others go on, each by itself."""

    def __init__(self, kept: Mapping[Check, Kept]) -> None:
        super().__init__(ALL_CHECKS)
        self._kept.update(kept)

    def continued(self) -> Rounds:
        """Return rounds that begin with what is kept here, and leave it as it is."""
        return _Begun(self._kept)


@cache
def _begun(number: int) -> _Begun:
    rounds = _Begun({})
    rounds.whole(shipped_boards()[number])
    return rounds


def rounds_from(before: Board) -> Rounds:
    """Return rounds in which nothing but a shipped board was checked."""
    return _begun(_number(before)).continued()


# -- where to plant ------------------------------------------------------------------------------


def land(board: Board, random: Random) -> Hex:
    """Return a hex of open ground surrounded by land, away from every town, special, course and river."""
    used = used_hexes(board)
    beside = {hex_ for side in board.rivers | board.closed_sides for hex_ in hexes_of(side)}
    return random.choice(
        [
            hex_
            for hex_ in board.sheet.hexes()
            if board.terrain_at(hex_) == OPEN
            and hex_ not in beside
            and not any(
                near in used or board.terrain_at(near) in CLOSED for near in (hex_, *neighbours(hex_))
            )
        ]
    )


def open_sea(board: Board, random: Random) -> Hex:
    """Return a hex of the sea surrounded by sea, away from every course and town."""
    used = used_hexes(board)
    return random.choice(
        [
            hex_
            for hex_ in board.sheet.hexes()
            if all(board.terrain_at(near) == SEA and near not in used for near in (hex_, *neighbours(hex_)))
        ]
    )


def used_hexes(board: Board) -> set[Hex]:
    """Return the hexes something stands on or leads over."""
    courses = [ferry.course for ferry in board.ferries] + [rule.course for rule in board.crossings]
    used = {hex_ for course in courses for hex_ in course}
    used |= {hex_ for special in board.specials for hex_ in special.hexes}
    return used | set(board.towns_by_hex)


def keyed(board: Board, random: Random) -> Town:
    """Return a town with keys."""
    return random.choice([town for town in board.towns if town.keys])


def with_town(board: Board, old: Town, **changes: Any) -> Board:
    """Return the board with fields of one town changed and nothing else."""
    return board.edited(
        towns=tuple(replace(each, **changes) if each is old else each for each in board.towns)
    )


def with_ferry(board: Board, old: Ferry, **changes: Any) -> Board:
    """Return the board with fields of one ferry changed."""
    changed = (replace(each, **changes) if each is old else each for each in board.ferries)
    return board.edited(ferries=tuple(changed))


def with_rule(board: Board, rule: SpecialRule) -> Board:
    """Return the board with one more special rule."""
    return board.edited(special_rules=(*board.special_rules, rule))

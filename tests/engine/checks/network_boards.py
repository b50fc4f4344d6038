"""Starts, narrow places and crossings for few: what is worth a word, and what is not."""

from dataclasses import replace

from engine.board.document import Board, Players
from engine.board.rules import Crossing, StartRule
from engine.board.terrain import FIRST_OWN, OPEN, SEA, TerrainKind
from tests.engine.checks.boards import FEW_RACES, Case, at, good_board, painted

EAST = {"Dent": "B8", "Esk": "E9"}
"""Where two towns stand that have moved to the other shore."""


def two_shores(*gaps: str) -> Board:
    """Return the good board with three towns on either shore, and land through the strait at some places."""
    board = good_board().edited(ferries=(), lines=())
    towns = (replace(town, hex=at(EAST[town.name])) if town.name in EAST else town for town in board.towns)
    return painted(board.edited(towns=tuple(towns)), OPEN, *gaps)


def sailed(*gaps: str) -> Board:
    """Return two shores with the ferry between them, too."""
    return two_shores(*gaps).edited(ferries=good_board().ferries)


def bridged(owners: int, *, whole: bool = True) -> Board:
    """Return two shores that a crossing for some companies joins."""
    bridge = Crossing("Bridge", (at("D5"), at("D6"), at("D7")), 5, owners=owners, whole=whole)
    return two_shores().edited(special_rules=(FEW_RACES, bridge))


def _chained() -> Board:
    """Return two shores with a town on an islet between: a bridge for few to it, and another beyond."""
    board = painted(two_shores(), SEA, *(f"{row}{n}" for row in "ABCDEFGH" for n in (7, 8)))
    spots = {"Fowey": "B7", "Dent": "B9"}
    towns = (replace(t, hex=at(spots[t.name]), port=False) if t.name in spots else t for t in board.towns)
    spans = {"Bridge": ("B5", "B6", "B7"), "Pier": ("B7", "B8", "B9")}
    rules = (Crossing(name, tuple(map(at, span)), 5, owners=1) for name, span in spans.items())
    board = board.edited(towns=tuple(towns), special_rules=(FEW_RACES, *rules))
    return painted(board, OPEN, "B7")


def bridged_twice() -> Board:
    """Return two shores with a bridge for one company and two for all: no one can close the strait."""
    spans = {
        "Bridge": (("D5", "D6", "D7"), 1),
        "Arch": (("B5", "B6", "B7"), 0),
        "Pier": (("G5", "G6", "G7"), 0),
    }
    rules = (Crossing(name, tuple(map(at, span)), 5, owners=most) for name, (span, most) in spans.items())
    return two_shores().edited(special_rules=(FEW_RACES, *rules))


def _bunched(*labels: str) -> Board:
    """Return the good board with starts by rule on some hexes and at no town."""
    board = _begun_at()
    starts = StartRule(tuple(map(at, labels)))
    return board.edited(special_rules=(FEW_RACES, starts))


def walled(half: int) -> Board:
    """Return a board with starts in the west and one in the east behind rock, which is dear to build on."""
    board = good_board().edited(ferries=(), kinds=(TerrainKind("r", "rock", half),))
    board = painted(board, FIRST_OWN, *(f"{row}6" for row in "ABCDEFGH"))
    starts = {"Ayr", "Fowey"}
    towns = (replace(town, start=town.name in starts, port=False) for town in board.towns)
    return board.edited(towns=tuple(towns))


def _begun_at(*names: str) -> Board:
    """Return the good board with starts at some towns."""
    board = good_board()
    towns = (replace(each, start=each.name in names) for each in board.towns)
    return board.edited(towns=tuple(towns))


BAD: tuple[Case, ...] = (
    Case("N103", _bunched("B1", "C1", "C2"), "", ("B1", "C1", "C2")),
    Case("N102", bridged(1), "Bridge"),
    Case("N102", bridged(5, whole=False).edited(players=Players(3, 6)), "Bridge"),
    Case("N102", _chained(), "Bridge,Pier", ("B9", "E9")),
    Case("N102", _chained(), "Bridge", ("B7",)),
    Case("N201", walled(0), "", ("B2", "C7")),
    Case("N201", good_board(), "", ("B2",)),
    Case("N202", two_shores("D6"), "D5,D6", ("D5", "D6")),
    Case("N202", bridged(0), "D5,D7", ("D5", "D7")),
    Case("N203", two_shores("B6", "F6"), "B5,F5", ("B5", "F5")),
    Case("N203", sailed("G6"), "C5,G6", ("C5", "G6")),
    Case("N204", good_board(), ""),
)

GOOD: tuple[Board, ...] = (
    _begun_at("Ayr", "Dent", "Esk"),
    two_shores("A6", "B6", "G6", "H6"),
    walled(0),
    walled(1),
    bridged_twice(),
    sailed("A6", "G6"),
)

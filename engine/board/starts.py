"""Where companies may begin: at towns marked as starts, and where a board's rules say so (6.A2, 6.C4)."""

from engine.board.document import Board
from engine.board.rules import AtPlaces, StartRule
from engine.hexes.lattice import Hex


def first_starts(board: Board) -> tuple[Hex, ...]:
    """Return the hexes to begin at, each once."""
    marked = tuple(town.hex for town in board.towns if town.start)
    return tuple(dict.fromkeys((*marked, *_named(board, second=False))))


def all_starts(board: Board) -> tuple[Hex, ...]:
    """Return the hexes to begin at, and those to start at a second time."""
    return tuple(dict.fromkeys((*first_starts(board), *_named(board, second=True))))


def hexes_of(board: Board, rule: AtPlaces) -> tuple[Hex, ...]:
    """Return the hexes a rule names, by themselves or by towns that are on the board."""
    towns = (board.towns_by_name[name].hex for name in rule.towns if name in board.towns_by_name)
    return (*rule.hexes, *towns)


def _named(board: Board, *, second: bool) -> tuple[Hex, ...]:
    """Return the hexes that rules of first or of second starts name."""
    rules = (rule for rule in board.special_rules if isinstance(rule, StartRule) and rule.second is second)
    return tuple(hex_ for rule in rules for hex_ in hexes_of(board, rule))

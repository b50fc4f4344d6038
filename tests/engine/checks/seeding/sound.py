"""Boards with nothing wrong: the shipped ones, and what a designer may soundly make of them."""

from functools import lru_cache
from random import Random

from engine.board.document import Board
from engine.board.places import Country, PermittedBuild
from engine.board.rules import StartRule
from engine.board.starts import first_starts
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import disc, neighbour
from engine.rulesets.editions import EDITIONS
from tests.engine.checks.seeding.planting import land, shipped_boards, with_ferry, with_rule

_IN_STAGES = [name for name, rules in EDITIONS.items() if rules.turn_order == "stages"]


@lru_cache
def sound_boards() -> tuple[Board, ...]:
    """Return boards of which neither an error nor a warning may be told."""
    return tuple(
        made.edited(title=f"{board.title}, {what}")
        for board in shipped_boards()
        for what, made in _made(board)
    )


def _made(board: Board) -> tuple[tuple[str, Board], ...]:
    """Return what can be made of a board, each with what it is."""
    return (
        ("as shipped", board),
        *((f"by the {name} rules", board.edited(rules=name)) for name in _IN_STAGES if _suits(board, name)),
        ("with its ferries for bridges", _bridged(board)),
        ("with a rule for the seats at its starts", _seated(board)),
        # Within a country another would be a hole.
        *((("with a land abroad", _abroad(board)),) if not board.countries else ()),
    )


def _suits(board: Board, rules: str) -> bool:
    """Return whether a board can be played by other rules: tables of sectors need two dice (VP.O3a)."""
    return rules != board.rules and (rules != "postal" or board.keys.startswith("dice"))


def _bridged(board: Board) -> Board:
    """Return the board with bridges for ferries, on from which their owners may build (6.C1d)."""
    for ferry in board.ferries:
        board = with_ferry(board, ferry, bridge=True)
    return board


def _seated(board: Board) -> Board:
    """Return the board with no more than two companies at each start, the first to choose paying for it."""
    return with_rule(board, StartRule(first_starts(board), most=2, seats=(1,), price=5))


def _abroad(board: Board) -> Board:
    """Return the board with a small land abroad in its middle, and a line into it permitted (6.C2)."""
    middle = land(board, Random(board.title))
    abroad = board.edited(
        countries=(Country("Elbonia", foreign=True),),
        permitted_builds=(PermittedBuild("Elbonia", (neighbour(middle, 0), middle, neighbour(middle, 3))),),
    )
    return PaintCountry(tuple(disc(middle, 1)), 1).apply(abroad)

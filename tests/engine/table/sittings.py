"""Sittings on small boards."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engine.board.document import Board
from engine.board.places import Town
from engine.board.rules import SpecialRule
from engine.boardfile.writing import write_board
from engine.game.moves import Lay
from engine.table.driving import driven
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import Header, Luck, game_of
from tests.engine.game.boards import board_of, position, vale

PLAYERS = ("Red", "Blue", "Green", "Yellow")
ROWS = (
    "............",
    "............",
    "....^^......",
    "............",
    "............",
)
TOWNS = (
    ("Ayr", "A1", ["11"]),
    ("Esk", "E1", ["12"]),
    ("Bow", "A6", ["13"]),
    ("Cove", "C10", ["14"]),
    ("Dee", "E6", ["15"]),
    ("East", "A11", ["16"]),
    ("Quay", "A12", ["21"]),
)


def fell(*rules: SpecialRule, **fields: Any) -> Board:
    """Return the board of the table's worked examples: open country with two hills, and seven towns."""
    board = board_of(ROWS, TOWNS, ("Ayr", "Esk"), (("unserved_towns", 0),), title="Fell", **fields)
    towns = tuple(_small(town) if town.name == "Dee" else town for town in board.towns)
    return board.edited(towns=towns, special_rules=(*board.special_rules, *rules))


def _small(town: Town) -> Town:
    """Return a town with the small bonus."""
    return Town(town.name, town.hex, town.keys, start=town.start, small=True)


def header_of(board: Board, bots: Sequence[str], seed: int = 7, luck: Luck = "occasions") -> Header:
    """Return the header of a sitting."""
    players = PLAYERS[: len(bots)]
    return Header(
        write_board(board),
        board.title,
        "fell.yaml",
        board.rules,
        players,
        tuple(bots),
        seed,
        "0.1.0",
        (),
        luck,
    )


def sitting(board: Board, bots: Sequence[str], seed: int = 7, luck: Luck = "occasions") -> Sitting:
    """Return a sitting before its first move."""
    header = header_of(board, bots, seed, luck)
    return sitting_of(header, game_of(header))


def finished(bots: Sequence[str] = ("greedy", "random", "planner"), seed: int = 7) -> Sitting:
    """Return a whole game of bots at the table."""
    begun = sitting(vale(("races", 3)), bots, seed)
    *_, last = driven(begun)
    return last


def placed(
    tracks: Sequence[Sequence[str]], players: int = 0, rules: Sequence[SpecialRule] = (), **values: Any
) -> Sitting:
    """Return a sitting of people on the Fell board with track laid, in a building turn by default."""
    header = header_of(fell(*rules), ("human",) * (players or len(tracks)))
    game = game_of(header)
    values = {"builders": (0,), "points": 4, "allowance": 4, "round": 1, **values}
    return sitting_of(header, game, position(game.facts, tracks, **values))


def hex_of(table: Sitting, label: str) -> int:
    """Return the hex of a label."""
    return table.game.facts.hexes_by_label[label]


def lay(table: Sitting, *labels: str) -> Sitting:
    """Return the sitting after laying a chain of links."""
    for start, end in pairwise(labels):
        table = table.made(Lay(hex_of(table, start), hex_of(table, end)))
    return table

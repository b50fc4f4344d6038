"""Small boards to play on, and positions put together by hand."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np

from engine.board.document import Board, new_board
from engine.board.keys import KEY_SCHEMES
from engine.board.layers import frozen
from engine.board.places import Country, Ferry, Town
from engine.board.rules import Crossing, Override, Plain, StartRule
from engine.board.terrain import SYMBOLS
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.state import State, new_state
from engine.hexes.sheet import Sheet


def board_of(
    rows: Sequence[str],
    towns: Iterable[tuple[str, str, Sequence[str]]] = (),
    starts: Iterable[str] = (),
    override: Iterable[tuple[str, Plain]] = (),
    **fields: Any,
) -> Board:
    """Return a board from rows of terrain, towns as (name, label, keys) and the towns to start from."""
    sheet = Sheet(len(rows[0]), len(rows))
    terrain = frozen(np.array([[SYMBOLS.index(sign) for sign in row] for row in rows], dtype=np.uint8))
    placed = tuple(
        Town(name, sheet.hex_named(label), tuple(keys), start=name in tuple(starts))
        for name, label, keys in towns
    )
    rules = (Override(tuple(override)),)
    return new_board(sheet, terrain=terrain, towns=placed, special_rules=rules, **fields)


def plain_facts(columns: int, rows: int, *override: tuple[str, Plain]) -> Facts:
    """Return the facts of open country without towns."""
    return facts_of(board_of(["." * columns] * rows, override=override))


def abroad(board: Board, labels: Iterable[str]) -> Board:
    """Return the board with hexes in a foreign country."""
    layer = board.country.copy()
    for label in labels:
        column, row = board.sheet.place_of(board.sheet.hex_named(label))
        layer[row, column] = 1
    return board.edited(country=frozen(layer), countries=(Country("Abroad", foreign=True),))


def position(facts: Facts, tracks: Sequence[Sequence[str]], **values: Any) -> State:
    """Return a state with track for each player, as chains of labels next to each other."""
    state = new_state(facts, len(tracks))
    for player, chains in enumerate(tracks):
        for chain in chains:
            hexes = hexes_of(facts, chain)
            for start, end in pairwise(hexes):
                state.add_link(facts, player, facts.link(start, end))
    state.begin(values.pop("stage", "building"))
    for name, value in values.items():
        setattr(state, name, value)
    return state


def hexes_of(facts: Facts, labels: str) -> tuple[int, ...]:
    """Return the hexes of labels with spaces between."""
    return tuple(facts.hexes_by_label[label] for label in labels.split())


VALE = (
    "..........",
    ".^^...~~..",
    "....^.~...",
    "...%...^..",
    "..........",
    ".^........",
)


def vale(*override: tuple[str, Plain], keys: str = "dice-36") -> Board:
    """Return a board of seven towns, two of them starts, that a whole game can be played on.

    Every key of the scheme belongs to a town, and building goes on until each has a railway.
    """
    towns = dict(
        zip(
            ("Ayton", "Beeby", "Ceeley", "Deene", "Eaton", "Fenby", "Gorse"),
            ("A1", "A5", "A10", "C3", "C9", "F1", "F10"),
            strict=True,
        )
    )
    every = KEY_SCHEMES[keys].all_keys
    return board_of(
        VALE,
        [(name, label, every[turn :: len(towns)]) for turn, (name, label) in enumerate(towns.items())],
        starts=("Ayton", "Gorse"),
        override=(("unserved_towns", 0), *override),
        keys=keys,
    )


def ferried(board: Board) -> Board:
    """Return the vale with its water widened, two ferries over it, and two crossings of it.

    The Tunnel is one build for one player, the Bridge is laid link by link once a race is run.
    """
    layer = board.terrain.copy()
    for label in ("A7", "D7", "E7", "F7", "B8", "D6"):
        column, row = board.sheet.place_of(board.sheet.hex_named(label))
        layer[row, column] = SYMBOLS.index("~")
    sea = [board.sheet.hex_named(label) for label in ("B6", "B7", "B8", "E7")]
    ports = (("Hythe", "B5"), ("Jetty", "B9"), ("Kaye", "E6"), ("Lough", "E8"))
    quays = tuple(Town(name, board.sheet.hex_named(label)) for name, label in ports)
    ferries = (
        Ferry("Packet", ("Hythe", "Jetty"), tuple(sea[:3]), bridge=True),
        Ferry("Pilot", ("Kaye", "Lough"), tuple(sea[3:]), price=8, fee=4),
    )
    tunnel = tuple(map(board.sheet.hex_named, ("D5", "D6", "D7", "D8")))
    bridge = tuple(map(board.sheet.hex_named, ("F6", "F7", "F8")))
    crossings = (
        Crossing("Tunnel", tunnel, 4, owners=1, delay=1),
        Crossing("Bridge", bridge, 4, whole=False, owners=1, from_race=1),
    )
    return board.edited(
        terrain=frozen(layer),
        towns=board.towns + quays,
        ferries=ferries,
        special_rules=board.special_rules + crossings,
    )


def ruled(board: Board) -> Board:
    """Return the vale with its ferries, crossings for money, starts kept for some, and second starts."""
    board = ferried(board)
    tunnel, bridge = board.crossings
    others = tuple(rule for rule in board.special_rules if rule not in board.crossings)
    label = board.sheet.hex_named
    return board.edited(
        special_rules=(
            *others,
            replace(tunnel, owners=0, money=True, alongside=1),
            replace(bridge, owners=0, money=True, from_race=0),
            StartRule((label("A3"), label("C1")), seats=(2, 3), most=1, price=2),
            StartRule((label("D9"),), ("Ceeley",), most=1, second=True, price=6, from_race=1),
            StartRule((label("F3"),), seats=(2,), second=True),
        )
    )

"""A small board of rules' examples, and two companies on it: Red has A1 to A3, Blue E1 to C3."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from engine.board.document import Board
from engine.boardfile.reading import parse_board
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.state import Pair, State, new_state
from engine.postal.reading.companies import Companies, Company
from engine.postal.reading.gazetteer import Gazetteer
from engine.postal.reading.letters import letter_of
from engine.postal.reading.orders import Occasion, orders_of
from engine.postal.reading.rulings import Rulings
from engine.postal.reading.written_orders import Concern, Orders

FELL = """
platelayer: board/1
title: Fell
sheet:
  {columns: 12, rows: 5, top: pointy, shifted: odd, across_flats_mm: 10,
   labels: {letters: rows, letters_from: north, numbers_from: west}}
terrain: {rows: ["............", "............", "....^^......", "............", "............"]}
sides: [{kind: river, name: Ouse, sides: [A8.E]}]
towns:
  - {name: Ayr, hex: A1, keys: [11], start: true}
  - {name: Esk, hex: E1, keys: [12], start: true}
  - {name: Bow, hex: A6, keys: [13]}
  - {name: Cove, hex: C10, keys: [14]}
  - {name: Dee, hex: E6, keys: [15], small: true}
  - {name: East, hex: A11, keys: [16]}
  - {name: Quay, hex: A12, keys: [21]}
  - {name: Stoke-on-Wye, hex: C8, keys: [22]}
  - {name: St Émile's, hex: E9, keys: [23]}
keys: dice-36
"""
COMPANIES = Companies((Company("RED", "R", "Royal Eastern"), Company("BLUE", "B"), Company("GREEN", "G")))


def fell() -> Board:
    """Return the board."""
    board = parse_board(FELL, "fell").board
    assert board is not None
    return board


def hexes(facts: Facts, labels: str) -> tuple[int, ...]:
    """Return hexes by their labels with spaces between."""
    return tuple(facts.hexes_by_label[label] for label in labels.split())


def put(facts: Facts, state: State, player: int, labels: str) -> None:
    """Give a player the track of a chain."""
    chain = hexes(facts, labels)
    if state.starts[player] < 0:
        state.starts[player] = chain[0]
    for link in pairwise(chain):
        state.add_link(facts, player, facts.links[link])


def building_round() -> Occasion:
    """Return round 2 of building for Red, with rolls of 5, 3 and 2."""
    board = fell()
    facts = facts_of(board)
    state = new_state(facts, 3)
    put(facts, state, 0, "A1 A2 A3")
    put(facts, state, 1, "E1 D1 C2 C3")
    return Occasion(Gazetteer(board, facts), facts, state, COMPANIES, player=0, round=2, rolls=(5, 3, 2))


def racing_round(occasion: Occasion) -> Occasion:
    """Return round 7: Red has the way of VP.O7-the-worst-way, Blue owns a way by B4."""
    state = occasion.state.copy()
    put(occasion.facts, state, 0, "A3 A4 B4 C5 D4 E5 E6")
    put(occasion.facts, state, 0, "B4 C4 D4")
    put(occasion.facts, state, 1, "C3 B3 A3")
    put(occasion.facts, state, 1, "E6 E7 E8 E9")
    state.begin("operating")
    state.accounts[:] = [20, 40, 25]
    pairs = (
        Pair(1, ("11", "15"), ("Ayr", "Dee"), hexes(occasion.facts, "A1"), hexes(occasion.facts, "E6")),
        Pair(2, ("11", "12"), ("Ayr", "Esk"), hexes(occasion.facts, "A1"), hexes(occasion.facts, "E1")),
    )
    return replace(occasion, state=state, round=7, rolls=(), races=pairs)


@pytest.fixture(scope="session")
def occasion() -> Occasion:
    """Round 2 of building."""
    return building_round()


@pytest.fixture(scope="session")
def racing(occasion: Occasion) -> Occasion:
    """Round 7, of races."""
    return racing_round(occasion)


Reading = Callable[..., Orders]


@pytest.fixture(scope="session")
def read(occasion: Occasion) -> Reading:
    """Read a letter for Red."""

    def reading(text: str | bytes, rulings: Rulings | None = None, **changes: Any) -> Orders:
        data = text.encode() if isinstance(text, str) else text
        return orders_of(letter_of(data), replace(occasion, **changes), rulings)

    return reading


def chains(occasion: Occasion, orders: Orders) -> dict[str, str]:
    """Return the chains of all pieces that are understood, as labels with spaces between."""
    labels = occasion.facts.labels
    return {
        piece.at: " ".join(labels[hex_] for hex_ in piece.hexes)
        for piece in orders.pieces
        if len(piece.hexes) > 1
    }


def concerns(orders: Orders, *kinds: Concern) -> list[tuple[str, str]]:
    """Return what is said of which orders, of some concerns or of all."""
    return [(doubt.at, str(doubt.says)) for doubt in orders.doubts if not kinds or doubt.concern in kinds]


def labels_of(facts: Facts, ways: Sequence[Sequence[int]]) -> list[str]:
    """Return ways as labels with spaces between."""
    return [" ".join(facts.labels[hex_] for hex_ in way) for way in ways]

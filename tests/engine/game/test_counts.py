"""How many ways a game can go from a position: a changed rule changes a count.

Chance moves are counted as moves. The first counts of each position are small enough to be
counted by hand; the later ones were counted by the program when those were right.
"""

import pytest

from engine.board.lines import SideLine
from engine.game.compiling import facts_of
from engine.game.moves import Decline, Done
from engine.game.play import Game
from engine.game.state import Pair, State
from tests.engine.game.boards import board_of, hexes_of, position

TOWNS = [("A", "A1", ("11", "12")), ("B", "A3", ("13",)), ("C", "B3", ("14",))]
BOARD = board_of(
    ["...", "^.."], TOWNS, starts=["A", "B"], keys="dice-36", override=[("unserved_towns", 0), ("min_run", 2)]
)
BOARD = BOARD.edited(lines=(SideLine("river", "Brook", (BOARD.sheet.side_named("A2.E"),)),))
GAME = Game(facts_of(BOARD))


def ways(state: State, depth: int) -> int:
    """Return how many sequences of so many moves there are from a state."""
    if not depth:
        return 1
    moves = GAME.legal_moves(state)
    return sum(ways(GAME.apply(state, move).state, depth - 1) for move in moves)


def building() -> State:
    """Red has 3 points to build with, from A1 alone; Blue is at A3 and has saved 2."""
    state = position(GAME.facts, [[], []], starts=list(hexes_of(GAME.facts, "A1 A3")), round=1, leader=0)
    state.builders, state.points, state.allowance, state.saved = (0, 1), 3, 3, [0, 2]
    return state


def declaring() -> State:
    """Red has the straight line of two links, Blue the way round; a race from A to B is called."""
    state = position(GAME.facts, [["A1 A2 A3"], ["A1 A2 B2 A3"]], starts=[0, 0], stage="operating")
    state.pair = Pair(1, ("11", "13"), ("A", "B"), (0,), (2,))
    state.used, state.undeclared = frozenset({"11", "13"}), (0, 1)
    return state


def extra() -> State:
    """Red and Blue have their extra building; four points are left to Red."""
    state = position(GAME.facts, [["A1 A2"], ["A3 B2"]], starts=[0, 2], stage="operating")
    state.builders, state.points = (0, 1), 4
    return state


@pytest.mark.parametrize(
    ("depth", "count"),
    # Two starts each and four faces. Then from A1, with 2 points, A2 or the end with nothing or all
    # saved, with more the hill as well: 15; from A3 likewise 4 and thrice 5, over the Brook: 19.
    [(1, 2), (2, 4), (3, 16), (4, 68), (5, 296)],
)
def test_ways_to_open_a_game(depth: int, count: int) -> None:
    assert ways(GAME.initial_state(2), depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    # A2, the hill, or the end with nothing or all saved. After A2 there is B2 or two ends, after
    # the hill one end; Blue has A2 over the Brook, B2, B3 and two ends, each time.
    [(1, 4), (2, 14), (3, 55), (4, 328)],
)
def test_ways_to_build_in_a_turn(depth: int, count: int) -> None:
    assert ways(building(), depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    # Red runs or not; Blue not, straight for 1 or round for nothing. Two trains roll four faces each,
    # else two dice draw the next race, which no one can run: the game is over then.
    [(1, 2), (2, 6), (3, 4 * 36 + 2 * 4), (4, 4 * 36**2 + 2 * 4**2), (5, 2 * 4**2 * 36)],
)
def test_ways_to_declare_and_race(depth: int, count: int) -> None:
    assert ways(declaring(), depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    # A1 to the hill, and A2 to it, to A3 and to B2, or the end: then 2, 2, 4, 7, and Blue's 6.
    [(1, 5), (2, 21), (3, 110), (4, 2056)],
)
def test_ways_to_build_between_the_races(depth: int, count: int) -> None:
    assert ways(extra(), depth) == count


def test_the_end_of_a_turn_and_staying_out_are_always_among_them() -> None:
    assert Done() in GAME.legal_moves(building())
    assert Done() in GAME.legal_moves(extra())
    assert Decline() in GAME.legal_moves(declaring())

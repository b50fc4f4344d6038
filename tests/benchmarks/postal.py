"""How long play by post takes next to other work of the same run: races, a round of builds, whole games.

Only ratios say anything: what a second is differs from machine to machine.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from engine.board.document import Board
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.bots.roster import BOTS
from engine.checks.check_runner import check
from engine.game.compiling import facts_of
from engine.game.moves import Move, WriteOrders
from engine.game.play import Game
from engine.game.race_tables import dealt_races
from engine.game.state import State
from engine.game.steps.postal.parts import PART_STEPS, for_roll, works_of
from engine.turns.chance import CHANCE
from engine.turns.play import moves_of
from studio.cli.exits import FINE
from tests.benchmarks.rates import rates

AIM_DRAW, AIM_ROUND, AIM_GAME = 0.02, 3.0, 3.0
"""What the design asks for: a table of races to a check of the board, a round to its links in turn, games."""
_COMPANIES: Final = 6
_TIMES: Final = 7
_TABLES: Final = 20
_GAMES: Final = ("greedy", "planner")


@dataclass(frozen=True)
class Ratio:
    """What was measured, how long it took to what it is held against, and how long it may."""

    name: str
    value: float
    aim: float


def ratios(board: Board, seconds: float) -> list[Ratio]:
    """Measure play by post on a board with races by sectors; games of each bot for some seconds."""
    by_post, by_turns = board.edited(rules="postal"), board.edited(rules="sixth")
    game = game_by_post(board)
    found = [
        Ratio("drawing the races of three rounds / checking the board", _draw(game, by_post), AIM_DRAW),
        Ratio("a round of builds of 6 at once / the same links in turn", _round(game), AIM_ROUND),
    ]
    for bot in _GAMES:
        post = rates(game, bot, "plain", seconds).per_second
        turns = rates(Game(facts_of(by_turns)), bot, "plain", seconds).per_second
        found.append(Ratio(f"a game of {bot} by post / by the sixth edition", turns / post, AIM_GAME))
    return found


def game_by_post(board: Board) -> Game:
    """Return the game by post of a board."""
    return Game(facts_of(board.edited(rules="postal")))


def tell(board: Board, path: Path, seconds: float, format_: str) -> int:
    """Measure play by post on a board, and print what came of it."""
    found = ratios(board, seconds)
    if format_ == "json":
        print(json.dumps({"map": str(path), "ratios": [vars(each) for each in found]}, indent=2))
        return FINE
    print(f"{path}: play by post, each in one run with what it is held against\n")
    for each in found:
        print(f"{each.name:<62}{each.value:>8.3f}  aim {each.aim:g}")
    return FINE


def least(work: Callable[[], object], times: int = _TIMES) -> float:
    """Return the least time of several runs of some work: what else the machine does only adds to it."""
    found = []
    for _ in range(times):
        begun = process_time()
        work()
        found.append(process_time() - begun)
    return min(found)


def _draw(game: Game, board: Board) -> float:
    """Return a table of races to a check of the board; tables differ, so it is the mean of several."""
    state = game.initial_state(_COMPANIES)

    def tables() -> None:
        for seed in range(_TABLES):
            dealt_races(game.facts, state, Random(seed))

    # Checks remember what they find out of a board: as at the command line, it is a new one each time.
    boards = iter([anew(board) for _ in range(_TIMES)])
    return least(tables) / _TABLES / least(lambda: tuple(check(next(boards))))


def anew(board: Board) -> Board:
    """Return a board as it is read from its file."""
    again = parse_board(write_board(board), "the board").board
    assert again is not None
    return again


def _round(game: Game) -> float:
    """Return a round of builds carried out at once to the same links laid one by one by those who build."""
    state, written = before_builds(game)
    last = written[-1]
    in_turn = Game(game.facts, PART_STEPS)

    def by_turns() -> None:
        track = state
        for seat, orders in enumerate(written):
            for points, pieces in zip(state.post.rolls, orders.rolls, strict=True):
                track = for_roll(track, seat, points)
                for work in works_of(pieces):
                    track = in_turn.apply(track, work).state

    return least(lambda: game.apply(state, last)) / least(by_turns)


def before_builds(game: Game) -> tuple[State, tuple[WriteOrders, ...]]:
    """Return the third round of greedy bots before the last of them writes, and what all of them write."""
    state, random, written = game.initial_state(_COMPANIES), Random(1), list[WriteOrders]()
    while True:
        if game.actor(state) == CHANCE:
            move: Move = game.sampled(state, random)
            written.clear()
        else:
            moves: tuple[Move, ...] = moves_of(BOTS["greedy"].choose(game, game.view(state), random))
            move = moves[0]
            written += [move] if isinstance(move, WriteOrders) else []
            if state.round == 3 and len(written) == _COMPANIES:
                return state, tuple(written)
        state = game.apply(state, move).state

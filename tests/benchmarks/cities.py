"""How fast games are whose cities appear, as ratios within one run: next to fixed towns and to the Severn."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import process_time
from timeit import repeat
from typing import Any, Final
from unittest.mock import patch

import numpy as np

from engine.board.cities import coasts, open_in
from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.board.keys import KEY_SCHEMES
from engine.board.places import Town
from engine.bots.roster import BOTS
from engine.checks.check_runner import check
from engine.game.compiling import facts_of
from engine.game.play import Game
from engine.game.state import State
from engine.paths.compilation import at_pace
from engine.shipped import folder
from engine.trials.workers import swept_seldom
from engine.turns.play import run
from studio.cli.boards import load
from studio.cli.exits import FINE
from studio.proofing.catalogue import ALL_CHECKS
from tests.benchmarks.postal import Ratio, anew, least
from tests.benchmarks.rates import SEATS

AIM_GAMES, AIM_DOOR, AIM_CHECKS = 0.5, 0.03, 2.0
"""What the design asks for: moves a second (at least), the door of places, and checks of a hex (at most)."""
_GAMES, _READS, _STARTS, _CHECKS = 12, 100_000, 6, 3
_KEYS: Final = "dice-36"
_SEED: Final = 1


def ratios(games: int = _GAMES, checks: int = _CHECKS) -> list[Ratio]:
    """Return the three ratios, each of processor time in one run, in plain Python."""
    usa, severn = load(folder("maps") / "tcusa.yaml"), load(folder("maps") / "severn.yaml")
    return [
        Ratio("moves a second of greedy / by the sixth with fixed towns", _paces(usa, games), AIM_GAMES),
        Ratio("asking the state for its places / a game on the Severn", _door(severn, games), AIM_DOOR),
        Ratio("checking a hex of tcusa / of severn", _checked(usa, severn, checks), AIM_CHECKS),
    ]


def tell(form: str) -> int:
    """Measure, and print the ratios with what is aimed at."""
    found = ratios()
    if form == "json":
        print(json.dumps({"ratios": [vars(each) for each in found]}, indent=2))
        return FINE
    print("games whose cities appear, each in one run with what it is held against\n")
    for each, bound in zip(found, ("at least", "at most", "at most"), strict=True):
        print(f"{each.name:<62}{each.value:>9.4f}  aim {bound} {each.aim:g}")
    return FINE


def with_fixed_towns(board: Board) -> Board:
    """Return the same land by the sixth edition, with 36 towns where cities may appear."""
    rule = board.dynamic_cities
    assert rule is not None
    ever = np.logical_or.reduce([open_in(board, rule, round_) for round_ in range(1, rule.last_round + 1)])
    rows, columns = np.nonzero(ever)
    land = [board.sheet.hex_at(int(column), int(row)) for row, column in zip(rows, columns, strict=True)]
    (_, shore), *_ = coasts(board, rule)
    random, keys = Random(_SEED), KEY_SCHEMES[_KEYS].towns
    begun = random.sample(sorted(set(shore) & set(land)), _STARTS)
    hexes = [*begun, *random.sample([hex_ for hex_ in land if hex_ not in begun], len(keys) - _STARTS)]
    towns = tuple(
        Town(f"Town {key}", hex_, (key,), start=hex_ in begun) for key, hex_ in zip(keys, hexes, strict=True)
    )
    others = tuple(each for each in board.special_rules if not isinstance(each, DynamicCities))
    return board.edited(rules="sixth", keys=_KEYS, towns=towns, special_rules=others)


def _paces(board: Board, games: int) -> float:
    """Return moves a second where cities appear, to those with fixed towns, games of both in turns."""
    both = [Game(facts_of(board)), Game(facts_of(with_fixed_towns(board)))]
    moves, seconds = [0, 0], [0.0, 0.0]
    with at_pace("plain"), swept_seldom():
        for seed in range(games + 1):
            for index, game in enumerate(both):
                begun = process_time()
                made = _played(game, seed)
                if seed:  # the first works out what is worked out once a board
                    moves[index] += made
                    seconds[index] += process_time() - begun
    return (moves[0] / seconds[0]) / (moves[1] / seconds[1])


def _played(game: Game, seed: int) -> int:
    """Play a game of greedy bots step by step, and return how many moves it had."""
    return sum(1 for _ in run(game, [BOTS["greedy"]] * SEATS, Random(seed)))


def _door(board: Board, games: int) -> float:
    """Return what it takes to ask the state instead of the facts for places, as a part of games.

    A read through the state's places is one attribute more than one of a table of the facts: the reads of
    whole games are counted, and one is timed.
    """
    game = Game(facts_of(board))
    state, places = game.initial_state(SEATS), game.facts.map_places
    with at_pace("plain"), swept_seldom():
        _played(game, 0)
        begun = process_time()
        for seed in range(1, games + 1):
            _played(game, seed)
        whole = process_time() - begun
        with _counted_reads() as reads:
            for seed in range(1, games + 1):
                _played(game, seed)
    names: dict[str, Any] = {"state": state, "places": places}
    through, straight = (
        min(repeat(read, number=_READS, globals=names, timer=process_time))
        for read in ("state.map_places.town_at", "places.town_at")
    )
    return reads[0] * (through - straight) / _READS / whole


@contextmanager
def _counted_reads() -> Iterator[list[int]]:
    """Count how often any state is asked for its places."""
    slot: Any = State.__dict__["map_places"]
    reads = [0]

    def read(state: State) -> Any:
        reads[0] += 1
        return slot.__get__(state, State)

    with patch.object(State, "map_places", property(read, slot.__set__)):
        yield reads


def _checked(one: Board, other: Board, times: int) -> float:
    """Return how long a check takes a hex of one board, to that of another."""
    return _a_hex(one, times) / _a_hex(other, times)


def _a_hex(board: Board, times: int) -> float:
    """Return how long all checks take a hex of a board."""
    # Checks remember what they find out of a board: as at the command line, it is a new one each time.
    boards = iter([anew(board) for _ in range(times)])
    return least(lambda: check(next(boards), ALL_CHECKS), times) / board.sheet.columns / board.sheet.rows

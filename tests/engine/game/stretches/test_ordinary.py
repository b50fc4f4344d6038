"""What is no part of a stretch: by the rules of a board, and by how a game stands."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from engine.board.document import Board
from engine.board.layers import frozen
from engine.board.places import PermittedBuild
from engine.board.rules import Plain
from engine.board.terrain import SYMBOLS
from engine.bots.greedy.greedy import GreedyBot
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.facts import NOWHERE, Facts
from engine.game.play import Game, run
from engine.game.state import NOBODY, State
from engine.game.stretches.habits import Habits
from engine.paths.speed import at_pace
from tests.engine.game.boards import abroad, ruled, vale
from tests.engine.game.stretches.holding import Stretches, hold


class Heedless(GreedyBot):
    """Goes by the same habits where an account ends the game, which must be out of reach at first (E.B7)."""

    def habits(self, facts: Facts, state: State) -> Habits | None:
        """Return the habits of a table that plays all races."""
        return super().habits(_without_target(facts), state)


@lru_cache(maxsize=1)
def _without_target(facts: Facts) -> Facts:
    return replace(facts, rules=replace(facts.rules, targets=(0,)))


ALL = frozenset({"building", "extra", "draws", "races"})
BUILDING, UNDRAWN, UNRUN = frozenset({"building"}), frozenset({"building", "extra"}), ALL - {"races"}


def _ruled(*override: tuple[str, Plain]) -> Board:
    """Return a board on which all is ordinary but for what is overridden."""
    return vale(("races", 6), *override)


def _permitted(board: Board) -> Board:
    """Return the board with a build permitted through a hex abroad (6.C2)."""
    course = tuple(map(board.sheet.hex_named, ("D8", "D9", "D10")))
    return abroad(board, ["D9"]).edited(permitted_builds=(PermittedBuild("Abroad", course),))


@pytest.mark.parametrize(
    ("board", "parts"),
    [
        pytest.param(_ruled(), ALL, id="all ordinary"),
        pytest.param(_ruled(("debt", False)), frozenset(), id="no debt"),
        pytest.param(_ruled(("allowance_from", "cards")), ALL - {"building"}, id="a pack for the allowance"),
        pytest.param(_permitted(_ruled()), BUILDING, id="a permitted build"),
        pytest.param(_ruled(("extra_from", "takings")), BUILDING, id="takings spent"),
        pytest.param(_ruled(("extra_from", "credit")), BUILDING, id="credit spent"),
        pytest.param(_ruled(("extra_pays_rivals", True)), BUILDING, id="rivals paid of the points"),
        pytest.param(_ruled(("key_uses", 2)), UNDRAWN, id="keys that come up twice"),
        pytest.param(_ruled(("key_uses", 0)), UNDRAWN, id="keys without end"),
        pytest.param(_ruled(("pairs_redrawn", True)), UNDRAWN, id="pairs redrawn"),
        pytest.param(_ruled(("routes_turn", False)), UNDRAWN, id="trains that never turn round"),
        pytest.param(_ruled(("most_net", 0)), UNDRAWN, id="nothing net to pay"),
        pytest.param(_ruled(("targets", (110,))), UNRUN, id="an account to reach"),
        pytest.param(_ruled(("idle_races", 1)), UNRUN, id="races nobody enters"),
        pytest.param(_ruled(("scoring", "bus boss")), UNRUN, id="routes of bounded length"),
    ],
)
def test_what_is_not_ordinary_by_the_rules_is_left_to_the_steps(
    board: Board, parts: frozenset[str], stretches: Stretches
) -> None:
    """Each board is without one thing that is ordinary; what is left of a game are still stretches."""
    with at_pace("plain"):
        for seed in range(6):
            hold(Game(facts_of(board)), [Heedless()] * 4, seed, stretches)
    assert stretches.parts == parts


def _notice() -> Game:
    """Return a game in which nobody can come to one of the towns, and all may give notice (E.A8)."""
    board = _ruled(("notice_at", 1))
    layer = board.terrain.copy()
    for label in ("E1", "E2", "F2"):
        column, row = board.sheet.place_of(board.sheet.hex_named(label))
        layer[row, column] = SYMBOLS.index("~")
    return Game(facts_of(board.edited(terrain=frozen(layer))))


def _third() -> Game:
    return Game(facts_of(_ruled()), people=(0, 1, NOBODY))


def _second_starts() -> Game:
    return Game(facts_of(ruled(_ruled())))


def _by_steps() -> Game:
    return Game(facts_of(_ruled(("scoring", "bus boss"))))


STANDS: Mapping[str, Callable[[State], object]] = {
    "starts to choose": lambda state: NOWHERE in state.starts,
    "a third company": lambda state: NOBODY in state.people,
    "second starts": lambda state: state.footholds,
    "notice given": lambda state: state.turns_left and state.stage == "building",
    "a pair offered": lambda state: state.pair is not None,
}


@pytest.mark.parametrize(
    ("stand", "game", "bots"),
    [
        ("starts to choose", _by_steps(), ["greedy"] * 3),
        ("a third company", _third(), ["greedy"] * 3),
        ("second starts", _second_starts(), ["random", "greedy", "greedy"]),
        ("notice given", _notice(), ["greedy"] * 3),
        ("a pair offered", _by_steps(), ["greedy"] * 3),
    ],
    ids=STANDS,
)
def test_no_stretch_begins_where_a_game_stands_otherwise_than_it_knows(
    stand: str, game: Game, bots: list[str], stretches: Stretches
) -> None:
    stands, stood = STANDS[stand], False
    with at_pace("plain"):
        for seed in range(4):
            hold(game, bots, seed, stretches)
            stood |= any(stands(each.state) for each in run(game, [BOTS[bot] for bot in bots], Random(seed)))
    assert stood
    assert not any(stands(each.begun) for each in stretches.found)

"""The short ways of the steps: they bring about what the long ones do."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from engine.board.rules import Plain
from engine.game.compiling import facts_of
from engine.game.ledger import Ledger
from engine.game.moves import Lay, Move, RollTrain
from engine.game.play import Game
from engine.game.state import State
from engine.game.steps.step import AnyTurn, Throw
from engine.game.track.laying import lay, lay_plain, why_not_lay
from engine.turns.chance import CHANCE
from engine.turns.play import run
from tests.engine.game.boards import ruled, vale
from tests.engine.game.checker import AnyMove

RULES: dict[str, tuple[tuple[str, Plain], ...]] = {
    "as they are": (),
    "no debt": (("debt", False), ("start_money", 9)),
    "rivals paid out of the points": (("extra_pays_rivals", True),),
    "dear links take what was saved": (("save_from", 2),),
    "three towns left": (("unserved_towns", 3), ("min_run", 2)),
}
EVERY = 4
"""Before one link of so many it is tried to lay each link of the board, which takes long."""


class Made(NamedTuple):
    """A move of a random game, who made it, and the state before."""

    state: State
    actor: int
    move: Move


def moves_of(game: Game) -> Iterator[Made]:
    """Yield the moves of some random games."""
    for seed in range(2):
        state = game.initial_state(3)
        for actor, move, _, after in run(game, [AnyMove()] * 3, Random(seed)):
            yield Made(state, actor, move)
            state = after


@pytest.fixture(params=list(RULES.values()), ids=list(RULES))
def game(request: pytest.FixtureRequest) -> Game:
    return Game(facts_of(ruled(vale(*request.param))))


def test_a_plain_link_is_laid_as_any_other_is(game: Game) -> None:  # 6.A3, 6.A4, 6.A5a, 6.A6, 6.B6
    laid = 0
    for state, player, move in moves_of(game):
        if not isinstance(move, Lay):
            continue
        at_once, asked = state.copy(), state.copy()
        short, long = Ledger(at_once, game.facts.rules), Ledger(asked, game.facts.rules)
        made = lay_plain(game.facts, at_once, player, (move,), short)
        if not made:
            assert (at_once, short.closed()) == (state, ())
            continue
        laid += 1
        assert why_not_lay(game.facts, asked, player, move) is None
        lay(game.facts, asked, player, move, long)
        assert (at_once, made) == (asked, [(move, long.closed())])
    assert bool(laid) is (game.facts.rules.debt and not game.facts.rules.extra_pays_rivals)


def test_moves_made_in_one_go_are_those_made_one_by_one(game: Game) -> None:  # 6.A6, 6.A7, 6.B6
    turns: list[tuple[State, list[Move]]] = []
    before: tuple[AnyTurn | None, int] | None = None
    for state, player, move in moves_of(game):
        turn = game.turn(state)
        if player != CHANCE and (turn, player) == before:
            turns[-1][1].append(move)
        elif player != CHANCE:
            turns.append((state, [move]))
        before = turn, player
    most = 0
    for state, moves in turns:
        at_once, one_by_one = state.copy(), state.copy()
        ledgers = [Ledger(each, game.facts.rules) for each in (at_once, one_by_one)]
        turn = game.turn(state)
        assert turn is not None
        made = turn.make(game.facts, at_once, moves, ledgers[0])
        alone = [turn.make(game.facts, one_by_one, (move,), ledgers[1]) for move, _ in made]
        most = max(most, len(made))
        assert (made, at_once) == ([one for each in alone for one in each], one_by_one)
    assert (most > 1) is (game.facts.rules.debt and not game.facts.rules.extra_pays_rivals)


def test_a_race_rolled_in_one_go_is_that_rolled_one_by_one(game: Game) -> None:  # 6.B5
    races = 0
    for state, _, move in moves_of(game):
        if not isinstance(move, RollTrain):
            continue
        races += 1
        at_once, one_by_one = state.copy(), state.copy()
        ledgers = [Ledger(each, game.facts.rules) for each in (at_once, one_by_one)]
        rolling = game.turn(state)
        assert isinstance(rolling, Throw)
        made = rolling.throw(game.facts, at_once, Random(races), ledgers[0], once=False)
        random, alone = Random(races), []
        while one_by_one.trains:
            alone += rolling.throw(game.facts, one_by_one, random, ledgers[1], once=True)
        assert (made, at_once) == (alone, one_by_one)
    assert races


def test_what_cannot_be_laid_is_not_laid_at_once(game: Game) -> None:  # 6.A3, 6.A6
    refused = 0
    links = [each for each in moves_of(game) if isinstance(each.move, Lay)]
    for state, player, _ in links[::EVERY]:
        for link, there in enumerate(game.facts.neighbours):
            wrong = Lay(link // 6, there)
            if why_not_lay(game.facts, state, player, wrong) is not None:
                refused += 1
                twin = state.copy()
                assert not lay_plain(game.facts, twin, player, (wrong,), Ledger(twin, game.facts.rules))
    assert refused


def test_a_step_that_says_it_goes_on_is_the_first_that_is_due(game: Game) -> None:
    on = 0
    for state, _, move in moves_of(game):
        turn, after = game.turn(state), state.copy()
        assert turn is not None
        turn.apply(game.facts, after, move, Ledger(after, game.facts.rules))
        if turn.goes_on(game.facts, after):
            on += 1
            assert game.turn(after) == turn
    assert on

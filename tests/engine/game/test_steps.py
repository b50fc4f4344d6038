"""The short ways of the steps: they bring about what the long ones do."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from engine.board.rules import Plain
from engine.game.building import lay, lay_plain, why_not_lay
from engine.game.compiling import facts_of
from engine.game.ledger import Ledger
from engine.game.moves import Lay, Move
from engine.game.play import Game, run
from engine.game.state import State
from tests.engine.game.boards import ruled, vale
from tests.engine.game.checker import AnyMove

RULES: dict[str, tuple[tuple[str, Plain], ...]] = {
    "as they are": (),
    "no debt": (("debt", False), ("start_money", 9)),
    "rivals paid out of the points": (("extra_pays_rivals", True),),
    "dear links take what was saved": (("save_from", 2),),
    "three towns left": (("unserved_towns", 3), ("min_run", 2)),
}


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


def test_what_cannot_be_laid_is_not_laid_at_once(game: Game) -> None:  # 6.A3, 6.A6
    refused = 0
    for state, player, move in moves_of(game):
        if not isinstance(move, Lay):
            continue
        for link, there in enumerate(game.facts.neighbours):
            wrong = Lay(link // 6, there)
            if why_not_lay(game.facts, state, player, wrong) is not None:
                refused += 1
                twin = state.copy()
                assert not lay_plain(game.facts, twin, player, (wrong,), Ledger(twin, game.facts.rules))
    assert refused


def test_a_step_that_says_it_goes_on_is_the_first_that_is_due(game: Game) -> None:
    on = 0
    for state, actor, move in moves_of(game):
        turn, after = game.turn(state), state.copy()
        assert turn is not None
        turn.apply(game.facts, after, move, Ledger(after, game.facts.rules))
        if turn.goes_on(game.facts, after, actor):
            on += 1
            assert (game.turn(after), game.actor(after)) == (turn, actor)
    assert on

"""Several moves from one decision."""

from random import Random

import pytest

from engine.game.compiling import facts_of
from engine.game.moves import Done, Lay, Move
from engine.game.play import Choice, Game, Played
from engine.game.state import State
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove
from engine.turns.play import run
from tests.engine.game.boards import vale
from tests.engine.game.checker import AnyMove, snapshot


class Sweeping:
    """Lays a link and ends their turn from one decision, and would end it twice more."""

    def __init__(self) -> None:
        self.decided = 0

    def choose(self, game: Game, state: State, random: Random) -> Choice:
        self.decided += 1
        move = AnyMove().choose(game, state, random)
        return (move, Done(), Done(), Done()) if isinstance(move, Lay) else move


def test_several_moves_from_one_decision_are_made_while_the_turn_lasts() -> None:
    game, bots = Game(facts_of(vale())), [Sweeping(), Sweeping()]
    turns = list(run(game, bots, Random(4)))
    own = [turn for turn in turns if turn.actor != CHANCE]
    lays = [place for place, turn in enumerate(own[:-1]) if isinstance(turn.move, Lay)]
    assert len(lays) > 5
    # The second ending would be another player's: it is not made.
    assert sum(bot.decided for bot in bots) == len(own) - sum(own[place + 1].move == Done() for place in lays)
    state = game.initial_state(2)
    for turn in turns:
        state = game.apply(state, turn.move).state
    assert snapshot(state) == snapshot(turns[-1].state)


@pytest.mark.parametrize(("rest", "error"), [((Lay(0, 0),), IllegalMove), ((), ValueError)])
def test_each_of_several_moves_is_asked_about_when_it_comes(
    rest: tuple[Move, ...], error: type[Exception]
) -> None:
    class Hasty:
        def choose(self, game: Game, state: State, random: Random) -> Choice:
            move = AnyMove().choose(game, state, random)
            return (move, *rest) if rest and isinstance(move, Lay) else move if rest else rest

    made: list[Played] = []
    with pytest.raises(error):
        made.extend(run(Game(facts_of(vale())), [Hasty()], Random(2)))
    assert not made if not rest else isinstance(made[-1].move, Lay)

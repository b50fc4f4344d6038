"""What bots enter of the races between cities, next to all that the rules offer (TC.races4, TC.route1)."""

from random import Random

from engine.boardfile.reading import parse_board
from engine.bots.cities import turns
from engine.bots.common.race_entry import purse_for
from engine.bots.greedy.greedy import GreedyBot
from engine.game.compiling import facts_of
from engine.game.moves import Decline, Enter
from engine.game.play import Game
from engine.game.races import need
from engine.game.routes.race_entries import entries
from engine.game.state import State
from engine.game.steps.declaring import Declare
from engine.game.steps.racing import race_rules
from engine.turns.play import run
from tests.engine.game.cities.small_boards import small_board


def expected(game: Game, state: State, player: int, entry: Enter) -> float:
    """Return what a bot expects of an entry; it has seen nothing but the state."""
    rivals = [need(game.facts, other.route) for other in state.entries]
    both = [
        all(any(state.present[hex_] >> seat & 1 for hex_ in ends) for ends in state.pair[3:])
        for seat in state.undeclared
        if state.pair is not None and seat != player
    ]
    purse = purse_for(race_rules(game.facts, state), len(rivals) + sum(both) + 1)
    gain = turns.expected(purse, need(game.facts, entry.route), rivals, sum(both))
    return gain - sum(entry.pay)


def test_greedy_enters_by_the_route_that_promises_most_and_by_none_that_promises_nothing() -> None:
    seen = set[type]()
    for seed in range(4):
        board = parse_board(small_board(seed), "union.yaml").board
        assert board is not None
        game = Game(facts_of(board))
        state = game.initial_state(4)
        for turn in run(game, [GreedyBot()] * 4, Random(seed)):
            asked = game.turn(state)
            if isinstance(asked, Declare):
                offered = [
                    expected(game, state, turn.actor, each) for each in entries(game.facts, state, turn.actor)
                ]
                seen.add(type(turn.move))
                if isinstance(turn.move, Enter):
                    assert expected(game, state, turn.actor, turn.move) == max(offered) >= 1
                else:
                    assert isinstance(turn.move, Decline)
                    assert max(offered, default=0) < 1
            state = turn.state
    assert seen == {Enter, Decline}

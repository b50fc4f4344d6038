"""Whole games are the same with compiled searches and with plain ones."""

from random import Random

import pytest

from engine.board.document import Board
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.play import Game
from engine.paths.compilation import at_pace, compiler_found
from engine.turns.play import run
from tests.engine.game.boards import abroad, ferried, vale
from tests.engine.paths.graphs import PACES
from tests.shipped import shipped


def played(board: Board, bots: list[str], seed: int) -> list[object]:
    """Return the games at every pace, move by move with all events."""
    games: list[object] = []
    for pace in PACES:
        with at_pace(pace):
            game = Game(facts_of(board))
            moves = run(game, [BOTS[name] for name in bots], Random(seed), lasting=False)
            games.append([(each.actor, each.move, each.events) for each in moves])
    return games


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_small_games_are_the_same_at_every_pace(seed: int) -> None:
    boards = [vale(), vale(keys="cards-52"), ferried(vale(("races", 8))), abroad(vale(), ["B5", "D9"])]
    games = played(boards[seed], ["greedy", "random", "greedy"], seed)
    assert all(game == games[0] for game in games)


@pytest.mark.parametrize("bots", [["greedy"] * 4, ["planner", "greedy", "planner", "planner"]])
def test_a_game_on_a_shipped_board_is_the_same_at_every_pace(bots: list[str]) -> None:
    board = shipped("severn")
    games = played(board, bots, 3)
    assert all(game == games[0] for game in games)


@pytest.mark.skipif(not compiler_found(), reason="compiles, for which numba is needed")
@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_a_game_is_the_same_when_searches_are_compiled_in_its_midst(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, bots = Game(facts_of(vale(("races", 4)))), [BOTS[bot]] * 2
    with at_pace("plain"):
        expected = [each[:3] for each in run(game, bots, Random(5))]
        moves = run(game, bots, Random(5))
        found = [next(moves)[:3] for _ in range(len(expected) // 2)]
        monkeypatch.setattr("engine.paths.compilation._Gear.pace", "compiled")
        found += [each[:3] for each in moves]
    assert found == expected


def test_the_states_handed_out_are_values_unless_they_need_not_last() -> None:
    game = Game(facts_of(vale(("races", 2))))
    bots = [BOTS["greedy"], BOTS["random"]]
    lasting = list(run(game, bots, Random(1)))
    passing = list(run(game, bots, Random(1), lasting=False))
    assert [each[:3] for each in lasting] == [each[:3] for each in passing]
    assert len({id(each.state) for each in lasting}) == len(lasting)
    assert len({id(each.state) for each in passing}) == 1
    assert lasting[-1].state == passing[-1].state
    assert lasting[0].state.accounts != lasting[-1].state.accounts

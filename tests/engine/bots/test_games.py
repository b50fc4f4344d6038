"""Whole games among bots: they end by the rules, are the same again, and the better bot wins."""

import pickle
from random import Random

import pytest

from engine.board.rules import Plain
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.moves import Move
from engine.game.play import Game, Played, Result
from engine.turns.chance import CHANCE
from engine.turns.play import moves_of, run
from tests.engine.game.boards import vale
from tests.shipped import shipped

VARIATIONS: dict[str, tuple[tuple[str, Plain], ...]] = {
    "as it is": (),
    "no debt": (("debt", False), ("start_money", 4)),
    "nothing saved": (("save_from", 0),),
    "dear hills": (("hill_half", 4), ("save_from", 9), ("swamp_takes", 1)),
    "bonuses to the end": (("bonus_in_operating", True), ("extra_every", 1), ("races", 5)),
    "three prizes": (("prizes", (16, 9, 5)), ("toll", 2), ("min_run", 6)),
    "free tolls": (("toll", 0), ("min_run", 0)),
}


def played(game: Game, bots: str, seed: int) -> list[Played]:
    """Return every move of a game; bots by their initials."""
    names = {"g": "greedy", "p": "planner", "r": "random"}
    return list(run(game, [BOTS[names[initial]] for initial in bots], Random(seed)))


def result_of(game: Game, moves: list[Played]) -> Result:
    result = game.result(moves[-1].state)
    assert result is not None
    return result


@pytest.mark.parametrize("keys", ["dice-36+6", "cards-52"])
@pytest.mark.parametrize("variation", VARIATIONS)
@pytest.mark.parametrize("bots", ["gggg", "rrrr", "gr", "rgr", "g", "pg"])
def test_every_game_ends_by_its_rules(bots: str, variation: str, keys: str) -> None:
    game = Game(facts_of(vale(*VARIATIONS[variation], keys=keys)))
    moves = played(game, bots, seed=len(variation))
    state = moves[-1].state
    assert result_of(game, moves).runs == state.runs
    # 6.B1d: a second key that was set aside goes back, so a few keys may be left over.
    most = game.facts.rules.races or len(game.facts.map_places.destinations) // 2
    assert state.runs + len(state.held) == state.drawn <= most
    assert state.drawn >= min(most, 5)


@pytest.mark.parametrize(("name", "races"), [("severn", 21), ("ireland", 26)])
@pytest.mark.parametrize("bots", ["gggr", "rrrr"])
def test_every_race_of_a_shipped_board_is_drawn_and_run_or_held_over(
    name: str, races: int, bots: str
) -> None:
    """6.B1, 6.B1e: 21 races from 42 keys, 26 from 52 cards."""
    board = shipped(name)
    game = Game(facts_of(board))
    moves = played(game, bots, seed=5)
    state = moves[-1].state
    assert state.drawn == races
    assert state.runs + len(state.held) == races
    if "g" in bots:
        assert state.runs == races
        assert result_of(game, moves).winners != (3,)


def test_greedy_beats_random_nearly_always() -> None:
    game = Game(facts_of(vale(("races", 8))))
    won = 0
    for seed in range(40):
        bots = ("gr", "rg")[seed % 2]
        won += result_of(game, played(game, bots, seed)).winners == (bots.index("g"),)
    assert won >= 38


def test_a_bot_takes_over_any_game_and_moves_as_one_that_played_it_all() -> None:
    """A bot remembers nothing: another of its kind, through a pickle, makes the same moves."""
    game = Game(facts_of(vale(("races", 3))))
    greedy = BOTS["greedy"]
    twin = pickle.loads(pickle.dumps(greedy))
    assert twin == greedy
    state, whose = game.initial_state(2), CHANCE
    rest: tuple[Move, ...] = ()
    decisions = moves = 0
    for turn in played(game, "gg", seed=2):
        if turn.actor != CHANCE and state.round:
            if not rest or turn.actor != whose:
                rest = moves_of(twin.choose(game, state, Random(0)))
                decisions += 1
            assert rest[0] == turn.move
            moves += 1
        state, whose, rest = turn.state, turn.actor, rest[1:]
    assert 0 < 1.5 * decisions < moves


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_pickles_to_its_equal_and_cannot_be_changed(name: str) -> None:
    bot = BOTS[name]
    assert pickle.loads(pickle.dumps(bot)) == bot
    with pytest.raises(AttributeError):
        bot.key = 3  # type: ignore[attr-defined]  # that it cannot be set is what is tested


@pytest.mark.parametrize("name", [name for name in BOTS if name != "searcher"])  # which takes long to begin
def test_a_bot_draws_only_on_the_generator_it_is_given(name: str) -> None:
    game = Game(facts_of(vale()))
    state = game.initial_state(2)
    chosen = [BOTS[name].choose(game, state, Random(seed)) for seed in (*range(8), *range(8))]
    assert chosen[:8] == chosen[8:]


def test_random_takes_every_legal_move_alike() -> None:
    game = Game(facts_of(vale()))
    state = played(game, "rr", seed=1)[8].state
    legal = game.legal_moves(state)
    random = Random(3)
    taken = [BOTS["random"].choose(game, state, random) for _ in range(200 * len(legal))]
    assert len(legal) > 2
    assert {move for move in legal if not 140 < taken.count(move) < 260} == set()

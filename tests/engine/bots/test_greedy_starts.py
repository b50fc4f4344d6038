"""How the greedy bot begins."""

from collections import Counter
from random import Random

import pytest

from engine.bots.greedy import GreedyBot
from engine.game.compiling import facts_of
from engine.game.moves import Move, Start
from engine.game.play import Game, moves_of
from tests.engine.game.boards import board_of, hexes_of, vale


def test_it_draws_starts_by_what_lies_around_them_and_less_where_others_are() -> None:
    towns = (("Ayton", "B1"), ("Beeby", "B3"), ("Ceeley", "B10"), ("Deene", "B12"))
    keyed = [(name, label, [f"1{number}"]) for number, (name, label) in enumerate(towns, 1)]
    facts = facts_of(board_of(["............"] * 3, keyed, ["Ayton", "Deene"], keys="dice-36"))
    game, near = Game(facts), hexes_of(facts, "B1")[0]
    drawn: Counter[Move] = Counter()
    second: Counter[Move] = Counter()
    for seed in range(2000):
        state = game.initial_state(2)
        drawn[moves_of(GreedyBot().choose(game, state, Random(seed)))[0]] += 1
        state = game.apply(state, Start(near)).state
        second[moves_of(GreedyBot().choose(game, state, Random(seed)))[0]] += 1
    assert 900 < drawn[Start(near)] < 1100
    assert second[Start(near)] < drawn[Start(near)]


def test_chance_is_no_player() -> None:
    facts = facts_of(vale())
    game = Game(facts)
    rolling = game.apply(game.initial_state(1), Start(facts.starts[0])).state
    with pytest.raises(ValueError, match="no move"):
        GreedyBot().choose(game, rolling, Random(1))

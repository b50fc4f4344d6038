"""Starts by a board's rules: what bots make of them, and what cannot be compiled."""

from random import Random

import pytest

from engine.board.rules import StartRule
from engine.bots.greedy.greedy import GreedyBot
from engine.game.compiling import facts_of
from engine.game.moves import Start
from engine.game.play import Game
from engine.game.track.starts import first_starts
from engine.rulesets.overrides import RuleSetError
from engine.turns.play import run
from tests.engine.game.boards import ruled, vale
from tests.engine.game.checker import check_track


def test_a_start_at_a_town_that_is_not_there_is_reported() -> None:  # 6.C4
    board = vale().edited(special_rules=(StartRule(towns=("Nowhere",)),))
    with pytest.raises(RuleSetError, match="names 'Nowhere', but there is no such town"):
        facts_of(board)


def test_of_two_rules_for_one_hex_the_last_counts_and_water_is_no_start() -> None:  # 6.C4
    board = vale()
    land, water = (board.sheet.hex_named(label) for label in ("A2", "B7"))
    rules = (StartRule((land, water), price=2), StartRule((land,), price=3), StartRule((water,), second=True))
    facts = facts_of(board.edited(special_rules=rules))
    assert len(facts.starts) == 3
    assert facts.start_terms[facts.hexes_by_label["A2"]].price == 3
    assert facts.second_starts == {}


@pytest.mark.parametrize("seed", range(3))
def test_greedy_keeps_a_boards_rules_of_starting_and_plays_its_games(seed: int) -> None:  # 6.C4
    game = Game(facts_of(ruled(vale(("leaps_over_one", 2), ("races", 6)))))
    state = game.initial_state(3)
    for turn in run(game, [GreedyBot()] * 3, Random(seed)):
        if isinstance(turn.move, Start) and not state.hexes[turn.actor]:
            assert turn.move.hex in first_starts(game.facts, state, turn.actor)
        state = turn.state
    assert game.is_over(state)
    check_track(game.facts, state)

"""What the searcher bot chooses, and that it is a planner in all else."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.bots.planner.planner import PlannerBot
from engine.bots.searcher import searcher
from engine.bots.searcher.searcher import SearcherBot
from engine.game.compiling import facts_of
from engine.game.moves import Done, Lay, Move, Start
from engine.game.play import Game
from engine.rulesets.editions import rules_of
from engine.turns.chance import CHANCE
from engine.turns.play import moves_of, run
from tests.engine.bots.positions import chosen_by, facts_in, link, turn
from tests.engine.game.boards import board_of, vale

FEW = replace(SearcherBot(), start_games=8, turn_games=4, plans=2)


def test_it_begins_where_its_games_are_won() -> None:
    """Two starts: one among towns, one behind hills, with next to nothing to be had."""
    towns = {"Ayton": "A1", "Beeby": "A3", "Ceeley": "C2", "Deene": "C4", "Eaton": "A5", "Farley": "B14"}
    keyed = [(name, label, [f"1{turn}"]) for turn, (name, label) in enumerate(towns.items(), 1)]
    rows = [".....^^^^^^^^."] * 3
    game = Game(facts_of(board_of(rows, keyed, ["Ayton", "Farley"], [("unserved_towns", 1)], keys="dice-36")))
    begun = game.initial_state(2)
    chosen = {moves_of(FEW.choose(game, begun, Random(seed))) for seed in range(4)}
    assert chosen == {(Start(game.facts.starts[0]),)}


def test_it_builds_elsewhere_than_planner_if_its_games_are_won_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the continuations are worth decides, and nothing else: here the least that is built."""
    monkeypatch.setattr(searcher, "win_chance", lambda _facts, state, seat: -len(state.hexes[seat]))
    monkeypatch.setattr(searcher, "_end_of_building", lambda _game, state, _luck: state)
    facts = facts_in()
    state = turn(facts, ["B1 B2"], points=4)
    assert chosen_by(PlannerBot(), facts, state) == link(facts, "B2 B3")
    assert chosen_by(FEW, facts, state) == Done()


def test_it_compares_plans_to_different_aims(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two towns as near, to the west and to the east: each is the aim of one plan."""
    compared: list[Move] = []

    def first_of(options: Sequence[tuple[Move, ...]], _sample: object, _samples: int) -> tuple[Move, ...]:
        compared.extend(moves[0] for moves in options)
        return options[0]

    monkeypatch.setattr(searcher, "best_by_samples", first_of)
    facts = facts_in(towns={"Ayton": "B6", "Beeby": "B3", "Ceeley": "B9"})
    chosen_by(FEW, facts, turn(facts, ["B6 A6"], points=4))
    laid = [facts.labels[move.end] for move in compared if isinstance(move, Lay)]
    assert sorted(laid) == ["B5", "B7"]
    assert Done() in compared


@pytest.mark.parametrize("rules", ["sixth", "early"])
def test_the_same_seed_plays_the_same_game_by_any_rules(rules: str) -> None:
    board = vale(("races", 2))
    game = Game(facts_of(board, rules_of(board, rules)))
    games = [[each[:3] for each in run(game, [FEW, PlannerBot()], Random(3))] for _ in range(2)]
    assert games[0] == games[1]


def test_what_it_plays_ahead_changes_neither_the_state_nor_the_luck_of_the_game() -> None:
    """All but its own start is as with a planner who begins there: no throw of the game was taken."""
    game = Game(facts_of(vale(("races", 2))))
    before = game.initial_state(2)
    kept = before.copy()
    FEW.choose(game, before, Random(1))
    assert before == kept
    thrown = []
    for bot in (FEW, PlannerBot()):
        moves = list(run(game, [bot, PlannerBot()], Random(3)))
        thrown.append([each.move for each in moves if each.actor == CHANCE][:3])
    assert thrown[0] == thrown[1]

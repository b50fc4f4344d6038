"""Plans of where to build, against the game's own prices."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.board.rules import Override
from engine.bots.common.ground import dearest_link
from engine.bots.common.plans import Plan, best_beside, best_profit, best_rate
from engine.bots.common.targets import aims_at
from engine.bots.random_bot import RandomBot
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Lay
from engine.game.play import Game
from engine.game.state import State
from engine.game.track.laying import lay, own_hexes, why_not_lay
from engine.paths.compilation import at_pace
from engine.turns.play import run
from tests.engine.game.boards import abroad, board_of, hexes_of, position, vale
from tests.engine.paths.graphs import PACES


def planned(facts: Facts, state: State, points: dict[int, int], weights: tuple[int, int]) -> Plan | None:
    """Return the first player's best plan by rate, which must be the same at every pace."""
    plans = []
    for pace in PACES:
        with at_pace(pace):
            plans.append(best_rate(facts, state, 0, aims_at(facts, points), weights))
    assert all(plan == plans[0] for plan in plans)
    return plans[0]


def weight_to(facts: Facts, state: State, label: str, weights: tuple[int, int] = (1, 1)) -> int | None:
    """Return what the way to one hex weighs."""
    plan = planned(facts, state, {hexes_of(facts, label)[0]: 9}, weights)
    return None if plan is None else plan.weight


def states() -> Iterator[tuple[Facts, State]]:
    """Yield states from the midst of random games."""
    for seed in range(6):
        board = vale(("races", 3))
        facts = facts_of(abroad(board, ["B5", "D9"]) if seed % 2 else board)
        moves = list(run(Game(facts), [RandomBot()] * 3, Random(seed)))
        for played in moves[20::25]:
            if min(map(len, played.state.hexes)):
                yield facts, played.state


@pytest.mark.slow
def test_the_way_found_costs_what_the_game_takes_for_it() -> None:
    compared = 0
    for facts, state in states():
        for hex_ in range(facts.hexes):
            plan = planned(facts, state, {hex_: 5}, (1, 1))
            if plan is None:
                continue
            after = state.copy()
            after.begin("operating")
            after.points, before = 99, state.accounts[0]
            for link in plan.links:
                assert why_not_lay(facts, after, 0, Lay(link // 6, facts.neighbours[link])) is None
                lay(facts, after, 0, Lay(link // 6, facts.neighbours[link]), Ledger(after, facts.rules))
            assert before - after.accounts[0] == plan.weight
            assert facts.neighbours[plan.links[-1]] == hex_
            compared += 1
    assert compared > 300


def test_the_best_rate_wins_and_then_the_best_profit() -> None:
    facts = facts_of(vale())
    state = position(facts, [["A1 A2"], []])
    state.begin("operating")
    state.points = 9
    near, far = hexes_of(facts, "A3 A8")
    points = {near: 3, far: 17}
    plan = planned(facts, state, points, (1, 1))
    assert plan is not None
    assert (plan.target, plan.rate) == (near, 3.0)
    rich = best_profit(facts, state, 0, aims_at(facts, points))
    assert rich is not None
    assert rich.target == far
    state.points = rich.weight - 1
    poor = best_profit(facts, state, 0, aims_at(facts, points))
    assert poor is not None
    assert poor.target == near


def test_payments_have_the_weight_they_are_given() -> None:
    facts = facts_of(board_of(["......", "......"]))
    state = position(facts, [["A1 A2"], ["B3 A4 A5"]])
    assert weight_to(facts, state, "A4", (1, 0)) == 2
    assert weight_to(facts, state, "A4", (1, 1)) == 3
    assert weight_to(facts, state, "A4", (4, 3)) == 11


def test_links_that_can_never_be_paid_for_are_not_taken() -> None:
    """6.A3: into a hill 3; 6.A6: where nothing may be saved, the die is the most."""
    hill = board_of(["..^...", "......"], override=[("save_from", 0)])
    for die, expected in ((3, 3), (2, None)):
        facts = facts_of(hill.edited(special_rules=(*hill.special_rules, *_die(die))))
        assert dearest_link(facts) == die
        assert weight_to(facts, position(facts, [["A1 A2"], []]), "A3") == expected


def _die(most: int) -> tuple[Override, ...]:
    """Return a die of so many at most, as a special rule."""
    return (Override((("build_die", (1, most)),)),)


def test_nothing_goes_on_from_a_hex_abroad() -> None:
    """6.C2: track stops in the first foreign hex."""
    facts = facts_of(abroad(board_of(["......"]), ["A4", "A5"]))
    state = position(facts, [["A1 A2"], []])
    assert [weight_to(facts, state, label) for label in ("A3", "A4", "A5", "A6")] == [1, 2, None, None]


def test_beside_a_plan_leads_what_is_no_detour_from_it() -> None:
    facts = facts_of(board_of(["............"] * 3))
    state = position(facts, [["B5 B6"], []])
    state.points = 1
    beyond, back = hexes_of(facts, "B10 B2")
    plan = planned(facts, state, {beyond: 9}, (4, 3))
    assert plan is not None
    other = best_beside(facts, state, 0, aims_at(facts, {beyond: 9, back: 5}), (4, 3), plan)
    assert other is not None
    assert other.target == back
    assert other.links[0] // 6 in own_hexes(state, 0)
    state.points = 0
    assert best_beside(facts, state, 0, aims_at(facts, {back: 5}), (4, 3), plan) is None

"""Games of people who do not run one company each: result, turns of the imaginary third, whole games."""

from random import Random

import pytest

from engine.game.compiling import facts_of
from engine.game.events import BANK, Paid
from engine.game.moves import Decline, Done
from engine.game.people import in_charge, third_of
from engine.game.play import Game
from engine.game.state import NO_PERSON
from engine.turns.play import run
from tests.engine.game.boards import ferried, vale
from tests.engine.game.checker import AnyMove, check_money, check_moves, check_track

THIRD = (0, 1, NO_PERSON)


def game_for(*people: int) -> Game:
    return Game(facts_of(ferried(vale())), people=people)


@pytest.mark.parametrize("people", [(0, 1, 0, 1), (0, 0, 0), (0, NO_PERSON, 1), THIRD])
def test_the_winner_is_the_richest_with_all_his_companies(people: tuple[int, ...]) -> None:  # 6.C7a, 6.C7b
    game = game_for(*people)
    *_, last = run(game, [AnyMove()] * len(people), Random("people"))
    result = game.result(last.state)
    assert result is not None
    sums = {
        who: sum(a for one, a in zip(people, result.accounts, strict=True) if one == who) for who in people
    }
    won = {people[seat] for seat in result.winners}
    assert {sums[who] for who in won} == {max(sums.values())}
    assert set(result.winners) == {seat for seat, who in enumerate(people) if who in won}


@pytest.mark.parametrize("seed", range(3))
def test_the_third_pays_the_rival_of_who_acts_for_it_and_nobody_else(seed: int) -> None:  # 6.C7b
    game = game_for(*THIRD)
    random = Random(seed)
    state, paid, raced = game.initial_state(3), 0, 0
    for turn in run(game, [AnyMove()] * 3, random):
        if turn.actor == third_of(state) and not isinstance(turn.move, Done | Decline):
            host = in_charge(game.facts, state)
            dues = [e for e in turn.events if isinstance(e, Paid) and e.payer == 2 and e.payee != BANK]
            assert all(due.payee == 1 - host for due in dues)
            paid += len(dues)
        if state.pair is not None and state.undeclared[:1] == (2,):
            raced += 1
            assert len(state.entries) == 1
            assert state.entries[0].player == 1 - in_charge(game.facts, state)
        check_money(state, turn.events, turn.state)
        state = turn.state
        check_track(game.facts, state)
        if not game.is_over(state):
            check_moves(game, state, random)
    assert paid
    assert raced


def test_the_two_build_for_the_third_round_by_round() -> None:  # 6.C7b
    game = game_for(NO_PERSON, 0, 1)
    state = game.initial_state(3)
    hosts = {}
    for state.round in range(5):
        hosts[state.round] = in_charge(game.facts, state)
    assert hosts == {0: 1, 1: 1, 2: 2, 3: 1, 4: 2}


@pytest.mark.parametrize(
    ("people", "sentence"),
    [
        ((0, 1), "3 companies play, and it is told of 2"),
        ((0, NO_PERSON, NO_PERSON), "One company may be nobody's where two people run one each"),
        ((0, 0, NO_PERSON), "One company may be nobody's where two people run one each"),
    ],
)
def test_people_who_cannot_run_the_companies_are_refused(people: tuple[int, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        game_for(*people).initial_state(3)

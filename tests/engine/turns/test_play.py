"""The machine all games share, shown by one of a few lines: cards are dealt, and players count to seven."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

import pytest

from engine.turns import play, step
from engine.turns.chance import CHANCE, Dice, Outcome, Outcomes
from engine.turns.illegal import IllegalMove
from engine.turns.ledger import Ledger
from engine.turns.move_limit import EndlessGame, ending
from engine.turns.play import moves_of, run

GOAL = 7


@dataclass
class Count:
    stage: str = "deal"
    sum: int = 0
    seat: int = 0
    cards: tuple[int, ...] = ()

    def copy(self) -> "Count":
        return replace(self)


Notes = Ledger[str]


class Draw(step.Deal[int, Count, int, str, Notes]):
    rules: ClassVar[tuple[str, ...]] = ("1",)
    stage = "deal"
    task = "draw a card"

    def due(self, facts: int, state: Count) -> bool:
        return not state.cards

    def drawn(self, facts: int, state: Count, random: Dice) -> int:
        return int(random.random() * 1000)

    def why_illegal(self, facts: int, state: Count, move: int) -> IllegalMove | None:
        return None if 0 <= move < 1000 else self.refusal("There is no such card.")

    def apply(self, facts: int, state: Count, move: int, ledger: Notes) -> None:
        state.cards = (move,)


class Begin(step.Throw[int, Count, int, str, Notes]):
    rules = ("2",)
    stage = "deal"
    task = "throw for the first"

    def due(self, facts: int, state: Count) -> bool:
        return True

    def outcomes(self, facts: int, state: Count) -> Outcomes[int]:
        return Outcomes((Outcome(0, 1), Outcome(1, 3)))

    def apply(self, facts: int, state: Count, move: int, ledger: Notes) -> None:
        state.seat, state.stage = move, "count"


class End(step.Passage[int, Count, Notes]):
    rules = ("4",)
    stage = "count"
    task = "stop"

    def due(self, facts: int, state: Count) -> bool:
        return state.sum >= facts

    def pass_on(self, facts: int, state: Count, ledger: Notes) -> None:
        state.stage = "over"
        ledger.note("over")


class Add(step.Turn[int, Count, int, str, Notes]):
    rules = ("3",)
    stage = "count"
    task = "add 1 or 2"

    def due(self, facts: int, state: Count) -> bool:
        return True

    def actor(self, facts: int, state: Count) -> int:
        return state.seat

    def legal(self, facts: int, state: Count) -> list[int]:
        return [1, 2]

    def why_illegal(self, facts: int, state: Count, move: int) -> IllegalMove | None:
        return None if move in {1, 2} else self.mistimed(state, move)

    def apply(self, facts: int, state: Count, move: int, ledger: Notes) -> None:
        ledger.note(f"{state.seat} adds {move}")
        state.sum += move
        state.seat = 1 - state.seat


@dataclass(frozen=True)
class Counting(play.Game[int, Count, int, str, Notes]):
    def initial_state(self, players: int) -> Count:
        return self.settled(Count()).state

    def ledger(self, state: Count) -> Notes:
        return Ledger()

    def usual_steps(self) -> Sequence[step.Step[int, Count]]:
        return (Draw(), Begin(), End(), Add())

    def after_the_end(self) -> IllegalMove:
        return IllegalMove("4", "The game is over.")


class Adds:
    def choose(self, game: Counting, state: Count, random: Random) -> int:
        return random.choice(game.legal_moves(state))


@pytest.mark.parametrize("lasting", [True, False])
def test_a_game_runs_to_its_end_and_its_moves_can_be_applied_again(lasting: bool) -> None:
    game = Counting(GOAL)
    played = list(run(game, [Adds(), Adds()], Random(3), lasting=lasting))
    assert [each.actor for each in played[:2]] == [CHANCE, CHANCE]
    assert played[-1].events[-1] == "over"
    state = game.initial_state(2)
    for each in played:
        assert game.actor(state) == each.actor
        applied = game.apply(state, each.move)
        assert applied.events == each.events
        state = applied.state
    assert state == played[-1].state
    assert game.is_over(state)
    assert game.turn(state) is None
    assert game.legal_moves(state) == []


def test_refusals_name_the_rule_and_change_nothing() -> None:
    game = Counting(GOAL)
    state = game.initial_state(2)
    with pytest.raises(IllegalMove, match="There is no such card") as refused:
        game.apply(state, 1000)
    assert refused.value.rule == "1"
    assert game.why_illegal(state, 999) is None
    state = game.apply(state, 999).state
    assert str(game.why_illegal(state, 2)) == "Next: throw for the first. (2)"
    state = game.apply(state, 1).state
    assert str(game.why_illegal(state, 3)) == "Next: add 1 or 2. (3)"
    assert str(game.why_illegal(replace(state, sum=9), 2)) == "Next: stop. (4)"
    assert str(game.why_illegal(replace(state, stage="over"), 2)) == "The game is over. (4)"
    assert state == Count("count", 0, 1, (999,))


def test_chance_is_listed_or_where_there_is_too_much_of_it_drawn() -> None:
    game = Counting(GOAL)
    state = game.initial_state(2)
    assert [move for move, _ in game.chance(state)] == [0]
    assert len({game.sampled(state, Random(seed)) for seed in range(20)}) > 10
    state = game.apply(state, 5).state
    assert game.chance(state) == ((0, 1), (1, 3))
    drawn = [game.sampled(state, Random(seed)) for seed in range(400)]
    assert 260 < sum(drawn) < 340
    assert game.chance(game.apply(state, 0).state) == ()


def test_a_choice_without_moves_and_a_game_without_end_are_reported() -> None:
    with pytest.raises(ValueError, match="must choose a move"):
        moves_of(())
    with pytest.raises(EndlessGame):
        list(ending(run(Counting(GOAL * 10), [Adds(), Adds()], Random(1)), most=20))

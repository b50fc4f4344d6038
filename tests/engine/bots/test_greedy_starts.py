"""How the greedy bot begins."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.bots.greedy.greedy import GreedyBot
from engine.game.compiling import facts_of
from engine.game.moves import Start
from engine.game.play import Game
from tests.engine.game.boards import board_of, vale


class Noting(Random):
    """Notes what it is to choose from, and with which weights; chooses the first."""

    def choices(
        self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1
    ) -> list[Any]:
        """Return the first."""
        self.noted = dict(zip(population, weights or [1] * len(population), strict=True))
        return [population[0]]


def drawn(game: Game, starts: Sequence[int], players: int) -> dict[int, float]:
    """Return how likely each start is after others have begun there."""
    state = game.initial_state(players)
    for start in starts:
        state = game.apply(state, Start(start)).state
    noting = Noting()
    GreedyBot().choose(game, state, noting)
    whole = sum(noting.noted.values())
    return {start: weight / whole for start, weight in noting.noted.items()}


def coast(towns: str, starts: str, width: int = 12, rules: str = "sixth") -> Game:
    """Return a game on a strip of land with towns at these hexes of its middle row."""
    keyed = [(f"Town {label}", label, [f"1{number}"]) for number, label in enumerate(towns.split(), 1)]
    begun = [f"Town {label}" for label in starts.split()]
    return Game(facts_of(board_of(["." * width] * 3, keyed, begun, keys="dice-36", rules=rules)))


def test_it_draws_starts_by_what_lies_around_them() -> None:
    game = coast("B1 B3 B10 B12", "B1 B12")
    assert set(drawn(game, [], 4).values()) == {0.5}
    richer, poorer = drawn(coast("B1 B3 B5 B10 B40 B42", "B1 B42", 42), [], 4).values()
    assert 0 < poorer < richer / 3


def test_no_more_than_two_begin_at_one_start_while_there_are_others() -> None:
    game = coast("B1 B3 B10 B12", "B1 B12")
    near, far = game.facts.starts
    assert drawn(game, [near, near], 5) == {far: 1}
    assert set(drawn(game, [near, near, far, far], 5)) == {near, far}


def test_it_never_begins_where_nothing_can_be_reached_unless_that_is_so_everywhere() -> None:
    rows = [".." + "~" * 6 + "...."]
    one, none = (
        Game(facts_of(board_of(rows, towns, ["Ayton", "Beeby"], keys="dice-36")))
        for towns in (
            [("Ayton", "A1", ()), ("Beeby", "A9", ("12",)), ("Ceeley", "A11", ("13",))],
            [("Ayton", "A1", ()), ("Beeby", "A9", ())],
        )
    )
    assert list(drawn(one, [], 2).values()) == [0, 1]
    assert list(drawn(none, [], 2).values()) == [0.5, 0.5]


def test_who_chooses_later_gains_nothing_by_knowing_where_others_have_begun() -> None:
    game = coast("B1 B3 B5 B26 B40 B60", "B1 B5 B26 B60", 60)
    after = [drawn(game, [start], 3) for start in game.facts.starts]
    assert all(each == after[0] for each in after)


@pytest.mark.parametrize(
    ("rules", "order"), [("sixth", [3, 2, 1, 0]), ("early", [0, 1, 2, 3]), ("tournament", [3, 2, 1, 0])]
)
def test_who_is_behind_by_the_turn_order_chooses_his_start_with_more_care(
    rules: str, order: list[int]
) -> None:
    """By the sixth edition and in tournaments that is who begins first, by the early one who is last."""
    assert sorted(range(4), key=_best_of_seats(rules).__getitem__) == order


def test_the_turn_order_of_tournaments_is_made_up_for_by_less_care_than_that_of_the_sixth_edition() -> None:
    sixth, tournament = _best_of_seats("sixth"), _best_of_seats("tournament")
    assert tournament[0] < sixth[0]
    assert tournament[3] > sixth[3]


def _best_of_seats(rules: str) -> list[float]:
    """Return how likely each of four seats begins at the best start."""
    game = coast("B1 B3 B5 B26 B40 B60", "B1 B5 B26 B60", 60, rules)
    return [max(drawn(game, game.facts.starts[:seat], 4).values()) for seat in range(4)]


def test_chance_is_no_player() -> None:
    facts = facts_of(vale())
    game = Game(facts)
    rolling = game.apply(game.initial_state(1), Start(facts.starts[0])).state
    with pytest.raises(ValueError, match="no move"):
        GreedyBot().choose(game, rolling, Random(1))

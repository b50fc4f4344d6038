"""Games whose states need not last, which are played in stretches, against the same made move by move."""

from random import Random
from typing import Any, Literal

import pytest

from engine.boardfile.reading import read_board
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.moves import TurnCard
from engine.game.play import Game, run
from engine.game.state import NOBODY, State
from engine.game.steps.building import OpenExtra
from engine.game.steps.order import STEPS
from engine.game.stretches import numbers
from engine.game.stretches.luck import Luck
from engine.game.stretches.playing import STRETCH
from engine.game.stretches.position import Position, position_of
from engine.paths import speed
from engine.paths.speed import at_pace, compiler_found
from engine.rulesets.editions import EDITIONS
from engine.shipped import folder
from tests.engine.game.boards import abroad, ferried, ruled, vale
from tests.engine.game.random_boards import random_board
from tests.engine.game.stretches.holding import Stretches, hold
from tests.engine.paths.graphs import PACES


def shipped(name: str) -> Game:
    """Return a game on a board that comes with the program."""
    board = read_board(folder("maps") / f"{name}.yaml").board
    assert board is not None
    return Game(facts_of(board))


@pytest.mark.parametrize("name", ["severn", "ireland"])
@pytest.mark.parametrize("pace", PACES)
def test_whole_games_of_greedy_are_stretches(
    name: str, pace: Literal["plain", "compiled"], stretches: Stretches
) -> None:
    game = shipped(name)
    with at_pace(pace):
        parts = [hold(game, ["greedy"] * players, players, stretches) for players in (2, 3, 4, 5, 6, 8)]
    assert min(parts) > 0.8
    assert max(parts) > 0.99


@pytest.mark.parametrize("first", range(0, 120, 20))
def test_a_game_on_any_board_by_any_rules_is_the_same(first: int, stretches: Stretches) -> None:
    parts = []
    with at_pace("plain"):
        for seed in range(first, first + 20):
            random = Random(seed)
            board = random_board(random, random.choice(("sixth", "sixth", *EDITIONS)))
            bots = random.choice(
                (["greedy"] * 3, ["greedy", "planner", "greedy"], ["random", "greedy", "greedy"])
            )
            people = random.choice(((), (), (0, 1, NOBODY)))
            parts.append(hold(Game(facts_of(board), people=people), bots, seed, stretches))
    assert max(parts) > 0.5
    assert min(parts) == 0


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("keys", ["dice-36", "dice-36+6", "cards-52"])
def test_a_game_is_the_same_by_every_edition_and_way_of_drawing(
    rules: str, keys: str, stretches: Stretches
) -> None:
    board = vale(("races", 8), keys=keys).edited(rules=rules)
    with at_pace("plain"):
        for seed in range(10):
            hold(Game(facts_of(board)), ["greedy"] * 4, seed, stretches)


def test_cards_are_turned_up_from_one_pack_of_towns_and_specials(stretches: Stretches) -> None:
    """Numbers may be drawn as cards as well; no race takes a special of its own then (6.B1b)."""
    board = vale(("races", 3), ("keys_drawn", "cards"), ("special_races", (1, 2)), keys="dice-36+6")
    facts = facts_of(board)
    drawn: set[str] = set()
    with at_pace("plain"):
        for seed in range(12):
            assert hold(Game(facts), ["greedy"] * 3, seed, stretches) > 0.5
            moves = [
                each.move for each in run(Game(facts), [BOTS["greedy"]] * 3, Random(seed), lasting=False)
            ]
            drawn |= {move.key for move in moves if isinstance(move, TurnCard)}
    assert drawn & set(facts.scheme.specials)


@pytest.mark.parametrize("pace", PACES)
def test_a_stretch_ends_before_what_is_not_ordinary(
    pace: Literal["plain", "compiled"], stretches: Stretches
) -> None:
    """Ferries, crossings, foreign land, starts for some: others play on, and the next stretch begins."""
    boards = [
        ferried(vale(("races", 6))),
        ruled(vale(("races", 6))),
        abroad(vale(("races", 6)), ["B5", "D9"]),
    ]
    parts = []
    with at_pace(pace):
        for board in boards:
            for bots in (["greedy"] * 4, ["planner", "greedy", "greedy"], ["random", "greedy"]):
                parts += [hold(Game(facts_of(board)), bots, seed, stretches) for seed in range(3)]
    assert any(0.2 < part < 0.8 for part in parts)


@pytest.mark.parametrize("pace", PACES)
def test_a_stretch_ends_where_there_is_no_more_room(
    pace: Literal["plain", "compiled"], stretches: Stretches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numbers, "ROWS", numbers.ROWS_LEFT + 20 * numbers.WIDTH)
    with at_pace(pace):
        assert hold(shipped("severn"), ["greedy"] * 4, 3, stretches) > 0.8
    assert 20 < len(stretches.found) < 120


def test_luck_is_given_out_in_its_order() -> None:
    luck, expected = Luck(Random(7)), Random(7)
    ahead = luck.ahead(500)
    assert len(ahead) >= 500
    luck.use(3)
    assert [luck.random() for _ in range(1000)] == [expected.random() for _ in range(1003)][3:]
    again = luck.ahead(2)
    assert again[:2] == [expected.random(), expected.random()]


def test_a_turn_that_may_bring_about_more_than_there_is_room_for_is_no_part_of_a_stretch(
    stretches: Stretches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing but whether there is room keeps rows within theirs here; the race is left to the steps."""
    monkeypatch.setattr(numbers, "ROWS_LEFT", 40 * numbers.WIDTH)
    monkeypatch.setattr(numbers, "ROWS", 80 * numbers.WIDTH)
    board = vale(("races", 4), ("build_die", (30, 40)), ("idle_races", 2), ("extra_points", 60))
    with at_pace("plain"):
        parts = [hold(Game(facts_of(board)), ["greedy"] * 8, seed, stretches) for seed in range(4)]
    assert 0 < min(parts) <= max(parts) < 0.5


def test_a_way_there_is_no_room_for_is_no_part_of_a_stretch(
    stretches: Stretches, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = vale(("races", 8), ("toll", 0))
    facts = facts_of(board)
    monkeypatch.setattr(numbers, "ROOM", -facts.hexes)
    monkeypatch.setattr(numbers, "WAYS_KEPT", 30 - 2 * facts.hexes)
    with at_pace("plain"):
        parts = [hold(Game(facts), ["greedy"] * 4, seed, stretches) for seed in range(4)]
    assert 0.3 < min(parts) <= max(parts) < 1


def test_another_turn_order_is_played_without_stretches(stretches: Stretches) -> None:
    """A stretch knows one turn order alone: here nobody builds between races."""
    steps = tuple(step for step in STEPS if not isinstance(step, OpenExtra))
    game = Game(facts_of(vale(("races", 4))), steps)
    for seed in range(4):
        assert hold(game, ["greedy"] * 3, seed, stretches) == 0


def test_nothing_is_made_ready_where_one_is_to_build_who_has_to_be_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tables and numbers of a position cost as much as a choice."""
    asked: list[int] = []

    def noted(facts: Facts, state: State, *values: Any, **named: Any) -> Position:
        asked.extend(state.builders[:1])
        return position_of(facts, state, *values, **named)

    monkeypatch.setattr("engine.game.stretches.stretch.position_of", noted)
    for _ in run(shipped("severn"), [BOTS["greedy"], BOTS["random"]], Random(1), lasting=False):
        pass
    assert set(asked) == {0}


@pytest.mark.skipif(not compiler_found(), reason="compiles, for which numba is needed")
def test_a_stretch_is_plain_while_other_searches_are_compiled_until_it_pays(
    stretches: Stretches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing is kept on disk, stretches are compiled later than short searches are."""
    asked: list[object] = []

    def noted(search: object = None) -> bool:
        asked.append(search)
        return False

    monkeypatch.setattr("engine.paths.speed._Gear.asked", 0)
    monkeypatch.setattr(speed, "is_kept", noted)
    with at_pace("compiled"):
        monkeypatch.setattr("engine.paths.speed._Gear.chosen", False)
        assert hold(shipped("severn"), ["greedy"] * 3, 5, stretches) > 0.9
    assert set(asked) == {STRETCH.plain}

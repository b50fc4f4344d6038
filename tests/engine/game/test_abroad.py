"""Permitted builds and foreign railways: as facts, in the network, and in routes (6.C2)."""

from random import Random

import pytest

from engine.board.document import Board
from engine.board.keys import KEY_SCHEMES
from engine.board.places import PermittedBuild
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.events import Paid
from engine.game.network import FIRST_ABROAD
from engine.game.play import Game
from engine.game.routes.movement import movement_of
from engine.game.routes.routes import CHEAPEST, FASTEST, Search, best_route, meets_abroad
from engine.game.routes.tolls import abroad as owed_abroad
from engine.game.routes.tolls import at_home, tolls_on
from engine.game.state import network
from engine.rulesets.overrides import RuleSetError
from engine.turns.play import run
from tests.engine.game.boards import abroad, board_of, ferried, hexes_of, position, vale
from tests.engine.game.checker import AnyMove
from tests.engine.game.referee import Ground
from tests.engine.game.test_play import check_whole_game


def border(*courses: str, country: str = "Abroad") -> Board:
    """Return two rows whose middle lies abroad, with permitted builds along courses."""
    board = abroad(board_of(["......", "......"]), ["A3", "A4", "B3", "B4"])
    builds = tuple(
        PermittedBuild(country, tuple(map(board.sheet.hex_named, course.split()))) for course in courses
    )
    return board.edited(permitted_builds=builds)


def test_what_nobody_has_built_is_the_foreign_railways() -> None:
    facts = facts_of(border("A2 A3 A4 A5"))
    assert facts.abroad == ("Abroad",)
    state = position(facts, [["A1 A2"], ["A5 A6", "A5 A4"]])
    net = network(facts, state)
    owners = {(hex_, step.hex): step.owners for hex_, steps in net.items() for step in steps}
    assert owners == {
        **dict.fromkeys([(0, 1), (1, 0)], 1),
        **dict.fromkeys([(1, 2), (2, 1), (2, 3), (3, 2)], FIRST_ABROAD),
        **dict.fromkeys([(3, 4), (4, 3), (4, 5), (5, 4)], 2),
    }
    tolls = tolls_on(net, 0, hexes_of(facts, "A1 A2 A3 A4 A5 A6"))
    assert (at_home(tolls), owed_abroad(tolls, 1)) == ({2: 2}, (2,))


def test_the_limit_to_a_foreign_railway_sends_a_route_round_about() -> None:
    facts = facts_of(border("A2 A3 A4 A5"))
    net = network(facts, position(facts, [["A1 A2", "A5 A6"], ["A2 B2 B3 B4 A5"]]))
    straight, round_about = hexes_of(facts, "A1 A2 A3 A4 A5 A6"), hexes_of(facts, "A1 A2 B2 B3 B4 A5 A6")
    assert best_route(Search(net, {(0, 5): 5}, 4), 0, FASTEST) == straight
    assert best_route(Search(net, {(0, 5): 5}, 3), 0, CHEAPEST) == straight
    net = network(facts, position(facts, [["A1 A2", "A5 A6", "A2 B2"], ["B2 B3 B4 A5"]]))
    assert best_route(Search(net, {(0, 5): 5}, 2), 0, FASTEST) is None
    net = network(facts, position(facts, [["A1 A2", "A5 A6", "A2 B2 B3"], ["B3 B4 A5"]]))
    assert best_route(Search(net, {(0, 5): 5}, 2), 0, FASTEST) == round_about


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (border("A3 A4", country="Gallia"), "Gallia, which is not a foreign country of this board"),
        (border("A3 B4"), "in Abroad has a gap or leaves the map"),
        (border("A3"), "in Abroad has a gap or leaves the map"),
    ],
)
def test_a_permitted_build_that_does_not_hold_is_reported(board: Board, said: str) -> None:
    with pytest.raises(RuleSetError, match=said):
        facts_of(board)


def test_a_checker_is_content_with_random_games_over_a_foreign_railway() -> None:
    board = abroad(ferried(vale(("unserved_towns", 4))), ["B3", "B4", "C4", "C5"])
    courses = (("A1", "B1", "B2", "B3", "B4", "A5"), ("B3", "C4", "C5", "D4", "D5"))
    builds = tuple(PermittedBuild("Abroad", tuple(map(board.sheet.hex_named, course))) for course in courses)
    game = Game(facts_of(board.edited(permitted_builds=builds)))
    events = [event for seed in range(3) for event in check_whole_game(game, 3, f"abroad {seed}")]
    assert any(isinstance(event, Paid) and event.rule == "6.C2" for event in events)


def test_no_bot_takes_a_train_through_a_hex_abroad_where_track_meets() -> None:
    keys = KEY_SCHEMES["dice-36"].all_keys
    places = ("Ash", "A1"), ("Birch", "A9"), ("Calais", "A5"), ("Dover", "C1"), ("Elm", "C9"), ("Fen", "B3")
    towns = [(name, label, keys[turn :: len(places)]) for turn, (name, label) in enumerate(places)]
    board = board_of(
        [".........", ".........", "....^...."],
        towns,
        starts=("Ash", "Birch"),
        override=[("unserved_towns", 0), ("races", 8)],
        keys="dice-36",
    )
    board = abroad(board, ["A5", "B4", "B5"])
    game = Game(facts_of(board))
    ground, met = Ground(board, game.facts), 0
    for seed in range(4):
        state = game.initial_state(4)
        for turn in run(game, [*BOTS.values(), AnyMove()], Random(f"midst {seed}")):
            met += meets_abroad(network(game.facts, turn.state), movement_of(game.facts))
            for entry in turn.state.entries:
                ways = zip(entry.route, entry.route[1:], entry.route[2:], strict=False)
                assert all(ground.lets_pass(*way) for way in ways)
            state = turn.state
        assert game.is_over(state)
    assert met

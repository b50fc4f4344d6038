"""Whole games of the tile game: their length, their end, and a referee at every state."""

import pytest

from engine.tiles.events import TilesLeft
from engine.tiles.facts import UnplayableSet, facts_of
from engine.tiles.moves import Pass, Place
from engine.tiles.rules import rules_of
from engine.turns.illegal import IllegalMove
from tests.engine.tiles.sets import changed, lakes
from tests.engine.tiles.tables import game_of, naive_placements, played, referee


@pytest.mark.parametrize(
    ("players", "turns", "stock"), [(2, 15, 2), (3, 12, 6), (4, 9, 4), (5, 7, 3)], ids=["2", "3", "4", "5"]
)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_takes_the_turns_that_its_tiles_are_enough_for(
    players: int, turns: int, stock: int, bot: str
) -> None:  # DR.short, DR.end1, DR.two
    game = game_of(players)
    moves = list(played(game, *[bot] * players, seed=players))
    last = moves[-1].state
    result = game.result(last)
    assert result is not None
    passes = sum(isinstance(each.move, Pass) and each.state.stage == "placing" for each in moves)
    assert passes == 0
    assert (result.turns, len(last.stock_pile)) == (turns, stock)
    left = [event.tiles for each in moves for event in each.events if isinstance(event, TilesLeft)]
    assert [len(tiles) for tiles in left] == ([1] if players == 5 else [])
    assert str(game.why_illegal(last, Pass())) == "The game is over. (DR.end1)"


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_points_cubes_tiles_links_and_locomotives_add_up_at_every_state(players: int) -> None:
    game = game_of(players)
    before = game.initial_state(players)
    for each in played(game, *["random", "greedy", "planner", "random", "random"][:players], seed=7):
        referee(game, before, each)
        before = each.state
    assert game.is_over(before)


@pytest.mark.parametrize("players", [1, 4])
def test_the_placements_found_by_open_edges_are_those_of_a_search_over_all_cells(
    players: int,
) -> None:  # DR.3a, DR.3c, DR.3d
    game = game_of(players)
    asked = 0
    before = game.initial_state(players)
    for each in played(game, *["random"] * players, seed=11):
        if before.stage == "placing" and before.waiting and before.cubes_due is None:
            hand = before.drawn if players == 1 else before.hands[before.waiting[0]]
            listed = [move for move in game.legal_moves(before) if isinstance(move, Place)]
            assert len(listed) == len({*listed})
            assert {*listed} == naive_placements(game, before, hand)
            assert all(game.why_illegal(before, move) is None for move in listed)
            assert (game.why_illegal(before, Pass()) is None) is (not listed)
            asked += 1
        before = each.state
    assert asked > 5


def test_the_game_alone_ends_after_its_turns_with_a_rank() -> None:  # DR.solo2, DR.solo4
    for challenge in (False, True):
        game = game_of(1, challenge=challenge)
        last = list(played(game, "planner", seed=2))[-1].state
        result = game.result(last)
        assert result is not None
        assert result.turns == 11
        assert 1 < result.rank <= 11
        assert (len(last.pile), len(last.stock_pile)) == (1, 15)


def test_a_move_out_of_its_time_is_refused_with_the_rule_of_the_step() -> None:
    game = game_of(3)
    state = game.initial_state(3)
    with pytest.raises(IllegalMove, match="Next: draw the start city") as refused:
        game.apply(state, Pass())
    assert refused.value.rule == "DR.setup1"


@pytest.mark.parametrize(
    ("changes", "players", "words"),
    [
        ((("starts: [Chicago, St. Louis, Cincinnati]", "starts: []"),), 3, "no start city"),
        ((("links: [GV, BH]", "links: [GV, RG]"),), 1, "do not link"),
        ((("name: Boston", "name: New York"),), 3, "same name"),
    ],
)
def test_a_set_that_cannot_be_played_says_what_it_lacks(
    changes: tuple[tuple[str, str], ...], players: int, words: str
) -> None:
    tiles = changed(*changes)
    with pytest.raises(UnplayableSet, match=words):
        facts_of(tiles, rules_of(tiles), players)


def test_a_number_of_players_without_a_bag_cannot_play() -> None:
    with pytest.raises(UnplayableSet, match="1 to 5 players"):
        facts_of(lakes(), rules_of(lakes()), 6)

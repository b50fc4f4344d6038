"""The bots of the tile game: they see no hidden tile, and the better ones win."""

from random import Random

import pytest

from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.set import SOLO
from engine.tiles.state import HIDDEN, State
from tests.engine.tiles.tables import game_of, played


def swapped(state: State, seat: int, random: Random) -> State:
    """Return a state with all tiles dealt again that a seat has not seen: those of others and the pile."""
    other = state.copy()
    places = [(who, tile) for who, hand in enumerate(state.hands) if who != seat for tile in hand]
    secret = [(who, tile) for who, tile in places if tile in state.secret]
    unseen = [*(tile for _, tile in secret), *state.pile]
    random.shuffle(unseen)
    dealt = frozenset(tile for tile in state.secret if tile in state.hands[seat])
    for who in range(state.players):
        if who != seat:
            open_tiles = [tile for tile in state.hands[who] if tile not in state.secret]
            hidden = [unseen.pop() for owner, _ in secret if owner == who]
            dealt |= frozenset(hidden)
            other.hands[who] = (*hidden, *open_tiles)
    other.pile, other.secret = tuple(sorted(unseen)), dealt
    return other


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_what_a_bot_may_not_see_does_not_change_its_choice(bot: str) -> None:  # DR.setup2
    game, random, asked = game_of(3), Random(5), 0
    before = game.initial_state(3)
    for each in played(game, "random", "random", "random", seed=3):
        if each.actor >= 0 and before.turn <= 4:
            seat = each.actor
            views = [game.view(before), game.view(swapped(before, seat, random))]
            one, other = (TILE_BOTS[bot].choose(game, view, Random(1)) for view in views)
            assert one == other
            assert not isinstance(one, tuple)
            assert game.why_illegal(before, one) is None
            asked += 1
        before = each.state
    assert asked > 30


def test_a_view_counts_what_it_hides() -> None:  # DR.setup2
    game = game_of(4)
    state = next(each.state for each in played(game, *["random"] * 4) if each.state.turn == 2)
    seen = state.seen_by(1)
    assert seen.hands[1] == state.hands[1]
    assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
    for seat in (0, 2, 3):
        assert seen.hands[seat].count(HIDDEN) == len(state.secret.intersection(state.hands[seat]))
    assert set(seen.pile) == {HIDDEN}
    assert len(seen.pile) == len(state.pile)
    assert state.hands[0].count(HIDDEN) == 0


def won(bot: str, rival: str, games: int) -> float:
    game, share = game_of(4), 0.0
    for number in range(games):
        seat = number % 4
        bots = [bot if other == seat else rival for other in range(4)]
        result = game.result(list(played(game, *bots, seed=number))[-1].state)
        assert result is not None
        share += (seat in result.winners) / len(result.winners)
    return share / games


def test_greedy_beats_three_random_and_planner_three_greedy() -> None:
    assert won("greedy", "random", 12) > 0.9
    assert won("planner", "greedy", 24) > 0.45


def test_alone_the_planner_comes_out_ahead_of_greedy_and_greedy_of_random() -> None:
    game = game_of(SOLO)
    means = []
    for bot in ("random", "greedy", "planner"):
        results = [game.result(list(played(game, bot, seed=seed))[-1].state) for seed in range(40)]
        means.append(sum(result.totals[0] for result in results if result is not None))
    assert means == sorted(means)
    assert means[0] * 1.4 < means[1]

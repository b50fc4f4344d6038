"""Games by rounds on small boards, each move of them judged by a referee of their own (TC)."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from engine.board.document import Board
from engine.boardfile.writing import write_board
from engine.bots.greedy.greedy import GreedyBot
from engine.game.compiling import facts_of
from engine.game.endings import Kind
from engine.game.events import BANK, Founded, Paid
from engine.game.facts import Facts
from engine.game.moves import DealCities, Enter, SetRaces, ThrowDice
from engine.game.play import Game, Played, Player
from engine.game.state import State
from engine.transcript.header import Header
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.writing import transcript_lines
from engine.turns.illegal import IllegalMove
from engine.turns.play import run
from tests.engine.game.checker import AnyMove
from tests.engine.game.cities.coasts import coast_to_coast, ways

NAMES = ("Red", "Blue", "Green")
GAMES = 6


@pytest.fixture(scope="module")
def board() -> Board:
    return coast_to_coast()


def played(board: Board, seed: int) -> Iterator[tuple[State, Played]]:
    game = Game(facts_of(board))
    bots: tuple[Player, ...] = (GreedyBot(), AnyMove(), GreedyBot())
    state = game.initial_state(len(bots))
    for turn in run(game, bots, Random(seed)):
        yield state, turn
        state = turn.state


@pytest.mark.parametrize("seed", range(GAMES))
def test_money_comes_and_goes_by_payments_and_games_end_after_the_last_round(board: Board, seed: int) -> None:
    state = None
    for before, turn in played(board, seed):
        accounts = Counter(dict(enumerate(before.accounts)))
        for event in turn.events:
            if isinstance(event, Paid):
                accounts[event.payer] -= event.amount
                accounts[event.payee] += event.amount
        del accounts[BANK]
        assert [accounts[seat] for seat in range(3)] == turn.state.accounts
        state = turn.state
    assert state is not None
    assert state.ending is not None
    assert (state.ending.kind, state.round) == (Kind.LAST_ROUND, 16)


@pytest.mark.parametrize("seed", range(2))
def test_cities_come_where_and_as_often_as_the_rule_says(board: Board, seed: int) -> None:
    facts, chance = facts_of(board), Counter[int]()
    assert facts.cities is not None
    for before, turn in played(board, seed):
        match turn.move:
            case DealCities(hexes):
                chance[before.round] += len(hexes)
                assert set(hexes) <= set(facts.cities.open_in[before.round])
                assert not any(before.map_places.is_town(hex_) for hex_ in hexes)
            case ThrowDice(faces):
                assert min(faces) > 1
                assert sum(faces) >= 9
            case SetRaces(pairs):
                drawn = Counter(key for pair in pairs for key in pair)
                keys = {facts.labels[city.hex]: city.keys for city in before.progress.founded}
                assert all(times <= keys[key] for key, times in drawn.items())
                newest = {
                    facts.labels[city.hex]
                    for city in before.progress.founded
                    if city.by == "chance" and city.round == before.round - 1
                }
                assert not newest & set(drawn)
                assert all(one != other for one, other in pairs)
        for event in turn.events:
            if isinstance(event, Founded) and event.keys == 1:
                assert turn.state.map_places.is_town(event.hex)
    # The board has 31 hexes at home, so in later rounds there are fewer than four left.
    assert chance[0] == 3
    assert chance[1] == 4
    assert set(chance) <= set(range(15))


def test_a_game_is_replayed_byte_for_byte(board: Board) -> None:
    game = Game(facts_of(board))
    header = Header(write_board(board), "", "", "transcontinental", NAMES, ("any",) * 3, 5, "0.1.0")
    text = "".join(transcript_lines(header, game, run(game, [GreedyBot()] * 3, Random(5))))
    transcript = parse_transcript(text)
    again = "".join(transcript_lines(header, game, replay(transcript)))
    assert again == text
    assert '{"chance": {"cities": [' in text


def test_no_route_is_taken_where_a_better_one_is_available(board: Board) -> None:
    """Routes that were taken are compared with every simple way over the track (TC.route1)."""
    facts, asked = facts_of(board), 0
    for before, turn in played(board, 3):
        if isinstance(turn.move, Enter) and asked < 12:
            asked += 1
            route = turn.move.route
            own = measured(facts, before, turn.actor, route)
            found = ways(facts, before, route[0], route[-1], most=len(route) + 1)
            others = [measured(facts, before, turn.actor, way) for way in found]
            better = [
                (points, owed, links)
                for points, owed, links in others
                if points <= own[0] and owed <= own[1] and (points, owed) != own[:2]
            ]
            # What is left leads over none of their own track, or pays one rival more than 10.
            assert all(owed == links or owed > 10 for _, owed, links in better)
    assert asked > 5


def measured(facts: Facts, state: State, player: int, route: tuple[int, ...]) -> tuple[int, int, int]:
    """Return the points of a route, the links it pays for, and all its links."""
    links = [facts.links[step] for step in pairwise(route)]
    owed = sum(not state.owners[link] >> player & 1 for link in links)
    return sum(1 + facts.delays[link] for link in links), owed, len(links)


def test_what_is_not_thrown_now_is_refused(board: Board) -> None:
    game = Game(facts_of(board))
    state = game.initial_state(3)
    with pytest.raises(IllegalMove):
        game.apply(state, ThrowDice((3, 3, 3)))

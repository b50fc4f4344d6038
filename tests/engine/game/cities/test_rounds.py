"""Games by rounds on small boards, each move of them judged by a referee of their own (TC)."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from engine.board.document import Board
from engine.boardfile.writing import write_board
from engine.bots.greedy.greedy import GreedyBot
from engine.game.compiling import facts_of
from engine.game.events import Founded, Paid
from engine.game.facts import Facts
from engine.game.moves import DealCities, Enter, ThrowDice
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
from tests.engine.game.cities.referee import Referee

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
def test_every_move_is_by_the_rules_and_games_end_after_the_last_round(board: Board, seed: int) -> None:
    game = Game(facts_of(board))
    referee = Referee(game.facts, game.initial_state(3))
    for _, turn in played(board, seed):
        referee.judge(turn)
        for event in turn.events:
            if isinstance(event, Founded) and event.keys == 1:
                assert turn.state.map_places.is_town(event.hex)
    referee.close()
    # The board has 31 hexes at home, so in later rounds there are fewer than four left.
    assert referee.chance[0] == 3
    assert referee.chance[1] == 4
    assert set(referee.chance) <= set(range(15))


def test_the_referee_sees_every_other_amount_and_a_city_where_none_may_appear(board: Board) -> None:
    game = Game(facts_of(board))
    seen = set[str]()
    referee = Referee(game.facts, game.initial_state(3))
    for before, turn in played(board, 1):
        paid = [event for event in turn.events if isinstance(event, Paid)]
        if paid:
            more = paid[0]._replace(amount=paid[0].amount + 1)
            with pytest.raises(AssertionError):
                Referee(game.facts, before).judge(turn._replace(events=(more, *paid[1:])))
            seen.add("an amount")
        if isinstance(turn.move, DealCities):
            elsewhere = DealCities((game.facts.hexes_by_label["A1"], *turn.move.hexes[1:]))
            for move in (elsewhere, DealCities(turn.move.hexes[1:])):
                with pytest.raises(AssertionError):
                    Referee(game.facts, before).judge(turn._replace(move=move))
            seen.add("a city")
        referee.judge(turn)
    assert seen == {"an amount", "a city"}


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

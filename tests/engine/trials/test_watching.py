"""What a trial says of its games, against the games themselves."""

from collections import Counter
from random import Random
from typing import TypeVar

import pytest

from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.endings import Kind
from engine.game.events import HeldOver, Laid, Paid, RaceDecided, Reached
from engine.game.moves import Enter
from engine.game.play import Game, Played
from engine.game.races import Places
from engine.trials.json_results import plain
from engine.trials.results import Results
from engine.trials.tally import Tally
from engine.trials.trial import Trial
from engine.trials.verdicts import verdicts
from engine.trials.watching import Watch
from engine.turns.play import run
from tests.engine.game.boards import vale
from tests.engine.trials.trials import results_of, small

GAMES = 12
E = TypeVar("E")


@pytest.fixture(scope="module")
def trial() -> Trial:
    return small("greedy", "random", "random")


@pytest.fixture(scope="module")
def games(trial: Trial) -> list[list[Played]]:
    """The games of the trial, played one by one without it."""
    return [
        list(run(trial.game, [BOTS[name] for name in trial.seating(number)], Random(trial.seed_of(number))))
        for number in range(GAMES)
    ]


@pytest.fixture(scope="module")
def results() -> Results:
    return results_of(GAMES, "greedy", "random", "random")


def happened(games: list[list[Played]], kind: type[E]) -> list[tuple[int, E]]:
    """Return every event of a kind with the number of its game."""
    return [
        (number, event)
        for number, game in enumerate(games)
        for each in game
        for event in each.events
        if isinstance(event, kind)
    ]


def test_scores_are_those_of_the_games(trial: Trial, games: list[list[Played]], results: Results) -> None:
    accounts = [game[-1].state.accounts for game in games]
    for seat, line in enumerate(results.seats):
        assert line.score.points.total == sum(each[seat] for each in accounts)
        assert line.score.games == GAMES
    assert sum(line.score.won for line in results.seats) == pytest.approx(GAMES)
    greedy, random = results.bots
    assert (greedy.name, greedy.score.games) == ("greedy", GAMES)
    assert (random.name, random.score.games) == ("random", 2 * GAMES)
    own = sum(each[trial.seating(number).index("greedy")] for number, each in enumerate(accounts))
    assert greedy.score.points.total == own


def test_starts_count_those_who_began_there(games: list[list[Played]], results: Results) -> None:
    began = Counter(start for game in games for start in game[-1].state.starts)
    assert {line.label: line.score.games for line in results.starts} == {
        results.facts.labels[start]: began[start] for start in results.facts.starts
    }


def test_hexes_and_links_count_the_games_they_were_built_in(
    games: list[list[Played]], results: Results
) -> None:
    laid = happened(games, Laid)
    hexes = {(number, end) for number, link in laid for end in (link.start, link.end)}
    links = {(number, frozenset((link.start, link.end))) for number, link in laid}
    assert results.tally.hexes == Counter(hex_ for _, hex_ in hexes)
    labels = results.facts.labels
    assert {frozenset(line.labels): line.games for line in results.links} == Counter(
        frozenset(labels[end] for end in link) for _, link in links
    )
    built = {labels[hex_] for _, hex_ in hexes}
    assert set(results.unbuilt) == {labels[hex_] for hex_ in results.ground} - built
    assert "B7" not in {labels[hex_] for hex_ in results.ground}


def test_races_are_counted_once_for_their_pair_and_once_for_each_key(
    games: list[list[Played]], results: Results
) -> None:
    decided = [event for _, event in happened(games, RaceDecided)]
    entered = sum(len([player for place in event.places for player in place]) for event in decided)
    pairs = [line.races for line in results.pairs]
    assert sum(races.run + races.unentered for races in pairs) == len(decided)
    assert sum(races.entrants.total for races in pairs) == entered
    assert sum(races.held for races in pairs) == len(happened(games, HeldOver))
    assert sum(races.drawn for races in pairs) == 4 * GAMES
    assert sum(line.races.drawn for line in results.keys) == 2 * 4 * GAMES
    assert all(races.length.least >= 3 for races in pairs if races.run)


def test_the_length_of_a_race_is_the_shortest_route_entered() -> None:
    results = results_of(6, "greedy", "greedy")
    shortest = []
    for number in range(6):
        routes: dict[int, int] = {}
        bots = [BOTS[name] for name in results.trial.seating(number)]
        for each in run(results.trial.game, bots, Random(results.trial.seed_of(number))):
            if isinstance(each.move, Enter):
                routes[each.actor] = len(each.move.route) - 1
            for event in each.events:
                if isinstance(event, RaceDecided) and routes:
                    shortest.append(min(routes.values()))
                    routes = {}
    lengths = [line.races.length for line in results.pairs]
    assert sum(length.total for length in lengths) == sum(shortest)


def test_towns_tell_when_and_from_where_they_were_reached(
    games: list[list[Played]], results: Results
) -> None:
    first = happened(games, Reached)
    for town, line in enumerate(results.towns):
        whose = [(number, event.player) for number, event in first if event.town == town]
        assert GAMES - line.never == len(whose) == line.rounds.count + line.later
        assert line.seats == dict(sorted(Counter(player for _, player in whose).items()))
        starts = Counter(results.names[games[number][-1].state.starts[player]] for number, player in whose)
        assert line.starts == starts


@pytest.mark.parametrize("bots", [["greedy"] * 4, ["greedy", "planner", "random", "greedy"]])
@pytest.mark.parametrize("rules", ["sixth", "early"])
def test_games_whose_states_do_not_last_come_to_the_same(bots: list[str], rules: str) -> None:
    """Of several moves played at once, each is taken down as if the game had stood still after it."""
    game = Game(facts_of(vale(("races", 4)).edited(rules=rules)))
    for seed in range(6):
        tallies = []
        for lasting in (True, False):
            watch = Watch(game, bots)
            moves = run(game, [BOTS[name] for name in bots], Random(seed), lasting=lasting)
            *_, last = watch.watching(game, moves)
            result = game.result(last.state)
            assert result is not None
            tallies.append(watch.tally(result))
        assert tallies[0] == tallies[1]
        assert len({round_ for _, round_ in tallies[0].rounds}) > 1


def test_bonuses_are_paid_for_towns_reached_while_building(
    games: list[list[Played]], results: Results
) -> None:
    """Every bonus belongs to a first railway of the Building Stage (6.A4)."""
    paid = [event for _, event in happened(games, Paid) if event.rule == "6.A4"]
    reached = sum(line.rounds.count for line in results.towns)
    assert len(paid) <= reached
    assert reached - len(paid) <= 3 * GAMES


def decided(games: list[list[Played]]) -> list[Places]:
    """Return the places of every race that came to its end."""
    return [event.places for _, event in happened(games, RaceDecided)]


def test_lengths_and_ends_are_those_of_the_games(games: list[list[Played]], results: Results) -> None:
    length = results.tally.length
    assert length.moves.total == sum(len(game) for game in games)
    runs, unentered = sum(game[-1].state.runs for game in games), sum(not places for places in decided(games))
    assert unentered
    assert length.races.total == runs - unentered
    spent = f"In addition, {unentered / GAMES:.1f} races per game have no entrant."
    assert spent in [verdict.text for verdict in verdicts(results)]
    assert results.tally.ends.total() == GAMES
    assert results.tally.ends == Counter(
        state.ending.kind for game in games if (state := game[-1].state).ending is not None
    )


def test_pairs_that_never_became_possible_are_reported() -> None:
    """No one can lay a link, so no race is ever possible."""
    board = vale(("races", 4), ("link_cost", 90)).edited(title="Dear")
    results = results_of(3, "greedy", "random", board=board)
    races = [line.races for line in results.pairs]
    assert sum(each.dropped for each in races) == sum(each.held for each in races) == 12
    assert results.tally.ends == Counter({Kind.HELD_FOR_GOOD: 3})
    told = plain(results, "dear.yaml")
    reason = "The last race is run; some held over never became possible."
    assert told["ends"] == [{"end": "held for good", "reason": reason, "games": 3}]
    assert told["hexes"]["A1"]["games"] == 0


def test_results_without_a_game_are_plain_too() -> None:
    told = plain(Results(small(), Tally(), 5), "vale.yaml")
    assert told["stopped"] is True
    assert told["games"] == 0
    assert told["seats"] == []
    assert told["length"]["rounds"] is None

"""What a trial of a tile set says in sentences."""

from collections import Counter
from dataclasses import replace
from functools import cache

from engine.trials.figures import WHOLE_WIN, Measure, Score
from engine.trials.tiles.trial import TileTally, TileTrial, run_trial
from engine.trials.tiles.verdicts import verdicts
from engine.trials.workers import Here
from tests.engine.tiles.sets import lakes
from tests.engine.trials.trials import last_of


@cache
def tally_of(players: int, games: int = 12) -> tuple[TileTrial, TileTally]:
    trial = TileTrial(lakes(), ("random",) * players, 1)
    return trial, last_of(run_trial(trial, games, Here(), 1)).tally


def said(trial: TileTrial, tally: TileTally) -> dict[str, list[tuple[str, bool]]]:
    found: dict[str, list[tuple[str, bool]]] = {}
    for verdict in verdicts(trial, tally):
        found.setdefault(str(verdict.subject), []).append((str(verdict.text), verdict.warns))
    return found


def test_few_games_say_nothing_yet() -> None:
    trial, tally = tally_of(3, 2)
    assert said(trial, tally) == {
        "Games": [("Results for places, railroads and tiles appear after 10 games.", False)]
    }


def test_a_balanced_trial_warns_of_nothing() -> None:
    trial, tally = tally_of(4)
    places = {place: score_of(400, 100) for place in range(4)}
    found = said(trial, replace(tally, places=places, passes=0, blanks=0))
    assert found["First scores"] == [("No place of the first order stands out.", False)]
    assert not found["Course"][0][1]


def test_a_place_that_wins_too_often_is_named_with_its_share() -> None:
    trial, tally = tally_of(4)
    places = {0: score_of(400, 100), 3: score_of(400, 180), 2: score_of(400, 40)}
    found = said(trial, replace(tally, places=places))["First scores"]
    assert [warns for _, warns in found] == [True, True]
    assert found[0][0].startswith(
        "A player who begins with 9 points wins 10% (7–13), less than a fair share of 25%."
    )
    assert found[1][0].startswith(
        "A player who begins with 9 points wins 45% (40–50), more than a fair share of 25%."
    )


def test_a_railroad_worth_twice_another_is_named() -> None:
    trial, tally = tally_of(3)
    values = {place: measure_of(3) for place in range(len(trial.game.facts.railroads))}
    text, warns = said(trial, replace(tally, values=values))["Railroads"][0]
    assert not warns
    text, warns = said(trial, replace(tally, values={**values, 1: measure_of(9)}))["Railroads"][0]
    assert warns
    assert text.startswith("EM ends at 9.0 on average, more than twice the 3.0 of LP.")


def test_a_rare_tile_is_named_unless_it_lies_there_from_the_start() -> None:
    trial, tally = tally_of(3)
    cities = len(trial.game.facts.cities)
    placed = Counter(dict.fromkeys(range(cities), 8))
    start = trial.game.facts.starts[0]
    found = said(trial, replace(tally, placed=placed - Counter({start: 8})))["Tiles"]
    assert found == [("Every tile is placed about as often as the others.", False)]
    rare = next(tile for tile in range(cities) if tile not in trial.game.facts.starts)
    text, warns = said(trial, replace(tally, placed=placed - Counter({rare: 7})))["Tiles"][0]
    assert warns
    assert text.startswith(f"Rarely placed: {trial.game.facts.name(rare)}.")


def test_many_passes_are_a_warning() -> None:
    trial, tally = tally_of(3)
    text, warns = said(trial, replace(tally, passes=90, blanks=3))["Course"][0]
    assert warns
    assert text.startswith("3 tiles were placed blank to blank, and players passed 90 times: ")


def test_one_pass_and_one_tile_are_said_as_one() -> None:
    trial, tally = tally_of(3)
    text, _ = said(trial, replace(tally, passes=1, blanks=1))["Course"][0]
    assert text.startswith("1 tile was placed blank to blank, and a player passed once: ")


def test_a_place_among_four_that_chance_explains_is_not_named() -> None:
    """25 % lies outside the interval of one score alone, but among four one such is common."""
    trial, tally = tally_of(4)
    odd = score_of(200, 64)
    assert odd.interval().low > 0.25
    places = {place: score_of(200, 45) for place in range(3)} | {3: odd}
    found = said(trial, replace(tally, places=places))["First scores"]
    assert found == [("No place of the first order stands out.", False)]


def test_a_trial_of_the_game_alone_says_points_and_rank() -> None:
    trial, tally = tally_of(1)
    (text, warns), *_ = said(trial, tally)["Ranks"]
    assert not warns
    assert f"{next(iter(tally.bots.values())).points.mean:.1f} points on average." in text
    assert f"Rank {tally.ranks.most_common(1)[0][0]} is reached most" in text


def score_of(games: int, won: int) -> Score:
    return Score(won * WHOLE_WIN, Measure.counted({60: games}))


def measure_of(mean: int) -> Measure:
    return Measure.of(mean)

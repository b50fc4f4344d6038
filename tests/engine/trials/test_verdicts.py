"""What is said of a map, and of which numbers; and the same in tables."""

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.game.play import UnplayableBoard
from engine.trials.figures import WHOLE_WIN, Measure, Score
from engine.trials.results import Results
from engine.trials.table_parts import Table
from engine.trials.tables import tables
from engine.trials.tally import Failure, Length, Races, Tally, summed
from engine.trials.trial import BOTH, trial_of
from engine.trials.verdict import Verdict
from engine.trials.verdicts import verdicts
from tests.engine.game.boards import board_of, vale
from tests.engine.trials.trials import results_of, small

GAMES = 200


def scored(wins: int, games: int) -> Score:
    """Return a score of 100 points a game."""
    return Score(wins * WHOLE_WIN, Measure(games, 100 * games, 10_000 * games, 100, 100))


def measured(value: int, count: int) -> Measure:
    """Return the measure of one value many times."""
    return Measure.counted({value: count})


def results(**fields: Any) -> Results:
    """Return results of 200 even games between two, with some of it otherwise."""
    trial = small("greedy", "greedy")
    facts = trial.game.facts
    start, other = facts.starts
    even: dict[str, Any] = {
        "seats": {0: scored(104, GAMES), 1: scored(96, GAMES)},
        "bots": {"greedy": scored(200, 2 * GAMES)},
        "starts": {start: scored(100, GAMES), other: scored(100, GAMES)},
        "pairs": {("11", "12"): Races(run=GAMES, entrants=measured(2, GAMES), length=measured(9, GAMES))},
        "rounds": Counter({(town, 3): GAMES for town in range(len(facts.map_places.towns))}),
        "length": Length(measured(7, GAMES), measured(4, GAMES), measured(300, GAMES)),
    }
    return Results(trial, replace(Tally(), **(even | fields)), GAMES)


def told(found: Results, subject: str) -> list[str]:
    """Return the sentences on something."""
    return [verdict.text for verdict in verdicts(found) if verdict.subject == subject]


def test_games_that_all_end_are_said_first() -> None:
    first = verdicts(results())[0]
    assert first == ("Games", "200 games; all ended by the rules.", (), False)


def test_games_that_failed_or_were_not_played_are_said_before_all() -> None:
    failure = Failure(6, 77, ("greedy", "greedy"), "The game was not over after 10 moves.")
    said = told(replace(results(failures=(failure,)), asked=500), "Games")
    assert said == [
        "Stopped after 201 of 500 games.",
        "1 of 201 games failed and is ignored below: game 7 (seed 77).",
    ]


def test_of_one_and_of_none_it_is_said_as_people_say_it() -> None:
    one = replace(results_of(1), asked=9)
    assert told(one, "Games")[:2] == [
        "Stopped after 1 of 9 games.",
        "One game; it ended by the rules.",
    ]
    assert told(replace(one, tally=Tally()), "Games") == ["Stopped after 0 of 9 games."]
    waited = Races(run=1, held=1, dropped=0, entrants=measured(2, 1), length=measured(9, 1))
    assert told(results(pairs={("11", "12"): waited}), "Races")[0].startswith("Of 1 drawn, 1 was held over")


def test_few_games_are_said_to_say_little() -> None:
    assert told(results_of(10), "Games")[1] == "With fewer than 30 games, treat these results as hints."


def test_of_a_handful_of_games_nothing_is_said_but_that_there_are_too_few_and_how_long_they_are() -> None:
    said = verdicts(results_of(9))
    assert [verdict.subject for verdict in said] == ["Games", "Games", "Bots", "Length"]
    assert said[1].text.startswith("Results for seats")
    assert {"Seats", "Keys", "Links"} < {verdict.subject for verdict in verdicts(results_of(10))}


def test_games_after_which_more_are_played_are_said_to_be_those_so_far() -> None:
    first = verdicts(results_of(1), is_under_way=True)[0]
    assert first.text == "One game so far; it ended by the rules."


def test_a_start_that_wins_too_often_is_named_with_its_interval() -> None:
    start, other = results().facts.starts
    said = results(starts={start: scored(130, GAMES), other: scored(70, GAMES)})
    assert told(said, "Starts") == [
        "Ayton wins 65% (58–71); an equal share would be 50%.",
        "Gorse wins 35% (29–42); an equal share would be 50%.",
    ]
    warned = [verdict for verdict in verdicts(said) if verdict.subject == "Starts"]
    assert [(verdict.labels, verdict.warns) for verdict in warned] == [(("A1",), True), (("F10",), True)]


def test_what_chance_explains_is_not_held_against_a_seat() -> None:
    (said,) = told(results(), "Seats")
    assert said.startswith("None stands out. In this number of games")
    assert re.search(r"differences below \d+% cannot be detected\.$", said)


def test_one_odd_line_among_many_must_be_odder() -> None:
    """58 of 100 games against a half: odd among two (Wilson to 95 %), not among two compared (97.5 %)."""
    score = scored(118, GAMES)
    assert score.interval().low > 0.52
    twice = results(seats={0: scored(115, GAMES), 1: scored(85, GAMES)})
    assert scored(115, GAMES).interval().low > 0.5
    assert told(twice, "Seats")[0].startswith("None stands out")


def test_starts_nobody_chooses_are_named() -> None:
    start = results().facts.starts[0]
    assert told(results(starts={start: scored(100, GAMES)}), "Starts") == ["No company ever starts at Gorse."]


def test_bots_are_compared_only_where_there_are_kinds_of_them() -> None:
    assert told(results(), "Bots") == ["Games played by 2 × greedy."]
    who, said = told(results_of(10, "greedy", "random"), "Bots")
    assert who == "Games played by greedy, random."
    assert said.startswith("Games won by a company of each kind: greedy 100% ")


# -- where kinds of bots take turns ----------------------------------------------------------------


def by_both(greedy: Results, planner: Results) -> Results:
    """Return results of games that greedy and planner played in turn."""
    kinds = {"greedy": greedy.tally, "planner": planner.tally}
    total = replace(summed(list(kinds.values())), kinds=kinds)
    return Results(small(BOTH, BOTH), total, 2 * GAMES)


def starting(wins: int) -> Results:
    """Return results in which one of two starts wins so many games, the other the rest."""
    start, other = results().facts.starts
    return results(starts={start: scored(wins, GAMES), other: scored(GAMES - wins, GAMES)})


def on_starts(greedy: Results, planner: Results) -> list[Verdict]:
    return [verdict for verdict in verdicts(by_both(greedy, planner)) if verdict.subject == "Starts"]


def test_games_are_played_by_each_kind_in_turn_and_seats_move_on() -> None:
    trial = small(BOTH, "random")
    assert [trial.seating(number) for number in range(4)] == [
        ("greedy", "random"),
        ("planner", "random"),
        ("random", "greedy"),
        ("random", "planner"),
    ]


def test_each_kind_has_its_own_games_and_all_of_them_are_in_the_sum() -> None:
    found = results_of(7, BOTH, BOTH)
    assert {kind: each.tally.games for kind, each in found.kinds.items()} == {"greedy": 4, "planner": 3}
    assert summed([each.tally for each in found.kinds.values()]) == replace(found.tally, kinds={})


def test_what_all_kinds_say_of_a_start_is_a_warning_with_the_figures_of_each() -> None:
    first, _ = on_starts(starting(140), starting(160))
    assert first.text == (
        "Ayton wins 70% (63–76) with greedy and 80% (74–85) with planner; an equal share would be 50%."
    )
    assert (first.labels, first.warns) == (("A1",), True)


@pytest.mark.parametrize("greedy", [60, 100])
def test_where_bots_disagree_on_a_start_it_says_so_and_warns_of_nothing(greedy: int) -> None:
    first, _ = [
        each for each in verdicts(by_both(starting(greedy), starting(150))) if each.subject == "Starts"
    ]
    assert first.text.startswith("The bots disagree: Ayton wins ")
    assert first.text.endswith(
        "75% (69–80) with planner; an equal share would be 50%. Do not conclude from it."
    )
    assert not first.warns


def test_what_one_kind_alone_finds_is_put_down_to_it() -> None:
    first, _ = on_starts(starting(110), starting(125))
    assert first.text.startswith("Only planner finds a difference: Ayton wins 55% (48–62) with greedy and ")
    assert not first.warns


def test_a_town_or_key_that_one_kind_of_bot_uses_is_not_named() -> None:
    few = Counter({(town, 3): 5 if town == 2 else GAMES for town in range(7)})
    assert told(by_both(results(rounds=few), results()), "Towns") == []
    assert told(by_both(results(rounds=few), results(rounds=few)), "Towns") == [
        "Rarely reached in the Building Stage (400 games): Ceeley (10)."
    ]
    keys = list(results().facts.map_places.destinations)
    even = {
        pair: Races(run=GAMES, entrants=measured(2, GAMES))
        for pair in zip(keys[::2], keys[1::2], strict=True)
    }
    rare = even | {(keys[0], keys[1]): Races(run=2, dropped=198, entrants=measured(1, 2))}
    assert told(by_both(results(pairs=rare), results(pairs=even)), "Keys")[0].startswith("All keys are run")
    assert told(by_both(results(pairs=rare), results(pairs=rare)), "Keys") == [
        "Rarely run: 11 Ayton (4) and 12 Beeby (4), in 400 games.",
        "Races to 11 Ayton and 12 Beeby usually have one entrant, because only one company gets there.",
    ]


def test_tables_have_a_row_for_each_kind() -> None:
    found = by_both(starting(140), starting(60))
    assert [[cell.text for cell in row.cells[:3]] for row in named(found, "Starts").rows] == [
        ["Ayton, greedy", "200", "140"],
        ["Ayton, planner", "200", "60"],
        ["Gorse, greedy", "200", "60"],
        ["Gorse, planner", "200", "140"],
    ]
    assert not [table for table in tables(found) if table.title == "Bots"]


# -- races and ground ------------------------------------------------------------------------------


def test_keys_hardly_ever_run_are_named_with_their_places() -> None:
    keys = list(results().facts.map_places.destinations)
    pairs = {
        (one, other): Races(run=GAMES, entrants=measured(2, GAMES))
        for one, other in zip(keys[2::2], keys[3::2], strict=True)
    }
    pairs[keys[0], keys[1]] = Races(run=20, dropped=180, held=190, entrants=measured(2, 20))
    said = results(pairs=pairs)
    assert told(said, "Keys") == ["Rarely run: 11 Ayton (20) and 12 Beeby (20), in 200 games."]
    assert told(said, "Races") == ["Of 3600 drawn, 190 were held over and 180 never became possible."]


def test_keys_only_one_company_ever_runs_for_are_named() -> None:
    lonely = {("11", "12"): Races(run=GAMES, entrants=Measure.counted({1: 190, 2: 10}))}
    assert told(results(pairs=lonely), "Keys")[1].startswith(
        "Races to 11 Ayton and 12 Beeby usually have one"
    )
    social = {("11", "12"): Races(run=GAMES, entrants=Measure.counted({1: 80, 2: 120}))}
    assert len(told(results(pairs=social), "Keys")) == 1


def test_towns_left_without_a_railway_are_named() -> None:
    rounds = {(town, 3): GAMES for town in range(7)} | {(2, 3): 40, (2, 0): 100}
    assert told(results(rounds=Counter(rounds)), "Towns") == [
        "Rarely reached in the Building Stage (200 games): Ceeley (40)."
    ]
    assert told(results(), "Towns") == []


def test_towns_that_no_one_serves_and_keys_that_are_never_run_are_named() -> None:
    served = Counter({(town, 3): GAMES for town in range(7) if town != 2})
    assert told(results(rounds=served), "Towns") == ["Never served, not even between races: Ceeley."]
    keys = list(results().facts.map_places.destinations)
    pairs = {
        pair: Races(run=GAMES, entrants=measured(2, GAMES))
        for pair in zip(keys[2::2], keys[3::2], strict=True)
    }
    assert told(results(pairs=pairs), "Keys") == ["Never run: 11 Ayton and 12 Beeby."]


def test_ground_never_built_on_is_counted_and_can_be_gone_to() -> None:
    found = results(hexes=Counter(dict.fromkeys(results().ground[3:], 9)))
    (verdict,) = (verdict for verdict in verdicts(found) if verdict.subject == "Hexes")
    assert verdict.text == f"Never used: 3 of {len(found.ground)} hexes open to track."
    assert verdict.labels == ("A1", "A2", "A3")
    everywhere = results(hexes=Counter(results().ground))
    assert told(everywhere, "Hexes") == ["Every hex open to track was used in some game."]


def test_links_nearly_always_built_are_counted() -> None:
    link = results().facts.link(0, 1)
    assert told(results(links=Counter({link: 190, link + 6: 100})), "Links") == [
        "Built in at least 90% of games: 1 of 2 built links."
    ]


# -- tables ----------------------------------------------------------------------------------------


def named(found: Results, title: str) -> Table:
    return next(table for table in tables(found) if table.title == title)


def test_every_row_has_a_cell_for_each_column() -> None:
    found = results_of(12, "greedy", "random")
    titles = [table.title for table in tables(found)]
    assert titles[:4] == ["Starts", "Seats", "Bots", "Keys"]
    assert titles[-3:] == ["Towns", "Length", "Ends"]
    for table in tables(found):
        assert {len(row.cells) for row in table.rows} <= {len(table.columns)}, table.title


def test_a_start_has_its_share_and_leads_to_its_hex() -> None:
    first = named(results(), "Starts").rows[0]
    assert [cell.text for cell in first.cells[:4]] == ["Ayton", "200", "100", "50% (43–57)"]
    assert first.cells[3].share == 0.5
    assert first.labels == ("A1",)
    assert named(results(), "Starts").fair == 0.5


def test_a_start_nobody_chose_stands_in_the_table_without_numbers() -> None:
    start = results().facts.starts[0]
    row = named(results(starts={start: scored(1, 2)}), "Starts").rows[1]
    assert [cell.text for cell in row.cells] == ["Gorse", "0", *"–" * 7]


def test_pairs_that_never_became_possible_stand_before_those_that_waited() -> None:
    pairs = {
        ("11", "12"): Races(run=3, held=9),
        ("11", "13"): Races(run=1, held=2, dropped=2),
        ("12", "13"): Races(run=5),
    }
    rows = named(results(pairs=pairs), "Pairs that waited").rows
    assert [row.cells[0].text for row in rows] == ["11, 13", "11, 12"]


def test_games_that_failed_have_a_table_with_what_plays_them_again() -> None:
    failure = Failure(6, 77, ("greedy", "random"), "Why.")
    for tally in (results(failures=(failure,)).tally, Tally(failures=(failure,))):
        first = tables(replace(results(), tally=tally))[0]
        assert first.title == "Games that failed"
        assert [cell.text for cell in first.rows[0].cells] == ["7", "77", "greedy,random", "Why."]


# -- what cannot be tried --------------------------------------------------------------------------


def test_a_board_that_cannot_be_played_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnplayableBoard, match="No town has a key"):
        trial_of(board_of(["...."] * 3), ("greedy",), "sixth", 1)
    with pytest.raises(UnplayableBoard, match="no start"):
        trial_of(board_of(["...."] * 3, [("Ayton", "A1", ["11"])]), ("greedy",), "sixth", 1)
    with pytest.raises(UnplayableBoard, match="too few"):
        trial_of(board_of(["...."] * 3, [("Ayton", "A1", ["11"])], ["Ayton"]), ("greedy",), "sixth", 1)


def test_unknown_bots_and_rules_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="Unknown bot 'greedier'"):
        trial_of(vale(), ("greedier",), "sixth", 1)
    with pytest.raises(ValueError, match="at most 8 players"):
        trial_of(vale(), ("greedy",) * 9, "sixth", 1)
    with pytest.raises(ValueError, match="Unknown rule set 'ninth'"):
        trial_of(vale(), ("greedy",), "ninth", 1)


def test_races_no_one_enters_are_reported_where_a_game_has_some() -> None:
    for unentered, told in ((1, False), (9, False), (10, True), (GAMES, True)):
        pair = Races(run=GAMES, unentered=unentered, entrants=measured(2, GAMES), length=measured(9, GAMES))
        texts = [verdict.text for verdict in verdicts(results(pairs={("11", "12"): pair}))]
        assert any(text.startswith("In addition") for text in texts) == told
        assert "In addition, 0.0 races per game have no entrant." not in texts

"""What greedy makes no use of, and that it is so: each thing alone, and games that show it."""

from typing import Any

import pytest

from engine.board.document import Board
from engine.board.places import Country, Ferry, PermittedBuild
from engine.board.rules import Crossing, StartRule
from engine.bots.common.ignored_rules import left_by_greedy, most_useful_bot
from engine.trials.results import Results
from engine.trials.tally import Tally
from engine.trials.trial import trial_of
from engine.trials.verdicts import verdicts
from tests.engine.game.boards import vale


def course(*labels: str) -> Any:
    return tuple(vale().sheet.hex_named(label) for label in labels)


BOARDS: dict[str, Board] = {
    "ferries": vale().edited(ferries=(Ferry("Packet", ("Ayton", "Gorse"), course("B2")),)),
    "permitted builds": vale().edited(
        countries=(Country("Elsewhere", foreign=True),),
        permitted_builds=(PermittedBuild("Elsewhere", course("B2", "B3")),),
    ),
    "crossings laid whole": vale().edited(special_rules=(Crossing("Tunnel", course("A1", "A2"), 4),)),
    "second starts": vale().edited(special_rules=(StartRule(course("A1"), second=True),)),
}


@pytest.mark.parametrize("left", BOARDS)
def test_what_greedy_leaves_alone_is_named_and_planner_tells_more(left: str) -> None:
    assert left_by_greedy(BOARDS[left]) == left
    assert most_useful_bot(BOARDS[left]) == "planner"


def test_greedy_tells_of_a_board_that_has_none_of_it() -> None:
    by_links = Crossing("Viaduct", course("A1", "A2"), 4, whole=False)
    assert left_by_greedy(vale().edited(special_rules=(by_links,))) is None
    assert most_useful_bot(vale()) == "greedy"


def test_several_things_left_alone_are_listed() -> None:
    both = BOARDS["ferries"].edited(special_rules=BOARDS["second starts"].special_rules)
    assert left_by_greedy(both) == "ferries and second starts"


@pytest.mark.parametrize(("bots", "warned"), [(("greedy", "planner"), 1), (("planner", "planner"), 0)])
def test_a_trial_warns_where_greedy_played_on_such_a_board(bots: tuple[str, str], warned: int) -> None:
    trial = trial_of(BOARDS["crossings laid whole"], bots, "sixth", 1)
    said = [each for each in verdicts(Results(trial, Tally(), 0)) if each.subject == "Bots"]
    assert [each.warns for each in said] == [True] * warned
    assert all("greedy does not use the crossings laid whole" in each.text for each in said)

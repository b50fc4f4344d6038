"""A board on which no game can be played has an error that says why."""

from dataclasses import replace
from typing import Any

import pytest

from engine.board.document import Board
from engine.board.places import PermittedBuild
from engine.board.rules import Override, StartRule
from engine.board.terrain import OFF, SEA
from engine.checks.check_runner import check
from engine.diagnostics.findings import Severity
from engine.game.compiling import facts_of
from engine.game.play import Game
from tests.engine.checks.boards import at, good_board, painted, town, with_town
from tests.engine.checks.crossing_boards import BRIDGE, crossing, ruled
from tests.engine.checks.ferry_boards import with_ferry
from tests.engine.checks.start_boards import starting


def begun(*rules: StartRule) -> Board:
    """Return the good board begun by rules alone."""
    board = starting(*rules)
    return board.edited(towns=tuple(replace(each, start=False) for each in board.towns))


def permitted(*labels: str, **fields: Any) -> Board:
    build = PermittedBuild("France", tuple(map(at, labels)))
    return good_board().edited(permitted_builds=(build,), **fields)


REFUSED: dict[str, Board] = {
    "no town marked": with_town("Ayr", start=False),
    "no town and no rule": good_board().edited(towns=(town("Ayr", "B2"),), ferries=(), keys="none"),
    "a rule at sea": begun(StartRule((at("B6"),))),
    "a rule off the map": painted(begun(StartRule((at("A10"),))), OFF, "A10"),
    "the start flooded": painted(good_board(), SEA, "B2"),
    "the start cut off the map": painted(good_board(), OFF, "B2"),
    "a rule that names nobody": begun(StartRule(towns=("Nowhere",))),
    "a second start alone": begun(StartRule((at("A1"),), second=True)),
    "a ferry without a port": with_ferry(ports=("Nowhere", "Fowey")),
    "a ferry without a course": with_ferry(course=()),
    "a ferry with a gap": with_ferry(course=(at("A6"),)),
    "a crossing with a gap": ruled(crossing("D5", "D7")),
    "a crossing without a cost": ruled(crossing(*BRIDGE, cost=0)),
    "two crossings of one name": ruled(crossing(*BRIDGE), crossing("E5", "E6", "E7")),
    "two crossings on one link": ruled(crossing(*BRIDGE), crossing("D7", "D6", name="Pier")),
    "a permitted build at home": permitted("A1", "A2"),
    "a toll no fee can bear": ruled(Override((("toll", 2),))),
    "a sea that takes all": ruled(Override((("sea_takes", 6),))),
    "rules nobody knows": good_board().edited(rules="seventh"),
    "an override nobody knows": ruled(Override((("dice_of_doom", 7),))),
}


@pytest.mark.parametrize("board", REFUSED.values(), ids=REFUSED.keys())
def test_what_the_game_refuses_is_an_error(board: Board) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Game(facts_of(board)).initial_state(3)
    assert any(finding.severity is Severity.ERROR for finding in check(board))


def test_the_board_they_are_made_of_is_played_and_has_no_error() -> None:
    assert len(Game(facts_of(good_board())).initial_state(3).starts) == 3
    assert not any(finding.severity is Severity.ERROR for finding in check(good_board()))

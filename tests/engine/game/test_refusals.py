"""What the game refuses of a board the checks have told before, as an error."""

import ast
import inspect
import traceback

import pytest

from engine.board.document import Board
from engine.checks.catalogue import CHECKS
from engine.checks.check_runner import check
from engine.diagnostics.findings import Severity
from engine.game.compiling import facts_of
from engine.game.track import courses
from engine.rulesets.overrides import RuleSetError
from tests.engine.checks.boards import Case, at, good_board, painted, with_town
from tests.engine.checks.border_boards import abroad
from tests.engine.checks.cases import BAD, GOOD
from tests.engine.checks.crossing_boards import BRIDGE, crossing, ruled
from tests.engine.checks.ferry_boards import overriding, two_ferries, with_ferry

TELLING = tuple(check for check in CHECKS if check.code[0] in "BFKTX")
"""The families that tell what cannot be played; the others take their time."""

REFUSED: tuple[tuple[str, Board], ...] = (
    ("F102", with_town("Goring", name="Gorring")),
    ("F104", with_ferry(course=())),
    ("F104", with_ferry(course=(at("A6"),))),
    ("F101", painted(good_board(), 5, "C6")),
    ("F106", two_ferries("Strait")),
    ("F108", overriding(good_board(), toll=2)),
    ("F109", overriding(good_board(), sea_takes=5)),
    ("B102", abroad(("D8", "D10"))),
    ("B103", abroad(("D8", "D9"), country="Spain")),
    ("X104", ruled(crossing("D5", "D7"))),
    ("X105", ruled(crossing(*BRIDGE), crossing("E5", "E6", "E7"))),
    ("X106", ruled(crossing(*BRIDGE), crossing("E6", "D6", "D7", name="Pier"))),
    ("X107", ruled(crossing(*BRIDGE, cost=0))),
)


def refusal(board: Board) -> int | None:
    """Return the line of ``courses`` that refuses a board, or None if it can be played."""
    try:
        facts_of(board)
    except RuleSetError as error:
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__)]
        return lines[-1]
    return None


def errors_of(board: Board) -> set[str]:
    """Return the codes of the errors that are told of a board."""
    return {finding.code for finding in check(board, TELLING) if finding.severity is Severity.ERROR}


@pytest.mark.parametrize(("code", "board"), REFUSED, ids=[code for code, _ in REFUSED])
def test_what_the_game_refuses_a_check_names(code: str, board: Board) -> None:
    assert refusal(board) is not None
    assert code in errors_of(board)


def test_every_refusal_of_courses_has_its_board() -> None:
    tree = ast.parse(inspect.getsource(courses))
    raised = {node.lineno for node in ast.walk(tree) if isinstance(node, ast.Raise)}
    assert raised <= {refusal(board) for _, board in REFUSED}


@pytest.mark.parametrize("case", BAD, ids=lambda case: f"{case.code}-{case.subject}")
def test_a_board_without_errors_can_be_played(case: Case) -> None:
    assert refusal(case.board) is None or errors_of(case.board)


@pytest.mark.parametrize("board", GOOD, ids=range(len(GOOD)))
def test_a_sound_board_can_be_played(board: Board) -> None:
    assert refusal(board) is None

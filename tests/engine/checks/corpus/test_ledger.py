"""The ledger of the checks is whole, and says that right boards are left alone."""

from pathlib import Path

import pytest

from engine import shipped
from engine.boardfile.reading import read_board
from engine.checks.check_runner import check
from engine.diagnostics.findings import Severity
from studio.proofing.catalogue import ALL_CHECKS, explanations
from tests.engine.checks.corpus import ledger
from tests.engine.checks.corpus.generated import STYLES, generated_board
from tests.engine.checks.seeding.planting import shipped_boards

_MOST_ALARMS = 0.1
SMALL = 0, 5, 10


def test_the_ledger_is_of_checks_that_there_are() -> None:
    """One that was added since the ledger was measured has none yet, and is said to have none."""
    codes = [each.code for each in ledger.read()]
    assert codes == sorted(set(codes) & {check.code for check in ALL_CHECKS})


@pytest.mark.parametrize("entry", ledger.read(), ids=lambda entry: entry.code)
def test_no_error_and_hardly_a_warning_is_reported_of_a_right_board(entry: ledger.Entry) -> None:
    most = {Severity.ERROR: 0.0, Severity.WARNING: _MOST_ALARMS, Severity.NOTE: 1.0}
    share = entry.right / (STYLES + len(shipped_boards()))
    assert share <= most[explanations()[entry.code].severity]


@pytest.mark.parametrize("number", SMALL)
def test_a_generated_board_has_no_error_and_no_warning(number: int) -> None:
    found = check(generated_board(number), ALL_CHECKS)
    assert [f.id for f in found if f.severity is not Severity.NOTE] == []


@pytest.mark.parametrize("path", shipped.shipped_maps(), ids=lambda path: path.stem)
def test_an_included_board_has_no_error_and_no_warning(path: Path) -> None:
    """The board without towns as well, which is no place to plant mistakes."""
    board = read_board(path).board
    found = () if board is None else check(board, ALL_CHECKS)
    assert [f.id for f in found if f.severity is not Severity.NOTE] == []

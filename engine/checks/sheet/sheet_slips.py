"""Family T, the part that finds one slip in the sheet behind many faults of places."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.board.document import Board
from engine.boardfile.reading import board_from_data
from engine.boardfile.slip_guesses import Otherwise, otherwise
from engine.boardfile.writing import write_board
from engine.boardfile.yaml_events import compose
from engine.checks.ferries.ferries import FERRY_CHECKS
from engine.checks.frame.check import Check
from engine.checks.rules.crossings import CROSSING_CHECKS
from engine.checks.sides.rivers import RIVER_CHECKS
from engine.checks.sides.sides import SIDE_CHECKS
from engine.checks.towns.towns import TOWN_CHECKS
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.messages import Phrase, say

_TELLING: Final = frozenset({"T102", "S101", "S102", "S104", "F101", "F104", "X104"})
"""The codes that say whether what is placed by labels fits the ground."""
_JUDGES: Final = tuple(
    check
    for check in (*TOWN_CHECKS, *SIDE_CHECKS, *RIVER_CHECKS, *FERRY_CHECKS, *CROSSING_CHECKS)
    if check.code in _TELLING
)
_MANY: Final = 8
_LESS: Final = 4


@dataclass(frozen=True)
class ReadWith:
    """Read what is written of a board again, with one setting of its sheet otherwise."""

    setting: Phrase
    merge_key: None = None

    @property
    def label(self) -> Phrase:
        """Name the setting for the undo menu."""
        return say("Read the map with {setting}", setting=self.setting)

    def apply(self, board: Board) -> Board:
        """Return the board that reads so, or the same one where there is none."""
        for other, read in _readings(board):
            if other.setting == self.setting:
                return read
        return board


class SheetAskew(Check):
    """Many items are in wrong places, but few would be with one other sheet setting.

    Why it matters: towns, rivers and ferries are stored by hex label, terrain by rows. One wrong setting
    shifts one against the other and would cause dozens of findings; fixing those one by one would spoil the
    map.

    Example: `numbers_from: east` on a map whose numbers run from the west: ports are inland, towns in the
    sea and rivers in pieces.

    To fix it, change the sheet or move the terrain as suggested. Other problems are reported after that.
    """

    code, name, severity = "T125", "sheet-askew", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for the setting with which the fewest things would be wrong, if that is few."""
        amiss = _amiss(board)
        if amiss < _MANY:
            return
        tries = [(_amiss(read), other) for other, read in _readings(board)]
        left, other = min(tries, key=lambda tried: tried[0], default=(amiss, None))
        if other is None or left * _LESS > amiss:
            return
        edit = ReadWith(other.setting)
        yield self.finding(
            say(
                "{n} items are on the wrong kind of ground. With {setting} there would be {left}.",
                n=amiss,
                setting=other.setting,
                left=left or say("none"),
            ),
            path=other.path,
            fixes=(Fix(edit.label, edit, safe=False),),
        )


def _readings(board: Board) -> Iterator[tuple[Otherwise, Board]]:
    """Yield each setting of the sheet otherwise, and the board that reads so, where one does."""
    for other in otherwise(compose(write_board(board)).data):
        read = board_from_data(other.data, "").board
        if read is not None:
            yield other, read


def _amiss(board: Board) -> int:
    """Return how many things do not fit the ground they are on."""
    return sum(1 for check in _JUDGES for _ in check.find(board))


SHEET_SLIP_CHECKS: tuple[Check, ...] = (SheetAskew(),)

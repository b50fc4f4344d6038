"""Rules of where to start: what is wrong with them, and what is sound."""

from engine.board.document import Board
from engine.board.rules import StartRule
from tests.engine.checks.boards import Case, at, good_board


def starting(*rules: StartRule) -> Board:
    """Return the good board with rules of where to start."""
    board = good_board()
    return board.edited(special_rules=(*board.special_rules, *rules))


BAD: tuple[Case, ...] = (
    Case("X116", starting(StartRule((at("A1"),), ("Nowhere",))), "Nowhere", ("A1",)),
    Case("X116", starting(StartRule(towns=("Ballla",))), "Ballla", fixed=True),
)

GOOD: tuple[Board, ...] = (starting(StartRule(towns=(good_board().towns[0].name,), second=True, price=6)),)

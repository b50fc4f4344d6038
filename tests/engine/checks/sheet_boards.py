"""Sheets that are set otherwise than their maps were drawn for, and what is sound."""

from functools import cache

from engine import shipped
from engine.board.document import Board
from engine.board.layers import frozen
from engine.boardfile.reading import board_from_data
from engine.boardfile.slip_guesses import otherwise
from engine.boardfile.writing import write_board
from engine.boardfile.yaml_events import compose
from tests.engine.checks.boards import Case


def readings(board: Board) -> dict[str, Board]:
    """Return what a board becomes by each one slip in its sheet, as far as it can still be read."""
    others = otherwise(compose(write_board(board)).data)
    read = {str(other.setting): board_from_data(other.data, "otherwise").board for other in others}
    return {told: board for told, board in read.items() if board is not None}


@cache
def severn() -> Board:
    """Return the board of the Severn as it is shipped."""
    data = compose((shipped.folder("maps") / "severn.yaml").read_text("utf-8")).data
    board = board_from_data(data, "severn").board
    assert board is not None
    return board


@cache
def severn_readings() -> dict[str, Board]:
    """Return what the board of the Severn becomes by each one slip."""
    return readings(severn())


def exchanged(board: Board, one: int, other: int) -> Board:
    """Return a board with two rows of its terrain exchanged."""
    rows = board.terrain.copy()
    rows[[one, other]] = board.terrain[[other, one]]
    return board.edited(terrain=frozen(rows))


BAD: tuple[Case, ...] = (
    Case("T125", severn_readings()["shifted: even"], "", (), fixed=True),
    Case("T140", exchanged(severn(), 5, 20), "F1,U1", (), fixed=True),
)
GOOD: tuple[Board, ...] = ()

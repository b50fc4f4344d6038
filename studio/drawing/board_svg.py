"""The drawing of a board as SVG, with the map file inside, so that the board can be taken from it again."""

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.exchange.svg_board import svg_metadata
from engine.messages import Saying, say
from studio.drawing.shapes.marks import Drawing
from studio.drawing.svg import svg


def svg_of_board(drawing: Drawing, board: Board) -> tuple[str, list[Saying]]:
    """Return a drawing with its map inside as an SVG document, and why the map is not in it, if so."""
    try:
        return svg(drawing, board.title, metadata=svg_metadata(board)), []
    except BoardFileError as error:
        note = say("The map is not inside the drawing, because it cannot be saved: {why}", why=error.problem)
        return svg(drawing, board.title), [note]

"""Documents asked for: of several in a row the last comes, and only where nothing was drawn meanwhile."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.board.document import Board
from studio.language.words import tr


@dataclass(frozen=True, eq=False)
class Request:
    """A document asked for, in the place of the board that was there then."""

    path: Path
    board: Board


class Requests:
    """The document asked for last, until it is there or given up."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._last: Request | None = None

    def ask_for(self, path: Path, board: Board) -> Request | None:
        """Note that a document is asked for in the place of a board; None if it is on its way already."""
        last = self._last
        if last is not None and last.path == path and last.board is board:
            return None
        self._last = Request(path, board)
        return self._last

    def forget(self, path: Path | None) -> None:
        """Await a document no more that cannot be had."""
        if self._last is not None and self._last.path == path:
            self._last = None

    def grants(self, request: Request, board: Board, refusal: str, *, is_saving: bool) -> bool:
        """Whether a document may take the place of the board there is now; if not, why is told.

        ``refusal`` is the beginning of the sentence. Nothing is told where another document was asked
        for since.
        """
        if request is not self._last:
            return False
        self._last = None
        if board is not request.board:
            self._tell(tr("{refusal}, because the board was changed meanwhile.", refusal=refusal))
            return False
        if is_saving:
            self._tell(tr("{refusal}, because the board was being saved.", refusal=refusal))
            return False
        return True

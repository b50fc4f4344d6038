"""Pages of the recovery journal: found, described and read."""

from pathlib import Path
from tempfile import TemporaryDirectory

from engine.board.document import new_board
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.hexes.sheet import Sheet
from studio.session.known_files import Known, Stamp
from studio.session.recovery.pages import SUFFIX, board_on, new_page
from studio.session.recovery.recovering import recoverable
from tests.fuzz.running import Target, folder

_FOLDER = folder()
_BOARD = new_board(Sheet(4, 3)).edited(title="Left")


def target(data: bytes) -> None:
    """Find a page as the studio does when it starts, and read the board on it."""
    path = Path(_FOLDER.name) / f"page{SUFFIX}"
    path.write_bytes(data)
    for entry in recoverable(path.parent):
        assert entry.page == path
        parse_board(board_on(path), "page.yaml")


def _page(origin: Path | None, known: Known) -> bytes:
    """Return what a session leaves of a board."""
    with TemporaryDirectory() as place:
        page = new_page(Path(place))
        page.write(_BOARD, origin, known, saving=(_BOARD,))
        page.release()
        return page.path.read_bytes()


JOURNALS = Target(
    target,
    [
        _page(None, Known()),
        _page(Path("/nowhere/left.yaml"), Known(Stamp(700, 1_700_000_000_000_000_000), comments=True)),
        write_board(_BOARD).encode(),
    ],
)

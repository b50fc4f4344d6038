"""Where the name of a country stands, as a hand puts it on the map."""

from functools import partial

from engine.board.document import Board
from engine.board.places import Country
from engine.edits.countries import named_at
from studio.tools.gestures import NOTHING, Gesture, Outcome, Pointer, Preview, Sequel, ToolSettings, clicking
from studio.tools.previews import ringed
from studio.tools.selection import Selection

_HINT = "Click the hex on which the middle of the name is to stand. Esc leaves it where it is."


def placing_name(country: Country) -> Sequel:
    """Return how a hand puts a country's name on a hex that it clicks."""
    return Sequel(partial(_place, country), _HINT, plies=frozenset({"countries"}))


def _place(country: Country, board: Board, _settings: ToolSettings) -> Gesture:
    """Take a click on a hex of the sheet; the name may stand on sea, and beyond its own land."""

    def pointed(pointer: Pointer) -> Preview:
        hex_ = pointer.hex_on(board.sheet)
        return ringed(board, hex_) if hex_ in board.sheet else ()

    def let_go(release: Pointer) -> Outcome:
        hex_ = release.hex_on(board.sheet)
        if release.button != "left" or hex_ not in board.sheet:
            return NOTHING
        edit = named_at(country, hex_)
        return Outcome(edit, Selection(edit.new))

    return (yield from clicking(pointed, let_go))

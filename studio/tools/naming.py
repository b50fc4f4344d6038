"""Where the name of a country stands, as a hand puts it on the map."""

from functools import partial

from engine.board.document import Board
from engine.board.places import Country
from engine.edits.countries import named_at
from engine.hexes.lattice import Hex
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    Outcome,
    Pointer,
    Preview,
    Sequel,
    ToolSettings,
    clicking,
    dragging,
)
from studio.tools.previews import drawn_over, ringed
from studio.tools.selection import Selection, selection_at

_HINT = "Click the hex on which the middle of the name is to stand. Esc leaves it where it is."


def placing_name(country: Country) -> Sequel:
    """Return how a hand puts a country's name on a hex that it clicks."""
    return Sequel(partial(_place, country), _HINT, plies=frozenset({"countries"}))


def carry_name(board: Board, country: Country, press: Pointer) -> Gesture:
    """Go on from a press on a name put by hand: let go on another hex, it stands there.

    Let go at home, what is clicked there is selected.
    """
    start = press.hex_on(board.sheet)

    def dragged(pointer: Pointer) -> Preview:
        hex_ = pointer.hex_on(board.sheet)
        return () if hex_ == start else drawn_over(board, start, hex_, free=hex_ in board.sheet)

    def let_go(release: Pointer) -> Outcome:
        hex_ = release.hex_on(board.sheet)
        if hex_ == start:
            return Outcome(selection=selection_at(board, release.x_mm, release.y_mm, board))
        return _put(country, board, hex_)

    return (yield from dragging(press, dragged, let_go))


def _put(country: Country, board: Board, hex_: Hex) -> Outcome:
    """Return a country with its name on a hex; nothing where that is none of the sheet."""
    if hex_ not in board.sheet:
        return NOTHING
    edit = named_at(country, hex_)
    return Outcome(edit, Selection(edit.new))


def _place(country: Country, board: Board, _settings: ToolSettings) -> Gesture:
    """Take a click on a hex of the sheet; the name may stand on sea, and beyond its own land."""

    def pointed(pointer: Pointer) -> Preview:
        hex_ = pointer.hex_on(board.sheet)
        return ringed(board, hex_) if hex_ in board.sheet else ()

    def let_go(release: Pointer) -> Outcome:
        is_meant = release.button == "left"
        return _put(country, board, release.hex_on(board.sheet)) if is_meant else NOTHING

    return (yield from clicking(pointed, let_go))

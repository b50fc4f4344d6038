"""The map file inside an SVG drawing of Platelayer, from which the board is taken again."""

import re
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, unescape

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.exchange.taking_over import fault, file_bytes
from engine.messages import say

_BEGIN: Final = '<metadata><map xmlns="urn:platelayer:map">'
_END: Final = "</map></metadata>"
_INSIDE: Final = re.compile(re.escape(_BEGIN) + "([^<]*)" + re.escape(_END))
_MOST_FAULTS: Final = 3
_ADVICE: Final = "Use a drawing that Platelayer exported as .svg; those of other programs have no map inside."


def svg_metadata(board: Board) -> str:
    """Return the element of an SVG drawing that holds the map file.

    Raises BoardFileError for a board that cannot be saved.
    """
    return f"{_BEGIN}{escape(write_board(board))}{_END}"


def read_svg(path: Path) -> Board:
    """Return the board of a drawing; raises BoardFileError with a sentence where it has none."""
    data = file_bytes(path, "SVG", _ADVICE)
    try:
        match = _INSIDE.search(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise fault(path, "SVG", "it is not UTF-8 text", _ADVICE) from error
    if match is None:
        raise fault(path, "SVG", "there is no map of Platelayer inside", _ADVICE)
    read = parse_board(unescape(match[1]), path.name)
    if read.board is None:
        faults = tuple(str(finding.message) for finding in read.findings[:_MOST_FAULTS])
        raise BoardFileError(
            path, say("The map inside {name} is damaged: {faults}", name=path.name, faults=faults), _ADVICE
        )
    return read.board

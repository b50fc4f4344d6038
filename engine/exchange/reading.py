"""Maps of other programs taken over as boards, by the ending of the file."""

import json
from pathlib import Path
from typing import Final

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.exchange.eighteen_xx_reading import read_eighteen_xx
from engine.exchange.svg_board import read_svg
from engine.exchange.taking_over import file_bytes
from engine.exchange.text_map import read_text_map
from engine.exchange.tiled_reading import read_tiled
from engine.messages import Saying, say

_ADVICE: Final = (
    "Use a map of Tiled (.tmx, .tmj), 18xx-maker (.json) or Text Mapper (.txt), or a drawing by Platelayer "
    "(.svg)."
)


def read_foreign(path: Path) -> tuple[Board, list[Saying]]:
    """Return the board of another program's map, and what could not be taken over.

    Raises BoardFileError, with a sentence for the user, where the file holds no such map.
    """
    match path.suffix.lower():
        case ".tmx" | ".tmj":
            return read_tiled(path)
        case ".json":
            return read_tiled(path) if _is_of_tiled(path) else read_eighteen_xx(path)
        case ".txt":
            return read_text_map(path)
        case ".svg":
            return read_svg(path), []
    problem = say("{name} is not a map of a program whose maps can be taken over.", name=path.name)
    raise BoardFileError(path, problem, _ADVICE)


def _is_of_tiled(path: Path) -> bool:
    try:
        data = json.loads(file_bytes(path, "18xx-maker", _ADVICE))
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("type") == "map" and "orientation" in data

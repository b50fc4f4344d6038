"""The same work given to Tiled, where it is installed: the measure of what is fast."""

import shutil
import subprocess
from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

from engine.board.document import Board
from engine.board.terrain import HILL, LAKE, OFF, SEA, SWAMP
from studio.drawing.maps.themes import ATLAS

NOT_THERE: Final = (
    "Tiled is not installed here, so nothing is compared with it (on Debian: apt install tiled)."
)
HEX_PX: Final = 28
_HIGH_PX: Final = 32
_SIDE_PX: Final = 16
_COLOURS: Final = {HILL: ATLAS.hill, SEA: ATLAS.sea, LAKE: ATLAS.lake, SWAMP: ATLAS.swamp, OFF: ATLAS.paper}
_WITHOUT_A_SCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}


def is_there() -> bool:
    """Return whether Tiled is installed, and its program that makes pictures of maps."""
    return all(shutil.which(program) is not None for program in ("tmxrasterizer", "tiled"))


def write_tmx(board: Board, folder: Path) -> Path:
    """Write a board's terrain as a map of Tiled's, with a set of six tiles, and return its path."""
    tiles = QImage(6 * HEX_PX, _HIGH_PX, QImage.Format.Format_ARGB32)
    tiles.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tiles)
    half, cap = HEX_PX / 2, (_HIGH_PX - _SIDE_PX) / 2
    for code in range(6):
        x = code * HEX_PX
        painter.setBrush(QColor(_COLOURS.get(code, ATLAS.land)))
        upper, lower = cap, _HIGH_PX - cap
        right = ((half, 0), (HEX_PX, upper), (HEX_PX, lower))
        left = ((half, _HIGH_PX), (0, lower), (0, upper))
        corners = (*right, *left)
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y) for dx, y in corners]))
    painter.end()
    tiles.save(str(folder / "tiles.png"))
    sheet = board.sheet
    rows = ",\n".join(",".join(str(code + 1) for code in row) for row in board.terrain.tolist())
    path = folder / "map.tmx"
    path.write_text(
        f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="hexagonal" renderorder="right-down" width="{sheet.columns}"
 height="{sheet.rows}" tilewidth="{HEX_PX}" tileheight="{_HIGH_PX}" infinite="0"
 hexsidelength="{_SIDE_PX}" staggeraxis="y" staggerindex="odd" nextlayerid="2" nextobjectid="1">
 <tileset firstgid="1" name="tiles" tilewidth="{HEX_PX}" tileheight="{_HIGH_PX}" tilecount="6" columns="6">
  <image source="tiles.png" width="{6 * HEX_PX}" height="{_HIGH_PX}"/>
 </tileset>
 <layer id="1" name="ground" width="{sheet.columns}" height="{sheet.rows}"><data encoding="csv">
{rows}
 </data></layer>
</map>
""",
        encoding="utf-8",
    )
    return path


def flatness(board: Board) -> float:
    """Return how high Tiled shows a board, in widths of it."""
    sheet = board.sheet
    high = (_HIGH_PX + _SIDE_PX) / 2 * sheet.rows + (_HIGH_PX - _SIDE_PX) / 2
    return high / (HEX_PX * (sheet.columns + 0.5))


def rasterized(tmx: Path, environment: dict[str, str], *more: str) -> float:
    """Return the seconds `tmxrasterizer` takes to read a map and write it as a PNG."""
    start = perf_counter()
    subprocess.run(
        ["tmxrasterizer", *more, str(tmx), str(tmx.with_suffix(".png"))],
        env=environment | _WITHOUT_A_SCREEN,
        check=True,
        capture_output=True,
    )
    return perf_counter() - start

"""The files of other programs that a board is exported to, with the pictures that belong to them."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.boardfile.atomic import write_atomically
from engine.boardfile.errors import BoardFileError
from engine.exchange.eighteen_xx import eighteen_xx_map
from engine.exchange.geojson import geojson_map
from engine.exchange.text_map import text_map
from engine.exchange.tiled_writing import tiled_files
from engine.exchange.vassal import Company, Picture, vassal_module
from engine.messages import ENGLISH, Saying, Tongue, say
from studio.drawing.game.companies import NAMES, liveries
from studio.drawing.maps.rim import outer_frame
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.origin import is_own_drawing
from studio.drawing.picture import picture
from studio.drawing.shapes.marks import Drawing, moved
from studio.painting.png import png_bytes
from studio.painting.progress import Progress, go_on, report

USUAL_DPI: Final = 100.0
_MM_PER_INCH: Final = 25.4
_MOST_DOTS: Final = 10_000
"""How many dots wide and high a map may be for VASSAL to show it."""


_TEXTS: Final[Mapping[str, Callable[[Board], tuple[bytes, list[Saying]]]]] = {
    ".json": eighteen_xx_map,
    ".geojson": geojson_map,
    ".txt": text_map,
}
"""What writes the formats that consist of one text, by its ending."""


class Exchange(NamedTuple):
    """The files to write, the one asked for last, and what could not be taken over."""

    files: dict[Path, bytes]
    notes: list[Saying]

    def write(self, *, force: bool = False) -> None:
        """Write the files; those next to the last one over drawings by Platelayer only, unless forced.

        Raises BoardFileError where a file is in the way or cannot be written.
        """
        *beside, _ = self.files
        for path in beside:
            if path.exists() and not force and not is_own_drawing(path):
                raise BoardFileError(
                    path, say("{name} is already there.", name=path.name), "Choose another name."
                )
        for path, data in self.files.items():
            write_atomically(path, data)


def exchange_files(
    board: Board,
    path: Path,
    theme: Theme = ATLAS,
    tongue: Tongue = ENGLISH,
    progress: Progress = go_on,
    dpi: float = USUAL_DPI,
) -> Exchange:
    """Return the files for the program whose ending ``path`` has, one of ``EXPORTED``.

    ``dpi`` is how many dots an inch the picture of the map has. Raises Cancelled when ``progress`` said to
    stop.
    """
    if path.suffix.lower() == ".tmx":
        return _tiled(board, path, theme, progress)
    write = _TEXTS.get(path.suffix.lower())
    if write is not None:
        report(progress, 0.0)
        text, notes = write(board)
        report(progress, 1.0)
        return Exchange({path: text}, notes)
    return _vassal(board, path, theme, tongue, progress, dpi)


def _tiled(board: Board, path: Path, theme: Theme, progress: Progress) -> Exchange:
    """Return a map for Tiled, and the picture of its tiles."""
    report(progress, 0.0)
    own = (kind.colour for kind in board.kinds)
    colours = (theme.land, theme.hill, theme.sea, theme.lake, theme.swamp, theme.paper, *own)
    image = path.with_name(f"{path.stem}-tiles.png")
    text, tiles, notes = tiled_files(board, colours, image.name)
    report(progress, 1.0)
    return Exchange({image: tiles, path: text}, notes)


def _vassal(
    board: Board, path: Path, theme: Theme, tongue: Tongue, progress: Progress, dpi: float
) -> Exchange:
    edge = outer_frame(board.sheet)
    layers = tuple(moved(layer, -edge.left, -edge.top) for layer in picture(board, theme).layers)
    most = int(_MOST_DOTS * _MM_PER_INCH / max(edge.width, edge.height))
    png = png_bytes(Drawing(edge.width, edge.height, layers), min(dpi, most), theme.paper, progress)
    dots = min(dpi, most) / _MM_PER_INCH
    names = [tongue.says(name) for name in NAMES]
    companies = [Company(name, look.on_light) for name, look in zip(names, liveries(names), strict=True)]
    shown = Picture(png, dots, -edge.left * dots, -edge.top * dots)
    module, notes = vassal_module(board, shown, companies, tongue)
    if dpi > most:
        notes.append(
            say(
                "VASSAL shows maps of up to {most:,} dots a side. The picture has {dpi} dpi.",
                most=_MOST_DOTS,
                dpi=most,
            )
        )
    return Exchange({path: module}, notes)

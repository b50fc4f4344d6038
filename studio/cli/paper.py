"""The commands that draw: print and export. What draws is imported only when they run."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from engine.board.document import Board
from engine.boardfile.atomic import write_atomically
from engine.boardfile.bounds import Bounds
from engine.exchange.formats import EXPORTED
from studio.cli import progress
from studio.cli.boards import load
from studio.cli.exchange.exporting import write_exchange
from studio.cli.exits import FINE, CommandError
from studio.cli.options.language_option import add_language, tongue
from studio.cli.options.numbers import MOST_MOVES, decimal, whole
from studio.cli.options.papers import THEMES as THEME_NAMES
from studio.cli.options.papers import TILE_WHATS, WHATS, paper_meant
from studio.cli.outputs import GAME, PDF, PICTURE, add_output, demand_output, read_for
from studio.cli.tiles.printing import is_set_file, print_set
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.press import MOST_BLEED, SHOP_WHATS, press_for
from studio.painting.offscreen import start_qt

_WHATS_TOLD: Final = (
    "sheet: the map; poster: the map as large as one page allows; blank: empty hexes to draw on; "
    "keys: the key grid; cards: one for each key; "
    "counters: of cities that appear, and slips for their names; "
    "instructions: what players need to know; kit: all of these except poster and blank"
)
_WITHOUT_HEXES: Final = ("keys", "cards", "counters", "instructions")
_WITHOUT_EXTENT: Final = ("cards", "counters", "instructions", "kit")
_USUAL_DPI: Final = 150.0
_MOST_DPI: Final = 100_000
_MOST_PIXELS: Final = 600_000_000
_MM_PER_INCH: Final = 25.4


def add_commands(commands: Any) -> None:
    """Add ``print`` and ``export``."""
    parser = commands.add_parser(
        "print", help="print a map, its keys, cards or instructions, or a tile set, at true scale, as a PDF"
    )
    whats = (*WHATS, *(each for each in TILE_WHATS if each not in WHATS))
    _add_source(parser, whats, None, f"{_WHATS_TOLD}. Of a tile set: {', '.join(TILE_WHATS)}")
    add_output(parser, PDF, "FILE.pdf", "the PDF")
    parser.add_argument(
        "--paper",
        type=paper_meant,
        choices=PAPERS,
        help="size of the pages, as many as needed, or of a poster (default: A4)",
    )
    parser.add_argument("--theme", choices=THEME_NAMES, default="atlas", help="map style")
    parser.add_argument(
        "--bleed",
        type=decimal(Bounds(0, MOST_BLEED)),
        metavar="MM",
        help="for a print shop: one page in CMYK with crop marks, its ground so much larger than the cut "
        "(usually 3); of a sheet, poster, blank or keys",
    )
    parser.set_defaults(run=_print)

    parser = commands.add_parser(
        "export",
        help="save a map as a picture (.svg, .png), a page (.html), or for other programs",
    )
    _add_source(parser, WHATS, "sheet", f"{_WHATS_TOLD}; poster and kit go on paper, with print")
    add_output(
        parser,
        PICTURE,
        "FILE",
        "the file; its ending, .svg, .png, .html, .vmod (VASSAL), .tmx (Tiled), .json (18xx-maker), "
        ".geojson (QGIS) or .txt (Text Mapper), sets the format; .shop.png is a picture for a print shop, "
        ".tts.png one for Tabletop Simulator",
    )
    parser.add_argument(
        "--ground",
        action="store_true",
        help="only the terrain, as a .png tile map; fast for any size of map",
    )
    parser.add_argument("--theme", choices=THEME_NAMES, default="atlas", help="map style")
    parser.add_argument(
        "--dpi",
        type=decimal(Bounds(0, _MOST_DPI)),
        help="dots an inch of a .png (default: 150) or a .vmod (100)",
    )
    parser.set_defaults(run=_export)


def _add_source(parser: argparse.ArgumentParser, whats: Sequence[str], usual: str | None, told: str) -> None:
    """Let the user name the map or game, what of it to draw, and whether every hex shows its label."""
    parser.add_argument(
        "map",
        type=Path,
        metavar="MAP",
        help="a map; or a saved game (.jsonl), whose track is drawn on its map",
    )
    parser.add_argument(
        "--until",
        type=whole(1, MOST_MOVES),
        metavar="N",
        help="draw a game after its first N moves, throws included",
    )
    parser.add_argument(
        "--what",
        choices=whats,
        default=usual,
        help=told,
    )
    add_language(parser)
    parser.add_argument("--hex-labels", action="store_true", help="print a label in every hex")


def _print(arguments: argparse.Namespace) -> int:
    """Print a map, a game or a tile set, whichever is given."""
    is_set, has_paper = is_set_file(arguments.map), arguments.paper is not None
    arguments.paper = arguments.paper or "A4"
    if is_set:
        if arguments.bleed is not None:
            raise CommandError("--bleed is for maps. Remove it.")
        return print_set(arguments)
    if arguments.what is not None and arguments.what not in WHATS:
        raise CommandError(f"Only a tile set has {arguments.what} to print. Use --what {', '.join(WHATS)}.")
    arguments.what = arguments.what or "sheet"
    if arguments.bleed is not None and has_paper and arguments.what in set(SHOP_WHATS) - {"poster"}:
        raise CommandError(
            f"With --bleed, the page of --what {arguments.what} is as large as the map needs. "
            "Remove --paper, or use --what poster."
        )
    return print_map(arguments)


def print_map(arguments: argparse.Namespace) -> int:
    """Print a map, or the track of a game on it."""
    _demand_hexes(arguments)
    board, standing = _read(arguments)
    demand_output(arguments, read_for(arguments.map, board))
    start_qt()
    from studio.drawing.maps.themes import THEMES
    from studio.drawing.paper.destinations import NothingToPrintError
    from studio.drawing.paper.pages import paged
    from studio.drawing.paper.print_kinds import pages_to_print

    theme, paper = THEMES[arguments.theme], PAPERS[arguments.paper]
    if arguments.bleed is not None:
        return _print_for_shop(arguments, board, standing, theme)
    hex_labels, said = arguments.hex_labels, tongue(arguments)
    try:
        if standing is None:
            pages = pages_to_print(board, arguments.what, paper, theme, hex_labels=hex_labels, tongue=said)
        else:
            sheet = _drawn(board, standing, arguments, theme)
            pages = paged(sheet, paper, title=board.title, tongue=said)
    except NothingToPrintError as error:
        raise CommandError(f"{arguments.map}: {error}") from error
    return write_pages(arguments, pages, board.title, with_extent=arguments.what not in _WITHOUT_EXTENT)


def _print_for_shop(arguments: argparse.Namespace, board: Board, standing: Any, theme: Any) -> int:
    """Write one page for a print shop, and say how large it is once it is cut."""
    from studio.drawing.paper.destinations import NothingToPrintError
    from studio.drawing.paper.print_shop import plated, shop_drawing, shop_page
    from studio.painting.pdf import write_pdf

    paper = PAPERS[arguments.paper]
    if arguments.what not in SHOP_WHATS:
        raise CommandError(f"--bleed is for one page: use --what {', '.join(SHOP_WHATS)}.")
    try:
        if standing is not None:
            drawing, cut_to = _drawn(board, standing, arguments, theme), None
        else:
            labels, said = arguments.hex_labels, tongue(arguments)
            drawing, cut_to = shop_drawing(
                board, arguments.what, paper, theme, hex_labels=labels, tongue=said
            )
    except NothingToPrintError as error:
        raise CommandError(f"{arguments.map}: {error}") from error
    press = press_for(arguments.bleed)
    page = plated(shop_page(drawing, theme, bleed=arguments.bleed, paper=cut_to))
    write_pdf([page.drawing], arguments.output, board.title, _progress("Printing"), press)
    width, height = (size - 2 * press.cut for size in (page.drawing.width_mm, page.drawing.height_mm))
    print(f"{arguments.output}: 1 page, cut to {width:.0f} × {height:.0f} mm, {press.bleed:g} mm bleed, CMYK")
    return FINE


def write_pages(arguments: argparse.Namespace, pages: Sequence[Any], title: str, *, with_extent: bool) -> int:
    """Write pages as the PDF that is wanted, and say how many they are and how large together."""
    from studio.painting.pdf import write_pdf

    write_pdf([page.drawing for page in pages], arguments.output, title, _progress("Printing"))
    count = "1 page" if len(pages) == 1 else f"{len(pages)} pages"
    extent = f", {_extent([page.part for page in pages])}" if with_extent else ""
    print(f"{arguments.output}: {count} of {arguments.paper}{extent}")
    return FINE


def _read(arguments: argparse.Namespace) -> tuple[Board, Any]:
    """Return the board to draw and, of a saved game, its position; None for a map."""
    if arguments.map.suffix.lower() not in GAME.suffixes:
        if arguments.until is not None:
            raise CommandError(f"{arguments.map} is not a saved game (.jsonl). Remove --until.")
        return load(arguments.map), None
    if arguments.what != "sheet" or getattr(arguments, "ground", False):
        raise CommandError("Only the sheet shows the track of a game. Use --what sheet, or give the map.")
    from studio.cli.drawn_games import standing_of

    return standing_of(arguments.map, arguments.until)


def _extent(parts: Sequence[tuple[float, float, float, float]]) -> str:
    """Return how large a whole is that was cut into parts."""
    lefts, tops, rights, bottoms = zip(*parts, strict=True)
    return f"the whole {round(max(rights) - min(lefts))} × {round(max(bottoms) - min(tops))} mm"


def _demand_hexes(arguments: argparse.Namespace) -> None:
    """Refuse what is done with hexes where there are none, and what does not show on the ground alone."""
    if getattr(arguments, "ground", False) and (arguments.hex_labels or arguments.what == "blank"):
        raise CommandError("--ground exports only the terrain. Remove --hex-labels and --what.")
    if arguments.what in _WITHOUT_HEXES:
        for option in ("hex_labels", "ground"):
            if getattr(arguments, option, False):
                raise CommandError(
                    f"--{option.replace('_', '-')} is for sheets with hexes, not for --what {arguments.what}."
                )


def _export(arguments: argparse.Namespace) -> int:
    """Write one picture in the format its name ends with."""
    if arguments.what in {"kit", "poster"}:
        raise CommandError(
            f"A {arguments.what} goes on paper. Use `platelayer print --what {arguments.what}`."
        )
    _demand_hexes(arguments)
    board, standing = _read(arguments)
    demand_output(arguments, read_for(arguments.map, board))
    ending = arguments.output.suffix.lower()
    if ending == ".html":
        _write_page(arguments, board)
    elif ending in EXPORTED:
        write_exchange(arguments, board, _progress("Painting"))
    elif ending == ".svg":
        _write_svg(arguments, board, standing)
    else:
        _write_png(arguments, board, standing)
    print(arguments.output)
    return FINE


def _write_page(arguments: argparse.Namespace, board: Board) -> None:
    """Write the map as a page for browsers, with the game to step through if it is one."""
    for option in ("dpi", "ground", "until", "hex_labels"):
        if getattr(arguments, option):
            raise CommandError(f"--{option.replace('_', '-')} is for pictures, not for an .html page.")
    if arguments.what != "sheet":
        raise CommandError("An .html page has the map, the keys and the rules together. Remove --what.")
    from engine.transcript.errors import ReplayError, TranscriptError
    from engine.transcript.reading import read_transcript
    from studio.drawing.maps.themes import THEMES
    from studio.reports.game_data import game_data
    from studio.reports.share_page import share_page

    try:
        theme, said, game = THEMES[arguments.theme], tongue(arguments), None
        if arguments.map.suffix.lower() in GAME.suffixes:
            game = game_data(board, theme, read_transcript(arguments.map), said)
        page = share_page(board, theme, said, game)
    except (ReplayError, TranscriptError) as error:
        raise CommandError(f"{arguments.map}: {error}") from error
    write_atomically(arguments.output, page.encode())


def _write_svg(arguments: argparse.Namespace, board: Board, standing: Any) -> None:
    if arguments.dpi is not None:
        raise CommandError("An .svg file has no dots. Remove --dpi, or use a name ending with .png.")
    if arguments.ground:
        raise CommandError("The terrain is exported as pixels. Use a name ending with .png.")
    from studio.drawing.board_svg import svg_of_board
    from studio.drawing.maps.themes import THEMES
    from studio.drawing.svg import svg

    drawing = _drawn(board, standing, arguments, THEMES[arguments.theme])
    if standing is None and arguments.what == "sheet":
        text, notes = svg_of_board(drawing, board)
    else:
        text, notes = svg(drawing, board.title), []
    write_atomically(arguments.output, text.encode())
    for note in notes:
        print(note, file=sys.stderr)


def _write_png(arguments: argparse.Namespace, board: Board, standing: Any) -> None:
    """Write the sheet as PNG; refuse a size that no program opens."""
    start_qt()
    from studio.drawing.maps.themes import THEMES
    from studio.painting.ground import ground_png
    from studio.painting.png import write_png
    from studio.painting.png_kinds import PngKind, png_kind

    theme = THEMES[arguments.theme]
    dpi = _USUAL_DPI if arguments.dpi is None else arguments.dpi
    dots = dpi / _MM_PER_INCH
    if arguments.ground:
        _refuse_size(dpi, *board.sheet.size_mm)
        write_atomically(
            arguments.output, ground_png(board, theme, round(dots * board.sheet.across_flats_mm))
        )
        return
    drawing = _drawn(board, standing, arguments, theme)
    kind = png_kind(arguments.output, drawing, theme)
    if kind is None:
        kind = PngKind(drawing, dpi)
    elif arguments.dpi is not None:
        raise CommandError("A .tts.png or .shop.png picture has as many dots as it needs. Remove --dpi.")
    _refuse_size(kind.dpi, kind.drawing.width_mm, kind.drawing.height_mm)
    write_png(kind.drawing, arguments.output, kind.dpi, theme.paper, _progress("Painting"))


def _drawn(board: Board, standing: Any, arguments: argparse.Namespace, theme: Any) -> Any:
    """Return the drawing asked for; the classes of all three are known once drawing is imported."""
    if standing is not None:
        from studio.drawing.game.game_sheet import game_sheet

        return game_sheet(board, standing, theme, hex_labels=arguments.hex_labels, tongue=tongue(arguments))
    from studio.drawing.paper.destinations import NothingToPrintError
    from studio.drawing.paper.print_kinds import to_print

    try:
        return to_print(
            board, arguments.what, theme, hex_labels=arguments.hex_labels, tongue=tongue(arguments)
        )
    except NothingToPrintError as error:
        raise CommandError(f"{arguments.map}: {error}") from error


def _refuse_size(dpi: float, width_mm: float, height_mm: float) -> None:
    """Refuse a size that no program opens, and one that no one can read."""
    if not 10 <= dpi <= 2400 or width_mm * height_mm * (dpi / _MM_PER_INCH) ** 2 > _MOST_PIXELS:
        raise CommandError(
            "The picture would be too small to read or too large to open. Choose another --dpi."
        )


def _progress(doing: str) -> Callable[[float], bool]:
    """Return a progress callback that shows the share done on a terminal."""

    def show(done: float) -> bool:
        progress.show(f"{doing} … {done:4.0%}")
        if done >= 1:
            progress.clear()
        return True

    return show

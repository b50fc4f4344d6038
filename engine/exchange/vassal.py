"""A module for VASSAL: the map with its hexes named, dice, and trains and track in the companies' colours.

VASSAL (https://vassalengine.org) plays board games over a network; a ``.vmod`` is a zip of XML and images.
"""

import math
import zipfile
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import groupby
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from PIL import Image, ImageDraw

from engine.board.document import Board
from engine.hexes.sheet import Sheet
from engine.messages import ENGLISH, Phrase, Saying, Tongue, say

_BUILD: Final = "VASSAL.build."
_MAP: Final = "VASSAL.build.module.map."
_BOARD: Final = "VASSAL.build.module.map.boardPicker.board."
_VERSION: Final = "3.7.0"
"""Written as the least version of VASSAL; earlier ones have other names for the files inside."""
_MOMENT: Final = (2026, 1, 1, 0, 0, 0)
"""The time of every file inside: the same map gives the same bytes."""
_MOMENT_MS: Final = 1767225600000
_MAIN: Final = "Map"
_WIDE: Final = 0.22
"""How wide a piece of track is, as a part of the distance between centres."""
_UNNAMED: Phrase = (
    "VASSAL cannot count the hexes as this map labels them. The labels are on the picture, but VASSAL's own "
    "reports name no hexes."
)


class Picture(NamedTuple):
    """The picture of a map: the PNG file, its dots a millimetre, where the sheet's corner is in dots."""

    png: bytes
    dots: float
    left: float
    top: float


class Company(NamedTuple):
    """A company at the table: its name and its colour, ``#rrggbb``."""

    name: str
    colour: str


class Run(NamedTuple):
    """Neighbouring lines of hexes whose letters follow one on another: from which line, how many.

    ``letter`` is the place of the first letter (A is 0, AA is 26), ``add`` what its numbers are raised by.
    """

    first: int
    lines: int
    letter: int
    add: int


def vassal_module(
    board: Board, picture: Picture, companies: Sequence[Company], tongue: Tongue = ENGLISH
) -> tuple[bytes, list[Saying]]:
    """Return the module of a board as a ``.vmod`` file, and what could not be taken over.

    ``picture`` shows the whole map. The same board and picture give the same bytes.
    """
    runs = runs_of(board.sheet)
    name = board.title or "Railway Rivals"
    pieces = list(_pieces(board.sheet, companies, tongue))
    images = {"board.png": picture.png, **_pieces_drawn(board.sheet, picture, pieces)}
    build = _module(name, companies, pieces, tongue)
    for drawn in build.iter(f"{_MAP}boardPicker.Board"):
        _add_grids(drawn, board.sheet, picture, runs)
    files = {
        "buildFile.xml": _text(build),
        "moduledata": _text(_data_of(name, board.designer)),
        **{f"images/{each}": data for each, data in images.items()},
    }
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            archive.writestr(zipfile.ZipInfo(path, _MOMENT), data, zipfile.ZIP_DEFLATED)
    return out.getvalue(), [] if runs else [say(_UNNAMED)]


def runs_of(sheet: Sheet) -> list[Run]:
    """Return the lines of a sheet in runs that VASSAL can count; none where it cannot.

    It counts letters as A to Z, AA, BB, …, and both letters and numbers only to the south and the east.
    """
    labels = sheet.labels
    if labels.letters_from in {"south", "east"} or labels.numbers_from in {"south", "east"}:
        return []
    along = sheet.rows if labels.letters == "rows" else sheet.columns
    lines = [(at, _letter_at(name), add) for at, (name, add) in enumerate(labels.alphabet[:along])]
    if any(letter is None for _, letter, _ in lines):
        return []
    found = []
    for _, group in groupby(lines, key=lambda line: ((line[1] or 0) - line[0], line[2])):
        run = list(group)
        first, letter, add = run[0]
        found.append(Run(first, len(run), letter or 0, add))
    return found


def _letter_at(name: str) -> int | None:
    """Return the place of a letter as VASSAL counts it, None for letters that it cannot count."""
    if len(set(name)) != 1:
        return None
    return ord(name[0]) - ord("A") + 26 * (len(name) - 1)


# -- the module ------------------------------------------------------------------------------------


_PARTS: Final = (
    "StackMetrics",
    "ForwardToKeyBuffer",
    "Scroller",
    "ForwardToChatter",
    "MenuDisplayer",
    "MapCenterer",
    "StackExpander",
    "PieceMover",
    "KeyBufferer",
    "ImageSaver",
    "CounterDetailViewer",
)
"""What VASSAL does not add to a map by itself; without the piece mover no piece can be dragged."""


def _module(name: str, companies: Sequence[Company], pieces: Sequence["_Piece"], tongue: Tongue) -> Element:
    """Return a module with its map, whose board has no grid yet."""
    module = Element(
        f"{_BUILD}GameModule",
        name=name,
        version="1.0",
        description=name,
        VassalVersion=_VERSION,
        nextPieceSlotId=str(len(pieces) + 1),
    )
    SubElement(module, f"{_BUILD}module.BasicCommandEncoder")
    roster = SubElement(
        module,
        f"{_BUILD}module.PlayerRoster",
        buttonText=tongue.says("Retire"),
        buttonToolTip=tongue.says("Switch sides"),
    )
    for company in companies:
        SubElement(roster, "entry").text = company.name
    _add_map(module)
    _add_pieces(module, companies, pieces, tongue)
    for title, dice in ((tongue.says("Key"), 2), (tongue.says("Building"), 1)):
        SubElement(
            module,
            f"{_BUILD}module.DiceButton",
            name=title,
            text=title,
            tooltip=f"{dice}d6",
            nDice=str(dice),
            nSides="6",
            plus="0",
            addToTotal="0",
            reportTotal="false",
            prompt="false",
            sortDice="false",
            reportFormat="** $name$ = $result$ *** <$PlayerName$>",
        )
    SubElement(module, f"{_BUILD}module.Chatter")
    return module


def _add_map(module: Element) -> None:
    map_ = SubElement(
        module, f"{_BUILD}module.Map", mapName=_MAIN, allowMultiple="false", markMoved="Never", launch="false"
    )
    picker = SubElement(map_, f"{_MAP}BoardPicker", title="Choose Boards", boardPrompt="Select board")
    SubElement(picker, "setup").text = f"{_MAIN}BoardPicker\tBoard\t0\t0"
    SubElement(picker, f"{_MAP}boardPicker.Board", name="Board", image="board.png", reversible="false")
    for part in _PARTS:
        SubElement(map_, f"{_MAP}{part}")
    SubElement(map_, f"{_MAP}Zoomer", zoomLevels="0.25,0.333,0.5,0.75,1.0,1.5,2.0", zoomStart="5")


def _add_pieces(
    module: Element, companies: Sequence[Company], pieces: Sequence["_Piece"], tongue: Tongue
) -> None:
    """Add a window with the pieces of each company on a tab of its own."""
    title = tongue.says("Pieces")
    window = SubElement(module, f"{_BUILD}module.PieceWindow", name=title, text=title, tooltip=title)
    tabs = SubElement(window, f"{_BUILD}widget.TabWidget", entryName=title)
    for company in companies:
        listed = SubElement(
            tabs,
            f"{_BUILD}widget.ListWidget",
            entryName=company.name,
            width="300",
            height="300",
            divider="150",
        )
        for piece in (each for each in pieces if each.company == company):
            slot = SubElement(
                listed,
                f"{_BUILD}widget.PieceSlot",
                entryName=piece.name,
                gpid=str(piece.number),
                width="40",
                height="40",
            )
            kind = f"delete;Delete;68,130;\tpiece;;;{piece.image};{piece.name}"
            slot.text = f"+/null/{kind}/\tnull;0;0;{piece.number};0"


def _data_of(name: str, designer: str) -> Element:
    data = Element("data", version="1")
    for tag, text in (
        ("version", "1.0"),
        ("extra1", ""),
        ("extra2", ""),
        ("VassalVersion", _VERSION),
        ("dateSaved", str(_MOMENT_MS)),
        ("description", designer or name),
        ("name", name),
    ):
        SubElement(data, tag).text = text
    return data


def _text(root: Element) -> bytes:
    indent(root, " ")
    body: bytes = tostring(root, "utf-8")
    return b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' + body


# -- the grid --------------------------------------------------------------------------------------


def _add_grids(drawn: Element, sheet: Sheet, picture: Picture, runs: Sequence[Run]) -> None:
    """Add the grid to a board; where its letters begin again, a zone with a grid of its own for each run."""
    if len(runs) <= 1:
        _add_grid(drawn, sheet, picture, runs[0] if runs else None)
        return
    zoned = SubElement(drawn, f"{_BOARD}ZonedGrid")
    for number, run in enumerate(runs, start=1):
        left, top, right, bottom = zone_of(sheet, picture, run)
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        zone = SubElement(
            zoned,
            f"{_BOARD}mapgrid.Zone",
            name=f"Part {number}",
            path=";".join(f"{x},{y}" for x, y in corners),
            locationFormat="$gridLocation$",
            useParentGrid="false",
            useHighlight="false",
        )
        _add_grid(zone, sheet, picture, run)


def _add_grid(parent: Element, sheet: Sheet, picture: Picture, run: Run | None) -> None:
    """Add a grid whose first hex is the first of a run; of the whole sheet, without names, for None."""
    is_by_rows = sheet.labels.letters == "rows"
    first = run.first if run else 0
    column, row = (0, first) if is_by_rows else (first, 0)
    x, y = _dots(sheet, picture, column, row)
    apart, width = 1.5 * sheet.radius_mm * picture.dots, sheet.across_flats_mm * picture.dots
    is_pointy = sheet.top == "pointy"
    line = row if is_pointy else column
    # Counted from the first line of the run, the shifted lines may be the others.
    is_even_shifted = (sheet.shifted == "even") != (line % 2 == 1)
    grid = SubElement(
        parent,
        f"{_BOARD}HexGrid",
        sideways=str(is_pointy).lower(),
        dx=f"{apart:.4f}",
        dy=f"{width:.4f}",
        x0=str(round(y if is_pointy else x)),
        y0=str(round(x if is_pointy else y)),
        snapTo="true",
        edgesLegal="true",
        cornersLegal="false",
        visible="false",
        dotsVisible="false",
        color="0,0,0",
    )
    if run is None:
        return
    # VASSAL's h counts lines (rows of a pointy map), its v the hexes in a line.
    letters_are_h = is_by_rows == is_pointy
    letters, numbers = ("A", run.letter, 0), ("N", 1 + run.add, 0)
    h, v = (letters, numbers) if letters_are_h else (numbers, letters)
    SubElement(
        grid,
        f"{_BOARD}mapgrid.HexGridNumbering",
        first="H" if letters_are_h else "V",
        sep="",
        hType=h[0],
        hOff=str(h[1]),
        hLeading="0",
        vType=v[0],
        vOff=str(v[1]),
        vLeading="0",
        hDescend="false",
        vDescend="false",
        stagger=str(is_even_shifted).lower(),
        locationFormat="$gridLocation$",
        visible="false",
        fontSize="11",
        color="0,0,0",
    )


def zone_of(sheet: Sheet, picture: Picture, run: Run) -> tuple[int, int, int, int]:
    """Return the rectangle in dots that holds the centres of a run's hexes and of no others."""
    is_by_rows = sheet.labels.letters == "rows"
    along = sheet.rows if is_by_rows else sheet.columns
    width, height = (picture.dots * each for each in sheet.size_mm)
    edges = []
    for line in (run.first, run.first + run.lines):
        if line in {0, along}:
            far = picture.top + height if is_by_rows else picture.left + width
            edges.append(0.0 if line == 0 else far + (picture.top if is_by_rows else picture.left))
            continue
        ends = [_line_ends(sheet, picture, each, is_by_rows=is_by_rows) for each in (line - 1, line)]
        edges.append((max(ends[0]) + min(ends[1])) / 2)
    low, high = map(round, edges)
    across = round(2 * picture.left + width if is_by_rows else 2 * picture.top + height)
    return (0, low, across, high) if is_by_rows else (low, 0, high, across)


def _line_ends(sheet: Sheet, picture: Picture, line: int, *, is_by_rows: bool) -> list[float]:
    """Return how far down (or right) the first two centres of a line are, of which one may be shifted."""
    across = sheet.columns if is_by_rows else sheet.rows
    places = [(each, line) if is_by_rows else (line, each) for each in range(min(2, across))]
    return [_dots(sheet, picture, *place)[1 if is_by_rows else 0] for place in places]


def _dots(sheet: Sheet, picture: Picture, column: int, row: int) -> tuple[float, float]:
    x, y = sheet.centre_mm(sheet.hex_at(column, row))
    return picture.left + picture.dots * x, picture.top + picture.dots * y


# -- pieces ----------------------------------------------------------------------------------------


class _Piece(NamedTuple):
    number: int
    company: Company
    name: str
    image: str
    way: int | None
    """The angle of a link; None for a train."""


def _pieces(sheet: Sheet, companies: Sequence[Company], tongue: Tongue) -> Iterator[_Piece]:
    """Yield a train for each company, and a link of track for each of the three ways it may lie."""
    number = 0
    for at, company in enumerate(companies, start=1):
        for way in (None, *_ways(sheet)):
            number += 1
            if way is None:
                name, image = tongue.says("{company}, train", company=company.name), f"train-{at}.png"
            else:
                name = tongue.says("{company}, track at {degrees}°", company=company.name, degrees=way)
                image = f"track-{way}-{at}.png"
            yield _Piece(number, company, name, image, way)


def _ways(sheet: Sheet) -> tuple[int, ...]:
    """Return the angles of links from the level, clockwise in degrees."""
    return (0, 60, 120) if sheet.top == "pointy" else (30, 90, 150)


def _pieces_drawn(sheet: Sheet, picture: Picture, pieces: Sequence[_Piece]) -> dict[str, bytes]:
    """Return the images of the pieces as PNG files, by name."""
    size = max(8, round(sheet.across_flats_mm * picture.dots))
    images = {}
    for piece in pieces:
        colour = piece.company.colour
        out = BytesIO()
        (_train(size, colour) if piece.way is None else _link(size, colour, piece.way)).save(out, "PNG")
        images[piece.image] = out.getvalue()
    return images


_SMOOTH_DOTS: Final = 800
"""Up to about this size pieces are drawn larger than they are, for smooth edges."""


def _train(size: int, colour: str) -> Image.Image:
    """Return a train: a disc of the company's colour with a white rim."""
    large = size * max(1, _SMOOTH_DOTS // size)
    image = Image.new("RGBA", (large, large), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    for part, fill in ((0.20, "#ffffff"), (0.25, colour)):
        pen.ellipse((part * large, part * large, (1 - part) * large, (1 - part) * large), fill=fill)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _link(size: int, colour: str, degrees: int) -> Image.Image:
    """Return a link: a bar of the company's colour from centre to centre."""
    large = size * max(1, _SMOOTH_DOTS // size)
    image = Image.new("RGBA", (large, large), (0, 0, 0, 0))
    x, y = math.cos(math.radians(degrees)) * large / 2, math.sin(math.radians(degrees)) * large / 2
    middle, width = large / 2, round(_WIDE * large)
    ends = ((middle - x, middle - y), (middle + x, middle + y))
    pen = ImageDraw.Draw(image)
    pen.line(ends, fill="#ffffff", width=width)
    pen.line(ends, fill=colour, width=round(0.7 * width))
    return image.resize((size, size), Image.Resampling.LANCZOS)

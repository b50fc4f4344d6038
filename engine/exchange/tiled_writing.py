"""A map for Tiled (https://www.mapeditor.org): terrain as tiles, towns and lines as objects."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from PIL import Image, ImageDraw
from PIL.PngImagePlugin import PngInfo

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import FIRST_OWN, NAMES, OFF
from engine.exchange.left_out import left_out
from engine.exchange.tiled_grid import SIDE, grid_of
from engine.hexes.sheet import Sheet
from engine.messages import Saying

_VERSION: Final = "1.8"


def tiled_files(board: Board, colours: Sequence[str], image: str) -> tuple[bytes, bytes, list[Saying]]:
    """Return a board as a ``.tmx`` file, the PNG of its tiles, and what could not be taken over.

    ``colours`` are those of the ground by its code, ``image`` is the file name that the PNG will have.
    """
    root = _map(board, image, len(colours))
    _add_terrain(root, board)
    _add_towns(root, board)
    _add_lines(root, board)
    root.set("nextlayerid", str(len(root.findall("layer")) + len(root.findall("objectgroup")) + 1))
    root.set("nextobjectid", str(len(list(root.iter("object"))) + 1))
    indent(root, " ")
    text = b'<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, "utf-8") + b"\n"
    return text, _tiles(board.sheet, colours), left_out(board, "Tiled")


def _map(board: Board, image: str, tiles: int) -> Element:
    sheet, grid = board.sheet, grid_of(board.sheet)
    root = Element(
        "map",
        version=_VERSION,
        orientation="hexagonal",
        renderorder="right-down",
        width=str(sheet.columns),
        height=str(sheet.rows),
        tilewidth=str(grid.width),
        tileheight=str(grid.height),
        infinite="0",
        hexsidelength=str(grid.side),
        staggeraxis="x" if sheet.top == "flat" else "y",
        staggerindex=sheet.shifted,
    )
    labels = sheet.labels
    _add_properties(
        root,
        {
            "title": board.title,
            "designer": board.designer,
            "keys": board.keys,
            "across_flats_mm": f"{sheet.across_flats_mm:g}",
            "letters": labels.letters,
            "letters_from": labels.letters_from,
            "numbers_from": labels.numbers_from,
            "blocks": "; ".join(f"{block.letters} +{block.add}" for block in labels.blocks),
        },
    )
    tileset = SubElement(
        root,
        "tileset",
        firstgid="1",
        name="terrain",
        tilewidth=str(grid.width),
        tileheight=str(grid.height),
        tilecount=str(tiles),
        columns=str(tiles),
    )
    SubElement(tileset, "image", source=image, width=str(grid.width * tiles), height=str(grid.height))
    for code in range(tiles):
        properties = {"terrain": NAMES[code]} if code < FIRST_OWN else _own_kind(board, code)
        _add_properties(SubElement(tileset, "tile", id=str(code)), properties)
    return root


def _own_kind(board: Board, code: int) -> dict[str, str]:
    kind = board.kinds[code - FIRST_OWN]
    return {
        "terrain": kind.name,
        "symbol": kind.symbol,
        "half": str(kind.half),
        "delay": str(kind.delay),
        "colour": kind.colour,
        "pattern": kind.pattern,
    }


def _add_properties(parent: Element, properties: Mapping[str, str]) -> None:
    holder = SubElement(parent, "properties")
    for name, value in properties.items():
        SubElement(holder, "property", name=name, value=value)


def _add_terrain(root: Element, board: Board) -> None:
    """Add the terrain; hexes off the map have no tile."""
    sheet = board.sheet
    layer = SubElement(
        root, "layer", id="1", name="terrain", width=str(sheet.columns), height=str(sheet.rows)
    )
    rows = [",".join("0" if code == OFF else str(code + 1) for code in row) for row in board.terrain.tolist()]
    SubElement(layer, "data", encoding="csv").text = "\n" + ",\n".join(rows) + "\n"


def _add_towns(root: Element, board: Board) -> None:
    group, grid = SubElement(root, "objectgroup", id="2", name="towns"), grid_of(board.sheet)
    for number, town in enumerate(board.towns, start=1):
        x, y = grid.middle(*board.sheet.place_of(town.hex))
        drawn = SubElement(group, "object", id=str(number), name=town.name, x=f"{x:g}", y=f"{y:g}")
        _add_properties(drawn, _of_town(town))
        SubElement(drawn, "point")


def _of_town(town: Town) -> dict[str, str]:
    marks = {name: "true" for name in ("small", "port", "start") if getattr(town, name)}
    bonus = {} if town.bonus is None else {"bonus": str(town.bonus)}
    side = {"name_side": town.name_side} if town.name_side else {}
    return {"keys": ",".join(town.keys), **marks, **bonus, **side}


def _add_lines(root: Element, board: Board) -> None:
    """Add rivers, closed sides and borders: each unbroken part is an object, with its sides by name."""
    group = SubElement(root, "objectgroup", id="3", name="hexsides")
    number = len(board.towns)
    for at, line in enumerate(board.lines):
        for sides in line.chains:
            number += 1
            part = SideLine(line.kind, line.name, sides)
            drawn = SubElement(group, "object", id=str(number), name=line.name, type=line.kind)
            _draw_line(drawn, board.sheet, part)
            cost = {} if line.cost is None else {"cost": str(line.cost)}
            names = ",".join(map(board.sheet.side_name, sides))
            _add_properties(drawn, {"line": str(at), "sides": names, **cost})
            drawn.append(drawn[0])
            del drawn[0]


def _draw_line(drawn: Element, sheet: Sheet, line: SideLine) -> None:
    """Place an object and its polyline, whose points are relative to the first."""
    grid = grid_of(sheet)
    ends = [sheet.side_mm(side) for side in line.sides]
    points = list(ends[0])
    if len(ends) > 1 and _near(points[0], ends[1]):
        points.reverse()
    for first, second in ends[1:]:
        points.append(second if _near(points[-1], (first,)) else first)
    # Tiled rounds the width of a hex, so that millimetres are not to one scale both ways.
    (left, top), radius, flat = grid.middle(0, 0), sheet.radius_mm, sheet.across_flats_mm
    x0, y0 = sheet.centre_mm(sheet.hex_at(0, 0))
    wide, high = (
        (SIDE / radius, grid.height / flat) if sheet.top == "flat" else (grid.width / flat, SIDE / radius)
    )
    pixels = [(left + (x - x0) * wide, top + (y - y0) * high) for x, y in points]
    (at_x, at_y), *_ = pixels
    drawn.set("x", f"{at_x:g}")
    drawn.set("y", f"{at_y:g}")
    course = " ".join(f"{x - at_x:g},{y - at_y:g}" for x, y in pixels)
    SubElement(drawn, "polyline", points=course)


def _near(point: tuple[float, float], others: Sequence[tuple[float, float]]) -> bool:
    return any(abs(point[0] - x) + abs(point[1] - y) < 1e-6 for x, y in others)


def _tiles(sheet: Sheet, colours: Sequence[str]) -> bytes:
    """Return the picture of the tiles, one hex next to the other, transparent around them."""
    grid = grid_of(sheet)
    width, height, half = grid.width, grid.height, SIDE // 2
    image = Image.new("RGBA", (width * len(colours), height), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    if sheet.top == "flat":
        hexagon = [
            (half, 0),
            (width - half, 0),
            (width, height // 2),
            (width - half, height),
            (half, height),
            (0, height // 2),
        ]
    else:
        hexagon = [
            (0, half),
            (width // 2, 0),
            (width, half),
            (width, height - half),
            (width // 2, height),
            (0, height - half),
        ]
    for at, colour in enumerate(colours):
        pen.polygon([(at * width + x, y) for x, y in hexagon], fill=colour, outline="#00000040")
    out = BytesIO()
    mark = PngInfo()
    mark.add_text("Software", "Platelayer")
    image.save(out, "PNG", pnginfo=mark)
    return out.getvalue()

"""Hexagonal maps of Tiled (https://www.mapeditor.org), as ``.tmx`` or ``.tmj``, taken over as boards."""

import base64
import binascii
import json
import re
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, cast, get_args
from xml.etree.ElementTree import Element, ParseError, fromstring

import numpy as np

from engine.board.document import Board, new_board
from engine.board.keys import KEY_SCHEMES
from engine.board.layers import Layer, frozen
from engine.board.lines import LINE_KINDS, SideLine
from engine.board.places import NAME_SIDES, Town
from engine.board.terrain import FIRST_OWN, MOST_OWN, OFF, OPEN, PATTERNS, TerrainKind
from engine.boardfile.errors import BoardFileError
from engine.exchange.taking_over import DAMAGED, demand_size, fault, file_bytes, terrain_named
from engine.exchange.tiled_grid import TiledGrid
from engine.hexes.labels import Axis, Compass, LabelBlock, LabelError, LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet, Shifted
from engine.messages import Phrase, Saying, say
from engine.text.names import normalised

_ADVICE: Final = "Use a hexagonal map saved by Tiled as .tmx or .tmj."
_MOST_PIXELS: Final = 4096
_COLOUR: Final = re.compile("#[0-9a-f]{6}")
_FLAGS: Final = 0x0FFFFFFF
"""The bits of a tile's number without those that turn and mirror it."""
Plain = dict[str, Any]


def read_tiled(path: Path) -> tuple[Board, list[Saying]]:
    """Return the board of a hexagonal Tiled map, and what could not be taken over.

    Raises BoardFileError, with a sentence for the user, where the file holds no such map.
    """
    data = file_bytes(path, "Tiled", _ADVICE)
    try:
        root = _of_json(data) if path.suffix.lower() in {".tmj", ".json"} else _of_xml(path, data)
        return _Reader(path, root).board()
    except (
        ValueError,
        LookupError,
        TypeError,
        AttributeError,
        ParseError,
        RecursionError,
        OverflowError,
    ) as error:
        raise _fault(path, DAMAGED) from error


def _fault(path: Path, why: Phrase) -> BoardFileError:
    return fault(path, "Tiled", why, _ADVICE)


# -- both formats as the same plain data -----------------------------------------------------------


def _of_json(data: bytes) -> Plain:
    root = json.loads(data)
    if not isinstance(root, dict):
        raise TypeError
    return root


def _of_xml(path: Path, data: bytes) -> Plain:
    """Return a TMX file as Tiled would write it in JSON."""
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data:
        raise _fault(path, "it has a document type, as Tiled writes none")
    root = fromstring(data)
    if root.tag != "map":
        raise ValueError
    return {
        **root.attrib,
        "properties": _properties_in(root),
        "tilesets": [
            {
                **each.attrib,
                "tiles": [{**tile.attrib, "properties": _properties_in(tile)} for tile in each.iter("tile")],
            }
            for each in root.iter("tileset")
        ],
        "layers": [*map(_tiles_in, root.iter("layer")), *map(_objects_in, root.iter("objectgroup"))],
    }


def _properties_in(parent: Element) -> list[Plain]:
    found = parent.findall("properties/property")
    return [{"name": each.attrib["name"], "value": each.get("value", each.text or "")} for each in found]


def _tiles_in(layer: Element) -> Plain:
    data = layer.find("data")
    if data is None:
        raise ValueError
    return {**layer.attrib, "type": "tilelayer", "data": data.text or "", **data.attrib}


def _objects_in(group: Element) -> Plain:
    objects = [{**each.attrib, "properties": _properties_in(each)} for each in group.iter("object")]
    return {**group.attrib, "type": "objectgroup", "objects": objects}


def _properties_of(thing: Plain) -> dict[str, str]:
    """Return properties as text; truth as it is written in both formats."""
    found = {}
    for each in thing.get("properties", []):
        value = each.get("value", "")
        found[str(each["name"])] = str(value).lower() if isinstance(value, bool) else str(value)
    return found


# -- what the data say -----------------------------------------------------------------------------


class _Reader:
    """Makes a board of a map's data, and notes what it cannot take over."""

    def __init__(self, path: Path, root: Plain) -> None:
        self._path = path
        self._root = root
        self._notes: list[Saying] = []
        self._own: list[TerrainKind] = []

    def board(self) -> tuple[Board, list[Saying]]:
        """Return the board and the notes."""
        grid, sheet = self._grid(), self._sheet()
        known = _properties_of(self._root)
        codes = self._codes()
        terrain = self._terrain(sheet, codes)
        objects = [each for layer in self._layers("objectgroup") for each in layer["objects"]]
        towns = tuple(self._towns(objects, grid, sheet))
        board = new_board(
            sheet,
            title=normalised(known.get("title", self._path.stem)),
            designer=normalised(known.get("designer", "")),
            keys=known["keys"] if known.get("keys") in KEY_SCHEMES else "none",
            terrain=terrain,
            kinds=tuple(self._own),
            towns=towns,
            lines=tuple(self._lines(objects, sheet)),
        )
        return board, self._notes

    def _grid(self) -> TiledGrid:
        root = self._root
        if root.get("orientation") != "hexagonal":
            raise _fault(self._path, "it is not hexagonal")
        if str(root.get("infinite", "0")).lower() in {"1", "true"}:
            raise _fault(self._path, "it is infinite. Turn that off in its properties")
        sizes = [int(root[name]) for name in ("tilewidth", "tileheight", "hexsidelength")]
        if not all(0 < size <= _MOST_PIXELS for size in sizes):
            raise ValueError
        top = {"x": "flat", "y": "pointy"}[root["staggeraxis"]]
        if root["staggerindex"] not in get_args(Shifted):
            raise ValueError
        return TiledGrid(top, root["staggerindex"], *sizes)  # type: ignore[arg-type]  # one of the two

    def _sheet(self) -> Sheet:
        root, known = self._root, _properties_of(self._root)
        columns, rows = int(root["width"]), int(root["height"])
        if columns < 1 or rows < 1:
            raise ValueError
        demand_size(self._path, columns, rows)
        grid = self._grid()
        across = float(known.get("across_flats_mm", 10))
        across = across if 1 <= across <= 200 else 10.0
        try:
            labels = _labels(known)
            return Sheet(columns, rows, grid.top, grid.shifted, across, labels)
        except (LabelError, KeyError, ValueError):
            usual = LabelScheme(blocks=usual_blocks(rows, columns))
            return Sheet(columns, rows, grid.top, grid.shifted, across, usual)

    def _layers(self, kind: str) -> Iterator[Plain]:
        """Yield layers of a kind, those in groups too."""
        left = list(self._root["layers"])
        while left:
            layer = left.pop(0)
            left[:0] = layer.get("layers", [])
            if layer["type"] == kind:
                yield layer

    def _codes(self) -> dict[int, int]:
        """Return the terrain by the number of a tile."""
        codes, unknown = {0: OFF}, set()
        for tileset in self._root["tilesets"]:
            if "source" in tileset:
                raise _fault(self._path, "its tileset is in another file. Embed it in the map")
            first = int(tileset["firstgid"])
            for tile in tileset.get("tiles", []):
                known = _properties_of(tile)
                named = known.get("terrain") or tile.get("class") or tile.get("type") or ""
                code = self._code_of(str(named), known)
                if code is None:
                    unknown.add(str(named))
                    continue
                codes[first + int(tile["id"])] = code
        if unknown - {""}:
            names = tuple(sorted(unknown - {""}))
            self._notes.append(say("Unknown terrain became open land: {names}.", names=names))
        return codes

    def _code_of(self, named: str, known: Mapping[str, str]) -> int | None:
        code = terrain_named(named)
        if code is not None and "symbol" not in known:
            return code
        if len(known.get("symbol", "")) != 1 or len(self._own) >= MOST_OWN:
            return None
        pattern, colour = known.get("pattern", PATTERNS[0]), known.get("colour", "")
        kind = TerrainKind(
            known["symbol"],
            normalised(named),
            int(known.get("half", 0)),
            int(known.get("delay", 0)),
            colour if _COLOUR.fullmatch(colour) else "#d8d0b0",
            pattern if pattern in PATTERNS else PATTERNS[0],
        )
        self._own.append(kind)
        return FIRST_OWN + len(self._own) - 1

    def _terrain(self, sheet: Sheet, codes: Mapping[int, int]) -> Layer:
        """Return the terrain of the layer of that name, of the lowest where none has it."""
        layers = list(self._layers("tilelayer"))
        named = [layer for layer in layers if layer.get("name") == "terrain"]
        layer = (named or layers)[0]
        if len(layers) > 1:
            others = tuple(str(each.get("name", "")) for each in layers if each is not layer)
            self._notes.append(say("Layers not taken over: {names}.", names=others))
        tiles = _numbers(layer, sheet.columns * sheet.rows) & _FLAGS
        numbers, places = np.unique(tiles, return_inverse=True)
        missing = [int(number) for number in numbers if int(number) not in codes]
        if missing:
            self._notes.append(say("{n} kinds of tiles without a terrain became open land.", n=len(missing)))
        found = np.array([codes.get(int(number), OPEN) for number in numbers], dtype=np.uint8)
        return frozen(found[places].reshape(sheet.rows, sheet.columns))

    def _towns(self, objects: list[Plain], grid: TiledGrid, sheet: Sheet) -> Iterator[Town]:
        """Yield a town for each named object that is no line."""
        off = Counter[str]()
        for each in objects:
            known, name = _properties_of(each), normalised(str(each.get("name", "")))
            if "sides" in known or not name:
                continue
            hex_ = grid.hex_under(sheet, float(each["x"]), float(each["y"]))
            if hex_ not in sheet:
                off[name] += 1
                continue
            keys = tuple(key.strip() for key in known.get("keys", "").split(",") if key.strip())
            small, port, start = (known.get(mark) == "true" for mark in ("small", "port", "start"))
            bonus = int(known["bonus"]) if "bonus" in known else None
            side = known.get("name_side", "")
            yield Town(name, hex_, keys, small, port, start, bonus, side if side in NAME_SIDES else "")
        if off:
            self._notes.append(say("Objects off the map were left out: {names}.", names=tuple(off)))

    def _lines(self, objects: list[Plain], sheet: Sheet) -> Iterator[SideLine]:
        """Yield the lines along sides; the parts of one have the same number."""
        found: dict[object, SideLine] = {}
        for at, each in enumerate(objects):
            known = _properties_of(each)
            kind = str(each.get("type") or each.get("class") or "river")
            if "sides" not in known or kind not in LINE_KINDS:
                continue
            sides = tuple(sheet.side_named(name) for name in known["sides"].split(","))
            number = known.get("line", f"object {at}")
            before = found[number].sides if number in found else ()
            cost = int(known["cost"]) if "cost" in known else None
            name = normalised(str(each.get("name", "")))
            whole = tuple(dict.fromkeys((*before, *sides)))
            found[number] = SideLine(kind, name, whole, cost)
        yield from found.values()


def _labels(known: Mapping[str, str]) -> LabelScheme:
    """Return the labels that our own maps have among their properties."""
    if known["letters"] not in get_args(Axis) or not {known["letters_from"], known["numbers_from"]} <= {
        *get_args(Compass)
    }:
        raise ValueError
    blocks = []
    for block in known["blocks"].split("; "):
        letters, add = block.rsplit(" +", 1)
        blocks.append(LabelBlock(letters, int(add)))
    return LabelScheme(
        cast("Axis", known["letters"]),
        cast("Compass", known["letters_from"]),
        cast("Compass", known["numbers_from"]),
        tuple(blocks),
    )


def _numbers(layer: Plain, wanted: int) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """Return the numbers of a layer's tiles; raises ValueError unless there are as many as wanted."""
    data = layer["data"]
    if isinstance(data, list):
        found = np.array(data, dtype=np.int64)
    elif layer.get("encoding") == "base64":
        packed = base64.b64decode("".join(data.split()), validate=True)
        found = np.frombuffer(
            _unpacked(packed, layer.get("compression", ""), 4 * wanted), dtype="<u4"
        ).astype(np.int64)
    elif layer.get("encoding") == "csv":
        found = np.array([int(number) for number in data.split(",")], dtype=np.int64)
    else:
        raise ValueError
    if found.shape != (wanted,):
        raise ValueError
    return found


def _unpacked(packed: bytes, how: str, size: int) -> bytes:
    """Return packed data, and no more of them than wanted."""
    if not how:
        return packed
    if how not in {"zlib", "gzip"}:
        raise ValueError
    try:
        return zlib.decompressobj(wbits=47).decompress(packed, size + 1)
    except (zlib.error, binascii.Error) as error:
        raise ValueError from error

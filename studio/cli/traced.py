"""Paints a map's ground from the colours of a scan, as the command `trace` is told to."""

import argparse
import os
import re
from dataclasses import replace
from pathlib import Path

from engine.board.document import Board, Underlay
from engine.board.terrain import FIRST_OWN, NAMES
from engine.edits.document import SetField
from engine.hexes.affine import Affine, Anchor, AnchorError, fitted
from engine.hexes.labels import LabelError
from engine.text.names import ByName
from engine.tracing.files import named_beside
from engine.tracing.laying import laid_under
from engine.tracing.pictures import Picture, PictureError, read_picture
from engine.tracing.proposals import Sample, hex_colours, proposed
from studio.cli.boards import load_file
from studio.cli.exits import FINE, CommandError
from studio.cli.outputs import demand_map, read_for, save_map

_PIXEL = r"(-?[0-9]{1,9}(?:\.[0-9]*)?)"
_AT = re.compile(rf"(\w+)={_PIXEL},{_PIXEL}")
_COLOUR = re.compile(r"#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})")


def trace(arguments: argparse.Namespace) -> int:
    """Write the map with its picture placed and, with samples, its terrain painted."""
    board, read = load_file(arguments.map)
    try:
        underlay, file = _underlay(arguments, board)
        demand_map(arguments, read, read_for(arguments.map, board) | {"the picture to trace": file})
        picture = read_picture(file)
        if arguments.fit is not None:
            underlay = replace(underlay, at=laid_under(board.sheet, picture.size, arguments.fit))
        placing = fitted(board.sheet, underlay.at)
        board = SetField("underlay", underlay).apply(board)
        traced = _painted(arguments, board, placing, picture) if arguments.sample else board
    except (AnchorError, LabelError, PictureError) as error:
        raise CommandError(str(error)) from error
    save_map(traced, arguments, arguments.output, read)
    count = int((traced.terrain != board.terrain).sum())
    print(f"{arguments.output}: {count} hexes painted; the picture fits to {placing.off_px:.1f} pixels")
    return FINE


def _underlay(arguments: argparse.Namespace, board: Board) -> tuple[Underlay, Path]:
    """Return the picture and where hexes lie on it, as told or as the map has it, and its file."""
    old = board.underlay
    if arguments.image is None and old is None:
        raise CommandError("The map has no picture to trace. Give one with --image.")
    if arguments.fit is not None and arguments.at:
        raise CommandError("Use either --fit or --at to place the picture.")
    file = arguments.image if old is None or arguments.image is not None else arguments.map.parent / old.image
    try:
        image = named_beside(arguments.output.resolve(), Path(os.path.realpath(file)))
    except ValueError as error:
        raise CommandError("The name of the map's picture contains invalid characters.") from error
    anchors = tuple(_anchor(board, text) for text in arguments.at) or (old.at if old is not None else ())
    return Underlay(image, anchors, old.opacity if old is not None else 0.4), file


def _anchor(board: Board, text: str) -> Anchor:
    """Read where a hex lies on the picture."""
    match = _AT.fullmatch(text)
    if match is None:
        raise CommandError(f"'{text}' is not valid. Write hex=x,y, for example A1=12.5,40.")
    return board.sheet.hex_named(match[1]), (float(match[2]), float(match[3]))


def _painted(arguments: argparse.Namespace, board: Board, placing: Affine, picture: Picture) -> Board:
    """Return the board painted as its samples say."""
    colours, seen = hex_colours(board.sheet, placing, picture)
    samples = []
    for text in arguments.sample:
        name, _, told = text.partition("=")
        match = _COLOUR.fullmatch(told)
        if match is not None:
            colour = tuple(int(part, 16) for part in match.groups())
        else:
            column, row = board.sheet.place_of(board.sheet.hex_named(told))
            colour = tuple(colours[row, column].tolist())
        red, green, blue = colour
        samples.append(Sample(_code(board, name), (red, green, blue)))
    return proposed(colours, seen, samples).paints(board, least=arguments.sure).apply(board)


def _code(board: Board, name: str) -> int:
    """Return the code of a terrain, by its name."""
    own = ((kind.name, FIRST_OWN + number) for number, kind in enumerate(board.kinds))
    codes = ByName([*own, *((known, code) for code, known in enumerate(NAMES))])
    if name not in codes:
        raise CommandError(f"There is no terrain '{name}'. Known: {', '.join(codes)}.")
    return codes[name]

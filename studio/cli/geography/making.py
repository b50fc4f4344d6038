"""Makes a board of real land, by the options of the command `import`."""

import argparse
from pathlib import Path

from engine.board.document import Board
from engine.checks.keys.numbering import numbering_of_all
from engine.geography.boards import MadeBoard, Recipe, made_board
from engine.geography.frames import Grid, size_words
from engine.geography.layers import LAYER_NAMES, GeographyError, merged
from engine.geography.reading import Source, read_source
from engine.geography.regions import completed, demand_there, region_of
from engine.geography.relief import HillRule
from engine.geography.towns import TownRule
from engine.text.names import normalised
from studio.cli.exits import FINE, CommandError
from studio.cli.outputs import demand_output, save_map

_REMEDIES = {"swap": " Add --swap.", "crs": " Name it with --crs EPSG:27700, for example."}


def import_land(arguments: argparse.Namespace) -> int:
    """Write the board that land makes, and say what could not be taken over."""
    sources = [_source(word, arguments) for word in arguments.files]
    demand_output(arguments, {f"the file {source.path}": source.path for source in sources})
    try:
        made = _made(sources, arguments)
    except GeographyError as error:
        raise CommandError(f"{error}{_REMEDIES.get(error.remedy or '', '')}") from error
    board = made.board
    if board.key_scheme.towns and board.towns:
        board = numbering_of_all(board).apply(board)
    save_map(board, arguments, arguments.output)
    _report(arguments.output, board, made)
    return FINE


def _source(word: str, arguments: argparse.Namespace) -> Source:
    """Return a file to read: ``rivers=FILE`` says which layer it is."""
    before, sign, after = word.partition("=")
    for layer in LAYER_NAMES:
        if sign and before == layer:
            return Source(Path(after), layer, arguments.crs, arguments.swap)
    return Source(Path(word), None, arguments.crs, arguments.swap)


def _made(sources: list[Source], arguments: argparse.Namespace) -> MadeBoard:
    read = [(source, read_source(source)) for source in sources]
    own = merged([layers for _, layers in read])
    box = region_of(arguments.region, own)
    demand_there(read, box)
    layers, is_own = completed(own, box, arguments.without)
    hills = HillRule(metres=arguments.hills_from, share=arguments.hills / 100)
    columns = None if arguments.km is not None else arguments.columns or 40
    recipe = Recipe(
        box,
        Grid(arguments.km, columns, arguments.top, arguments.mm),
        arguments.projection,
        coast=arguments.coast / 100,
        least_lake=arguments.lakes,
        hills=hills,
        most_rivers=arguments.rivers / 100,
        towns=TownRule(arguments.towns, arguments.gap),
        title=normalised(arguments.title or _title(arguments)),
        keys=arguments.keys,
        is_cut=is_own,
    )
    return made_board(layers, recipe)


def _title(arguments: argparse.Namespace) -> str:
    """Return the name of the region, if it has one, or of the map."""
    named = arguments.region if not any(sign.isdigit() for sign in arguments.region) else ""
    return str(named or arguments.output.stem)


def _report(output: Path, board: Board, made: MadeBoard) -> None:
    """Say what the board has, and what could not be taken over."""
    rivers = sum(line.kind == "river" for line in board.lines)
    print(f"{output}: {size_words(made.frame)}, towns: {len(board.towns)}, rivers: {rivers}")
    for note in made.notes:
        print(f"  {note}")

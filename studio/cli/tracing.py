"""The command that paints a map's ground from the colours of a scan."""

import argparse
from pathlib import Path
from typing import Any

from engine.boardfile.bounds import Bounds
from studio.cli.options.numbers import decimal
from studio.cli.outputs import MAP, add_output


def add_commands(commands: Any) -> None:
    """Add ``trace``."""
    parser = commands.add_parser("trace", help="paint a map's terrain from the colours of a scan or photo")
    parser.add_argument("map", type=Path, metavar="MAP")
    add_output(parser, MAP, "OUT", "MAP itself, or a new map")
    parser.add_argument("--image", type=Path, help="the picture (default: that of the map)")
    parser.add_argument(
        "--at", action="append", default=[], metavar="HEX=X,Y", help="a hex's centre in pixels; three or more"
    )
    parser.add_argument(
        "--fit",
        choices=("width", "height"),
        help="fit a picture without hexes to the width or height of the sheet",
    )
    parser.add_argument(
        "--sample",
        action="append",
        default=[],
        metavar="TERRAIN=COLOUR",
        help="terrain of a colour: sea=#88aacc, or sea=K5 for the colour of a hex",
    )
    parser.add_argument(
        "--sure",
        type=decimal(Bounds(0, 1)),
        default=0.0,
        metavar="SHARE",
        help="do not change hexes below this certainty, from 0 to 1",
    )
    parser.set_defaults(run=_trace)


def _trace(arguments: argparse.Namespace) -> int:
    """Trace, with what reads pictures imported only now."""
    from studio.cli.traced import trace

    return trace(arguments)

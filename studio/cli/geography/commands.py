"""The command that makes a board of real land: import."""

import argparse
from typing import Any, get_args

from engine.board.keys import KEY_SCHEMES
from engine.boardfile.bounds import Bounds
from engine.hexes.sheet import Top
from studio.cli.options.numbers import decimal, lines, millimetres, whole
from studio.cli.options.texts import text
from studio.cli.outputs import MAP, add_output

_FILES = """\
FILE is GeoJSON, TopoJSON, an ESRI ASCII grid (.asc) of heights, or a folder of such files.
What is in it is known by its features, or by its name; land=FILE says it otherwise (land,
lakes, rivers, borders, countries, places, hills, swamps). Countries and towns that no
FILE has come with the program."""


def add_commands(commands: Any) -> None:
    """Add ``import``."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = commands.add_parser(
        "import", help="make a board of real land, rivers and towns", epilog=_FILES, formatter_class=layout
    )
    parser.add_argument("files", nargs="*", type=text, metavar="FILE")
    add_output(parser, MAP, "MAP", "the new map")
    parser.add_argument("--title", type=text)
    _add_region(parser)
    _add_thresholds(parser)
    parser.set_defaults(run=_import)


def _add_region(parser: argparse.ArgumentParser) -> None:
    """Add what says which part of the earth, in which hexes."""
    parser.add_argument(
        "--region",
        type=text,
        default="",
        metavar="R",
        help="a country, or west,south,east,north in degrees (--region=-5.4,50.7,-1.7,53); "
        "default: where the land of FILE is",
    )
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--km", type=decimal(Bounds(0.1, 1000)), help="distance across a hex")
    size.add_argument("--columns", type=lines, help="default: 40")
    parser.add_argument("--top", choices=get_args(Top), default="pointy", help="shape of the hexes")
    parser.add_argument(
        "--mm", type=millimetres, default=10.0, help="distance from centre to centre on paper (default: 10)"
    )
    parser.add_argument(
        "--projection",
        choices=("laea", "albers", "lcc"),
        help="default: laea, or albers for a wide region; lcc keeps angles",
    )
    parser.add_argument("--crs", default="", metavar="EPSG:N", help="coordinate system of FILE")
    parser.add_argument("--swap", action="store_true", help="FILE has the latitude first")


def _add_thresholds(parser: argparse.ArgumentParser) -> None:
    """Add what says how much of everything there is."""
    percent = decimal(Bounds(0, 100))
    parser.add_argument(
        "--coast",
        type=percent,
        default=50.0,
        metavar="%",
        help="how much of a hex of land is land (default: 50)",
    )
    hills = parser.add_mutually_exclusive_group()
    hills.add_argument(
        "--hills", type=percent, default=25.0, metavar="%", help="the highest land, with a grid (default: 25)"
    )
    hills.add_argument("--hills-from", type=decimal(Bounds(-500, 9000)), metavar="METRES")
    parser.add_argument(
        "--rivers",
        type=decimal(Bounds(0, 300)),
        default=30.0,
        metavar="N",
        help="sides of rivers for 100 hexes of land (default: 30)",
    )
    parser.add_argument(
        "--lakes",
        type=decimal(Bounds(0, 1000)),
        default=0.75,
        metavar="HEXES",
        help="smallest lake (default: 0.75)",
    )
    parser.add_argument("--towns", type=whole(0, 500), default=36, metavar="N", help="default: 36")
    parser.add_argument(
        "--gap", type=whole(1, 50), default=2, metavar="HEXES", help="from one town to the next (default: 2)"
    )
    parser.add_argument("--keys", choices=KEY_SCHEMES, default="dice-36")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="LAYER",
        choices=("land", "lakes", "rivers", "borders", "countries", "places", "hills", "swamps"),
        help="leave a layer out",
    )


def _import(arguments: argparse.Namespace) -> int:
    """Import, with what reads land only now."""
    from studio.cli.geography.making import import_land

    return import_land(arguments)

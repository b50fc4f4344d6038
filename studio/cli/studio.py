"""The command that opens the studio; the only one that needs a screen."""

import argparse
from pathlib import Path
from typing import Any

from studio.language.codes import LANGUAGES


def add_commands(commands: Any) -> None:
    """Add ``studio``."""
    parser = commands.add_parser("studio", help="open a map in the studio (also: platelayer MAP)")
    parser.add_argument("map", nargs="?", type=Path, help="the map to open")
    parser.add_argument(
        "--language",
        choices=sorted(LANGUAGES),
        default="",
        help="the language for this session (default: that of the studio or the system)",
    )
    parser.set_defaults(run=_open)


def _open(arguments: argparse.Namespace) -> int:
    """Open the studio and stay until its window is closed."""
    from studio.app.main import run

    return run(arguments.map, arguments.language)

"""Files that a command writes when all is done, asked after before it begins."""

from pathlib import Path

from engine.boardfile.atomic import demand_writable
from studio.cli.exits import CommandError


def demand_output(output: Path, map_: Path, *, force: bool) -> None:
    """Raise CommandError or BoardFileError, telling why, where what a map is played for cannot be saved."""
    if output.resolve() == map_.resolve():
        raise CommandError(f"{output} is the map, and would be lost: choose another name for -o.")
    if output.is_file() and not force:
        raise CommandError(f"{output} exists already: choose another name, or add --force to replace it.")
    demand_writable(output)

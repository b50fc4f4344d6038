"""The command that lists earlier versions of a map, and brings one back."""

import argparse
import json
import stat
from pathlib import Path
from typing import Any

from engine.boardfile.atomic import write_atomically
from studio.cli.exits import FINE, CommandError


def add_commands(commands: Any) -> None:
    """Add ``versions``."""
    parser = commands.add_parser("versions", help="list what a map held before the studio saved over it")
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument("--restore", type=int, metavar="N", help="write the version of this number to -o")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="a file that is not there yet")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=_versions)


def _versions(arguments: argparse.Namespace) -> int:
    """List the versions, the newest first and numbered from 1, or write one to a file."""
    from studio.session.backups import Backups
    from studio.session.places import backups_folder, name_program

    name_program()
    versions = Backups(backups_folder()).of(arguments.map)
    if arguments.restore is not None:
        if arguments.output is None:
            raise CommandError("Say with -o to which new file the version is to be written.")
        if not 1 <= arguments.restore <= len(versions):
            raise CommandError(
                f"There is no version {arguments.restore} of {arguments.map}: {len(versions)} are kept."
            )
        if arguments.output.exists():
            raise CommandError(f"{arguments.output} exists already: choose another name.")
        kept = versions[arguments.restore - 1].file
        write_atomically(arguments.output, kept.read_bytes(), mode=stat.S_IMODE(kept.stat().st_mode))
        print(f"{arguments.output}: version {arguments.restore} of {arguments.map}")
    elif arguments.format == "json":
        listed = [
            {"number": number, "kept": version.kept.isoformat(), "size": version.size}
            for number, version in enumerate(versions, start=1)
        ]
        print(json.dumps({"map": str(arguments.map), "versions": listed}, indent=2))
    elif not versions:
        print(f"No earlier version of {arguments.map} is kept: the studio keeps one as it saves over it.")
    else:
        for number, version in enumerate(versions, start=1):
            print(f"{number:3}  until {version.kept.astimezone():%d %b %Y, %H:%M:%S}  {version.size:8} bytes")
    return FINE

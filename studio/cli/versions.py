"""The command that lists earlier versions of a map or a tile set, and brings one back."""

import argparse
import json
import stat
from pathlib import Path
from typing import Any, Final

from engine.boardfile.atomic import write_atomically
from studio.cli.exits import FINE, CommandError
from studio.cli.options.numbers import whole
from studio.cli.outputs import MAP, add_output, demand_output, keep_version

_MOST_VERSIONS: Final = 1000


def add_commands(commands: Any) -> None:
    """Add ``versions``."""
    parser = commands.add_parser("versions", help="list earlier versions of a map or a tile set")
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument(
        "--restore", type=whole(1, _MOST_VERSIONS), metavar="N", help="write this version to -o"
    )
    add_output(parser, MAP, "FILE", "file to restore to; MAP itself with --force", required=False)
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=_versions)


def _versions(arguments: argparse.Namespace) -> int:
    """List the versions, the newest first and numbered from 1, or write one to a file."""
    from studio.session.files.backups import Backups
    from studio.session.places import backups_folder, name_program

    name_program()
    versions = Backups(backups_folder()).of(arguments.map)
    if arguments.restore is not None:
        if arguments.output is None:
            raise CommandError("Give the new file for the version with -o.")
        if arguments.restore > len(versions):
            raise CommandError(
                f"Version {arguments.restore} of {arguments.map} does not exist; there are {len(versions)}."
            )
        demand_output(arguments, {"that version": versions[arguments.restore - 1].file})
        # Read first: another version that is kept may push it out.
        kept = versions[arguments.restore - 1].file
        held, mode = kept.read_bytes(), stat.S_IMODE(kept.stat().st_mode)
        keep_version(arguments.output, force=arguments.force)
        write_atomically(arguments.output, held, mode=mode)
        print(f"{arguments.output}: version {arguments.restore} of {arguments.map}")
    elif arguments.output is not None:
        raise CommandError("Give the version with --restore. `platelayer versions MAP` lists them.")
    elif arguments.format == "json":
        listed = [
            {"number": number, "kept": version.kept.isoformat(), "size": version.size}
            for number, version in enumerate(versions, start=1)
        ]
        print(json.dumps({"map": str(arguments.map), "versions": listed}, indent=2))
    elif not versions:
        print(f"{arguments.map} has no earlier version. One is kept each time the map is overwritten.")
    else:
        for number, version in enumerate(versions, start=1):
            print(f"{number:3}  until {version.kept.astimezone():%d %b %Y, %H:%M:%S}  {version.size:8} bytes")
    return FINE

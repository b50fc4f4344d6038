"""The command that keeps a finding for a reason: waive."""

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from engine.board.document import Board
from engine.boardfile.reading import BoardFile
from engine.diagnostics.findings import Finding
from engine.edits.waivers import RemoveWaiver, Waive
from engine.text.names import is_same, normalised
from engine.text.terminal import in_line
from engine.tiles.reading import SetFile
from engine.tiles.set import TileSet
from studio.cli.exits import FINE, CommandError
from studio.cli.options.finding_options import add_proof
from studio.cli.options.texts import text
from studio.cli.outputs import add_force, demand_comments, save_map
from studio.cli.tiles.documents import checked, load_document

_MOST_CLOSE = 3


def add_commands(commands: Any) -> None:
    """Add ``waive``."""
    parser = commands.add_parser("waive", help="accept a finding of a map with a reason, and save the map")
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument(
        "finding", nargs="?", type=text, help="its id, for example K102:36 (default: list all ids)"
    )
    parser.add_argument("--reason", type=text, help="why the finding is acceptable; saved in the map file")
    parser.add_argument("--remove", action="store_true", help="remove the waiver")
    add_force(parser)
    add_proof(parser)
    parser.set_defaults(run=_waive)


def _waive(arguments: argparse.Namespace) -> int:
    """Waive a finding or remove its waiver, and save; without a finding, list all."""
    read, document = load_document(arguments.map)
    if arguments.finding is None:
        for each in checked(document, arguments):
            print(f"{each.id}\t{in_line(_row(each))}")
        return FINE
    if arguments.remove:
        waived = [waiver.finding for waiver in document.waivers]
        finding = _same(arguments.finding, waived)
        if finding is None:
            raise CommandError(
                f"{arguments.map} has no waiver for {arguments.finding}.{_hint(arguments.finding, waived)}"
            )
        edit: RemoveWaiver | Waive = RemoveWaiver(finding)
        told = f"{finding} is no longer waived"
    else:
        if not (arguments.reason or "").strip():
            raise CommandError('A waiver needs a reason. Add --reason "why this is acceptable".')
        finding = _named(
            arguments.finding,
            [each for each in checked(document, arguments) if each.is_waivable],
        )
        edit = Waive(finding, normalised(arguments.reason, lines=True))
        told = f"{finding} is waived: {arguments.reason.strip()}"
    _save(arguments, read, document, edit)
    print(f"{arguments.map}: {told}")
    return FINE


def _save(
    arguments: argparse.Namespace,
    read: BoardFile | SetFile,
    document: Board | TileSet,
    edit: Waive | RemoveWaiver,
) -> None:
    """Save what an edit makes of the map or tile set that was read, if that is another."""
    after = edit.apply(document)
    if after is not document:
        demand_comments(arguments, read, ", or write the waiver into the file by hand")
        save_map(after, arguments, arguments.map, read)


def _named(wanted: str, findings: Sequence[Finding]) -> str:
    """Return the id of the finding that is meant: by its id, or by a code that only one has."""
    ids = [finding.id for finding in findings]
    same = _same(wanted, ids)
    if same is not None:
        return same
    alike = [
        finding.id for finding in findings if wanted.casefold() in {finding.code.casefold(), finding.name}
    ]
    if len(alike) == 1:
        return alike[0]
    if alike:
        raise CommandError(f"There are {len(alike)} of {wanted}. Choose one of {', '.join(alike)}.")
    raise CommandError(f"There is no finding {wanted} to waive.{_hint(wanted, ids)}")


def _same(wanted: str, ids: Sequence[str]) -> str | None:
    """Return the id that is meant, in capitals or small letters; the very one first."""
    same = (each for each in ids if is_same(each, wanted))
    return wanted if wanted in ids else next(same, None)


def _hint(wanted: str, ids: Sequence[str]) -> str:
    """Return what may have been meant."""
    close = get_close_matches(wanted, ids, _MOST_CLOSE, cutoff=0.6)
    meant = f" Is it {' or '.join(close)}?" if close else ""
    return f"{meant} `platelayer waive MAP` lists all."


def _row(finding: Finding) -> str:
    """Return what a finding says, and why it is waived."""
    return f"{finding.message} (waived: {finding.waived})" if finding.waived is not None else finding.message

"""The command that checks the sums of published reports."""

import argparse

from engine.boardfile.source import read_file, unopened
from engine.postal.audit import audit as audited
from engine.postal.audit import has_sums
from engine.postal.reading.letters import LetterError, letter_of
from engine.postal.reckoning import with_reckoned
from studio.cli.boards import load
from studio.cli.exits import FINE, FOUND, CommandError
from studio.cli.streams import json_text


def audit(arguments: argparse.Namespace) -> int:
    """List every sum of some reports that does not come out."""
    reports = []
    for path in arguments.reports:
        try:
            reports.append((str(path), letter_of(read_file(path)).text))
        except LetterError as error:
            raise CommandError(f"{path}: {error}") from error
        except (OSError, ValueError) as error:
            raise unopened(path, error) from error
    for name, text in reports:
        if not has_sums(text):
            raise CommandError(f"{name} has no account, race or table to check. Name the text of a report.")
    faults = audited(reports)
    if arguments.board is not None:
        faults = with_reckoned(faults, load(arguments.board), reports)
    if arguments.format == "json":
        rows = [{"report": each.report, "line": each.line, "message": str(each.says)} for each in faults]
        print(json_text({"faults": rows}))
    elif faults:
        print("\n".join(f"{each.report}:{each.line}: {each.says}" for each in faults))
    else:
        count = "1 report" if len(reports) == 1 else f"{len(reports)} reports"
        print(f"All sums of {count} come out.")
    return FOUND if faults else FINE

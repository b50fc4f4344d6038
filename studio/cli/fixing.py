"""The command that fixes what findings can fix: fix."""

import argparse
import sys
from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any

from engine.board.document import Board
from engine.boardfile.normalising import HIDDEN
from engine.boardfile.reading import BoardFile
from engine.boardfile.retired_fields import RETIRED
from engine.boardfile.source import read_text
from engine.checks.check_runner import picked
from engine.checks.fixing import Mended, Mending, fixes_unasked
from engine.diagnostics.findings import Finding, Fix
from engine.text.terminal import for_terminal
from engine.tiles.reading import SetFile
from engine.tiles.set import TileSet
from studio.cli.exits import FINE, FOUND
from studio.cli.options.finding_options import add_choice, add_proof, demand_known
from studio.cli.outputs import add_force, demand_comments, save_map
from studio.cli.progress import clear, show
from studio.cli.reports import Report, placed
from studio.cli.tiles.documents import checked, load_document, text_of

_LEFT_OUT = {HIDDEN: "hidden characters", RETIRED: "retired fields"}
"""What reading leaves out, by the code of the finding."""
_EXITS = """\
Exit codes: 0 no error or warning is left, 1 some are, 2 the map could not be read or saved.
With --diff: 0 no changes, 1 some changes."""


def add_commands(commands: Any) -> None:
    """Add ``fix``."""
    parser = commands.add_parser(
        "fix", help="apply the fixes that findings offer, and save the file", epilog=_EXITS
    )
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument(
        "--unsafe",
        action="store_true",
        help="also apply fixes that may change something intended; those of notes, and those that are a "
        "matter of choice, only for findings named with --select",
    )
    parser.add_argument("--diff", action="store_true", help="show the changes to the file without writing it")
    add_force(parser)
    add_proof(parser)
    add_choice(parser)
    parser.set_defaults(run=_fix)


def _fix(arguments: argparse.Namespace) -> int:
    """Apply one fix after the other, looking again after each, and save what changed."""
    demand_known(arguments)
    read, before = load_document(arguments.map)
    applied = _mended(before, arguments)
    after: Board | TileSet = applied[-1].board if applied else before
    saved = _by_saving(read, arguments)
    done = [*saved, *(each.title for each in applied)]
    if arguments.diff:
        return _show(arguments.map, after if done else None, done)
    if done:
        demand_comments(arguments, read, ", or use --diff to see the changes and make them by hand")
        save_map(after, arguments, arguments.map, read)
    # Printed only now: what could not be saved was not done.
    for title in saved:
        print(f"{arguments.map}: {title}")
    for each in applied:
        print(f"{arguments.map}: {each.title}{'' if each.ended else f' ({each.code} is still there)'}")
    left = picked(checked(after, arguments), arguments.select, arguments.ignore)
    report = Report(str(arguments.map), tuple(placed(read, finding) for finding in left))
    fixed = _counted(applied, len(saved))
    print(f"{arguments.map}: {fixed}, {sum(report.counts.values())} left{_hint(left, arguments)}")
    return FOUND if report.fails() else FINE


def _by_saving(read: BoardFile | SetFile, arguments: argparse.Namespace) -> list[str]:
    """Return what saving does for each finding about something that reading has left out already."""
    found = [finding for finding in read.findings if finding.code in _LEFT_OUT]
    asked = picked(found, arguments.select, arguments.ignore)
    return [f"Leave out the {_LEFT_OUT[each.code]} in line {placed(read, each).line}" for each in asked]


def _counted(applied: Sequence[Mended], saved: int) -> str:
    """Return how many findings are fixed, ``saved`` by saving, and how many fixes did not end theirs."""
    ended = saved + sum(each.ended for each in applied)
    lessened = saved + len(applied) - ended
    return f"{ended} fixed" + (f", {lessened} changed but not fixed" if lessened else "")


def _show(path: Path, document: Board | TileSet | None, done: Sequence[str]) -> int:
    """Show how the file would differ if a document were saved to it, as `patch` takes it; None: it would not.

    What the fixes are called goes next to it, so that the difference alone can be piped on.
    """
    before = read_text(path)
    after = before if document is None else text_of(document)
    lines = list(unified_diff(before.splitlines(), after.splitlines(), str(path), str(path), lineterm=""))
    for title in done:
        print(f"{path}: would {title[:1].lower()}{title[1:]}", file=sys.stderr)
    for line in lines:
        print(line)
    if any(for_terminal(line) != line for line in lines):
        print("Control characters are written out, so `patch` cannot apply this difference.", file=sys.stderr)
    if not done:
        print(f"{path}: nothing would change", file=sys.stderr)
    return FOUND if done else FINE


def _hint(left: Sequence[Finding], arguments: argparse.Namespace) -> str:
    """Return what more could be tried on what is left, if anything; whether it fixes is seen when done."""
    fixable = [finding for finding in left if finding.fixes and finding.waived is None]
    tried = sum(bool(_may(finding, arguments)) for finding in fixable)
    able = sum(bool(fixes_unasked(finding, unsafe=True)) for finding in fixable)
    asked = sorted({finding.code for finding in fixable if not fixes_unasked(finding, unsafe=True)})
    hints = []
    if tried and arguments.unsafe:
        hints.append(f"; fixes for {tried} of them were tried, but did not help")
    elif able and not arguments.unsafe:
        hints.append(f"; --unsafe offers fixes for {able} of them: review the result")
    if asked and not arguments.select:
        hints.append(f"; choose a fix for {', '.join(asked)} in the studio, or with --unsafe --select CODE")
    return "".join(hints)


def _may(finding: Finding, arguments: argparse.Namespace) -> list[Fix]:
    """Return the fixes of a finding that the command may apply; with ``--select`` it is asked for."""
    if not picked([finding], arguments.select, arguments.ignore):
        return []
    if not arguments.select:
        return fixes_unasked(finding, unsafe=arguments.unsafe)
    return [fix for fix in finding.fixes if fix.safe or arguments.unsafe]


def _mended(document: Board | TileSet, arguments: argparse.Namespace) -> list[Mended]:
    """Return the fixes that were applied one after the other, showing progress on a terminal."""

    def may(finding: Finding) -> list[Fix]:
        return _may(finding, arguments)

    done: list[Mended] = []
    for step in Mending(lambda each: checked(each, arguments), may).steps(document):
        if isinstance(step, Mended):
            done.append(step)
        else:
            show(f"{step.findings} findings, {len(done)} fixes made … {step.title}"[:100])
    clear()
    return done

"""The commands that find and mend: check, explain, fix."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import BoardFile, read_board
from engine.boardfile.saving import save_board
from engine.checks.catalogue import Explanation
from engine.checks.run import check, picked, stands_for
from engine.checks.timing import as_text, timing_of
from engine.diagnostics.findings import Finding
from engine.edits.protocol import Edit
from engine.rulesets.editions import EDITIONS
from studio.cli.boards import demand_rules
from studio.cli.exits import FAILED, FINE, FOUND, CommandError
from studio.cli.reports import FORMATS, Placed, Report
from studio.cli.rulebook import rules_as_json, rules_as_text, rules_meant
from studio.proofing.catalogue import ALL_CHECKS, EXPLANATIONS, explanation


def add_commands(commands: Any) -> None:
    """Add ``check``, ``explain`` and ``fix``."""
    parser = commands.add_parser("check", help="find what is wrong with maps")
    parser.add_argument("maps", nargs="+", type=Path, metavar="MAP")
    parser.add_argument(
        "--rules", metavar="R", help=f"check for this rule set instead of the map's: {', '.join(EDITIONS)}"
    )
    parser.add_argument("--format", choices=FORMATS, default="text")
    parser.add_argument(
        "--times",
        action="store_true",
        help="tell how long the checks take after edits in the studio, instead",
    )
    _add_choice(parser)
    parser.set_defaults(run=_check)

    parser = commands.add_parser("explain", help="tell what a finding means, or what a rule says")
    parser.add_argument(
        "code",
        nargs="?",
        help="a finding such as T102 or town-in-water, a rule like 6.A6, or 'rules'; all findings if omitted",
    )
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=_explain)

    parser = commands.add_parser("fix", help="apply the fixes findings offer, and save the map")
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument("--unsafe", action="store_true", help="also fixes that change what may be meant")
    _add_choice(parser)
    parser.set_defaults(run=_fix)


def _add_choice(parser: argparse.ArgumentParser) -> None:
    """Let the user pick findings by the beginnings of codes, or by names."""
    for name, what in (("select", "only these"), ("ignore", "not these")):
        parser.add_argument(
            f"--{name}",
            type=lambda text: [mark.strip() for mark in text.split(",") if mark.strip()],
            default=[],
            metavar="CODES",
            help=f"{what}: codes, families or names, with commas (K101,S,town-in-water)",
        )


def _check(arguments: argparse.Namespace) -> int:
    """Check every map; one that cannot be opened or read makes the whole command fail at the end."""
    _demand_known(arguments)
    if arguments.rules is not None:
        demand_rules(arguments.rules)
    if arguments.times:
        return _tell_times(arguments.maps)
    reports = [_report(path, arguments) for path in arguments.maps]
    print(FORMATS[arguments.format](reports))
    if arguments.format != "text":
        for report in reports:
            if report.problem:
                print(f"platelayer: {report.problem}", file=sys.stderr)
    return max(FAILED if report.unread else FOUND if report.fails else FINE for report in reports)


def _tell_times(paths: Sequence[Path]) -> int:
    """Measure the checks on each map; a map that cannot be read is refused."""
    for path in paths:
        board = read_board(path).board
        if board is None:
            raise CommandError(f"{path} cannot be read; `platelayer check` says why.")
        print(f"{path}: {as_text(timing_of(board, ALL_CHECKS))}", flush=True)
    return FINE


def _report(path: Path, arguments: argparse.Namespace) -> Report:
    """Return what is found in one map."""
    try:
        read = read_board(path)
    except BoardFileError as error:
        return Report(str(path), (), unread=True, problem=str(error))
    found = list(read.findings)
    if read.board is not None:
        found += check(_with_rules(read.board, arguments.rules), ALL_CHECKS)
    kept = picked(found, arguments.select, arguments.ignore)
    return Report(str(path), tuple(_placed(read, each) for each in kept), unread=read.board is None)


def _demand_known(arguments: argparse.Namespace) -> None:
    """Refuse codes and names no finding has: a slip would hide everything."""
    for mark in (*arguments.select, *arguments.ignore):
        if not any(stands_for(mark, each.code, each.name) for each in EXPLANATIONS.values()):
            raise CommandError(f"'{mark}' is no code, family or name. `platelayer explain` lists them all.")


def _with_rules(board: Board, rules: str | None) -> Board:
    """Return the board with another rule set, if one was asked for."""
    return board if rules is None else board.edited(rules=rules)


def _placed(read: BoardFile, finding: Finding) -> Placed:
    """Return the finding with its place in the file and the labels of its hexes."""
    line, column = finding.position or read.positions.position(finding.path)
    labels = () if read.board is None else tuple(read.board.sheet.label(h) for h in finding.hexes)
    return Placed(finding, labels, line, column)


def _explain(arguments: argparse.Namespace) -> int:
    """Explain one code or rule, or list all of either."""
    rules = rules_meant(arguments.code)
    if rules:
        print(rules_as_json(rules) if arguments.format == "json" else rules_as_text(rules))
        return FINE
    if arguments.code is None:
        chosen = list(EXPLANATIONS.values())
    else:
        found = explanation(arguments.code)
        if found is None:
            raise CommandError(
                f"'{arguments.code}' is no code. `platelayer explain` lists them all, "
                "`platelayer explain rules` the rules."
            )
        chosen = [found]
    if arguments.format == "json":
        print(json.dumps([asdict(each) for each in chosen], indent=2, ensure_ascii=False))
    elif arguments.code is None:
        print("\n".join(f"{_head(each)}: {_summary(each)}" for each in chosen))
    else:
        print(f"{_head(chosen[0])}\n\n{chosen[0].text}")
    return FINE


def _summary(each: Explanation) -> str:
    """Return the first paragraph of an explanation on one line."""
    return " ".join(each.text.split("\n\n")[0].split())


def _head(each: Explanation) -> str:
    """Return a code with its name and severity."""
    return f"{each.code} {each.name} ({each.severity.value})"


def _fix(arguments: argparse.Namespace) -> int:
    """Apply one fix after the other, looking again after each, and save what changed."""
    _demand_known(arguments)
    read = read_board(arguments.map)
    if read.board is None:
        raise CommandError(f"{arguments.map} cannot be read; `platelayer check` says why.")
    board, done = _mended(read.board, arguments)
    if done:
        if read.comments:
            print("The comments of the file are not kept.", file=sys.stderr)
        save_board(board, arguments.map, keeps_old=read.migrated)
    # Told only now: what could not be saved was not done.
    for title in done:
        print(f"{arguments.map}: {title}")
    left = picked(check(board, ALL_CHECKS), arguments.select, arguments.ignore)
    report = Report(str(arguments.map), tuple(_placed(read, finding) for finding in left))
    print(f"{arguments.map}: {len(done)} fixed, {sum(report.counts.values())} left{_hint(left, arguments)}")
    return FOUND if report.fails else FINE


def _hint(left: Sequence[Finding], arguments: argparse.Namespace) -> str:
    """Return how to mend more of what is left, if more can be mended."""
    able = sum(bool(finding.fixes) and finding.waived is None for finding in left)
    if not able or arguments.unsafe:
        return ""
    return f"; --unsafe would mend {able} of them: look at what it did"


def _mended(board: Board, arguments: argparse.Namespace) -> tuple[Board, list[str]]:
    """Return the board after all fixes that may be applied, and the titles of those.

    A fix that would end a finding somebody has waived is left: it was meant to stay.
    """
    done: list[str] = []
    tried: set[tuple[str, Edit]] = set()
    found = check(board, ALL_CHECKS)
    kept = _waived(found)
    while True:
        for finding in picked(found, arguments.select, arguments.ignore):
            fixes = [fix for fix in finding.fixes if fix.safe or arguments.unsafe]
            # A finding that its own fix does not end must not be tried for ever.
            if not fixes or finding.waived is not None or (finding.id, fixes[0].edit) in tried:
                continue
            tried.add((finding.id, fixes[0].edit))
            after = fixes[0].edit.apply(board)
            found_after = check(after, ALL_CHECKS)
            if kept <= _waived(found_after):
                board, found = after, found_after
                done.append(fixes[0].title)
                break
        else:
            return board, done


def _waived(found: Sequence[Finding]) -> set[str]:
    """Return the ids of findings that are waived."""
    return {finding.id for finding in found if finding.waived is not None}

"""The commands that find: check and explain."""

import argparse
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.checks.catalogue import Explanation
from engine.checks.check_runner import picked
from engine.checks.frame.name_suggestions import meant_by
from engine.checks.skipping import asked, skipped_of, skipped_unread
from engine.diagnostics.findings import Severity
from engine.rulesets.editions import EDITIONS
from engine.rulesets.overrides import field_names
from engine.tiles.reading import read_document
from engine.tiles.set import TileSet
from studio.cli.boards import demand_rules
from studio.cli.exits import FAILED, FINE, FOUND, CommandError
from studio.cli.options.finding_options import add_choice, add_proof, demand_known
from studio.cli.reports import FORMATS, Report, placed
from studio.cli.streams import json_text, write_controls
from studio.cli.tiles.documents import checked
from studio.proofing.catalogue import explanation, explanations

_SEVERITIES = tuple(severity.value for severity in Severity)
_EXITS = """\
Exit codes: 0 no finding reaches --fail-on, 1 some do, 2 a map could not be read.
Findings waived or excluded by --select, --ignore or --severity do not count."""


def add_commands(commands: Any) -> None:
    """Add ``check`` and ``explain``."""
    parser = commands.add_parser("check", help="find problems in maps and tile sets", epilog=_EXITS)
    parser.add_argument("maps", nargs="+", type=Path, metavar="MAP")
    parser.add_argument(
        "--rules", metavar="R", help=f"check for this rule set instead of the map's: {', '.join(EDITIONS)}"
    )
    parser.add_argument("--format", choices=FORMATS, default="text")
    parser.add_argument(
        "--details", action="store_true", help="also show figures and details, such as costs or an example"
    )
    parser.add_argument(
        "--severity",
        choices=_SEVERITIES,
        default=Severity.NOTE,
        help="show only findings of this severity or higher (default: note)",
    )
    parser.add_argument(
        "--fail-on",
        choices=_SEVERITIES,
        default=Severity.WARNING,
        help="return exit code 1 for findings of this severity or higher (default: warning)",
    )
    add_proof(parser)
    add_choice(parser)
    parser.set_defaults(run=_check)

    parser = commands.add_parser(
        "explain", help="explain a finding, a rule, or a field of the rules or of a special rule"
    )
    parser.add_argument(
        "code",
        nargs="?",
        help="a finding such as T102 or town-in-water, a family such as T, a rule like 6.A6, 'rules', a "
        "field such as min_run or cost_factor, or a special rule such as connection; all findings if omitted",
    )
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=_explain)


def _check(arguments: argparse.Namespace) -> int:
    """Check every map; one that cannot be opened or read makes the whole command fail at the end."""
    demand_known(arguments)
    if arguments.rules is not None:
        demand_rules(arguments.rules)
    reports = [_report(path, arguments) for path in arguments.maps]
    told = FORMATS[arguments.format](reports)
    if arguments.format == "github":
        write_controls(sys.stdout, f"{told}\n")
    else:
        print(told)
    if arguments.format != "text":
        for report in reports:
            if report.problem:
                print(f"platelayer: {report.problem}", file=sys.stderr)
    least = Severity(arguments.fail_on)
    return max(FAILED if report.unread else FOUND if report.fails(least) else FINE for report in reports)


def _report(path: Path, arguments: argparse.Namespace) -> Report:
    try:
        read = read_document(path)
    except BoardFileError as error:
        return Report(str(path), (), unread=True, problem=str(error))
    found = list(read.findings)
    document, skipped = read.document, skipped_unread()
    if document is not None:
        meant = _with_rules(document, arguments.rules)
        found += checked(meant, arguments)
        skipped = skipped_of(meant, found) if isinstance(meant, Board) else ()
    least = Severity(arguments.severity)
    kept = [
        each for each in picked(found, arguments.select, arguments.ignore) if each.severity.rank <= least.rank
    ]
    told = tuple(placed(read, each) for each in kept)
    return Report(
        str(path),
        told,
        unread=document is None,
        in_full=arguments.details,
        unfolded=bool(arguments.select),
        skipped=asked(skipped, arguments.select, arguments.ignore),
    )


def _with_rules(document: Board | TileSet, rules: str | None) -> Board | TileSet:
    """Return a map with other rules; a tile set has its own."""
    return document if rules is None or isinstance(document, TileSet) else document.edited(rules=rules)


def _explain(arguments: argparse.Namespace) -> int:
    """Explain one code, rule or field, or list all of either of the first two."""
    told = _rule_or_field(arguments.code, arguments.format)
    if told:
        print(told)
        return FINE
    chosen = _meant(arguments.code)
    if arguments.format == "json":
        print(json_text([asdict(each) for each in chosen]))
    elif arguments.code is None or _is_family(arguments.code):
        print("\n".join(f"{_head(each)}: {_summary(each)}" for each in chosen))
    else:
        print(f"{_head(chosen[0])}\n\n{chosen[0].text}")
    return FINE


def _rule_or_field(code: str | None, form: str) -> str:
    """Return what there is to say of a rule, a field or a special rule; nothing for another code."""
    # Nothing else needs the texts of all rules.
    from studio.cli.explaining.rulebook import (
        field_as_json,
        field_as_text,
        field_meant,
        rules_as_json,
        rules_as_text,
        rules_meant,
    )
    from studio.cli.explaining.special_rules import parts_as_json, parts_as_text, parts_meant

    rules, field, parts = rules_meant(code), field_meant(code), parts_meant(code)
    if rules:
        return rules_as_json(rules) if form == "json" else rules_as_text(rules)
    if field is not None:
        return field_as_json(field) if form == "json" else field_as_text(field)
    if parts:
        return parts_as_json(parts) if form == "json" else parts_as_text(parts)
    return ""


def _is_family(code: str) -> bool:
    """Return whether a code is the letter of a family alone."""
    return code.strip().upper() in {each[:1] for each in explanations()}


def _meant(code: str | None) -> list[Explanation]:
    """Return what a code, a name or the letter of a family stands for: everything if none is given."""
    if code is None:
        return list(explanations().values())
    if _is_family(code):
        letter = code.strip().upper()
        return [each for each in explanations().values() if each.code.startswith(letter)]
    found = explanation(code)
    if found is not None:
        return [found]
    from studio.cli.explaining.special_rules import part_names

    names = (each.name for each in explanations().values())
    likely = meant_by(code, [*names, *field_names(), *part_names()])
    word = code.strip().casefold()
    held = [f"{each.code} {each.name}" for each in explanations().values() if word and word in each.name]
    asked = f" Is it {likely}?" if likely else f" Is it one of {', '.join(held)}?" if held else ""
    raise CommandError(
        f"'{code}' is not a known code.{asked} `platelayer explain` lists them all, "
        "`platelayer explain rules` the rules."
    )


def _summary(each: Explanation) -> str:
    """Return the first paragraph of an explanation on one line."""
    return " ".join(each.text.split("\n\n")[0].split())


def _head(each: Explanation) -> str:
    """Return a code with its name and severity."""
    return f"{each.code} {each.name} ({each.severity.value})"

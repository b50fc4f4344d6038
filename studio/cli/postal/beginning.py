"""The command that begins a postal game."""

import argparse
import sys

from engine.board.document import Board
from engine.board.rules import Plain
from engine.checks.check_runner import check
from engine.diagnostics.findings import Severity
from engine.game.play import UnplayableBoard
from engine.postal.folder import SEED, FolderError, begin_folder, demand_printed_towns
from engine.postal.luck import new_seed
from engine.postal.terms import Terms, TermsError, companies_of
from engine.rulesets.overrides import overrides_of
from studio.cli.boards import load
from studio.cli.exits import FINE, CommandError
from studio.cli.options.rule_options import with_settings
from studio.cli.streams import json_text


def new(arguments: argparse.Namespace) -> int:
    """Begin a game in a new folder."""
    board = load(arguments.board)
    named = dict(arguments.company)
    if len(named) < len(arguments.company):
        raise CommandError("Two companies have the same code.")
    try:
        demand_printed_towns(board)
    except FolderError as error:
        raise CommandError(str(error)) from error
    errors = sum(
        finding.severity is Severity.ERROR and not finding.waived
        for finding in check(board.edited(rules=arguments.rules))
    )
    if errors:
        told = "1 error" if errors == 1 else f"{errors} errors"
        print(f"The map has {told}. `platelayer check {arguments.board}` lists them.", file=sys.stderr)
    try:
        terms = Terms(
            name=arguments.name or board.title or arguments.output.name,
            companies=companies_of(named),
            serial=arguments.serial,
            rules=arguments.rules,
            settings=_settings(arguments, board),
            referee=arguments.referee,
            deadline=arguments.deadline,
            luck=arguments.luck,
        )
        seed = None if arguments.seed is None else new_seed(arguments.seed)
        folder = begin_folder(arguments.output, terms, board, seed)
    except (TermsError, FolderError, UnplayableBoard, ValueError) as error:
        raise CommandError(str(error)) from error
    codes = [company.code for company in folder.terms.companies.each]
    if arguments.format == "json":
        print(json_text({"folder": str(folder.path), "companies": codes, "promise": folder.terms.promise}))
    else:
        print(f"{folder.path}: {folder.terms.name}, for {', '.join(codes)}")
        print(f"Keep {folder.path / SEED} to yourself until the game is over.")
        print(
            f"Next: take the companies' wishes for starts, then `platelayer postal adjudicate {folder.path}`."
        )
    return FINE


def _settings(arguments: argparse.Namespace, board: Board) -> tuple[tuple[str, Plain], ...]:
    """Return the rules that the user sets otherwise; raises CommandError."""
    values = dict(overrides_of(with_settings(board, arguments.settings)))
    return tuple((name, values[name]) for name in dict.fromkeys(name for name, _ in arguments.settings))

"""Which findings a command is about, ``--select`` and ``--ignore``, and which print it judges."""

import argparse

from engine.checks.frame.check import Check
from engine.diagnostics.findings import stands_for
from engine.messages import ENGLISH
from studio.cli.exits import CommandError
from studio.cli.options.language_option import spoken
from studio.cli.options.papers import THEMES, paper_meant
from studio.drawing.paper.paper_sizes import PAPERS
from studio.language.codes import LANGUAGES
from studio.proofing.catalogue import checks_for, explanations
from studio.proofing.proofs import USUAL_PROOF, Proof


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Let the user pick findings by the beginnings of codes, or by names."""
    for name, what in (("select", "only these"), ("ignore", "not these")):
        parser.add_argument(
            f"--{name}",
            type=lambda text: [mark.strip() for mark in text.split(",") if mark.strip()],
            default=[],
            metavar="CODES",
            help=f"{what}: codes, families or names, separated by commas (K101,S,town-in-water)",
        )


def demand_known(arguments: argparse.Namespace) -> None:
    """Refuse codes and names no finding has: a slip would hide everything."""
    for mark in (*arguments.select, *arguments.ignore):
        if not any(stands_for(mark, each.code, each.name) for each in explanations().values()):
            raise CommandError(
                f"'{mark}' is not a code, family or name. `platelayer explain` lists them all."
            )


def add_proof(parser: argparse.ArgumentParser) -> None:
    """Let the user say what the print is judged for: the theme, the paper, the language."""
    parser.add_argument(
        "--theme", choices=THEMES, default=USUAL_PROOF.theme, help="map style for judging the print"
    )
    parser.add_argument(
        "--paper",
        type=paper_meant,
        choices=PAPERS,
        default=USUAL_PROOF.paper,
        help="paper for judging the print",
    )
    parser.add_argument(
        "--print-language",
        choices=sorted(LANGUAGES),
        default=ENGLISH.code,
        help="language of the printed words for judging the print (default: en)",
    )


def checks_chosen(arguments: argparse.Namespace) -> tuple[Check, ...]:
    """Return every check, those of the print as the print was chosen."""
    return checks_for(Proof(arguments.theme, arguments.paper, spoken(arguments.print_language)))

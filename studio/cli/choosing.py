"""Which findings a command is about: ``--select`` and ``--ignore``."""

import argparse

from engine.checks.run import stands_for
from studio.cli.exits import CommandError
from studio.proofing.catalogue import EXPLANATIONS


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Let the user pick findings by the beginnings of codes, or by names."""
    for name, what in (("select", "only these"), ("ignore", "not these")):
        parser.add_argument(
            f"--{name}",
            type=lambda text: [mark.strip() for mark in text.split(",") if mark.strip()],
            default=[],
            metavar="CODES",
            help=f"{what}: codes, families or names, with commas (K101,S,town-in-water)",
        )


def demand_known(arguments: argparse.Namespace) -> None:
    """Refuse codes and names no finding has: a slip would hide everything."""
    for mark in (*arguments.select, *arguments.ignore):
        if not any(stands_for(mark, each.code, each.name) for each in EXPLANATIONS.values()):
            raise CommandError(f"'{mark}' is no code, family or name. `platelayer explain` lists them all.")

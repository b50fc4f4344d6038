"""The command ``postal`` and its own commands: a game by post, from its start to the last report."""

import argparse
from pathlib import Path
from typing import Any, Final

from engine.bots.roster import BOTS
from engine.trials.trial import MOST_SEED
from studio.cli.options.language_option import add_language
from studio.cli.options.numbers import whole
from studio.cli.options.papers import THEMES, paper_meant
from studio.cli.options.rule_options import add_settings
from studio.cli.options.texts import text
from studio.cli.outputs import PDF, add_output
from studio.cli.postal import auditing, beginning, letters, playing, races, telling
from studio.drawing.paper.paper_sizes import PAPERS

_MOST_ROUNDS: Final = 99


def add_commands(commands: Any) -> None:
    """Add ``postal`` with its own commands."""
    parser = commands.add_parser("postal", help="for referees of postal games: orders, rounds and reports")
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_new(kinds)
    _add_letters(kinds)
    _add_rounds(kinds)
    _add_reports(kinds)
    races.add_command(kinds)


def _command(kinds: Any, name: str, told: str, *, formats: tuple[str, ...] = ("text", "json")) -> Any:
    """Add a command on the folder of a game."""
    parser = kinds.add_parser(name, help=told)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder of the game")
    parser.add_argument("--format", choices=formats, default="text")
    return parser


def _add_new(kinds: Any) -> None:
    parser = kinds.add_parser("new", help="begin a game in a new folder")
    parser.add_argument("board", type=Path, metavar="BOARD", help="a map, or a copy of an included one")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="DIR", help="the new folder")
    parser.add_argument(
        "--company",
        type=_company,
        action="append",
        required=True,
        metavar="CODE=NAME",
        help="a company, its short code first; repeat it for each",
    )
    parser.add_argument("--name", type=text, help="the name of the game; default: the board's title")
    parser.add_argument("--serial", type=text, default="", help="a number or code that reports begin with")
    parser.add_argument("--referee", type=text, default="")
    parser.add_argument("--deadline", type=text, default="", help="a date, shown in reports")
    parser.add_argument("--rules", default="postal", metavar="R")
    add_settings(parser)
    parser.add_argument(
        "--luck",
        choices=["seed", "typed"],
        default="seed",
        help="dice and races from a secret seed whose hash is told first, or typed in by the referee",
    )
    parser.add_argument(
        "--seed", type=whole(0, MOST_SEED), metavar="N", help="for trials: a known seed in place of a secret"
    )
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=beginning.new)


def _add_letters(kinds: Any) -> None:
    for name, told, run in (
        ("read", "say how orders are understood; changes nothing", letters.read),
        ("take", "file orders for the round; an earlier letter is kept", letters.take),
    ):
        parser = _command(kinds, name, told)
        parser.add_argument("files", type=Path, nargs="*" if name == "read" else "+", metavar="FILE")
        parser.add_argument(
            "--company", metavar="CODE", help="whose orders they are; default: by file name, subject or text"
        )
        parser.set_defaults(run=run)

    parser = _command(kinds, "rule", "say what an unclear order is read as")
    parser.add_argument("code", metavar="CODE", help="the company")
    parser.add_argument(
        "at",
        metavar="AT",
        help="the order as it is listed: a roll and piece (b2), a race (37), start, or 'line 4'",
    )
    parser.add_argument(
        "read_as",
        metavar="HEXES",
        nargs="?",
        help="the way, such as 'K31 K32 L32', 'ferry NAME', 'JR with CODE' with a way or without, 'alone', "
        "or nothing; for starts their places; 'orders' if quoted lines or a roll of another round are meant",
    )
    parser.add_argument("--why", type=text, default="", help="a reason, for the report")
    parser.add_argument("--withdraw", action="store_true", help="forget the ruling")
    parser.set_defaults(run=letters.rule)


def _add_rounds(kinds: Any) -> None:
    parser = _command(kinds, "throw", "throw the dice of the next round, or deal its races")
    parser.add_argument(
        "--dice", type=_numbers, metavar="N,N,N,N", help="the dice thrown by hand, or the rolls alone"
    )
    parser.add_argument("--races", metavar="11-21,…", help="the races of three rounds, made by hand")
    parser.set_defaults(run=playing.throw)

    parser = _command(kinds, "adjudicate", "play the round")
    parser.add_argument(
        "--missing",
        action="append",
        default=[],
        metavar="CODE",
        help="let a company without orders stand still; may be repeated",
    )
    parser.add_argument(
        "--unclear-by-rule",
        action="store_true",
        help="do not ask for rulings: an unclear build stops there, an unclear route goes the worst way",
    )
    parser.add_argument("--dry-run", action="store_true", help="show the report and keep nothing")
    add_language(parser)
    parser.set_defaults(run=playing.adjudicate)

    parser = _command(kinds, "back", "take rounds back; they are kept under undone/")
    parser.add_argument(
        "--to", type=whole(0, _MOST_ROUNDS), required=True, metavar="N", help="the round to play again"
    )
    parser.set_defaults(run=playing.back)

    parser = _command(kinds, "verify", "play everything again, and check every throw against the seed")
    parser.set_defaults(run=playing.verify)

    parser = _command(kinds, "hand", "give a company to another player")
    parser.add_argument("code", metavar="CODE")
    parser.add_argument("--to", type=text, required=True, metavar="PLAYER")
    parser.set_defaults(run=playing.hand)

    parser = _command(kinds, "bots", "let bots write the orders of companies without a person")
    parser.add_argument(
        "--company",
        type=_company,
        action="append",
        default=[],
        metavar="CODE=BOT",
        help=f"one of {', '.join(BOTS)}; default: planner for every company without orders, with --rounds "
        "next to those that are named",
    )
    parser.add_argument(
        "--rounds",
        type=whole(0, _MOST_ROUNDS),
        default=0,
        metavar="N",
        help="play this many rounds with the bots' orders, starts chosen before the first; "
        "default: write those of this round alone",
    )
    parser.set_defaults(run=playing.bots)


def _add_reports(kinds: Any) -> None:
    parser = _command(kinds, "report", "print the report of a round", formats=("text", "html", "md", "json"))
    parser.add_argument(
        "--round", type=whole(0, _MOST_ROUNDS), metavar="N", help="default: the last round played"
    )
    add_language(parser)
    parser.set_defaults(run=telling.report_of_round)

    parser = kinds.add_parser("map", help="print the map with all track, as a PDF")
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder of the game")
    add_output(parser, PDF, "FILE.pdf", "the PDF")
    parser.add_argument("--paper", type=paper_meant, choices=PAPERS, default="A4", help="size of the pages")
    parser.add_argument("--theme", choices=THEMES, default="atlas", help="map style")
    parser.add_argument("--hex-labels", action="store_true", help="print a label in every hex")
    add_language(parser)
    parser.set_defaults(run=telling.print_track)

    parser = kinds.add_parser("audit", help="check the sums of published reports")
    parser.add_argument("reports", type=Path, nargs="+", metavar="REPORT")
    parser.add_argument(
        "--board",
        type=Path,
        metavar="MAP",
        help="play the builds of the reports again, from the first round on",
    )
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=auditing.audit)


def _company(typed: str) -> tuple[str, str]:
    """Read CODE=NAME."""
    code, given, name = text(typed).partition("=")
    if not given or not code.strip():
        raise argparse.ArgumentTypeError(
            f"'{typed}' is not valid. Write CODE=NAME, for example JGL=Just Lines"
        )
    return code.strip(), name.strip()


def _numbers(typed: str) -> tuple[int, ...]:
    """Read numbers with commas between."""
    parts = [part.strip() for part in typed.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) <= 2 for part in parts):
        raise argparse.ArgumentTypeError(f"'{typed}' is not valid. Write numbers, for example 6,1,4,3")
    return tuple(map(int, parts))

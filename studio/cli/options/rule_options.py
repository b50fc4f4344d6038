"""Rules for one game or trial: `--set races=12`, instead of what the map's file says (6.C4)."""

import argparse
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from engine.board.document import Board
from engine.board.rules import Plain
from engine.rulesets.overrides import field_names, kind_of_field, with_overrides
from studio.cli.exits import CommandError
from studio.cli.options.numbers import whole_number

_TRUTHS: Final = {"true": True, "false": False}


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Add ``--set``."""
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=_pair,
        dest="settings",
        metavar="FIELD=VALUE",
        help="change a rule of the map; may be repeated: races=12, 'scoring=bus boss', "
        "race_die=1,2,3,4,5,6; docs/overrides.md lists every field",
    )


def with_settings(board: Board, settings: Iterable[tuple[str, str]]) -> Board:
    """Return a board with rules set otherwise for a game; of a field set twice the last value counts.

    Raises CommandError, with what the field takes, where there is no such field or value.
    """
    values = {name: _value(name, text) for name, text in settings}
    return with_overrides(board, values) if values else board


def _pair(text: str) -> tuple[str, str]:
    """Read FIELD=VALUE."""
    name, given, value = text.partition("=")
    if not given or not name.strip() or not value.strip():
        raise argparse.ArgumentTypeError(f"'{text}' is not valid. Write FIELD=VALUE, for example races=12")
    return name.strip(), value.strip()


def _value(name: str, text: str) -> Plain:
    """Return what a field is to be."""
    kind = kind_of_field(name)
    if kind is None:
        near = get_close_matches(name, field_names(), 3)
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        raise CommandError(f"The rules have no field '{name}'.{meant} docs/overrides.md lists them all.")
    value = _numbers(text) if kind.sort == "numbers" else _TRUTHS.get(text.casefold(), _number(text))
    if not kind.allows(value):
        raise CommandError(f"'{name}' must be {kind.wanted}, not '{text}'.")
    return value


def _number(text: str) -> int | str:
    """Return a whole number, or the text where it is none."""
    number = whole_number(text)
    return text if number is None else number


def _numbers(text: str) -> Plain:
    """Return numbers with commas between, with brackets round them or without."""
    return tuple(_number(part.strip()) for part in text.removeprefix("[").removesuffix("]").split(","))

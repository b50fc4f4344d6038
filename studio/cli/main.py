"""The command ``platelayer``."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from types import ModuleType
from typing import Any, NoReturn

from engine.boardfile.errors import BoardFileError
from studio.cli import studio
from studio.cli.exits import FAILED, FINE, STOPPED, CommandError
from studio.cli.streams import OutputLostError, safe_streams

_INTRODUCTION = """\
The map studio for Railway Rivals. `platelayer MAP` opens a map in the studio;
the commands below check, print and play it without a window."""
_EXITS = "Exit codes: 0 fine, 1 findings or a rule broken, 2 could not run, 130 stopped by Ctrl+C."


class _Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong, as the commands do, and in no colours."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.color = False

    def error(self, message: str) -> NoReturn:
        """Say what cannot be understood, and where the command is explained."""
        self.exit(FAILED, f"{self.prog}: {message} (see {self.prog} --help)\n")


def build_parser() -> tuple[argparse.ArgumentParser, frozenset[str]]:
    """Return the parser and the names of its commands.

    Each command sets ``run``, a function from the arguments to an exit code.
    """
    # A third of a second that the studio's window does not wait for.
    from studio.cli import (
        boards,
        checking,
        fixing,
        games,
        outputs,
        paper,
        pasting,
        scenarios,
        sheets,
        survey,
        tracing,
        trials,
        versions,
        waiving,
    )
    from studio.cli.benchmarks import bench

    on_boards = (studio, boards, sheets, checking, fixing, waiving, survey, paper, pasting, tracing)
    parser, commands = _parser_of((*on_boards, games, trials, bench, scenarios, versions))
    parser.epilog = f"{outputs.RULE}\n\n{_EXITS}"
    return parser, commands


def _parser_of(modules: Iterable[ModuleType]) -> tuple[argparse.ArgumentParser, frozenset[str]]:
    """Return the parser of some modules' commands, and their names."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = _Parser("platelayer", description=_INTRODUCTION, epilog=_EXITS, formatter_class=layout)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in modules:
        module.add_commands(commands)
    return parser, frozenset(commands.choices)


def main(argv: Sequence[str] | None = None, begin: Callable[[], object] = lambda: None) -> int:
    """Run one command and return its exit code; ``begin`` is called when its arguments are understood."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    with safe_streams():
        try:
            chosen = _understood(arguments)
            begin()
            end = int(chosen.run(chosen))
            sys.stdout.flush()
        except BrokenPipeError:
            # Whoever read the output has had enough.
            return FINE
        except (CommandError, BoardFileError) as error:
            return _failed(str(error))
        except OutputLostError as error:
            return _failed(f"the output could not be written: {error}.")
        except OSError as error:
            named = "" if error.filename is None else f" ({error.filename})"
            return _failed(f"the system refused: {error.strerror or error}{named}.")
        except KeyboardInterrupt:
            print("platelayer: stopped; files that were not finished were not written.", file=sys.stderr)
            return STOPPED
    return end


def _failed(why: str) -> int:
    """Say why a command could not run, and return its exit code."""
    print(f"platelayer: {why}", file=sys.stderr)
    return FAILED


def _understood(arguments: list[str]) -> argparse.Namespace:
    """Return what the arguments say; raises SystemExit where they only ask for help, or say nothing."""
    parser, commands = _parser_of((studio,)) if _is_for_studio(arguments) else build_parser()
    # `platelayer` and `platelayer MAP` open the studio, as a double click on a map does.
    if not arguments or (len(arguments) == 1 and _is_map(arguments[0], commands)):
        arguments.insert(0, "studio")
    try:
        return parser.parse_args(arguments)
    except SystemExit:
        sys.stdout.flush()
        raise


def _is_for_studio(arguments: Sequence[str]) -> bool:
    """Tell whether arguments are plainly for the studio, so that no other command need be known."""
    if len(arguments) == 1 and not arguments[0].startswith("-"):
        return arguments[0] == "studio" or "." in arguments[0] or os.sep in arguments[0]
    return not arguments or arguments[0] == "studio"


def _is_map(word: str, commands: frozenset[str]) -> bool:
    """Tell whether a word is meant for a map: not an option or a command, nor close to one."""
    if word.startswith("-") or word in commands:
        return False
    return "." in word or os.sep in word or not get_close_matches(word, commands, cutoff=0.75)

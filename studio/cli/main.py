"""The command ``platelayer``."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final, NoReturn

from engine.boardfile.errors import BoardFileError
from studio.cli import outputs
from studio.cli.exits import FAILED, FINE, STOPPED, CommandError
from studio.cli.streams import OutputLostError, safe_streams

_INTRODUCTION = """\
The map studio for Railway Rivals. `platelayer MAP` opens a map in the studio;
the commands below check, print and play it without a window."""
_EXITS = "Exit codes: 0 fine, 1 findings or a rule broken, 2 could not run, 130 stopped by Ctrl+C."


COMMANDS: Final = {
    "studio": "studio",
    "new": "boards",
    "import": "geography.commands",
    "resize": "sheets",
    "check": "checking",
    "explain": "checking",
    "fix": "fixing",
    "waive": "waiving",
    "number": "numbering",
    "towns": "town_tables",
    "stats": "survey",
    "measure": "survey",
    "print": "paper",
    "export": "paper",
    "paste": "pasting",
    "tiles": "tiles.commands",
    "trace": "tracing",
    "play": "games",
    "replay": "games",
    "trial": "trials",
    "postal": "postal.commands",
    "scenario": "scenarios",
    "table-script": "scenarios",
    "versions": "versions",
}
"""The module of each command, in the order of the help. Only the module of the command given is imported."""


class _Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong, as the commands do, and in no colours."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.color = False

    def parse_known_args(self, *arguments: Any, **options: Any) -> Any:
        """Read arguments; a list of files that may be empty may also follow the options."""
        found, left = super().parse_known_args(*arguments, **options)
        lists = [action for action in self._get_positional_actions() if action.nargs == "*"]
        if lists and left and not any(word.startswith("-") for word in left):
            # argparse takes such a list as ended at the first option.
            files = getattr(found, lists[0].dest)
            setattr(found, lists[0].dest, [*files, *self._get_values(lists[0], left)])
            left = []
        return found, left

    def error(self, message: str) -> NoReturn:
        """Say what cannot be understood, and where the command is explained."""
        self.exit(FAILED, f"{self.prog}: {message} (see {self.prog} --help)\n")


class _Version(argparse.Action):
    """An option that prints the versions of the program and its libraries."""

    def __init__(self, option_strings: Sequence[str], dest: str, **options: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **options)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Print the versions and end."""
        # It looks through all that is installed, and only this needs it.
        from studio.session.program_versions import versions_text

        print(versions_text())
        parser.exit()


def build_parser() -> tuple[argparse.ArgumentParser, frozenset[str]]:
    """Return the parser and the names of its commands.

    Each command sets ``run``, a function from the arguments to an exit code.
    """
    parser, commands = _parser_of(dict.fromkeys(COMMANDS.values()))
    parser.epilog = f"{outputs.RULE}\n\n{_EXITS}"
    return parser, commands


def _parser_of(modules: Iterable[str]) -> tuple[argparse.ArgumentParser, frozenset[str]]:
    """Return the parser of the commands of some modules, and their names; no others are imported."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = _Parser("platelayer", description=_INTRODUCTION, epilog=_EXITS, formatter_class=layout)
    parser.add_argument("--version", action=_Version, help="print the versions to name in a report, and exit")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in modules:
        import_module(f"studio.cli.{module}").add_commands(commands)
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
        except ImportError as error:
            # A library of the system that Qt needs, on a machine that never had a desktop.
            return _failed(f"a library could not be loaded: {error}.")
        except KeyboardInterrupt:
            print("platelayer: stopped; unfinished files were not written.", file=sys.stderr)
            return STOPPED
    return end


def _failed(why: str) -> int:
    """Say why a command could not run, and return its exit code."""
    print(f"platelayer: {why}", file=sys.stderr)
    return FAILED


def _understood(arguments: list[str]) -> argparse.Namespace:
    """Return what the arguments say; raises SystemExit where they only ask for help, or say nothing."""
    # `platelayer` and `platelayer MAP` open the studio, as a double click on a map does.
    if not arguments or (len(arguments) == 1 and _is_map(arguments[0])):
        arguments.insert(0, "studio")
    module = COMMANDS.get(arguments[0])
    parser, _ = build_parser() if module is None else _parser_of([module])
    try:
        return parser.parse_args(arguments)
    except SystemExit:
        sys.stdout.flush()
        raise


def _is_map(word: str) -> bool:
    """Return whether a word is meant for a map: not an option or a command, nor close to one."""
    if word.startswith("-") or word in COMMANDS:
        return False
    return "." in word or os.sep in word or not get_close_matches(word, COMMANDS, cutoff=0.75)

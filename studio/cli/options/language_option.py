"""The option that says in which language what is made for people to read is written."""

import argparse

from engine.messages import ENGLISH, Tongue
from studio.language.codes import LANGUAGES


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let the user choose in which language the program's own words are written on paper and in reports."""
    parser.add_argument(
        "--language",
        choices=sorted(LANGUAGES),
        default=ENGLISH.code,
        help="language of the program's words on it (default: en)",
    )


def tongue(arguments: argparse.Namespace) -> Tongue:
    """Return the language that was asked for."""
    return spoken(arguments.language)


def spoken(code: str) -> Tongue:
    """Return a language by its code; English needs no catalogue."""
    if code == ENGLISH.code:
        return ENGLISH
    from studio.language.languages import tongue_of

    return tongue_of(code)

"""Texts as the user types them, whatever encoding the system believes its terminal to have."""

import argparse
import os


def text(typed: str) -> str:
    """Read text, for the ``type`` of an argument: UTF-8, as in a map, though the locale be C or POSIX."""
    try:
        return os.fsencode(typed).decode("utf-8")
    except UnicodeDecodeError as error:
        raise argparse.ArgumentTypeError(f"'{typed}' is not UTF-8") from error

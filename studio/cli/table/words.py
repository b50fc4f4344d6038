"""The words of an order: what is asked of them, and the number or name that they are."""

from collections.abc import Sequence

from engine.text.names import folded, place_of
from studio.cli.table.talk import OrderError

Words = Sequence[str]


def is_word(word: str, known: str) -> bool:
    """Return whether a word is one that orders know, in capitals or not."""
    return folded(word) == known


def only(words: Words, example: str) -> str:
    """Return the only word; raises OrderError with an example where there are others or none."""
    if len(words) != 1:
        raise OrderError(f"One word goes with it: `{example}`.")
    return words[0]


def whole_number(word: str, example: str) -> int:
    """Return a whole number; raises OrderError with an example where there is none."""
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise OrderError(f"'{word}' is no whole number: `{example}`.")
    return int(word)


def place_of_name(words: Words, names: Sequence[str], kind: str) -> int:
    """Return the place of a name that may have several words."""
    place = place_of(" ".join(words), names)
    if place is None:
        raise OrderError(f"There is no {kind} '{' '.join(words)}'; there are {', '.join(names) or 'none'}.")
    return place


def so_many(count: int, noun: str) -> str:
    """Return a number of things."""
    return f"{count} {noun}{'' if count == 1 else 's'}"

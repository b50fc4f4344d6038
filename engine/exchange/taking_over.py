"""What the readers of other programs' maps share: reading a file safely, and words for terrain."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from engine.board.keys import KEY_SCHEMES, keys_in
from engine.board.places import Town
from engine.board.terrain import NAMES
from engine.boardfile.errors import BoardFileError
from engine.boardfile.sheets import fault_of_size
from engine.boardfile.source import NoFileError, TooLargeError, read_file
from engine.messages import Phrase, say

_MOST_BYTES: Final = 50_000_000
DAMAGED: Final = "fields are missing or damaged"
_ALSO: Final[Mapping[str, str]] = {
    "clear": "open", "plain": "open", "plains": "open", "grass": "open", "land": "open",
    "hills": "hill", "mountain": "hill", "mountains": "hill", "forest-hill": "hill", "forest-hills": "hill",
    "water": "sea", "ocean": "sea", "marsh": "swamp", "off": "off the map",
}  # fmt: skip
"""What others call the terrain."""


def file_bytes(path: Path, program: str, advice: Phrase) -> bytes:
    """Return what is in a file of a program; raises BoardFileError where it cannot be read."""
    try:
        return read_file(path, _MOST_BYTES)
    except TooLargeError as error:
        why = say(
            "it has {size:,.0f} MB, and the maximum is {most} MB",
            size=error.size / 1e6,
            most=_MOST_BYTES // 1_000_000,
        )
        raise fault(path, program, why, advice) from error
    except NoFileError as error:
        raise fault(path, program, "it is a pipe or a device, not a file", advice) from error
    except (OSError, ValueError) as error:
        told = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise fault(path, program, say("it cannot be read ({why})", why=told), advice) from error


def fault(path: Path, program: str, why: Phrase, advice: Phrase) -> BoardFileError:
    """Return why a map of a program cannot be taken over, and what to do."""
    problem = say(
        "{name} cannot be taken over from {program}: {why}.", name=path.name, program=program, why=why
    )
    return BoardFileError(path, problem, advice)


def demand_size(path: Path, columns: int, rows: int) -> None:
    """Raise BoardFileError for more columns, rows or hexes than a board may have."""
    problem = fault_of_size(columns, rows)
    if problem is not None:
        raise BoardFileError(path, problem, "Choose a smaller map.")


def terrain_named(word: str) -> int | None:
    """Return the terrain of a word that other programs use for it; None for an unknown one."""
    folded = " ".join(word.casefold().split())
    folded = _ALSO.get(folded, folded)
    return NAMES.index(folded) if folded in NAMES else None


def keys_among(text: str) -> tuple[str, ...]:
    """Return the keys that a text consists of; none where it has anything else."""
    keys = keys_in(text)
    return keys if scheme_of(keys) != "none" else ()


def scheme_of(keys: Iterable[str]) -> str:
    """Return the smallest scheme that has some keys of towns; none where there is none or no key."""
    wanted = set(keys)
    fitting = [scheme for scheme in KEY_SCHEMES.values() if wanted and wanted <= set(scheme.towns)]
    return min(fitting, key=lambda scheme: len(scheme.all_keys)).name if fitting else "none"


def scheme_for(towns: Iterable[Town]) -> str:
    """Return the scheme that has the keys of towns."""
    return scheme_of(key for town in towns for key in town.keys)

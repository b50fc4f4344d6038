"""Where compiled searches are kept on disk: a folder for each state of the code they were compiled from.

numba compares what it has kept of a function with the file of that function alone. A search calls others,
of other files too, whose machine code and constants are part of its own: so what is kept goes by the
contents of them all, wherever in the engine a search is written.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile
from typing import Any, Final

import numpy as np

_PREFIX: Final = "searches-"


def fingerprint(folder: Path, versions: str) -> str:
    """Return a name for the contents of all Python files below a folder together with some versions."""
    digest = sha256(versions.encode())
    for file in sorted(folder.rglob("*.py")):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return _PREFIX + digest.hexdigest()[:16]


def folder_for(name: str, bases: Iterable[Path]) -> Path | None:
    """Return a folder of a name in the first place that can be written to, or None; older ones there go."""
    for base in bases:
        folder = base / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=folder):
                pass
        except OSError:
            continue
        for other in base.glob(_PREFIX + "*"):
            if other != folder:
                rmtree(other, ignore_errors=True)
        return folder
    return None


@contextmanager
def kept_on_disk(numba: Any) -> Iterator[bool]:
    """Let numba keep what is compiled in the folder for the code as it is; tell whether there is one."""
    before = numba.config.CACHE_DIR
    folder = folder_for(_name_of_engine(_versions(numba.__version__)), _places(before))
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)
    try:
        yield folder is not None
    finally:
        numba.config.CACHE_DIR = before


@cache
def is_kept() -> bool:
    """Tell whether any search was kept on disk when this was first asked; numba is not loaded for it.

    It has to be installed.
    """
    name = _name_of_engine(_versions(version("numba")))
    # This is how numba names what it keeps.
    return any(any((base / name).glob("*/*.nbi")) for base in _places(os.environ.get("NUMBA_CACHE_DIR")))


def _places(named: str | None) -> list[Path]:
    """Return where to keep what is compiled: where somebody has named a place there, else beside the code."""
    return [Path(named)] if named else [Path(__file__).parent / "__pycache__", _own_cache()]


def _versions(numba: str) -> str:
    """Return the versions that compiled code goes by."""
    return f"numba {numba} numpy {np.__version__} python {sys.version}"


@cache
def _name_of_engine(versions: str) -> str:
    """Return the name for the engine's code as it was when the first search was compiled."""
    return fingerprint(Path(__file__).parents[1], versions)


def _own_cache() -> Path:
    """Return the folder of the person at the machine for what can be made again."""
    named = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return (Path(named) if named else Path.home() / ".cache") / "platelayer"

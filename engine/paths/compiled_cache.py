"""Where compiled searches are kept on disk: a folder for each state of the code they were compiled from.

numba compares what it has kept of a function with the file of that function alone. A search calls others,
of other files too, whose machine code and constants are part of its own: so what is kept goes by the
contents of them all, wherever in the engine a search is written.
"""

import os
import platform
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile
from time import time
from typing import Any, Final

import numpy as np

_PREFIX: Final = "searches-"
_OLD_S: Final = 60 * 24 * 3600
"""After how many seconds without use what an older version has kept is deleted."""


def fingerprint(folder: Path, versions: str) -> str:
    """Return a name for the contents of all Python files below a folder together with some versions."""
    digest = sha256(versions.encode())
    for file in sorted(folder.rglob("*.py")):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return _PREFIX + digest.hexdigest()[:16]


def folder_for(name: str, base: Path) -> Path | None:
    """Return a folder of a name that is this user's own, or None where there can be none; old ones go.

    Whoever can write to it can have this program run what they like.
    """
    folder = base / name
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
            return None
        os.utime(folder)
        with TemporaryFile(dir=folder):
            pass
    except OSError:
        return None
    for other in base.glob(_PREFIX + "*"):
        with suppress(OSError):
            if time() - other.stat().st_mtime > _OLD_S:
                rmtree(other, ignore_errors=True)
    return folder


@contextmanager
def kept_on_disk(numba: Any) -> Iterator[bool]:
    """Let numba keep what is compiled in the folder for the code as it is; yield whether there is one."""
    before = numba.config.CACHE_DIR
    folder = folder_for(_name(), _base())
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)
    try:
        yield folder is not None
    finally:
        numba.config.CACHE_DIR = before


def can_keep() -> bool:
    """Return whether there is a folder that what is compiled can be kept in."""
    return folder_for(_name(), _base()) is not None


def is_complete(bots: Iterable[str]) -> bool:
    """Return whether all that some bots search with is kept. Numba is not loaded, but must be installed."""
    folder = _base() / _name()
    return all((folder / _mark(bot)).exists() for bot in bots)


def note_complete(bot: str) -> None:
    """Note that all a bot searches with is kept, where it can be."""
    folder = folder_for(_name(), _base())
    if folder is not None:
        (folder / _mark(bot)).touch()


def _mark(bot: str) -> str:
    """Return the name of the empty file that notes that all of a bot is kept."""
    return f"complete-{bot}"


def _base() -> Path:
    """Return the folder for what is compiled: one that is named by the user, else their cache."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    if named:
        return Path(named)
    if sys.platform == "darwin":
        folder = Path.home() / "Library" / "Caches" / "Platelayer"
    elif sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        folder = Path(local) / "Platelayer" / "Cache"
    else:
        own = os.environ.get("XDG_CACHE_HOME")
        folder = (Path(own) if own else Path.home() / ".cache") / "platelayer"
    return folder


@cache
def _name() -> str:
    """Return the name for the engine's code as it was when this was first asked."""
    from importlib.metadata import version  # noqa: PLC0415  # 10 ms, and most commands compile nothing

    versions = f"numba {version('numba')} numpy {np.__version__} python {sys.version} {platform.machine()}"
    return fingerprint(Path(__file__).parents[1], versions)

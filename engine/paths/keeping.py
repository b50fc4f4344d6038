"""Where compiled searches are kept on disk: a folder for each state of the code they were compiled from.

numba compares what it has kept of a function with the file of that function alone. A search calls others,
of other files too, whose machine code is part of its own: so what is kept goes by the contents of them all.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile
from typing import Any, Final

import numpy as np

_PREFIX: Final = "searches-"


def fingerprint(folder: Path, versions: str) -> str:
    """Return a name for the contents of all Python files of a folder together with some versions."""
    digest = sha256(versions.encode())
    for file in sorted(folder.glob("*.py")):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
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
    here, before = Path(__file__).parent, numba.config.CACHE_DIR
    versions = f"numba {numba.__version__} numpy {np.__version__} python {sys.version}"
    places = [Path(before)] if before else [here / "__pycache__", _own_cache()]
    folder = folder_for(fingerprint(here, versions), places)
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)
    try:
        yield folder is not None
    finally:
        numba.config.CACHE_DIR = before


def _own_cache() -> Path:
    """Return the folder of the person at the machine for what can be made again."""
    named = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return (Path(named) if named else Path.home() / ".cache") / "platelayer"

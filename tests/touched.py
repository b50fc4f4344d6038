"""Names the tests of what has changed since main, for ``./run quick``.

    python -m tests.touched

A module has the tests in the folder that mirrors its own, or in the nearest folder above that has any;
``DATA`` says where those of data are. The architecture is always looked at.
"""

import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
ALWAYS = "tests/architecture"
DATA = {
    "docs/guide": "tests/studio/windows/help",
    "maps": "tests/engine/boardfile",
    "resources/translations": "tests/studio/language",
    "schemas": "tests/engine/boardfile",
    "schemas/table-script-1.schema.json": "tests/engine/table",
    "pyproject.toml": "tests/packaging",
    "requirements-dev.txt": "tests/packaging",
    "requirements.txt": "tests/packaging",
    "run": "tests/packaging",
}
"""Where the tests are of what is no module: of a file, or of all in a folder."""


def changed(root: Path) -> list[str]:
    """Return the files that a checkout has otherwise than main had where its branch begins."""
    base = next((found for name in ("main", "origin/main") if (found := _beginning(root, name))), "HEAD")
    tracked = _git(root, "diff", "--name-only", "--no-renames", "-z", base)
    untracked = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return sorted(name for name in (tracked + untracked).split("\0") if name)


def mirrored(root: Path, files: Iterable[str]) -> list[str]:
    """Return the files of tests, and the folder of those of the architecture, for files that have changed."""
    found = {test for file in files for test in _mirrored(root, PurePosixPath(file))}
    return [ALWAYS, *sorted(test for test in found if not test.startswith(ALWAYS))]


def _mirrored(root: Path, file: PurePosixPath) -> list[str]:
    """Return the files of tests for one file."""
    if file.suffix == ".py" and file.parts[0] in ("engine", "studio", "tests"):
        if file.name.startswith("test_"):
            return [str(file)] if (root / file).is_file() else []
        folder = file.parent if file.parts[0] == "tests" else "tests" / file.parent
        # What all tests share, such as their conftest.py, would need them all.
        above = [each for each in (folder, *folder.parents) if len(each.parts) > 1]
    else:
        above = [PurePosixPath(DATA[str(each)]) for each in (file, *file.parents) if str(each) in DATA]
    return next((tests for each in above if (tests := _in_folder(root, each))), [])


def _in_folder(root: Path, folder: PurePosixPath) -> list[str]:
    """Return the files of tests in a folder, without those of the folders in it."""
    return [path.relative_to(root).as_posix() for path in (root / folder).glob("test_*.py")]


def _beginning(root: Path, branch: str) -> str:
    """Return the commit that a checkout shares with a branch, or nothing if there is no such branch."""
    asked = subprocess.run(
        ["git", "merge-base", "HEAD", branch], cwd=root, capture_output=True, text=True, check=False
    )
    return asked.stdout.strip()


def _git(root: Path, *words: str) -> str:
    """Return what git says."""
    return subprocess.run(["git", *words], cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    print("\n".join(mirrored(ROOT, changed(ROOT))))

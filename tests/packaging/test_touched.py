"""Which tests ./run quick runs for what has changed."""

import subprocess
from pathlib import Path

import pytest

from tests.touched import ALWAYS, DATA, ROOT, changed, mirrored


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("engine/game/track/ferries.py", {"tests/engine/game/track/test_ferries.py"}),
        ("engine/workers.py", {"tests/engine/test_workers.py"}),
        # Their own folder has no tests: those of the room look at them.
        ("engine/checks/borders/borders.py", {"tests/engine/checks/test_checks.py"}),
        ("engine/checks/borders/a_module_that_was_deleted.py", {"tests/engine/checks/test_checks.py"}),
        ("tests/studio/canvas/conftest.py", {"tests/studio/canvas/test_canvas.py"}),
        ("tests/journeys/test_tabs.py", {"tests/journeys/test_tabs.py"}),
        ("docs/guide/de/towns.md", {"tests/studio/windows/help/test_help_pages.py"}),
        ("resources/translations/platelayer_de.ts", {"tests/studio/language/test_catalogue.py"}),
        ("run", {"tests/packaging/test_run.py"}),
    ],
)
def test_a_file_has_the_tests_that_mirror_it(file: str, tests: set[str]) -> None:
    found = mirrored(ROOT, [file])
    assert found[0] == ALWAYS
    assert tests <= set(found)
    assert len({Path(each).parent for each in found[1:]}) == 1, "of one folder"


def test_of_several_rooms_each_test_is_named_once() -> None:
    found = mirrored(ROOT, ["engine/hexes/sheet.py", "engine/hexes/lattice.py", "studio/tools/tool.py"])
    assert len(found) == len(set(found))
    assert {str(Path(each).parent) for each in found[1:]} == {"tests/engine/hexes", "tests/studio/tools"}


@pytest.mark.parametrize(
    "file", ["tests/conftest.py", "tests/hexes/test_deleted.py", "README.md", "tests/architecture/sources.py"]
)
def test_the_rest_has_those_of_the_architecture_alone(file: str) -> None:
    assert mirrored(ROOT, [file]) == [ALWAYS]


def test_every_file_named_has_tests() -> None:
    for file, folder in DATA.items():
        assert (ROOT / file).exists()
        assert mirrored(ROOT, [file])[1].startswith(f"{folder}/test_")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout on a branch of its own, after main has gone on."""
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    commit(tmp_path, "old.py")
    git(tmp_path, "checkout", "--quiet", "-b", "mine")
    commit(tmp_path, "mine.py")
    git(tmp_path, "checkout", "--quiet", "main")
    commit(tmp_path, "theirs.py")
    git(tmp_path, "checkout", "--quiet", "mine")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    name = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *name, *words], cwd=folder, check=True)


def commit(folder: Path, file: str) -> None:
    (folder / file).write_text("", "utf-8")
    git(folder, "add", file)
    git(folder, "commit", "--quiet", "-m", file)


def test_changed_is_what_was_committed_since_main_and_what_is_not_yet(checkout: Path) -> None:
    assert changed(checkout) == ["mine.py"]
    (checkout / "old.py").unlink()
    (checkout / "new.py").write_text("", "utf-8")
    assert changed(checkout) == ["mine.py", "new.py", "old.py"]


def test_without_a_main_branch_the_last_commit_counts(checkout: Path) -> None:
    git(checkout, "branch", "--quiet", "-D", "main")
    assert changed(checkout) == []
    (checkout / "old.py").write_text("…", "utf-8")
    assert changed(checkout) == ["old.py"]

"""A module imports only from floors below it; import-linter reads the floors in pyproject.toml.

The floors themselves are kept in the real tree, and a small house with one thing wrong in it
shows that each way of breaking them is noticed.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

HOUSE = ("engine", "engine/board", "engine/hexes", "studio", "studio/drawing", "studio/tools", "studio/cli")


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter over the engine and the studio of a folder."""
    command = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [command, "--no-cache"], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house of a few empty rooms under the project's own rules."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for room in HOUSE:
        (tmp_path / room).mkdir()
        (tmp_path / room / "__init__.py").touch()
    for module in ("engine/board/town.py", "engine/board/document.py", "engine/hexes/lattice.py"):
        (tmp_path / module).touch()
    return tmp_path


def test_every_import_goes_to_a_floor_below() -> None:
    done = lint(ROOT)
    assert done.returncode == 0, done.stdout


def test_a_house_in_order_passes(house: Path) -> None:
    done = lint(house)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("module", "text", "broken"),
    [
        ("engine/hexes/sheet.py", "import engine.board.town", "The engine's floors"),
        ("engine/hexes/sheet.py", "def f():\n    import engine.board.town", "The engine's floors"),
        (
            "engine/hexes/sheet.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import engine.board.town",
            "The engine's floors",
        ),
        ("engine/attic.py", "", "The engine's floors"),
        ("studio/attic.py", "", "The studio's floors"),
        ("studio/drawing/picture.py", "import studio.tools", "The studio's floors"),
        ("engine/board/town.py", "import studio.drawing", "The studio stands above the engine"),
        ("engine/board/town.py", "import PySide6.QtCore", "Rooms that know no screen"),
        ("studio/drawing/picture.py", "from PySide6.QtGui import QPen", "Rooms that know no screen"),
        ("studio/tools/brush.py", "def f():\n    import shiboken6", "Rooms that know no screen"),
        (
            "engine/board/town.py",
            "import engine.board.key\n",
            "No circles between neighbours, at any depth",
        ),
    ],
)
def test_each_way_of_breaking_the_floors_is_noticed(house: Path, module: str, text: str, broken: str) -> None:
    (house / "engine/board/key.py").write_text("def f():\n    import engine.board.town\n")
    (house / module).write_text(text)
    done = lint(house)
    assert done.returncode != 0
    assert f"{broken} BROKEN" in done.stdout


def test_commands_may_bring_qt_in_when_they_are_run(house: Path) -> None:
    (house / "studio/cli/print.py").write_text("def run():\n    from PySide6 import QtGui\n")
    assert lint(house).returncode == 0

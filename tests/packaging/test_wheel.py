"""The wheel, installed into an empty environment and used from another folder."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest
from pypdf import PdfReader

ROOT = Path(__file__).parents[2]
DATA = ("schemas", "maps", "resources")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def run(*command: str | Path, folder: Path) -> str:
    """Run a command in a folder, without a screen or this session's Python; return what it says."""
    env = {
        name: value
        for name, value in os.environ.items()
        if name not in SCREENS and not name.startswith("PYTHON")
    }
    done = subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the tree as it is."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=ROOT)
    (wheel,) = folder.glob("platelayer-*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that has the wheel and borrows its dependencies.

    They come from this session's packages through a .pth file. Paths read from there are not
    searched for further .pth files, so the checkout, if installed as editable, stays out.
    """
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=False)
    programs = home / "bin"
    python = programs / "python"
    run(
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--no-deps",
        "--no-index",
        wheel,
        folder=home,
    )
    packages = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", folder=home)
    Path(packages.strip(), "borrowed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return programs


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder with nothing in it but a map."""
    shutil.copy(ROOT / "maps" / "severn.yaml", tmp_path)
    return tmp_path


def test_the_wheel_carries_every_data_file_and_no_tests(wheel: Path) -> None:
    files = [file for folder in DATA for file in (ROOT / folder).rglob("*") if file.is_file()]
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"engine/data/{file.relative_to(ROOT).as_posix()}" for file in files} <= names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"engine", "studio", "platelayer"}


def test_an_installed_engine_finds_its_own_data(installed: Path, elsewhere: Path) -> None:
    for name in DATA:
        found = run(
            installed / "python",
            "-c",
            f"from engine.shipped import folder; print(folder({name!r}))",
            folder=elsewhere,
        )
        assert Path(found.strip()).is_relative_to(installed.parent)


def test_an_installed_platelayer_checks_a_map_from_another_folder(installed: Path, elsewhere: Path) -> None:
    run(installed / "platelayer", "check", "severn.yaml", folder=elsewhere)


def test_an_installed_platelayer_prints_without_a_screen(installed: Path, elsewhere: Path) -> None:
    run(installed / "platelayer", "print", "severn.yaml", "-o", "severn.pdf", folder=elsewhere)
    assert len(PdfReader(elsewhere / "severn.pdf").pages) >= 1

"""What ./run says on a machine that lacks something, as a user who may not install it."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BY_HAND = "sudo apt-get install --no-install-recommends"


def program(path: Path, text: str) -> None:
    """Write a program in the words of the shell."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    path.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout on a Debian of its own, used by somebody who is not root."""
    for name in ("run", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    program(tmp_path / "debian" / "id", "echo 1000")
    program(tmp_path / "debian" / "apt-get", "touch called")
    return tmp_path


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run ./run in a checkout, its own Debian first on the path."""
    return subprocess.run(
        [checkout / "run", *words],
        cwd=checkout,
        env={"PATH": f"{checkout / 'debian'}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("words", [(), ("build",), ("studio", "a.yaml", "b.yaml")])
def test_what_is_not_understood_is_answered_with_the_usage(checkout: Path, words: tuple[str, ...]) -> None:
    done = run(checkout, *words)
    assert done.returncode == 2
    assert "./run" in done.stderr


def test_everything_that_is_missing_is_named_at_once(checkout: Path) -> None:
    program(
        checkout / "debian" / "python3",
        'case "$*" in *ensurepip*) exit 1 ;; *print*) echo python3.11-venv ;; -*libGL*) echo libgl1 ;; esac',
    )
    done = run(checkout, "studio")
    assert done.returncode == 2
    assert f"{BY_HAND} python3.11-venv libgl1\n" in done.stderr
    assert not (checkout / "called").exists()


def test_libraries_that_went_missing_later_are_named_too(checkout: Path) -> None:
    made = checkout / ".venv" / "made-for-studio"
    program(checkout / ".venv" / "bin" / "python", 'case "$1" in -) echo libgl1; echo libegl1 ;; esac')
    with (checkout / "pyproject.toml").open("rb") as project, made.open("wb") as stamp:
        subprocess.run(["cksum"], stdin=project, stdout=stamp, check=True)
    done = run(checkout, "studio")
    assert done.returncode == 2
    assert f"{BY_HAND} libgl1 libegl1\n" in done.stderr
    assert not (checkout / "called").exists()


def test_a_python_that_is_too_old_is_not_taken(checkout: Path) -> None:
    for name in ("python3", "python3.11", "python3.12", "python3.13", "python3.14"):
        program(checkout / "debian" / name, "exit 1")
    done = run(checkout, "test")
    assert done.returncode == 2
    assert f"{BY_HAND} python3 python3-venv\n" in done.stderr


def test_without_a_screen_the_same_map_is_played_again_over_the_earlier_game(checkout: Path) -> None:
    made = checkout / ".venv" / "made-for-studio"
    python = checkout / ".venv" / "bin" / "python"
    program(python, "exit 0")
    program(python.with_name("platelayer"), f'# {python}\necho "called: $*"')
    with (checkout / "pyproject.toml").open("rb") as project, made.open("wb") as stamp:
        subprocess.run(["cksum"], stdin=project, stdout=stamp, check=True)
    done = run(checkout, "studio", "vale.yaml")
    assert done.returncode == 0
    (played,) = (line for line in done.stdout.splitlines() if line.startswith("called: play vale.yaml"))
    assert played.endswith(f"--force -o {checkout}/out/vale.jsonl")

"""What ./run says on a machine that lacks something, as a user who may not install it."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BY_HAND = "sudo apt-get install --no-install-recommends"
NEEDS = ("pyproject.toml", "requirements.txt", "requirements-dev.txt")


def program(path: Path, text: str) -> None:
    """Write a program in the words of the shell."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    path.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout on a Debian of its own, used by somebody who is not root."""
    for name in ("run", *NEEDS):
        shutil.copy(ROOT / name, tmp_path)
    program(tmp_path / "debian" / "id", "echo 1000")
    program(tmp_path / "debian" / "apt-get", "touch called")
    return tmp_path


def mark_as_made(checkout: Path, purpose: str = "studio") -> None:
    """Mark the checkout's environment as made for a purpose, from the files that are there."""
    needs = b"".join((checkout / name).read_bytes() for name in NEEDS)
    made = subprocess.run(["cksum"], input=needs, capture_output=True, check=True)
    (checkout / ".venv" / f"made-for-{purpose}").write_bytes(made.stdout)


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
    program(checkout / ".venv" / "bin" / "python", 'case "$1" in -) echo libgl1; echo libegl1 ;; esac')
    mark_as_made(checkout)
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
    python = checkout / ".venv" / "bin" / "python"
    program(python, "exit 0")
    program(python.with_name("platelayer"), f'# {python}\necho "called: $*"')
    mark_as_made(checkout)
    done = run(checkout, "studio", "vale.yaml")
    assert done.returncode == 0
    (played,) = (line for line in done.stdout.splitlines() if line.startswith("called: play vale.yaml"))
    assert played.endswith(f"--force -o {checkout}/out/vale.jsonl")


@pytest.fixture
def bare(checkout: Path) -> Path:
    """A checkout whose Python has everything but an environment; its pip writes down what it is asked for."""
    made = """
case "$*" in
*"-m venv"*) mkdir -p .venv/bin .venv-latest/bin; cp "$0" .venv/bin/python; cp "$0" .venv-latest/bin/python ;;
*"-m pip"*) echo "$*" >>installed ;;
esac
exit 0"""
    program(checkout / "debian" / "python3", made)
    return checkout


@pytest.mark.parametrize(
    ("words", "lock"),
    [(("platelayer", "--help"), "requirements.txt"), (("test",), "requirements-dev.txt")],
)
def test_an_environment_is_installed_from_the_lock_file_alone(
    bare: Path, words: tuple[str, ...], lock: str
) -> None:
    run(bare, *words)
    libraries, program_itself = (bare / "installed").read_text("utf-8").splitlines()
    assert f"--require-hashes --requirement {bare / lock}" in libraries
    assert "--no-build-isolation --no-deps --editable" in program_itself


def test_the_newest_releases_are_tried_in_an_environment_of_their_own(bare: Path) -> None:
    run(bare, "test", "--latest", "-k", "ferry")
    (asked,) = (bare / "installed").read_text("utf-8").splitlines()
    assert "--upgrade --upgrade-strategy eager --editable" in asked
    assert not list((bare / ".venv").glob("made-for-*"))


def test_a_changed_lock_file_is_installed(checkout: Path) -> None:
    python = checkout / ".venv" / "bin" / "python"
    program(python, f'case "$*" in *"-m pip"*) echo "$*" >>{checkout}/installed ;; esac')
    program(python.with_name("platelayer"), f"# {python}")
    mark_as_made(checkout)
    assert run(checkout, "platelayer").returncode == 0
    assert not (checkout / "installed").exists()
    with (checkout / "requirements.txt").open("a", encoding="utf-8") as lock:
        lock.write("another==1.0\n")
    assert run(checkout, "platelayer").returncode == 0
    assert "requirements.txt" in (checkout / "installed").read_text("utf-8")


@pytest.fixture
def checked(checkout: Path) -> Path:
    """A checkout with an environment whose tools write down what they are asked, and find nothing."""
    programs = checkout / ".venv" / "bin"
    program(programs / "platelayer", f"# {programs / 'python'}")
    for name in ("python", "ruff", "lint-imports", "mypy"):
        program(programs / name, f'echo "{name} $*" >>{checkout}/asked')
    (programs / "python").write_text(
        f"""#!/bin/sh
case "$*" in
"-m tests.touched") printf 'tests/architecture\\ntests/engine/hexes/test_sheet.py\\n' ;;
"-m pytest"*) echo "$*; ${{PYTHONDONTWRITEBYTECODE-unset}}" >>{checkout}/asked ;;
esac""",
        "utf-8",
    )
    mark_as_made(checkout, "test")
    return checkout


def test_what_is_quick_is_ruff_and_the_tests_of_what_was_touched_that_are_not_slow(checked: Path) -> None:
    assert run(checked, "quick", "-x").returncode == 0
    style, form, tests = (checked / "asked").read_text("utf-8").splitlines()
    assert (style, form) == ("ruff check .", "ruff format --check .")
    assert tests.endswith(" -m not slow -x tests/architecture tests/engine/hexes/test_sheet.py; unset")


def test_every_check_is_made_and_the_ones_that_fail_are_named_at_the_end(checked: Path) -> None:
    for name in ("mypy", "lint-imports"):
        program(checked / ".venv" / "bin" / name, f"echo said by {name}; exit 1")
    done = run(checked, "test", "-k", "ferry")
    assert done.returncode == 1
    assert done.stdout.endswith("said by mypy\n\nNot in order: floors types\n")
    assert "said by lint-imports" in done.stdout
    assert any("-k ferry" in line for line in (checked / "asked").read_text("utf-8").splitlines())

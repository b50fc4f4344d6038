"""The lock files pin what pyproject.toml asks for, on every Python and system we support."""

import re
import tomllib
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = {"requirements.txt": ("fast",), "requirements-dev.txt": ("fast", "dev", "cluster")}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = ("linux", "darwin", "win32")


def pins(lock: str) -> list[tuple[Requirement, int]]:
    """Return each pin of a lock file, and how many hashes it has."""
    text = (ROOT / lock).read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(Requirement(line.split(" --hash")[0]), line.count("--hash=sha256:")) for line in lines]


def pinned(lock: str, python: str, system: str) -> dict[str, str]:
    """Return the version of each library that a lock file pins for a Python and a system."""
    here = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "platform_python_implementation": "CPython",
    }
    chosen = [pin for pin, _ in pins(lock) if pin.marker is None or pin.marker.evaluate(here)]
    versions: dict[str, str] = {
        canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in chosen
    }
    assert len(versions) == len(chosen), "a library is pinned twice"
    return versions


def wanted(lock: str, python: str) -> list[Requirement]:
    """Return what pyproject.toml asks for, with the extras that a lock file covers."""
    file = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = file["project"]
    lines = [*project["dependencies"], *file["build-system"]["requires"]]
    lines += [line for extra in LOCKS[lock] for line in project["optional-dependencies"][extra]]
    all_wanted = [Requirement(line) for line in lines]
    return [
        want for want in all_wanted if want.marker is None or want.marker.evaluate({"python_version": python})
    ]


@pytest.mark.parametrize(("lock", "python", "system"), list(product(LOCKS, PYTHONS, SYSTEMS)))
def test_every_library_is_pinned_to_a_release_that_is_allowed(lock: str, python: str, system: str) -> None:
    versions = pinned(lock, python, system)
    for want in wanted(lock, python):
        assert want.specifier.contains(versions[canonicalize_name(want.name)], prereleases=True), want


@pytest.mark.parametrize(("python", "system"), list(product(PYTHONS, SYSTEMS)))
def test_developers_use_the_same_releases_as_users(python: str, system: str) -> None:
    ours, theirs = (pinned(lock, python, system) for lock in ("requirements-dev.txt", "requirements.txt"))
    assert theirs.items() <= ours.items()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_hashes_and_no_address(lock: str) -> None:
    assert all(hashes for _, hashes in pins(lock))
    assert not re.search(r"https?:|--index|--find-links| @ ", (ROOT / lock).read_text("utf-8"))

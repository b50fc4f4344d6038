"""Which versions of Qt for Python may be installed, by the markers in pyproject.toml."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]


def qt_requirements(python: str) -> list[Requirement]:
    """Return what is asked of PySide6-Essentials under a version of Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [Requirement(line) for line in project["dependencies"]]
    return [
        requirement
        for requirement in wanted
        if requirement.name == "PySide6-Essentials"
        and (requirement.marker is None or requirement.marker.evaluate({"python_version": python}))
    ]


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_every_python_asks_for_qt_exactly_once(python: str) -> None:
    assert len(qt_requirements(python)) == 1


@pytest.mark.parametrize(
    ("python", "version", "allowed"),
    [
        ("3.11", "6.11.3", True),
        ("3.11", "6.12.0", False),
        ("3.11", "6.12.1", True),
        ("3.11", "6.13.0", True),
        ("3.12", "6.12.0", True),
        ("3.14", "6.12.0", True),
        ("3.14", "6.7.3", False),
    ],
)
def test_only_the_release_that_ends_python_3_11_is_left_out(python: str, version: str, allowed: bool) -> None:
    (requirement,) = qt_requirements(python)
    assert requirement.specifier.contains(version) is allowed

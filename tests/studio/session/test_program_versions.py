"""The versions to paste into a report."""

import platform
import sys

import numpy as np
import pytest

from studio.cli.main import main
from studio.session.program_versions import versions_text


def test_the_versions_name_the_program_python_the_system_and_the_libraries() -> None:
    program, system, libraries = versions_text().splitlines()
    assert program.startswith("platelayer ")
    assert system == f"Python {platform.python_version()} on {platform.platform()}"
    assert f"numpy {np.__version__}" in libraries
    assert "PySide6-Essentials" in libraries


def test_a_bundle_says_that_it_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert versions_text().splitlines()[0].endswith(" (bundle)")


def test_the_command_prints_the_versions(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"{versions_text()}\n"

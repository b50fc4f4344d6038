"""Without a screen the studio says so and ends with 2; Qt would end the program."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from studio.app.main import NO_SCREEN, missing_library, run, why_no_screen

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("environment", "part"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": ""}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": ":4987"}, ":4987 does not answer"),
        ({"DISPLAY": ":4987", "QT_QPA_PLATFORM": "xcb"}, ":4987 does not answer"),
    ],
)
def test_where_no_window_can_be_it_says_why(environment: dict[str, str], part: str) -> None:
    why = why_no_screen(environment)
    assert why is not None
    assert part in why
    assert "platelayer --help" in why


@pytest.mark.parametrize(
    "environment",
    [{"QT_QPA_PLATFORM": "offscreen"}, {"QT_QPA_PLATFORM": "minimal:x=1"}, {"WAYLAND_DISPLAY": "wayland-0"}],
)
def test_where_there_is_something_to_draw_on_it_goes_on(environment: dict[str, str]) -> None:
    assert why_no_screen(environment) is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 is Linux's")
def test_a_library_that_qt_cannot_find_is_named(tmp_path: Path) -> None:
    """Away from its folder the part that opens windows finds none of Qt's own."""
    plugin = Path(PySide6.__file__).parent / "Qt/plugins/platforms/libqxcb.so"
    away = str(shutil.copy(plugin, tmp_path))
    code = (
        f"import pathlib, studio.app.main as main; print(main.missing_library(pathlib.Path({str(away)!r})))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "libQt6XcbQpa.so.6\n"
    assert missing_library(tmp_path / "gone.so") is None


def test_the_studio_ends_with_two_before_it_touches_qt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert run(None) == NO_SCREEN == 2
    assert capsys.readouterr().err.startswith("platelayer: There is no screen")


def test_to_find_that_out_qt_is_not_even_imported() -> None:
    code = "import sys, studio.app.main as main; print(main.run(None), 'PySide6' in sys.modules)"
    environment = {
        key: value
        for key, value in os.environ.items()
        if key not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["2", "False"]


def test_the_studio_begins_without_what_only_other_commands_need() -> None:
    code = (
        "import sys, studio.app.main as main, studio.cli.main as cli; main.run = lambda *_: 0; "
        "print(cli.main(['studio']), cli.main(['a.yaml']), cli.main([])); import studio.app.studio; "
        "heavy = ('engine.bots', 'engine.trials', 'engine.game', 'studio.cli.games', 'fontTools', "
        "'engine.checks.catalogue', 'studio.proofing.catalogue'); "
        "print([name for name in sys.modules if name.startswith(heavy)])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["0 0 0", "[]"]

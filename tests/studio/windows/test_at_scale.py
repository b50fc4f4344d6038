"""Every window fits its screen, at 100 % and at 200 %, and nothing in it is cut off or out of reach."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "scale", "language"),
    # German has the longer words, and a larger screen has more room for them.
    [("1920x1080", "2", "de"), ("1366x768", "1", "en")],
)
def test_no_window_is_larger_than_the_screen_and_no_words_or_buttons_are_cut_off(
    tmp_path: Path, size: str, scale: str, language: str
) -> None:
    arguments = [str(tmp_path), size, scale, language, "light"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.studio.windows.at_scale", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (wrong,) = tmp_path.rglob("wrong.txt")
    assert wrong.read_text("utf-8").splitlines() == []
    taken = {path.stem for path in tmp_path.rglob("*.jpg")}
    assert {"start", "sheet", "trial-results", "dock-overview", "form-TerrainKind"} <= taken

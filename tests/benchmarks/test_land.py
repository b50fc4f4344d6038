"""The benchmark of real land runs, with every layer, and asserts no time."""

import json
from pathlib import Path

import pytest

from studio.cli.exits import CommandError
from tests.benchmarks import land


def test_boards_are_measured_next_to_reading_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert land.tell(None, "json", (300,)) == 0
    ((hexes, made, read),) = [each.values() for each in json.loads(capsys.readouterr().out)]
    assert 200 < hexes < 450
    assert made > 0
    assert read > 0
    assert land.tell(None, "text", (300,)) == 0
    assert "times as long as to read" in capsys.readouterr().out


def test_every_layer_is_there() -> None:
    layers = land.invented()
    assert layers.heights
    assert all(layers[name] for name in ("rivers", "lakes", "hills", "swamps"))


def test_a_folder_without_land_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="has no"):
        land.tell(tmp_path, "text")

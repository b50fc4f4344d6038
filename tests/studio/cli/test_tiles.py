"""The commands for tile sets: tiles, and check, fix and waive of a set."""

from pathlib import Path

import pytest

from engine.shipped import shipped_sets
from engine.tiles.reading import read_set
from studio.cli.main import main

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def set_file(tmp_path: Path) -> Path:
    """A copy of the shipped set."""
    (path,) = shipped_sets()
    copy = tmp_path / "set.yaml"
    copy.write_bytes(path.read_bytes())
    return copy


def test_the_shipped_set_is_free_of_faults(capsys: pytest.CaptureFixture[str]) -> None:
    (path,) = shipped_sets()
    assert main(["check", str(path), "--severity", "warning"]) == 0
    assert capsys.readouterr().out == f"{path}: no findings\n"


def test_a_new_set_is_drawn_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.yaml"
    assert main(["tiles", "new", "-o", str(path), "--seed", "5", "--title", "Mine"]) == 0
    assert capsys.readouterr().out == f"{path}: 37 cities, 12 railroads, 36 blank edges\n"
    assert main(["check", str(path)]) == 0
    assert main(["tiles", "new", "-o", str(tmp_path / "x.yaml"), "--cities", "9", "--blanks", "40"]) == 2
    assert "The number of blank edges must be from 0 to 12" in capsys.readouterr().err


def test_a_table_goes_out_and_comes_in(set_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, other = set_file.with_suffix(".csv"), set_file.with_name("other.yaml")
    assert main(["tiles", "export", str(set_file), "-o", str(table)]) == 0
    assert main(["tiles", "import", str(table), "--set", str(set_file), "-o", str(other)]) == 0
    assert other.read_bytes() == set_file.read_bytes()
    table.write_text("Omaha;LX;-;-;-;1\n", encoding="utf-8")
    assert main(["tiles", "import", str(table), "--set", str(set_file), "-o", str(set_file)]) == 2
    assert f"{table}:1:2: LX is no railroad of this set. Perhaps LP is meant." in capsys.readouterr().err
    assert set_file.read_bytes() == other.read_bytes()


def test_a_fault_is_named_by_its_place_fixed_and_waived(
    set_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = set_file.read_text("utf-8")
    wrong = text.replace("starts: [Chicago", "starts: [Chikago").replace("[PN, -, HH, EM]", "[-, -, -, -]")
    set_file.write_text(wrong, "utf-8")
    line = wrong[: wrong.index("starts:")].count("\n") + 1
    assert main(["check", str(set_file)]) == 1
    assert f"{set_file}:{line}:10: error D105 The start city Chikago is not among" in capsys.readouterr().out
    assert main(["fix", str(set_file)]) == 1
    assert main(["waive", str(set_file), "D107:Boston", "--reason", "a wild card"]) == 0
    assert main(["check", str(set_file)]) == 0
    tile_set = read_set(set_file).tile_set
    assert tile_set is not None
    assert tile_set.starts[0] == "Chicago"
    assert tile_set.waivers[0].finding == "D107:Boston"


def test_commands_for_maps_say_that_a_set_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    (path,) = shipped_sets()
    assert main(["stats", str(path)]) == 2
    assert "This file is a tile set, not a map. Choose another file." in capsys.readouterr().err

"""``platelayer paste``: a piece of a map, or a stamp, put down on another map."""

from pathlib import Path

import pytest

from engine.board.document import new_board
from engine.board.places import Town
from engine.board.terrain import HILL
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from engine.shipped import folder
from studio.cli.main import main

SHEET = Sheet(12, 9)


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    """A map with a hill and a town next to it, and a blank one."""
    source, target = tmp_path / "source.yaml", tmp_path / "target.yaml"
    hill = PaintTerrain((SHEET.hex_named("B2"),), HILL).apply(new_board(SHEET))
    save_board(hill.edited(towns=(Town("Ross", SHEET.hex_named("B3")),)), source)
    save_board(new_board(SHEET), target)
    return source, target


def run(*words: object) -> int:
    return main([str(word) for word in words])


def test_a_piece_is_put_down_turned(two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    source, target = two
    out = target.with_name("out.yaml")
    assert run("paste", source, target, "--hexes", "B2-B3", "--at", "F6", "--turn", 3, "-o", out) == 0
    board = read_board(out).board
    assert board is not None
    assert board.terrain_at(SHEET.hex_named("F6")) == HILL
    assert board.towns == (Town("Ross", SHEET.hex_named("F5")),)
    assert "2 hexes pasted around F6" in capsys.readouterr().out
    other = target.with_name("other.yaml")
    assert run("paste", source, target, "--hexes", "B2-B3", "--at", "F6", "--mirror", "-o", other) == 0
    mirrored = read_board(other).board
    assert mirrored is not None
    assert mirrored.towns == (Town("Ross", SHEET.hex_named("F5")),)


def test_no_other_map_is_written_over(two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    source, target = two
    before = source.read_bytes()
    assert run("paste", source, target, "--at", "F6", "-o", source) == 2
    assert f"{source} is the patch, and would be lost" in capsys.readouterr().err
    assert source.read_bytes() == before


def test_what_falls_off_is_said(two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    source, target = two
    assert run("paste", source, target, "--hexes", "B2-B3", "--at", "F12", "-o", target) == 0
    assert "1 hex not pasted, because off the map" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--at", "Z99"], "--at: The hex Z99 is not on the sheet."),
        (["--at", "B2", "--hexes", "Z99"], "--hexes: The hex Z99 is not on the sheet."),
    ],
)
def test_labels_that_name_no_hex_are_refused(
    two: tuple[Path, Path], capsys: pytest.CaptureFixture[str], options: list[str], problem: str
) -> None:
    assert run("paste", *two, *options, "-o", two[1].with_name("out.yaml")) == 2
    assert problem in capsys.readouterr().err
    assert not two[1].with_name("out.yaml").exists()


@pytest.mark.parametrize(
    "file", sorted((folder("resources") / "stamps").glob("*.yaml")), ids=lambda f: f.stem
)
def test_every_shipped_stamp_can_be_put_down_any_way_round(file: Path, two: tuple[Path, Path]) -> None:
    for turn in range(6):
        out = two[1].with_name(f"out-{turn}.yaml")
        assert run("paste", file, two[1], "--at", "E6", "--turn", turn, "--mirror", "-o", out) == 0
        board = read_board(out).board
        assert board is not None
        assert board != read_board(two[1]).board

"""The towns of a map as a table, and taken from one, from the command line."""

from pathlib import Path

import pytest

from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from studio.cli.main import main
from tests.engine.checks.boards import with_town


@pytest.fixture
def board_file(tmp_path: Path) -> Path:
    path = tmp_path / "map.yaml"
    save_board(with_town("Clun"), path)
    return path


def test_a_table_is_printed_or_written_and_taken_over(
    board_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, other = board_file.with_name("towns.csv"), board_file.with_name("other.yaml")
    assert main(["towns", str(board_file)]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("name,hex,keys,start,port,small,bonus,name_side\nAyr,B2,")
    assert main(["towns", str(board_file), "-o", str(table)]) == 0
    text = table.read_text(encoding="utf-8-sig")
    assert text == printed
    table.write_text(text.replace("Ayr", "Ely"), encoding="utf-8-sig")
    assert main(["towns", str(board_file), "--from", str(table), "-o", str(other)]) == 0
    assert "towns changed: 1, added: 0" in capsys.readouterr().out
    board = read_board(other).board
    assert board is not None
    assert board.towns[0].name == "Ely"


@pytest.mark.parametrize(
    ("table", "more", "said"),
    [
        (b"name,hex\nClun,Q99", ("-o", "map.yaml"), "towns.csv:2:2: "),
        ("name\nCl\u00fcn".encode("latin-1"), ("-o", "map.yaml"), "is not UTF-8 text"),
        (b"name\nClun", (), "Add -o"),
        (b"name\nClun", ("-o", "towns.csv"), "is the table, and would be lost"),
    ],
)
def test_a_table_that_cannot_be_taken_over_leaves_the_map(
    board_file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    table: bytes,
    more: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.chdir(board_file.parent)
    Path("towns.csv").write_bytes(table)
    before = board_file.read_bytes()
    assert main(["towns", "map.yaml", "--from", "towns.csv", *more]) == 2
    assert said in capsys.readouterr().err
    assert board_file.read_bytes() == before


def test_towns_of_a_table_with_degrees_are_placed_and_what_was_left_out_is_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, table = tmp_path / "ireland.yaml", tmp_path / "towns.csv"
    new = ["import", "--region", "Ireland", "--columns", "16", "--towns", "1", "--gap", "1", "-o", str(path)]
    assert main(new) == 0
    table.write_text("name,lat,lon\nGalway,53.27,-9.05\nParis,48.85,2.35\n", encoding="utf-8")
    assert main(["towns", str(path), "--from", str(table), "-o", str(path)]) == 0
    captured = capsys.readouterr()
    assert "added: 1" in captured.out
    assert captured.err == "Outside the map, and left out: Paris.\n"
    board = read_board(path).board
    assert board is not None
    assert [town.name for town in board.towns] == ["Dublin", "Galway"]

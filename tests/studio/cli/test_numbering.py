"""Keys are assigned to the towns of a map from the command line."""

from pathlib import Path

import pytest

from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.shipped import folder
from studio.cli.main import main
from tests.engine.checks.boards import with_town


def keys_in(path: Path) -> set[str]:
    board = read_board(path).board
    assert board is not None
    return {key for town in board.towns for key in town.keys}


def test_all_keys_of_a_map_are_assigned_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    numbered = tmp_path / "numbered.yaml"
    assert main(["number", str(folder("maps") / "severn.yaml"), "--all", "-o", str(numbered)]) == 0
    assert "towns with new keys: 41, towns without a key: 5, free keys: 0" in capsys.readouterr().out
    assert len(keys_in(numbered)) == 36


def test_a_map_with_all_keys_assigned_keeps_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    same = tmp_path / "same.yaml"
    assert main(["number", str(folder("maps") / "severn.yaml"), "-o", str(same)]) == 0
    assert "towns with new keys: 0" in capsys.readouterr().out
    assert keys_in(same) == keys_in(folder("maps") / "severn.yaml")


def test_a_map_without_a_key_scheme_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "map.yaml"
    save_board(with_town("Clun").edited(keys="none"), path)
    before = path.read_bytes()
    assert main(["number", str(path), "-o", str(path)]) == 2
    assert "has no key scheme" in capsys.readouterr().err
    assert path.read_bytes() == before

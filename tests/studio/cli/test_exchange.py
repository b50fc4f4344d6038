"""Maps exported for other programs, from the command line."""

import zipfile
from pathlib import Path

import pytest

from engine.board.document import new_board
from engine.boardfile.saving import save_board
from engine.hexes.labels import LabelScheme
from engine.hexes.sheet import Sheet
from studio.cli.main import main


def test_a_map_is_exported_for_vassal(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = map_.with_name("vale.vmod")
    assert main(["export", str(map_), "-o", str(output), "--dpi", "30"]) == 0
    captured = capsys.readouterr()
    assert captured.out == f"{output}\n"
    assert "VASSAL" not in captured.err
    with zipfile.ZipFile(output) as module:
        assert {"buildFile.xml", "moduledata", "images/board.png"} < set(module.namelist())
    assert main(["export", str(map_), "-o", str(output)]) == 2
    assert "already exists" in capsys.readouterr().err


def test_what_vassal_cannot_show_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "south.yaml"
    save_board(new_board(Sheet(5, 4, labels=LabelScheme(letters_from="south"))), path)
    assert main(["export", str(path), "-o", str(path.with_suffix(".vmod"))]) == 0
    assert "VASSAL cannot count the hexes" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--dpi", "5"], "--dpi must be from 10 to 600"),
        (["--ground"], "--ground is for pictures"),
        (["--hex-labels"], "--hex-labels is for pictures"),
        (["--what", "keys"], "Remove --what"),
    ],
)
def test_options_of_pictures_are_refused(
    map_: Path, more: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(map_), "-o", str(map_.with_suffix(".vmod")), *more]) == 2
    assert told in capsys.readouterr().err
    assert [path.name for path in map_.parent.iterdir()] == [map_.name]


def test_a_game_is_not_exported_for_other_programs(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(game), "-o", str(game.with_suffix(".vmod"))]) == 2
    assert "not games" in capsys.readouterr().err

"""Maps exported for other programs, from the command line."""

import json
import zipfile
from pathlib import Path

import pytest

from engine.board.document import new_board
from engine.boardfile.reading import read_board
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


def test_a_map_is_exported_for_tiled_with_its_tiles(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output, tiles = map_.with_name("vale.tmx"), map_.with_name("vale-tiles.png")
    tiles.write_bytes(b"a picture of others")
    arguments = ["export", str(map_), "-o", str(output)]
    assert main(arguments) == 2
    assert "vale-tiles.png is already there" in capsys.readouterr().err
    assert not output.exists()
    assert main([*arguments, "--force"]) == 0
    assert tiles.read_bytes().startswith(b"\x89PNG")
    output.unlink()
    assert main(arguments) == 0


def test_a_map_of_tiled_is_taken_over(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output, back = map_.with_name("vale.tmx"), map_.with_name("back.yaml")
    assert main(["export", str(map_), "-o", str(output)]) == 0
    assert main(["new", "--from", str(output), "-o", str(back), "--designer", "Me"]) == 0
    assert "a copy of" in capsys.readouterr().out
    before, after = read_board(map_).board, read_board(back).board
    assert before is not None
    assert after is not None
    assert after.towns == before.towns
    assert (after.terrain == before.terrain).all()
    assert (after.title, after.designer) == ("Vale", "Me")


def test_a_map_that_is_not_of_tiled_is_refused(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = ["new", "-o", str(map_.with_name("new.yaml"))]
    assert main([*new, "--from", str(map_)]) == 2
    assert "not a map of a program" in capsys.readouterr().err
    assert main([*new, "--from", str(map_), "--template", "A4"]) == 2
    assert "Remove one" in capsys.readouterr().err
    assert main([*new, "--from", str(map_.with_name("gone.tmx"))]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert [path.name for path in map_.parent.iterdir()] == [map_.name]


def test_a_map_is_exported_for_18xx_maker(map_: Path) -> None:
    output = map_.with_name("vale.json")
    assert main(["export", str(map_), "-o", str(output)]) == 0
    assert json.loads(output.read_text(encoding="utf-8"))["info"]["title"] == "Vale"

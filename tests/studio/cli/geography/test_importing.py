"""The command that makes a board of real land."""

from pathlib import Path

import pytest
import shapely
from shapely import LineString, Point

from engine.board.document import Board
from engine.board.rules import Note
from engine.board.terrain import SEA
from engine.boardfile.reading import read_board
from studio.cli.main import main
from tests.engine.geography.invented import written

REGION = "--region=-4,50,0,52"


def board_in(path: Path) -> Board:
    board = read_board(path).board
    assert board is not None
    return board


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with an island, a river and three towns."""
    folder = tmp_path / "isle"
    folder.mkdir()
    island = Point(-2, 51).buffer(0.9)
    written(folder / "land.geojson", [(island, {"source": "Own drawing"})])
    written(
        folder / "rivers.geojson", [(LineString([(-2, 51.2), (-1.5, 51), (-1.0, 50.9)]), {"name": "Wye"})]
    )
    towns = [("Ross", -2.3, 51.2), ("Usk", -2.2, 50.7), ("Ely", -1.6, 51.4)]
    written(folder / "towns.geojson", [(Point(x, y), {"name": name}) for name, x, y in towns])
    return folder


def test_files_become_a_board_with_keys(
    files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "isle.yaml"
    assert main(["import", str(files), REGION, "--columns", "24", "-o", str(out)]) == 0
    board = board_in(out)
    assert (board.title, board.sheet.columns) == ("isle", 24)
    assert {town.name for town in board.towns} == {"Ross", "Usk", "Ely"}
    assert sum(len(town.keys) for town in board.towns) == 36
    assert [line.name for line in board.lines] == ["Wye"]
    assert isinstance(board.special_rules[0], Note)
    assert f"{out}: 24 × 21 hexes of 11.7 km, towns: 3, rivers: 1" in capsys.readouterr().out


def test_a_country_by_name_needs_no_file(tmp_path: Path) -> None:
    out = tmp_path / "isle.yaml"
    arguments = ["--region", "Ireland", "--km", "25", "--towns", "12", "--keys", "none", "--top", "flat"]
    assert main(["import", *arguments, "--title", "Éire", "-o", str(out)]) == 0
    board = board_in(out)
    assert board.title == "Éire"
    assert board.towns[0].name == "Dublin"
    assert len(board.towns) == 12
    assert [country.name for country in board.countries] == ["Ireland", "United Kingdom"]
    assert (board.terrain == SEA).any()


def test_a_file_may_be_named_with_its_layer(tmp_path: Path) -> None:
    export = written(tmp_path / "export.json", [(shapely.box(-4, 50, 0, 52), {})])
    out = tmp_path / "isle.yaml"
    options = ["--without", "countries", "--without", "places", "--hills-from", "300", "--coast", "60"]
    assert main(["import", f"land={export}", *options, "-o", str(out)]) == 0
    assert board_in(out).towns == ()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["none.json"], "The file none.json does not exist."),
        (["--region", "Irelend"], "Did you mean Ireland"),
        ([], "Choose a region"),
        (["swapped.json", REGION], "swapped.json has the latitude first. Read its coordinates the other way"),
        (["swapped.json", REGION], "Add --swap."),
        (["metres.json"], "Name it with --crs EPSG:27700, for example."),
    ],
)
def test_what_cannot_be_imported_gets_a_sentence_and_writes_nothing(
    options: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path / "swapped.json", [(Point(51, -2), {"name": "Ross"})])
    written(tmp_path / "metres.json", [(Point(312_000, 176_000), {"name": "Ross"})])
    assert main(["import", *options, "-o", "out.yaml"]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out.yaml").exists()


def test_swap_reads_the_latitude_first(tmp_path: Path) -> None:
    towns = written(tmp_path / "towns.json", [(Point(53.3, -6.3), {"name": "Baile Átha Cliath"})])
    out = tmp_path / "isle.yaml"
    options = ["--swap", "--region", "Ireland", "--columns", "12"]
    assert main(["import", str(towns), *options, "-o", str(out)]) == 0
    assert [town.name for town in board_in(out).towns] == ["Baile Átha Cliath"]

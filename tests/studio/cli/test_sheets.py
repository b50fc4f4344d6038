"""Changing the sheet of a map, and beginning one from a template, from the command line."""

import shutil
from pathlib import Path

import pytest

from engine.board.document import Board
from engine.board.terrain import OPEN, SEA
from engine.boardfile.reading import read_board
from engine.shipped import folder
from studio.cli.main import main
from studio.drawing.paper.paper_fit import fits, with_hexes
from studio.drawing.paper.paper_sizes import PAPERS


@pytest.fixture
def severn(tmp_path: Path) -> Path:
    return Path(shutil.copyfile(folder("maps") / "severn.yaml", tmp_path / "severn.yaml"))


def board_in(path: Path) -> Board:
    board = read_board(path).board
    assert board is not None
    return board


def test_a_map_grows_with_its_labels_counted_anew(severn: Path, tmp_path: Path) -> None:
    out = tmp_path / "wider.yaml"
    before = board_in(severn)
    growing = "--add-west 3 --add-north 1 --labels renew"
    assert main(["resize", str(severn), *growing.split(), "-o", str(out)]) == 0
    after = board_in(out)
    assert (after.sheet.columns, after.sheet.rows) == (before.sheet.columns + 3, before.sheet.rows + 1)
    assert after.sheet.shifted != before.sheet.shifted
    for town, moved in zip(before.towns, after.towns, strict=True):
        column, row = before.sheet.place_of(town.hex)
        assert (moved.name, after.sheet.place_of(moved.hex)) == (town.name, (column + 3, row + 1))
        assert after.terrain_at(moved.hex) == before.terrain_at(town.hex)
    assert before == board_in(severn)


def test_what_is_added_is_the_ground_asked_for(severn: Path, tmp_path: Path) -> None:
    rims = []
    for ground in ("neighbour", "open", "sea"):
        out = tmp_path / f"{ground}.yaml"
        growing = f"--add-west 1 --labels renew --ground {ground}"
        assert main(["resize", str(severn), *growing.split(), "-o", str(out)]) == 0
        rims.append(board_in(out).terrain[:, 0].tolist())
    rows = board_in(severn).sheet.rows
    assert rims == [board_in(severn).terrain[:, 0].tolist(), [OPEN] * rows, [SEA] * rows]


def test_what_would_be_cut_off_is_listed_and_nothing_written(
    severn: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "smaller.yaml"
    cutting = ["resize", str(severn), "--cut-north", "8", "-o", str(out)]
    assert main(cutting) == 1
    said = capsys.readouterr().out
    assert "the town " in said
    assert not out.exists()
    assert main([*cutting, "--force"]) == 0
    after, before = board_in(out), board_in(severn)
    labels = {town.name: before.sheet.label(town.hex) for town in before.towns}
    assert 0 < len(after.towns) < len(before.towns)
    assert all(after.sheet.label(town.hex) == labels[town.name] for town in after.towns)


def test_labels_that_cannot_be_kept_are_reported(severn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resize", str(severn), "--add-north", "1", "-o", str(severn)]) == 2
    assert "--labels renew" in capsys.readouterr().err


def test_labels_run_as_they_are_asked_to(severn: Path) -> None:
    way = ["--letters", "columns", "--letters-from", "east", "--blocks", "A-Z; A-Z +50"]
    assert main(["resize", str(severn), *way, "-o", str(severn)]) == 0
    sheet = board_in(severn).sheet
    assert sheet.label(sheet.hex_at(sheet.columns - 1, 0)) == "A1"
    assert sheet.label(sheet.hex_at(sheet.columns - 27, 0)) == "A51"


def test_a_map_is_fitted_to_paper_with_all_that_is_printed_around_it(severn: Path) -> None:
    assert main(["resize", str(severn), "--fit", "A2", "-o", str(severn)]) == 0
    board = board_in(severn)
    assert fits(board, PAPERS["A2"])
    assert not fits(with_hexes(board, board.sheet.across_flats_mm + 0.1), PAPERS["A2"])


def test_where_the_legend_has_no_room_the_size_for_the_map_alone_is_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ireland, path = folder("maps") / "ireland.yaml", tmp_path / "ireland.yaml"
    assert main(["resize", str(ireland), "--fit", "A4", "-o", str(path)]) == 2
    told = capsys.readouterr().err
    assert "does not fit A4 together with its legend" in told
    mm = told.split("--mm ")[1].split(":")[0]
    assert main(["resize", str(ireland), "--mm", mm, "-o", str(path)]) == 0
    assert fits(board_in(path), PAPERS["A4"], tables=False)


@pytest.mark.parametrize("paper", ["A4", "A3", "A2"])
def test_a_blank_template_fills_its_paper(paper: str, tmp_path: Path) -> None:
    path = tmp_path / "new.yaml"
    assert main(["new", "--template", paper, "-o", str(path)]) == 0
    board = board_in(path)
    assert fits(board, PAPERS[paper])
    for more in ("columns", "rows"):
        number = getattr(board.sheet, more) + 1
        bigger = tmp_path / f"{more}.yaml"
        assert main(["new", "--template", paper, f"--{more}", str(number), "-o", str(bigger)]) == 0
        assert not fits(board_in(bigger), PAPERS[paper])


def test_a_shipped_board_is_a_template(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    assert main(["new", "--template", "severn", "--title", "Mine", "-o", str(path)]) == 0
    assert board_in(path) == board_in(folder("maps") / "severn.yaml").edited(title="Mine")


def test_a_map_is_not_written_over_another(severn: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text("precious")
    assert main(["resize", str(severn), "--add-south", "1", "-o", str(other)]) == 2
    assert other.read_text() == "precious"


@pytest.mark.parametrize(
    ("typed", "mm"), [("19,05", 19.05), ("19.05", 19.05), ("0.1", 0.1), ("500", 500), ("1000", 1000)]
)
def test_hexes_have_any_size_the_format_allows_with_either_decimal_sign(
    tmp_path: Path, typed: str, mm: float
) -> None:
    new, out = tmp_path / "new.yaml", tmp_path / "out.yaml"
    assert main(["new", "--columns", "4", "--rows", "3", "--mm", typed, "-o", str(new)]) == 0
    assert main(["resize", str(new), "--add-east", "1", "-o", str(out)]) == 0
    assert (board_in(out).sheet.columns, board_in(out).sheet.across_flats_mm) == (5, mm)
    assert main(["resize", str(new), "--mm", typed, "-o", str(new)]) == 0
    assert board_in(new).sheet.across_flats_mm == mm


@pytest.mark.parametrize("mm", ["0.05", "1001", "1,000,000", "ten"])
def test_a_size_that_no_map_can_have_is_refused_with_what_can_be(
    severn: Path, tmp_path: Path, mm: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.yaml"
    with pytest.raises(SystemExit):
        main(["resize", str(severn), "--mm", mm, "-o", str(out)])
    assert f"write a number from 0.1 to 1,000, not '{mm}'" in capsys.readouterr().err
    assert not out.exists()


def test_a_sheet_never_grows_beyond_what_can_be_read_again(
    severn: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.yaml"
    for growing, why in (
        (["--add-east", "2000"], "at most 2,000 columns"),
        (["--add-east", "1900", "--add-north", "1900"], "the maximum is 1,000,000"),
    ):
        assert main(["resize", str(severn), *growing, "--labels", "renew", "-o", str(out)]) == 2
        assert why in capsys.readouterr().err
        assert not out.exists()

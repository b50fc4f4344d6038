"""Beginning a board from the command line."""

from pathlib import Path

import pytest

from engine.boardfile.reading import read_board
from studio.cli.main import main


def test_a_new_board_is_what_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "wye.rrmap"
    wanted = "--title Wye --columns 50 --rows 30 --top flat --shifted even --mm 12.5 --letters columns"
    assert main(["new", "-o", str(path), *wanted.split(), "--keys", "cards-52"]) == 0
    board = read_board(path).board
    assert board is not None
    sheet = board.sheet
    assert (sheet.columns, sheet.rows, sheet.top, sheet.shifted) == (50, 30, "flat", "even")
    assert (sheet.across_flats_mm, sheet.labels.letters) == (12.5, "columns")
    assert (board.title, board.keys) == ("Wye", "cards-52")
    assert sheet.label(sheet.hex_at(49, 0)) == "X41"


def test_a_new_board_never_replaces_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wye.yaml"
    path.write_text("precious")
    assert main(["new", "-o", str(path)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert path.read_text() == "precious"


@pytest.mark.parametrize(
    "wrong",
    [
        "--columns 0",
        "--rows 2001",
        "--columns 2000 --rows 2000",
        "--mm 0",
        "--mm nan",
        "--columns x",
        "--rules seventh",
    ],
)
def test_a_sheet_nobody_can_print_is_refused(
    wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wye.yaml"
    try:
        code = main(["new", "-o", str(path), *wrong.split()])
    except SystemExit as stopped:
        code = stopped.code  # type: ignore[assignment]  # argparse ends with a number
    assert code == 2
    assert capsys.readouterr().err
    assert not path.exists()

"""Other programs' maps by the endings of their files, and drawings with the map inside."""

import json
import os
from pathlib import Path

import pytest

from engine.boardfile.errors import BoardFileError
from engine.exchange import taking_over
from engine.exchange.eighteen_xx import eighteen_xx_map
from engine.exchange.formats import TAKEN_OVER
from engine.exchange.reading import read_foreign
from engine.exchange.svg_board import svg_metadata
from engine.exchange.tiled_writing import tiled_files
from studio.drawing.board_svg import svg_of_board
from studio.drawing.maps.themes import ATLAS
from studio.drawing.picture import picture
from tests.shipped import shipped
from tests.studio.drawing.boards import full_board


def test_a_drawing_gives_back_the_whole_board(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    for board in (full_board(), shipped("severn")):
        text, notes = svg_of_board(picture(board, ATLAS), board)
        assert not notes
        path.write_text(text, encoding="utf-8")
        assert read_foreign(path) == (board, [])


def test_a_map_inside_that_was_spoilt_is_refused_with_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    inside = svg_metadata(full_board()).replace("dice-36+6", "dice-99")
    path.write_text(f"<svg>{inside}</svg>", encoding="utf-8")
    with pytest.raises(BoardFileError, match="is damaged"):
        read_foreign(path)


@pytest.mark.parametrize("suffix", TAKEN_OVER)
@pytest.mark.parametrize("data", [b"", b"\xff\xfe\0", b"hello", b"<svg></svg>", b"{}", b"[[[["])
def test_a_file_that_holds_no_map_is_refused_in_a_sentence(tmp_path: Path, suffix: str, data: bytes) -> None:
    path = tmp_path / f"a{suffix}"
    path.write_bytes(data)
    with pytest.raises(BoardFileError, match=r"^a\.\w+ cannot be taken over from"):
        read_foreign(path)


@pytest.mark.parametrize("suffix", TAKEN_OVER)
def test_a_file_that_is_missing_too_large_or_no_file_is_refused(
    tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"a{suffix}"
    with pytest.raises(BoardFileError, match="cannot be read"):
        read_foreign(path)
    os.mkfifo(path)
    with pytest.raises(BoardFileError, match="pipe or a device"):
        read_foreign(path)
    path.unlink()
    path.write_bytes(b"x" * 2000)
    monkeypatch.setattr(taking_over, "_MOST_BYTES", 1000)
    with pytest.raises(BoardFileError, match="the maximum is"):
        read_foreign(path)


def test_json_is_of_tiled_or_of_18xx_maker_by_what_is_in_it(tmp_path: Path) -> None:
    board = shipped("severn")
    path = tmp_path / "a.json"
    path.write_bytes(eighteen_xx_map(board)[0])
    assert len(read_foreign(path)[0].towns) == len(board.towns)
    small = {
        "type": "map", "orientation": "hexagonal", "width": 1, "height": 1, "tilewidth": 80, "tileheight": 70,
        "hexsidelength": 40, "staggeraxis": "x", "staggerindex": "odd", "tilesets": [],
        "layers": [{"type": "tilelayer", "data": [0]}],
    }  # fmt: skip
    path.write_text(json.dumps(small), encoding="utf-8")
    assert read_foreign(path)[0].sheet.columns == 1
    path = tmp_path / "a.tmx"
    path.write_bytes(tiled_files(board, ["#112233"] * 6, "tiles.png")[0])
    assert read_foreign(path)[0].towns == board.towns


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardFileError, match="not a map of a program"):
        read_foreign(tmp_path / "a.png")

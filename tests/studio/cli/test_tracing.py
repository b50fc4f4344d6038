"""A scan of a board gives its ground back."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.board.document import Board
from engine.board.terrain import HILL, LAKE, OPEN, SEA
from engine.boardfile.reading import read_board
from engine.shipped import folder
from studio.cli.main import main

DPI = 120


def board_in(path: Path) -> Board:
    board = read_board(path).board
    assert board is not None
    return board


@pytest.fixture
def blank(tmp_path: Path) -> Path:
    """The Severn sheet with nothing on it."""
    path = tmp_path / "blank.yaml"
    assert main(["new", "--columns", "40", "--rows", "31", "-o", str(path)]) == 0
    return path


@pytest.fixture
def scan(tmp_path: Path) -> tuple[Path, list[str]]:
    """A picture of the Severn board's ground as a scanner leaves it, and where three hexes lie."""
    ground, scan = tmp_path / "ground.png", tmp_path / "scan.jpg"
    severn = folder("maps") / "severn.yaml"
    assert main(["export", str(severn), "--ground", "--dpi", str(DPI), "-o", str(ground)]) == 0
    with Image.open(ground) as flat:
        paper = Image.new("RGB", (flat.width + 90, flat.height + 70), "#f8f6f0")
        paper.paste(flat.convert("RGB"), (50, 30))
    noise = np.random.default_rng(5).normal(0, 9, (paper.height, paper.width, 3))
    noisy = np.clip(np.asarray(paper) + noise, 0, 255).astype(np.uint8)
    Image.fromarray(noisy).save(scan, quality=80)
    sheet = board_in(severn).sheet
    wide, high = sheet.size_mm
    across, down = (paper.width - 90) / wide, (paper.height - 70) / high
    anchors = []
    for label in ("B2", "B38", "C42"):
        x, y = sheet.centre_mm(sheet.hex_named(label))
        anchors.append(f"{label}={50 + x * across:.1f},{30 + y * down:.1f}")
    return scan, anchors


def test_a_noisy_scan_gives_back_nearly_every_hex(
    blank: Path, scan: tuple[Path, list[str]], tmp_path: Path
) -> None:
    picture, anchors = scan
    severn = board_in(folder("maps") / "severn.yaml")
    kinds = {"sea": SEA, "hill": HILL, "open": OPEN}
    samples = []
    for name, code in kinds.items():
        row, column = np.argwhere(severn.terrain == code)[40]
        samples += ["--sample", f"{name}={severn.sheet.label(severn.sheet.hex_at(int(column), int(row)))}"]
    out = tmp_path / "traced.yaml"
    at = [word for anchor in anchors for word in ("--at", anchor)]
    assert main(["trace", str(blank), "--image", str(picture), *at, *samples, "-o", str(out)]) == 0
    traced = board_in(out)
    known = np.isin(severn.terrain, list(kinds.values()))
    assert np.mean(traced.terrain[known] == severn.terrain[known]) >= 0.95
    assert traced.underlay is not None
    assert traced.underlay.image == picture.name
    assert LAKE not in traced.terrain


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--at A1=1,2 --at B2=9,9", "three different hexes"),
        ("--at A1=1,1 --at A5=100,1 --at A9=200,1", "one line"),
        ("--at A1=1;2", "is not valid. Write hex=x,y"),
        ("--at A1=1.2.3,4", "is not valid. Write hex=x,y"),
        ("--at Z99=1,2", "not on the sheet"),
        ("--at A1=0,0 --at A9=300,0 --at K1=0,300 --sample moor=#aabbcc", "no terrain 'moor'"),
    ],
)
def test_what_places_no_picture_is_reported(
    blank: Path, scan: tuple[Path, list[str]], words: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = blank.read_bytes()
    assert main(["trace", str(blank), "--image", str(scan[0]), *words.split(), "-o", str(blank)]) == 2
    assert why in capsys.readouterr().err
    assert blank.read_bytes() == before


def test_a_picture_that_cannot_be_read_is_reported(blank: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = blank.with_name("broken.png")
    broken.write_bytes(b"\x89PNG\r\n\x1a\n and no more")
    at = ["--at", "A1=0,0", "--at", "A9=300,0", "--at", "K1=0,300"]
    assert main(["trace", str(blank), "--image", str(broken), *at, "-o", str(blank)]) == 2
    assert "not a known picture format" in capsys.readouterr().err
    gone = blank.with_name("gone.png")
    assert main(["trace", str(blank), "--image", str(gone), *at, "-o", str(blank)]) == 2
    assert "does not exist" in capsys.readouterr().err


def test_a_picture_no_disk_can_have_is_reported(blank: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with blank.open("a", encoding="utf-8") as file:
        file.write(r'underlay: {image: "a\0b.png", at: []}' + "\n")
    assert main(["trace", str(blank), "-o", str(blank)]) == 2
    assert "contains invalid characters" in capsys.readouterr().err


def test_a_picture_without_hexes_is_laid_over_the_whole_width_of_the_sheet(
    blank: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    atlas, out = tmp_path / "atlas.png", tmp_path / "out.yaml"
    page = Image.new("RGB", (800, 300), "#3f6fb0")
    page.paste("#d8c48a", (400, 0, 800, 300))
    page.save(atlas)
    told = ["--image", str(atlas), "--sample", "sea=#3f6fb0", "--sample", "open=#d8c48a", "-o", str(out)]
    assert main(["trace", str(blank), "--fit", "width", "--at", "A1=1,1", *told]) == 2
    assert "Use either --fit or --at" in capsys.readouterr().err
    assert main(["trace", str(blank), "--fit", "width", *told]) == 0
    board = board_in(out)
    middle = board.sheet.rows // 2
    assert (board.terrain[middle] == SEA).sum() == pytest.approx(20, abs=1)
    assert (board.terrain[middle, :19] == SEA).all()
    # The picture is 2.7 times as wide as high, the sheet 1.5 times: above and below nothing is known.
    assert (board.terrain[0] == OPEN).all()
    assert (board.terrain[-1] == OPEN).all()

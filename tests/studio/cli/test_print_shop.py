"""Pages for print shops and pictures for Tabletop Simulator, from the command line."""

from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from studio.cli.main import main


def test_the_command_line_writes_them(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pdf = map_.with_name("a.pdf")
    assert main(["print", str(map_), "-o", str(pdf), "--bleed", "2.5"]) == 0
    assert "2.5 mm bleed, CMYK" in capsys.readouterr().out
    assert len(PdfReader(pdf).pages) == 1
    for name in ("a.tts.png", "a.shop.png"):
        assert main(["export", str(map_), "-o", str(map_.with_name(name))]) == 0
    with Image.open(map_.with_name("a.shop.png")) as picture:
        assert picture.info["dpi"][0] == pytest.approx(300, abs=0.1)


def test_the_track_of_a_game_goes_to_a_print_shop_too(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", str(game), "-o", str(game.with_suffix(".pdf")), "--bleed", "3"]) == 0
    assert "3 mm bleed, CMYK" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "more", "told"),
    [
        (
            "print",
            ["-o", "a.pdf", "--bleed", "3", "--what", "cards"],
            "use --what sheet, poster, blank, keys",
        ),
        (
            "print",
            ["-o", "a.pdf", "--bleed", "3", "--paper", "A3"],
            "With --bleed, the page of --what sheet is as large as the map needs. Remove --paper",
        ),
        ("export", ["-o", "a.tts.png", "--dpi", "300"], "Remove --dpi"),
    ],
)
def test_what_makes_no_sense_together_is_refused(
    map_: Path,
    command: str,
    more: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(map_.parent)
    assert main([command, str(map_), *more]) == 2
    assert told in capsys.readouterr().err
    assert [path.name for path in map_.parent.iterdir()] == [map_.name]


def test_a_bleed_that_no_shop_wants_is_refused(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["print", str(map_), "-o", "a.pdf", "--bleed", "30"])
    assert "30" in capsys.readouterr().err

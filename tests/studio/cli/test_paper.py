"""Print and export, run as a user runs them."""

from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from engine.board.document import Players, new_board
from engine.board.lines import SideLine
from engine.board.places import Ferry, Town
from engine.boardfile.saving import save_board
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of
from engine.shipped import folder
from studio.cli.main import main
from tests.engine.checks.boards import good_board

SEVERN = folder("maps") / "severn.yaml"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A small sound map."""
    path = tmp_path / "small.yaml"
    save_board(good_board(), path)
    return path


def test_a_sheet_is_cut_over_as_many_pages_as_the_paper_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for paper, least, most in (("A1", 1, 1), ("A4", 4, 6)):
        out = tmp_path / f"{paper}.pdf"
        assert main(["print", str(SEVERN), "-o", str(out), "--paper", paper]) == 0
        count = len(PdfReader(out).pages)
        assert least <= count <= most
        assert f"{count} page" in capsys.readouterr().out


def test_a_blank_sheet_has_the_labels_and_no_towns(small: Path, tmp_path: Path) -> None:
    whole, blank = tmp_path / "whole.pdf", tmp_path / "blank.pdf"
    assert main(["print", str(small), "-o", str(whole)]) == 0
    assert main(["print", str(small), "-o", str(blank), "--what", "blank"]) == 0
    words, blank_words = (PdfReader(path).pages[0].extract_text() for path in (whole, blank))
    assert "Fowey" in words
    assert "Fowey" not in blank_words
    assert "D7" in blank_words


def test_the_key_grid_and_the_cards_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    grid, cards = tmp_path / "keys.pdf", tmp_path / "cards.pdf"
    assert main(["print", str(SEVERN), "-o", str(grid), "--what", "keys"]) == 0
    assert "1 page of A4, the whole 192 ×" in capsys.readouterr().out
    (page,) = PdfReader(grid).pages
    words = "".join(page.extract_text().split())
    assert all(name in words for name in ("Aberdare", "Treherbert", "Weston-super-Mare", "WestCountry"))
    assert main(["print", str(SEVERN), "-o", str(cards), "--what", "cards", "--paper", "A3"]) == 0
    assert "1 page of A3" in capsys.readouterr().out
    told = "".join(page.extract_text() for page in PdfReader(cards).pages)
    assert "Weston-super-Mare" in "".join(told.split())
    svg = tmp_path / "cards.svg"
    assert main(["export", str(SEVERN), "-o", str(svg), "--what", "cards"]) == 0
    assert svg.read_text("utf-8").startswith("<?xml")


def test_instructions_and_a_kit_are_printed_and_instructions_exported(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, kit = tmp_path / "a.pdf", tmp_path / "kit.pdf"
    assert main(["print", str(small), "-o", str(out), "--what", "instructions", "--language", "de"]) == 0
    assert capsys.readouterr().out == f"{out}: 1 page of A4\n"
    words = PdfReader(out).pages[0].extract_text()
    assert "Sonderziele" in words
    assert main(["print", str(small), "-o", str(kit), "--what", "kit", "--paper", "A3", "--hex-labels"]) == 0
    pages = PdfReader(kit).pages
    said = capsys.readouterr().out
    assert f"{len(pages)} pages of" in said
    sizes = [sorted(round(float(edge) * 25.4 / 72) for edge in page.mediabox[2:]) for page in pages]
    assert sizes[0] == [297, 420]
    assert sizes[1:] == [[210, 297]] * (len(pages) - 1)
    assert "instructions" in pages[-1].extract_text()
    for suffix in ("svg", "png"):
        picture = tmp_path / f"a.{suffix}"
        assert main(["export", str(small), "-o", str(picture), "--what", "instructions"]) == 0
        assert picture.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("command", "what", "options", "said"),
    [
        ("print", "keys", ["--hex-labels"], "--hex-labels is for sheets with hexes, not for --what keys"),
        ("export", "cards", ["--hex-labels"], "--hex-labels is for sheets with hexes"),
        ("export", "cards", ["--ground"], "--ground is for sheets with hexes"),
        ("export", "instructions", ["--hex-labels"], "not for --what instructions"),
        ("export", "kit", [], "A kit goes on paper"),
        ("print", "cards", [], "has no keys to print"),
        ("export", "keys", [], "has no keys to print"),
    ],
)
def test_keys_and_cards_that_cannot_be_printed_are_refused(
    command: str, what: str, options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keyless, out = tmp_path / "keyless.yaml", tmp_path / ("a.pdf" if command == "print" else "a.png")
    save_board(good_board().edited(keys="none", towns=(), specials=()), keyless)
    assert main([command, str(keyless), "-o", str(out), "--what", what, *options]) == 2
    assert said in capsys.readouterr().err
    assert not out.exists()


def test_pictures_are_made_by_their_suffix(small: Path, tmp_path: Path) -> None:
    svg, again, png = tmp_path / "a.svg", tmp_path / "b.svg", tmp_path / "c.png"
    assert main(["export", str(small), "-o", str(svg)]) == 0
    assert main(["export", str(small), "-o", str(again)]) == 0
    assert svg.read_bytes() == again.read_bytes()
    assert main(["export", str(small), "-o", str(png), "--dpi", "100", "--theme", "night"]) == 0
    with Image.open(png) as image:
        assert image.width > 10 * 10 / 25.4 * 100
        assert sum(image.convert("RGB").getpixel((1, 1))) < 200  # type: ignore[arg-type]  # an RGB triple


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["export", "MAP", "-o", "x.bmp"], ".svg or .png"),
        (["print", "MAP", "-o", "x.png"], "x.pdf"),
        (["export", "MAP", "-o", "x.png", "--dpi", "100000"], "--dpi"),
        (["export", "MAP", "-o", "x.png", "--ground", "--dpi", "100000"], "--dpi"),
        (["export", "MAP", "-o", "x.svg", "--ground"], ".png"),
        (["print", "gone.yaml", "-o", "x.pdf"], "gone.yaml"),
        (["print", "MAP", "-o", "no/such/folder/x.pdf"], "no/such/folder"),
    ],
)
def test_what_cannot_be_drawn_is_said_and_nothing_is_written(
    arguments: list[str],
    said: str,
    small: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    assert main([str(small) if word == "MAP" else word for word in arguments]) == 2
    assert said in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == before


def test_an_unreadable_map_is_not_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("platelayer: board/1\nsheet: {columns: 3}\n")
    assert main(["print", str(path), "-o", str(tmp_path / "x.pdf")]) == 2
    assert f"{path}:2:" in capsys.readouterr().err
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_board_of_strange_names_is_printed_and_exported_whatever_is_asked(
    tmp_path: Path, language: str
) -> None:
    sheet = Sheet(3, 2, across_flats_mm=2.0)
    hex_ = sheet.hex_at(1, 0)
    board = new_board(
        sheet,
        title="\N{STEAM LOCOMOTIVE}",
        keys="dice-36",
        players=Players(2, 12),
        towns=(Town("\N{COMBINING ACUTE ACCENT}", hex_, ("11",), start=True, port=True),),
        lines=tuple(SideLine("river", name, sides_of(hex_)) for name in ("I", "\N{ZERO WIDTH SPACE}", "نهر")),
        ferries=(Ferry("", ("", ""), (), 9_999_999, 9_999_999),),
    )
    path = tmp_path / "strange.yaml"
    save_board(board, path)
    for what in ("sheet", "blank", "keys", "cards", "instructions", "kit"):
        for command, ending in (("print", "pdf"), ("export", "svg"), ("export", "png")):
            if (what, command) != ("kit", "export"):
                out = tmp_path / f"{what}.{ending}"
                options = ["--what", what, "--language", language]
                assert main([command, str(path), "-o", str(out), *options]) == 0
                assert out.stat().st_size > 500


@pytest.fixture
def game(map_: Path, tmp_path: Path) -> Path:
    """A saved game of two companies."""
    path = tmp_path / "game.jsonl"
    played = ["play", str(map_), "--bots", "greedy,greedy", "--players", "Ann,Bob", "--seed", "1"]
    assert main([*played, "-o", str(path)]) == 0
    return path


def test_a_saved_game_is_drawn_with_its_track(game: Path, tmp_path: Path) -> None:
    early, late = tmp_path / "early.svg", tmp_path / "late.svg"
    assert main(["export", str(game), "-o", str(early), "--until", "1"]) == 0
    assert main(["export", str(game), "-o", str(late)]) == 0
    assert len(late.read_text()) > len(early.read_text())
    for until, language, told in (
        (["--until", "1"], "en", ("before building begins", "Companies")),
        ([], "de", ("Spielende", "Gesellschaften")),
    ):
        paper = tmp_path / f"{language}.pdf"
        said = ["--paper", "A1", "--language", language]
        assert main(["print", str(game), "-o", str(paper), *until, *said]) == 0
        words = " ".join(PdfReader(paper).pages[0].extract_text().split())
        assert all(word in words for word in (*told, "Ann", "Bob"))


def test_what_cannot_be_drawn_of_a_game_is_refused_in_a_sentence(
    game: Path, small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "a.svg")
    assert main(["export", str(game), "-o", out, "--what", "keys"]) == 2
    assert "Only the sheet shows the track of a game." in capsys.readouterr().err
    assert main(["export", str(small), "-o", out, "--until", "3"]) == 2
    assert "is not a saved game" in capsys.readouterr().err
    broken = tmp_path / "broken.jsonl"
    broken.write_text(game.read_text().splitlines()[0] + "\n{}\n")
    assert main(["export", str(broken), "-o", out]) == 2
    assert "broken.jsonl" in capsys.readouterr().err
    assert not Path(out).exists()

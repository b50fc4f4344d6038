"""What the program prints and reports is said in the language asked for, the board's words as they are."""

from pathlib import Path

from engine.board.document import Erratum, new_board
from engine.board.places import Country, Special, Town
from engine.board.rules import Crossing, Note, Override, StartRule
from engine.hexes.sheet import Sheet
from studio.cli.main import main
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.print_kinds import pages_to_print, to_print
from studio.drawing.shapes.marks import Drawing, Text
from studio.language.languages import tongue_of

SHEET = Sheet(20, 14)
HERE, THERE = SHEET.hex_named("C3"), SHEET.hex_named("C4")
BOARD = new_board(
    SHEET,
    title="Hill",
    keys="dice-36+6",
    countries=(Country("River", foreign=True),),
    towns=(Town("Start", HERE, ("11",), start=True), Town("Port", SHEET.hex_named("D9"), ("12",), port=True)),
    specials=(Special("1", "Sea", any="port"),),
    special_rules=(
        Crossing("Tunnel", (HERE, THERE), 6, owners=1),
        StartRule((HERE,), seats=(2, 3)),
        Override((("min_run", 4), ("debt", True))),
        Note("hill"),
    ),
    errata=(Erratum("2026-11-01", "Fixed."),),
)


def words(drawing: Drawing) -> str:
    return " ".join(mark.text for layer in drawing.layers for mark in layer.marks if isinstance(mark, Text))


def test_the_sheet_speaks_german_and_leaves_the_boards_words_alone() -> None:
    said = words(to_print(BOARD, "sheet", tongue=tongue_of("de")))
    for text in ("Zeichen", "Startort", "Sonderziele", "Berichtigung 2026-11-01: Fixed.", "Hill", "hill"):
        assert text in said
    for text in ("Signs", "Special rules and notes", "players", "one company", "Minimum links"):
        assert text not in said
    assert "Signs" in words(to_print(BOARD, "sheet"))


def test_keys_and_cards_and_the_ruler_of_pages_speak_it_too() -> None:
    german = tongue_of("de")
    assert "Hill: Schlüssel" in words(to_print(BOARD, "keys", tongue=german))
    pages = pages_to_print(BOARD, "cards", PAPERS["A4"], tongue=german)
    said = words(pages[0].drawing)
    assert "Hill: Ziele" in said
    assert "Seite 1 von" in said
    assert "100 mm auf dem Papier" in said


def test_the_command_line_prints_and_reports_in_a_language(tmp_path: Path) -> None:
    picture, report = tmp_path / "a.svg", tmp_path / "a.html"
    assert main(["export", "maps/ireland.yaml", "-o", str(picture), "--language", "de"]) == 0
    assert "Zeichen" in picture.read_text("utf-8")
    trial = ["trial", "maps/ireland.yaml", "--games", "1", "--jobs", "1", "--bots", "random,random"]
    assert main([*trial, "--language", "de", "-o", str(report)]) == 0
    text = report.read_text("utf-8")
    assert '<html lang="de">' in text
    assert "Ergebnisse" in text
    assert "Results" not in text

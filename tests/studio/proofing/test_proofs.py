"""The print is judged in the style, on the paper and with the words that were chosen, and says which."""

import pickle
from dataclasses import replace

import pytest

from engine.board.document import Board
from engine.checks.catalogue import CHECKS
from engine.checks.check_runner import check
from engine.checks.frame.field_watching import kept
from engine.diagnostics.findings import Finding
from engine.hexes.sheet import Sheet
from studio.language.languages import tongue_of
from studio.proofing.catalogue import ALL_CHECKS, checks_for
from studio.proofing.proofs import Proof
from tests.studio.proofing.print_boards import BAD, printed_board, sized, tinted, wide, wordy


def _found(code: str, board: Board, theme: str = "atlas", paper: str = "A4") -> list[Finding]:
    return [f for f in check(board, checks_for(Proof(theme, paper))) if f.code == code]


def test_colours_are_judged_in_the_theme_chosen_and_the_finding_names_it() -> None:
    board = tinted("#c9d8a8", "#d8c0e0")
    assert _found("P105", board) == []
    (alike,) = _found("P105", board, "photocopy")
    assert alike.message == "moor and heath look alike to everyone, in the style Photocopy."
    assert [f.message.partition(" in the style ")[2] for f in _found("P106", board, "night")] == [
        "Night; they need 4.5 to 1."
    ] * 2


def test_grounds_of_one_grey_are_told_apart_by_patterns_of_their_own() -> None:
    board = tinted("#c9d8a8", "#d8c0e0")
    moor, heath = board.kinds
    wooded = board.edited(kinds=(replace(moor, pattern="trees"), heath))
    assert _found("P105", wooded, "photocopy") == []
    both = board.edited(kinds=(replace(moor, pattern="trees"), replace(heath, pattern="trees")))
    assert [finding.id for finding in _found("P105", both, "photocopy")] == ["P105:moor,heath"]


@pytest.mark.parametrize("theme", ["night", "photocopy", "classic", "clear"])
def test_a_fix_mends_a_colour_in_its_theme(theme: str) -> None:
    board = tinted("#8fbf6f", "#cf9fbf")
    before = _found("P105", board, theme) + _found("P106", board, theme)
    assert before
    for finding in before:
        for fix in finding.fixes:
            after = fix.edit.apply(board)
            assert finding.id not in {f.id for f in check(after, checks_for(Proof(theme)))}, fix.title


def test_seams_are_judged_on_the_paper_chosen() -> None:
    (seam,) = _found("P107", wide())
    assert "pages of A4 a seam" in seam.message
    (larger,) = _found("P107", wide(), paper="Letter")
    assert "pages of Letter a seam" in larger.message
    assert _found("P107", wide(), paper="A1") == []


def test_text_too_small_tells_what_hexes_would_do_and_on_how_many_pages_of_the_paper() -> None:
    (both,) = _found("P101", sized(6))
    assert both.message.startswith("The name")
    assert " The key" in both.message
    assert both.message.endswith("Hexes of 8.5 mm are enough, on one page of A4.")
    assert "P101" not in {f.code for f in check(sized(8.5), ALL_CHECKS)}
    assert "P101" in {f.code for f in check(sized(8.4), ALL_CHECKS)}
    # Towns' names and keys could be read at 8 mm, that of the ferry could not.
    ferried = sized(8.2)
    (ferry,) = _found("P101", ferried)
    assert ferry.message.startswith("The name of 1 ferry, crossing or special is printed too small: 1.26 mm")
    assert {ferried.sheet.label(hex_) for hex_ in ferry.hexes} == {"C5", "C6", "C7"}
    great = wide().edited(sheet=Sheet(40, 12, across_flats_mm=5.0))
    (told,) = _found("P101", great)
    assert told.message.endswith(" on 2 pages of A4.")


def test_the_checks_of_a_proof_are_always_the_same_and_the_boards_are_those_of_every_proof() -> None:
    assert checks_for(Proof()) is ALL_CHECKS
    assert checks_for(Proof("night", "A3")) is checks_for(Proof("night", "A3"))
    assert checks_for(Proof("night"))[: len(CHECKS)] == CHECKS
    with pytest.raises(ValueError, match="no theme sepia"):
        Proof("sepia")
    with pytest.raises(ValueError, match="no paper B5"):
        Proof("atlas", "B5")


@pytest.mark.parametrize("code", ["P101", "P105", "P106", "P107"])
def test_what_a_proof_finds_depends_on_the_board_alone(code: str) -> None:
    (chosen,) = [each for each in checks_for(Proof("photocopy", "A3")) if each.code == code]
    for board in (printed_board(), *(case.board for case in BAD if case.code == code)):
        assert kept(chosen, board).findings == tuple(chosen.find(board))


def test_the_sheet_is_judged_with_its_words_in_the_language_chosen() -> None:
    """Longer words take more lines below the map, here one more than there is room for on one page."""
    board = wordy()
    told = [
        next(each.find(board)).message.rpartition(", ")[2]
        for proof in (Proof(), Proof(tongue=tongue_of("de")))
        for each in checks_for(proof)
        if each.code == "P101"
    ]
    assert told == ["on one page of A4.", "on 2 pages of A4."]


def test_a_proof_is_the_same_one_in_another_process() -> None:
    for proof in (Proof(), Proof("night", "A3", tongue_of("de"))):
        assert checks_for(pickle.loads(pickle.dumps(proof))) is checks_for(proof)

"""Each check finds its fault at its place, keeps quiet on a sound board, and its fixes fix."""

from dataclasses import replace

import pytest

from engine.board.document import Board, Waiver, new_board
from engine.board.places import Town
from engine.board.terrain import OPEN, SEA
from engine.boardfile.codes import FILE_FINDINGS
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.checks.catalogue import CHECKS, explained, explanations_of
from engine.checks.check_runner import check, picked
from engine.checks.fixing import Mended, Mending
from engine.checks.frame.board_size import BoardVast
from engine.checks.network.start_comparison import StartCosts
from engine.checks.sheet.waivers import WaiverUnused
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.sheet import Sheet
from tests.engine.checks.boards import SHEET, Case, painted, with_town
from tests.engine.checks.cases import BAD, GOOD
from tests.engine.checks.mended_boards import MENDED, TOLD_OF_EVERY_BOARD

EXPLANATIONS = explanations_of(CHECKS)
FIGURES = {"N201", "N204", "R201", "R202", "T115", "X112"}
"""What a board is told of starts, building, runs, near towns and rules left to people, though all is well."""


def checked(board: Board) -> tuple[Finding, ...]:
    """Return what is found on a board; kept for those with a fault, which several tests look at."""
    if id(board) not in _FAULTY:
        return check(board)
    if id(board) not in _found:
        _found[id(board)] = check(board)
    return _found[id(board)]


_FAULTY = {id(case.board) for case in BAD}
_found: dict[int, tuple[Finding, ...]] = {}


@pytest.mark.parametrize("case", BAD, ids=lambda case: f"{case.code}-{case.subject}")
def test_a_fault_is_found_where_it_is(case: Case) -> None:
    found = [finding for finding in checked(case.board) if finding.code == case.code]
    assert case.subject in {finding.subject for finding in found}
    (finding,) = [finding for finding in found if finding.subject == case.subject]
    if case.hexes:
        assert tuple(SHEET.label(hex_) for hex_ in finding.hexes) == case.hexes
    assert finding.message.endswith(".")
    assert finding.path
    assert all(hex_ in case.board.sheet for each in found for hex_ in each.hexes)


@pytest.mark.parametrize("case", BAD, ids=lambda case: f"{case.code}-{case.subject}")
def test_a_board_with_a_fault_can_be_kept_and_opened_again(case: Case) -> None:
    assert parse_board(write_board(case.board), "faulty.yaml").board == case.board


@pytest.mark.parametrize("case", BAD, ids=lambda case: f"{case.code}-{case.subject}")
def test_a_fix_mends_its_finding_and_adds_no_error(case: Case) -> None:
    (finding,) = [f for f in checked(case.board) if (f.code, f.subject) == (case.code, case.subject)]
    assert bool(finding.fixes) == case.fixed
    before = {f.id for f in checked(case.board)}
    for fix in finding.fixes:
        after = check(fix.edit.apply(case.board))
        assert finding.id not in {f.id for f in after}, fix.title
        assert {f.id for f in after if f.severity is not Severity.NOTE} <= before, fix.title


@pytest.mark.parametrize("case", [case for case in BAD if case.fixed], ids=lambda case: case.code)
def test_the_fixes_of_a_finding_can_be_tried_one_after_the_other(case: Case) -> None:
    mending = Mending(checked, lambda finding: finding.fixes if finding.code == case.code else ())
    mended = [step for step in mending.steps(case.board) if isinstance(step, Mended)]
    # V203 ends by taking a waiver away, which brings back what was waived: that is left to the designer.
    assert {(step.code, step.ended) for step in mended} == ({(case.code, True)} - {("V203", True)})


@pytest.mark.parametrize("found", sorted(MENDED))
def test_a_board_repaired_by_hand_is_no_longer_reported(found: str) -> None:
    bad = next(case.board for case in BAD if f"{case.code}:{case.subject}".rstrip(":") == found)
    before = {finding.id for finding in checked(bad)}
    after = check(MENDED[found](bad))
    assert found[:4] not in {finding.code for finding in after}
    assert {finding.id for finding in after if finding.severity is not Severity.NOTE} <= before


def test_every_code_has_a_board_mended_by_a_fix_or_by_hand_but_those_that_tell_figures() -> None:
    mended = {case.code for case in BAD if case.fixed} | {found[:4] for found in MENDED}
    assert {case.code for case in BAD} - mended == TOLD_OF_EVERY_BOARD <= FIGURES


@pytest.mark.parametrize("board", GOOD, ids=range(len(GOOD)))
def test_a_sound_board_has_no_findings_but_its_figures(board: Board) -> None:
    # Boards for other families that leave the keys out of it keep those of the good board.
    unused = {"K111"} if board.keys == "none" else set()
    assert {finding.code for finding in check(board)} <= FIGURES | unused


def test_every_check_has_a_bad_board() -> None:
    codes = {each.code for each in CHECKS} | {WaiverUnused.code}
    assert {case.code for case in BAD} == codes - {BoardVast.code}


def test_a_vast_board_says_what_was_not_looked_at() -> None:
    """Such a board is too large to be among the others."""
    (found,) = BoardVast().find(new_board(Sheet(1001, 20)))
    assert found.message.startswith("The sheet has 20,020 hexes. Above 20,000, ")
    assert not list(BoardVast().find(new_board(Sheet(1000, 20))))
    towns = (
        Town("Ayr", SHEET.hex_named("B2"), ("11",), start=True),
        Town("Bala", SHEET.hex_named("B4"), ("12",)),
    )
    for columns, told in ((1000, True), (1001, False)):
        assert bool(list(StartCosts().find(new_board(Sheet(columns, 20), towns=towns)))) is told


def test_codes_and_names_are_used_once_and_explained_in_full() -> None:
    codes = [each.code for each in CHECKS] + [WaiverUnused.code, *FILE_FINDINGS]
    assert len(set(codes)) == len(codes) == len(EXPLANATIONS)
    names = [each.name for each in EXPLANATIONS.values()]
    assert len(set(names)) == len(names)
    for each in EXPLANATIONS.values():
        parts = each.text.split("\n\n")
        assert parts[0].endswith("."), each.code
        for part in ("Why it matters:", "Example:"):
            assert any(paragraph.startswith(part) for paragraph in parts), (each.code, part)
        assert any(paragraph.startswith(("To fix it,", "To change it,")) for paragraph in parts), each.code


def test_a_code_is_explained_by_code_or_name() -> None:
    for name in ("t102", "town-in-water"):
        assert explained(name, EXPLANATIONS) is EXPLANATIONS["T102"]
    assert explained("Z999", EXPLANATIONS) is None


def test_a_waived_finding_stays_with_its_reason() -> None:
    board = with_town("Clun", name="").edited(waivers=(Waiver("T101:D2", "to be named by the club"),))
    (finding,) = picked(check(board), ["T10"], [])
    assert finding.waived == "to be named by the club"


def test_errors_come_before_warnings() -> None:
    board = with_town("Clun", name="").edited(waivers=(Waiver("K101:99", "old"),))
    ranks = [Severity.ERROR, Severity.WARNING, *[Severity.NOTE] * 5]
    assert [finding.severity for finding in check(board)] == ranks


def test_findings_are_picked_by_code_family_or_name() -> None:
    board = with_town("Clun", name="", keys=())
    found = check(board)
    assert {f.code for f in found} == {"T101", "K101", "N201", "N204", "T115"}
    assert {f.code for f in picked(found, ["K"], [])} == {"K101"}
    assert {f.code for f in picked(found, [], ["key-missing", "n2"])} == {"T101", "T115"}
    assert picked(found, ["t101"], ["T1"]) == []


def test_a_blank_board_has_a_finding_of_its_keys_but_no_error_yet() -> None:
    blank = new_board(Sheet(20, 15), keys="dice-36+6")
    told = {(f.severity, f.subject) for f in picked(check(blank), ["K101"], [])}
    assert told == {(Severity.NOTE, "town keys"), (Severity.NOTE, "special keys")}
    assert {f.severity for f in check(blank)} == {Severity.NOTE}
    ayr = Town("Ayr", blank.sheet.hex_named("B2"), start=True)
    for keys in ((), ("11",)):
        begun = blank.edited(towns=(replace(ayr, keys=keys),))
        assert {f.severity for f in picked(check(begun), ["K101"], [])} == {Severity.NOTE}


def test_a_board_without_starts_is_not_called_unreachable() -> None:
    assert not [f for f in check(with_town("Ayr", start=False)) if f.code == "T105"]


def test_a_town_far_out_at_sea_can_be_moved_to_the_nearest_land() -> None:
    sea = [SHEET.label(hex_) for hex_ in SHEET.hexes() if SHEET.place_of(hex_)[0] >= 5]
    board = painted(with_town("Clun", hex=SHEET.hex_named("D9")), SEA, *sea).edited(ferries=())
    (finding,) = [f for f in check(board) if f.subject == "D9"]
    move = finding.fixes[0].edit.apply(board)
    assert move.terrain_at(move.towns_by_name["Clun"].hex) == OPEN

"""Each check of the print finds its fault at its place, keeps quiet on a sound board, and its fixes fix."""

from itertools import combinations

import pytest

from engine.board.document import Board, Waiver
from engine.checks.catalogue import CHECKS
from engine.checks.check_runner import check
from engine.checks.frame.field_watching import kept
from engine.diagnostics.findings import Severity
from studio.drawing.maps.themes import ATLAS, CLEAR, NIGHT, THEMES, Theme
from studio.proofing.catalogue import ALL_CHECKS, explanation, explanations
from studio.proofing.colours import SIGHTS, contrast, difference
from studio.proofing.grounds import LEAST_CONTRAST, LEAST_DIFFERENCE
from tests.engine.checks.boards import SHEET, Case
from tests.studio.proofing.print_boards import BAD, GOOD, printed_board

PRINT_CHECKS = ALL_CHECKS[len(CHECKS) :]


@pytest.mark.parametrize("case", BAD, ids=lambda case: f"{case.code}-{case.subject}")
def test_a_fault_of_the_print_is_found_where_it_is(case: Case) -> None:
    found = [finding for finding in check(case.board, PRINT_CHECKS) if finding.code == case.code]
    (finding,) = [finding for finding in found if finding.subject == case.subject]
    if case.hexes:
        assert tuple(SHEET.label(hex_) for hex_ in finding.hexes) == case.hexes
    assert finding.message.endswith(".")
    assert finding.path


@pytest.mark.parametrize(
    "case", [case for case in BAD if case.fixed], ids=lambda case: f"{case.code}-{case.subject}"
)
def test_a_fix_of_the_print_mends_its_finding_and_makes_no_other(case: Case) -> None:
    before = check(case.board, PRINT_CHECKS)
    (finding,) = [f for f in before if (f.code, f.subject) == (case.code, case.subject)]
    assert finding.fixes
    for fix in finding.fixes:
        after = check(fix.edit.apply(case.board), PRINT_CHECKS)
        assert {f.id for f in after} <= {f.id for f in before} - {finding.id}, fix.title
        assert not fix.safe, "a colour is the designer's to choose"


@pytest.mark.parametrize("case", BAD, ids=lambda case: f"{case.code}-{case.subject}")
def test_a_finding_offers_a_fix_only_where_there_is_one(case: Case) -> None:
    found = [f for f in check(case.board, PRINT_CHECKS) if (f.code, f.subject) == (case.code, case.subject)]
    assert [bool(finding.fixes) for finding in found] == [case.fixed]


@pytest.mark.parametrize("board", GOOD, ids=range(len(GOOD)))
def test_a_board_that_prints_well_has_no_findings(board: Board) -> None:
    assert check(board, PRINT_CHECKS) == ()


def test_every_check_of_the_print_has_a_bad_board_and_an_explanation_in_full() -> None:
    assert {case.code for case in BAD} == {each.code for each in PRINT_CHECKS}
    names = [each.name for each in explanations().values()]
    assert len(set(names)) == len(names)
    assert {each.code for each in ALL_CHECKS} <= set(explanations())
    for each in PRINT_CHECKS:
        assert explanation(each.name) is explanation(each.code) is explanations()[each.code]
        assert each.explanation().split("\n\n")[0].endswith("."), each.code
        for part in ("Why it matters:", "Example:", "To fix it,"):
            assert part in each.explanation(), (each.code, part)


@pytest.mark.parametrize("case", BAD, ids=lambda case: f"{case.code}-{case.subject}")
def test_a_watched_board_is_to_a_check_of_the_print_as_the_board_itself(case: Case) -> None:
    (check_,) = [each for each in PRINT_CHECKS if each.code == case.code]
    assert kept(check_, case.board).findings == tuple(check_.find(case.board))


@pytest.mark.parametrize("code", ["P102", "P103", "P104", "P109"])
def test_names_are_not_placed_again_for_what_moves_none(code: str) -> None:
    """Names of waters and regions take the room that is left."""
    (check_,) = [each for each in PRINT_CHECKS if each.code == code]
    read = {name for name, _ in kept(check_, printed_board()).read}
    assert {"towns", "terrain"} <= read
    assert read.isdisjoint({"waters", "city_regions"})


def test_a_waiver_of_the_print_is_judged_by_who_looks_at_the_print() -> None:
    board = printed_board().edited(
        licence="", waivers=(Waiver("P108:licence", "not yet"), Waiver("P108:designer", "old"))
    )
    assert "V201" not in {finding.code for finding in check(board, CHECKS)}
    found = check(board, ALL_CHECKS)
    assert [finding.subject for finding in found if finding.code == "V201"] == ["P108:designer"]
    assert [finding.waived for finding in found if finding.code == "P108"] == ["not yet"]


@pytest.mark.slow
def test_a_colour_told_apart_by_sight_alone_is_found_for_every_kind_of_sight() -> None:
    told = {finding.message for case in BAD for finding in check(case.board, PRINT_CHECKS)}
    assert any("red-blind" in each and "greyscale" in each for each in told)
    assert any("to everyone" in each for each in told)
    assert {finding.severity for case in BAD for finding in check(case.board, PRINT_CHECKS)} == {
        Severity.WARNING,
        Severity.NOTE,
    }


# -- what the themes themselves must hold --------------------------------------------------------


@pytest.mark.parametrize("theme", [ATLAS, NIGHT, CLEAR], ids=lambda theme: theme.name)
def test_the_grounds_of_a_theme_differ_to_usual_eyes(theme: Theme) -> None:
    """Colour-blind eyes tell swamps and lakes by their signs: reeds, and coasts.

    On line art and photocopies all eyes do: their grounds are left for pencils, and for the copier.
    """
    grounds = (theme.land, theme.foreign, theme.hill, theme.swamp, theme.sea, theme.lake)
    for one, other in combinations(grounds, 2):
        assert difference(one, other) >= LEAST_DIFFERENCE, (one, other)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_keys_of_a_theme_are_told_apart_by_all_eyes_and_can_be_read(theme: Theme) -> None:
    for sight in SIGHTS:
        assert difference(theme.plate, theme.start_plate, sight) > 5 * LEAST_DIFFERENCE
        # Where lines show what others tint, red suits are outlines.
        assert theme.lined or difference(theme.red_suit, theme.plate_ink, sight) > 5 * LEAST_DIFFERENCE
    assert contrast(theme.plate_ink, theme.plate) >= LEAST_CONTRAST
    assert contrast(theme.red_suit, theme.plate) >= LEAST_CONTRAST
    for ground in (theme.land, theme.foreign, theme.hill, theme.swamp, theme.sea, theme.lake):
        assert min(contrast(ink, ground) for ink in (theme.name_ink, theme.place_ink)) >= LEAST_CONTRAST

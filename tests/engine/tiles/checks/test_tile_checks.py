"""Family D of the checks: a set with each fault, what is found, and what its fix leaves."""

from typing import NamedTuple

import pytest

from engine.checks.fixing import Mended, Mending
from engine.diagnostics.findings import Finding, Severity
from engine.tiles.checks.counts import course_of
from engine.tiles.set import TileSet
from studio.proofing.catalogue import explanations
from studio.proofing.tile_print import ALL_TILE_CHECKS
from tests.engine.tiles.sets import changed, lakes


class Case(NamedTuple):
    """A fault: the parts of the shipped set replaced, the subject and path of the finding, what it says.

    ``fixed`` says whether one of its fixes ends it.
    """

    code: str
    changes: tuple[tuple[str, str], ...]
    subject: str
    said: str
    fixed: bool = True


BOSTON = "{name: Boston, edges: [PN, -, HH, EM], goods: 1}"
CASES = (
    Case("D101", (("[PN, -, HH, EM]", "[PN, -, HA, EM]"),), "Boston:S", "names HA"),
    Case("D101", (("[PN, -, HH, EM]", "[PN, -, HH, em]"),), "Boston:W", "Perhaps EM is meant."),
    Case("D102", (("stock: {each: 4}", "stock: {each: 4, LP: 0}"),), "LP", "has edges, but no stock"),
    Case("D102", (("stock: {each: 4}", "stock: {each: 4, XX: 2}"),), "XX", "which is no railroad"),
    Case(
        "D102",
        (("cities:\n", '  - {code: ZZ, name: Zed, colour: "#00ff00", pattern: plain}\ncities:\n'),),
        "ZZ",
        "no tile has an edge of it",
    ),
    Case(
        "D103",
        (
            ("cities:\n", '  - {code: ZZ, name: Zed, colour: "#00ff00", pattern: plain}\ncities:\n'),
            ("[PN, -, HH, EM]", "[PN, ZZ, HH, EM]"),
        ),
        "ZZ",
        "on the tile of Boston only",
        fixed=False,
    ),
    Case("D104", (("name: Boston", "name: Buffalo"),), "Buffalo", "Two tiles are called Buffalo."),
    Case("D104", ((BOSTON, f"{BOSTON}\n  - {BOSTON}"),), "Boston", "Two tiles are called Boston."),
    Case("D105", (("starts: [Chicago, ", "starts: [Chikago, "),), "Chikago", "Perhaps Chicago is meant."),
    Case("D105", (("starts: [Chicago, ", "starts: [St. Louis, "),), "St. Louis", "listed twice"),
    Case("D106", (("cities_out: 6", "cities_out: 32"),), "2", "needed", fixed=False),
    Case("D106", (("stock: {each: 4}", "stock: {each: 3}"),), "3", "42 stock tiles are needed", fixed=False),
    Case("D107", (("[PN, -, HH, EM]", "[-, -, -, -]"),), "Boston", "All four edges of Boston are blank."),
    Case("D108", (("3: {wood: 16, grain: 10}", "3: {wood: 6}"),), "3", "the bag holds 6", fixed=False),
    Case("D109", (("3: {wood: 16", "3: {wod: 16"),), "3:wod", "Perhaps wood is meant."),
    Case("D109", (("3: {wood: 16", "3: {wood: 17"),), "3:wood", "but there are 16 cubes"),
    Case("D110", (("links: [GV, BH]", "links: [GV, LP]"),), "St. Louis-Washington", "do not link by LP"),
    Case("D110", (("links: [GV, BH]", "links: [GV]"),), "links", "need 2 links, but 1", fixed=False),
    Case(
        "D110",
        (("solitaire: {cities: [Chicago", "solitaire: {cities: [Chicgo"),),
        "Chicgo",
        "not among the tiles",
    ),
    Case("D111", (('"#6b4a8c", pattern: double', '"#6b4a8c", pattern: ticks'),), "LP,OW", "look alike"),
    Case(
        "D112",
        (("name: Boston", "name: Boston in the Commonwealth of Massachusetts and Beyond"),),
        "Boston in the Commonwealth of Massachusetts and Beyond",
        "points only",
        fixed=False,
    ),
    Case("D113", (("code: EM", "code: LP"),), "LP", "both have the code LP", fixed=False),
)


def found(code: str, tile_set: TileSet) -> list[str]:
    """Return the subjects of what one check finds."""
    (check,) = [each for each in ALL_TILE_CHECKS if each.code == code]
    return [finding.subject for finding in check.find(tile_set)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.subject[:12]}")
def test_a_fault_is_found_at_its_place_and_fixed(case: Case) -> None:
    tile_set = changed(*case.changes)
    (check,) = [each for each in ALL_TILE_CHECKS if each.code == case.code]
    findings = [finding for finding in check.find(tile_set) if finding.subject == case.subject]
    assert findings, found(case.code, tile_set)
    finding = findings[0]
    assert case.said in finding.message
    assert finding.path
    assert case.fixed == bool(finding.fixes)
    for fix in finding.fixes:
        after = fix.edit.apply(tile_set)
        assert after != tile_set
        assert len(list(check.find(after))) < len(list(check.find(tile_set)))


def test_every_code_has_a_fault_in_the_table_or_only_informs() -> None:
    informing = {"D201", "D202", "D203", "D204"}
    assert {case.code for case in CASES} | informing == {check.code for check in ALL_TILE_CHECKS}
    assert all(check.code in explanations() for check in ALL_TILE_CHECKS)


def test_the_shipped_set_has_no_error_and_no_warning() -> None:
    noted = [finding for check in ALL_TILE_CHECKS for finding in check.find(lakes())]
    assert {finding.severity for finding in noted} == {Severity.NOTE}
    assert {finding.code for finding in noted} == {"D201", "D203", "D204"}
    (edges,) = [finding for finding in noted if finding.code == "D201"]
    assert edges.message == "37 tiles: 111 edges of 12 railroads (9 to 10 each), 37 blank; goods 57."


def test_a_tile_whose_railroads_are_rare_seldom_matches() -> None:
    rare = changed(
        ("cities:\n", '  - {code: ZZ, name: Zed, colour: "#00ff00", pattern: plain}\ncities:\n'),
        ("[PN, -, HH, EM]", "[-, ZZ, -, -]"),
        ("[CB, PN, OW, -]", "[CB, PN, OW, ZZ]"),
    )
    assert found("D202", rare) == ["Boston"]


@pytest.mark.parametrize(
    ("players", "cities", "drafts", "turns", "stock_left"),
    [(2, 26, 13, 15, 2), (3, 30, 10, 12, 6), (4, 28, 7, 9, 4), (5, 26, 5, 7, 3)],
)
def test_a_game_goes_as_the_table_of_the_rules_says(
    players: int, cities: int, drafts: int, turns: int, stock_left: int
) -> None:
    course = course_of(lakes(), players)
    stock = 48 - (12 if players == 2 else 0)
    assert (course.cities, course.drafts, course.turns) == (cities, drafts, turns)
    assert stock - course.stock == stock_left


def test_fixes_end_what_can_be_fixed_and_bring_nothing_new() -> None:
    wrong = changed(
        ("starts: [Chicago, ", "starts: [Chikago, "),
        ("[PN, -, HH, EM]", "[PN, -, HH, em]"),
        ("stock: {each: 4}", "stock: {each: 4, XX: 2}"),
    )
    local = [check for check in ALL_TILE_CHECKS if check.scope == "local"]

    def look(tile_set: TileSet) -> list[Finding]:
        return [finding for check in local for finding in check.find(tile_set)]

    steps = Mending(look, lambda finding: [fix for fix in finding.fixes if fix.safe]).steps(wrong)
    last = [step for step in steps if isinstance(step, Mended)][-1]
    assert last.board == lakes()

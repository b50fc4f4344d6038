"""Faults planted in the shipped boards are found at their places, and none where there is none."""

from collections.abc import Iterable

import pytest

from engine.board.document import Board
from engine.boardfile.versions import MIGRATIONS
from engine.checks.check_runner import check
from engine.diagnostics.findings import Severity
from studio.proofing.catalogue import ALL_CHECKS, explanations
from tests.architecture.sources import script
from tests.engine.checks.seeding.file_plants import FilePlant
from tests.engine.checks.seeding.planting import PLACES, Plant, Planted, planted, rounds_from
from tests.engine.checks.seeding.sound import sound_boards
from tests.engine.checks.seeding.sowing import ALL_PLANTS, PLANTS, Rate, by_code, rate_of

FEWEST_KINDS = 30
SAMPLED = 16
"""Of this many faults one is looked for by every check there is."""
UNPLANTED = {
    "V014": "There is no older version of the map file yet, whose line could be planted.",
    **dict.fromkeys(
        ("X147", "X148", "X149", "X150", "X151", "X152", "X153", "X154", "X155", "X156", "X165"),
        "The sound boards have keys and no cities that appear.",
    ),
}
"""Codes without a plant, and why."""
PLACELESS = {
    "B120": "a country without a town is all over its ground",
    "B107": "a country without ground is nowhere",
    "F109": "the rules are amiss, whatever sea there is",
    "K101": "a key that nothing has is nowhere",
    "K104": "a special without ways in, and a town that is not there, are nowhere",
    "N204": "building goes on everywhere",
    "P111": "the sheet as a whole is too large",
    "P108": "the credits stand beside the map",
    "R103": "a table of races has no place",
    "R104": "a table of races has no place",
    "X146": "a table of races has no place",
    "R202": "the races are those of the whole board",
    "S116": "a line without sides is nowhere",
    "T106": "starts are missing everywhere",
    "T125": "the ground as a whole is shifted, or the sheet",
    "T140": "of two rows that are alike, either is the one too many",
    "T119": "the shares are those of all land",
    "V201": "a waiver of nothing names no place",
    "V202": "labels are those of the whole sheet",
    "V203": "a waiver is found where its finding is",
    "V205": "the title stands beside the map",
    "V204": "the sheet as a whole is too large",
    "K118": "a country is all over its ground",
    "V206": "the licence is a field next to the map",
    "X161": "a die has no place",
    "X166": "races have no place",
    "X168": "a note has no place",
    "X169": "a country misspelt has no place of its own",
    "X162": "towns left unserved are everywhere",
    "X163": "an override has no place",
    "X164": "links too dear are everywhere",
    "X101": "a rule set has no place",
    "X102": "an override has no place",
    "X103": "players have no place",
    "X111": "a note has no place",
    "X112": "a rule in free text has no place",
    "X113": "towns are too few on the whole board",
    "X116": "a town that is not there is nowhere",
    "X134": "an override has no place",
    "X135": "races have no place",
    "X138": "races have no place",
    "X139": "prizes have no place",
    "X130": "the type of a rule has no place",
    "X121": "a region without hexes is nowhere",
    "X125": "what is not said of regions is said nowhere",
}
"""Codes whose plants need not be found at hexes, and why."""


def test_there_are_many_kinds_of_faults_each_of_a_name_of_its_own() -> None:
    assert len({plant.name for plant in ALL_PLANTS}) == len(ALL_PLANTS) >= FEWEST_KINDS
    assert {plant.code for plant in ALL_PLANTS} <= set(explanations())


def test_every_code_has_its_plants_but_those_with_a_reason() -> None:
    codes = {plant.code for plant in ALL_PLANTS}
    # Family D is planted in sets of tiles, by tests of its own.
    of_maps = {code for code in explanations() if not code.startswith("D")}
    assert of_maps - codes == set(UNPLANTED)
    assert not MIGRATIONS, "what older versions there are can be planted now"


def test_no_code_is_excused_from_a_place_without_need() -> None:
    plants = (plant for plant in PLANTS if plant.code in PLACELESS)
    assert {plant.code for plant in plants if _is_anywhere(planted(plant, 1))} == set(PLACELESS)


@pytest.mark.slow
@pytest.mark.parametrize("plant", ALL_PLANTS, ids=lambda plant: f"{plant.code} {plant.name}")
def test_a_fault_is_found_wherever_it_is_planted(plant: Plant | FilePlant) -> None:
    rate = rate_of(plant)
    assert (rate.planted, rate.found) == (PLACES, PLACES)
    if isinstance(plant, Plant) and plant.code not in PLACELESS:
        assert not _is_anywhere(planted(plant))


def _is_anywhere(places: Iterable[tuple[Board, Planted]]) -> bool:
    """Return whether a fault need not be found at hexes in one of its places."""
    return any(not (bad.hexes or bad.within) for _, bad in places)


@pytest.mark.parametrize("plant", PLANTS[::SAMPLED], ids=lambda plant: f"{plant.code} {plant.name}")
def test_a_fault_is_among_all_that_is_found(plant: Plant) -> None:
    ((before, bad),) = planted(plant, 1)
    # What a whole round finds is what a fresh check does (tests/engine/checks/test_incremental.py).
    found = rounds_from(before).whole(bad.board)
    assert found is not None
    assert plant.code in {finding.code for finding in found}
    assert all(hex_ in bad.board.sheet for finding in found for hex_ in finding.hexes)


@pytest.mark.parametrize("board", sound_boards(), ids=lambda board: board.title)
def test_a_board_without_a_fault_has_no_error_and_no_warning(board: Board) -> None:
    assert [f.id for f in check(board, ALL_CHECKS) if f.severity is not Severity.NOTE] == []


def test_the_page_of_the_checks_is_fresh() -> None:
    table = script("checks_table")
    assert {code[0] for code in explanations()} <= set(table.FAMILIES)
    # That all are found is tested above, plant by plant.
    rates = (Rate(plant.name, plant.code, PLACES, PLACES) for plant in ALL_PLANTS)
    assert table.PAGE.read_text("utf-8") == table.page(by_code(rates)), "run docs/checks_table.py"

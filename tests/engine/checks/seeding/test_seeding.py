"""Faults planted in the shipped boards are found at their places, and none where there is none."""

import importlib.util

import pytest

from engine.board.document import Board
from engine.checks.run import check
from engine.diagnostics.findings import Severity
from studio.proofing.catalogue import ALL_CHECKS, EXPLANATIONS
from tests.architecture.sources import ROOT
from tests.engine.checks.seeding.file_plants import FILE_PLANTS, FilePlant
from tests.engine.checks.seeding.planting import PLACES, Plant, planted, shipped_boards
from tests.engine.checks.seeding.sowing import PLANTS, rate_of, rates

FEWEST_KINDS = 30
SAMPLED = 9
"""Of so many faults one is looked for by every check there is, which takes a while."""


def test_there_are_many_kinds_of_faults_each_of_a_name_of_its_own() -> None:
    plants: list[Plant | FilePlant] = [*PLANTS, *FILE_PLANTS]
    assert len({plant.name for plant in plants}) == len(plants) >= FEWEST_KINDS
    assert {plant.code for plant in plants} <= set(EXPLANATIONS)


@pytest.mark.parametrize("plant", [*PLANTS, *FILE_PLANTS], ids=lambda plant: f"{plant.code} {plant.name}")
def test_a_fault_is_found_wherever_it_is_planted(plant: Plant | FilePlant) -> None:
    rate = rate_of(plant)
    assert (rate.planted, rate.found) == (PLACES, PLACES)


@pytest.mark.parametrize("plant", PLANTS[::SAMPLED], ids=lambda plant: f"{plant.code} {plant.name}")
def test_a_fault_is_among_all_that_is_found(plant: Plant) -> None:
    _, bad = planted(plant)[0]
    found = check(bad.board, ALL_CHECKS)
    assert plant.code in {finding.code for finding in found}
    assert all(hex_ in bad.board.sheet for finding in found for hex_ in finding.hexes)


@pytest.mark.parametrize("board", shipped_boards(), ids=lambda board: board.title)
def test_a_board_without_a_fault_has_no_error_and_no_warning(board: Board) -> None:
    assert [f.id for f in check(board, ALL_CHECKS) if f.severity is not Severity.NOTE] == []


def test_the_page_of_the_checks_is_fresh() -> None:
    spec = importlib.util.spec_from_file_location("checks_table", ROOT / "docs" / "checks_table.py")
    assert spec is not None
    assert spec.loader is not None
    table = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(table)
    assert {code[0] for code in EXPLANATIONS} <= set(table.FAMILIES)
    assert table.PAGE.read_text("utf-8") == table.page(rates()), "run docs/checks_table.py"

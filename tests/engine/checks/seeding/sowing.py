"""Every fault there is to plant, and how many of each are found."""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.engine.checks.seeding.border_plants import BORDER_PLANTS
from tests.engine.checks.seeding.ferry_plants import FERRY_PLANTS
from tests.engine.checks.seeding.figure_plants import FIGURE_PLANTS
from tests.engine.checks.seeding.file_plants import FILE_PLANTS, FilePlant, found_in_files
from tests.engine.checks.seeding.key_plants import KEY_PLANTS
from tests.engine.checks.seeding.likeness_plants import LIKENESS_PLANTS
from tests.engine.checks.seeding.name_plants import NAME_PLANTS
from tests.engine.checks.seeding.network_plants import NETWORK_PLANTS
from tests.engine.checks.seeding.planting import Plant, Planted, is_found, planted
from tests.engine.checks.seeding.postal_plants import POSTAL_PLANTS
from tests.engine.checks.seeding.range_plants import RANGE_PLANTS
from tests.engine.checks.seeding.region_plants import REGION_PLANTS
from tests.engine.checks.seeding.rule_plants import RULE_PLANTS
from tests.engine.checks.seeding.sense_plants import SENSE_PLANTS
from tests.engine.checks.seeding.side_plants import SIDE_PLANTS
from tests.engine.checks.seeding.slip_plants import SLIP_PLANTS
from tests.engine.checks.seeding.town_plants import TOWN_PLANTS
from tests.studio.proofing.print_plants import PRINT_PLANTS

PLANTS: tuple[Plant, ...] = (
    *BORDER_PLANTS,
    *FERRY_PLANTS,
    *FIGURE_PLANTS,
    *KEY_PLANTS,
    *LIKENESS_PLANTS,
    *NAME_PLANTS,
    *NETWORK_PLANTS,
    *PRINT_PLANTS,
    *SENSE_PLANTS,
    *SIDE_PLANTS,
    *SLIP_PLANTS,
    *TOWN_PLANTS,
    *POSTAL_PLANTS,
    *RANGE_PLANTS,
    *RULE_PLANTS,
    *REGION_PLANTS,
)
ALL_PLANTS: tuple[Plant | FilePlant, ...] = (*PLANTS, *FILE_PLANTS)


@dataclass(frozen=True)
class Rate:
    """How often a fault was planted, and how often it was found at its place."""

    name: str
    code: str
    planted: int
    found: int


def rates() -> tuple[Rate, ...]:
    """Plant each fault at its places and return how many were found, by code."""
    return by_code(rate_of(plant) for plant in ALL_PLANTS)


def by_code(rates_: Iterable[Rate]) -> tuple[Rate, ...]:
    """Return rates in the order of the page that lists them."""
    return tuple(sorted(rates_, key=lambda rate: rate.code))


def rate_of(plant: Plant | FilePlant) -> Rate:
    """Plant one fault at its places and return how many were found."""
    if isinstance(plant, FilePlant):
        return Rate(plant.name, plant.code, *found_in_files(plant))
    places = planted(plant)
    judged: list[tuple[Planted, bool]] = []
    for before, bad in places:
        # Some mistakes can be made in few ways only: the ground upside down in one.
        known = next((found for other, found in judged if other == bad), None)
        judged.append((bad, is_found(plant, before, bad) if known is None else known))
    return Rate(plant.name, plant.code, len(places), sum(found for _, found in judged))

"""Every fault there is to plant, and how many of each are found."""

from dataclasses import dataclass
from functools import cache

from tests.engine.checks.seeding.border_plants import BORDER_PLANTS
from tests.engine.checks.seeding.ferry_plants import FERRY_PLANTS
from tests.engine.checks.seeding.figure_plants import FIGURE_PLANTS
from tests.engine.checks.seeding.file_plants import FILE_PLANTS, FilePlant, found_in_files
from tests.engine.checks.seeding.key_plants import KEY_PLANTS
from tests.engine.checks.seeding.likeness_plants import LIKENESS_PLANTS
from tests.engine.checks.seeding.network_plants import NETWORK_PLANTS
from tests.engine.checks.seeding.planting import Plant, is_found, planted
from tests.engine.checks.seeding.region_plants import REGION_PLANTS
from tests.engine.checks.seeding.rule_plants import RULE_PLANTS
from tests.engine.checks.seeding.sense_plants import SENSE_PLANTS
from tests.engine.checks.seeding.side_plants import SIDE_PLANTS
from tests.engine.checks.seeding.town_plants import TOWN_PLANTS
from tests.studio.proofing.print_plants import PRINT_PLANTS

PLANTS: tuple[Plant, ...] = (
    *BORDER_PLANTS,
    *FERRY_PLANTS,
    *FIGURE_PLANTS,
    *KEY_PLANTS,
    *LIKENESS_PLANTS,
    *NETWORK_PLANTS,
    *PRINT_PLANTS,
    *SENSE_PLANTS,
    *SIDE_PLANTS,
    *TOWN_PLANTS,
    *RULE_PLANTS,
    *REGION_PLANTS,
)


@dataclass(frozen=True)
class Rate:
    """How often a fault was planted, and how often it was found at its place."""

    name: str
    code: str
    planted: int
    found: int


def rates() -> tuple[Rate, ...]:
    """Plant each fault at its places and return how many were found, by code."""
    found = [rate_of(plant) for plant in (*PLANTS, *FILE_PLANTS)]
    return tuple(sorted(found, key=lambda rate: rate.code))


@cache
def rate_of(plant: Plant | FilePlant) -> Rate:
    """Plant one fault at its places and return how many were found."""
    if isinstance(plant, FilePlant):
        return Rate(plant.name, plant.code, *found_in_files(plant))
    places = planted(plant)
    found = sum(is_found(plant, before, bad) for before, bad in places)
    return Rate(plant.name, plant.code, len(places), found)

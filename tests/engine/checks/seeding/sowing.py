"""Every fault there is to plant, and how many of each are found."""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.engine.checks.seeding.border_plants import BORDER_PLANTS
from tests.engine.checks.seeding.ferry_plants import FERRY_PLANTS
from tests.engine.checks.seeding.key_plants import KEY_PLANTS
from tests.engine.checks.seeding.planting import Plant, is_found, planted
from tests.engine.checks.seeding.rule_plants import RULE_PLANTS
from tests.engine.checks.seeding.side_plants import SIDE_PLANTS
from tests.engine.checks.seeding.town_plants import TOWN_PLANTS

PLANTS: tuple[Plant, ...] = (
    *BORDER_PLANTS,
    *FERRY_PLANTS,
    *KEY_PLANTS,
    *SIDE_PLANTS,
    *TOWN_PLANTS,
    *RULE_PLANTS,
)


@dataclass(frozen=True)
class Rate:
    """How often a fault was planted, and how often it was found at its place."""

    plant: Plant
    planted: int
    found: int


def rates(plants: Iterable[Plant] = PLANTS) -> tuple[Rate, ...]:
    """Plant each fault at its places and return how many were found."""
    return tuple(rate_of(plant) for plant in plants)


def rate_of(plant: Plant) -> Rate:
    """Plant one fault at its places and return how many were found."""
    places = planted(plant)
    return Rate(plant, len(places), sum(is_found(plant, before, bad) for before, bad in places))

"""The numbers of the three editions, as the rule books print them (tests/scenarios/tables/rules.csv)."""

from typing import Literal, NamedTuple


class Edition(NamedTuple):
    """What an edition pays and asks."""

    first_entry: int
    small_town: int
    hills: tuple[int, int, int]
    """What no, one and two halves in hills add to the 1 of a link."""
    towns_left: int
    """Building ends when this many towns have no railway."""
    save_from: int
    """The least cost of a link that allowance may be saved for; 0 where none may."""
    each_throws: bool
    most_net: int
    judged: Literal["furthest", "in order"]
    extra: Literal["ten", "takings", "tenth"]
    """What may be spent on track between races."""


SIXTH = Edition(6, 3, (0, 2, 4), 3, 5, False, 10, "furthest", "ten")
EARLY = Edition(5, 3, (0, 3, 5), 0, 0, True, 9, "in order", "takings")
EDITIONS = {"sixth": SIXTH, "early": EARLY, "tournament": EARLY._replace(each_throws=False, extra="tenth")}
LINK, RIVER, SWAMP_HALF = 1, 2, 2
START_MONEY = 20
JUNCTION, ALONGSIDE_HALF, BETWEEN_TOWNS = 1, 2, 3
MOST_TO_ONE = 10
LEAP_HEXES, LEAPS_IN_ALL = 3, 8
"""How far a leap goes, and how many a player may make by the early edition (6.C3, E.C5)."""
PRIZES, SOLE_PRIZE = (20, 10), 20
FERRY_STEP = 1
"""What a train loses when it boards a ferry, leaves one, and in a turn that it spends at sea (6.C1e)."""

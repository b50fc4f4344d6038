"""The keys of a table of races by sector: who may meet whom, and what place each stands for (VP.O4)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Final

from engine.racetables.sectors import SPECIALS, TOWN_SECTORS

Race = tuple[str, str]
"""Two keys."""
Half = tuple[tuple[Race, ...], ...]
"""The races of three rounds, in the order in which they are run."""
Places = frozenset[str]
"""The two places of a race; runs both ways are the same race."""

SECTOR_SIZE: Final = 6
_Meetings = tuple[tuple[tuple[int, ...], ...], ...]
"""Who of another sector each key may meet, as bits: by sector, other sector and number in the sector."""


@dataclass(frozen=True)
class Field:
    """Keys by sector and who may meet whom.

    ``sectors`` are six sectors of six keys, and a seventh of the six specials where the board has them.
    ``may_meet`` holds both orders of each pair of keys that are far enough apart. ``places`` gives the town
    or special a key stands for: two races are the same when their places are.
    """

    sectors: tuple[tuple[str, ...], ...]
    may_meet: frozenset[Race]
    places: Mapping[str, str]
    meets: _Meetings = field(init=False, repr=False, compare=False, default=())

    def __post_init__(self) -> None:
        """Check the number of keys, and prepare who of another sector each key may meet.

        Raises ValueError where the sectors are not six of six keys, with or without six specials.
        """
        if len(self.sectors) not in (TOWN_SECTORS, TOWN_SECTORS + 1):
            raise ValueError(f"{len(self.sectors)} sectors; there have to be {TOWN_SECTORS}, or one more")
        if any(len(keys) != SECTOR_SIZE for keys in self.sectors):
            raise ValueError(f"each sector has {SECTOR_SIZE} keys, and there are {SPECIALS} specials")
        found = tuple(
            tuple(
                tuple(
                    sum(((one, other) in self.may_meet) << n for n, other in enumerate(theirs))
                    for one in ours
                )
                for theirs in self.sectors
            )
            for ours in self.sectors
        )
        object.__setattr__(self, "meets", found)

    @property
    def has_specials(self) -> bool:
        """Whether the specials form a seventh sector."""
        return len(self.sectors) > TOWN_SECTORS

    def places_of(self, race: Race) -> Places:
        """Return the two places of a race."""
        return frozenset(self.places[key] for key in race)

    @cached_property
    def names(self) -> tuple[tuple[str, ...], ...]:
        """The places of the keys of each sector."""
        return tuple(tuple(self.places[key] for key in sector) for sector in self.sectors)

    @cached_property
    def places_between(self) -> tuple[tuple[tuple[tuple[Places, ...], ...], ...], ...]:
        """The places of the race of two keys: by sector, other sector, and their numbers in these."""
        return tuple(
            tuple(
                tuple(tuple(frozenset((name, other)) for other in theirs) for name in ours)
                for theirs in self.names
            )
            for ours in self.names
        )

    @cached_property
    def places_among(self) -> tuple[tuple[frozenset[Places], ...], ...]:
        """The places of all races between a key of a sector and one of another."""
        return tuple(
            tuple(frozenset(chain.from_iterable(among)) for among in here) for here in self.places_between
        )

    @cached_property
    def far(self) -> frozenset[Places]:
        """The pairs of places that may race."""
        return frozenset(self.places_of(race) for race in self.may_meet)

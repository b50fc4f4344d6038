"""What of the rounds and cities of a game is under way: a part of its state (TC)."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

FoundedBy = Literal["start", "chance", "second start", "traffic"]
"""How a city came about."""
Phase = Literal["", "cities", "close", "races", "dice", "building", "draw"]
"""What a round waits for: cities, its close, races, rolls, or track; nothing in a game by stages."""


class City(NamedTuple):
    """A city: its hex, how often it may be drawn in a round, how it came about, and in which round."""

    hex: int
    keys: int
    by: FoundedBy
    round: int


class Offer(NamedTuple):
    """A race of a round: its number and keys, and how often it has been offered before."""

    race: int
    keys: tuple[str, str]
    before: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """The cities founded so far, and the round under way.

    ``rolls`` are those of the round and ``roll`` the place of the one that pays for track now. ``offers`` are
    the races still to be run, ``offered`` the one that is, and ``again`` those no one entered, to be offered
    in the next round; ``coast_race_round`` is the round in which the race between coasts was run, 0 before.
    ``entered`` has for each train the hex it entered by the last roll if that may make a city, by player.
    """

    founded: tuple[City, ...] = ()
    phase: Phase = ""
    rolls: tuple[int, ...] = ()
    roll: int = 0
    offers: tuple[Offer, ...] = ()
    offered: Offer | None = None
    again: tuple[Offer, ...] = ()
    coast_race_round: int = 0
    entered: tuple[tuple[int, int], ...] = ()

"""Special rules a board carries, as typed values (6.C4)."""

from dataclasses import dataclass

from engine.board.city_rules import DynamicCities
from engine.hexes.lattice import Hex


@dataclass(frozen=True)
class Fields:
    """A mapping inside a rule's free field, in the order of the map file.

    It is a type of its own so that it is never taken for a list of pairs.
    """

    items: tuple[tuple[str, "Plain"], ...]


Plain = str | int | float | bool | None | tuple["Plain", ...] | Fields
"""What a rule's free field may hold: plain values, frozen; a tuple is a list."""


@dataclass(frozen=True)
class Crossing:
    """A link or chain of links over ground otherwise closed, at a price of its own.

    ``cost`` is in build points (for each link unless ``whole``), ``owners`` how many companies
    may lay it (0 for all), ``from_race`` the race after which it may be built, ``delay`` what it
    takes off a train's roll. With ``money`` the cost comes off the account instead. ``alongside`` is
    what each rival on a link of it receives in place of both halves; None for what the rules say. In a
    ``tunnel`` the ground delays no train. One ``free`` for all is run over, once a company has laid it,
    as each company's own track.
    """

    name: str
    course: tuple[Hex, ...]
    cost: int
    whole: bool = True
    owners: int = 0
    from_race: int = 0
    delay: int = 0
    text: str = ""
    money: bool = False
    alongside: int | None = None
    tunnel: bool = False
    free: bool = False


@dataclass(frozen=True)
class StartRule:
    """Who may start at some hexes, how many, at what price; or where to start a second time.

    The hexes of ``towns``, by name, are meant as well. ``seats`` are the places in the order of
    choosing, from 1 (none for all), ``most`` how many companies may start at one of the hexes (0 for
    all), ``price`` what it takes off the account. A ``second`` start is taken by a company that has
    track, in a building turn, once race ``from_race`` has been run. First starts with different numbers of
    ``alternative`` exclude each other: the first company at one of them decides for all (0 for always open).
    Track from a second start costs ``cost_factor`` times as much until it is joined to their other track.
    """

    hexes: tuple[Hex, ...] = ()
    towns: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    most: int = 0
    second: bool = False
    price: int = 0
    from_race: int = 0
    text: str = ""
    alternative: int = 0
    cost_factor: int = 1


@dataclass(frozen=True)
class Connection:
    """A bonus for the first company that joins some places by its own track.

    The hexes of ``towns``, by name, are meant as well as ``hexes``. With ``building_only`` no one receives
    the ``bonus`` after the Building Stage.
    """

    hexes: tuple[Hex, ...] = ()
    towns: tuple[str, ...] = ()
    bonus: int = 0
    building_only: bool = False
    text: str = ""


@dataclass(frozen=True)
class Override:
    """Fields of the rule set that this board sets otherwise."""

    values: tuple[tuple[str, Plain], ...]


@dataclass(frozen=True)
class Note:
    """Free text, printed on the sheet and not simulated."""

    text: str


@dataclass(frozen=True)
class OtherRule:
    """A rule of a type this edition of the program keeps and prints but does not play yet."""

    type: str
    values: tuple[tuple[str, Plain], ...]


AtPlaces = StartRule | Connection
"""A rule that names hexes, and towns by their names."""
SpecialRule = Crossing | StartRule | Connection | Override | Note | DynamicCities | OtherRule

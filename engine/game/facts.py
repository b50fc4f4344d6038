"""The frozen facts of a board and its rules, as the game asks for them.

Hexes are numbers from 0, row by row over the hexes on the map. The link from hex ``h`` in direction
``d`` is the number ``6 * h + d``; it and its reverse are the same link of the board.
"""

from dataclasses import dataclass

from engine.board.keys import KeyScheme
from engine.game.city_terms import CityTerms
from engine.game.places import MapPlaces
from engine.racetables.fields import Field
from engine.rulesets.ruleset import RuleSet

NOWHERE = -1
"""Where there is no neighbour, no town, no start."""


@dataclass(frozen=True, slots=True)
class FerryLine:
    """A ferry as the game knows it (6.C1): its two ports, and the hexes its course goes over.

    ``sea`` numbers the places of the course, which are the ferry's own, whatever else lies in their
    hexes: from ``Facts.hexes`` up, in the order from the first port to the second. ``bridge`` says
    whether its owner may build on beyond either port. The delays are what boarding, leaving and a turn
    at sea take off the roll (6.C1e). A ``public`` one is sold to no one; the bank has its fee. One
    ``at_once`` is bought by the company whose track comes to a port of it first.
    """

    name: str
    ports: tuple[int, int]
    course: tuple[int, ...]
    sea: tuple[int, ...]
    price: int
    fee: int
    bridge: bool
    embark_takes: int
    disembark_takes: int
    sea_takes: int
    public: bool
    at_once: bool

    @property
    def way(self) -> tuple[int, ...]:
        """The places of a passage, from the first port to the second."""
        return (self.ports[0], *self.sea, self.ports[1])


@dataclass(frozen=True, slots=True)
class CrossingLine:
    """A crossing as the game knows it (6.C4): its hexes, and the links between them in order.

    ``cost`` is that of the whole, or of each link; ``owners`` how many may lay it, 0 for all;
    ``from_race`` the race that must have been run; ``delay`` what entering it takes off the roll. With
    ``money`` the cost comes off the account. ``alongside`` is what a rival on a link of it receives; None
    for what the rules say. In a ``tunnel`` the ground takes nothing off the roll; one ``free`` for all counts
    in races as each company's own.
    """

    name: str
    way: tuple[int, ...]
    links: tuple[int, ...]
    cost: int
    whole: bool
    owners: int
    from_race: int
    delay: int
    money: bool
    alongside: int | None
    tunnel: bool
    free: bool


@dataclass(frozen=True, slots=True)
class StartTerms:
    """On what terms a hex is a start, where the board has a rule for it (6.C4).

    ``seats`` are who may (empty for all), ``most`` how many (0 for all), ``price`` is off the account,
    and ``from_race`` the race that must have been run before a second start. A first start of an
    ``alternative`` is closed to all once a company has begun at one of another (0 for always open).
    Track from a second start costs ``cost_factor`` times as much until it is joined. With ``rounds``, the
    first and the last, it is taken before all else in a turn, and founds a city (TC.west1).
    """

    seats: tuple[int, ...] = ()
    most: int = 0
    price: int = 0
    from_race: int = 0
    alternative: int = 0
    cost_factor: int = 1
    rounds: tuple[int, ...] = ()

    def excludes(self, other: "StartTerms") -> bool:
        """Return whether companies at starts of both terms cannot be in one game (6.C4, E.D)."""
        return 0 < self.alternative != other.alternative > 0


@dataclass(frozen=True, slots=True)
class ConnectionTerms:
    """A bonus for the first company that joins some places by its own track (6.C4).

    ``places`` are two hexes or more; with ``building_only`` nothing is paid after the Building Stage.
    """

    places: tuple[int, ...]
    bonus: int
    building_only: bool


@dataclass(frozen=True, eq=False, slots=True)
class Facts:
    """A board and its rules, compiled once; immutable, shared by all states, and it pickles.

    ``neighbours``, ``costs``, ``backs`` and ``delays`` have six entries a hex: the hex a link leads
    to (or NOWHERE), what laying it costs (0 where no link may cross), the link in reverse, and what
    a train that goes by it loses of its roll. ``entering`` and ``foreign`` have one entry a hex, the first
    what its ground takes off the roll of a train that comes in from other ground. ``sea`` and ``lakes`` are
    hexes. ``map_places`` are the towns and destinations that a game begins with.
    ``labels`` are the hexes' names, and after them those of the ferries' places at sea.
    """

    rules: RuleSet
    scheme: KeyScheme
    labels: tuple[str, ...]
    neighbours: tuple[int, ...]
    costs: tuple[int, ...]
    backs: tuple[int, ...]
    delays: tuple[int, ...]
    entering: tuple[int, ...]
    foreign: tuple[bool, ...]
    sea: frozenset[int]
    lakes: frozenset[int]
    map_places: MapPlaces
    starts: tuple[int, ...]
    start_terms: dict[int, StartTerms]
    """By hex, of those starts that the board has a rule for."""
    second_starts: dict[int, StartTerms]
    """By hex, where a company may start a second time."""
    connections: tuple[ConnectionTerms, ...]
    """Those that can be made, in the board's order."""
    ferries: tuple[FerryLine, ...]
    crossings: tuple[CrossingLine, ...]
    permits: dict[int, int]
    """The foreign railway (its place in ``abroad``) of each link of a permitted build, either way."""
    abroad: tuple[str, ...]
    """For whom the bank is paid: countries with permitted builds (6.C2), then public ferries (6.C1)."""
    pieces: dict[int, int]
    """The crossing that each link belongs to, in either direction, where it is laid link by link."""
    alongside: dict[int, int]
    """What a rival on a link of a crossing receives, in either direction, where the board prices that."""
    free_links: frozenset[int]
    """The links of crossings free for all, in either direction (6.C4)."""
    hexes_by_label: dict[str, int]
    """Where a label means two hexes, the first: that of the first alphabet."""
    links: dict[tuple[int, int], int]
    """Every link, by the hexes it leads from and to."""
    cities: CityTerms | None
    """What the board says of cities that appear during the game (TC)."""
    race_keys: Field | None
    """The keys by sectors, where races are dealt so and the board's keys form them (VP.O4)."""
    plain_costs: tuple[int, ...]
    """What laying a link costs where nothing is asked for but points in either stage; else 0."""

    @property
    def hexes(self) -> int:
        """How many hexes are on the map."""
        return len(self.foreign)

    def link(self, start: int, end: int) -> int:
        """Return the link from a hex to a neighbour, or NOWHERE when they do not touch."""
        return self.links.get((start, end), NOWHERE)

    def delay(self, start: int, end: int) -> int:
        """Return what a step of a train takes off its roll next to the step itself (6.B5, 6.C1e).

        A port in a hill takes the hill's next to what disembarking takes.
        """
        ashore = self.hexes
        if start < ashore and end < ashore:
            return self.delays[self.link(start, end)]
        if start < ashore:
            return self.ferry_at(end).embark_takes
        return self.ferry_at(start).disembark_takes + self.entering[end] if end < ashore else 0

    def ferry_at(self, place: int) -> FerryLine:
        """Return the ferry whose course a place at sea belongs to."""
        return next(ferry for ferry in self.ferries if place in ferry.sea)

    def public_ferry(self, railway: int) -> FerryLine | None:
        """Return the ferry that a place in ``abroad`` stands for, None where it is a country's railway."""
        public = [ferry for ferry in self.ferries if ferry.public]
        countries = len(self.abroad) - len(public)
        return None if railway < countries else public[railway - countries]

    def name(self, hex_: int) -> str:
        """Return what to call a hex in a message: its town and label, or its label."""
        town = self.map_places.town_at[hex_] if hex_ < self.hexes else NOWHERE
        label = self.labels[hex_]
        return label if town == NOWHERE else f"{self.map_places.towns[town].name} ({label})"

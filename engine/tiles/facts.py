"""What a game asks of a tile set, compiled once into numbers: tiles, railroads and goods by their places."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.messages import Phrase, say
from engine.tiles.set import BLANK, SIDES, SOLO, TileRules, TileSet

NO_RAILROAD: Final = -1
"""A blank edge."""
MOST_PLAYERS: Final = 5
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way to the neighbour at each side N, E, S, W; x grows eastward, y southward (DR.3a)."""
_GOODS: Final[Mapping[str, Phrase]] = {
    "wood": say("wood"),
    "grain": say("grain"),
    "coal": say("coal"),
    "iron": say("iron"),
}
"""What the goods of a new set are called; those of a set's own are called as in its file."""
HOME: Final = (0, 0)
"""The cell of the start city."""

Cell = tuple[int, int]
"""Where a tile lies: x, y."""
Counts = tuple[int, ...]
"""How many there are of each kind of goods, or of each railroad's stock."""


class UnplayableSet(ValueError):  # noqa: N818  # it is the set that is at fault
    """A set no game can begin with; its text says what it lacks."""


@dataclass(frozen=True)
class Facts:
    """A set and its rules for one number of players.

    A tile is its place in ``cities``, a railroad its place in ``railroads``, goods their place in ``goods``.
    ``edges`` has each tile's railroads at N, E, S, W for each of four quarter turns clockwise.
    """

    tiles: TileSet
    rules: TileRules
    players: int
    challenge: bool
    """Whether the game alone begins with random cities (DR.solo5)."""
    cities: tuple[str, ...]
    railroads: tuple[str, ...]
    goods: tuple[str, ...]
    numbers: tuple[int, ...]
    """The goods number of each tile."""
    edges: tuple[tuple[tuple[int, int, int, int], ...], ...]
    starts: tuple[int, ...]
    stock: Counts
    """The stock tiles in the game, by railroad; for two players without those that are out (DR.two)."""
    bag: Counts
    as_one: bool
    locomotives: int
    """Those of each player that mark links: all except the one on the score track (DR.loco)."""

    @cached_property
    def city_of(self) -> Mapping[str, int]:
        """The tiles by name."""
        return {name: tile for tile, name in enumerate(self.cities)}

    @cached_property
    def railroad_of(self) -> Mapping[str, int]:
        """The railroads by code."""
        return {code: railroad for railroad, code in enumerate(self.railroads)}

    def good_name(self, good: int) -> Phrase:
        """Return what goods are called in a sentence."""
        name = self.goods[good]
        return _GOODS.get(name, name)

    @cached_property
    def goods_of(self) -> Mapping[str, int]:
        """The goods by name."""
        return {name: good for good, name in enumerate(self.goods)}

    @cached_property
    def turns(self) -> tuple[Mapping[int, tuple[tuple[int, ...], ...]], ...]:
        """For each tile and each railroad on it, the turns that bring it to N, to E, to S and to W.

        A blank edge counts as NO_RAILROAD. Of turns that look the same only the first is kept.
        """
        return tuple(_turns(edges) for edges in self.edges)

    @cached_property
    def on_tile(self) -> tuple[tuple[int, ...], ...]:
        """The railroads on each tile, each once, in their order."""
        return tuple(tuple(sorted({*edges[0]} - {NO_RAILROAD})) for edges in self.edges)

    def name(self, tile: int) -> str:
        """Return the name of a tile."""
        return self.cities[tile]


def _turns(edges: tuple[tuple[int, int, int, int], ...]) -> Mapping[int, tuple[tuple[int, ...], ...]]:
    different = [turn for turn in range(4) if edges[turn] not in edges[:turn]]
    return {
        railroad: tuple(
            tuple(turn for turn in different if edges[turn][side] == railroad) for side in range(4)
        )
        for railroad in {*edges[0]}
    }


def neighbours(cell: Cell) -> Iterator[Cell]:
    """Yield the four cells next to one: N, E, S, W."""
    x, y = cell
    for east, south in STEPS:
        yield x + east, y + south


def facts_of(tiles: TileSet, rules: TileRules, players: int, *, challenge: bool = False) -> Facts:
    """Return the facts of a game; raises UnplayableSet with what the set lacks for it."""
    facts = compiled(tiles, rules, players, challenge=challenge)
    fault = _fault(facts)
    if fault:
        raise UnplayableSet(fault)
    return facts


def compiled(tiles: TileSet, rules: TileRules, players: int, *, challenge: bool = False) -> Facts:
    """Return the facts of a set, its parts as numbers (DR.parts).

    It may have too few tiles for a whole game, as in a position.
    """
    if not SOLO <= players <= MOST_PLAYERS:
        raise UnplayableSet(say("The tile game is for 1 to {most} players.", most=MOST_PLAYERS))
    bag = tiles.bag(players)
    if bag is None:
        raise UnplayableSet(say("The set has no bag for {players} players.", players=players))
    goods = tuple(each.name for each in tiles.goods)
    counts = dict(bag.counts)
    out = tiles.two_players.stock_out if players == 2 else 0
    railroad_of = {code: place for place, code in enumerate(tiles.codes)} | {BLANK: NO_RAILROAD}
    cities = tuple(city.name for city in tiles.cities)
    return Facts(
        tiles=tiles,
        rules=rules,
        players=players,
        challenge=challenge,
        cities=cities,
        railroads=tiles.codes,
        goods=goods,
        numbers=tuple(city.goods for city in tiles.cities),
        edges=tuple(
            tuple(_numbered(city.turned(turn), railroad_of) for turn in range(len(SIDES)))
            for city in tiles.cities
        ),
        starts=tuple(tile for tile, name in enumerate(cities) if name in tiles.starts),
        stock=tuple(max(0, tiles.stock_of[code] - out) for code in tiles.codes),
        bag=tuple(counts.get(name, 0) for name in goods),  # DR.bag
        as_one=bag.as_one,
        locomotives=max(0, tiles.locomotives - 1),  # DR.loco
    )


def _numbered(edges: tuple[str, ...], railroad_of: Mapping[str, int]) -> tuple[int, int, int, int]:
    north, east, south, west = (railroad_of.get(code, NO_RAILROAD) for code in edges)
    return north, east, south, west


def _fault(facts: Facts) -> Phrase:
    """Return what of a set prevents a game, or nothing."""
    if len({*facts.cities, *facts.railroads}) < len(facts.cities) + len(facts.railroads):
        return say("Two cities or railroads of the set have the same name or code.")
    if facts.players == SOLO:
        return _fault_alone(facts)
    if not facts.starts:
        return say("The set has no start city.")
    wanted = 1 + facts.players * facts.rules.hand
    wanted += facts.tiles.two_players.cities_out if facts.players == 2 else 0
    if len(facts.cities) < wanted:
        return say(
            "{players} players need {wanted} city tiles to begin; the set has {n}.",
            players=facts.players,
            wanted=wanted,
            n=len(facts.cities),
        )
    return ""


def _fault_alone(facts: Facts) -> Phrase:
    """Return what prevents a game alone (DR.solo1)."""
    alone = facts.tiles.solitaire
    if alone is None:
        return say("The set has no section 'solitaire'.")
    if sum(facts.bag) < len(alone.cities) + facts.rules.window - 1:
        return say("The bag of the game alone has too few cubes.")
    if len(facts.cities) < len(alone.cities):
        return say("The game alone needs {n} city tiles to begin.", n=len(alone.cities))
    if not facts.challenge:
        unknown = [name for name in alone.cities if name not in facts.city_of]
        if unknown:
            return say("The start city {name} of the game alone is not in the set.", name=unknown[0])
        if laid_alone(facts) is None:
            return say("The cities of the game alone do not link by the railroads it names.")
    return ""


def laid_alone(facts: Facts) -> tuple[tuple[int, Cell, int], ...] | None:
    """Return the first tiles of the game alone, each with its cell and turns, or None (DR.solo1).

    Each lies next to the one before with the named railroad between them: to the east if that can be, else to
    the south, north or west, as where a city has its two railroads at sides round a corner.
    """
    alone = facts.tiles.solitaire
    assert alone is not None
    tiles = [facts.city_of[name] for name in alone.cities]
    links = [facts.railroad_of.get(code, NO_RAILROAD) for code in alone.links]
    if len(links) != len(tiles) - 1:
        return None
    for turn in range(4):
        found = _laid_on(facts, tiles[1:], links, ((tiles[0], HOME, turn),))
        if found is not None:
            return found
    return None


def _laid_on(
    facts: Facts, tiles: list[int], links: list[int], laid: tuple[tuple[int, Cell, int], ...]
) -> tuple[tuple[int, Cell, int], ...] | None:
    """Return some tiles with more laid after them, or None where they cannot be."""
    if not tiles:
        return laid
    before, (x, y), turned = laid[-1]
    for side in (1, 2, 0, 3):
        cell = x + STEPS[side][0], y + STEPS[side][1]
        is_free = cell not in {each for _, each, _ in laid}
        if is_free and facts.edges[before][turned][side] == links[0] != NO_RAILROAD:
            for turn, edges in enumerate(facts.edges[tiles[0]]):
                if edges[side - 2] == links[0]:
                    found = _laid_on(facts, tiles[1:], links[1:], (*laid, (tiles[0], cell, turn)))
                    if found is not None:
                        return found
    return None

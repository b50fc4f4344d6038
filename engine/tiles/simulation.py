"""What many games of tiles laid at random say of a set: matches, passes and stock values.

Players here place and deliver at random, so the figures say what the set allows, not what good play makes
of it. The same set always gives the same figures.
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from engine.tiles.laying import NEXT, Cell, Table, start_of
from engine.tiles.rules import rules_of
from engine.tiles.set import BLANK, CityTile, TileSet

DEALS: Final = 2000
"""How many tables of half the set are dealt to see which tiles match."""
GAMES: Final = 150
PLAYERS: Final = 3
"""Enough games of three players for shares to a hundredth."""


@dataclass(frozen=True)
class Figures:
    """What the games came to.

    ``placed``, ``blank`` and ``passed`` are turns of players that made a link, met blank with blank, or
    placed nothing; ``values`` the mean value of each stock at the end.
    """

    placed: int
    blank: int
    passed: int
    values: dict[str, float]

    @property
    def turns(self) -> int:
        """All turns of all players."""
        return self.placed + self.blank + self.passed


@lru_cache(maxsize=8)
def match_shares(tile_set: TileSet) -> dict[str, float]:
    """Return for each city how often a table of half the other tiles has an open edge it can match."""
    chance = Random(1)
    met: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    cities = list(tile_set.cities)
    half = len(cities) // 2
    for _ in range(DEALS // 20):
        chance.shuffle(cities)
        table = Table()
        table.lay(start_of(tile_set, chance), (0, 0), 0)
        held = [city for city in cities[half:] if city is not table.cells[0, 0].city]
        # Twenty deals look at one table as it grows, from its start to half the set.
        for at, city in enumerate(cities[:half]):
            if at % max(half // 20, 1) == 0:
                codes = frozenset(table.open_edges.values()) - {BLANK}
                for each in held:
                    seen[each.name] += 1
                    met[each.name] += not codes.isdisjoint(each.edges)
            if city is not table.cells[0, 0].city:
                places = table.places_for(city)
                if places:
                    table.lay(city, *chance.choice(places))
    return {name: met[name] / seen[name] for name in seen}


@lru_cache(maxsize=8)
def figures_of(tile_set: TileSet) -> Figures:
    """Return what games of three players came to; the set must have tiles enough for one."""
    counts: Counter[str] = Counter()
    values: Counter[str] = Counter()
    for seed in range(GAMES):
        game = _Game(tile_set, Random(seed))
        game.play()
        counts.update(game.counts)
        values.update(game.values)
    means = {code: values[code] / GAMES for code in tile_set.codes}
    return Figures(counts["placed"], counts["blank"], counts["passed"], means)


class _Game:
    """One game of placing and delivering at random, for ``PLAYERS`` players."""

    def __init__(self, tile_set: TileSet, chance: Random) -> None:
        self._rules, self._chance = rules_of(tile_set), chance
        self._table = Table()
        first = start_of(tile_set, chance)
        self._pile = [city for city in tile_set.cities if city is not first]
        chance.shuffle(self._pile)
        self._hands = [[self._pile.pop() for _ in range(self._rules.hand)] for _ in range(PLAYERS)]
        bag = tile_set.bag(PLAYERS)
        self._bag = bag.total if bag is not None else sum(goods.count for goods in tile_set.goods)
        self._cubes: Counter[Cell] = Counter()
        self._links: dict[Cell, list[str]] = {}
        self.counts: Counter[str] = Counter()
        self.values: Counter[str] = Counter()
        self._lay(first, (0, 0), 0)

    def play(self) -> None:
        """Play until a hand is empty, or no one can place any more."""
        while all(self._hands):
            if len(self._pile) >= PLAYERS:
                for hand in self._hands:
                    hand.append(self._pile.pop())
                is_drawn = True
            else:
                is_drawn = False
            before = len(self._table.cells)
            for hand in self._hands:
                self._place(hand)
            self._deliver()
            if not is_drawn and len(self._table.cells) == before:
                return

    def _place(self, hand: list[CityTile]) -> None:
        matching = [city for city in hand if self._table.can_match(city)]
        fitting = matching or [city for city in hand if self._table.places_for(city)]
        if not fitting:
            self.counts["passed"] += 1
            return
        city = self._chance.choice(fitting)
        self._lay(city, *self._chance.choice(self._table.places_for(city)))
        self.counts["placed" if matching else "blank"] += 1
        hand.remove(city)

    def _lay(self, city: CityTile, cell: Cell, turns: int) -> None:
        laid = self._table.lay(city, cell, turns)
        drawn = min(city.goods, self._bag)
        self._bag -= drawn
        self._cubes[cell] += drawn
        edges = city.turned(turns)
        for side, (x, y) in enumerate(NEXT):
            other = self._table.cells.get((cell[0] + x, cell[1] + y))
            if other is not None and edges[side] in laid.links:
                met = other.city.turned(other.turns)[(side + 2) % 4]
                if met == edges[side]:
                    self._links.setdefault(cell, []).append(met)
                    self._links.setdefault(other.cell, []).append(met)

    def _deliver(self) -> None:
        """Have each player deliver a cube by some link of its city; the cubes go back afterwards."""
        delivered = 0
        for _ in range(PLAYERS):
            ways = [
                (cell, code) for cell, codes in self._links.items() if self._cubes[cell] for code in codes
            ]
            if not ways:
                break
            cell, code = self._chance.choice(ways)
            self._cubes[cell] -= 1
            delivered += 1
            self.values[code] = min(self.values[code] + self._rules.stock_rise, self._rules.stock_top)
        self._bag += delivered

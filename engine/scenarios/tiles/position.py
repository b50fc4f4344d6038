"""The position of a scenario of the tile game: a state put together by hand."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.scenarios.tiles.reading import TileScenario
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import list_of, number_of
from engine.tiles.facts import Cell, Counts
from engine.tiles.moves import Place
from engine.tiles.placing import lay
from engine.tiles.play import TileGame
from engine.tiles.set import SOLO
from engine.tiles.state import NO_ONE, Link, State, added, new_state, without
from engine.transcript.tiles.notation import TileNotation

_FULL = 20
"""Cubes of each kind in a bag that is not given."""


@dataclass
class TileTable:
    """A scenario under way: the game, its state, and where errors are."""

    game: TileGame
    notation: TileNotation
    players: tuple[str, ...]
    state: State
    where: str = ""
    links: tuple[str, ...] = field(default=())
    """The railroads of the links that the last step made."""

    def seat(self, name: Any) -> int:
        """Return the seat of a player; alone, the only one where none is named."""
        if name is None and len(self.players) == SOLO:
            return 0
        if name not in self.players:
            raise ScenarioError(f"{self.where}: there is no player '{name}'.")
        return self.players.index(name)

    def tile(self, name: Any) -> int:
        """Return a tile by its name."""
        return self._named(self.notation.tile, name)

    def railroad(self, code: Any) -> int:
        """Return a railroad by its code."""
        return self._named(self.notation.railroad, code)

    def good(self, name: Any) -> int:
        """Return goods by their name."""
        return self._named(self.notation.good, name)

    def _named(self, find: Any, name: Any) -> int:
        try:
            return int(find(str(name)))
        except ValueError as error:
            raise ScenarioError(f"{self.where}: {error}") from error

    def cell(self, city: Any) -> Cell:
        """Return where a city lies."""
        tile = self.tile(city)
        for cell, laid in self.state.table.items():
            if laid.tile == tile:
                return cell
        raise ScenarioError(f"{self.where}: {city} is not on the table.")

    def counts(self, value: Any, kinds: int, find: Any) -> Counts:
        """Return counts by kind of names with numbers."""
        counts = [0] * kinds
        for name, number in value.items():
            counts[find(name)] = number_of(number, self.where)
        return tuple(counts)


def table_of(scenario: TileScenario, where: str) -> TileTable:
    """Return the table of a scenario with its position; raises ScenarioError."""
    facts, players = scenario.facts, scenario.players
    game = TileGame(facts)
    table = TileTable(game, TileNotation(facts, players), players, new_state(facts), where)
    if scenario.given.get("stage") == "setup":
        table.state = game.settled(table.state).state
        return table
    _set_phase(table, scenario.given)
    _set_table(table, scenario.given)
    _set_tiles(table, scenario.given)
    _set_values(table, scenario.given)
    return table


def _set_phase(table: TileTable, given: Fields) -> None:
    state, rules = table.state, table.game.facts.rules
    state.stage = given.get("stage", "drafting")
    state.turn = number_of(given.get("turn", 1), table.where)
    order = given.get("order", [*table.players])
    state.order = tuple(table.seat(name) for name in order)
    state.scores = [rules.score_at(place) for place in range(len(table.players))]
    for name, points in given.get("scores", {}).items():
        state.scores[table.seat(name)] = number_of(points, table.where)
    if "score" in given:
        state.scores[0] = number_of(given["score"], table.where)
    for name, left in given.get("locomotives", {}).items():
        state.locomotives[table.seat(name)] = number_of(left, table.where)
    state.last = bool(given.get("last", False))
    state.placed = number_of(given.get("placed", 0), table.where)


def _set_table(table: TileTable, given: Fields) -> None:
    """Lay the tiles; a link is of the owner given for its railroad, or of no one."""
    facts, state = table.game.facts, table.state
    for city, entry in given.get("table", {}).items():
        x, y, turn = (number_of(part, table.where) for part in list_of(entry, table.where))
        lay(facts, state, Place(table.tile(city), (x, y), turn), NO_ONE)
    state.pile = without(state.pile, (laid.tile for laid in state.table.values()))
    owners = {table.railroad(code): table.seat(name) for code, name in given.get("links", {}).items()}
    for edge, link in state.links.items():
        state.links[edge] = Link(link.railroad, owners.get(link.railroad, NO_ONE))
    for city, goods in given.get("cubes", {}).items():
        none = (0,) * len(facts.goods)
        state.cubes[table.cell(city)] = added(none, [table.good(name) for name in goods])


def _set_tiles(table: TileTable, given: Fields) -> None:
    """Set hands, piles, what is drawn, and the stock that players own."""
    state, facts = table.state, table.game.facts
    for name, hand in given.get("hands", {}).items():
        state.hands[table.seat(name)] = tuple(table.tile(city) for city in hand)
    drawn = given.get("drawn", {})
    state.drawn = tuple(table.tile(city) for city in drawn.get("cities", ()))
    state.drawn_stock = tuple(table.railroad(code) for code in drawn.get("stock", ()))
    state.pile = tuple(
        tile for tile in state.pile if tile not in (*state.drawn, *(t for hand in state.hands for t in hand))
    )
    pile = given.get("pile", {})
    if "cities" in pile:
        state.pile = tuple(_some(table, pile["cities"], state.pile, table.tile))
    if "stock" in pile:
        state.stock_pile = tuple(_some(table, pile["stock"], state.stock_pile, table.railroad))
    for name, owned in given.get("owns", {}).items():
        state.owns[table.seat(name)] = table.counts(owned, len(facts.railroads), table.railroad)


def _some(table: TileTable, value: Any, held: Iterable[int], find: Any) -> Iterable[int]:
    """Return the tiles of a pile: those named, or a number of those it holds."""
    if isinstance(value, list):
        return [find(name) for name in value]
    return [*held][: number_of(value, table.where)]


def _set_values(table: TileTable, given: Fields) -> None:
    state, facts = table.state, table.game.facts
    goods = len(facts.goods)
    state.values = table.counts(given.get("stock", {}), len(facts.railroads), table.railroad)
    state.bag = (_FULL,) * goods
    if "bag" in given:
        state.bag = table.counts(given["bag"], goods, table.good)
    state.delivered = added((0,) * goods, [table.good(name) for name in given.get("delivered", ())])
    state.row = tuple(table.good(name) for name in given.get("row", ()))

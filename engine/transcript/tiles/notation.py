"""Moves of the tile game as JSON holds them: tiles by their names, railroads by codes, goods by names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.tiles.facts import Cell, Facts
from engine.tiles.moves import (
    Arrange,
    Bid,
    ChanceMove,
    DealHands,
    Deliver,
    DrawCubes,
    DrawStarts,
    DrawTiles,
    Move,
    Pass,
    Place,
    RemoveCities,
    SetOrder,
    TakeCity,
    TakeStock,
)
from engine.tiles.state import State
from engine.transcript.fields import Plain, expect_only, is_number, number_of, numbers_of, text_of, texts_of
from engine.turns.chance import CHANCE

UNSEEN: Final = "?"
"""What stands for a tile that a seat has not seen."""


@dataclass(frozen=True)
class TileNotation:
    """Writes and reads the moves of a game with its players' names."""

    place: ClassVar[str] = "city"

    facts: Facts
    players: tuple[str, ...]

    # -- writing -----------------------------------------------------------------------------

    def plain(self, actor: int, move: Move, state: State) -> Plain:
        """Return a move as an object; ``state`` is the one after it, with the tiles on the table."""
        if actor == CHANCE:
            assert isinstance(move, ChanceMove)
            return {"chance": self._chance(move)}
        return {"player": self.players[actor], **self._player(move, state)}

    def _chance(self, move: ChanceMove) -> Plain:
        match move:
            case DrawStarts((tile,)):
                return {"start": self._city(tile)}
            case DrawStarts(tiles):
                return {"start": self._cities(tiles)}
            case RemoveCities(tiles):
                return {"out": self._cities(tiles)}
            case DealHands(hands):
                return {"deal": dict(zip(self.players, map(self._cities, hands), strict=True))}
            case SetOrder(seats):
                return {"order": [self.players[seat] for seat in seats]}
            case DrawTiles(cities, stock):
                codes = [self.facts.railroads[railroad] for railroad in stock]
                return {"draw": {"cities": self._cities(cities), "stock": codes}}
            case DrawCubes(goods):
                return {"cubes": self._goods(goods)}

    def _player(self, move: Move, state: State) -> Plain:
        match move:
            case Bid(points):
                return {"bid": points}
            case TakeCity(tile):
                return {"take": self._city(tile)}
            case TakeStock(railroad):
                return {"take": self.facts.railroads[railroad]}
            case Place(tile, cell, turn):
                return {"place": self._city(tile), "at": list(cell), "turn": turn}
            case Deliver(good, cell, to):
                city = self._city(state.table[cell].tile)
                return {"deliver": self.facts.goods[good], "from": city, "to": list(to)}
            case Arrange(goods):
                return {"row": self._goods(goods)}
            case _:
                return {"pass": True}

    def _city(self, tile: int) -> str:
        return self.facts.cities[tile] if tile >= 0 else UNSEEN

    def _cities(self, tiles: Sequence[int]) -> list[str]:
        return [self._city(tile) for tile in tiles]

    def _goods(self, goods: Sequence[int]) -> list[str]:
        return [self.facts.goods[good] for good in goods]

    # -- reading -----------------------------------------------------------------------------

    def read(self, data: Plain, table: Mapping[int, Cell]) -> tuple[int, Move]:
        """Return who moves and how; ``table`` has the cells of the tiles laid so far, by tile.

        Raises ValueError with a sentence for whatever does not fit.
        """
        if "chance" in data:
            expect_only(data, ("chance",), "a move of chance")
            chance = data["chance"]
            if not isinstance(chance, dict) or len(chance) != 1:
                raise ValueError("A move of chance holds one of start, out, deal, order, draw and cubes.")
            return CHANCE, self._read_chance(chance)
        player = text_of(data, "player")
        if player not in self.players:
            raise ValueError(f"{player} is not one of the players: {', '.join(self.players)}.")
        return self.players.index(player), self._read_player(data, table)

    def _read_chance(self, data: Plain) -> ChanceMove:
        ((name, value),) = data.items()
        match name:
            case "start":
                return DrawStarts(self._tiles(data if isinstance(value, list) else {name: [value]}, name))
            case "out":
                return RemoveCities(self._tiles(data, name))
            case "deal":
                return DealHands(self._hands(value))
            case "order":
                return SetOrder(tuple(self.seat(player) for player in texts_of(data, name)))
            case "draw" if isinstance(value, dict):
                expect_only(value, ("cities", "stock"), "a draw")
                stock = tuple(map(self.railroad, texts_of(value, "stock")))
                return DrawTiles(self._tiles(value, "cities"), stock)
            case "cubes":
                return DrawCubes(tuple(map(self.good, texts_of(data, name))))
            case _:
                raise ValueError(f"Chance brings start, out, deal, order, draw or cubes, not '{name}'.")

    def _read_player(self, data: Plain, table: Mapping[int, Cell]) -> Move:
        rest = {name: value for name, value in data.items() if name != "player"}
        match sorted(rest):
            case ["bid"]:
                return Bid(number_of(rest, "bid"))
            case ["pass"] if rest["pass"] is True:
                return Pass()
            case ["take"]:
                name = text_of(rest, "take")
                railroad = self.facts.railroad_of.get(name)
                return TakeCity(self.tile(name)) if railroad is None else TakeStock(railroad)
            case ["at", "place", "turn"]:
                return Place(self.tile(text_of(rest, "place")), _cell(rest, "at"), number_of(rest, "turn"))
            case ["deliver", "from", "to"]:
                tile = self.tile(text_of(rest, "from"))
                if tile not in table:
                    raise ValueError(f"{rest['from']} is not on the table.")
                return Deliver(self.good(text_of(rest, "deliver")), table[tile], _cell(rest, "to"))
            case ["row"]:
                return Arrange(tuple(map(self.good, texts_of(rest, "row"))))
            case _:
                raise ValueError(
                    "A player's line must hold one of bid, pass, take, place with at and turn, deliver with "
                    f"from and to, or row, not {', '.join(rest) or 'nothing'}."
                )

    def tile(self, name: str) -> int:
        """Return a tile by its name; raises ValueError."""
        return _known(self.facts.city_of, name, "city tile")

    def railroad(self, code: str) -> int:
        """Return a railroad by its code; raises ValueError."""
        return _known(self.facts.railroad_of, code, "railroad")

    def good(self, name: str) -> int:
        """Return goods by their name; raises ValueError."""
        return _known(self.facts.goods_of, name, "kind of goods")

    def noted_place(self, name: str) -> int:
        """Return the tile of a note; raises ValueError."""
        return self.tile(name)

    def seat(self, player: str) -> int:
        """Return a seat by its player's name; raises ValueError."""
        return _known({name: seat for seat, name in enumerate(self.players)}, player, "player")

    def _tiles(self, data: Plain, name: str) -> tuple[int, ...]:
        return tuple(map(self.tile, texts_of(data, name)))

    def _hands(self, value: object) -> tuple[tuple[int, ...], ...]:
        if not isinstance(value, dict) or set(value) != set(self.players):
            raise ValueError("The field 'deal' must hold the tiles of every player.")
        return tuple(self._tiles(value, player) for player in self.players)


def _known(named: Mapping[str, int], name: str, what: str) -> int:
    if name not in named:
        raise ValueError(f"There is no {what} '{name}' in this game.")
    return named[name]


def _cell(data: Plain, name: str) -> Cell:
    cell = numbers_of(data, name)
    if len(cell) != 2 or not all(is_number(part) for part in cell):
        raise ValueError(f"The field '{name}' must hold a cell, for example [1, 0].")
    return cell[0], cell[1]

"""Countries with a few towns, and positions in them where one can say what a bot should do."""

from random import Random
from typing import Any

from engine.board.document import Board
from engine.board.rules import Plain
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.moves import Lay, Move
from engine.game.play import Game, Player
from engine.game.state import State
from engine.turns.play import moves_of
from tests.engine.game.boards import board_of, hexes_of, position

OPEN = "............"
TOWNS = {"Ayton": "B1", "Beeby": "B5", "Ceeley": "B12"}


def country(*rows: str, towns: dict[str, str] | None = None, **override: Plain) -> Board:
    """Return a country; the first town is the start, the keys are 11, 12 and so on."""
    towns = towns or TOWNS
    keyed = [(name, label, [f"1{turn}"]) for turn, (name, label) in enumerate(towns.items(), 1)]
    wishes = {"unserved_towns": 0} | override
    return board_of(rows or [OPEN] * 3, keyed, [next(iter(towns))], wishes.items(), keys="dice-36")


def facts_in(*rows: str, towns: dict[str, str] | None = None, **override: Plain) -> Facts:
    """Return the facts of such a country."""
    return facts_of(country(*rows, towns=towns, **override))


def turn(facts: Facts, *tracks: list[str], points: int = 9, **values: Any) -> State:
    """Return a building turn of the first of those whose track is given."""
    begun = {"starts": [facts.starts[0]] * len(tracks), "round": 1, "builders": tuple(range(len(tracks)))}
    return position(facts, tracks, **begun, points=points, **values)


def chosen_by(bot: Player, facts: Facts, state: State) -> Move:
    """Return the first of a bot's moves, which must be legal one after the other up to the next throw."""
    game = Game(facts)
    moves: tuple[Move, ...] = moves_of(bot.choose(game, state, Random(1)))
    for move in moves:
        if game.chance(state):
            break
        state = game.apply(state, move).state
    return moves[0]


def link(facts: Facts, labels: str) -> Lay:
    """Return the laying of a link between two labels."""
    return Lay(*hexes_of(facts, labels))

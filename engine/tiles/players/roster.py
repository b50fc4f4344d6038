"""The bots of the tile game by name."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.tiles.play import Player
from engine.tiles.players.greedy import GreedyPlayer
from engine.tiles.players.planner import PlannerPlayer
from engine.tiles.players.random_player import RandomPlayer

TILE_BOTS: Mapping[str, Player] = MappingProxyType(
    {"greedy": GreedyPlayer(), "planner": PlannerPlayer(), "random": RandomPlayer()}
)
"""What plays a seat, by the name that commands and transcripts use."""

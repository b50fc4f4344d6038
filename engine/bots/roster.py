"""The bots by name."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.bots.aimless import RandomBot
from engine.bots.greedy import GreedyBot
from engine.bots.planner import PlannerBot
from engine.game.play import Player

BOTS: Mapping[str, Player] = MappingProxyType(
    {"greedy": GreedyBot(), "planner": PlannerBot(), "random": RandomBot()}
)
"""Every bot; each is a frozen value, so one may sit in several seats and games at once."""

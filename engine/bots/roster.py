"""The bots by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.bots.aimless import RandomBot
from engine.bots.greedy import GreedyBot
from engine.bots.planner import PlannerBot
from engine.game.play import Player
from engine.sayings import Phrase

BOTS: Mapping[str, Player] = MappingProxyType(
    {"greedy": GreedyBot(), "planner": PlannerBot(), "random": RandomBot()}
)
"""Every bot; each is a frozen value, so one may sit in several seats and games at once."""

BOT_NAMES: Final[tuple[Phrase, ...]] = ("greedy", "planner", "random")
"""What the bots are called, for people to read in their own language."""

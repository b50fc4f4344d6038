"""The bots by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.bots.greedy.greedy import GreedyBot
from engine.bots.planner.planner import PlannerBot
from engine.bots.random_bot import RandomBot
from engine.game.play import Player
from engine.messages import Phrase

BOTS: Mapping[str, Player] = MappingProxyType(
    {"greedy": GreedyBot(), "planner": PlannerBot(), "random": RandomBot()}
)
"""Every bot; each is a frozen value, so one may sit in several seats and games at once."""

BOT_NAMES: Final[tuple[Phrase, ...]] = ("greedy", "planner", "random")
"""What the bots are called, for people to read in their own language."""

BOT_MANNERS: Final[Mapping[str, Phrase]] = {
    "greedy": "goes for the next good build only. It buys no ferries and no crossings built as one. Fast.",
    "planner": "plans a network for the keys and takes rivals into account. Plays best.",
    "random": "plays any legal move. Useful only to check that games finish.",
}
"""How each of them plays, to go on after its name."""

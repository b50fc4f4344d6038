"""The bots by name."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from engine.bots.greedy.greedy import GreedyBot
from engine.bots.planner.planner import PlannerBot
from engine.bots.random_bot import RandomBot
from engine.bots.searcher.searcher import SearcherBot
from engine.game.play import Player
from engine.messages import Phrase

BOTS: Mapping[str, Player] = MappingProxyType(
    {"greedy": GreedyBot(), "planner": PlannerBot(), "searcher": SearcherBot(), "random": RandomBot()}
)
"""Every bot; each is a frozen value, so one may sit in several seats and games at once."""

_SEARCHES_OF: Final = {"searcher": "planner"}
"""Whose searches a bot uses that has none of its own."""


def searching(bots: Iterable[str]) -> tuple[str, ...]:
    """Return the bots whose searches some bots use, each once: what is to be compiled for them."""
    return tuple(dict.fromkeys(_SEARCHES_OF.get(bot, bot) for bot in bots))


BOT_NAMES: Final[tuple[Phrase, ...]] = ("greedy", "planner", "searcher", "random")
"""What the bots are called, for people to read in their own language."""

BOT_MANNERS: Final[Mapping[str, Phrase]] = {
    "greedy": "goes for the next good build only. It buys no ferries and no crossings built as one. Fast.",
    "planner": "plans a network for the keys and takes rivals into account. Plays well.",
    "searcher": "tries each start and each way to build in many games of its own. Plays best; slow.",
    "random": "plays any legal move. Useful only to check that games finish.",
}
"""How each of them plays, to go on after its name."""

"""How many games a second a bot plays on one core, and where the time goes."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final, Literal

from engine.bots.roster import BOTS
from engine.game.play import Choice, Game, Player
from engine.game.state import State
from engine.paths.compilation import at_pace
from engine.trials.workers import swept_seldom
from engine.turns.play import run
from tests.benchmarks.searches import compiled_forms, timed

Pace = Literal["plain", "compiled"]
SEATS: Final = 4
"""How many bots of a kind sit at the table."""
_TIMED: Final = 10
"""How many games at most are timed in parts: one of a few milliseconds would tell of what else went on."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Games among bots of one kind: how many in how many seconds, and how the time of one game was spent.

    The seconds are those of one core that this program has had, whatever else the machine was doing.
    ``searching``, ``ruling`` and ``choosing`` are shares of 1: the searches of `engine/paths`, the rules with
    their events and moves, and what the bots do besides searching.
    """

    bot: str
    pace: Pace
    games: int
    moves: int
    seconds: float
    searching: float
    ruling: float
    choosing: float

    @property
    def per_second(self) -> float:
        """Games a second of one core."""
        return self.games / self.seconds


def rates(game: Game, bot: str, pace: Pace, seconds: float) -> Rate:
    """Play among four bots for some seconds, every move and event kept, and return how fast that went.

    Memory is swept as in a trial. One game before it warms up: it works out what is worked out once a board.
    A game in which a search was compiled, or its compiled form loaded from disk, is played again, as that is
    done but once: so the games are the same at either pace.
    """
    with at_pace(pace), swept_seldom():
        _played(game, [BOTS[bot]] * SEATS, 0)
        games = moves = 0
        taken = 0.0
        while not games or taken < seconds:
            forms, begun = compiled_forms(), process_time()
            made = _played(game, [BOTS[bot]] * SEATS, games + 1)
            if compiled_forms() == forms:
                games += 1
                moves += made
                taken += process_time() - begun
        return Rate(bot, pace, games, moves, taken, *_shares(game, BOTS[bot], min(games, _TIMED)))


def _played(game: Game, players: list[Player], seed: int) -> int:
    """Play a game and return how many moves it had."""
    kept = [(each.actor, each.move, each.events) for each in run(game, players, Random(seed), lasting=False)]
    return len(kept)


class _Clocked:
    """A bot whose thinking is timed, with the searches in it and without."""

    def __init__(self, bot: Player, searched: "Iterator[float]") -> None:
        self._bot = bot
        self._searched = searched
        self.thinking = self.searching = 0.0

    def choose(self, game: Game, state: State, random: Random) -> Choice:
        """Return the bot's choice."""
        begun, before = process_time(), next(self._searched)
        choice = self._bot.choose(game, state, random)
        self.thinking += process_time() - begun
        self.searching += next(self._searched) - before
        return choice


def _shares(game: Game, bot: Player, games: int) -> tuple[float, float, float]:
    """Return what of so many games is searching, what the rules, and what the bots' other thinking."""
    with timed() as searched:
        clocks = iter(searched, None)
        clocked = _Clocked(bot, clocks)
        begun = process_time()
        for seed in range(1, games + 1):
            _played(game, [clocked] * SEATS, seed)
        whole, searching = process_time() - begun, searched()
    choosing = clocked.thinking - clocked.searching
    return searching / whole, (whole - searching - choosing) / whole, choosing / whole

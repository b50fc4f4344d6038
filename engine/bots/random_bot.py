"""A bot without a thought."""

from dataclasses import dataclass
from random import Random

from engine.game.moves import Move
from engine.game.play import Game
from engine.game.state import State


@dataclass(frozen=True)
class RandomBot:
    """Takes any legal move, each with the same chance.

    Its games end by the rules: every link it lays is one fewer to lay, and none can be laid when the
    allowance is spent.
    """

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return one of the legal moves."""
        return random.choice(game.legal_moves(state))

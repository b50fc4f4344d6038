"""A player that does anything legal."""

from dataclasses import dataclass
from random import Random

from engine.tiles.moves import Move, Pass
from engine.tiles.play import TileGame
from engine.tiles.state import State


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Chooses among the legal moves, all equally likely; half of the time it passes instead of bidding."""

    def choose(self, game: TileGame, state: State, random: Random) -> Move:
        """Return any legal move."""
        moves = game.legal_moves(state)
        if state.stage == "bidding" and random.random() < 0.5:
            return Pass()
        return moves[int(random.random() * len(moves))]

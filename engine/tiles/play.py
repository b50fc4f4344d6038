"""The tile game itself: how it begins and ends, and its result."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.messages import Phrase, say
from engine.tiles.events import Event
from engine.tiles.facts import Facts
from engine.tiles.moves import Move
from engine.tiles.set import SOLO
from engine.tiles.solo.order import SOLO_STEPS
from engine.tiles.solo.ranks import rank_of
from engine.tiles.state import State, new_state
from engine.tiles.steps.order import STEPS
from engine.tiles.steps.step import Step, TileLedger
from engine.turns import play
from engine.turns.illegal import IllegalMove

Applied = play.Applied[State, Event]
Played = play.Played[State, Move, Event]
Player = play.Player["TileGame", State, Move]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the points on the track, those with the stock, the winners' seats, and the turns.

    ``rank`` is that of a game alone, from 1 up, and 0 in others (DR.solo4).
    """

    scores: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    rank: int
    reason: Phrase


@dataclass(frozen=True)
class TileGame(play.Game[Facts, State, Move, Event, TileLedger]):
    """A set's rules in play. States are values: no method changes the one it is given."""

    def initial_state(self, players: int) -> State:
        """Return the state before the first move; raises ValueError for a number the facts are not for."""
        if players != self.facts.players:
            raise ValueError(f"{players} players, and facts for {self.facts.players}.")
        return self.settled(new_state(self.facts)).state

    def ledger(self, state: State) -> TileLedger:
        """Return an empty ledger."""
        return TileLedger()

    def usual_steps(self) -> Sequence[Step]:
        """Return the turn order for the number of players."""
        return SOLO_STEPS if self.facts.players == SOLO else STEPS

    def after_the_end(self) -> IllegalMove:
        """Return the refusal of any move when the game is over (DR.end1)."""
        return IllegalMove("DR.end1", say("The game is over."))

    def result(self, state: State) -> Result | None:
        """Return how the game ended, or None while it goes on (DR.score)."""
        if not self.is_over(state):
            return None
        sums = totals(state)
        rank = rank_of(self.facts, sums[0]) if self.facts.players == SOLO else 0
        reason: Phrase = say("All turns are played.")
        if self.facts.players > SOLO:
            reason = say("A player has placed their last city tile.")
            if not state.last:
                reason = say("No one can place a city tile any more.")
        return Result(tuple(state.scores), sums, winners(state), state.turn, rank, reason)


def totals(state: State) -> tuple[int, ...]:
    """Return each seat's score with the value of each of its stock tiles (DR.score)."""
    return tuple(
        score + sum(count * value for count, value in zip(owned, state.values, strict=True))
        for score, owned in zip(state.scores, state.owns, strict=True)
    )


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that win; ties go by the values of their stock tiles, highest first (DR.score).

    The sorted values are compared place by place; who is still equal shares the win.
    """
    best = [
        (
            total,
            sorted(
                (value for count, value in zip(owned, state.values, strict=True) for _ in range(count)),
                reverse=True,
            ),
        )
        for total, owned in zip(totals(state), state.owns, strict=True)
    ]
    return tuple(seat for seat, each in enumerate(best) if each == max(best))

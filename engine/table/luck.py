"""Luck by occasion: each throw has a stream of numbers of its own.

So taking a move back and playing otherwise changes no other throw, and a board that was edited and is played
again with the same seed has the same dice.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Literal, NamedTuple

from engine.game.facts import NOWHERE
from engine.game.state import State

Kind = Literal[
    "allowance",
    "key",
    "train",
    "dice",
    "cities",
    "races",
    "start",
    "out",
    "deal",
    "order",
    "row",
    "draw",
    "cubes",
]
"""What chance throws for; from the start on, what it draws in the tile game."""


class Occasion(NamedTuple):
    """What is thrown for: a round's allowance, a key or a train of a race, and how often before.

    Or in a game by rounds the dice, new cities or races of a round (TC.rounds).

    ``number`` is that of the round or race, ``seat`` whose train rolls, or who throws for their own turn
    (E.A1), else NOWHERE; ``nth`` counts from 0 the throws that have the rest in common.
    """

    kind: Kind
    number: int
    seat: int
    nth: int = 0


def occasion_of(state: State) -> Occasion:
    """Return what chance is to throw for in a state, as the first such throw."""
    if state.trains and state.pair is not None:
        return Occasion("train", state.pair.race, state.trains[state.rolling].player)
    if state.progress.phase:
        kinds: dict[str, Kind] = {"dice": "dice", "draw": "races"}
        return Occasion(kinds.get(state.progress.phase, "cities"), state.round, NOWHERE)
    if state.stage == "operating":
        return Occasion("key", state.drawn + 1, NOWHERE)
    if state.awaits_throw:
        return Occasion("allowance", state.round, state.builders[0])
    return Occasion("allowance", state.round + 1, NOWHERE)


@dataclass(frozen=True)
class Luck:
    """A seed, and the occasions that are thrown again, each with how often that was done.

    ``by_hand`` says that people throw dice of their own, and chance waits for them.
    """

    seed: int
    by_hand: bool = False
    again: tuple[tuple[Occasion, int], ...] = ()

    def throw(self, occasion: Occasion) -> Random:
        """Return the numbers of a throw."""
        return Random("/".join(map(str, (self.seed, *occasion, self.times_again(occasion)))))

    def times_again(self, occasion: Occasion) -> int:
        """Return how often an occasion is thrown again."""
        return dict(self.again).get(occasion, 0)

    def of_bot(self, seat: int, move: int) -> Random:
        """Return the numbers of a bot that chooses the move after this many."""
        return Random(f"{self.seed}/bot/{seat}/{move}")

    def thrown_again(self, occasion: Occasion, times: int = 1) -> "Luck":
        """Return the luck with other numbers for one occasion."""
        again = {**dict(self.again), occasion: self.times_again(occasion) + times}
        return replace(self, again=tuple(again.items()))

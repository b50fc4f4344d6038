"""The steps of this game, each of the kinds that all games share."""

from collections.abc import Iterable
from typing import ClassVar

from engine.messages import Phrase, say
from engine.tiles.events import Event
from engine.tiles.facts import Facts
from engine.tiles.moves import DrawCubes, Move
from engine.tiles.state import State, added
from engine.turns import step
from engine.turns.chance import Dice
from engine.turns.illegal import IllegalMove
from engine.turns.ledger import Ledger

TileLedger = Ledger[Event]
Step = step.Step[Facts, State]
Passage = step.Passage[Facts, State, TileLedger]
AnyTurn = step.Turn[Facts, State, Move, Event, TileLedger]


class Turn(step.Turn[Facts, State, Move, Event, TileLedger]):
    """A step in which a player moves, who sees no hidden tile (DR.setup2)."""

    def actor(self, facts: Facts, state: State) -> int:
        """Return the first of those who wait."""
        return state.waiting[0]

    def view(self, facts: Facts, state: State) -> State:
        """Return what the player whose move it is may see."""
        return state.seen_by(self.actor(facts, state))


class Deal(step.Deal[Facts, State, Move, Event, TileLedger]):
    """A step in which chance draws."""


class DrawCubesStep(Deal):
    """Cubes are drawn from the bag for a tile that was placed: its number, or as many as are left (DR.3e)."""

    rules: ClassVar[tuple[str, ...]] = ("DR.3e",)
    task: ClassVar[Phrase] = "draw cubes"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a tile waits for its cubes."""
        return state.cubes_due is not None

    def drawn(self, facts: Facts, state: State, random: Dice) -> DrawCubes:
        """Return cubes as chance draws them from the bag."""
        assert state.cubes_due is not None
        held = [good for good, count in enumerate(state.bag) for _ in range(count)]
        return DrawCubes(tuple(sorted(drawn_from(held, state.cubes_due[1], random))))

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse too many or too few cubes, and those that the bag does not hold."""
        assert state.cubes_due is not None
        if not isinstance(move, DrawCubes):
            return self.mistimed(state, move)
        if len(move.goods) != state.cubes_due[1]:
            return self.refusal(say("{n} cubes are drawn now.", n=state.cubes_due[1]))
        for good in {*move.goods}:
            if move.goods.count(good) > state.bag[good]:
                return self.refusal(say("The bag does not hold so much {good}.", good=facts.good_name(good)))
        return None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Put the cubes on the city."""
        assert isinstance(move, DrawCubes)
        assert state.cubes_due is not None
        cell, _ = state.cubes_due
        state.cubes[cell] = added(state.cubes.get(cell, (0,) * len(facts.goods)), move.goods)
        state.bag = added(state.bag, move.goods, -1)
        state.cubes_due = None


def call_for_cubes(state: State, cell: tuple[int, int], number: int) -> None:
    """Let cubes be drawn for a city, as many as the bag holds (DR.3e)."""
    number = min(number, sum(state.bag))
    state.cubes_due = (cell, number) if number else None


def drawn_from(pool: Iterable[int], number: int, random: Dice) -> list[int]:
    """Return a number of things drawn one after another from a pool, all equally likely."""
    left, drawn = list(pool), list[int]()
    for _ in range(number):
        drawn.append(left.pop(int(random.random() * len(left))))
    return drawn

"""The end of the game (6.B7)."""

from typing import ClassVar

from engine.game.endings import Ending, Kind
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.state import State
from engine.game.steps.step import Passage
from engine.messages import Phrase


class CloseGame(Passage):
    """The game is over as soon as there is a reason for it (E.B7).

    Somebody has reached the target in the race just run, or no one runs any more.
    """

    rules = ("E.B7",)
    stage = "operating"
    task: ClassVar[Phrase] = "end the game"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether such a reason has come up."""
        return state.ending is not None

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Close the game."""
        state.stage = "over"


class EndGame(Passage):
    """After the last race the game is over; pairs still held over are dropped (6.B7).

    Who wins is the richest, with all the companies they run (6.C7a).
    """

    rules = ("6.B7", "6.C7a")
    stage = "operating"
    task: ClassVar[Phrase] = "end the game"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether nothing else was due in the Operating Stage."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Close the game and say why."""
        dropped = len(state.held)
        state.stage = "over"
        state.ending = Ending(Kind.HELD_FOR_GOOD, dropped) if dropped else Ending(Kind.LAST_RACE)

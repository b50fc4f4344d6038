"""A sitting of the hex game in the studio: drags are previewed whole, trains and links have their pace."""

from collections.abc import Sequence
from typing import Any, Final

from engine.game.moves import Lay, Move, RollTrain
from engine.table.preview import preview
from engine.table.sitting import Sitting
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove
from studio.table.game_session import MOVE_MS, GameSession

TRAIN_MS: Final = 400
"""How long a roll of a train stays to be seen, at speed 1."""
_LINK_MS: Final = 110
"""How long a link of a bot does."""


class TableSession(GameSession):
    """Holds the sitting of a game on a map."""

    @property
    def sitting(self) -> Sitting:
        """The game as it is."""
        sitting = super().sitting
        assert isinstance(sitting, Sitting)
        return sitting

    @property
    def shown(self) -> Sitting:
        """The game at the moment that is looked at."""
        shown = super().shown
        assert isinstance(shown, Sitting)
        return shown

    def tried(self, moves: Sequence[Any]) -> Sequence[Any] | IllegalMove:
        """Return the moves that a drag comes to, or the rule that forbids it."""
        shown = preview(self.sitting, moves)
        return shown.moves if shown.refused is None else shown.refused

    def pause_before(self, move: Any) -> int:
        """Return how long the move before this one stays to be seen at speed 1, in milliseconds."""
        return TRAIN_MS if isinstance(move, RollTrain) else _LINK_MS if isinstance(move, Lay) else MOVE_MS

    @property
    def is_throw_due(self) -> bool:
        """Whether a person is to throw dice by hand now."""
        sitting = self.sitting
        return not self.is_looking_back and sitting.actor == CHANCE and sitting.luck.by_hand

    def throw(self, move: Move) -> None:
        """Enter what a person has thrown; one of the outcomes there may be. Nothing where none is due."""
        if self.is_throw_due:
            self.mark_and_add((move,))

    def reset_turn(self) -> None:
        """Take back the turn that is on; the dice stay."""
        self.take_back(self.sitting.turn_began)

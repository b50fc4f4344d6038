"""A sitting of the hex game in the studio: drags are previewed whole, trains and links have their pace."""

from collections.abc import Sequence
from typing import Any, Final

from engine.game.moves import Lay, RollTrain
from engine.table.preview import preview
from engine.table.sitting import Sitting
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

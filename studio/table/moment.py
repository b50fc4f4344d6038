"""The moment of a game that is shown: the present, with the orders a person writes, or one of the past."""

from PySide6.QtCore import QObject, QTimer, Signal

from engine.game.moves import Lay, Move, RollTrain
from engine.table.order_writing import OrderWriting
from engine.table.sitting import Sitting

TRAIN_MS, _LINK_MS, _OTHER_MS = 400, 110, 450
"""How long a roll of a train, a link of a bot and any other move of its stay to be seen, at speed 1."""


class Moment(QObject):
    """Holds a game, and which moment of it is shown; looking at the past changes nothing."""

    changed = Signal()
    """The game, or the moment that is looked at, is another."""

    def __init__(self, sitting: Sitting, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._looked: Sitting | None = None
        self.writing = OrderWriting()
        self.writing.follow(sitting)
        self.speed = 1.0
        self._replay = QTimer(self, singleShot=True)
        self._replay.timeout.connect(self._replay_one)

    @property
    def sitting(self) -> Sitting:
        """The game as it is."""
        return self._sitting

    @property
    def at_hand(self) -> Sitting:
        """The game that a person moves in: the one in which they write orders, else the game as it is."""
        return self.writing.sitting or self._sitting

    @property
    def shown(self) -> Sitting:
        """The game at the moment that is looked at."""
        return self._looked or self.at_hand

    @property
    def is_looking_back(self) -> bool:
        """Whether a moment of the past is looked at."""
        return self._looked is not None

    def look(self, at: int | None) -> None:
        """Look at how the game was after this many moves; None for the present."""
        self._replay.stop()
        present = at is None or at >= self._sitting.at
        self._looked = None if present else self._sitting.taken_back(at or 0)
        self.changed.emit()

    def replay(self) -> None:
        """Show the moves after the moment that is looked at, one after the other, up to the present."""
        if self._looked is not None:
            self._replay.start(pause_before(self.speed, self._sitting.moves[self._looked.at].move))

    @property
    def is_replaying(self) -> bool:
        """Whether moves of the past are being shown."""
        return self._replay.isActive()

    def _replay_one(self) -> None:
        if self._looked is not None:
            self.look(self._looked.at + 1)
            self.replay()
            self.changed.emit()


def pause_before(speed: float, move: Move) -> int:
    """Return how long the game pauses before a move, in milliseconds."""
    long = TRAIN_MS if isinstance(move, RollTrain) else _LINK_MS if isinstance(move, Lay) else _OTHER_MS
    return round(long / speed)

"""The moment of a game that is shown: the present, or one of the past."""

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.table.game_sitting import AnySitting

MOVE_MS: Final = 450
"""How long a move of chance or of a bot stays to be seen, at speed 1."""


class Moment(QObject):
    """Holds a game, and which moment of it is shown; looking at the past changes nothing."""

    changed = Signal()
    """The game, or the moment that is looked at, is another."""

    def __init__(self, sitting: AnySitting, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._looked: AnySitting | None = None
        self.speed = 1.0
        self._replay = QTimer(self, singleShot=True)
        self._replay.timeout.connect(self._replay_one)

    @property
    def sitting(self) -> AnySitting:
        """The game as it is."""
        return self._sitting

    @property
    def recorded(self) -> AnySitting:
        """The game at the moment that is looked at, as it is in its file."""
        return self._looked or self._sitting

    @property
    def shown(self) -> AnySitting:
        """The game at the moment that is looked at."""
        return self.recorded

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
            self._replay.start(self.pause_before(self._sitting.moves[self._looked.at].move))

    @property
    def is_replaying(self) -> bool:
        """Whether moves of the past are being shown."""
        return self._replay.isActive()

    def _replay_one(self) -> None:
        if self._looked is not None:
            self.look(self._looked.at + 1)
            self.replay()
            self.changed.emit()

    def pause_before(self, move: Any) -> int:
        """Return how long the game pauses before a move, in milliseconds."""
        return round(self.length_of(move) / self.speed)

    def length_of(self, move: Any) -> int:
        """Return how long the move before this one stays to be seen at speed 1, in milliseconds."""
        return MOVE_MS

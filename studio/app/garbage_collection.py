"""When memory is swept for what only holds itself: between two strokes, never within one."""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_OFTEN_MS: Final = 500
_MANY: Final = 10_000
"""Where more is new than this, as after a paste on a large board, to look through it would be felt."""


class Sweeps(QObject):
    """Sweeps what is new now and then, on the interface's thread, and everything when there is a pause.

    Left alone, the interpreter sweeps after so many hundred new values, and looks at those of an edit of
    100,000 hexes twice within it, which takes as long as the edit.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QTimer(self, interval=_OFTEN_MS)
        self._clock.timeout.connect(self._sweep_new)

    def begin(self) -> None:
        """Take over from the interpreter; what there is now is taken to stay."""
        gc.freeze()
        gc.disable()
        self._clock.start()

    def end(self) -> None:
        """Let the interpreter sweep as it usually does."""
        self._clock.stop()
        gc.enable()
        gc.unfreeze()

    def sweep_all(self) -> None:
        """Sweep everything, which takes a quarter of a second on a large board."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def _sweep_new(self) -> None:
        """Sweep what is new; of very much, which is hexes and marks, nothing is looked at until a pause."""
        if gc.get_count()[0] > _MANY:
            gc.freeze()
        else:
            gc.collect(1)

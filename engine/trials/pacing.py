"""How far a trial is: the games played, the time they took, and about how long the rest will take."""

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from engine.messages import Saying, say

_SURE_S: Final = 1.0
"""Games of less time between them tell too little of those to come."""
_STEPS_S: Final = ((120, 5), (1200, 30))
"""Up to so many seconds what is left is told in steps of so many; and in whole minutes from there on."""
_MINUTE_S: Final = 60


class _Mark(NamedTuple):
    """How many games were played at a moment."""

    moment: float
    played: int


class Pacing:
    """Follows a trial from its first moment, before any game is over, and says how far it is.

    The time left is reckoned from the first games that were told of on: what comes before them, as compiling,
    comes but once. One thread may note while another asks. ``clock`` says seconds.
    """

    def __init__(self, asked: int, clock: Callable[[], float] = monotonic) -> None:
        self._asked, self._clock = asked, clock
        self._begun = clock()
        self._first: _Mark | None = None
        self._last = _Mark(self._begun, 0)
        self._failed = 0

    def note(self, played: int, failed: int = 0) -> None:
        """Note how many games are played, and how many of them failed."""
        if played == self._last.played:
            return
        self._last, self._failed = _Mark(self._clock(), played), failed
        self._first = self._first or self._last

    def told(self) -> Saying:
        """Return how far the trial is, in words."""
        games = say("{n} of {of} games", n=self._last.played, of=self._asked)
        if self._failed:
            games = say("{games}, {failed} failed", games=games, failed=self._failed)
        now = self._clock()
        gone = clocked(now - self._begun)
        left = self._left(now)
        if left is None or self._last.played == self._asked:
            return say("{games}, {time} so far", games=games, time=gone)
        return say(
            "{games}, {time} so far, about {left} left", games=games, time=gone, left=clocked(_stepped(left))
        )

    def _left(self, now: float) -> float | None:
        """Return about how many seconds the rest takes from now on; None while no one can say."""
        first, last = self._first, self._last
        if first is None or last.moment - first.moment < _SURE_S:
            return None
        each = (last.moment - first.moment) / (last.played - first.played)
        return max(0.0, each * (self._asked - last.played) - (now - last.moment))


def clocked(seconds: float) -> str:
    """Return a time in minutes and seconds, and in hours where it takes any: 0:07, 12:30, 1:05:00."""
    minutes, rest = divmod(int(seconds), _MINUTE_S)
    hours, minutes = divmod(minutes, _MINUTE_S)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _stepped(seconds: float) -> int:
    """Return a time no more exact than anybody can know it, and never nothing."""
    step = next((step for most, step in _STEPS_S if seconds <= most), _MINUTE_S)
    return step * max(1, ceil(seconds / step))

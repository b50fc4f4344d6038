"""The chart of keys a referee keeps: which may still come up, and how often (6.B1a, E.C2)."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from engine.board.keys import key_order
from engine.messages import Phrase, Saying, say, together

_TIMES: Final[tuple[Phrase, ...]] = ("", "{keys} once", "{keys} twice")
_FEWEST: Final = 3
"""This many keys in a row are written as the first and the last."""


def chart(left: Mapping[str, int]) -> Saying:
    """Return which keys are left, and how often each where not all come once more.

    Keys of one tens or one suit that follow each other are drawn together: 11–16, 22.
    """
    if not left:
        return say("none")
    by_times = {
        times: tuple(_stretches(sorted((key for key in left if left[key] == times), key=key_order)))
        for times in sorted(set(left.values()), reverse=True)
    }
    if list(by_times) == [1]:
        return say("{keys}", keys=by_times[1])
    return together((_often(times, keys) for times, keys in by_times.items()), "; ")


def _often(times: int, keys: tuple[str, ...]) -> Saying:
    """Return keys and how often they come."""
    if times < len(_TIMES):
        return Saying(_TIMES[times], {"keys": keys})
    return say("{keys} {times} times", keys=keys, times=times)


def _stretches(keys: Sequence[str]) -> list[str]:
    """Return keys one by one, or from the first to the last where several follow each other."""
    told = []
    for _, group in groupby(enumerate(keys), key=lambda each: _row(*each)):
        stretch = [key for _, key in group]
        told += [f"{stretch[0]}–{stretch[-1]}"] if len(stretch) >= _FEWEST else stretch
    return told


def _row(place: int, key: str) -> tuple[str, int]:
    """Return the tens of a number or the suit of a card, and what keys that follow each other share."""
    return key[:-1] if key.isdigit() else key[-1:], key_order(key)[1] - place

"""A sentence on a map, as trials say it."""

from typing import NamedTuple

from engine.messages import Phrase, Saying, say
from engine.trials.figures import Score


class Verdict(NamedTuple):
    """A sentence on something, the labels of hexes it speaks of, and whether it is a warning."""

    subject: Phrase
    text: Phrase
    labels: tuple[str, ...] = ()
    warns: bool = False


def percent_of(score: Score) -> Saying:
    """Return a share of wins with its interval, in whole per cent."""
    low, high = score.interval()
    return say("{share:.0%} ({low:.0f}–{high:.0f})", share=score.share, low=100 * low, high=100 * high)

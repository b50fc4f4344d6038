"""Which seats and starts win too often or too rarely, and whether the bots agree on it."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from engine.messages import Phrase, Saying, listed, say
from engine.trials.figures import LEVEL, Interval, Score
from engine.trials.results import Lines, Results, ScoreLine
from engine.trials.verdict import Verdict, percent_of

Scores = Mapping[str, Score]
"""A score in the games of each kind of bot; of one without a name where none take turns."""

_AGREED: Final[Phrase] = "{name} wins {told}; an equal share would be {fair:.0%}."
_DISAGREED: Final[Phrase] = (
    "The bots disagree: {name} wins {told}; an equal share would be {fair:.0%}. Do not conclude from it."
)
_ONE_ONLY: Final[Phrase] = (
    "Only {kind} finds a difference: {name} wins {told}; an equal share would be {fair:.0%}."
)


def share_verdicts(results: Results, subject: Phrase, lines: Lines) -> Iterator[Verdict]:
    """Name those that win more or less than their fair share by more than chance would have it.

    Where kinds of bots take turns, it is a warning only if the games of each say the same. The level is
    divided by the number of all scores (Bonferroni): among many one is always odd.
    """
    compared = {line: _played(scores) for line, scores in results.by_kind(lines)}
    scores = [score for each in compared.values() for score in each.values()]
    kinds, fair = max(1, len(results.kinds)), results.fair
    if fair == 1 or len(scores) < 2 * kinds:
        return
    level = 1 - (1 - LEVEL) / len(scores)
    verdicts = [
        verdict
        for line, each in compared.items()
        if (verdict := _verdict(subject, line, each, (level, fair, kinds))) is not None
    ]
    yield from verdicts
    if not verdicts:
        bound = max(abs(each - fair) for score in scores for each in score.interval(level))
        yield Verdict(
            subject,
            say(
                "None stands out. In this number of games, differences below {bound:.0%} cannot be detected.",
                bound=bound,
            ),
        )


def _played(scores: Scores) -> Scores:
    return {kind: score for kind, score in scores.items() if score.games}


def _verdict(
    subject: Phrase, line: ScoreLine, scores: Scores, terms: tuple[float, float, int]
) -> Verdict | None:
    """Return what there is to say of a line by (level, fair share, number of kinds); None for nothing."""
    level, fair, kinds = terms
    intervals = {kind: score.interval(level) for kind, score in scores.items()}
    sides = {kind: _side(interval, fair) for kind, interval in intervals.items()}
    odd = [kind for kind, side in sides.items() if side]
    if not odd:
        return None
    values = {"name": line.name, "told": _told(scores), "fair": fair}
    labels = (line.label,) if line.label else ()
    if len(odd) == kinds and len(set(sides.values())) == 1:
        return Verdict(subject, say(_AGREED, **values), labels, warns=True)
    if _are_apart(intervals.values()):
        return Verdict(subject, say(_DISAGREED, **values), labels)
    return Verdict(subject, say(_ONE_ONLY, kind=say(odd[0]), **values), labels)


def _side(interval: Interval, fair: float) -> int:
    """Return 1 where an interval lies above the fair share, -1 where it lies below, else 0."""
    return (interval.low > fair) - (interval.high < fair)


def _are_apart(intervals: Collection[Interval]) -> bool:
    """Return whether some of the intervals do not overlap."""
    return max(each.low for each in intervals) > min(each.high for each in intervals)


def _told(scores: Scores) -> Saying:
    """Return the share of wins, with that of each kind of bot where there are several."""
    return listed(
        [
            say("{percent} with {kind}", percent=percent_of(score), kind=say(kind))
            if kind
            else percent_of(score)
            for kind, score in scores.items()
        ]
    )

"""Family R, the part that informs: how long the runs of a board are, and that its races can be formed."""

from collections.abc import Iterator

import numpy as np

from engine.board.document import Board
from engine.board.keys import key_order
from engine.checks.frame.check import Check
from engine.checks.keys.draws.drawing import Draw, draw_of, how_known, key_named, percent
from engine.checks.keys.draws.lengths import Lengths
from engine.checks.keys.draws.links import NEVER
from engine.diagnostics.findings import Finding, Severity
from engine.messages import Phrase, Saying, say, together

MONSTROUS = 4
"""A run this many times longer than the median is far too long."""
_MOST_PAIRS = 40
_FORMED: Phrase = "All {n} races can be formed; {share} of draws end with too short a pair."
_FORMED_IF_JOINED: Phrase = (
    "By length all {n} races can be formed, and {share} of draws end with too short a "
    "pair. But no track can connect {cut} of {of} pairs of keys, so their races could "
    "not be judged."
)


class RunLengths(Check):
    """The lengths of the runs, and how many pairs of keys are too short.

    Why it matters: this is information, not a problem. A run of ten to twenty links takes four to eight
    turns; many short runs make luck decide, many long ones are tiring. Too short a pair is drawn again and
    costs only a throw.

    Example: "10 of 846 pairs of keys are too short for a run (1.2 %); the others are 3 to 40 links long,
    the median is 13." The details list how many are too short as the crow flies, and which are too short by
    track.

    To change it, move towns, or assign the keys of close towns to others. The length is the fewest possible
    links, including crossings and ferries, to the nearest entry of a special that is far enough.
    """

    code, name, severity = "R201", "run-lengths", Severity.NOTE
    figures = True

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield the figures of a board whose keys are complete (6.B1d)."""
        draw = draw_of(board)
        if draw is None:
            return
        runs, (one, other) = draw.runs, draw.pairs.T
        short = runs.longest[one, other] < runs.least
        flown = int((runs.straight[one, other] < runs.least).sum())
        usual = runs.usual[one, other]
        lengths = usual[usual < NEVER]
        if not lengths.size:
            return
        low, middle, high = _quartiles(lengths)
        duds = draw.pairs[short].ravel().tolist()
        yield self.finding(
            say(
                "{n} of {of} pairs of keys are too short for a run ({share:.1f} %); the others are "
                "{least} to {most} links long, the median is {middle:.0f}.",
                n=int(short.sum()),
                of=len(short),
                share=float(100 * short.mean()),
                least=int(lengths.min()),
                most=int(lengths.max()),
                middle=middle,
            ),
            hexes=draw.hexes(tuple(sorted(set(duds)))),
            path=("keys",),
            details=together(
                (
                    say("Half of the runs are {low:.0f} to {high:.0f} links long.", low=low, high=high),
                    say(
                        "Pairs too short as the crow flies: {n} of {of} ({share:.1f} %).",
                        n=flown,
                        of=len(short),
                        share=100 * flown / len(short),
                    ),
                    *_unconnected(draw),
                    *_pairs_named(draw, draw.pairs[short].tolist()),
                ),
                "\n",
            ),
        )


def _quartiles(lengths: Lengths) -> tuple[float, float, float]:
    """Return the lower quartile of some lengths, their median and the upper quartile."""
    # numpy.percentile would load numpy's masked arrays first, which takes longer than this check.
    places = np.array((0.25, 0.5, 0.75)) * (len(lengths) - 1)
    low, middle, high = np.interp(places, range(len(lengths)), np.sort(lengths)).tolist()
    return low, middle, high


def _never_joined(draw: Draw) -> tuple[int, int]:
    """Return how many pairs of keys no track can join where a run is long enough, and how many there are."""
    one, other = draw.pairs.T
    runs = draw.runs
    apart = (runs.usual[one, other] >= NEVER) & (runs.longest[one, other] >= runs.least)
    return int(apart.sum()), len(apart)


def _unconnected(draw: Draw) -> tuple[Saying, ...]:
    """Return a line on the pairs of keys that no track can join, or nothing where there are none."""
    cut, of = _never_joined(draw)
    return (say("Pairs that no track can connect: {n} of {of}.", n=cut, of=of),) if cut else ()


def _pairs_named(draw: Draw, pairs: list[list[int]]) -> tuple[Saying, ...]:
    """Return a line that names pairs of keys with what they call, or nothing where there are none."""
    keys, places = draw.runs.keys, draw.runs.destinations
    named = tuple(
        together(
            (
                key_named(keys[each], places[each].name)
                for each in sorted(pair, key=lambda n: key_order(keys[n]))
            ),
            "–",
        )
        for pair in pairs[:_MOST_PAIRS]
    )
    more = len(pairs) - _MOST_PAIRS
    if more > 0:
        return (say("Pairs too short: {pairs} and {n} more.", pairs=named, n=more),)
    return (say("Pairs too short: {pairs}.", pairs=named),) if named else ()


class RacesFormed(Check):
    """All races can be run, with an example, and how often a draw leaves one out.

    Why it matters: it proves that the keys work. A draw fails only if all remaining keys are too near each
    other; the share shows how often that happens.

    Example: "All 21 races can be formed; about 0.5 % (±0.1) of draws end with too short a pair." The
    details show one example, "For instance 1–11, 2–24, …", and whether the share is exact or simulated.

    To change it, move towns or keys. If no track can connect some towns (T105, T109), their races could not
    be judged. If races cannot be formed, error R101 is reported instead; if too many draws end badly, also
    warning R102.
    """

    code, name, severity = "R202", "races-formed", Severity.NOTE
    figures = True

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one way to form all races, and the share of draws that fail (6.B1a, 6.B1d)."""
        draw = draw_of(board)
        if draw is None or not draw.process.races:
            return
        forming = draw.forming
        if forming.wanting:
            return
        keys, chance = draw.runs.keys, draw.chance()
        races = (sorted((keys[one], keys[other]), key=key_order) for one, other in forming.races)
        example = ", ".join(map("–".join, races))
        cut, of = _never_joined(draw)
        yield self.finding(
            say(
                _FORMED_IF_JOINED if cut else _FORMED,
                n=len(forming.races),
                share=percent(chance),
                cut=cut,
                of=of,
            ),
            path=("keys",),
            details=together((say("For instance {races}.", races=example), how_known(chance)), "\n"),
        )


class RunsMonstrous(Check):
    """Some runs are several times longer than the median.

    Why it matters: a train runs three or four links a turn. A race of sixty links takes twenty turns and
    pays no more than one of ten, so players skip it and the key is wasted.

    Example: one town at the end of a peninsula, four times as far from everything as the rest.

    To fix it, remove the far town's key, make it a special with a nearer port, or shorten the way there.
    Runs above four times the median are listed.
    """

    code, name, severity = "R203", "runs-monstrous", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for all pairs much longer than the middle run (6.B1d)."""
        draw = draw_of(board)
        if draw is None:
            return
        one, other = draw.pairs.T
        usual = draw.runs.usual[one, other]
        lengths = usual[usual < NEVER]
        if not lengths.size:
            return
        _, middle, _ = _quartiles(lengths)
        far = np.flatnonzero((usual > MONSTROUS * middle) & (usual < NEVER))
        if not far.size:
            return
        longest = far[np.argsort(-usual[far], kind="stable")]
        first, second = draw.pairs[longest[0]].tolist()
        places = tuple(dict.fromkeys(draw.pairs[longest].ravel().tolist()))
        yield self.finding(
            say(
                "{size} pairs are more than {monstrous} times as long as the median run of "
                "{middle:.0f} links; the longest has {usual}: {named}.",
                size=far.size,
                monstrous=MONSTROUS,
                middle=middle,
                usual=usual[longest[0]],
                named=draw.named((first, second)),
            ),
            hexes=draw.hexes(places),
            path=("keys",),
        )


FIGURE_CHECKS: tuple[Check, ...] = (RunLengths(), RacesFormed(), RunsMonstrous())

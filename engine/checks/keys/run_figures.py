"""Family R, the part that informs: how long the runs of a board are, and that its races can be formed."""

from collections.abc import Iterator

import numpy as np

from engine.board.document import Board
from engine.board.keys import key_order
from engine.checks.frame.check import Check
from engine.checks.keys.draws.drawing import Draw, draw_of, how_known, key_named, percent
from engine.checks.keys.draws.forming import formed
from engine.checks.keys.draws.links import NEVER
from engine.diagnostics.findings import Finding, Severity
from engine.messages import Phrase, Saying, say, together

MONSTROUS = 4
"""A run so many times longer than the middle one is monstrous."""
_MOST_PAIRS = 40
_FORMED: Phrase = "All {n} races can be formed; {share} of draws end with a pair too short."
_FORMED_IF_JOINED: Phrase = (
    "As to their lengths all {n} races can be formed, and {share} of draws end with a pair too short; but no "
    "track can join {cut} of {of} pairs of keys, and of their races nothing could be judged."
)


class RunLengths(Check):
    """How long the runs of the map are, and how many pairs of keys are too short to be one.

    Why it matters: it is no fault, but what to know of a map before its first game. A run of ten to
    twenty links takes a train four to eight turns; many short ones are won by the roll of a die, many
    long ones tire. A pair too short is drawn again, and costs the table nothing but a throw.

    Example: "10 of 846 pairs of keys are too short for a run (1.2 %); the others are 3 to 40 links long, the
    middle one 13." The details tell how many are too short as the crow flies, and which are by track.

    To mend it, if you find it amiss, move towns, or give the keys of towns that lie close together to
    others. Lengths are the fewest links track could be laid with, over crossings and by ferry
    too, to the nearest hex of a special that is far enough.
    """

    code, name, severity = "R201", "run-lengths", Severity.NOTE

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
        low, middle, high = np.percentile(lengths, [25, 50, 75])
        duds = draw.pairs[short].ravel().tolist()
        yield self.finding(
            say(
                "{n} of {of} pairs of keys are too short for a run ({share:.1f} %); the others "
                "are {least} to {most} links long, the middle one {middle:.0f}.",
                n=int(short.sum()),
                of=len(short),
                share=float(100 * short.mean()),
                least=int(lengths.min()),
                most=int(lengths.max()),
                middle=float(middle),
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
                    *_never_told(draw),
                    *_pairs_named(draw, draw.pairs[short].tolist()),
                ),
                "\n",
            ),
        )


def _never_joined(draw: Draw) -> tuple[int, int]:
    """Return how many pairs of keys no track can join where a run is long enough, and how many there are."""
    one, other = draw.pairs.T
    runs = draw.runs
    apart = (runs.usual[one, other] >= NEVER) & (runs.longest[one, other] >= runs.least)
    return int(apart.sum()), len(apart)


def _never_told(draw: Draw) -> tuple[Saying, ...]:
    """Return a line on the pairs of keys that no track can join, or nothing where there are none."""
    cut, of = _never_joined(draw)
    return (say("Pairs that no track can join: {n} of {of}.", n=cut, of=of),) if cut else ()


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
        for pair in pairs
    )
    more = len(named) - _MOST_PAIRS
    if more > 0:
        return (say("Pairs too short: {pairs} and {n} more.", pairs=named[:_MOST_PAIRS], n=more),)
    return (say("Pairs too short: {pairs}.", pairs=named),) if named else ()


class RacesFormed(Check):
    """All races of the map can be run, shown by an example, and how often a draw leaves one out.

    Why it matters: it is the proof that the keys work out. Whatever is drawn, one more key can be
    drawn to it as long as the draw does not end with keys that are all too near each other; how
    often it does is told beside it.

    Example: "All 21 races can be formed; about 0.5 % (±0.1) of draws end with a pair too short." The
    details show one way, "For instance 1–11, 2–24, …", and whether the share is exact or simulated.

    To mend it, do nothing: this is as it should be. Where no track can join some towns (T105, T109), it is
    told that their races could not be judged; where races cannot be formed there is the error R101 in its
    place, and where too many draws end badly the warning R102 beside it.
    """

    code, name, severity = "R202", "races-formed", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one way to form all races, and the share of draws that fail (6.B1a, 6.B1d)."""
        draw = draw_of(board)
        if draw is None or not draw.process.races:
            return
        forming = formed(draw.process, draw.runs.legal)
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
    """Some runs are several times longer than the middle one.

    Why it matters: a train does three or four links a turn. A race over sixty links lasts twenty turns
    and pays no more than one over ten; players let it go by, and the key is wasted.

    Example: one town at the end of a peninsula, four times as far from everything as the rest.

    To mend it, give the far town no key, or only as a special with a nearer port; or draw
    the map so that the way there is shorter. Runs over four times the middle one are named.
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
        middle = float(np.median(lengths))
        far = np.flatnonzero((usual > MONSTROUS * middle) & (usual < NEVER))
        if not far.size:
            return
        longest = far[np.argsort(-usual[far], kind="stable")]
        first, second = draw.pairs[longest[0]].tolist()
        places = tuple(dict.fromkeys(draw.pairs[longest].ravel().tolist()))
        yield self.finding(
            say(
                "{size} pairs are over {monstrous} times longer than the middle run of "
                "{middle:.0f} links, the longest {usual}: {named}.",
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

"""How much stronger each bot is than the one below it, and how often it confirms what that says of starts.

.venv/bin/python -m tests.ladder maps/severn.yaml maps/ireland.yaml --games 100

Prints the tables of ``docs/bots.md``, with the number of games. Boards may be any map files.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from engine.board.document import Board
from engine.boardfile.reading import read_board
from engine.trials.figures import LEVEL, Score
from engine.trials.playing import Batch, play
from engine.trials.results import Results
from engine.trials.trial import Trial, trial_of

LADDER: Final = ("random", "greedy", "planner", "searcher")
SEATS: Final = 4
CONFIRMS, OPEN, CONTRADICTS = "confirms", "leaves open", "contradicts"
_HEADS: Final = {
    "Strength": ("bot, against three", "map", "games", "won", "share"),
    "Starts": ("verdicts of", "judged by", "map", "games", "verdicts", CONFIRMS, OPEN, CONTRADICTS),
}


def strength(map_: str, board: Board, bots: tuple[str, str], games: int) -> str:
    """Return the row of one bot against three of another on a board."""
    bot, other = bots
    score = _played(trial_of(board, [bot, *[other] * (SEATS - 1)], board.rules, seed=1), games).tally.bots[
        bot
    ]
    low, high = score.interval()
    share = f"{score.share:.0%} ({100 * low:.0f}–{100 * high:.0f} %)"
    return _row(f"`{bot}`, `{other}`", map_, score.games, f"{score.won:.1f}", share)


def starts(map_: str, weaker: Results, stronger: Results) -> str:
    """Return the row of what a bot says of the starts of a board, and what the next makes of it."""
    counts = Counter(judged(weaker, stronger))
    names = [f"`{each.trial.bots[0]}`" for each in (weaker, stronger)]
    games = f"{weaker.tally.games}, {stronger.tally.games}"
    return _row(
        *names, map_, games, counts.total(), *(counts[each] for each in (CONFIRMS, OPEN, CONTRADICTS))
    )


def judged(weaker: Results, stronger: Results) -> Iterator[str]:
    """Yield, for each start that wins too much or too little with a bot, what those of another say."""
    others = {line.label: line.score for line in stronger.starts}
    pairs = [(line.score, others[line.label]) for line in weaker.starts]
    yield from filter(None, judged_scores(pairs, weaker.fair))


def judged_scores(starts: Sequence[tuple[Score, Score]], fair: float) -> Iterator[str | None]:
    """Yield the same of the scores of starts with a bot, and with another; None for those not named.

    That contradicts it if the intervals of both do not overlap, and confirms it if its own too does not
    contain the equal share. Both intervals are as wide as those of verdicts.
    """
    level = 1 - (1 - LEVEL) / max(1, sum(bool(score.games) for score, _ in starts))
    for score, other in starts:
        side = _side(score, level, fair) if score.games else 0
        if not side:
            yield None
            continue
        mine, theirs = score.interval(level), other.interval(level)
        if max(mine.low, theirs.low) > min(mine.high, theirs.high):
            yield CONTRADICTS
        else:
            yield CONFIRMS if _side(other, level, fair) == side else OPEN


def _side(score: Score, level: float, fair: float) -> int:
    low, high = score.interval(level)
    return (low > fair) - (high < fair)


def _played(trial: Trial, games: int) -> Results:
    return Results(trial, play(trial, Batch(0, games)).tally, games)


def _of_kind(board: Board, games: int, bot: str) -> Results:
    return _played(trial_of(board, [bot] * SEATS, board.rules, seed=2), games)


def _board(path: Path) -> Board:
    board = read_board(path).board
    assert board is not None, path
    return board


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _table(title: str, rows: Sequence[str]) -> None:
    heads = _HEADS[title]
    lines = ["", _row(*heads), _row(*["---"] * len(heads)), *rows]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the games and print both tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.ladder", description=__doc__)
    parser.add_argument("maps", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default=",".join(LADDER), help="from the weakest on, with commas between")
    parser.add_argument("--only", choices=_HEADS)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(arguments)
    boards = {path.stem: _board(path) for path in chosen.maps}
    bots = chosen.bots.split(",")
    with ProcessPoolExecutor(chosen.jobs) as executor:
        if chosen.only != "Starts":
            steps = [
                (name, board, (bot, other), chosen.games)
                for other, bot in pairwise(bots)
                for name, board in boards.items()
            ]
            _table("Strength", list(executor.map(strength, *zip(*steps, strict=True))))
        if chosen.only != "Strength":
            rows = []
            for name, board in boards.items():
                found = list(executor.map(partial(_of_kind, board, chosen.games), bots))
                rows += [starts(name, weaker, stronger) for weaker, stronger in pairwise(found)]
            _table("Starts", rows)


if __name__ == "__main__":
    main()

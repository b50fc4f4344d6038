"""How well checks forecast who wins, and how far bots agree on it, by the games kept in ``games.csv``.

.venv/bin/python -m tests.engine.checks.corpus.forecasts

prints the tables of ``docs/trials.md``.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from statistics import mean
from typing import Final

from engine.board.document import Board
from engine.checks.network.start_comparison import StartCosts, StartPoorer, towns_first, towns_near
from engine.trials.trial import KINDS
from tests.engine.checks.corpus.played import Begun, board_named, read
from tests.ladder import CONFIRMS, CONTRADICTS, OPEN, judged_scores

_LEAST: Final = 20
"""How often a start must have been chosen to say anything."""
_MODEL: Final = 0.1
"""The variance, in equal shares, of what no forecast explains: lines with few games count for less."""

Values = Mapping[str, float]
"""A figure of each start, by the label of its hex."""
_FORECASTS: Final[Sequence[tuple[str, str, Callable[[Board], Values]]]] = (
    (StartPoorer.code, "towns in which a company is first", towns_first),
    (StartCosts.code, "towns within 20 and 30 points", towns_near),
)


def tables() -> Iterator[str]:
    """Yield the lines of both tables."""
    lines = read()
    yield "| check | figure of a start | boards | with `greedy` | with `planner` | with both |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for code, name, figure in _FORECASTS:
        shares = [f"{explained(lines, figure, bots):.0%}" for bots in (*((bot,) for bot in KINDS), KINDS)]
        boards = len({line.board for line in lines})
        yield f"| {code} | {name} | {boards} | {' | '.join(shares)} |"
    yield ""
    yield f"| board | games of each | verdicts | {CONFIRMS} | {OPEN} | {CONTRADICTS} | with both |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    whole, warned = Counter[str](), 0
    for board, counts, agreed, games in agreement(lines):
        found = " | ".join(str(counts[each]) for each in (CONFIRMS, OPEN, CONTRADICTS))
        yield f"| {board} | {games} | {counts.total()} | {found} | {agreed} |"
        whole, warned = whole + counts, warned + agreed
    found = " | ".join(str(whole[each]) for each in (CONFIRMS, OPEN, CONTRADICTS))
    yield f"| all | | {whole.total()} | {found} | {warned} |"


def agreement(lines: Sequence[Begun]) -> Iterator[tuple[str, Counter[str], int, int]]:
    """Yield, for each board with games of both bots, what those of planner say of the verdicts of greedy.

    After the name of the board and these counts come of how many starts both would warn, and the games of
    each bot.
    """
    for board, of_board in groupby(lines, lambda line: line.board):
        by_bot = {bot: list(each) for bot, each in groupby(of_board, lambda line: line.bot)}
        if set(by_bot) == set(KINDS):
            weaker, stronger = (by_bot[bot] for bot in KINDS)
            pairs = [(one.score, other.score) for one, other in zip(weaker, stronger, strict=True)]
            counts = Counter(judged_scores(pairs, 1 / weaker[0].companies))
            yield board, counts, counts[CONFIRMS], min(weaker[0].games, stronger[0].games)


def explained(lines: Sequence[Begun], figure: Callable[[Board], Values], bots: Sequence[str]) -> float:
    """Return what part of how starts differ in games won a figure explains on boards held out of the fitting.

    Shares of games are taken by the equal share, figures by their mean on the board. Each board is forecast
    by the slope fitted to all others. What chance makes shares differ is taken off before and after.
    """
    points: dict[str, list[tuple[float, float, float]]] = {}
    for line in lines:
        if line.bot in bots and line.chosen >= _LEAST:
            values = figure(board_named(line.board))
            won = line.companies * line.won / line.chosen - 1
            relative = values[line.start] / mean(values.values()) - 1
            points.setdefault(line.board, []).append((relative, won, (line.companies - 1) / line.chosen))
    before = after = 0.0
    for board, own in points.items():
        slope = _slope([each for other, found in points.items() if other != board for each in found])
        before += sum(won**2 - chance for _, won, chance in own)
        after += sum((won - slope * relative) ** 2 - chance for relative, won, chance in own)
    return 1 - after / before


def _slope(points: Sequence[tuple[float, float, float]]) -> float:
    """Return by how much more of the equal share is won for each part of the mean that a figure is higher."""
    weighed = [(relative, won, 1 / (chance + _MODEL)) for relative, won, chance in points]
    return sum(x * y * weight for x, y, weight in weighed) / sum(x * x * weight for x, _, weight in weighed)


if __name__ == "__main__":
    sys.stdout.write("".join(f"{line}\n" for line in tables()))

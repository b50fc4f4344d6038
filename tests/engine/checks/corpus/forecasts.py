"""How well checks forecast who wins, and how far bots agree on it, by the games kept in ``games.csv``.

.venv/bin/python -m tests.engine.checks.corpus.forecasts

prints the tables of ``docs/trials.md``.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from statistics import mean
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.checks.network.start_comparison import StartCosts, StartPoorer, towns_first, towns_near
from engine.trials.trial import KINDS
from tests.engine.checks.corpus.played import JUDGES, Begun, board_named, read
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
    """Yield the lines of the tables."""
    lines = read()
    yield "| check | figure of a start | boards | with `greedy` | with `planner` | with both |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for code, name, figure in _FORECASTS:
        shares = [f"{explained(lines, figure, bots):.0%}" for bots in (*((bot,) for bot in KINDS), KINDS)]
        boards = len({line.board for line in lines if line.bot in KINDS})
        yield f"| {code} | {name} | {boards} | {' | '.join(shares)} |"
    for heads, rows in _agreement(list(agreement(lines))):
        yield ""
        yield f"| board | {heads} | {CONFIRMS} | {OPEN} | {CONTRADICTS} |"
        yield "| --- | --- | --- | --- | --- | --- |"
        whole = Counter[str]()
        for board, games, counts in rows:
            yield _counted(board, games, counts)
            whole += counts
        yield _counted("all", "", whole)


class Agreement(NamedTuple):
    """What games of stronger bots say of the starts that are named on a board.

    ``greedy`` is what those of ``planner`` say of starts named for ``greedy``; of those confirmed, both warn.
    ``planner`` and ``both`` are what those of ``searcher`` say of starts named for ``planner`` and for both,
    empty where it has played no games.
    """

    board: str
    games: int
    greedy: Counter[str]
    searched: int
    planner: Counter[str]
    both: Counter[str]


def agreement(lines: Sequence[Begun]) -> Iterator[Agreement]:
    """Yield what bots say of each other's verdicts, for each board that ``greedy`` and ``planner`` played."""
    for board, of_board in groupby(lines, lambda line: line.board):
        by_bot = {bot: list(each) for bot, each in groupby(of_board, lambda line: line.bot)}
        if not set(KINDS) <= set(by_bot):
            continue
        greedy, planner, searcher = (by_bot.get(bot, []) for bot in JUDGES)
        by_planner = _judged(greedy, planner)
        by_searcher = _judged(planner, searcher) if searcher else []
        both = [by for first, by in zip(by_planner, by_searcher, strict=False) if first == CONFIRMS]
        yield Agreement(
            board,
            min(greedy[0].games, planner[0].games),
            Counter(filter(None, by_planner)),
            searcher[0].games if searcher else 0,
            Counter(filter(None, by_searcher)),
            Counter(filter(None, both)),
        )


def _judged(weaker: Sequence[Begun], stronger: Sequence[Begun]) -> list[str | None]:
    """Return for each start of a board what a bot's games say of the verdict by another's."""
    pairs = [(one.score, other.score) for one, other in zip(weaker, stronger, strict=True)]
    return list(judged_scores(pairs, 1 / weaker[0].companies))


def _agreement(found: Sequence[Agreement]) -> Iterator[tuple[str, list[tuple[str, str, Counter[str]]]]]:
    """Yield the heads and the rows of each table of who agrees with whom."""
    searched = [each for each in found if each.searched]
    yield (
        "games of each | named for `greedy`, judged by `planner`",
        [(each.board, f"{each.games}", each.greedy) for each in found],
    )
    if not searched:
        return
    for head, counts in (
        ("`planner`", [each.planner for each in searched]),
        ("both", [each.both for each in searched]),
    ):
        rows = zip(searched, counts, strict=True)
        yield (
            f"games of `searcher` | named for {head}, judged by `searcher`",
            [(each.board, f"{each.searched}", judged) for each, judged in rows],
        )


def _counted(board: str, games: str, counts: Counter[str]) -> str:
    judged = " | ".join(str(counts[each]) for each in (CONFIRMS, OPEN, CONTRADICTS))
    return f"| {board} | {games} | {counts.total()} | {judged} |"


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

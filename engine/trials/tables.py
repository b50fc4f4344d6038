"""The results of a trial as tables, for whoever shows them: a terminal, a window, a page."""

from collections.abc import Sequence
from typing import Final

from engine.game.endings import sentence_for
from engine.messages import Phrase, Saying, count_of, say, together
from engine.trials.city_tables import city_tables
from engine.trials.figures import Interval, Measure, wilson
from engine.trials.results import Lines, RaceLine, Results, ScoreLine, TownLine
from engine.trials.special_tables import special_tables
from engine.trials.table_parts import Cell, Column, Row, Table

_MOST_PAIRS: Final = 20


def tables(results: Results) -> tuple[Table, ...]:
    """Return the tables that have anything in them, those on who wins first."""
    if not results.tally.games:
        return _failures(results)
    return (
        *_failures(results),
        _scores("Starts", "start", _STARTS, results, _of_kinds(results, lambda each: each.starts)),
        _scores("Seats", "seat", _SEATS, results, _of_kinds(results, lambda each: each.seats)),
        *([_scores("Bots", "bot", _BOTS, results, results.bots)] if results.is_mixed else []),
        *(city_tables(results) if results.by_rounds else _of_towns(results)),
        _length(results),
        _ends(results),
    )


def _of_towns(results: Results) -> tuple[Table, ...]:
    """Return the tables of keys, pairs and towns."""
    return (_keys(results), *_waiting(results), _towns(results), *special_tables(results))


_STARTS: Final[Phrase] = "Results by start. A shared win counts in parts."
_SEATS: Final[Phrase] = "Results by seat. The bots move by one seat in each game."
_BOTS: Final[Phrase] = "Results by kind of bot."


def _of_kinds(results: Results, lines: Lines) -> Sequence[ScoreLine]:
    """Return lines of the games of each kind of bot where these take turns, those of a name together."""
    return [
        ScoreLine(
            say("{name}, {bot}", name=line.name, bot=say(kind)) if kind else line.name, score, line.label
        )
        for line, scores in results.by_kind(lines)
        for kind, score in scores.items()
    ]


def _scores(title: Phrase, head: Phrase, note: Phrase, results: Results, lines: Sequence[ScoreLine]) -> Table:
    """Return the table of those who score."""
    columns = (
        Column(head, words=True),
        *map(Column, ("games", "wins", "share won", "points", "interval", "spread", "least", "most")),
    )
    rows = tuple(Row(_score(line), (line.label,) if line.label else ()) for line in lines)
    return Table(title, note, columns, rows, results.fair)


def _score(line: ScoreLine) -> tuple[Cell, ...]:
    score, points = line.score, line.score.points
    if not score.games:
        return (Cell(line.name), Cell("0"), *[Cell("–")] * 7)
    low, high = points.interval()
    return (
        Cell(line.name),
        Cell(str(score.games)),
        Cell(_tenths(score.won)),
        _share(score.share, score.interval()),
        Cell(say("{n:.1f}", n=points.mean)),
        Cell(say("{least:.0f} to {most:.0f}", least=low, most=high)),
        Cell(say("{n:.1f}", n=points.deviation)),
        Cell(str(points.least)),
        Cell(str(points.most)),
    )


def _tenths(number: float) -> Saying:
    """Return a number to a tenth, and a whole one without it."""
    rounded = round(number, 1)
    return say("{n}", n=int(rounded) if rounded.is_integer() else rounded)


def _share(share: float, interval: Interval) -> Cell:
    """Return a share with its interval, in whole per cent."""
    return Cell(f"{share:.0%} ({100 * interval.low:.0f}–{100 * interval.high:.0f})", share, interval)


def _keys(results: Results) -> Table:
    games = results.tally.games
    note = say("Races of each key. The length is the shortest route entered, in links.")
    rows = tuple(
        Row(
            (
                Cell(line.keys[0]),
                Cell(line.names[0]),
                _run(line, games),
                *_races(line),
            ),
            line.labels,
        )
        for line in results.keys
    )
    return Table("Keys", note, (Column("key", words=True), Column("place", words=True), *_RACES), rows)


_RACES: Final = tuple(
    map(Column, ("run", "no entrants", "held over", "never possible", "length", "entrants"))
)


def _races(line: RaceLine) -> tuple[Cell, ...]:
    races = line.races
    plain = (races.unentered, races.held, races.dropped)
    return (*(Cell(str(number)) for number in plain), _mean(races.length), _mean(races.entrants))


def _run(line: RaceLine, games: int) -> Cell:
    """Return how often the races of a key were run; by some rules that is more than once a game."""
    return Cell(str(line.races.run), min(1.0, line.races.run / games))


def _mean(measure: Measure) -> Cell:
    """Return a mean to a tenth; a dash where nothing was measured."""
    return Cell(say("{n:.1f}", n=measure.mean) if measure.count else "–")


def _times(times: int, games: int) -> Cell:
    """Return in how many of the games something happened."""
    return Cell(f"{times}", times / games, wilson(times, games))


def _waiting(results: Results) -> list[Table]:
    """Return the table of pairs that had to wait, or were never run; none where there are none."""
    waited = [line for line in results.pairs if line.races.held or line.races.unentered]
    waited.sort(key=lambda line: (-line.races.dropped, -line.races.held, -line.races.unentered))
    if not waited:
        return []
    more = len(waited) - _MOST_PAIRS
    note = say("Pairs held over or without entrants; never possible ones first.")
    if more > 0:
        rest = count_of(
            more,
            "There is one more; the JSON file lists all pairs.",
            "There are {n} more; the JSON file lists all pairs.",
        )
        note = together([note, rest])
    columns = (Column("keys", words=True), Column("from", words=True), Column("to", words=True))
    rows = tuple(
        Row(
            (Cell(", ".join(line.keys)), *map(Cell, line.names), Cell(str(line.races.run)), *_races(line)),
            line.labels,
        )
        for line in waited[:_MOST_PAIRS]
    )
    return [Table("Pairs that waited", note, (*columns, *_RACES), rows)]


def _towns(results: Results) -> Table:
    """Return the table of towns, those reached in fewest games first."""
    games = results.tally.games
    note = say("Round of each town's first railway, and its most frequent start.")
    columns = (
        Column("town", words=True),
        *map(Column, ("games reached in", "round", "earliest", "latest", "later", "never")),
        Column("mostly from", words=True),
    )
    lines = sorted(results.towns, key=lambda line: (line.rounds.count, -line.rounds.mean))
    return Table("Towns", note, columns, tuple(Row(_town(line, games), (line.label,)) for line in lines))


def _town(line: TownLine, games: int) -> tuple[Cell, ...]:
    rounds = line.rounds
    most = max(line.starts.items(), key=lambda item: item[1], default=("–", 0))
    of = sum(line.starts.values())
    return (
        Cell(line.name),
        _times(rounds.count, games),
        _mean(rounds),
        *(Cell(str(value) if rounds.count else "–") for value in (rounds.least, rounds.most)),
        Cell(str(line.later)),
        Cell(str(line.never)),
        Cell(f"{most[0]} ({most[1] / of:.0%})" if of else "–"),
    )


def _length(results: Results) -> Table:
    length = results.tally.length
    lines = (
        (say("Rounds of building"), length.rounds),
        (say("Races run"), length.races),
        (say("Moves, throws included"), length.moves),
    )
    columns = (Column("length", words=True), *map(Column, ("mean", "interval", "spread", "least", "most")))
    rows = []
    for name, measure in lines:
        low, high = measure.interval()
        numbers = (
            say("{n:.1f}", n=measure.mean),
            say("{least:.1f} to {most:.1f}", least=low, most=high),
            say("{n:.1f}", n=measure.deviation),
        )
        ends = (str(measure.least), str(measure.most))
        rows.append(Row((Cell(name), *map(Cell, (*numbers, *ends)))))
    return Table("Length", "Length of the games.", columns, tuple(rows))


def _ends(results: Results) -> Table:
    games, ends = (
        results.tally.games,
        sorted(results.tally.ends.items(), key=lambda item: (-item[1], item[0])),
    )
    rows = tuple(Row((Cell(say(sentence_for(kind))), _times(times, games))) for kind, times in ends)
    return Table(
        "Ends", "Reasons for the end of games.", (Column("reason", words=True), Column("games")), rows
    )


def _failures(results: Results) -> tuple[Table, ...]:
    failures = results.tally.failures
    if not failures:
        return ()
    note = say("`platelayer play` repeats each game with these bots in this order and this seed.")
    columns = (Column("game"), Column("seed"), Column("bots", words=True), Column("why", words=True))
    rows = tuple(
        Row(tuple(map(Cell, (str(each.game + 1), str(each.seed), ",".join(each.bots), each.why))))
        for each in failures
    )
    return (Table("Games that failed", note, columns, rows),)

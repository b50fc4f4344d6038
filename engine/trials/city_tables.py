"""The tables of a trial by rounds: the race between coasts, money by source, and where cities came (TC)."""

from typing import Final

from engine.messages import Phrase, Saying, say
from engine.trials.city_figures import CityFigures
from engine.trials.figures import wilson
from engine.trials.results import Results
from engine.trials.table_parts import Cell, Column, Row, Table

_MOST_HEXES: Final = 40
_SOURCES: Final[tuple[tuple[str, Phrase], ...]] = (
    ("prizes", "Prizes, from the bank"),
    ("bonuses", "First railways, from the bank"),
    ("track", "Track next to rivals, to them"),
    ("trains", "Trains on rivals’ track, to them"),
    ("building", "Building for money, to the bank"),
    ("starts", "Second starts, to the bank"),
    ("interest", "Interest on debts, to the bank"),
)

_WAYS: Final = ("chance", "start", "second start", "traffic")
_WAY_COLUMNS: Final = tuple(map(Column, ("by chance", "by starts", "by second starts", "by traffic")))


def city_tables(results: Results) -> tuple[Table, ...]:
    """Return the tables of cities, the race between coasts, and money."""
    return (_coasts(results), _money(results), _counts(results), _rounds(results), _hexes(results))


def _coasts(results: Results) -> Table:
    """Return in which round a line first joined the coasts, in which the race was run, and who won it."""
    figures, games = results.tally.cities, results.tally.games
    rounds = sorted({*figures.coast_rounds, *figures.coast_joined} - {0})
    nothing = Cell("")

    def both(words: Saying, round_: int) -> Row:
        joined, run = figures.coast_joined[round_], figures.coast_rounds[round_]
        return Row((Cell(words), _times(joined, games), _times(run, games)))

    rows = [both(say("Round {n}", n=round_), round_) for round_ in rounds]
    rows.append(both(say("Never"), 0))
    for seat, times in sorted(figures.coast_winners.items()):
        rows.append(Row((Cell(say("Won by seat {seat}", seat=seat + 1)), nothing, _times(times, games))))
    for bot, times in sorted(figures.coast_bots.items()):
        rows.append(Row((Cell(say("Won by {bot}", bot=say(bot))), nothing, _times(times, games))))
    note = say("When a line first joined the coasts, when the race between them was run, and who won it.")
    columns = Column("round", words=True), Column("joined in games"), Column("run in games")
    return Table("Race between coasts", note, columns, tuple(rows))


def _money(results: Results) -> Table:
    """Return what was paid in a game for what."""
    figures, games = results.tally.cities, results.tally.games
    rows = tuple(
        Row((Cell(say(words)), Cell(say("{n:.1f}", n=figures.money[source] / games))))
        for source, words in _SOURCES
    )
    note = say("Points paid in a game, all companies together.")
    return Table("Money", note, (Column("source", words=True), Column("points a game")), rows)


def _counts(results: Results) -> Table:
    """Return how many cities a game has, how they came, and how many races were dropped."""
    figures, games = results.tally.cities, results.tally.games
    lines: tuple[tuple[Phrase, float], ...] = (
        ("Cities at the end", figures.at_end.mean),
        ("By chance", figures.times("chance") / games),
        ("By starts", figures.times("start") / games),
        ("By second starts", figures.times("second start") / games),
        ("By traffic", figures.times("traffic") / games),
        ("By traffic, for each race that was run", _each(figures)),
        ("Races dropped", figures.dropped / games),
    )
    rows = tuple(Row((Cell(say(words)), Cell(say("{n:.1f}", n=number)))) for words, number in lines)
    columns = (Column("cities", words=True), Column("a game"))
    return Table("Cities", say("How many cities there are, and how they came."), columns, rows)


def _each(figures: CityFigures) -> float:
    return figures.times("traffic") / max(1, figures.rolled)


def _rounds(results: Results) -> Table:
    """Return how many cities came in each round, by how they came."""
    figures, games = results.tally.cities, results.tally.games
    last = max((round_ for round_, _ in figures.rounds), default=0)
    rows = tuple(
        Row(
            (
                Cell(say("Round {n}", n=round_) if round_ else say("Before round 1")),
                *(Cell(say("{n:.1f}", n=figures.rounds[round_, way] / games)) for way in _WAYS),
            )
        )
        for round_ in range(last + 1)
    )
    note = say("How many cities appeared in each round of a game.")
    return Table("When cities came", note, (Column("round", words=True), *_WAY_COLUMNS), rows)


def _hexes(results: Results) -> Table:
    """Return where cities came most often."""
    figures, games = results.tally.cities, results.tally.games
    by_hex: dict[int, dict[str, int]] = {}
    for (hex_, how), times in figures.founded.items():
        by_hex.setdefault(hex_, {})[how] = times
    often = sorted(by_hex, key=lambda hex_: (-sum(by_hex[hex_].values()), hex_))[:_MOST_HEXES]
    rows = tuple(
        Row(
            (
                Cell(results.names[hex_]),
                _times(min(games, sum(by_hex[hex_].values())), games),
                *(Cell(str(by_hex[hex_].get(way, 0))) for way in _WAYS),
            ),
            (results.facts.labels[hex_],),
        )
        for hex_ in often
    )
    columns = (
        Column("hex", words=True),
        Column("games"),
        *_WAY_COLUMNS,
    )
    note = say("The hexes in which cities appeared most often.")
    return Table("Where cities came", note, columns, rows)


def _times(times: int, games: int) -> Cell:
    return Cell(f"{times}", times / games, wilson(times, games))

"""The table of ferries, crossings and permitted builds, and what there is to say of them."""

from collections.abc import Iterator, Sequence

from engine.messages import Phrase, listed, say
from engine.trials.figures import wilson
from engine.trials.results import Results, SpecialLine
from engine.trials.special_figures import PARTS
from engine.trials.table_parts import Cell, Column, Row, Table
from engine.trials.verdict import Verdict

_NOTE: Phrase = (
    "Games in which it was bought or built, the building rounds of that, races in which a train used it, "
    "and points a game that others paid for that."
)


def special_tables(results: Results) -> tuple[Table, ...]:
    """Return the table, if the board has any of these."""
    if not results.specials:
        return ()
    columns = (
        Column("name", words=True),
        Column("kind", words=True),
        *map(Column, ("games", "round", "earliest", "latest", "later", "races", "paid a game")),
    )
    rows = tuple(Row(_cells(line, results.tally.games), line.labels) for line in results.specials)
    return (Table("Ferries and crossings", _NOTE, columns, rows),)


def _cells(line: SpecialLine, games: int) -> tuple[Cell, ...]:
    use, rounds = line.use, line.use.rounds
    return (
        Cell(line.name),
        Cell(say(line.kind)),
        Cell(str(use.games), use.games / games, wilson(use.games, games)),
        Cell(say("{n:.1f}", n=rounds.mean) if rounds.count else "–"),
        *(Cell(str(value) if rounds.count else "–") for value in (rounds.least, rounds.most)),
        Cell(str(use.later)),
        Cell(str(use.races)),
        Cell(say("{n:.1f}", n=use.money / PARTS / games)),
    )


def special_verdicts(results: Results) -> Iterator[Verdict]:
    """Name what no company buys or builds and no train uses, with any kind of bot that could."""
    unused = [line for line in results.specials if not line.use.games and not line.use.races]
    if unused and set(results.trial.names) - {"greedy"}:
        yield Verdict(
            "Ferries and crossings",
            say("Never bought, built or used: {named}.", named=listed([line.name for line in unused])),
            _labels(unused),
            warns=True,
        )


def _labels(lines: Sequence[SpecialLine]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(label for line in lines for label in line.labels))

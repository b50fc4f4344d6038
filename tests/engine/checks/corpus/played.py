"""What games came to on the boards of the corpus: how long building took, and who won from which start.

.venv/bin/python -m tests.engine.checks.corpus.played --games 160 severn texas generated-03

Plays games of four of a kind (or of the board's best number), and keeps what they came to in
``tests/data/boards/games.csv``, with what is kept there of other bots. Without names it plays all boards,
which takes hours; with ``--bots searcher`` a game takes half a minute.
"""

import argparse
import csv
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass, fields
from functools import cache
from pathlib import Path

from engine.board.document import Board
from engine.boardfile.reading import read_board
from engine.trials.figures import WHOLE_WIN, Measure, Score
from engine.trials.playing import play_one
from engine.trials.tally import summed
from engine.trials.trial import KINDS, trial_of
from tests.engine.checks.corpus.generated import STYLES, generated_board
from tests.shipped import shipped

FOLDER = Path(__file__).parents[3] / "data" / "boards"
GAMES = FOLDER / "games.csv"
SHIPPED = ("severn", "ireland")
GOOD = tuple(path.stem for path in sorted((FOLDER / "good").glob("*.yaml")))
NAMES = (*SHIPPED, *GOOD, *(f"generated-{number:02}" for number in range(STYLES)))
JUDGES = (*KINDS, "searcher")
"""The bots whose games are kept: those whose verdicts a trial gives, and the one that judges these."""
SEED = 5


@dataclass(frozen=True)
class Begun:
    """How companies of one kind of bot came off from a start: ``chosen`` times, of which ``won`` were won.

    ``rounds`` is how many rounds building took on average in all these games, ``spread`` their standard
    deviation.
    """

    board: str
    bot: str
    companies: int
    games: int
    rounds: float
    spread: float
    start: str
    chosen: int
    won: float

    @property
    def score(self) -> Score:
        """The same as the score of a start in a trial, without points."""
        return Score(round(self.won * WHOLE_WIN), Measure(self.chosen))


@cache
def board_named(name: str) -> Board:
    """Return a board of the corpus."""
    if name in SHIPPED:
        return shipped(name)
    if name in GOOD:
        board = read_board(FOLDER / "good" / f"{name}.yaml").board
        assert board is not None
        return board
    return generated_board(int(name.removeprefix("generated-")))


def played(name: str, bot: str, games: int) -> Iterator[Begun]:
    """Play games of one kind of bot on a board, and yield what each start came to."""
    board = board_named(name)
    companies = board.players.best or 4
    trial = trial_of(board, [bot] * companies, board.rules, SEED)
    tally = summed([play_one(trial, number) for number in range(games)])
    rounds, facts = tally.length.rounds, trial.game.facts
    for start in facts.starts:
        score = tally.starts.get(start)
        yield Begun(
            name,
            bot,
            companies,
            tally.games,
            round(rounds.mean, 2),
            round(rounds.deviation, 2),
            facts.labels[start],
            score.games if score else 0,
            round(score.wins / WHOLE_WIN, 2) if score else 0.0,
        )


def read() -> tuple[Begun, ...]:
    """Return what games came to when they were played last."""
    with GAMES.open(encoding="utf-8", newline="") as lines:
        return tuple(_read(row) for row in csv.DictReader(lines))


def _read(row: dict[str, str]) -> Begun:
    return Begun(
        row["board"],
        row["bot"],
        int(row["companies"]),
        int(row["games"]),
        float(row["rounds"]),
        float(row["spread"]),
        row["start"],
        int(row["chosen"]),
        float(row["won"]),
    )


def write(lines: Iterable[Begun]) -> None:
    """Keep what games came to, in the order of the boards and the bots."""
    with GAMES.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([field.name for field in fields(Begun)])
        writer.writerows(astuple(each) for each in sorted(lines, key=_order))


def _order(line: Begun) -> tuple[int, int]:
    return NAMES.index(line.board), JUDGES.index(line.bot)


def main() -> None:
    """Play the games of some boards and keep them with those of the others."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.checks.corpus.played", description=__doc__)
    parser.add_argument("boards", nargs="*", choices=(*NAMES, []), default=[])
    parser.add_argument("--bots", nargs="+", choices=JUDGES, default=KINDS)
    parser.add_argument("--games", type=int, default=160)
    chosen = parser.parse_args()
    for name in chosen.boards or NAMES:
        for bot in chosen.bots:
            new = tuple(played(name, bot, chosen.games))
            # Read again, because another run may have kept its games meanwhile.
            kept = read() if GAMES.exists() else ()
            write((*(each for each in kept if (each.board, each.bot) != (name, bot)), *new))


if __name__ == "__main__":
    main()

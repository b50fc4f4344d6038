"""Play games of bots in which cities appear, with a referee who judges every move and replays them.

.venv/bin/python -m tests.city_games --games 1000 --jobs 2
.venv/bin/python -m tests.city_games --small --games 200 --bots greedy,planner,random

After each move accounts are what payments have made of them, and what the bank pays and receives is what the
rules say. Each game is replayed from its transcript byte for byte, and must end after its last round.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

from engine import shipped
from engine.bots.roster import BOTS
from engine.game.events import BANK, Founded, Paid, RunDropped
from engine.game.play import Played
from engine.paths.compilation import at_pace, compiler_found
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.header import Header, game_of
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.writing import transcript_lines
from engine.turns.illegal import IllegalMove
from engine.turns.play import run
from tests.engine.game.cities.referee import Referee
from tests.engine.game.cities.small_boards import small_board

SEATS = (
    ("greedy", "greedy", "greedy", "greedy", "greedy"),
    ("planner", "greedy", "greedy"),
    ("greedy", "planner", "greedy", "greedy"),
    ("planner", "planner", "greedy"),
)
"""Who plays, in turn."""
NAMES = ("Red", "Blue", "Green", "Yellow", "Black", "Violet")
FAULTS = (
    ArithmeticError,
    AssertionError,
    IllegalMove,
    LookupError,
    ReplayError,
    TranscriptError,
    TypeError,
    ValueError,
)
"""What a move against the rules, a fault of the program or another replay shows itself by."""


class Shown(NamedTuple):
    """What a game has shown: how many moves, cities and payments of each sort there were.

    ``coast_race`` is the round in which the race between the coasts was run, 0 where it was not. ``wrong`` is
    what the referee found wrong, or that the replay differs; empty for a game without a fault.
    """

    counts: Counter[str]
    coast_race: int
    wrong: str = ""


def played(number: int, *, small: bool = False, bots: Sequence[str] = ()) -> Shown:
    """Play the game of a number, from 0, and return what it has shown."""
    seats = tuple(bots) or SEATS[number % len(SEATS)]
    board = small_board(number) if small else (shipped.folder("maps") / "tcusa.yaml").read_text("utf-8")
    header = Header(board, "", "", "transcontinental", NAMES[: len(seats)], seats, number, "")
    game, counts = game_of(header), Counter[str]()
    referee = Referee(game.facts, game.initial_state(len(seats)))
    try:
        moves = run(game, [BOTS[name] for name in seats], Random(number))
        lines = list(transcript_lines(header, game, _judged(referee, moves, counts)))
        referee.close()
        again = transcript_lines(header, game, replay(parse_transcript("".join(lines))))
        assert list(again) == lines, "the replay differs"
    except FAULTS as error:
        return Shown(counts, 0, f"game {number}, {seats}, move {referee.moves}: {error!r}")
    return Shown(counts, referee.state.progress.coast_race_round)


def _fast(number: int, *, small: bool, bots: Sequence[str]) -> Shown:
    """Play a game with compiled searches, where they can be."""
    with at_pace("compiled" if compiler_found() else "plain"):
        return played(number, small=small, bots=bots)


def _judged(referee: Referee, moves: Iterator[Played], counts: Counter[str]) -> Iterator[Played]:
    """Let the referee judge each move as the game goes by, and count what happens."""
    for turn in moves:
        referee.judge(turn)
        counts["moves"] += 1
        for event in turn.events:
            match event:
                case Founded(by=by, keys=keys):
                    counts[f"cities: {by}" if keys == 1 else f"a key more: {by}"] += 1
                case Paid(payer=payer, payee=payee, purpose=purpose) if BANK in {payer, payee}:
                    counts[f"bank: {purpose.reason.name.lower()}"] += 1
                case RunDropped():
                    counts["races dropped"] += 1
        yield turn


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as many games as are asked for, print what they have shown, and return 1 where one is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.city_games", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many games (200)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them (0)")
    parser.add_argument("--small", action="store_true", help="each on a small board of its own")
    parser.add_argument("--bots", default="", help="who plays, with commas between; several sorts in turn")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(arguments)
    bots = tuple(filter(None, chosen.bots.split(",")))
    numbers = range(chosen.first, chosen.first + chosen.games)
    counts, joined, wrong = Counter[str](), 0, 0
    with ProcessPoolExecutor(chosen.jobs) as executor:
        for shown in executor.map(partial(_fast, small=chosen.small, bots=bots), numbers):
            counts += shown.counts
            joined += shown.coast_race > 0
            wrong += bool(shown.wrong)
            if shown.wrong:
                sys.stdout.write(f"{shown.wrong}\n")
                sys.stdout.flush()
    sys.stdout.write(f"{chosen.games} games, {wrong} with a fault; coast to coast was run in {joined}\n")
    sys.stdout.writelines(f"{count:9,} {what}\n" for what, count in sorted(counts.items()))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

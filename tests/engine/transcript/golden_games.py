"""Golden games: each edition, each form of play, and each way a game can end, on small boards.

A game here is a seed and players who choose among the legal moves, so no bot's taste is in it: what changes
one of these files is a change of the rules, or of how moves are listed and written. When that was meant,
write them again from the root of the project with ``python -m tests.engine.transcript.golden_games`` and read
the difference before it is kept.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.board.document import Board
from engine.boardfile.writing import write_board
from engine.game.moves import Decline, Done, Enter, Move, Start
from engine.game.play import Game, Player
from engine.game.state import State
from engine.transcript.header import Header, game_of
from engine.transcript.people import Person
from engine.transcript.writing import transcript_lines
from engine.turns.play import run
from tests.engine.game.boards import board_of, ferried, ruled, vale
from tests.engine.game.checker import AnyMove
from tests.engine.game.cities.coasts import coast_to_coast
from tests.engine.game.scribe import Scribe
from tests.engine.game.test_early import Partner
from tests.engine.game.test_together import Sociable

LAST, DROPPED = "The last race is run.", "held over never became possible."
"""Why games of the sixth edition end (6.B7)."""
LAST_ROUND = "was the last."
"""Why games by post and games by rounds do (VP.5, TC.end)."""
TARGET, IDLE, NO_RUN = "An account has reached", "Nobody has entered the last", "No run is left"
"""Why others do, next to these (E.B7)."""
FOLDER = Path(__file__).parents[2] / "data" / "games"


class Homebody(AnyMove):
    """A player who starts, and then neither builds nor enters a race."""

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return the one of those moves whose time it is."""
        return next(move for move in game.legal_moves(state) if isinstance(move, Start | Done | Decline))


class Stayer(AnyMove):
    """A player who builds whatever they may and enters no race."""

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return any move that is no entry."""
        move = super().choose(game, state, random)
        return Decline() if isinstance(move, Enter) else move


PLAYERS: Mapping[str, Callable[[], Player]] = {
    "any move": AnyMove,
    "joint lines": Partner,
    "joint runs": Sociable,
    "stays at home": Homebody,
    "enters nothing": Stayer,
    "writes orders": Scribe,
}


class Golden(NamedTuple):
    """A game: its board, how many play it and how, from which seed, and who runs the companies.

    ``shows`` is what stands in its transcript and makes it worth keeping.
    """

    board: Board
    shows: tuple[str, ...] = (LAST,)
    seats: int = 3
    bot: str = "any move"
    seed: int = 1
    people: tuple[Person, ...] = ()


def early(board: Board) -> Board:
    """Return a board played by the early edition."""
    return board.edited(rules="early")


def tournament(board: Board) -> Board:
    """Return a board played by the rules of tournaments."""
    return board.edited(rules="tournament")


def postal(board: Board) -> Board:
    """Return a board played by post."""
    return board.edited(rules="postal")


def line() -> Board:
    """Return nine hexes in a row with a town at either end and one between, too near for any run."""
    towns = [("West", "A1", ("11",)), ("Mid", "A5", ("12",)), ("East", "A9", ("13",))]
    return early(board_of(["." * 9], towns, starts=["West"], override=[("min_run", 9)], keys="dice-36"))


ANN_AND_BOB = (Person("Ann", ("Red", "Green")), Person("Bob", ("Blue", "Yellow")))
AND_A_THIRD = (Person("Ann", ("Red",)), Person("Bob", ("Blue",)))
ALONE = (Person("Ann", ("Red", "Blue", "Green")),)

GAMES: Mapping[str, Golden] = {
    "sixth": Golden(vale(("races", 8), keys="dice-36+6"), (LAST, '"key": [5]', '"save"'), seats=4, seed=1),
    "sixth-cards": Golden(vale(("races", 6), keys="cards-52"), (LAST, '"card"'), seed=7),
    "sixth-short-game": Golden(vale(("races", 12), keys="dice-36+6"), (LAST, '"races": 12'), seats=2, seed=2),
    "sixth-all-the-keys": Golden(vale(("extra_every", 0)), (LAST, '"races": 18'), seats=2, seed=13),
    "sixth-held-over-dropped": Golden(vale(("races", 3), keys="cards-52"), (DROPPED,), seed=10),
    "sixth-building-never-ends": Golden(vale(("races", 2)), (DROPPED, '"races": 0'), bot="stays at home"),
    "sixth-nobody-enters": Golden(vale(("races", 3)), (LAST, '"races": 3'), bot="enters nothing", seed=15),
    "sixth-ferries-and-crossings": Golden(
        ferried(vale(("races", 5))), (LAST, '"buy"', '"cross": "Tunnel"', "Packet:B7"), seed=16
    ),
    "sixth-special-rules-and-leapfrog": Golden(
        ruled(vale(("leaps_over_one", 2), ("races", 4))), (LAST, '"leap"', '"start": "D9"')
    ),
    "sixth-joint-runs": Golden(
        vale(("races", 5), ("most_to_one", 4), ("most_net", 4)), (LAST, '"join"'), bot="joint runs", seed=5
    ),
    "sixth-bus-boss": Golden(vale(("scoring", "bus boss"), ("races", 4)), (LAST, '"train"'), seats=4, seed=1),
    "sixth-no-debt": Golden(vale(("debt", False), ("start_money", 4), ("races", 4)), seed=2),
    "sixth-two-companies-each": Golden(
        vale(("races", 4)), (LAST, '"Ann": '), seats=4, people=ANN_AND_BOB, seed=4
    ),
    "sixth-imaginary-third": Golden(
        vale(("races", 5)), (LAST, '"Green", "enter"'), people=AND_A_THIRD, seed=5
    ),
    "sixth-alone": Golden(vale(("races", 3)), (LAST, '"winners": ["Ann"]'), people=ALONE, seed=15),
    "early": Golden(early(vale(("targets", (70,)), ("min_run", 4))), (f"{TARGET} 70", '"notice"'), seed=9),
    "early-four-at-225": Golden(early(vale(("min_run", 4))), (f"{TARGET} 225",), seats=4, seed=11),
    "early-nobody-enters": Golden(
        early(vale(("idle_races", 3))), (f"{IDLE} 3 races",), seats=2, bot="enters nothing", seed=16
    ),
    "early-no-run-is-left": Golden(line(), (NO_RUN,), seats=2, seed=7),
    "early-building-never-ends": Golden(early(vale()), (NO_RUN,), seats=2, bot="stays at home"),
    "early-leapfrog": Golden(
        early(vale(("leaps_over_one", 2), ("targets", (60,)), ("min_run", 4))), (TARGET, '"leap"'), seed=2
    ),
    "tournament": Golden(
        tournament(vale(("min_run", 4), ("races", 8))), (LAST, '"races": 8'), seats=4, seed=9
    ),
    "tournament-joint-lines": Golden(
        tournament(vale(("min_run", 4), ("races", 4))),
        (LAST, '"agree"', '"refuse"'),
        bot="joint lines",
        seed=21,
    ),
    "postal": Golden(
        postal(vale(("race_table", "draws"))),
        (LAST_ROUND, '"dice"', '"orders"', '"races": [[', '"entries"', '"extra"'),
        bot="writes orders",
        seed=1,
    ),
    "transcontinental": Golden(
        coast_to_coast(),
        (LAST_ROUND, '"cities": [', '"races": [[', '"dice": [', '"races": 46'),
        seed=8,
    ),
    "tournament-keys-once": Golden(
        tournament(vale(("key_uses", 1), ("min_run", 3))), (LAST, '"races": 18'), seats=2, seed=10
    ),
}


def written(golden: Golden) -> str:
    """Return the transcript of a golden game, played from its seed."""
    players = ("Red", "Blue", "Green", "Yellow")[: golden.seats]
    bots = (golden.bot,) * golden.seats
    board = golden.board
    header = Header(
        write_board(board),
        "Vale",
        "vale.yaml",
        board.rules,
        players,
        bots,
        golden.seed,
        "0.1.0",
        golden.people,
    )
    game = game_of(header)
    moves = run(game, [PLAYERS[bot]() for bot in bots], Random(golden.seed))
    return "".join(transcript_lines(header, game, moves))


def main() -> None:
    """Write every golden game again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, golden in GAMES.items():
        (FOLDER / f"{name}.jsonl").write_text(written(golden), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

"""What is tried: a board, its rules and the bots; and which game of it is which."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Final

from engine.board.document import Board
from engine.boardfile.writing import write_board
from engine.bots.roster import BOTS
from engine.checks.rules.dynamic_cities import impossible_cities
from engine.game.keys import another_race
from engine.game.play import Game, UnplayableBoard
from engine.game.state import NO_PERSON
from engine.messages import Saying, count_of, listed, say
from engine.rulesets.limits import MOST_PLAYERS
from engine.transcript.header import Header, game_of, program_version
from engine.transcript.people import Person
from engine.turns.move_limit import MOST_MOVES

_SEED_BYTES = 6
BOTH: Final = "both"
"""Named for a company, it is run by one of the ``KINDS`` in each game, in turn."""
KINDS: Final = ("greedy", "planner")
"""The bots whose games are compared: what is said of a map should not depend on how well they play."""
MOST_GAMES: Final = 1_000_000
MOST_SEED: Final = 2**63 - 1
"""What a seed may be at most; each of them is another game, the same on every machine."""
TABLES: Final = {"each": (), "two": (0, 1, 0, 1), "third": (0, 1, NO_PERSON)}
"""Who runs the companies, by seats: everybody their own, two people two each (6.C7a), or two people one
each and no one the third (6.C7b)."""


@dataclass(frozen=True)
class Trial:
    """A board to be played on many times: the text of its map file, the rules, the bots, a seed.

    It is small and pickles, so that it can be sent to where games are played. ``bots`` names one for each
    company, or ``BOTH``. ``most_moves`` is how many a game may take before it counts as endless.
    """

    board: str
    rules: str
    bots: tuple[str, ...]
    seed: int
    most_moves: int = MOST_MOVES
    people: str = "each"
    """Who runs the companies: one of the ``TABLES``."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The bots that take turns, game by game; none where the same ones play them all."""
        return KINDS if BOTH in self.bots else ()

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot that plays, in the order they are named."""
        lineups = [self.of_kind(kind).bots for kind in self.kinds] or [self.bots]
        return tuple(dict.fromkeys(bot for lineup in lineups for bot in lineup))

    def of_kind(self, kind: str) -> "Trial":
        """Return the trial with one kind of bot in place of both."""
        return replace(self, bots=tuple(kind if bot == BOTH else bot for bot in self.bots))

    def kind_of(self, number: int) -> str:
        """Return which of the kinds plays a game (from 0); nothing where they do not take turns."""
        return self.kinds[number % len(self.kinds)] if self.kinds else ""

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game (from 0) by seats: in each of the same kind all move on by one seat."""
        turn = number // max(1, len(self.kinds)) % len(self.bots)
        bots = self.of_kind(self.kind_of(number)).bots
        return bots[turn:] + bots[:turn]

    def seed_of(self, number: int) -> int:
        """Return the seed of a game (from 0), which depends on nothing but the trial's and its number."""
        digest = sha256(f"{self.seed}/{number}".encode()).digest()
        return int.from_bytes(digest[:_SEED_BYTES])

    @property
    def game(self) -> Game:
        """The game, compiled once wherever it is played."""
        return _compiled(self.board, self.rules, len(self.bots), self.people)


@lru_cache(maxsize=4)
def _compiled(board: str, rules: str, players: int, people: str) -> Game:
    """Return the game of a board's text."""
    names = tuple(say("Seat {seat}", seat=seat) for seat in range(1, players + 1))
    return game_of(Header(board, "", "", rules, names, names, 0, program_version(), people_at(people, names)))


def people_at(people: str, companies: Sequence[str]) -> tuple[Person, ...]:
    """Return the people of one of the ``TABLES`` with their companies; none where each runs their own."""
    seats = TABLES[people]
    return tuple(
        Person(
            say("Person {n}", n=one + 1),
            tuple(companies[seat] for seat, who in enumerate(seats) if who == one),
        )
        for one in sorted({*seats} - {NO_PERSON})
    )


def played_by(trial: Trial) -> Saying:
    """Return which bots run the companies, and in which games where kinds of them take turns."""
    lineups = [_lineup(trial.of_kind(kind)) for kind in trial.kinds] or [_lineup(trial)]
    if len(lineups) == 1:
        return lineups[0]
    return say("{lineups}, in turn", lineups=listed(lineups))


def _lineup(trial: Trial) -> Saying:
    """Return the bots of a game; equal ones as a number."""
    if len(trial.names) > 1 or len(trial.bots) == 1:
        return say("{bots}", bots=tuple(map(say, trial.bots)))
    return say("{n} × {bot}", n=len(trial.bots), bot=say(trial.bots[0]))


def trial_of(board: Board, bots: Sequence[str], rules: str, seed: int, people: str = "each") -> Trial:
    """Return the trial of a board; raises ValueError with a sentence when no game of it can begin."""
    demand_bots(bots, BOTH)
    demand_table(people, len(bots))
    trial = Trial(write_board(board), rules, tuple(bots), seed, people=people)
    demand_possible_cities(board.edited(rules=rules))
    demand_playable(trial.game, len(trial.bots))
    return trial


def demand_table(people: str, bots: int) -> None:
    """Raise ValueError when one of the ``TABLES`` has seats for another number of companies."""
    companies = len(TABLES[people])
    if companies and bots != companies:
        raise ValueError(
            say(
                "This table has {companies} companies, but {named}.",
                companies=companies,
                named=count_of(bots, "one player is named", "{n} players are named"),
            )
        )


def demand_bots(names: Sequence[str], *others: str) -> None:
    """Raise ValueError when a name is no bot's nor one of others, or they are more than a game can seat."""
    for name in names:
        if name not in (*BOTS, *others):
            raise ValueError(say("Unknown bot '{name}'. Known: {names}.", name=name, names=", ".join(BOTS)))
    if len(names) > MOST_PLAYERS:
        raise ValueError(
            say(
                "A game has at most {most_players} players, but {n} are named.",
                most_players=MOST_PLAYERS,
                n=len(names),
            )
        )


def demand_possible_cities(board: Board) -> None:
    """Raise UnplayableBoard with the first error of the board's rule of cities that no waiver covers."""
    error = impossible_cities(board)
    if error is not None:
        raise UnplayableBoard(
            say(
                "{code}: {message} See the findings of the map for a fix.",
                code=error.code,
                message=error.message,
            )
        )


def demand_playable(game: Game, players: int) -> None:
    """Raise UnplayableBoard, with a sentence, where there is nothing to play for."""
    if game.facts.rules.turn_order == "rounds":
        game.initial_state(players)
        return
    if not game.facts.map_places.towns:
        raise UnplayableBoard(
            say("No town has a key. Assign keys to towns; `platelayer check` lists the unassigned ones.")
        )
    if not another_race(game.facts, game.initial_state(players)):
        raise UnplayableBoard(
            say(
                "The towns have too few '{name}' keys for a race. `platelayer check` lists the missing ones.",
                name=game.facts.scheme.name,
            )
        )

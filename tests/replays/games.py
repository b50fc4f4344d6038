"""Games of bots on the shipped maps, each played by the program and followed by the accountant."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from engine import shipped
from engine.bots.roster import BOTS
from engine.game.events import Laid
from engine.game.moves import Decline, Enter, Join, Propose
from engine.game.play import Choice, Game, Played, Player
from engine.game.state import State
from engine.game.steps.declaring import Declare
from engine.transcript.header import Header, game_of
from engine.transcript.writing import transcript_lines
from engine.turns.play import run
from tests.engine.game.test_together import Sociable as Partner
from tests.replays.accountant import Accountant
from tests.replays.editions import EDITIONS, START_MONEY
from tests.replays.small_boards import small_board

MAPS = ("ireland", "severn")
SEATS = (
    ("planner", "greedy", "random"),
    ("planner", "planner", "planner"),
    ("greedy", "random"),
    ("greedy", "greedy", "planner", "random"),
    ("sociable", "sociable", "planner", "sociable", "greedy"),
)
"""Who plays, in turn."""
SMALL = "small"
SMALL_SEATS = (
    ("random", "sociable", "random"),
    ("planner", "random", "planner", "random"),
    ("partner", "partner", "partner"),
)
"""Who plays on small boards: those who build at random use every rule."""
NAMES = ("Red", "Blue", "Green", "Yellow", "Black")


class Planned(NamedTuple):
    """A game to be played: where, by which edition, by whom, and from which seed."""

    map: str
    rules: str
    bots: tuple[str, ...]
    seed: int


def planned(number: int) -> Planned:
    """Return the game of a number, from 0: every map, every edition and all seats come in turn."""
    maps, editions = len(MAPS), len(EDITIONS)
    return Planned(
        MAPS[number % maps],
        list(EDITIONS)[number // maps % editions],
        SEATS[number % len(SEATS)],
        number,
    )


class Sociable:
    """Builds as the greedy bot, and proposes joint runs and exchanges in races."""

    def choose(self, game: Game, state: State, random: Random) -> Choice:
        """Return a move."""
        races = isinstance(game.turn(state), Declare)
        return (Partner() if races else BOTS["greedy"]).choose(game, state, random)


PLAYERS: Mapping[str, Player] = {**BOTS, "sociable": Sociable(), "partner": Partner()}


@dataclass
class Followed:
    """A game as the program has it: accounts where the accountant looks at them, and what track cost."""

    lines: list[str]
    stands: list[list[int]] = field(default_factory=list)
    costs: list[int] = field(default_factory=list)

    def follow(self, played: Iterable[Played]) -> Iterator[Played]:
        """Write down what is said of every move, as the game goes by."""
        accounts: list[int] = []
        for turn in played:
            accounts = accounts or [START_MONEY] * len(turn.state.accounts)
            if not isinstance(turn.move, Enter | Propose | Join | Decline):
                self.stands.append(accounts)
            laid = [event.cost for event in turn.events if isinstance(event, Laid)]
            self.costs += [sum(laid)] if laid else []
            accounts = list(turn.state.accounts)
            yield turn
        self.stands.append(accounts)


def planned_on_small_boards(number: int) -> Planned:
    """Return the game of a number on a small board of its own, with special rules of every sort."""
    return planned(number)._replace(map=SMALL, bots=SMALL_SEATS[number % len(SMALL_SEATS)])


def played(plan: Planned) -> Followed:
    """Play a game and return its transcript, with what the program says of its money."""
    if plan.map == SMALL:
        board = small_board(plan.seed)
    else:
        board = (shipped.folder("maps") / f"{plan.map}.yaml").read_text("utf-8")
    names = NAMES[: len(plan.bots)]
    header = Header(board, plan.map, f"{plan.map}.yaml", plan.rules, names, plan.bots, plan.seed, "")
    game = game_of(header)
    found = Followed([])
    moves = run(game, [PLAYERS[name] for name in plan.bots], Random(plan.seed))
    found.lines += transcript_lines(header, game, found.follow(moves))
    return found


def checked(found: Followed) -> Accountant:
    """Have the accountant follow a game; raises AssertionError where they find another amount."""
    header, *lines = map(json.loads, found.lines)
    accountant = Accountant(header)
    for number, line in enumerate(lines, 2):
        try:
            accountant.take(line)
        except AssertionError as error:
            raise AssertionError(f"line {number}, {line}: {error}") from error
        at = len(accountant.stands) - 1
        here = list(accountant.stands[at].values()) if accountant.stands else found.stands[0]
        assert here == found.stands[max(at, 0)], (number, line, here, found.stands[at])
    assert [list(stand.values()) for stand in accountant.stands] == found.stands
    assert accountant.costs == found.costs
    return accountant

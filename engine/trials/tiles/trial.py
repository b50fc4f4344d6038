"""A trial of a tile set: which bots play, and what its games come to."""

from collections import Counter
from collections.abc import Generator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from operator import add
from random import Random
from time import perf_counter

from engine.tiles.events import Linked
from engine.tiles.facts import facts_of
from engine.tiles.moves import Deliver, Pass, Place, SetOrder
from engine.tiles.play import Played, TileGame
from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.rules import rules_of
from engine.tiles.set import TileSet
from engine.tiles.writing import write_set
from engine.transcript.header import program_version
from engine.transcript.tiles.header import TileHeader
from engine.transcript.tiles.writing import transcript_lines
from engine.trials.figures import WHOLE_WIN, Measure, Score, together
from engine.trials.playing import Batch, Done
from engine.trials.running import Progress, gathered
from engine.trials.workers import Here
from engine.turns.move_limit import ending
from engine.turns.play import run
from engine.workers import processes


@dataclass(frozen=True)
class TileTrial:
    """Games of some bots on a set. Seats go round by one from game to game, seeds count up."""

    tiles: TileSet
    bots: tuple[str, ...]
    seed: int
    challenge: bool = False

    @cached_property
    def game(self) -> TileGame:
        """The game; raises UnplayableSet or RuleSetError where the set cannot be played."""
        facts = facts_of(self.tiles, rules_of(self.tiles), len(self.bots), challenge=self.challenge)
        return TileGame(facts)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game by seat, by its number from 0."""
        turn = number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]

    def seed_of(self, number: int) -> int:
        """Return the seed of a game by its number."""
        return Random(f"{self.seed}/{number}").getrandbits(32)


@dataclass(frozen=True)
class TileTally:
    """Sums over games: by bot, by first place in order, by railroad and by tile; they add up in any order.

    ``values`` are final values of stock, ``links`` links at the end, ``delivered`` deliveries, each by
    railroad. ``placed`` counts the games in which a tile was laid by a player, ``passes`` are of placing.
    """

    games: int = 0
    turns: Measure = Measure()
    bots: dict[str, Score] = field(default_factory=dict)
    places: dict[int, Score] = field(default_factory=dict)
    values: dict[int, Measure] = field(default_factory=dict)
    links: dict[int, Measure] = field(default_factory=dict)
    placed: Counter[int] = field(default_factory=Counter)
    ranks: Counter[int] = field(default_factory=Counter)
    passes: int = 0
    blanks: int = 0
    deliveries: int = 0

    @property
    def played(self) -> int:
        """How many games were played; each came to its end."""
        return self.games

    def __add__(self, other: "TileTally") -> "TileTally":
        """Return both together."""
        return TileTally(
            self.games + other.games,
            self.turns + other.turns,
            together((self.bots, other.bots)),
            together((self.places, other.places)),
            together((self.values, other.values)),
            together((self.links, other.links)),
            self.placed + other.placed,
            self.ranks + other.ranks,
            self.passes + other.passes,
            self.blanks + other.blanks,
            self.deliveries + other.deliveries,
        )


def play_one(trial: TileTrial, number: int) -> TileTally:
    """Play one game by its number and return what it came to."""
    game, bots = trial.game, trial.seating(number)
    moves = run(game, [TILE_BOTS[name] for name in bots], Random(trial.seed_of(number)), lasting=False)
    order = tuple(range(len(bots)))
    placed, counts = Counter[int](), Counter[str]()
    last: Played | None = None
    for last in ending(moves):
        match last.move:
            case SetOrder(seats):
                order = seats
            case Place(tile):
                placed[tile] += 1
                counts["blanks"] += last.state.stage != "setup" and not _links(last)
            case Pass():
                counts["passes"] += last.state.stage == "placing" or _ends_placing(last)
            case Deliver():
                counts["deliveries"] += 1
    assert last is not None
    tally = _tally(game, last, order, bots, placed)
    return replace(tally, passes=counts["passes"], blanks=counts["blanks"], deliveries=counts["deliveries"])


def _links(played: Played) -> bool:
    return any(isinstance(event, Linked) for event in played.events)


def _ends_placing(played: Played) -> bool:
    """Return whether a pass was the last of the placing, so that all have still to deliver."""
    state = played.state
    return state.stage == "delivering" and state.waiting == state.order and not any(state.delivered)


def _tally(
    game: TileGame, last: Played, order: tuple[int, ...], bots: tuple[str, ...], placed: Counter[int]
) -> TileTally:
    """Return what the end of a game says, and which tiles were placed in it."""
    result = game.result(last.state)
    assert result is not None
    share = WHOLE_WIN // len(result.winners)
    scores = [
        Score(share if seat in result.winners else 0, Measure.of(total))
        for seat, total in enumerate(result.totals)
    ]
    made = Counter(link.railroad for link in last.state.links.values())
    return TileTally(
        games=1,
        turns=Measure.of(result.turns),
        bots=together({bot: score} for bot, score in zip(bots, scores, strict=True)),
        places={place: scores[seat] for place, seat in enumerate(order)},
        values={railroad: Measure.of(value) for railroad, value in enumerate(last.state.values)},
        links={railroad: Measure.of(made[railroad]) for railroad in range(len(game.facts.railroads))},
        placed=placed,
        ranks=Counter((result.rank,)),
    )


def play_batch(trial: TileTrial, batch: Batch) -> Done[TileTally]:
    """Play some games one after the other: the piece of work that is sent to a worker."""
    begun = perf_counter()
    numbers = range(batch.first, batch.first + batch.games)
    tally = reduce(add, (play_one(trial, number) for number in numbers), TileTally())
    return Done(batch, tally, perf_counter() - begun)


def transcript_of_tiles(trial: TileTrial, number: int, names: Sequence[str]) -> str:
    """Play a game of a trial again, by its number from 0, and return its transcript, names by seats."""
    tiles, bots, seed = trial.tiles, trial.seating(number), trial.seed_of(number)
    header = TileHeader(
        text=write_set(tiles),
        title=tiles.title,
        path="",
        rules=tiles.rules,
        players=tuple(names),
        bots=bots,
        seed=seed,
        version=program_version(),
        challenge=trial.challenge,
    )
    moves = run(trial.game, [TILE_BOTS[name] for name in bots], Random(seed))
    return "".join(transcript_lines(header, trial.game, ending(moves)))


def run_trial(
    trial: TileTrial, games: int, executor: Executor, workers: int
) -> Generator[Progress[TileTally], None, None]:
    """Play games of a trial of a set as :func:`engine.trials.running.gathered` does."""
    return gathered(play_batch, trial, games, (executor, workers), TileTally())


def workers(jobs: int) -> AbstractContextManager[Executor]:
    """Return an executor with ``jobs`` processes, which end on leaving; one alone works in this process."""
    # A worker needs no preparation.
    return nullcontext(Here()) if jobs == 1 else processes(jobs, int)

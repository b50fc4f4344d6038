"""Playing some games of a trial, wherever that is: the piece of work that is sent to a worker."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import Generic, TypeVar

from engine.bots.roster import BOTS, searching
from engine.messages import say
from engine.paths.compilation import use_what_is_kept
from engine.transcript.header import Header, board_of, game_of, program_version
from engine.transcript.writing import transcript_lines
from engine.trials.tally import Failure, Tally, summed
from engine.trials.trial import Trial, people_at
from engine.trials.watching import Watch
from engine.turns.illegal import IllegalMove
from engine.turns.move_limit import EndlessGame, ending
from engine.turns.play import run

Sums = TypeVar("Sums")
"""What games came to, as sums that add up."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games one after the other: the numbers ``first`` to ``first + games - 1``."""

    first: int
    games: int


@dataclass(frozen=True, slots=True)
class Done(Generic[Sums]):
    """What a batch came to, and the seconds it took, by which the next one's size is chosen."""

    batch: Batch
    tally: Sums
    seconds: float


def play(trial: Trial, batch: Batch) -> Done[Tally]:
    """Play a batch of games; one that fails is counted as such and keeps none of the others back."""
    begun = perf_counter()
    tally = summed([play_one(trial, batch.first + turn) for turn in range(batch.games)])
    return Done(batch, tally, perf_counter() - begun)


def play_one(trial: Trial, number: int) -> Tally:
    """Play one game of a trial, by its number from 0, and return what it came to."""
    bots, seed = trial.seating(number), trial.seed_of(number)
    use_what_is_kept(searching(bots))
    watch = Watch(trial.game, bots)
    try:
        moves = run(trial.game, [BOTS[name] for name in bots], Random(seed), lasting=False)
        (last,) = deque(ending(watch.watching(trial.game, moves), trial.most_moves), maxlen=1)
    except Exception as error:  # noqa: BLE001  # whatever a bot does wrong, the trial goes on
        return _by_kind(trial, number, Tally(failures=(Failure(number, seed, bots, _why(error)),)))
    result = trial.game.result(last.state)
    assert result is not None
    return _by_kind(trial, number, watch.tally(result))


def _by_kind(trial: Trial, number: int, tally: Tally) -> Tally:
    """Return the tally of a game, which is also that of its kind of bot where these take turns."""
    kind = trial.kind_of(number)
    return replace(tally, kinds={kind: tally}) if kind else tally


def transcript_of(trial: Trial, number: int, names: Sequence[str]) -> str:
    """Play a game of a trial again, by its number from 0, and return its transcript.

    ``names`` are those of the companies, by seats. Raises EndlessGame, and IllegalMove for a bot's mistake.
    """
    bots, seed = trial.seating(number), trial.seed_of(number)
    header = Header(
        board=trial.board,
        title="",
        path="",
        rules=trial.rules,
        players=tuple(names),
        bots=bots,
        seed=seed,
        version=program_version(),
        people=people_at(trial.people, names),
    )
    header = replace(header, title=board_of(header).title)
    game = game_of(header)
    moves = run(game, [BOTS[name] for name in bots], Random(seed))
    return "".join(transcript_lines(header, game, ending(moves, trial.most_moves)))


def _why(error: Exception) -> str:
    if isinstance(error, EndlessGame):
        return say("The game was not over after {most} moves.", most=error.args[0])
    if isinstance(error, IllegalMove):
        told = say("{message} ({rule})", message=error.message, rule=error.rule)
        return say("A bot made an illegal move: {error}", error=told)
    return say("A bot failed: {kind}: {error}", kind=type(error).__name__, error=error)

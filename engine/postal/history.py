"""What was played so far in a postal game: the moves of each round, and the referee's rulings."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.game.ledger import Ledger
from engine.game.moves import ChanceMove, Move, RollTrain
from engine.game.play import Game, Played
from engine.game.state import State
from engine.game.steps.step import Throw
from engine.postal.reading.gazetteer import Gazetteer
from engine.transcript.fields import Plain, written
from engine.transcript.header import Header, board_of, game_of, plain_header
from engine.transcript.moves import Notation
from engine.transcript.reading import parse_transcript
from engine.transcript.remarks import Ruling, plain_ruling
from engine.transcript.replay import replay
from engine.transcript.writing import plain_result
from engine.turns.chance import CHANCE

SETUP: Final = 0
"""The round before the first, in which companies choose their starts."""


class Made(NamedTuple):
    """A move of a postal game: the round it was made in, and what it brought about.

    ``before`` and ``after`` are the states around it. A throw for the next round belongs to the round before.
    """

    round: int
    played: Played
    before: State

    @property
    def after(self) -> State:
        """The state after it."""
        return self.played.state


@dataclass(frozen=True)
class History:
    """The moves of a postal game, and its rulings by how many moves came before them."""

    header: Header
    game: Game
    board: Board
    gazetteer: Gazetteer
    moves: tuple[Made, ...] = ()
    rulings: tuple[tuple[int, Ruling], ...] = ()

    @property
    def state(self) -> State:
        """The state after all moves."""
        return self.moves[-1].after if self.moves else self._initial

    @cached_property
    def _initial(self) -> State:
        return self.game.initial_state(len(self.header.players))

    @property
    def round(self) -> int:
        """The round that waits for orders or throws, 0 before the first."""
        return self.state.round

    @property
    def is_over(self) -> bool:
        """Whether the last round is played."""
        return self.game.is_over(self.state)

    @property
    def last_played(self) -> int | None:
        """The last round that was played, None for none; the round before the first is 0."""
        return max((made.round for made in self.moves if not is_opening(made)), default=None)

    @property
    def waits_for_throw(self) -> bool:
        """Whether chance is to throw next."""
        return self.game.actor(self.state) == CHANCE

    def made(self, move: Move) -> "History":
        """Return the history with another move; raises IllegalMove."""
        before, actor = self.state, self.game.actor(self.state)
        after, events = self.game.apply(before, move)
        played = Played(CHANCE if actor is None else actor, move, events, after)
        return replace(self, moves=(*self.moves, Made(before.round, played, before)))

    def ruled(self, rulings: Iterable[Ruling]) -> "History":
        """Return the history with rulings that hold for the orders that come next."""
        new = ((len(self.moves), ruling) for ruling in rulings)
        return replace(self, rulings=(*self.rulings, *new))

    def of_round(self, number: int) -> tuple[Made, ...]:
        """Return the moves made in a round, without the throw that begins the next one."""
        return tuple(made for made in self.moves if made.round == number and not is_opening(made))

    def before_round(self, number: int) -> "History":
        """Return the history up to where the orders of a round are awaited."""
        kept = [made for made in self.moves if made.round < number]
        return replace(
            self,
            moves=tuple(kept),
            rulings=tuple((after, ruling) for after, ruling in self.rulings if after < len(kept)),
        )

    # -- luck ------------------------------------------------------------------------------

    def thrown(self, seed: str) -> ChanceMove:
        """Return what chance throws next by a secret seed: each throw has numbers of its own.

        What players order changes no other throw.
        """
        state, turn = self.state, self.game.turn(self.state)
        assert isinstance(turn, Throw), "Chance has nothing to throw now."
        copy = state.copy()
        ledger = Ledger(copy, self.game.facts.rules)
        random = Random("/".join(map(str, (seed, *self._occasion()))))
        ((move, _),) = turn.throw(self.game.facts, copy, random, ledger, once=True)
        assert isinstance(move, ChanceMove)
        return move

    def _occasion(self) -> tuple[str, int, int]:
        """Return what is thrown for: the kind, the round or race, and how often before."""
        state = self.state
        if state.pair is None:
            return "round", state.round + 1, 0
        race = state.pair.race
        rolls = sum(_is_roll(made, state.round, race) for made in self.moves)
        return "race", race, rolls

    def luck_faults(self, seed: str) -> Iterator[tuple[int, ChanceMove]]:
        """Yield the throws that a seed would have made otherwise, each with its round."""
        before = replace(self, moves=())
        for made in self.moves:
            move = made.played.move
            if made.played.actor == CHANCE and move != before.thrown(seed):
                assert isinstance(move, ChanceMove)
                yield made.round, move
            before = replace(before, moves=(*before.moves, made))

    # -- files -----------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """Yield the lines of ``game.jsonl``."""
        notation = Notation(self.game.facts, self.header.players)
        yield written(plain_header(self.header))
        by_place: dict[int, list[Plain]] = {}
        for after, ruling in self.rulings:
            by_place.setdefault(after, []).append(plain_ruling(ruling, self.header.players))
        for place, made in enumerate(self.moves):
            yield from map(written, by_place.get(place, ()))
            yield written(notation.plain(made.played.actor, made.played.move))
        yield from map(written, by_place.get(len(self.moves), ()))
        result = self.game.result(self.state)
        if result is not None:
            yield written({"result": plain_result(result, self.header)})


def is_opening(made: Made) -> bool:
    """Return whether a move is a throw that begins the next round."""
    return made.played.actor == CHANCE and not isinstance(made.played.move, RollTrain)


def _is_roll(made: Made, number: int, race: int) -> bool:
    pair = made.before.pair
    rolls = isinstance(made.played.move, RollTrain)
    return rolls and made.round == number and pair is not None and pair.race == race


def new_history(header: Header) -> History:
    """Return the history of a game that begins; raises ValueError, UnplayableBoard."""
    history = _history(header, game_of(header))
    history.game.initial_state(len(header.players))
    return history


def _history(header: Header, game: Game) -> History:
    board = board_of(header)
    return History(header, game, board, Gazetteer(board, game.facts))


def read_history(text: str) -> History:
    """Return the history that the lines of a game hold.

    Raises TranscriptError and ReplayError, each with the line at fault.
    """
    transcript = parse_transcript(text, unfinished=True)
    history = _history(transcript.header, transcript.game)
    made: list[Made] = []
    before = history.state
    for played in replay(transcript):
        made.append(Made(before.round, played, before))
        before = played.state
    rulings = tuple(
        (remark.after, remark.says) for remark in transcript.remarks if isinstance(remark.says, Ruling)
    )
    return replace(history, moves=tuple(made), rulings=rulings)

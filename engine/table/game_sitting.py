"""What sittings of all games share: moves made and taken back, kept states, seats that change hands.

A sitting is its moves so far and those that were taken back and may be redone. Every change makes another
sitting; a state at most `EVERY` moves away is kept for each of its moves.
"""

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from engine.table.luck import Luck, Occasion
from engine.transcript.fields import Plain, written
from engine.transcript.remarks import Note
from engine.turns.chance import CHANCE, Outcomes
from engine.turns.illegal import IllegalMove
from engine.turns.play import Game, Played
from engine.turns.step import Position, Turn

EVERY: Final = 8
"""How many moves lie between two states that are kept, at most."""
MOST_LINES: Final = 20
"""How many abandoned lines of moves are kept."""

S = TypeVar("S", bound=Position)
M = TypeVar("M")
E = TypeVar("E")


class SeatedHeader(Protocol):
    """What the header of every game has: the players, who plays for them at first, and the seed."""

    @property
    def title(self) -> str:
        """The title of the document that is played."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays each seat at first: HUMAN, or the name of a bot."""

    @property
    def seed(self) -> int:
        """The seed of all throws."""


class Made(NamedTuple, Generic[M, E]):
    """A move that was made: who, what, its events, in which step of the turn order.

    ``occasion`` is what chance threw for; ``lines`` are those of the move in the file.
    """

    actor: int
    move: M
    events: tuple[E, ...]
    step: str
    occasion: Occasion | None
    lines: tuple[str, ...]


class OtherLine(NamedTuple, Generic[M, E]):
    """Moves that were abandoned: all from the first, and after how many the game went on otherwise."""

    moves: tuple[Made[M, E], ...]
    parted: int


@dataclass(frozen=True)
class GameSitting(ABC, Generic[S, M, E]):
    """A game as it is played at a table.

    Of ``moves`` the first ``at`` count; the others were taken back. ``state`` is that after them, ``kept``
    are states with the numbers of moves before them, the first of them that before any. ``taken`` are the
    seats that changed hands, each after how many moves, the seat and who plays it since.
    """

    dear_steps: ClassVar[frozenset[str]] = frozenset()
    """Steps whose moves take long to make: a state is kept after each, so that none is made again."""

    header: SeatedHeader
    game: Game[Any, S, M, E, Any]
    luck: Luck
    state: S
    kept: tuple[tuple[int, S], ...]
    moves: tuple[Made[M, E], ...] = ()
    at: int = 0
    taken: tuple[tuple[int, int, str], ...] = ()
    notes: tuple[Note, ...] = ()
    others: tuple[OtherLine[M, E], ...] = ()

    # -- what each game says -----------------------------------------------------------------

    @abstractmethod
    def first_occasion(self) -> Occasion:
        """Return what chance throws for in the present state, as the first such throw."""

    @abstractmethod
    def move_lines(self, actor: int, move: M, after: S, events: tuple[E, ...]) -> tuple[Plain, ...]:
        """Return the lines that a move made now has in the file."""

    @abstractmethod
    def header_line(self) -> Plain:
        """Return the first line of the file."""

    @abstractmethod
    def result_line(self) -> Plain:
        """Return the result as the last line has it; the game is over."""

    @abstractmethod
    def note_line(self, note: Note) -> Plain:
        """Return the line of a note."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """What each seat has now."""

    @property
    def people(self) -> tuple[int, ...]:
        """Who runs each seat, by number: each another, unless the game says otherwise."""
        return tuple(range(len(self.header.players)))

    def bare(self, state: S) -> S:
        """Return a copy of a state to keep."""
        return state.copy()

    def goes_on(self, made: Made[M, E]) -> bool:
        """Return whether a turn may go on after a move of it."""
        return True

    # -- what is due -------------------------------------------------------------------------

    @property
    def turn(self) -> Turn[Any, S, M, E, Any] | None:
        """The step that waits for a move, None when the game is over."""
        return self.game.turn(self.state)

    @property
    def actor(self) -> int | None:
        """The seat whose move it is, CHANCE for a throw, None when the game is over."""
        return self.game.actor(self.state)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays each seat now: HUMAN, or the name of a bot."""
        seats = list(self.header.bots)
        for _, seat, by in self.taken:
            seats[seat] = by
        return tuple(seats)

    @property
    def mover(self) -> str | None:
        """Who moves now: HUMAN or the name of a bot; None for a throw, and when the game is over."""
        actor = self.actor
        return None if actor is None or actor == CHANCE else self.seats[actor]

    def legal(self) -> list[M]:
        """Return moves that may be made now (:meth:`engine.turns.play.Game.legal_moves`)."""
        return self.game.legal_moves(self.state)

    def why_illegal(self, move: M) -> IllegalMove | None:
        """Say which rule forbids a move now, or None."""
        return self.game.why_illegal(self.state, move)

    def chance(self) -> Outcomes[M]:
        """Return what chance may bring now; nothing on a player's turn."""
        return self.game.chance(self.state)

    @property
    def occasion(self) -> Occasion | None:
        """What chance throws for now, None where it is not its turn."""
        if self.actor != CHANCE:
            return None
        now, nth = self.first_occasion(), 0
        for made in reversed(self.moves[: self.at]):
            before = made.occasion
            if before is None:
                continue
            if (before.kind, before.number) != (now.kind, now.number):
                break
            nth += before.seat == now.seat
        return now._replace(nth=nth)

    # -- going on ----------------------------------------------------------------------------

    def made(self, move: M) -> Self:
        """Return the sitting after a move of the player to move.

        What was taken back is kept as another line, unless the next of it is this move: then the rest can
        still be redone. Raises IllegalMove, with the rule that forbids it.
        """
        if self.at < len(self.moves) and self.moves[self.at].move == move:
            return replace(self, at=self.at + 1, state=self.game.apply(self.state, move).state)
        turn, before = self.turn, self.state
        state, events = self.game.apply(before, move)
        assert turn is not None
        actor = turn.actor(self.game.facts, before)
        lines = tuple(map(written, self.move_lines(actor, move, state, events)))
        made = Made(actor, move, events, type(turn).__name__, self.occasion, lines)
        begun = self.cut()
        moves = (*begun.moves, made)
        kept = self._keeping(begun.kept, made, len(moves), state)
        return replace(begun, moves=moves, at=len(moves), state=state, kept=kept)

    def cut(self) -> Self:
        """Return the sitting without the moves that were taken back: they are one of its other lines."""
        if self.at == len(self.moves):
            return self
        return replace(
            self,
            moves=self.moves[: self.at],
            kept=self.kept[: self._nearest(self.at) + 1],
            taken=_settled(
                [(min(after, self.at), seat, by) for after, seat, by in self.taken], self.header.bots
            ),
            notes=tuple(replace(note, move=min(note.move, self.at)) for note in self.notes),
            others=(*self.others, OtherLine(self.moves, self.at))[-MOST_LINES:],
        )

    def times_again(self, move: int) -> int:
        """Return how often the throw after this many moves was replaced by another; 0 for what is none."""
        occasion = self.moves[move].occasion if move < self.at else self.occasion
        return 0 if occasion is None else self.luck.times_again(occasion)

    def throw(self) -> M:
        """Return what chance throws now by the luck of the sitting."""
        occasion = self.occasion
        assert occasion is not None
        return self.game.sampled(self.state, self.luck.throw(occasion))

    def thrown_again(self, occasion: Occasion, times: int = 1) -> Self:
        """Return the sitting in which other numbers come up when chance throws for an occasion."""
        return replace(self, luck=self.luck.thrown_again(occasion, times))

    def seated(self, seat: int, by: str) -> Self:
        """Return the sitting in which a seat goes on by a bot, or by a person, from now on."""
        begun = self.cut()
        return replace(begun, taken=_settled([*begun.taken, (begun.at, seat, by)], self.header.bots))

    def noted(self, place: int, text: str, at: int | None = None) -> Self:
        """Return the sitting with a note on a place, made after a number of moves; by default after all."""
        return replace(self, notes=(*self.notes, Note(place, text, self.at if at is None else at)))

    # -- taking back -------------------------------------------------------------------------

    def taken_back(self, to: int) -> Self:
        """Return the sitting as it was after this many moves, the others to be redone.

        Raises ValueError where there are fewer.
        """
        if not 0 <= to <= len(self.moves):
            raise ValueError(f"The game has {len(self.moves)} moves, not {to}.")
        return replace(self, at=to, state=self.state_after(to))

    def redone(self, moves: int = 1) -> Self:
        """Return the sitting with moves that were taken back made again, as many as there are."""
        return self.taken_back(min(len(self.moves), self.at + moves))

    def gone_to(self, line: OtherLine[M, E]) -> Self:
        """Return the sitting on another of its lines, at the end of it; the one it leaves is kept."""
        same = 0
        for here, there in zip(self.moves, line.moves, strict=False):
            if here != there:
                break
            same += 1
        others = tuple(other for other in self.others if other is not line)
        begun = replace(self, others=others).taken_back(same).cut()
        state, kept = begun.state, begun.kept
        for count, made in enumerate(line.moves[same:], same + 1):
            state = self.game.apply(state, made.move).state
            kept = self._keeping(kept, made, count, state)
        return replace(begun, moves=line.moves, at=len(line.moves), state=state, kept=kept)

    def state_after(self, moves: int) -> S:
        """Return the state after this many moves."""
        if moves == self.at:
            return self.state
        before, state = self.kept[self._nearest(moves)]
        for made in self.moves[before:moves]:
            state = self.game.apply(state, made.move).state
        return state

    def _nearest(self, moves: int) -> int:
        """Return the place of the last state that is kept up to this many moves."""
        return bisect_right(self.kept, moves, key=itemgetter(0)) - 1

    def _keeping(
        self, kept: tuple[tuple[int, S], ...], made: Made[M, E], moves: int, state: S
    ) -> tuple[tuple[int, S], ...]:
        """Return the states to keep after a move, the last of this many."""
        is_wanted = moves - kept[-1][0] >= EVERY or made.step in self.dear_steps
        return (*kept, (moves, self.bare(state))) if is_wanted else kept

    def played(self, first: int = 0, to: int | None = None) -> Sequence[Played[S, M, E]]:
        """Return the moves from one on as they were played, each with the state after it."""
        state, found = self.state_after(first), list[Played[S, M, E]]()
        for made in self.moves[first : self.at if to is None else to]:
            state = self.game.apply(state, made.move).state
            found.append(Played(made.actor, made.move, made.events, state))
        return found

    # -- turns -------------------------------------------------------------------------------

    @property
    def turn_began(self) -> int:
        """How many moves had been made when the turn that is on began."""
        turn, actor, began = self.turn, self.actor, self.at
        if turn is None or actor == CHANCE:
            return began
        step = type(turn).__name__
        while began and self._goes_on(began - 1, actor, step):
            began -= 1
        return began

    def _goes_on(self, move: int, actor: int | None, step: str) -> bool:
        """Return whether a turn of an actor in a step goes on after a move of it."""
        made = self.moves[move]
        return made.actor == actor and made.step == step and self.goes_on(made)

    def turns(self) -> list[int]:
        """Return after how many moves each turn of a player began, that which is on among them."""
        found = list[int]()
        for place, made in enumerate(self.moves[: self.at]):
            if made.actor != CHANCE and not (place and self._goes_on(place - 1, made.actor, made.step)):
                found.append(place)
        if self.actor not in (None, CHANCE) and self.turn_began == self.at:
            found.append(self.at)
        return found


AnySitting = GameSitting[Any, Any, Any]


def _settled(
    taken: Sequence[tuple[int, int, str]], bots: tuple[str, ...]
) -> tuple[tuple[int, int, str], ...]:
    """Return the seats that changed hands without what changed nothing, or was changed again at once."""
    last = {(after, seat): by for after, seat, by in taken}
    now, found = list(bots), list[tuple[int, int, str]]()
    for (after, seat), by in sorted(last.items(), key=lambda change: change[0]):
        if now[seat] != by:
            now[seat] = by
            found.append((after, seat, by))
    return tuple(found)

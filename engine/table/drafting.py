"""Orders that a person writes at the table, roll by roll and race by race, as by post (VP.B10).

Everyone writes alone: a draft is a game of its own, in which only its writer moves. It is not in the file of
the game until it is handed in; then it is a move like any other. Until then it has a file of its own
(`draft_files.py`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from engine.game.moves import (
    WORKS,
    Decline,
    Done,
    Enter,
    Move,
    Propose,
    Work,
    WriteOrders,
    WriteRound,
)
from engine.game.play import Game
from engine.game.state import Pair, State
from engine.game.steps.postal import parts
from engine.game.steps.postal.writing import Writing
from engine.table.sitting import Sitting
from engine.transcript.remarks import HUMAN
from engine.turns.illegal import IllegalMove


class Task(NamedTuple):
    """A part of the orders of a round: a roll by its place, a race, or else the extra track.

    ``points`` are what there is to build with; 0 for a race.
    """

    points: int
    roll: int | None = None
    pair: Pair | None = None


@dataclass(frozen=True)
class Draft:
    """Orders for a round that are being written.

    ``sitting`` is the private game in which the part that is on is written: ``tasks[len(written)]``.
    ``written`` are the moves of the parts before it. ``before`` is the draft before the last change, None at
    the beginning.
    """

    real: Sitting
    seat: int
    tasks: tuple[Task, ...]
    sitting: Sitting
    written: tuple[tuple[Move, ...], ...] = ()
    before: "Draft | None" = field(default=None, compare=False)

    @property
    def task(self) -> Task | None:
        """The part that is being written, None when all are."""
        return self.tasks[len(self.written)] if len(self.written) < len(self.tasks) else None

    @property
    def entered(self) -> tuple[int, ...]:
        """The races that are entered so far."""
        return tuple(
            task.pair.race
            for task, moves in zip(self.tasks, self.written, strict=False)
            if task.pair is not None and not isinstance(moves[0], Decline)
        )

    @property
    def part_began(self) -> "Draft":
        """The draft as it was when the part that is on began."""
        draft = self
        while draft.before is not None and len(draft.before.written) == len(self.written):
            draft = draft.before
        return draft

    @property
    def order(self) -> WriteOrders | WriteRound:
        """The orders that are written; parts that are still to be written are empty."""
        return self._order(self.written)

    @property
    def so_far(self) -> WriteOrders | WriteRound:
        """The orders that are written, with what there is of the part that is on."""
        if self.task is None or self.task.pair is not None:
            return self.order
        return self._order((*self.written, tuple(_laid(self.sitting))))

    def _order(self, written: Sequence[Sequence[Move]]) -> WriteOrders | WriteRound:
        facts, state = self.real.game.facts, self.real.state
        done = list(zip(self.tasks, written, strict=False))
        if state.stage == "building":
            by_roll = {task.roll: parts.pieces_of(_works(moves)) for task, moves in done}
            return WriteOrders(tuple(by_roll.get(roll, ()) for roll in range(len(state.post.rolls))))
        declared = [(task.pair, moves[0]) for task, moves in done if task.pair is not None]
        entries = [parts.race_order(facts, pair, move) for pair, move in declared]
        extra = [work for task, moves in done if task.pair is None for work in _works(moves)]
        return WriteRound(tuple(entry for entry in entries if entry is not None), parts.pieces_of(extra))

    def made(self, moves: Sequence[Move]) -> "Draft":
        """Return the draft after moves in the private game, all of one change.

        The end of a building turn, or what is declared for a race, ends the part. Raises IllegalMove.
        """
        sitting = self.sitting
        for move in moves:
            if isinstance(move, Done | Enter | Propose | Decline):
                self._demand(sitting, move)
                return replace(self._closed(sitting, move), before=self)
            sitting = sitting.made(move)
        return replace(self, sitting=sitting, before=self)

    def _demand(self, sitting: Sitting, move: Move) -> None:
        """Raise IllegalMove where a part may not end so."""
        refused, pair = sitting.why_illegal(move), self.task and self.task.pair
        if refused is None and isinstance(move, Enter | Propose) and pair is not None:
            facts, state = self.real.game.facts, self.real.state
            refused = parts.why_no_more(facts, state, self.entered, pair.race)
        if refused is not None:
            raise refused

    def _closed(self, sitting: Sitting, last: Move) -> "Draft":
        """Return the draft after the end of the part that is on, the next one begun."""
        works = tuple(_laid(sitting))
        written = (*self.written, works if isinstance(last, Done) else (last,))
        draft = replace(self, sitting=sitting, written=written)
        return draft if draft.task is None else draft.begun(sitting.state)

    def begun(self, state: State) -> "Draft":
        """Return the draft with the part that is due begun; a roll goes on from where the last one ended."""
        real, seat, task = self.real, self.seat, self.task
        assert task is not None
        facts, known = real.game.facts, real.game.view(real.state)
        if task.roll is not None:
            state = parts.for_roll(state, seat, task.points)
        elif task.pair is not None:
            state = parts.for_race(known, seat, task.pair)
        else:
            state = parts.for_extra_track(facts, known, seat, task.points)
        game = Game(facts, parts.PART_STEPS)
        taken = ((0, seat, HUMAN),)
        sitting = Sitting(real.header, game, real.luck, state, ((0, state),), taken=taken)
        return replace(self, sitting=sitting)


def writes_by_hand(sitting: Sitting) -> bool:
    """Return whether a person is to write orders for a round."""
    return sitting.mover == HUMAN and isinstance(sitting.turn, Writing)


def draft_of(real: Sitting) -> Draft:
    """Return the orders of the person who is to write, with nothing written.

    Raises ValueError where no person is to write.
    """
    seat = real.actor
    if seat is None or not writes_by_hand(real):
        raise ValueError("No person writes orders now.")
    facts, state = real.game.facts, real.state
    rolls = [Task(points, roll) for roll, points in enumerate(state.post.rolls)]
    races = [Task(0, pair=pair) for pair in parts.races_to_write(facts, state)]
    units = parts.units_to_write(facts, state)
    tasks = tuple(rolls if state.stage == "building" else [*races, *([Task(units)] if units else [])])
    draft = Draft(real, seat, tasks, real)
    return draft.begun(real.game.view(real.state)) if tasks else draft


def reopened(real: Sitting, order: Move, ended: int | None = None) -> Draft:
    """Return orders as a draft again, with the first ``ended`` parts ended: by default all but the last."""
    draft = draft_of(real)
    last = len(draft.tasks) - 1 if ended is None else ended
    entries = {entry.race: entry for entry in order.entries} if isinstance(order, WriteRound) else {}
    for number, task in enumerate(draft.tasks[: last + 1]):
        moves: list[Move] = []
        if task.pair is not None:
            entry = entries.get(task.pair.race)
            moves.append(Decline() if entry is None else parts.declared_by(entry))
        elif isinstance(order, WriteRound):
            moves += parts.works_of(order.extra)
        elif isinstance(order, WriteOrders) and task.roll is not None and task.roll < len(order.rolls):
            moves += parts.works_of(order.rolls[task.roll])
        is_last = number == last
        try:
            if moves and not (is_last and task.pair is not None):
                draft = draft.made(moves)
            if task.pair is None and not is_last:
                draft = draft.made([Done()])
        except IllegalMove:
            break
    return draft


def _laid(sitting: Sitting) -> list[Work]:
    """Return what is written of a part in its private game."""
    return _works(made.move for made in sitting.moves[: sitting.at])


def _works(moves: Iterable[Move]) -> list[Work]:
    return [move for move in moves if isinstance(move, WORKS)]

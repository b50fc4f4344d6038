"""A draft of orders in words: the part that is being written, and what is written so far."""

from engine.game.moves import Decline, Enter, Lay, Move, Propose
from engine.game.races import need
from engine.game.steps.postal.parts import pieces_of
from engine.messages import Saying, count_of, listed, say
from engine.table.drafting import Draft, Task
from engine.table.line_names import does
from engine.transcript.written_orders import ROLLS


def part_name(draft: Draft, task: Task) -> Saying:
    """Return what a part of orders is called: a roll, a race, or the extra track."""
    number = draft.real.state.round
    if task.roll is not None:
        return say("Round {n}, roll {roll}", n=number, roll=ROLLS[task.roll])
    if task.pair is not None:
        start, end = task.pair.names
        return say("Race {n}: {start} – {end}", n=task.pair.race, start=start, end=end)
    return say("Round {n}, extra track", n=number)


def written_text(draft: Draft) -> list[Saying]:
    """Return what each part comes to that is written, in order."""
    return [
        say("{part}: {what}", part=part_name(draft, task), what=_what(draft, moves))
        for task, moves in zip(draft.tasks, draft.written, strict=False)
    ]


def progress_text(draft: Draft) -> Saying:
    """Return which of the parts is being written."""
    return say("Part {n} of {all} of your orders.", n=len(draft.written) + 1, all=len(draft.tasks))


def later_text(draft: Draft) -> list[Saying]:
    """Return the parts after the one that is being written: rolls with what they give, races, extra track."""
    later = draft.tasks[len(draft.written) + 1 :]
    told = [
        say("{part}: {points} to build with", part=part_name(draft, task), points=task.points)
        if task.pair is None
        else part_name(draft, task)
        for task in later
    ]
    return [say("Still to write:"), *told] if told else []


def _what(draft: Draft, moves: tuple[Move, ...]) -> Saying | str:
    facts, players = draft.real.game.facts, draft.real.header.players
    match moves:
        case ():
            return say("nothing")
        case (Decline(),):
            return say("stays out")
        case (Enter(route),):
            n = need(facts, route)
            return count_of(n, "enters with 1 point", "enters with {n} points")
        case (Propose(partner, route),):
            return say("joint run with {player}", player=players[partner])
    lays = [move for move in moves if isinstance(move, Lay)]
    told = [
        say("{text}", text=" – ".join((facts.name(piece[0]), facts.name(piece[-1]))))
        for piece in pieces_of(lays)
        if isinstance(piece, tuple)
    ]
    told += [does(draft.real, move) for move in moves if not isinstance(move, Lay)]
    return listed(told)

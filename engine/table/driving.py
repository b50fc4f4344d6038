"""Going on without people: throws by the luck of the sitting, and the choices of bots."""

from collections import deque
from collections.abc import Iterator

from engine.bots.roster import BOTS
from engine.game.chance import CHANCE
from engine.game.play import Played, moves_of
from engine.table.sitting import Sitting
from engine.transcript.remarks import HUMAN


def choice_of(sitting: Sitting) -> Iterator[Sitting]:
    """Yield the sitting after the next throw, or after each of the moves that a bot chooses at once.

    Nothing where a person is to move or to throw, or the game is over. Raises IllegalMove where a bot chooses
    what the rules forbid.
    """
    actor, by = sitting.actor, sitting.mover
    if actor is None or by == HUMAN or (actor == CHANCE and sitting.luck.by_hand):
        return
    if by is None:
        yield sitting.made(sitting.throw())
        return
    choice = BOTS[by].choose(sitting.game, sitting.state, sitting.luck.of_bot(actor, sitting.at))
    for move in moves_of(choice):
        if sitting.actor != actor:
            return
        sitting = sitting.made(move)
        yield sitting


def next_choice(sitting: Sitting) -> Sitting | None:
    """Return the sitting after the next throw or choice of a bot, None where neither is due."""
    last = deque(choice_of(sitting), maxlen=1)
    return last[0] if last else None


def driven(sitting: Sitting) -> Iterator[Sitting]:
    """Yield the sitting after each throw or choice of a bot, as far as no person is to move."""
    following = next_choice(sitting)
    while following is not None:
        yield following
        following = next_choice(following)


def played_on(sitting: Sitting) -> Iterator[Played]:
    """Yield the moves that chance and bots make, as far as no person is to move."""
    is_due = True
    while is_due:
        is_due = False
        for after in choice_of(sitting):
            made = after.moves[-1]
            yield Played(made.actor, made.move, made.events, after.state)
            sitting, is_due = after, True

"""Going on without people: throws by the luck of the sitting, and the choices of bots."""

from collections.abc import Iterator

from engine.bots.roster import BOTS
from engine.game.chance import CHANCE
from engine.game.play import moves_of
from engine.table.sitting import Sitting
from engine.transcript.remarks import HUMAN


def next_choice(sitting: Sitting) -> Sitting | None:
    """Return the sitting after the next throw, or all moves that a bot chooses at once.

    None where a person is to move or to throw, or the game is over. Raises IllegalMove where a bot chooses
    what the rules forbid.
    """
    actor, by = sitting.actor, sitting.mover
    if actor is None or by == HUMAN:
        return None
    if actor == CHANCE:
        return None if sitting.luck.by_hand else sitting.made(sitting.throw())
    assert by is not None
    choice = BOTS[by].choose(sitting.game, sitting.state, sitting.luck.of_bot(actor, sitting.at))
    for move in moves_of(choice):
        if sitting.actor != actor:
            break
        sitting = sitting.made(move)
    return sitting


def driven(sitting: Sitting) -> Iterator[Sitting]:
    """Yield the sitting after each throw or choice of a bot, as far as no person is to move."""
    following = next_choice(sitting)
    while following is not None:
        yield following
        following = next_choice(following)

"""From the map to the table and back: the moves of a game on a board that was edited since."""

from dataclasses import replace

from engine.messages import Saying, count_of, say
from engine.table.files import Opened
from engine.table.sitting import Made, Sitting
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove


def carried_to(sitting: Sitting, begun: Sitting) -> Opened:
    """Return the moves of a sitting in another that has just begun, as far as they are legal there.

    Where one is not, ``trouble`` names it and says why. Hexes go by their labels, throws show the same
    numbers, and notes go with their hexes.
    """
    now = replace(begun, luck=sitting.luck)
    trouble: Saying | None = None
    for place, made in enumerate(sitting.moves[: sitting.at]):
        try:
            now = _carried(sitting, made, now)
        except IllegalMove as illegal:
            trouble = _left_out(
                sitting, place, say("{message} ({rule})", message=illegal.message, rule=illegal.rule)
            )
        except ValueError as error:
            trouble = _left_out(sitting, place, say("{error}", error=error))
        if trouble is not None:
            break
    labels, hexes = sitting.game.facts.labels, now.game.facts.hexes_by_label
    for note in sitting.notes:
        if labels[note.hex] in hexes:
            now = now.noted(hexes[labels[note.hex]], note.text, min(note.move, now.at))
    return Opened(now, trouble)


def _carried(sitting: Sitting, made: Made, now: Sitting) -> Sitting:
    """Return another sitting after a move of this one; raises IllegalMove or ValueError where it has none."""
    if now.actor != made.actor:
        players = now.header.players
        if now.actor is None:
            raise ValueError(say("The game is over there."))
        due = say("a throw") if now.actor == CHANCE else players[now.actor]
        raise ValueError(say("It is the turn of {due} there.", due=due))
    _, move = now.notation.read(sitting.notation.plain(made.actor, made.move))
    return now.made(move)


def _left_out(sitting: Sitting, place: int, why: Saying) -> Saying:
    """Say which move cannot be made and how many are left out with it."""
    made = sitting.moves[place]
    who: Saying | str = say("the dice") if made.actor == CHANCE else sitting.header.players[made.actor]
    return count_of(
        sitting.at - place,
        "Move {move} ({who}) cannot be made on this board: {why} 1 move is left out.",
        "Move {move} ({who}) cannot be made on this board: {why} {n} moves are left out.",
        move=place + 1,
        who=who,
        why=why,
    )

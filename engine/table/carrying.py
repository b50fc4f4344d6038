"""From the map to the table and back: the same game on a board that was edited since."""

from dataclasses import replace

from engine.board.document import Board
from engine.boardfile.writing import write_board
from engine.game.illegal import IllegalMove
from engine.messages import Saying, count_of, say
from engine.table.files import Opened
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import game_of


def begun_on(sitting: Sitting, board: Board) -> Sitting:
    """Return a sitting on another board before its first move, with the same seats, rule set, seed and luck.

    Raises UnplayableBoard where no game can begin on it, and ValueError where its rules cannot be played.
    """
    header = replace(sitting.header, board=write_board(board), title=board.title, bots=sitting.seats)
    begun = sitting_of(header, game_of(header))
    return replace(begun, luck=sitting.luck)


def carried_to(sitting: Sitting, board: Board) -> Opened:
    """Return the same moves on another board, as far as they are legal, and the first that is not.

    Hexes go by their labels. Raises what :func:`begun_on` does.
    """
    now, facts = begun_on(sitting, board), sitting.game.facts
    for count, made in enumerate(sitting.moves[: sitting.at], 1):
        why: Saying | None = None
        try:
            _, move = now.notation.read(sitting.notation.plain(made.actor, made.move))
            if now.actor == made.actor:
                now = now.made(move)
            else:
                why = say("It is another's turn.")
        except IllegalMove as illegal:
            why = say("{message} ({rule})", message=illegal.message, rule=illegal.rule)
        except ValueError as error:
            why = say("{error}", error=error)
        if why is not None:
            left = sitting.at - count + 1
            return Opened(
                now,
                count_of(
                    left,
                    "Move {move} cannot be made on this board: {why} 1 move is left out.",
                    "Move {move} cannot be made on this board: {why} {n} moves are left out.",
                    move=count,
                    why=why,
                ),
            )
    notes = [note for note in sitting.notes if facts.labels[note.hex] in now.game.facts.hexes_by_label]
    for note in notes:
        hex_ = now.game.facts.hexes_by_label[facts.labels[note.hex]]
        now = replace(now, notes=(*now.notes, replace(note, hex=hex_)))
    return Opened(now)

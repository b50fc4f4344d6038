"""Orders that a person is writing, kept in a file next to that of the game until they are handed in."""

import hashlib
from pathlib import Path
from typing import Final

from engine.boardfile.atomic import write_atomically
from engine.boardfile.errors import BoardFileError
from engine.boardfile.source import read_file
from engine.messages import Saying, say
from engine.table.drafting import Draft, reopened, writes_by_hand
from engine.table.sitting import Sitting
from engine.transcript.errors import TranscriptError
from engine.transcript.fields import expect_only, number_of, parsed, text_of, written

DRAFT: Final = ".draft"
"""The ending of a draft's name, after that of its game."""
_FIELDS: Final = ("moves", "of", "ended", "order")


class DraftError(ValueError):
    """A file of orders that cannot be gone on with; the text says which and why."""

    def __init__(self, message: Saying) -> None:
        self.message = message
        super().__init__(message)


def draft_path(game: Path) -> Path:
    """Return where the orders are kept that are being written in a game."""
    return game.with_name(game.name + DRAFT)


def draft_text(draft: Draft | None) -> str:
    """Return the text of a draft's file, empty where nothing is written."""
    if draft is None or draft.before is None:
        return ""
    real = draft.real
    order = real.notation.plain(draft.seat, draft.so_far)
    return written(
        {"moves": real.at, "of": _hash_of(real, real.at), "ended": len(draft.written), "order": order}
    )


def write_draft(game: Path, text: str) -> None:
    """Keep the text of a draft next to a game, or remove what was kept where it is empty; raises OSError."""
    if text:
        write_atomically(draft_path(game), text.encode())
    else:
        draft_path(game).unlink(missing_ok=True)


def kept_draft(game: Path, sitting: Sitting) -> Draft | None:
    """Return the orders that were being written when a game was left, None where there are none.

    Those that were handed in since are moves of the game. Raises DraftError where a file cannot be read, or
    is of another game.
    """
    path = draft_path(game)
    try:
        text = read_file(path).decode() if path.exists() else ""
        data = parsed(text, 1) if text else {}
        if not data:
            return None
        expect_only(data, _FIELDS, "a draft")
        moves, ended, order = number_of(data, "moves"), number_of(data, "ended"), data.get("order")
        is_ours = moves <= sitting.at and text_of(data, "of") == _hash_of(sitting, moves)
        if is_ours and moves < sitting.at:
            return None
        if not is_ours or not writes_by_hand(sitting) or not isinstance(order, dict):
            raise DraftError(say("{path} has orders of another game. They were left out.", path=path))
        actor, move = sitting.notation.read(order)
        if actor != sitting.actor:
            raise DraftError(say("{path} has orders of another player. They were left out.", path=path))
        return reopened(sitting, move, ended)
    except DraftError:
        raise
    except (OSError, BoardFileError, TranscriptError, ValueError, LookupError) as error:
        raise DraftError(say("{path} cannot be read: {why}", path=path, why=str(error))) from error


def _hash_of(sitting: Sitting, moves: int) -> str:
    """Return a hash that differs between games whose first moves differ."""
    lines = "".join(line for made in sitting.moves[:moves] for line in made.lines)
    return hashlib.sha256(lines.encode("utf-8", "surrogatepass")).hexdigest()[:16]

"""Games that were broken off: opened to go on with, up to the last move that is legal."""

from engine.boardfile.source import decoded
from engine.boardfile.yaml_text.report import UnreadableError
from engine.table.files import lines_of, opened
from engine.transcript.errors import TranscriptError
from engine.transcript.reading import parse_transcript
from tests.fuzz.running import Target
from tests.fuzz.transcripts import TRANSCRIPTS, rehashed

_REMARKS = (
    b'{"seat": {"player": "Red", "is": "greedy"}}\n',
    b'{"note": {"hex": "A1", "text": "too wide", "move": 3}}\n',
    b'{"stand": {"moves": 3, "accounts": {"Red": 20, "Blue": 20}}}\n',
)


def target(data: bytes) -> None:
    """Open a game as it was left, and write it again."""
    try:
        found = opened(parse_transcript(rehashed(decoded(data, "fuzz.jsonl")), unfinished=True))
    except (UnreadableError, TranscriptError):
        return
    for _ in lines_of(found.sitting):
        pass


def _broken_off(game: bytes) -> bytes:
    """Return a game without its end, with lines that are no moves."""
    *lines, _ = game.splitlines(keepends=True)
    return b"".join([*lines, *_REMARKS])


SITTINGS = Target(target, [_broken_off(game) for game in TRANSCRIPTS.seeds])

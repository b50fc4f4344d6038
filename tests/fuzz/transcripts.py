"""Transcripts: read, and replayed to their story."""

import json
from collections import deque
from pathlib import Path

from engine.boardfile.source import decoded
from engine.boardfile.yaml_text.report import UnreadableError
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.header import digest
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.story import story
from tests.fuzz.running import Target

_GAMES = Path(__file__).parents[1] / "engine" / "transcript" / "golden"
_MOST_LINES = 120


def target(data: bytes) -> None:
    """Read a game, and play it again as far as it goes."""
    try:
        transcript = parse_transcript(rehashed(decoded(data, "fuzz.jsonl")))
        deque(story(transcript.header, transcript.game, replay(transcript)), maxlen=0)
    except (UnreadableError, TranscriptError, ReplayError):
        return


def rehashed(text: str) -> str:
    """Return a transcript with the hash of its board as it should be, if it has one, so that more is read."""
    first, end, rest = text.partition("\n")
    try:
        header = json.loads(first)
        header["map"]["sha256"] = digest(header["map"]["board"])
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return text
    return json.dumps(header) + end + rest


def _shortened(path: Path) -> bytes:
    """Return the beginning of a game, for whole games take long."""
    lines = path.read_bytes().splitlines(keepends=True)
    return b"".join([*lines[:_MOST_LINES], *lines[_MOST_LINES:][-1:]])


TRANSCRIPTS = Target(target, [_shortened(path) for path in sorted(_GAMES.glob("*.jsonl"))])

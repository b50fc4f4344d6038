"""No transcript holds the reader for long."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from engine.transcript.errors import TranscriptError
from engine.transcript.reading import parse_transcript
from tests.growth import grows_too_fast

FIRST, *REST = (Path(__file__).parent / "golden" / "dice.jsonl").read_text("utf-8").splitlines(keepends=True)


def _headed(**fields: object) -> str:
    """Return a first line with other fields."""
    return json.dumps({**json.loads(FIRST), **fields}) + "\n"


TEXTS: dict[str, Callable[[int], str]] = {
    "open brackets": lambda size: FIRST + "[" * size + "\n",
    "brackets": lambda size: FIRST + "[" * (size // 2) + "]" * (size // 2) + "\n",
    "digits": lambda size: FIRST + '{"player": ' + "1" * size + "}\n",
    "spaces": lambda size: FIRST + " " * size + "\n",
    "line ends": lambda size: FIRST + "\n" * size,
    "fields": lambda size: FIRST + json.dumps({f"f{n}": n for n in range(size // 12)}) + "\n",
    "moves": lambda size: FIRST + REST[0] * (size // len(REST[0])),
    "players": lambda size: _headed(players=["a"] * (size // 5)),
    "people": lambda size: _headed(people={f"p{n}": [f"c{n}"] for n in range(size // 20)}),
    "companies": lambda size: _headed(people={"Ann": ["Red"] * (size // 7)}),
    "a name": lambda size: _headed(players=["a" * size]),
}


@pytest.mark.parametrize("kind", TEXTS)
def test_reading_grows_no_faster_than_the_text(kind: str) -> None:
    def read(text: str) -> None:
        with suppress(TranscriptError):
            parse_transcript(text)

    assert not grows_too_fast(read, TEXTS[kind])

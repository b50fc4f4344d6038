"""Golden games: written again from their seeds, and replayed, they are the same byte for byte."""

import json

import pytest

from engine.rulesets.editions import EDITIONS
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.writing import transcript_lines
from tests.engine.transcript.golden_games import (
    DROPPED,
    FOLDER,
    GAMES,
    IDLE,
    LAST,
    LAST_ROUND,
    NO_RUN,
    TARGET,
    written,
)

ENDS = (LAST, DROPPED, TARGET, IDLE, NO_RUN, LAST_ROUND)


def kept(name: str) -> str:
    """Return the transcript of a golden game as it was kept."""
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    """When the difference is meant, ``python -m tests.engine.transcript.golden_games`` keeps it."""
    assert written(GAMES[name]).splitlines() == kept(name).splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_bytes_and_shows_what_it_is_kept_for(name: str) -> None:
    text = kept(name)
    transcript = parse_transcript(text)
    assert "".join(transcript_lines(transcript.header, transcript.game, replay(transcript))) == text
    _, moves = text.split("\n", 1)
    assert [words for words in GAMES[name].shows if words not in moves] == []


def test_no_golden_game_is_forgotten_and_none_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)


def test_there_is_a_golden_game_of_every_edition_and_every_end() -> None:
    heads = [json.loads(kept(name).splitlines()[0]) for name in GAMES]
    assert {head["rules"] for head in heads} == set(EDITIONS)
    reasons = [json.loads(kept(name).splitlines()[-1])["result"]["reason"] for name in GAMES]
    told = [[end for end in ENDS if end in reason] for reason in reasons]
    assert {end for ends in told for end in ends} == set(ENDS)
    assert {len(ends) for ends in told} == {1}

"""Golden tile games: played again from their headers, and replayed, they are the same byte for byte."""

import json
from pathlib import Path

import pytest

from engine.transcript.tiles.replay import parse_tile_game, replay
from engine.transcript.tiles.writing import transcript_lines
from tests.engine.transcript.tiles.golden_tile_games import FOLDER, played_again

GAMES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_tile_game_is_played_as_it_was(path: Path) -> None:
    """If the change is meant, ``python -m tests.engine.transcript.tiles.golden_tile_games`` keeps it."""
    text = path.read_text("utf-8")
    assert played_again(parse_tile_game(text).header).splitlines() == text.splitlines()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_tile_game_replays_to_the_same_bytes(path: Path) -> None:
    text = path.read_text("utf-8")
    transcript = parse_tile_game(text)
    assert "".join(transcript_lines(transcript.header, transcript.game, replay(transcript))) == text


def test_there_is_a_golden_tile_game_of_every_kind() -> None:
    """Each number of players, the challenge, both auctions, both ends, and every kind of line."""
    texts = [path.read_text("utf-8") for path in GAMES]
    heads = [json.loads(text.partition("\n")[0]) for text in texts]
    assert {len(head["players"]) for head in heads} == {1, 2, 3, 4, 5}
    assert {head.get("challenge", False) for head in heads} == {False, True}
    assert {"by_place" in head["set"]["text"] for head in heads} == {False, True}
    ends = {json.loads(text.splitlines()[-1])["result"]["reason"] for text in texts}
    assert ends == {
        "All turns are played.",
        "A player has placed their last city tile.",
        "No one can place a city tile any more.",
    }
    kinds = {kind for text in texts for line in text.splitlines()[1:-1] for kind in kinds_of(line)}
    assert kinds == {
        *("start", "out", "deal", "order", "draw", "cubes"),
        *("bid", "pass", "take", "place", "deliver", "row"),
    }


def kinds_of(line: str) -> set[str]:
    """Return what a line of a game is."""
    plain = json.loads(line)
    return set(plain.get("chance", plain)) - {"player", "at", "turn", "from", "to"}

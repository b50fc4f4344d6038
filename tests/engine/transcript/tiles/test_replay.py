"""Transcripts of the tile game: replayed byte for byte, refused where they do not hold, seen by one seat."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.writing import write_set
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.tiles.header import TileHeader, game_of
from engine.transcript.tiles.notation import TileNotation
from engine.transcript.tiles.replay import parse_tile_game, replay, seen_by
from engine.transcript.tiles.writing import transcript_lines
from engine.turns.play import run
from tests.engine.tiles.sets import lakes

NAMES = ("Red", "Blue", "Green", "Yellow", "Black")


@cache
def game(players: int, *, challenge: bool = False) -> str:
    bots = ("greedy", "random", "planner", "greedy", "random")[:players]
    header = TileHeader(
        write_set(lakes()), "Lakes", "lakes.yaml", "drover", NAMES[:players], bots, 5, "1", challenge
    )
    played = run(game_of(header), [TILE_BOTS[name] for name in bots], Random(header.seed))
    return "".join(transcript_lines(header, game_of(header), played))


@pytest.mark.parametrize(
    ("players", "challenge"), [(1, False), (1, True), (2, False), (3, False), (4, False), (5, False)]
)
def test_a_game_is_replayed_byte_for_byte(players: int, challenge: bool) -> None:
    text = game(players, challenge=challenge)
    transcript = parse_tile_game(text)
    assert "".join(transcript_lines(transcript.header, transcript.game, replay(transcript))) == text


def broken(change: Callable[[list[dict[str, Any]]], None]) -> str:
    lines = [json.loads(line) for line in game(3).splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def deal(lines: list[dict[str, Any]]) -> dict[str, list[str]]:
    dealt: dict[str, list[str]] = next(
        line["chance"]["deal"] for line in lines if "deal" in line.get("chance", {})
    )
    return dealt


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: deal(lines).update(Red=["Denver"]), "Each player is dealt 2 city tiles"),
        (lambda lines: deal(lines).update(Red=deal(lines)["Blue"]), "is drawn twice"),
        (lambda lines: lines.__delitem__(2), "Next|but chance is to"),
        (lambda lines: lines[-1]["result"]["totals"].update(Red=1), "The result differs in totals of Red"),
        (lambda lines: lines.insert(1, lines[-1]), "the game is not over"),
        (lambda lines: lines.append({"player": "Red", "pass": True}), "not over|after its end"),
    ],
)
def test_a_game_that_does_not_hold_is_refused_at_its_line(
    change: Callable[[list[dict[str, Any]]], None], words: str
) -> None:
    with pytest.raises(ReplayError, match=words) as refused:
        list(replay(parse_tile_game(broken(change))))
    assert refused.value.line > 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: deal(lines).update(Red=["Denver", "Atlantis"]), "no city tile 'Atlantis'"),
        (lambda lines: deal(lines).pop("Red"), "tiles of every player"),
        (lambda lines: lines[1].update(chance={"start": "Chicago", "out": []}), "holds one of start"),
        (lambda lines: lines[1].update(chance={"fate": 1}), "not 'fate'"),
        (lambda lines: lines.__setitem__(2, {"player": "Pink", "bid": 1}), "not one of the players"),
        (lambda lines: lines.__setitem__(2, {"player": "Red", "jump": 1}), "must hold one of bid"),
        (lambda lines: lines[0].update(colour="red"), "no field 'colour'"),
        (lambda lines: lines[0]["set"].update(text="x"), "does not match its hash"),
        (lambda lines: lines[0].update(players=["Red"]), "Every player needs a bot"),
    ],
)
def test_a_line_that_is_no_move_is_reported_with_its_number(
    change: Callable[[list[dict[str, Any]]], None], words: str
) -> None:
    with pytest.raises(TranscriptError, match=words) as refused:
        list(replay(parse_tile_game(broken(change))))
    assert refused.value.line >= 1


def test_one_seat_sees_its_own_deal_and_no_others() -> None:  # DR.setup2
    transcript = parse_tile_game(game(2))
    notation = TileNotation(transcript.game.facts, transcript.header.players)
    lines = [
        notation.plain(shown.actor, shown.move, shown.state)
        for shown in (seen_by(each, 0) for each in replay(transcript))
    ]
    dealt = deal(lines)
    assert dealt["Blue"] == ["?", "?"]
    assert "?" not in dealt["Red"]
    assert {"chance": {"out": ["?"] * 6}} in lines

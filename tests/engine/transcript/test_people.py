"""The people of a transcript, from its header to its result."""

import json
from dataclasses import replace
from random import Random

import pytest

from engine.bots.random_bot import RandomBot
from engine.transcript.header import game_of, header_of, plain_header
from engine.transcript.people import Person, people_of
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.story import story
from engine.transcript.writing import transcript_lines
from engine.turns.play import run
from tests.engine.game.boards import vale
from tests.engine.transcript.games import header_of as header_for

THREE = header_for(vale(), ("random", "random", "random"))
ONE_EACH = (Person("Ann", ("Red",)), Person("Bob", ("Blue",)))


@pytest.mark.parametrize(
    "people", [ONE_EACH, (Person("Ann", ("Red", "Green")), Person("Bob", ("Blue",))), ONE_EACH[::-1]]
)
def test_a_game_of_people_is_replayed_with_their_sums_and_winners(people: tuple[Person, ...]) -> None:
    header = replace(THREE, people=people)
    assert header_of(plain_header(header)) == header
    game = game_of(header)
    text = "".join(transcript_lines(header, game, run(game, [RandomBot()] * 3, Random(4))))
    transcript = parse_transcript(text)
    *_, last = replay(transcript)
    result = transcript.result
    assert result is not None
    accounts = result["accounts"]
    sums = {person.name: sum(accounts[company] for company in person.companies) for person in people}
    assert result["people"] == sums
    imaginary = accounts["Green"] if "Green" not in people[0].companies else min(sums.values())
    most = max(imaginary, *sums.values())
    assert result["winners"] == [
        name
        for name, points in {**sums, "Green": imaginary}.items()
        if points == most and name in result["winners"]
    ]
    told = [line for chapter in story(header, game, replay(transcript)) for line in chapter.lines]
    assert told[-1] == f"{result['winners'][0]} wins with {most}."
    assert any(line.startswith("Green (for Ann) ") for line in told) is ("Green" not in people[0].companies)
    assert game.result(last.state) is not None


def test_a_header_without_people_says_nothing_of_them() -> None:
    assert "people" not in json.dumps(plain_header(THREE))


@pytest.mark.parametrize(
    ("people", "sentence"),
    [
        ((Person("Ann", ("Pink",)),), "No one can run 'Pink'. The players are Red, Blue, Green."),
        ((Person("Ann", ("Red",)), Person("Bob", ("Red",))), "Red is run by two people"),
        ((Person("", ("Red",)), Person("Bob", ("Blue",))), "needs a name and a company"),
        ((Person("Ann", ()), Person("Bob", ("Blue",))), "needs a name and a company"),
        ((Person("Ann", ("Red",)), Person("Ann", ("Blue",))), "Two people have the same name"),
        ((Person("Ann", ("Red",)), Person("Green", ("Blue",))), "cannot have the name of a person"),
        ((Person("Ann", ("Red", "Red")), Person("Bob", ("Blue",))), "Red is listed twice for one person"),
        ((Person("Ann", ("Red",)),), "No one runs Blue, Green. Name every company"),
        ((Person("Ann", ("Red", "Blue")),), "No one runs Green. Name every company"),
    ],
)
def test_people_who_cannot_sit_down_are_refused(people: tuple[Person, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        replace(THREE, people=people)


@pytest.mark.parametrize("data", [[], "Ann", {"Ann": "Red"}, {"Ann": [1]}])
def test_people_are_read_from_names_with_lists_of_companies(data: object) -> None:
    with pytest.raises(ValueError, match="'people' must list the companies"):
        people_of(data)

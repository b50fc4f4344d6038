"""The story and the ledger of a game are made of texts of the catalogue, whatever happens in it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from engine.messages import Saying
from engine.tiles.facts import compiled
from engine.tiles.set import TileRules
from engine.transcript.accounts import Books
from engine.transcript.header import board_of
from engine.transcript.names import Names, hex_names
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.story import story
from studio.language.languages import tongue_of
from tests.architecture.sources import script
from tests.engine.tiles.sets import lakes
from tests.engine.transcript.golden_games import FOLDER, GAMES

SHORT = [name for name in GAMES if not name.endswith(("all-the-keys", "keys-once"))]


@cache
def catalogue() -> frozenset[str]:
    return frozenset(script("translations").gathered().texts)


def patterns(said: object) -> Iterator[str]:
    """Yield every pattern a text is made of."""
    if isinstance(said, tuple):
        for part in said:
            yield from patterns(part)
    elif isinstance(said, Saying):
        yield said.pattern
        for value in said.values.values():
            yield from patterns(value)


def has_words(pattern: str) -> bool:
    """Return whether a pattern has anything to translate next to what is put into it."""
    parts = [part.partition("}")[2] for part in f"}}{pattern}".split("{")]
    return any(letter.isalpha() for part in parts for letter in part)


@pytest.mark.parametrize("name", SHORT)
def test_story_and_ledger_can_be_said_in_every_language(name: str) -> None:
    transcript = parse_transcript((FOLDER / f"{name}.jsonl").read_text("utf-8"))
    header, game = transcript.header, transcript.game
    books = Books(game, Names(hex_names(board_of(header), game.facts), header.players))
    chapters = list(story(header, game, books.keeping(replay(transcript))))
    said: list[Saying] = [text for each in chapters for text in (each.heading, *each.lines)]
    entries = [entry for account in (*books.accounts, books.bank) for entry in account.entries]
    said += [text for entry in entries for text in (entry.when, entry.what)]
    found = {pattern for text in said for pattern in patterns(text) if has_words(pattern)}
    assert len(found) > 5
    assert found - catalogue() == set()


def test_a_turn_is_said_in_german() -> None:
    transcript = parse_transcript((FOLDER / "sixth-ferries-and-crossings.jsonl").read_text("utf-8"))
    german = tongue_of("de")
    chapters = list(story(transcript.header, transcript.game, replay(transcript)))
    told = [german.says(line) for chapter in chapters for line in chapter.lines]
    assert any(" baut " in line and " für " in line for line in told)
    assert not any(word in " ".join(told) for word in (" builds ", " for ", " pays ", " rolls ", " links"))


def test_the_goods_of_a_new_set_have_german_names_and_others_their_own() -> None:
    german, plain = tongue_of("de"), compiled(lakes(), TileRules(), 3)
    facts = replace(plain, goods=("tea", *plain.goods[1:]))
    assert [german.says(facts.good_name(good)) for good in range(4)] == ["tea", "Getreide", "Kohle", "Eisen"]
    assert german.says(plain.good_name(0)) == "Holz"

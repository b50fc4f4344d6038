"""What games by rounds say of cities and coasts (TC)."""

from collections import deque

from engine.transcript.accounts import Books
from engine.transcript.names import Names
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from tests.engine.transcript.golden_games import FOLDER


def test_the_race_between_coasts_is_named_by_them_in_accounts() -> None:  # TC.trans1
    transcript = parse_transcript((FOLDER / "transcontinental.jsonl").read_text(encoding="utf-8"))
    books = Books(transcript.game, Names(transcript.game.facts.labels, transcript.header.players))
    deque(books.keeping(replay(transcript)), maxlen=0)
    words = [entry.what for account in books.accounts for entry in account.entries]
    assert any("East Coast to West Coast" in what for what in words)

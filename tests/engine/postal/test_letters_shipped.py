"""The sample letters: every piece marked clear is understood, every other is flagged, and nothing else is."""

from pathlib import Path

import pytest
import yaml

from engine.postal.folder import Folder, company_meant
from engine.postal.reading.letters import letter_of
from engine.postal.reading.orders import orders_of
from engine.postal.reading.written_orders import Concern
from engine.shipped import folder as shipped
from tests.engine.postal.games import LETTERS, severn_by_post, started

EXPECTED = yaml.safe_load((shipped("resources") / "postal" / "expected.yaml").read_text("utf-8"))


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Folder]:
    """The game before the starts and in round 1."""
    path: Path = tmp_path_factory.mktemp("post")
    return {"00": severn_by_post(path / "new"), "01": started(path / "started")}


def test_every_letter_has_an_expectation() -> None:
    assert {path.name for path in LETTERS.iterdir()} == set(EXPECTED)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_sample_letter_means_what_is_expected(games: dict[str, Folder], name: str) -> None:
    folder, expected = games[name[:2]], EXPECTED[name]
    letter = letter_of((LETTERS / name).read_bytes())
    seat = company_meant(folder, name, letter)
    assert folder.terms.companies.code(seat) in name
    orders = orders_of(letter, folder.occasion(seat))
    labels = folder.history.game.facts.labels
    pieces = {
        piece.at: " ".join(labels[hex_] for hex_ in piece.hexes)
        for piece in orders.pieces
        if len(piece.hexes) > 1
    }
    assert pieces == expected.get("pieces", {})
    assert [labels[hex_] for hex_ in orders.setup.starts] == expected.get("starts", [])
    for concern, field in ((Concern.UNCLEAR, "unclear"), (Concern.WRONG, "wrong")):
        assert sorted(d.at for d in orders.doubts if d.concern is concern) == expected.get(field, [])

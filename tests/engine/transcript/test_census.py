"""The census of the golden games' positions: a changed rule changes how many moves are legal somewhere."""

import json

import pytest

from engine.rulesets.rulebook import RULEBOOK
from tests.engine.transcript.census import FILE, Census, census
from tests.engine.transcript.golden_games import GAMES

KEPT: dict[str, list[Census]] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_as_many_moves_are_legal_as_were_and_the_others_fall_under_the_same_rules(name: str) -> None:
    """When the difference is meant, ``python -m tests.engine.transcript.census`` keeps it."""
    for position, (found, kept) in enumerate(zip(census(name), KEPT[name], strict=True)):
        assert found == kept, f"position {position}"


def test_the_census_knows_legal_moves_of_every_kind_and_refusals_by_rules_of_the_book() -> None:
    assert set(KEPT) == set(GAMES)
    everywhere = [counts for positions in KEPT.values() for counts in positions]
    kinds = {kind for counts in everywhere for kind in counts} - {"ways"}
    legal = {kind for kind in kinds for counts in everywhere if "legal" in counts.get(kind, {})}
    assert legal >= {
        "Start",
        "Lay",
        "Buy",
        "Leap",
        "Done",
        "Decline",
        "Roll",
        "RollTrain",
        "RollKey",
        "TurnCard",
    }
    assert legal >= {"AgreeLine", "GiveNotice"}
    refused = {rule for counts in everywhere for kind in kinds for rule in counts.get(kind, {})} - {"legal"}
    assert refused <= set(RULEBOOK)
    assert len(refused) > 15

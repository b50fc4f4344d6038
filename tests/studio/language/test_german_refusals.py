"""Refusals of moves in German: whatever the rules forbid in the project's scenarios."""

import pickle
import re

import pytest

from engine.messages import Saying
from engine.scenarios.running import run_file
from engine.turns.illegal import IllegalMove
from studio.language.words import tr
from tests.architecture.sources import ROOT

SMALL_WORDS = re.compile(r"\b(the|of|and|with|to|is|are|not|this|its|be|your|you|has|have|no|that)\b")
"""Words no German sentence has, nor any name of the scenarios' boards."""
TABLES = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
pytestmark = pytest.mark.usefixtures("in_german")


@pytest.fixture(scope="module")
def refusals() -> list[str]:
    """Every sentence by which a rule forbids something in the scenarios."""
    return list(dict.fromkeys(result.why for table in TABLES for result in run_file(table)[0] if result.why))


def test_a_refusal_is_said_in_german(refusals: list[str]) -> None:
    assert len(refusals) > 100
    assert [why for why in refusals if tr(why) == why or SMALL_WORDS.search(tr(why).lower())] == []


def test_a_refusal_can_still_be_said_in_german_when_it_comes_from_another_process(
    refusals: list[str],
) -> None:
    told = next(refusal for refusal in refusals if isinstance(refusal, Saying))
    sent = pickle.loads(pickle.dumps(IllegalMove("6.A3", told)))
    assert tr(sent.message) == tr(told)
    assert str(sent) == f"{told} (6.A3)"

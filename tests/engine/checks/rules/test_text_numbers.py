"""Numbers that only the text of a rule has: how they are reported (6.C4)."""

import pytest

from engine.board.rules import Crossing, StartRule
from engine.checks.rules.text_numbers import TextNumber
from engine.diagnostics.findings import Severity
from tests.engine.checks.boards import at
from tests.engine.checks.crossing_boards import BRIDGE, crossing, ruled


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (
            crossing(*BRIDGE, name="Severn Tunnel", text="Open from race 7.", cost=0, from_race=5),
            "Severn Tunnel: the text says 7; no field of the rule does (after race 5).",
        ),
        (
            crossing(*BRIDGE, text="Für 6, in der 9. Runde für 5.", alongside=1, delay=3),
            "Bridge: the text says 6 and 9; no field of the rule does (cost 5, delay 3, track alongside 1).",
        ),
        (
            StartRule((at("A1"),), seats=(1, 2), most=1, text="For 9."),
            "A start rule: the text says 9; no field of the rule does (companies at each 1, seats 1, 2).",
        ),
        (
            StartRule((at("A1"),), text="For 21."),
            "A start rule: the text says 21; no field of the rule does.",
        ),
    ],
)
def test_a_number_that_only_the_text_of_a_rule_has_is_reported(rule: Crossing | StartRule, told: str) -> None:
    (found,) = TextNumber().find(ruled(rule))
    assert found.message == told
    assert found.severity is Severity.NOTE
    assert not found.fixes

"""Findings in German: every sentence of a check, and of its fixes, on a board that has the fault."""

import re

import pytest

from engine.messages import Saying
from studio.app.studio import explained
from studio.language.words import tr
from studio.proofing.catalogue import ALL_CHECKS, explanations
from tests.engine.checks.boards import Case
from tests.engine.checks.cases import BAD

SMALL_WORDS = re.compile(r"\b(the|of|and|with|to|is|are|not|from|hex|hexes|town|towns|this|its|be|or)\b")
"""Words no German sentence has."""
QUOTED = re.compile(r"“[^”]*”|„[^“]*“|Town")
"""What a board itself says, and what the towns of the boards are called."""
_CHECKS = {check.code: check for check in ALL_CHECKS}
CASES = {case.code: case for case in BAD if case.code in _CHECKS.keys() - {"R102", "X112"}}
"""One board for each code; of those left out many towns are called Town, and a note is quoted."""
pytestmark = pytest.mark.usefixtures("in_german")


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_finding_and_its_fixes_are_said_in_german(case: Case) -> None:
    found = list(_CHECKS[case.code].find(case.board))
    assert found
    for finding in found:
        for text in (finding.message, finding.details, *(fix.title for fix in finding.fixes)):
            told = QUOTED.sub("", tr(text))
            assert not SMALL_WORDS.search(told), told
        assert isinstance(finding.message, Saying) or tr(finding.message) != finding.message


@pytest.mark.parametrize("code", explanations())
def test_a_code_is_explained_in_german(code: str) -> None:
    told = explained(code)
    assert told.count("\n\n") == explanations()[code].text.count("\n\n")
    assert not SMALL_WORDS.search(re.sub(r"`[^`]*`", "", told)), told

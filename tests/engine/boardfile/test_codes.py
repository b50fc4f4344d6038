"""The table of the findings a file itself can cause."""

import re

from engine.boardfile.codes import FILE_FINDINGS
from tests.engine.boardfile.faults import FAULTS


def test_codes_and_names_are_of_one_shape() -> None:
    assert all(re.fullmatch(r"V\d{3}", code) for code in FILE_FINDINGS)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", kind.name) for kind in FILE_FINDINGS.values())
    assert len({kind.name for kind in FILE_FINDINGS.values()}) == len(FILE_FINDINGS)


def test_every_explanation_begins_with_a_sentence_and_says_how_to_fix_it() -> None:
    for code, kind in FILE_FINDINGS.items():
        assert kind.explanation[0].isupper(), code
        assert "\n\nTo fix it" in kind.explanation or code == "V014"
        assert "Example:" in kind.explanation or code in {"V006", "V010", "V014"}


def test_every_code_is_shown_by_a_fault() -> None:
    """V014 needs an older version, V015 a map with many labels; they have tests of their own."""
    assert {fault.code for fault in FAULTS} == FILE_FINDINGS.keys() - {"V014", "V015"}

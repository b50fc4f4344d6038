"""What a finding is called, and which waiver covers it."""

from engine.board.document import Waiver
from engine.diagnostics.findings import Finding, Severity, waiver_of


def finding(subject: str) -> Finding:
    return Finding("K203", "run-too-short", Severity.WARNING, "Keys 31 and 36 lie close.", subject)


def test_a_finding_is_called_by_its_code_and_subject() -> None:
    assert finding("31,36").id == "K203:31,36"
    assert finding("").id == "K203"


def test_a_waiver_covers_the_finding_it_names_and_no_other() -> None:
    waiver = Waiver("K203:31,36", "the two docks")
    assert waiver_of(finding("31,36"), [Waiver("K203:11,12", "x"), waiver]) is waiver
    assert waiver_of(finding("31,35"), [waiver]) is None
    assert waiver_of(finding(""), [waiver]) is None

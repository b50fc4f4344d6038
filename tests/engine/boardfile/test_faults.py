"""Whatever is wrong with a file is said in plain words, with line and column, and harms nothing."""

import re
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from engine.boardfile import yaml_events
from engine.boardfile.reading import BoardFile, parse_board, read_board
from engine.boardfile.writing import write_board
from engine.boardfile.yaml_text.report import MOST_FINDINGS
from engine.diagnostics.findings import Severity
from tests.engine.boardfile.faults import FAULTS, GOOD, Fault


def said(file: BoardFile) -> list[str]:
    """Return the messages of a file."""
    return [finding.message for finding in file.findings]


def test_the_good_file_is_good() -> None:
    file = parse_board(GOOD, "good.yaml")
    assert file.findings == ()
    assert file.board is not None


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.code} {fault.new[:20]!r}")
def test_each_fault_is_named_at_its_place(fault: Fault, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(fault.text, "utf-8")
    file = read_board(path)
    found = [
        finding for finding in file.findings if finding.code == fault.code and fault.says in finding.message
    ]
    assert [finding.position for finding in found] == [(fault.line, fault.column)], file.findings
    assert (file.board is None) == (found[0].severity is Severity.ERROR)
    assert path.read_text("utf-8") == fault.text


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.code} {fault.new[:20]!r}")
def test_no_message_speaks_of_the_program(fault: Fault) -> None:
    for message in said(parse_board(fault.text, "bad.yaml")):
        assert message[0].isupper() or message[0] in "'.…" or message[0].isdigit()
        assert message[-1] in ".?"
        assert not re.search(r"\b(?:None|null|dict|str|\w*Error|instance|regex)\b", message)


# The pure Python reader takes what lines beginning with % ask for, and ours the map after them.
WORDED = [fault for fault in FAULTS if not fault.new.startswith("%")]


@pytest.mark.parametrize("fault", WORDED, ids=lambda fault: f"{fault.code} {fault.new[:20]!r}")
def test_a_system_without_libyaml_finds_the_same(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the words for broken YAML may be plainer there."""

    def found() -> list[tuple[str, int]]:
        findings = parse_board(fault.text, "bad.yaml").findings
        return [(finding.code, (finding.position or (0, 0))[0]) for finding in findings]

    with_libyaml = found()
    monkeypatch.setattr(yaml_events, "_Loader", yaml.SafeLoader)
    assert found() == with_libyaml


def test_one_reading_finds_all_there_is_to_mend() -> None:
    text = (
        GOOD.replace("title: Small", "titel: Small")
        .replace("hex: A1", "hex: Q1")
        .replace("port: true", "port: 1")
        .replace('"^^~~"', '"^^~"')
        .replace("[B3, B4]", "[B3, B7]")
        .replace("cost: 6", "cost: six")
    )
    file = parse_board(text, "bad.yaml")
    assert file.board is None
    assert [(finding.position or (0, 0))[0] for finding in file.findings] == [2, 10, 17, 18, 22, 24]


def test_the_rest_of_a_list_without_brackets_is_not_reported_as_fields() -> None:
    file = parse_board(GOOD.replace("keys: [11]", "keys: 11, 12, 13"), "bad.yaml")
    assert said(file) == ["'keys' of 'Hull' must be a list, not 11. Write [11, 12, 13]."]


def test_no_more_findings_are_given_than_anybody_mends_at_a_time() -> None:
    towns = "".join(f"  - {{name: T{number}, hex: Z9}}\n" for number in range(1000))
    file = parse_board(GOOD.replace("towns:\n", f"towns:\n{towns}"), "bad.yaml")
    assert len(file.findings) == MOST_FINDINGS
    many = "towns: [" + "{x: 1}, " * 1000 + "]\n"
    file = parse_board(GOOD[: GOOD.index("towns:")] + many, "bad.yaml")
    assert len(file.findings) == MOST_FINDINGS
    assert file.board is None


def test_a_file_of_more_values_than_any_map_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_events, "MOST_NODES", 20)
    (finding,) = parse_board(GOOD, "many.yaml").findings
    assert (finding.code, finding.message) == ("V010", "The file contains more than 20 values.")


def test_lists_that_name_the_sheet_over_and_over_are_not_followed() -> None:
    """A run of a few signs can name two thousand hexes, and a file hold very many runs."""
    text = GOOD.replace("hexes: [A1]}", f"hexes: [{'A1-A4, ' * 5000}]}}")
    file = parse_board(text, "many.yaml")
    assert [finding.code for finding in file.findings] == ["V010"]
    assert file.findings[0].message == "The lists repeat the 12 hexes of the sheet too often."


def test_an_alias_bomb_is_said_to_be_one_thing_too_many() -> None:
    """Nothing is repeated, so nothing grows."""
    bomb = "a: &a [x, x]\n" + "".join(f"b{n}: &b{n} [*a, *a, *a, *a]\n" for n in range(30))
    file = parse_board(GOOD + bomb, "bomb.yaml")
    assert file.board is None
    assert {finding.code for finding in file.findings} >= {"V008"}


def test_an_error_is_not_lost_behind_many_warnings() -> None:
    text = GOOD.replace("[A1-A3]", f"[{'A1, ' * 1000}]").replace("[B2, B3]", "[B2, Z9]")
    file = parse_board(text, "bad.yaml")
    assert file.board is None
    assert {finding.code for finding in file.findings} == {"V012", "V005"}


@pytest.mark.parametrize("end", range(0, len(GOOD), 7))
def test_a_file_cut_off_anywhere_is_refused_or_whole_in_itself(end: int) -> None:
    """What is left of a file cut at the end of a line can be a smaller map."""
    file = parse_board(GOOD[:end], "cut.yaml")
    assert (file.board is None) == any(finding.severity is Severity.ERROR for finding in file.findings)
    if file.board is None:
        assert file.findings
        assert all(finding.position for finding in file.findings)
    else:
        assert GOOD[:end].count("\n") >= GOOD[: GOOD.index("countries")].count("\n") - 1


BITS = [
    "",
    " ",
    "\n",
    "\t",
    ":",
    ": ",
    "- ",
    "{",
    "}",
    "[",
    "]",
    '"',
    "'",
    "#",
    " #",
    "&a",
    "*a",
    "!t ",
    "|",
    ">",
]
BITS += [
    "---\n",
    "...\n",
    "? ",
    "%",
    "@",
    "\0",
    "\u2028",
    "\ufeff",
    "1e999",
    "~",
    "A1",
    "null",
    "\\",
    "é",
    "<<: ",
]


@given(
    st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 30), st.sampled_from(BITS) | st.text(max_size=5)),
        min_size=1,
        max_size=6,
    )
)
def test_no_mutilation_of_a_file_is_too_much(cuts: list[tuple[float, int, str]]) -> None:
    text = GOOD
    for where, length, bit in cuts:
        start = int(where * len(text))
        text = text[:start] + bit + text[start + length :]
    for given_ in (text, text.encode("utf-8", "surrogatepass")):
        file = parse_board(given_, "bad.yaml")
        assert (file.board is None) == any(finding.severity is Severity.ERROR for finding in file.findings)
        if file.board is not None:
            assert parse_board(write_board(file.board), "again.yaml").board == file.board


@given(st.binary(max_size=200))
def test_no_bytes_are_too_strange(data: bytes) -> None:
    file = parse_board(data, "bad.yaml")
    assert file.board is None
    assert file.findings

"""Older files are brought up to the present format, and the user is told."""

from datetime import date
from typing import Any

import pytest

from engine.board.document import Erratum
from engine.board.rules import Fields, OtherRule
from engine.boardfile import reading
from engine.boardfile.reading import board_from_data, parse_board
from engine.boardfile.versions import CURRENT, MIGRATIONS, Migration, migrated, version_of
from engine.boardfile.yaml_text.report import Report
from engine.diagnostics.findings import Severity
from tests.engine.boardfile.faults import GOOD


def test_there_is_a_step_from_every_older_version() -> None:
    assert set(MIGRATIONS) == set(range(1, CURRENT))


def test_a_file_goes_through_every_step_to_the_present() -> None:
    def rename(data: dict[str, Any]) -> dict[str, Any]:
        data["title"] = data.pop("name")
        return data

    def shout(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "title": data["title"].upper()}

    steps: dict[int, Migration] = {1: rename, 2: shout}
    report = Report()
    data = migrated({"platelayer": "board/1", "name": "Small"}, 1, report, 3, steps)
    assert data == {"platelayer": "board/3", "title": "SMALL"}
    (finding,) = report.findings
    assert (finding.code, finding.severity) == ("V014", Severity.NOTE)
    assert finding.message == "The file is in the older format board/1 and has been read as board/3."
    assert not report.broken
    assert migrated({"name": "x"}, 3, Report(), 3, steps) == {"name": "x"}


def test_a_migrated_file_says_so_and_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """The studio keeps a backup of such a file before it saves over it."""
    monkeypatch.setattr(reading, "CURRENT", 2)
    assert parse_board(GOOD, "old.yaml").migrated
    assert parse_board(GOOD.replace("board/1", "x"), "odd.yaml").version is None


@pytest.mark.parametrize(
    "said", ["board/0", "board/01", "Board/1", "board/1 ", "board/-1", "board/9999999", None, 1]
)
def test_what_is_no_version_is_no_guess(said: object) -> None:
    report = Report()
    assert version_of({"platelayer": said}, report) is None
    assert [finding.code for finding in report.findings] == ["V006"]


def test_a_board_inside_another_file_is_read_from_its_data() -> None:
    """As scenarios hold them."""
    data = {
        "platelayer": "board/1",
        "sheet": {"columns": 4, "rows": 1},
        "terrain": {"rows": ["..^."]},
        "towns": [{"name": "Hull", "hex": "A1", "keys": [11]}],
    }
    file = board_from_data(data, "a scenario")
    assert file.findings == ()
    assert file.board is not None
    assert file.board.towns[0].keys == ("11",)
    broken = board_from_data({**data, "towns": [{"name": "Hull", "hex": "A9"}]}, "a scenario")
    assert broken.board is None
    assert [(finding.code, finding.path) for finding in broken.findings] == [("V005", ("towns", 0, "hex"))]
    assert board_from_data(None, "a scenario").board is None


def test_what_another_reader_makes_of_yaml_does_no_harm() -> None:
    """Readers of YAML 1.1 give dates, and names of fields that are no text."""
    data = {
        "platelayer": "board/1",
        "sheet": {"columns": 1, "rows": 1},
        "terrain": {"rows": ("^",)},
        "errata": [{"date": date(2026, 11, 1), "text": "None."}],
        "special_rules": [{"type": "start", True: "West Coast", "rounds": {1: 2}}],
    }
    board = board_from_data(data, "a scenario").board
    assert board is not None
    assert board.errata == (Erratum("2026-11-01", "None."),)
    assert board.special_rules == (
        OtherRule("start", (("True", "West Coast"), ("rounds", Fields((("1", 2),))))),
    )
    unknown = board_from_data({**data, 5: 6}, "a scenario")
    assert [finding.message for finding in unknown.findings] == ["Unknown field '5' in this file."]


def test_data_that_holds_itself_is_refused() -> None:
    ring: list[Any] = []
    ring.append(ring)
    file = board_from_data({"platelayer": "board/1", "towns": ring}, "a scenario")
    assert [finding.code for finding in file.findings] == ["V010"]

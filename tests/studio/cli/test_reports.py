"""Findings keep to their lines, whatever maps and things are called."""

import json
import os
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote_to_bytes

import pytest

from engine.board.places import Town
from engine.boardfile.saving import save_board
from engine.diagnostics.findings import Finding, Severity
from studio.cli.main import main
from studio.cli.reports import Placed, Report, as_github, as_sarif, as_text
from tests.engine.checks.boards import good_board

MAP = os.fsdecode(b"a,b\n::error::c %25\xff.yaml")
FOUND = Finding("T102", "town-in-water", Severity.ERROR, "It is in\n::stop-commands::x\r\n\x1b[2J the sea")
REPORT = Report(MAP, (Placed(FOUND, (), 3, 4),))


def test_a_finding_is_one_line_of_text() -> None:
    first, last = as_text([REPORT]).splitlines()
    assert first.startswith(
        r"a,b\u000a::error::c %25\udcff.yaml:3:4: error T102 It is in\u000a::stop-commands"
    )
    assert last == r"a,b\u000a::error::c %25\udcff.yaml: 1 error"


def test_a_finding_is_one_workflow_command() -> None:
    (line,) = as_github([REPORT]).splitlines()
    assert line.startswith(
        r"::error file=a%2Cb%0A%3A%3Aerror%3A%3Ac %2525\udcff.yaml,line=3,col=4,title=T102 "
    )
    assert line.endswith(r"::It is in%0A::stop-commands::x%0D%0A\u001b[2J the sea")


def test_sarif_names_a_file_by_a_uri() -> None:
    (run,) = json.loads(as_sarif([REPORT]))["runs"]
    uri = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert uri == "a%2Cb%0A%3A%3Aerror%3A%3Ac%20%2525%FF.yaml"
    assert unquote_to_bytes(uri) == os.fsencode(MAP)


def test_workflow_commands_are_printed_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = good_board()
    save_board(board.edited(towns=(replace(board.towns[0], name=""), *board.towns[1:])), tmp_path / "a.yaml")
    main(["check", str(tmp_path / "a.yaml"), "--format", "github", "--select", "T", "--severity", "warning"])
    lines = capsys.readouterr().out.splitlines()
    assert lines
    assert all(line.startswith(("::error ", "::warning ")) for line in lines)


def test_a_difference_with_signs_that_are_spelled_out_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    map_ = tmp_path / "a.yaml"
    board = good_board()
    named = Town("##[group]", board.towns[0].hex, board.towns[0].keys)
    save_board(board.edited(towns=(named, named, *board.towns[1:])), map_)
    assert main(["fix", str(map_), "--diff", "--unsafe"]) == 1
    told = capsys.readouterr()
    assert r"\u0023#[group]" in told.out
    assert "##[" not in told.out + told.err
    assert told.err.endswith("Control characters are written out, so `patch` cannot apply this difference.\n")

"""One slip in the sheet is told as one, not as the many things it puts in the wrong places."""

from functools import cache

import pytest

from engine.board.document import Waiver
from engine.board.terrain import SEA
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.checks.check_runner import check
from engine.diagnostics.findings import Finding, Severity
from engine.edits.terrain import PaintTerrain
from tests.engine.checks.sheet_boards import severn, severn_readings

SLIPS = {
    "shifted: even": "With shifted: odd there would be none",
    "numbers_from: east": "With numbers_from: west there would be none",
    "letters_from: south": "With letters_from: north there would be none",
    "the rows of the terrain from the bottom to the top": "from the bottom to the top there would be none",
    "the rows of the terrain one hex further left": "one hex further right",
    "the rows of the terrain one row lower": "one row higher",
}


@cache
def found_after(slip: str) -> tuple[Finding, ...]:
    """Return what is found on the Severn board after a slip."""
    return check(severn_readings()[slip])


@pytest.mark.parametrize(("slip", "told"), SLIPS.items(), ids=SLIPS)
def test_a_slip_is_the_only_finding(slip: str, told: str) -> None:
    found = found_after(slip)
    assert [finding.code for finding in found] == ["T125"]
    assert told in found[0].message


@pytest.mark.parametrize("slip", [slip for slip, told in SLIPS.items() if "none" in told])
def test_its_fix_is_the_map_that_was_meant(slip: str) -> None:
    (finding,) = found_after(slip)
    (fix,) = finding.fixes
    meant = fix.edit.apply(severn_readings()[slip])
    # Only the end a river is written from may be the other.
    assert meant.edited(lines=()) == severn().edited(lines=())
    assert [set(line.sides) for line in meant.lines] == [set(line.sides) for line in severn().lines]


def test_its_fix_takes_back_nothing_done_meanwhile() -> None:
    board = severn_readings()["shifted: even"]
    (fix,) = found_after("shifted: even")[0].fixes
    renamed = fix.edit.apply(board.edited(title="Severn, again"))
    assert (renamed.title, renamed.sheet) == ("Severn, again", severn().sheet)
    assert fix.edit.apply(severn()) == severn()


def test_what_follows_is_reported_where_the_slip_is_meant() -> None:
    board = severn_readings()["shifted: even"]
    codes = {finding.code for finding in check(board.edited(waivers=(Waiver("T125", "an odd map"),)))}
    assert {"T125", "S101", "F104"} <= codes


def test_many_faults_that_no_slip_explains_are_each_reported() -> None:
    board = severn()
    drowned = [town.hex for town in board.towns][::4]
    found = check(PaintTerrain(tuple(drowned), SEA).apply(board))
    assert sum(finding.code == "T102" for finding in found) == len(drowned) >= 8
    assert "T125" not in {finding.code for finding in found}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("top: pointy", "top: flat", "With top: pointy all of them would"),
        ("letters: A-E, add: 40", "letters: A-E, add: 20", "With add: 40 for the letters A-E all"),
    ],
)
def test_labels_lost_by_a_slip_are_one_finding(old: str, new: str, told: str) -> None:
    text = write_board(severn())
    read = parse_board(text.replace(old, new), "severn.yaml")
    assert read.board is None
    (finding,) = [each for each in read.findings if each.severity is Severity.ERROR]
    assert finding.code == "V015"
    assert told in finding.message
    assert finding.position is not None
    assert text.splitlines()[finding.position[0] - 1].strip().startswith(old[:4].replace("lett", "bloc"))


def test_labels_lost_for_other_reasons_are_each_reported() -> None:
    text = write_board(severn())
    for town in severn().towns[:9]:
        label = severn().sheet.label(town.hex)
        text = text.replace(f"hex: {label},", f"hex: Z9{label[1:]},")
    codes = [finding.code for finding in parse_board(text, "severn.yaml").findings]
    assert codes.count("V005") >= 8
    assert "V015" not in codes

"""Published reports with wrong sums: exactly the wrong lines are named."""

import pytest

from engine.postal.audit import audit
from engine.shipped import folder

REPORT = (folder("resources") / "postal" / "report-with-wrong-sums.txt").read_text("utf-8")


def lines(text: str) -> list[int]:
    """Return the lines of a text with faults."""
    return [fault.line for fault in audit([("r", text)])]


def test_three_wrong_sums_of_the_shipped_report_are_named() -> None:
    wrong = [number for number, line in enumerate(REPORT.splitlines(), 1) if line.rstrip().endswith(WRONG)]
    assert len(wrong) == 3
    assert lines(REPORT) == wrong


WRONG = ("=48", "TBNS 15-1", "   61")

RACE = "37) (62-13) Montpellier -- Paris\n"
CASES = [
    ("=20+12+5[B]=37", []),
    ("=20+12+5[B]=38", [1]),
    ("= -4 -6[A] -2 = -12", []),
    ("JGL [J]\n1a) (A1) - B2 [+6-1B} - C3 {-2B]\n=20+6-3[B]=23", []),
    ("JGL [J]\n1a) (A1) - B2 [+6-1B} - C3 {-2B]\n=20+6-4[B]=22", [3]),
    ("JGL [J]\n1a) (A1) - B2 [+6]\n=20+3=23", [3]),
    ("JGL [J]\n=20-16[B]=4\nBUS [B]\n=20+15[J]=35", []),
    ("JGL [J]\n=20-10[B]=10\nBUS [B]\n=20+9[J]=29", [4]),
    (RACE + "=1st RAVEL 15 ; =1st FREAK 15-1 ; TBNS 0+1", []),
    (RACE + "=1st RAVEL 15 ; =1st FREAK 15-1 ; TBNS 0+2", [2]),
    (RACE + "1st RAVEL 20-3 ; 2nd FREAK 11+3", [2]),
    (RACE + "1st RAVEL 10JR+7 ; 1st FREAK 10JR-7 ; 2nd TBNS 10", []),
    (RACE + "1st A 20 ; =2nd B 5 ; =2nd C 5", []),
    (RACE + "=1st A 10 ; =1st B 10 ; =1st C 10", []),
    (RACE + "Not run", []),
    ("       A   B  Total\nb/fwd  20  20  40\ntrack  -3  3  0\nc/fwd  17  23  40", []),
    ("       A   B  Total\nb/fwd  20  20  41\ntrack  -3  3  0\nc/fwd  18  23  41", [2, 4]),
    ("| | A | B |\n|---|---|---|\n| b/fwd | 20 | 20 |\n| races | 5 | -5 |\n| c/fwd | 25 | 16 |", [5]),
    (
        "Race  A  B\n37) (62-13) Lyon - Paris  20+2-6  10JR+7+5\n38) (1-2) X - Y  Not run  0\nTotal  16  22",
        [],
    ),
    (
        "Race  A  B\n37) (62-13) Lyon - Paris  20+2-6  10JR+7+5\n38) (1-2) X - Y  Not run  0\nTotal  17  22",
        [4],
    ),
    (RACE + "1st A 20-3 ; B 0+3\n\n       A   B\nb/fwd  20  20\nraces  17  4\nc/fwd  37  24", [6]),
    ("A [A]\n=20=20\nB [B]\n=20=20\n\n       A   B\nb/fwd  21  20\nc/fwd  21  20", [7, 8]),
    ("       A   B\nraces  10  5\nc/fwd  30  25", []),
    ("       A   B\nTotal  10  5", []),
    ("Dear all,\nnothing adds up = 3", []),
]


@pytest.mark.parametrize(("text", "wrong"), CASES, ids=[str(number) for number in range(len(CASES))])
def test_the_lines_with_wrong_sums_are_named(text: str, wrong: list[int]) -> None:
    assert lines(text) == wrong


def test_accounts_are_followed_from_report_to_report() -> None:
    first, second = "A [A]\n=20+3=23", "A [A]\n=24+1=25"
    (fault,) = audit([("1.txt", first), ("2.txt", second)])
    assert (fault.report, fault.line, fault.says) == (
        "2.txt",
        2,
        "A was carried forward with 23, not 24.",
    )


def test_reports_may_have_gaps_and_any_order() -> None:
    reports = [
        (f"{number}.txt", f"Vale, round {number}\nA [A]\n{number}a) nothing\n={sum_}")
        for number, sum_ in ((4, "30+1=31"), (1, "20+3=23"), (2, "23+1=24"))
    ]
    assert audit(reports) == []
    reports[0] = ("4.txt", reports[0][1].replace("round 4\nA [A]\n4a", "round 3\nA [A]\n3a"))
    (fault,) = audit(reports)
    assert (fault.report, fault.says) == ("4.txt", "A was carried forward with 24, not 30.")

"""A mistyped label is answered with the one that is most likely meant."""

import pytest

from engine import shipped
from engine.boardfile.mistyping import label_meant_by
from engine.boardfile.reading import parse_board
from engine.hexes.sheet import Sheet


@pytest.mark.parametrize(
    ("label", "meant"),
    [
        ("C 7", "C7"),
        ("C-7", "C7"),
        ("7C", "C7"),
        ("DIO", "D10"),
        ("87", "B7"),
        ("C77", "C7"),
        ("CC7", "C7"),
        ("C1O.E", "C10.E"),
        ("C7Q", "C7"),
        ("C 7.NE", "C7.NE"),
        ("C7.UP", ""),
        ("Z99", ""),
        ("", ""),
    ],
)
def test_the_label_meant_is_that_of_a_slip_of_a_key(label: str, meant: str) -> None:
    assert label_meant_by(label, Sheet(10, 8)) == meant


def test_a_mistyped_label_is_reported_with_the_one_meant() -> None:
    text = (shipped.folder("maps") / "severn.yaml").read_text("utf-8")
    read = parse_board(text.replace("{name: Cardiff, hex: T23", "{name: Cardiff, hex: T2E3"), "typed.yaml")
    assert [each.message for each in read.findings] == [
        "'T2E3' is not a hex label such as A1. Perhaps T23 is meant."
    ]
    read = parse_board(text.replace("{name: Cardiff, hex: T23", "{name: Cardiff, hex: T233"), "typed.yaml")
    assert [each.message for each in read.findings] == [
        "The hex T233 is not on the sheet. Perhaps T23 is meant."
    ]

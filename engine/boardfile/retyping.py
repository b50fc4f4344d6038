"""A special rule of a mistyped type, read again as the type that is meant."""

from typing import Any

from engine.board.rules import Fields, OtherRule, Plain, SpecialRule
from engine.boardfile.entries import Entries
from engine.boardfile.places import Places
from engine.boardfile.report import Report
from engine.boardfile.rules import build_rules
from engine.boardfile.schema import check_shape
from engine.hexes.sheet import Sheet

_CHAPTER = "special_rules"


def retyped(rule: OtherRule, type_: str, sheet: Sheet) -> SpecialRule | None:
    """Return what a rule says if its type is read as another; None where its fields do not suit that."""
    data = {_CHAPTER: [{"type": type_, **_thawed(Fields(rule.values))}]}
    report = Report()
    # What is missing around the rule does not matter: this is no whole file.
    if any(path[:1] == (_CHAPTER,) for path in check_shape(data, report, frozenset())):
        return None
    places = Report()
    (read,) = build_rules(Entries(data, frozenset()), Places(sheet, places))
    return None if places.findings or isinstance(read, OtherRule) else read


def _thawed(value: Plain) -> Any:
    """Return plain data with lists and mappings as a file gives them."""
    if isinstance(value, Fields):
        return {name: _thawed(item) for name, item in value.items}
    if isinstance(value, tuple):
        return [_thawed(item) for item in value]
    return value

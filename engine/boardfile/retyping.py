"""A special rule read again as what is meant: of another type, or a ferry or permitted build."""

from collections.abc import Mapping
from typing import Any, Final

from engine.board.places import Ferry, PermittedBuild
from engine.board.rules import Fields, OtherRule, Plain, SpecialRule
from engine.boardfile.building import build_ferries, build_permitted_builds
from engine.boardfile.entries import Entries
from engine.boardfile.places import Places
from engine.boardfile.rules import build_rules
from engine.boardfile.schema import check_shape
from engine.boardfile.yaml_text.report import Report
from engine.hexes.sheet import Sheet

_CHAPTER = "special_rules"
SECTIONS: Final[Mapping[str, str]] = {"ferry": "ferries", "permitted_build": "permitted_builds"}
"""Types of rules that have a section of their own, and which."""


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


def resettled(rule: OtherRule, sheet: Sheet) -> Ferry | PermittedBuild | None:
    """Return the ferry or permitted build a rule of that type says of; None where its fields do not suit."""
    section = SECTIONS[rule.type]
    data = {section: [_thawed(Fields(rule.values))]}
    if any(path[:1] == (section,) for path in check_shape(data, Report(), frozenset())):
        return None
    entries, report = Entries(data, frozenset()), Report()
    places = Places(sheet, report)
    (read,) = build_ferries(entries, places) + build_permitted_builds(entries, places)
    return None if report.findings else read


def _thawed(value: Plain) -> Any:
    """Return plain data with lists and mappings as a file gives them."""
    if isinstance(value, Fields):
        return {name: _thawed(item) for name, item in value.items}
    if isinstance(value, tuple):
        return [_thawed(item) for item in value]
    return value

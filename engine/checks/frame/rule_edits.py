"""A field of the rules set for one board: in the override that has it, or in one of its own (6.C4)."""

from typing import Final

from engine.board.document import Board
from engine.board.rules import Override, Plain
from engine.edits.entries import AddEntry, ChangeEntry, Entry, RemoveEntry
from engine.edits.protocol import Edit
from engine.rulesets.editions import ruleset

EDITION: Final = ("rules",)
"""Where a field of the rules comes from that the board does not set."""


def path_of_rule(board: Board, field: str) -> tuple[str | int, ...]:
    """Return the place in the file that sets a field of the rules: its last override, or else the edition."""
    for index, rule in reversed(tuple(enumerate(board.special_rules))):
        if isinstance(rule, Override) and field in dict(rule.values):
            return ("special_rules", index, field)
    return EDITION


def set_rule(board: Board, field: str, value: Plain) -> Edit:
    """Return the edit that sets a field of the rules; nothing is written of what the edition has anyhow."""
    usual = value == getattr(ruleset(board.rules), field)
    # Of two overrides the last one counts (X134).
    for rule in reversed(board.special_rules):
        if isinstance(rule, Override) and field in dict(rule.values):
            return without(rule, field) if usual else _with(rule, field, value)
    return AddEntry(Override(((field, value),)))


def _with(rule: Override, field: str, value: Plain) -> Edit:
    values = tuple((name, value if name == field else each) for name, each in rule.values)
    return ChangeEntry(rule, Override(values), "Change rule")


def without(rule: Override, field: str) -> Edit:
    """Return the edit that takes a field out of an override, or the override away with its only field."""
    left: Entry = Override(tuple(each for each in rule.values if each[0] != field))
    return ChangeEntry(rule, left, "Change rule") if left != Override(()) else RemoveEntry(rule)

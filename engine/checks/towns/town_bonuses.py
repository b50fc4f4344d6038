"""Family T, the part that concerns what the first railway into a town receives."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Town
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import town_at
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.towns import ChangeTown
from engine.messages import say

_MOST_TIMES = 5
"""A bonus of more times that of the rules is out of all proportion, and most likely a slip."""


class BonusUnpaid(Check):
    """A place without keys has a bonus, which no one ever receives.

    Why it matters: a place without keys is no town. Nothing is paid for the first railway there, and the
    sheet does not print the bonus.

    Example: `{name: Penarth, hex: U23, port: true, bonus: 10}`.

    To fix it, remove the bonus, or give the place a key.
    """

    code, name, severity = "T127", "bonus-unpaid", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each place whose own bonus is paid to no one (6.A4)."""
        for index, town in enumerate(board.towns):
            if town.bonus is None or town.keys:
                continue
            yield self.finding(
                say(
                    "{town} has a bonus of {bonus}, but a place without keys pays none.",
                    town=town_at(board, town),
                    bonus=town.bonus,
                ),
                subject=_subject(board, town),
                hexes=(town.hex,) if town.hex in board.sheet else (),
                path=("towns", index, "bonus"),
                fixes=(_without(town),),
            )


class BonusDear(Check):
    """The first railway into a town receives many times the usual bonus.

    Why it matters: one town decides the game. Usually it is a typing mistake: 60 instead of 6.

    Example: `{name: Inverness, hex: C14, keys: [66], bonus: 60}`.

    To fix it, lower the bonus. More than five times that of the rules is reported; waive it if it is meant.
    """

    code, name, severity = "T128", "bonus-dear", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each town whose own bonus is out of all proportion (6.A4)."""
        rules = rules_known(board)
        usual = 0 if rules is None else rules.bonus
        for index, town in enumerate(board.towns):
            if not town.keys or not 0 < usual * _MOST_TIMES < (town.bonus or 0):
                continue
            yield self.finding(
                say(
                    "The first railway into {town} receives {bonus}, but {usual} into other towns.",
                    town=town_at(board, town),
                    bonus=town.bonus,
                    usual=usual,
                ),
                subject=_subject(board, town),
                hexes=(town.hex,) if town.hex in board.sheet else (),
                path=("towns", index, "bonus"),
                fixes=(_without(town),),
            )


def _subject(board: Board, town: Town) -> str:
    return board.sheet.label(town.hex) if town.hex in board.sheet else town.name


def _without(town: Town) -> Fix:
    """Return the fix that leaves the bonus of a town to the rules."""
    change = ChangeTown(town, replace(town, bonus=None), "Change bonus of town")
    return Fix("Remove the bonus", change, safe=False)


TOWN_BONUS_CHECKS: tuple[Check, ...] = (BonusUnpaid(), BonusDear())

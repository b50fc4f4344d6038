"""Family X, the part that concerns bonuses for connecting places."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.open_links import may_be_entered
from engine.board.rules import Connection
from engine.board.starts import hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.name_suggestions import hint, meant_by
from engine.checks.frame.placeholder_names import on_sheet
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry, RemoveEntry
from engine.messages import Saying, say

_MOST_TIMES = 5
"""A bonus of more times that of a town is out of all proportion, and most likely a slip."""


class ConnectionUnknown(Check):
    """A connection bonus names a town that does not exist.

    Why it matters: no game can be played on the board until the name is corrected.

    Example: `{type: connection, towns: [Cardif, Swansea], bonus: 10}`.

    To fix it, write the town's exact name, or list the hex under `hexes`.
    """

    code, name, severity = "X157", "connection-unknown", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name in a connection bonus that no town bears (6.C4)."""
        for index, rule in _connections(board):
            for place, name in enumerate(rule.towns):
                if name in board.towns_by_name:
                    continue
                meant = meant_by(name, (each for each in board.towns_by_name if each not in rule.towns))
                towns = tuple(meant if each == name else each for each in rule.towns)
                led = ChangeEntry(rule, replace(rule, towns=towns), "Correct town")
                yield self.finding(
                    say(
                        "A connection bonus names {name}, but there is no such town.{hint}",
                        name=name,
                        hint=hint(meant),
                    ),
                    subject=name,
                    hexes=on_sheet(board, hexes_of(board, rule)),
                    path=("special_rules", index, "towns", place),
                    fixes=(Fix(say("Write {meant}", meant=meant), led, safe=False),) if meant else (),
                )


class ConnectionUnpaid(Check):
    """No company can ever receive a connection bonus.

    Why it matters: the sheet prints a rule without meaning. The rule names fewer than two places, or one
    that no track can be laid in, or the bonus is 0. Usually the second place was forgotten.

    Example: `{type: connection, towns: [Swansea], bonus: 10}`.

    To fix it, name the places to connect, or remove the rule. To pay more for one place, set the `bonus` of
    the town there.
    """

    code, name, severity = "X158", "connection-unpaid", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each bonus that is paid to no one (6.C4)."""
        for index, rule in _connections(board):
            told = _unpaid(board, rule)
            if told is not None:
                yield self.finding(
                    told,
                    subject=f"connection {index + 1}",
                    hexes=on_sheet(board, hexes_of(board, rule)),
                    path=("special_rules", index),
                    fixes=(Fix("Remove the rule", RemoveEntry(rule), safe=False),),
                )


class ConnectionDear(Check):
    """The bonus for a connection is many times that for a town.

    Why it matters: one line decides the game. Usually it is a typing mistake: 100 instead of 10.

    Example: `{type: connection, towns: [Cardiff, Swansea], bonus: 100}`.

    To fix it, lower the bonus. More than five times what the first railway into a town receives is reported;
    waive it if it is meant.
    """

    code, name, severity = "X159", "connection-dear", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each bonus that is out of all proportion (6.A4, 6.C4)."""
        rules = rules_known(board)
        usual = 0 if rules is None else rules.bonus
        for index, rule in _connections(board):
            if not 0 < usual * _MOST_TIMES < rule.bonus:
                continue
            lowered = ChangeEntry(rule, replace(rule, bonus=usual), "Change connection bonus")
            yield self.finding(
                say(
                    "The first company to make a connection receives {bonus}, but {usual} in a town.",
                    bonus=rule.bonus,
                    usual=usual,
                ),
                subject=f"connection {index + 1}",
                hexes=on_sheet(board, hexes_of(board, rule)),
                path=("special_rules", index, "bonus"),
                fixes=(Fix(say("Set the bonus to {usual}", usual=usual), lowered, safe=False),),
            )


def _connections(board: Board) -> Iterator[tuple[int, Connection]]:
    """Yield the bonuses for connections with their places in the map file."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, Connection):
            yield index, rule


def _unpaid(board: Board, rule: Connection) -> Saying | None:
    """Return why no one can receive a bonus, None where someone can or a name is in the way (X157)."""
    if not all(name in board.towns_by_name for name in rule.towns):
        return None
    hexes = {*hexes_of(board, rule)}
    if len(hexes) < 2:
        return say("A connection bonus needs two places or more. One town may have a bonus of its own.")
    for hex_ in hexes_of(board, rule):
        # T102 and T104 report a town there.
        if hex_ not in board.towns_by_hex and not may_be_entered(board, hex_):
            label = board.sheet.label(hex_) if hex_ in board.sheet else ""
            return (
                say("A connection bonus names {label}, where no track can be laid.", label=label)
                if label
                else say("A connection bonus names a hex off the sheet.")
            )
    return None if rule.bonus else say("A connection bonus is 0.")


CONNECTION_CHECKS: tuple[Check, ...] = (ConnectionUnknown(), ConnectionUnpaid(), ConnectionDear())

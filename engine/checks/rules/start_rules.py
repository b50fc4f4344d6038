"""Family X: rules of where to start."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.open_links import may_be_entered
from engine.board.rules import StartRule
from engine.board.starts import hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.name_suggestions import hint, meant_by
from engine.checks.frame.placeholder_names import on_sheet
from engine.checks.frame.town_moves import nearest_land
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry, RemoveEntry
from engine.edits.protocol import Edit
from engine.hexes.lattice import Hex
from engine.messages import Saying, say


class StartUnknown(Check):
    """A start rule names a town that does not exist.

    Why it matters: no game can be played on the board until the name is corrected.

    Example: `{type: start, towns: [Cardif], second: true, price: 6}`.

    To fix it, write the town's exact name, or list the hex under `hexes`.
    """

    code, name, severity = "X116", "start-unknown", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name in a start rule that no town bears (6.A2, 6.C4)."""
        for index, rule in _start_rules(board):
            for place, name in enumerate(rule.towns):
                if name not in board.towns_by_name:
                    meant = meant_by(name, (each for each in board.towns_by_name if each not in rule.towns))
                    towns = tuple(meant if each == name else each for each in rule.towns)
                    led = ChangeEntry(rule, replace(rule, towns=towns), "Correct town")
                    yield self.finding(
                        say(
                            "A start rule names {name}, but there is no such town.{hint}",
                            name=name,
                            hint=hint(meant),
                        ),
                        subject=name,
                        hexes=tuple(hex_ for hex_ in hexes_of(board, rule) if hex_ in board.sheet),
                        path=("special_rules", index, "towns", place),
                        fixes=(Fix(say("Write {meant}", meant=meant), led, safe=False),) if meant else (),
                    )


class StartAstray(Check):
    """A start rule names a hex of water, or one off the map.

    Why it matters: no company can start there. If the board has no other start, no game can be played on
    it.

    Example: `{type: start, hexes: [A12]}`, where A12 is sea.

    To fix it, choose a hex of land, or make that hex land.
    """

    code, name, severity = "X118", "start-astray", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each hex of a start rule that no track may be laid in (6.A2, 6.A3)."""
        for index, rule in _start_rules(board):
            for place, hex_ in enumerate(rule.hexes):
                # T102 and T104 report a town there.
                if may_be_entered(board, hex_) or hex_ in board.towns_by_hex:
                    continue
                label = board.sheet.label(hex_) if hex_ in board.sheet else ""
                yield self.finding(
                    _astray(board, hex_, label),
                    subject=label or "off the sheet",
                    hexes=(hex_,) if label else (),
                    path=("special_rules", index, "hexes", place),
                    fixes=tuple(_moves(board, rule, hex_)),
                )


class StartAlternativeAlone(Check):
    """A start rule is an alternative to no other, or one of its places is in two alternatives.

    Why it matters: starts of different alternatives exclude each other. With one alternative there is
    nothing to choose between, and a second start has none. Usually the other rule was forgotten. Of a place
    in two alternatives only the last counts.

    Example: `{type: start, towns: [Paris], alternative: 1}` and no rule with `alternative: 2`.

    To fix it, number the rule of the other starts, or remove the number. Leave each place in one alternative.
    """

    code, name, severity = "X143", "start-alternative-alone", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each rule with an alternative that excludes nothing (6.C4, E.D)."""
        yield from self._in_two(board)
        numbers = {rule.alternative for _, rule in _start_rules(board) if not rule.second} - {0}
        for index, rule in _start_rules(board):
            if not rule.alternative or (not rule.second and len(numbers) > 1):
                continue
            without = ChangeEntry(rule, replace(rule, alternative=0), "Change start rule")
            yield self.finding(
                say(
                    "A second start has an alternative, {number}, but only first starts may."
                    if rule.second
                    else "The start rule with alternative {number} excludes no rule with another number.",
                    number=rule.alternative,
                ),
                subject=f"start {index + 1}",
                hexes=on_sheet(board, hexes_of(board, rule)),
                path=("special_rules", index, "alternative"),
                fixes=(Fix("Remove the number", without, safe=False),),
            )

    def _in_two(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each place that a later rule puts into another alternative."""
        later: dict[Hex, int] = {}
        for index, rule in reversed([each for each in _start_rules(board) if not each[1].second]):
            for hex_ in dict.fromkeys(hexes_of(board, rule)):
                counts = later.setdefault(hex_, rule.alternative)
                if hex_ in board.sheet and 0 < rule.alternative != counts > 0:
                    label = board.sheet.label(hex_)
                    yield self.finding(
                        say(
                            "{label} is in two alternatives of starts, {first} and {last}. The last counts.",
                            label=label,
                            first=rule.alternative,
                            last=counts,
                        ),
                        subject=f"start {index + 1} {label}",
                        hexes=(hex_,),
                        path=("special_rules", index, "alternative"),
                        fixes=(
                            Fix(
                                say(
                                    "Remove {label} from alternative {number}",
                                    label=label,
                                    number=rule.alternative,
                                ),
                                _without(board, rule, hex_),
                                safe=False,
                            ),
                        ),
                    )


def _start_rules(board: Board) -> Iterator[tuple[int, StartRule]]:
    """Yield the rules of where to start with their places in the map file."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, StartRule):
            yield index, rule


def _without(board: Board, rule: StartRule, hex_: Hex) -> Edit:
    """Return the edit that removes a place from a rule; with its last place the rule goes."""
    named = {town.name for town in board.towns_by_hex.get(hex_, ())}
    left = replace(
        rule,
        hexes=tuple(each for each in rule.hexes if each != hex_),
        towns=tuple(name for name in rule.towns if name not in named),
    )
    return ChangeEntry(rule, left, "Change start rule") if left.hexes or left.towns else RemoveEntry(rule)


def _astray(board: Board, hex_: Hex, label: str) -> Saying:
    """Return what is wrong with a hex that no one can begin at."""
    if not label:
        return say("A start rule names a hex off the sheet. No one can start there.")
    return say(
        "A start rule names {label}, which is water. No one can start there."
        if board.on_map(hex_)
        else "A start rule names {label}, which is off the map. No one can start there.",
        label=label,
    )


def _moves(board: Board, rule: StartRule, hex_: Hex) -> Iterator[Fix]:
    """Yield the fixes that name land next to a hex in its place, else the nearest there is."""
    for near in nearest_land(board, hex_):
        if near not in rule.hexes:
            hexes = tuple(near if each == hex_ else each for each in rule.hexes)
            led = ChangeEntry(rule, replace(rule, hexes=hexes), "Move start")
            yield Fix(say("Replace it by {hex}", hex=board.sheet.label(near)), led, safe=False)


START_CHECKS: tuple[Check, ...] = (StartUnknown(), StartAstray(), StartAlternativeAlone())

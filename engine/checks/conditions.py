"""Family X, the part that concerns what the rules make of this board: notes, towns, ground."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

import numpy as np

from engine.board.document import Board
from engine.board.rules import Note, OtherRule
from engine.board.starts import first_starts
from engine.board.terrain import CLOSED, FIRST_OWN, NAMES
from engine.checks.affording import is_never_affordable, rules_known
from engine.checks.check import Check
from engine.checks.credits import is_credit
from engine.checks.rule_settings import set_rule
from engine.checks.rule_types import meant_type
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.kinds import ChangeKind
from engine.hexes.lattice import Hex
from engine.rulesets.pricing import ground_of
from engine.sayings import Phrase, say

_WORDS = 5
"""Words of a note that tell it from others."""
_USUAL_HALF, _USUAL_DELAY = 2, 1

_LET: Final[Mapping[str, Phrase]] = {
    "half": "Let a half in {kind} cost {number}",
    "delay": "Let {kind} delay by {number}",
}

_TOO_FEW: Phrase = (
    "{n} towns are too few: with {begun} of them started from, no more than "
    "{left} are without a railway, and building ends."
)
_ONE_TOO_FEW: Phrase = "One town is too few: building ends as it begins."


class RuleNotSimulated(Check):
    """A special rule is free text, or of a type that Platelayer prints but does not play.

    Why it matters: the game, the bots and the trials leave it out, so what they say of the board is true
    without that rule only.

    Example: `{type: note, text: "No track may be laid in Rutland before race 5."}`

    To mend it, nothing need be done for remarks; sentences that name sources and people are not told of.
    A rule of the game is best put as a `crossing`, a `permitted_build` or an `override`, where one of
    those can say it.
    """

    code, name, severity = "X112", "rule-not-simulated", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each note and each rule of an unknown type that is no slip (6.C4)."""
        for index, rule in enumerate(board.special_rules):
            if isinstance(rule, Note) and not is_credit(rule.text):
                words = " ".join(rule.text.split()[:_WORDS])
                yield self.finding(
                    say(
                        "“{text}” is printed, but not simulated.",
                        text=words if words == rule.text else f"{words} …",
                    )
                    if words
                    else "A note says nothing.",
                    subject=words,
                    path=("special_rules", index),
                )
            elif isinstance(rule, OtherRule) and not meant_type(rule.type):
                yield self.finding(
                    say(
                        "A rule of the type '{type}' is kept and printed, but not simulated.", type=rule.type
                    ),
                    subject=rule.type,
                    path=("special_rules", index),
                )


class TownsTooFew(Check):
    """The board has so few towns that building ends as soon as it begins.

    Why it matters: building stops when only 3 towns have no railway. Where that is so from the first
    round, nobody gets to build a line.

    Example: a board of six towns, three of them starts: all but three are served at once.

    To mend it, place more towns, or set `unserved_towns` lower by an override, which is offered.
    """

    code, name, severity = "X113", "towns-too-few", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when the towns beside the starts are no more than may stay unserved (6.A7)."""
        counted = _too_few(board)
        if counted is None:
            return
        towns, begun, unserved = counted
        left = towns - begun
        fewer = (left - 1) // 2
        lowered = Fix(
            say("Let building go on until {n} are left", n=fewer),
            set_rule(board, "unserved_towns", fewer),
            safe=False,
        )
        yield self.finding(
            say(_ONE_TOO_FEW if towns == 1 else _TOO_FEW, n=towns, begun=begun, left=unserved),
            path=("towns",),
            fixes=(lowered,) if left > 0 else (),
        )


def are_too_few(board: Board) -> bool:
    """Tell whether a board has so few towns that building ends as it begins, of which X113 tells."""
    return _too_few(board) is not None


def _too_few(board: Board) -> tuple[int, int, int] | None:
    """Return how many towns there are, begun in and free to stay unserved, if that ends building (6.A7)."""
    rules = rules_known(board)
    towns = [town for town in board.towns if town.keys]
    if rules is None or not towns:
        return None
    starts = first_starts(board)
    begun = min(sum(town.hex in starts for town in towns), board.players.most)
    if len(towns) - begun > rules.unserved_towns:
        return None
    return len(towns), begun, rules.unserved_towns


class GroundUnaffordable(Check):
    """Nobody can ever pay for track in a kind of ground.

    Why it matters: such ground is closed, but looks as if it were open; towns in it can never be
    reached, and ways through it never be built.

    Example: `{name: alps, half: 8}` on a board where no allowance may be saved.

    To mend it, lower the price of a half, allow saving, or close the ground outright.
    """

    code, name, severity = "X114", "ground-unaffordable", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ground that cannot even be entered from open land (6.A3, 6.A6)."""
        rules = rules_known(board)
        if rules is None:
            return
        for code, hexes in _grounds(board):
            half = ground_of(board, rules, hexes[0]).half
            if is_never_affordable(rules, rules.link_cost + half):
                fixes = _fixes(board, code, half=_USUAL_HALF) if code >= FIRST_OWN else ()
                yield self.finding(
                    say(
                        "A link into {name} costs {cost}, which nobody can ever spend on it.",
                        name=_name(board, code),
                        cost=rules.link_cost + half,
                    ),
                    subject=_name(board, code),
                    hexes=hexes,
                    path=_path(code, "half"),
                    fixes=fixes,
                )


class GroundTooSlow(Check):
    """A kind of ground takes more off a train's roll than the race die can show.

    Why it matters: a train waits before every such hex for a turn or more; races over it are a matter
    of counting turns, and a slip of the pen (10 for 1) looks the same.

    Example: `{name: glacier, delay: 10}`.

    To mend it, lower the delay; a hill takes 1.
    """

    code, name, severity = "X115", "ground-too-slow", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ground that takes a whole throw or more (6.B5)."""
        rules = rules_known(board)
        if rules is None:
            return
        for code, hexes in _grounds(board):
            delay = ground_of(board, rules, hexes[0]).delay
            if delay >= max(rules.race_die):
                fixes = _fixes(board, code, delay=_USUAL_DELAY) if code >= FIRST_OWN else ()
                yield self.finding(
                    say(
                        "Entering {name} takes {delay} off the roll, and the race die shows at most {most}.",
                        name=_name(board, code),
                        delay=delay,
                        most=max(rules.race_die),
                    ),
                    subject=_name(board, code),
                    hexes=hexes,
                    path=_path(code, "delay"),
                    fixes=fixes,
                )


def _grounds(board: Board) -> Iterator[tuple[int, tuple[Hex, ...]]]:
    """Yield each terrain of the board that is open to track, with its hexes but those of towns."""
    for code in np.unique(board.terrain).tolist():
        if code in CLOSED:
            continue
        rows, columns = np.nonzero(board.terrain == code)
        places = zip(columns.tolist(), rows.tolist(), strict=True)
        hexes = tuple(h for h in map(board.sheet.hex_at, *zip(*places, strict=True)) if _is_wild(board, h))
        if hexes:
            yield code, hexes


def _is_wild(board: Board, hex_: Hex) -> bool:
    """Tell whether no town stands on a hex; a town's is open ground (6.A3)."""
    return hex_ not in board.towns_by_hex


def _name(board: Board, code: int) -> str:
    """Return what a terrain is called."""
    if code < FIRST_OWN:
        return say(NAMES[code])
    return (
        board.kinds[code - FIRST_OWN].name if code - FIRST_OWN < len(board.kinds) else say("unknown ground")
    )


def _path(code: int, field: str) -> tuple[str | int, ...]:
    """Return where a terrain's numbers stand: with its kind, or among the overrides."""
    return ("terrain", "kinds", code - FIRST_OWN, field) if code >= FIRST_OWN else ("special_rules",)


def _fixes(board: Board, code: int, **changes: int) -> tuple[Fix, ...]:
    """Return the fix that gives a kind the usual number."""
    kind = board.kinds[code - FIRST_OWN]
    (field, number), *_ = changes.items()
    changed = replace(kind, half=number) if field == "half" else replace(kind, delay=number)
    return (
        Fix(
            say(_LET[field], kind=kind.name, number=number),
            ChangeKind(kind, changed),
            safe=False,
        ),
    )


CONDITION_CHECKS: tuple[Check, ...] = (
    RuleNotSimulated(),
    TownsTooFew(),
    GroundUnaffordable(),
    GroundTooSlow(),
)

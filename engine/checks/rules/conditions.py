"""Family X, the part that concerns what the rules make of this board: notes, towns, ground."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.places import Ferry
from engine.board.rules import Note, OtherRule
from engine.board.starts import first_starts
from engine.board.terrain import FIRST_OWN
from engine.boardfile.retyping import SECTIONS, resettled
from engine.checks.frame.check import Check
from engine.checks.frame.new_board import still_to_come
from engine.checks.frame.placeholder_names import known_as
from engine.checks.frame.rule_edits import set_rule
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.credit_notes import is_credit
from engine.checks.rules.ground_prices import ground_name, grounds
from engine.checks.rules.rule_types import meant_type
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import AddEntry, RemoveEntry
from engine.edits.protocol import Several
from engine.edits.terrain_kinds import ChangeKind
from engine.messages import Phrase, count_of, say
from engine.rulesets.pricing import ground_of

_WORDS = 5
"""Words of a note by which a reader knows it from others."""
_USUAL_DELAY = 1


_TOO_FEW: Final[tuple[Phrase, Phrase]] = (
    "One town is too few: building would end before it started.",
    "{n} towns are too few: building would end before it started.",
)
"""What is said of one, and of more."""
_PLACED = ("start", "connection")
"""Types of rules that are played where they name places."""


class RuleNotSimulated(Check):
    """A special rule is free text, or of a type that is printed but not used in test games.

    Why it matters: games, bots and trials ignore it, so their results are for the board without that rule.

    Example: `{type: note, text: "No track may be laid in Rutland before race 5."}`

    To fix it, express a game rule as a `crossing`, a permitted build or an `override` if possible; let a
    `start` or a `connection` name its places. Remarks
    need no fix; sentences that name sources and people are not reported. Ferries and permitted builds have
    their own sections; a fix moves them there from the special rules.
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
                        "“{text}” is printed, but not used in test games.",
                        text=words if words == rule.text else f"{words} …",
                    )
                    if words
                    else "A note is empty.",
                    subject=words,
                    path=("special_rules", index),
                )
            elif isinstance(rule, OtherRule) and not meant_type(rule.type):
                yield self.finding(
                    _not_simulated(rule),
                    subject=rule.type,
                    path=("special_rules", index),
                    fixes=tuple(_in_its_section(board, rule)),
                )


def _not_simulated(rule: OtherRule) -> Phrase:
    """Return what to say of a rule that is not played, and where it would be."""
    if rule.type in _PLACED:
        return say(
            "A special rule of the type '{type}' names no places, so it is only printed. Name them under "
            "`towns` or `hexes`.",
            type=rule.type,
        )
    if rule.type not in SECTIONS:
        return say(
            "A rule of the type '{type}' is kept and printed, but not used in test games.", type=rule.type
        )
    return say(
        "A special rule of the type '{type}' is kept and printed, but not used in test "
        "games. Move it to `{section}`.",
        type=rule.type,
        section=SECTIONS[rule.type],
    )


def _in_its_section(board: Board, rule: OtherRule) -> Iterator[Fix]:
    """Yield the fix that makes a ferry or permitted build of a rule that says of one."""
    read = resettled(rule, board.sheet) if rule.type in SECTIONS else None
    if read is not None:
        title: Phrase = "Convert to a ferry" if isinstance(read, Ferry) else "Convert to a permitted build"
        edit = Several("Move rule to its section", (RemoveEntry(rule), AddEntry(read)))
        yield Fix(title, edit, safe=False)


class TownsTooFew(Check):
    """The board has so few towns that building ends as soon as it starts.

    Why it matters: building stops when only 3 towns have no railway. If that is true from the first round,
    no one can build a line.

    Example: a board with six towns, three of them starts: all except three are served at once.

    To fix it, place more towns, or lower `unserved_towns` with an override; a fix offers that. Until half
    of the town keys are assigned it is only a note.
    """

    code, name, severity = "X113", "towns-too-few", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when the towns next to the starts are no more than may stay unserved (6.A7)."""
        counted = _too_few(board)
        if counted is None:
            return
        towns, left = counted
        fewer = (left - 1) // 2
        lowered = Fix(
            say("Set building to end when {n} are left", n=fewer),
            set_rule(board, "unserved_towns", fewer),
            safe=False,
        )
        few = self.finding(
            count_of(towns, *_TOO_FEW),
            path=("towns",),
            fixes=(lowered,) if left > 0 else (),
        )
        yield still_to_come(board, few)


def are_too_few(board: Board) -> bool:
    """Return whether a board has so few towns that building ends as it begins, of which X113 says."""
    return _too_few(board) is not None


def _too_few(board: Board) -> tuple[int, int] | None:
    rules = rules_known(board)
    towns = [town for town in board.towns if town.keys]
    if rules is None or not towns:
        return None
    starts = first_starts(board)
    begun = min(sum(town.hex in starts for town in towns), board.players.most)
    if len(towns) - begun > rules.unserved_towns:
        return None
    return len(towns), len(towns) - begun


class GroundTooSlow(Check):
    """A kind of terrain subtracts more from a roll than the race die can show.

    Why it matters: a train waits a turn or more before every such hex. It may be a typing mistake (10
    instead of 1).

    Example: `{name: glacier, delay: 10}`.

    To fix it, lower the delay; a hill takes 1.
    """

    code, name, severity = "X115", "ground-too-slow", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ground that takes a whole throw or more (6.B5)."""
        rules = rules_known(board)
        if rules is None:
            return
        for code, hexes in grounds(board):
            delay = ground_of(board, rules, hexes[0]).delay
            if delay >= max(rules.race_die):
                fixes = (_quicker(board, code),) if code >= FIRST_OWN else ()
                yield self.finding(
                    say(
                        "Entering {name} subtracts {delay} from the roll, and the race die shows at most "
                        "{most}.",
                        name=ground_name(board, code),
                        delay=delay,
                        most=max(rules.race_die),
                    ),
                    subject=ground_name(board, code),
                    hexes=hexes,
                    path=_path(code, "delay"),
                    fixes=fixes,
                )


def _path(code: int, field: str) -> tuple[str | int, ...]:
    """Return the place of a terrain's numbers: with its kind, or among the overrides."""
    return ("terrain", "kinds", code - FIRST_OWN, field) if code >= FIRST_OWN else ("special_rules",)


def _quicker(board: Board, code: int) -> Fix:
    """Return the fix that gives a kind the usual delay."""
    kind = board.kinds[code - FIRST_OWN]
    title = say("Set the delay of {kind} to {number}", kind=known_as(kind.name), number=_USUAL_DELAY)
    return Fix(title, ChangeKind(kind, replace(kind, delay=_USUAL_DELAY)), safe=False)


CONDITION_CHECKS: tuple[Check, ...] = (
    RuleNotSimulated(),
    TownsTooFew(),
    GroundTooSlow(),
)

"""Family X, the part that concerns rules whose numbers are allowed each, but make no game together."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.rules import Plain, StartRule
from engine.board.starts import first_starts, hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import on_sheet
from engine.checks.frame.rule_edits import EDITION, path_of_rule, set_rule
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.messages import Saying, listed, say
from engine.rulesets.editions import ruleset
from engine.rulesets.ruleset import RuleSet

_DICE: Final = ("build_die", "race_die")
_FACES: Final = frozenset({2, 3, 4, 6, 8, 10, 12, 20})
"""Numbers of faces that dice have, or can be had with, such as 3 by halving."""
_FAR_ABOVE: Final = 4
"""A face this many times the middle one is a typing mistake: 50 instead of 5."""
_FEW_TOWNS: Final = 3
"""With fewer towns X113 says that they are too few."""


class SeatsWithoutStart(Check):
    """Start rules leave some seats without a start.

    Why it matters: whoever sits there has nowhere to begin, and the game stops at their first turn.

    Example: `{type: start, towns: [Cardiff, Bristol], seats: [1, 2]}` as the only starts of a board for up
    to five players.

    To fix it, name the other seats, add starts for them, or mark towns as starts, which are for all seats.
    """

    code, name, severity = "X160", "seats-without-start", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when first starts are for some seats only, and not for each (6.A2, 6.C4)."""
        rules = [
            (index, rule)
            for index, rule in enumerate(board.special_rules)
            if isinstance(rule, StartRule) and not rule.second and hexes_of(board, rule)
        ]
        is_open = any(town.start for town in board.towns) or not all(rule.seats for _, rule in rules)
        seated = {seat for _, rule in rules for seat in rule.seats}
        without = sorted(set(range(1, board.players.most + 1)) - seated)
        if not rules or is_open or not without:
            return
        yield self.finding(
            say(
                "No start is for seat {seats}." if len(without) == 1 else "No start is for seats {seats}.",
                seats=listed([str(seat) for seat in without]),
            ),
            hexes=on_sheet(board, first_starts(board)),
            path=("special_rules", rules[-1][0], "seats"),
        )


class DieOdd(Check):
    """A die has a number of faces that no die has, one value only, or a face far above the others.

    Why it matters: with one value there is no chance in the game: all trains on ways of one length arrive
    together. A face far above the others decides the game. With five faces no one can roll the die; usually
    one was forgotten.

    Example: `build_die: [2, 3, 3, 4, 4, 50]`, `race_die: [4]` or `race_die: [1, 2, 3, 4, 5]`.

    To fix it, list the faces as they are on the die. Faces of four times the middle one are reported.
    """

    code, name, severity = "X161", "die-odd", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each die that the board sets so (6.A1, 6.B5)."""
        rules = rules_known(board)
        for field in () if rules is None else _DICE:
            path, faces = path_of_rule(board, field), sorted(getattr(rules, field))
            if path == EDITION:
                continue
            if faces[0] == faces[-1]:
                told = say("Each roll of {field} shows {face}.", field=field, face=faces[0])
            elif faces[-1] >= _FAR_ABOVE * faces[len(faces) // 2]:
                told = say("A face of {field} is {face}, far above the others.", field=field, face=faces[-1])
            elif len(faces) not in _FACES:
                told = say("There is no die of {n} faces, as {field} has.", n=len(faces), field=field)
            else:
                continue
            usual = getattr(ruleset(board.rules), field)
            title = say("Set {field} to {value}", field=field, value=listed([str(face) for face in usual]))
            yield self.finding(
                told,
                subject=field,
                path=path,
                fixes=(Fix(title, set_rule(board, field, usual), safe=False),),
            )


class BuildingEndsEarly(Check):
    """Building ends while half of the towns are still without a railway.

    Why it matters: most races would lead to towns that no company has reached, and could not be run.

    Example: `unserved_towns: 20` on a board of 36 towns.

    To fix it, set a lower number; the sixth edition has 3.
    """

    code, name, severity = "X162", "building-ends-early", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when half of the towns or more may be left (6.A7)."""
        rules = rules_known(board)
        towns = sum(bool(town.keys) for town in board.towns)
        if rules is None or path_of_rule(board, "unserved_towns") == EDITION:
            return
        left = rules.unserved_towns
        # Where none at all need be served X113 says.
        if 2 * left < towns or left >= towns - _FEW_TOWNS:
            return
        usual = ruleset(board.rules).unserved_towns
        yield self.finding(
            say(
                "Building ends while {left} of the {towns} towns are without a railway.",
                left=left,
                towns=towns,
            ),
            path=path_of_rule(board, "unserved_towns"),
            fixes=(
                Fix(
                    say("Set building to end when {n} are left", n=usual),
                    set_rule(board, "unserved_towns", usual),
                    safe=False,
                ),
            ),
        )


class _AtOdds(NamedTuple):
    """A field of the rules, what is wrong with its value, and one that would do."""

    field: str
    message: Saying
    value: Plain


class RulesAtOdds(Check):
    """Two numbers of the rules contradict each other.

    Why it matters: players take it for a misprint, or play the rule that was not meant.

    Example: `small_bonus: 12` where the bonus for a large town is 6; a first prize of 0; a sole entrant who
    wins more than the winner of a race; a special race listed twice.

    To fix it, correct the number.
    """

    code, name, severity = "X163", "rules-at-odds", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each field that the board itself sets so (6.A4, 6.B1, 6.B5)."""
        rules = rules_known(board)
        for odd in () if rules is None else _at_odds(rules):
            path = path_of_rule(board, odd.field)
            if path == EDITION:
                continue
            shown = listed(list(map(str, odd.value))) if isinstance(odd.value, tuple) else odd.value
            title = say("Set {field} to {value}", field=odd.field, value=shown)
            yield self.finding(
                odd.message,
                subject=odd.field,
                path=path,
                fixes=(Fix(title, set_rule(board, odd.field, odd.value), safe=False),),
            )


def _at_odds(rules: RuleSet) -> Iterator[_AtOdds]:
    """Yield each field whose value contradicts another field's."""
    if rules.small_bonus > rules.bonus:
        told = say(
            "The first railway into a small town receives {small}, into a large one {large}.",
            small=rules.small_bonus,
            large=rules.bonus,
        )
        yield _AtOdds("small_bonus", told, rules.bonus // 2)
    winner = max(rules.prizes, default=0)
    if rules.scoring != "bus boss" and not winner:
        yield _AtOdds("prizes", say("No train wins a prize."), (20, 10))
    elif rules.scoring != "bus boss" and rules.sole_prize > winner:
        told = say(
            "A sole entrant receives {sole}, the winner of a race {first}.",
            sole=rules.sole_prize,
            first=winner,
        )
        yield _AtOdds("sole_prize", told, winner)
    once = tuple(dict.fromkeys(rules.special_races))
    if len(once) < len(rules.special_races):
        yield _AtOdds("special_races", say("A special race is listed twice."), once)


RULE_RANGE_CHECKS: tuple[Check, ...] = (SeatsWithoutStart(), DieOdd(), BuildingEndsEarly(), RulesAtOdds())

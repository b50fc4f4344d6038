"""Family X, the part that concerns numbers of rules that contradict each other, the keys or the players."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.rules import Override, StartRule
from engine.board.starts import hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import on_sheet
from engine.checks.frame.rule_edits import set_rule, without
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.crossing_times import most_races
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.messages import Phrase, listed, say
from engine.rulesets.editions import ruleset

_USUAL_PRICE = 6
_FREE: Phrase = "A second start costs nothing."
_DEAR: Final[dict[bool, Phrase]] = {
    False: "A start costs {price}, and a company begins with {money}.",
    True: "A second start costs {price}, and a company begins with {money}.",
}


class OverrideDoubled(Check):
    """A field of the rules is overridden twice.

    Why it matters: the last one holds, and nobody sees on the sheet that the other does not; most often
    it was forgotten when the new one was written.

    Example: `{type: override, min_run: 4}` and, further down, `{type: override, min_run: 6}`.

    To mend it, take out the one that is not meant. The earlier one changes nothing, the other is offered too.
    """

    code, name, severity = "X134", "override-doubled", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each field that an earlier override sets as well (6.C4)."""
        first: dict[str, Override] = {}
        for index, rule in enumerate(board.special_rules):
            if not isinstance(rule, Override):
                continue
            for field, value in rule.values:
                earlier = first.setdefault(field, rule)
                if earlier is rule:
                    continue
                old = dict(earlier.values)[field]
                keep = Fix(say("Keep {value} alone", value=_shown(value)), without(earlier, field), safe=True)
                back = Fix(say("Keep {value} alone", value=_shown(old)), without(rule, field), safe=False)
                able = board.special_rules.count(rule) == board.special_rules.count(earlier) == 1
                yield self.finding(
                    say(
                        "The field '{field}' is overridden twice, by {old} and by {value}; the last holds.",
                        field=field,
                        old=_shown(old),
                        value=_shown(value),
                    ),
                    subject=field,
                    path=("special_rules", index, field),
                    fixes=((keep, back) if old != value else (keep,)) if able else (),
                )


def _shown(value: object) -> str:
    """Return a value as the file writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)


class RacesTooMany(Check):
    """The rules of the board set more races than its keys can be drawn for.

    Why it matters: the game ends when the keys are spent, whatever the sheet promises; and what is to open
    in a later race never does.

    Example: `{type: override, races: 40}` on a board of 42 keys, which make 21 races.

    To mend it, take the number out of the override, so that as many are run as there are keys.
    """

    code, name, severity = "X135", "races-too-many", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when there are fewer keys than two for each race (6.B1, 6.B7)."""
        rules = rules_known(board)
        if rules is None:
            return
        most = most_races(board, rules)
        if rules.races <= most:
            return
        usual = ruleset(board.rules).races
        fix = Fix("Let as many races be run as keys are drawn", set_rule(board, "races", usual), safe=False)
        yield self.finding(
            say(
                "The rules set {races} races, but the keys make no more than {most}.",
                races=rules.races,
                most=most,
            ),
            path=_path(board, "races"),
            fixes=(fix,) if usual <= most else (),
        )


def _path(board: Board, field: str) -> tuple[str | int, ...]:
    """Return where the last override of a field stands."""
    for index, rule in reversed(tuple(enumerate(board.special_rules))):
        if isinstance(rule, Override) and field in dict(rule.values):
            return ("special_rules", index, field)
    return ("rules",)


class StartPriceAmiss(Check):
    """A start costs more than a company begins with, or a second start costs nothing.

    Why it matters: a first start that nobody can pay puts whoever takes it in debt before he has laid a
    hex; a second one for nothing is taken by everybody at once. Most often it is a slip: 60 for 6, or a
    number forgotten.

    Example: `{type: start, towns: [Bristol], second: true, price: 99}`.

    To mend it, set the price: 6, as for a ferry, is offered. If it is meant, waive this.
    """

    code, name, severity = "X136", "start-price-amiss", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each rule of starts whose price is out of all proportion (6.A4, 6.C4)."""
        rules = rules_known(board)
        for index, rule in enumerate(board.special_rules):
            if rules is None or not isinstance(rule, StartRule):
                continue
            if rule.second and not rule.price:
                told: Phrase = _FREE
            elif 0 < rules.start_money < rule.price:
                told = say(_DEAR[rule.second], price=rule.price, money=rules.start_money)
            else:
                continue
            priced = ChangeEntry(rule, replace(rule, price=_USUAL_PRICE), "Set price")
            yield self.finding(
                told,
                subject=f"start {index + 1}",
                hexes=on_sheet(board, hexes_of(board, rule)),
                path=("special_rules", index, "price"),
                fixes=(Fix(say("Let it cost {usual}", usual=_USUAL_PRICE), priced, safe=False),),
            )


class SeatsBeyondPlayers(Check):
    """A rule of where to start names seats that no player has.

    Why it matters: a place that is kept for the ninth to choose is closed to all on a board for six.

    Example: `{type: start, towns: [Bristol], seats: [9]}` on a board for 3 to 6 players.

    To mend it, name seats there are, from 1, or let the board be for more players.
    """

    code, name, severity = "X137", "seats-beyond-players", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each rule with seats beyond the most players (6.A2, 6.C4)."""
        most = max(board.players.fewest, board.players.most)
        for index, rule in enumerate(board.special_rules):
            beyond = [seat for seat in rule.seats if seat > most] if isinstance(rule, StartRule) else []
            if not beyond or not isinstance(rule, StartRule):
                continue
            left = tuple(seat for seat in rule.seats if seat not in beyond)
            names = listed([str(seat) for seat in beyond])
            title = say("Take {seats} out of its seats", seats=names)
            fewer = Fix(title, ChangeEntry(rule, replace(rule, seats=left), "Change start"), safe=False)
            yield self.finding(
                say(
                    "A rule of where to start keeps places for {seats} in the order of choosing, on a board "
                    "for up to {most} players.",
                    seats=names,
                    most=most,
                ),
                subject=f"start {index + 1}",
                hexes=on_sheet(board, hexes_of(board, rule)),
                path=("special_rules", index, "seats"),
                # Without any seat the place would be open to all, which nobody said.
                fixes=(fewer,) if left else (),
            )


RULE_FIGURE_CHECKS: tuple[Check, ...] = (
    OverrideDoubled(),
    RacesTooMany(),
    StartPriceAmiss(),
    SeatsBeyondPlayers(),
)

"""Family X, the part that concerns numbers of rules that contradict each other, the keys or the players."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.rules import Crossing, Override, StartRule
from engine.board.starts import hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.frame.rule_edits import EDITION, path_of_rule, set_rule, without
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.crossing_times import most_races
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.messages import Phrase, count_of, listed, say
from engine.rulesets.editions import ruleset

_USUAL_PRICE = 6
_FEW_RACES = 4
"""Fewer races than this part of those that keys make are hardly meant."""
_FREE: Phrase = "A second start costs nothing."
_DEAR: Final[dict[bool, Phrase]] = {
    False: "A start costs {price}, but a company starts with {money}.",
    True: "A second start costs {price}, but a company starts with {money}.",
}


class OverrideDoubled(Check):
    """A field of the rules is overridden twice.

    Why it matters: only the last one counts, and the sheet does not show this. Usually the first was
    forgotten when the second was added.

    Example: `{type: override, min_run: 4}` and, further down, `{type: override, min_run: 6}`.

    To fix it, remove the wrong one. The earlier one has no effect; fixes offer to keep either.
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
                keep = Fix(say("Keep only {value}", value=_shown(value)), without(earlier, field), safe=True)
                back = Fix(say("Keep only {value}", value=_shown(old)), without(rule, field), safe=False)
                able = board.special_rules.count(rule) == board.special_rules.count(earlier) == 1
                yield self.finding(
                    say(
                        "'{field}' is overridden twice, by {old} and by {value}; the last one counts.",
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
    """The rules set more races than the keys allow.

    Why it matters: the game ends when the keys are used up, and anything that opens in a later race never
    does.

    Example: `{type: override, races: 40}` on a board of 42 keys, which make 21 races.

    To fix it, remove the number from the override, so that there are as many races as keys allow.
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
        fix = Fix("Run as many races as there are keys", set_rule(board, "races", usual), safe=False)
        yield self.finding(
            say(
                "The rules set {races} races, but the keys allow only {most}.",
                races=rules.races,
                most=most,
            ),
            path=path_of_rule(board, "races"),
            fixes=(fix,) if usual <= most else (),
        )


class StartPriceAmiss(Check):
    """A start costs more than a company has at the start, or a second start costs nothing.

    Why it matters: an unaffordable first start puts a company in debt before it builds anything, and
    everyone takes a free second start at once. Usually it is a typing mistake, 60 instead of 6, or a
    forgotten number.

    Example: `{type: start, towns: [Bristol], second: true, price: 99}`.

    To fix it, set the price; a fix offers 6, as for a ferry. Waive this if it is intended.
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
                fixes=(Fix(say("Set its cost to {usual}", usual=_USUAL_PRICE), priced, safe=False),),
            )


class SeatsBeyondPlayers(Check):
    """A start rule names seats that do not exist.

    Why it matters: on a board for six, no one can use a place reserved for seat nine.

    Example: `{type: start, towns: [Bristol], seats: [9]}` on a board for 3 to 6 players.

    To fix it, use existing seats, counted from 1, or allow more players on the board.
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
            title = say("Remove seats {seats}", seats=names)
            fewer = Fix(title, ChangeEntry(rule, replace(rule, seats=left), "Change start"), safe=False)
            yield self.finding(
                say(
                    "A start rule reserves places for seats {seats}, but the board is for at most "
                    "{most} players.",
                    seats=names,
                    most=most,
                ),
                subject=f"start {index + 1}",
                hexes=on_sheet(board, hexes_of(board, rule)),
                path=("special_rules", index, "seats"),
                # Without any seat the place would be open to all, which no one said.
                fixes=(fewer,) if left else (),
            )


class RacesFew(Check):
    """The rules set far fewer races than the keys allow.

    Why it matters: most towns are never raced to, and building takes longer than all races. Usually a digit
    was lost, 2 instead of 21.

    Example: `{type: override, races: 2}` on a board of 42 keys, which make 21 races.

    To fix it, correct the number. Fewer than a quarter of the races that the keys make are reported.
    """

    code, name, severity = "X166", "races-few", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when the board itself sets so few (6.B1)."""
        rules = rules_known(board)
        path = path_of_rule(board, "races")
        if rules is None or path == EDITION or not rules.races:
            return
        # Without a number there are as many races as keys make.
        most = most_races(board, replace(rules, races=0))
        if rules.races * _FEW_RACES >= most:
            return
        usual = ruleset(board.rules).races
        yield self.finding(
            say(
                "The rules set {races}, but the keys allow {most}.",
                races=count_of(rules.races, "{n} race", "{n} races"),
                most=most,
            ),
            path=path,
            fixes=(Fix("Run as many races as there are keys", set_rule(board, "races", usual), safe=False),)
            if usual in {0, most}
            else (),
        )


class CompaniesBeyondPlayers(Check):
    """A crossing or a start is for more companies than there are players.

    Why it matters: it is for all then, which is written as 0. Usually another number was meant, such as 1
    instead of 11.

    Example: `owners: 9` for a crossing on a board for 3 to 6 players.

    To fix it, correct the number; 0 stands for all.
    """

    code, name, severity = "X167", "companies-beyond-players", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each number of companies beyond the most players (6.A2, 6.C4)."""
        most = max(board.players.fewest, board.players.most)
        for index, rule in enumerate(board.special_rules):
            if isinstance(rule, Crossing) and rule.owners > most:
                told = say(
                    "The crossing {name} is for {n} companies, but the board is for at most {most} players.",
                    name=known_as(rule.name),
                    n=rule.owners,
                    most=most,
                )
                hexes, field, subject = rule.course, "owners", rule.name
            elif isinstance(rule, StartRule) and rule.most > most:
                told = say(
                    "A start is for {n} companies, but the board is for at most {most} players.",
                    n=rule.most,
                    most=most,
                )
                hexes, field, subject = hexes_of(board, rule), "most", f"start {index + 1}"
            else:
                continue
            yield self.finding(
                told, subject=subject, hexes=on_sheet(board, hexes), path=("special_rules", index, field)
            )


RULE_FIGURE_CHECKS: tuple[Check, ...] = (
    OverrideDoubled(),
    RacesTooMany(),
    StartPriceAmiss(),
    SeatsBeyondPlayers(),
    RacesFew(),
    CompaniesBeyondPlayers(),
)

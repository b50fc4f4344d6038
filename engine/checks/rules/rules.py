"""Family X: the rule set and the special rules."""

from collections.abc import Iterator
from dataclasses import fields

from engine.board.document import Board, Players
from engine.board.rules import Override, Plain
from engine.checks.frame.check import Check
from engine.checks.frame.name_suggestions import hint, meant_by
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.document import SetField
from engine.edits.entries import ChangeEntry
from engine.messages import say, together
from engine.rulesets.editions import EDITIONS, demand_drawable, rules_of, ruleset
from engine.rulesets.overrides import RuleSetError, overridden
from engine.rulesets.ruleset import RuleSet
from engine.rulesets.sixth import SIXTH


class RulesUnknown(Check):
    """The board uses a rule set that Platelayer does not know.

    Why it matters: no game can be played on it, and the checks that need the rules are skipped.

    Example: `rules: sixt`, or the name of an edition that Platelayer does not know.

    To fix it, use the name of a known rule set and put differences under `special_rules` as an `override`.
    """

    code, name, severity = "X101", "rules-unknown", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when there is no such edition."""
        try:
            ruleset(board.rules)
        except RuleSetError as error:
            meant = meant_by(board.rules, EDITIONS)
            # Like none of them: the latest edition is what a board without a word of it is played by.
            named = meant or SIXTH.name
            fix = Fix(say("Use the rules {meant}", meant=named), SetField("rules", named), safe=False)
            yield self.finding(
                together((error.said, hint(meant)), ""),
                subject=board.rules,
                path=("rules",),
                fixes=(fix,),
            )


class OverrideInvalid(Check):
    """An override names an unknown field, or gives it an invalid value.

    Why it matters: the sheet shows a rule that games, bots and checks ignore.

    Example: `{type: override, minimum_run: 6}`, where the field is called `min_run`.

    To fix it, correct the field or its value; `platelayer check` lists the known fields.
    """

    code, name, severity = "X102", "override-invalid", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each field that cannot be obeyed, or, with none, for all together (6.C4)."""
        paths: dict[str, tuple[str, int, str]] = {}
        wrong = False
        for index, rule in enumerate(board.special_rules):
            if not isinstance(rule, Override):
                continue
            for field, value in rule.values:
                paths[field] = ("special_rules", index, field)
                error = _fault(board, field, value)
                if error:
                    wrong = True
                    known = [each.name for each in fields(RuleSet)]
                    meant = "" if field in known else meant_by(field, known)
                    yield self.finding(
                        say("The rules have no field '{field}'.{hint}", field=field, hint=hint(meant))
                        if meant
                        else error,
                        subject=field,
                        path=paths[field],
                        fixes=tuple(_corrected(board, rule, field, meant)),
                    )
        amiss = None if wrong else _fault_together(board)
        if amiss is not None and amiss.field in paths:
            yield self.finding(amiss.said, subject=amiss.field, path=paths[amiss.field])


def _corrected(board: Board, rule: Override, field: str, meant: str) -> Iterator[Fix]:
    """Yield the fix that writes the field that is meant, where its value fits."""
    value = dict(rule.values).get(field)
    if meant and not _fault(board, meant, value) and meant not in dict(rule.values):
        values = tuple((meant if name == field else name, each) for name, each in rule.values)
        yield Fix(
            say("Write {meant}", meant=meant),
            ChangeEntry(rule, Override(values), "Correct override"),
            safe=False,
        )


def _fault(board: Board, field: str, value: Plain) -> str:
    """Return why a board cannot set a field of the rules to a value, or nothing."""
    try:
        demand_drawable(board, overridden(SIXTH, [(field, value)]))
    except RuleSetError as error:
        return error.said
    return ""


def _fault_together(board: Board) -> RuleSetError | None:
    """Return why the rules of a board cannot be played though each of their fields could be."""
    try:
        rules_of(board)
    except RuleSetError as error:
        return error
    return None


class PlayersAmiss(Check):
    """The numbers of players contradict each other.

    Why it matters: they are printed on the sheet, and groups choose a board by them.

    Example: `players: {from: 6, to: 3}`, or `best: 7` on a board for 3 to 6.

    To fix it, put the smallest number first and the best number between the two.
    """

    code, name, severity = "X103", "players-amiss", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when the fewest are more than the most, or the best lies outside."""
        fewest, most, best = board.players.fewest, board.players.most, board.players.best
        if fewest > most:
            yield self.finding(
                say("A board cannot be for {fewest} to {most} players.", fewest=fewest, most=most),
                path=("players",),
                fixes=(_for_players(Players(most, fewest, _between(most, fewest, best))),),
            )
        elif best is not None and not fewest <= best <= most:
            yield self.finding(
                say(
                    "The board is for {fewest} to {most} players, but best with {best}.",
                    fewest=fewest,
                    most=most,
                    best=best,
                ),
                path=("players", "best"),
                fixes=(
                    _for_players(Players(fewest, most, _between(fewest, most, best))),
                    _for_players(Players(min(fewest, best), max(most, best), best)),
                ),
            )


def _between(fewest: int, most: int, best: int | None) -> int | None:
    """Return the number between two others that is nearest to the best."""
    return None if best is None else max(fewest, min(most, best))


def _for_players(players: Players) -> Fix:
    """Return the fix that lets a board be for other numbers of players."""
    told = say("Set it to {fewest} to {most} players", fewest=players.fewest, most=players.most)
    if players.best is not None:
        told = say(
            "Set it to {fewest} to {most} players, best with {best}",
            fewest=players.fewest,
            most=players.most,
            best=players.best,
        )
    return Fix(told, SetField("players", players), safe=False)


RULE_CHECKS: tuple[Check, ...] = (RulesUnknown(), OverrideInvalid(), PlayersAmiss())

"""Family X: the rule of dynamic cities."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from engine.board.cities import open_in
from engine.board.city_rules import DynamicCities, Eligible, OpenColumns
from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.checks.frame.check import Check
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.city_coasts import COAST_CHECKS
from engine.checks.rules.city_rule_fixes import LABEL, fix_of_rule, rules_of_cities, with_way
from engine.diagnostics.findings import Finding, Fix, Path, Severity, waiver_of
from engine.edits.document import SetField
from engine.edits.entries import ChangeEntry
from engine.hexes.labels import LabelError
from engine.messages import Phrase, count_of, say

_WHEN_EARLY: Phrase = (
    "Before round 1, {due} cities are to be on the map, but only {there} hexes are open to them then. "
    "Open more hexes, or let fewer cities appear."
)
_WHEN_LATER: Phrase = (
    "By round {round}, {due} cities are to be on the map, but only {there} hexes are open to them then. "
    "Open more hexes, or let fewer cities appear."
)


class CitiesTooMany(Check):
    """More cities are to appear than there are hexes for them.

    Why it matters: fewer cities appear than the rule promises, and the races of a round may not be drawn.

    Example: four cities at the end of each of fourteen rounds, where only 30 hexes ever open.

    To fix it, let fewer cities appear, or open more hexes: more columns, or a larger region. Fixes do either
    where that is enough.
    """

    code, name, severity = "X148", "cities-too-many", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for the first round in which hexes run out (TC.gm1, TC.gm2)."""
        for rule, path in rules_of_cities(board):
            short = _shortage(board, rule)
            if short is not None:
                when = _WHEN_LATER if short.round else _WHEN_EARLY
                yield self.finding(
                    say(when, round=short.round, due=short.due, there=short.there),
                    path=(*path, "cities"),
                    fixes=tuple(_with_room(board, rule)),
                )


class _Shortage(NamedTuple):
    """The first round in which more cities are due than hexes have been opened."""

    round: int
    due: int
    there: int


def _shortage(board: Board, rule: DynamicCities) -> _Shortage | None:
    """Return where hexes run out first; None where there are enough."""
    players = board.players.best or board.players.most or 1
    due = players if rule.of("start") else 0
    for round_ in range(rule.last_round + 1):
        ways = [way for way in rule.cities if way.chosen_by == "chance"]
        now = [way for way in ways if _is_in(way.when, way.rounds, round_)]
        due += sum(players if way.count == "players" else int(way.count or 0) for way in now)
        there = int(np.count_nonzero(open_in(board, rule, max(1, round_))))
        if now and due > there:
            return _Shortage(round_, due, there)
    return None


def _with_room(board: Board, rule: DynamicCities) -> Iterator[Fix]:
    """Yield fixes after which there is room: all columns open from round 1 on, or fewer cities a round."""
    eligible = rule.eligible or Eligible()
    opened = replace(rule, eligible=replace(eligible, regions=(OpenColumns((1,), 1),)))
    if eligible.regions and _shortage(board, opened) is None:
        yield fix_of_rule("Open all columns from round 1 on", rule, eligible=opened.eligible)
    counts = [way.count for way in rule.cities if way.when == "end of round" and isinstance(way.count, int)]
    for most in range(max(counts, default=0) - 1, 0, -1):
        cities = tuple(
            replace(way, count=min(way.count, most))
            if way.when == "end of round" and isinstance(way.count, int)
            else way
            for way in rule.cities
        )
        if _shortage(board, replace(rule, cities=cities)) is None:
            title = count_of(most, "Let {n} city appear after a round", "Let {n} cities appear after a round")
            yield fix_of_rule(title, rule, cities=cities)
            return


def _is_in(when: str, rounds: tuple[int, ...] | None, round_: int) -> bool:
    """Return whether cities appear in a round; those before the first count as of round 0."""
    if when == "before round 1":
        return round_ == 0
    first, last = _span(rounds or ())
    return when == "end of round" and first <= round_ and (not last or round_ <= last) and round_ > 0


def _span(rounds: tuple[int, ...]) -> tuple[int, int]:
    first, last, *_ = (*rounds, *(1, 0)[len(rounds) :])
    return first, last


class _Spell(NamedTuple):
    """The rounds of a part of the rule: what they are, where in the file, and how to set them."""

    rounds: tuple[int, ...]
    path: Path
    put: Callable[[tuple[int, ...]], DynamicCities]


class CityRoundsOff(Check):
    """Rounds of dynamic cities end before they begin, or begin after the game is over.

    Why it matters: no city ever appears by this part of the rule, although the sheet says so.

    Example: `rounds: [14, 1]`, or `rounds: [18, 20]` where the game has 16 rounds.

    To fix it, write the first round before the last, both within the game.
    """

    code, name, severity = "X150", "city-rounds-off", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each part of the rule that is never in force (TC.rounds)."""
        for rule, path in rules_of_cities(board):
            for spell in _spells(rule, path):
                first, last = _span(spell.rounds)
                if 0 < last < first or first > rule.last_round:
                    new = tuple(sorted(min(one, rule.last_round) for one in spell.rounds))
                    edit = ChangeEntry(rule, spell.put(new), LABEL)
                    shown = say("Set the rounds to {rounds}", rounds=", ".join(map(str, new)))
                    yield self.finding(
                        say(
                            "Rounds {rounds} are never in force. Write the first round before the last, both "
                            "within the {all} rounds of the game.",
                            rounds=", ".join(map(str, spell.rounds)),
                            all=rule.last_round,
                        ),
                        subject=",".join(map(str, spell.path[2:])),
                        path=spell.path,
                        fixes=(Fix(shown, edit, safe=False),),
                    )


def _spells(rule: DynamicCities, path: Path) -> Iterator[_Spell]:
    for index, way in enumerate(rule.cities):
        if way.rounds:
            yield _Spell(
                way.rounds, (*path, "cities", index, "rounds"), partial(with_way, rule, index, "rounds")
            )
    for index, region in enumerate(rule.eligible.regions if rule.eligible else ()):
        if region.rounds:
            where = (*path, "eligible", "regions", index, "rounds")
            yield _Spell(region.rounds, where, partial(_with_region, rule, index))


def _with_region(rule: DynamicCities, index: int, rounds: tuple[int, ...]) -> DynamicCities:
    """Return a rule with other rounds for one of its regions of columns."""
    eligible = rule.eligible or Eligible()
    new = replace(eligible.regions[index], rounds=rounds)
    regions_ = (*eligible.regions[:index], new, *eligible.regions[index + 1 :])
    return replace(rule, eligible=replace(eligible, regions=regions_))


class CityNameOffMap(Check):
    """A name for a city belongs to no land hex of the map, or to one that has another name already.

    Why it matters: no city can appear there, so the name is never used.

    Example: `names: [{hex: Z99, name: Atlantis}]`.

    To fix it, correct the label, or remove the name; a fix does that.
    """

    code, name, severity = "X151", "city-name-off-map", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name that no city can have (TC.names)."""
        for rule, path in rules_of_cities(board):
            seen: set[str] = set()
            for index, called in enumerate(rule.names):
                wrong = _why_unused(board, called.hex, seen)
                seen.add(called.hex)
                if wrong:
                    left = (*rule.names[:index], *rule.names[index + 1 :])
                    title = say("Remove the name {name}", name=called.name)
                    yield self.finding(
                        say(wrong, name=called.name, hex=called.hex),
                        subject=f"{called.name},{index}",
                        path=(*path, "names", index, "hex"),
                        fixes=(fix_of_rule(title, rule, names=left),),
                    )


def _why_unused(board: Board, label: str, seen: set[str]) -> Phrase:
    try:
        hex_ = board.sheet.hex_named(label)
    except LabelError:
        return "The city {name} is named for {hex}, which is not on the map."
    if board.terrain_at(hex_) in CLOSED:
        return "The city {name} is named for {hex}, where no city can be."
    return "{hex} has two names for a city; {name} is the second." if label in seen else ""


class GrowthOffDie(Check):
    """Cities are to grow by a roll that the die of the trains does not have.

    Why it matters: no train ever rolls it, so no city ever grows with traffic.

    Example: `{when: race, entered_on: 7, then_rolled: 1}` with an ordinary die.

    To fix it, choose a face of the die; a fix takes its lowest.
    """

    code, name, severity = "X152", "growth-off-die", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each way of growing that no roll brings (TC.growth)."""
        rules = rules_known(board)
        if rules is None:
            return
        for rule, path in rules_of_cities(board):
            for index, way in enumerate(rule.cities):
                faces = {"entered_on": way.entered_on, "then_rolled": way.then_rolled}
                off = [name for name, face in faces.items() if face and face not in rules.race_die]
                if way.when != "race" or not off:
                    continue
                least = min(rules.race_die)
                changes: dict[str, Any] = dict.fromkeys(off, least)
                new = (*rule.cities[:index], replace(way, **changes), *rule.cities[index + 1 :])
                yield self.finding(
                    say(
                        "Cities grow after a roll of {face}, but the die of the trains has only {faces}. "
                        "Choose one of these.",
                        face=faces[off[0]],
                        faces=", ".join(map(str, sorted(set(rules.race_die)))),
                    ),
                    subject=str(index),
                    path=(*path, "cities", index, off[0]),
                    fixes=(fix_of_rule(say("Use the roll {face}", face=least), rule, cities=new),),
                )


class KeysWithCities(Check):
    """The board has a key scheme next to races between cities that appear.

    Why it matters: races are drawn between the cities there are, so keys are never drawn, and readers of the
    map wait for them.

    Example: `keys: dice-36` next to a rule of dynamic cities with `races`.

    To fix it, set `keys: none`; a fix does that.
    """

    code, name, severity = "X153", "keys-with-cities", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding where cities race, and keys are set as well (TC.races1)."""
        rule = board.dynamic_cities
        if rule is not None and rule.races is not None and board.keys != "none":
            yield self.finding(
                say(
                    "Races are drawn between new cities, so the keys {keys} are never drawn. Set the keys to "
                    "none.",
                    keys=board.keys,
                ),
                path=("keys",),
                fixes=(Fix("Set the keys to none", SetField("keys", "none"), safe=False),),
            )


class KeysNotAsked(Check):
    """The board has no keys, because its cities appear during the game.

    Why it matters: the checks of keys, runs and the network of towns have nothing to look at. That they
    report nothing says nothing about the board.

    Example: `keys: none` next to a rule of dynamic cities.

    To change it, set a key scheme; the races between new cities must go then. Trials show how cities come.
    """

    code, name, severity = "X156", "keys-not-asked", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield the note on a board whose races need no keys."""
        rule = board.dynamic_cities
        if rule is not None and rule.races is not None and board.keys == "none":
            yield self.finding(
                "Cities appear during the game, so the checks of keys, runs and towns do not apply.",
                path=("keys",),
            )


class CitiesNotPlayed(Check):
    """The rule set of the board plays no rounds of cities.

    Why it matters: the sheet says that cities appear, but in games none do.

    Example: a rule of dynamic cities with `rounds` on a board with `rules: sixth`.

    To fix it, use the rule set `transcontinental`; a fix does that.
    """

    code, name, severity = "X155", "cities-not-played", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding where cities are to come in rounds, and the rules have none (TC.rounds)."""
        rules, rule = rules_known(board), board.dynamic_cities
        if rule is None or rules is None or rules.turn_order == "rounds":
            return
        in_rounds = rule.races, rule.special_race, rule.cash_building
        if any(way.when != "race" for way in rule.cities) or any(in_rounds):
            yield self.finding(
                say("The rule set {rules} has no rounds in which new cities appear.", rules=board.rules),
                path=("rules",),
                fixes=(
                    Fix("Use the rules transcontinental", SetField("rules", "transcontinental"), safe=False),
                ),
            )


def impossible_cities(board: Board) -> Finding | None:
    """Return the first error of the board's rules of cities that no waiver covers; None without one."""
    found = (finding for check in CITY_CHECKS for finding in check.find(board))
    errors = (each for each in found if each.severity is Severity.ERROR)
    return next((each for each in errors if waiver_of(each, board.waivers) is None), None)


CITY_CHECKS: tuple[Check, ...] = (
    *COAST_CHECKS,
    CitiesTooMany(),
    CityRoundsOff(),
    CityNameOffMap(),
    GrowthOffDie(),
    KeysWithCities(),
    KeysNotAsked(),
    CitiesNotPlayed(),
)

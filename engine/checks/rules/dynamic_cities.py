"""Family X: the rule of dynamic cities."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from engine.board.cities import coast_named, hexes_of_coast, open_in
from engine.board.city_rules import Coast, DynamicCities, Eligible, SpecialRace
from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.checks.frame.check import Check
from engine.checks.frame.name_suggestions import hint, meant_by
from engine.checks.reach.connected_hexes import land_of, regions
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.document import SetField
from engine.edits.entries import ChangeEntry
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.messages import Phrase, say, together
from engine.text.names import is_same

_LABEL: Phrase = "Change dynamic cities"
_WHEN_EARLY: Phrase = (
    "Before round 1, {due} cities are to be on the map, but only {there} hexes are open to them then. "
    "Open more hexes, or let fewer cities appear."
)
_WHEN_LATER: Phrase = (
    "By round {round}, {due} cities are to be on the map, but only {there} hexes are open to them then. "
    "Open more hexes, or let fewer cities appear."
)


def _rules(board: Board) -> Iterator[tuple[DynamicCities, Path]]:
    """Yield the board's rules of dynamic cities and where each is in the file."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, DynamicCities):
            yield rule, ("special_rules", index)


def _fix(title: Phrase, old: DynamicCities, **changes: Any) -> Fix:
    return Fix(title, ChangeEntry(old, replace(old, **changes), _LABEL), safe=False)


class CoastEmpty(Check):
    """A coast of dynamic cities has no hexes.

    Why it matters: no one can start there and no race can lead there. Usually one of its waters has another
    name on the map, or its country does not reach the water.

    Example: `{name: East Coast, next_to: [Atlantik]}`, where the map has the water Atlantic.

    To fix it, name waters of the map that the country of the coast borders.
    """

    code, name, severity = "X147", "coast-empty", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each coast that no hex belongs to (TC.coasts)."""
        for rule, path in _rules(board):
            for index, coast in enumerate(rule.coasts):
                if not hexes_of_coast(board, coast):
                    yield self._of(board, rule, index, (*path, "coasts", index))

    def _of(self, board: Board, rule: DynamicCities, index: int, path: Path) -> Finding:
        coast, waters = rule.coasts[index], [water.name for water in board.waters]
        missing = [name for name in coast.next_to if not any(is_same(name, water) for water in waters)]
        meant = meant_by(missing[0], waters) if missing else ""
        message = say("The coast {coast} has no hexes. Name waters of the map next to it.", coast=coast.name)
        if missing:
            message = say(
                "The coast {coast} has no hexes: the map has no water {water}.",
                coast=coast.name,
                water=missing[0],
            )
        fixes = [self._with_water(board, rule, index, missing[0], meant)] if meant else []
        return self.finding(
            together((message, hint(meant)), ""),
            subject=coast.name,
            path=path,
            fixes=tuple(fix for fix in fixes if fix is not None),
        )

    def _with_water(
        self, board: Board, rule: DynamicCities, index: int, missing: str, meant: str
    ) -> Fix | None:
        """Return the fix that names the water that is meant, where the coast has hexes then."""
        coast = rule.coasts[index]
        waters = tuple(meant if name == missing else name for name in coast.next_to)
        new = replace(coast, next_to=waters)
        if not hexes_of_coast(board, new):
            return None
        return _fix(say("Use the water {water}", water=meant), rule, coasts=_put(rule.coasts, index, new))


def _put(coasts: tuple[Coast, ...], index: int, new: Coast) -> tuple[Coast, ...]:
    return (*coasts[:index], new, *coasts[index + 1 :])


class CitiesTooMany(Check):
    """More cities are to appear than there are hexes for them.

    Why it matters: fewer cities appear than the rule promises, and the races of a round may not be drawn.

    Example: four cities at the end of each of fourteen rounds, where only 30 hexes ever open.

    To fix it, let fewer cities appear, or open more hexes: more columns, or a larger region.
    """

    code, name, severity = "X148", "cities-too-many", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for the first round in which hexes run out (TC.gm1, TC.gm2)."""
        for rule, path in _rules(board):
            players = board.players.best or board.players.most or 1
            due = players if rule.of("start") else 0
            for round_ in range(rule.last_round + 1):
                ways = [way for way in rule.cities if way.chosen_by == "chance"]
                now = [way for way in ways if _is_in(way.when, way.rounds, round_)]
                due += sum(players if way.count == "players" else int(way.count or 0) for way in now)
                there = int(np.count_nonzero(open_in(board, rule, max(1, round_))))
                if now and due > there:
                    when = _WHEN_LATER if round_ else _WHEN_EARLY
                    yield self.finding(say(when, round=round_, due=due, there=there), path=(*path, "cities"))
                    break


def _is_in(when: str, rounds: tuple[int, ...] | None, round_: int) -> bool:
    """Return whether cities appear in a round; those before the first count as of round 0."""
    if when == "before round 1":
        return round_ == 0
    first, last = _span(rounds or ())
    return when == "end of round" and first <= round_ and (not last or round_ <= last) and round_ > 0


def _span(rounds: tuple[int, ...]) -> tuple[int, int]:
    first, last, *_ = (*rounds, *(1, 0)[len(rounds) :])
    return first, last


class CoastsApart(Check):
    """No land joins the two coasts of the special race.

    Why it matters: no line can ever lead from one to the other, so the race is never run, and building for
    money never begins.

    Example: the West Coast lies on an island.

    To fix it, choose waters so that both coasts are on one mainland, or add a crossing or a ferry.
    """

    code, name, severity = "X149", "coasts-apart", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding where no two hexes of the coasts are joined by what can be built (TC.trans1)."""
        for rule, path in _rules(board):
            race = rule.special_race
            if race is None:
                continue
            ends = [coast_named(board, rule, name) for name in (race.from_, race.to)]
            if all(ends) and not _joined(board, *ends):
                yield self.finding(
                    say(
                        "No track can lead from {one} to {other}, so the race {race} can never be run.",
                        one=race.from_,
                        other=race.to,
                        race=race.name,
                    ),
                    subject=race.name,
                    path=(*path, "special_race"),
                )


def _joined(board: Board, one: tuple[Hex, ...], other: tuple[Hex, ...]) -> bool:
    """Return whether land joins hexes of two coasts; what crossings and ferries join is not asked."""
    if board.crossings or board.ferries:
        return True
    ends = set(one), set(other)
    pieces = map(set, regions(land_of(board), board.closed_sides))
    return any(not (ends[0].isdisjoint(piece) or ends[1].isdisjoint(piece)) for piece in pieces)


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
        for rule, path in _rules(board):
            for spell in _spells(rule, path):
                first, last = _span(spell.rounds)
                if 0 < last < first or first > rule.last_round:
                    new = tuple(sorted(min(one, rule.last_round) for one in spell.rounds))
                    edit = ChangeEntry(rule, spell.put(new), _LABEL)
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
                way.rounds, (*path, "cities", index, "rounds"), partial(_with_way, rule, index, "rounds")
            )
    for index, region in enumerate(rule.eligible.regions if rule.eligible else ()):
        if region.rounds:
            where = (*path, "eligible", "regions", index, "rounds")
            yield _Spell(region.rounds, where, partial(_with_region, rule, index))


def _with_way(rule: DynamicCities, index: int, field: str, value: Any) -> DynamicCities:
    """Return a rule with a field of one of its ways set otherwise."""
    changes: dict[str, Any] = {field: value}
    new = replace(rule.cities[index], **changes)
    return replace(rule, cities=(*rule.cities[:index], new, *rule.cities[index + 1 :]))


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
        for rule, path in _rules(board):
            seen: set[str] = set()
            for index, called in enumerate(rule.names):
                wrong = _why_unused(board, called.hex, seen)
                seen.add(called.hex)
                if wrong:
                    left = (*rule.names[:index], *rule.names[index + 1 :])
                    yield self.finding(
                        say(wrong, name=called.name, hex=called.hex),
                        subject=f"{called.name},{index}",
                        path=(*path, "names", index, "hex"),
                        fixes=(_fix(say("Remove the name {name}", name=called.name), rule, names=left),),
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
        for rule, path in _rules(board):
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
                    fixes=(_fix(say("Use the roll {face}", face=least), rule, cities=new),),
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


class CoastUnknown(Check):
    """A part of dynamic cities needs a coast that the rule does not have.

    Why it matters: players cannot choose a start, and the race from coast to coast cannot be offered.

    Example: `{when: start, on: East Cost}`, or a rule without `coasts`.

    To fix it, add the coast under `coasts`, or correct its name.
    """

    code, name, severity = "X154", "coast-unknown", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name of a coast that there is not (TC.coasts)."""
        for rule, path in _rules(board):
            names = [coast.name for coast in rule.coasts]
            for where, name, put in _coasts_named(rule):
                if any(is_same(name, known) for known in names):
                    continue
                meant = meant_by(name, names) or (names[0] if len(names) == 1 else "")
                title = say("Use the coast {coast}", coast=meant)
                message = say("There is no coast {name} in the rule of dynamic cities.", name=name)
                if not name.strip():
                    message = say("A coast is not named in the rule of dynamic cities.")
                yield self.finding(
                    together((message, hint(meant)), ""),
                    subject=",".join(map(str, where)),
                    path=(*path, *where),
                    fixes=(Fix(title, ChangeEntry(rule, put(meant), _LABEL), safe=False),) if meant else (),
                )


_Named = tuple[Path, str, Callable[[str], DynamicCities]]


def _coasts_named(rule: DynamicCities) -> Iterator[_Named]:
    """Yield every place in a rule that names a coast, the name, and how to set it."""
    for index, way in enumerate(rule.cities):
        if way.on is not None or way.when in {"start", "second start"}:
            yield ("cities", index, "on"), way.on or "", partial(_with_way, rule, index, "on")
    race = rule.special_race
    if race is not None:
        yield ("special_race", "from"), race.from_, partial(_with_end, rule, race, "from_")
        yield ("special_race", "to"), race.to, partial(_with_end, rule, race, "to")


def _with_end(rule: DynamicCities, race: SpecialRace, field: str, name: str) -> DynamicCities:
    """Return a rule whose special race begins or ends at another coast."""
    changes: dict[str, Any] = {field: name}
    return replace(rule, special_race=replace(race, **changes))


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


CITY_CHECKS: tuple[Check, ...] = (
    CoastEmpty(),
    CitiesTooMany(),
    CoastsApart(),
    CityRoundsOff(),
    CityNameOffMap(),
    GrowthOffDie(),
    KeysWithCities(),
    CoastUnknown(),
    KeysNotAsked(),
    CitiesNotPlayed(),
)

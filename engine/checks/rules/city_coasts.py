"""Family X: the coasts of the rule of dynamic cities."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from engine.board.cities import coast_named, hexes_of_coast
from engine.board.city_rules import Coast, DynamicCities, SpecialRace
from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.checks.frame.name_suggestions import hint, meant_by
from engine.checks.reach.connected_hexes import land_of, regions
from engine.checks.rules.city_rule_fixes import LABEL, fix_of_rule, rules_of_cities, with_way
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.entries import ChangeEntry
from engine.hexes.lattice import Hex
from engine.messages import say, together
from engine.text.names import is_same

_MOST_FIXES = 3
"""How many waters a coast without hexes is offered."""


class CoastEmpty(Check):
    """A coast of dynamic cities has no hexes.

    Why it matters: no one can start there and no race can lead there. Usually one of its waters has another
    name on the map, or its country does not reach the water.

    Example: `{name: East Coast, next_to: [Atlantik]}`, where the map has the water Atlantic.

    To fix it, name waters of the map that the country of the coast borders. Fixes offer waters that no
    coast names yet.
    """

    code, name, severity = "X147", "coast-empty", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each coast that no hex belongs to (TC.coasts)."""
        for rule, path in rules_of_cities(board):
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
        # Where no name is near the one that is written, any water that makes a coast may be meant.
        offered = [meant] if meant else self._free_waters(board, rule)
        fixes = [self._with_water(board, rule, index, missing, water) for water in offered]
        return self.finding(
            together((message, hint(meant)), ""),
            subject=coast.name,
            path=path,
            fixes=tuple(fix for fix in fixes if fix is not None)[:_MOST_FIXES],
        )

    def _free_waters(self, board: Board, rule: DynamicCities) -> list[str]:
        """Return the waters of the map that make no coast yet."""
        used = [name for coast in rule.coasts for name in (*coast.next_to, *coast.not_next_to)]
        return [water.name for water in board.waters if not any(is_same(water.name, name) for name in used)]

    def _with_water(
        self, board: Board, rule: DynamicCities, index: int, missing: list[str], meant: str
    ) -> Fix | None:
        """Return the fix that names a water, where the coast has hexes then."""
        coast = rule.coasts[index]
        known = tuple(name for name in coast.next_to if name not in missing[:1])
        new = replace(coast, next_to=(*known, meant))
        if not hexes_of_coast(board, new):
            return None
        title = say("Use the water {water}", water=meant)
        return fix_of_rule(title, rule, coasts=_put(rule.coasts, index, new))


def _put(coasts: tuple[Coast, ...], index: int, new: Coast) -> tuple[Coast, ...]:
    return (*coasts[:index], new, *coasts[index + 1 :])


class CoastsApart(Check):
    """No land joins the two coasts of the special race.

    Why it matters: no line can ever lead from one to the other, so the race is never run, and building for
    money never begins.

    Example: the West Coast lies on an island.

    To fix it, choose waters so that both coasts are on one mainland, or add a crossing or a ferry. A fix
    removes the race.
    """

    code, name, severity = "X149", "coasts-apart", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding where no two hexes of the coasts are joined by what can be built (TC.trans1)."""
        for rule, path in rules_of_cities(board):
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
                    fixes=(
                        fix_of_rule(
                            say("Remove the race {race}", race=race.name),
                            rule,
                            special_race=None,
                            cash_building=None,
                        ),
                    ),
                )


def _joined(board: Board, one: tuple[Hex, ...], other: tuple[Hex, ...]) -> bool:
    """Return whether land joins hexes of two coasts; what crossings and ferries join is not asked."""
    if board.crossings or board.ferries:
        return True
    ends = set(one), set(other)
    pieces = map(set, regions(land_of(board), board.closed_sides))
    return any(not (ends[0].isdisjoint(piece) or ends[1].isdisjoint(piece)) for piece in pieces)


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
        for rule, path in rules_of_cities(board):
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
                    fixes=(Fix(title, ChangeEntry(rule, put(meant), LABEL), safe=False),) if meant else (),
                )


_Named = tuple[Path, str, Callable[[str], DynamicCities]]


def _coasts_named(rule: DynamicCities) -> Iterator[_Named]:
    """Yield every place in a rule that names a coast, the name, and how to set it."""
    for index, way in enumerate(rule.cities):
        if way.on is not None or way.when in {"start", "second start"}:
            yield ("cities", index, "on"), way.on or "", partial(with_way, rule, index, "on")
    race = rule.special_race
    if race is not None:
        yield ("special_race", "from"), race.from_, partial(_with_end, rule, race, "from_")
        yield ("special_race", "to"), race.to, partial(_with_end, rule, race, "to")


def _with_end(rule: DynamicCities, race: SpecialRace, field: str, name: str) -> DynamicCities:
    """Return a rule whose special race begins or ends at another coast."""
    changes: dict[str, Any] = {field: name}
    return replace(rule, special_race=replace(race, **changes))


COAST_CHECKS: tuple[Check, ...] = (CoastEmpty(), CoastsApart(), CoastUnknown())

"""Family X, the part that concerns what ordinary links cost: ground and rivers dearer than any roll."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil
from statistics import mean
from typing import Final

import numpy as np

from engine.board.document import Board
from engine.board.layers import codes_in
from engine.board.terrain import CLOSED, FIRST_OWN, HILL, NAMES, SWAMP
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.frame.rule_edits import path_of_rule, set_rule
from engine.checks.reach.spending_limits import asks_saving, is_never_affordable, rules_known
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.lines import ReplaceLine
from engine.edits.terrain_kinds import ChangeKind
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sides import hexes_of
from engine.messages import Phrase, Saying, say
from engine.rulesets.editions import ruleset
from engine.rulesets.overrides import overrides_of
from engine.rulesets.pricing import ground_of, price
from engine.rulesets.ruleset import RuleSet

_USUAL_HALF = 2
_MOST_ROLLS = 4
"""A link that takes more rolls of saving is out of all proportion, as with crossings (X117)."""
_FIELDS: Final = {HILL: "hill_half", SWAMP: "swamp_half"}
_RIVER, _LINK = "river_cost", "link_cost"

_INTO: Phrase = "A link into {name}"
_WITHIN: Phrase = "A link within {name}"
_SAVED: Phrase = "{links} costs {cost}, but a roll gives at most {most}. Players must save for it."
_OPEN: Phrase = "A link over open land"
_OVER: Phrase = "A link over a river"
_RIVER_OF: Phrase = "A link over the river {name}"


@dataclass(frozen=True)
class Priced:
    """Links of one sort: what they are called, their cost, hexes, place in the file, and what fixes them."""

    name: Saying
    subject: str
    cost: int
    hexes: tuple[Hex, ...]
    path: Path
    fixes: tuple[Fix, ...]


def links_priced(board: Board, rules: RuleSet) -> Iterator[tuple[Priced, ...]]:
    """Yield the sorts of links of each ground, and over rivers, that the board itself prices (6.A3)."""
    own = {field for field, _ in overrides_of(board)}
    for code, hexes in grounds(board):
        if code >= FIRST_OWN + len(board.kinds):
            continue
        if code >= FIRST_OWN or _FIELDS.get(code) in own:
            yield tuple(_in_ground(board, rules, code, hexes))
    if _LINK in own:
        fix = _usual_rule(board, _LINK, "Set the cost of a link to {number}")
        yield (Priced(say(_OPEN), _LINK, rules.link_cost, (), path_of_rule(board, _LINK), (fix,)),)
    if board.rivers and _RIVER in own:
        beside = on_sheet(board, dict.fromkeys(hex_ for side in board.rivers for hex_ in hexes_of(side)))
        fix = _usual_rule(board, _RIVER, "Set the cost of a river to {number}")
        cost = rules.link_cost + rules.river_cost
        yield (Priced(say(_OVER), _RIVER, cost, beside, path_of_rule(board, _RIVER), (fix,)),)
    yield from _rivers(board, rules)


def _rivers(board: Board, rules: RuleSet) -> Iterator[tuple[Priced, ...]]:
    """Yield the links over each river that has a price of its own."""
    for index, line in enumerate(board.lines):
        if line.kind != "river" or line.cost is None or not line.sides:
            continue
        beside = on_sheet(board, dict.fromkeys(hex_ for side in line.sides for hex_ in hexes_of(side)))
        change = ReplaceLine(line, replace(line, cost=None), "Change cost of river")
        title = say("Let it cost what the rules say, {number}", number=rules.river_cost)
        river = say(_RIVER_OF, name=known_as(line.name.strip()))
        path: Path = ("sides", index, "cost")
        fixes = (Fix(title, change, safe=False),)
        subject = line.name.strip() or board.sheet.side_name(line.sides[0])
        yield (Priced(river, subject, rules.link_cost + line.cost, beside, path, fixes),)


def _in_ground(board: Board, rules: RuleSet, code: int, hexes: tuple[Hex, ...]) -> Iterator[Priced]:
    """Yield the links into a ground, and those within it where two of its hexes lie side by side."""
    ground = ground_of(board, rules, hexes[0])
    if code >= FIRST_OWN:
        path: Path = ("terrain", "kinds", code - FIRST_OWN, "half")
        fix = _usual_half(board, code)
    else:
        path = path_of_rule(board, _FIELDS[code])
        fix = _usual_rule(board, _FIELDS[code], "Set the cost of a half to {number}")
    name, cost = ground_name(board, code), rules.link_cost + ground.half
    yield Priced(say(_INTO, name=name), name, cost, hexes, path, (fix,))
    inner = frozenset(hexes)
    if any(near in inner for hex_ in hexes for near in neighbours(hex_)):
        cost = price(rules, ground, ground)
        yield Priced(say(_WITHIN, name=name), name, cost, hexes, path, (fix,))


def grounds(board: Board) -> Iterator[tuple[int, tuple[Hex, ...]]]:
    """Yield each terrain of the board that is open to track, with its hexes but those of towns (6.A3)."""
    for code in codes_in(board.terrain):
        if code in CLOSED:
            continue
        rows, columns = np.nonzero(board.terrain == code)
        places = zip(columns.tolist(), rows.tolist(), strict=True)
        hexes = map(board.sheet.hex_at, *zip(*places, strict=True))
        wild = tuple(hex_ for hex_ in hexes if hex_ not in board.towns_by_hex)
        if wild:
            yield code, wild


def ground_name(board: Board, code: int) -> str:
    """Return what a terrain is called."""
    if code < FIRST_OWN:
        return say(NAMES[code])
    if code - FIRST_OWN >= len(board.kinds):
        return say("unknown terrain")
    return board.kinds[code - FIRST_OWN].name.strip() or say("terrain without a name")


class GroundUnaffordable(Check):
    """No one can ever pay for track in a kind of terrain, or over a river.

    Why it matters: such terrain looks open, but is closed. Towns in it can never be reached.

    Example: `{name: alps, half: 8}` on a board without saving. A link between two such hexes costs both
    halves and may be too expensive, even if a link into the terrain is not.

    To fix it, lower the price of a half, allow saving, or close the terrain to track.
    """

    code, name, severity = "X114", "ground-unaffordable", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ground, or all rivers, with links beyond every means (6.A3, 6.A6)."""
        rules = rules_known(board)
        for links in () if rules is None else links_priced(board, rules):
            dear = [each for each in links if rules and is_never_affordable(rules, each.cost)]
            if dear:
                yield _finding(self, dear[0], "{links} costs {cost}, which no one can ever pay.")


class GroundDear(Check):
    """A link in a kind of terrain, or over a river, costs many saved rolls.

    Why it matters: saved points cannot be spent on anything else. Building there means standing still for
    rounds, so no one does. Usually it is a typing mistake: 20 instead of 2.

    Example: `{name: marsh, half: 20}`, where a link from marsh to marsh costs 41, or a river with `cost: 20`.

    To fix it, lower the price; a half in a hill costs 2. More than 4 rolls are reported.
    """

    code, name, severity = "X132", "ground-dear", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ground with links out of all proportion (6.A3, 6.A6)."""
        rules = rules_known(board)
        for links in () if rules is None else links_priced(board, rules):
            dearest = max(links, key=lambda each: each.cost)
            rolls = _rolls(rules, dearest.cost) if rules else 0
            if rolls > _MOST_ROLLS:
                message: Phrase = "{links} costs {cost}, about {rolls} saved rolls."
                yield _finding(self, dearest, message, rolls=rolls)


class GroundNeedsSaving(Check):
    """A link in a kind of terrain, or over a river, costs more than any roll, so players must save.

    Why it matters: the rules allow saving only for expensive builds. Players who do not know this think
    that no track can be laid there.

    Example: `{name: bog, half: 4}`, where a link from bog to bog costs 9 and the average die shows 5 at most.

    To fix it, lower the price, or waive the note if saving is meant. Only the board's own prices are
    reported, not those of the edition for hills and rivers.
    """

    code, name, severity = "X133", "ground-needs-saving", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ground with links to save for (6.A6)."""
        rules = rules_known(board)
        if rules is None:
            return
        for links in links_priced(board, rules):
            dearest = max(links, key=lambda each: each.cost)
            if 0 < _rolls(rules, dearest.cost) <= _MOST_ROLLS:
                yield _finding(self, replace(dearest, fixes=()), _SAVED, most=max(rules.build_die))


def _finding(check: Check, links: Priced, message: Phrase, **values: int) -> Finding:
    return check.finding(
        say(message, links=links.name, cost=links.cost, **values),
        subject=links.subject,
        hexes=links.hexes,
        path=links.path,
        fixes=links.fixes,
    )


def _rolls(rules: RuleSet, cost: int) -> int:
    """Return how many rolls must be saved for a link on average; 0 for one that asks no saving."""
    return ceil(cost / mean(rules.build_die)) if asks_saving(rules, cost) else 0


def _usual_rule(board: Board, field: str, title: Phrase) -> Fix:
    """Return the fix that gives a field of the rules what the edition has."""
    usual = getattr(ruleset(board.rules), field)
    return Fix(say(title, number=usual), set_rule(board, field, usual), safe=False)


def _usual_half(board: Board, code: int) -> Fix:
    """Return the fix that gives a kind of ground the price of a hill."""
    kind = board.kinds[code - FIRST_OWN]
    title = say("Set the cost of a half in {kind} to {number}", kind=known_as(kind.name), number=_USUAL_HALF)
    return Fix(title, ChangeKind(kind, replace(kind, half=_USUAL_HALF)), safe=False)


GROUND_PRICE_CHECKS: tuple[Check, ...] = (GroundUnaffordable(), GroundDear(), GroundNeedsSaving())

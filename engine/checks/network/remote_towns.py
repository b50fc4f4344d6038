"""Families T and R: towns that hills, rivers or distance keep companies from."""

from collections.abc import Iterator
from statistics import median
from typing import Final

from engine.board.document import Board
from engine.board.places import Town
from engine.checks.frame.board_size import is_vast
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import town_at
from engine.checks.reach.laying_costs import FAR, Laying, laying_of
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import disc, distance
from engine.messages import say
from engine.rulesets.ruleset import RuleSet

_LINKS: Final = 3
"""How many links out of a town are judged."""
_WALLED: Final = 4
"""A town is walled in where they cost this many times what they cost over open ground."""
_REMOTE: Final = 6
"""A key is remote where its town costs this many times what others do from the next town."""
_LEAST: Final = 45
"""Points, thirteen rounds of building, below which none is."""


class TownWalledIn(Check):
    """Every way out of a town is expensive for three links.

    Why it matters: each company pays several rolls for this town alone, so it is served last or never.
    Often hills were painted over its valley.

    Example: a town in a plain among mountains, where every way costs 3 or more a link for the first 3 links.

    To fix it, open a valley to it. Leave it if the town is meant to be hard to reach. Reported where the
    cheapest three links cost four times as much as over open ground.
    """

    code, name, severity = "T141", "town-walled-in", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such town with keys (6.A3)."""
        rules = rules_known(board)
        for town, costs, laying in () if rules is None else _costs(board, rules):
            out = [near for near in disc(town.hex, _LINKS) if distance(near, town.hex) == _LINKS]
            least = min((costs[place] for place in laying.places(out)), default=FAR)
            if rules is None or not _WALLED * _LINKS * rules.link_cost <= least < FAR:
                continue
            yield self.finding(
                say(
                    "Every way out of {town} ({hex}) costs at least {cost} for the first {links} links.",
                    town=town_at(board, town),
                    hex=board.sheet.label(town.hex),
                    cost=least,
                    links=_LINKS,
                ),
                subject=board.sheet.label(town.hex),
                hexes=(town.hex,),
                path=("towns", board.towns.index(town), "hex"),
            )


class KeyRemote(Check):
    """A key's town costs far more from the next town than any other does.

    Why it matters: hardly a company will build there, so the races drawn for its key are seldom run. With
    one company there, it alone wins them.

    Example: a town behind four links of glacier at 25 points each.

    To fix it, lower the cost of the ground, or move the town. Waive this for a prize that is meant to be
    far. Reported from 45 points, and six times the median.
    """

    code, name, severity = "R110", "key-remote", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such town; of those out of all reach T105 says (6.A3)."""
        rules = rules_known(board)
        if rules is None:
            return
        nearest = {
            town: min((cost for cost in others if cost), default=FAR)
            for town, costs, laying in _costs(board, rules)
            for others in [[costs[place] for place in laying.places(t.hex for t in board.towns if t.keys)]]
        }
        usual = median(nearest.values()) if nearest else 0
        for town, cost in nearest.items():
            if not max(_LEAST, _REMOTE * usual) <= cost < FAR:
                continue
            yield self.finding(
                say(
                    "Track to {town} ({hex}) costs {cost} from the next town; to most towns it costs "
                    "{usual:g}.",
                    town=town_at(board, town),
                    hex=board.sheet.label(town.hex),
                    cost=cost,
                    usual=usual,
                ),
                subject=board.sheet.label(town.hex),
                hexes=(town.hex,),
                path=("towns", board.towns.index(town), "hex"),
            )


def _costs(board: Board, rules: RuleSet) -> Iterator[tuple[Town, list[int], Laying]]:
    """Yield each town with keys that track can be laid to, with what it costs from there to each place."""
    if is_vast(board):
        return
    laying = laying_of(board, rules)
    towns = [town for town in board.towns if town.keys and town.hex in laying.numbers]
    rows = laying.costs_from_each([laying.numbers[town.hex] for town in towns])
    for town, row in zip(towns, rows, strict=True):
        yield town, row.tolist(), laying


REMOTE_TOWN_CHECKS: tuple[Check, ...] = (TownWalledIn(), KeyRemote())

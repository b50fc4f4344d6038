"""Family N: where companies start, what the towns cost from there, and how long building takes."""

from collections.abc import Iterator
from statistics import mean
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.starts import first_starts
from engine.checks.frame.board_size import is_vast
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import town_at
from engine.checks.network.building_stage import Stages, Terms, stages_of, won_from
from engine.checks.reach.laying_costs import FAR, laying_of
from engine.checks.reach.reachable_hexes import hexes_in_reach, is_hemmed_in
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, count_of, listed, say, together

REACHES = (10, 20, 30)
"""Points to compare starts by: some three, six and nine rolls of the average die."""
_POOR: Final = 0.45
"""A start is poor if a company comes first to no more than this part of the towns that it does from others.

In games of bots a tenth fewer of these towns was 18 % fewer wins, with an error of 45 %: so only a start
from which no more than chance would be left to win is reported.
"""
_FEWER: Final = 2
"""And it must be behind by this many towns: on a small board one town is soon a half."""
_LONGER: Final = 1.2
"""How much longer games of bots take to build than the shortest stage: see N204."""
_SPREAD: Final = 0.3
"""Nine in ten of these games, on boards held out of the fitting, were within this part of the estimate."""


class _Start(NamedTuple):
    """A start: its hex, its name, and the towns with keys in order of what they cost from there."""

    hex: Hex
    name: str
    towns: tuple[tuple[int, str], ...]
    later: frozenset[str]
    """The names of those that only ferries lead to, or crossings that are for later."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many towns lie within each of the reaches."""
        return tuple(sum(cost <= reach for cost, _ in self.towns) for reach in REACHES)

    @property
    def lost(self) -> int:
        """How many towns can never be reached from it."""
        return sum(cost >= FAR and name not in self.later for cost, name in self.towns)


def _starts(board: Board) -> list[_Start]:
    """Return the starts that track can be laid from, with what the towns elsewhere cost (6.A2, 6.A3)."""
    rules = rules_known(board)
    if rules is None or is_vast(board):
        return []
    laying, found = laying_of(board, rules), []
    towns = [town for town in board.towns if town.keys and town.hex in laying.numbers]
    for hex_ in first_starts(board):
        # Of a start that no track leads on from T114 says.
        if hex_ not in laying.numbers or is_hemmed_in(board, hex_):
            continue
        costs = laying.costs_from([laying.numbers[hex_]])
        elsewhere = tuple(
            sorted((costs[laying.numbers[t.hex]], town_at(board, t)) for t in towns if t.hex != hex_)
        )
        reach = hexes_in_reach(board, [hex_]) if any(cost >= FAR for cost, _ in elsewhere) else frozenset()
        later = frozenset(
            town_at(board, t) for t in towns if t.hex in reach and costs[laying.numbers[t.hex]] >= FAR
        )
        found.append(_Start(hex_, _name(board, hex_), elsewhere, later))
    return found


def _name(board: Board, hex_: Hex) -> str:
    names = (town.name for town in board.towns_by_hex.get(hex_, ()) if town.name.strip())
    return next(names, board.sheet.label(hex_))


def _line(board: Board, hex_: Hex) -> tuple[str | int, ...]:
    """Return the place of a start in the map file: at its town, or among the special rules."""
    places = (("towns", at) for at, town in enumerate(board.towns) if town.hex == hex_)
    return next(places, ("special_rules",))


class StartPoorer(Check):
    """From one start a company comes first to clearly fewer towns than from the others.

    Why it matters: the last player to choose has to take it. They come second to most towns, pay for each,
    and have lost before the first race. The other players crowd together elsewhere.

    Example: "From Holyhead a company is first in 3.5 towns on average; from Chester, the best start, in 12."

    To fix it, mark another town as a start instead, move towns nearer, or remove hills and rivers nearby.
    In a short Building Stage each company in turn builds to the nearest town that no one serves, with the
    mean of the die each round, for all ways to share out the starts. A start is reported if it is first in at
    most 45 per cent of the towns that the others are on average. How well that forecasts who wins is in
    `docs/trials.md`.
    """

    code, name, severity = "N101", "start-poorer", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each start that is poor next to the others (6.A2)."""
        towns = towns_first(board)
        starts = [start for start in _starts(board) if board.sheet.label(start.hex) in towns]
        if len(starts) < 2:
            return
        won = {start: towns[board.sheet.label(start.hex)] for start in starts}
        best = max(starts, key=won.__getitem__)
        for start, own in won.items():
            others = mean(other for each, other in won.items() if each is not start)
            # Of one that reaches less than half of the towns, whatever it costs, T109 says.
            if own > min(_POOR * others, others - _FEWER) or 2 * start.lost > len(start.towns) + 1:
                continue
            yield self.finding(
                say(
                    "From {start} a company is first in {own:.2g} towns on average; from {best}, the best "
                    "start, in {most:.2g}.",
                    start=start.name,
                    own=own,
                    best=best.name,
                    most=won[best],
                ),
                subject=start.name,
                hexes=(start.hex,),
                path=_line(board, start.hex),
            )


def towns_first(board: Board) -> dict[str, float]:
    """Return in how many towns a company is first from each start on average, by the start's label."""
    won = won_from(_stages(board))
    return {
        board.sheet.label(hex_): won[place] for hex_, place in _first_places(board).items() if place in won
    }


def towns_near(board: Board) -> dict[str, float]:
    """Return how many towns with keys are within 20 and within 30 points, together, by the start's label."""
    return {board.sheet.label(start.hex): sum(start.counts[1:]) for start in _starts(board)}


class StartCosts(Check):
    """What track from a start costs to each town, and how many towns lie within 10, 20 and 30 points.

    Why it matters: this is information, not a problem. It lets you compare starts. A company has about 3½
    points a round, so 10, 20 and 30 points are about three, six and nine rounds.

    Example: "Towns within 10, 20 and 30 points: from Cardiff 10, 20 and 33; from Hereford 4, 18 and 30."
    The details name for each start every town with its cost: "Up to 10 points: Barry 5, Newport 5, …"

    To change it, move towns or the start, or change the terrain between them. Costs are for the cheapest
    track on the printed map (6.A3), including crossings open from the start, without payments to others.
    Towns reached only by ferry or a later crossing are listed separately.
    """

    code, name, severity = "N201", "start-costs", Severity.NOTE
    figures = True

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for the costs from all starts (6.A2, 6.A3)."""
        starts = [start for start in _starts(board) if start.towns]
        if starts:
            yield self.finding(
                _reached_from(starts),
                hexes=tuple(start.hex for start in starts),
                path=_line(board, starts[0].hex),
                details=together((line for start in starts for line in _lines_of(start, starts)), "\n"),
            )


def _reached_from(starts: list[_Start]) -> Saying:
    """Return how many towns lie within each of the reaches, start by start."""
    if len(starts) == 1:
        return say(
            "From {start}, {counts} towns are within {reaches} points.",
            start=starts[0].name,
            counts=_listed(starts[0].counts),
            reaches=_listed(REACHES),
        )
    each = (say("from {start} {counts}", start=start.name, counts=_listed(start.counts)) for start in starts)
    return say(
        "Towns within {reaches} points: {starts}.", reaches=_listed(REACHES), starts=together(each, "; ")
    )


def _lines_of(start: _Start, starts: list[_Start]) -> Iterator[Phrase]:
    """Yield the lines on a start, below its name where there are several."""
    if len(starts) > 1:
        yield say("From {start}:", start=start.name)
    yield from _table(start)


def _table(start: _Start) -> Iterator[Phrase]:
    """Yield a line of towns with their costs for each reach, for what lies beyond, and for the rest."""
    least, towns = 0, start.towns
    for most in (*REACHES, FAR - 1):
        named = ", ".join(f"{name} {cost}" for cost, name in towns if least <= cost <= most)
        if named:
            yield (
                say("Up to {most} points: {named}", most=most, named=named)
                if most in REACHES
                else say("More than that: {named}", named=named)
            )
        least = most + 1
    later = ", ".join(name for cost, name in towns if cost >= FAR and name in start.later)
    if later:
        yield say("Only by ferry or a later crossing: {names}", names=later)
    never = ", ".join(name for cost, name in towns if cost >= FAR and name not in start.later)
    if never:
        yield say("Unreachable: {names}", names=never)


class BuildingLength(Check):
    """How many rounds the Building Stage is likely to take.

    Why it matters: this is information, not a problem. Below six rounds no one has a network when the races
    start; above thirty players tire before the first race.

    Example: "With 4 companies building is likely to take 17 rounds (12 to 22)." The details explain the
    estimate: "If no company builds to a town that is served, it takes 13.9 rounds until 3 towns are left,
    with 3.5 points a round for each company. Games of bots take 1.2 times as long."

    To change it, remove or add hills and rivers, or override `unserved_towns`, the number of towns left
    when building ends (6.A7).

    The estimate: in the shortest stage each company in turn builds to the nearest town that no one serves,
    with the mean of the die each round, until only the allowed number of towns is left. That is reckoned
    for all ways to share out the starts, for the best number of players (or the middle of the range). Games
    of `greedy` and `planner` took 1.12 times as long on 24 boards drawn by chance, and 1.28 times on six made
    by people, because companies also build to towns that are served; 1.2 is used. Nine in ten games were
    within 30 % of the estimate. `platelayer trial MAP` plays such games.
    """

    code, name, severity = "N204", "building-length", Severity.NOTE
    figures = True

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield the estimate, if the board has starts and towns enough (6.A1, 6.A7)."""
        stages = _stages(board)
        shortest = mean(stage.rounds for _, stage in stages) if stages else 0
        if not shortest:
            return
        terms = _terms(board)
        low, likely, high = (round(part * _LONGER * shortest) for part in (1 - _SPREAD, 1, 1 + _SPREAD))
        yield self.finding(
            say(
                "With {players} companies building is likely to take {rounds} ({low} to {high}).",
                players=terms.companies,
                rounds=count_of(likely, "{n} round", "{n} rounds"),
                low=low,
                high=high,
            ),
            path=("towns",),
            details=say(
                "If no company builds to a town that is served, it takes {shortest:.1f} rounds until {n} "
                "towns are left, with {points:g} points a round for each company.\nGames of bots take "
                "{times:g} times as long.",
                points=terms.points,
                shortest=shortest,
                n=terms.spared,
                times=_LONGER,
            ),
        )


def _stages(board: Board) -> Stages:
    """Return Building Stages in short; none where there are no starts, players or towns for them."""
    rules = rules_known(board)
    if rules is None or is_vast(board):
        return ()
    laying, terms, starts = laying_of(board, rules), _terms(board), tuple(_first_places(board).values())
    towns = tuple(dict.fromkeys(laying.places(town.hex for town in board.towns if town.keys)))
    # Of players of whom there are none X103 says.
    if not starts or len(towns) <= terms.spared or terms.companies <= 0 or terms.points <= 0:
        return ()
    return stages_of(laying, starts, towns, terms)


def _terms(board: Board) -> Terms:
    """Return by what terms the best number of companies builds, or that in the middle of the range."""
    rules, players = rules_known(board), board.players
    assert rules is not None
    companies = players.best or round((players.fewest + players.most) / 2)
    return Terms(companies, rules.unserved_towns, mean(rules.build_die))


def _first_places(board: Board) -> dict[Hex, int]:
    """Return the starts that track can be laid from, with their places; none by rules that do not hold."""
    rules = rules_known(board)
    numbers = laying_of(board, rules).numbers if rules else {}
    return {hex_: numbers[hex_] for hex_ in first_starts(board) if hex_ in numbers}


def _listed(parts: tuple[float, ...] | tuple[int, ...]) -> Saying:
    """Return numbers in a row, the last after "and"."""
    return listed([f"{part:g}" for part in parts])


COMPARING_CHECKS: tuple[Check, ...] = (StartPoorer(), StartCosts(), BuildingLength())

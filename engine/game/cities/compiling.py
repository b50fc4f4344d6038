"""A board's rule of dynamic cities into the game's numbers (TC)."""

from collections.abc import Iterable, Mapping

import numpy as np

from engine.board.cities import coast_named, coasts, open_in
from engine.board.city_rules import Amount, CityRaces, DynamicCities, NewCities
from engine.board.document import Board
from engine.game.city_terms import EVERYBODY, CityTerms, CoastRace, Growth
from engine.game.facts import StartTerms
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.rulesets.ruleset import RuleSet
from engine.text.names import is_same


def city_terms(board: Board, rules: RuleSet, numbers: Mapping[Hex, int]) -> CityTerms | None:
    """Return the terms of a board's rule of dynamic cities, None where it has none.

    By rules without rounds only what trains bring about is played of it.
    """
    rule = board.dynamic_cities
    if rule is None:
        return None
    races = rule.races or CityRaces(each_round=0)
    cash = rule.cash_building
    by_chance = rule.of("before round 1") + rule.of("end of round")
    amounts = [_amounts(by_chance, round_) for round_ in range(rule.last_round + 1)]
    return CityTerms(
        last_round=rule.last_round,
        building_rounds=rule.rounds.building if rule.rounds else 1,
        coasts={name: _numbered(hexes, numbers) for name, hexes in coasts(board, rule)},
        open_in=_open_hexes(board, rule, numbers) if rules.turn_order == "rounds" else (),
        dealt=tuple(fixed for fixed, _ in amounts),
        dealt_by_players=tuple(shared for _, shared in amounts),
        names=dict(_names(board, rule, numbers)),
        bonus=next((way.bonus for way in by_chance if way.bonus is not None), rules.bonus),
        bonus_each=rule.bonus_there == "each",
        races=_amount(races.each_round),
        not_the_newest=races.not_the_newest,
        offered_again=races.offered_again,
        coast_race=_coast_race(board, rule, numbers),
        cash_links=cash.links if cash and rule.special_race else 0,
        cash_at_once=bool(cash and cash.from_ == "at_once"),
        growth=_growth(rule),
    )


def start_hexes(board: Board, numbers: Mapping[Hex, int]) -> tuple[int, ...]:
    """Return the hexes in which players may start and found a city (TC.start1, TC.coasts)."""
    rule = board.dynamic_cities
    found: dict[int, None] = {}
    for way in rule.of("start") if rule else ():
        found |= dict.fromkeys(_of_coast(board, rule, way, numbers))
    return tuple(found)


def second_start_terms(board: Board, numbers: Mapping[Hex, int]) -> dict[int, StartTerms]:
    """Return the terms of founding a city for a second start, by hex (TC.west1, TC.west2)."""
    rule = board.dynamic_cities
    last = rule.last_round if rule else 0
    return {
        hex_: StartTerms(
            price=way.price or 0,
            cost_factor=way.cost_factor or 1,
            rounds=(*(way.rounds or ()), *(1, last)[len(way.rounds or ()) :])[:2],
        )
        for way in (rule.of("second start") if rule else ())
        for hex_ in _of_coast(board, rule, way, numbers)
    }


def _of_coast(
    board: Board, rule: DynamicCities | None, way: NewCities, numbers: Mapping[Hex, int]
) -> tuple[int, ...]:
    hexes = coast_named(board, rule, way.on or "") if rule else ()
    return _numbered([hex_ for hex_ in hexes if not _is_abroad(board, hex_)], numbers)


def _is_abroad(board: Board, hex_: Hex) -> bool:
    country = board.country_at(hex_)
    return country is not None and country.foreign


def _numbered(hexes: Iterable[Hex], numbers: Mapping[Hex, int]) -> tuple[int, ...]:
    return tuple(sorted(numbers[hex_] for hex_ in hexes if hex_ in numbers))


def _open_hexes(board: Board, rule: DynamicCities, numbers: Mapping[Hex, int]) -> tuple[tuple[int, ...], ...]:
    """Return where cities may appear, by round; before the first where they may in it."""
    found = []
    for round_ in range(rule.last_round + 1):
        mask = open_in(board, rule, max(1, round_))
        rows, columns = np.nonzero(mask)
        hexes = (board.sheet.hex_at(int(column), int(row)) for row, column in zip(rows, columns, strict=True))
        found.append(_numbered(hexes, numbers))
    return tuple(found)


def _amounts(ways: Iterable[NewCities], round_: int) -> tuple[int, int]:
    """Return how many cities appear by chance in a round: a number, and how many times as many as play."""
    fixed = shared = 0
    for way in ways:
        first, last = (*(way.rounds or ()), *(1, 0)[len(way.rounds or ()) :])[:2]
        now = max(1, first) <= round_ <= (last or round_) if way.when == "end of round" else not round_
        if now and way.count == "players":
            shared += 1
        elif now:
            fixed += _amount(way.count or 0)
    return fixed, shared


def _amount(amount: Amount) -> int:
    return EVERYBODY if amount == "players" else int(amount)


def _names(board: Board, rule: DynamicCities, numbers: Mapping[Hex, int]) -> Iterable[tuple[int, str]]:
    """Yield the cities' names by hex; of two for one hex the first."""
    for called in reversed(rule.names):
        try:
            hex_ = board.sheet.hex_named(called.hex)
        except LabelError:
            continue
        if hex_ in numbers:
            yield numbers[hex_], called.name


def _coast_race(board: Board, rule: DynamicCities, numbers: Mapping[Hex, int]) -> CoastRace | None:
    race = rule.special_race
    if race is None:
        return None
    names = [_coast_name(rule, name) for name in (race.from_, race.to)]
    ends = [_numbered(coast_named(board, rule, name), numbers) for name in names]
    return CoastRace(race.name, (names[0], names[1]), ends[0], ends[1], race.prizes)


def _coast_name(rule: DynamicCities, name: str) -> str:
    """Return a coast's name as the rule spells it."""
    return next((coast.name for coast in rule.coasts if is_same(coast.name, name)), name)


def _growth(rule: DynamicCities) -> Growth | None:
    for way in rule.of("race"):
        if way.entered_on and way.then_rolled:
            return Growth(way.entered_on, way.then_rolled)
    return None

"""Where a board's ferries, crossings and permitted builds go, as facts (6.C1, 6.C4, 6.C2)."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from engine.board.document import Board
from engine.board.places import FERRY_DELAYS, Ferry
from engine.board.rules import Crossing
from engine.game.facts import CrossingLine, FerryLine
from engine.hexes.lattice import Hex, direction_between, neighbours
from engine.messages import Phrase, say
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.ruleset import RuleSet
from engine.text.names import ByName, is_same

_NEVER_LANDS: Phrase = (
    "A turn at sea subtracts {takes}, as much as the race die can show. Trains would never land."
)
_ODD_FEE: Phrase = "The fee of the ferry {name}, {fee}, is not a multiple of the toll, {toll}."
_NO_PORT: Phrase = "The ferry {ferry} lacks a port: there is no town {name}."
_FERRY_GAP: Phrase = "The route of the ferry {name} does not lead hex by hex from {first} to {second}."
_CROSSING_GAP: Phrase = "The route of the crossing {name} has a gap or leaves the map."
_NOT_ABROAD: Phrase = "A permitted build is in {country}, which is not a foreign country of this board."
_BUILD_GAP: Phrase = "The route of a permitted build in {country} has a gap or leaves the map."


def ferry_lines(board: Board, rules: RuleSet, numbers: Mapping[Hex, int]) -> tuple[FerryLine, ...]:
    """Return the board's ferries, their places at sea numbered on from the hexes.

    Raises RuleSetError when one cannot be sailed, or two are alike.
    """
    _check_rules(board, rules)
    lines: list[FerryLine] = []
    place = len(numbers)
    for ferry in board.ferries:
        if any(is_same(line.name, ferry.name) for line in lines):
            raise RuleSetError(
                say("Two ferries are called '{name}'. Give each its own name.", name=ferry.name),
                "ferries",
            )
        way = [_number(ferry, hex_, numbers) for hex_ in _way(board, ferry)]
        sea = tuple(range(place, place + len(ferry.course)))
        place += len(sea)
        ports = way[0], way[-1]
        course = tuple(way[1:-1])
        embark, disembark, sea_takes = (_delay(ferry, rules, delay) for delay in FERRY_DELAYS)
        lines.append(
            FerryLine(
                name=ferry.name,
                ports=ports,
                course=course,
                sea=sea,
                price=ferry.price,
                fee=ferry.fee,
                bridge=ferry.bridge,
                embark_takes=embark,
                disembark_takes=disembark,
                sea_takes=sea_takes,
                public=ferry.public,
                at_once=ferry.at_once,
            )
        )
    return tuple(lines)


def sea_labels(lines: Sequence[FerryLine], labels: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the ferries' places at sea: the ferry's and the hex's."""
    return tuple(f"{line.name}:{labels[hex_]}" for line in lines for hex_ in line.course)


def _check_rules(board: Board, rules: RuleSet) -> None:
    """Refuse numbers by which a train would never land, or a limit be kept in parts of a toll."""
    for ferry in board.ferries:
        sea_takes = _delay(ferry, rules, "sea_takes")
        if max(rules.race_die) <= sea_takes:
            raise RuleSetError(say(_NEVER_LANDS, takes=sea_takes), "sea_takes")
        if rules.toll and ferry.fee % rules.toll:
            raise RuleSetError(say(_ODD_FEE, name=ferry.name, fee=ferry.fee, toll=rules.toll), "toll")


def _delay(ferry: Ferry, rules: RuleSet, field: str) -> int:
    """Return what a ferry takes off the roll by one of its delays, its own or that of the rules (6.C1e)."""
    own: int | None = getattr(ferry, field)
    usual: int = getattr(rules, field)
    return usual if own is None else own


def _way(board: Board, ferry: Ferry) -> tuple[Hex, ...]:
    """Return the hexes of a passage from the first port to the second."""
    ports = []
    for name in ferry.ports:
        if name not in board.towns_by_name:
            raise RuleSetError(say(_NO_PORT, ferry=ferry.name, name=name), "ferries")
        ports.append(board.towns_by_name[name].hex)
    if not ferry.course:
        raise RuleSetError(
            say("The ferry {name} needs a route of at least one hex.", name=ferry.name), "ferries"
        )
    for course in (ferry.course, ferry.course[::-1]):
        way = (ports[0], *course, ports[1])
        if all(there in neighbours(here) for here, there in pairwise(way)):
            return way
    first, second = ferry.ports
    raise RuleSetError(say(_FERRY_GAP, name=ferry.name, first=first, second=second), "ferries")


def _number(ferry: Ferry, hex_: Hex, numbers: Mapping[Hex, int]) -> int:
    if hex_ not in numbers:
        raise RuleSetError(say("The route of the ferry {name} leaves the map.", name=ferry.name), "ferries")
    return numbers[hex_]


def crossing_lines(board: Board, numbers: Mapping[Hex, int]) -> tuple[CrossingLine, ...]:
    """Return the board's crossings; raises RuleSetError when one cannot be laid, or two are alike."""
    lines: list[CrossingLine] = []
    taken: set[int] = set()
    for crossing in board.crossings:
        if any(is_same(line.name, crossing.name) for line in lines):
            raise RuleSetError(
                say("Two crossings are called '{name}'. Give each its own name.", name=crossing.name),
                "special_rules",
            )
        if not crossing.cost:
            raise RuleSetError(
                say("The crossing {name} needs a cost of 1 or more.", name=crossing.name), "special_rules"
            )
        way, links = _links(crossing, numbers)
        both = {*links, *(6 * end + (link + 3) % 6 for link, end in zip(links, way[1:], strict=True))}
        if both & taken:
            raise RuleSetError(
                say("The crossing {name} shares a link with another.", name=crossing.name), "special_rules"
            )
        taken |= both
        lines.append(
            CrossingLine(
                name=crossing.name,
                way=way,
                links=links,
                cost=crossing.cost,
                whole=crossing.whole,
                owners=crossing.owners,
                from_race=crossing.from_race,
                delay=crossing.delay,
                money=crossing.money,
                alongside=0 if crossing.free and crossing.alongside is None else crossing.alongside,
                tunnel=crossing.tunnel,
                free=crossing.free,
            )
        )
    return tuple(lines)


def _links(crossing: Crossing, numbers: Mapping[Hex, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    links = _links_along(crossing.course, numbers)
    if not links:
        raise RuleSetError(say(_CROSSING_GAP, name=crossing.name), "special_rules")
    return tuple(numbers[hex_] for hex_ in crossing.course), links


def _links_along(course: Sequence[Hex], numbers: Mapping[Hex, int]) -> tuple[int, ...]:
    """Return the links from hex to hex of a course; none when it leaves the map or has a gap."""
    links = []
    for here, there in pairwise(course):
        direction = direction_between(here, there)
        if direction is None or here not in numbers or there not in numbers:
            return ()
        links.append(6 * numbers[here] + direction)
    return tuple(links)


def permits_of(board: Board, numbers: Mapping[Hex, int]) -> tuple[dict[int, int], tuple[str, ...]]:
    """Return the links of the permitted builds with the place of their country, and the countries.

    Raises RuleSetError when a country is not a foreign one of the board, or a course does not hold.
    """
    foreign = ByName((country.name, country.name) for country in board.countries if country.foreign)
    abroad = tuple(dict.fromkeys(foreign.get(build.country, "") for build in board.permitted_builds))
    permits = {}
    for build in board.permitted_builds:
        if build.country not in foreign:
            raise RuleSetError(say(_NOT_ABROAD, country=build.country), "permitted_builds")
        links = _links_along(build.course, numbers)
        if not links:
            raise RuleSetError(say(_BUILD_GAP, country=build.country), "permitted_builds")
        for link, there in zip(links, build.course[1:], strict=True):
            permits[link] = abroad.index(foreign[build.country])
            permits[6 * numbers[there] + (link + 3) % 6] = abroad.index(foreign[build.country])
    return permits, abroad

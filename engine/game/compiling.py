"""Board and rules into facts."""

from engine.board.document import Board
from engine.board.starts import first_starts
from engine.board.terrain import LAKE, SEA
from engine.game.cities.compiling import city_terms, second_start_terms, start_hexes
from engine.game.destinations import destinations_of
from engine.game.facts import NOWHERE, CrossingLine, Facts, StartTerms
from engine.game.places import Place, places_of
from engine.game.starting import connections_of, start_terms
from engine.game.track.courses import crossing_lines, ferry_lines, permits_of, sea_labels
from engine.hexes.lattice import DIRECTIONS, Hex, neighbour
from engine.hexes.sides import side_of
from engine.racetables.boards import NoSectorsError, field_of
from engine.racetables.fields import Field
from engine.rulesets.editions import demand_drawable, rules_of
from engine.rulesets.pricing import Ground, bonus_for, ground_of, price, river_costs
from engine.rulesets.ruleset import RuleSet


def facts_of(board: Board, rules: RuleSet | None = None) -> Facts:
    """Return the facts of a board, by its own rules or by those given.

    Raises RuleSetError when the board names rules that cannot be played.
    """
    rules = rules or rules_of(board)
    demand_drawable(board, rules)
    hexes = [hex_ for hex_ in board.sheet.hexes() if board.on_map(hex_)]
    numbers = {hex_: number for number, hex_ in enumerate(hexes)}
    labels = tuple(board.sheet.label(hex_) for hex_ in hexes)
    grounds = [ground_of(board, rules, hex_) for hex_ in hexes]
    neighbours = _neighbours(numbers)
    ferries = ferry_lines(board, rules, numbers)
    labels += sea_labels(ferries, labels)
    backs = _backs(neighbours)
    crossings = crossing_lines(board, numbers)
    pieces = _pieces(crossings, backs)
    permits, abroad = permits_of(board, numbers)
    abroad += tuple(ferry.name for ferry in ferries if ferry.public)
    connections = connections_of(board, numbers)
    pays_more = bool(connections) or any(ferry.at_once for ferry in ferries)
    foreign = tuple(bool((land := board.country_at(hex_)) and land.foreign) for hex_ in hexes)
    costs = _with_pieces(_costs(board, rules, hexes, grounds, neighbours), crossings, pieces)
    if rules.track_abroad == "none":
        costs = _at_home(costs, neighbours, foreign, permits)
    second = start_terms(board, numbers, second=True) | second_start_terms(board, numbers)
    return Facts(
        rules=rules,
        scheme=board.key_scheme,
        labels=labels,
        neighbours=neighbours,
        costs=costs,
        backs=backs,
        delays=_delays(rules, grounds, neighbours, crossings, backs),
        entering=tuple(ground.delay for ground in grounds),
        foreign=foreign,
        sea=_of_terrain(board, numbers, SEA),
        lakes=_of_terrain(board, numbers, LAKE),
        map_places=places_of(_towns(board, rules, numbers), len(hexes), destinations_of(board, numbers)),
        starts=_starts(board, rules, numbers, grounds),
        start_terms=start_terms(board, numbers, second=False),
        second_starts=_on_ground(second, grounds),
        connections=connections,
        ferries=ferries,
        crossings=crossings,
        permits=permits,
        abroad=abroad,
        pieces=pieces,
        alongside=_links_priced(crossings, backs),
        free_links=_free_links(crossings, backs),
        hexes_by_label={label: number for number, label in reversed(list(enumerate(labels)))},
        links={(link // 6, there): link for link, there in enumerate(neighbours) if there != NOWHERE},
        cities=city_terms(board, rules, numbers),
        race_keys=_race_keys(board, rules),
        plain_costs=_plain(rules, costs, foreign, pieces, pays_more=pays_more),
    )


def _of_terrain(board: Board, numbers: dict[Hex, int], code: int) -> frozenset[int]:
    """Return the hexes of a terrain."""
    return frozenset(number for hex_, number in numbers.items() if board.terrain_at(hex_) == code)


def _race_keys(board: Board, rules: RuleSet) -> Field | None:
    """Return the keys by sectors where races are dealt so; None too where the board's do not form any."""
    if rules.race_table != "sectors" or rules.builds != "at_once":
        return None
    try:
        return field_of(board, rules.min_run)
    except NoSectorsError:
        return None


def _plain(
    rules: RuleSet,
    costs: tuple[int, ...],
    foreign: tuple[bool, ...],
    pieces: dict[int, int],
    *,
    pays_more: bool,
) -> tuple[int, ...]:
    """Return the prices of links that need nothing except the points; 0 for the others.

    Links of crossings are not among them (6.C4), nor those that lead on from a hex abroad (6.C2); none
    are where an account may not fall below nothing, or rivals are paid out of the points as well (E.B6), or
    any link may bring the bonus of a connection or have a ferry bought (``pays_more``).
    """
    if not rules.debt or rules.extra_pays_rivals or pays_more:
        return (0,) * len(costs)
    return tuple(0 if foreign[link // 6] or link in pieces else cost for link, cost in enumerate(costs))


def _neighbours(numbers: dict[Hex, int]) -> tuple[int, ...]:
    return tuple(
        numbers.get(neighbour(hex_, direction), NOWHERE) for hex_ in numbers for direction in DIRECTIONS
    )


def _backs(neighbours: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        NOWHERE if there == NOWHERE else 6 * there + (link + 3) % 6 for link, there in enumerate(neighbours)
    )


def _costs(
    board: Board, rules: RuleSet, hexes: list[Hex], grounds: list[Ground], neighbours: tuple[int, ...]
) -> tuple[int, ...]:
    costs, rivers = [0] * len(neighbours), river_costs(board, rules)
    for number, hex_ in enumerate(hexes):
        for direction in DIRECTIONS:
            link = 6 * number + direction
            there = neighbours[link]
            side = side_of(hex_, direction)
            if there != NOWHERE and side not in board.closed_sides:
                costs[link] = price(rules, grounds[number], grounds[there], rivers.get(side, 0))
    return tuple(costs)


def _at_home(
    costs: tuple[int, ...], neighbours: tuple[int, ...], foreign: tuple[bool, ...], permits: dict[int, int]
) -> tuple[int, ...]:
    """Return the prices of links where no track may lie abroad but in permitted builds (TC.foreign)."""
    return tuple(
        0 if link not in permits and (foreign[link // 6] or (there != NOWHERE and foreign[there])) else cost
        for link, (cost, there) in enumerate(zip(costs, neighbours, strict=True))
    )


def _with_pieces(
    costs: tuple[int, ...], crossings: tuple[CrossingLine, ...], pieces: dict[int, int]
) -> tuple[int, ...]:
    """Return the prices of links with those of crossings laid link by link in their place (6.C4)."""
    return tuple(crossings[pieces[link]].cost if link in pieces else cost for link, cost in enumerate(costs))


def _delays(
    rules: RuleSet,
    grounds: list[Ground],
    neighbours: tuple[int, ...],
    crossings: tuple[CrossingLine, ...],
    backs: tuple[int, ...],
) -> tuple[int, ...]:
    """Return what each link takes off the roll of the train that enters a hex by it (6.B5, 6.C4).

    A crossing takes its delay where it is entered, from either end; in a tunnel the ground takes none.
    """
    delays = []
    for link, there in enumerate(neighbours):
        delay = 0 if there == NOWHERE else grounds[there].delay  # TC.delay
        if rules.hill_delay == "from_open" and grounds[link // 6].delay:
            delay = 0
        delays.append(delay)
    for crossing in crossings:
        for link in crossing.links if crossing.tunnel else ():
            delays[link] = delays[backs[link]] = 0
        delays[crossing.links[0]] += crossing.delay
        delays[backs[crossing.links[-1]]] += crossing.delay
    return tuple(delays)


def _starts(board: Board, rules: RuleSet, numbers: dict[Hex, int], grounds: list[Ground]) -> tuple[int, ...]:
    starts = [numbers[hex_] for hex_ in first_starts(board) if hex_ in numbers]
    if rules.turn_order == "rounds":
        starts += [hex_ for hex_ in start_hexes(board, numbers) if hex_ not in starts]
    return tuple(hex_ for hex_ in starts if not grounds[hex_].closed)


def _on_ground(terms: dict[int, StartTerms], grounds: list[Ground]) -> dict[int, StartTerms]:
    """Return the terms of hexes that track may lie in."""
    return {hex_: those for hex_, those in terms.items() if not grounds[hex_].closed}


def _links_priced(crossings: tuple[CrossingLine, ...], backs: tuple[int, ...]) -> dict[int, int]:
    """Return what is due alongside on the links of crossings that have a price for it (6.C4)."""
    return {
        link: crossing.alongside
        for crossing in crossings
        if crossing.alongside is not None
        for there in crossing.links
        for link in (there, backs[there])
    }


def _free_links(crossings: tuple[CrossingLine, ...], backs: tuple[int, ...]) -> frozenset[int]:
    """Return the links, in either direction, of crossings free for all (6.C4)."""
    free = [link for crossing in crossings if crossing.free for link in crossing.links]
    return frozenset((*free, *(backs[link] for link in free)))


def _pieces(crossings: tuple[CrossingLine, ...], backs: tuple[int, ...]) -> dict[int, int]:
    """Return the crossing of every link, in either direction, that is laid as a piece of one (6.C4)."""
    return {
        link: index
        for index, crossing in enumerate(crossings)
        if not crossing.whole
        for there in crossing.links
        for link in (there, backs[there])
    }


def _towns(board: Board, rules: RuleSet, numbers: dict[Hex, int]) -> tuple[Place, ...]:
    places = {}
    starts = {town.hex for town in board.towns if town.start}
    for town in board.towns:
        if town.keys and town.hex in numbers and town.hex not in places:
            places[town.hex] = Place(town.name, numbers[town.hex], bonus_for(rules, town), town.hex in starts)
    return tuple(places.values())

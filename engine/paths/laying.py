"""What to lay in one turn: way after way to what is worth most, as far as the points go."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple

import numpy as np

from engine.paths.compilation import EMPTY, Search, blank, put, queue, take
from engine.paths.floods import UNREACHED, cost_map
from engine.paths.reaching import marks_in

BEYOND: Final = 1 << 20
"""The length to a place that no way leads to."""


class End(IntEnum):
    """Why no more is laid: points are spent, no aim is left, or a link is to be asked about."""

    SPENT = 0
    NO_AIM = 1
    ASK = 2


class Purse(NamedTuple):
    """What there is to spend: points, and what was saved for links that cost ``save_from`` or more.

    Nothing can be saved where ``save_from`` is 0. Ways may cost ``later`` more than the points that are left.
    Where one is to ``ask`` each link is like a special one, and where it ``pays`` fees come off the points.
    """

    points: int
    saved: int = 0
    save_from: int = 0
    later: int = 0
    ask: bool = False
    pays: bool = False


class Turn(NamedTuple):
    """The links to lay one after the other, how that ends, and what of the points to save then.

    Where a link is to be asked about, ``aim`` is the place it leads to; where that is the first it is in
    ``links``.
    """

    links: list[int]
    end: End
    save: int
    aim: int = -1


class Near:
    """What it costs to come to each place from the nearest of a player's nodes, and that node.

    It goes on in place as more nodes are theirs; for a ``swift`` search it is an array, else two lists.
    """

    def __init__(self, places: int, *, swift: bool) -> None:
        self.swift = swift
        self.own: tuple[int, ...] = ()
        numbers = [[BEYOND] * places, [-1] * places]
        self.numbers: Any = np.array(numbers, np.int32) if swift else numbers


class Land:
    """Links with costs, fees for the marks of others on nodes and links, and places to come to.

    ``numbers`` are six entries a node of where links lead, what they cost (0: closed), the fees of links and
    whether one has to ask about them, then the fees of nodes. A place is some nodes of which any will do.
    The lengths to all places from everywhere are found once.
    """

    def __init__(
        self, numbers: Sequence[Sequence[int]], backs: Sequence[int], places: Iterable[Sequence[int]]
    ) -> None:
        self.numbers = tuple(tuple(each) for each in numbers)
        self.array = np.zeros((len(self.numbers), len(backs)), np.int32)
        for row, each in zip(self.array, self.numbers, strict=True):
            row[: len(each)] = each
        neighbours, costs = self.numbers[:2]
        back_costs = [0 if back < 0 else costs[back] for back in backs]
        floods = (cost_map(neighbours, back_costs, place) for place in places)
        self.lengths = [[BEYOND if cost == UNREACHED else cost for cost in each] for each in floods]
        self.rows = np.array(self.lengths, np.int32).reshape(-1, len(backs) // 6)

    def come_to(self, near: Near, own: tuple[int, ...]) -> None:
        """Reckon in the nodes that are a player's now; those reckoned in before must stand first."""
        new = own[len(near.own) :]
        near.own = own
        if near.swift:
            _COME_TO.swift(self.rows, near.numbers, np.array(new, np.int32))
        else:
            _COME_TO.plain(self.lengths, near.numbers, new)


def best_turn(
    land: Land, near: Near, worths: Any, marks: tuple[bytearray, bytearray, int], purse: Purse, *, far: int
) -> Turn:
    """Return what to lay in a turn, the best way first, then what is best when that lies.

    ``worths`` has three entries a place: what it is worth, what more if a node bears no mark, and which node;
    three lists, or an array for a swift search. ``marks`` are those on nodes and links, and the bit whose
    track it is. The best place is worth most for its length up to ``far``; with a ``far`` of 0 it has the
    highest worth less its length, and its way with all fees must take less than the place is worth. Ways go
    on by the link that takes least with its fees and what is left beyond without any.
    """
    nodes, links, mine = marks
    terms = (mine, far, *purse)
    if near.swift:
        seen: Any = land.array, land.rows
        end, save, aim, *laid = _TURN.swift(seen, near.numbers, worths, (nodes[:], links), terms).tolist()
    else:
        seen = land.numbers, land.lengths
        end, save, aim, *laid = _TURN.plain(seen, near.numbers, worths, (nodes[:], links), terms)
    return Turn(laid, End(end), save, aim)


def _come_to(rows: Any, near: Any, new: Any) -> None:
    """Reckon in some nodes."""
    for node in new:
        _reckon_in(rows, near[0], near[1], node)


def _reckon_in(rows: Any, lengths: Any, nearest: Any, node: int) -> None:
    """Reckon in a node; where it is as near it counts for more, so that ways go on where they end."""
    for place in range(len(lengths)):
        length = rows[place][node]
        if length <= lengths[place]:
            lengths[place], nearest[place] = length, node


def _turn_links(land: Any, near: Any, worths: Any, marks: Any, terms: Any) -> Any:
    """Return why nothing more is laid, what to save, the place asked about (-1: none), and the links."""
    numbers, rows = land
    mine, far, points, saved, save_from, later, ask, pays = terms
    lengths, nearest = near[0].copy(), near[1].copy()
    found, size = blank(4 + points + saved, 0), 3
    found[2] = -1
    while True:
        limit = points + (saved if far else later)
        aim, way = _best_way(land, (lengths, nearest), worths, marks, (mine, far, limit, pays))
        if aim < 0:
            found[0] = _NO_AIM
            return found[:size]
        for link in way:
            cost = numbers[1][link]
            spared = min(cost, saved) if 0 < save_from <= cost else 0
            if ask or numbers[3][link]:
                found[0], found[2] = _ASK, aim
                if size == 3:
                    found[3], size = link, 4
                return found[:size]
            if cost - spared > points:
                found[1] = points if 0 < save_from <= cost else 0
                return found[:size]
            points, saved = points - cost + spared, saved - spared
            found[size] = link
            size += 1
        if points == 0 and not 0 < save_from <= saved:
            return found[:size]
        for link in way:
            marks[0][numbers[0][link]] |= mine
            _reckon_in(rows, lengths, nearest, numbers[0][link])


def _best_way(land: Any, near: Any, worths: Any, marks: Any, terms: tuple[int, int, int, int]) -> Any:
    """Return the best place, -1 for none, and the links of the way there; where none leads it is come to.

    A place is passed over where the straight way takes more than ``far`` with its fees.
    """
    numbers, rows = land
    mine, far, limit, pays = terms
    lengths, nearest = near
    prices = lengths.copy()
    while True:
        aim, bound = _best(worths, marks[0], prices, far)
        if aim < 0:
            return aim, blank(0, 0)
        bound = min(bound, limit) if pays else bound
        way, price = _way(numbers, rows[aim], nearest[aim], marks, (mine, bound, limit))
        if far and len(way) > 0 and price > prices[aim]:
            # With its fees another may be better.
            prices[aim] = price
            continue
        if far and (len(way) == 0 or price > lengths[aim] + _DEAR):
            way, price = _way_round(numbers, rows[aim], marks, mine, far)
        if len(way) > 0:
            return aim, way
        lengths[aim] = prices[aim] = 0


def _best(worths: Any, nodes: Any, prices: Any, far: int) -> tuple[int, int]:
    """Return the best place not come to, -1 for none, and what the way there may take with its fees."""
    sure, more, spots = worths[0], worths[1], worths[2]
    best, most, least = -1, 0, 1 if far else 0
    reach = far or _ANY
    for place, price in enumerate(prices):
        if price == 0 or price > reach:
            continue
        worth = sure[place]
        if more[place] and not nodes[spots[place]]:
            worth += more[place]
        gain = worth * least - most * price if far else worth - price - (most - least)
        if gain > 0:
            best, most, least = place, worth, price
    return best, _ANY if far else most - 1


def _way(numbers: Any, row: Any, start: int, marks: Any, terms: tuple[int, int, int]) -> tuple[Any, int]:
    """Return the links of a way that comes nearer link by link, and what it takes with its fees.

    There are none where it would take more than its bounds, one of costs with fees and one of costs alone, or
    ends where no link leads on. Without the former bound it is told as far as the latter goes.
    """
    mine, bound, limit = terms
    neighbours, costs, link_fees, node_fees = numbers[0], numbers[1], numbers[2], numbers[4]
    nodes, links = marks
    way, count, at = blank(limit + 1, 0), 0, start
    spent = price = 0
    going = True
    nodes[start] |= mine
    while going and row[at] > 0 and spent <= limit:
        best, least = -1, _ANY
        for link in range(6 * at, 6 * at + 6):
            cost, there = costs[link], neighbours[link]
            if cost == 0 or nodes[there] & mine:
                continue
            weight = cost + row[there]
            if nodes[there] and weight < least:
                weight += node_fees[there] * marks_in(nodes[there]) + link_fees[link] * marks_in(links[link])
            if weight < least:
                best, least = link, weight
        going = best >= 0
        if going:
            at = neighbours[best]
            price, spent = price + least - row[at], spent + costs[best]
            nodes[at] |= mine
            way[count] = best
            count += 1
            going = bound == _ANY or (price + row[at] <= bound and spent + row[at] <= limit)
    for step in range(count):
        nodes[neighbours[way[step]]] &= ~mine
    return way[: count if going else 0], price + row[at]


def _way_round(numbers: Any, row: Any, marks: Any, mine: int, most: int) -> tuple[Any, int]:
    """Return the links of the way that takes least with its fees, from any own hex, and what it takes."""
    neighbours, costs, link_fees, node_fees = numbers[0], numbers[1], numbers[2], numbers[4]
    nodes, links = marks
    size = len(nodes)
    prices, before, waiting = blank(size, _ANY), blank(size, -1), queue(7 * size)
    for node in range(size):
        if nodes[node] & mine and row[node] <= most:
            prices[node] = 0
            put(waiting, row[node] * size + node)
    place = take(waiting)
    while place < EMPTY:
        at, price = place % size, place // size - row[place % size]
        if row[at] == 0:
            return _traced(before, at), price
        if price == prices[at]:
            for link in range(6 * at, 6 * at + 6):
                cost, there = costs[link], neighbours[link]
                if cost == 0 or nodes[there] & mine:
                    continue
                fees = node_fees[there] * marks_in(nodes[there]) + link_fees[link] * marks_in(links[link])
                after = price + cost + fees
                if after < prices[there] and after + row[there] <= most:
                    prices[there], before[there] = after, link
                    put(waiting, (after + row[there]) * size + there)
        place = take(waiting)
    return blank(0, 0), 0


def _traced(before: Any, end: int) -> Any:
    """Return the links by which a node was come to, in order."""
    count, at = 0, end
    while before[at] >= 0:
        count, at = count + 1, before[at] // 6
    way, at = blank(count, 0), end
    for step in range(count - 1, -1, -1):
        way[step] = before[at]
        at = before[at] // 6
    return way


_ANY: Final = 1 << 30
"""More than any way takes."""
_DEAR: Final = 6
"""The fees, beyond which a way is looked for that takes less: what a first entry brings (6.A4)."""
_NO_AIM, _ASK = int(End.NO_AIM), int(End.ASK)
_COME_TO: Final = Search[None](_come_to, _reckon_in)
_TURN: Final = Search(_turn_links, _reckon_in, _best_way, _best, _way, _way_round, _traced, marks_in)

"""Laying one link, in either stage: whether it may be, what it costs, what it brings."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import lru_cache
from typing import assert_never

from engine.game.events import new_laid
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger, Made
from engine.game.moves import Lay, Move
from engine.game.state import State
from engine.game.track.crossings import not_open
from engine.game.track.footholds import dear_hexes, may_go_on_from, no_foothold, outposts
from engine.game.track.spending import (
    ANY_COST,
    Price,
    Shortage,
    dear_from,
    note_laid,
    price_of,
    put_down,
    put_link,
    too_dear,
    unaffordable,
)
from engine.messages import Phrase, say
from engine.turns.illegal import IllegalMove


def own_hexes(state: State, player: int) -> tuple[int, ...]:
    """Return the hexes a player may build on from by land: those with their track, at first their start."""
    if state.hexes[player]:
        return state.hexes[player]
    start = state.starts[player]
    return () if start == NOWHERE else (start,)


def footing(facts: Facts, state: State, player: int) -> tuple[int, ...]:
    """Return every hex a player may build on from, each once."""
    own, beyond = own_hexes(state, player), outposts(facts, state, player)
    return tuple(dict.fromkeys(own + beyond)) if beyond else own


def lays(facts: Facts, state: State, player: int) -> list[Lay]:
    """Return every link a player may lay now, in a fixed order."""
    bit, owners, points = 1 << player, state.owners, state.points
    if state.track_funds == "links" and points:
        points = ANY_COST
    dear = dear_hexes(facts, state, player)
    pays_rivals = state.track_funds == "account" and facts.rules.extra_pays_rivals
    plainly = points if facts.rules.debt and not pays_rivals else 0
    ways = _ways_out(facts, points + state.saved[player], plainly)
    return [
        lay
        for hex_ in footing(facts, state, player)
        for link, lay, plain in ways[hex_]
        if not owners[link] & bit and ((plain and hex_ not in dear) or _open(facts, state, player, link))
    ]


_WayOut = tuple[int, Lay, bool]
"""A link out of a hex, its laying, and whether it is plain: then it can be laid unless it lies already."""


@lru_cache(maxsize=64)
def _ways_out(facts: Facts, most: int, plainly: int) -> tuple[tuple[_WayOut, ...], ...]:
    """Return the links out of every hex that a player with at most ``most`` to spend may lay.

    Those up to a cost are plain. On a crossing or beyond a border none is, and there the cost is asked
    about as well.
    """

    def ways_out(hex_: int) -> Iterator[_WayOut]:
        for link in range(6 * hex_, 6 * hex_ + 6):
            cost, special = facts.costs[link], link in facts.pieces or facts.foreign[hex_]
            if cost and (cost <= most or special):
                yield link, lays_of(facts)[link], cost <= plainly and not special

    return tuple(tuple(ways_out(hex_)) for hex_ in range(facts.hexes))


@lru_cache(maxsize=8)
def lays_of(facts: Facts) -> tuple[Lay, ...]:
    """Return the laying of every link of a board."""
    return tuple(Lay(link // 6, there) for link, there in enumerate(facts.neighbours))


def why_not_lay(facts: Facts, state: State, player: int, move: Lay) -> IllegalMove | None:
    """Say which rule forbids a player to lay a link now, or None."""
    link = facts.link(move.start, move.end)
    if not (0 <= move.start < facts.hexes and 0 <= move.end < facts.hexes):
        return IllegalMove("6.A3", "Track is laid from one hex of the map to another.")
    if link == NOWHERE:
        here, there = facts.name(move.start), facts.name(move.end)
        return IllegalMove(
            "6.A3",
            say(
                "{here} and {there} are not neighbours; track is laid from hex to hex.",
                here=here,
                there=there,
            ),
        )
    if not may_go_on_from(facts, state, player, move.start):
        return no_foothold(facts, state, player, move.start)
    bar = barred(facts, state, player, link)
    if bar is not None:
        return IllegalMove(bar.value, _barred(facts, state, player, link, bar))
    price = _price(facts, state, player, link)
    shortage = unaffordable(facts, state, player, (link,), price)
    if shortage is None:
        return None
    if shortage is Shortage.ACCOUNT:
        message = say(
            "Your account of {account} is too low for this link.",
            account=state.accounts[player],
        )
        return IllegalMove(shortage.value, message)
    return IllegalMove(shortage.value, too_dear(facts, state, player, price.points))


def no_track(facts: Facts, start: int, end: int) -> Phrase:
    """Return what to say of neighbours between which there is no price for track (6.A3)."""
    for hex_ in (end, start):
        if hex_ in facts.sea:
            return say("{hex} is sea. Track is laid on land only.", hex=facts.name(hex_))
        if hex_ in facts.lakes:
            return say("{hex} is a lake. Track is laid on land only.", hex=facts.name(hex_))
    here, there = facts.name(start), facts.name(end)
    if not (facts.foreign[start] or facts.foreign[end]):
        return say("The side between {here} and {there} is closed to track.", here=here, there=there)
    return say("No track can be laid between {here} and {there}.", here=here, there=there)


def _open(facts: Facts, state: State, player: int, link: int) -> bool:
    """Return whether a player may lay a link out of a hex they may build on from."""
    return (
        barred(facts, state, player, link) is None
        and unaffordable(facts, state, player, (link,), _price(facts, state, player, link)) is None
    )


def _price(facts: Facts, state: State, player: int, link: int) -> Price:
    """Return what a link costs, alone or as a piece of a crossing, and from where a player lays it."""
    crossing = facts.pieces.get(link)
    money = crossing is not None and facts.crossings[crossing].money
    factor = dear_hexes(facts, state, player).get(link // 6, 1)
    return price_of(factor * facts.costs[link], money=money)


class Bar(StrEnum):
    """The rule by which a link is not open to a player, whatever they can pay."""

    NO_TRACK = "6.A3"
    CLOSED = "6.C4"
    ABROAD = "6.C2"
    NO_FOREIGN = "TC.foreign"


def barred(facts: Facts, state: State, player: int, link: int) -> Bar | None:
    """Return why a link is not open to a player, whatever they can pay, or None."""
    if not facts.costs[link] and _leads_abroad(facts, link):
        return Bar.NO_FOREIGN
    if not facts.costs[link] or state.owners[link] & 1 << player:
        return Bar.NO_TRACK
    crossing = facts.pieces.get(link)
    if crossing is not None:
        if not_open(facts, state, player, crossing):
            return Bar.CLOSED
    elif facts.foreign[link // 6] and link not in facts.permits:
        return Bar.ABROAD
    return None


def _leads_abroad(facts: Facts, link: int) -> bool:
    """Return whether a link has an end abroad where no track may lie there (TC.foreign)."""
    if facts.rules.track_abroad == "first_hex":
        return False
    return facts.foreign[link // 6] or facts.foreign[facts.neighbours[link]]


def _barred(facts: Facts, state: State, player: int, link: int, bar: Bar) -> Phrase:
    """Return what to say of a link that is not open to a player."""
    here, there = facts.name(link // 6), facts.name(facts.neighbours[link])
    match bar:
        case Bar.NO_TRACK if not facts.costs[link]:
            return no_track(facts, link // 6, facts.neighbours[link])
        case Bar.NO_TRACK:
            return say("You already have track between {here} and {there}.", here=here, there=there)
        case Bar.CLOSED:
            return not_open(facts, state, player, facts.pieces[link])
        case Bar.ABROAD:
            return say(
                "Track stops in the first foreign hex, {here}, except for permitted builds.", here=here
            )
        case Bar.NO_FOREIGN:
            return say("No track may lie in a foreign country.")
        case _:
            assert_never(bar)


def lay(facts: Facts, state: State, player: int, move: Lay, ledger: Ledger) -> None:
    """Lay a link that may be laid."""
    link = facts.links[move.start, move.end]
    put_down(facts, state, player, (link,), _price(facts, state, player, link), ledger)


def lay_plain(facts: Facts, state: State, player: int, moves: Iterable[Move], ledger: Ledger) -> Made:
    """Lay the first links of some moves at once while they are plain ones out of own track.

    Nothing is asked for such a link but points, whatever else it brings; most links are plain, and need not
    be asked the whole question. None is laid any more after one that gives a town its first railway.
    """
    owners, present, links = state.owners, state.present, facts.links
    plain, town_at = _plain_links(facts), state.map_places.town_at
    bit, points, dear = 1 << player, state.points, dear_from(facts, state, player)
    by_links, dearer = state.track_funds == "links", dear_hexes(facts, state, player)
    made: Made = []
    new: list[int] = []
    for move in moves:
        if type(move) is not Lay or (link := links.get((move.start, move.end))) is None:
            break
        back, cost = plain[link]
        start, end, others = move.start, move.end, owners[link]
        there, town = present[end], town_at[end] != NOWHERE
        takes = 1 if by_links else cost
        if not cost > 0 or takes > points or cost >= dear or others & bit or not present[start] & bit:
            break
        if start in dearer:
            break
        points -= takes
        laid = new_laid((player, start, end, cost, 0, NOWHERE, 0))
        if not others and (there & bit or not (there or town)):
            # No rival is paid, and no first entry.
            owners[link] = owners[back] = bit
            if not there:
                present[end] = bit
                new.append(end)
            note_laid(state, laid, ledger, (link,))
            made.append((move, ledger.closed()))
            continue
        state.come_to(facts, player, new)
        new.clear()
        put_link(facts, state, link, laid, ledger, (link,))
        made.append((move, ledger.closed()))
        if town and not there:
            break
    if made:
        state.points = points
        state.come_to(facts, player, new)
    return made


@lru_cache(maxsize=8)
def _plain_links(facts: Facts) -> tuple[tuple[int, int], ...]:
    """Return for every link its reverse, and its cost where it is plain, else 0."""
    return tuple(zip(facts.backs, facts.plain_costs, strict=True))


def unserved(state: State) -> int:
    """Return how many towns have no railway yet (6.A7)."""
    return len(state.map_places.towns) - state.served.bit_count()

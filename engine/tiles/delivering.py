"""Deliveries: which cubes can go by which links, and what they bring (DR.4a, DR.4b)."""

from collections.abc import Iterator

from engine.messages import Phrase, say
from engine.tiles.events import Event, Rose, Scored
from engine.tiles.facts import Counts, Facts
from engine.tiles.moves import Deliver
from engine.tiles.placing import edge_at, next_cell, side_to
from engine.tiles.state import NO_ONE, Link, State, added
from engine.turns.ledger import Ledger

Events = Ledger[Event]


def deliveries(state: State) -> Iterator[tuple[Deliver, Link]]:
    """Yield every delivery of a cube by a link of its city, with that link, in a fixed order (DR.4a)."""
    links = state.links
    for cell in sorted(state.cubes):
        goods = [good for good, count in enumerate(state.cubes[cell]) if count]
        for side in range(4):
            link = links.get(edge_at(cell, side))
            if link is not None:
                to = next_cell(cell, side)
                for good in goods:
                    yield Deliver(good, cell, to), link


def link_of(state: State, move: Deliver) -> Link | None:
    """Return the link that a delivery goes by, or None."""
    side = side_to(move.cell, move.to)
    return None if side < 0 else state.links.get(edge_at(move.cell, side))


def why_not_delivered(facts: Facts, state: State, move: Deliver) -> Phrase | None:
    """Say why a cube cannot be delivered so, or None (DR.4a)."""
    laid = state.table.get(move.cell)
    if laid is None:
        return say("There is no city at {x}, {y}.", x=move.cell[0], y=move.cell[1])
    city = facts.name(laid.tile)
    if not (cubes := state.cubes.get(move.cell)) or not cubes[move.good]:
        return say("{city} has no {good} to deliver.", city=city, good=facts.good_name(move.good))
    if link_of(state, move) is None:
        return say("{city} has no link to the cell {x}, {y}.", city=city, x=move.to[0], y=move.to[1])
    return None


def colour_points(facts: Facts, delivered: Counts, good: int) -> int:
    """Return the points for delivering goods after others in the turn: 3, 2, 1 by their colour (DR.4b)."""
    points = facts.rules.colour_points
    before = sum(delivered) if facts.as_one else delivered[good]
    return points[min(before, len(points) - 1)] if points else 0


def take_cube(state: State, move: Deliver) -> None:
    """Take the cube off its city."""
    left = added(state.cubes[move.cell], [move.good], -1)
    if any(left):
        state.cubes[move.cell] = left
    else:
        del state.cubes[move.cell]


def score(state: State, seat: int, points: int, rule: str, ledger: Events) -> None:
    """Give a seat points by a rule; nothing is recorded for nothing."""
    if points:
        state.scores[seat] += points
        ledger.note(Scored(seat, points, rule))


def raise_stock(facts: Facts, state: State, railroad: int, by: int, ledger: Events) -> None:
    """Let a railroad's stock rise, up to its top (DR.4b, DR.stock)."""
    before = state.values[railroad]
    after = min(max(before, facts.rules.stock_top), before + by)
    if after != before:
        state.values = added(state.values, [railroad], after - before)
        ledger.note(Rose(railroad, after))


def deliver(facts: Facts, state: State, seat: int, move: Deliver, ledger: Events) -> None:
    """Deliver a cube: points for the colour, for the link's owner if another, and the stock rises (DR.4b)."""
    link = link_of(state, move)
    assert link is not None
    points = colour_points(facts, state.delivered, move.good)
    take_cube(state, move)
    state.delivered = added(state.delivered, [move.good])
    score(state, seat, points, "DR.4b", ledger)
    if link.owner not in {seat, NO_ONE}:
        score(state, link.owner, facts.rules.owner_points, "DR.4b", ledger)
    raise_stock(facts, state, link.railroad, facts.rules.stock_rise, ledger)

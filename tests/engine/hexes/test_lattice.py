"""Moves on the lattice: distances, strokes, turns and mirrors."""

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.hexes.lattice import (
    DIRECTIONS,
    Hex,
    direction_between,
    disc,
    distance,
    line,
    neighbour,
    neighbours,
)
from engine.hexes.sides import (
    Side,
    chains,
    corner_of,
    corners_of,
    hexes_at,
    hexes_of,
    side_between,
    side_of,
    sides_at,
    sides_of,
)

hexes = st.builds(Hex, st.integers(-60, 60), st.integers(-60, 60))
directions = st.sampled_from(DIRECTIONS)


@given(hexes, hexes)
def test_a_stroke_is_a_chain_of_neighbours_and_as_short_as_can_be(a: Hex, b: Hex) -> None:
    """A fast drag paints every hex it crossed."""
    way = line(a, b)
    assert (way[0], way[-1]) == (a, b)
    assert len(way) == distance(a, b) + 1
    assert all(distance(x, y) == 1 for x, y in pairwise(way))


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    """Distances agree both ways and no detour is shorter."""
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert (distance(a, b) == 0) == (a == b)


@given(hexes, directions)
def test_a_side_is_stored_once(hex_: Hex, direction: int) -> None:
    """Both hexes of a side call it by the same value."""
    other = neighbour(hex_, direction)
    side = side_of(hex_, direction)
    assert side == side_of(other, (direction + 3) % 6) == side_between(hex_, other)
    assert side.direction in {0, 1, 2}
    assert set(hexes_of(side)) == {hex_, other}
    assert direction_between(hex_, other) == direction


@given(hexes, directions)
def test_sides_and_corners_meet(hex_: Hex, direction: int) -> None:
    """A side's two corners each join it to two more sides and three hexes."""
    side = side_of(hex_, direction)
    for corner in corners_of(side):
        assert side in sides_at(corner)
        assert len(set(sides_at(corner))) == 3
        assert set(hexes_of(side)) < set(hexes_at(corner))


@given(hexes, st.integers(0, 4))
def test_a_disc_holds_the_hexes_within_its_radius(centre: Hex, radius: int) -> None:
    """Brush sizes are 1, 7, 19 … hexes."""
    found = list(disc(centre, radius))
    assert len(found) == len(set(found)) == 1 + 3 * radius * (radius + 1)
    assert all(distance(centre, hex_) <= radius for hex_ in found)


def test_only_neighbours_share_a_side() -> None:
    """Two hexes further apart, or the same one, share none."""
    assert side_between(Hex(0, 0), Hex(2, 0)) is None
    assert direction_between(Hex(0, 0), Hex(0, 0)) is None
    assert len(set(neighbours(Hex(3, 4)))) == 6


@given(hexes, st.lists(st.sampled_from([0, 1, 2]), min_size=1, max_size=25), st.randoms())
def test_a_river_is_put_in_order_from_end_to_end(hex_: Hex, turns: list[int], chance: Random) -> None:
    """However its sides were clicked, an unbroken river is one chain."""
    corner = corner_of(hex_, 0)
    seen, river = {corner}, list[Side]()
    for turn in turns:
        side = sides_at(corner)[turn]
        ahead = next(end for end in corners_of(side) if end != corner)
        if ahead not in seen:
            river.append(side)
            seen.add(ahead)
            corner = ahead
    clicked = chance.sample(river, len(river))
    if river:
        (chain,) = chains(clicked)
        assert chain in {tuple(river), tuple(reversed(river))}


def test_a_gap_makes_two_chains_and_a_fork_one_more() -> None:
    """Pieces that do not touch, and a third arm, are told apart."""
    sides = sides_of(Hex(0, 0))
    assert [len(chain) for chain in chains((sides[0], sides[1], sides[3], sides[4]))] == [2, 2]
    corner = corners_of(sides[0])[0]
    assert sorted(len(chain) for chain in chains(sides_at(corner))) == [1, 2]


@given(hexes)
def test_a_ring_is_one_chain_that_starts_where_it_was_started(hex_: Hex) -> None:
    """Six sides round a hex make one chain of six."""
    ring = sides_of(hex_)
    (chain,) = chains(ring)
    assert chain[0] == ring[0]
    assert set(chain) == set(ring)
    assert chains(ring[:1]) == (ring[:1],)

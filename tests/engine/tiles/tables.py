"""Games of the tile game for tests, and a referee who watches every state of one."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from engine.tiles.events import Scored
from engine.tiles.facts import NO_RAILROAD, STEPS, facts_of
from engine.tiles.moves import Place
from engine.tiles.play import Played, TileGame
from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.rules import rules_of
from engine.tiles.state import State
from engine.turns.move_limit import ending
from engine.turns.play import run
from tests.engine.tiles.sets import lakes


@cache
def game_of(players: int, *, challenge: bool = False) -> TileGame:
    return TileGame(facts_of(lakes(), rules_of(lakes()), players, challenge=challenge))


def played(game: TileGame, *bots: str, seed: int = 1) -> Iterator[Played]:
    return ending(run(game, [TILE_BOTS[name] for name in bots], Random(seed)))


def referee(game: TileGame, before: State, move: Played) -> None:
    """Check what must hold after any move: points, cubes, tiles, stock, links and locomotives."""
    facts, state = game.facts, move.state
    for seat, points in enumerate(state.scores):
        scored = [event for event in move.events if isinstance(event, Scored) and event.seat == seat]
        gained = sum(event.points for event in scored)
        assert points - before.scores[seat] == gained
    cubes = Counter(dict(enumerate(state.bag)))
    for counts in (*state.cubes.values(), state.delivered):
        cubes.update(dict(enumerate(counts)))
    cubes.update(state.row)
    assert [cubes[good] for good in range(len(facts.goods))] == [*facts.bag]
    tiles = [*state.pile, *state.out, *state.drawn, *(laid.tile for laid in state.table.values())]
    tiles += [tile for hand in state.hands for tile in hand]
    assert sorted(tiles) == [*range(len(facts.cities))]
    assert len(state.links) == len(linked(game, state))
    assert {edge: link.railroad for edge, link in state.links.items()} == linked(game, state)
    for seat, left in enumerate(state.locomotives):
        owned = sum(link.owner == seat for link in state.links.values())
        assert left + owned == facts.locomotives


def linked(game: TileGame, state: State) -> dict[tuple[int, int, int], int]:
    """Return the links of a table, found tile by tile."""
    found = {}
    for (x, y), laid in state.table.items():
        for side, (east, south) in ((1, STEPS[1]), (2, STEPS[2])):
            other = state.table.get((x + east, y + south))
            if other is not None:
                mine = game.facts.edges[laid.tile][laid.turn][side]
                theirs = game.facts.edges[other.tile][other.turn][(side + 2) % 4]
                if mine == theirs != NO_RAILROAD:
                    found[x, y, side] = mine
    return found


def naive_placements(game: TileGame, state: State, hand: tuple[int, ...]) -> set[Place]:
    """Return every legal placement, by trying all tiles, turns and cells near the table (DR.3a to DR.3d)."""
    facts = game.facts
    xs, ys = [x for x, _ in state.table], [y for _, y in state.table]
    cells = product(range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2))
    matching, blank = set(), set()
    for (x, y), tile, turn in product(cells, hand, range(4)):
        edges = facts.edges[tile][turn]
        if (x, y) in state.table or edges in facts.edges[tile][:turn]:
            continue
        met = []
        for side, (east, south) in enumerate(STEPS):
            other = state.table.get((x + east, y + south))
            if other is not None:
                met.append((edges[side], facts.edges[other.tile][other.turn][(side + 2) % 4]))
        if any(mine == theirs != NO_RAILROAD for mine, theirs in met):
            matching.add(Place(tile, (x, y), turn))
        elif (NO_RAILROAD, NO_RAILROAD) in met:
            blank.add(Place(tile, (x, y), turn))
    return matching or blank

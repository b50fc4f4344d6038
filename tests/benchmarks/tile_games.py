"""How fast the tile game is, as ratios within one run: next to the hex game, and to a naive search."""

import json
from random import Random
from time import process_time
from typing import Any, Final

from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.play import Game
from engine.shipped import folder
from engine.tiles.placing import placements
from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.state import State
from engine.turns.play import run
from studio.cli.boards import load
from tests.engine.tiles.tables import game_of, naive_placements

_SEATS, _GAMES, _TILES = 4, 6, 30
"""Players at a table, games of each kind, and laid tiles from which on a table counts as grown."""
_SEARCHES: Final = 40
GAME_AIM, SEARCH_AIM = 0.25, 10.0
"""A tile game takes at most this part of a hex game; the index is at least so many times as fast."""


def measure(games: int = _GAMES, searches: int = _SEARCHES) -> dict[str, Any]:
    """Return the two ratios: of the processor time of games, and of searches for placements."""
    tile, grown = _tile_games(games)
    return {
        "tile_game_beside_hex_game": tile / _hex_games(games),
        "index_times_faster": _searches(grown, searches),
        "tiles_on_table": len(grown.table),
    }


def tell(form: str) -> int:
    """Print the ratios with what is aimed at; return 0."""
    found = measure()
    if form == "json":
        print(json.dumps(found, indent=2))
        return 0
    games, index = found["tile_game_beside_hex_game"], found["index_times_faster"]
    print(f"four greedy: tile game next to the sixth edition on the Severn  {games:.2f} (aim: {GAME_AIM})")
    tiles = found["tiles_on_table"]
    print(f"placements on {tiles} tiles: index next to naive search  {index:.0f} × (aim: {SEARCH_AIM:.0f} ×)")
    return 0


def _tile_games(games: int) -> tuple[float, State]:
    """Return the seconds that games take, and a grown table of one of them."""
    game, seconds = game_of(_SEATS), 0.0
    grown = game.initial_state(_SEATS)
    for seed in range(games + 1):
        begun = process_time()
        states = [each.state for each in run(game, [TILE_BOTS["greedy"]] * _SEATS, Random(seed))]
        seconds += process_time() - begun if seed else 0.0
        grown = next((state for state in states if len(state.table) >= _TILES and any(state.hands)), grown)
    return seconds, grown


def _hex_games(games: int) -> float:
    """Return the seconds that games by the sixth edition take on the Severn."""
    game, seconds = Game(facts_of(load(folder("maps") / "severn.yaml"))), 0.0
    for seed in range(games + 1):
        begun = process_time()
        for _ in run(game, [BOTS["greedy"]] * _SEATS, Random(seed)):
            pass
        seconds += process_time() - begun if seed else 0.0
    return seconds


def _searches(state: State, searches: int) -> float:
    """Return how many times as fast all placements of a hand are found by open edges as by trying all."""
    game = game_of(_SEATS)
    hand = next(hand for hand in state.hands if hand)
    found, naive = placements(game.facts, state, hand), naive_placements(game, state, hand)
    assert set(found) == naive
    begun = process_time()
    for _ in range(searches):
        found = placements(game.facts, state, hand)
    between = process_time()
    for _ in range(searches):
        naive = naive_placements(game, state, hand)
    ended = process_time()
    return (ended - between) / max(1e-9, between - begun)

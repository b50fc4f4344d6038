"""What each step of a scenario of the tile game does, and its result by the names a file uses."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engine.scenarios.tiles.position import TileTable
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import list_of, number_of
from engine.tiles.bidding import opened
from engine.tiles.events import Linked
from engine.tiles.facts import NO_RAILROAD
from engine.tiles.moves import (
    Arrange,
    Bid,
    Deliver,
    DrawCubes,
    DrawTiles,
    Move,
    Pass,
    Place,
    TakeCity,
    TakeStock,
)
from engine.tiles.placing import edge_at, next_cell
from engine.tiles.play import totals, winners
from engine.tiles.set import SOLO
from engine.tiles.solo.ranks import rank_of
from engine.tiles.state import State
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove

END = "end"
"""What scenarios call the end of the game."""


def make(table: TileTable, move: Move) -> int:
    """Make a move, then let chance draw cubes for it; return how many."""
    state, events = table.game.apply(table.state, move)
    table.links = tuple(
        table.game.facts.railroads[event.railroad] for event in events if isinstance(event, Linked)
    )
    drawn = 0
    while state.cubes_due is not None:
        cubes = table.game.sampled(state, Random(1))
        assert isinstance(cubes, DrawCubes)
        drawn += len(cubes.goods)
        state = table.game.apply(state, cubes).state
    table.state = state
    return drawn


def _give_turn(table: TileTable, seat: int, stage: Any) -> None:
    """Make it a player's turn in a phase; those after them in order wait, where the game is in another."""
    state = table.state
    if state.stage == "over" or (state.stage == stage and state.waiting[:1] == (seat,)):
        return
    table.state = state = state.copy()
    later = state.order[state.order.index(seat) :]
    if stage == "placing" and table.game.facts.players > SOLO:
        later = tuple(other for other in later if other == seat or state.hands[other])
    if stage == "placing" and table.game.facts.players == SOLO:
        state.took = (0,)
    state.stage, state.waiting = stage, later


def place(table: TileTable, value: Fields) -> Fields:
    """Place a tile of a player's hand, and draw its cubes."""
    _give_turn(table, table.seat(value.get("player")), "placing")
    x, y = (number_of(part, table.where) for part in list_of(value.get("at"), table.where))
    turn = number_of(value.get("turn"), table.where)
    cubes = make(table, Place(table.tile(value.get("tile")), (x, y), turn))
    return {"links": [*table.links], "cubes": cubes}


def lay(table: TileTable, value: Fields) -> Fields:
    """Lay one of the first cities of the challenge."""
    x, y = (number_of(part, table.where) for part in list_of(value.get("at"), table.where))
    make(table, Place(table.tile(value.get("tile")), (x, y), number_of(value.get("turn"), table.where)))
    return {"links": [*table.links]}


def pass_(table: TileTable, value: Fields) -> Fields:
    """Pass instead of placing, for a player who holds tiles, or instead of delivering."""
    seat, state = table.seat(value.get("player")), table.state
    holds = state.hands[seat] or (state.drawn and table.game.facts.players == SOLO)
    stage = "placing" if holds and state.stage != "delivering" else "delivering"
    _give_turn(table, seat, stage)
    make(table, Pass())
    return {}


def deliver(table: TileTable, value: Fields) -> Fields:
    """Deliver a cube from a city by its link of a railroad."""
    _give_turn(table, table.seat(value.get("player")), "delivering")
    state, cell = table.state, table.cell(value.get("from"))
    railroad = table.railroad(value.get("by"))
    sides = [side for side in range(4) if _railroad_at(table, state, cell, side) == railroad]
    linked = [side for side in sides if edge_at(cell, side) in state.links]
    side = (linked or sides or [0])[0]
    make(table, Deliver(table.good(value.get("cube")), cell, next_cell(cell, side)))
    return {}


def _railroad_at(table: TileTable, state: State, cell: tuple[int, int], side: int) -> int:
    laid = state.table.get(cell)
    return NO_RAILROAD if laid is None else table.game.facts.edges[laid.tile][laid.turn][side]


def bids(table: TileTable, value: Any) -> Fields:
    """Hold an auction, each bid as a text: a player, then points or `pass`."""
    table.state = state = table.state.copy()
    state.stage, state.auction = "bidding", opened(state.order)
    for said in list_of(value, table.where):
        name, _, told = str(said).partition(" ")
        seat = table.seat(name)
        if table.state.stage != "bidding" or table.game.actor(table.state) != seat:
            raise IllegalMove("DR.1b", "It is not this player's turn to bid.")
        make(table, Pass() if told == "pass" else Bid(number_of(_number(told), table.where)))
    return {}


def _number(told: str) -> Any:
    return int(told) if told.lstrip("-").isdigit() else told


def take(table: TileTable, value: Fields) -> Fields:
    """Take a tile in the draft, or keep a stock tile alone."""
    state, seat = table.state, table.seat(value.get("player"))
    is_alone = table.game.facts.players == SOLO
    if not state.waiting:
        table.state = state = state.copy()
        state.stage = "drawing" if is_alone else "drafting"
        state.waiting = (0,) if is_alone else (*state.order, *state.order)
    if table.game.actor(state) != seat:
        raise IllegalMove("DR.2", "It is not this player's turn to take a tile.")
    name = value.get("tile")
    railroad = table.game.facts.railroad_of.get(str(name))
    make(table, TakeCity(table.tile(name)) if railroad is None else TakeStock(railroad))
    return {}


def draw(table: TileTable, value: Fields) -> Fields:
    """Draw the tiles of a turn, those named or any."""
    table.state = state = table.state.copy()
    state.stage, state.waiting = "drawing", ()
    table.state = table.game.settled(state).state
    if value:
        cities = tuple(table.tile(name) for name in value.get("cities", ()))
        drawn: Move = DrawTiles(cities, tuple(table.railroad(code) for code in value.get("stock", ())))
    elif table.game.actor(table.state) != CHANCE:
        return {}
    else:
        drawn = table.game.sampled(table.state, Random(1))
    make(table, drawn)
    return {}


def chance(table: TileTable, value: Fields) -> Fields:
    """Make a move of chance as a transcript has it."""
    try:
        _, move = table.notation.read({"chance": value}, {})
    except ValueError as error:
        raise ScenarioError(f"{table.where}: {error}") from error
    table.state = table.game.apply(table.state, move).state
    return {}


def row(table: TileTable, value: Any) -> Fields:
    """Put the first cubes of the row in order."""
    move = Arrange(tuple(table.good(name) for name in list_of(value, table.where)))
    table.state = table.game.apply(table.state, move).state
    return {}


def next_(table: TileTable, value: Any) -> Fields:
    """Let the game go on by itself to the next turn: what is due, and whose turns these are."""
    if value != "turn":
        raise ScenarioError(f"{table.where}: 'next' must be followed by 'turn'.")
    state = table.state = table.game.settled(table.state).state
    if table.game.is_over(state):
        return {"is": END, "by": []}
    seats = (state.auction.asked,) if state.stage == "bidding" else state.waiting
    return {"is": state.stage, "by": [table.players[seat] for seat in seats]}


def over(table: TileTable, value: Any) -> Fields:
    """Say whether the game is over."""
    if value != "game":
        raise ScenarioError(f"{table.where}: 'over' must be followed by 'game'.")
    return {"is": table.game.is_over(table.state)}


def score(table: TileTable, value: Any) -> Fields:
    """Count what everybody has, as at the end of the game."""
    if value != "game":
        raise ScenarioError(f"{table.where}: 'score' must be followed by 'game'.")
    return {}


def rank(table: TileTable, value: Any) -> Fields:
    """Return the rank of a game alone by its points."""
    return {"is": rank_of(table.game.facts, number_of(value, table.where))}


PLAYED: Mapping[str, Callable[[TileTable, Any], Fields]] = {
    "place": place,
    "lay": lay,
    "pass": pass_,
    "deliver": deliver,
    "bids": bids,
    "take": take,
    "draw": draw,
    "chance": chance,
    "row": row,
    "next": next_,
    "over": over,
    "score": score,
    "rank": rank,
}


def standing(table: TileTable) -> Fields:
    """Return what may be expected of any step, from the state after it."""
    state, facts, names = table.state, table.game.facts, table.players
    return {
        "scores": dict(zip(names, state.scores, strict=True)),
        "score": state.scores[0],
        "locomotives": dict(zip(names, state.locomotives, strict=True)),
        "stock": dict(zip(facts.railroads, state.values, strict=True)),
        "order": [names[seat] for seat in state.order],
        "drawn": {"cities": len(state.drawn), "stock": len(state.drawn_stock)},
        "pile": {"cities": len(state.pile), "stock": len(state.stock_pile)},
        "bag": dict(zip(facts.goods, state.bag, strict=True)),
        "hands": {
            name: [facts.name(tile) for tile in hand] for name, hand in zip(names, state.hands, strict=True)
        },
        "row": [facts.goods[good] for good in state.row],
        "out": len(state.out),
        "turn": state.turn,
        "totals": dict(zip(names, totals(state), strict=True)),
        "winners": [names[seat] for seat in winners(state)],
    }

"""Cities that grow with traffic: a train enters a hex by one roll and at once makes another (TC.growth1)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise

from engine.game.cities.founding import found_city
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.races import Train
from engine.game.state import State


def grow(
    facts: Facts, state: State, trains: Sequence[Train], turn: int, faces: Iterable[int], ledger: Ledger
) -> None:
    """Found the cities that some rolls bring about; the trains are as they were before them.

    A roll that only pays what a hill takes enters nothing. Only the train's next roll makes a city, in the
    hex that the first one entered.
    """
    growth = facts.cities.growth if facts.cities else None
    if growth is None:
        return
    points = [train.rolled for train in trains]
    entered = dict(state.progress.entered)
    for face in faces:
        train, before = trains[turn], points[turn]
        points[turn] = train.reached(before, face)
        hex_ = entered.pop(train.player, NOWHERE)
        if hex_ != NOWHERE and face == growth.then_rolled:
            found_city(facts, state, hex_, "traffic", ledger)
        if face == growth.entered_on:
            there = _entered(facts, _route_of(state, train), before, points[turn])
            if there != NOWHERE:
                entered[train.player] = there
        turn = (turn + 1) % len(trains)
    state.progress = replace(state.progress, entered=tuple(entered.items()))


def _route_of(state: State, train: Train) -> tuple[int, ...]:
    return next(entry.route for entry in state.entries if entry.player == train.player)


def _entered(facts: Facts, route: tuple[int, ...], before: int, after: int) -> int:
    """Return the last hex ashore that a train came into between two numbers of points, or NOWHERE."""
    needs = accumulate(1 + facts.delay(start, end) for start, end in pairwise(route))
    there = NOWHERE
    for hex_, need in zip(route[1:], needs, strict=True):
        if before < need <= after and hex_ < facts.hexes:
            there = hex_
    return there

"""A bot that looks no further than the next thing worth having."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from engine.bots.cities.turns import Manner, choose_in_round
from engine.bots.common.distances import bearings_of, near_to
from engine.bots.common.held_runs import other_ways_in
from engine.bots.common.plan_following import allowed
from engine.bots.common.race_entry import choose_entry
from engine.bots.common.targets import connections_left, worths_of_places
from engine.bots.common.written_orders import builds, entries_and_track, fair_gain
from engine.bots.greedy.start_choice import choose_start
from engine.bots.greedy.waiting import better_waits, spread_out
from engine.game.facts import Facts
from engine.game.moves import Done, Enter, GiveNotice, Move, RefuseLine
from engine.game.play import Choice, Game
from engine.game.state import Pair, State
from engine.game.steps.building import Build, BuildExtra
from engine.game.steps.declaring import Declare
from engine.game.steps.joint_line_offers import AnswerLine
from engine.game.steps.opening import ChooseStart
from engine.game.steps.postal.building import WriteBuilds
from engine.game.steps.postal.racing import WriteEntries
from engine.game.track.laying import footing, lays_of
from engine.paths.compilation import compiled
from engine.paths.laying import End, Land, Near, Purse, best_turn

_FAR: Final = 200
"""The points beyond which it builds to nothing; fees with them no way across a board takes as many."""
_TOO_DEAR: Final = {"6.A6", "6.B6"}
"""The rules by which a link takes more than there is to build with."""


@dataclass(frozen=True)
class GreedyBot:
    """Connects towns by cheap lines, and enters the races from which it may expect a profit.

    In points of the account ``key`` is what track at a destination is worth to it, ``early`` what that is
    while building is free, when first entries are what it is after, and ``held`` what it is to make a run
    possible.
    """

    key: int = 11
    early: int = 2
    held: int = 14

    def choose(self, game: Game, state: State, random: Random) -> Choice:
        """Return moves; the same for the same state, but for the start, which is drawn."""
        if game.facts.rules.turn_order == "rounds":
            return choose_in_round(game, state, Manner(), random)
        return self._by_stages(game, state, random)

    def _by_stages(self, game: Game, state: State, random: Random) -> Choice:
        """Return moves where all building comes before the races."""
        facts, turn = game.facts, game.turn(state)
        match turn:
            case Build():
                return self._build(game, state, turn.actor(facts, state))
            case BuildExtra():
                return self._build_extra(game, state, turn.actor(facts, state))
            case Declare() if state.pair is not None:
                return choose_entry(game, state, turn.actor(facts, state), state.pair)
            case ChooseStart():
                return choose_start(facts, state, turn.actor(facts, state), self.key, random)
            case AnswerLine():
                return RefuseLine()
            case WriteBuilds():
                return builds(game, state, turn.actor(facts, state), self, random)
            case WriteEntries():
                return entries_and_track(game, state, turn.actor(facts, state), self, random, _ranked)
        raise ValueError("The greedy bot knows no move for this turn.")

    def _build(self, game: Game, state: State, player: int) -> Choice:
        """Build to what brings most for the points it takes, as far as they go; save for a dear link (6.A6).

        Where building brings nothing more, it gives notice (E.A8), unless that is another's gain.
        """
        facts, rules = game.facts, game.facts.rules
        if better_waits(facts, state, player):
            return *spread_out(facts, state, player), Done()
        near = near_to(facts, player, footing(facts, state, player))
        purse = Purse(state.points, state.saved[player], rules.save_from, ask=not rules.debt)
        worths = worths_of_places(facts, state, self.early, swift=near.swift)
        worths = _with_connections(facts, state, player, worths)
        seen = _Sight(bearings_of(facts).land, near, worths)
        choice = _laying(game, state, player, seen, purse, far=_FAR)
        return allowed(game, state, GiveNotice(), Done()) if choice is None else choice

    def _build_extra(self, game: Game, state: State, player: int) -> Choice:
        """Build what is worth more than it takes off the account, and can be finished in time (6.B6).

        That is in this turn; while a run is held over there will be another, and a way may take both.
        """
        facts, rules = game.facts, game.facts.rules
        near = near_to(facts, player, footing(facts, state, player))
        later, pays = rules.extra_points if state.held else 0, rules.extra_pays_rivals
        purse = Purse(state.points, later=later, ask=pays or not rules.debt, pays=pays)
        worths = worths_of_places(facts, state, self.key, swift=near.swift)
        worths = _with_connections(facts, state, player, worths)
        if state.held:
            worths = self._with_ends(facts, state, near, worths)
        seen = _Sight(bearings_of(facts).land, near, worths)
        return (
            _laying(game, state, player, seen, purse, far=0)
            or self._to_another_hex(game, state, player, purse)
            or Done()
        )

    def _to_another_hex(self, game: Game, state: State, player: int, purse: Purse) -> Choice | None:
        """Build to a hex of a special that is far enough, where that with track is too near (6.B1d)."""
        facts = game.facts
        wanted = other_ways_in(facts, state, player) if state.held else ()
        if not wanted:
            return None
        bearings = bearings_of(facts)
        land, doors = bearings.ways_in, bearings.doors
        near = Near(len(doors), swift=compiled())
        land.come_to(near, footing(facts, state, player))
        found = [self.held * (door in wanted) for door in doors], [0] * len(doors), list(doors)
        worths = np.array(found, np.int64) if near.swift else found
        return _laying(game, state, player, _Sight(land, near, worths), purse, far=0)

    def _with_ends(self, facts: Facts, state: State, near: Near, worths: Any) -> Any:
        """Return worths by which ends of runs held over are worth what the other end leaves (6.B1e).

        Where one has track it takes nothing: it is the other that the run waits for.
        """
        lengths, of_key = near.numbers[0], bearings_of(facts).of_key
        found = _copied(worths)
        for pair in state.held:
            places = [of_key[key] for key in pair.keys]
            built = [any(state.present[hex_] for hex_ in hexes) for hexes in (pair.origins, pair.goals)]
            for end, place in enumerate(places):
                left = 0 if built[1 - end] and not built[end] else lengths[places[1 - end]]
                if built[1 - end] or not built[end]:
                    found[0][place] = max(found[0][place], self.held - left)
        return found


def _ranked(game: Game, state: State, pair: Pair) -> Iterator[tuple[float, Move]]:
    """Yield the entry of a race that may bring a profit, with what it brings where all are as strong."""
    player = state.undeclared[0]
    move = choose_entry(game, state, player, pair)
    if isinstance(move, Enter):
        yield fair_gain(game.facts, state, pair, player, move), move


class _Sight(NamedTuple):
    """What a builder has in sight: the land, what is near their track on it, the worths of places."""

    land: Land
    near: Near
    worths: Any


def _laying(game: Game, state: State, player: int, seen: _Sight, purse: Purse, *, far: int) -> Choice | None:
    """Return the moves of the best turn, and its end; None where nothing is worth building to.

    A first link that is laid in a special way, or that points alone may not pay for, is asked about. For one
    that is too dear it waits; a place to which one is forbidden for another reason is left out.
    """
    facts, marks = game.facts, (state.present, state.owners, 1 << player)
    worths, forbidden = seen.worths, False
    while True:
        turn = best_turn(seen.land, seen.near, worths, marks, purse, far=far)
        if turn.end == End.NO_AIM and not turn.links:
            return Done() if forbidden else None
        lays = tuple([lays_of(facts)[link] for link in turn.links])
        if turn.end != End.ASK:
            return *lays, Done(turn.save)
        illegal = game.why_illegal(state, lays[0]) if len(lays) == 1 else None
        if illegal is None:
            return lays
        if illegal.rule in _TOO_DEAR:
            return Done(purse.points if 0 < purse.save_from <= facts.costs[turn.links[0]] else 0)
        forbidden, worths = True, _copied(worths)
        worths[0][turn.aim] = worths[1][turn.aim] = 0


def _with_connections(facts: Facts, state: State, player: int, worths: Any) -> Any:
    """Return worths with the bonuses of connections that want only one place more (6.C4)."""
    left = connections_left(facts, state, player) if facts.connections else {}
    if not left:
        return worths
    spots, found = bearings_of(facts).spots, _copied(worths)
    for hex_, bonus in left.items():
        found[0][spots.index(hex_)] += bonus
    return found


def _copied(worths: Any) -> Any:
    """Return worths of places that may be changed, for a search of the same kind."""
    return tuple([each.copy() for each in worths]) if isinstance(worths, tuple) else worths.copy()

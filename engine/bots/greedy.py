"""A bot that looks no further than the next thing worth having."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.bots.aims import worths_of_places
from engine.bots.entering import choose_entry
from engine.bots.following import allowed
from engine.bots.signposts import near_to, signposts_of
from engine.bots.starts import choose_start
from engine.game.building import footing, lays_of
from engine.game.facts import Facts
from engine.game.moves import Done, GiveNotice, RefuseLine
from engine.game.play import Choice, Game
from engine.game.state import State
from engine.game.steps.building import Build, BuildExtra
from engine.game.steps.declaring import Declare
from engine.game.steps.joint import AnswerLine
from engine.game.steps.opening import ChooseStart
from engine.paths.laying import End, Near, Purse, Turn, best_turn

_FAR: Final = 30
"""The points beyond which it looks for nothing."""


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
        raise ValueError("The greedy bot knows no move for this turn.")

    def _build(self, game: Game, state: State, player: int) -> Choice:
        """Build to what brings most for the points it takes, as far as they go; save for a dear link (6.A6).

        Where nothing is left to gain by building, it had better end (E.A8).
        """
        facts, rules = game.facts, game.facts.rules
        near = near_to(facts, player, footing(facts, state, player))
        purse = Purse(state.points, state.saved[player], rules.save_from, ask=not rules.debt)
        marks = state.present, state.owners, 1 << player
        worths = worths_of_places(facts, state, self.early, swift=near.swift)
        turn = best_turn(signposts_of(facts).land, near, worths, marks, purse, far=_FAR)
        if turn.end == End.NO_AIM and not turn.links:
            return allowed(game, state, GiveNotice(), Done())
        return _laying(game, state, turn)

    def _build_extra(self, game: Game, state: State, player: int) -> Choice:
        """Build what is worth more than it takes off the account, and can be finished in time (6.B6).

        That is in this turn; while a run is held over there will be another, and a way may take both.
        """
        facts, rules = game.facts, game.facts.rules
        near = near_to(facts, player, footing(facts, state, player))
        later, pays = rules.extra_points if state.held else 0, rules.extra_pays_rivals
        purse = Purse(state.points, later=later, ask=pays or not rules.debt, pays=pays)
        marks = state.present, state.owners, 1 << player
        worths = worths_of_places(facts, state, self.key, swift=near.swift)
        if state.held:
            worths = self._with_ends(facts, state, near, worths)
        return _laying(game, state, best_turn(signposts_of(facts).land, near, worths, marks, purse, far=0))

    def _with_ends(self, facts: Facts, state: State, near: Near, worths: Any) -> Any:
        """Return worths by which ends of runs held over are worth what the other end leaves (6.B1e).

        Where one has track it takes nothing: it is the other that the run waits for.
        """
        lengths, of_key = near.numbers[0], signposts_of(facts).of_key
        found = worths.copy() if near.swift else [each.copy() for each in worths]
        for pair in state.held:
            places = [of_key[key] for key in pair.keys]
            built = [any(state.present[hex_] for hex_ in hexes) for hexes in (pair.origins, pair.goals)]
            for end, place in enumerate(places):
                left = 0 if built[1 - end] and not built[end] else lengths[places[1 - end]]
                if built[1 - end] or not built[end]:
                    found[0][place] = max(found[0][place], self.held - left)
        return found


def _laying(game: Game, state: State, turn: Turn) -> Choice:
    """Return the moves of a turn, and its end.

    A first link that is laid in a special way, or that points alone may not pay for, is asked about.
    """
    lays = [lays_of(game.facts)[link] for link in turn.links]
    if turn.end == End.ASK:
        return tuple(lays) if len(lays) > 1 else allowed(game, state, lays[0], Done())
    return *lays, Done(turn.save)

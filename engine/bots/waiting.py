"""Whether a player had better let the Building Stage go on."""

from typing import Final

from engine.bots.entering import purse_for
from engine.game.building import unserved
from engine.game.facts import Facts
from engine.game.people import fortunes
from engine.game.state import State
from engine.game.target import target_of

_IN_A_TURN: Final = 2
"""The towns that a turn may well bring a first railway."""


def better_waits(facts: Facts, state: State, player: int) -> bool:
    """Tell whether the end of the stage is near, and would all but win the game for somebody who is richer.

    One race then brings him to the target (E.B7). Meanwhile whoever builds on has to pay where he comes to
    the track of who waits, and need not stay the richest.
    """
    target = target_of(facts, state.players)
    if not target or unserved(facts, state) > facts.rules.notice_at + _IN_A_TURN:
        return False
    near = target - purse_for(facts.rules, 1)[0]
    wealth = fortunes(state)
    richest = max(wealth.values())
    return richest >= near and richest > wealth[state.people[player]]

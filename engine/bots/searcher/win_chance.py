"""How likely a company is to win when all building is done and the races are to come."""

from math import exp
from typing import Final

import numpy as np

from engine.bots.common.compiled_sums import ONE
from engine.bots.planner.expected_races import outlook_of
from engine.bots.planner.race_value import RIVALS
from engine.bots.planner.span_sums import prizes_for
from engine.game.facts import Facts
from engine.game.people import third_of
from engine.game.state import State

_ACCOUNT: Final = 1.4
"""What a point of the account is worth when building ends: who has more then also pays less afterwards."""
_PRIZES: Final = 0.6
"""What a point of the prizes expected by spans is worth: others run over one's track, and build as well.

Both were fitted to games of four planners on the maps we ship.
"""
_AHEAD: Final = 22.0
"""A person this many points ahead of another is assumed to win e times as often."""


def win_chance(facts: Facts, state: State, player: int) -> float:
    """Return how likely the person who runs a company is to win, by accounts and what races should bring.

    No race is played for it: the luck of the races says nothing of what was chosen before.
    """
    fortunes: dict[int, float] = {}
    for seat, (account, prizes) in enumerate(zip(state.accounts, expected_prizes(facts, state), strict=True)):
        if seat != third_of(state):
            person = state.people[seat]
            fortunes[person] = fortunes.get(person, 0.0) + _ACCOUNT * account + _PRIZES * prizes
    if state.people[player] not in fortunes:
        return 0.0
    most = max(fortunes.values())
    odds = {person: exp((fortune - most) / _AHEAD) for person, fortune in fortunes.items()}
    return odds[state.people[player]] / sum(odds.values())


def expected_prizes(facts: Facts, state: State) -> list[float]:
    """Return what the races to come should bring each seat, in points, by how far it is to their ends."""
    seen = outlook_of(facts, state, 0)
    one, other = np.triu_indices(len(seen.odds), 1)
    spans, odds = seen.spread.between[:, one, other].astype(np.int64), seen.odds[one, other]
    found = []
    for seat, mine in enumerate(spans):
        rivals = np.sort(np.delete(spans, seat, axis=0), axis=0)[:RIVALS]
        found.append(float((prizes_for(seen.prizes, mine, rivals) * odds).sum()) / ONE / ONE)
    return found

"""What ends a game whose keys do not: a target, or that no one runs any more (E.B7)."""

from engine.game.endings import Ending, Kind
from engine.game.facts import Facts
from engine.game.people import fortunes
from engine.game.state import State


def target_of(facts: Facts, players: int) -> int:
    """Return the account that ends the game for so many players; 0 when none does (E.B7)."""
    targets = facts.rules.targets
    target = targets[min(players, len(targets)) - 1]
    return target + facts.rules.target_raise if target else 0


def why_over(facts: Facts, state: State) -> Ending | None:
    """Return why the race just run was the last, or None (E.B7)."""
    target, idle = target_of(facts, state.players), facts.rules.idle_races
    if target and max(fortunes(state).values()) >= target:
        return Ending(Kind.TARGET, target)
    if idle and state.idle >= idle:
        return Ending(Kind.NOBODY_ENTERS, idle)
    return None

"""What may be spent on track in an extra building turn, by the named ways (6.B6, E.B6, E.C2)."""

from engine.game.facts import Facts
from engine.game.state import State


def extra_points(facts: Facts, state: State, player: int) -> int | None:
    """Return what a player may spend in their extra building turn; None when they have none.

    Fixed points; what they won in the last race or, without a prize, took in from others since their
    last turn; or a part of their account, rounded down, and at least what those in need may.
    """
    rules = facts.rules
    match rules.extra_from:
        case "points":  # 6.B6
            return rules.extra_points
        case "takings":  # E.B6
            won = state.won[player] if state.won else 0
            return won or state.takings[player] or None
        case "credit":  # E.C2
            return max(rules.extra_points, state.accounts[player] * rules.extra_percent // 100)


def extra_order(facts: Facts, state: State) -> tuple[int, ...]:
    """Return the players in the order of their extra building turns (6.B6, E.B6, E.C2)."""
    return state.poorest_first() if facts.rules.extra_order == "poorest" else state.richest_first()


def begin_extra_turn(facts: Facts, state: State, players: tuple[int, ...]) -> None:
    """Let the first of the players build who has a turn, and the others after them.

    Where extra track is counted in links, the points are as many links, whatever each costs (TC.build2).
    """
    for place, player in enumerate(players):
        points = extra_points(facts, state, player)
        if points is not None:
            state.builders, state.points = players[place:], points
            state.track_funds = "links" if facts.rules.extra_unit == "links" else "account"
            return
    state.builders, state.points = (), 0


def end_extra_turn(facts: Facts, state: State) -> None:
    """Pass the turn on; what a player could have spent at once they now keep (E.B6)."""
    player = state.builders[0]
    if state.takings:
        state.takings = tuple(0 if seat == player else taken for seat, taken in enumerate(state.takings))
    begin_extra_turn(facts, state, state.builders[1:])

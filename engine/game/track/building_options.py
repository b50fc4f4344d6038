"""What a player may do in a building turn: lay a link or a crossing, buy a ferry, leap, start again."""

from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Buy, Lay, Leap, Start, Work
from engine.game.state import State
from engine.game.track.crossings import cross, crosses, why_not_cross
from engine.game.track.ferries import buy, buys, why_not_buy
from engine.game.track.laying import lay, lays, why_not_lay
from engine.game.track.leaps import leap, leaps, why_not_leap
from engine.game.track.starts import second_starts, start_again, why_not_start_again
from engine.turns.illegal import IllegalMove


def works(facts: Facts, state: State, player: int) -> list[Work]:
    """Return all a player may do now, in a fixed order."""
    return [
        *lays(facts, state, player),
        *crosses(facts, state, player),
        *buys(facts, state, player),
        *leaps(facts, state, player),
        *second_starts(facts, state, player),
    ]


def why_not_work(facts: Facts, state: State, player: int, move: Work) -> IllegalMove | None:
    """Say which rule forbids a player to do something in their building turn, or None."""
    if isinstance(move, Lay):
        return why_not_lay(facts, state, player, move)
    if isinstance(move, Buy):
        return why_not_buy(facts, state, player, move)
    if isinstance(move, Leap):
        return why_not_leap(facts, state, player, move)
    if isinstance(move, Start):
        return why_not_start_again(facts, state, player, move)
    return why_not_cross(facts, state, player, move)


def do_work(facts: Facts, state: State, player: int, move: Work, ledger: Ledger) -> None:
    """Do what may be done."""
    if isinstance(move, Lay):
        lay(facts, state, player, move, ledger)
    elif isinstance(move, Buy):
        buy(facts, state, player, move, ledger)
    elif isinstance(move, Leap):
        leap(facts, state, player, move, ledger)
    elif isinstance(move, Start):
        start_again(facts, state, player, move, ledger)
    else:
        cross(facts, state, player, move, ledger)

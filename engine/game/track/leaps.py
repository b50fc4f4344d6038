"""Leapfrog: building on beyond a stretch of a rival's track (6.C3; E.C5 with a limit to all leaps)."""

from engine.game.events import Leapt
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import Leap
from engine.game.state import Foothold, State
from engine.messages import count_of, say
from engine.turns.illegal import IllegalMove


def leaps(facts: Facts, state: State, player: int) -> list[Leap]:
    """Return every leap a player may make now, in a fixed order."""
    if not facts.rules.leaps_over_one:
        return []
    left = [rival for rival in range(state.players) if _too_many(facts, state, player, rival) is None]
    return [
        Leap(start, end, rival)
        for rival in left
        for start in state.hexes[player]
        for end in _along(facts, state, rival, start)
        if _is_new(state, player, end)
    ]


def why_not_leap(facts: Facts, state: State, player: int, move: Leap) -> IllegalMove | None:
    """Say which rule forbids a player to leap in a building turn, or None."""
    if not (0 <= move.start < facts.hexes and 0 <= move.end < facts.hexes):
        return IllegalMove("6.C3", "A leap must lead from one hex of the map to another.")
    refused = _too_many(facts, state, player, move.rival)
    if refused is not None:
        return refused
    here, there = facts.name(move.start), facts.name(move.end)
    if not state.present[move.start] >> player & 1:
        return IllegalMove(
            "6.C3", say("A leap must start at your own track, and you have none in {here}.", here=here)
        )
    if not _is_new(state, player, move.end):
        return IllegalMove("6.C3", say("You can build from {there} without a leap.", there=there))
    if move.end not in _along(facts, state, move.rival, move.start):
        most = facts.rules.leap_hexes
        message = say(
            "That player's track does not lead from {here} to {there} in {most} hexes or fewer.",
            here=here,
            there=there,
            most=most,
        )
        return IllegalMove("6.C3", message)
    return None


def leap(facts: Facts, state: State, player: int, move: Leap, ledger: Ledger) -> None:
    """Gain a foothold at the far end of a leap.

    It costs nothing by itself: the junction there is paid with the first link out of it, as at a start
    (6.A5a), and what lies between is paid in races as any track of the rival's.
    """
    before = _along(facts, state, move.rival, move.start)[move.end]
    state.footholds += (Foothold(player, move.end, move.rival, before),)
    state.network = None  # Tolls may go by leaps.
    ledger.note(Leapt(player, move.start, move.end, move.rival))


def _too_many(facts: Facts, state: State, player: int, rival: int) -> IllegalMove | None:
    """Say why a player may make no leap at all over a rival's track, or None.

    A leap once made counts, whatever track has joined its ends since.
    """
    rules = facts.rules
    if not rules.leaps_over_one:
        return IllegalMove("6.C3", "This game is played without the leapfrog option.")
    if rival == player or not 0 <= rival < state.players:
        return IllegalMove("6.C3", "A leap must follow the track of another player.")
    made = [f for f in state.footholds if f.player == player and f.rival != NOWHERE]
    if rules.leaps and len(made) >= rules.leaps:
        return IllegalMove("E.C5", say("You have used all your {leaps} leaps.", leaps=rules.leaps))
    over = sum(foothold.rival == rival for foothold in made)
    if over >= rules.leaps_over_one:
        message = count_of(
            over,
            "You may leap over that player's lines only once.",
            "You may leap over that player's lines only {n} times.",
        )
        return IllegalMove("6.C3", message)
    return None


def _is_new(state: State, player: int, hex_: int) -> bool:
    """Return whether a player has neither track in a hex nor leapt to it already."""
    leapt = any((foothold.player, foothold.hex) == (player, hex_) for foothold in state.footholds)
    return not leapt and not state.present[hex_] >> player & 1


def _along(facts: Facts, state: State, rival: int, start: int) -> dict[int, int]:
    """Return the hexes that a rival's track leads to within a leap, the nearest first, and whence each."""
    found, edge = {start: NOWHERE}, [start]
    for _ in range(facts.rules.leap_hexes):
        ahead: dict[int, int] = {}
        for hex_ in edge:
            for link in range(6 * hex_, 6 * hex_ + 6):
                there = facts.neighbours[link]
                if state.owners[link] >> rival & 1 and there not in found:
                    ahead.setdefault(there, hex_)
        found |= ahead
        edge = list(ahead)
    del found[start]
    return found

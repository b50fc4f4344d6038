"""Whose turns to build are left: in a round, and after notice that building ends (6.A7, E.A8)."""

from dataclasses import replace

from engine.game.facts import Facts
from engine.game.state import State
from engine.game.track.laying import unserved
from engine.messages import say
from engine.turns.illegal import IllegalMove


def why_no_notice(facts: Facts, state: State) -> IllegalMove | None:
    """Say why a player may not give notice in their building turn, or None."""
    left, most = unserved(state), facts.rules.notice_at
    if not most:
        return IllegalMove("E.A8", "These rules have no notice that building ends.")
    if state.turns_left:
        return IllegalMove("E.A8", "The end of building has already been announced.")
    if left > most:
        message = say(
            "Notice may be given when at most {most} towns have no railway; {left} have none.",
            most=most,
            left=left,
        )
        return IllegalMove("E.A8", message)
    return None


def give_notice(facts: Facts, state: State, player: int) -> None:
    """Give everybody their last turns; the one in which a player gives notice is not among their (E.A8)."""
    turns = [facts.rules.notice_turns] * state.players
    turns[player] += 1
    state.turns_left = tuple(turns)


def builders_of(state: State, order: tuple[int, ...]) -> tuple[int, ...]:
    """Return the players of an order who still have turns to build in."""
    left = state.turns_left
    return tuple(seat for seat in order if left[seat]) if left else order


def end_turns(facts: Facts, state: State, players: tuple[int, ...]) -> None:
    """Take players out of the round, their turns being over, and let the next throw or build."""
    if state.turns_left:
        state.turns_left = tuple(
            left - (seat in players and left > 0) for seat, left in enumerate(state.turns_left)
        )
    rest = state.builders
    rest = rest[1:] if rest[:1] == players else tuple([seat for seat in rest if seat not in players])
    state.builders = builders_of(state, rest)
    state.points = state.allowance
    if state.joint.refused:
        state.joint = replace(state.joint, refused=())
    state.awaits_throw = not facts.rules.one_throw and bool(state.builders)  # E.A1


def cut_short(facts: Facts, state: State, served: int) -> None:
    """End the round when track has left few enough towns unserved, next to those served before (6.A7).

    Players who have not built yet this round get nothing.
    """
    before = len(state.map_places.towns) - served.bit_count()
    if before > facts.rules.unserved_towns >= unserved(state):
        state.builders = ()
        state.awaits_throw = False


def notice_over(state: State) -> bool:
    """Return whether notice was given and everybody has had their last turns (E.A8)."""
    return bool(state.turns_left) and not any(state.turns_left)

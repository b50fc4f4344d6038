"""Which hexes a player would like track in, and how many points of the account that is worth."""

from collections import Counter
from collections.abc import Iterable

from engine.game.facts import Facts
from engine.game.state import Network, Pair, State, network

Aims = Counter[int]
"""Points by hex."""


def aims(facts: Facts, state: State, player: int, key: int, held: int) -> Aims:
    """Return what each hex is worth: its keys, its bonus, and the runs held over it would join.

    ``key`` is what it is worth to have track at a destination that will surely be drawn, ``held`` to
    make a run possible that nobody can do.
    """
    found = _keys(facts, state, player, key)
    if state.stage == "building" or facts.rules.bonus_in_operating:
        found += _bonuses(facts, state)
    if state.held:
        found += _openings(facts, state, player, held)
    return found


def _keys(facts: Facts, state: State, player: int, worth: int) -> Aims:
    """Value the keys still to come up where the player has no track, by the chance that they do."""
    coming = [key for key in facts.destinations if key not in state.used]
    draws = 2 * (facts.rules.races - state.drawn) if facts.rules.races else len(coming)
    found: Aims = Counter()
    for key in coming:
        hexes = facts.destinations[key].hexes
        if not any(state.present[hex_] >> player & 1 for hex_ in hexes):
            found.update(dict.fromkeys(hexes, worth * min(draws, len(coming)) // len(coming)))
    return found


def _bonuses(facts: Facts, state: State) -> Aims:
    """Value the towns nobody has entered, where that pays (6.A4)."""
    return Counter(
        {
            place.hex: facts.rules.small_bonus if place.small else facts.rules.bonus
            for index, place in enumerate(facts.towns)
            if not state.served >> index & 1 and place.hex not in state.starts
        }
    )


def _openings(facts: Facts, state: State, player: int, worth: int) -> Aims:
    """Value the hexes that would join a run held over to the player's track (6.B1e).

    That is the missing end itself and all track joined to it.
    """
    part = _parts(network(facts, state))
    own = {part[hex_] for hex_ in state.hexes[player]}
    found: Aims = Counter()
    for pair in state.held:
        missing = [hexes for hexes in _ends(pair) if not own & _parts_at(part, hexes)]
        if len(missing) == 1:
            joined = _parts_at(part, missing[0])
            wanted = {hex_ for hex_, number in part.items() if number in joined}
            found.update(dict.fromkeys(wanted.union(missing[0]), worth))
    return found


def _ends(pair: Pair) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the hexes of both destinations of a pair."""
    return pair.origins, pair.goals


def _parts_at(part: dict[int, int], hexes: Iterable[int]) -> set[int]:
    """Return the parts of the track that hexes lie on."""
    return {part[hex_] for hex_ in hexes if hex_ in part}


def _parts(net: Network) -> dict[int, int]:
    """Return the number of the joined part of all track that each hex lies on."""
    part: dict[int, int] = {}
    for number, start in enumerate(net):
        if start in part:
            continue
        part[start] = number
        waiting = [start]
        while waiting:
            for step in net[waiting.pop()]:
                if step.hex not in part:
                    part[step.hex] = number
                    waiting.append(step.hex)
    return part

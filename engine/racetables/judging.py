"""Judge a half that was made by hand: whether its keys and sectors meet as they should (VP.O3a, VP.O4)."""

from collections import Counter
from itertools import combinations

from engine.messages import Phrase, say
from engine.racetables.fields import Half, Race

_SECTORS = tuple("123456")
_TOWNS = frozenset(tens + units for tens in _SECTORS for units in _SECTORS)
_SPECIAL = "special"


def why_no_half(half: Half) -> Phrase | None:
    """Say why some rounds of races are no half by sectors, or None.

    Keys are 11 to 66, and 1 to 6 for specials. How far places are apart is not asked.
    """
    keys = Counter(key for round_ in half for race in round_ for key in race)
    specials = {key for key in keys if key in _SECTORS}
    wanted = _TOWNS | (set(_SECTORS) if specials else set())
    for key in sorted(wanted | keys.keys()):
        if keys[key] != (key in wanted):
            return say("The key {key} comes up {n} times.", key=key, n=keys[key])
    for number, round_ in enumerate(half, 1):
        met = Counter(sector for race in round_ for sector in _sectors(race) if sector != _SPECIAL)
        odd = next((sector for sector in _SECTORS if met[sector] != 2), None)
        if odd is not None:
            return say("Round {n} has sector {sector} {times} times.", n=number, sector=odd, times=met[odd])
    return _wrong_pairs(half, has_specials=bool(specials))


def _wrong_pairs(half: Half, *, has_specials: bool) -> Phrase | None:
    """Say which pair of sectors meets too seldom or too often, or None."""
    met = Counter(_sectors(race) for round_ in half for race in round_)
    within = next((pair for pair in met if pair[0] == pair[1]), None)
    if within is not None:
        return say("A race lies within sector {sector}.", sector=within[0])
    twice = [pair for pair in combinations(_SECTORS, 2) if met[pair] == 2]  # as it says
    for pair in combinations(_SECTORS, 2):
        if not met[pair] or (has_specials and met[pair] > 1):
            return say("Sectors {one} and {other} meet {n} times.", one=pair[0], other=pair[1], n=met[pair])
    if not has_specials and sorted(sector for pair in twice for sector in pair) != [*_SECTORS]:
        return say("Three pairs of sectors meet twice, and they name each sector once.")
    return None


def _sectors(race: Race) -> tuple[str, str]:
    """Return the sectors of a race in order; that of specials comes last."""
    one, other = sorted(_SPECIAL if len(key) == 1 else key[0] for key in race)
    return one, other

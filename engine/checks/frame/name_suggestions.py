"""Which name may be meant by one that nothing bears."""

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches

from engine.messages import Phrase, say
from engine.text.names import folded

_CLOSE = 0.7
"""How alike two names must be, from 0 to 1, for one to be meant by the other."""
_SURELY = 0.8
"""How alike a name must be to one that is put in its place without a question."""
_CLEARLY = 0.08
"""By how much the next must be less alike for there to be no doubt which is meant."""


def meant_by(name: str, known: Iterable[str]) -> str:
    """Return the known name most like a misspelt one; empty where none is like it, or two are."""
    spelt = {folded(each): each for each in known if each.strip()}
    wanted = folded(name)
    near = get_close_matches(wanted, spelt, 2, _CLOSE)
    if not near:
        return ""
    likeness = [SequenceMatcher(None, each, wanted).ratio() for each in near]
    if len(near) > 1 and wanted not in spelt and likeness[0] - likeness[1] < _CLEARLY:
        return ""
    return spelt[near[0]]


def is_surely_meant(name: str, meant: str) -> bool:
    """Return whether a misspelt name is so like a known one that hardly another can be meant.

    Wexford is like Waterford, but who writes it means no other town.
    """
    return SequenceMatcher(None, folded(name), folded(meant)).ratio() >= _SURELY


def hint(meant: str) -> Phrase:
    """Return the sentence that asks whether a name is meant, to follow another; or nothing."""
    return say(" Perhaps {meant} is meant.", meant=meant) if meant else ""


def unowned(key: str) -> Phrase:
    """Return the sentence on the one key no one has, to follow another; or nothing."""
    return say(" {key} is unassigned.", key=key) if key else ""

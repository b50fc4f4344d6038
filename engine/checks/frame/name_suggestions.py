"""Which name may be meant by one that nothing bears."""

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches

from engine.messages import Phrase, say
from engine.text.names import folded

_CLOSE = 0.7
"""How alike two names must be, from 0 to 1, for one to be meant by the other."""
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


def hint(meant: str) -> Phrase:
    """Return the sentence that asks whether a name is meant, to stand after another; or nothing."""
    return say(" Perhaps {meant} is meant.", meant=meant) if meant else ""


def unowned(key: str) -> Phrase:
    """Return the sentence that says of the one key no one has, to stand after another; or nothing."""
    return say(" {key} is unassigned.", key=key) if key else ""

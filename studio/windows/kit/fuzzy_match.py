"""How well a few typed letters fit a name: the letters in order, best at the beginnings of words."""

import re

from engine.text.names import folded

_START, _NEXT, _ANY, _GAP = 8, 5, 1, 3
"""What a letter is worth at the start of a word, right after the one before, elsewhere; a gap costs."""
_WORD = re.compile(r"\w+")
_LONGEST = 200
"""How much of a name is looked at: each letter is tried at every place."""
_BEGINS = 10
"""What it is worth more that a name begins with all that is typed."""


def closeness(typed: str, name: str) -> int | None:
    """Return how well letters fit a name, more being better; None if it does not have them in order.

    Spaces in what is typed say nothing, nor does upper case.
    """
    letters = folded(typed).replace(" ", "")
    text = folded(name[:_LONGEST])
    # The worth of the best way to place all letters so far, by where the last of them was placed.
    best: dict[int, int] = {-1: 0}
    for letter in letters:
        placed: dict[int, int] = {}
        for last, worth in best.items():
            at = text.find(letter, last + 1)
            while at >= 0:
                placed[at] = max(placed.get(at, -len(text) * _GAP), worth + _worth(text, last, at))
                at = text.find(letter, at + 1)
        best = placed
    begins = _BEGINS if letters and text.startswith(folded(typed)) else 0
    return max((worth + begins for worth in best.values()), default=None)


def closeness_of_words(typed: str, text: str) -> int | None:
    """Return how well typed words fit that each begin a word of a text, in any order; None if one does not.

    It is as much as such letters are worth in a name.
    """
    there = _WORD.findall(folded(text))
    wanted = _WORD.findall(folded(typed))
    if not wanted or not all(any(word.startswith(each) for word in there) for each in wanted):
        return None
    return sum(_START + _NEXT * (len(each) - 1) for each in wanted)


def _worth(text: str, last: int, at: int) -> int:
    """Return what a letter is worth where it is placed."""
    if at == 0 or not text[at - 1].isalnum():
        return _START
    return _NEXT if at == last + 1 else _ANY - (_GAP if last >= 0 else 0)

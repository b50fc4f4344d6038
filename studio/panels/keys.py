"""Keys as they are typed, and a quiet word about them while they are."""

import re

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Town


def keys_in(text: str) -> tuple[str, ...]:
    """Return the keys in a text, parted by commas or spaces, each once, in the order of their scheme."""
    words = (word.upper() for word in re.split(r"[\s,;]+", text))
    return tuple(sorted(dict.fromkeys(word for word in words if word), key=key_order))


def keys_text(keys: tuple[str, ...]) -> str:
    """Return keys as they are typed."""
    return ", ".join(keys)


def key_note(board: Board, town: Town, keys: tuple[str, ...]) -> str:
    """Say what is odd about keys for a town, else how many are still free; the checks decide."""
    scheme = board.key_scheme
    if not scheme.towns:
        return "The board has no keys yet: choose a key scheme in its properties." if keys else ""
    odd = [key for key in keys if key not in scheme.towns]
    if odd:
        return (
            f"{_listed(odd)} {'is' if len(odd) == 1 else 'are'} not among this board's keys: {_range(board)}."
        )
    owners = {key: other for other in board.towns if other != town for key in other.keys}
    for key in keys:
        if key in owners:
            other = owners[key]
            name = other.name or "another town"
            if town.small and other.small:
                return f"{key} is shared with {name}, as two small towns may."
            return f"{key} is {name}’s already. Only two small towns may share a key."
    special = next((special for special in board.specials if special.key in keys), None)
    if special is not None:
        whose = f"the special destination {special.name}’s" if special.name else "a special destination’s"
        return f"{special.key} is {whose} already."
    taken = {*owners, *keys, *(special.key for special in board.specials)}
    left = [key for key in scheme.towns if key not in taken]
    return _free(left)


def _range(board: Board) -> str:
    """Return which keys there are."""
    if board.keys.startswith("dice"):
        return "they run from 11 to 66 with the digits 1 to 6"
    return "they are cards such as AS, 10H, QD or KC"


def _free(left: list[str]) -> str:
    """Return which keys are still free, or how many."""
    if not left:
        return "All other keys are given."
    if len(left) <= 6:
        return f"Still free: {_listed(left)}."
    return f"{len(left)} keys are still free, from {left[0]} on."


def _listed(words: list[str]) -> str:
    """Return words with commas and a last 'and'."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"

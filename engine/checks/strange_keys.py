"""What mends a key that a board's scheme lacks: the scheme that has it, or to be rid of it."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.keys import KEY_SCHEME_WORDS, KEY_SCHEMES
from engine.board.places import Special, Town
from engine.checks.slips import is_slip
from engine.diagnostics.findings import Fix
from engine.edits.document import SetField
from engine.edits.entries import RemoveEntry
from engine.edits.towns import ChangeTown
from engine.sayings import say


def free_keys(board: Board) -> list[str]:
    """Return the keys of towns that nobody has."""
    given = {key for town in board.towns for key in town.keys} | {each.key for each in board.specials}
    return [key for key in board.key_scheme.towns if key not in given]


def only_free(board: Board) -> str:
    """Return the key of towns that nobody has, if there is just one."""
    free = free_keys(board)
    return free[0] if len(free) == 1 else ""


def keys_awaited(board: Board) -> set[str]:
    """Return the keys that towns with keys their board lacks should have in the place of those."""
    return {instead_of(board, key) for town in board.towns for key in town.keys}


def instead_of(board: Board, key: str) -> str:
    """Return the key to be given in the place of one no town may have: that meant, or the one nobody has."""
    if key in board.key_scheme.towns or board.key_scheme.name == "none":
        return ""
    return key_meant(board, key) or only_free(board)


def key_meant(board: Board, key: str) -> str:
    """Return the key of towns that was typed amiss, or nothing.

    It was typed with spaces, in small letters, O for 0, or is a slip away from one alone that nobody has.
    """
    bare = "".join(key.split()).upper()
    tried = (bare, bare.replace("O", "0").replace("I", "1").replace("L", "1"), f"10{bare[1:]}")
    likely = tried[: 3 if bare.startswith("T") else 2]
    found = [each for each in likely if each != key and each in board.key_scheme.towns]
    slips = [] if found else [free for free in free_keys(board) if is_slip(free, bare)]
    return found[0] if found else slips[0] if len(slips) == 1 else ""


def ways_for_town(board: Board, town: Town, key: str) -> Iterator[Fix]:
    """Yield the fixes for a town with a key its board's scheme lacks."""
    yield from _other_scheme(board)
    if instead_of(board, key):
        return
    left = tuple(each for each in town.keys if each != key)
    yield Fix(
        say("Take {key} from {town}", key=key, town=town.name or say("the town")),
        ChangeTown(town, replace(town, keys=left), "Take key away"),
        safe=False,
    )


def ways_for_special(board: Board, special: Special) -> Iterator[Fix]:
    """Yield the fixes for a special with a key its board's scheme lacks; it is nothing without one."""
    yield from _other_scheme(board)
    yield Fix(
        say("Remove the special {special}", special=special.name or special.key),
        RemoveEntry(special),
        safe=False,
    )


def _other_scheme(board: Board) -> Iterator[Fix]:
    """Yield the fix that chooses the scheme which has every key the board gives, if one has."""
    towns = {key for town in board.towns for key in town.keys}
    specials = {special.key for special in board.specials}
    for scheme in KEY_SCHEMES.values():
        if towns <= set(scheme.towns) and specials <= set(scheme.specials):
            title = say("Choose the keys: {scheme}", scheme=say(KEY_SCHEME_WORDS[scheme.name]))
            yield Fix(title, SetField("keys", scheme.name), safe=False)
            return

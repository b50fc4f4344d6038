"""What fixes a key that a board's scheme lacks: the scheme that has it, or to be rid of it."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.keys import KEY_SCHEME_WORDS, KEY_SCHEMES, KeyScheme, key_order
from engine.board.places import Special, Town
from engine.checks.frame.misspelling import is_slip
from engine.diagnostics.findings import Fix
from engine.edits.document import SetField
from engine.edits.entries import ChangeEntry, RemoveEntry
from engine.edits.towns import ChangeTown
from engine.messages import say

_MOST_SINGLE = 5
"""More keys of another scheme than these are one thing to be told."""
_MOST_FIT = 4
"""Of so many keys all but one must be a scheme's for it to be meant by them."""


def free_keys(board: Board) -> list[str]:
    """Return the keys of towns that no one has."""
    given = {key for town in board.towns for key in town.keys} | {each.key for each in board.specials}
    return [key for key in board.key_scheme.towns if key not in given]


def only_free(board: Board) -> str:
    """Return the key of towns that no one has, if there is just one."""
    free = free_keys(board)
    return free[0] if len(free) == 1 else ""


def keys_awaited(board: Board) -> set[str]:
    """Return the keys that towns with keys their board lacks should have in the place of those."""
    strange = {key for town in board.towns for key in town.keys}
    return {meant for key in strange for meant in (instead_of(board, key), *run_meant(board, key))}


def run_meant(board: Board, key: str) -> tuple[str, ...]:
    """Return the keys that were typed as one, such as 31-33 for 31, 32 and 33, if no one has them."""
    first, _, last = key.partition("-")
    order, free = board.key_scheme.towns, set(free_keys(board))
    if first not in order or last not in order or key in order:
        return ()
    run = tuple(order[order.index(first) : order.index(last) + 1])
    return run if free.issuperset(run) else ()


def instead_of(board: Board, key: str) -> str:
    """Return the key to be given in the place of one no town may have: that meant, or the one no one has."""
    if key in board.key_scheme.towns or board.key_scheme.name == "none":
        return ""
    return key_meant(board, key) or only_free(board)


def free_specials(board: Board) -> list[str]:
    """Return the keys of specials that no one has."""
    given = {key for town in board.towns for key in town.keys} | {each.key for each in board.specials}
    return [key for key in board.key_scheme.specials if key not in given]


def specials_awaited(board: Board) -> set[str]:
    """Return the keys that specials with keys their board lacks should have in the place of those."""
    return {special_instead(board, special.key) for special in board.specials}


def special_instead(board: Board, key: str) -> str:
    """Return the key for a special whose own none may have: that like it, or the one no one has."""
    if key in board.key_scheme.specials:
        return ""
    free = free_specials(board)
    slips = [each for each in free if is_slip(each, key)]
    likely = slips if len(slips) == 1 else free
    return likely[0] if len(likely) == 1 else ""


def key_meant(board: Board, key: str) -> str:
    """Return the key of towns that was typed wrong, or nothing.

    It was typed with spaces, in small letters, O for 0, or is a slip away from one alone that no one has.
    """
    bare = "".join(key.split()).upper()
    tried = (bare, bare.replace("O", "0").replace("I", "1").replace("L", "1"), f"10{bare[1:]}")
    likely = tried[: 3 if bare.startswith("T") else 2]
    found = [each for each in likely if each != key and each in board.key_scheme.towns]
    slips = [] if found else [free for free in free_keys(board) if is_slip(free, bare)]
    return found[0] if found else slips[0] if len(slips) == 1 else ""


def renumbered(town: Town, old: str, *new: str) -> Fix:
    """Return the fix that gives a town other keys in the place of one."""
    keys = tuple(sorted({*town.keys, *new} - {old}, key=key_order))
    changed = ChangeTown(town, replace(town, keys=keys), "Change key")
    named = town.name or say("the town")
    return Fix(
        say("Give {town} {new} instead of {old}", town=named, new=", ".join(new), old=old),
        changed,
        safe=False,
    )


def renamed_special(special: Special, new: str) -> Fix:
    """Return the fix that gives a special another key."""
    named = special.name or say("the special destination")
    changed = ChangeEntry(special, replace(special, key=new), "Change key")
    title = say("Give {town} {new} instead of {old}", town=named, new=new, old=special.key)
    return Fix(title, changed, safe=False)


def without(town: Town, key: str) -> Fix:
    """Return the fix that takes one key from a town."""
    left = tuple(each for each in town.keys if each != key)
    return Fix(
        say("Remove {key} from {town}", key=key, town=town.name or say("the town")),
        ChangeTown(town, replace(town, keys=left), "Remove key"),
        safe=False,
    )


def ways_for_town(board: Board, town: Town, key: str) -> Iterator[Fix]:
    """Yield the fixes for a town with a key its board's scheme lacks."""
    run = run_meant(board, key)
    if run:
        yield renumbered(town, key, *run)
    yield from other_scheme(board)
    if instead_of(board, key) or run:
        return
    yield without(town, key)


def ways_for_special(board: Board, special: Special) -> Iterator[Fix]:
    """Yield the fixes for a special with a key its board's scheme lacks; it is nothing without one."""
    meant = special_instead(board, special.key)
    if meant:
        yield renamed_special(special, meant)
    yield from other_scheme(board)
    if meant:
        return
    yield Fix(
        say("Remove the special {special}", special=special.name or special.key),
        RemoveEntry(special),
        safe=False,
    )


def keys_of_another(board: Board) -> frozenset[str]:
    """Return the keys that a board's scheme lacks, where another has them all and they are most of a sort.

    A sort is the keys of towns, or those of specials.
    """
    if board.key_scheme.name == "none" or not any(other_scheme(board)):
        return frozenset()
    found: set[str] = set()
    for given, known in (
        ({key for town in board.towns for key in town.keys}, board.key_scheme.towns),
        ({special.key for special in board.specials}, board.key_scheme.specials),
    ):
        strange = given - set(known)
        if len(strange) > _MOST_SINGLE and 2 * len(strange) > len(given):
            found |= strange
    return frozenset(found)


def nearest_scheme(board: Board) -> Iterator[Fix]:
    """Yield the fix that chooses the scheme with every key the board gives, else that with most of them.

    Three quarters at least, and of two with as many the one with fewer keys.
    """
    fitting = list(other_scheme(board))
    if fitting:
        yield from fitting
        return
    towns = [key for town in board.towns for key in town.keys]
    specials = [special.key for special in board.specials]

    def known(scheme: KeyScheme) -> int:
        return sum(key in scheme.towns for key in towns) + sum(key in scheme.specials for key in specials)

    best = max(KEY_SCHEMES.values(), key=lambda scheme: (known(scheme), -len(scheme.all_keys)))
    if _MOST_FIT * known(best) >= (_MOST_FIT - 1) * (len(towns) + len(specials)) > 0:
        yield _chosen(best)


def _chosen(scheme: KeyScheme) -> Fix:
    """Return the fix that chooses a scheme."""
    title = say("Choose the keys: {scheme}", scheme=say(KEY_SCHEME_WORDS[scheme.name]))
    return Fix(title, SetField("keys", scheme.name), safe=False)


def other_scheme(board: Board) -> Iterator[Fix]:
    """Yield the fix that chooses the scheme which has every key the board gives, if one has."""
    towns = {key for town in board.towns for key in town.keys}
    specials = {special.key for special in board.specials}
    for scheme in KEY_SCHEMES.values():
        if towns <= set(scheme.towns) and specials <= set(scheme.specials):
            yield _chosen(scheme)
            return

"""Keys as they are typed, and a quiet word about them while they are."""

from engine.board.document import Board
from engine.board.places import Town
from engine.messages import Phrase, Saying, listed, say
from studio.language.words import tr

_STRANGE: Phrase = "{keys} is not a key of this board: {range}."
_STRANGERS: Phrase = "{keys} are not keys of this board: {range}."


def strange_keys(board: Board, keys: tuple[str, ...]) -> list[str]:
    """Return which keys no town of the board can have, if towns of it have keys at all."""
    known = board.key_scheme.towns
    return [key for key in keys if key not in known] if known else []


def key_note(board: Board, town: Town, keys: tuple[str, ...]) -> str:
    """Say what is odd about keys for a town, else how many are still free; the checks decide."""
    scheme = board.key_scheme
    if not scheme.towns:
        return tr("The board has no keys yet. Choose a key scheme in its properties.") if keys else ""
    odd = strange_keys(board, keys)
    if odd:
        told = _STRANGE if len(odd) == 1 else _STRANGERS
        return tr(told, keys=listed(odd), range=_range(board))
    owners = {key: other for other in board.towns if other != town for key in other.keys}
    for key in keys:
        if key in owners:
            other = owners[key]
            name = other.name or tr("another town")
            if town.small and other.small:
                return tr("{key} is shared with {name}; two small towns may share a key.", key=key, name=name)
            return tr(
                "{key} is already assigned to {name}. Only two small towns may share a key.",
                key=key,
                name=name,
            )
    special = next((special for special in board.specials if special.key in keys), None)
    if special is not None:
        whose = (
            tr("the special destination {name}", name=special.name)
            if special.name
            else tr("a special destination")
        )
        return tr("{key} is already assigned to {whose}.", key=special.key, whose=whose)
    taken = {*owners, *keys, *(special.key for special in board.specials)}
    left = [key for key in scheme.towns if key not in taken]
    return _free(left)


def _range(board: Board) -> Saying:
    """Return which keys there are."""
    if board.keys.startswith("dice"):
        return say("keys run from 11 to 66 with the digits 1 to 6")
    return say("keys are cards such as AS, 10H, QD or KC")


def _free(left: list[str]) -> str:
    """Return which keys are still free, or how many."""
    if not left:
        return tr("All other keys are assigned.")
    if len(left) <= 6:
        return tr("Unassigned: {keys}.", keys=listed(left))
    return tr("{n} keys are unassigned, from {key} on.", n=len(left), key=left[0])

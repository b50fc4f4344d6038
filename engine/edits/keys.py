"""Edits of keys over all towns at once."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, replace

from engine.board.document import Board
from engine.board.keys import key_order
from engine.messages import Phrase


@dataclass(frozen=True)
class SwapKeys:
    """Let the owners of two keys swap them, for each pair in turn; owners of a shared key both do."""

    swaps: tuple[tuple[str, str], ...]
    label: Phrase = "Swap keys"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Give every town the key that replaces its old one; specials keep theirs."""
        stands_for = {key: key for swap in self.swaps for key in swap}
        for one, other in self.swaps:
            for key, now in stands_for.items():
                if now in {one, other}:
                    stands_for[key] = other if now == one else one
        moved = {key for key, now in stands_for.items() if key != now}
        if all(moved.isdisjoint(town.keys) for town in board.towns):
            return board
        towns = tuple(
            town if moved.isdisjoint(town.keys) else replace(town, keys=_renumbered(town.keys, stands_for))
            for town in board.towns
        )
        return board.edited(towns=towns)


def _renumbered(keys: Iterable[str], stands_for: Mapping[str, str]) -> tuple[str, ...]:
    """Return a town's keys after swaps, in order."""
    return tuple(sorted((stands_for.get(key, key) for key in keys), key=key_order))

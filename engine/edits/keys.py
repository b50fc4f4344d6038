"""Edits of keys over all towns at once."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from engine.board.document import Board


@dataclass(frozen=True)
class SwapKeys:
    """Let the owners of two keys swap them, for each pair in turn; owners of a shared key both do."""

    swaps: tuple[tuple[str, str], ...]
    label: str = "Swap keys"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Give every town the key that stands for its old one; specials keep theirs."""
        stands_for = {key: key for swap in self.swaps for key in swap}
        for one, other in self.swaps:
            for key, now in stands_for.items():
                if now in {one, other}:
                    stands_for[key] = other if now == one else one
        towns = tuple(
            replace(town, keys=tuple(stands_for.get(key, key) for key in town.keys)) for town in board.towns
        )
        return board if towns == board.towns else board.edited(towns=towns)

"""Chains of hexes as scenario files write them: by their ends and bends."""

from collections.abc import Sequence
from itertools import pairwise

from engine.scenarios.table import Table


def bends(table: Table, chain: Sequence[int]) -> str:
    """Return a chain by its ends and bends."""
    facts = table.game.facts
    steps = [facts.link(*ends) % 6 for ends in pairwise(chain)]
    inner = [hex_ for hex_, (one, other) in zip(chain[1:], pairwise(steps), strict=False) if one != other]
    return " ".join(facts.labels[hex_] for hex_ in (chain[0], *inner, chain[-1]))
